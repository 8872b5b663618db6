"""`contienda classes`: the operator lists, exports, expires and deletes classes, even while the server runs."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from contienda.classroom import export
from contienda.cli.main import main
from contienda.i18n.speaker import LANGUAGES
from contienda.server.config import Config
from contienda.table import export_file
from tests.classroom.room import PLAN, Room, refused
from tests.server.harness import Server, database

DAY = 24 * 3600 * 1000


def called(*words: str, url: str, language: str = "en") -> int:
    return main(["classes", *words, "--database", url, "--lang", language])


def listed(url: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    capsys.readouterr()
    assert called("list", "--json", url=url) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def aged(folder: Path, id: str, days: int, tables: bool = True) -> None:
    """Let everything in a class have happened so many days earlier."""
    with sqlite3.connect(folder / "contienda.db") as connection:
        connection.execute("UPDATE classes SET touched = touched - ? WHERE id = ?", (days * DAY, id))
        if tables:
            connection.execute("UPDATE tables SET touched = touched - ?", (days * DAY,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_class_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    url = database(tmp_path)
    assert called("list", url=url, language=language) == 0
    assert called("expire", url=url, language=language) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 2
    assert "classes-" not in out
    for words in (("export", "nothing", str(tmp_path / "x")), ("delete", "nothing"), ("delete", "nothing", "--yes")):
        assert called(*words, url=url, language=language) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert "nothing" in told
        assert "error-" not in told


def test_classes_are_listed_with_the_day_they_are_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = database(tmp_path)
    with Server(Config(database=url, log="error")) as server:
        room = Room(server, tables=2, keep_days=2).started(2)
        (found,) = listed(url, capsys)
        assert (found["id"], found["code"], found["title"], found["state"]) == (room.id, room.code, "Class B", "open")
        assert len(found["tables"]) == 2  # type: ignore[arg-type]
        assert found["deleted"] == found["touched"] + 2 * DAY  # type: ignore[operator]
        room.teacher.done("end")
        assert listed(url, capsys)[0]["state"] == "over"
        assert called("list", url=url, language="es") == 0
        assert "terminada" in capsys.readouterr().out
        secrets = [each.seated["personal"] for each in room.students]
        assert not any(secret in json.dumps(found) for secret in secrets)


def test_the_operator_exports_a_class_whole_even_in_play(tmp_path: Path) -> None:
    url, file = database(tmp_path), tmp_path / "class.json"
    with Server(Config(database=url, log="error")) as server:
        room = Room(server, tables=2, plan=PLAN).started(4)
        room.move(1)
        room.teacher.done("note", text="A note", table=1, turn=1)
        assert called("export", room.id, str(file), url=url) == 0
        assert called("export", room.id, str(file), url=url) == 2  # nothing is overwritten
    found = export.read(file.read_bytes(), str(file))
    assert [each.entry.text for each in found.entries if hasattr(each.entry, "text")][-1] == "A note"
    assert len(found.tables) == 2
    games = [export_file.read(bytes(text), "file") for text in found.tables]
    assert max(len(each.entries) for each in games) > 4  # a table that plays
    assert {each.seed for each in games} == {""}  # the deal they share stays sealed while they play


def test_expired_classes_are_deleted_with_their_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = database(tmp_path)
    with Server(Config(database=url, log="error")) as server:
        old, young = Room(server, tables=2, keep_days=3), Room(server, tables=1, keep_days=30)
        alone = server.person("Ana").create("misiles").id
    aged(tmp_path, old.id, 5, tables=False)
    assert called("expire", "--dry-run", url=url) == 0
    assert old.id not in capsys.readouterr().out  # something happened at its tables
    aged(tmp_path, young.id, 5)
    assert called("expire", "--dry-run", url=url) == 0
    out = capsys.readouterr().out
    assert old.id in out
    assert young.id not in out
    assert len(listed(url, capsys)) == 2
    assert called("expire", url=url, language="ru") == 0
    assert old.id in capsys.readouterr().out
    assert [each["id"] for each in listed(url, capsys)] == [young.id]
    assert called("expire", url=url) == 0
    assert old.id not in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "contienda.db") as connection:
        tables = [row[0] for row in connection.execute("SELECT id FROM tables")]
    assert alone in tables
    assert len(tables) == 2  # that table and the one of the younger class


def test_a_class_deleted_beside_the_running_server_is_gone_for_its_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = database(tmp_path)
    with Server(Config(database=url, log="error")) as server:
        room = Room(server, tables=1).started(2)
        with room.teacher.line() as line:
            assert called("delete", room.id, url=url) == 2
            assert "--yes" in capsys.readouterr().err
            assert called("delete", room.id, "--yes", url=url) == 0
            assert listed(url, capsys) == []
            assert line.do("note", text="too late")["error"] == "error-class-gone"
            assert line.closed() == 4404
        assert refused(room.teacher.person.ask("GET", f"/api/classes/{room.id}")) == "error-class-gone"
        code = server.person().ask("GET", f"/api/codes/{room.code}")  # an expired code
        assert refused(code) == "error-no-code"
