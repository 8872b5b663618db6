"""Rules of thumb: obvious choices, and their strength."""

from __future__ import annotations

import pytest

from contienda.bots.bot import Bot, GreedyBot, RandomBot, Sight
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.kiberrubezh.game import GAME
from contienda.lab.bot_game import course

from .table import A, B, Table


def choice(table: Table) -> str:
    """What the rules of thumb choose for the seat that decides."""
    picked = GreedyBot().pick(Sight(table.state, table.actor()), Rng(1))
    return table.offered()[table.state.actions().index(picked)]


def test_power_that_is_short_is_laid_first() -> None:
    table = Table(a="22x3").hand(A, "1 2 22x3")
    assert choice(table) == "lay(1)"
    table = Table(a="65x3").hand(A, "1 2 65x3")
    assert choice(table) == "lay(2)"


def test_the_greatest_attack_the_power_allows_is_laid() -> None:
    table = Table(a="22 59").power(A, attack=3).hand(A, "22 59").to("deployment")
    assert choice(table) == "lay(59)"


def test_a_measure_against_nothing_the_opponent_has_is_laid_last() -> None:
    table = Table(a="65 77", b="22x4").power(A, defence=1).hand(A, "65 77").to("deployment")
    assert choice(table) == "lay(65)"


def test_one_attack_waits_before_a_ready_measure_and_goes_where_none_is() -> None:
    table = Table(a="22", b="65").power(A, attack=3).on_table(A, "22").on_table(B, "65").hand(A, "1").to("attack")
    assert choice(table) == "next"
    table = Table(a="22", b="69").power(A, attack=3).on_table(A, "22").on_table(B, "69").hand(A, "1").to("attack")
    assert choice(table) == "attack(22)"


def test_attacks_that_leave_no_room_for_more_do_not_wait() -> None:
    table = Table(a="22x3", b="65").power(A, attack=2).on_table(A, "22x2").on_table(B, "65").hand(A, "22").to("attack")
    assert choice(table).startswith("attack")


def test_waves_are_of_one_card_and_the_weakest_goes_first() -> None:
    table = Table(a="22 24 59", b="66").power(A, attack=6).on_table(A, "22 24 59").on_table(B, "66").to("attack")
    assert choice(table) == "attack(22)"
    table.do("attack(22)")
    assert choice(table) == "go"


def test_a_lone_measure_is_kept_for_the_worse_attack_to_come() -> None:
    table = Table(a="56 59", b="81").power(A, attack=4).on_table(A, "56 59").on_table(B, "81").attack("56")
    assert choice(table) == "pass"
    table = Table(a="56 59", b="81").power(A, attack=4).on_table(A, "56 59").on_table(B, "81").attack("59")
    assert choice(table) == "block(81)"


def test_narrow_measures_block_before_wide_ones() -> None:
    table = Table(a="22", b="65 91").power(A, attack=1).on_table(A, "22").on_table(B, "65 91").attack("22")
    assert choice(table) == "block(65)"


def test_printed_damage_is_dealt_where_it_is_more_than_two_cards() -> None:
    assert choice(Table(a="24").power(A, attack=2).on_table(A, "24").hit("24")) == "strike(24)"
    assert choice(Table(a="40").power(A, attack=1).on_table(A, "40").hit("40")) == "drain(40)"


def test_an_event_that_turns_measures_is_kept_until_there_is_something_to_attack_with() -> None:
    table = Table(a="102 22x2", b="65").power(A, attack=3).on_table(B, "65").hand(A, "102").to("attack")
    assert choice(table) == "next"
    table = Table(a="102 24", b="65").power(A, attack=3).on_table(A, "24").on_table(B, "65").hand(A, "102").to("attack")
    assert choice(table) == "play(102)"


def play(bots: list[Bot], deal: int) -> list[float]:
    state = GAME.new(2, "starters", {})
    return course(state, bots, Rng(21, deal), Rng(22, deal), GAME.bound).state.scores()


@pytest.mark.compiled  # strength and chance need many games; golden games show that both builds agree
@pytest.mark.parametrize("seat", [0, 1])
def test_rules_of_thumb_win_against_chance(seat: int) -> None:
    bots: list[Bot] = [RandomBot(), RandomBot()]
    bots[seat] = GreedyBot()
    assert sum(play(bots, deal)[seat] for deal in range(8)) >= 7


def test_the_same_is_picked_in_worlds_that_cannot_be_told_apart() -> None:
    for deal in range(4):
        state = GAME.new(2, "starters", {"deck_a": "sampler_a", "deck_b": "sampler_c"} if deal % 2 else {})
        rng = Rng(31, deal)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.advance(state.sample(rng))
                continue
            seat = int(state.actor())
            listed = state.actions()
            world = state.resample(seat, rng)
            judge = state.heuristics()
            assert [judge.appeal(state, each) for each in listed] == [judge.appeal(world, each) for each in listed]
            state.advance(listed[int(rng.below(len(listed)))])


def test_a_seat_with_more_left_stands_better_and_both_share_one_point() -> None:
    table = Table()
    judge = table.state.heuristics()
    before = judge.value(table.state, A)
    table.shrink(B, 10)
    assert judge.value(table.state, A) > before
    assert judge.value(table.state, A) + judge.value(table.state, B) == pytest.approx(1.0)
