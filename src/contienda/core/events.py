"""Events: what changed, under which clause, caused by which event, and who may see it.

Attach a `Recorder` to a state to collect them; without one, nothing is recorded. The log, "why?", animation, statistics
and debrief all read events.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1
NOBODY: Final = 0
NO_CAUSE: Final = -1


class Event:
    """One change. `audience` is EVERYBODY, NOBODY or a sum of 2**seat; `cause` is the number of an earlier event."""

    def __init__(
        self, number: int, kind: str, arguments: list[int], clause: str, cause: int, audience: int, step: int
    ) -> None:
        self.number = number
        self.kind = kind
        self.arguments = arguments
        self.clause = clause
        self.cause = cause
        self.audience = audience
        self.step = step

    def seen_by(self, seat: int) -> bool:
        """Tell whether that seat may see it; a spectator (negative) sees only what everybody sees."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def as_dict(self) -> dict[str, object]:
        return {
            "number": self.number,
            "kind": self.kind,
            "arguments": list(self.arguments),
            "clause": self.clause,
            "cause": self.cause,
            "audience": self.audience,
            "step": self.step,
        }


class Mark:
    """A point in the record to rewind to."""

    def __init__(self, length: int, pending: list[int], memory: dict[int, int], step: int) -> None:
        self.length = length
        self.pending = pending
        self.memory = memory
        self.step = step


class Recorder:
    """Collects the events of one state and remembers the cause of every pending step."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.forgotten = 0  # events dropped; numbering continues all the same
        self.pending: list[int] = []  # for each pending step of the state: the event that pushed it
        self.current = NO_CAUSE
        self.step = 0  # how many actions were applied so far
        self.memory: dict[int, int] = {}  # a game's own bookmarks: key -> event number

    def attach(self, depth: int) -> None:
        """Start on a state that already has `depth` pending steps."""
        self.pending = [NO_CAUSE] * depth
        self.current = NO_CAUSE

    def decided(self, actor: int, action: int, audience: int) -> None:
        """Begin an action: it causes what follows, and its own cause is what asked for it."""
        asked = self.pending[-1] if self.pending else NO_CAUSE
        self.current = self.write("decided", [actor, action], "", asked, audience)

    def finished(self) -> None:
        self.step += 1

    def pushed(self) -> None:
        self.pending.append(self.current)

    def popped(self) -> None:
        if self.pending:
            self.pending.pop()

    def note(self, kind: str, clause: str, a: i64, b: i64, c: i64, d: i64, audience: int) -> int:
        arguments: list[int] = []
        for value in (a, b, c, d):
            if value == -1:
                break
            arguments.append(value)
        return self.write(kind, arguments, clause, self.current, audience)

    def write(self, kind: str, arguments: list[int], clause: str, cause: int, audience: int) -> int:
        number = self.forgotten + len(self.events)
        self.events.append(Event(number, kind, arguments, clause, cause, audience, self.step))
        return number

    @property
    def total(self) -> int:
        """Return the number of events so far, dropped ones included."""
        return self.forgotten + len(self.events)

    def forget(self, keep: int) -> None:
        """Keep only the last events; replay the game to get the others."""
        drop = len(self.events) - keep
        if drop > 0:
            del self.events[:drop]
            self.forgotten += drop

    def chain(self, number: int) -> list[Event]:
        """Follow causes from that event back to its decision or roll, and on to the first cause still kept."""
        found: list[Event] = []
        while number >= self.forgotten and number >= 0:
            event = self.events[number - self.forgotten]
            found.append(event)
            number = event.cause
        return found

    def remember(self, key: int, number: int) -> None:
        """Bookmark an event under a key of the game, such as the last one that damaged a piece."""
        self.memory[key] = number

    def recall(self, key: int) -> int:
        """Return the event bookmarked under that key, or NO_CAUSE."""
        return self.memory.get(key, NO_CAUSE)

    def fork(self) -> Recorder:
        """Return a recorder for a copy of the state, which goes on where this one is."""
        ahead = Recorder()
        ahead.forgotten = self.total
        ahead.pending = list(self.pending)
        ahead.current = self.current
        ahead.step = self.step
        ahead.memory = dict(self.memory)
        return ahead

    def join(self, ahead: Recorder) -> None:
        """Take over what a fork has collected; nothing may have been recorded here since."""
        self.events += ahead.events
        self.pending = ahead.pending
        self.current = ahead.current
        self.step = ahead.step
        self.memory = ahead.memory

    def mark(self) -> Mark:
        return Mark(self.total, list(self.pending), dict(self.memory), self.step)

    def rewind(self, mark: Mark) -> None:
        """Drop everything since that mark (undo)."""
        del self.events[mark.length - self.forgotten :]
        self.pending = list(mark.pending)
        self.memory = dict(mark.memory)
        self.step = mark.step
