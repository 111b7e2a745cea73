"""What is an immutable value here? One small base: fields by annotation, equality by type and fields.

A standard frozen dataclass would do the same; eighty of them cost 80 ms to define, eighty of these 1 ms.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform

from .mistakes import Mistake


class WrongFields(Mistake, TypeError):
    """Values that don't fit the fields of their class, with what is wrong."""


@dataclass_transform(frozen_default=True)
class Value:
    """An immutable value with named fields, in the order in which its class (and its base) annotates them.

    Two values are equal if they are of the same class and have equal fields. `but` gives the same value with some
    fields changed. A wrong or missing field is a `TypeError`, as for any Python call. Where a field holds several
    values, one alone, a list or a dictionary will do; a class of one such field takes them one after another, too.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, Any]] = {}
    _several: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = [name for name, kind in cls.__annotations__.items() if not str(kind).startswith("ClassVar")]
        cls.fields = tuple(dict.fromkeys((*cls.fields, *own)))
        several = [
            name
            for name in own
            if str(cls.__annotations__[name]).startswith("tuple[") and str(cls.__annotations__[name]).endswith(", ...]")
        ]
        cls._several = tuple(dict.fromkeys((*cls._several, *several)))
        cls.defaults = cls.defaults | {name: cls.__dict__[name] for name in own if name in cls.__dict__}

    def __init__(self, *args: Any, **named: Any) -> None:
        cls = type(self)
        if len(args) > 1 == len(cls.fields) and cls._several:
            args = (args,)
        if len(args) > len(cls.fields):
            raise WrongFields(
                f"{cls.__name__} takes {len(cls.fields)} values ({', '.join(cls.fields)}), not {len(args)}"
            )
        given = dict(zip(cls.fields, args, strict=False))
        if wrong := [name for name in named if name in given or name not in cls.fields]:
            twice = [name for name in wrong if name in cls.fields]
            text = f"has {twice[0]!r} twice" if twice else f"has no field {wrong[0]!r}"
            raise WrongFields(f"{cls.__name__} {text}; it has {', '.join(cls.fields) or 'none'}")
        found = cls.defaults | given | named
        if len(found) < len(cls.fields):
            raise WrongFields(f"{cls.__name__} lacks {', '.join(n for n in cls.fields if n not in found)}")
        for name in cls._several:
            if type(found[name]) is not tuple:
                found[name] = _several(found[name])
        self.__dict__.update(found)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable; `but({name}=…)` gives a changed one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def but(self, **changes: Any) -> Self:
        """The same value except for some fields."""
        return type(self)(**{name: getattr(self, name) for name in self.fields} | changes)

    def _key(self) -> tuple[object, ...]:
        found = self.__dict__
        return tuple([found[name] for name in self.fields])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Value) and type(self) is type(other) and self._key() == other._key())

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    def __hash__(self) -> int:
        found = self.__dict__.get("_hash")
        if found is None:
            found = self.__dict__["_hash"] = hash((type(self).__name__, self._key()))
        return int(found)

    def __repr__(self) -> str:
        shown = [
            f"{name}={value!r}"
            for name, value in zip(self.fields, self._key(), strict=True)
            if name not in self.defaults or value != self.defaults[name]
        ]
        return f"{type(self).__name__}({', '.join(shown)})"


def _several(value: Any) -> tuple[Any, ...]:
    if isinstance(value, list):
        return tuple(value)
    return tuple(value.items()) if isinstance(value, dict) else (value,)
