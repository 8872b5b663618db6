"""A class served by several processes on one PostgreSQL database: nobody loses a seat, and nothing happens twice."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import Any

from contienda.classroom import entries as class_entries
from contienda.server.config import Config
from contienda.table import entries
from tests.classroom.room import PLAN, ClassLine, Member, Room, refused
from tests.server.children import Child, elsewhere, log_of


def over_there(member: Member, server: Child) -> Member:
    return Member(elsewhere(member.person, server), member.id, member.seated)


def spread(room: Room, pair: list[Child], count: int) -> list[Member]:
    """Let so many students join, in turn at each process, the odd ones and the even ones at the same time."""
    found: list[list[Member]] = [[], []]

    def come(at: int) -> None:
        for number in range(at, count, 2):
            found[at].append(room.join(f"Student {number + 1}", pair[at].person(f"Student {number + 1}")))

    both = [threading.Thread(target=come, args=(at,)) for at in (0, 1)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    return [*found[0], *found[1]]


def injected(database: str, room: Room, number: int) -> list[str]:
    return [each.text for each in log_of(database, room.table(number)) if isinstance(each, entries.Injected)]


def test_students_who_join_at_both_processes_at_once_all_get_a_seat_of_their_own(pair: list[Child]) -> None:
    room = Room(pair[0], tables=3)
    students = spread(room, pair, 12)
    assert len(students) == 12
    room.teacher.until(lambda _: len(room.seats()) == 12)
    places = room.seats()
    at_tables = [room.at_table(number) for number in (1, 2, 3)]
    for alias, (table, seat) in places.items():
        assert alias in at_tables[table - 1][seat]
    assert sorted(sum(len(names) for names in table) for table in at_tables) == [4, 4, 4]
    for each in students:  # whoever serves them, they are who they are
        for server in pair:
            assert over_there(each, server).look()["you"]["alias"] == each.seated["alias"]
            again = elsewhere(each.person, server).post(
                f"/api/classes/{room.id}/join", {"alias": "Twice", "code": room.code}
            )
            assert again == each.seated
    assert len(room.seats()) == 12


def test_the_console_at_one_process_follows_tables_played_at_the_other(pair: list[Child]) -> None:
    room = Room(pair[0], tables=2)
    students = spread(room, pair, 4)
    away = over_there(room.teacher, pair[1])
    away.done("start")
    with room.teacher.line() as line:
        line.until(lambda: all(tile["phase"] == "playing" for tile in line.document["tables"]))
        before = line.document["tables"][0]["step"]
        room.students = [over_there(each, pair[1]) for each in students]
        room.move(1)
        line.until(lambda: line.document["tables"][0]["step"] > before)
        away.done("freeze", text="Why?")
        line.until(lambda: line.document["class_"]["topic"] == "Why?")
        here = over_there(students[0], pair[1])
        with here.line():
            alias = students[0].seated["alias"]
            line.until(lambda: any(each["online"] and each["alias"] == alias for each in line.document["people"]))
        line.until(lambda: not any(each["online"] and each["alias"] == alias for each in line.document["people"]))


def test_the_plan_is_carried_out_once_though_both_processes_follow_it(pair: list[Child], database: str) -> None:
    plan = PLAN | {
        "injects": [{"id": "x", "text": "Storm", "when": "turn", "turn": 2}],
        "stops": [{"turn": 1, "topic": "Why?"}],
        "timeboxes": [{"phase": f"board-phase-{number}", "seconds": 600} for number in range(6)],
    }
    room = Room(pair[0], tables=1, plan=plan)
    students = spread(room, pair, 2)
    away = over_there(room.teacher, pair[1])
    with room.teacher.line() as here, away.line() as there:  # both have the class open
        room.teacher.done("start")
        room.teacher.until(lambda seen: seen["tables"][0]["phase"] == "playing")
        for turn in range(60):
            room.students = [over_there(each, pair[turn % 2]) for each in students]
            room.play_to_turn(1, room.tile(1)["turn"])
            if room.tile(1)["frozen"] or room.tile(1)["turn"] > 1:
                break
            room.move(1)
        for line in (here, there):
            line.until(lambda line=line: line.document["tables"][0]["frozen"])  # type: ignore[misc]
            line.until(lambda line=line: line.document["injects"][0]["fired"] == [1])  # type: ignore[misc]
        assert injected(database, room, 1) == ["Storm"]
        log = log_of(database, room.table(1))
        assert [each.text for each in log if isinstance(each, entries.Froze)] == ["Why?"]
        boxes = [each.label for each in log if isinstance(each, entries.TimeboxSet)]
        assert boxes
        assert all(one != other for one, other in pairwise(boxes)), boxes


def test_commands_at_both_processes_at_once_are_all_in_the_log(pair: list[Child]) -> None:
    room = Room(pair[0], tables=1)
    away = over_there(room.teacher, pair[1])
    wrong: list[str] = []

    def write(member: Member, word: str) -> None:
        for number in range(10):
            answer = member.do("note", text=f"{word} {number}")
            if not answer.is_success:
                wrong.append(answer.text)
            member.person.post(f"/api/classes/{room.id}/roles", {"role": "observer"})

    both = [threading.Thread(target=write, args=each) for each in ((room.teacher, "here"), (away, "there"))]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert not wrong
    room.teacher.until(lambda seen: len(seen["notes"]) == 20)
    texts = {note["text"] for note in room.teacher.look()["notes"]}
    assert texts == {f"{word} {number}" for word in ("here", "there") for number in range(10)}
    log = room.teacher.person.get(f"/api/classes/{room.id}/export")["entries"]
    assert [each["entry"]["e"] for each in log].count("invite") == 20
    assert [each["sequence"] for each in log] == list(range(1, len(log) + 1))
    assert class_entries.Noted.__struct_config__.tag == "note"


def test_whoever_is_moved_or_removed_at_one_process_is_shown_out_by_the_other(pair: list[Child]) -> None:
    room = Room(pair[0], tables=2)
    students = spread(room, pair, 4)
    room.teacher.done("start")
    room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
    evaluator = room.invited("evaluator")
    ana = over_there(students[0], pair[1])
    table, seat = ana.seated["table"], ana.seated["seat"]
    spy = over_there(evaluator, pair[1])
    with (
        ana.person.look(room.table(table), seat) as socket,
        ana.line() as line,
        spy.person.look(room.table(1), 0) as eyes,
        spy.line() as console,
    ):
        room.teacher.done("place", member=ana.seated["member"], table=3 - table, seat=seat)
        assert socket.closed() == 4403
        line.until(lambda: line.document["you"]["table"] == 3 - table)
        room.teacher.done("remove", member=evaluator.seated["member"])
        assert eyes.closed() == 4403
        assert console.closed() == 4410
        with ana.person.look(room.table(3 - table), seat) as there:
            assert there.you["seats"] == [seat]
    assert refused(spy.person.ask("GET", f"/api/classes/{room.id}")) == "error-class-removed"


def test_a_killed_process_leaves_the_class_to_the_other(pair: list[Child]) -> None:
    room = Room(pair[1], tables=2, plan=PLAN)
    students = spread(room, pair, 4)
    room.teacher.done("start")
    room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
    room.teacher.done("note", text="Kept", table=1, turn=1)
    seats = room.seats()
    pair[0].kill()
    try:
        room.students = [over_there(each, pair[1]) for each in students]
        assert room.seats() == seats
        room.move(1)
        room.move(2)
        assert [each["text"] for each in room.teacher.look()["notes"]] == ["Kept"]
    finally:
        pair[0].start()
    back = over_there(room.teacher, pair[0])
    assert [each["text"] for each in back.look()["notes"]] == ["Kept"]


def test_a_class_on_a_server_with_two_workers(database: str) -> None:
    with Child(Config(database=database, workers=2, bot_seconds=0.05, log="error")) as child:
        room = Room(child, tables=2, plan=PLAN)
        room.fill(6)
        room.teacher.until(lambda _: len(room.seats()) == 6)
        room.teacher.done("start")
        room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
        lines: list[ClassLine] = [each.line().__enter__() for each in (room.teacher, *room.students)]
        try:
            console = lines[0]
            for number in (1, 2):
                before = room.tile(number)["step"]
                room.move(number)
                while console.document["tables"][number - 1]["step"] <= before:
                    console.read()
            room.teacher.done("freeze", text="Why?")
            for line in lines:
                topic: Any = line.until(lambda line=line: line.document["class_"]["topic"])  # type: ignore[misc]
                assert topic == "Why?"
        finally:
            for line in lines:
                line.wire.close()
