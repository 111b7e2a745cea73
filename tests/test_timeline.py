"""The timeline of a turn and the stack: what was cast, copied, created, triggered, and who controls what since when."""

from __future__ import annotations

from mtgrules import game, lands, stack_view, timeline

COPIED = game(Alice=["Runeclaw Bear"]).cast("Ivy Elemental", by="Alice", x=2, hold=True)
COPIED = COPIED.copy_spell("Ivy Elemental", by="Alice", hold=True)


def test_a_copy_of_a_spell_is_not_cast_and_its_token_is_not_created() -> None:
    assert timeline(COPIED.resolve()).totals == {"cast": 1, "copied": 1, "created": 0, "triggered": 0}
    assert timeline(game().create_token("Treasure", by="Alice", number=2)).totals["created"] == 2


def test_the_stack_says_how_each_thing_came_there() -> None:
    items = stack_view(COPIED).items
    assert [(kind, came) for _, kind, _, came in items] == [
        ("copy of a spell", "put there as a copy; it was not cast"),
        ("spell", "it was cast"),
    ]
    assert "the topmost first: it resolves next" in stack_view(COPIED)._repr_html_()
    assert "nothing is on the stack" in repr(stack_view(COPIED.resolve()))


def test_each_step_has_what_happened_in_it() -> None:
    after = game(Alice=["Identity Thief"], Bob=["Hamlet Captain"]).attack(
        "Identity Thief", may="yes", exile="Hamlet Captain"
    )
    rows = timeline(after.to("end step")).rows
    assert [row.when.partition("'s ")[2] for row in rows][:3] == [
        "precombat main", "beginning of combat", "declare attackers",
    ]  # fmt: skip
    assert rows[2].counts == (0, 0, 0, 1)
    assert "Hamlet Captain is exiled" in [moment.text for moment in rows[2].told]


def test_control_since_when() -> None:
    start = game(Alice=["Runeclaw Bear"], Bob=["Llanowar Elves"])
    held = {one.name: one for one in timeline(start.gain_control("Llanowar Elves", by="Alice")).held}
    assert held["Runeclaw Bear"].since == "before all this"
    assert (held["Llanowar Elves"].controller, held["Llanowar Elves"].since) == (
        "Alice",
        "Turn 5, Alice's precombat main",
    )
    assert "hasn't controlled it without a break" in held["Llanowar Elves"].free


def test_colors_flow_step_by_step() -> None:
    shown = lands(game(Alice=["Exotic Orchard", "Reflecting Pool"], Bob=["Exotic Orchard", "Forest"]))
    assert shown._repr_html_().count("<details>") == len(shown.rounds) - 1
    assert "Forest now has green" in shown.said_of(1)
    nodes, flows = shown._until(1)
    assert {node.name: node.types for node in nodes if node.types} == {"Forest": "G"}
    assert not any(flow.types for flow in flows)
