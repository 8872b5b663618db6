"""What became known: the barrier of undo, computed from the rules alone.

A decision may be taken back freely while nobody has learnt anything by it. Whether a viewer learns something is asked
of the worlds that fit all he knew before: if what he was shown could not have come about in one of them, then he now
knows more than he did.
"""

from __future__ import annotations

from contienda.core.events import EVERYBODY, Recorder
from contienda.core.game import CHANCE, OVER, SPECTATOR, State
from contienda.core.rng import Rng

WORLDS = 64  # so many are asked; a secret that one world in six keeps is missed once in a hundred thousand times
Shown = tuple[dict[str, object], list[tuple[str, list[int]]], int, list[int]]


def revealing(before: State, action: int, seed: int = 1) -> bool:
    """Whether this action, taken in this position, tells any viewer something he did not know."""
    if before.actor() in (CHANCE, OVER):
        return True
    return any(learns(before, action, viewer, seed) for viewer in (*range(int(before.seats)), SPECTATOR))


def learns(before: State, action: int, viewer: int, seed: int) -> bool:
    """Whether that viewer's worlds have become fewer."""
    told = shown(before, action, viewer)
    here = before.encode()
    open_to_him = sees(before, action, viewer)
    rng = Rng(seed, viewer + 8)
    for _ in range(WORLDS):
        world = before.resample(viewer, rng)
        if world.encode() == here:
            continue
        could = [each for each in world.actions() if each == action or not (open_to_him or sees(world, each, viewer))]
        if not any(shown(world, each, viewer) == told for each in could):
            return True
    return False


def sees(state: State, action: int, viewer: int) -> bool:
    """Whether he sees which action is taken."""
    witnesses = int(state.witnesses(action))
    return witnesses == EVERYBODY or (viewer >= 0 and witnesses >> viewer & 1 == 1)


def shown(before: State, action: int, viewer: int) -> Shown:
    """What he is shown when this action is taken: the view, what he hears, whose decision comes, and his own list."""
    after = before.copy()
    recorder = Recorder()
    after.attach(recorder)
    after.apply(action)
    heard = [(event.kind, event.arguments) for event in recorder.events if event.seen_by(viewer)]
    actor = int(after.actor())
    return after.view(viewer), heard, actor, after.actions() if actor == viewer else []
