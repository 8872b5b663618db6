"""One socket per viewer: a snapshot, then differences; commands come back the other way.

A viewer has one place in the log. Whenever something happens, they are sent what leads from there to now. A slow viewer
gets fewer and larger steps, and nobody waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Iterator

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from contienda.core.errors import ContiendaError
from contienda.core.state import SPECTATOR
from contienda.server.auth.sessions import FACILITATE, PLAY, Rights, language_of, rights_of, shown
from contienda.server.http_errors import outward
from contienda.server.limits import Buckets, TooMuch
from contienda.server.live.clock import clock
from contienda.server.live.hub import Hub
from contienda.server.live.live_table import GUEST, Live, eye
from contienda.server.metrics import REFUSED, SENT, SENT_BYTES, SOCKETS
from contienda.server.schemas.frames import Beat, Bye, Done, Refused, encoder, messages
from contienda.server.socket_protocol import wire_of
from contienda.store.leases import Moved
from contienda.table.authorization import Caller, NotAllowed

MOST_REPLIES = 32
MOST_TEXT = 4096
BREATH = 0.05  # seconds until the next message of a viewer who sends too many
RIGHTS_GONE, GONE, CROWDED, REMOVED, RESTART, TRY_LATER, TOO_BIG = 4403, 4404, 4409, 4410, 1012, 1013, 1009
Socket = WebSocket[object, object, State]


class SocketViewer:
    """A viewer at the other end of a socket."""

    def __init__(
        self, hub: Hub, live: Live, socket: Socket, rights: Rights, seat: int, limits: Buckets, browser: object
    ) -> None:
        self.hub = hub
        self.live = live
        self.socket = socket
        self.wire = wire_of(socket)
        self.rights = rights
        self.member = rights.member
        self.browser = browser
        self.arrived = time.monotonic()
        self.kind = live.kind_for(seat, rights.caller(live))
        self.limits = limits
        self.language = language_of(socket)
        self.sequence = 0  # the viewer's place in the log
        self.removals = (live.table.now.removals, live.grants)
        self.noted = 0  # how many of their notes they were sent
        self.lost = True  # needs a snapshot
        self.here: list[str] = []
        self.you: object = None  # who they were last told they are
        self.replies: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.room = asyncio.Event()  # for another reply
        self.leaving = False
        self.evicted = False  # the same browser opened too many sockets
        self.beat_due = False
        self.writing = True  # `write` is sending; until it waits again, nobody else may

    def wake(self) -> None:
        """Send what is new: at once if nothing stands in the way, else when `write` gets to it."""
        caller = self.rights.caller(self.live)
        wire = self.wire
        if wire.free and self.at_ease(caller):
            for kind, frame in self.new_frames(caller):
                self.count(kind, frame)
                wire.post(frame)
        else:
            self.news.set()

    def at_ease(self, caller: Caller) -> bool:
        """Tell whether a viewer who keeps up merely has to hear what is new."""
        live = self.live
        return (
            not self.writing
            and not (self.beat_due or self.leaving or self.evicted or live.gone or self.hub.closing)
            and self.removals == (live.table.now.removals, live.grants)
            and (self.kind == SPECTATOR or self.kind in caller.seats)
        )

    def evict(self) -> None:
        self.evicted = True
        self.wake()

    def leave(self) -> None:
        self.leaving = True
        self.wake()

    async def beat(self) -> None:
        """Send a heartbeat from time to time, whatever else is sent."""
        while True:
            await asyncio.sleep(self.hub.config.beat)
            self.beat_due = True
            self.wake()

    async def run(self) -> None:
        """Run until either end disconnects."""
        self.live.join(self)
        SOCKETS.inc()
        self.hub.people_changed(self.live)
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
            self.hub.people_changed(self.live)

    # --- to the viewer ----------------------------------------------------------------------------------------------

    async def write(self) -> None:
        self.news.set()
        while True:
            self.writing = self.news.is_set()
            await self.news.wait()
            self.news.clear()
            self.writing = True
            if self.beat_due:
                self.beat_due = False
                await self.send(encoder.encode(Beat(clock())), "beat")
            if self.leaving or self.hub.closing:
                await self.send(encoder.encode(Bye("restart")), "bye")
                await self.socket.close(RESTART)
                return
            if self.evicted:
                await self.socket.close(CROWDED)
                return
            if self.live.gone:
                await self.send_replies()
                await self.socket.close(GONE)
                return
            closing = await self.lost_rights()
            if closing:
                await self.send_replies()
                await self.socket.close(closing)
                return
            await self.send_news()

    async def lost_rights(self) -> int:
        """Return the close code if the viewer may no longer look from here, 0 if they may."""
        table = self.live.table
        removals = (table.now.removals, self.live.grants)
        if self.removals != removals:  # somebody was removed: check whether it is this viewer
            self.removals = removals
            self.rights = await rights_of(self.hub, self.live, self.rights.session)
            if self.rights.barred:
                return REMOVED
        if not self.live.may_look_from(self.kind, self.rights.caller(self.live)):
            return RIGHTS_GONE
        if self.kind >= GUEST and eye(self.kind) not in self.rights.seen:
            try:
                self.rights = await shown(self.hub, self.live, self.rights, self.kind)
            except NotAllowed:
                return RIGHTS_GONE
        return 0

    async def send_news(self) -> None:
        """Send what is new one by one, each as soon as the viewer has room for it."""
        for kind, frame in self.new_frames(self.rights.caller(self.live)):
            await self.send(frame, kind)

    def new_frames(self, caller: Caller) -> Iterator[tuple[str, bytes]]:
        """Yield everything the viewer does not have yet, in order, each frame with its kind."""
        steps = None if self.lost else self.live.since(self.kind, self.sequence)
        if steps is None:
            self.lost = False
            self.noted = self.live.noted(self.member)
            self.sequence, frame = self.live.snapshot(self.kind, caller)
            self.here = self.live.here()
            self.you = self.live.you(self.kind, caller)
            yield "snapshot", frame
        else:
            you = self.live.you(self.kind, caller)
            if you != self.you:  # what the viewer may do now has changed
                self.you = you
                yield "you", self.live.new_you(self.kind, caller)
            for sequence, frame in steps:
                self.sequence = sequence
                yield "delta", frame
        noted = self.live.noted(self.member)
        if noted > self.noted and self.sequence == self.live.kind(self.kind).sequence:
            before, self.noted = self.noted, noted
            yield "delta", self.live.new_notes(self.kind, self.member, before)
        here = self.live.here()
        if here != self.here:
            self.here = here
            yield "here", self.live.presence()
        while self.replies:
            yield "reply", self.replies.popleft()
            self.room.set()

    async def send_replies(self) -> None:
        while self.replies:
            await self.send(self.replies.popleft(), "reply")
            self.room.set()

    async def send(self, frame: bytes, kind: str) -> None:
        self.count(kind, frame)
        await self.wire.post_when_free(frame)

    def count(self, kind: str, frame: bytes) -> None:
        SENT[kind].waiting += 1
        SENT_BYTES.waiting += len(frame)

    # --- from the viewer --------------------------------------------------------------------------------------------

    async def read(self, writer: asyncio.Task[None]) -> None:
        """Read message by message; stop reading from a viewer who does not read their replies."""
        while True:
            try:
                text = await self.wire.next_text()
            except WebSocketDisconnect:
                return
            if len(text) > MOST_TEXT:
                await self.socket.close(TOO_BIG)
                return
            calm = await self.message(text)
            self.wake()
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
                self.limits.take((self.live.table.id, self.member or id(self)))
            if message.command is None and not message.resync:
                raise ContiendaError("error-message", reason="it has neither `command` nor `resync`")
            if message.resync:
                self.lost = True
            if message.command is not None:
                self.rights.need(PLAY, FACILITATE)
                await self.hub.perform(self.live, self.rights.caller(self.live), message.command)
                table, viewer = self.live.table, eye(self.kind)
                self.replies.append(encoder.encode(Done(name, table.sequence(viewer), table.position(viewer))))
        except Moved:  # not carried out; no answer, so that the client asks the new owner
            self.leave()
        except ContiendaError as inner:
            error = outward(inner)
            REFUSED.labels(error.key).inc()
            position = self.live.table.position(eye(self.kind))
            self.replies.append(encoder.encode(Refused(name, error.key, error.sentence(self.language), position)))
            return not isinstance(inner, TooMuch)
        return True


__all__ = ["SPECTATOR", "SocketViewer"]
