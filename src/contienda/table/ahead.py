"""What a planned decision leads to: carried out once on a copy, and taken over when its entry is stored."""

from __future__ import annotations

from contienda.core.events import Recorder
from contienda.core.state import State
from contienda.table import entries


class Ahead:
    """A copy of a position, with a recorder for what happens from there on."""

    def __init__(self, state: State, recorder: Recorder) -> None:
        self.state = state.copy()
        self.recorder = recorder.fork()
        self.state.recorder = self.recorder
        self.entry: entries.Acted | None = None  # the decision

    def led_to_by(self, entry: entries.Acted) -> bool:
        """Tell whether this very entry leads here."""
        return self.entry is entry
