"""Rulings that apply across missions: chits not played, losses, Task Points, and what is never used."""

from __future__ import annotations

import pytest

from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.game import GAME
from tests.games.maracas.table import GOV, INS, Table
from tests.games.maracas.test_planning import planning


@pytest.mark.clause("maracas", "D-R2", "D-R5")
def test_the_loser_pays_for_the_units_and_the_winner_for_the_chits() -> None:
    """3 + 5 against 2 + 2 + TM 1: the loser takes |3 - 4| = 1 Hit despite more units, the winner 5 - 0."""
    table = Table().gov("CO", "cbt131").ins("CO", "gr421 gr322").hand(GOV, "451")
    table.run("CO", 1, "attack", "chit(451)", "hit(gr421, 0, front)")
    assert table.told("compared") == ["8, 5"]
    assert table.told("disrupted") == ["1, gr421, 2", "0, cbt131, 1"]
    assert table.points() == (8, 9)  # one for the attack, one for each unit lost


@pytest.mark.clause("maracas", "D-R4")
@pytest.mark.parametrize(("answer", "total"), [("save_advantage", "4, 3"), ("use_advantage", "7, 3")])
def test_no_chit_counts_nothing_and_an_advantage_counts_in_the_total_only(answer: str, total: str) -> None:
    """The chit shows TR 1 and at most 4. Nobody answers it: the winner takes 1 - 0 Hits, even with the Advantage."""
    table = Table().gov("CO", "cbt131").ins("CO", "gr421").hand(GOV, "412").advantage(GOV)
    table.run("CO", 1, "attack", "chit(412)", answer)
    assert table.told("compared") == [total]
    assert table.told("hit") == ["0, cbt131, 1"]
    assert table.told("disrupted") == ["1, gr421, 2"]


@pytest.mark.clause("maracas", "D-R20")
def test_infrastructure_of_an_area_is_limited_by_the_pool_alone() -> None:
    table = Table().gov("LL", "pol212 cadre2").rows("LL", gov_iu=7).run("LL", 1, "build", "draw(153)")
    assert table.row("LL", "gov_iu") == 8


@pytest.mark.clause("maracas", "D-R62")
def test_police_left_over_is_never_offered() -> None:
    table = Table().box(GOV, "disrupted", "cbt131").tp(9, 9)
    assert "pol212" in table.held(GOV, "unused")
    planning(table, (s.PLANNED, 0), (s.RECOVER, GOV))
    assert "recover(cbt131, 0, front)" in table.offered()
    assert not [each for each in table.offered() if "pol" in each]
    planning(table, (s.FIRST, 0))
    while table.actor() == GOV and table.step() != "activate":
        assert not [each for each in table.offered() if "pol" in each]
        table.do("done" if "done" in table.offered() else table.offered()[0])


@pytest.mark.clause("maracas", "D-R66")
def test_hits_stay_on_units_off_the_map_and_leave_with_disruption() -> None:
    table = Table().gov("CO", "cbt140*3").ins("CO", "mf332 mf332").run("CO", 2, "attack")
    assert table.held(GOV, "disrupted") == "cbt140"
    assert int(table.state.hurt(GOV)) == 0
    table = Table().box(GOV, "available", "cbt140*3").box(GOV, "qrf", "cbt131*2").tp(9, 9)
    planning(table, (s.PLANNED, 0), (s.RECOVER, GOV))
    healed = [each for each in table.offered() if each.startswith("heal")]
    assert healed == ["heal(cbt131, 2, front)", "heal(cbt140, 3, front)"]


@pytest.mark.clause("maracas", "D-R79")
def test_task_points_stop_at_zero_and_the_side_still_defends() -> None:
    table = Table().gov("CO", "cbt140 cbt140").ins("CO", "gr412 gr421").tp(1, 0)
    table.run("CO", 1, "attack")
    while table.step() == "hits":
        table.do(table.offered()[0])
    assert table.held(INS, "disrupted") == "gr412 gr421"
    assert table.points() == (0, 0)


@pytest.mark.clause("maracas", "D-R80")
def test_a_winner_who_loses_his_last_unit_loses_his_assets_without_terror() -> None:
    """4 + 5 against 4 + TM 1: no Hit for the loser, five for the winner, whose two units take two of them."""
    table = Table().gov("VD", "pol212 pol212 hw").ins("VD", "gr421 gr322").hand(GOV, "155")
    table.run("VD", 1, "attack", "chit(155)")
    while table.step() == "hits":
        table.do(table.offered()[0])
    assert table.held(GOV, "disrupted") == "pol212 pol212 hw"
    assert table.counters(1) == ""
    assert not table.has_terror("VD")


@pytest.mark.clause("maracas", "D-R87")
@pytest.mark.parametrize(("chit", "chosen"), [("131", ["stack(1)", "stack(2)"]), ("155", [])])
def test_the_militia_to_promote_is_chosen_on_success_only(chit: str, chosen: list[str]) -> None:
    table = Table().gov("LL", "pol212 gmil").gov("LL", "pol212 gmil").rows("LL", gov_iu=1)
    table.run("LL", 1, "promote", f"draw({chit})")
    assert (table.offered() if table.step() == "promotion" else []) == chosen


@pytest.mark.clause("maracas", "D-R88")
def test_there_is_always_a_last_turn() -> None:
    limit = next(option for option in GAME.options if option.name == "turn_limit")
    assert (limit.low, limit.high) == (1, 30)
    for preset in GAME.presets:
        assert 1 <= GAME.resolve(preset.name, {})["turn_limit"] <= 30


@pytest.mark.clause("maracas", "2.2")
def test_units_and_chits_have_three_ratings() -> None:
    tables = Table().state.tables
    assert all(len(name) == 3 and set(name) <= set("12345") for name in tables.chit_names)
    table = Table().gov("LL", "gmil pol212 cbt131 fcbt140").ins("LL", "imil gr322 mf332")
    units = [int(table.state.stack_units[number]) for number in (0, 1)]
    regular = [units[side] & int(tables.regular[side]) for side in (GOV, INS)]
    assert [bin(each).count("1") for each in regular] == [2, 1]


@pytest.mark.clause("maracas", "2.21")
def test_the_map_has_twelve_areas() -> None:
    tables = Table().state.tables
    assert len(e.AREA_NAMES) == 12
    assert all(int(tables.pn[area]) > 0 for area in range(12))
