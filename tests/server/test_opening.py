"""A table or class that two requests open at the same moment is opened once: two copies would drift apart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from contienda.classroom import entries as class_entries
from contienda.classroom.fold import Classroom
from contienda.classroom.setup import ClassSetup
from contienda.server.config import Config
from contienda.server.live import classes
from contienda.server.live.hub import Hub
from contienda.server.live.live_class import LiveClass
from contienda.store import Header, Row, Store
from contienda.store.class_store import Access
from contienda.store.records import ClassHeader
from contienda.table import seeded_chance
from contienda.table.setup import Wish, complete
from tests.server.harness import database

SEED = bytes(32)
T = TypeVar("T")


def slower_each_time(find: Callable[[str], Awaitable[T]]) -> Callable[[str], Awaitable[T]]:
    """The same, but whoever asks later is answered much later: a database under load."""
    waits = [0.0]

    async def found(id: str) -> T:
        result = await find(id)
        waits.append(0.3)
        await asyncio.sleep(waits[-2])
        return result

    return found


async def twice(hub: Hub, find: Callable[[str], Awaitable[object]]) -> None:
    first, second, other = await asyncio.gather(find("twice"), find("twice"), find("unknown"))
    assert first is not None
    assert first is second
    assert first is await find("twice")
    assert other is None
    assert await find("unknown") is None


def test_a_table_is_opened_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = await Store.open(database(tmp_path))
        setup = complete(Wish("misiles"), seeded_chance.commitment(SEED))
        header = Header("twice", "CODE", "misiles", setup.version, msgspec.json.encode(setup), SEED, 1, 1)
        await store.create(header, [])
        hub = Hub(Config(), store, b"key")
        monkeypatch.setattr(store, "header", slower_each_time(store.header))
        await twice(hub, hub.live)
        await store.close()

    asyncio.run(check())


def test_a_class_is_opened_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = await Store.open(database(tmp_path))
        setup = msgspec.json.encode(ClassSetup("A class", "misiles", 1, "classic", {}, 1, 2, 2))
        entry = class_entries.Joined("teacher", "", "teacher", "", "facilitator")
        row = Row(1, 1, class_entries.dump(entry))
        await store.classes.create(ClassHeader("twice", "CODE", "misiles", setup, 1, 1, 30), [row], Access("teacher"))
        hub = Hub(Config(), store, b"key")
        monkeypatch.setattr(store.classes, "header", slower_each_time(store.classes.header))
        await twice(hub, hub.classes.live)
        for each in hub.classes.open.values():
            each.disconnect()
        await asyncio.sleep(0)
        await store.close()

    asyncio.run(check())


def test_a_new_class_is_opened_once_though_its_tables_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables, opened for it, ask for their class in turn."""
    made: list[str] = []

    class Counted(LiveClass):
        def __init__(self, hub: Hub, classroom: Classroom, epoch: int = 0) -> None:
            super().__init__(hub, classroom, epoch)
            made.append(classroom.id)

    async def check() -> None:
        store = await Store.open(database(tmp_path))
        table = complete(Wish("misiles"), seeded_chance.commitment(SEED))
        table = msgspec.structs.replace(table, classroom="new")
        await store.create(
            Header("table", "CODE", "misiles", table.version, msgspec.json.encode(table), SEED, 1, 1), []
        )
        hub = Hub(Config(), store, b"key")
        setup = ClassSetup("A class", "misiles", 1, "classic", {}, 1, 2, 2, ids=["table"])
        header = ClassHeader("new", "CLASS", "misiles", msgspec.json.encode(setup), 1, 1, 30)
        await hub.classes.create(header, setup, bytes(32), "teacher")
        await asyncio.gather(*hub.tasks)
        assert list(hub.classes.open["new"].lives) == [1]
        hub.classes.open["new"].disconnect()
        await store.close()

    monkeypatch.setattr(classes, "LiveClass", Counted)
    asyncio.run(check())
    assert made == ["new"]
