"""Documents of games in the store: one row each, changed only by a writer who knows the current version."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from contienda.core.errors import ContiendaError
from contienda.store import Conflict, Document, Missing, Store, backup, location, migrate, retention
from tests.store.samples import room, using

DAY = retention.DAY
NOW = 1000 * DAY


def changed(name: str, version: int, content: bytes, at: int, state: str) -> Document:
    return msgspec.structs.replace(room(name, touched=at, state=state), version=version, content=content)


def test_a_room_is_found_by_its_id_and_its_code(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_document(room("r1"))
        assert await store.document("kiberrubezh", "room", "r1") == room("r1")
        assert await store.document_by_code("code-r1") == room("r1")
        assert await store.document("kiberrubezh", "room", "r2") is None
        assert await store.document("kiberrubezh", "deck", "r1") is None
        assert await store.document("nim", "room", "r1") is None
        assert await store.document_by_code("code-r2") is None
        assert await store.document_by_code("\x00") is None

    asyncio.run(using(url, play))


def test_an_id_or_a_code_is_given_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_document(room("r1"))
        for other in (room("r1"), msgspec.structs.replace(room("r2"), code="code-r1")):
            with pytest.raises(Conflict):
                await store.create_document(other)

    asyncio.run(using(url, play))


def test_of_two_who_change_a_room_at_once_one_wins(url: str) -> None:
    async def play(store: Store) -> None:
        other = await Store.open(url)
        try:
            await store.create_document(room("r1"))
            outcome = await asyncio.gather(
                *(each.change_document("r1", 1, text, "open", 7) for each, text in ((store, b"one"), (other, b"two"))),
                return_exceptions=True,
            )
            assert [type(each) for each in outcome if each is not None] == [Conflict]
            won = b"one" if outcome[0] is None else b"two"
            assert await other.document("kiberrubezh", "room", "r1") == Document(
                "kiberrubezh", "room", "r1", "code-r1", 2, won, 1, 7, "open"
            )
            await store.change_document("r1", 2, b"three", "over", 9)
            assert await other.document("kiberrubezh", "room", "r1") == Document(
                "kiberrubezh", "room", "r1", "code-r1", 3, b"three", 1, 9, "over"
            )
        finally:
            await other.close()

    asyncio.run(using(url, play))


def test_a_room_that_is_gone_cannot_be_changed(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_document(room("r1"))
        assert not await store.delete_document("r1", 2)
        assert await store.delete_document("r1", 1)
        with pytest.raises(Missing):
            await store.change_document("r1", 1, b"", "open", 7)

    asyncio.run(using(url, play))


def test_old_rooms_go_as_old_tables_do(url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        for state in ("open", "over"):
            for days in (5, 40, 400):
                await store.create_document(room(f"{state}{days}", touched=NOW - days * DAY, state=state))
        due = [each.id for each in await retention.due_documents(store, 30, 100, NOW)]
        assert due == ["open400", "over400", "over40"]
        assert await retention.due_documents(store, None, None, NOW) == []
        (tmp_path / "over400.room.json").write_text("of another year")

        async def export(row: Document) -> bytes:
            if row.id == "open400":
                await store.change_document(row.id, row.version, b"it woke up", "open", NOW)
            if row.id == "over5":
                raise ContiendaError("it is not due")
            return f"all of {row.id}".encode()

        outcome = await retention.expire_documents(store, 30, 100, tmp_path, NOW, export)
        assert [(each.header.id, each.kept and each.kept.key) for each in outcome] == [
            ("over400", "error-file-exists"),
            ("over40", None),
        ]
        assert {each.name: each.read_text() for each in tmp_path.glob("*.room.json")} == {
            "over400.room.json": "of another year",
            "over40.room.json": "all of over40",
        }
        assert await store.document("kiberrubezh", "room", "over40") is None
        for left in ("open5", "open40", "open400", "over5", "over400"):
            assert await store.document("kiberrubezh", "room", left) is not None

    asyncio.run(using(url, play))


def test_a_room_of_the_former_layout_is_a_document(empty_url: str) -> None:
    """Rooms had their own table before documents of all games shared one."""
    where = location.find(empty_url)
    location.make_room(where)
    names = ["id", "code", "version", "content", "created", "touched", "state"]
    rooms = sa.table("rooms", *(sa.column(name) for name in names))

    async def begin() -> None:
        async with backup.connected(where, location.WRITE) as connection:
            await connection.run_sync(migrate.upgrade, where, "0005")
            values = {name: getattr(room("r1", touched=7), name) for name in names}
            await connection.execute(sa.insert(rooms).values(values))

    async def look(store: Store) -> None:
        assert await store.document("kiberrubezh", "room", "r1") == room("r1", touched=7)
        assert await store.document_by_code("code-r1") == room("r1", touched=7)
        await store.change_document("r1", 1, b"two", "over", 9)
        assert await store.document("kiberrubezh", "room", "r1") == changed("r1", 2, b"two", 9, "over")

    asyncio.run(begin())
    asyncio.run(using(empty_url, look))
