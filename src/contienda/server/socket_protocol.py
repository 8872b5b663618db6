"""The server's end of a socket: frames go straight to the transport, without a task, a queue or a wrapper in between.

The frameworks send each frame through five layers, and stop and start reading at every message. That cost more than the
rest of a move. Everything else (opening, closing, pings) stays with uvicorn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from litestar import WebSocket
from litestar.datastructures import State as Shared
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from contienda.server.connection_limits import connections
from contienda.server.schemas.frames import Bye, encoder
from contienda.server.text_frames import TEXT, ends_between_messages, whole_text
from contienda.server.viewer_wire import WIRE, ViewerWire

MOST_UNREAD = 8  # messages that may wait before we stop reading
Socket = WebSocket[object, object, Shared]


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that says why the server closes it."""

    unsent: list[bytes]  # frames that go out together at the end of this round of the event loop
    between = False  # the next byte begins a message
    listener: Callable[[bytes], bool] | None = None  # takes a text at once, if it can

    def handle_connect(self, event: Request) -> None:
        self.unsent = []
        super().handle_connect(event)
        if not self.close_sent:
            self.between = True
            cast(dict[str, object], self.scope["extensions"])[WIRE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        connections.part(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.flush()
            self.conn.send_text(encoder.encode(Bye("restart")))
        super().shutdown()

    # --- to the viewer ----------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Tell whether a frame can be sent now: the viewer reads what they get."""
        closed = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.writable.is_set() and not closed

    def post(self, frame: bytes) -> None:
        """Send one text frame, in one system call with all others of this moment."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.hold(frame)

    def hold(self, frame: bytes) -> None:
        self.unsent += (header(len(frame)), frame)

    def flush(self) -> None:
        if self.unsent:
            self.transport.write(b"".join(self.unsent))
            self.unsent.clear()

    async def send(self, message: Any) -> None:
        """Send a message that is not one of our frames; closing comes after everything posted."""
        self.flush()
        await super().send(message)

    def handle_ping(self) -> None:
        """Answer after everything posted: who has the answer has all frames from before it."""
        self.flush()
        super().handle_ping()

    async def post_when_free(self, frame: bytes) -> None:
        """Send one text frame as soon as the viewer reads again."""
        await self.writable.wait()
        if not self.free:
            raise WebSocketDisconnect(detail="the socket is closed")
        self.post(frame)

    # --- from the viewer --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Hand on a whole text at once; after anything the short way does not know, all goes the long way."""
        text = whole_text(data) if self.between and self.conn.state is State.OPEN else None
        if text is not None:
            if self.listener is not None and self.queue.empty() and self.listener(text):
                return
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
            return
        was_between = self.between
        super().data_received(data)
        if was_between:
            self.between = ends_between_messages(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and read on while few wait: stopping after each one costs two system calls."""
        paused, self.read_paused = self.read_paused, True  # keeps the method we extend from stopping
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_text(self) -> str:
        """Return the next message; one that is not text counts as empty."""
        message = cast(Mapping[str, Any], await self.receive())
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the viewer has left")
        return message.get("text") or ""


class PlainWire:
    """A socket at another kind of server: frames go the usual way, one by one."""

    free = False

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    def post(self, frame: bytes) -> None:
        raise NotImplementedError  # it is never free

    async def post_when_free(self, frame: bytes) -> None:
        await self.socket.send_data(frame.decode(), "text")

    async def next_text(self) -> str:
        return await self.socket.receive_data("text")


def wire_of(socket: Socket) -> ViewerWire:
    """Return the fastest way to a viewer."""
    found = (socket.scope.get("extensions") or {}).get(WIRE)
    return PlainWire(socket) if found is None else cast(ViewerWire, found)


def header(size: int) -> bytes:
    """Return the head of a text frame (RFC 6455, 5.2); what a server sends is not masked."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
