"""Two players and the Robot (15): who leads, who runs the Robot, what it may do."""

from __future__ import annotations

import pytest

from contienda.core.events import EVERYBODY
from contienda.core.state import CHANCE
from contienda.games.blackhat.game import GAME
from contienda.games.blackhat.static_data import StaticData
from tests.games.blackhat.table import Table
from tests.games.blackhat.test_deal import act, fresh


def dealt(dealer: int, card: str) -> tuple[int, int, int]:
    """Who holds the hat, leads, and runs the Robot in the first trick."""
    state = act(fresh("first_game", 2), f"dealer({dealer})", f"turn_up({card})")
    while state.actor() == CHANCE:
        state.apply(state.actions()[0])
    return int(state.hat_holder), int(state.leader), int(state.controller)


@pytest.mark.clause("blackhat", "15.1", "B-R53", "B-R72")
def test_the_robot_is_the_third_player() -> None:
    table = Table("first_game", 2)
    static: StaticData = table.state.static
    assert (static.robot, static.players, table.state.seats) == (True, 3, 2)
    assert [table.at(2, which) for which in "AB"] == ["BD", "PS"]
    assert not Table("first_game", 3).state.static.robot


@pytest.mark.clause("blackhat", "15.3", "B-R51", "B-R72")
@pytest.mark.parametrize(
    ("dealer", "card", "expected"),
    [
        (0, "1", (1, 0, 0)),  # the second human has the hat: the other leads and runs the Robot
        (0, "3", (0, 1, 1)),
        (0, "2", (2, 1, 0)),  # the Robot has it: the non-dealer leads, the dealer runs the Robot
        (1, "1", (2, 0, 1)),
        (1, "2", (0, 1, 1)),
    ],
)
def test_the_first_trick(dealer: int, card: str, expected: tuple[int, int, int]) -> None:
    assert dealt(dealer, card) == expected


@pytest.mark.clause("blackhat", "15.2", "15.4")
def test_the_robot_plays_second_by_the_hand_of_who_does_not_lead() -> None:
    table = Table("first_game", 2).hands("4 5", "9 5", "3 6").leads(1)
    assert table.actor() == 1
    table.play("9")
    assert (table.actor(), table.state.view(0)["deciding_for"]) == (0, 2)
    assert table.offered() == ["rank(3)", "rank(6)"]
    table.play("3")
    assert (table.actor(), table.state.view(0)["deciding_for"]) == (0, 0)


@pytest.mark.clause("blackhat", "15.5", "15.9", "B-R52")
def test_a_trick_won_by_the_robot_changes_neither_leader_nor_controller() -> None:
    table = Table("first_game", 2).hands("4 5", "3 5", "9 6").leads(0).pawn(2, "A", "S1BL").play("4", "9", "3")
    assert (table.step(), table.actor()) == ("hack", 1)
    table.hack("2A", "S1BR")
    assert (table.step(), table.actor()) == ("exploit", 1)
    table.do("leave")
    assert (int(table.state.leader), int(table.state.controller)) == (0, 1)
    assert (table.step(), table.actor()) == ("play", 0)


@pytest.mark.clause("blackhat", "15.2", "B-R52")
def test_a_human_who_wins_leads_and_the_other_runs_the_robot() -> None:
    table = Table("first_game", 2).hands("4 5", "9 5", "3 6").leads(0).play("4", "3", "9").hack("1A", "S1TL")
    assert (int(table.state.leader), int(table.state.controller)) == (1, 0)


@pytest.mark.clause("blackhat", "15.6", "B-R73")
def test_its_cards_and_its_status_lie_open() -> None:
    table = Table("first_game", 2, celebrity="yes").hands("4 5", "9 5", "3 6").status(10, 15, 20)
    for seat in (0, 1, -3):
        robot = table.state.view(seat)["players"][2]  # type: ignore[index]
        assert (robot["hand"], robot["status"]) == (["3", "6"], 20)


@pytest.mark.clause("blackhat", "15.6")
def test_what_it_is_dealt_and_draws_is_known_to_all() -> None:
    table = Table("first_game", 2)
    assert table.known(2) == table.hand(2) != ""
    table.pawn(2, "A", "S2BR", "trapped").pawn(2, "B", "S4TR", "locked").trick(winner=2)
    assert (table.step(), table.state.witnesses(table.state.actions()[0])) == ("draw", EVERYBODY)
    table.do("deal(7)")
    assert table.known(2) == table.hand(2) == "4 5 7"


@pytest.mark.clause("blackhat", "15.7", "15.8")
def test_the_robot_can_end_and_win_the_game() -> None:
    table = Table("first_game", 2).hands("4 5", "3 5", "9 1").leads(0).pawn(2, "A", "K1").pawn(2, "B", "S5TR")
    table.play("4", "9", "3").hack("2A")
    assert table.result() == ([2], "asset")
    assert table.state.scores() == [0.0, 0.0]


@pytest.mark.clause("blackhat", "B-R73", "7.8", "5.4")
def test_it_passes_ties_and_ends_rounds_like_anybody() -> None:
    table = Table("first_game", 2).hands("4 4 5", "9 5", "H").leads(0).play("4 4", "9")
    assert "passed(2) 7.8" in table.events()
    tie = Table("first_game", 2).hands("4 5", "9 5", "9 6").leads(0).play("4", "9", "9")
    assert "trick_won(1) 5.3" in tie.events()
    last = Table("first_game", 2).hands("4 5", "9 5", "3").leads(0).play("4", "3", "9").hack("1A", "S1TL")
    assert last.step() == "turn_up"


@pytest.mark.clause("blackhat", "15.10", "B-R74")
def test_the_tracer_beside_the_robot_only_if_asked_for_and_with_a_notice() -> None:
    assert not fresh("everything", 2).static.tracer
    state = fresh("first_game", 2, tracer="robot_too")
    assert state.static.tracer
    assert not fresh("first_game", 2, tracer="yes").static.tracer
    from contienda.core.events import Recorder

    recorder = Recorder()
    state.attach(recorder)
    act(state, "dealer(0)")
    assert [event.kind for event in recorder.events if event.clause == "15.10"] == ["robot_beside_tracer"]


@pytest.mark.clause("blackhat", "B-R53", "5.7b")
def test_humans_and_the_robot_push_each_others_pawns() -> None:
    """All are opponents of each other."""
    table = Table("first_game", 2).pawn(2, "B", "S2BL").pawn(1, "A", "S3TL").trick(winner=0)
    assert table.offered() == ["pawn(0, A)", "pawn(0, B)", "pawn(1, A)", "pawn(2, B)"]
    table.hack("2B", "S2BR")
    assert (table.at(2, "B"), table.events("pushed")) == ("S2BR trapped", ["pushed(0, 2, B, S2BR) 5.7b"])
    robot = Table("first_game", 2).pawn(0, "B", "S2BL").pawn(1, "A", "S3TL").trick(winner=2)
    assert (robot.actor(), robot.offered()) == (1, ["pawn(0, B)", "pawn(1, A)", "pawn(2, A)", "pawn(2, B)"])
    robot.hack("0B", "S2BR")
    assert robot.events("pushed") == ["pushed(2, 0, B, S2BR) 5.7b"]


def without_second_human(winner: int, leader: int) -> Table:
    """A trick this player wins, in which the Tracer takes the second human's last pawn."""
    table = Table("first_game", 2, tracer="robot_too").pawn(1, "A", "", "jailed")
    if winner == 1:
        table.pawn(1, "B", "S3BR", "locked").pawn(0, "A", "S3TL").tracer("N3", "S3BR")
        table.trick(1, lead=leader).hack("0A", "U").do("trace(S3BR)")
    else:
        table.pawn(1, "B", "S1BL").pawn(winner, "B", "S3BR", "locked").tracer("BD")
        table.trick(winner, lead=leader).hack(f"{winner}A", "S1TL").do("trace(S1BL)")
    assert table.events("eliminated") == ["eliminated(1) 13.8"]
    return table


@pytest.mark.clause("blackhat", "B-R74", "B-R57")
@pytest.mark.parametrize(("winner", "leader"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)])
def test_with_one_human_out_the_other_leads_and_runs_the_robot(winner: int, leader: int) -> None:
    table = without_second_human(winner, leader)
    assert (int(table.state.leader), int(table.state.controller)) == (0, 0)
    for cards in ("5", "5"):  # the human's play, then the Robot's
        assert (table.step(), table.actor()) == ("play", 0)
        table.play(cards)
    assert "trick_won(2) 5.3" in table.events()
    assert table.actor() == 0  # decides for the Robot


@pytest.mark.clause("blackhat", "B-R51", "B-R57", "B-R74")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("card", "holder"), [("1", 2), ("2", 0)])
def test_in_a_new_round_too_and_he_deals(dealer: int, card: str, holder: int) -> None:
    table = without_second_human(0, 0)
    table.state.dealer = dealer
    table.hands("4", "", "9 1").leads(0, controller=0).pawn(2, "A", "M1").play("4", "9").hack("2A", "U")
    table.do(f"turn_up({card})").go_on()
    state = table.state
    assert (int(state.hat_holder), int(state.dealer)) == (holder, 0)
    assert (int(state.leader), int(state.controller), table.actor()) == (0, 0, 0)


@pytest.mark.clause("blackhat", "B-R74")
def test_with_the_robot_out_the_humans_play_on() -> None:
    table = Table("first_game", 2, tracer="robot_too").hands("4 5", "9 6", "")
    table.state.out = 0b100
    table.leads(0).play("4", "9").hack("1A", "S1TL")
    assert (table.step(), table.actor()) == ("play", 1)


def test_two_seats_are_enough_for_every_preset() -> None:
    for preset in GAME.presets:
        assert fresh(preset.name, 2).static.players == 3
