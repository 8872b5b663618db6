"""Opening a database: its default place, what is created, what is refused, and how it is upgraded."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from contienda.core.errors import ContiendaError
from contienda.store import Store, location, migrate
from contienda.store.schema import metadata
from tests.store.samples import header, row, using

ROOT = Path(__file__).parent.parent.parent


def refused(url: str | None) -> ContiendaError:
    with pytest.raises(ContiendaError) as caught:
        asyncio.run(Store.open(url))
    return caught.value


def test_without_a_url_it_is_a_private_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    async def play(store: Store) -> None:
        await store.create(header(), [row(1)])
        folder = tmp_path / "data" / "contienda"
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert {stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()} == {0o600}
        assert (folder / "contienda.db").exists()

    asyncio.run(using(None, play))


@pytest.mark.parametrize(
    "url", ["", "contienda.db", "mysql://u:p@host/x", "sqlite://", "sqlite:///:memory:", "sqlite:///a?mode=ro", "://"]
)
def test_another_kind_of_url_is_refused(url: str) -> None:
    assert refused(url).key == "error-database-url"


def test_a_password_is_never_shown() -> None:
    for url in ("postgresql://ana:pa:ss@word@host/x", "postgresql://host/x?user=ana&password=word&ssl=1"):
        assert "word" not in location.find(url).shown.replace("password", "")
    assert "word" not in str(refused("mysql://ana:word@host/x").values)


def test_an_unreachable_database_is_told_with_its_reason(tmp_path: Path) -> None:
    nowhere = refused(f"sqlite:///{tmp_path}/no/such/folder/x.db")
    assert nowhere.key == "error-database-open"
    assert nowhere.values["reason"] == "No such file or directory"
    text_file = tmp_path / "notes.txt"
    text_file.write_text("these are my notes, not a database\n" * 100)
    assert refused(f"sqlite:///{text_file}").values["reason"] == "file is not a database"
    assert text_file.read_text().startswith("these are my notes")
    absent = refused(f"postgresql://ana:word@/x?host={tmp_path}")
    assert absent.key == "error-database-open"
    assert "word" not in str(absent.values)


def test_a_missing_postgresql_database_is_told(postgres_url: str) -> None:
    error = refused(postgres_url.replace("@/", "@/no"))
    assert "does not exist" in str(error.values["reason"])


def test_sqlite_writes_through_to_the_disk(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        async with store._writes.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert await connection.scalar(text(f"PRAGMA {pragma}")) == value

    asyncio.run(using(sqlite_url, play))


def test_readers_do_not_wait_for_the_writer(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [row(1)])
        async with store._writes.begin() as connection:
            await connection.execute(text("UPDATE tables SET touched = 99"))
            assert (await store.headers())[0].touched == 10
            assert await store.last("t1") == 1

    asyncio.run(using(url, play))


def test_the_revisions_make_the_schema(empty_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": migrate.VERSION_TABLE})
        return list(compare_metadata(context, metadata))

    async def play(store: Store) -> None:
        async with store._writes.begin() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(migrate.revision) == migrate.known()[-1]

    asyncio.run(using(empty_url, play))


def test_a_revision_is_named_by_its_file() -> None:
    script = ScriptDirectory(str(migrate.FOLDER))
    assert [each.revision for each in script.walk_revisions()][::-1] == migrate.known()


def test_opening_again_changes_nothing(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create(header(), [row(1)])

    async def read(store: Store) -> None:
        assert await store.rows("t1") == [row(1)]

    asyncio.run(using(url, write))
    asyncio.run(using(url, read))


def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str) -> None:
    async def play(store: Store) -> None:
        async with store._writes.begin() as connection:
            await connection.execute(text(f"UPDATE {migrate.VERSION_TABLE} SET version_num = '9999'"))

    asyncio.run(using(url, play))
    assert refused(url).key == "error-database-newer"
    assert refused(url).key == "error-database-newer"


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "addresses.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE addresses (name TEXT)")
    assert refused(f"sqlite:///{path}").key == "error-database-foreign"
    with sqlite3.connect(path) as connection:
        assert [each[0] for each in connection.execute("SELECT name FROM sqlite_master")] == ["addresses"]


def test_processes_that_start_at_once_agree(empty_url: str) -> None:
    script = f"import asyncio; from contienda.store import Store; store = asyncio.run(Store.open({empty_url!r}))"
    command = [sys.executable, "-c", script]
    children = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(2)]
    for each in children:
        _, said = each.communicate(timeout=300)
        assert each.returncode == 0, said.decode()


def test_stores_that_open_at_once_in_one_process_agree(empty_url: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(8)))
        await asyncio.gather(*(store.create(header(f"t{index}"), []) for index, store in enumerate(stores)))
        assert len(await stores[0].headers()) == 8
        for store in stores:
            await store.close()

    asyncio.run(play())
