"""What a viewer learns, and what they must not be able to count. `viewer_numbering.py` does the counting."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

import msgspec


class Told(NamedTuple):
    """An event as sent to a viewer, in their own numbering."""

    number: int
    kind: str
    arguments: list[int]
    clause: str
    cause: int  # the number of an earlier event, or -1
    step: int


class Unseen(msgspec.Struct, omit_defaults=True):
    """What one viewer missed: entries by number, and the actions in them by how many came before."""

    entries: list[int] = []
    actions: list[int] = []

    def entry(self, number: int) -> int:
        """Return the viewer's number of the last entry up to this one."""
        return number - bisect_right(self.entries, number)

    def step(self, actions: int) -> int:
        """Return how many of so many actions the viewer knows of."""
        return actions - bisect_left(self.actions, actions)

    def actions_until(self, step: int) -> int:
        """Return after how many actions the viewer first knew of so many."""
        for number in self.actions:
            if number >= step:
                break
            step += 1
        return step

    def rewind(self, actions: int) -> None:
        """Go back to the point after so many actions."""
        self.actions = self.actions[: bisect_left(self.actions, actions)]


SEEN = Unseen()  # nothing was missed
