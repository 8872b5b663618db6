"""A stored table names the version of its rules; without that version it can only be read and exported."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from contienda.core import packages, registry
from contienda.core.errors import BadReplay
from contienda.server.config import Config
from contienda.table import export_file
from tests.server.harness import Frame, Pair, Server, Socket, database

WHY = "error-table-version"


class Left:
    """A table played for a while under older rules, with what everybody saw last."""

    def __init__(self, server: Server, game: str) -> None:
        self.game = game
        with Pair(server, game) as pair:
            pair.play(random.Random(1), 15)
            pair.to_move.do("chat", text="Good game")
            pair.settle()
            bench = server.person()
            bench.claim(pair.id, pair.made.watch)
            with bench.look(pair.id) as watching:
                self.seen = [each.document for each in (*pair.sockets, watching)]
                self.counted = [each.sequence for each in (*pair.sockets, watching)]  # each in their own numbering
            self.sequence = server.live(pair.id).table.now.sequence
            self.people = [pair.ana, pair.boris, bench]
            self.id = pair.id
            self.code = pair.made.code

    def come(self, server: Server) -> list[Socket]:
        """Let the same people look from their seats, at another server."""
        for each in self.people:
            each.server = server
            each.http.base_url = server.url
        return [person.look(self.id, seat) for person, seat in zip(self.people, (0, 1, -3), strict=True)]


def house(folder: Path) -> Server:
    return Server(Config(database=database(folder), log="error"))


@pytest.fixture
def left(tmp_path: Path) -> list[Left]:
    """A table of each game there is."""
    with house(tmp_path) as server:
        return [Left(server, game) for game in registry.names()]


@pytest.fixture
def later(left: list[Left], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server with newer rules."""
    for table in left:
        game = registry.load(table.game)
        monkeypatch.setattr(game, "version", game.version + 1)
    return house(tmp_path)


def first_frame(viewer: Socket) -> Frame:
    found: Frame = json.loads(viewer.frames[0])
    return found


def test_everybody_sees_what_he_saw_last(left: list[Left], later: Server) -> None:
    with later as server:
        for table in left:
            for before, counted, now in zip(table.seen, table.counted, table.come(server), strict=True):
                assert first_frame(now)["read_only"] == WHY
                assert now.document["view"] == before["view"]
                assert now.document["legal"] == []
                assert now.document["undo"] is None
                assert now.sequence == counted
                assert [line["text"] for line in now.lines] == ["Good game"]
                for what in ("version", "phase", "step", "seats", "commitment", "seed"):
                    assert now.table[what] == before["table"][what]
                now.close()


def test_nothing_can_be_done_there_and_everybody_is_told_why(left: list[Left], later: Server) -> None:
    with later as server:
        for table in left:
            ana, boris, _ = table.people
            sockets = table.come(server)
            before = server.fingerprint(table.id)
            for command, rest in commands(table.sequence).items():
                told = sockets[0].do(command, **rest)
                assert (told["t"], told["error"]) == ("refused", WHY)
                assert "\n" not in told["text"]
                assert boris.do(table.id, command, **rest).json()["error"] == WHY
            for path in ("story", "replay", "positions/3", "words", "events?before=10"):
                answer = ana.ask("GET", f"/api/tables/{table.id}/{path}")
                assert (answer.status_code, answer.json()["error"]) == (400, WHY), path
            onward = {"step": 0, "seats": [{"kind": "human"}] * 2, "name": "Ana"}
            for path, body in (("rematch", None), ("branch", onward)):
                answer = ana.ask("POST", f"/api/tables/{table.id}/{path}", json=body)
                assert (answer.status_code, answer.json()["error"]) == (400, WHY), path
            seat = {"name": "Nina", "key": table.code}
            assert server.person().ask("POST", f"/api/tables/{table.id}/sit", json=seat).json()["error"] == WHY
            assert server.fingerprint(table.id) == before
            for each in sockets:
                each.close()


def commands(sequence: int) -> dict[str, dict[str, object]]:
    return {
        "act": {"action": 0, "expect": sequence},
        "chat": {"text": "Hello?"},
        "undo": {"expect": sequence},
        "note": {"text": "Odd"},
        "rollback": {"to": 0, "reason": "Why not"},
        "pause": {},
        "leave": {},
    }


def test_it_can_be_listed_exported_and_deleted(left: list[Left], later: Server) -> None:
    with later as server:
        for table in left:
            for each in table.come(server):
                each.close()
            ana, boris, _ = table.people
            assert [each["id"] for each in ana.get("/api/mine")["tables"]] == [table.id]
            assert ana.get(f"/api/tables/{table.id}")["version"] == table.seen[0]["table"]["version"]
            found = export_file.read(boris.ask("GET", f"/api/tables/{table.id}/export").content, "export")
            assert len(found.entries) == table.sequence
            with pytest.raises(BadReplay):  # these rules cannot tell whether it is right
                export_file.verify(found, "export")
            assert ana.ask("DELETE", f"/api/tables/{table.id}").is_success
            assert ana.ask("GET", f"/api/tables/{table.id}").status_code == 404


def test_with_the_old_rules_it_goes_on(
    left: list[Left], later: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reinstalling the old version loses nothing."""
    with later as server:
        for table in left:
            for each in table.come(server):
                each.close()
    monkeypatch.undo()
    with house(tmp_path) as server:
        for table in left:
            sockets = table.come(server)
            assert [each.document for each in sockets] == table.seen
            mover = next(each for each in sockets if each.legal)
            assert mover.act(mover.legal[0])["t"] == "done"
            for each in sockets:
                each.close()


def test_a_game_that_is_gone_altogether(left: list[Left], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "OURS", {})
    monkeypatch.setattr(packages, "OURS", {})
    with house(tmp_path) as server:
        for table in left:
            for each in table.come(server):
                assert first_frame(each)["read_only"] == "error-no-game"
                assert each.do("chat", text="Where is it?")["t"] == "refused"
                each.close()
