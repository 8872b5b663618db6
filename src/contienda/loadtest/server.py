"""The server under load: our own child process, which exits with us, or one already running on this computer.

No other computer is ever contacted: an address that is not a loopback address is refused before anything is sent.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from contienda.core.errors import BadOption, ContiendaError
from contienda.server.auth.sessions import COOKIE
from contienda.server.config import Config, dump, load
from contienda.server.serve import serve

CHILD = "from contienda.loadtest.server import child; child()"
START = 90.0  # seconds to the first answer
STOP = 15.0  # seconds to exit
ASK = 60.0  # seconds for one answer
IDLE = 2.0  # seconds for which an unused connection is kept; the server closes it after five
TOO_OFTEN, TRIES, LATER = 429, 240, 0.25  # the rate limits do not allow a thousand new tables at once
RESIDENT, CPU = "process_resident_memory_bytes", "process_cpu_seconds_total"
STORED, FORWARDED = "contienda_moves_total", "contienda_forwarded_total"


Found = TypeVar("Found", int, float)


class Lost(ContiendaError):
    """The server does not answer as it should."""


class Resources(msgspec.Struct, frozen=True):
    """What a server tells of itself; None if it does not know, or if a proxy lets one of several answer."""

    memory: int | None = None  # bytes
    cpu: float | None = None  # seconds
    stored: int = 0  # entries
    forwarded: int = 0  # requests and sockets passed on to other servers


class Address(msgspec.Struct, frozen=True):
    """The address of the server, always on this computer."""

    host: str
    port: int

    @property
    def shown(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def address(url: str) -> Address:
    """Parse the address of a URL if it is on this computer; never resolve any other name."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 80
        if host == "localhost":
            host = min(str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        if parts.scheme == "http" and ip_address(host).is_loopback:
            return Address(host, port)
    except (ValueError, OSError):
        pass
    raise BadOption("error-load-host", url=url)


class Server:
    """Sends HTTP requests, each as one session or another."""

    def __init__(self, where: Address, number: int = 0) -> None:
        self.where = where
        self.number = number
        self.alone = False  # one process, and no proxy: an answer to a ping comes after what its own tables send
        self.tells = True  # what it has used
        self.http = httpx.AsyncClient(
            base_url=f"http://{where.shown}",
            timeout=ASK,
            trust_env=False,  # no proxy: these requests never leave this computer
            limits=httpx.Limits(max_connections=32, max_keepalive_connections=32, keepalive_expiry=IDLE),
        )

    async def ask(self, method: str, path: str, session: str = "", body: object = None) -> httpx.Response:
        """Send one request; anything but success ends the run with the server's own message."""
        headers = {"Cookie": f"{COOKIE}={session}"} if session else {}
        for _ in range(TRIES):
            self.http.cookies.clear()  # one session's cookies must not reach another
            try:
                answer = await self.http.request(method, path, json=body, headers=headers)
            except httpx.HTTPError as error:
                raise self.lost(type(error).__name__) from error
            if answer.status_code != TOO_OFTEN:
                break
            await asyncio.sleep(LATER)
        if answer.is_error:
            raise self.lost(reason(answer))
        return answer

    def lost(self, reason: str) -> Lost:
        return Lost("error-load-server", url=self.where.shown, reason=reason)

    async def meet(self) -> None:
        """Find out whether it is a single process: several do not tell the processor time, and a proxy signs."""
        try:
            answer = await self.http.get("/metrics")
        except httpx.HTTPError as error:
            raise self.lost(type(error).__name__) from error
        self.tells = answer.is_success and "server" not in answer.headers
        self.alone |= self.tells and CPU in answer.text

    async def resources(self) -> Resources:
        if not self.tells:
            return Resources()
        found: dict[str, float] = {}
        for line in (await self.ask("GET", "/metrics")).text.splitlines():
            name = line.partition(" ")[0].partition("{")[0]
            if name in (RESIDENT, CPU, STORED, FORWARDED):
                found[name] = found.get(name, 0) + float(line.rpartition(" ")[2])
        memory = int(found[RESIDENT]) if RESIDENT in found else None
        return Resources(memory, found.get(CPU), int(found.get(STORED, 0)), int(found.get(FORWARDED, 0)))

    async def tables(self) -> int:
        """Return how many tables it holds in memory."""
        return int((await self.ask("GET", "/healthz")).json()["tables"])


async def resources(servers: Sequence[Server]) -> list[Resources]:
    return [await each.resources() for each in servers]


def total(found: Sequence[Found | None]) -> Found | None:
    """Return the sum; None if one of them is unknown."""
    known = [each for each in found if each is not None]
    return sum(known[1:], known[0]) if known and len(known) == len(found) else None


async def tables(servers: Sequence[Server]) -> int:
    """Return how many tables they hold in memory."""
    return sum([await each.tables() for each in servers])


def reason(answer: httpx.Response) -> str:
    try:
        return str(answer.json()["text"]).removesuffix(".")
    except (ValueError, KeyError, TypeError):
        return str(answer.status_code)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[Server, str]]:
    """Run our own server with a database in that folder; yield it and the URL of the database, then stop it."""
    held = held_port()
    port = held.getsockname()[1]
    database = f"sqlite:///{folder / 'load.db'}"
    errors = folder / "errors"
    with errors.open("wb") as written:
        process = subprocess.Popen(
            [sys.executable, "-c", CHILD, dump(Config(port=port, database=database, log="warning"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=written,
            start_new_session=True,  # Ctrl-C is for us; we stop the server ourselves
        )
    server = Server(Address("127.0.0.1", port))
    server.alone = True
    try:
        await answering(server, process, errors)
        yield server, database
    finally:
        await server.http.aclose()
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.to_thread(process.wait, STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        held.close()


def held_port() -> socket.socket:
    """Return a socket whose port a server of ours may take, and nobody else, until it is closed."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


async def answering(server: Server, process: subprocess.Popen[bytes], errors: Path) -> None:
    """Wait for its first answer."""
    until = time.monotonic() + START
    while True:
        if process.poll() is not None or time.monotonic() > until:
            said = errors.read_text(encoding="utf-8", errors="replace").strip().splitlines() or [""]
            raise server.lost(said[-1])
        try:
            await server.http.get("/healthz")
            return
        except httpx.HTTPError:
            await asyncio.sleep(0.1)


def child() -> None:
    """In the child process: serve until the parent disconnects, for whatever reason."""

    def wait() -> None:
        os.read(sys.stdin.fileno(), 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
    serve(load(sys.argv[1]))
