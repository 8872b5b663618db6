"""What somebody may know about a class: one document per role, and what is personal added for each member."""

from __future__ import annotations

from typing import Literal, TypedDict

from contienda.classroom.lesson_plan import LessonPlan, PlannedInject
from contienda.core.state import View
from contienda.table.viewer_numbering import Told

Actor = int | Literal["chance"] | None  # who decides: a seat or chance; null after the end and before the start


class ProjectorInfo(TypedDict):
    """What the projector shows; `step` -1 is now, otherwise so many steps into what happened last at that table."""

    show: Literal["join", "overview", "table"]
    table: int
    step: int


class ClassInfo(TypedDict):
    """What everybody in the class knows about it. `plan` has only what the reader's role may know ahead of time."""

    id: str
    code: str
    title: str
    game: str
    preset: str
    scenario: bool  # it has a scenario of its own
    language: str
    phase: Literal["lobby", "running", "ended"]
    seating: Literal["deal", "choose"]
    decides: Literal["captain", "majority", "rotation"]
    same_deal: bool
    seats: int  # teams at each table
    per_table: int
    started: int | None
    ended: int | None
    plan: LessonPlan | None
    keep_days: int
    deletes: int
    paused: bool  # every running table is
    frozen: bool
    topic: str  # of the discussion, if all tables have the same
    projector: ProjectorInfo


class ClassYou(TypedDict):
    """Who the reader is. `may` are the rights of their role (`roles.py`)."""

    member: str
    role: str
    alias: str
    personal: str  # the code that lets a student return on another device, "" for others
    table: int  # from 1; 0 is none
    seat: int  # -1 is none
    may: list[str]


class ClassPerson(TypedDict):
    """Somebody in the class; table 0 is none."""

    member: str
    alias: str
    role: str
    table: int
    seat: int
    captain: bool
    online: bool


class Marker(TypedDict):
    """A public number of the game, with its value at the start and after each turn, the latest last."""

    key: str
    value: int
    history: list[int]
    most: int
    threshold: int | None  # the value it must stay above


class Alert(TypedDict):
    """Something the facilitator should know: rank 1 is worth a look, 2 is urgent. `key` names a text."""

    rank: Literal[0, 1, 2]
    key: str
    args: dict[str, str | int]


class TileTimebox(TypedDict):
    """The time for the current phase; `deadline` is null while the table is paused."""

    label: str
    seconds: int
    deadline: int | None


class TileMicro(TypedDict):
    """A micro-debrief that is open: the seats asked, and those that have answered."""

    turn: int
    until: int | None
    asked: list[int]
    answered: list[int]


class Tile(TypedDict):
    """A table as everybody outside it may see it. For students, only their own has an id, and none has a board."""

    number: int
    id: str
    phase: Literal["lobby", "playing", "over"]
    turn: int
    turns: int
    step: int  # actions so far, in the public numbering: for notes, marks and going back
    step_label: str  # the phase of the turn, as the game calls it
    actor: Actor
    actor_name: str  # the captain who decides
    since: int
    deadline: int | None
    timebox: TileTimebox | None
    markers: list[Marker]
    mini: View  # what a spectator sees
    alert: Alert | None
    paused: bool
    frozen: bool
    topic: str
    online: int
    of: int  # people seated here
    room: int  # people there is room for
    bots: list[str]  # by seat, "" where none plays
    micro: TileMicro | None
    ending: str | None
    scores: list[float] | None


class ClassNote(TypedDict):
    """A private note; table 0 is about the class. `step` is where the table was then."""

    id: int
    by: str
    table: int
    turn: int
    step: int
    text: str
    at: int


class ClassMark(TypedDict):
    """How well a table reached an objective, from 1 to 4."""

    id: int
    by: str
    table: int
    objective: str
    level: int
    text: str
    turn: int
    step: int
    at: int


class Ticker(TypedDict):
    """The last public events of the table the projector shows; the page puts them into words."""

    table: int
    events: list[Told]


class ClassDocument(TypedDict):
    """Everything the reader may know about the class now."""

    class_: ClassInfo
    you: ClassYou
    people: list[ClassPerson]
    tables: list[Tile]
    injects: list[PlannedInject]
    notes: list[ClassNote]
    marks: list[ClassMark]
    ticker: Ticker | None
