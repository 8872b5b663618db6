"""Frames on their way to a viewer: whole, in order, few system calls; and the same without the short way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from contienda.loadtest.run import Load, run
from contienda.server import socket_protocol
from contienda.server.config import Config
from contienda.server.socket_protocol import PlainWire, SocketProtocol, header
from tests.server.harness import Server, database
from tests.server.test_load import silently, whole


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_read_as_it_was_written(size: int) -> None:
    reader = StreamReader()
    text = b"x" * size
    reader.feed_data(header(size) + text)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as end:
        next(parsing)
    assert end.value.value == Frame(Opcode.TEXT, text)


class Loop:
    """An event loop that runs what it is asked to when told so."""

    def __init__(self) -> None:
        self.later: list[Any] = []

    def call_soon(self, work: Any) -> None:
        self.later.append(work)


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_the_frames_of_one_moment_are_one_write() -> None:
    wire = SocketProtocol.__new__(SocketProtocol)
    loop, transport = Loop(), Transport()
    wire.loop, wire.transport, wire.unsent = loop, transport, []  # type: ignore[assignment]
    wire.post(b"one")
    wire.post(b"two")
    assert (transport.written, len(loop.later)) == ([], 1)
    loop.later.pop()()
    assert transport.written == [header(3) + b"one" + header(3) + b"two"]
    wire.post(b"three")
    wire.flush()
    assert transport.written[1:] == [header(5) + b"three"]
    loop.later.pop()()
    assert len(transport.written) == 2


def test_a_ping_is_answered_after_all_frames_posted() -> None:
    class Answers:
        def data_to_send(self) -> list[bytes]:
            return [b"pong"]

    wire = SocketProtocol.__new__(SocketProtocol)
    transport = Transport()
    wire.loop, wire.transport, wire.conn, wire.unsent = Loop(), transport, Answers(), []  # type: ignore[assignment]
    wire.post(b"one")
    wire.handle_ping()
    assert b"".join(transport.written) == header(3) + b"one" + b"pong"


def test_a_socket_passed_on_by_another_process_gets_the_same(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extension in its scope, a socket is served through the framework."""
    ways: list[object] = []

    def without(socket: Any) -> PlainWire:
        scope: Mapping[str, Any] = {**socket.scope, "extensions": None}
        socket.scope = scope
        ways.append(socket_protocol.wire_of(socket))
        found = ways[-1]
        assert isinstance(found, PlainWire)
        return found

    monkeypatch.setattr("contienda.server.routes.sockets.wire_of", without)
    with Server(Config(database=database(tmp_path), log="error")) as server:
        whole(run(Load(tables=2, pace=0, seconds=0.5, viewers=3, connect=(server.url,)), silently))
    assert len(ways) == 3 * 3
