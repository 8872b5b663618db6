"""What became known: the barrier of undo, computed from the rules alone.

A decision may be taken back freely while nobody has learnt anything by it. Whether a viewer learns something is asked
of the worlds that fit all he knew before: if the decision is impossible in one of them, or shows him something else
there, then he now knows more than he did.
"""

from __future__ import annotations

from contienda.core.game import CHANCE, OVER, SPECTATOR, State
from contienda.core.rng import Rng

WORLDS = 64  # so many are asked; a secret that one world in six keeps is missed once in a hundred thousand times


def revealing(before: State, action: int, seed: int = 1) -> bool:
    """Whether this action, taken in this position, tells any viewer something he did not know."""
    if before.actor() in (CHANCE, OVER):
        return True
    after = before.copy()
    after.apply(action)
    return any(learns(before, after, action, viewer, seed) for viewer in (*range(int(before.seats)), SPECTATOR))


def learns(before: State, after: State, action: int, viewer: int, seed: int) -> bool:
    """Whether that viewer's worlds have become fewer."""
    told = after.view(viewer)
    here = before.encode()
    rng = Rng(seed, viewer + 8)
    for _ in range(WORLDS):
        world = before.resample(viewer, rng)
        if world.encode() == here:
            continue
        if action not in world.actions():
            return True
        world.apply(action)
        if world.view(viewer) != told:
            return True
    return False
