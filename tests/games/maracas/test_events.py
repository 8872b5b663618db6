"""Random events (5.1): all of them."""

from __future__ import annotations

import pytest

from contienda.core.state import SPECTATOR
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.government_deployment import movable_units
from contienda.games.maracas.rules.missions import can_run
from contienda.games.maracas.rules.operations import areas_left
from contienda.games.maracas.rules.redeployment import withdrawable_units
from contienda.games.maracas.rules.scoring import controls_population
from tests.games.maracas.table import GOV, INS, Table

FIRST = {1: "131", 2: "232", 3: "333", 4: "434", 5: "535"}


def drawn(table: Table, code: int) -> Table:
    """A turn that begins with this event."""
    state = table.state
    while state.depth > 0:
        state.pop()
    state.push(s.TURN)
    state.settle()
    table.listen()
    return table.do(f"draw({FIRST[code // 10]})", f"draw({FIRST[code % 10]})")


@pytest.mark.clause("maracas", "5.1", "4.1")
def test_two_chits_are_read_as_tens_and_units() -> None:
    table = drawn(Table(), 13)
    assert table.told("event_drawn") == ["13, none"]
    assert table.step() == "free_draw"


@pytest.mark.clause("maracas", "5.1b")
def test_a_foreign_unit_is_shifted_and_stays() -> None:
    table = drawn(Table().box(GOV, "LL", "fcbt140 cbt131").box(GOV, "MA", "fcbt240"), 21)
    table.do("area(LL)")
    assert table.offered() == [f"area({name})" for name in e.AREA_NAMES if name != "LL"]
    table.do("area(PS)")
    assert table.held(GOV, "PS") == "fcbt140"
    assert table.told("shifted") == ["fcbt140, LL, PS"]
    table.state.push(s.TRANSFER)
    table.state.settle()
    assert "place(PS)" not in table.offered()
    table.state.pop()
    table.state.push(s.STACKS, 0)
    table.state.settle()
    while table.step() in ("form", "guard"):
        table.do(table.offered()[0])
    barred = [n for n in range(int(table.state.stacks)) if table.state.is_marked(n, e.BARRED)]
    assert [table.counters(n + 1) for n in barred] == ["fcbt140"]
    assert drawn(Table(), 22).step() == "free_draw"


@pytest.mark.clause("maracas", "5.1c", "D-R74")
def test_two_national_units_are_relieved() -> None:
    table = drawn(Table().box(GOV, "LL", "cbt131d").box(GOV, "qrf", "cbt140*2").box(GOV, "PS", "fcbt140"), 23)
    assert table.offered() == ["place(LL)", "place(qrf)"]
    assert table.state.view(INS)["asking"] == {"left": 2}
    table.do("place(qrf)", "force(cbt230)", "force(cbt131)")  # the other one is the only one left
    assert table.held(GOV, "qrf") == "cbt230"
    assert table.held(GOV, "LL") == "cbt131"
    assert (int(table.state.flipped), int(table.state.hurt(GOV))) == (0, 0)
    assert table.told("rotated") == ["cbt140, cbt230, qrf", "cbt131, cbt131, LL"]


@pytest.mark.clause("maracas", "5.1c")
@pytest.mark.parametrize(
    ("others", "draws"),
    [
        ("cbt130 cbt130", [{"force(cbt140)", "force(cbt230)"}, {"force(cbt230)"}]),  # two unused
        ("cbt130 cbt130 cbt140", [{"force(cbt230)"}]),  # one
        ("cbt130 cbt130 cbt140 cbt230", []),  # none: nobody is relieved
    ],
)
def test_relief_comes_from_units_unused_before_the_event(others: str, draws: list[set[str]]) -> None:
    """All other national units are in play; a unit just relieved does not come back."""
    army = "cbt131 cbt131 cbt131 cbt131 cbt131 cbt131 cbt140 cbt140 cbt230 cbt230 "
    table = drawn(Table().box(GOV, "LL", army + others), 24)
    for draw in draws:
        table.do("pick(cbt131, 0, front)")
        assert set(table.offered()) == draw
        table.do(sorted(draw)[0])
    assert table.step() == "free_draw"
    assert table.held(GOV, "unused").split().count("cbt131") == len(draws)


@pytest.mark.clause("maracas", "5.1d", "D-R29")
@pytest.mark.parametrize(("code", "areas"), [(25, {"GG", "LL", "MA", "CO"}), (31, {"GG", "BY", "SA"})])
def test_border_areas_are_frozen(code: int, areas: set[str]) -> None:
    table = Table().box(GOV, "GG", "gmil cbt131d hw informant").box(INS, "GG", "gr322")
    table = drawn(table, code)
    assert int(table.state.flipped) == 0  # units in Available are concentrated
    assert set(table.told("frozen")) == areas
    assert table.held(GOV, "GG") == "gmil informant"
    assert table.held(GOV, "available") == "cbt131 hw"
    state = table.state
    assert {e.AREA_NAMES[n] for n in range(e.AREAS) if int(areas_left(state)) >> n & 1}.isdisjoint(areas)
    assert not controls_population(state, GOV, 0)
    assert int(withdrawable_units(state, INS, 0)) == 0


@pytest.mark.clause("maracas", "5.1f")
def test_militia_rises_under_terror() -> None:
    table = drawn(Table().terror("BY", "CP"), 32).do("area(CP)")
    assert table.held(INS, "CP") == "imil"
    assert table.told("militia_raised") == ["CP"]
    assert drawn(Table(), 33).step() == "free_draw"


@pytest.mark.clause("maracas", "5.1g", "D-R71")
def test_a_militia_turns_criminal() -> None:
    table = Table().terror("BY", "CP", "VD").rows("BY", nsm=2).rows("CP", nsm=1).rows("VD", nsm=1, criminals=1)
    table = drawn(table, 34)
    assert table.offered() == ["area(BY)", "area(CP)"]
    table.do("area(BY)")
    assert (table.row("BY", "nsm"), table.row("BY", "criminals")) == (1, 1)
    assert table.told("flipped") == ["BY"]


@pytest.mark.clause("maracas", "5.1h")
def test_new_talent_is_the_lowest_free_node() -> None:
    table = drawn(Table().box(INS, "BY", "node_a"), 41)
    assert table.held(INS, "available") == "node_b"
    pool = table.state.view(SPECTATOR)["pool"]
    assert isinstance(pool, dict)
    assert (pool["node_a"], pool["node_b"], pool["node_c"]) == (1, 1, 0)


@pytest.mark.clause("maracas", "5.1i", "5.21")
@pytest.mark.parametrize(("code", "points"), [(42, (17, 15)), (43, (15, 17))])
def test_task_points(code: int, points: tuple[int, int]) -> None:
    assert drawn(Table(), code).points() == points


@pytest.mark.clause("maracas", "5.1k")
def test_who_does_not_join_whom() -> None:
    for code, counters, first, barred in (
        (44, "cbt131 pol212 gmil", "add(cbt131, 0, front)", "add(pol212, 0, front)"),
        (54, "cbt131 fcbt140 gmil", "add(cbt131, 0, front)", "add(fcbt140, 0, front)"),
        (54, "fcbt140 hw gmil", "add(fcbt140, 0, front)", "add(hw, 0, front)"),
    ):
        table = drawn(Table().box(GOV, "MA", counters), code)
        table.state.push(s.STACKS, 0)
        table.state.settle()
        assert barred in table.offered()
        table.do(first)
        assert barred not in table.offered()
        assert "add(gmil, 0, front)" in table.offered()


@pytest.mark.clause("maracas", "5.1l", "9.31")
def test_a_windfall_of_intelligence() -> None:
    table = drawn(Table().box(INS, "BY", "node_a"), 45).do("intel(informant)", "intel(node_a)", "intel(blank)")
    assert table.held(GOV, "available") == "informant"
    area = table.state.view(GOV)["areas"][4]  # type: ignore[index]
    assert [each["kind"] for each in area["counters"][INS]] == ["node_a"]
    assert int(table.state.pool[e.BLANK]) == 22


@pytest.mark.clause("maracas", "5.1m", "D-R71")
def test_the_last_counters_may_go_to_the_black_market() -> None:
    table = Table()
    pool = int(table.state.tables.iu_pool)
    table.rows("BY", gov_iu=pool - 1)
    assert drawn(table, 51).do("market_iu", "area(LL)").row("LL", "ins_iu") == 1
    assert table.told("iu_placed") == ["1, LL"]
    full = Table().rows("BY", gov_iu=pool)
    assert drawn(full, 51).step() == "market_criminal"  # the other choice is the only one


@pytest.mark.clause("maracas", "5.1m")
def test_the_black_market() -> None:
    table = drawn(Table(), 51).do("market_iu", "area(LL)")
    assert table.row("LL", "ins_iu") == 1
    assert table.points() == (17, 15)
    table = drawn(Table(), 51).do("market_criminals", "area(VD)")
    assert "area(VD)" not in table.offered()
    table.do("done")
    assert table.row("VD", "criminals") == 1


@pytest.mark.clause("maracas", "5.1n", "D-R30")
def test_a_debate_allows_one_kind_of_mission() -> None:
    table = Table().ins("MA", "gr322 gr412").ins("MA", "gr322").event("debate").run("MA", 1, "build", "draw(333)")
    assert not any(can_run(table.state, 1, mission) for mission in range(e.BUILD))
    table = Table().ins("MA", "gr322").ins("MA", "gr412").event("debate").run("MA", 1, "move", "area(LL)")
    assert not any(can_run(table.state, 1, mission) for mission in range(e.BUILD, e.MISSIONS))


@pytest.mark.clause("maracas", "5.1p", "D-R31")
def test_a_coup_is_feared() -> None:
    units = Table().box(GOV, "LL", "cbt131 cbt140d fcbt140").box(GOV, "available", "cbt230").box(GOV, "MA", "cbt130")
    table = drawn(units.box(GOV, "disrupted", "cbt131"), 53)
    assert table.held(GOV, "qrf") == ""
    assert (table.actor(), table.offered()) == (GOV, ["place(LL)", "place(MA)", "place(available)"])
    table.do("place(LL)", "pick(cbt140, 0, back)", "place(LL)")  # then one national unit is left there
    assert table.held(GOV, "qrf") == "cbt131 cbt140"
    table.do("place(available)")
    assert table.step() == "free_draw"  # three, not more
    assert table.held(GOV, "qrf") == "cbt131 cbt140 cbt230"
    assert (table.held(GOV, "LL"), table.held(GOV, "MA")) == ("fcbt140", "cbt130")
    assert int(table.state.flipped) == 0
    table.box(GOV, "qrf", "pol212")
    assert movable_units(table.state, e.QRF) == table.state.units_at(GOV, e.QRF) & table.state.tables.type_mask[e.T_POL]
    table = drawn(Table().box(GOV, "LL", "cbt131 cbt140"), 53).do("pick(cbt131, 0, front)")  # fewer than three
    assert table.held(GOV, "qrf") == "cbt131 cbt140"
    table = Table().gov("qrf", "cbt131").gov("qrf", "fcbt140").event("coup")
    assert [bool(can_run(table.state, stack, e.MOVE)) for stack in (0, 1)] == [False, True]
    assert can_run(table.state, 1, e.MOVE)


@pytest.mark.clause("maracas", "5.1r", "D-R32")
def test_new_orders() -> None:
    table = drawn(Table().strategy(2, 3), 55).do("side(1)")
    assert table.offered() == ["orders(ins1)", "orders(ins2)", "orders(ins4)"]
    table.do("orders(ins4)")
    assert table.number(INS, e.STRATEGY) == 3
    assert table.told("strategy_changed") == ["1"]
    assert not [each for each in table.recorder.events if each.kind == "strategy_is" and each.seen_by(GOV)]
