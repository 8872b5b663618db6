"""One class as it follows from its log: people, places, injects, notes, marks, and what the projector shows.

`take` is the only way a class changes, and takes entries that are already stored. What happens at a table is the
table's own business; here is only what the class knows beyond it.
"""

from __future__ import annotations

import msgspec

from contienda.classroom import entries
from contienda.classroom.lesson_plan import PlannedInject
from contienda.classroom.roles import STUDENTS
from contienda.classroom.setup import ClassSetup
from contienda.press.document import Todo

LOBBY, RUNNING, ENDED = "lobby", "running", "ended"
NOWHERE, NO_SEAT = 0, -1


class Person(msgspec.Struct):
    """Somebody in the class. A student has the role "member" here; the table knows who is captain."""

    member: str
    alias: str
    role: str
    table: int = NOWHERE
    seat: int = NO_SEAT
    codes: int = 0  # personal codes so far, less one

    @property
    def plays(self) -> bool:
        return self.role in STUDENTS


class Classroom:
    """A class after its entries so far."""

    def __init__(self, id: str, code: str, setup: ClassSetup, created: int) -> None:
        self.id = id
        self.code = code
        self.setup = setup
        self.created = created
        self.touched = created
        self.sequence = 0
        self.latest: entries.Entry | None = None  # the last entry, and when it was stored
        self.latest_at = created
        self.people: dict[str, Person] = {}
        self.removed: set[str] = set()
        self.started: int | None = None
        self.ended: int | None = None
        self.begun: dict[int, entries.Started] = {}  # tables that have started, by number
        self.stops: set[tuple[int, int]] = set()  # discussions of the plan that took place: table, turn
        self.notes: list[tuple[int, int, entries.Noted]] = []  # with the number and time of the entry
        self.marks: list[tuple[int, int, entries.Marked]] = []
        self.todos: list[Todo] = []  # the action table of the debrief
        self.todos_version = 0
        self.projector = entries.Projected()
        planned = setup.plan.injects if setup.plan is not None else []
        self.injects: dict[str, PlannedInject] = {each.id: msgspec.structs.replace(each, fired=[]) for each in planned}

    # --- the fold ---------------------------------------------------------------------------------------------------

    def take(self, entry: entries.Entry, at: int) -> None:
        """Apply the next entry of the log, which is already stored."""
        self.sequence += 1
        self.latest, self.latest_at = entry, at
        self.touched = max(self.touched, at)
        if isinstance(entry, entries.Noted):
            self.notes.append((self.sequence, at, entry))
        elif isinstance(entry, entries.Marked):
            self.marks.append((self.sequence, at, entry))
        elif isinstance(entry, entries.Started):
            self.started = at if self.started is None else self.started
            for table in entry.tables:
                self.begun[table] = entry
        elif isinstance(entry, entries.Stopped):
            self.stops.add((entry.table, entry.turn))
        elif isinstance(entry, entries.Resolved):
            self.todos, self.todos_version = list(entry.rows), self.todos_version + 1
        elif isinstance(entry, entries.Projected):
            self.projector = entry
        elif isinstance(entry, entries.Ended):
            self.ended = at
        elif isinstance(entry, entries.Planned | entries.Fired | entries.Cancelled):
            self._inject(entry)
        else:
            self._person(entry)

    def _inject(self, entry: entries.Planned | entries.Fired | entries.Cancelled) -> None:
        if isinstance(entry, entries.Planned):
            before = self.injects.get(entry.inject.id)
            fired = list(before.fired) if before is not None else []
            self.injects[entry.inject.id] = msgspec.structs.replace(entry.inject, fired=fired)
        elif isinstance(entry, entries.Fired):
            found = self.injects[entry.inject]
            if entry.table not in found.fired:
                self.injects[entry.inject] = msgspec.structs.replace(found, fired=sorted([*found.fired, entry.table]))
        else:
            found = self.injects[entry.inject]
            if found.fired:  # it stays where it has happened
                self.injects[entry.inject] = msgspec.structs.replace(found, tables=list(found.fired))
            else:
                del self.injects[entry.inject]

    def _person(self, entry: entries.Entry) -> None:
        if isinstance(entry, entries.Joined):
            self.people[entry.member] = Person(entry.member, entry.alias, entry.role, entry.table, entry.seat)
        elif isinstance(entry, entries.Placed):
            person = self.people[entry.member]
            person.table, person.seat = entry.table, entry.seat
        elif isinstance(entry, entries.Renamed):
            self.people[entry.member].alias = entry.alias
        elif isinstance(entry, entries.Removed):
            del self.people[entry.member]
            self.removed.add(entry.member)
        elif isinstance(entry, entries.Recoded):
            self.people[entry.member].codes += 1

    # --- questions --------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return ENDED if self.ended is not None else RUNNING if self.started is not None else LOBBY

    def students(self) -> list[Person]:
        return [each for each in self.people.values() if each.plays]

    def at(self, table: int) -> list[Person]:
        """Return the students placed at a table, in the order they came."""
        return [each for each in self.people.values() if each.plays and each.table == table]

    def numbers(self) -> range:
        """Return the numbers of its tables."""
        return range(1, self.setup.tables + 1)

    def filled(self) -> list[list[int]]:
        """Return how many people are placed, by table (from 1, so one less here) and seat.

        A table on paper has one place: its keeper's.
        """
        places = 1 if self.setup.paper else self.setup.seats
        found = [[0] * places for _ in self.numbers()]
        for each in self.people.values():
            if each.plays and each.table > 0 and 0 <= each.seat < places:
                found[each.table - 1][each.seat] += 1
        return found

    def aliases(self, but: str = "") -> list[str]:
        return [each.alias for each in self.people.values() if each.alias and each.member != but]
