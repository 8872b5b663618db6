"""The history of a table, replayed once and kept: every event, and a position every so many actions.

A table itself keeps only its newest events. Looking further back would replay the whole game each time; this continues
where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator

from contienda.core.events import Event, Recorder
from contienda.core.state import State
from contienda.table.table import Table
from contienda.table.told import SEEN, Told, Unseen
from contienda.table.viewer_numbering import Secrets

EVERY = 64  # actions between two stored positions


class Past:
    """The history of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.begin()

    def begin(self) -> None:
        self.rewound = self.table.now.rewound
        self.state: State = self.table.game.start(len(self.table.now.seats), self.table.options)
        self.kept: list[State] = [self.state.copy()]
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        self.secrets = Secrets()
        self.steps = 0  # actions replayed so far
        self.events = 0  # events processed so far
        self.stories: dict[tuple[str, int, tuple[str, ...]], tuple[int, list[str]]] = {}

    def catch_up(self) -> Iterator[None]:
        """Replay what is new, a few actions at a time; the table may move on, or back, in between."""
        while self.rewound != self.table.now.rewound or self.steps < len(self.table.actions):
            if self.rewound != self.table.now.rewound:
                self.begin()
            for action in self.table.actions[self.steps : self.steps + EVERY - self.steps % EVERY]:
                self.state.apply(action)
                self.steps += 1
            if self.steps % EVERY == 0 and self.steps // EVERY == len(self.kept):
                self.kept.append(self.state.copy())
            self.table.open_to_keepers(self.recorder.events[self.events :])
            for event in self.recorder.events[self.events :]:
                self.secrets.add(event)
            self.events = len(self.recorder.events)
            yield

    def caught_up(self) -> Past:
        """Replay everything at once."""
        for _ in self.catch_up():
            pass
        return self

    def position_at(self, step: int) -> State:
        """Return the position after that many actions."""
        state = self.kept[step // EVERY].copy()
        for action in self.table.actions[step // EVERY * EVERY : step]:
            state.apply(action)
        return state

    def for_viewer(self, viewer: int, unseen: Unseen = SEEN, first: int = 0, before: int | None = None) -> list[Told]:
        """Return the events a viewer may see, from one of their own numbers to another."""
        return self.secrets.for_viewer(self.seen(viewer)[first:before], viewer, unseen)

    def seen(self, viewer: int) -> list[Event]:
        return [event for event in self.recorder.events if event.seen_by(viewer)]
