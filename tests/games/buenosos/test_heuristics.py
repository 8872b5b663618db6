"""Rules of thumb: obvious choices, and their strength against random play."""

from __future__ import annotations

import pytest

from contienda.bots.bot import GreedyBot, RandomBot, Sight
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal
from contienda.games.buenosos.constants import BLUE, RED
from contienda.games.buenosos.game import GAME
from tests.games.buenosos.table import Table


def appeals(table: Table) -> dict[str, float]:
    """The appeal of each legal action to the seat that decides."""
    legal = Legal()
    table.state.legal(legal)
    table.state.heuristics().weigh(table.state, legal)
    return {action: legal.appeal[at] for at, action in enumerate(table.offered())}


def choice(table: Table) -> str:
    """The best-looking action; no other may look as good."""
    ranked = sorted(appeals(table).items(), key=lambda each: -each[1])
    assert len(ranked) == 1 or ranked[0][1] > ranked[1][1], ranked
    return ranked[0][0]


def test_red_begins_with_recon_and_does_not_repeat_it() -> None:
    table = Table("balanced").red("A02 A08")
    assert choice(table) == "basic"
    table.marked("recon")
    assert choice(table) == "pass"


def test_an_attack_that_spreads_is_aimed_at_what_most_hang_on() -> None:
    """Access opens the campaign; the backbone feeds four services, the ports feed none."""
    table = Table("balanced").red("A02").do("basic", "pass")
    assert choice(table) == "play(A02)"
    looks = appeals(table.do("play(A02)"))
    assert looks["target(S6)"] > looks["target(S12)"]
    assert looks["target(S6)"] > looks["target(S10)"]


def test_backups_wait_until_something_is_hurt() -> None:
    table = Table("balanced").blue("B12").respond().do("basic", "target(S5)")
    assert choice(table) == "pass"
    table.service("S6", "degraded", 10)
    assert choice(table) == "play(B12)"
    assert choice(table.do("play(B12)")) == "target(S6)"


def test_a_fallen_service_is_brought_back_first() -> None:
    table = Table("balanced").blue("B02 B14").service("S6", "down").respond()
    assert choice(table) == "play(B14)"


def test_redundancy_goes_to_what_is_about_to_fall() -> None:
    table = Table("balanced").blue("B03").service("S4", "intermittent")
    table.service("S5", "degraded", 1).respond().do("play(B03)")
    assert choice(table) == "target(S5)"


def test_the_hunt_takes_back_the_later_phase() -> None:
    table = Table("balanced").blue("B11").marked("recon access persistence lateral")
    table.state.subtypes_before = 2**9  # a Detection/Response card was played before
    table.respond().do("play(B11)")
    assert choice(table) == "erase(lateral)"


def test_the_outlook_is_red_when_services_fall_and_both_shares_make_one() -> None:
    table = Table("balanced")
    judgement = table.state.heuristics()
    before = judgement.value(table.state, RED)
    table.services("down", "S5 S6")
    after = judgement.value(table.state, RED)
    assert after > before + 0.2
    assert after + judgement.value(table.state, BLUE) == pytest.approx(1.0)


@pytest.mark.compiled  # strength and chance need many games; golden games show that both builds agree
@pytest.mark.parametrize("side", [RED, BLUE])
def test_greedy_beats_random(side: int) -> None:
    """Twenty-four deals in each role; a draw counts half."""
    assert sum(played(side, deal) for deal in range(24)) >= 17


def played(me: int, deal: int) -> float:
    """The score of greedy on one side against random on the other."""
    state = GAME.new(2, "balanced", {})
    chance = Rng(1, deal)
    rng = Rng(2, deal * 2 + me)
    bots = [GreedyBot() if seat == me else RandomBot() for seat in (RED, BLUE)]
    while state.actor() != OVER:
        seat = int(state.actor())
        if seat == CHANCE:
            state.apply(int(state.sample(chance)))
        else:
            state.apply(bots[seat].pick(Sight(state, seat), rng))
    return state.scores()[me]


@pytest.mark.parametrize("preset", ["balanced", "quick", "advanced", "rulebook"])
def test_greedy_picks_the_same_in_every_world_its_seat_imagines(preset: str) -> None:
    state = GAME.new(2, preset, {})
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
