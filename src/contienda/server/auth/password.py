"""The password of a server: stored as an Argon2 hash, checked slowly, answered with a random pass.

A pass is a random word signed with a key that only this server has, so it reveals nothing about the password and cannot
be tested offline. A new password invalidates every old pass.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from contienda.server.auth.sessions import Connection, sign
from contienda.store.store import Store

DOOR = "contienda-door"
STORED = "password"  # its name in the store: the hash, and the key that signs passes
hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


class Door:
    """Create it once per process with `Door.open`; without a password everybody may come in."""

    def __init__(self, stored: str, key: bytes) -> None:
        self.hash = stored
        self.key = key
        self.checking = asyncio.Semaphore(1)  # a check takes a core for some milliseconds: one at a time

    @staticmethod
    async def open(store: Store, password: str) -> Door:
        """Open the door of this database; the hash stays the same as long as the password does."""
        if not password:
            return Door("", b"")
        found = await store.server_value(STORED)
        while found is None or not await asyncio.to_thread(matches, found.split()[0], password):
            fresh = f"{await asyncio.to_thread(hasher.hash, password)} {secrets.token_hex(32)}"
            found = await store.swap_server_value(STORED, found, fresh)
        stored, key = found.split()
        return Door(stored, bytes.fromhex(key))

    @property
    def locked(self) -> bool:
        return bool(self.hash)

    async def knows(self, password: str) -> bool:
        """Tell whether this is the password."""
        async with self.checking:
            return await asyncio.to_thread(matches, self.hash, password)

    def new_pass(self) -> str:
        word = secrets.token_urlsafe(24)
        return f"{word}.{sign(self.key, 'door', word)}"

    def lets_in(self, connection: Connection) -> bool:
        if not self.locked:
            return True
        word, _, signature = connection.cookies.get(DOOR, "").partition(".")
        return hmac.compare_digest(signature.encode(), sign(self.key, "door", word).encode())


def matches(stored: str, password: str) -> bool:
    try:
        return hasher.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False
