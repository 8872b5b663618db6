"""`contienda doctor`: finds and names everything that can be wrong with a database, and says how to fix it."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest

from contienda.cli.main import main
from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.i18n.speaker import COMMON, LANGUAGES, Texts
from contienda.store import Store, backup, doctor, location, lock, migrate
from contienda.table import entries
from contienda.table.setup import Setup
from tests.store.samples import header, row, using

NOW = registry.load("misiles").version


async def fill(store: Store) -> None:
    setup = msgspec.json.encode(Setup("misiles", NOW, {}, [], ""))
    for name in ("t1", "t2"):
        here = msgspec.structs.replace(header(name), version=NOW, setup=setup)
        await store.create(here, [row(number) for number in range(1, 200)])
        await store.keep_snapshot(name, 150, b"blob")


@pytest.fixture
def healthy(url: str) -> str:
    asyncio.run(using(url, fill))
    return url


@pytest.fixture
def file(sqlite_url: str) -> Path:
    """An intact database, as a file."""
    asyncio.run(using(sqlite_url, fill))
    return Path(sqlite_url.removeprefix("sqlite:///"))


def keys(url: str | Path) -> set[str]:
    """Return the keys of the problems found."""
    found = asyncio.run(doctor.examine(url if isinstance(url, str) else f"sqlite:///{url}"))
    return {each.key for each in found if each.bad}


def change(file: Path, *commands: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for command in commands:
            connection.execute(command)


def flip(file: Path, at: Callable[[int], int], count: int = 200) -> None:
    """Flip bytes, as a failing disk would."""
    change(file, "PRAGMA wal_checkpoint(TRUNCATE)") if file.suffix == ".db" else None
    content = bytearray(file.read_bytes())
    start = at(len(content))
    for index in range(start, start + count):
        content[index] ^= 0xFF
    file.write_bytes(content)


def spoil(file: Path) -> None:
    """Flip bytes where entries are kept."""
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    flip(file, lambda _: (page - 1) * size, 3000)


def test_a_healthy_database_is_found_healthy(healthy: str) -> None:
    found = asyncio.run(doctor.examine(healthy))
    assert [each.key for each in found if each.bad and each.check != "disk"] == []
    assert {each.check for each in found} >= {"revision", "orphans", "logs", "versions"}


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("DELETE FROM entries WHERE table_id = 't1' AND sequence = 7", "doctor-log"),
        ("DELETE FROM entries WHERE table_id = 't1' AND sequence = 1", "doctor-log"),
        ("DELETE FROM entries WHERE table_id = 't1' AND sequence > 149", "doctor-log"),
        ("UPDATE entries SET payload = x'7b00' WHERE table_id = 't1' AND sequence = 7", "doctor-log"),
        ("UPDATE tables SET setup = x'00' WHERE id = 't1'", "doctor-log"),
        ("DELETE FROM tables WHERE id = 't1'", "doctor-orphans"),
        ("UPDATE tables SET version = 99 WHERE id = 't1'", "doctor-version"),
        ("UPDATE tables SET game = 'chess' WHERE id = 't1'", "doctor-game"),
        (f"UPDATE {migrate.VERSION_TABLE} SET version_num = '0001'", "doctor-older"),
        (f"UPDATE {migrate.VERSION_TABLE} SET version_num = '9999'", "doctor-newer"),
        (f"DROP TABLE {migrate.VERSION_TABLE}", "doctor-foreign"),
    ],
)
def test_what_is_wrong_inside_is_found(file: Path, command: str, key: str) -> None:
    assert key not in keys(file)
    change(file, command)
    assert key in keys(file)


def test_a_log_is_broken_from_its_first_bad_entry_on(file: Path) -> None:
    change(file, "DELETE FROM entries WHERE table_id = 't2' AND sequence = 7")
    change(file, "UPDATE entries SET payload = x'00' WHERE table_id = 't1' AND sequence IN (9, 20)")
    change(file, "DELETE FROM entries WHERE table_id = 't2' AND sequence = 90")
    found = asyncio.run(doctor.examine(f"sqlite:///{file}"))
    assert {(each.values["table"], each.values["entry"]) for each in found if each.key == "doctor-log"} == {
        ("t1", 9),
        ("t2", 7),
    }


def test_flipped_bytes_are_found(file: Path) -> None:
    spoil(file)
    assert "doctor-damaged" in keys(file)


def test_a_file_that_is_no_database_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("not a database at all " * 100)
    assert "doctor-damaged" in keys(tmp_path / "x.db")
    assert keys(tmp_path / "none.db") == {"doctor-none"}
    assert not (tmp_path / "none.db").exists()


def test_who_may_read_the_file_matters(file: Path) -> None:
    os.chmod(file, 0o644)
    assert "doctor-readable" in keys(file)


@pytest.mark.parametrize(("free", "key"), [(100_000_000, "doctor-disk-little"), (1_000_000, "doctor-disk-full")])
def test_little_room_is_found(file: Path, free: int, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(location, "free_space", lambda _: free)
    assert key in keys(file)


def test_a_server_that_runs_is_named(file: Path) -> None:
    where = location.find(f"sqlite:///{file}")
    held = lock.take(where)
    assert held is not None
    found = {each.key: each.values for each in asyncio.run(doctor.examine(f"sqlite:///{file}"))}
    assert found["doctor-server"] == {"process": str(os.getpid())}
    held.release()
    assert lock.holder(where) is None


def test_a_lost_postgresql_is_found() -> None:
    assert keys("postgresql://nobody@127.0.0.1:9/none") == {"doctor-unusable"}


def test_the_command_answers_in_three_languages_and_for_scripts(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(location, "free_space", lambda _: 10**12)
    ask = ["doctor", "--database", f"sqlite:///{file}"]
    for language in LANGUAGES:
        assert main([*ask, "--lang", language]) == 0
        assert Texts(language, COMMON)("doctor-good") in capsys.readouterr().out
    change(file, "DELETE FROM entries WHERE table_id = 't1' AND sequence = 7")
    for language in LANGUAGES:
        assert main([*ask, "--lang", language]) == 1
        assert "contienda tables delete t1 --yes" in capsys.readouterr().out.replace("\n", " ")
    assert main([*ask, "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert not said["ok"]
    assert [each["finding"] for each in said["findings"] if each["level"] == "error"] == ["doctor-log"]


# --- backups that can be trusted --------------------------------------------------------------------------------------


def test_the_backup_of_a_damaged_database_names_the_database(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.backup"
    spoil(file)
    with pytest.raises(ContiendaError) as caught:
        asyncio.run(backup.backup(f"sqlite:///{file}", target))
    assert caught.value.key == "error-database-damaged"
    assert str(file) in str(caught.value)
    assert str(target) not in str(caught.value)
    assert [each.name for each in tmp_path.iterdir() if "x.backup" in each.name or "rehearsal" in each.name] == []


def test_a_backup_of_which_rows_are_missing_is_not_kept(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the file on disk has fewer rows than were written to it."""
    opened = backup.opened

    def lossy(where: location.Place) -> object:
        change(where.path, "DELETE FROM entries WHERE table_id = 't1' AND sequence = 199")
        return opened(where)

    monkeypatch.setattr(backup, "opened", lossy)
    with pytest.raises(ContiendaError) as caught:
        asyncio.run(backup.backup(f"sqlite:///{file}", tmp_path / "x.backup"))
    assert caught.value.key == "error-backup-unverified"
    assert not (tmp_path / "x.backup").exists()


def test_a_backup_with_broken_records_is_kept_and_says_so(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(file, "DELETE FROM entries WHERE table_id = 't1' AND sequence = 7")
    target = tmp_path / "x.backup"
    assert main(["backup", str(target), "--database", f"sqlite:///{file}", "--lang", "en"]) == 1
    assert "contienda doctor" in capsys.readouterr().out
    assert target.exists()


def test_a_restore_waits_for_no_server(file: Path, tmp_path: Path) -> None:
    """A server on the target would keep using its old keys, so the restore is refused."""
    target = tmp_path / "x.backup"
    asyncio.run(backup.backup(f"sqlite:///{file}", target))
    held = lock.take(location.find(f"sqlite:///{tmp_path / 'new.db'}"))
    with pytest.raises(ContiendaError) as caught:
        asyncio.run(backup.restore(target, f"sqlite:///{tmp_path / 'new.db'}"))
    assert caught.value.key == "error-database-taken"
    assert held is not None
    held.release()
    asyncio.run(backup.restore(target, f"sqlite:///{tmp_path / 'new.db'}"))


def test_entries_of_every_kind_can_be_read() -> None:
    assert all(
        doctor.readable(partial(lambda each: entries.load(entries.dump(each())), kind)) for kind in entries.Any.__args__
    )
