"""How many chits each side may add to a mission, as its totals tell (6)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from contienda.games.maracas.game import GAME
from tests.games.maracas.table import GOV, INS, Table


def chits(table: Table, seat: int) -> dict[str, tuple[int, int]]:
    offers = cast(dict[str, Any], table.state.view(seat))["offers"]
    return {
        str(GAME.vocabulary.say(each["code"])): (each["totals"]["own_chits"], each["totals"]["against_chits"])
        for each in offers
        if each["totals"]
    }


@pytest.mark.clause("maracas", "6.11e", "6.12b", "6.12h")
def test_both_sides_add_chits_where_both_are_compared() -> None:
    table = Table().gov("LL", "cbt131b pol212").ins("LL", "gr322").hand(GOV, "221").hand(INS, "232")
    table.do("area(LL)", "pass", "stack(1)")
    found = chits(table, GOV)
    assert found["mission(patrol)"] == (1, 1)
    assert found["mission(sweep)"] == (0, 1)
    assert found["mission(attack)"] == (1, 1)
    alone = Table().gov("LL", "cbt131").rows("LL", nsm=1).hand(GOV, "221").hand(INS, "232")
    alone.do("area(LL)", "stack(1)")
    assert chits(alone, GOV)["mission(attack)"] == (1, 0)  # a random chit defends


@pytest.mark.clause("maracas", "6.15a", "6.16c", "6.19")
def test_people_and_chance_add_no_chit() -> None:
    table = Table().ins("LL", "gr322 gr412").rows("LL", gov_iu=1).terror("LL").hand(INS, "232").hand(GOV, "221")
    table.do("area(LL)", "stack(1)")
    assert chits(table, INS) == {
        "mission(attack)": (1, 0),  # the Objective
        "mission(reduce)": (1, 0),
        "mission(sabotage)": (1, 0),
        "mission(remove_terror)": (0, 0),
    }
    table = Table().ins("LL", "gr322").rows("LL", ins_iu=1).terror("LL").hand(INS, "232").hand(GOV, "221")
    table.do("area(LL)", "stack(1)")
    assert chits(table, INS)["mission(remove_terror)"] == (1, 0)  # with infrastructure of their own


@pytest.mark.clause("maracas", "6.0c")
def test_an_empty_hand_adds_nothing() -> None:
    table = Table().gov("LL", "cbt131 pol212").ins("LL", "gr322").hand(GOV, "221")
    table.do("area(LL)", "pass", "stack(1)")
    assert chits(table, GOV)["mission(attack)"] == (1, 0)


@pytest.mark.clause("maracas", "6.12f")
def test_a_stack_with_a_foreign_unit_may_add_two() -> None:
    table = Table().gov("LL", "fcbt140 pol212").ins("LL", "gr322").hand(GOV, "221 232").hand(INS, "114 125")
    table.do("area(LL)", "pass", "stack(1)")
    assert chits(table, GOV)["mission(attack)"] == (2, 1)


@pytest.mark.clause("maracas", "6.13a", "6.15a", "6.18a")
def test_the_insurgent_ambushes_and_builds_without_a_chit() -> None:
    table = Table().gov("LL", "cbt131 pol212").ins("LL", "gr412 gr322").hand(GOV, "221").hand(INS, "232")
    table.do("area(LL)", "stack(2)")
    assert chits(table, INS) == {
        "mission(attack)": (1, 1),
        "mission(ambush)": (0, 1),
        "mission(build)": (0, 0),
        "mission(intimidate)": (1, 1),
    }
