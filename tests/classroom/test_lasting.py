"""How long a class is kept: export, erasing, automatic deletion, backup, and what the doctor says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

from contienda.classroom import export
from contienda.server.config import Config
from contienda.server.live.clock import clock
from contienda.store import doctor, retention
from contienda.store.backup import backup, restore
from contienda.table import export_file
from tests.classroom.room import PLAN, Room, refused
from tests.server.harness import Server, database

DAY = 24 * 3600 * 1000


def run_in(server: Server, work: Any) -> Any:
    """Run something in the server's event loop."""
    live = next(iter(server.hub.classes.open.values()), None)
    loop = server.hub.store._writer._task.get_loop()
    assert live is None or live.lock is not None
    return asyncio.run_coroutine_threadsafe(work, loop).result(20)


def rows(path: Path) -> dict[str, int]:
    """Count the rows of every table of a database."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


def test_the_export_has_the_log_the_notes_and_finished_games(server: Server) -> None:
    room = Room(server, tables=2, plan=PLAN).started(4)
    room.teacher.done("note", text="A note", table=1, turn=1)
    talks = room.students[0]
    assert talks.person.do(room.table(talks.seated["table"]), "chat", text="our plan", team=True).is_success
    room.teacher.done("pause", reason="fire drill")
    answer = room.teacher.person.ask("GET", f"/api/classes/{room.id}/export")
    assert f"{room.id}.class.json" in answer.headers["content-disposition"]
    found = export.read(answer.content, "file")
    assert found.tables == []  # they still play the same deal
    assert [type(each.entry).__name__ for each in found.entries][-3:] == ["Noted", "Paused", "Exported"]
    assert [each.sequence for each in found.entries] == list(range(1, len(found.entries) + 1))
    paused = found.entries[-2]
    assert (paused.entry.by, paused.entry.reason) == (room.teacher.member, "fire drill")
    room.teacher.done("end")
    whole = export.read(room.teacher.person.ask("GET", f"/api/classes/{room.id}/export").content, "file")
    assert len(whole.tables) == 2
    assert any(b"our plan" in bytes(text) for text in whole.tables)  # what teams wrote is kept
    for text in whole.tables:
        verdict = export_file.verify(export_file.read(bytes(text), "file"), "file")
        assert verdict.drawn > 0


def test_export_then_erase_leaves_nothing_behind(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        path = tmp_path / "contienda.db"
        before = rows(path)
        room = Room(server, tables=2).started(4)
        evaluator = room.invited("evaluator")
        room.teacher.person.post(f"/api/classes/{room.id}/roles", {"role": "observer"})
        evaluator.done("note", text="a-very-private-note")
        id = room.table(1)
        assert room.teacher.person.ask("GET", f"/api/classes/{room.id}/export").is_success
        with evaluator.line() as line, room.students[0].person.look(id, room.students[0].seated["seat"]) as socket:
            assert room.teacher.person.ask("DELETE", f"/api/classes/{room.id}").is_success
            assert line.closed() == 4404
            assert socket.closed() == 4404
        after = rows(path)
        assert {name: count for name, count in after.items() if name != "server"} == {
            name: count for name, count in before.items() if name != "server"
        }
        assert refused(room.teacher.person.ask("GET", f"/api/classes/{room.id}")) == "error-class-gone"
        assert refused(room.teacher.person.ask("GET", f"/api/tables/{id}")) == "error-table-gone"
        assert refused(server.person().ask("GET", f"/api/codes/{room.code}")) == "error-no-code"
        assert room.teacher.person.get("/api/classes") == {"classes": []}
        everything = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert b"a-very-private-note" not in everything


def test_a_class_is_deleted_so_many_days_after_its_last_activity(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        short, long = Room(server, tables=1, keep_days=2), Room(server, tables=1)
        assert long.teacher.look()["class_"]["keep_days"] == 30
        deletes = short.teacher.look()["class_"]["deletes"]
        assert 2 * DAY <= deletes - clock() <= 3 * DAY
        assert run_in(server, server.hub.classes.expire(clock() + 2 * DAY - 60_000)) == []
        assert run_in(server, server.hub.classes.expire(clock() + 2 * DAY + 60_000)) == [short.id]
        assert refused(short.teacher.person.ask("GET", f"/api/classes/{short.id}")) == "error-class-gone"
        assert long.teacher.look()["you"]["role"] == "facilitator"
        assert run_in(server, server.hub.classes.expire(clock() + 31 * DAY)) == [long.id]
    counts = rows(tmp_path / "contienda.db")
    assert all(counts[name] == 0 for name in ("classes", "class_entries", "class_rights", "class_codes", "tables"))


def test_play_at_a_table_keeps_the_class_alive(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        room = Room(server, tables=1, keep_days=1).started(2)
        with sqlite3.connect(tmp_path / "contienda.db") as connection:
            connection.execute("UPDATE classes SET touched = touched - ?", (5 * DAY,))
        assert run_in(server, server.hub.classes.expire(clock() + 60_000)) == []
        assert room.teacher.look()["class_"]["phase"] == "running"


def test_old_classes_are_deleted_by_a_server_that_starts(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path), log="error", evict_after=0.1)
    with Server(config) as server:
        room = Room(server, tables=1, keep_days=1)
    with sqlite3.connect(tmp_path / "contienda.db") as connection:
        connection.execute("UPDATE classes SET touched = touched - ?", (5 * DAY,))
        connection.execute("UPDATE tables SET touched = touched - ?", (5 * DAY,))
    with Server(config) as server:
        server.until(lambda: rows(tmp_path / "contienda.db")["classes"] == 0)
        assert server.person().ask("GET", f"/api/codes/{room.code}").status_code == 404


def test_a_class_rests_when_nobody_looks_and_comes_back_whole(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error", evict_after=0.2)) as server:
        room = Room(server, tables=2).started(4)
        before = room.teacher.look()
        server.until(lambda: not server.hub.classes.open and not server.hub.tables)
        after = room.teacher.look()
        assert (after["people"], after["notes"]) == (before["people"], before["notes"])


def test_a_table_of_a_class_expires_with_its_class_only(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        room = Room(server, tables=2)
        alone = server.person("Ana").create("misiles")
        late = clock() + 100 * DAY
        due = run_in(server, retention.due(server.hub.store, None, 1, late))
        assert [each.id for each in due] == [alone.id]
        assert room.teacher.look()["class_"]["phase"] == "lobby"


# --- backup and doctor ------------------------------------------------------------------------------------------------


def test_a_backup_carries_classes(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        room = Room(server, tables=2).started(4)
        room.teacher.done("note", text="Kept")
        asyncio.run(backup(database(tmp_path), tmp_path / "copy.backup"))
    other = tmp_path / "other"
    other.mkdir()
    asyncio.run(restore(tmp_path / "copy.backup", database(other)))
    with Server(Config(database=database(other), log="error")) as server:
        person = server.person()
        person.http.cookies = room.teacher.person.http.cookies
        found = person.get(f"/api/classes/{room.id}")
        assert [note["text"] for note in found["notes"]] == ["Kept"]
        assert len(found["people"]) == 5


def findings(folder: Path) -> list[tuple[str, object]]:
    found = asyncio.run(doctor.examine(database(folder)))
    return [(each.key, each.values.get("name")) for each in found if each.check in ("classes", "orphans")]


def test_the_doctor_knows_classes(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        room = Room(server, tables=2).started(2)
        tables = [room.table(1), room.table(2)]
    assert [key for key, _ in findings(tmp_path)] == ["doctor-no-orphans", "doctor-classes"]
    with sqlite3.connect(tmp_path / "contienda.db") as connection:
        connection.execute("DELETE FROM class_entries WHERE sequence = 2")
        connection.execute("DELETE FROM tables WHERE id = ?", (tables[0],))
        connection.execute("INSERT INTO class_codes VALUES ('gone', 'm', x'00')")
    found = findings(tmp_path)
    assert ("doctor-class", room.id) in found
    assert ("doctor-class-tables", room.id) in found
    assert ("doctor-orphans", "class_codes") in found


def test_a_damaged_class_says_so_and_leaves_the_others_alone(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        broken, whole = Room(server, tables=1), Room(server, tables=1)
    with sqlite3.connect(tmp_path / "contienda.db") as connection:
        connection.execute("UPDATE class_entries SET payload = '{' WHERE class_id = ?", (broken.id,))
    with Server(Config(database=database(tmp_path), log="critical")) as server:
        person = server.person()
        person.http.cookies = broken.teacher.person.http.cookies
        assert refused(person.ask("GET", f"/api/classes/{broken.id}")) == "error-class-damaged"
        person.http.cookies = whole.teacher.person.http.cookies
        assert person.get(f"/api/classes/{whole.id}")["you"]["role"] == "facilitator"


def test_nothing_personal_is_stored_in_plain(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        room = Room(server, tables=1)
        ana = room.join("Ana")
        url = room.teacher.person.post(f"/api/classes/{room.id}/roles", {"role": "observer"})["url"]
        secrets = [
            f'"{ana.seated["personal"]}"',
            url.partition("#claim=")[2],
            ana.person.http.cookies["contienda"].partition(".")[0],
        ]
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in secrets:
        assert secret.encode() not in everything
    with sqlite3.connect(tmp_path / "contienda.db") as connection:
        payloads = [json.loads(row[0]) for row in connection.execute("SELECT payload FROM class_entries")]
    assert not {"127.0.0.1", "python-httpx"} & set(json.dumps(payloads).split('"'))
