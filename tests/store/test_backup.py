"""Backups: one file from either database into either, complete or refused in one sentence."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import text

from contienda.core.errors import ContiendaError
from contienda.store import Grant, Row, Store, Ticket, backup, location, migrate
from contienda.store.rights import digest
from tests.store.samples import header, room, row, using

SESSION, LINK = digest("session"), digest("link")
OF_THE_FIRST_FORM = ("id", "code", "game", "version", "setup", "seed", "created", "touched", "state")
EVERY_BYTE = Row(3, 30, bytes(range(256)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.backup"


async def fill(store: Store) -> None:
    await store.create(header("t1"), [row(1), row(2), EVERY_BYTE])
    await store.create(header("t2", touched=7), [])
    await store.finish("t2")
    await store.keep_snapshot("t1", 3, b"\x00blob\xff")
    await store.grant(SESSION, "t1", "play", 0, "Ñandú Ёжик")
    await store.put_ticket(LINK, "t1", "watch", -1, "", 2**42, True)
    await store.put_setting("t1", "webhook", "address")
    await store.create_document(room("r1"))


async def compare(store: Store) -> None:
    assert await store.headers() == [header("t1", touched=30), header("t2", touched=7, state="over")]
    assert await store.rows("t1") == [row(1), row(2), EVERY_BYTE]
    assert await store.snapshot("t1") == (3, b"\x00blob\xff")
    assert await store.rights_everywhere(SESSION) == [Grant("t1", "play", 0, "Ñandú Ёжик")]
    assert await store.take_ticket(LINK, 1) == Ticket("t1", "watch", -1, "", 2**42, True)
    assert await store.setting("t1", "webhook") == "address"
    assert await store.document("kiberrubezh", "room", "r1") == room("r1")


def refused(path: Path, url: str) -> ContiendaError:
    with pytest.raises(ContiendaError) as caught:
        asyncio.run(backup.restore(path, url))
    return caught.value


def test_there_and_back(url: str, empty_url: str, file: Path) -> None:
    asyncio.run(using(url, fill))
    assert asyncio.run(backup.backup(url, file)) == backup.Copied(tables=2, entries=3, broken=1)  # `EVERY_BYTE`
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in file.parent.iterdir() if each.name.startswith((".tables", "tables"))] == [file.name]
    assert asyncio.run(backup.restore(file, empty_url)) == backup.Copied(tables=2, entries=3)
    asyncio.run(using(empty_url, compare))


def test_a_backup_is_of_one_moment_while_others_write(
    url: str, empty_sqlite_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between any two tables of the copy, somebody appends to a log and creates a table."""
    copy_table = backup.copy_table

    async def play(store: Store) -> None:
        await fill(store)

        async def slowly(*given: object) -> int:
            copied = await copy_table(*given)  # type: ignore[arg-type]
            last = await store.last("t1")
            await store.append("t1", row(last + 1))
            await store.create(header(f"late{last}"), [row(1)])
            return copied

        monkeypatch.setattr(backup, "copy_table", slowly)
        assert await backup.backup(url, file) == backup.Copied(tables=2, entries=3, broken=1)
        monkeypatch.undo()
        assert await store.last("t1") > 3

    asyncio.run(using(url, play))
    asyncio.run(backup.restore(file, empty_sqlite_url))
    asyncio.run(using(empty_sqlite_url, compare))


def test_a_backup_goes_into_an_empty_database_only(url: str, file: Path) -> None:
    asyncio.run(using(url, fill))
    asyncio.run(backup.backup(url, file))
    assert refused(file, url).key == "error-database-full"
    asyncio.run(using(url, compare))


def test_a_database_with_nothing_but_a_room_is_not_empty(url: str, empty_sqlite_url: str, file: Path) -> None:
    async def open_room(store: Store) -> None:
        await store.create_document(room("r1"))

    async def look(store: Store) -> None:
        assert await store.document("kiberrubezh", "room", "r1") == room("r1")

    asyncio.run(using(empty_sqlite_url, fill))
    asyncio.run(backup.backup(empty_sqlite_url, file))
    asyncio.run(using(url, open_room))
    assert refused(file, url).key == "error-database-full"
    asyncio.run(using(url, look))


def test_a_backup_of_the_first_form_is_restored(url: str, file: Path, empty_sqlite_url: str) -> None:
    """Made by a version that had no rooms, and no column for listed tables."""
    tables = sa.table("tables", *(sa.column(name) for name in OF_THE_FIRST_FORM))
    where = location.find(empty_sqlite_url)
    location.make_room(where)

    async def begin() -> None:
        async with backup.connected(where, location.WRITE) as connection:
            await connection.run_sync(migrate.upgrade, where, "0001")
            for values in (header("t1", listed=True), header("t2")):
                named = {name: getattr(values, name) for name in OF_THE_FIRST_FORM}
                await connection.execute(sa.insert(tables).values(named))

    async def look(store: Store) -> None:
        assert await store.headers() == [header("t1", listed=True), header("t2")]
        assert await store.headers(listed=True) == [header("t1", listed=True)]
        await store.create_document(room("r1"))
        assert await store.document("kiberrubezh", "room", "r1") == room("r1")

    asyncio.run(begin())
    assert asyncio.run(backup.backup(empty_sqlite_url, file)) == backup.Copied(tables=2, entries=0)
    asyncio.run(backup.restore(file, url))
    asyncio.run(using(url, look))
    asyncio.run(using(empty_sqlite_url, look))


def test_a_database_that_was_opened_but_never_used_is_empty(url: str, empty_sqlite_url: str, file: Path) -> None:
    asyncio.run(using(empty_sqlite_url, fill))
    asyncio.run(backup.backup(empty_sqlite_url, file))
    asyncio.run(backup.restore(file, url))
    asyncio.run(using(url, compare))


def test_what_is_no_backup_is_refused(tmp_path: Path, file: Path) -> None:
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert refused(file, target).key == "error-no-file"
    file.write_text("not a database at all " * 100)
    assert refused(file, target).key == "error-backup-not"
    file.write_bytes(b"")
    assert refused(file, target).key == "error-backup-not"
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    assert refused(file, target).key == "error-backup-not"
    assert not (tmp_path / "target.db").exists()


def test_a_damaged_backup_is_refused(sqlite_url: str, tmp_path: Path, file: Path) -> None:
    async def much(store: Store) -> None:
        await store.create(header(), [row(number, "x" * 500) for number in range(1, 500)])

    asyncio.run(using(sqlite_url, much))
    asyncio.run(backup.backup(sqlite_url, file))
    os.truncate(file, file.stat().st_size // 2)
    assert refused(file, f"sqlite:///{tmp_path / 'target.db'}").key == "error-backup-damaged"
    os.truncate(file, 100)
    assert refused(file, f"sqlite:///{tmp_path / 'target.db'}").key == "error-backup-damaged"


def test_a_backup_of_a_newer_program_is_refused(sqlite_url: str, tmp_path: Path, file: Path) -> None:
    asyncio.run(using(sqlite_url, fill))
    asyncio.run(backup.backup(sqlite_url, file))
    with sqlite3.connect(file) as connection:
        connection.execute(f"UPDATE {migrate.VERSION_TABLE} SET version_num = '9999'")
    assert refused(file, f"sqlite:///{tmp_path / 'target.db'}").key == "error-backup-newer"


def test_a_backup_never_takes_the_place_of_a_file(sqlite_url: str, file: Path) -> None:
    asyncio.run(using(sqlite_url, fill))
    for taken in (file, Path(sqlite_url.removeprefix("sqlite:///"))):
        if taken == file:
            taken.write_text("mine")
        with pytest.raises(ContiendaError) as caught:
            asyncio.run(backup.backup(sqlite_url, taken))
        assert caught.value.key == "error-file-exists"
    assert file.read_text() == "mine"
    asyncio.run(using(sqlite_url, compare))


def test_what_cannot_be_backed_up_is_told(empty_sqlite_url: str, tmp_path: Path, file: Path) -> None:
    def told(url: str, path: Path) -> str:
        with pytest.raises(ContiendaError) as caught:
            asyncio.run(backup.backup(url, path))
        assert not path.exists()
        return caught.value.key

    assert told(empty_sqlite_url, file) == "error-database-none"
    assert not (tmp_path / "empty.db").exists()
    asyncio.run(using(empty_sqlite_url, fill))
    assert told(empty_sqlite_url, tmp_path / "no" / "folder" / "x.backup") == "error-unwritable"
    with sqlite3.connect(tmp_path / "empty.db") as connection:
        connection.execute(f"UPDATE {migrate.VERSION_TABLE} SET version_num = '9999'")
    assert told(empty_sqlite_url, file) == "error-database-newer"


def test_an_empty_postgresql_has_nothing_to_back_up(empty_postgres_url: str, file: Path) -> None:
    with pytest.raises(ContiendaError) as caught:
        asyncio.run(backup.backup(empty_postgres_url, file))
    assert caught.value.key == "error-database-none"


LAST = migrate.known()[-1]
NEXT = f"""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9000", "{LAST}"
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text, server_default="blue"))
"""


def test_an_older_backup_is_brought_up_to_date(
    url: str, file: Path, empty_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program one revision ahead backs up a database as it is, and restores it into its own schema."""
    asyncio.run(using(empty_sqlite_url, fill))
    shutil.copytree(migrate.FOLDER, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "migrations" / "versions" / "r9000_next.py").write_text(NEXT)
    monkeypatch.setattr(migrate, "FOLDER", tmp_path / "migrations")
    asyncio.run(backup.backup(empty_sqlite_url, file))
    with sqlite3.connect(file) as connection:
        assert connection.execute(f"SELECT version_num FROM {migrate.VERSION_TABLE}").fetchone() == (LAST,)

    async def empty(store: Store) -> None:
        assert await store.headers() == []

    async def look(store: Store) -> None:
        await compare(store)
        async with store._reads.connect() as connection:
            assert (await connection.scalars(text("SELECT colour FROM tables"))).all() == ["blue", "blue"]

    asyncio.run(using(url, empty))  # now at 9000: its empty tables are replaced
    asyncio.run(backup.restore(file, url))
    asyncio.run(using(url, look))
    asyncio.run(using(empty_sqlite_url, look))  # and the source itself, when it is opened


def test_an_older_postgresql_is_backed_up_as_it_is(
    postgres_url: str, file: Path, empty_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(using(postgres_url, fill))
    shutil.copytree(migrate.FOLDER, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "migrations" / "versions" / "r9000_next.py").write_text(NEXT)
    monkeypatch.setattr(migrate, "FOLDER", tmp_path / "migrations")
    asyncio.run(backup.backup(postgres_url, file))
    asyncio.run(backup.restore(file, empty_sqlite_url))
    asyncio.run(using(empty_sqlite_url, compare))
