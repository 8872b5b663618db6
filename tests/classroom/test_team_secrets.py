"""What a team says, votes and answers reaches only that team and those who may see every team, in the whole class.

Everything that is sent counts: the documents of the class, the frames of its tables, every HTTP answer, and exports.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from contienda.classroom.roles import SEE_TEAMS, may
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR, State
from contienda.table.table import Table
from tests.classroom.room import PLAN, Member, Room
from tests.server.harness import Server

WORDS = ("canary-chat", "canary-vote", "canary-answer", "canary-second-answer", "canary-note")
PAGES = ("", "rights", "words", "game", "frames", "events?before=500", "story", "positions/3", "export", "replay")


def everything(member: Member, room: Room, ids: list[str]) -> str:
    """Return all a person gets from every address of the class and its tables, from every seat."""
    paths = [f"/api/classes/{room.id}", f"/api/classes/{room.id}/export", "/api/classes", "/api/mine", "/api/tables"]
    paths += [f"/api/codes/{room.code}", f"/api/games/{room.teacher.look()['class_']['game']}/plans"]
    for id in ids:
        for page in PAGES:
            for seat in (0, 1, SPECTATOR):
                paths.append(f"/api/tables/{id}/{page}{'&' if '?' in page else '?'}seat={seat}")
    return "\n".join(member.person.ask("GET", path).text for path in paths)


def own_seat_only(member: Member, room: Room, ids: list[str]) -> str:
    """Return what an overseer gets without looking over a team's shoulder."""
    paths = [f"/api/classes/{room.id}", f"/api/classes/{room.id}/export", "/api/classes"]
    for id in ids:
        paths += [f"/api/tables/{id}/{page}{'&' if '?' in page else '?'}seat={SPECTATOR}" for page in PAGES]
        paths += [f"/api/tables/{id}/frames?seat=1", f"/api/tables/{id}/events?before=500&seat=1"]
    return "\n".join(member.person.ask("GET", path).text for path in paths)


def answered(document: Any) -> list[int]:
    """Return the seats of table 1 that have answered."""
    found: list[int] = (document["tables"][0]["micro"] or {"answered": []})["answered"]
    return found


def test_words_of_a_team_stay_in_the_team(server: Server) -> None:
    room = Room(server, tables=2, per_table=4, plan=PLAN | {"micro": [1]}).started(8)
    ids = [room.table(1), room.table(2)]
    staff = {role: room.invited(role) for role in ("cofacilitator", "evaluator", "observer", "projector")}
    staff["facilitator"] = room.teacher
    red = [each for each in room.students if (each.seated["table"], each.seated["seat"]) == (1, 0)]
    others = [each for each in room.students if each not in red]
    lines = {name: each.line().__enter__() for name, each in staff.items()}
    while room.tile(1)["actor"] != 0:
        room.move(1)
    with red[1].person.look(ids[0], 0) as socket:
        action = socket.legal[0]
    for command, rest in (
        ("chat", {"text": "canary-chat", "team": True}),
        ("vote", {"action": action, "word": "canary-vote", "seat": 0}),
        ("note", {"text": "canary-note"}),
    ):
        assert red[1].person.do(ids[0], command, **rest).is_success, command
    while not room.tile(1)["micro"]:
        room.move(1)
    for word in ("canary-answer", "canary-second-answer"):
        assert red[0].person.do(ids[0], "microanswer", text=word, seat=0).is_success
    room.teacher.done("project", show="table", table=1)
    for name, line in lines.items():
        line.until(lambda line=line: answered(line.document) == [0])  # type: ignore[misc]
        heard = "\n".join(line.frames) + own_seat_only(staff[name], room, ids)
        line.wire.close()
        assert [word for word in WORDS if word in heard] == [], name
    for name, each in {**staff, **{str(number): each for number, each in enumerate(others)}}.items():
        if not may(name, SEE_TEAMS):
            assert [word for word in WORDS if word in everything(each, room, ids)] == [], name
    mates = everything(red[1], room, ids)
    assert "canary-second-answer" in mates
    assert "canary-note" in mates  # a note of one's own
    blue = next(each for each in others if each.seated["table"] == 1)
    assert blue.person.do(ids[0], "microanswer", text="done", seat=1).is_success
    room.teacher.until(lambda seen: not seen["tables"][0]["micro"])
    room.move(1)
    assert [word for word in WORDS if word in everything(blue, room, ids)] == []  # nor when the questions are over
    room.teacher.done("end")
    exported = room.teacher.person.ask("GET", f"/api/classes/{room.id}/export").text
    assert {word for word in WORDS if word in exported} == set(WORDS) - {"canary-note"}
    assert [word for word in WORDS if word in everything(blue, room, ids)] == []


# --- all games --------------------------------------------------------------------------------------------------------


def another_world(table: Table) -> State | None:
    """Return a position with other secrets that looks the same to a spectator, if there is one."""
    found = table.state.resample(SPECTATOR, Rng(6, 6))
    return found if found.encode() != table.state.encode() else None


@pytest.mark.parametrize("game", registry.OURS)
def test_a_class_shows_outsiders_no_more_than_a_spectator_sees(server: Server, game: str) -> None:
    """The same class with other hands and decks, which no spectator could tell, sends outsiders the same bytes."""
    seats = registry.load(game).usual
    room = Room(server, tables=2, game=game, per_table=seats).started(2 * seats)
    room.teacher.done("project", show="table", table=1)
    table = server.live(room.table(1)).table
    for _ in range(8):
        room.move(1)
    while game != "misiles" and another_world(table) is None:  # a game without secrets has no other world
        room.move(1)
    outsiders = {
        "facilitator": room.teacher,
        "observer": room.invited("observer"),
        "projector": room.invited("projector"),
        "evaluator": room.invited("evaluator"),
        "student": next(each for each in room.students if each.seated["table"] == 2),
    }
    before = {name: each.look() for name, each in outsiders.items()}
    assert all(each["ticker"] for name, each in before.items() if name != "student")

    async def other_world() -> None:
        other = another_world(table)
        if other is not None:
            other.recorder = table.recorder
            table.state = other
        server.hub.classes.open[room.id].watched[1].sequence = -1
        server.hub.classes.open[room.id].touch(1)
        server.hub.classes.open[room.id].look()

    secrets = table.state.encode()
    server.run(other_world())
    assert (table.state.encode() != secrets) == (game != "misiles")
    for name, each in outsiders.items():
        assert each.look() == before[name], name


@pytest.mark.parametrize("game", registry.OURS)
def test_no_student_is_sent_anything_of_a_table_that_is_not_theirs(server: Server, game: str) -> None:
    seats = registry.load(game).usual
    room = Room(server, tables=2, game=game, per_table=seats).started(2 * seats)
    other = next(each for each in room.students if each.seated["table"] == 2)
    with other.line() as line:
        before = len(line.frames)
        for _ in range(6):
            room.move(1)
        table = room.table(1)
        room.teacher.done("project", show="table", table=1)
        line.until(lambda: line.document["class_"]["projector"]["table"] == 1)
        tile = line.document["tables"][0]
        assert (tile["mini"], tile["markers"], tile["alert"], tile["id"], tile["step"]) == ({}, [], None, "", 0)
        assert line.document["ticker"] is None
        assert all(table not in text and '"mini":{"' not in text for text in line.frames[before:])
    for page in PAGES:
        assert not other.person.ask("GET", f"/api/tables/{table}/{page}").is_success or page in ("", "rights", "game")
    shown = json.dumps([other.person.ask("GET", f"/api/tables/{table}/{page}").text for page in ("", "rights")])
    assert json.dumps(server.live(table).table.state.view(SPECTATOR)) not in shown
