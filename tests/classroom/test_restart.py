"""A server that is killed in the middle of a class: nobody loses a seat or a note, and no inject happens twice."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from pathlib import Path

import httpx
import pytest

from contienda.classroom.fold import Person
from contienda.server.config import Config
from contienda.server.live.live_class import LiveClass
from contienda.table import commands as table_commands
from tests.classroom.room import PLAN, Member, Room
from tests.server.harness import Child, Server, database


@pytest.fixture
def child(tmp_path: Path) -> Child:
    return Child(Config(database=database(tmp_path), bot_seconds=0.05, log="error"))


def told(room: Room, number: int) -> list[str]:
    return [each["text"] for each in room.teacher.person.get(f"/api/tables/{room.table(number)}")["injects"]]


def test_a_killed_server_loses_no_seat_and_no_note(child: Child) -> None:
    with child:
        room = Room(child, tables=3, plan=PLAN).started(6)
        evaluator = room.invited("evaluator")
        evaluator.done("note", text="Kept", table=2, turn=1)
        evaluator.done("mark", table=1, objective="cascade", level=4, text="Well done", turn=1)
        room.teacher.done("freeze", text="Why?", tables=[1])
        room.teacher.done("project", show="table", table=2)
        room.teacher.done("place", member=room.students[0].seated["member"], table=3, seat=1)
        before = room.teacher.look()
        seats = [room.at_table(number) for number in (1, 2, 3)]
        child.kill()
        child.start()
        after = room.teacher.look()
        for part in ("people", "injects", "notes", "marks", "you"):
            assert after[part] == before[part], part
        assert {**after["class_"], "plan": None} == {**before["class_"], "plan": None}
        assert [room.at_table(number) for number in (1, 2, 3)] == seats
        keep = ("number", "id", "phase", "turn", "actor", "mini", "frozen", "topic", "bots", "of")
        assert [{name: tile[name] for name in keep} for tile in after["tables"]] == [
            {name: tile[name] for name in keep} for tile in before["tables"]
        ]
        assert [note["text"] for note in evaluator.look()["notes"]] == ["Kept"]
        for student in room.students:  # the same browsers go on, and so does a new device
            you = student.look()["you"]
            with student.person.look(room.table(you["table"]), you["seat"]) as socket:
                assert socket.you["seats"] == [you["seat"]]
        back = child.person().post(f"/api/classes/{room.id}/return", {"personal": room.students[1].seated["personal"]})
        assert back["alias"] == "Student 2"
        room.teacher.done("resume", tables=[1])
        room.move(2)


@pytest.mark.parametrize(
    ("command", "told"),
    [("pause", "paused"), ("freeze", "frozen"), ("resume", "running"), ("message", "injects")],
)
def test_what_a_kill_cut_off_is_carried_out_when_the_class_is_opened(
    server: Server, monkeypatch: pytest.MonkeyPatch, command: str, told: str
) -> None:
    """Tables hear of a command one after the other; here the server dies after the second."""
    room = Room(server, tables=4).started(8)
    if command == "resume":
        room.teacher.done("pause")
    text = {"text": "Stop"} if command in ("freeze", "message") else {}
    doing = LiveClass.do

    async def do(live: LiveClass, number: int, who: Person, acts: list[table_commands.Any]) -> None:
        if number > 2:
            raise RuntimeError("killed")
        await doing(live, number, who, acts)

    def heard() -> list[bool]:
        tables = [server.live(room.table(number)).table.now for number in range(1, 5)]
        if told == "injects":
            return [len(each.notices) == 1 for each in tables]
        if told == "frozen":
            return [each.discussion is not None for each in tables]
        return [(each.paused is not None) == (told == "paused") for each in tables]

    with monkeypatch.context() as patched:
        patched.setattr(LiveClass, "do", do)
        assert room.teacher.do(command, **text).status_code == 500
    assert heard() == [True, True, False, False]
    for _ in range(2):  # the second time, there is nothing left to do
        server.run(server.hub.classes.sweep(math.inf))
        assert room.id not in server.hub.classes.open
        room.teacher.look()
        server.until(lambda: heard() == [True] * 4)


def test_the_course_of_markers_is_there_again_after_a_restart(child: Child) -> None:
    with child:
        room = Room(child, tables=1, plan=PLAN).started(2)
        room.play_to_turn(1, 3)
        before = room.teacher.until(lambda seen: seen["tables"][0]["turn"] == 3 and seen["tables"][0]["markers"])
        child.kill()
        child.start()
        room.teacher.until(lambda seen: seen["tables"][0]["markers"] == before)


def test_the_plan_goes_on_after_a_restart_even_if_only_students_come_back(child: Child) -> None:
    plan = PLAN | {"injects": [{"id": "x", "text": "Storm", "when": "turn", "turn": 2}]}
    with child:
        room = Room(child, tables=1, plan=plan).started(2)
        table = room.table(1)
        students = [(each.person, each.seated["seat"]) for each in room.students]
        child.kill()
        child.start()
        sockets = [person.look(table, seat) for person, seat in students]
        for _ in range(300):
            mover = next((each for each in sockets if each.legal), None)
            if mover is None:
                sockets[0].read()
                continue
            mover.act(mover.legal[0])
            for each in sockets:
                each.at(mover.sequence)
            if sockets[0].document["view"]["turn"] >= 2:
                break
        sockets[0].until(lambda: [each["text"] for each in sockets[0].table["injects"]] == ["Storm"])
        for each in sockets:
            each.close()


@pytest.mark.parametrize("moment", [0.01, *(pytest.param(each, marks=pytest.mark.long) for each in (0.0, 0.03, 0.06))])
def test_an_inject_at_all_tables_happens_exactly_once_across_a_kill(child: Child, moment: float) -> None:
    with child:
        room = Room(child, tables=6).started(12)

        def inject() -> None:
            with contextlib.suppress(httpx.TransportError, AssertionError):
                room.teacher.do("inject", inject={"id": "x", "text": "Storm"})

        thread = threading.Thread(target=inject)
        thread.start()
        time.sleep(moment)
        child.kill()
        thread.join()
        child.start()
        injects = room.teacher.look()["injects"]
        fired = injects[0]["fired"] if injects else []
        assert [told(room, number) for number in range(1, 7)] == [
            ["Storm"] if number in fired else [] for number in range(1, 7)
        ]
        if not injects:
            room.teacher.done("inject", inject={"id": "x", "text": "Storm"})
        elif len(fired) < 6:
            room.teacher.done("fire", inject="x")
        assert [told(room, number) for number in range(1, 7)] == [["Storm"]] * 6


@pytest.mark.parametrize("moment", [0.05, *(pytest.param(each, marks=pytest.mark.long) for each in (0.02, 0.1))])
def test_a_student_who_joins_during_a_kill_is_seated_whole_or_not_at_all(child: Child, moment: float) -> None:
    with child:
        room = Room(child, tables=2)
        joined: list[Member] = []

        def join() -> None:
            with contextlib.suppress(httpx.TransportError, AssertionError):
                for number in range(20):
                    joined.append(room.join(f"Student {number}"))

        thread = threading.Thread(target=join)
        thread.start()
        time.sleep(moment)
        child.kill()
        thread.join()
        child.start()
        seats = room.seats()
        at_tables = [room.at_table(number) for number in (1, 2)]
        for alias, (table, seat) in seats.items():
            assert alias in at_tables[table - 1][seat]
        assert sum(len(names) for table in at_tables for names in table) == len(seats)
        for each in joined:  # what was acknowledged is there
            assert each.seated["alias"] in seats
            assert each.look()["you"]["table"] == each.seated["table"]


def test_a_start_that_was_cut_off_is_finished(child: Child) -> None:
    with child:
        room = Room(child, tables=6)
        room.fill(6)

        def start() -> None:
            with contextlib.suppress(httpx.TransportError):
                room.teacher.do("start")

        thread = threading.Thread(target=start)
        thread.start()
        time.sleep(0.02)
        child.kill()
        thread.join()
        child.start()
        if room.teacher.look()["class_"]["phase"] == "running":
            room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
        else:
            room.teacher.done("start")
