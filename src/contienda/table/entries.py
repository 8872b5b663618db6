"""The log of a table: everything that ever happens to it, one entry after the other, never changed afterwards.

An entry says what was done, not what to do: outcomes of chance stand in it. So a table is its setup plus its entries.
"""

from __future__ import annotations

import msgspec

from contienda.table.setup import SeatSetup


class Entry(msgspec.Struct, omit_defaults=True, tag_field="e"):
    """What all kinds share: who did it, as the id of a member, or "" for the table itself."""

    by: str = ""


class Acted(Entry, tag="act"):
    """A decision of a seat, or of CHANCE typed in, with everything chance drew right after it."""

    seat: int = 0
    actions: list[int] = []
    spent: int = 0  # milliseconds of thought
    nonce: str = ""  # the client's own word for this decision, so that a repeated one is known


class Undone(Entry, tag="undo"):
    """A seat took back what it did; the position is the one after so many actions."""

    seat: int = 0
    to: int = 0


class RolledBack(Entry, tag="rollback"):
    """The facilitator went back to an earlier position, and said why."""

    to: int = 0
    reason: str = ""


class Asked(Entry, tag="ask"):
    """A seat asks the table to take back its last decision, though something became known since."""

    seat: int = 0
    to: int = 0


class Answered(Entry, tag="answer"):
    """One seat's answer to that."""

    seat: int = 0
    agree: bool = False


class Started(Entry, tag="start"):
    """The game begins; chance that comes first is drawn here, and bots of this name take the empty seats."""

    actions: list[int] = []
    bot: str = ""


class Sat(Entry, tag="sit"):
    """A person sits down; the first one at a seat is its captain."""

    seat: int = 0
    member: str = ""
    name: str = ""
    seen: list[int] = []  # seats whose hands this person has seen, where the host allowed it all the same


class Left(Entry, tag="leave"):
    """A person gets up or is asked to; one whom the host removed cannot come back unless the host says so."""

    seat: int = 0
    member: str = ""
    barred: bool = False


class Readmitted(Entry, tag="readmit"):
    """A person the host had removed may come back."""

    member: str = ""


class Consented(Entry, tag="consent"):
    """The host lets the next person sit there who has seen another hand, or no longer."""

    seat: int = 0
    on: bool = False


class Captained(Entry, tag="captain"):
    seat: int = 0
    member: str = ""


class Reseated(Entry, tag="reseat"):
    """The seat is given to somebody else: opened, or a bot's from now on."""

    seat: int = 0
    to: SeatSetup = msgspec.field(default_factory=lambda: SeatSetup("open"))


class StoodIn(Entry, tag="standin"):
    """A bot plays for an absent person; "" gives the seat back."""

    seat: int = 0
    bot: str = ""


class Paused(Entry, tag="pause"):
    reason: str = ""
    spent: int | None = None  # milliseconds of thought so far; older entries have only their time


class Resumed(Entry, tag="resume"):
    pass


class Extended(Entry, tag="extend"):
    """More time for the running decision."""

    milliseconds: int = 0


class Chatted(Entry, tag="chat"):
    """A line to the table (seat -1) or to a seat's own team, perhaps with an action proposed to its captain."""

    seat: int = -1
    name: str = ""
    text: str = ""
    action: int = -1


class Noted(Entry, tag="note"):
    """A private note of its author at a step."""

    step: int = 0
    text: str = ""


class Switched(Entry, tag="switch"):
    """Settings of the table that may change while it is played; None leaves one as it is."""

    table_chat: bool | None = None
    team_chat: bool | None = None
    pace: int | None = None
    locked: bool | None = None  # nobody new may sit down


class Shown(Entry, tag="show"):
    """A seat lets spectators see what it sees, or no longer."""

    seat: int = 0
    on: bool = False


class Rematched(Entry, tag="rematch"):
    """Where the table goes on."""

    table: str = ""


class Notified(Entry, tag="notified"):
    """A seat was told that it is its turn; once for each decision."""

    seat: int = 0
    position: int = 0


Any = (
    Acted
    | Undone
    | RolledBack
    | Asked
    | Answered
    | Started
    | Sat
    | Left
    | Readmitted
    | Consented
    | Captained
    | Reseated
    | StoodIn
    | Paused
    | Resumed
    | Extended
    | Chatted
    | Noted
    | Switched
    | Shown
    | Rematched
    | Notified
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def dump(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def load(payload: bytes) -> Any:
    return _decoder.decode(payload)
