"""Two pictures: what acted in which layer on whom, and how colors flow from land to land."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from mtgrules import game, lands, layer_chart, permanent

ORCHARDS = game(Alice=["Exotic Orchard", "Forest", "Reflecting Pool"], Bob=["Exotic Orchard", "Wastes"])
MOON = game(Alice=["Urborg, Tomb of Yawgmoth", "Humility"], Bob=["Blood Moon", "Opalescence", "Runeclaw Bear"])


def test_colors_flow_round_by_round() -> None:
    shown = lands(ORCHARDS)
    assert [(flow.asked.name, flow.asks.name, flow.types) for flow in shown.flows if flow.types] == [
        ("Exotic Orchard#2", "Exotic Orchard#1", "G"),
        ("Forest", "Reflecting Pool", "G"),
        ("Forest", "Exotic Orchard#2", "G"),
    ]
    assert {node.name: node.round for node in shown.nodes} == {
        "Forest": 1, "Wastes": 1, "Reflecting Pool": 2, "Exotic Orchard#2": 2, "Exotic Orchard#1": 3,
    }  # fmt: skip
    assert repr(shown).splitlines()[1].split() == ["Exotic", "Orchard#1", "Alice", "nothing", "nothing", "G", "G"]


def test_the_picture_says_what_it_shows() -> None:
    svg = ET.fromstring(lands(ORCHARDS).svg())
    assert svg.get("role") == "img"
    assert "Forest gives green to Reflecting Pool" in str(svg.get("aria-label"))
    boxes = [(float(box.get("x", 0)), float(box.get("y", 0))) for box in svg.findall("rect")]
    assert len(set(boxes)) == len(boxes) == 5, "no box lies on another"


def test_lands_that_only_ask_each_other_make_nothing() -> None:
    shown = lands(game(Alice=["Reflecting Pool", "Reflecting Pool"]))
    assert not any(flow.types for flow in shown.flows)
    assert "Reflecting Pool#1 could produce nothing" in shown.said()
    assert "nothing" in shown._repr_html_()
    assert lands(game(Alice=["Runeclaw Bear"])).said() == "nothing here makes mana"


def test_a_layer_chart_has_a_column_for_each_permanent_that_is_touched() -> None:
    shown = layer_chart(MOON)
    assert [o.label for o in shown.columns] == ["Urborg, Tomb of Yawgmoth", "Humility", "Blood Moon", "Runeclaw Bear"]
    html = shown._repr_html_()
    assert "not applied: Blood Moon removed its ability" in html
    assert html.index("loses all abilities") < html.index("is 4/4")
    assert html.count('scope="col"') == 3 + 4
    assert repr(shown) == repr(MOON.layers())


def test_a_board_without_effects_says_so() -> None:
    assert "No effect acts" in layer_chart(game(Bob=["Runeclaw Bear"]))._repr_html_()
    touched = layer_chart(game(Bob=[permanent("Runeclaw Bear", counters={"+1/+1": 1})]))
    assert "gets +1/+1" in touched._repr_html_()
