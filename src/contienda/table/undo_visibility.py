"""What became known: the barrier of undo, computed from the rules alone.

A decision may be taken back freely while nobody has learnt anything by it. Whether a viewer learns something is asked
of the worlds that fit all he knew before: if what he was shown could not have come about in one of them, then he now
knows more than he did. The question takes many looks at many worlds, so it can be asked a little at a time.
"""

from __future__ import annotations

from collections.abc import Generator

from contienda.core.events import EVERYBODY, Recorder
from contienda.core.game import CHANCE, OVER, SPECTATOR, State, View
from contienda.core.rng import Rng

WORLDS = 64  # so many are asked; a secret that one world in six keeps is missed once in a hundred thousand times
MOST_LOOKS = 1_000  # at what a viewer would be shown in them; whoever is still in doubt then is said to have learnt
Steps = Generator[None, None, bool]


def revealing(before: State, action: int, seed: int = 1) -> bool:
    """Whether this action, taken in this position, tells any viewer something he did not know."""
    return finished(weighing(before, action, seed))


def weighing(before: State, action: int, seed: int = 1) -> Steps:
    """The same a little at a time: stop and go on as you like, and it returns the answer."""
    if before.actor() in (CHANCE, OVER):
        return True
    for viewer in (*range(int(before.seats)), SPECTATOR):
        if (yield from asking(before, action, viewer, seed)):
            return True
    return False


def learns(before: State, action: int, viewer: int, seed: int) -> bool:
    """Whether that viewer's worlds have become fewer."""
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
    """Whether he sees which action is taken."""
    witnesses = int(state.witnesses(action))
    return witnesses == EVERYBODY or (viewer >= 0 and witnesses >> viewer & 1 == 1)


class Shown:
    """What a viewer is shown when this action is taken: what he hears, whose decision comes, his own list, the view."""

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
        """Whether he cannot tell the two apart; views take longest, so they are compared last."""
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
