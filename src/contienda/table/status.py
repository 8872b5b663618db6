"""Everything about a table except the position itself, as it follows from the log."""

from __future__ import annotations

import msgspec

from contienda.press.document import Todo
from contienda.table.entries import MicroQuestion
from contienda.table.seats import Member, Seat
from contienda.table.told import Unseen

LOBBY, PLAYING, ENDED = "lobby", "playing", "over"


class Line(msgspec.Struct, omit_defaults=True):
    """A stored line of chat or a note; `seat` -1 is the whole table, a note belongs to its author alone."""

    sequence: int  # the entry; for a note, the author's count of notes
    at: int
    by: str
    name: str
    seat: int
    text: str
    action: int = -1
    note: bool = False
    step: int = 0


class Request(msgspec.Struct, omit_defaults=True):
    """A seat's request to undo something that needs the others' consent."""

    seat: int
    to: int
    agreed: list[int] = []


class Ruling(msgspec.Struct, omit_defaults=True):
    """What the host ruled. "consent", "withdrawn" and "seen" are about a seat, "ruling" is a text with its reason."""

    entry: int
    kind: str
    seat: int
    name: str = ""
    seen: list[int] = []
    text: str = ""
    reason: str = ""


class Vote(msgspec.Struct, omit_defaults=True):
    """A member's vote for an action of their team."""

    member: str
    name: str
    action: int
    word: str = ""


class Discussion(msgspec.Struct, omit_defaults=True):
    """What the table discusses while it stands still: "freeze" by the facilitator, or a "stop" of the lesson plan."""

    kind: str
    text: str


class Timer(msgspec.Struct, omit_defaults=True):
    """Time left in milliseconds at `since`, from which it runs; None while it stands still."""

    left: int
    since: int | None = None

    def run(self, on: bool, at: int) -> None:
        """Let it run or stand still from now on."""
        if on and self.since is None:
            self.since = at
        elif not on and self.since is not None:
            self.left -= max(0, at - self.since)
            self.since = None

    def until(self) -> int | None:
        """Return when it ends, in milliseconds since the epoch; None while it stands still."""
        return None if self.since is None else self.since + self.left


class Timebox(msgspec.Struct, omit_defaults=True):
    """The time for a phase of the lesson."""

    label: str
    milliseconds: int
    timer: Timer
    over: bool = False


class Micro(msgspec.Struct, omit_defaults=True):
    """An open micro-debrief: the questions by seat, and the last answer of each seat."""

    turn: int
    timer: Timer
    questions: list[MicroQuestion]
    answers: dict[int, str] = {}


class MicroNote(msgspec.Struct, omit_defaults=True):
    """An answer that was kept."""

    entry: int
    at: int
    turn: int
    seat: int
    member: str
    name: str
    text: str


class Notice(msgspec.Struct, omit_defaults=True):
    """What the facilitator told everybody ("text"), or why they changed the position ("adjust")."""

    entry: int
    kind: str
    text: str
    name: str = ""


class Status(msgspec.Struct, omit_defaults=True):
    """Everything about a table except the position itself."""

    seats: list[Seat]
    spent: list[int]  # milliseconds of thinking by seat, less the increments
    nonces: list[str]  # the last decision of each seat, by its client's id
    thought: list[int]  # milliseconds of thinking for each action
    table_chat: bool
    team_chat: bool
    pace: int
    sequence: int = 0  # entries so far
    position: int = 0  # the entry that made the current position
    phase: str = LOBBY
    epoch: int = 0  # how often the game went back past an outcome of chance
    paused: str | None = None  # the reason, "" if none was given
    paused_by: str = ""
    request: Request | None = None
    used: int = 0  # milliseconds of the current decision before `since`
    since: int = 0
    lines: list[Line] = []
    locked: bool = False
    rematch: str = ""
    notified: int = 0
    reasons: list[tuple[int, str]] = []  # why the facilitator went back, and at which entry
    touched: int = 0
    turn: int = 0  # the entry that gave the current decision to its seat
    turn_of: int = -1
    rewound: int = 0  # the entry at which events were last rewound
    unseen: dict[int, Unseen] = {}  # by viewer
    unshared: Unseen = msgspec.field(default_factory=Unseen)  # entries that count for nobody: notes
    notes: dict[str, list[Line]] = {}  # by author
    seen: dict[str, list[int]] = {}  # by member: seats they left after seeing the hand
    consents: list[int] = []  # seats where the next person may have seen another hand
    rulings: list[Ruling] = []
    removed: list[Member] = []  # people who may not come back
    removals: int = 0  # how often somebody was removed
    votes: list[Vote] = []  # of the team to decide, in the order they were cast
    rotating: int = -1  # the seat whose captain changes next
    discussion: Discussion | None = None
    timebox: Timebox | None = None
    micro: Micro | None = None
    micro_due: int = 0  # the turn that just ended, if the micro-debrief follows
    micro_notes: list[MicroNote] = []  # every answer so far
    notices: list[Notice] = []  # the newest last
    dealt: dict[int, int] = {}  # with a shared deal: outcomes so far, by pile or coin
    todos: list[Todo] = []  # the action table of the debrief …
    todos_version: int = 0  # … and how often it was filled in
    revealed: bool = False  # the class is over, and the seed of its deal may be known

    def still(self) -> bool:
        """Tell whether the table stands still: it is paused, or answers the questions of the micro-debrief."""
        return self.paused is not None or self.micro is not None


class Frozen(msgspec.Struct):
    """A table at rest: enough to continue without its older entries."""

    status: Status
    actions: bytes
    actors: bytes
    codes: list[int]
    pending: list[int]
    memory: dict[int, int]
    told: int
    secrets: tuple[bytes, bytes, bytes]
