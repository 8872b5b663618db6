"""One game between bots, from the first position to its end."""

from __future__ import annotations

from contienda.bots.bot import Bot, Sight
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State


class Course:
    """How a game went."""

    def __init__(self, state: State) -> None:
        self.state = state  # the final position
        self.actions: list[int] = []
        self.decisions = 0  # by seats, not by chance
        self.branches = 0  # legal actions, summed over all decisions
        self.widest = 0

    @property
    def over(self) -> bool:
        return bool(self.state.actor() == OVER)


def course(start: State, bots: list[Bot], chance: Rng, thought: Rng, bound: int) -> Course:
    """Play until the game is over or reaches the bound; chance draws from `chance`, bots draw from `thought`."""
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
