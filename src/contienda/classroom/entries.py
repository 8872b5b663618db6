"""The log of a class: everything that happens to it, one entry after the other, each with its author and reason.

It holds aliases, never an address or anything about a device. What happens in a game is in the log of its table.
"""

from __future__ import annotations

import msgspec

from contienda.classroom.lesson_plan import PlannedInject
from contienda.press.document import Todo


class Entry(msgspec.Struct, omit_defaults=True, tag_field="e"):
    """Fields of every entry: the member who did it, or "" for the class itself, and the reason if one was given."""

    by: str = ""
    reason: str = ""


class Joined(Entry, tag="join"):
    """Somebody joins in a role; a student gets a place at a table (from 1) and a seat."""

    member: str = ""
    alias: str = ""
    role: str = "member"
    table: int = 0
    seat: int = -1


class Returned(Entry, tag="return"):
    """A student comes back with their personal code."""

    member: str = ""


class Recoded(Entry, tag="recode"):
    """A student gets a new personal code."""

    member: str = ""


class Placed(Entry, tag="place"):
    """Somebody sits somewhere else from now on; table 0 is nowhere."""

    member: str = ""
    table: int = 0
    seat: int = -1


class Renamed(Entry, tag="rename"):
    member: str = ""
    alias: str = ""


class Removed(Entry, tag="remove"):
    member: str = ""


class Invited(Entry, tag="invite"):
    """A link was made that gives one person this role."""

    role: str = ""


class Started(Entry, tag="start"):
    """These tables start; a bot of this name plays for seats without people."""

    tables: list[int] = []
    bot: str = ""


class Paused(Entry, tag="pause"):
    tables: list[int] = []


class Resumed(Entry, tag="resume"):
    tables: list[int] = []


class Frozen(Entry, tag="freeze"):
    """Tables stop to discuss something."""

    tables: list[int] = []
    text: str = ""


class Stopped(Entry, tag="stop"):
    """A table stops for a discussion of the plan, after that turn; once."""

    table: int = 0
    turn: int = 0
    text: str = ""


class Timed(Entry, tag="timebox"):
    tables: list[int] = []
    label: str = ""
    seconds: int = 0


class Extended(Entry, tag="extend"):
    tables: list[int] = []
    seconds: int = 0


class Messaged(Entry, tag="message"):
    tables: list[int] = []
    text: str = ""


class Planned(Entry, tag="plan"):
    """An inject is planned, or replaced by one of the same id."""

    inject: PlannedInject = msgspec.field(default_factory=lambda: PlannedInject(""))


class Fired(Entry, tag="fire"):
    """An inject happens at a table: stored together with what it does there, so exactly once."""

    inject: str = ""
    table: int = 0


class Cancelled(Entry, tag="cancel"):
    inject: str = ""


class Captained(Entry, tag="captain"):
    member: str = ""


class Manned(Entry, tag="bot"):
    """A bot plays a seat from now on; "" gives it back."""

    table: int = 0
    seat: int = 0
    bot: str = ""


class Ruled(Entry, tag="rule"):
    table: int = 0
    text: str = ""


class RolledBack(Entry, tag="rollback"):
    """A table goes back to the position after so many actions, as spectators count them."""

    table: int = 0
    to: int = 0


class Debriefed(Entry, tag="micro"):
    """The micro-debrief is opened or closed at tables."""

    tables: list[int] = []
    on: bool = True


class Noted(Entry, tag="note"):
    """A private note of its author; table 0 is about the class."""

    table: int = 0
    turn: int = 0
    step: int = 0
    text: str = ""


class Marked(Entry, tag="mark"):
    """How well a table reaches an objective, from 1 to 4."""

    table: int = 0
    objective: str = ""
    level: int = 1
    turn: int = 0
    step: int = 0
    text: str = ""


class Projected(Entry, tag="project"):
    show: str = "join"
    table: int = 0
    step: int = -1


class Resolved(Entry, tag="todos"):
    """The action table of the debrief was filled in: all of its rows."""

    rows: list[Todo] = []


class Exported(Entry, tag="export"):
    """Somebody took a copy of the class."""


class Ended(Entry, tag="end"):
    pass


Any = (
    Joined
    | Returned
    | Recoded
    | Placed
    | Renamed
    | Removed
    | Invited
    | Started
    | Paused
    | Resumed
    | Frozen
    | Stopped
    | Timed
    | Extended
    | Messaged
    | Planned
    | Fired
    | Cancelled
    | Captained
    | Manned
    | Ruled
    | RolledBack
    | Debriefed
    | Noted
    | Marked
    | Projected
    | Resolved
    | Exported
    | Ended
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def dump(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def load(payload: bytes) -> Any:
    return _decoder.decode(payload)
