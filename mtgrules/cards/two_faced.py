"""Cards with two faces, and meld pairs."""

from __future__ import annotations

from ..abilities import (
    FIRST_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    MENACE,
    TRAMPLE,
    VIGILANCE,
    TriggeredAbility,
    Unmodelled,
)
from ..entry_abilities import EntersTapped
from ..mana_abilities import tap_for
from ..melding import MeldWith, OwnsBoth
from ..objects import Card, Layout
from ..patterns import BeginningOf, Enters, TransformsIntoThis
from ..permanent_instructions import Apply
from ..player_instructions import ChangeLife
from ..references import All
from ..selectors import THIS, YOUR_CREATURES, any_other, each
from ..size_changes import GainAbility, ModifyPowerToughness
from ..token_instructions import CreateToken
from . import tokens

_WOLF_AND_LIFE = CreateToken(tokens.WOLF), ChangeLife(2)
HUNTMASTER_OF_THE_FELLS = Card(
    "Huntmaster of the Fells",
    "{2}{R}{G}",
    "Creature — Human Werewolf",
    "2/2",
    TriggeredAbility(Enters(THIS), _WOLF_AND_LIFE),
    TriggeredAbility(TransformsIntoThis(), _WOLF_AND_LIFE),
    Unmodelled("in each upkeep it transforms if nobody cast a spell last turn"),
    back=Card(
        "Ravager of the Fells",
        None,
        "Creature — Werewolf",
        "4/4",
        TRAMPLE,
        Unmodelled("when it transforms into this face: 2 damage to an opponent's side, twice"),
        Unmodelled("in each upkeep it transforms if one player cast two spells last turn"),
        colors="RG",
    ),
    layout=Layout.TRANSFORM,
)
DELVER_OF_SECRETS = Card(
    "Delver of Secrets",
    "{U}",
    "Creature — Human Wizard",
    "1/1",
    Unmodelled(
        "in your upkeep it transforms if the top card of your library is an instant or sorcery and you reveal it"
    ),
    back=Card("Insectile Aberration", None, "Creature — Human Insect", "3/2", FLYING, colors="U"),
    layout=Layout.TRANSFORM,
)
AKOUM_WARRIOR = Card(
    "Akoum Warrior",
    "{5}{R}",
    "Creature — Minotaur Warrior",
    "4/5",
    TRAMPLE,
    back=Card("Akoum Teeth", None, "Land", None, EntersTapped(), tap_for("R")),
    layout=Layout.MODAL,
)
MALAKIR_REBIRTH = Card(
    "Malakir Rebirth",
    "{B}",
    "Instant",
    None,
    Unmodelled("you lose 2 life, and a creature returns tapped if it dies this turn"),
    back=Card("Malakir Mire", None, "Land", None, EntersTapped(), tap_for("B")),
    layout=Layout.MODAL,
)

_SCAVENGERS = each("Creature", named="Midnight Scavengers", controller="you")
GRAF_RATS = Card(
    "Graf Rats",
    "{1}{B}",
    "Creature — Rat",
    "2/1",
    TriggeredAbility(
        BeginningOf("beginning of combat", yours=True), (MeldWith(_SCAVENGERS),), condition=OwnsBoth(_SCAVENGERS)
    ),
    layout=Layout.MELD,
)
MIDNIGHT_SCAVENGERS = Card(
    "Midnight Scavengers",
    "{4}{B}",
    "Creature — Human Rogue",
    "3/3",
    Unmodelled("when it enters, a small creature card returns from your graveyard to your hand"),
    layout=Layout.MELD,
)
CHITTERING_HOST = Card(
    "Chittering Host",
    None,
    "Creature — Eldrazi Horror",
    "5/6",
    HASTE,
    MENACE,
    TriggeredAbility(
        Enters(THIS), (Apply((ModifyPowerToughness(1, 0), GainAbility(MENACE)), All(any_other(YOUR_CREATURES))),)
    ),
    layout=Layout.MELD,
    parts=(GRAF_RATS, MIDNIGHT_SCAVENGERS),
)

BRUNA = Card(
    "Bruna, the Fading Light",
    "{5}{W}{W}",
    "Legendary Creature — Angel Horror",
    "5/7",
    FLYING,
    VIGILANCE,
    Unmodelled("when it is cast, an Angel or Human card may return from your graveyard"),
    layout=Layout.MELD,
)
GISELA = Card(
    "Gisela, the Broken Blade",
    "{2}{W}{W}",
    "Legendary Creature — Angel Horror",
    "4/3",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    Unmodelled("in your end step it melds with Bruna"),
    layout=Layout.MELD,
)
BRISELA = Card(
    "Brisela, Voice of Nightmares",
    None,
    "Legendary Creature — Eldrazi Angel",
    "9/10",
    FLYING,
    FIRST_STRIKE,
    VIGILANCE,
    LIFELINK,
    Unmodelled("opponents cast no spells of mana value 3 or less"),
    layout=Layout.MELD,
    parts=(BRUNA, GISELA),
)
