"""The chance of each seat to win, turn by turn, from games played on."""

from __future__ import annotations

from contienda.analysis.continuation import Position, play_on, shares, world
from contienda.core.state import OVER, State


def chances(found: Position, numbers: list[int], seed: int) -> list[list[float]]:
    """Return each seat's share of the win in these games.

    The games begin in worlds that the seats, one after the other, cannot tell from the true position.
    """
    state = found.load()
    if state.actor() == OVER:
        return [shares(state)]
    judge = state.heuristics()
    wins: list[list[float]] = []
    for number in numbers:
        start: State = world(state, number % found.seats, seed, number)
        end = play_on(start, (), seed, number, judge)
        assert end is not None
        wins.append(end.wins)
    return wins
