"""Who owns what: a table has one owner, an ended lease writes nothing, and what it owned can be claimed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
import pytest

from contienda.store import Row, Store, leases
from contienda.store.leases import TABLES, Hold, Leases, Moved, Process
from contienda.store.location import find
from contienda.store.records import Missing
from tests.store.samples import header


class Member:
    """One process of a cluster: its store and its lease."""

    def __init__(self, url: str, name: str, store: Store) -> None:
        self.url = url
        self.store = store
        self.process = Process(name, f"127.0.0.1:{len(name)}", False)
        self.leases = Leases(find(url))

    async def join(self) -> None:
        await self.leases.open()
        await self.leases.register(self.process)
        self.store.guarded(Hold(self.process.id), Moved("error-table-moved"))

    async def claim(self, table: str) -> tuple[str, int] | None:
        found = await self.leases.claim(TABLES, table, self.process.id)
        return None if found is None else (found.owner, found.epoch)

    async def write(self, table: str, sequence: int, epoch: int) -> None:
        await self.store.append(table, Row(sequence, 1, b"entry", epoch))


@asynccontextmanager
async def members(url: str, *names: str) -> AsyncIterator[list[Member]]:
    found = [Member(url, name, await Store.open(url)) for name in names]
    for each in found:
        await each.join()
    try:
        yield found
    finally:
        for each in found:
            await each.leases.close()
            await each.store.close()


async def expire(url: str, process: str) -> None:
    """Let a lease run out, as if its process had been silent for long."""
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE processes SET expires = 0 WHERE id = $1", process)
    await connection.close()


async def epochs(url: str, table: str) -> list[int]:
    connection = await asyncpg.connect(url)
    found = await connection.fetch("SELECT epoch FROM entries WHERE table_id = $1 ORDER BY sequence", table)
    await connection.close()
    return [row[0] for row in found]


def in_cluster(work: Callable[[str, Member, Member], Coroutine[None, None, None]]) -> Callable[[str], None]:
    """Make a test with two members and a table that nobody owns yet."""

    def test(postgres_url: str) -> None:
        async def run() -> None:
            async with members(postgres_url, "one", "two") as (one, two):
                await one.store.create(header("table"), [])
                await work(postgres_url, one, two)

        asyncio.run(run())

    test.__name__, test.__doc__ = work.__name__, work.__doc__
    return test


@in_cluster
async def test_a_table_has_one_owner(url: str, one: Member, two: Member) -> None:
    found = await asyncio.gather(*(each.claim("table") for each in (one, two) * 5))
    assert len({owner for owner, _ in filter(None, found)}) == 1
    owner, other = (one, two) if found[0] is not None and found[0][0] == "one" else (two, one)
    known = await other.leases.owner(TABLES, "table")
    assert known is not None
    assert known.owner == owner.process.id
    assert await one.claim("nothing") is None
    assert await one.leases.owner(TABLES, "nothing") is None


@in_cluster
async def test_what_is_released_can_be_claimed_at_once(url: str, one: Member, two: Member) -> None:
    assert await one.claim("table") == ("one", 1)
    assert await two.claim("table") == ("one", 1)
    await one.leases.release(TABLES, {"table": 1}, "one")
    assert await two.claim("table") == ("two", 2)
    await one.leases.release(TABLES, {"table": 1}, "one")  # late, and of no effect
    await two.leases.release(TABLES, {"table": 1}, "two")  # an epoch that is over
    assert await one.claim("table") == ("two", 2)


@in_cluster
async def test_an_owner_that_is_silent_for_too_long_loses_its_tables(url: str, one: Member, two: Member) -> None:
    assert await one.claim("table") == ("one", 1)
    await one.write("table", 1, 1)
    await expire(url, "one")
    assert [each.id for each in await two.leases.beat(two.process) or []] == ["two"]
    assert await two.leases.orphans() == ["table"]
    assert await two.claim("table") == ("two", 2)
    assert await two.leases.orphans() == []
    for sequence in (2, 3):
        with pytest.raises(Moved):
            await one.write("table", sequence, 1)
    with pytest.raises(Moved):
        await one.store.grant(b"0" * 32, "table", "play", -1, "")
    await two.write("table", 2, 2)
    assert await one.leases.beat(one.process) is None  # it learns that its lease has ended
    assert await one.claim("table") == ("two", 2)
    assert await epochs(url, "table") == [1, 2]


@in_cluster
async def test_whoever_wants_a_table_ends_a_lease_that_has_run_out(url: str, one: Member, two: Member) -> None:
    assert await one.claim("table") == ("one", 1)
    await expire(url, "one")
    assert await two.claim("table") == ("two", 2)
    with pytest.raises(Moved):
        await one.write("table", 1, 1)


@in_cluster
async def test_a_silent_owner_that_nobody_noticed_goes_on(url: str, one: Member, two: Member) -> None:
    assert await one.claim("table") == ("one", 1)
    await expire(url, "one")
    await one.write("table", 1, 1)
    assert len(await one.leases.beat(one.process) or []) == 2
    assert len(await two.leases.beat(two.process) or []) == 2


@in_cluster
async def test_a_lease_does_not_end_in_the_middle_of_a_write(url: str, one: Member, two: Member) -> None:
    """Its transaction comes first: the other process cannot own anything before it is over."""
    assert await one.claim("table") == ("one", 1)
    inside, go = asyncio.Event(), asyncio.Event()

    async def slow(connection: object) -> None:
        inside.set()
        await go.wait()

    writing = asyncio.create_task(one.store._writer.change(slow))
    await inside.wait()
    await expire(url, "one")
    assert len(await two.leases.beat(two.process) or []) == 2
    assert await two.claim("table") == ("one", 1)
    go.set()
    await writing
    assert len(await two.leases.beat(two.process) or []) == 1
    assert await two.claim("table") == ("two", 2)


@in_cluster
async def test_a_process_that_was_stopped_in_a_write_holds_nobody_up(url: str, one: Member, two: Member) -> None:
    """PostgreSQL ends its transaction, and the process learns that nothing was stored."""
    assert await one.claim("table") == ("one", 1)
    inside, go = asyncio.Event(), asyncio.Event()

    async def stopped(connection: object) -> None:
        inside.set()
        await go.wait()

    writing = asyncio.create_task(one.store._writer.change(stopped))
    await inside.wait()
    writes = asyncio.create_task(one.write("table", 1, 1))  # waits for the next transaction
    await expire(url, "one")
    async with asyncio.timeout(leases.STUCK / 1000 * 10):
        while len(await two.leases.beat(two.process) or []) == 2:
            await asyncio.sleep(0.05)
    assert await two.claim("table") == ("two", 2)
    go.set()
    for each in (writing, writes):
        with pytest.raises(Exception):  # noqa: B017 - the connection is gone, or the lease
            await each
    assert await epochs(url, "table") == []


@in_cluster
async def test_who_drains_takes_nothing(url: str, one: Member, two: Member) -> None:
    one.process = Process("one", "", True)
    await one.leases.beat(one.process)
    assert await one.claim("table") == ("", 0)
    assert [each.draining for each in await two.leases.beat(two.process) or []] == [True, False]
    assert await two.claim("table") == ("two", 1)


@in_cluster
async def test_what_waits_is_not_written_under_another_name(url: str, one: Member, two: Member) -> None:
    """A process that begins anew must not write what it decided as the old one."""
    inside, go = asyncio.Event(), asyncio.Event()

    async def slow(connection: object) -> None:
        inside.set()
        await go.wait()

    writing = asyncio.create_task(one.store._writer.change(slow))
    await inside.wait()
    waits = asyncio.create_task(one.write("table", 1, 1))
    await asyncio.sleep(0)
    one.process = Process("three", "", False)
    await one.join()
    go.set()
    await writing
    with pytest.raises(Moved):
        await waits
    await one.write("table", 1, 2)
    assert await epochs(url, "table") == [2]


def test_a_deleted_table_is_owned_by_nobody(postgres_url: str) -> None:
    async def run() -> None:
        async with members(postgres_url, "one") as (one,):
            await one.store.create(header("table"), [])
            await one.claim("table")
            await one.store.delete("table")
            assert await one.claim("table") is None
            with pytest.raises(Missing):
                await one.write("table", 1, 1)

    asyncio.run(run())
