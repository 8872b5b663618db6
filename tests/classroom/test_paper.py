"""A class on paper: real cards and dice at every table, one device that keeps each, the console as usual."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from contienda.core import registry
from contienda.server.config import Config
from tests.classroom.room import Member, Room, refused
from tests.server.harness import Child, Server, Socket, database

VOCABULARY = registry.load("buenosos").vocabulary
RED, BLUE = 0, 1


def card(name: str) -> int:
    return VOCABULARY.code("draw", [62 * (name[0] == "B") + int(name[1:]) - 1])


def enter(socket: Socket, *codes: int) -> dict[str, Any]:
    first, *more = codes
    return socket.do("type", seat=RED, action=first, more=more, expect=socket.position)


def opened(room: Room, keeper: Member) -> Socket:
    return keeper.person.look(room.table(keeper.look()["you"]["table"]), RED)


def deal(socket: Socket) -> None:
    """Enter both first hands and the first event."""
    assert enter(socket, *map(card, ("B01", "B02", "B03", "B04", "B05")))["t"] == "done"
    socket.until(lambda: socket.document["entry"]["seat"] == RED)
    assert enter(socket, *map(card, ("A01", "A02", "A03", "A04", "A05")))["t"] == "done"
    socket.until(lambda: socket.document["entry"]["verb"] == "reveal")
    assert enter(socket, VOCABULARY.code("reveal", [0]))["t"] == "done"
    socket.until(lambda: socket.document["entry"] is None)


def test_each_table_has_one_keeper_with_both_teams(server: Server) -> None:
    room = Room(server, tables=2, paper=True)
    keepers = room.fill(2)
    assert room.seats() == {"Student 1": (1, 0), "Student 2": (2, 0)}
    assert room.at_table(1) == [["Student 1"], ["Student 1"]]
    seen = room.teacher.look()
    assert (seen["class_"]["paper"], seen["class_"]["same_deal"], seen["class_"]["per_table"]) == (True, False, 1)
    room.teacher.done("start")
    room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
    assert [tile["bots"] for tile in room.teacher.look()["tables"]] == [["", ""], ["", ""]]
    with opened(room, keepers[0]) as socket:
        assert socket.you["seats"] == [RED, BLUE]
        deal(socket)
    room.teacher.until(lambda seen: seen["tables"][0]["turn"] == 1)
    assert room.tile(1)["step"] == 11
    assert room.tile(2)["step"] == 0
    assert not server.live(room.table(1)).table.setup.deal


def test_only_the_keeper_of_a_table_enters_what_came_up(server: Server) -> None:
    room = Room(server, tables=2, paper=True)
    one, two = room.fill(2)
    room.teacher.done("start")
    room.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
    body = {"seat": -1, "action": card("B01"), "expect": 1}
    assert refused(two.person.do(room.table(1), "type", **body)) != ""
    assert refused(room.teacher.person.do(room.table(1), "type", **body)) != ""
    with opened(room, one) as socket:
        wrong = enter(socket, card("A01"))
        assert wrong["error"] == "error-table-outcome"
        assert "A01" in wrong["text"]
        assert enter(socket, card("B01"))["t"] == "done"


def test_the_keeper_takes_back_what_everybody_has_seen(server: Server) -> None:
    room = Room(server, tables=1, paper=True)
    (keeper,) = room.fill(1)
    room.teacher.done("start")
    room.teacher.until(lambda seen: seen["tables"][0]["phase"] == "playing")
    with opened(room, keeper) as socket:
        deal(socket)
        assert socket.do("undo", seat=RED, expect=socket.position)["t"] == "done"
        socket.until(lambda: socket.document["entry"] is not None)
        assert socket.document["entry"]["verb"] == "reveal"
        assert enter(socket, VOCABULARY.code("reveal", [1]))["t"] == "done"


def test_a_table_may_wait_for_its_keeper_and_change_them(server: Server) -> None:
    """A phone whose battery dies is replaced by another student's."""
    room = Room(server, tables=2, paper=True, seating="choose")
    ana = room.join("Ana", table=1)
    room.teacher.done("start", tables=[1])
    room.teacher.until(lambda seen: seen["tables"][0]["phase"] == "playing")
    bea = room.join("Bea", table=2)
    room.teacher.done("place", member=bea.member, table=1, seat=0)
    assert room.at_table(1) == [["Ana", "Bea"], ["Ana", "Bea"]]
    room.teacher.done("remove", member=ana.member)
    assert room.at_table(1) == [["Bea"], ["Bea"]]
    with opened(room, bea) as socket:
        deal(socket)


def test_a_killed_server_goes_on_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    child = Child(Config(database=database(tmp_path), bot_seconds=0.05, log="error"))
    with child:
        room = Room(child, tables=1, paper=True)
        (keeper,) = room.fill(1)
        room.teacher.done("start")
        room.teacher.until(lambda seen: seen["tables"][0]["phase"] == "playing")
        with opened(room, keeper) as socket:
            assert enter(socket, card("B01"), card("B02"))["t"] == "done"
        child.kill()
        child.start()
        with opened(room, keeper) as socket:
            assert (socket.document["entry"]["seat"], socket.document["entry"]["count"]) == (BLUE, 3)
            assert enter(socket, *map(card, ("B03", "B04", "B05")))["t"] == "done"
            socket.until(lambda: socket.document["entry"]["seat"] == RED)
