"""Operations (6.0, 6.14) and NSM (9.4, 9.5)."""

from __future__ import annotations

import pytest

from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.missions import can_run
from tests.games.maracas.table import GOV, INS, Table


@pytest.mark.clause("maracas", "6.0a")
def test_the_phase_ends_by_agreement() -> None:
    table = Table().gov("LL", "pol212").do("no_more", "go_on")
    assert "no_more" not in table.offered()
    table.do("area(LL)", "pass", "no_more")
    assert "area(LL)" not in table.offered()
    table.do("agree")
    assert table.step() == "withdraw"


@pytest.mark.clause("maracas", "6.0b", "9.33", "D-R59")
def test_initiative() -> None:
    for points, first in (((5, 5), INS), ((6, 5), GOV)):
        table = Table().gov("LL", "pol212").ins("LL", "gr322").tp(*points).do("area(LL)")
        assert table.actor() == first
    table = Table().gov("LL", "pol212").ins("LL", "gr322").advantage(GOV).advantage(INS).do("area(LL)")
    table.do("turn_initiative", "keep_initiative")
    assert table.actor() == GOV
    assert (table.number(GOV, e.ADVANTAGES), table.number(INS, e.ADVANTAGES)) == (0, 1)


@pytest.mark.clause("maracas", "6.0b", "6.0c", "6.0d", "D-R60")
def test_stacks_go_by_turns_until_both_pass() -> None:
    table = Table().gov("MA", "pol212 pol212").gov("MA", "pol311").ins("MA", "gr322").ins("MA", "gr412")
    table.do("area(MA)", "stack(3)", "mission(move)", "area(LL)")
    assert table.actor() == GOV
    table.do("stack(1)", "mission(patrol)")
    assert table.step() == "go_on"
    table.do("mission(patrol)", "done")
    assert table.points() == (8, 9)
    assert table.actor() == INS
    table.do("pass", "pass")
    assert table.step() == "activate"
    assert table.state.is_marked(0, e.ACTED)
    assert not table.state.is_marked(1, e.ACTED)


@pytest.mark.clause("maracas", "6.0c")
def test_a_non_tactical_mission_is_the_only_one() -> None:
    table = Table().gov("MA", "pol212").gov("MA", "pol311").do("area(MA)", "stack(1)", "mission(build)", "draw(131)")
    assert table.told("random_chit") == ["131"]
    assert table.step() == "go"
    assert "stack(1)" not in table.offered()


@pytest.mark.clause("maracas", "6.14", "D-R58", "D-R60")
def test_moving() -> None:
    table = Table().ins("GG", "gr322 dummy").gov("LL", "cbt131d").gov("LL", "gmil cbt131").gov("LL", "cbt131")
    table.ins("LL", "gr412", "underground")
    table.do("area(GG)", "stack(1)", "mission(move)")
    assert table.offered() == ["area(LL)", "area(BY)"]
    table.do("area(LL)")
    assert table.where(1) == "LL at_large"
    assert table.up(1) == ""
    state = table.state
    assert [bool(can_run(state, n, e.MOVE)) for n in range(5)] == [True, False, False, True, False]
    assert not any(can_run(state, 0, mission) for mission in range(e.BUILD, e.MISSIONS))
    assert not state.is_marked(0, e.ACTED)


@pytest.mark.clause("maracas", "6.14", "D-R60")
def test_who_enters_a_finished_area_is_done() -> None:
    table = Table().gov("LL", "pol212").ins("GG", "gr322").ins("GG", "gr412").do("area(LL)", "pass", "area(GG)")
    table.do("stack(2)", "mission(move)", "area(LL)", "stack(3)", "mission(move)", "area(BY)")
    assert [bool(table.state.is_marked(stack, e.ACTED)) for stack in (1, 2)] == [True, False]


@pytest.mark.clause("maracas", "6.0c", "D-R79")
def test_a_go_ends_with_the_last_task_point() -> None:
    table = Table().gov("LL", "pol212").ins("LL", "gr322").tp(1, 0).run("LL", 1, "patrol")
    assert (table.points(), table.step()) == ((0, 0), "withdraw")


@pytest.mark.clause("maracas", "6.14")
def test_the_quick_reaction_force_goes_anywhere_and_acts_at_once() -> None:
    table = Table().gov("qrf", "pol311 pol311 pol212").ins("PS", "gr322", "underground").tp(9, 3)
    table.do("area(PS)", "stack(1)")
    assert len(table.offered()) == 12
    table.do("area(PS)", "mission(patrol)")
    assert table.told("driven_out") == ["2"]


@pytest.mark.clause("maracas", "9.4", "D-R28")
def test_criminals_appear_in_lawless_areas() -> None:
    table = Table().terror("BY", "CP", "VD").box(GOV, "CP", "pol212").rows("VD", criminals=1)
    table.state.push(s.IRREGULARS)
    table.state.settle()
    assert table.told("criminal_placed") == ["BY"]


@pytest.mark.clause("maracas", "9.4", "D-R28")
@pytest.mark.parametrize("left", [1, 2])
def test_the_insurgent_is_asked_only_when_criminals_run_short(left: int) -> None:
    table = Table().terror("BY", "CP")
    table.rows("SA", criminals=int(table.state.irregulars_left()) - left)
    table.state.push(s.IRREGULARS)
    table.state.settle()
    if left == 1:
        assert (table.actor(), table.offered()) == (INS, ["area(BY)", "area(CP)"])
    else:
        assert sorted(table.told("criminal_placed")) == ["BY", "CP"]
        assert table.step() == "activate"


@pytest.mark.clause("maracas", "9.5a", "D-R27")
def test_militias_appear_evenly() -> None:
    table = Table("full", criminals="no").terror("BY", "CP", "VD").rows("BY", nsm=1).rows("SA", nsm=1)
    table.state.push(s.IRREGULARS)
    table.state.settle()
    assert (table.actor(), table.offered()) == (INS, ["area(VD)", "area(CP)"])  # one NSM is missing, for two Areas
    table.do("area(CP)")
    assert table.told("nsm_placed") == ["CP"]


@pytest.mark.clause("maracas", "9.5a", "D-R27")
def test_nobody_is_asked_where_every_tied_area_gets_a_militia() -> None:
    table = Table("full", criminals="no").terror("BY", "CP", "VD").rows("BY", nsm=1)
    table.state.push(s.IRREGULARS)
    table.state.settle()
    assert table.told("nsm_placed") == ["VD", "CP"]
    assert table.step() == "activate"  # nothing was asked before the step pending below


@pytest.mark.clause("maracas", "6.0a")
def test_no_area_is_active_while_the_next_one_is_named() -> None:
    table = Table().gov("LL", "pol212").gov("MA", "pol212")
    assert table.state.view(INS)["active"] is None
    assert table.do("area(LL)").state.view(INS)["active"] == "LL"
    table.do("pass")
    assert table.step() == "activate"
    assert [table.state.view(seat)["active"] for seat in (GOV, INS)] == [None, None]
    assert table.do("area(MA)").state.view(GOV)["active"] == "MA"


def attacked(table: Table) -> Table:
    table.state.push(s.OPERATIONS)
    table.state.settle()
    return table


@pytest.mark.clause("maracas", "9.5b", "9.5c", "9.5d")
def test_militia_fights_criminals() -> None:
    table = attacked(Table().rows("BY", nsm=1, criminals=1))
    for chit in ("155", "333"):
        table.do(f"draw({chit})")
        assert int(table.state.shown) == table.state.tables.chit_names.index(chit)
    assert (table.row("BY", "nsm"), table.row("BY", "criminals")) == (1, 0)
    assert table.events("nsm_fought", "criminal_lost", "nsm_lost") == [
        "nsm_fought(BY, 5, 3) 9.5c",
        "criminal_lost(BY) 9.5c",
    ]
    assert table.has_terror("BY")
    assert table.number(GOV, e.L_TERROR) == 0


@pytest.mark.clause("maracas", "9.5b", "9.5d", "D-R26", "D-R72")
@pytest.mark.parametrize(("chit", "nsm", "left"), [("131", 0, "gr322"), ("244", 1, "gr322"), ("155", 1, "")])
def test_militia_fights_insurgents(chit: str, nsm: int, left: str) -> None:
    table = Table().rows("BY", nsm=1).ins("BY", "gr322").ins("BY", "imil", "underground").hand(INS, "221")
    attacked(table).do("victim(1)")
    assert table.state.view(INS)["mission"] == {"mission": "nsm", "stack": 1, "unit": None}  # not chosen yet
    table.do("victim_unit(gr322)")
    assert table.state.view(INS)["mission"] == {"mission": "nsm", "stack": 1, "unit": "gr322"}
    assert table.state.view(GOV)["mission"] == {"mission": "nsm", "stack": 1, "unit": None}
    assert table.told("nsm_victim") == ["gr322"]
    assert table.told("nsm_attacks") == ["BY, 1"]
    table.do("chit(221)", f"draw({chit})")  # 2 + 2
    assert int(table.state.shown) == table.state.tables.chit_names.index(chit)
    assert table.row("BY", "nsm") == nsm
    assert table.counters(1) == left
    assert table.has_terror("BY") is (chit != "244")
    assert table.points() == (10, 10)
    assert table.number(GOV, e.L_PARA) == 0
    assert table.number(INS, e.L_NSM) == 1 - nsm


@pytest.mark.clause("maracas", "9.5b", "D-R26")
def test_militia_does_not_reach_insurgents_underground() -> None:
    table = Table().rows("BY", nsm=1, criminals=1).ins("BY", "gr322 gr322", "underground")
    assert attacked(table).step() == "nsm_brawl"
    table = Table().rows("BY", nsm=1).ins("BY", "gr322", "underground")
    assert attacked(table).step() == "activate"


@pytest.mark.clause("maracas", "9.5b", "D-R72")
def test_the_government_decides_ties() -> None:
    table = attacked(Table().rows("BY", nsm=1, criminals=1).ins("BY", "gr322"))
    assert (table.actor(), table.offered()) == (GOV, ["nsm_on_insurgents", "nsm_on_criminals"])


@pytest.mark.clause("maracas", "10.3")
def test_without_hands_a_chit_is_drawn() -> None:
    table = Table("full", no_chit="yes").gov("CO", "cbt131").ins("CO", "gr322")
    table.run("CO", 1, "attack", "dealt(155)", "dealt(131)")
    assert table.told("compared") == ["8, 6"]
    assert table.told("got_chit") == ["155", "131"]
