"""What `contienda worker` runs: it thinks for the bots of one or several servers, on any machine.

It connects to each address, learns there which processes the server has, and connects to each of them. It serves
requests in the order in which they come, and keeps trying to reconnect until you stop it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from contienda.bots.worker_lifecycle import quiet, stop
from contienda.core.errors import BadOption
from contienda.server.live.bot_service import Answer, Join, Peers, Think, answer
from contienda.server.live.bot_workers import think
from contienda.server.logs import begin, log_event

SEEN = 5.0  # seconds
AGAIN = 1.0  # seconds until it tries to connect again
PATH = "/api/worker"
encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(Peers | Think)


class BotWorker:
    """A pool of processes, and its connections to servers."""

    def __init__(self, servers: list[str], token: str, processes: int) -> None:
        self.servers = servers
        self.token = token
        self.processes = processes
        self.room = asyncio.Semaphore(processes)
        self.pool: ProcessPoolExecutor | None = None
        self.connected: set[tuple[str, str]] = set()  # an address, and the process behind it
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Work until stopped."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self.workers(), awake) for _ in range(self.processes)))
        for server in self.servers:
            self.spawn(server, "")
        stopped = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, stopped.set)
        try:
            await stopped.wait()
        finally:
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            if self.pool is not None:
                stop(self.pool)

    def spawn(self, server: str, process: str) -> None:
        if (server, process) not in self.connected:
            self.connected.add((server, process))
            task = asyncio.create_task(self.keep(server, process))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def keep(self, server: str, process: str) -> None:
        """Stay connected; one process of a server may go for good, the server itself comes back."""
        try:
            while True:
                try:
                    await self.serve(server, process)
                except (OSError, WebSocketException) as error:
                    if isinstance(error, InvalidStatus) and error.response.status_code in (401, 403):
                        log_event("worker.refused", logging.ERROR, server=server)
                    if process:
                        return
                await asyncio.sleep(AGAIN)
        finally:
            self.connected.discard((server, process))

    async def serve(self, server: str, process: str) -> None:
        address = f"{server.rstrip('/').replace('http', 'ws', 1)}{PATH}?process={process}"
        bearer = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=bearer, max_size=None, compression=None, proxy=None) as wire:
            await wire.send(encoder.encode(Join(self.processes)))
            here = ""
            try:
                async for message in wire:
                    found = decoder.decode(message if isinstance(message, bytes) else message.encode())
                    if isinstance(found, Think):
                        task = asyncio.create_task(self.answer(wire, found))
                        self.tasks.add(task)
                        task.add_done_callback(self.tasks.discard)
                        continue
                    if not process and found.process and not here:
                        if (server, found.process) in self.connected:
                            await asyncio.sleep(SEEN)  # it has that process already; perhaps another answers next time
                            return
                        here = found.process
                        self.connected.add((server, here))
                        log_event("worker.connected", server=server, process=here)
                    for other in found.others:
                        self.spawn(server, other)
            finally:
                if here:
                    self.connected.discard((server, here))

    async def answer(self, wire: ClientConnection, asked: Think) -> None:
        """Think about one decision; without a result, the server asks somebody else."""
        found = Answer(asked.id, 0, [])
        async with self.room:
            pool = self.workers()
            try:
                thought = await asyncio.get_running_loop().run_in_executor(pool, think, asked.task)
                found = answer(asked.id, thought)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = None
                    stop(pool)
            except Exception as error:
                log_event("bot.failed", logging.WARNING, error=type(error).__name__)
        with contextlib.suppress(OSError, WebSocketException):
            await wire.send(encoder.encode(found))

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=quiet)
        return self.pool


def awake() -> None:
    """In a process of the pool: start, and import what thinking needs."""
    time.sleep(0.05)  # so that every process gets one


def work(servers: list[str], token: str, processes: int, level: str) -> None:
    """Work until stopped."""
    for server in servers:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOption("error-worker-server", server=server)
    begin(level)

    async def run() -> None:
        await BotWorker(servers, token, processes).run()

    asyncio.run(run())
