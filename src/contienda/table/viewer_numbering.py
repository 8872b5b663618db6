"""Events, entries and actions in one viewer's numbering, so that nobody can count what they may not see.

Private events are few; for each one its number, audience and cause are kept. A viewer's number for an event is its
number less the private events before it that they do not see; its cause is the nearest one they do see. In the same way
a viewer's numbering skips entries of the log that changed nothing for them, and the actions in those entries.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence

from contienda.core.events import EVERYBODY, NO_CAUSE, Event
from contienda.table.told import SEEN, Told, Unseen


class Secrets:
    """The private events of a game so far."""

    def __init__(self) -> None:
        self.numbers = array("q")
        self.audiences = array("q")
        self.causes = array("q")
        self._hidden: dict[int, array[int]] = {}  # by viewer, as far as somebody asked
        self._counted: dict[int, int] = {}  # how many private events each of these lists covers

    def add(self, event: Event) -> None:
        if event.audience != EVERYBODY:
            self.numbers.append(event.number)
            self.audiences.append(event.audience)
            self.causes.append(event.cause)

    def rewind(self, length: int) -> None:
        """Drop events from that number on."""
        keep = bisect_left(self.numbers, length)
        del self.numbers[keep:]
        del self.audiences[keep:]
        del self.causes[keep:]
        self._hidden.clear()
        self._counted.clear()

    def hidden(self, viewer: int) -> Sequence[int]:
        """Return the numbers of the private events the viewer does not see; only new ones are looked at."""
        found = self._hidden.setdefault(viewer, array("q"))
        for at in range(self._counted.get(viewer, 0), len(self.numbers)):
            if not _sees(self.audiences[at], viewer):
                found.append(self.numbers[at])
        self._counted[viewer] = len(self.numbers)
        return found

    def own(self, number: int, viewer: int) -> int:
        """Return the viewer's own number for an event: how many they have seen before it."""
        return _own(number, self.hidden(viewer))

    def cause(self, number: int, viewer: int) -> int:
        """Return the nearest cause the viewer may see, from this one on."""
        while number != NO_CAUSE:
            at = bisect_left(self.numbers, number)
            if at == len(self.numbers) or self.numbers[at] != number or _sees(self.audiences[at], viewer):
                return number
            number = self.causes[at]
        return NO_CAUSE

    def for_viewer(self, events: list[Event], viewer: int, unseen: Unseen = SEEN) -> list[Told]:
        """Return what the viewer is sent of these events."""
        hidden = self.hidden(viewer)  # computed once for all of them: a game has hundreds
        return [
            Told(
                _own(event.number, hidden),
                event.kind,
                list(event.arguments),
                event.clause,
                _own(self.cause(event.cause, viewer), hidden),
                unseen.step(event.step),
            )
            for event in events
            if event.seen_by(viewer)
        ]


def _own(number: int, hidden: Sequence[int]) -> int:
    return number - bisect_left(hidden, number) if number != NO_CAUSE else NO_CAUSE


def _sees(audience: int, viewer: int) -> bool:
    return viewer >= 0 and audience >> viewer & 1 == 1
