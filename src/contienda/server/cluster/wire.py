"""One connection between two processes: many requests and sockets at once, as ASGI messages in msgpack.

Both ends prove that they know the key of the server before anything else is said. Each side of a stream may be so many
messages ahead of the other (`AHEAD`), so a slow viewer slows down only its own stream.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

OPEN, SAY, TOOK, END = range(4)
AHEAD = 8  # messages
MOST = 16_000_000  # bytes of a message
GREETING = 5.0  # seconds in which two processes must know each other
PROOF = 32  # bytes
LENGTH = 4
PORTS = 63  # after the first, for the processes of one server

Frame = tuple[int, int, Any]  # a stream, what this is, and its content
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Frame).decode


class Lost(Exception):
    """The connection to the other process is gone."""


class Stream:
    """One request or socket at one end of a connection."""

    def __init__(self, wire: Wire, number: int) -> None:
        self.wire = wire
        self.number = number
        self.heard: asyncio.Queue[tuple[int, Any]] = asyncio.Queue()
        self.room = asyncio.Semaphore(AHEAD)

    async def say(self, message: Any) -> None:
        await self.room.acquire()
        self.wire.put(self.number, SAY, message)

    async def hear(self) -> Any:
        """Return the next message, None if the other side has ended the stream; raise `Lost` if the line broke."""
        kind, message = await self.heard.get()
        if kind == SAY:
            self.wire.put(self.number, TOOK)
            return message
        self.heard.put_nowait((kind, message))  # it stays ended
        if message is not None:
            raise Lost
        return None

    def end(self) -> None:
        self.wire.streams.pop(self.number, None)
        self.wire.put(self.number, END)


class Wire:
    """One end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.streams: dict[int, Stream] = {}
        self.number = 0
        self.closed = False

    def put(self, stream: int, kind: int, content: object = None) -> None:
        if not self.closed:
            frame = encode((stream, kind, content))
            self.writer.write(len(frame).to_bytes(LENGTH, "big") + frame)

    def open(self, content: object) -> Stream:
        """Begin a stream."""
        if self.closed:
            raise Lost
        self.number += 1
        stream = self.streams[self.number] = Stream(self, self.number)
        self.put(self.number, OPEN, content)
        return stream

    async def run(self, opened: Callable[[Stream, Any], None] | None = None) -> None:
        """Deliver what comes, until the connection breaks."""
        try:
            while True:
                size = int.from_bytes(await self.reader.readexactly(LENGTH), "big")
                if size > MOST:
                    return
                number, kind, content = decode(await self.reader.readexactly(size))
                if kind == OPEN:
                    if opened is not None:
                        stream = self.streams[number] = Stream(self, number)
                        opened(stream, content)
                    continue
                found = self.streams.get(number)
                if found is None:
                    continue  # ended here already
                if kind == TOOK:
                    found.room.release()
                else:
                    found.heard.put_nowait((kind, content))
        except (OSError, EOFError, msgspec.DecodeError):
            return
        finally:
            self.close()

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.writer.close()
        for stream in self.streams.values():
            stream.heard.put_nowait((END, "lost"))
            stream.room.release()
        self.streams.clear()


# --- knowing each other -----------------------------------------------------------------------------------------------


def proof(key: bytes, who: bytes, *nonces: bytes) -> bytes:
    return hmac.new(key, b"contienda cluster " + who + b"".join(nonces), hashlib.sha256).digest()


async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes, calls: bool) -> bool:
    """Tell whether the other side knows the key, after proving that we do; `calls` is the side that connected."""
    mine = secrets.token_bytes(PROOF)
    writer.write(mine)
    try:
        async with asyncio.timeout(GREETING):
            theirs = await reader.readexactly(PROOF)
            first, second = (mine, theirs) if calls else (theirs, mine)
            names = (b"calls", b"hears") if calls else (b"hears", b"calls")
            if calls:  # who connects proves it first
                writer.write(proof(key, names[0], first, second))
            right = hmac.compare_digest(await reader.readexactly(PROOF), proof(key, names[1], first, second))
            if right and not calls:
                writer.write(proof(key, names[0], first, second))
            return right
    except (OSError, EOFError, TimeoutError):
        return False


async def connect(address: str, key: bytes) -> Wire:
    """Connect to another process."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(GREETING):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError):
        raise Lost from None
    if not await greet(reader, writer, key, True):
        writer.close()
        raise Lost
    return Wire(reader, writer)


Serve = Callable[[Stream, Any], Awaitable[None]]


class Listener:
    """Where other processes connect to this one."""

    def __init__(self, key: bytes, serve: Serve) -> None:
        self.key = key
        self.serve = serve
        self.wires: set[Wire] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def open(self, address: str) -> str:
        """Listen at `HOST`, or at `HOST:PORT` and, if that is taken, at the ports after it; return the address."""
        host, colon, port = address.rpartition(":") if not address.endswith("]") else ("", "", "")
        host, first = (host, int(port)) if colon and "]" not in port else (address, 0)
        last = first + PORTS if first else first
        for number in range(first, last + 1):
            try:
                self.server = await asyncio.start_server(self.connected, host.strip("[]"), number)
                break
            except OSError as error:
                if error.errno != errno.EADDRINUSE or number == last:
                    raise
        assert self.server is not None
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not await greet(reader, writer, self.key, False):
            writer.close()
            return
        wire = Wire(reader, writer)
        self.wires.add(wire)
        try:
            await wire.run(self.opened)
        finally:
            self.wires.discard(wire)

    def opened(self, stream: Stream, content: Any) -> None:
        task = asyncio.create_task(self.served(stream, content))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def served(self, stream: Stream, content: Any) -> None:
        try:
            await self.serve(stream, content)
        finally:
            stream.end()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for wire in list(self.wires):
            wire.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
