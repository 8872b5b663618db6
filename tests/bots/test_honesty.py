"""No bot knows more than its seat: on worlds the seat cannot tell apart, with the same generator, it plays the same."""

from __future__ import annotations

import pytest

from contienda.bots.bot import Sight
from contienda.bots.roster import make
from contienda.core import registry
from contienda.core.game import CHANCE, OVER, State
from contienda.core.rng import Rng

BOTS = ("random", "greedy", "careless:50", "search:12")


def walk(game_name: str, seed: int, most: int) -> list[State]:
    """Positions along one random game in which a seat has something to decide."""
    game = registry.load(game_name)
    state, rng = game.new(game.usual, game.presets[0].name, {}), Rng(seed)
    found = []
    while state.actor() != OVER and len(found) < most:
        if state.actor() == CHANCE:
            state.apply(int(state.sample(rng)))
            continue
        listed = state.actions()
        if len(listed) > 1 and rng.below(4) == 0:
            found.append(state.copy())
        state.apply(listed[int(rng.below(len(listed)))])
    return found


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", registry.names())
def test_what_a_seat_cannot_tell_apart_it_plays_alike(game: str, name: str) -> None:
    bot = make(name)
    others = 0
    for at, state in enumerate(walk(game, 11, 25)):
        seat = int(state.actor())
        other = state.resample(seat, Rng(12, at))
        others += other.encode() != state.encode()
        assert bot.pick(Sight(state, seat), Rng(13, at)) == bot.pick(Sight(other, seat), Rng(13, at))
    assert others > 5 or game == "misiles"  # where nothing is hidden there is only one world


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", registry.names())
def test_it_picks_what_is_listed_and_changes_nothing(game: str, name: str) -> None:
    bot = make(name)
    for at, state in enumerate(walk(game, 14, 10)):
        before = state.encode()
        assert bot.pick(Sight(state, int(state.actor())), Rng(15, at)) in state.actions()
        assert state.encode() == before
