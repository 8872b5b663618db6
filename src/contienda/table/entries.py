"""The log of a table: everything that happens to it, one entry after the other, never changed afterwards.

An entry records what was done, including outcomes of chance. So a table is its setup plus its entries.
"""

from __future__ import annotations

import msgspec

from contienda.press.document import Todo
from contienda.table.micro_part import MicroFact
from contienda.table.setup import SeatSetup


class Entry(msgspec.Struct, omit_defaults=True, tag_field="e"):
    """Fields of every entry: the member who did it, or "" for the table itself."""

    by: str = ""


class Acted(Entry, tag="act"):
    """A decision of a seat, or a typed outcome of CHANCE, with everything chance drew right after it."""

    seat: int = 0
    actions: list[int] = []
    spent: int = 0  # milliseconds of thinking
    nonce: str = ""  # the client's id for this decision, to recognise a repeated one
    typed: int = 1  # of the outcomes of CHANCE, so many were typed in; the table drew the others


class Undone(Entry, tag="undo"):
    """A seat undid its decision; the position is the one after so many actions."""

    seat: int = 0
    to: int = 0


class RolledBack(Entry, tag="rollback"):
    """The facilitator went back to an earlier position and gave a reason."""

    to: int = 0
    reason: str = ""


class Asked(Entry, tag="ask"):
    """A seat asks the table to undo its last decision, although something became known since."""

    seat: int = 0
    to: int = 0


class Answered(Entry, tag="answer"):
    """One seat's answer to a request to undo."""

    seat: int = 0
    agree: bool = False


class Started(Entry, tag="start"):
    """The game starts: chance draws what comes first, and bots of this name take the free seats."""

    actions: list[int] = []
    bot: str = ""


class Sat(Entry, tag="sit"):
    """A person sits down; the first one in a seat is its captain."""

    seat: int = 0
    member: str = ""
    name: str = ""
    seen: list[int] = []  # seats whose hands this person has seen, which the host accepted


class Left(Entry, tag="leave"):
    """A person leaves or is removed; a removed person cannot come back unless the host readmits them."""

    seat: int = 0
    member: str = ""
    barred: bool = False


class Readmitted(Entry, tag="readmit"):
    """The host lets a removed person come back."""

    member: str = ""


class Consented(Entry, tag="consent"):
    """The host lets the next person in a seat have seen another hand, or withdraws that."""

    seat: int = 0
    on: bool = False


class Captained(Entry, tag="captain"):
    seat: int = 0
    member: str = ""


class Renamed(Entry, tag="rename"):
    """A person is called something else from now on."""

    member: str = ""
    name: str = ""


class Reseated(Entry, tag="reseat"):
    """The seat is open, a team's or a bot's from now on."""

    seat: int = 0
    to: SeatSetup = msgspec.field(default_factory=lambda: SeatSetup("open"))


class StoodIn(Entry, tag="standin"):
    """A bot plays for an absent person; "" gives the seat back."""

    seat: int = 0
    bot: str = ""


class Paused(Entry, tag="pause"):
    reason: str = ""
    spent: int | None = None  # milliseconds of thinking so far; older entries have only their time


class Resumed(Entry, tag="resume"):
    pass


class Extended(Entry, tag="extend"):
    """The current decision gets more time."""

    milliseconds: int = 0


class Chatted(Entry, tag="chat"):
    """A line to the table (seat -1) or to a seat's team, perhaps with an action proposed to its captain."""

    seat: int = -1
    name: str = ""
    text: str = ""
    action: int = -1


class Noted(Entry, tag="note"):
    """A private note of its author at a step."""

    step: int = 0
    text: str = ""


class Switched(Entry, tag="switch"):
    """Settings that may change during play; None leaves one unchanged."""

    table_chat: bool | None = None
    team_chat: bool | None = None
    pace: int | None = None
    locked: bool | None = None  # nobody new may sit down


class Shown(Entry, tag="show"):
    """A seat lets spectators see what it sees, or stops it."""

    seat: int = 0
    on: bool = False


class Rematched(Entry, tag="rematch"):
    """The table on which the players continue."""

    table: str = ""


class Notified(Entry, tag="notified"):
    """A seat was notified that it is its turn; once per decision."""

    seat: int = 0
    position: int = 0


# --- teams and facilitation -------------------------------------------------------------------------------------------


class Voted(Entry, tag="vote"):
    """A member of the deciding team votes for an action, perhaps with a word; it replaces their earlier vote."""

    seat: int = 0
    action: int = -1
    name: str = ""
    word: str = ""


class Unvoted(Entry, tag="unvote"):
    seat: int = 0


class Froze(Entry, tag="freeze"):
    """The table stands still and discusses this; "stop" if the lesson plan asks for it."""

    kind: str = "freeze"
    text: str = ""
    spent: int = 0


class TimeboxSet(Entry, tag="timebox"):
    """A phase of the lesson gets so much time; 0 takes the limit away."""

    label: str = ""
    milliseconds: int = 0


class TimeboxExtended(Entry, tag="longer"):
    milliseconds: int = 0


class TimeboxEnded(Entry, tag="timeup"):
    pass


class Injected(Entry, tag="inject"):
    """The facilitator tells everybody something."""

    name: str = ""
    text: str = ""


class Adjusted(Entry, tag="adjust"):
    """The facilitator changes the position and says why; what chance drew right after it follows."""

    name: str = ""
    actions: list[int] = []
    reason: str = ""


class Ruled(Entry, tag="rule"):
    """The facilitator settles a question, with the reason."""

    name: str = ""
    text: str = ""
    reason: str = ""


class MicroQuestion(msgspec.Struct, omit_defaults=True):
    """What one seat is asked, and facts that help to answer."""

    seat: int
    question: str
    facts: list[MicroFact] = []


class MicroOpened(Entry, tag="micro"):
    """The table stands still until these seats have answered or the time is over."""

    turn: int = 0
    milliseconds: int = 0
    questions: list[MicroQuestion] = []


class MicroAnswered(Entry, tag="microanswer"):
    seat: int = 0
    name: str = ""
    text: str = ""


class MicroClosed(Entry, tag="microclose"):
    """Everybody asked has answered ("answered"), time is up ("time"), or the facilitator goes on ("host")."""

    why: str = ""


class Resolved(Entry, tag="todos"):
    """The action table of the debrief was filled in: all of its rows."""

    rows: list[Todo] = []


class Revealed(Entry, tag="reveal"):
    """The class is over: the seed of the deal that its tables shared may be known."""

    seed: str = ""


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
    | Renamed
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
    | Voted
    | Unvoted
    | Froze
    | TimeboxSet
    | TimeboxExtended
    | TimeboxEnded
    | Injected
    | Adjusted
    | Ruled
    | MicroOpened
    | MicroAnswered
    | MicroClosed
    | Resolved
    | Revealed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def dump(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def load(payload: bytes) -> Any:
    return _decoder.decode(payload)
