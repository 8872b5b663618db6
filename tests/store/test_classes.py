"""Classes in the store: logs that grow together with a table's, members, links and personal codes."""

from __future__ import annotations

import asyncio

import pytest

from contienda.store import Conflict, Header, Missing, Row, Store
from contienda.store.class_store import Access, Beside
from contienda.store.records import ClassHeader, ClassTicket
from contienda.store.rights import digest
from tests.store.samples import using

DAY = 24 * 3600 * 1000
CLASS, TABLE = "c" * 12, "t" * 12


def header(id: str = CLASS, code: str = "CCCCCC") -> ClassHeader:
    return ClassHeader(id, code, "buenosos", b"{}", 1_000, 1_000, 30)


async def opened(store: Store) -> None:
    await store.create(Header(TABLE, "TTTTTT", "buenosos", 1, b"{}", b"", 1, 1), [Row(1, 1, b"x")])
    await store.classes.create(header(), [Row(1, 1_000, b"one")], Access("m", digest("s")))


def test_a_class_is_found_by_id_and_code_and_has_them_for_itself(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        assert await store.classes.header(CLASS) == header()
        assert await store.classes.by_code("CCCCCC") == CLASS
        assert await store.classes.by_code("\x00") is None
        assert await store.classes.header("\x00") is None
        for other in (header("d" * 12), header(CLASS, "DDDDDD")):
            with pytest.raises(Conflict):
                await store.classes.create(other, [], Access("m", digest("s")))

    asyncio.run(using(url, play))


def test_both_halves_are_stored_or_neither(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        access = Access("m", tables={TABLE: ("play",)})
        await store.classes.append(CLASS, Row(2, 2_000, b"two"), Beside(TABLE, Row(2, 2_000, b"y"), False), access)
        for row, beside, error in (
            (Row(3, 3_000, b"three"), Beside(TABLE, Row(2, 3_000, b"z"), False), Conflict),
            (Row(2, 3_000, b"three"), Beside(TABLE, Row(3, 3_000, b"z"), False), Conflict),
            (Row(3, 3_000, b"three"), Beside("u" * 12, Row(1, 3_000, b"z"), False), Missing),
        ):
            with pytest.raises(error):
                await store.classes.append(CLASS, row, beside, Access("m", tables={TABLE: ()}))
        assert [each.payload for each in await store.classes.rows(CLASS)] == [b"one", b"two"]
        assert [each.payload for each in await store.rows(TABLE)] == [b"x", b"y"]
        assert [each.right for each in await store.rights(digest("s"), TABLE)] == ["play"]
        with pytest.raises(Missing):
            await store.classes.append("e" * 12, Row(1, 1, b"x"))
        found = await store.classes.header(CLASS)
        assert found is not None
        assert found.touched == 2_000

    asyncio.run(using(url, play))


def test_a_session_is_one_member_and_keeps_no_right_of_the_one_before(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        await store.classes.give(CLASS, Access("m", tables={TABLE: ("play",)}))
        await store.classes.give(CLASS, Access("n", digest("s")))
        assert await store.classes.member(digest("s"), CLASS) == "n"
        assert await store.classes.memberships(digest("s")) == {CLASS: "n"}
        assert await store.rights(digest("s"), TABLE) == []

    asyncio.run(using(url, play))


def test_only_digests_are_accepted_and_a_link_works_once(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        for access in (Access("m", b"plain"), Access("m", code=b"plain")):
            with pytest.raises(ValueError, match="digest"):
                await store.classes.give(CLASS, access)
        with pytest.raises(ValueError, match="digest"):
            await store.classes.put_ticket(b"plain", ClassTicket(CLASS, "observer", 9))
        await store.classes.put_ticket(digest("t"), ClassTicket(CLASS, "observer", 2_000))
        assert await store.classes.take_ticket(digest("t"), CLASS, 2_000) is None  # too old
        assert await store.classes.take_ticket(digest("t"), "d" * 12, 1_000) is None  # of another class
        assert await store.classes.take_ticket(digest("t"), CLASS, 1_000) is not None
        assert await store.classes.take_ticket(digest("t"), CLASS, 1_000) is None  # used

    asyncio.run(using(url, play))


def test_a_personal_code_belongs_to_one_class_until_its_member_is_out(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        await store.classes.give(CLASS, Access("m", code=digest("old")))
        await store.classes.give(CLASS, Access("m", code=digest("new")))
        assert await store.classes.by_personal(CLASS, digest("old")) == ""
        assert await store.classes.by_personal(CLASS, digest("new")) == "m"
        assert await store.classes.by_personal("d" * 12, digest("new")) == ""
        await store.classes.give(CLASS, Access("m", leaves=True))
        assert await store.classes.by_personal(CLASS, digest("new")) == ""
        assert await store.classes.member(digest("s"), CLASS) == "m"  # so that the browser cannot simply join again

    asyncio.run(using(url, play))


def test_a_class_is_due_after_its_days_and_deleted_with_its_tables(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        assert await store.classes.due(1_000 + 30 * DAY) == []
        assert [each.id for each in await store.classes.due(1_001 + 30 * DAY)] == [CLASS]
        assert await store.classes.last_touched([TABLE]) == 1
        assert await store.classes.last_touched([]) == 0
        assert await store.classes.delete(CLASS, [TABLE])
        assert not await store.classes.delete(CLASS, [TABLE])
        assert await store.header(TABLE) is None
        assert await store.classes.rows(CLASS) == []
        assert await store.classes.member(digest("s"), CLASS) == ""

    asyncio.run(using(url, play))
