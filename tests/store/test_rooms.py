"""Rooms in the store: one row each, changed only by whoever has seen it as it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from contienda.core.errors import ContiendaError
from contienda.store import Conflict, Missing, RoomRow, Store, retention
from tests.store.samples import room, using

DAY = retention.DAY
NOW = 1000 * DAY


def test_a_room_is_found_by_its_id_and_its_code(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_room(room("r1"))
        assert await store.room("r1") == room("r1")
        assert await store.room_by_code("code-r1") == room("r1")
        assert await store.room("r2") is None
        assert await store.room_by_code("code-r2") is None
        assert await store.room_by_code("\x00") is None

    asyncio.run(using(url, play))


def test_an_id_or_a_code_is_given_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_room(room("r1"))
        for other in (room("r1"), msgspec.structs.replace(room("r2"), code="code-r1")):
            with pytest.raises(Conflict):
                await store.create_room(other)

    asyncio.run(using(url, play))


def test_of_two_who_change_a_room_at_once_one_wins(url: str) -> None:
    async def play(store: Store) -> None:
        other = await Store.open(url)
        try:
            await store.create_room(room("r1"))
            outcome = await asyncio.gather(
                *(each.change_room("r1", 1, text, "open", 7) for each, text in ((store, b"one"), (other, b"two"))),
                return_exceptions=True,
            )
            assert [type(each) for each in outcome if each is not None] == [Conflict]
            won = b"one" if outcome[0] is None else b"two"
            assert await other.room("r1") == RoomRow("r1", "code-r1", 2, won, 1, 7, "open")
            await store.change_room("r1", 2, b"three", "over", 9)
            assert await other.room("r1") == RoomRow("r1", "code-r1", 3, b"three", 1, 9, "over")
        finally:
            await other.close()

    asyncio.run(using(url, play))


def test_a_room_that_is_gone_cannot_be_changed(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_room(room("r1"))
        assert not await store.delete_room("r1", 2)
        assert await store.delete_room("r1", 1)
        with pytest.raises(Missing):
            await store.change_room("r1", 1, b"", "open", 7)

    asyncio.run(using(url, play))


def test_old_rooms_go_as_old_tables_do(url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        for state in ("open", "over"):
            for days in (5, 40, 400):
                await store.create_room(room(f"{state}{days}", touched=NOW - days * DAY, state=state))
        due = [each.id for each in await retention.due_rooms(store, 30, 100, NOW)]
        assert due == ["open400", "over400", "over40"]
        assert await retention.due_rooms(store, None, None, NOW) == []
        (tmp_path / "over400.room.json").write_text("of another year")

        async def export(row: RoomRow) -> bytes:
            if row.id == "open400":
                await store.change_room(row.id, row.version, b"it woke up", "open", NOW)
            if row.id == "over5":
                raise ContiendaError("it is not due")
            return f"all of {row.id}".encode()

        outcome = await retention.expire_rooms(store, 30, 100, tmp_path, NOW, export)
        assert [(each.header.id, each.kept and each.kept.key) for each in outcome] == [
            ("over400", "error-file-exists"),
            ("over40", None),
        ]
        assert {each.name: each.read_text() for each in tmp_path.glob("*.room.json")} == {
            "over400.room.json": "of another year",
            "over40.room.json": "all of over40",
        }
        assert await store.room("over40") is None
        for left in ("open5", "open40", "open400", "over5", "over400"):
            assert await store.room(left) is not None

    asyncio.run(using(url, play))
