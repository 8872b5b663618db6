"""A server is killed in the middle of a class: the class notices a pause, and nothing else."""

from __future__ import annotations

import contextlib
import threading
import time
from typing import Any

import httpx
import pytest

from contienda.table import entries
from tests.classroom.room import PLAN, ClassLine, Member, Room
from tests.cluster import checker
from tests.cluster.test_classes import over_there
from tests.server.children import Child, again, log_of
from tests.server.harness import PATIENCE, Socket

STORM = {"injects": [{"id": "x", "text": "Storm", "when": "turn", "turn": 2}]}
MOVE = 5.0  # seconds in which a class goes on
STAYS = ("number", "id", "phase", "turn", "step", "actor", "frozen", "paused", "topic", "bots", "of", "mini")


def wait_for(member: Member) -> None:
    end = time.monotonic() + PATIENCE
    while not member.person.ask("GET", f"/api/classes/{member.id}").is_success:
        assert time.monotonic() < end
        time.sleep(0.1)


def kept(tiles: list[Any]) -> list[dict[str, Any]]:
    """Return what a kill must not change about tables."""
    return [{name: tile[name] for name in STAYS} for tile in tiles]


def seat_of(room: Room, student: Member) -> Socket:
    you = student.look()["you"]
    return student.person.look(room.table(you["table"]), you["seat"])


def moved(room: Room, pair: list[Child]) -> Room:
    """Let everybody go to the other server."""
    room.teacher = over_there(room.teacher, pair[1])
    room.students = [over_there(each, pair[1]) for each in room.students]
    return room


def test_a_class_outlives_its_server(pair: list[Child], database: str) -> None:
    """Console, projector, students, clocks and the plan go on at the other server, wherever people were connected."""
    room = Room(pair[0], tables=2, plan=PLAN | STORM)
    room.fill(4)
    room.teacher.done("start")
    room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
    projector = room.invited("projector")
    room.teacher.done("note", text="Kept", table=1, turn=1)
    room.teacher.done("project", show="table", table=2)
    room.move(1)
    room.move(2)
    room.teacher.done("timebox", seconds=600, label="talk")
    room.teacher.until(lambda seen: all(tile["timebox"] for tile in seen["tables"]))
    before = room.teacher.look()
    seats = room.seats()
    near, far = room.students[:2], [over_there(each, pair[1]) for each in room.students[2:]]
    with contextlib.ExitStack() as stack:
        here: list[ClassLine | Socket] = [stack.enter_context(each.line()) for each in (projector, *near)]
        here += [stack.enter_context(seat_of(room, each)) for each in near]
        there: list[ClassLine | Socket] = [
            stack.enter_context(each.line()) for each in (over_there(room.teacher, pair[1]), *far)
        ]
        there += [stack.enter_context(seat_of(room, each)) for each in far]  # passed on to the owner
        views = {each.member: seat_of(room, each).document["view"] for each in room.students}
        begin = time.monotonic()
        pair[0].kill()
        assert {each.closed() for each in here} == {1006}
        assert {each.closed() for each in there} == {1012}
    moved(room, pair)
    projector = over_there(projector, pair[1])
    wait_for(room.teacher)
    taken = time.monotonic() - begin
    print(f"\na class went on {taken:.1f} s after its server was killed", end="")
    with contextlib.ExitStack() as stack:
        console = stack.enter_context(room.teacher.line())
        wall = stack.enter_context(projector.line())
        lines = [stack.enter_context(each.line()) for each in room.students]
        sockets = [stack.enter_context(again(lambda each=each: seat_of(room, each))) for each in room.students]  # type: ignore[misc]
        console.until(lambda: all(tile["timebox"] for tile in console.document["tables"]))
        after = console.document
        assert room.seats() == seats
        assert kept(after["tables"]) == kept(before["tables"])
        for old, new in zip(before["tables"], after["tables"], strict=True):  # the clocks ran on
            assert new["timebox"]["label"] == "talk"
            assert abs(new["timebox"]["deadline"] - old["timebox"]["deadline"]) < 1000
        assert [each["text"] for each in after["notes"]] == ["Kept"]
        assert wall.document["class_"]["projector"] == before["class_"]["projector"]
        for student, socket in zip(room.students, sockets, strict=True):
            assert socket.document["view"] == views[student.member]
        for number in (1, 2):
            room.play_to_turn(number, 2)
        for line in (console, wall):  # the plan goes on, and every screen hears of it
            line.until(lambda line=line: all(tile["turn"] >= 2 for tile in line.document["tables"]))  # type: ignore[misc]
        console.until(lambda: console.document["injects"][0]["fired"] == [1, 2])
        room.teacher.done("freeze", text="Why?")
        for line in (console, wall, *lines):
            line.until(lambda line=line: line.document["class_"]["topic"] == "Why?")  # type: ignore[misc]
        for socket in sockets:
            socket.until(lambda socket=socket: socket.table["phase"] == "playing" and not socket.legal)  # type: ignore[misc]
    assert injected(room, database) == [["Storm"], ["Storm"]]
    epochs = checker.read(database).epochs
    assert {tuple(epochs[room.table(number)]) for number in (1, 2)} == {(1, 2)}
    assert taken < MOVE


def injected(room: Room, database: str) -> list[list[str]]:
    found = []
    for number in range(1, len(room.teacher.look()["tables"]) + 1):
        log = log_of(database, room.table(number))
        found.append([each.text for each in log if isinstance(each, entries.Injected)])
    return found


def cut(room: Room, server: Child, moment: float, command: str, **rest: object) -> None:
    """Kill the server while it carries out a command of the teacher."""

    def ask() -> None:
        with contextlib.suppress(httpx.TransportError):
            room.teacher.do(command, **rest)

    thread = threading.Thread(target=ask)
    thread.start()
    time.sleep(moment)
    server.kill()
    thread.join()


MOMENTS = [0.02, *(pytest.param(each, marks=pytest.mark.long) for each in (0.005, 0.01, 0.015, 0.03, 0.05))]


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_inject_cut_off_by_a_kill_happens_once_at_every_table(
    pair: list[Child], database: str, moment: float
) -> None:
    room = Room(pair[0], tables=6).started(12)
    cut(room, pair[0], moment, "inject", inject={"id": "x", "text": "Storm"})
    moved(room, pair)
    wait_for(room.teacher)
    injects = room.teacher.look()["injects"]
    fired = injects[0]["fired"] if injects else []
    print(f"\nkilled after {moment:g} s: fired at {len(fired)} of 6 tables", end="")
    assert injected(room, database) == [["Storm"] if number in fired else [] for number in range(1, 7)]
    if not injects:
        room.teacher.done("inject", inject={"id": "x", "text": "Storm"})
    elif len(fired) < 6:
        room.teacher.done("fire", inject="x")
    assert injected(room, database) == [["Storm"]] * 6


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    "command", ["pause", *(pytest.param(each, marks=pytest.mark.long) for each in ("freeze", "message"))]
)
def test_what_all_tables_are_told_reaches_all_or_none_of_them(
    pair: list[Child], database: str, command: str, moment: float
) -> None:
    """The new owner carries on where the old one was killed; a teacher never finds half of the class paused."""
    room = Room(pair[0], tables=6).started(12)
    text = {"reason": "Stop"} if command == "pause" else {"text": "Stop"}
    cut(room, pair[0], moment, command, **text)
    moved(room, pair)
    wait_for(room.teacher)
    kind = {"pause": entries.Paused, "freeze": entries.Froze, "message": entries.Injected}[command]

    def told() -> list[int]:
        logs = [log_of(database, room.table(number)) for number in range(1, 7)]
        return [sum(isinstance(each, kind) for each in log) for log in logs]

    log = room.teacher.person.get(f"/api/classes/{room.id}/export")["entries"]
    heard = any(each["entry"]["e"] == command for each in log)
    end = time.monotonic() + PATIENCE
    while (found := told()) != [int(heard)] * 6:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    print(f"\n{command} killed after {moment:g} s: {'at all tables' if heard else 'at none'}", end="")
    if not heard:
        room.teacher.done(command, **text)
        assert told() == [1] * 6
    if command != "message":
        room.teacher.done("resume")
    for number in range(1, 7):
        room.move(number)
