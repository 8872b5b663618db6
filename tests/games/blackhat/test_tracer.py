"""The Tracer (13, 9.6): alarms, who drives it, where it moves, the jail, elimination, and the end it brings."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.games.blackhat.board import FOLDER
from contienda.games.blackhat.constants import HAT, held
from contienda.games.blackhat.game import GAME, BlackHatGame
from tests.games.blackhat.table import Table


def table_of(seats: int = 4) -> Table:
    """A table with the Tracer as the only optional rule."""
    return Table("first_game", seats, tracer="yes")


def driven(space: str, came_from: str = "", seats: int = 4) -> Table:
    """Player 1 has a pawn on the Alarm, has won a trick and taken the action; the Tracer is on a space."""
    table = table_of(seats).pawn(1, "B", "S3BR", "locked").tracer(space, came_from)
    return table.trick(winner=1).hack("1A", "S1TL")


@pytest.mark.clause("blackhat", "9.6a", "13.1", "B-R43", "B-R67")
def test_an_alarm_locks_and_wakes_the_tracer_which_does_not_move_yet() -> None:
    table = table_of().pawn(1, "A", "D").trick(winner=1).hack("1A", "S3BR")
    assert table.at(1, "A") == "S3BR locked"
    assert table.events("locked", "tracer_woken") == ["locked(1, A, S3BR) 9.6a", "tracer_woken() 13.1"]
    assert table.tracer_at() == "track-0"
    assert table.step() == "play"


@pytest.mark.clause("blackhat", "9.6b", "13.2", "13.3", "17.5", "B-R44")
def test_it_follows_its_track_and_appears_on_backdoor() -> None:
    table = table_of().pawn(1, "B", "S3BR", "locked").pawn(0, "A", "M1").pawn(2, "A", "M2").pawn(3, "A", "M3")
    table.tracer("40").trick(winner=1).hack("1A", "S1TL")
    assert table.tracer_at() == "track-1"
    table.trick(winner=0).hack("0A", "U")
    assert table.tracer_at() == "track-1"  # player 0 has no pawn on an Alarm
    table.trick(winner=1).hack("1A", "S1BL")
    assert table.tracer_at() == "BD"
    assert table.events("tracer_approached", "tracer_moved") == [
        "tracer_approached(1) 17.5",
        "tracer_moved(1, BD) 13.2",
    ]


@pytest.mark.clause("blackhat", "9.6d", "9.6c", "B-R67")
def test_moving_it_is_no_hack_action_and_is_due_after_a_draw_too() -> None:
    table = table_of().pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S3BR", "locked").tracer("M1").trick(winner=1)
    assert table.step() == "draw"
    table.do("deal(1)")
    assert (table.step(), table.actor()) == ("tracer", 1)


@pytest.mark.clause("blackhat", "13.4", "13.5", "B-R46", "B-R68")
@pytest.mark.parametrize(
    ("space", "goals"),
    [
        ("BD", ["PS", "S1TL", "S1BL"]),
        ("PS", ["BD", "S2TL", "S2BL"]),
        ("M2", ["M1", "M3", "S3TL"]),
        ("U", ["N1", "S3TL", "S3TR"]),
        ("S3TR", ["N2", "S3BR"]),
        ("N1", ["N2", "S4TL"]),
        ("K1", ["K2", "CA"]),
    ],
)
def test_it_steps_to_adjacent_spaces_never_nearer_the_starts(space: str, goals: list[str]) -> None:
    table = driven(space)
    assert table.step() == "tracer"
    assert table.spaces_offered() == goals


@pytest.mark.clause("blackhat", "13.6")
def test_it_may_go_back_where_it_came_from() -> None:
    assert driven("S3TR", "S3TL").spaces_offered() == ["N2", "S3TL", "S3BR"]
    assert driven("N1", "U").do("trace(U)").tracer_at() == "U"


@pytest.mark.clause("blackhat", "13.6", "B-R46")
def test_it_remembers_one_step_only() -> None:
    table = driven("S3TL").do("trace(S3TR)")
    assert table.step() == "play"
    table.trick(winner=1).hack("1A", "S1TR").do("trace(N2)")
    table.trick(winner=1).hack("1A", "M1")
    assert table.spaces_offered() == ["N1", "N3", "S3TR", "S4BL"]  # back to the Core, not two steps


@pytest.mark.clause("blackhat", "13.7", "8.6", "B-R45")
def test_where_it_ends_pawns_are_jailed_locks_do_not_protect() -> None:
    table = table_of().pawn(1, "B", "S3BR", "locked").pawn(0, "A", "S1BL", "trapped").tracer("BD")
    table.trick(winner=1).hack("1A", "S1TL").do("trace(S1BL)")
    assert table.at(0, "A") == "jail"
    assert "jailed(0, A) 13.7" in table.events()
    starts = driven("BD").do("trace(PS)")
    assert [starts.at(player, "B") for player in (0, 2, 3)] == ["jail"] * 3


@pytest.mark.clause("blackhat", "13.9", "B-R23")
def test_it_occupies_its_space_and_can_be_jumped() -> None:
    table = table_of().tracer("S1TL").trick(winner=0).do("pawn(0, A)")
    assert table.spaces_offered() == ["S1TR", "S1BL"]


@pytest.mark.clause("blackhat", "B-R44")
def test_two_pawns_on_alarms_drive_it_once_and_rivals_rest() -> None:
    table = table_of().tile("S1", "6a").pawn(1, "A", "S1TR", "locked").pawn(1, "B", "S3BR", "locked").tracer("N1")
    table.pawn(0, "A", "S3TL").trick(winner=1).hack("0A", "U")
    table.do("trace(N2)")
    assert table.step() == "play"
    table.trick(winner=0).hack("0B", "S2TL")
    assert table.tracer_at() == "N2"


@pytest.mark.clause("blackhat", "B-R31", "B-R67")
def test_a_covered_alarm_drives_no_more() -> None:
    table = table_of().pawn(1, "B", "S3BR", "locked").tracer("M1").tile("S3", "7a").trick(winner=1).hack("1A", "S1TL")
    assert table.step() == "play"


@pytest.mark.clause("blackhat", "B-R64", "B-R67")
def test_a_pawn_sent_away_by_the_action_drives_no_more() -> None:
    """The player's own Denial-of-Service has no other target than their pawn on the Alarm."""
    table = table_of().pawn(1, "A", "S4TL").pawn(1, "B", "S3BR", "locked").tracer("M1")
    table.trick(winner=1).hack("1A", "S4TR").do("move(BD)")
    assert (table.at(1, "B"), table.step(), table.tracer_at()) == ("BD", "play", "M1")


@pytest.mark.clause("blackhat", "13.8", "B-R47", "B-R48", "B-R57")
def test_who_has_no_pawn_left_is_out() -> None:
    table = table_of().pawn(1, "B", "S3BR", "locked").pawn(2, "A", "", "jailed").pawn(2, "B", "S1BL").tracer("BD")
    table.total(0, 0, 12, 0).trick(winner=1).hack("1A", "S1TL").do("trace(S1BL)")
    assert "eliminated(2) 13.8" in table.events()
    assert table.hand(2) == ""
    assert table.state.players_in() == 3
    table.pawn(0, "A", "", "jailed").hands("1", "9 1", "", "1 2").play("9", "1", "1")  # nobody waits for player 2
    table.hack("1A", "S1TR").do("trace(S1BR)")
    assert table.events("pawns_counted") == [  # jail and Public Server; the Alarm and S1TR; both starts
        "pawns_counted(0, 7) 10.2",
        "pawns_counted(1, 5) 10.2",
        "pawns_counted(3, 4) 10.2",
    ]
    assert table.totals()[2] == 12


@pytest.mark.clause("blackhat", "B-R48")
def test_his_hat_is_out_of_the_round_and_another_leads_for_him() -> None:
    table = table_of().pawn(1, "A", "", "jailed").pawn(1, "B", "S3BR", "locked").tracer("N3", "S3BR")
    table.pawn(0, "A", "S3TL").hands("4 5 6", "13 5 H", "4 5 6", "4 5 6").play("4", "13", "4", "4").hack("0A", "U")
    table.do("trace(S3BR)")
    assert "eliminated(1) 13.8" in table.events()
    assert held(table.state.discards, HAT) == 1
    assert table.actor() == 2


@pytest.mark.clause("blackhat", "B-R48", "13.8")
def test_the_last_one_left_wins_whatever_his_total() -> None:
    table = table_of(3).pawn(1, "B", "S3BR", "locked").tracer("BD").total(0, 40, 0)
    table.pawn(0, "A", "", "jailed").pawn(0, "B", "PS").pawn(2, "A", "", "jailed").pawn(2, "B", "PS")
    table.trick(winner=1).hack("1A", "S1TL").do("trace(PS)")
    assert table.result() == ([1], "last")
    assert table.totals()[1] > 40


@pytest.mark.clause("blackhat", "B-R77")
def test_with_nowhere_to_go_it_rests() -> None:
    board = cast(BlackHatGame, GAME.with_scenario((FOLDER / "honeynet.toml").read_text(encoding="utf-8")))
    table = Table("first_game", 3, board, tracer="yes").pawn(1, "B", "A4", "locked").tracer("H1")
    table.state.static.beside[table.state.static.ids.index("H1")] = 0  # as if it had no neighbours
    table.trick(winner=1).hack("1A", "A1")
    assert (table.step(), table.tracer_at()) == ("play", "H1")


@pytest.mark.clause("blackhat", "13.10", "B-R39")
def test_the_tracer_on_the_critical_asset_ends_the_game() -> None:
    table = driven("K1").do("trace(CA)")
    assert table.result()[1] == "tracer"
    assert "asset_turned" not in " ".join(table.events())


@pytest.mark.clause("blackhat", "B-R39", "B-R19")
def test_a_due_step_is_still_made_when_a_pawn_reaches_the_asset() -> None:
    table = table_of().pawn(1, "B", "S3BR", "locked").pawn(1, "A", "K1").tracer("M1").trick(winner=1).hack("1A")
    assert (table.step(), table.actor()) == ("tracer", 1)
    table.do("trace(U)")
    assert table.result()[1] == "asset"
