"""A stored table names the version of its rules; when that is gone it can only be read and exported."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.errors import BadReplay
from contienda.server.config import Config
from contienda.table import bundle
from tests.server.harness import Frame, Pair, Server, Socket, database

WHY = "error-table-version"


class Left:
    """A table that was played for a while by older rules, with what everybody saw last."""

    def __init__(self, folder: Path, game: str, moves: int) -> None:
        with Server(Config(database=database(folder), log="error")) as server, Pair(server, game) as pair:
            pair.play(random.Random(1), moves)
            pair.to_move.do("chat", text="Good game")
            pair.settle()
            bench = server.person()
            bench.claim(pair.id, pair.made.watch)
            self.seen = [each.document for each in (*pair.sockets, bench.look(pair.id))]
            self.sequence = pair.sockets[0].sequence
            self.people = [pair.ana, pair.boris, bench]
            self.id = pair.id
            self.code = pair.made.code

    def come(self, server: Server) -> list[Socket]:
        """The same people look from their places, at another server."""
        for each in self.people:
            each.server = server
            each.http.base_url = server.url
        return [person.look(self.id, seat) for person, seat in zip(self.people, (0, 1, -3), strict=True)]


def first_frame(viewer: Socket) -> Frame:
    found: Frame = json.loads(viewer.frames[0])
    return found


@pytest.fixture(params=registry.names())
def left(tmp_path: Path, request: pytest.FixtureRequest) -> Left:
    return Left(tmp_path, request.param, 15)


@pytest.fixture
def later(left: Left, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server with newer rules."""
    game = registry.load(left.seen[0]["table"]["game"])
    monkeypatch.setattr(game, "version", game.version + 1)
    return Server(Config(database=database(tmp_path), log="error"))


def test_everybody_sees_what_he_saw_last(left: Left, later: Server) -> None:
    with later as server:
        for before, now in zip(left.seen, left.come(server), strict=True):
            assert now.document["view"] == before["view"]
            assert now.sequence == left.sequence
            assert now.document["legal"] == []
            assert now.document["undo"] is None
            assert first_frame(now)["read_only"] == WHY
            assert [line["text"] for line in now.lines] == ["Good game"]
            for what in ("version", "phase", "step", "seats", "commitment", "seed"):
                assert now.table[what] == before["table"][what]
            now.close()


def test_nothing_can_be_done_there_and_everybody_is_told_why(left: Left, later: Server) -> None:
    ana, boris, _ = left.people
    with later as server:
        sockets = left.come(server)
        before = server.fingerprint(left.id)
        for command in (
            {"do": "act", "action": 0, "expect": left.sequence},
            {"do": "chat", "text": "Hello?"},
            {"do": "undo", "expect": left.sequence},
            {"do": "note", "text": "Odd"},
            {"do": "rollback", "to": 0, "reason": "Why not"},
            {"do": "pause"},
            {"do": "leave"},
        ):
            told = sockets[0].do(**command)
            assert (told["t"], told["error"]) == ("refused", WHY)
            assert told["text"].count("\n") == 0
            refused = boris.do(left.id, **command)
            assert refused.status_code in (400, 403)
        for path in ("story", "replay", "positions/3", "words", "events?before=10"):
            answer = ana.ask("GET", f"/api/tables/{left.id}/{path}")
            assert (answer.status_code, answer.json()["error"]) == (400, WHY), path
        for path, body in (("rematch", None), ("branch", {"step": 0, "seats": [{"kind": "human"}] * 2, "name": "Ana"})):
            answer = ana.ask("POST", f"/api/tables/{left.id}/{path}", json=body)
            assert (answer.status_code, answer.json()["error"]) == (400, WHY), path
        newcomer = server.person("Nina").ask(
            "POST", f"/api/tables/{left.id}/sit", json={"name": "Nina", "key": left.code}
        )
        assert newcomer.json()["error"] == WHY
        assert server.fingerprint(left.id) == before
        for each in sockets:
            each.close()


def test_it_can_be_listed_exported_and_deleted(left: Left, later: Server) -> None:
    ana, boris, _ = left.people
    with later as server:
        for each in left.come(server):
            each.close()
        assert [each["id"] for each in ana.get("/api/mine")["tables"]] == [left.id]
        assert ana.get(f"/api/tables/{left.id}")["version"] == left.seen[0]["table"]["version"]
        found = bundle.read(boris.ask("GET", f"/api/tables/{left.id}/export").content, "export")
        assert len(found.entries) == left.sequence
        with pytest.raises(BadReplay):  # these rules cannot say whether it is right
            bundle.verify(found, "export")
        assert ana.ask("DELETE", f"/api/tables/{left.id}").is_success
        assert ana.ask("GET", f"/api/tables/{left.id}").status_code == 404


def test_with_the_old_rules_it_goes_on(left: Left, tmp_path: Path) -> None:
    """Whoever puts the old version back has lost nothing."""
    game = registry.load(left.seen[0]["table"]["game"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "version", game.version + 1)
        with Server(Config(database=database(tmp_path), log="error")) as newer:
            for each in left.come(newer):
                each.close()
    with Server(Config(database=database(tmp_path), log="error")) as server:
        sockets = left.come(server)
        assert [each.document for each in sockets] == left.seen
        mover = next(each for each in sockets if each.legal)
        assert mover.act(mover.legal[0])["t"] == "done"
        for each in sockets:
            each.close()


def test_a_game_that_is_gone_altogether(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = Left(tmp_path, "misiles", 3)
    monkeypatch.delitem(registry.OURS, "misiles")
    with Server(Config(database=database(tmp_path), log="error")) as server:
        for each in left.come(server):
            assert first_frame(each)["read_only"] == "error-no-game"
            assert each.do("chat", text="Where is it?")["t"] == "refused"
            each.close()
