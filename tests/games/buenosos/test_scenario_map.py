"""What the check finds in the dependencies of a map."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.graph import MOST_CYCLES, Graph
from tests.games.buenosos.scenario_files import SHIPPED, START, errors, planted, warnings


def test_more_than_four_dependencies_are_a_mistake_and_one_is_a_warning() -> None:
    hospital = SHIPPED["hospital"]
    text, line = planted('depends_on = ["S1", "S2", "S3"]', 'depends_on = ["S1", "S2", "S3", "S4", "S5"]', hospital)
    found = errors(text)
    assert [(each.line, each.key, each.text) for each in found] == [
        (line, "service[S9].depends_on", "scenario-many-needs")
    ]
    text, line = planted('depends_on = ["S3", "S12"]', 'depends_on = ["S3"]', hospital)
    few = warnings(text, "scenario-few-needs")
    assert [(each.line, each.key, each.values["service"]) for each in few] == [(line, "service[S11].depends_on", "S11")]
    text, line = planted('S5 = ["S1", "S3"]', 'S5 = ["S1"]', hospital)
    assert [(each.line, each.key) for each in warnings(text, "scenario-few-needs")] == [
        (line, "map.quick.depends_on.S5")
    ]


@pytest.mark.clause("buenosos", "A.2b", "R52")
def test_graph_facts_of_the_standard_map() -> None:
    standard = SHIPPED["standard"]
    cycles = [each.values for each in warnings(standard, "scenario-cycles") if each.values["map"] == "standard"]
    assert [(each["count"], each["core"]) for each in cycles] == [(15, "S1, S2, S3, S4, S5, S6, S11")]
    single = [each.values for each in warnings(standard, "scenario-single") if each.values["map"] == "standard"]
    assert [(each["service"], each["count"]) for each in single] == [("S5", 11), ("S6", 7)]
    ends = [each.values for each in warnings(standard, "scenario-ends") if each.values["map"] == "standard"]
    assert [each["services"] for each in ends] == ["S12"]
    few = [each.values for each in warnings(standard, "scenario-few-needs")]
    assert [(each["map"], each["service"]) for each in few] == [("soft", "S4")]


def test_cycles_single_points_and_ends() -> None:
    two = Graph({"a": ["b"], "b": ["a"], "c": ["a", "d"], "d": ["c"], "e": ["c", "a"]})
    assert two.cores() == [["a", "b"], ["c", "d"]]
    assert [two.cycles(core) for core in two.cores()] == [1, 1]
    assert two.shortest_cycle(["c", "d"]) == ["c", "d", "c"]
    assert two.ends() == ["e"]
    star = Graph({"hub": [], "x": ["hub"], "y": ["hub"], "z": ["hub"]})
    assert star.single_points(3, 2) == {"hub": 3}
    assert star.cores() == []
    names = [str(number) for number in range(16)]
    dense = Graph({each: [one for one in names if one != each][:8] for each in names})
    assert dense.cycles(dense.cores()[0]) == MOST_CYCLES


def test_a_card_without_target_in_one_preset_is_a_warning() -> None:
    text = SHIPPED["hospital"].replace('remove_cards = ["A10", ', "remove_cards = [")
    assert errors(text) == []
    found = warnings(text, "scenario-no-target-in")
    assert [(each.key, each.values["presets"]) for each in found] == [("card[A10].target", "quick")]


def test_a_discount_can_make_a_dear_card_payable() -> None:
    text, _ = planted("cost = 5", "cost = 9", SHIPPED["hospital"])
    assert [each.text for each in errors(text)] == ["scenario-unpayable"]
    text = SHIPPED["hospital"].replace('cost = 5\ntags = ["failover"]', 'cost = 9\ntags = ["failover"]')
    assert text != SHIPPED["hospital"]
    assert errors(text) == []


def test_few_services_of_criticality_five_are_told() -> None:
    text = START.replace("criticality = 5", "criticality = 4")
    assert {each.values["preset"] for each in warnings(text, "scenario-few-critical")} == {"standard", "deterministic"}
