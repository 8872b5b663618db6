"""Nobody in a class learns what their role may not know: not by a word, not by a number, not by counting.

First by canaries: words and secrets that must reach only some roles. Then by twins: two classes that differ only in
what a role cannot know give that role the same bytes.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from contienda.classroom import entries
from contienda.classroom.fold import Classroom
from contienda.classroom.lesson_plan import LessonPlan, Objective, PlannedInject, PlanStop
from contienda.classroom.roles import ROLES, STUDENTS
from contienda.classroom.setup import ClassSetup
from contienda.classroom.watched import Watched
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.server.live.class_frames import ClassFrames, assembled
from contienda.server.logs import Lines
from contienda.table import entries as table_entries
from contienda.table import seeded_chance
from contienda.table import setup as setups
from contienda.table.authorization import decide, follow
from contienda.table.setup import SeatSetup, Wish
from contienda.table.table import Table
from tests.classroom.room import PLAN, Member, Room
from tests.server.harness import Server

CARD = re.compile(r"(?<![\w-])[AB]\d\d(?![\w-])")
LEADERS = {"facilitator", "cofacilitator"}


@pytest.fixture
def log() -> Iterator[list[str]]:
    """Collect everything the server logs meanwhile."""
    written: list[str] = []

    class Ink(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(Lines().format(record))

    ink, logger = Ink(), logging.getLogger("contienda")
    before = logger.level
    logger.addHandler(ink)
    logger.setLevel("DEBUG")
    yield written
    logger.removeHandler(ink)
    logger.setLevel(before)


def test_words_and_secrets_reach_exactly_the_roles_they_are_meant_for(server: Server, log: list[str]) -> None:
    plan = PLAN | {
        "stops": [{"turn": 2, "topic": "canary-stop"}],
        "injects": [{"id": "i", "text": "canary-inject", "when": "turn", "turn": 3}],
        "objectives": [{"id": "o", "text": "canary-objective"}],
    }
    room = Room(server, tables=2, per_table=8, plan=plan).started(8)
    people: dict[str, Member] = {
        "facilitator": room.teacher,
        "captain": room.students[0],
        "member": room.students[-1],
        **{role: room.invited(role) for role in ("cofacilitator", "evaluator", "observer", "projector")},
    }
    other = room.invited("evaluator")
    unused = room.teacher.person.post(f"/api/classes/{room.id}/roles", {"role": "observer"})["url"]
    lines = {role: each.line().__enter__() for role, each in people.items()}
    people["facilitator"].done("note", text="canary-of-facilitator", table=1)
    people["evaluator"].done("note", text="canary-of-evaluator", table=1)
    people["evaluator"].done("mark", table=1, objective="o", level=1, text="canary-mark")
    other.done("note", text="canary-of-another")
    people["cofacilitator"].done("inject", inject={"id": "j", "text": "canary-later", "when": "turn", "turn": 9})
    people["facilitator"].done("project", show="overview")
    secret: dict[str, set[str]] = {
        "canary-stop": LEADERS | {"evaluator"},
        "canary-inject": LEADERS,
        "canary-later": LEADERS,
        "canary-objective": LEADERS | {"evaluator"},
        "canary-of-facilitator": LEADERS,
        "canary-of-evaluator": LEADERS | {"evaluator"},
        "canary-mark": LEADERS | {"evaluator"},
        "canary-of-another": LEADERS,
        room.students[0].seated["personal"]: {"captain"},
        room.students[1].seated["personal"]: set(),
        room.students[-1].seated["personal"]: {"member"},
        unused.partition("#claim=")[2]: set(),
        server.live(room.table(1)).table.seed.hex(): set(),
        server.live(room.table(1)).code: set(),
        **{each.person.http.cookies["contienda"]: set() for each in people.values()},
    }
    for role, each in people.items():
        lines[role].until(lambda role=role: lines[role].document["class_"]["projector"]["show"] == "overview")  # type: ignore[misc]
        heard = "\n".join(lines[role].frames)
        for path in (f"/api/classes/{room.id}", "/api/classes", f"/api/codes/{room.code}", "/api/mine", "/api/tables"):
            heard += each.person.ask("GET", path).text
        for word, meant in secret.items():
            assert (word in heard) == (role in meant), (role, word)
        lines[role].wire.close()
    assert not [line for line in log if any(word in line for word in secret)]
    exported = room.teacher.person.ask("GET", f"/api/classes/{room.id}/export").text
    for word, meant in secret.items():
        assert (word in exported) == ("facilitator" in meant), word


@pytest.mark.parametrize("role", ["captain", "member", "evaluator", "observer", "projector", "facilitator"])
def test_no_card_of_a_hand_is_in_the_document_of_a_class(server: Server, role: str) -> None:
    room = Room(server, tables=2, per_table=8).started(8)
    who = {"facilitator": room.teacher, "captain": room.students[0], "member": room.students[-1]}
    each = who.get(role) or room.invited(role)
    for _ in range(4):
        room.move(1)
    table = server.live(room.table(1)).table
    hands = set(CARD.findall(json.dumps([table.state.view(seat) for seat in (0, 1)])))
    public = set(CARD.findall(json.dumps(table.state.view(SPECTATOR))))
    assert hands - public
    seen = set(CARD.findall(json.dumps(each.look())))
    assert seen <= (set() if role in STUDENTS else public)


# --- twins ------------------------------------------------------------------------------------------------------------


def begun(seed: bytes = bytes(range(32))) -> Table:
    wish = Wish("buenosos", seats=[SeatSetup("team"), SeatSetup("team")])
    setup = setups.complete(wish, seeded_chance.commitment(seed))
    table = Table("aaaaaaaaaaaa", setup, seed)
    for seat, member in enumerate(("a", "b")):
        table.take(table_entries.Sat(member, seat, member, member.upper()), 1)
    while (entry := follow(table)) is not None:
        table.take(entry, 1)
    return table


def frames_of(room: Classroom, tables: dict[int, Table]) -> ClassFrames:
    """Return the frames of a class without a server."""
    watched = {number: Watched(number, f"{number}" * 12) for number in room.numbers()}
    for number, table in tables.items():
        watched[number].follow(table)
    classes = SimpleNamespace(personal=lambda id, member, number: f"personal-{member}-{number}")
    live: Any = SimpleNamespace(
        classroom=room,
        watched=watched,
        id=room.id,
        tables=lambda: tables,
        captains=lambda: {seat.captain for table in tables.values() for seat in table.now.seats},
        here=lambda: {"a"},
        hub=SimpleNamespace(classes=classes),
    )
    return ClassFrames(live)


PEOPLE: list[entries.Any] = [
    entries.Joined("f", "", "f", "", "facilitator"),
    entries.Joined("k", "", "k", "", "cofacilitator"),
    entries.Joined("e", "", "e", "", "evaluator"),
    entries.Joined("x", "", "x", "", "evaluator"),
    entries.Joined("o", "", "o", "", "observer"),
    entries.Joined("p", "", "p", "", "projector"),
    entries.Joined("a", "", "a", "A", "member", 1, 0),
    entries.Joined("b", "", "b", "B", "member", 1, 1),
    entries.Started("f", "", [1, 2], "level:3"),
]
MEMBERS = {
    "facilitator": "f",
    "cofacilitator": "k",
    "evaluator": "e",
    "observer": "o",
    "projector": "p",
    "captain": "a",
    "member": "b",
}
NOT_LEADERS = tuple(role for role in ROLES if role not in LEADERS)
BELOW = tuple(role for role in NOT_LEADERS if role != "evaluator")


def written(role: str, log: list[entries.Any], plan: LessonPlan, tables: dict[int, Table]) -> bytes:
    """Return the document of a role after this log."""
    setup = ClassSetup("T", "buenosos", 1, "standard", {}, 2, 4, 2, plan=plan, ids=["1" * 12, "2" * 12])
    room = Classroom("cccccccccccc", "ABC234", setup, 1_000)
    for number, entry in enumerate([*PEOPLE, *log], 1):
        room.take(entry, 1_000 + min(number, len(PEOPLE)))
    return assembled(frames_of(room, tables).parts(room.people[MEMBERS[role]]))


Case = Callable[[int], tuple[list[entries.Any], LessonPlan, dict[int, Table]]]
PLAIN = LessonPlan("p", "P", objectives=[Objective("o", "O")])


def notes(world: int) -> tuple[list[entries.Any], LessonPlan, dict[int, Table]]:
    """Notes and marks of others: more of them, and other words."""
    log: list[entries.Any] = [entries.Noted("x", "", 1, 1, 1, f"note {world}")] * (1 + 2 * world)
    log += [entries.Marked("x", "", 1, "o", 1 + world, 1, 1, f"mark {world}")] * (1 + world)
    return [*log, entries.Noted("e", "", 1, 1, 1, "own")], PLAIN, {}


def planned(world: int) -> tuple[list[entries.Any], LessonPlan, dict[int, Table]]:
    """Injects that are planned, in the plan and by hand."""
    plan = msgspec.structs.replace(PLAIN, injects=[PlannedInject(f"i{n}", f"w{world}") for n in range(world)])
    return [entries.Planned("f", "", PlannedInject("j", f"w{world}", when="turn", turn=2 + world))], plan, {}


def stops(world: int) -> tuple[list[entries.Any], LessonPlan, dict[int, Table]]:
    """Discussions and objectives of the plan."""
    stopping = [PlanStop(1 + n, f"topic {world}") for n in range(1 + world)]
    return [], msgspec.structs.replace(PLAIN, stops=stopping, objectives=[Objective("o", f"O{world}")]), {}


def hands(world: int) -> tuple[list[entries.Any], LessonPlan, dict[int, Table]]:
    """What the teams hold, what is in the decks, and the seed."""
    table = begun()
    if world:
        other = table.state.resample(SPECTATOR, Rng(6))
        assert other.encode() != table.state.encode()
        other.recorder = table.recorder
        table.state, table.seed = other, bytes(32)
    return [], PLAIN, {1: table}


def talk(world: int) -> tuple[list[entries.Any], LessonPlan, dict[int, Table]]:
    """What the teams say, vote and note at their table."""
    table = begun()
    action = table.state.actions()[world]
    for _ in range(1 + world):
        table.take(table_entries.Chatted("a", 0, "A", f"plan {world}"), 1)
        table.take(table_entries.Noted("b", 3, f"note {world}"), 1)
        table.take(table_entries.Voted("a", 0, action, "A", f"word {world}"), 1)
    table.now.touched = 1
    return [], PLAIN, {1: table}


def elsewhere(world: int) -> tuple[list[entries.Any], LessonPlan, dict[int, Table]]:
    """How another table plays: its position, turn, time and events."""
    table = begun(bytes([world + 1] * 32))
    for _ in range(6 * world):
        table.take(decide(table, table.actor(), table.state.actions()[0], "a", 1), 1)
        while (more := follow(table)) is not None:
            table.take(more, 1)
    for seat in table.now.seats:
        seat.members, seat.captain, seat.bot = [], "", "level:3"
    return [], PLAIN, {2: table}


CASES: list[tuple[Case, tuple[str, ...]]] = [
    (notes, NOT_LEADERS),
    (planned, NOT_LEADERS),
    (stops, BELOW),
    (hands, ROLES),
    (talk, ROLES),
    (elsewhere, STUDENTS),
]


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contienda.server.live.class_frames.clock", lambda: 1_000)


@pytest.mark.parametrize(("case", "role"), [(case, role) for case, roles in CASES for role in roles])
def test_of_two_classes_a_role_cannot_tell_apart_it_gets_the_same_bytes(case: Case, role: str) -> None:
    assert written(role, *case(0)) == written(role, *case(1))


def test_a_decision_that_nobody_saw_does_not_move_the_clock_of_a_tile() -> None:
    table, watched = begun(), Watched(1, "1" * 12)
    watched.follow(table)
    before = watched.since
    table.now.sequence += 1
    table.now.since += 5_000  # a decision began, but the position that spectators count is the same
    assert watched.follow(table)
    assert watched.since == before
    table.now.position = table.now.sequence
    table.now.sequence += 1
    watched.follow(table)
    assert watched.since == table.now.since


@pytest.mark.parametrize(
    ("case", "role"),
    [(notes, "facilitator"), (planned, "cofacilitator"), (stops, "evaluator"), (elsewhere, "observer")],
)
def test_the_twins_differ_for_those_who_may_know(case: Case, role: str) -> None:
    assert written(role, *case(0)) != written(role, *case(1))
