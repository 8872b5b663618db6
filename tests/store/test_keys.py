"""Rights and invitations: granted, revoked, taken once, and only ever stored as a hash."""

from __future__ import annotations

import asyncio

import pytest

from contienda.store import Grant, Missing, Store, Ticket
from contienda.store.rights import digest
from tests.store.samples import header, using

ANA, BORIS = digest("secret of Ana"), digest("secret of Boris")


def test_rights_are_given_once_and_taken_back(url: str) -> None:
    async def play(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create(header(name), [])
        await store.grant(ANA, "t1", "play", 0, "Ana")
        await store.grant(ANA, "t1", "play", 0, "Ana María")  # again: the last name counts
        await store.grant(ANA, "t1", "facilitate", -1, "")
        await store.grant(ANA, "t2", "watch", -1, "")
        await store.grant(BORIS, "t1", "play", 1, "Борис")
        plays, facilitates = Grant("t1", "play", 0, "Ana María"), Grant("t1", "facilitate", -1, "")
        assert await store.rights(ANA, "t1") == [facilitates, plays]
        assert await store.rights_everywhere(ANA) == [facilitates, plays, Grant("t2", "watch", -1, "")]
        assert await store.rights(digest("somebody else"), "t1") == []
        everybody = [(ANA, facilitates), (ANA, plays), (BORIS, Grant("t1", "play", 1, "Борис"))]
        assert sorted(await store.grants("t1"), key=str) == sorted(everybody, key=str)
        assert await store.revoke("t1", right="play", seat=0) == 1
        assert await store.rights(ANA, "t1") == [facilitates]
        assert await store.revoke("t1", session=BORIS) == 1
        assert await store.revoke("t1") == 1
        assert await store.revoke("t1") == 0
        assert await store.rights_everywhere(ANA) == [Grant("t2", "watch", -1, "")]

    asyncio.run(using(url, play))


def test_a_mistaken_right_is_refused(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        with pytest.raises(ValueError, match="unknown right 'rule'"):
            await store.grant(ANA, "t1", "rule", -1, "")
        with pytest.raises(ValueError, match="never a secret"):
            await store.put_ticket(b"the secret itself", "t1", "play", 0, "", 0, False)
        with pytest.raises(Missing):
            await store.grant(ANA, "gone", "play", 0, "")

    asyncio.run(using(url, play))


def test_an_invitation_is_taken_once_unless_it_is_for_many(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        await store.put_ticket(ANA, "t1", "play", 1, "Ana", 0, False)
        await store.put_ticket(BORIS, "t1", "watch", -1, "", 0, True)
        assert await store.take_ticket(ANA, 5) == Ticket("t1", "play", 1, "Ana", 0, False)
        assert await store.take_ticket(ANA, 5) is None
        for _ in range(3):
            assert await store.take_ticket(BORIS, 5) == Ticket("t1", "watch", -1, "", 0, True)
        assert await store.take_ticket(digest("never sent"), 5) is None

    asyncio.run(using(url, play))


def test_an_invitation_ends_at_its_time(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        await store.put_ticket(ANA, "t1", "play", 0, "", 1000, False)
        await store.put_ticket(BORIS, "t1", "play", 0, "", 1000, True)
        assert await store.take_ticket(ANA, 1000) is None
        assert await store.take_ticket(BORIS, 1000) is None
        assert await store.take_ticket(BORIS, 999) is not None
        assert await store.take_ticket(ANA, 999) is not None

    asyncio.run(using(url, play))


def test_invitations_are_dropped_by_table_right_and_seat(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(header(), [])
        for seat in range(3):
            await store.put_ticket(digest(f"seat {seat}"), "t1", "play", seat, "", 0, False)
        await store.put_ticket(digest("watch"), "t1", "watch", -1, "", 0, True)
        assert await store.drop_tickets("t1", "play", 1) == 1
        assert await store.take_ticket(digest("seat 1"), 0) is None
        assert await store.drop_tickets("t1", "play") == 2
        assert await store.drop_tickets("t1") == 1

    asyncio.run(using(url, play))


def test_of_all_who_take_an_invitation_at_once_one_gets_it(url: str) -> None:
    async def play() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        await stores[0].create(header(), [])
        for number in range(10):
            await stores[0].put_ticket(digest(f"{number}"), "t1", "play", number, "", 0, False)
        for number in range(10):
            secret = digest(f"{number}")
            taken = await asyncio.gather(*(store.take_ticket(secret, 1) for store in stores for _ in range(3)))
            assert sum(each is not None for each in taken) == 1
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_the_file_holds_hashes_only(sqlite_url: str) -> None:
    secret, invitation = "Vq3-a-secret-of-a-session", "Xk9-a-secret-in-a-link"

    def raw() -> bytes:
        path = sqlite_url.removeprefix("sqlite:///")
        found = b""
        for suffix in ("", "-wal"):
            with open(path + suffix, "rb") as file:
                found += file.read()
        return found

    async def play(store: Store) -> None:
        await store.create(header(), [])
        await store.grant(digest(secret), "t1", "play", 0, "Ana")
        await store.put_ticket(digest(invitation), "t1", "play", 0, "Ana", 0, False)
        assert digest(secret) in raw()
        assert digest(invitation) in raw()
        assert secret.encode() not in raw()
        assert invitation.encode() not in raw()

    asyncio.run(using(sqlite_url, play))
