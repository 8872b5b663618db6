"""Events in the numbers of one viewer: nobody can count what he may not see.

Private events are few; for each one its number, its audience and its cause are kept. A viewer's own number of an event
is its number less the private ones before it that he does not see, and its cause is the nearest one he sees.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left

from contienda.core.events import EVERYBODY, NO_CAUSE, Event

Told = list[object]  # number, kind, arguments, clause, cause, step


class Secrets:
    """The private events of a game so far."""

    def __init__(self) -> None:
        self.numbers = array("q")
        self.audiences = array("q")
        self.causes = array("q")

    def add(self, event: Event) -> None:
        if event.audience != EVERYBODY:
            self.numbers.append(event.number)
            self.audiences.append(event.audience)
            self.causes.append(event.cause)

    def rewind(self, length: int) -> None:
        """Forget events from that number on."""
        keep = bisect_left(self.numbers, length)
        del self.numbers[keep:]
        del self.audiences[keep:]
        del self.causes[keep:]

    def own(self, number: int, viewer: int) -> int:
        """How many events before this one the viewer has seen: his own number for it."""
        before = bisect_left(self.numbers, number)
        return number - sum(1 for at in range(before) if not _sees(self.audiences[at], viewer))

    def cause(self, number: int, viewer: int) -> int:
        """The viewer's own number of the nearest cause he may see, from this one on."""
        while number != NO_CAUSE:
            at = bisect_left(self.numbers, number)
            if at == len(self.numbers) or self.numbers[at] != number or _sees(self.audiences[at], viewer):
                return self.own(number, viewer)
            number = self.causes[at]
        return NO_CAUSE

    def told(self, events: list[Event], viewer: int) -> list[Told]:
        """What the viewer is sent of these events."""
        return [
            [
                self.own(event.number, viewer),
                event.kind,
                list(event.arguments),
                event.clause,
                self.cause(event.cause, viewer),
                event.step,
            ]
            for event in events
            if event.seen_by(viewer)
        ]


def _sees(audience: int, viewer: int) -> bool:
    return viewer >= 0 and audience >> viewer & 1 == 1
