"""One game between bots, from the first position to its end."""

from __future__ import annotations

from contienda.bots.bot import Bot, Sight
from contienda.core.game import CHANCE, OVER, State
from contienda.core.rng import Rng


class Course:
    """How it went."""

    def __init__(self, state: State) -> None:
        self.state = state  # the last position
        self.actions: list[int] = []
        self.decisions = 0  # of seats
        self.branches = 0  # listed actions, over all decisions
        self.widest = 0

    @property
    def over(self) -> bool:
        return bool(self.state.actor() == OVER)


def course(start: State, bots: list[Bot], chance: Rng, thought: Rng, bound: int) -> Course:
    """Play until it is over or the bound is reached; dice and cards from `chance`, what bots draw from `thought`."""
    state = start.copy()
    found = Course(state)
    while state.actor() != OVER and len(found.actions) < bound:
        actor = int(state.actor())
        if actor == CHANCE:
            action = int(state.sample(chance))
            state.advance(action)
        else:
            width = len(state.actions())
            found.branches += width
            found.widest = max(found.widest, width)
            action = bots[actor].pick(Sight(state, actor), thought)
            state.apply(action)
            found.decisions += 1
        found.actions.append(action)
    return found
