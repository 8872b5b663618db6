"""Retention: only what is due is deleted, and only after it is safe in a file."""

from __future__ import annotations

import asyncio
from pathlib import Path

from contienda.core.errors import ContiendaError
from contienda.store import Store, retention
from tests.store.samples import header, row, using

DAY = retention.DAY
NOW = 1000 * DAY


async def fill(store: Store) -> None:
    """Create tables named by their state and how many days ago they were touched."""
    for state in ("open", "over"):
        for days in (5, 40, 400):
            await store.create(header(f"{state}{days}", touched=NOW - days * DAY, state=state), [])


def test_only_what_was_asked_for_is_due(url: str) -> None:
    async def play(store: Store) -> None:
        await fill(store)

        async def due(finished: int | None, idle: int | None) -> list[str]:
            return [each.id for each in await retention.due(store, finished, idle, NOW)]

        assert await due(None, None) == []
        assert await due(30, None) == ["over400", "over40"]
        assert await due(None, 100) == ["open400"]
        assert await due(100, 30) == ["open400", "over400", "open40"]
        assert await due(40, None) == ["over400"]  # longer than 40 days, not exactly 40

    asyncio.run(using(url, play))


def test_tables_are_exported_then_deleted(url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store)
        await store.create(header("../odd/name", touched=1, state="over"), [])

        async def export(table: str) -> bytes:
            assert await store.header(table) is not None
            return f"all of {table}".encode()

        outcome = await retention.expire(store, 30, None, tmp_path, NOW, export)
        assert [each.header.id for each in outcome] == ["../odd/name", "over400", "over40"]
        assert all(each.kept is None for each in outcome)
        files = {each.name: each.read_text() for each in tmp_path.glob("*.table.json")}
        assert files == {
            "over40.table.json": "all of over40",
            "over400.table.json": "all of over400",
            "..%2Fodd%2Fname.table.json": "all of ../odd/name",
        }
        left = {each.id for each in await store.headers()}
        assert left == {"open5", "open40", "open400", "over5"}

    asyncio.run(using(url, play))


def test_a_table_that_cannot_be_exported_stays(url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store)
        (tmp_path / "over40.table.json").write_text("of another year")

        async def export(table: str) -> bytes:
            if table == "open40":
                raise ContiendaError("it cannot be read")
            return b""

        outcome = await retention.expire(store, 30, 30, tmp_path, NOW, export)
        kept = {each.header.id: each.kept.key for each in outcome if each.kept}
        assert kept == {"open40": "it cannot be read", "over40": "error-file-exists"}
        assert (tmp_path / "over40.table.json").read_text() == "of another year"
        assert {each.id for each in await store.headers()} == {"open5", "over5", "open40", "over40"}

    asyncio.run(using(url, play))


def test_a_table_that_wakes_up_meanwhile_stays(url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store)

        async def export(table: str) -> bytes:
            await store.append(table, row(1, at=NOW))
            return b""

        assert await retention.expire(store, None, 100, tmp_path, NOW, export) == []
        assert await store.last("open400") == 1
        assert list(tmp_path.glob("*.table.json")) == []

    asyncio.run(using(url, play))
