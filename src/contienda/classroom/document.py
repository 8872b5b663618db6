"""What somebody may know about a class: one document per role, and what is personal added for each member."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypedDict, cast

import msgspec

from contienda.classroom.fold import Classroom, Person
from contienda.classroom.lesson_plan import LessonPlan, PlannedInject
from contienda.classroom.roles import RIGHTS, SEE_ALL_NOTES, SEE_INJECTS, SEE_PLAN, Role, may
from contienda.core.state import View
from contienda.table.told import Told

DAY = 24 * 3600 * 1000
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
    options: dict[str, str]  # all of them: they decide how each side wins
    scenario: bool  # it has a scenario of its own
    language: str
    phase: Literal["lobby", "running", "ended"]
    seating: Literal["deal", "choose"]
    decides: Literal["captain", "majority", "rotation"]
    same_deal: bool
    paper: bool  # real cards and dice, each table kept on one device
    seats: int  # teams at each table
    per_table: int
    started: int | None
    ended: int | None
    plan: LessonPlan | None
    keep_days: int
    deletes: int
    paused: bool  # every running table stands still
    frozen: bool  # every running table discusses something
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


# --- what each role is shown ------------------------------------------------------------------------------------------


def plan_for(classroom: Classroom, role: str) -> LessonPlan | None:
    """Return the plan as far as a role may know it ahead of time: no surprise is given away."""
    plan = classroom.setup.plan
    if plan is None or may(role, SEE_INJECTS):
        return plan
    if may(role, SEE_PLAN):
        return msgspec.structs.replace(plan, injects=[])
    return msgspec.structs.replace(plan, injects=[], stops=[], objectives=[], about="", options={})


def info(classroom: Classroom, role: str, tiles: Sequence[Tile], touched: int) -> ClassInfo:
    """Return the class as a role sees it; `touched` is when something last happened there or at its tables."""
    setup = classroom.setup
    playing = [each for each in tiles if each["phase"] == "playing"]
    topics = {each["topic"] for each in playing}
    frozen = bool(playing) and all(each["frozen"] for each in playing)
    show = classroom.projector
    phases: dict[str, Literal["lobby", "running", "ended"]] = {"running": "running", "ended": "ended"}
    shows: dict[str, Literal["join", "overview", "table"]] = {"overview": "overview", "table": "table"}
    days = -(-touched // DAY) + setup.keep_days  # to the full day, so that it does not change with every move
    return {
        "id": classroom.id,
        "code": classroom.code,
        "title": setup.title,
        "game": setup.game,
        "preset": setup.preset,
        "options": setup.options,
        "scenario": bool(setup.scenario),
        "language": setup.language,
        "phase": phases.get(classroom.phase, "lobby"),
        "seating": setup.seating,
        "decides": setup.decides,
        "same_deal": setup.same_deal,
        "paper": setup.paper,
        "seats": setup.seats,
        "per_table": setup.per_table,
        "started": classroom.started,
        "ended": classroom.ended,
        "plan": plan_for(classroom, role),
        "keep_days": setup.keep_days,
        "deletes": days * DAY,
        "paused": bool(playing) and all(each["paused"] or each["frozen"] for each in playing),
        "frozen": frozen,
        "topic": topics.pop() if frozen and len(topics) == 1 else "",
        "projector": {"show": shows.get(show.show, "join"), "table": show.table, "step": show.step},
    }


def you(person: Person, captain: bool, personal: str) -> ClassYou:
    role = "captain" if captain and person.plays else person.role
    return {
        "member": person.member,
        "role": role,
        "alias": person.alias,
        "personal": personal,
        "table": person.table,
        "seat": person.seat,
        "may": sorted(RIGHTS.get(cast(Role, role), frozenset())),
    }


def people(classroom: Classroom, captains: Collection[str], here: Collection[str]) -> list[ClassPerson]:
    """Return everybody in the class, in the order they came."""
    return [
        {
            "member": each.member,
            "alias": each.alias,
            "role": "captain" if each.plays and each.member in captains else each.role,
            "table": each.table,
            "seat": each.seat,
            "captain": each.member in captains,
            "online": each.member in here,
        }
        for each in classroom.people.values()
    ]


def injects_for(classroom: Classroom, role: str) -> list[PlannedInject]:
    return list(classroom.injects.values()) if may(role, SEE_INJECTS) else []


def notes_for(classroom: Classroom, person: Person) -> list[ClassNote]:
    """Return the notes somebody may read: their own, or all; numbered so that nobody can count the others."""
    everything = may(person.role, SEE_ALL_NOTES)
    return [
        {
            "id": number,
            "by": note.by,
            "table": note.table,
            "turn": note.turn,
            "step": note.step,
            "text": note.text,
            "at": at,
        }
        for number, (_, at, note) in enumerate(
            [each for each in classroom.notes if everything or each[2].by == person.member], 1
        )
    ]


def marks_for(classroom: Classroom, person: Person) -> list[ClassMark]:
    everything = may(person.role, SEE_ALL_NOTES)
    return [
        {
            "id": number,
            "by": mark.by,
            "table": mark.table,
            "objective": mark.objective,
            "level": mark.level,
            "text": mark.text,
            "turn": mark.turn,
            "step": mark.step,
            "at": at,
        }
        for number, (_, at, mark) in enumerate(
            [each for each in classroom.marks if everything or each[2].by == person.member], 1
        )
    ]
