"""One socket per viewer of a class: the whole document, then differences; commands come back the other way."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from contienda.core.errors import ContiendaError
from contienda.server.auth.sessions import language_of
from contienda.server.http_errors import outward
from contienda.server.limits import Buckets, TooMuch
from contienda.server.live.class_frames import Parts
from contienda.server.live.clock import clock
from contienda.server.live.hub import Hub
from contienda.server.live.live_class import LiveClass
from contienda.server.metrics import BYTES, FRAMES, REFUSED, SOCKETS
from contienda.server.routes.sockets import BREATH, CROWDED, GONE, MOST_REPLIES, REMOVED, RESTART, TOO_BIG
from contienda.server.schemas.classes import ClassDone, ClassRefused, encoder, messages
from contienda.server.schemas.frames import Beat, Bye
from contienda.store.leases import Moved

MOST_TEXT = 16_384
SENT = {kind: FRAMES.labels(kind) for kind in ("class", "class-patch", "reply", "beat", "bye")}
Socket = WebSocket[object, object, State]


class ClassSocket:
    """A viewer of a class at the other end of a socket."""

    def __init__(
        self, hub: Hub, live: LiveClass, socket: Socket, member: str, limits: Buckets, browser: object
    ) -> None:
        self.hub = hub
        self.live = live
        self.socket = socket
        self.member = member
        self.limits = limits
        self.browser = browser
        self.arrived = time.monotonic()
        self.language = language_of(socket)
        self.sent: Parts | None = None  # what the viewer has
        self.sequence = 0
        self.replies: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.room = asyncio.Event()
        self.leaving = False  # another process serves the class
        self.evicted = False
        self.beat_due = False

    def wake(self) -> None:
        self.news.set()

    def evict(self) -> None:
        self.evicted = True
        self.wake()

    async def run(self) -> None:
        """Run until either end disconnects."""
        self.live.arrive(self)
        SOCKETS.inc()
        writer, beat = asyncio.create_task(self.write()), asyncio.create_task(self.beat())
        writer.add_done_callback(lambda _: self.room.set())
        try:
            await self.read(writer)
        finally:
            beat.cancel()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
            self.live.part(self)
            SOCKETS.dec()

    def leave(self) -> None:
        self.leaving = True
        self.wake()

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(self.hub.config.beat)
            self.beat_due = True
            self.wake()

    # --- to the viewer ----------------------------------------------------------------------------------------------

    async def write(self) -> None:
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            closing = await self.closing()
            if closing:
                await self.send_replies()
                await self.socket.close(closing)
                return
            if self.beat_due:
                self.beat_due = False
                await self.send(encoder.encode(Beat(clock())), "beat")
            await self.send_news()
            await self.send_replies()

    async def closing(self) -> int:
        """Return the close code if the viewer has to go, 0 if not."""
        if self.leaving or self.hub.closing:
            await self.send(encoder.encode(Bye("restart")), "bye")
            return RESTART
        if self.evicted:
            return CROWDED
        if self.live.gone:
            return GONE
        return 0 if self.member in self.live.classroom.people else REMOVED

    async def send_news(self) -> None:
        parts = self.live.frames.parts(self.live.person(self.member))
        if self.sent is None:
            self.sent, self.sequence = parts, 1
            await self.send(self.live.frames.whole(parts, 1), "class")
            return
        frame = self.live.frames.patch(self.sent, parts, self.sequence + 1)
        self.sent = parts
        if frame is not None:
            self.sequence += 1
            await self.send(frame, "class-patch")

    async def send_replies(self) -> None:
        while self.replies:
            await self.send(self.replies.popleft(), "reply")
            self.room.set()

    async def send(self, frame: bytes, kind: str) -> None:
        SENT[kind].inc()
        BYTES.inc(len(frame))
        await self.socket.send_data(frame.decode(), "text")

    # --- from the viewer --------------------------------------------------------------------------------------------

    async def read(self, writer: asyncio.Task[None]) -> None:
        """Read message by message; stop reading from a viewer who does not read their replies."""
        while True:
            try:
                text = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            if len(text) > MOST_TEXT:
                await self.socket.close(TOO_BIG)
                return
            calm = await self.message(text)
            self.news.set()
            if not calm:
                await asyncio.sleep(BREATH)
            while len(self.replies) >= MOST_REPLIES and not writer.done():
                self.room.clear()
                await self.room.wait()

    async def message(self, text: str) -> bool:
        """Handle one message, answering errors in one sentence; return whether the viewer keeps to the limits."""
        name = ""
        try:
            try:
                message = messages.decode(text)
                name = message.id
            except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
                raise ContiendaError("error-message", reason=str(wrong)[:200]) from None
            finally:
                self.limits.take((self.live.id, self.member))
            if message.command is None and not message.resync:
                raise ContiendaError("error-message", reason="it has neither `command` nor `resync`")
            if message.resync:
                self.sent = None
            if message.command is not None:
                await self.live.perform(self.member, message.command)
                self.replies.append(encoder.encode(ClassDone(name)))
        except Moved:  # not carried out; no answer, so that the client asks the new owner
            self.leave()
        except ContiendaError as inner:
            error = outward(inner)
            REFUSED.labels(error.key).inc()
            self.replies.append(encoder.encode(ClassRefused(name, error.key, error.sentence(self.language))))
            return not isinstance(inner, TooMuch)
        return True
