"""Boards, cards, comparisons and tables: pure functions of values, well-formed, the same bytes every time."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from mtgrules import Card, board, compare, game, pair, permanent, token, walk
from mtgrules.objects import Layout
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios_of
from mtgrules.view.difference import Difference
from mtgrules.view.facts import facts
from mtgrules.view.frames import COLUMNS, Table
from mtgrules.view.html import style
from mtgrules.view.predicting import prediction
from mtgrules.view.steps import steps
from mtgrules.view.symbols_html import symbol, text

EMPTY = {"br", "hr", "img", "input", "meta", "link"}
FOX = Card(
    "Day Fox", "{1}{R}", "Creature — Fox", "2/1", back=Card("Night Fox", None, "Creature — Fox", "4/3", colors="R"),
    layout=Layout.TRANSFORM,
)  # fmt: skip
BEFORE = game(Alice=["Glorious Anthem"], Bob=[permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2})])
AFTER = BEFORE.cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")
PLAYABLE = [ruling.id for ruling in all_rulings() if scenarios_of(ruling)[0]]


class Strict(HTMLParser):
    """Fails if tags aren't closed in order; keeps the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), (tag, attrs)
        assert "id" not in dict(attrs), "an id could be on the page twice"
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def words(html: str) -> str:
    """What a page of this HTML says; fails if it isn't well-formed."""
    parser = Strict()
    parser.feed(html)
    parser.close()
    assert not parser.open
    return " ".join(" ".join(parser.words).split())


def test_a_board_says_everything_in_words() -> None:
    g = game(
        Alice=[
            permanent(FOX, face=1),
            permanent("Isamaru, Hound of Konda", commander=True, damage=1),
            permanent("Ivy Elemental", x=4, counters={"+1/+1": 4}),
            permanent("Voice of All", chosen={"color": "blue"}),
        ],
        Bob=[
            permanent("Jace Beleren", counters={"loyalty": 7}),
            token("Saproling", tapped=True),
            permanent("Clever Impersonator", copy_of="Sol Ring"),
            permanent("Spirit Mantle", attached_to="Isamaru, Hound of Konda"),
        ],
        hand={"Bob": ["Murder"]},
    )
    g = g.attack("Ivy Elemental", hold=True).cast("Murder", by="Bob", target="Ivy Elemental", hold=True)
    said = words(board(g)._repr_html_())
    for expected in (
        "back face up: Night Fox (other face: Day Fox)", "commander", "1 damage", "X = 4 was paid", "4 +1/+1 counters",
        "remembers color: blue", "loyalty 7", "token", "card: Clever Impersonator", "copy of Sol Ring", "attacking Bob",
        "attached to Isamaru", "has Spirit Mantle attached", "Stack", "Murder, targeting Ivy Elemental", "tapped",
        "Turn 5, Alice’s declare attackers", "red", "colorless", "mana value 2",
    ):  # fmt: skip
        assert expected in said, f"{expected!r} isn't in {said}"


def test_a_face_down_permanent_shows_no_name_and_its_card() -> None:
    said = words(game(Alice=[permanent("Runeclaw Bear", face_down=True)])["Runeclaw Bear"]._repr_html_())
    assert "(no name)" in said
    assert "card: Runeclaw Bear" in said
    assert "face down" in said


def test_names_are_escaped() -> None:
    nasty = Card('<b>"Bad" & worse</b>', "{1}", "Artifact", None)
    html = board(game(Alice=[nasty]))._repr_html_()
    assert "<b>&quot;Bad&quot; &amp; worse</b>" not in html
    assert '<b>"Bad"' not in html
    assert '<b>"Bad" & worse</b>' in words(html)


def test_symbols_read_as_they_are_written() -> None:
    assert words(text("{2}{U}: add {W/P}")).replace(" ", "") == "{2}{U}:add{W/P}"
    assert 'aria-label="2 or blue"' in symbol("2/U")


@pytest.mark.parametrize("key", PLAYABLE)
def test_a_walk_is_well_formed_and_the_same_each_time(key: str) -> None:
    html = walk(key)._repr_html_()
    said = words(html)
    assert html == walk(key)._repr_html_()
    assert "Step 2 of " in said
    assert "✗" not in said
    assert "<script" not in html
    assert "<style" not in html


@pytest.mark.parametrize("key", PLAYABLE)
def test_what_comes_true_is_folded_until_one_has_predicted(key: str) -> None:
    shown = walk(key)
    before_any_fold = words(re.sub("<details>.*?</details>", "", unnested(shown._repr_html_())))
    assert before_any_fold.count("First predict: which of these comes true?") == len(shown.played)
    assert words(f"<p>{text(shown.ruling.claim)}</p>") not in before_any_fold
    for played in shown.played:
        asked = prediction(played)
        assert asked
        assert asked.options[asked.right].lower() == f"{asked.twin.is_so}.".lower()
        assert asked.options[1 - asked.right].lower() == f"{asked.twin.would_give}.".lower()
        assert all(option[0].isupper() for option in asked.options)
        assert asked.plan


def unnested(html: str) -> str:
    """Only the outermost folds, so that they can be taken out."""
    depth, found = 0, []
    for part in re.split("(<details.*?>|</details>)", html):
        depth -= part == "</details>"
        if depth == 0 or not part.startswith(("<details", "</details")):
            found.append("<details>" if part.startswith("<details") else part)
        depth += part.startswith("<details")
    return "".join(found)


def test_steps_of_a_turn_that_only_begin_are_one_line() -> None:
    titles = [step.title for step in steps(walk("IT-1b").played[0])]
    assert titles[1].startswith("Alice's turn goes on to beginning of combat and declare attackers; Alice attacks")
    assert not any(title.endswith("begins") and ";" not in title for title in titles)


def test_a_comparison_is_folded_where_it_is_saved() -> None:
    shown, _, after = compare(BEFORE, AFTER)._repr_html_().partition("<details>")
    assert "Clever Impersonator" not in shown
    assert "Clever Impersonator" in after
    assert "<details>" not in pair(BEFORE, AFTER)._repr_html_()


def test_a_comparison_says_what_is_new_gone_and_changed() -> None:
    later = AFTER.put_counters("Clever Impersonator", "+1/+1").destroy("Runeclaw Bear#1").tap("Glorious Anthem")
    said = words(compare(AFTER, later)._repr_html_())
    assert "gone : now in the graveyard" in said
    assert "Runeclaw Bear new : was on the battlefield" in said
    assert "1 +1/+1 counter was no counters" in said
    assert "was 3/3" in said
    assert "tapped was untapped" in said


def test_differences_as_data() -> None:
    assert compare(BEFORE, BEFORE).differences == ()
    assert compare(BEFORE, AFTER).differences == (
        Difference("Clever Impersonator", "zone", None, "on the battlefield"),
    )
    later = AFTER.but(turn=AFTER.turn.but(number=6)).with_player("Bob", life=17).untap("Runeclaw Bear#1")
    assert compare(AFTER, later).differences == (
        Difference("turn", "number", "5", "6"),
        Difference("Bob", "life", "20", "17"),
        Difference("Runeclaw Bear", "status", "tapped", "untapped"),
    )
    gone = game(Alice=[token("Treasure")])
    assert compare(gone, gone.destroy("Treasure Token")).differences == (
        Difference("Treasure Token", "zone", "on the battlefield", None),
    )


def test_a_comparison_in_a_terminal() -> None:
    lines = repr(compare(BEFORE, AFTER)).splitlines()
    assert [line for line in lines if line.startswith("*")] == [
        "*   Runeclaw Bear [Clever Impersonator]   Creature — Bear   3/3   untapped · no counters  (new)"
    ]


def test_terminal_boards_are_eighty_columns_wide() -> None:
    for key in PLAYABLE:
        for played in walk(key).played:
            for moment in played.moments:
                assert max(map(len, repr(moment.game).splitlines())) <= 80


def test_steps_fold_what_changes_nothing() -> None:
    (played,) = walk("CI-1").played
    found = steps(played)
    assert [len(step.said) for step in found] == [1, 1, 3, 1, 1]
    assert [moment for step in found for moment in step.said] == list(played.moments)
    assert found[0].before is None
    assert all(now.before is before.after for before, now in pairwise(found))


@pytest.mark.parametrize("key", PLAYABLE)
def test_every_claim_and_belief_has_a_step(key: str) -> None:
    for played in walk(key).played:
        found = steps(played)
        assert [claim for step in found for claim in step.claims] == list(played.claims)
        assert [twin for step in found for twin in step.twins] == list(played.twins)


def test_one_object_as_facts() -> None:
    it = facts(AFTER["Clever Impersonator"])
    assert (it.name, it.real_card, it.size, it.type_line) == (
        "Runeclaw Bear",
        "Clever Impersonator",
        "3/3",
        "Creature — Bear",
    )
    assert it.marks == (("copy of", "copy of Runeclaw Bear"),)
    assert it == facts(AFTER["Clever Impersonator"])


def test_our_own_table_stands_in_for_pandas() -> None:
    it = Table(("a", "b"), ((1, "<x>"), (None, "y")))
    assert repr(it) == "a  b\n1  <x>\n   y"
    assert words(it._repr_html_()) == "a b 1 <x> y"
    assert len(it) == 2
    assert COLUMNS[0] == "object"


def test_styles_stay_inside_our_own_output() -> None:
    rules = [rule for rule in style().replace("@container", "}@container").split("}") if "{" in rule]
    for rule in rules:
        selectors = rule.rsplit("{", 1)[0].rpartition("{")[2]
        assert selectors.startswith("@") or all(one.strip().startswith(".mtg") for one in selectors.split(",")), rule


def test_what_a_permanent_is_made_of_and_how_it_was_cast_are_marks_of_their_own() -> None:
    there = (
        game(Alice=["Wall of Omens", permanent("Jushi Apprentice", flipped=True), "Bottomless Pool"])
        .cast("Dreamtail Heron", by="Alice", way="mutate", target="Wall of Omens", mutating="over")
        .cast("Blitz Automaton", by="Alice", way="prototype")
    )
    assert facts(there["Wall of Omens"]).marks == (("merged", "merged: Dreamtail Heron on top of Wall of Omens"),)
    assert facts(there["Blitz Automaton"]).marks == (("prototype", "a prototype"),)
    assert facts(there["Jushi Apprentice"]).marks == (("flipped", "flipped"),)
    assert facts(there["Bottomless Pool"]).marks == ()  # two halves, but not two faces


def test_a_copy_of_a_spell_is_no_token_when_it_ceases_to_exist() -> None:
    after = game().cast("Lightning Bolt", by="Alice", target="Bob", hold=True).copy_spell("Lightning Bolt")
    assert repr(after.history[-1]) == "Lightning Bolt copy: a copy that has left the stack ceases to exist [CR 704.5e]"


def test_html_carries_the_style_that_it_uses_and_no_other() -> None:
    shown = board(BEFORE)._repr_html_()
    assert ".mtg .mtg-board{" in shown
    assert "mtg-sides-2" in style()
    assert "mtg-sides-2" not in shown
