"""`contienda tables`, `backup` and `restore` as people call them."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from contienda.cli.main import main
from contienda.i18n.speaker import COMMON, Texts
from contienda.store import Document, Store
from tests.store.samples import header, room, row, using

SOURCE = Path(__file__).parent.parent.parent / "src" / "contienda"
FORGOTTEN = 1_000_000_000_000  # in 2001


@pytest.fixture
def filled(sqlite_url: str) -> str:
    async def play(store: Store) -> None:
        await store.create(header("t1", touched=FORGOTTEN, state="over"), [row(1)])
        await store.create(header("t2", touched=FORGOTTEN + 1), [row(1), row(2)])

    asyncio.run(using(sqlite_url, play))
    return sqlite_url


@pytest.fixture(autouse=True)
def exporting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's export, reduced to one line."""

    async def bundle(store: Store, table: str) -> bytes:
        return f"all of {table}".encode()

    module = ModuleType("contienda.server.table_export")

    async def of_room(row: Document) -> bytes:
        return f"all of {row.id}".encode()

    module.bundle = bundle  # type: ignore[attr-defined]
    module.document = of_room  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "contienda.server.table_export", module)


def listed(url: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["tables", "list", "--json", "--database", url]) == 0
    return [each["id"] for each in json.loads(capsys.readouterr().out)]


def test_tables_are_listed(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "list", "--database", filled, "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert "t2" in out
    assert "code-t1" in out
    assert "terminada" in out
    assert main(["tables", "list", "--json", "--database", filled]) == 0
    first = json.loads(capsys.readouterr().out)[0]
    assert first == {
        "id": "t2",
        "code": "code-t2",
        "game": "misiles",
        "version": 3,
        "state": "open",
        "created": 1,
        "touched": FORGOTTEN + 1,
    }


def test_one_table_is_exported_and_deleted(filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t1.table.json"
    common = ["--database", filled, "--lang", "ru"]
    assert main(["tables", "export", "t1", str(file), *common]) == 0
    assert file.read_text() == "all of t1"
    assert main(["tables", "export", "t1", str(file), *common]) == 2
    assert main(["tables", "export", "t9", str(tmp_path / "t9"), *common]) == 2
    assert "t9" in capsys.readouterr().err
    assert main(["tables", "delete", "t1", *common]) == 2
    assert "--yes" in capsys.readouterr().err
    assert listed(filled, capsys) == ["t2", "t1"]
    assert main(["tables", "delete", "t1", "--yes", *common]) == 0
    assert main(["tables", "delete", "t1", "--yes", *common]) == 2
    assert listed(filled, capsys) == ["t2"]


def test_old_tables_expire(filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ["tables", "expire", "--database", filled, "--lang", "es"]
    folder = ["--export", str(tmp_path)]
    assert main(common) == 2
    assert "--finished-days" in capsys.readouterr().err
    assert main([*common, "--idle-days", "30"]) == 2
    assert "--export" in capsys.readouterr().err
    assert main([*common, "--idle-days", "-1", *folder]) == 2
    assert main([*common, "--idle-days", "30", "--export", str(tmp_path / "no")]) == 2
    capsys.readouterr()
    assert main([*common, "--idle-days", "30", "--dry-run"]) == 0
    out = capsys.readouterr().out
    assert "t2" in out
    assert "t1" not in out
    assert listed(filled, capsys) == ["t2", "t1"]
    assert main([*common, "--idle-days", "30", *folder]) == 0
    assert listed(filled, capsys) == ["t1"]
    (tmp_path / "t1.table.json").write_text("in the way")
    assert main([*common, "--finished-days", "30", *folder]) == 1
    assert listed(filled, capsys) == ["t1"]
    assert (tmp_path / "t2.table.json").read_text() == "all of t2"


def test_old_rooms_expire(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill(store: Store) -> None:
        await store.create_document(room("r1", touched=FORGOTTEN, state="over"))
        await store.create_document(room("r2", touched=FORGOTTEN))

    async def look(store: Store) -> None:
        assert await store.document("kiberrubezh", "room", "r1") is None
        assert await store.document("kiberrubezh", "room", "r2") is not None

    asyncio.run(using(sqlite_url, fill))
    common = ["tables", "expire", "--database", sqlite_url, "--lang", "ru", "--finished-days", "30"]
    assert main([*common, "--dry-run"]) == 0
    out = capsys.readouterr().out
    assert "r1" in out
    assert "комната" in out
    assert "r2" not in out
    assert main([*common, "--export", str(tmp_path)]) == 0
    assert (tmp_path / "r1.room.json").read_text() == "all of r1"
    asyncio.run(using(sqlite_url, look))


def test_a_backup_is_restored(filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "x.backup")
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert main(["backup", file, "--database", filled, "--lang", "en"]) == 0
    assert file in capsys.readouterr().out
    assert main(["restore", file, "--database", target, "--lang", "en"]) == 0
    assert listed(target, capsys) == ["t2", "t1"]
    assert main(["restore", file, "--database", target, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_every_refusal_is_a_sentence() -> None:
    words = Texts("en", COMMON)
    for path in (*(SOURCE / "store").glob("*.py"), SOURCE / "cli" / "commands" / "tables.py"):
        for key in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8")):
            assert words.has(key), f"{path.name}: {key}"
