"""Servers in separate processes, and players who never give up: for tests of restarts and of several processes.

A player is the client of `examples/four_clients.py`. They decide at random as fast as they may, keep what the server
acknowledged, and reconnect when the line breaks, perhaps to another process that serves the same tables.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import httpx
import psutil  # type: ignore[import-untyped]
from examples.four_clients import Client
from websockets.exceptions import WebSocketException

from contienda.server.config import Config
from contienda.store import Row, Store
from contienda.table import entries
from tests.server.harness import PATIENCE, Address, Child, Person, Socket
from tests.store import postgres

__all__ = [
    "Child",
    "Player",
    "Pool",
    "accounts",
    "again",
    "below",
    "elsewhere",
    "log_of",
    "postgresql",
    "processes",
    "rows_of",
    "seated",
    "until",
]


class Player(Client):
    """Plays at random, at any of these servers."""

    def __init__(self, urls: list[str], name: str, dice: random.Random) -> None:
        super().__init__(urls[0], name, dice)
        self.urls = urls
        self.hang_up_at = set()

    def choose(self, game: str, legal: list[int]) -> int:
        return self.dice.choice(legal)

    async def lost(self) -> None:
        self.url = self.urls[(self.urls.index(self.url) + 1) % len(self.urls)]
        await super().lost()


async def seated(urls: list[str], dice: random.Random, game: str = "misiles") -> list[Player]:
    """Create a table of two at the first server; the second player connects to the last one."""
    ana = Player(urls, "Ana", random.Random(dice.random()))
    boris = Player(urls[::-1], "Boris", random.Random(dice.random()))
    made = await ana.create(game, 2)
    await boris.sit(made["id"], made["code"])
    return [ana, boris]


class Pool:
    """Tables played without a pause: when a game ends, its players start another."""

    def __init__(self, urls: list[str], dice: random.Random, game: str = "misiles") -> None:
        self.urls = urls
        self.dice = dice
        self.game = game
        self.players: list[Player] = []  # all so far, two for each table

    @property
    def playing(self) -> list[Player]:
        return [each for each in self.players if not each.over]

    @property
    def acknowledged(self) -> int:
        return sum(len(each.acknowledged) for each in self.players)

    @asynccontextmanager
    async def at_work(self, tables: int) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self.again_and_again()) for _ in range(tables)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for found in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(found, Exception):
                    raise found

    async def again_and_again(self) -> None:
        while True:
            try:
                pair = await seated(self.urls, self.dice, self.game)
            except httpx.HTTPError:  # nobody there; leave a half-made table alone
                await asyncio.sleep(0.05)
                continue
            self.players += pair
            await asyncio.gather(*(each.play() for each in pair))


async def until(true: Callable[[], object], timeout: float = PATIENCE) -> None:
    """Wait until a condition that others bring about holds."""
    async with asyncio.timeout(timeout):
        while not true():
            await asyncio.sleep(0.005)


def elsewhere(person: Person, server: Address) -> Person:
    """Return the same browser at another server."""
    found = server.person(person.name)
    found.http.cookies = person.http.cookies
    return found


def again(look: Callable[[], Socket]) -> Socket:
    """Connect as soon as the server lets us: a table that has just lost its owner gets another one."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return look()
        except (OSError, WebSocketException, httpx.HTTPError):
            assert time.monotonic() < end, "nobody serves the table"
            time.sleep(0.1)


def accounts(database: str, pool: Pool) -> dict[str, list[str]]:
    """Return the decisions stored at each table: none twice, and everything that was acknowledged."""
    stored: dict[str, list[str]] = {}
    for table in {each.table for each in pool.players}:
        log = log_of(database, table)
        stored[table] = [entry.nonce for entry in log if isinstance(entry, entries.Acted) and entry.nonce]
        assert len(stored[table]) == len(set(stored[table])), "a decision was carried out twice"
    for each in pool.players:
        missing = set(each.acknowledged) - set(stored[each.table])
        assert not missing, f"{len(missing)} acknowledged decisions are gone"
    return stored


def rows_of(database: str, table: str) -> list[Row]:
    """Return the stored log of a table; it has no gap."""

    async def read() -> list[Row]:
        store = await Store.open(database)
        try:
            return await store.rows(table)
        finally:
            await store.close()

    rows = asyncio.run(read())
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    return rows


def log_of(database: str, table: str) -> list[entries.Any]:
    return [entries.load(row.payload) for row in rows_of(database, table)]


@contextmanager
def postgresql() -> Iterator[str]:
    """Return the URL of a fresh PostgreSQL database."""
    with postgres.server() as folder, postgres.database(folder) as url:
        yield url


@contextmanager
def processes(database: str, count: int = 2, **settings: object) -> Iterator[list[Child]]:
    """Run servers on one database, each on its own port."""
    children = [Child(Config(database=database, shared=True, **settings)) for _ in range(count)]  # type: ignore[arg-type]
    try:
        for child in children:
            child.start()
        yield children
    finally:
        for child in children:
            if child.process is not None and child.process.poll() is None:
                child.stop()


def below(child: Child) -> list[psutil.Process]:
    """Return the processes a server has started: its workers and its bots."""
    assert child.process is not None
    return list(psutil.Process(child.process.pid).children(recursive=True))
