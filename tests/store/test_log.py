"""A table's log: what is appended stays, in order, and nobody overwrites anybody."""

from __future__ import annotations

import asyncio

import aiosqlite
import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store import Conflict, Missing, Store
from contienda.store.location import BadDatabase
from contienda.store.records import TOUCHED_WITHIN, Row
from contienda.store.writer import Stopped
from tests.store.samples import header, row, using


def test_a_table_is_created_with_its_first_entries_and_found_again(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header("t1", touched=5), [row(1), row(2)])
        found = await store.header("t1")
        assert found == header("t1", touched=20)  # the last entry came at 20
        assert await store.by_code("code-t1") == "t1"
        assert await store.rows("t1") == [row(1), row(2)]
        assert await store.last("t1") == 2
        assert await store.header("t2") is None
        assert await store.by_code("code-t2") is None
        assert await store.last("t2") == 0

    asyncio.run(using(url, play))


def test_an_id_and_a_code_are_taken_once_and_leave_nothing_half_done(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header("t1"), [row(1)])
        with pytest.raises(Conflict):
            await store.create(header("t1"), [row(1), row(2)])
        same_code = msgspec.structs.replace(header("t2"), code="code-t1")
        with pytest.raises(Conflict):
            await store.create(same_code, [row(1)])
        with pytest.raises(Conflict):
            await store.create(header("t3"), [row(1), row(1)])
        assert await store.last("t1") == 1
        assert await store.header("t2") is None
        assert await store.header("t3") is None
        assert await store.rows("t3") == []

    asyncio.run(using(url, play))


def test_entries_come_in_order_and_by_parts(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        for sequence in range(1, 11):
            await store.append("t1", row(sequence))
        assert [each.sequence for each in await store.rows("t1")] == list(range(1, 11))
        assert [each.sequence for each in await store.rows("t1", after=8)] == [9, 10]
        assert [each.sequence for each in await store.rows("t1", after=2, until=4)] == [3, 4]
        assert (await store.rows("t1", after=9))[0] == row(10)

    asyncio.run(using(url, play))


def test_what_was_appended_is_there_after_opening_again(url: str) -> None:
    every_byte = row(1, at=7).__class__(1, 7, bytes(range(256)))

    async def write(store: Store) -> None:
        await store.create(header(), [])
        await store.append("t1", every_byte)

    async def read(store: Store) -> None:
        assert await store.rows("t1") == [every_byte]
        assert (await store.headers())[0].seed == b"\x00seed\xff"

    asyncio.run(using(url, write))
    asyncio.run(using(url, read))


def test_a_sequence_is_taken_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [row(1)])
        with pytest.raises(Conflict):
            await store.append("t1", row(1, "another"))
        assert await store.rows("t1") == [row(1)]

    asyncio.run(using(url, play))


def test_one_bad_row_does_not_harm_the_others_it_is_written_with(url: str) -> None:
    async def play(store: Store) -> None:
        for name in ("t1", "t2", "t3"):
            await store.create(header(name), [row(1)])
        outcome = await asyncio.gather(
            store.append("t1", row(2, at=20_000)),
            store.append("t2", row(1, "too late", at=20_000)),
            store.append("gone", row(1)),
            store.append("t3", row(2, at=20_000)),
            store.append("t3", row(2, "second", at=30_000)),
            store.put_setting("t1", "word", "kept"),
            store.create(header("t2"), []),
            store.finish("gone"),
            store.grant(b"no digest", "t1", "play", 0, "Ana"),
            return_exceptions=True,
        )
        kinds = [type(each) for each in outcome]
        none = type(None)
        assert kinds == [none, Conflict, Missing, none, Conflict, none, Conflict, Missing, ValueError]
        assert await store.rows("t1") == [row(1), row(2, at=20_000)]
        assert await store.rows("t2") == [row(1)]
        assert await store.rows("t3") == [row(1), row(2, at=20_000)]
        assert await store.setting("t1", "word") == "kept"
        touched = {each.id: each.touched for each in await store.headers()}
        assert touched == {"t1": 20_000, "t2": 10, "t3": 20_000}

    asyncio.run(using(url, play))


def test_appends_that_wait_together_are_committed_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store) -> None:
        await asyncio.gather(*(store.create(header(f"t{number}"), []) for number in range(100)))
        batches = []
        commit = store._writer._commit

        async def counted(batch: object) -> None:
            batches.append(batch)
            await commit(batch)  # type: ignore[arg-type]

        monkeypatch.setattr(store._writer, "_commit", counted)
        await asyncio.gather(*(store.append(f"t{number}", row(1)) for number in range(100)))
        assert len(batches) <= 2

    asyncio.run(using(url, play))


def test_a_batch_of_entries_is_one_visit_to_the_thread_of_sqlite(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store) -> None:
        for number in range(40):
            await store.create(header(f"t{number}"), [])
        visits: list[object] = []
        visit = aiosqlite.Connection._execute

        async def counted(self: aiosqlite.Connection, work: object, *rest: object) -> object:
            visits.append(work)
            return await visit(self, work, *rest)  # type: ignore[no-untyped-call]

        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
        first = row(1, at=20_000)
        await asyncio.gather(*(store.append(f"t{number}", first, awake=number == 7) for number in range(40)))
        assert len(visits) <= 2  # the first entry may have gone ahead of the others
        monkeypatch.undo()
        assert {each.touched for each in await store.headers()} == {first.at}
        assert all([await store.rows(f"t{number}") == [first] for number in range(40)])

    asyncio.run(using(sqlite_url, play))


def test_closing_writes_what_waits_and_then_takes_no_more(url: str) -> None:
    async def play() -> None:
        store = await Store.open(url)
        await store.create(header(), [])
        waiting = [asyncio.create_task(store.append("t1", row(sequence))) for sequence in range(1, 51)]
        await asyncio.sleep(0)  # all of them have asked now
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(Stopped):
            await store.append("t1", row(51))
        store = await Store.open(url)
        assert await store.last("t1") == 50
        await store.close()

    asyncio.run(play())


def test_one_who_stops_waiting_does_not_harm_the_others(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        waiting = [asyncio.create_task(store.append("t1", row(sequence))) for sequence in range(1, 21)]
        await asyncio.sleep(0)
        waiting[3].cancel()
        outcome = await asyncio.gather(*waiting, return_exceptions=True)
        assert [index for index, each in enumerate(outcome) if each is not None] == [3]
        kept = {each.sequence for each in await store.rows("t1")}
        assert kept >= set(range(1, 21)) - {4}

    asyncio.run(using(url, play))


def test_what_cannot_be_a_name_is_not_found(url: str) -> None:
    async def play(store: Store) -> None:
        for odd in ("\0", "a\0b", "\ud800", "'; DROP TABLE tables; --", "", "x" * 100_000):
            assert await store.header(odd) is None
            assert await store.by_code(odd) is None

    asyncio.run(using(url, play))


def test_a_full_disk_loses_nothing_that_was_acknowledged(sqlite_url: str) -> None:
    """The batch that meets the full disk fails as a whole with one sentence, and later ones go on."""

    async def most_pages(store: Store, count: int) -> None:
        async with store._writes.connect() as connection:
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {count}")

    async def play(store: Store) -> None:
        await store.create(header(), [row(1)])
        await most_pages(store, 1)  # no more than there are
        outcome = await asyncio.gather(
            store.append("t1", row(2)),
            store.put_setting("t1", "small", "word"),
            store.put_setting("t1", "large", "word" * 10_000),
            store.append("t1", row(3)),
            return_exceptions=True,
        )
        assert [getattr(each, "key", each) for each in outcome] == ["error-database-open"] * 4
        assert "full" in str(outcome[0].values["reason"])  # type: ignore[union-attr]
        assert await store.last("t1") == 1
        assert await store.setting("t1", "small") is None
        await store.append("t1", row(2))  # there is room for a little
        await most_pages(store, 1_000_000)
        await store.put_setting("t1", "large", "word" * 10_000)
        assert await store.last("t1") == 2

    asyncio.run(using(sqlite_url, play))


def test_tables_are_listed_last_touched_first(url: str) -> None:
    async def play(store: Store) -> None:
        for number in range(1, 6):
            await store.create(header(f"t{number}", touched=number, listed=number in (2, 3)), [])
        await store.finish("t2")
        await store.append("t1", row(1, at=20_000))
        assert [each.id for each in await store.headers()] == ["t1", "t5", "t4", "t3", "t2"]
        assert [each.id for each in await store.headers(limit=2)] == ["t1", "t5"]
        assert [each.id for each in await store.headers(before=4)] == ["t3", "t2"]
        assert [each.id for each in await store.headers(state="over")] == ["t2"]
        assert [each.id for each in await store.headers(state="open", ids=["t2", "t3", "t9"])] == ["t3"]
        assert [each.id for each in await store.headers(state="open", listed=True, limit=1)] == ["t3"]
        assert await store.headers(ids=[]) == []
        await store.reopen("t2")
        assert await store.headers(state="over") == []

    asyncio.run(using(url, play))


def test_the_time_of_a_table_is_written_when_it_is_ten_seconds_old_or_the_table_wakes(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header("t1", touched=0), [], awake=False)

        async def touched_after(entry: Row, awake: bool = False) -> int:
            await store.append("t1", entry, awake)
            return (await store.headers())[0].touched

        assert await touched_after(row(1, at=TOUCHED_WITHIN - 1)) == 0
        assert await touched_after(row(2, at=TOUCHED_WITHIN)) == TOUCHED_WITHIN
        assert await store.awake() == []
        assert await touched_after(row(3, at=TOUCHED_WITHIN + 1), awake=True) == TOUCHED_WITHIN + 1
        assert await store.awake() == ["t1"]
        assert await touched_after(row(4, at=TOUCHED_WITHIN + 2), awake=True) == TOUCHED_WITHIN + 1

    asyncio.run(using(url, play))


def test_only_the_newest_two_snapshots_are_kept(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        assert await store.snapshot("t1") is None
        for sequence in (10, 20, 30):
            await store.keep_snapshot("t1", sequence, f"after {sequence}".encode())
        await store.keep_snapshot("t1", 30, b"once more")
        assert await store.snapshot("t1") == (30, b"once more")
        async with store._reads.connect() as connection:
            kept = await connection.exec_driver_sql("SELECT sequence FROM snapshots ORDER BY sequence")
            assert [each[0] for each in kept.all()] == [20, 30]
        with pytest.raises(Missing):
            await store.keep_snapshot("gone", 1, b"")

    asyncio.run(using(url, play))


def test_settings_belong_to_a_table(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        assert await store.setting("t1", "webhook") is None
        await store.put_setting("t1", "webhook", "first")
        await store.put_setting("t1", "webhook", "второй")
        assert await store.setting("t1", "webhook") == "второй"
        with pytest.raises(Missing):
            await store.put_setting("gone", "webhook", "")

    asyncio.run(using(url, play))


def test_a_deleted_table_leaves_nothing(url: str) -> None:
    async def play(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create(header(name), [row(1), row(2)])
            await store.keep_snapshot(name, 2, b"blob")
            await store.grant(b"s" * 32, name, "play", 0, "Ana")
            await store.put_ticket(name.encode() * 16, name, "watch", -1, "", 0, True)
            await store.put_setting(name, "webhook", "address")
        assert not await store.delete("t1", touched=19)  # its last entry came at 20
        assert await store.delete("t1", touched=20)
        assert not await store.delete("t1")
        async with store._reads.connect() as connection:
            for table, column in [("tables", "id")] + [
                (each, "table_id") for each in ("entries", "snapshots", "rights", "tickets", "settings")
            ]:
                found = await connection.exec_driver_sql(f"SELECT DISTINCT {column} FROM {table}")
                assert [each[0] for each in found.all()] == ["t2"], table

    asyncio.run(using(url, play))


def test_nothing_of_a_deleted_table_is_left_in_the_file(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [row(1, "a confidential remark " * 500)])
        await store.delete("t1")

    asyncio.run(using(sqlite_url, play))
    with open(sqlite_url.removeprefix("sqlite:///"), "rb") as file:
        assert b"confidential" not in file.read()


def test_a_connection_lost_within_a_change_is_trouble_with_the_database(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        with pytest.raises(BadDatabase):
            await store._writer.change(work)
        await store.create(header("t1"), [row(1)])  # it has connected again

    asyncio.run(using(postgres_url, play))
