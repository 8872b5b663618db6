"""The end of the turn (7): Redeployment, Victory Points, Appeal."""

from __future__ import annotations

import pytest

from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.forces import add_identifiers
from contienda.games.maracas.rules.memory import scarred
from contienda.games.maracas.rules.scoring import controls_loc, loc_points
from tests.games.maracas.table import GOV, INS, Table


def ending(table: Table, step: int) -> Table:
    """A table at this step of the end of the turn."""
    state = table.state
    while state.step() != step:
        state.pop()
    state.settle()
    return table


def finish(table: Table) -> None:
    """Go on to the end of both Appeals, whatever else is asked."""
    turn = int(table.state.turn)
    while int(table.state.turn) == turn and table.step() != "event":
        table.do(table.offered()[-1])


@pytest.mark.clause("maracas", "7.1")
def test_redeployment() -> None:
    table = Table().gov("LL", "cbt131d gmil hw").ins("LL", "gr322 imil", up=True).box(GOV, "LL", "informant")
    ending(table, s.REDEPLOYMENT).do("place(LL)", "pick(cbt131, 0, back)", "place(LL)", "done")
    assert table.counters(1) == "gmil cbt131 hw"  # not yet revealed
    assert table.up(2) == "imil gr322"  # nothing is turned face down before both have withdrawn
    table.do("place(LL)", "done")
    assert table.held(GOV, "LL") == "gmil informant"
    assert table.held(GOV, "available") == "cbt131 hw"
    assert table.held(INS, "LL") == "imil"
    assert table.held(INS, "available") == "gr322"
    assert table.points() == (0, 0)
    assert (int(table.state.up_units), int(table.state.flipped)) == (0, 0)


@pytest.mark.clause("maracas", "7.1", "D-R91")
def test_what_lies_face_up_is_withdrawn_in_sight_of_all() -> None:
    table = Table().ins("LL", "gr322 gr412", up=True).ins("LL", "gr322 mf241 dummy").ins("MA", "mf332*1 ihw", up=True)
    ending(table, s.REDEPLOYMENT).do("done", "place(LL)")
    assert table.offered() == [
        "pick(gr322, 0, front)", "pick(mf241, 0, front)", "pick(gr412, 0, back)", "pick(gr322, 0, back)",
        "pick(dummy, 0, front)",
    ]  # fmt: skip
    table.do("pick(gr322, 0, back)", "place(MA)", "pick(mf332, 1, back)", "done")
    assert table.told("withdrawn_openly") == ["1, gr322, LL", "1, mf332, MA"]
    assert table.told("withdrawn") == []
    areas = table.state.view(GOV)["areas"]
    assert isinstance(areas, list)
    assert areas[1]["remembered"] == [{"kind": "gr412", "n": 1}]  # what stays is still remembered
    assert areas[2]["remembered"] == [{"kind": "ihw", "n": 1}]
    assert int(scarred(table.state, e.KIND_NAMES.index("mf332"), 1)) == 1  # and so are Hits


@pytest.mark.clause("maracas", "7.1", "D-R91")
def test_what_lies_face_down_is_withdrawn_by_number() -> None:
    table = Table().ins("LL", "gr322 gr412", up=True).ins("LL", "gr322 mf241 dummy").ins("LL", "gr421")
    table.state.known_units = int(table.state.stack_units[2])  # seen there in the previous turn
    ending(table, s.REDEPLOYMENT).do("done", "place(LL)", "pick(gr322, 0, front)", "done")
    assert table.told("withdrawn") == ["1, LL, 1"]
    assert table.told("withdrawn_openly") == []
    areas = table.state.view(GOV)["areas"]
    assert isinstance(areas, list)
    assert areas[1]["underground"] == 5
    # what was face up has not left unseen; what was remembered face down may have
    assert areas[1]["remembered"] == [{"kind": "gr412", "n": 1}, {"kind": "gr322", "n": 1}]


@pytest.mark.clause("maracas", "7.1", "D-R91")
def test_of_assets_alike_the_one_face_up_is_another_choice() -> None:
    for side, up, event in (("front", True, "withdrawn"), ("back", False, "withdrawn_openly")):
        table = Table().ins("LL", "gr322 ied", up=up).ins("LL", "gr412 ied", up=not up)
        first = int(table.state.stack_assets[0])
        ending(table, s.REDEPLOYMENT).do("done", "place(LL)", f"pick(ied, 0, {side})", "done")
        assert int(table.state.assets_at(INS, e.PLACE_NAMES.index("LL"))) == first  # the other one has left
        assert [each.split("(")[0] for each in table.events("withdrawn", "withdrawn_openly")] == [event]


@pytest.mark.clause("maracas", "7.11")
def test_chits_above_the_allocation_are_discarded() -> None:
    table = Table().hand(GOV, "112 114 124 125 142 143")
    table.state.set_number(GOV, e.TP_MAX, 5)
    ending(table, s.DISCARD)
    assert table.actor() == GOV
    table.do("chit(112)")
    assert int(table.state.hand_size(GOV)) == 5
    assert table.events("discarded", "discarded_chit") == ["discarded(0) 7.11", "discarded_chit(112) 7.11"]
    assert {each.audience for each in table.recorder.events if each.kind == "discarded_chit"} == {1}
    assert table.step() == "appeal"


def scored(table: Table) -> tuple[int, int]:
    ending(table, s.SCORE)
    return table.number(GOV, e.VP), table.number(INS, e.VP)


@pytest.mark.clause("maracas", "7.21", "D-R21", "6.2d")
def test_population() -> None:
    # Strategy 3 of the Government pays PN; 3 of the Insurgent pays each IU and loses 1 if idle
    table = Table().strategy(3, 3).rows("LL", gov_iu=3, ins_iu=1).rows("CP", ins_iu=6)
    assert scored(table) == (3, 3)  # at most 4 for Cerro Pobre, minus 1
    table = Table().strategy(3, 3).rows("LL", gov_iu=3, ins_iu=1, sabotage=2).rows("CP", ins_iu=6, nsm=1)
    assert scored(table) == (0, 0)
    table = Table().strategy(3, 4).rows("LL", gov_iu=1, criminals=1).rows("CP", ins_iu=2).terror("CP")
    assert scored(table) == (0, 0)
    table = Table().strategy(3, 4).rows("LL", gov_iu=1, nsm=1).rows("CP", ins_iu=2, criminals=1)
    assert scored(table) == (3, 4)  # each irregular blocks only one side


@pytest.mark.clause("maracas", "7.22", "D-R19")
def test_lines_of_communication() -> None:
    table = Table().strategy(4, 1).gov("CV", "cbt131d").ins("LT", "gr322 gr322", "underground").gov("PS", "hw")
    ending(table, s.REDEPLOYMENT)
    state = table.state
    held = [[e.AREA_NAMES[n] for n in range(e.AREAS) if controls_loc(state, side, n)] for side in (GOV, INS)]
    assert held == [["CV"], ["LT"]]  # a dispersed unit counts as two, an Asset as nothing
    assert (int(loc_points(state, GOV, 3)), int(loc_points(state, INS, 0))) == (2, 1)
    table = Table().gov("CV", "gmilt")  # trained, not dispersed: it counts once, and TM is 2
    assert not controls_loc(ending(table, s.REDEPLOYMENT).state, GOV, e.AREA_NAMES.index("CV"))
    table = Table().gov("PS", "pol212").ins("PS", "gr322 dummy", "underground")
    ending(table, s.REDEPLOYMENT)
    assert not any(controls_loc(table.state, side, 11) for side in (GOV, INS))


@pytest.mark.clause("maracas", "7.2", "D-R10", "D-R38", "D-R75")
def test_deeds_and_penalties() -> None:
    table = Table().strategy(1, 2)
    for side, name, number in (
        (GOV, e.L_PARA, 2),
        (GOV, e.L_REGULAR, 1),
        (GOV, e.L_IU, 1),
        (GOV, e.L_TERROR, 1),
        (GOV, e.L_ACTIVE, 1),
        (INS, e.L_REGULAR, 1),
        (INS, e.L_FOREIGN, 1),
        (INS, e.L_CRIMINALS, 1),
    ):
        table.state.set_number(side, name, number)
    assert scored(table) == (2 * 2 + 1 + 3 - 1, 2 + 3 + 1 - 1)
    assert table.events("vp_deeds", "vp_lost", "vp_total") == [
        "vp_deeds(0, 8) 7.2", "vp_lost(0, 1) 7.2", "vp_total(0, 7) 7.2",
        "vp_deeds(1, 6) 7.2", "vp_lost(1, 1) 7.2", "vp_total(1, 5) 7.2",
    ]  # fmt: skip
    assert scored(Table().strategy(1, 2)) == (0, 0)


@pytest.mark.clause("maracas", "7.21", "7.22")
def test_points_are_told_by_area() -> None:
    table = Table().strategy(4, 4).rows("LL", gov_iu=5).rows("CP", ins_iu=1).rows("MA", gov_iu=1)
    ending(table.box(GOV, "CV", "cbt131 cbt131").box(GOV, "PS", "cbt131"), s.SCORE)
    assert table.events("vp_population", "vp_population_in") == [
        "vp_population(0, 4) 7.21",
        "vp_population_in(LL, 3) 7.21",  # five IUs, but a Population Number of 3
        "vp_population_in(MA, 1) 7.21",
        "vp_population(1, 4) 7.21",
        "vp_population_in(CP, 4) 7.21",
    ]
    assert table.events("vp_loc", "vp_loc_in") == [
        "vp_loc(0, 4) 7.22",
        "vp_loc_in(CV, 2) 7.22",
        "vp_loc_in(PS, 2) 7.22",
    ]


@pytest.mark.clause("maracas", "7.2")
def test_points_are_secret() -> None:
    table = Table().strategy(3, 1).rows("LL", gov_iu=1)
    ending(table, s.SCORE)
    assert table.state.view(GOV)["sides"][GOV]["vp"] == 3  # type: ignore[index]
    assert table.state.view(INS)["sides"][GOV]["vp"] is None  # type: ignore[index]
    assert {each.audience for each in table.recorder.events if each.kind.startswith("vp_")} == {1, 2}


@pytest.mark.clause("maracas", "7.23", "D-R77")
@pytest.mark.parametrize(
    ("points", "turn", "reason", "winner"),
    [
        ((50, 20), 3, "victory", GOV),
        ((51, 60), 3, "both", INS),
        ((10, 9), 12, "last_turn", GOV),
        ((9, 9), 12, "draw", None),
    ],
)
def test_who_wins(points: tuple[int, int], turn: int, reason: str, winner: int | None) -> None:
    table = Table().strategy(4, 1)
    table.state.turn = turn
    for side in (GOV, INS):
        table.state.set_number(side, e.VP, points[side])
    ending(table, s.SCORE)
    assert table.step() == "over"
    assert table.state.ending() == reason
    assert table.state.view(INS)["winner"] == winner


@pytest.mark.clause("maracas", "D-R77")
def test_equal_totals_play_on() -> None:
    table = Table().strategy(4, 1)
    for side in (GOV, INS):
        table.state.set_number(side, e.VP, 55)
    assert ending(table, s.SCORE).step() == "appeal"


@pytest.mark.clause("maracas", "7.3", "7.3a", "7.3b", "7.3c", "D-R76", "D-R86")
def test_a_good_appeal() -> None:
    table = ending(Table(), s.APPEAL)
    table.do("appeal", "dealt(554)", "dealt(221)")  # IR +3, TR and CMR higher
    table.do("type(fcbt)", "force(fcbt150)", "strategy(gov4)")
    assert table.held(GOV, "available") == ""
    assert table.told("own_chit") == ["554"]
    assert table.told("hq_chit") == ["221"]
    assert {each.audience for each in table.recorder.events if each.kind in ("own_chit", "hq_chit")} == {1}
    assert table.told("strategy_is") == ["gov4"]
    table.do("no_appeal")
    assert table.number(GOV, e.TP_MAX) == 18
    assert table.events("allocation_changed") == ["allocation_changed(0, 18) 7.3a"]
    assert table.told("received") == ["0, fcbt150"]
    assert table.held(GOV, "available") == "fcbt150"
    assert table.number(GOV, e.STRATEGY) == 3
    assert table.number(GOV, e.WAIT) == 1
    assert table.number(INS, e.WAIT) == 0


@pytest.mark.clause("maracas", "7.3a", "7.3b", "7.3c", "D-R34", "D-R76")
def test_a_bad_appeal() -> None:
    table = Table().box(INS, "BY", "mf332 gr322 node_a").box(INS, "available", "ied")
    table.state.identified |= int(table.state.assets_at(INS, 4))
    table.state.known_units = int(table.state.units_at(INS, 4))
    add_identifiers(table.state)
    ending(table, s.APPEAL).do("no_appeal", "appeal", "dealt(112)", "dealt(554)")
    assert table.offered() == ["place(BY)", "lose_assets"]
    table.do("lose_assets", "place(BY)", "orders(ins2)")
    assert sorted(table.held(INS, "BY").split()) == ["gr322", "mf332"]
    assert int(table.state.known_units) == int(table.state.units_at(INS, 4)) & ~int(table.state.tables.regular[INS])
    assert int(table.state.identified) == 0
    assert int(table.state.pool[e.IDENTIFIER]) == 0
    assert table.number(INS, e.TP_MAX) == 11
    assert table.number(INS, e.WAIT) == 4


@pytest.mark.clause("maracas", "7.3b", "D-R76")
def test_headquarters_give_two_assets_and_no_more() -> None:
    table = ending(Table(), s.APPEAL).do("appeal", "dealt(352)", "dealt(322)")  # only TR is higher
    table.do("get_assets", "take(hw)")
    assert table.state.view(GOV)["asking"] == {"left": 1}
    assert table.offered()[-1] == "done"  # one is enough
    table.do("take(cadre1)")
    assert table.step() != "gain_assets"
    finish(table)
    assert sorted(table.held(GOV, "available").split()) == ["cadre1", "hw"]
    assert sorted(table.told("received")) == ["0, cadre1", "0, hw"]


@pytest.mark.clause("maracas", "7.3b", "D-R76")
def test_headquarters_take_two_assets_and_no_more() -> None:
    table = Table().box(GOV, "LL", "hw cadre1").box(GOV, "available", "hw").box(GOV, "MA", "cbt131")
    ending(table, s.APPEAL).do("appeal", "dealt(322)", "dealt(352)", "lose_assets")
    assert table.offered() == ["place(LL)", "place(available)"]
    table.do("place(LL)", "pick(hw, 0, front)")
    assert table.state.view(GOV)["asking"] == {"left": 1}
    table.do("place(LL)")
    assert table.step() != "lose_assets"
    finish(table)
    assert table.held(GOV, "LL") == ""
    assert table.held(GOV, "available") == "hw"
    assert sorted(table.told("taken_away")) == ["0, cadre1", "0, hw"]


@pytest.mark.clause("maracas", "7.3b")
def test_what_the_insurgent_receives_or_loses_only_they_see() -> None:
    table = Table().box(INS, "BY", "mf332*1 mf241 gr322").box(INS, "CP", "mf241")
    table.state.known_units = int(table.state.units_at(INS, 4)) | int(
        table.state.units_at(INS, e.AREA_NAMES.index("CP"))
    )
    ending(table, s.APPEAL).do("no_appeal", "appeal", "dealt(322)", "dealt(352)", "place(BY)", "pick(mf332, 1, front)")
    assert table.told("taken_away") == ["1, mf332"]
    assert {each.audience for each in table.recorder.events if each.kind == "taken_away"} == {2}
    assert sorted(table.held(INS, "BY").split()) == ["gr322", "mf241"]
    assert int(table.state.hurt(INS)) == 0
    known = table.state.view(GOV)["areas"]
    assert isinstance(known, list)
    assert known[4]["remembered"] == [{"kind": "gr322", "n": 1}]  # one of the Main Force there may be gone
    assert known[e.AREA_NAMES.index("CP")]["remembered"] == [{"kind": "mf241", "n": 1}]


@pytest.mark.clause("maracas", "7.3")
def test_who_waits_does_not_appeal() -> None:
    table = Table()
    table.state.set_number(GOV, e.WAIT, 1)
    ending(table, s.APPEAL)
    assert table.offered() == ["no_appeal"]
    table.do("no_appeal", "no_appeal")
    assert table.number(GOV, e.WAIT) == 0
