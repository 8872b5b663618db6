"""A server is killed in the middle of a class: the class notices a pause, and nothing else."""

from __future__ import annotations

import time

from tests.classroom.room import PLAN, Member, Room
from tests.cluster import checker
from tests.cluster.test_classes import over_there
from tests.server.children import Child
from tests.server.harness import PATIENCE


def test_a_class_outlives_its_server(pair: list[Child], database: str) -> None:
    room = Room(pair[0], tables=2, plan=PLAN)
    room.fill(4)
    room.teacher.done("start")
    room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
    room.teacher.done("note", text="Kept", table=1, turn=1)
    room.move(1)
    room.move(2)
    seats = room.seats()
    steps = [room.tile(number)["step"] for number in (1, 2)]
    room.teacher = over_there(room.teacher, pair[1])
    room.students = [over_there(each, pair[1]) for each in room.students]
    line = room.teacher.line()  # at the other server, which passes it on
    with line, room.students[0].line() as student:
        begin = time.monotonic()
        pair[0].kill()
        for each in (line, student):
            assert each.closed() == 1012
    wait_for(room.teacher)
    print(f"\na class went on {time.monotonic() - begin:.1f} s after its server was killed", end="")
    assert room.seats() == seats
    assert [room.tile(number)["step"] for number in (1, 2)] == steps
    room.move(1)
    room.move(2)
    with room.teacher.line() as line:
        room.teacher.done("freeze", text="Why?")
        line.until(lambda: line.document["class_"]["topic"] == "Why?")
    assert [each["text"] for each in room.teacher.look()["notes"]] == ["Kept"]
    epochs = checker.read(database).epochs
    assert {tuple(epochs[room.table(number)]) for number in (1, 2)} == {(1, 2)}


def wait_for(member: Member) -> None:
    end = time.monotonic() + PATIENCE
    while not member.person.ask("GET", f"/api/classes/{member.id}").is_success:
        assert time.monotonic() < end
        time.sleep(0.1)
