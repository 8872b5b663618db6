"""Patrol (6.11): what it compares, what it uncovers, what stays secret."""

from __future__ import annotations

import pytest

from contienda.core.state import SPECTATOR
from tests.games.maracas.table import GOV, INS, NO_CHITS, Table

# The TM is 1 in Las Leyes and 3 in Barrio Yermo.


@pytest.mark.clause("maracas", "6.11a", "D-R56")
def test_a_patrol_compares_all_ir_with_the_lowest_ir_and_the_terrain() -> None:
    # 1 + 2 + 2 = 5 and a 2 against 3 + TM 1 + 2
    table = Table().gov("LL", "cbt131 pol212 pol221").ins("LL", "gr412 gr322", "underground")
    table.hand(GOV, "221").hand(INS, "232")
    table.run("LL", 1, "patrol", "chit(221)", "chit(232)")
    assert table.told("patrolled") == ["0, 7"]
    assert table.told("driven_out") == ["2"]
    assert table.where(2) == "LL at_large"
    assert table.up(2) == ""
    assert not any("chit_played(1" in each for each in seen_by(table, GOV))
    assert any("chit_played" in each for each in seen_by(table, INS))


def seen_by(table: Table, seat: int) -> list[str]:
    events = table.recorder.events
    return [f"{each.kind}({each.arguments[0]}" for each in events if each.arguments and each.seen_by(seat)]


@pytest.mark.clause("maracas", "6.11a")
def test_ties_fail() -> None:
    table = Table().gov("LL", "pol212 pol221").ins("LL", "gr322")  # 4 against 3 + 1
    table.run("LL", 1, "patrol")
    assert table.told("search_failed") == ["2"]


@pytest.mark.clause("maracas", "6.11a", "D-R54", "9.1")
def test_a_stack_at_large_turns_face_up_and_loses_its_dummies() -> None:
    table = Table().gov("LL", "pol311 pol311 pol212").ins("LL", "gr322 ied dummy dummy")
    table.run("LL", 1, "patrol")
    assert table.told("found_out") == ["2"]
    assert table.counters(2) == table.up(2) == "gr322 ied"
    assert len(table.told("asset_returned")) == 2


@pytest.mark.clause("maracas", "6.11b", "D-R22")
def test_an_informant_cancels_the_terrain_and_the_double_agent() -> None:
    for informant, found in ((False, ["2"]), (True, [])):
        table = Table().gov("BY", "pol311 cbt131").ins("BY", "gr322 double")  # 4 against 3 (+ 3 + 1)
        if informant:
            table.box(GOV, "BY", "informant")
        table.run("BY", 1, "patrol")
        assert table.told("search_failed") == found


@pytest.mark.clause("maracas", "9.1", "D-R48")
def test_sensors_help_every_stack_of_the_area_and_agents_every_target() -> None:
    table = Table().gov("LL", "pol311").gov("LL", "pol212 sensor2").ins("LL", "gr322").ins("LL", "gr412 double")
    table.run("LL", 1, "patrol", "target(3)")  # 3 + 2 against 3 + 1 + 1
    assert table.told("patrolled") == ["0, 5"]
    assert table.told("search_failed") == ["3"]


@pytest.mark.clause("maracas", "9.1")
def test_intelligence_teams_and_a_teams_help_their_own_stack() -> None:
    table = Table().gov("LL", "pol212 cit ateam").ins("LL", "gr322").run("LL", 1, "patrol")
    assert table.told("patrolled") == ["0, 5"]


@pytest.mark.clause("maracas", "6.11d", "9.33", "D-R53")
def test_an_advantage_makes_the_highest_number_count() -> None:
    table = Table().gov("LL", "pol212").ins("LL", "gr322").hand(GOV, "125").advantage(GOV)
    table.run("LL", 1, "patrol", "chit(125)", "use_advantage")
    assert table.told("patrolled") == ["0, 7"]
    assert table.told("advantage_used") == ["0"]


@pytest.mark.clause("maracas", "6.11e")
def test_a_dispersed_unit_patrols_against_every_stack_without_a_chit() -> None:
    table = Table().gov("LL", "cbt230d pol311").hand(GOV, "554").hand(INS, "112")
    table.ins("LL", "gr322", "underground").ins("LL", "gr412").ins("LL", "mf241", up=True)
    table.run("LL", 1, "sweep", "chit(112)")  # 6 against 3 + 1 + 1 and 4 + 1 + 1
    assert table.told("patrolled") == ["0, 6"]
    assert table.told("driven_out") == ["2"]
    assert table.told("search_failed") == ["3"]


@pytest.mark.clause("maracas", "6.11c", "D-R56")
def test_the_insurgents_chit_returns_unseen() -> None:
    table = Table().gov("LL", "pol212").ins("LL", "gr322").hand(INS, "412 423")
    table.run("LL", 1, "patrol", "chit(412)")
    assert table.told("chit_unseen") == ["1"]
    for seat in (GOV, SPECTATOR):
        assert not [each for each in table.recorder.events if each.kind == "chit_played" and each.seen_by(seat)]


@pytest.mark.clause("maracas", "6.0e", "D-R56")
def test_the_government_sees_its_own_total_only() -> None:
    table = Table().gov("LL", "pol212 pol212").ins("LL", "gr322").ins("LL", "gr412")
    table.do("area(LL)", "pass", "stack(1)", "mission(patrol)")
    offers = table.state.view(GOV)["offers"]
    assert isinstance(offers, list)
    totals = {"own": 4, "against": None, "open": 1, "random": None, "second": None, **NO_CHITS}  # the terrain is open
    assert [each["totals"] for each in offers] == [totals] * 2


@pytest.mark.clause("maracas", "6.0e", "6.11b", "D-R48")
@pytest.mark.parametrize(("informant", "known"), [(False, 4), (True, 0)])
def test_the_open_part_of_the_other_total_is_told(informant: bool, known: int) -> None:
    table = Table().gov("BY", "cbt230d").ins("BY", "gr322").ins("BY", "gr412 double", up=True).ins("BY", "imil double")
    if informant:
        table.box(GOV, "BY", "informant")
    table.do("area(BY)", "pass", "stack(1)")
    offers = table.state.view(GOV)["offers"]
    assert isinstance(offers, list)
    assert [each["totals"]["open"] for each in offers] == [known, known, 3]  # Patrols; in an Attack the terrain
    table.do("mission(sweep)")
    assert table.told("cover_known") == [f"{known}, BY"]  # the terrain is 3, one Agent is seen
