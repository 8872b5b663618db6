"""Ambush (6.13): two comparisons, its price, its limits."""

from __future__ import annotations

from typing import Any, cast

import pytest

from contienda.games.maracas import constants as e
from contienda.games.maracas.game import GAME
from contienda.games.maracas.rules.ambush import ambush_targets
from tests.games.maracas.table import GOV, INS, NO_CHITS, Table


@pytest.mark.clause("maracas", "6.13a", "6.13b", "6.13c", "6.13d", "D-R47")
@pytest.mark.parametrize(
    ("units", "chit", "lost", "hit"),
    [
        ("gr412 gr421", "chit(221)", 0, False),  # 4 + 1 = 5 against 3 + 2
        ("gr412 gr421", "no_chit", 1, False),  # 5 against 3, but 3 is not below 1 + 2
        ("gr412 gr322 gr421", "no_chit", 1, True),  # 3 is below 5 too
    ],
)
def test_a_hit_needs_both_comparisons(units: str, chit: str, lost: int, hit: bool) -> None:
    table = Table().gov("LL", "cbt131 pol212").ins("LL", units + " dummy").hand(GOV, "221")
    table.run("LL", 2, "ambush", chit)
    assert table.points() == (10 - lost, 9)
    assert bool(table.told("hit")) is hit
    assert table.events("ambush_second") == ([f"ambush_second({5 if hit else 3}, 3) 6.13d"] if lost else [])
    assert table.counters(2) == table.up(2)
    assert table.state.is_marked(0, e.AMBUSHED)


@pytest.mark.clause("maracas", "6.0e", "6.13d")
def test_both_comparisons_are_foreseen() -> None:
    table = Table().gov("LL", "cbt131").ins("LL", "gr412 gr322 ied").do("area(LL)", "stack(2)")
    offers = {str(GAME.vocabulary.say(each["code"])): each["totals"] for each in view_of(table, INS)["offers"]}
    # 4 + TM 1 against 3, then 1 + 2 + 2 against the same
    known = {"own": 5, "against": 3, "open": None, "random": None, "second": 5, **NO_CHITS}
    assert offers["mission(ambush)"] == known
    assert offers["mission(attack)"]["second"] is None
    table.hand(GOV, "221").do("mission(ambush)")
    assert view_of(table, INS)["mission"]["totals"] == {**known, "against_chits": 1}
    assert view_of(table, GOV)["mission"]["totals"] == {**known, "against_chits": 1, "own": None, "second": None}


def view_of(table: Table, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], table.state.view(seat))


@pytest.mark.clause("maracas", "6.13a", "9.33", "D-R48")
def test_an_advantage_doubles_the_terrain() -> None:
    table = Table().gov("BY", "cbt140").ins("BY", "gr412 double").advantage(INS)
    table.run("BY", 2, "ambush", "use_advantage")
    assert table.told("compared") == ["12, 4"]  # 4 + 2 x (3 + 1)


@pytest.mark.clause("maracas", "6.13e", "D-R16")
def test_militia_does_not_ambush_alone_and_who_is_seen_not_at_all() -> None:
    table = Table().gov("LL", "cbt131").ins("LL", "imil imil").ins("LL", "gr322", up=True).ins("LL", "imil ied")
    table.do("area(LL)")
    for stack, offered in ((2, False), (3, False), (4, True)):
        if f"stack({stack})" in table.offered():
            twin = Table().gov("LL", "cbt131").ins("LL", "imil imil").ins("LL", "gr322", up=True)
            twin.ins("LL", "imil ied").do("area(LL)", f"stack({stack})")
            assert ("mission(ambush)" in twin.offered() or twin.step() == "chit") is offered
        else:
            assert not offered


@pytest.mark.clause("maracas", "6.13e")
def test_a_stack_is_ambushed_once_a_turn() -> None:
    table = Table().gov("LL", "cbt131 cbt140").ins("LL", "gr412").ins("LL", "gr412")
    table.run("LL", 2, "ambush", "pick(cbt131, 0, front)")
    assert ambush_targets(table.state, 1) == e.NONE


@pytest.mark.clause("maracas", "6.13d", "6.2a", "6.2b")
def test_ambushes_disrupt_but_never_terrorise() -> None:
    table = Table().gov("VD", "cbt131*2 hw").ins("VD", "gr412 mf241").run("VD", 2, "ambush")
    assert table.told("disrupted") == ["0, cbt131, 1"]
    assert table.held(GOV, "disrupted") == "cbt131 hw"
    assert table.points() == (8, 9)
    assert not table.has_terror("VD")


@pytest.mark.clause("maracas", "6.13f", "D-R12")
def test_an_ambush_on_criminals_is_one_comparison() -> None:
    table = Table().ins("LL", "gr412").rows("LL", criminals=1).run("LL", 1, "ambush", "draw(155)")
    assert table.told("compared") == ["5, 5"]
    assert table.row("LL", "criminals") == 1
    table = Table().ins("LL", "gr412").rows("LL", nsm=1).run("LL", 1, "ambush", "draw(244)")
    assert table.row("LL", "nsm") == 0


@pytest.mark.clause("maracas", "6.13a")
def test_ied_cells_count_in_the_second_comparison() -> None:
    table = Table().gov("LL", "cbt131").ins("LL", "gr412 ied")  # 1 + 2 = 3 is not above 3
    table.run("LL", 2, "ambush")
    assert table.told("hit") == []
    table = Table().gov("LL", "cbt131").ins("LL", "gr421 ied").run("LL", 2, "ambush")
    assert table.told("hit") == ["0, cbt131, 1"]
