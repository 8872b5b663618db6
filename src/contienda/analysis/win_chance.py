"""The chance of each seat to win and where the markers end, from games played on."""

from __future__ import annotations

from contienda.analysis.continuation import End, Position, game_of, play_on, shares, world
from contienda.analysis.game_part import part
from contienda.core.state import OVER, State


def ends(found: Position, numbers: list[int], seed: int) -> list[End]:
    """Return how these games end: each seat's share of the win, and the markers.

    The games begin in worlds that the seats, one after the other, cannot tell from the true position.
    """
    state = found.load()
    if state.actor() == OVER:
        return [End(shares(state), part(game_of(found)).markers(state))]
    judge = state.heuristics()
    told: list[End] = []
    for number in numbers:
        start: State = world(state, number % found.seats, seed, number)
        end = play_on(start, (), seed, number, judge)
        assert end is not None
        told.append(end)
    return told
