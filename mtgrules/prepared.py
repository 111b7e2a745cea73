"""When is a permanent prepared, and what may be cast then?

A preparation card has a prepare spell in its inset frame, and that is never cast from the card (722.3). While the
permanent is prepared, a copy that has only the prepare spell's characteristics lies in exile, and the permanent's
controller may cast that (722.3c). Being prepared is a designation, so no copy of the permanent has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .events import Event
from .objects import Card, GameObject, ObjectId, Zone
from .rules import Rule, cr

if TYPE_CHECKING:
    from .characteristics import Characteristics
    from .playing import Playing
    from .state import Game

PREPARE_SPELL, PREPARED, OF = "prepare spell", "prepared", "the prepare spell of"


class BecamePrepared(Event):
    """A permanent gets the prepared designation, if it hasn't it yet, and its prepare spell is copied in exile.

    Source: `cr["722.3a"]`, `cr["722.3c"]`.
    """

    said: ClassVar[str] = "something became prepared"
    object: ObjectId
    copy: GameObject

    def apply(self, game: Game) -> Game:
        designations = dict.fromkeys((*game.objects[self.object].designations, PREPARED))
        return game.changed(self.object, designations=tuple(designations)).with_objects([self.copy])


def prepare_spell(game: Game, o: ObjectId) -> Characteristics | None:
    """The characteristics of an object's prepare spell, if it has one. Source: `cr["722.2a"]`, `cr["722.2b"]`."""
    inset = game[o].copiable.inset
    return inset.values if inset and inset.kind == PREPARE_SPELL else None


def prepare(playing: Playing, o: ObjectId) -> None:
    """Let a permanent become prepared, if it can. Source: `cr["722.3a"]`."""
    if prepare_spell(playing.game, o) is None:
        playing.tell(f"{o} has no prepare spell, so it can't become prepared", cr["722.3a"])
    elif PREPARED in playing.game.objects[o].designations:
        playing.tell(f"{o} is prepared already: nothing happens", cr["722.3a"])
    else:
        put_copy_into_exile(playing, o)


def put_copy_into_exile(playing: Playing, o: ObjectId) -> None:
    """The copy that has only the prepare spell's characteristics, whatever exceptions the permanent has as a copy.

    Source: `cr["722.3c"]`.
    """
    copy = copy_in_exile(playing.game, o)
    if copy is None:
        return
    playing.happen(BecamePrepared(o, copy))
    text = f"{o} is prepared: {copy.owner} creates a copy of it in exile that is only its prepare spell, {copy.id}"
    playing.tell(text, cr["722.3a"], cr["722.3c"])


def copy_in_exile(game: Game, o: ObjectId) -> GameObject | None:
    """The copy of a permanent's prepare spell as it comes into exile, or nothing if it has no prepare spell."""
    values = prepare_spell(game, o)
    if values is None:
        return None
    you = game.controller(o)
    return GameObject(
        game.new_id(values.name), Card.from_values(values), you, you, Zone.EXILE, is_copy=True, chosen=((OF, o, 0),)
    )


def as_it_enters(playing: Playing, o: ObjectId) -> None:
    """What entered, or phased in, prepared has its copy in exile from then on. Source: `cr["722.3c"]`."""
    if PREPARED in playing.game.objects[o].designations:
        put_copy_into_exile(playing, o)


def unprepare(playing: Playing, o: ObjectId, rule: Rule) -> None:
    """Take the designation from a permanent that has it."""
    designations = playing.game.objects[o].designations
    if PREPARED in designations:
        kept = tuple(word for word in designations if word != PREPARED)
        playing.game = playing.game.changed(o, designations=kept)
        playing.tell(f"{o} is no longer prepared", rule)


# ---------------------------------------------------------------- the copy
def prepared_by(game: Game, obj: GameObject) -> ObjectId | None:
    """The prepared permanent to which this copy in exile belongs, as long as that is there. Source:
    `cr["722.3c"]`.
    """
    found = next((o for name, o, _ in obj.chosen if name == OF), None)
    if obj.zone is not Zone.EXILE or found is None or not game.exists(found):
        return None
    return found if PREPARED in game.objects[found].designations else None


def who_may_cast_copy(game: Game, obj: GameObject) -> str:
    """Who may cast this copy of a prepare spell: the controller of the prepared permanent, or nobody."""
    permanent = prepared_by(game, obj)
    return game.controller(permanent) if permanent else ""


def was_cast(playing: Playing, old: GameObject, spell: ObjectId) -> None:
    """The permanent loses the designation as the copy becomes cast; the spell is a prepare spell. Source:
    `cr["722.3c"]`, `cr["722.3d"]`.
    """
    if permanent := prepared_by(playing.game, old):
        designations = playing.game.objects[spell].designations
        playing.game = playing.game.changed(spell, designations=(*designations, PREPARE_SPELL))
        unprepare(playing, permanent, cr["722.3c"])
