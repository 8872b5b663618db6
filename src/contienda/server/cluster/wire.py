"""One connection between two processes: many requests and sockets at once, as ASGI messages in msgpack.

Both ends prove that they know the key of the server before anything else is said. Each side of a stream may be so many
messages ahead of the other (`AHEAD`), so a slow viewer slows down only its own stream. Texts of a viewer pass without
a task at either end.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import hmac
import secrets
import socket
import struct
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

OPEN, SAY, TEXT, TOOK, END = range(5)
AHEAD = 64  # messages
MOST = 16_000_000  # bytes of a message
HEAD = struct.Struct(">IIB")  # before each message: the length of its content, its stream, and what it is
GREETING = 5.0  # seconds in which two processes must know each other
REACH = 2.0  # seconds in which another process must accept a connection
SILENT = 3  # seconds without an answer from the other machine after which a connection counts as broken
PROOF = 32  # bytes
PORTS = 63  # after the first, for the processes of one server

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder().decode


class Lost(Exception):
    """The connection to the other process is gone."""


class Outlet(Protocol):
    """Where texts wait until they are sent together."""

    def flush(self) -> None: ...


class Stream:
    """One request or socket at one end of a connection."""

    def __init__(self, wire: Wire, number: int) -> None:
        self.wire = wire
        self.number = number
        self.heard: asyncio.Queue[tuple[int, Any]] = asyncio.Queue()
        self.left = AHEAD  # messages we may send before the other side has taken one
        self.room = asyncio.Event()
        self.taken = 0  # messages the other side does not know we have taken
        self.sink: Callable[[bytes], Outlet | None] = lambda _: None  # takes a text at once, if it can

    @property
    def free(self) -> bool:
        """Tell whether the other side can be sent something now."""
        return self.left > 0 and not self.wire.closed

    def post(self, text: bytes) -> None:
        """Send a text; only while the other side is free."""
        self.left -= 1
        self.wire.put(self.number, TEXT, text)

    def post_at_once(self, text: bytes) -> None:
        """Send a text without waiting for what else comes up in this round of the event loop."""
        self.left -= 1
        self.wire.add(self.number, TEXT, text)
        self.wire.flush()

    async def post_when_free(self, text: bytes) -> None:
        await self.turn()
        self.post(text)

    async def say(self, message: Any) -> None:
        await self.turn()
        self.left -= 1
        self.wire.put(self.number, SAY, encode(message))

    async def turn(self) -> None:
        """Wait until the other side can be sent something."""
        while self.left <= 0 and not self.wire.closed:
            self.room.clear()
            await self.room.wait()

    def come(self, kind: int, content: Any) -> Outlet | None:
        """Take what came, or keep it until somebody hears it; return what is to be flushed then."""
        if kind == TOOK:
            self.left += content
            self.room.set()
            return None
        outlet = self.sink(content) if kind == TEXT and self.heard.empty() else None
        if outlet is None:
            self.heard.put_nowait((kind, content))
        else:
            self.took()
        return outlet

    def took(self) -> None:
        """Let the other side know now and then how much was taken."""
        self.taken += 1
        if self.taken >= AHEAD // 2:
            self.wire.put(self.number, TOOK, encode(self.taken))
            self.taken = 0

    async def hear(self) -> Any:
        """Return the next message, or the bytes of a text, or None if the other side has ended the stream.

        Raise `Lost` if the line broke.
        """
        kind, message = await self.heard.get()
        if kind in (SAY, TEXT):
            self.took()
            return message
        self.heard.put_nowait((kind, message))  # it stays ended
        if message is not None:
            raise Lost
        return None

    def end(self) -> None:
        self.wire.streams.pop(self.number, None)
        self.wire.put(self.number, END, encode(None))


class Wire(asyncio.Protocol):
    """One end of a connection, after both ends have proved who they are."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.transport = writer.transport
        self.streams: dict[int, Stream] = {}
        self.number = 0
        self.closed = False
        self.ended = asyncio.Event()
        self.opened: Callable[[Stream, Any], None] | None = None  # told of each stream the other side begins
        self.unread = b""
        self.unsent: list[bytes] = []  # what goes out together at the end of this round of the event loop

    def put(self, stream: int, kind: int, content: bytes) -> None:
        if self.closed:
            return
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self.flush)
        self.add(stream, kind, content)

    def add(self, stream: int, kind: int, content: bytes) -> None:
        self.unsent += (HEAD.pack(len(content), stream, kind), content)

    def flush(self) -> None:
        if self.unsent:
            self.transport.write(b"".join(self.unsent))
            self.unsent.clear()

    def open(self, content: object) -> Stream:
        """Begin a stream."""
        if self.closed:
            raise Lost
        self.number += 1
        stream = self.streams[self.number] = Stream(self, self.number)
        self.put(self.number, OPEN, encode(content))
        return stream

    async def run(self, opened: Callable[[Stream, Any], None] | None = None) -> None:
        """Deliver what comes, until the connection breaks."""
        self.opened = opened
        self.transport.set_protocol(self)
        try:
            await self.ended.wait()
        finally:
            self.close()

    def data_received(self, data: bytes) -> None:
        """Deliver every whole message; texts that came together for a viewer go out together."""
        data = self.unread + data
        at, outlets = 0, set()
        try:
            while len(data) >= at + HEAD.size:
                size, number, kind = HEAD.unpack_from(data, at)
                end = at + HEAD.size + size
                if size > MOST:
                    self.close()
                    return
                if len(data) < end:
                    break
                content = data[at + HEAD.size : end]
                at = end
                outlet = self.deliver(number, kind, content if kind == TEXT else decode(content))
                if outlet is not None:
                    outlets.add(outlet)
        except msgspec.DecodeError:
            self.close()
        finally:
            for each in outlets:
                each.flush()
        self.unread = data[at:]

    def deliver(self, number: int, kind: int, content: Any) -> Outlet | None:
        stream = self.streams.get(number)
        if stream is not None:
            return stream.come(kind, content)
        if kind == OPEN and self.opened is not None:  # else it has ended here already
            stream = self.streams[number] = Stream(self, number)
            self.opened(stream, content)
        return None

    def connection_lost(self, _: Exception | None) -> None:
        self.close()

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.flush()
        self.transport.close()
        self.ended.set()
        for stream in self.streams.values():
            stream.heard.put_nowait((END, "lost"))
            stream.room.set()
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
        async with asyncio.timeout(REACH):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError):
        raise Lost from None
    listen_closely(writer)
    if not await greet(reader, writer, key, True):
        writer.close()
        raise Lost
    return Wire(writer)


def listen_closely(writer: asyncio.StreamWriter) -> None:
    """Let the kernel notice a cut cable: otherwise a connection where nothing is said stays up for hours."""
    line = writer.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", 1),
        ("TCP_KEEPINTVL", 1),
        ("TCP_KEEPCNT", SILENT),
        ("TCP_USER_TIMEOUT", SILENT * 1000),  # milliseconds; for what was sent and not received
    ):
        if hasattr(socket, name):  # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


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
        listen_closely(writer)
        if not await greet(reader, writer, self.key, False):
            writer.close()
            return
        wire = Wire(writer)
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
