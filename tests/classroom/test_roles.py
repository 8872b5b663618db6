"""Every role with every command and every operation: the table of rights is what happens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from contienda.classroom import commands
from contienda.classroom.roles import ERASE, EXPORT, INVITE, RIGHTS, ROLES, SEE_TEAMS, SEE_TILES, may
from tests.classroom.room import PLAN, Member, Room, refused
from tests.server.harness import Server

STRANGER = "stranger"


@pytest.fixture(scope="module")
def room(server: Server) -> Room:
    """A running class with somebody in every role."""
    return Room(server, tables=2, per_table=8, plan=PLAN).started(8)


@pytest.fixture(scope="module")
def people(room: Room, server: Server) -> dict[str, Member]:
    captain, member = room.students[0], room.students[-1]
    assert captain.look()["you"]["role"] == "captain"
    assert member.look()["you"]["role"] == "member"
    return {
        "facilitator": room.teacher,
        "captain": captain,
        "member": member,
        STRANGER: Member(server.person(), room.id),
        **{role: room.invited(role) for role in ("cofacilitator", "evaluator", "observer", "projector")},
    }


def body(name: str, room: Room) -> dict[str, Any]:
    """Return a command of that name that makes sense."""
    extra: dict[str, dict[str, Any]] = {
        "freeze": {"text": "Why?", "tables": [1]},
        "pause": {"tables": [1]},
        "resume": {"tables": [1]},
        "start": {"tables": [1]},
        "message": {"text": "Hello"},
        "inject": {"inject": {"id": "x", "text": "Storm", "when": "turn", "turn": 9}},
        "fire": {"inject": "nothing"},
        "cancel": {"inject": "nothing"},
        "place": {"member": "nobody"},
        "choose": {"table": 1},
        "rename": {"member": "nobody", "alias": "X"},
        "remove": {"member": "nobody"},
        "captain": {"member": "nobody"},
        "bot": {"table": 1, "seat": 0, "bot": ""},
        "rule": {"table": 1, "text": "So be it", "reason": "8.2"},
        "rollback": {"table": 1, "to": 9999, "reason": "x"},
        "note": {"text": "A note"},
        "mark": {"table": 1, "objective": "cascade", "level": 2},
        "project": {"show": "overview"},
    }
    return {"do": name, **extra.get(name, {})}


NAMES = [commands.name(kind) for kind in commands.Any.__args__ if kind is not commands.End]


@pytest.mark.parametrize("role", [*ROLES, STRANGER])
@pytest.mark.parametrize("name", NAMES)
def test_a_command_is_refused_to_exactly_the_roles_without_its_right(
    room: Room, people: dict[str, Member], role: str, name: str
) -> None:
    answer = people[role].person.ask("POST", f"/api/classes/{room.id}/do", json={"command": body(name, room)})
    error = "" if answer.is_success else refused(answer)
    if role == STRANGER:
        assert error == "error-class-stranger"
    else:
        assert (error == "error-class-role") == (not may(role, name)), (error, answer.text)
        assert error != "" or may(role, name)


@pytest.mark.parametrize("role", [*ROLES, STRANGER])
def test_operations_follow_the_same_table(room: Room, people: dict[str, Member], role: str) -> None:
    person = people[role].person
    tries: dict[str, httpx.Response] = {
        INVITE: person.ask("POST", f"/api/classes/{room.id}/roles", json={"role": "observer"}),
        EXPORT: person.ask("GET", f"/api/classes/{room.id}/export"),
        "place": person.ask("POST", f"/api/classes/{room.id}/personal", json={"member": "nobody"}),
    }
    for right, answer in tries.items():
        error = "" if answer.is_success else refused(answer)
        denied = "error-class-stranger" if role == STRANGER else "error-class-role"
        assert (error == denied) == (not may(role, right)), (role, right, error)
    if not may(role, ERASE):
        refused(person.ask("DELETE", f"/api/classes/{room.id}"))
    assert person.ask("GET", f"/api/classes/{room.id}").is_success == (role != STRANGER)


@pytest.mark.parametrize("role", [*ROLES, STRANGER])
def test_only_leaders_and_evaluators_see_a_table_as_its_teams_do(
    room: Room, people: dict[str, Member], role: str
) -> None:
    person = people[role].person
    for number in (1, 2):
        id, own = room.table(number), people[role].seated
        for seat in (0, 1):
            plays_here = role in ("captain", "member") and (own["table"], own["seat"]) == (number, seat)
            answer = person.ask("GET", f"/api/tables/{id}/frames", params={"seat": str(seat)})
            assert answer.is_success == (may(role, SEE_TEAMS) or plays_here), (role, number, seat, answer.text)
        watches = person.ask("GET", f"/api/tables/{id}/frames", params={"seat": "-3"}).is_success
        plays = role in ("captain", "member") and own["table"] == number
        assert watches == (may(role, SEE_TILES) or plays)


def test_nobody_who_sees_all_teams_can_sit_down(room: Room, people: dict[str, Member]) -> None:
    for role in ("facilitator", "cofacilitator", "evaluator"):
        answer = people[role].person.ask("POST", f"/api/tables/{room.table(1)}/sit", json={"name": "X"})
        assert refused(answer) in ("error-table-oversees", "error-no-ticket")


def test_a_link_works_once_and_a_student_does_not_change_sides(room: Room, people: dict[str, Member]) -> None:
    url = room.teacher.person.post(f"/api/classes/{room.id}/roles", {"role": "evaluator"})["url"]
    ticket = {"ticket": url.partition("#claim=")[2]}
    path = f"/api/classes/{room.id}/claim"
    assert refused(people["member"].person.ask("POST", path, json=ticket)) == "error-class-has-role"
    assert room.server.person().ask("POST", path, json=ticket).is_success
    assert refused(room.server.person().ask("POST", path, json=ticket)) == "error-class-ticket"


def test_a_removed_evaluator_loses_every_right(room: Room) -> None:
    evaluator = room.invited("evaluator")
    room.teacher.done("remove", member=evaluator.seated["member"])
    assert refused(evaluator.person.ask("GET", f"/api/classes/{room.id}")) == "error-class-removed"
    rights = evaluator.person.get(f"/api/tables/{room.table(1)}/rights")["rights"]
    assert rights == []


def test_every_command_has_a_right_and_every_right_a_role() -> None:
    names = {commands.name(kind) for kind in commands.Any.__args__}
    assert set(RIGHTS) == set(ROLES)
    assert names <= set().union(*RIGHTS.values())
    assert not may("nobody", "start")


def test_only_the_facilitator_ends_and_erases(server: Server) -> None:
    room = Room(server, tables=1)
    others = [room.invited("cofacilitator"), room.invited("evaluator"), room.join("Ana")]
    for each in others:
        assert refused(each.do("end")) == "error-class-role"
        assert refused(each.person.ask("DELETE", f"/api/classes/{room.id}")) == "error-class-role"
    room.teacher.done("end")
    assert room.teacher.person.ask("DELETE", f"/api/classes/{room.id}").is_success


def test_the_documentation_shows_the_same_table() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/classes.md").read_text(encoding="utf-8")
    lines = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")
    ]
    columns = next(line[1:] for line in lines if line[0] == "right")
    shown = {
        role: frozenset(line[0].strip("`") for line in lines if len(line) == 8 and line[at + 1] == "yes")
        for at, role in enumerate(columns)
    }
    assert shown == RIGHTS
