"""What became known: the limit of undo, computed from the rules alone.

A decision may be undone freely while nobody has learnt anything from it. To find out, this module samples worlds
consistent with all a viewer knew before. If what the viewer was shown could not have come about in one of them, the
viewer now knows more than before. That takes many looks at many worlds, so it can be computed in small portions.
"""

from __future__ import annotations

from collections.abc import Generator

from contienda.core.events import EVERYBODY, Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR, State, View

WORLDS = 64  # worlds sampled; a secret kept in one world of six is missed once in a hundred thousand times
MOST_LOOKS = 1_000  # limit on comparisons; a viewer still in doubt then counts as having learnt something
Steps = Generator[None, None, bool]


def revealing(before: State, action: int, seed: int = 1) -> bool:
    """Tell whether this action, taken in this position, reveals something new to any viewer."""
    return finished(weighing(before, action, seed))


def weighing(before: State, action: int, seed: int = 1) -> Steps:
    """Compute the same in small portions: a generator that returns the answer."""
    if before.actor() in (CHANCE, OVER):
        return True
    for viewer in (*range(int(before.seats)), SPECTATOR):
        if (yield from asking(before, action, viewer, seed)):
            return True
    return False


def learns(before: State, action: int, viewer: int, seed: int) -> bool:
    """Tell whether the action rules out some of the viewer's worlds."""
    return finished(asking(before, action, viewer, seed))


def finished(steps: Steps) -> bool:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return bool(end.value)


def asking(before: State, action: int, viewer: int, seed: int) -> Steps:
    told = Shown(before, action, viewer)
    here = before.encode()
    open_to_him = sees(before, action, viewer)
    rng = Rng(seed, viewer + 8)
    looks = 0
    for _ in range(WORLDS):
        world = before.resample(viewer, rng)
        yield
        if world.encode() == here:
            continue
        listed = world.actions()
        could = [action] if action in listed else []  # the likeliest first
        if not open_to_him:
            could += [each for each in listed if each != action and not sees(world, each, viewer)]
        for each in could:
            looks += 1
            if Shown(world, each, viewer).like(told):
                break
            yield
        else:
            return True
        if looks > MOST_LOOKS:
            return True
    return False


def sees(state: State, action: int, viewer: int) -> bool:
    """Tell whether the viewer sees which action is taken."""
    witnesses = int(state.witnesses(action))
    return witnesses == EVERYBODY or (viewer >= 0 and witnesses >> viewer & 1 == 1)


class Shown:
    """What a viewer is shown of an action: the events, who decides next, their own list, the view."""

    def __init__(self, before: State, action: int, viewer: int) -> None:
        self.viewer = viewer
        self.after = before.copy()
        recorder = Recorder()
        self.after.attach(recorder)
        self.after.apply(action)
        self.heard = [(event.kind, event.arguments) for event in recorder.events if event.seen_by(viewer)]
        self.actor = int(self.after.actor())
        self.seen: View | None = None

    def like(self, other: Shown) -> bool:
        """Tell whether the viewer cannot tell the two apart; views are slow, so they are compared last."""
        return (
            self.heard == other.heard
            and self.actor == other.actor
            and self.listed() == other.listed()
            and self.view() == other.view()
        )

    def listed(self) -> list[int]:
        return self.after.actions() if self.actor == self.viewer else []

    def view(self) -> View:
        if self.seen is None:
            self.seen = self.after.view(self.viewer)
        return self.seen
