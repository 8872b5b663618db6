"""What a server depends on fails: its disk, its database, a second server on the same file.

Each test checks what players read, what the log says, what `/healthz` answers, and that the server recovers by itself.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from contienda.cli.main import main
from contienda.server.config import Config
from contienda.server.live import hub as hubs
from contienda.store import Row, rights, writer
from contienda.store.location import BadDatabase
from contienda.table import entries
from tests.hostile.faults import fill, flip, health, put_back, said, small_disk, true_sentence, wait_for
from tests.server.children import log_of
from tests.server.harness import Child, Pair, Server, database
from tests.store import postgres

GONE = 4404


@pytest.fixture
def child(tmp_path: Path) -> Iterator[Child]:
    with Child(Config(database=database(tmp_path))) as found:
        yield found


def refused_truly(pair: Pair, nonce: str) -> None:
    """Check that a decision cannot be stored: the player reads why, and the table is unchanged."""
    mover = pair.to_move
    before = mover.sequence, mover.position
    refused = mover.act(mover.legal[0], nonce)
    assert (refused["t"], refused["error"]) == ("refused", "error-storage"), refused
    assert true_sentence(refused["text"])
    assert (mover.sequence, mover.position) == before


def goes_on(pair: Pair, nonce: str) -> None:
    """Check that the same decision is now taken, once."""
    mover = pair.to_move
    assert mover.act(mover.legal[0], nonce)["t"] == "done"
    pair.settle()
    pair.play(random.Random(1), 4)


def stored_once(database: str, pair: Pair, nonce: str) -> None:
    log = log_of(database, pair.id)
    assert [entry.nonce for entry in log if isinstance(entry, entries.Acted)].count(nonce) == 1


# --- one server per file ----------------------------------------------------------------------------------------------


def serve(url: str, port: int) -> subprocess.CompletedProcess[str]:
    """Run `contienda serve` until it gives up by itself."""
    run = "import sys; from contienda.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", run, "serve", "--port", str(port), "--database", url, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=90, check=False)


def test_a_second_server_on_a_file_is_refused_in_one_sentence(child: Child, tmp_path: Path) -> None:
    second = serve(child.config.database, child.port + 1)
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.count("\n") == 1
    assert str(tmp_path / "contienda.db") in second.stderr
    assert "--database" in second.stderr
    with pytest.raises(TimeoutError, match="already using"):  # the application itself refuses too
        Child(Config(database=child.config.database)).start()
    assert health(child) == (200, "ok")
    child.kill()
    with Child(Config(database=child.config.database)) as next_one:  # a kill leaves no lock behind
        assert health(next_one) == (200, "ok")


def test_commands_beside_a_running_server(child: Child, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Reading is allowed. A deleted table is gone for its players at their next action; restoring is refused."""
    url = ["--database", child.config.database, "--lang", "en"]
    with Pair(child) as pair, Pair(child) as other:
        assert main(["tables", "list", *url]) == 0
        assert pair.id in capsys.readouterr().out
        assert main(["backup", str(tmp_path / "x.backup"), *url]) == 0
        assert main(["doctor", *url]) in (0, 1)
        assert main(["restore", str(tmp_path / "x.backup"), *url]) == 2
        assert "already using" in capsys.readouterr().err
        assert main(["tables", "delete", pair.id, "--yes", *url]) == 0
        mover = pair.to_move
        refused = mover.act(mover.legal[0])
        assert (refused["t"], refused["error"]) == ("refused", "error-table-gone")
        assert mover.closed() == GONE
        other.play(random.Random(2), 4)
    assert health(child) == (200, "ok")


# --- the disk ---------------------------------------------------------------------------------------------------------


def test_a_full_disk_is_named_and_costs_nothing(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, Child(Config(database=database(disk))) as child:
        with Pair(child) as pair:
            pair.play(random.Random(3), 4)
            ballast = fill(disk)
            wait_for(lambda: health(child) == (503, "disk-full"))  # SQLite's log has a little room left in its file
            refused_truly(pair, "mine")
            refused_truly(pair, "mine")
            late = child.person("Luz", **{"Accept-Language": "ru"})
            answer = late.ask("POST", "/api/tables", json={"wish": {"game": "misiles"}, "name": "Luz"})
            assert (answer.status_code, answer.json()["error"]) == (503, "error-storage")
            assert answer.json()["text"].startswith("Сейчас сервер")
            assert late.ask("GET", "/api/games").status_code == 200  # what needs no disk goes on
            (line,) = said(child, "store.failed")
            assert line["trouble"] == "disk-full"
            assert "full" in line["reason"]
            assert str(disk) in line["reason"]

            ballast.unlink()
            wait_for(lambda: health(child) == (200, "ok"))
            goes_on(pair, "mine")
            assert [line["trouble"] for line in said(child, "store.recovered")] == ["disk-full"]
        child.stop()
        stored_once(child.config.database, pair, "mine")


def test_a_database_that_became_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite is made to answer as it does for a file that cannot be written."""

    async def query_only(server: Server) -> None:
        async with server.hub.store._writes.connect() as connection:
            await connection.execute(text("PRAGMA query_only = 1"))

    config = Config(database=database(tmp_path), log="critical")
    with Server(config) as server, Pair(server) as pair:
        loop = server.hub.store._writer._task.get_loop()

        async def keep(*_: object) -> None:
            """Keep the old connection: a new one would be writable."""

        monkeypatch.setattr(writer, "renew", keep)
        asyncio.run_coroutine_threadsafe(query_only(server), loop).result()
        refused_truly(pair, "mine")
        wait_for(lambda: health(server) == (503, "database-read-only"))
        monkeypatch.undo()
        wait_for(lambda: health(server) == (200, "ok"))
        goes_on(pair, "mine")


def test_a_read_only_disk_is_refused_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        with Child(Config(database=database(disk))):
            pass
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        second = serve(database(disk), 1)
        assert second.returncode != 0
        assert "ead-only file system" in second.stdout + second.stderr


# --- damage -----------------------------------------------------------------------------------------------------------


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    """Bytes of the file are flipped while the server runs, and later restored."""
    path = tmp_path / "contienda.db"
    with Child(Config(database=database(tmp_path))) as child, Pair(child) as pair:
        pair.play(random.Random(5), 10)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = path.stat().st_size
        before = flip(path, 0, size)
        with closing(sqlite3.connect(path)), pytest.raises(sqlite3.DatabaseError):
            sqlite3.connect(path).execute("SELECT * FROM tables").fetchall()
        wait_for(lambda: health(child) == (503, "database-damaged"))
        refused_truly(pair, "mine")
        newcomer = child.person("Luz")
        answer = newcomer.ask("GET", f"/api/codes/{pair.made.code}")
        assert (answer.status_code, answer.json()["error"]) == (503, "error-storage")
        line = said(child, "store.failed")[-1]
        assert line["trouble"] == "database-damaged"
        assert "contienda doctor" in line["reason"]

        put_back(path, 0, before)
        wait_for(lambda: health(child) == (200, "ok"))
        goes_on(pair, "mine")
        child.stop()
        stored_once(child.config.database, pair, "mine")


def test_a_table_whose_log_is_damaged_can_be_looked_at_and_harms_no_other(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path))
    with Child(config) as child, Pair(child) as pair, Pair(child) as other:
        pair.play(random.Random(6), 6)
        child.kill()
        with closing(sqlite3.connect(tmp_path / "contienda.db")) as file, file:
            file.execute("UPDATE entries SET payload = x'7b00' WHERE table_id = ? AND sequence = 5", (pair.id,))
        child.start()
        with pair.ana.look(pair.id, 0) as socket:
            refused = socket.do("chat", text="hello")
            assert (refused["t"], refused["error"]) == ("refused", "error-table-damaged")
        with other.ana.look(other.id, 0) as socket:
            assert socket.do("chat", text="hello")["t"] == "done"
        (line,) = said(child, "table.damaged")
        assert (line["table"], line["entry"]) == (pair.id, 5)


def test_a_damaged_snapshot_costs_nothing(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path))
    with Child(config) as child, Pair(child) as pair:
        pair.play(random.Random(7), 6)
        last = pair.sockets[0].sequence
        child.stop()
        with closing(sqlite3.connect(tmp_path / "contienda.db")) as file, file:
            file.execute("UPDATE snapshots SET blob = x'00ff'")
        child.start()
        with pair.ana.look(pair.id, 0) as socket:
            assert socket.sequence == last


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


def test_postgresql_is_stopped_and_started_again() -> None:
    with postgres.server() as folder, postgres.database(folder) as url:
        child = Child(Config(database=url))
        with child, Pair(child) as pair:
            pair.play(random.Random(8), 4)
            with postgres.stopped(folder):
                refused_truly(pair, "mine")
                wait_for(lambda: health(child) == (503, "database-unreachable"))
                found = child.person("Luz").ask("GET", f"/api/codes/{pair.made.code}")
                assert (found.status_code, found.json()["error"]) == (503, "error-storage")
                assert said(child, "store.failed")[-1]["trouble"] == "database-unreachable"
            wait_for(lambda: health(child) == (200, "ok"))
            goes_on(pair, "mine")
            child.stop()
            stored_once(url, pair, "mine")


# --- what follows from a move -----------------------------------------------------------------------------------------


def test_what_follows_from_a_stored_entry_is_stored_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last person sits down, and the disk fills up before the game can start: it starts once there is room."""
    monkeypatch.setattr(hubs, "AGAIN", 0.1)
    with Server(Config(database=database(tmp_path), log="critical")) as server:
        ana, boris = server.person("Ana"), server.person("Boris")
        made = ana.create()
        append, full = server.hub.store.append, [False]

        async def once(table: str, row: Row, awake: bool) -> None:
            if full[0]:
                raise BadDatabase("error-database-open", database="here", reason="full", trouble="disk-full")
            full[0] = True
            await append(table, row, awake)

        monkeypatch.setattr(server.hub.store, "append", once)
        assert boris.sit(made.id, made.code).seats == [1]
        assert ana.get(f"/api/tables/{made.id}")["phase"] == "lobby"
        monkeypatch.setattr(server.hub.store, "append", append)
        wait_for(lambda: ana.get(f"/api/tables/{made.id}")["phase"] == "playing")


def test_a_seat_link_is_not_used_up_by_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(Config(database=database(tmp_path), log="critical")) as server, Pair(server) as pair:
        link = pair.boris.invite(pair.id, "play").ticket
        tablet = server.person()

        async def full(*_: object) -> None:
            raise BadDatabase("error-database-open", database="here", reason="full", trouble="disk-full")

        monkeypatch.setattr(rights, "grant", full)
        assert tablet.ask("POST", f"/api/tables/{pair.id}/claim", json={"ticket": link}).status_code == 503
        monkeypatch.undo()
        assert tablet.claim(pair.id, link).seats == [1]
