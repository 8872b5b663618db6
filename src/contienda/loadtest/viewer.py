"""One viewer under load: a socket, and a document that every frame updates and checks.

Frames are read as they arrive, without a task per socket, so that a thousand sockets cost little.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from contienda.loadtest.figures import Tally, Violation
from contienda.loadtest.server import Address
from contienda.server.auth.sessions import COOKIE
from contienda.table.patch import Operation, applied

TOO_MUCH = "error-too-much"
RESTART = 1012  # the table has another server now, or soon will: connect again
LATER = 0.1  # seconds to wait when rate-limited


class Away(Exception):
    """The server sent a viewer away: another one serves the table."""


class Snapshot(msgspec.Struct, tag_field="t", tag="snapshot"):
    """The fields of a snapshot that are used here."""

    sequence: int
    position: int
    document: dict[str, object]


class Delta(msgspec.Struct, tag_field="t", tag="delta"):
    since: int
    sequence: int
    position: int
    patch: list[Operation]


class Done(msgspec.Struct, tag_field="t", tag="done"):
    id: str
    sequence: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    id: str
    error: str


class YouFrame(msgspec.Struct, tag_field="t", tag="you"):
    pass


class Here(msgspec.Struct, tag_field="t", tag="here"):
    pass


class Beat(msgspec.Struct, tag_field="t", tag="beat"):
    pass


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    pass


frames = msgspec.json.Decoder(Snapshot | Delta | Done | Refused | YouFrame | Here | Beat | Bye)


class Listener(Protocol):
    """The table a viewer belongs to."""

    id: str
    tally: Tally

    def seen(self, viewer: Viewer, at: float) -> None: ...

    def acknowledged(self, done: Done) -> None: ...

    def refused(self, refused: Refused) -> None: ...

    def settle(self) -> None: ...

    def broken(self, error: Violation) -> None: ...

    def sent_away(self) -> None: ...


class Viewer(asyncio.Protocol):
    """What one viewer knows. `path` names the table and the seat they look from."""

    def __init__(self, table: Listener, session: str, where: Address, path: str) -> None:
        self.table = table
        self.where = where
        self.session = session
        self.wire = ClientProtocol(parse_uri(f"ws://{where.shown}{path}"), max_size=None)
        self.sequence = -1
        self.first = -1  # number of the first snapshot
        self.before = -1  # number before the move in flight
        self.unseen = 0  # moves hidden from this viewer
        self.pinged = self.answered = -1  # the move after which we last sent a ping, and got its answer
        self.position = 0
        self.document: dict[str, object] = {}
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # set by the first snapshot
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked: asyncio.Future[Snapshot] | None = None
        self.leaving = False
        self.transport: asyncio.Transport | None = None

    @property
    def legal(self) -> list[int]:
        legal = self.document["legal"]
        assert isinstance(legal, list)
        return legal

    @property
    def waits(self) -> bool:
        """Tell whether the viewer has not yet received the move in flight."""
        return self.sequence == self.before

    def public(self, key: str) -> object:
        """Return the part of the document about the table itself."""
        table = self.document["table"]
        assert isinstance(table, dict)
        return table[key]

    # --- the socket -------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport has the methods but not the base class
        request = self.wire.connect()
        request.headers["Cookie"] = f"{COOKIE}={self.session}"
        self.wire.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(event.data, at)
                elif event.opcode is Opcode.PONG:
                    self.answered = int(bytes(event.data))
                    self.table.settle()
            elif isinstance(event, Response) and event.status_code != 101:
                self.fail(Violation("closed", self.table.id, reason=str(event.status_code)))
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.leaving:
            received = self.wire.close_rcvd
            if received is not None and received.code == RESTART:
                self.give_up(Away())
                self.table.sent_away()
                return
            self.fail(Violation("closed", self.table.id, reason=str(received.code if received is not None else error)))

    def flush(self) -> None:
        assert self.transport is not None
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def send(self, message: bytes) -> None:
        if self.wire.state is State.OPEN:  # else we are about to hear why not
            self.wire.send_text(message)
            self.flush()

    def ping(self, move: int) -> None:
        """Ask for an answer after everything that the server has to send for this move."""
        if self.pinged != move and self.wire.state is State.OPEN:
            self.pinged = move
            self.wire.send_ping(str(move).encode())
            self.flush()

    async def open(self) -> None:
        """Connect and wait for the first snapshot."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self.where.host, self.where.port)
        await self.opened

    async def close(self) -> None:
        """Disconnect, and wait until the other end has done so too."""
        self.leaving = True
        if self.transport is not None:
            if self.wire.state is State.OPEN:
                self.wire.send_close(1000)
                self.flush()
            await self.closed

    def drop(self) -> None:
        self.leaving = True
        if self.transport is not None:
            self.transport.abort()

    # --- incoming frames --------------------------------------------------------------------------------------------

    def hear(self, text: bytes | bytearray | memoryview, at: float) -> None:
        """Handle one frame; a wrong one ends this table's part in the run."""
        self.table.tally.bytes += len(text)
        try:
            frame = frames.decode(text)
            if isinstance(frame, Delta):
                self.step(frame, len(text), at)
            elif isinstance(frame, Done):
                self.table.acknowledged(frame)
            elif isinstance(frame, Refused):
                self.refused(frame)
            elif isinstance(frame, Snapshot):
                self.everything(frame, len(text), at)
        except Violation as error:
            self.fail(error)
        except msgspec.DecodeError as error:
            self.fail(Violation("frame", self.table.id, reason=str(error)))

    def refused(self, frame: Refused) -> None:
        """Handle a refused move or snapshot request; retry if it was only rate-limited."""
        if self.asked is not None and frame.error == TOO_MUCH:
            asyncio.get_running_loop().call_later(LATER, self.ask)
        else:
            self.table.refused(frame)

    def step(self, delta: Delta, size: int, at: float) -> None:
        if delta.since != self.sequence or delta.sequence <= delta.since:
            raise Violation("gap", self.table.id, own=self.sequence, since=delta.since)
        self.sequence, self.position = delta.sequence, delta.position
        try:
            document = applied(self.document, delta.patch)
            assert isinstance(document, dict)
        except (LookupError, ValueError, AssertionError):
            raise Violation("document", self.table.id, entry=self.sequence) from None
        self.document = document
        if self.table.tally.measuring:
            self.table.tally.sizes.append(size)
        self.table.seen(self, at)

    def everything(self, snapshot: Snapshot, size: int, at: float) -> None:
        """Handle a snapshot: the first, a requested one, or one that replaces too many differences."""
        if self.asked is not None and snapshot.sequence == self.sequence:
            self.asked.set_result(snapshot)
            self.asked = None
            return
        if snapshot.sequence <= self.sequence:
            raise Violation("gap", self.table.id, own=self.sequence, since=snapshot.sequence)
        self.sequence, self.position, self.document = snapshot.sequence, snapshot.position, snapshot.document
        if not self.opened.done():
            self.opened.set_result(None)
            return
        self.table.tally.again += 1
        if self.table.tally.measuring:
            self.table.tally.sizes.append(size)
        self.table.seen(self, at)

    async def compare(self) -> None:
        """Compare the repeatedly patched document with a fresh one, while nothing happens at the table."""
        asked: asyncio.Future[Snapshot] = asyncio.get_running_loop().create_future()
        self.asked = asked
        self.ask()
        snapshot = await asked
        if snapshot.document != self.document:
            raise Violation("document", self.table.id, entry=self.sequence)
        self.table.tally.compared += 1

    def ask(self) -> None:
        if self.asked is not None:
            self.send(b'{"resync":true}')

    def fail(self, error: Violation) -> None:
        self.give_up(error)
        self.table.broken(error)

    def give_up(self, error: Exception) -> None:
        """End what waits for this viewer."""
        for waiting in (self.opened, self.asked):
            if waiting is not None and not waiting.done():
                waiting.set_exception(error)
                waiting.exception()  # perhaps nobody waits
