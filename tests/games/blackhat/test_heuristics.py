"""Rules of thumb: obvious choices, and their strength."""

from __future__ import annotations

import pytest

from contienda.bots.bot import Bot, GreedyBot, RandomBot, Sight
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.blackhat.game import GAME
from contienda.lab.bot_game import course

from .table import Table


def choice(table: Table) -> str:
    """What the rules of thumb choose for the seat that decides."""
    picked = GreedyBot().pick(Sight(table.state, table.actor()), Rng(1))
    return table.offered()[table.state.actions().index(picked)]


def test_a_set_is_led_whole() -> None:
    table = Table().hands("9 9 9 2 5", "3 4 6 7 8", "3 4 6 7 8", "3 4 6 7 8")
    assert choice(table) == "rank(9)"
    assert choice(table.do("rank(9)")) == "count(3)"


def test_what_cannot_win_sheds_the_dearest_single_card() -> None:
    table = Table().hands("7 7 2", "1 4 12", "3 4 6", "3 4 6").play("7 7")
    assert choice(table) == "rank(12)"


def test_a_lead_of_several_is_matched_where_it_can_be() -> None:
    table = Table().hands("7 7 2", "8 8 12", "3 4 6", "3 4 6").play("7 7")
    assert choice(table) == "rank(8)"
    assert choice(table.do("rank(8)")) == "count(2)"


def test_the_hat_is_thrown_where_the_trick_cannot_be_won() -> None:
    table = Table().hands("13 2 3", "H 12 11", "3 4 6", "3 4 6").play("13")
    assert choice(table) == "rank(wild)"


def test_nobody_wants_to_win_a_trick_with_the_hat() -> None:
    table = Table().hands("7 2 3", "H 12 11", "3 9 13", "3 4 6").play("7", "H")
    assert choice(table) in ("rank(9)", "rank(13)")


def test_of_a_hat_trick_the_least_is_picked_up() -> None:
    table = Table().hands("7 2 3", "H 12 11", "6 9 13", "5 4 6").play("7", "H", "13", "5")
    assert (table.actor(), choice(table)) == (3, "take_some")
    assert choice(table.do("take_some")) == "take(5)"


@pytest.mark.parametrize(("totals", "ends"), [((0, 30, 30, 30), True), ((30, 0, 0, 0), False)])
def test_the_game_is_ended_by_who_is_ahead_and_by_nobody_else(totals: tuple[int, ...], ends: bool) -> None:
    table = Table().pawn(0, "A", "K1").total(*totals).trick(0)
    assert "pawn(0, A)" in table.offered()  # its only move leads to the Critical Asset
    assert (choice(table) == "pawn(0, A)") == ends


@pytest.mark.parametrize(("total", "ends"), [(28, True), (5, False), (60, False)])
def test_a_celebrity_ends_the_game_near_his_status_and_nowhere_else(total: int, ends: bool) -> None:
    """16.2: not while they want more points, nor with too many; the totals of others do not matter."""
    table = Table("first_game", 4, celebrity="yes").hands("1 2", "3 4", "3 4", "3 4").status(30, 10, 15, 20)
    table.pawn(0, "A", "K1").total(total, 0, 0, 0).trick(0)
    assert "pawn(0, A)" in table.offered()
    assert (choice(table) == "pawn(0, A)") == ends


@pytest.mark.parametrize(("status", "led"), [(10, "rank(13)"), (50, "rank(1)")])
def test_a_celebrity_keeps_what_brings_him_to_his_status(status: int, led: str) -> None:
    """16.2: a 13 sheds points, a 1 sheds none; the score they would end the round with decides."""
    table = (
        Table("first_game", 4, celebrity="yes").hands("1 13 7", "3 4 6", "3 4 6", "3 4 6").status(status, 20, 25, 30)
    )
    table.total(9, 0, 0, 0)
    assert choice(table) == led


@pytest.mark.parametrize("status", [10, 50])
def test_a_celebrity_sends_the_tracer_to_rivals_however_many_points_he_wants(status: int) -> None:
    """13.8: jail scores points, but a player without pawns is out of the game."""
    table = Table("first_game", 4, tracer="yes", celebrity="yes").hands("1 2", "3 4", "3 4", "3 4")
    table.status(status, 20, 25, 30).pawn(0, "A", "S1TL", "trapped").pawn(0, "B", "S3BR", "locked")
    table.pawn(1, "A", "S1BL", "trapped").tracer("BD").trick(winner=0)
    while table.step() != "tracer":
        table.do(table.offered()[0])
    assert set(table.offered()) == {"trace(PS)", "trace(S1TL)", "trace(S1BL)"}  # three rivals, own pawn, one rival
    assert choice(table) == "trace(PS)"


def play(bots: list[Bot], deal: int, preset: str = "standard") -> list[float]:
    state = GAME.new(len(bots), preset, {})
    return course(state, bots, Rng(21, deal), Rng(22, deal), GAME.bound).state.scores()


@pytest.mark.compiled  # strength and chance need many games; golden games show that both builds agree
@pytest.mark.parametrize(
    ("seats", "preset", "share"),
    [(2, "duel", 0.75), (4, "standard", 0.5), (6, "standard", 0.33), (4, "everything", 0.42)],
)
def test_rules_of_thumb_win_against_chance(seats: int, preset: str, share: float) -> None:
    """Against random players, a greedy one wins at least about twice its share."""
    won = 0.0
    for deal in range(24):
        bots: list[Bot] = [RandomBot() for _ in range(seats)]
        bots[deal % seats] = GreedyBot()
        won += play(bots, deal, preset)[deal % seats]
    assert won / 24 >= share


@pytest.mark.parametrize(("seats", "preset"), [(2, "duel"), (3, "everything"), (4, "standard")])
def test_the_same_is_picked_in_worlds_that_cannot_be_told_apart(seats: int, preset: str) -> None:
    for deal in range(3):
        state = GAME.new(seats, preset, {})
        rng = Rng(31, deal)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.advance(state.sample(rng))
                continue
            listed = state.actions()
            world = state.resample(int(state.actor()), rng)
            judge = state.heuristics()
            assert [judge.appeal(state, each) for each in listed] == [judge.appeal(world, each) for each in listed]
            state.advance(listed[int(rng.below(len(listed)))])


def test_fewer_points_are_better_and_all_share_one_point() -> None:
    table = Table().total(0, 10, 20, 30)
    judge = table.state.heuristics()
    values = [judge.value(table.state, player) for player in range(4)]
    assert values == sorted(values, reverse=True)
    assert sum(values) == pytest.approx(1.0)
