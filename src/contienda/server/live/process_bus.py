"""How processes that serve the same tables notify each other.

A single process needs none of this. Several share a PostgreSQL database, whose LISTEN and NOTIFY carry short messages:
which table, up to which entry. The entries themselves are read from the log, so a lost message costs a moment and never
an entry.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]
import msgspec

from contienda.server.logs import log_event

CHANNEL = "contienda"
LAST_WORDS = 2.0  # seconds


class News(msgspec.Struct, omit_defaults=True):
    """A table has new entries, or its connected people changed elsewhere; without a table, a heartbeat."""

    process: str
    table: str
    sequence: int = 0
    here: list[str] | None = None
    ask: bool = False  # asks other processes who is connected there
    gone: bool = False  # the table was deleted


Heard = Callable[[News], Awaitable[None]]


class Channel:
    """The connection between processes; without an address it does nothing."""

    def __init__(self, database: str) -> None:
        self.process = secrets.token_hex(4)
        self.database = database
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.outgoing: asyncio.Queue[News] = asyncio.Queue()
        self.unsaid: list[News] = []  # taken from the queue, but not yet confirmed
        self.tasks: list[asyncio.Task[None]] = []
        self.listens = asyncio.Event()

    async def open(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        """Start to listen; `missed` is called whenever messages may have been lost."""
        if self.database:
            self.tasks = [asyncio.create_task(self.connected(missed)), asyncio.create_task(self.hear(heard))]
            await self.listens.wait()

    async def connected(self, missed: Callable[[], Awaitable[None]]) -> None:
        """Keep one connection open, and reconnect when it breaks."""
        while True:
            try:
                connection = await asyncpg.connect(self.database)
                try:
                    await connection.add_listener(CHANNEL, lambda *said: self.incoming.put_nowait(str(said[3])))
                    connection.add_termination_listener(lambda _: self.tell(""))  # the sender then notices the break
                    self.listens.set()
                    await missed()
                    await self.speak(connection)
                finally:
                    connection.terminate()
            except Exception as error:  # whatever broke, a process that stays silent would miss everything from now on
                log_event("channel.lost", error=type(error).__name__)
                await asyncio.sleep(0.5)

    async def speak(self, connection: asyncpg.Connection) -> None:
        """Send everything that waits, in one batch."""
        while True:
            if not self.unsaid:
                self.unsaid.append(await self.outgoing.get())
            while not self.outgoing.empty():
                self.unsaid.append(self.outgoing.get_nowait())
            words = [msgspec.json.encode(news).decode() for news in self.unsaid]
            await connection.execute("SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word", CHANNEL, words)
            for _ in words:
                self.outgoing.task_done()
            self.unsaid.clear()

    async def hear(self, heard: Heard) -> None:
        while True:
            word = await self.incoming.get()
            try:
                news = msgspec.json.decode(word, type=News)
                if news.process != self.process:
                    await heard(news)
            except Exception as error:
                log_event("channel.failed", error=type(error).__name__)

    def tell(
        self, table: str, sequence: int = 0, here: list[str] | None = None, ask: bool = False, gone: bool = False
    ) -> None:
        if self.database:
            self.outgoing.put_nowait(News(self.process, table, sequence, here, ask, gone))

    async def close(self) -> None:
        """Send what waits, then disconnect."""
        if self.database:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.outgoing.join(), LAST_WORDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
