"""Work in SQLite's thread: all or nothing, in one visit, and it waits for nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store.sqlite_visit import Visitor

ADD, COUNT = text("INSERT INTO t VALUES (:x)"), text("SELECT count(*) FROM t")


def opened(folder: Path, use: Callable[[aiosqlite.Connection], Awaitable[None]]) -> None:
    async def run() -> None:
        async with aiosqlite.connect(folder / "a.db", isolation_level=None) as driver:
            await driver.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
            await use(driver)

    asyncio.run(run())


async def count(connection: AsyncConnection) -> int:
    return int(await connection.scalar(COUNT))


def test_a_change_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    async def use(driver: aiosqlite.Connection) -> None:
        visitor = Visitor(driver, True)

        async def two(connection: AsyncConnection) -> str:
            await connection.execute(ADD, {"x": 1})
            await connection.execute(ADD, {"x": 2})
            return "done"

        assert await visitor.visit(two) == "done"
        with pytest.raises(IntegrityError):
            await visitor.visit(lambda connection: connection.execute(ADD, [{"x": 3}, {"x": 1}]))
        assert await visitor.visit(count) == 2
        assert not driver.in_transaction

    opened(tmp_path, use)


def test_part_of_a_change_can_be_undone(tmp_path: Path) -> None:
    async def use(driver: aiosqlite.Connection) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(ADD, {"x": 1})
            savepoint = await connection.begin_nested()
            await connection.execute(ADD, {"x": 2})
            await savepoint.rollback()
            with contextlib.suppress(IntegrityError):
                async with connection.begin_nested():
                    await connection.execute(ADD, {"x": 3})
                    await connection.execute(ADD, {"x": 1})
            async with connection.begin_nested():
                await connection.execute(ADD, {"x": 4})

        visitor = Visitor(driver, True)
        await visitor.visit(work)
        assert await visitor.visit(count) == 2
        assert await visitor.visit(lambda connection: connection.scalar(text("SELECT max(x) FROM t"))) == 4

    opened(tmp_path, use)


def test_work_that_waits_for_something_else_changes_nothing(tmp_path: Path) -> None:
    async def use(driver: aiosqlite.Connection) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(ADD, {"x": 1})
            await asyncio.sleep(0)

        visitor = Visitor(driver, True)
        with pytest.raises(RuntimeError, match="waited"):
            await visitor.visit(work)
        assert await visitor.visit(count) == 0

    opened(tmp_path, use)


def test_a_change_takes_the_lock_at_once(tmp_path: Path) -> None:
    """Otherwise two who have both read could both fail to write."""

    async def use(driver: aiosqlite.Connection) -> None:
        async with aiosqlite.connect(tmp_path / "a.db", isolation_level=None, timeout=0) as other:
            await other.execute("BEGIN IMMEDIATE")
            await (await driver.execute("PRAGMA busy_timeout = 0")).close()
            with pytest.raises(OperationalError, match="locked"):
                await Visitor(driver, True).visit(count)
            assert await Visitor(driver, False).visit(count) == 0  # questions wait for nobody

    opened(tmp_path, use)
