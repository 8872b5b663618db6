"""Rules of thumb: obvious choices, and their strength against random play."""

from __future__ import annotations

import pytest

from contienda.bots.bot import GreedyBot, RandomBot, Sight
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal
from contienda.games.misiles.game import GAME
from tests.games.misiles.table import Table


def choice(table: Table) -> str:
    """The best-looking action in words; no other may look as good."""
    legal = Legal()
    table.state.legal(legal)
    table.state.heuristics().weigh(table.state, legal)
    ranked = sorted((-legal.appeal[at], str(GAME.vocabulary.say(legal.codes[at]))) for at in range(int(legal.count)))
    assert len(ranked) == 1 or ranked[0][0] < ranked[1][0], ranked
    return ranked[0][1]


def test_a_third_missile_is_collected_before_anything_else() -> None:
    table = Table().sheet(0, complete={"missile": 2}, parts={"missile": 3}).sheet(1).begin(0)
    assert choice(table.roll(1, 1, 2)) == "collect(2, 2)"


def test_a_crisis_that_wins_is_played() -> None:
    table = Table().sheet(0, complete={"missile": 2, "crisis": 1, "wall": 1, "space": 1, "clock": 1})
    table.sheet(1).turn_of(0)
    assert choice(table) == "play(crisis)"
    table.play("crisis")
    assert choice(table) == "erase(wall)"  # never the missiles
    table.pick("erase", "wall")
    assert choice(table) == "erase(space)"


def test_missiles_are_not_erased_for_a_missile() -> None:
    """Two missiles and too little else: a crisis would cost what it brings (M-R6)."""
    table = Table().sheet(0, complete={"missile": 2, "crisis": 1}).sheet(1, complete={"missile": 1}).turn_of(0)
    assert choice(table) == "search"
    assert choice(table.sheet(0, complete={"missile": 2, "crisis": 1, "wall": 1}).turn_of(0)) == "search"
    assert choice(table.sheet(0, complete={"missile": 2, "crisis": 1, "wall": 2}).turn_of(0)) == "play(crisis)"


def test_a_missile_is_not_given_for_a_missile() -> None:
    """Two missiles and a spy, but nothing else to give: nothing is gained (M-R28)."""
    table = Table().sheet(0, complete={"missile": 2, "spy": 1}).sheet(1, complete={"missile": 1}).turn_of(0)
    assert choice(table) == "search"
    table = table.sheet(1, complete={"missile": 1, "counterspy": 1}).turn_of(0).play("spy_complete").target(1)
    assert choice(table.let_pass().pick("give", "missile")) == "take(counterspy)"


def test_a_spy_brings_the_third_missile() -> None:
    table = Table().sheet(0, complete={"missile": 2, "spy": 1, "roulette": 1})
    table.sheet(1, complete={"missile": 1, "clock": 1}).turn_of(0)
    assert choice(table) == "play(spy_complete)"
    table.play("spy_complete").target(1)
    assert choice(table) == "give(roulette)"
    assert choice(table.pick("give", "roulette")) == "take(missile)"


def test_counter_espionage_makes_espionage_less_attractive() -> None:
    """A clock is lit if a spy would be answered; without Counter-espionage the spy takes the missile."""
    table = Table().sheet(0, complete={"missile": 1, "spy": 1, "roulette": 1, "clock": 1})
    table.sheet(1, complete={"missile": 1, "counterspy": 1}).turn_of(0)
    assert choice(table) == "play(clock_light)"
    table.sheet(1, complete={"missile": 1}).turn_of(0)
    assert choice(table) == "play(spy_complete)"


def test_counter_espionage_answers_what_is_aimed_at_its_owner() -> None:
    table = Table(seats=3).sheet(0, complete={"spy": 1, "wall": 1}).sheet(1, complete={"missile": 1, "counterspy": 1})
    table.sheet(2, complete={"missile": 1}).turn_of(0).play("spy_complete")
    table.target(1)
    assert choice(table) == "counter"
    table.sheet(0, complete={"spy": 1, "wall": 1}).turn_of(0).play("spy_complete").target(2)
    assert choice(table) == "let_pass"


def test_a_clock_is_lit_by_who_has_a_missile_and_darkened_by_the_others() -> None:
    table = Table().sheet(0, complete={"missile": 1, "clock": 1}).sheet(1).turn_of(0)
    assert choice(table) == "play(clock_light)"
    table.sheet(0, complete={"missile": 1, "hotline": 1}).sheet(1, complete={"missile": 1}, clock=1).turn_of(0)
    assert choice(table) == "play(hotline_clock)"


def test_of_two_rivals_the_stronger_one_is_robbed() -> None:
    table = Table(seats=3).sheet(0, complete={"missile": 1, "spy": 1, "roulette": 1})
    table.sheet(1, complete={"missile": 1}).sheet(2, complete={"missile": 2, "crisis": 1}).turn_of(0)
    assert choice(table.play("spy_complete")) == "target(2)"


def test_parts_go_where_they_complete_something() -> None:
    table = Table().sheet(0, parts={"counterspy": 4, "wall": 1}).sheet(1).begin(0)
    assert choice(table.roll(1, 4, 5)) == "collect(9, 1)"


def test_the_expected_scores_of_all_seats_make_one_and_a_missile_counts() -> None:
    table = Table(seats=3).sheet(0, complete={"missile": 1}).sheet(1, complete={"missile": 2}).sheet(2).turn_of(0)
    judgement = table.state.heuristics()
    shares = [judgement.value(table.state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] > shares[0] > shares[2]


def test_two_missiles_count_most_with_what_brings_the_third() -> None:
    """A playable crisis beats one that lacks a complete, which in turn beats three ordinary completes."""
    shares = []
    for complete in (
        {"missile": 2, "crisis": 1, "wall": 1, "space": 1},
        {"missile": 2, "crisis": 1, "wall": 1},
        {"missile": 2, "propaganda": 1, "wall": 1, "space": 1},
    ):
        table = Table().sheet(0, complete=complete).sheet(1, complete={"missile": 1}).turn_of(0)
        shares.append(table.state.heuristics().value(table.state, 0))
    assert shares[0] > shares[1] > shares[2]


def test_what_could_be_played_counts_more_with_the_turn() -> None:
    """A spy that takes the third missile: nearly a win with the turn, a threat without it, little if answered."""
    shares = []
    for turn, rival in ((0, {}), (1, {}), (0, {"counterspy": 1})):
        rival |= {"missile": 1, "crisis": 1, "space": 1}
        table = Table().sheet(0, complete={"missile": 2, "spy": 1, "wall": 1}).sheet(1, complete=rival).begin(turn)
        shares.append(table.state.heuristics().value(table.state, 0))
    assert shares[0] > shares[1] > shares[2]


def test_sheets_are_judged_between_turns() -> None:
    """Not after the dice are rolled, not in the middle of an exchange, and only for the turn's own collection."""
    table = Table().sheet(0, complete={"missile": 2, "wall": 1}).sheet(1).begin(0)
    settled = table.state.heuristics().settled
    assert settled(table.state)
    assert not settled(table.roll(1, 1, 2).state)
    assert not settled(table.sheet(0, complete={"missile": 2, "wall": 1}).turn_of(0).play("missile").state)
    table.sheet(0, complete={"missile": 1, "spy": 1, "wall": 1}).sheet(1, complete={"missile": 1}).turn_of(0)
    assert not settled(table.play("spy_complete").state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """Ten deals, each seat in turn: greedy wins four games in five."""
    won = 0
    for deal in range(10):
        for me in range(seats):
            won += winner(seats, me, deal) == me
    assert won >= 8 * seats


def winner(seats: int, me: int, deal: int) -> int:
    """The winner, with greedy on one seat and random on all others."""
    state = GAME.new(seats, "standard", {})
    chance = Rng(1, deal)
    rng = Rng(2, deal * seats + me)
    bots = [GreedyBot() if seat == me else RandomBot() for seat in range(seats)]
    while state.actor() != OVER:
        seat = int(state.actor())
        if seat == CHANCE:
            state.apply(int(state.sample(chance)))
        else:
            state.apply(bots[seat].pick(Sight(state, seat), rng))
    return state.scores().index(1.0)


def test_greedy_picks_the_same_in_every_world_its_seat_imagines() -> None:
    state = GAME.new(3, "standard", {})
    rng = Rng(5)
    bot = GreedyBot()
    while state.actor() != OVER:
        seat = int(state.actor())
        if seat == CHANCE:
            state.apply(int(state.sample(rng)))
            continue
        twin = state.resample(seat, rng)
        assert bot.pick(Sight(twin, seat), Rng(3)) == bot.pick(Sight(state, seat), Rng(3))
        state.apply(RandomBot().pick(Sight(state, seat), rng))
