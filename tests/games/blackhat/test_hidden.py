"""Hidden hands: what each seat may know, and what stays known in other worlds."""

from __future__ import annotations

from typing import Any, cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR
from contienda.games.blackhat._steps import STEP_NAMES
from contienda.games.blackhat.constants import HAT, held
from contienda.games.blackhat.state import BlackHat
from tests.games.blackhat.table import Table, unpacked


def worlds(table: Table, seat: int, count: int = 30) -> list[BlackHat]:
    return [cast(BlackHat, table.state.resample(seat, Rng(number))) for number in range(count)]


def hands_of(worlds: list[BlackHat], player: int) -> set[str]:
    return {unpacked(int(world.hands[player])) for world in worlds}


def players(table: Table, seat: int) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", table.state.view(seat)["players"])


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_seat_sees_its_own_hand_only(seat: int) -> None:
    table = Table("first_game", 3).hands("4 5", "9 H", "7 8")
    assert [player["hand"] is not None for player in players(table, seat)] == [seat == each for each in range(3)]
    assert [player["hand_size"] for player in players(table, seat)] == [2, 2, 2]
    other = worlds(table, seat)
    for player in range(3):
        assert (hands_of(other, player) == {table.hand(player)}) == (seat == player)


@pytest.mark.clause("blackhat", "2.2")
def test_who_holds_the_hat_stays_known() -> None:
    table = Table("first_game", 3).hands("4 5 6", "9 H 9", "7 8 8")
    for seat in (0, 2, SPECTATOR):
        assert all(held(world.hands[1], HAT) == 1 for world in worlds(table, seat))


@pytest.mark.clause("blackhat", "7.4", "B-R76")
def test_cards_picked_up_stay_known_until_they_are_played() -> None:
    table = Table("first_game", 3).hands("9 9 1", "5 2 12", "3 H 2").play("9 9", "5", "3 H").do("take_all")
    assert table.known(2) == "3 5 9 9 H"
    table.hack("2A", "S1TL")
    for seat in (0, SPECTATOR):
        for world in worlds(table, seat):
            hand = unpacked(int(world.hands[2])).split()
            assert hand.count("9") >= 2
            assert {"3", "5", "H"} <= set(hand)
    table.play("9 9")
    assert table.known(2) == "3 5 H"


def test_two_of_a_kind_one_of_them_known() -> None:
    table = Table("first_game", 3).hands("9 1", "5 12", "9 H").play("9", "5", "H").do("take_some").do("take(9)")
    assert table.known(1) == "9 H"
    assert players(table, 0)[1]["known"] == ["9", "hat"]


@pytest.mark.clause("blackhat", "15.6")
def test_the_robots_hand_is_the_same_in_every_world() -> None:
    table = Table("first_game", 2).hands("4 5 6", "9 10 11", "3 H 13")
    for seat in (0, 1, SPECTATOR):
        assert hands_of(worlds(table, seat), 2) == {"3 13 H"}


def told_to(table: Table, seat: int) -> list[tuple[str, list[int]]]:
    return [(event.kind, event.arguments) for event in table.recorder.events if event.seen_by(seat)]


@pytest.mark.parametrize(
    ("picks", "hand"),
    [
        (["rank(7)"], "7 7 J 3"),
        (["rank(7)", "count(3)"], "7 7 J H"),
        (["rank(7)", "count(2)"], "7 7 3 4"),
        (["rank(3)"], "7 7 3 4"),
        (["rank(wild)"], "J J 3"),
        (["rank(wild)", "count(2)"], "J J H"),
    ],
)
def test_picks_are_seen_by_nobody_else(picks: list[str], hand: str) -> None:
    table = Table("first_game", 3).hands(hand, "9 10 11", "3 4 13")
    before = {seat: table.state.view(seat) for seat in (1, 2, SPECTATOR)}
    table.listen().do(*picks)
    assert table.state.played == 0
    assert table.state.view(0)["picking"] is not None
    for seat in (1, 2, SPECTATOR):
        assert table.state.view(seat) == before[seat]
        assert told_to(table, seat) == []
        for world in worlds(table, seat):
            assert world.actions()
            assert world.audit() == []


@pytest.mark.parametrize(("preset", "seats"), [("everything", 4), ("duel", 2)])
def test_nothing_but_a_play_depends_on_hidden_cards(preset: str, seats: int) -> None:
    """Every other decision (who acts, what is offered) is the same in all of a spectator's worlds."""
    table = Table(preset, seats)
    state, rng = table.state, Rng(11)
    asked: set[str] = set()
    for number in range(1_500):
        if state.actor() == OVER:
            break
        if state.actor() != CHANCE and STEP_NAMES[state.step()] not in ("play", "count", "wilds"):
            asked.add(table.step())
            world = cast(BlackHat, state.resample(SPECTATOR, Rng(number)))
            assert (world.actor(), world.step(), world.actions()) == (state.actor(), state.step(), state.actions())
        listed = state.actions()
        state.apply(listed[int(rng.below(len(listed)))])
    assert {"hack", "path", "pick_up", "take"} <= asked


def test_a_thrown_card_does_not_tell_whether_more_could_have_been_played() -> None:
    one = Table("first_game", 3).hands("10 10 1", "7 8 9", "3 4 5").play("10 10").listen().play("7")
    pair = Table("first_game", 3).hands("10 10 1", "7 7 9", "3 4 5").play("10 10").listen().play("7")
    for seat in (0, 2, SPECTATOR):
        assert told_to(one, seat) == told_to(pair, seat)
        assert one.state.view(seat)["trick"] == pair.state.view(seat)["trick"]


def test_a_card_dealt_is_seen_by_its_owner_alone() -> None:
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S4TR", "locked").trick(winner=1)
    table.listen()
    assert table.state.actor() == CHANCE
    assert table.state.witnesses(table.state.actions()[0]) == 2
    table.do("deal(8)")
    told = [event for event in table.recorder.events if event.kind == "got_card"]
    assert [event.audience for event in told] == [2]


def test_a_secret_status_is_another_one_in_other_worlds() -> None:
    table = Table("first_game", 3, celebrity="yes").status(15, 35, 40)
    other = worlds(table, 0)
    assert {int(world.status_value(0)) for world in other} == {15}
    assert len({int(world.status_value(1)) for world in other}) > 3
    for world in other:
        assert len({int(world.status_value(player)) for player in range(3)}) == 3
