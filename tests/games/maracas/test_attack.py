"""Attack (6.12, 9.6): totals, Hits, Terror, Foreign units, Criminals, NSM and Objectives."""

from __future__ import annotations

import pytest

from contienda.core.errors import IllegalAction
from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.missions import can_run
from tests.games.maracas.table import GOV, INS, Table, bits


@pytest.mark.clause("maracas", "6.12a", "6.12b", "6.12c", "6.12e", "6.2a", "D-R49")
def test_loser_and_winner_take_hits() -> None:
    # 3 + 3 + 5 = 11 against 2 + 2 + TM 1 + 1 = 6; loser 6 - 4 = 2, winner 5 - 1 = 4
    table = Table().gov("CO", "cbt131 cbt131").ins("CO", "gr421 gr322 dummy")
    table.hand(GOV, "451").hand(INS, "412")
    table.run("CO", 1, "attack", "chit(451)", "chit(412)", "hit(gr421, 0, front)")
    assert table.told("compared") == ["11, 6"]
    assert table.events("attack_won", "hits_of_loser", "hits_of_winner") == [
        "attack_won(0) 6.12b",
        "hits_of_loser(2, 2, 6, 4) 6.12c",  # |6 - 4| of units and Assets
        "hits_of_winner(1, 4, 5, 1) 6.12c",  # |5 - 1| of the chits
    ]
    assert [each["loser"] for each in table.state.view(GOV)["hits"]] == [False]  # type: ignore[attr-defined]
    assert table.told("turned_up") == ["gr421, 2", "gr322, 2"]
    assert [each for each in table.told("disrupted") if each.startswith("1")] == ["1, gr421, 2", "1, gr322, 2"]
    assert table.held(INS, "disrupted") == "gr421 gr322"
    assert table.step() == "hits"
    table.do("hit(cbt131, 0, front)", "hit(cbt131, 1, front)")  # the first and the third leave no choice
    assert table.counters(1) == "cbt131 cbt131"
    assert table.points() == (9, 8)
    assert not table.has_terror("CO")


@pytest.mark.clause("maracas", "6.12b", "D-R3")
def test_a_tie_changes_nothing() -> None:
    table = Table().gov("CO", "cbt131").ins("CO", "gr421")  # 3 against 2 + 1
    table.run("CO", 1, "attack")
    assert table.told("compared") == ["3, 3"]
    assert table.told("attack_even") == ["1"]
    assert table.events("attack_won", "hits_of_loser", "hits_of_winner", "disrupted") == []
    assert table.counters(2) == "gr421"


@pytest.mark.clause("maracas", "6.12b")
def test_the_terrain_helps_the_side_attacked() -> None:
    table = Table().gov("BY", "cbt131").ins("BY", "mf332 gr421")
    table.run("BY", 2, "attack")  # 5 against 3 + 3
    assert table.told("compared") == ["5, 6"]
    # the attacker lost: 5 - 3 = 2 Hits on their stack
    table.do("hit(mf332, 0, front)", "hit(mf332, 1, front)")
    assert table.counters(2) == "gr421 mf332"


@pytest.mark.clause("maracas", "6.12e")
def test_a_regular_unit_is_disrupted_when_its_hits_reach_its_rating() -> None:
    table = Table().gov("CO", "cbt140").ins("CO", "mf332*2").run("CO", 1, "attack")  # 4 to 4: tie
    assert table.told("disrupted") == []
    table = Table().gov("CO", "cbt140 pol221").ins("CO", "mf332*2").run("CO", 1, "attack")  # 6 to 4, 3 Hits
    assert table.told("disrupted") == ["1, mf332, 2"]


@pytest.mark.clause("maracas", "6.12d", "6.2d", "D-R11", "D-R51")
@pytest.mark.parametrize(("attackers", "terror"), [("cbt140 cbt140", True), ("cbt131", False)])
def test_overkill_terrorises(attackers: str, terror: bool) -> None:
    # Villa Dorada: PN 1, TM 1. One Guerrilla of TR 1: 8 - 1 = 7 Hits, 6 too many; 3 - 1 = 2 Hits, one too many
    table = Table().gov("VD", attackers).ins("VD", "gr412").run("VD", 1, "attack")
    assert table.has_terror("VD") is terror
    assert table.counters(2) == ""
    assert table.number(GOV, e.L_TERROR) == int(terror)


@pytest.mark.clause("maracas", "6.12f", "D-R50", "D-R52")
def test_a_foreign_unit_plays_two_chits_and_falls_last() -> None:
    table = Table().gov("CO", "fcbt140 pol212").ins("CO", "mf332 mf332 mf331")
    table.hand(GOV, "131 244").hand(INS, "155")
    table.run("CO", 2, "attack", "chit(155)", "chit(131)", "chit(244)")
    # 9 + 5 against 4 + 1 + 1 + 3 + 4; chits 5 - 3 (the lower) = 2
    assert table.told("compared") == ["14, 13"]
    assert table.offered() == ["hit(pol212, 0, front)", "hit(fcbt140, 0, front)"]
    table.do("hit(fcbt140, 0, front)", "hit(fcbt140, 1, front)", "hit(fcbt140, 2, front)")
    # 9 - 5 = 4 Hits: the Foreign unit, TR 4, may not take its last one while the Police stands
    assert table.told("disrupted") == ["0, pol212, 1"]
    assert [int(table.state.hits_of(GOV, bit)) for bit in bits(table.state.stack_units[0])] == [3]
    # the winner takes 5 - 3 = 2 Hits, by the lower of the two chits
    assert table.offered()[0] == "hit(mf332, 0, front)"
    assert table.state.view(INS)["asking"] == {"stack": 2, "left": 2}


@pytest.mark.clause("maracas", "6.12g")
def test_militia_does_not_attack_alone() -> None:
    table = Table().gov("CO", "gmil gmil").gov("CO", "gmil hw").ins("CO", "gr322").do("area(CO)", "pass")
    assert not can_run(table.state, 0, e.ATTACK)
    table.do("stack(2)")
    with pytest.raises(IllegalAction):
        table.do("mission(move)")
    table.do("mission(attack)")
    assert table.told("compared") == ["2, 3"]


@pytest.mark.clause("maracas", "9.1", "D-R43", "D-R44", "D-R46")
def test_assets_in_an_attack() -> None:
    table = Table().gov("CO", "cbt131 gmil hw ateam eng2").ins("CO", "gr322 gr421 ihw ied")
    table.run("CO", 1, "attack")
    # 3 + 1 + 2 x 1 + 1 + 2 = 9 against 4 + 2 x 1 + 1 + TM 1 = 8
    assert table.told("compared") == ["9, 8"]
    assert sorted(table.told("turned_up")) == ["gr322, 2", "gr421, 2", "ied, 2", "ihw, 2"]


@pytest.mark.clause("maracas", "6.2b", "6.2c", "9.1", "D-R36")
def test_assets_fall_with_the_last_unit() -> None:
    table = Table().gov("CO", "cbt140 cbt140").ins("CO", "gr412 node_a dummy").run("CO", 1, "attack")
    assert table.held(INS, "disrupted") == "gr412 node_a"
    assert table.number(INS, e.TP_MAX) == 14
    assert table.points() == (9, 9)
    table = Table().gov("CO", "pol212 cit hw").ins("CO", "mf332 mf332").run("CO", 2, "attack")
    assert table.held(GOV, "disrupted") == "pol212 hw"
    assert table.held(GOV, "available") == "cit"


@pytest.mark.clause("maracas", "9.4b", "9.5e", "6.12h", "D-R12", "D-R13", "D-R73")
def test_criminals_and_militias_defend_with_a_random_chit() -> None:
    table = Table().gov("CO", "cbt131 fcbt140 fhw").gov("CO", "fcbt240").rows("CO", criminals=1, nsm=1)
    table.hand(GOV, "112 131")
    table.do("area(CO)")
    assert "stack(2)" in table.offered()  # it may move, but not attack them
    table.do("stack(1)", "mission(attack)", "target_criminal", "chit(112)", "draw(535)")
    assert table.told("compared") == ["4, 4"]
    assert table.row("CO", "criminals") == 1
    table.do("mission(attack)", "target_nsm", "chit(131)", "draw(333)")
    assert table.told("compared")[-1] == "6, 4"
    assert table.row("CO", "nsm") == 0
    assert table.number(GOV, e.L_NSM) == 1


@pytest.mark.clause("maracas", "9.6b", "9.6c", "D-R14", "D-R15", "D-R64")
def test_objectives() -> None:
    table = Table().gov("LL", "pol212", "guard").ins("LL", "mf332 gr322").ins("LL", "gr412")
    table.run("LL", 2, "attack")
    assert table.told("objective_hit") == ["LL"]
    table.do("mission(attack)", "draw(114)")  # now the box is empty; the reward comes once per turn
    assert table.told("compared")[-1] == "5, 2"
    assert table.told("objective_hit") == ["LL"]
    assert table.number(INS, e.L_OBJECTIVES) == 1


@pytest.mark.clause("maracas", "9.6c", "D-R64")
def test_a_guard_that_holds_out_saves_the_objective() -> None:
    # 3 + 2 against 3 + TM 1: two Hits, and the guard has TR 3
    table = Table().gov("LL", "cbt131", "guard").ins("LL", "mf332 gr421").run("LL", 2, "attack")
    assert table.told("compared") == ["5, 4"]
    assert table.counters(1) == "cbt131"
    assert table.told("objective_hit") == []
    assert table.where(1) == "LL guard"


@pytest.mark.clause("maracas", "9.6b")
def test_a_guard_leaves_its_box_by_running_a_mission() -> None:
    table = Table().gov("LL", "pol311 pol311", "guard").ins("LL", "gr322").run("LL", 1, "patrol")
    assert table.where(1) == "LL at_large"


@pytest.mark.clause("maracas", "D-R17", "D-R16")
def test_stacks_underground_are_not_attacked() -> None:
    table = Table().gov("CO", "cbt131").ins("CO", "gr322", "underground")
    table.do("area(CO)", "pass", "stack(1)")
    assert "mission(attack)" not in table.offered()


@pytest.mark.clause("maracas", "D-R65")
def test_assets_alone_are_swept_away() -> None:
    table = Table().gov("CO", "hw sensor1").ins("CO", "gr421").run("CO", 2, "attack")
    assert table.told("compared") == ["2, 1"]
    assert table.held(GOV, "disrupted") == "hw sensor1"
    assert not table.has_terror("CO")


@pytest.mark.clause("maracas", "6.12c", "D-R65")
def test_who_sweeps_assets_away_pays_for_the_difference_of_the_chits() -> None:
    # 2 + 2 + 5 against 1 + 3: the winner takes 5 - 3 = 2 Hits
    table = Table().gov("CO", "hw sensor1").ins("CO", "gr421 gr322 gr412").hand(INS, "155").hand(GOV, "131")
    table.run("CO", 2, "attack", "chit(155)", "chit(131)")
    assert table.told("compared") == ["10, 4"]
    assert table.held(GOV, "disrupted") == "hw sensor1"
    assert table.events("hits_of_loser", "hits_of_winner") == ["hits_of_winner(2, 2, 5, 3) 6.12c"]
    table.do("hit(gr421, 0, front)", "hit(gr322, 0, front)")
    assert table.counters(2) == "gr412"
    assert not table.has_terror("CO")


@pytest.mark.clause("maracas", "D-R13", "D-R73", "6.12g")
@pytest.mark.parametrize(
    ("counters", "may"),
    [
        ("gmil hw", True),
        ("gmil ateam", False),  # a Foreign Asset's effect does not count
        ("gmil fhw", False),
        ("gmil fhw eng1", True),
        ("gmil fcbt140", False),  # without the Foreign unit it is Militia alone
        ("pol212 fcbt140", True),
        ("fcbt140 hw", False),
    ],
)
def test_foreign_help_does_not_count_against_criminals(counters: str, may: bool) -> None:
    for irregulars in ({"criminals": 1}, {"nsm": 1}):
        table = Table().gov("CO", counters).rows("CO", **irregulars)
        assert bool(can_run(table.state, 0, e.ATTACK)) is may
    assert can_run(Table().gov("CO", counters).ins("CO", "gr322").state, 0, e.ATTACK)
