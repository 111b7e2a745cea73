"""How often was something cast, copied or created?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.copying_spells import SpellCopied
from mtgrules.events import SpellCast
from mtgrules.learning.lesson import question
from mtgrules.view.frames import frame
from mtgrules.zones import Entered

if TYPE_CHECKING:
    from mtgrules.state import Game

COLUMNS = ("", "spells cast", "spells copied", "tokens created", "copies that became tokens")


def counted(game: Game) -> tuple[int, int, int, int]:
    """How many spells were cast and copied in a game so far, and how many tokens were created (111.2) or became
    tokens as the copy of a spell resolved (111.13).
    """
    cast = copied = created = became = 0
    for it in game.happened:
        cast += isinstance(it.event, SpellCast)
        copied += isinstance(it.event, SpellCopied)
        if isinstance(it.event, Entered):
            tokens = sum(obj.is_token for obj in it.event.objects)
            created, became = (created + tokens, became) if it.event.was_created else (created, became + tokens)
    return cast, copied, created, became


def tally(**games: Game | str) -> Any:
    """A row for each game, or for each question of the course as it ends: what was cast, copied and created.

    `tally(cast_twice=game, storm="09-storm")`. A DataFrame, or our own table where there is no pandas. Raises
    `LessonError`.
    """
    found = {name: question(one).setting.after if isinstance(one, str) else one for name, one in games.items()}
    return frame(COLUMNS, [(name.replace("_", " "), *counted(one)) for name, one in found.items()])
