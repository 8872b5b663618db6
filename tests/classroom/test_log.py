"""Every act of a leader is in the log of the class with its author and reason; notes and marks name their turn."""

from __future__ import annotations

from typing import Any

import pytest

from contienda.classroom import commands
from contienda.classroom.roles import LEADING, WRITING
from tests.classroom.room import PLAN, Room
from tests.server.harness import Server


def log(room: Room) -> list[dict[str, Any]]:
    found = room.teacher.person.get(f"/api/classes/{room.id}/export")["entries"]
    return [each["entry"] for each in found]


# Each act in an order in which it is possible: its name, its arguments, and the kind of its entry in the log.
ACTS: list[tuple[str, dict[str, Any], str]] = [
    ("start", {}, "start"),
    ("pause", {"tables": [2]}, "pause"),
    ("resume", {"tables": [2]}, "resume"),
    ("freeze", {"text": "Why?", "tables": [2]}, "freeze"),
    ("resume", {}, "resume"),
    ("timebox", {"seconds": 600}, "timebox"),
    ("extend", {"seconds": 30}, "extend"),
    ("message", {"text": "Ten minutes left"}, "message"),
    ("inject", {"inject": {"id": "x", "text": "Storm", "when": "turn", "turn": 3}}, "plan"),
    ("fire", {"inject": "x"}, "fire"),
    ("inject", {"inject": {"id": "y", "text": "Flood", "when": "turn", "turn": 3}}, "plan"),
    ("cancel", {"inject": "y"}, "cancel"),
    ("place", {"table": 2, "seat": 1, "member": "Student 1"}, "place"),
    ("captain", {"member": "Student 1"}, "captain"),
    ("rename", {"alias": "Ana", "member": "Student 1"}, "rename"),
    ("bot", {"table": 1, "seat": 0, "bot": "random"}, "bot"),
    ("rule", {"table": 1, "text": "It counts"}, "rule"),
    ("micro", {"on": True, "tables": [2]}, "micro"),
    ("note", {"text": "Good talk", "table": 1, "turn": 2}, "note"),
    ("mark", {"table": 1, "objective": "cascade", "level": 3, "turn": 2}, "mark"),
    ("project", {"show": "overview"}, "project"),
    ("rollback", {"table": 1}, "rollback"),
    ("remove", {"member": "Student 2"}, "remove"),
    ("end", {}, "end"),
]


def test_every_act_is_in_the_log_with_its_author_and_reason(server: Server) -> None:
    room = Room(server, tables=2, per_table=8, plan=PLAN)
    room.fill(8)
    helper = room.invited("cofacilitator")
    members = {each.seated["alias"]: each.seated["member"] for each in room.students}
    for number, (name, given, kind) in enumerate(ACTS):
        who = room.teacher if number % 2 or name == "end" else helper
        body = {key: members.get(value, value) if key == "member" else value for key, value in given.items()}
        if name == "rollback":
            before = room.tile(1)["step"]
            room.teacher.done("bot", table=1, seat=0, bot="")
            if room.tile(1)["step"] == before:
                room.move(1)
            body["to"] = before
        reason = f"because of {number}"
        who.done(name, **body, reason=reason)
        found = [each for each in log(room) if each["e"] == kind and each.get("reason") == reason]
        assert found, (name, log(room)[-3:])
        assert {each["by"] for each in found} == {who.member}, name
    tried = {name for name, _, _ in ACTS}
    assert tried == {*LEADING, *WRITING, "end"}
    assert tried | {"choose"} == {commands.name(kind) for kind in commands.Any.__args__}


def test_what_the_class_does_by_its_plan_has_no_author(server: Server) -> None:
    plan = PLAN | {"injects": [{"id": "x", "text": "Storm", "when": "turn", "turn": 1}]}
    room = Room(server, tables=1, plan=plan).started(2)
    room.teacher.until(lambda seen: seen["injects"][0]["fired"])
    (fired,) = [each for each in log(room) if each["e"] == "fire"]
    assert (fired.get("by", ""), fired["inject"], fired["table"]) == ("", "x", 1)


@pytest.mark.parametrize("kind", ["note", "mark"])
def test_a_remark_is_linked_to_the_turn_and_the_step_it_is_about(server: Server, kind: str) -> None:
    room = Room(server, tables=2, plan=PLAN).started(4)
    room.play_to_turn(1, 2)
    evaluator = room.invited("evaluator")
    tile = room.teacher.until(lambda seen: seen["tables"][0]["turn"] == 2 and seen["tables"][0])
    extra = {"objective": "cascade", "level": 4} if kind == "mark" else {}
    evaluator.done(kind, text="They named the barrier", table=1, turn=tile["turn"], **extra)
    (found,) = evaluator.look()[f"{kind}s"]
    assert (found["table"], found["turn"], found["step"]) == (1, 2, tile["step"])
    assert found["by"] == evaluator.member
    room.move(1)
    room.teacher.until(lambda seen: seen["tables"][0]["step"] > tile["step"])
    room.teacher.done("rollback", table=1, to=found["step"], reason="Look again")
    assert room.tile(1)["mini"] == tile["mini"]
    assert evaluator.look()[f"{kind}s"] == [found]
