"""Limits on connections below the application: how many per address, how large a head, and how long.

This cuts off clients that open many connections, send endless headers, or send and read one byte at a time, before they
cost anything.
"""

from __future__ import annotations

import asyncio
from typing import cast

import httptools
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from contienda.core.errors import ContiendaError
from contienda.server.auth.sessions import local, neighbours, within
from contienda.server.metrics import REFUSED
from contienda.server.schemas.frames import encoder
from contienda.server.schemas.http import Problem

MOST_URL = 4_096  # bytes
MOST_FIELDS = 64  # headers of a request
MOST_FIELD = 8_192  # bytes of one header; browsers also send cookies of other programs on this host
MOST_HEAD = 16_384  # bytes of all headers
WHOLE_REQUEST = 20.0  # seconds a request may take to arrive
STALLED = 60.0  # seconds without reading any of an answer
MOST_FROM_ONE = 1_000  # connections per address: a class of forty with several tabs each
SPARE = 128  # open files for everything else


class Connections:
    """All connections of one process. Those from this machine or our proxies count only in total."""

    def __init__(self) -> None:
        self.from_one = MOST_FROM_ONE
        self.most = 10_000
        self.proxies = ""  # the network of reverse proxies we trust
        self.held: dict[asyncio.BaseTransport, str] = {}
        self.counts: dict[str, int] = {}

    def join(self, transport: asyncio.BaseTransport) -> bool:
        """Add one more, if there is room."""
        host = str((transport.get_extra_info("peername") or ("",))[0])
        source = "" if local(host) or within(self.proxies, host) else neighbours(host)
        if len(self.held) >= self.most or (source and self.counts.get(source, 0) >= self.from_one):
            return False
        self.held[transport] = source
        self.counts[source] = self.counts.get(source, 0) + 1
        return True

    def part(self, transport: asyncio.BaseTransport) -> None:
        source = self.held.pop(transport, None)
        if source is not None:
            self.counts[source] -= 1
            if not self.counts[source]:
                del self.counts[source]

    def make_room(self) -> None:
        """Open as many files as the system allows, and accept no more connections than that."""
        try:
            import resource
        except ImportError:  # a system without such limits
            return
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = self.most + SPARE
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            self.most = max(SPARE, soft - SPARE)


connections = Connections()


class Answer(HttpToolsProtocol):
    """A connection that carries requests.

    A long poll is answered before the server stops.
    """

    refusal = 0  # the status of an error in the head
    fields = 0
    size = 0
    in_head = True
    unread = 0  # bytes of an incomplete head
    due: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if connections.join(transport):
            self.expect_more()
        else:
            self.refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        connections.part(self.transport)
        self.expect_no_more()
        self.resume_writing()
        super().connection_lost(exc)

    # --- size and time ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.due is None and (self.cycle is None or self.cycle.response_complete):
            self.expect_more()
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:  # not logged: an attacker could fill the disk
            self.refuse(self.refusal or 400)
        if self.in_head and not self.transport.is_closing():
            self.unread += len(data)
            if self.unread > MOST_HEAD:
                self.refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.unread, self.fields, self.size = True, 0, 0, 0
        if self.due is None:
            self.expect_more()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_URL:
            self.wrong(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.fields += 1
        self.size += len(name) + len(value)
        if self.fields > MOST_FIELDS or len(value) > MOST_FIELD or self.size > MOST_HEAD:
            self.wrong(431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.expect_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.expect_no_more()
        super().handle_websocket_upgrade()

    def expect_more(self) -> None:
        self.due = self.loop.call_later(WHOLE_REQUEST, self.late)

    def expect_no_more(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def late(self) -> None:
        self.due = None
        if self.cycle is None or self.in_head:
            self.refuse(408)
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    # --- refusals ---------------------------------------------------------------------------------------------------

    def wrong(self, status: int) -> None:
        """Stop reading; `data_received` then sends the refusal."""
        self.refusal = status
        raise ValueError

    def refuse(self, status: int) -> None:
        """Send one response and close."""
        if self.transport.is_closing():
            return
        error = ContiendaError(f"error-http-{status}", reason="HTTP")
        REFUSED.labels(error.key).inc()
        body = encoder.encode(Problem(status, error.key, error.sentence("en")))
        head = b"content-type: application/json\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\n"
        length = b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + length + body)
        self.transport.close()

    def shutdown(self) -> None:
        cast(Litestar, self.app).state.hub.leave()
        super().shutdown()
