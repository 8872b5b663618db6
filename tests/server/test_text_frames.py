"""The short way for whole text frames: what it hands on is what the library would, however the data is cut."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from contienda.server.socket_protocol import SocketProtocol
from contienda.server.text_frames import MOST, ends_between_messages, whole_text


def written(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 7, 125, 126, 127, 3_000])
def test_a_whole_text_is_read(size: int) -> None:
    text = bytes(Random(size).randbytes(size))
    assert whole_text(written(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        written(b"hola")[:-1],
        written(b"hola") + b"\x81",
        written(b"uno") + written(b"dos"),
        written(b"x" * 200)[:7],
        Frame(Opcode.TEXT, b"hola").serialize(mask=False),
        written(b"hola", Opcode.BINARY),
        written(b"hola", Opcode.PING),
        written(b"hola", fin=False),
        b"\xc1" + written(b"hola")[1:],
        b"\x81\xfe\x00\x04" + written(b"hola")[2:],
        b"\x81\xff" + (4).to_bytes(8, "big") + written(b"hola")[2:],
        written(b"x" * MOST),
    ],
    ids=map(str, range(13)),  # masks are random, names of tests are not
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


@pytest.mark.parametrize(
    ("data", "between"),
    [
        (written(b"hola"), True),
        (written(b"hola") + written(b"", Opcode.PING) + written(b"x" * 300), True),
        (written(b"hola")[:-1], False),
        (written(b"x" * 300)[:3], False),
        (written(b"hola") + b"\x81", False),
        (written(b"hola", fin=False), False),
        (written(b"x" * 70_000), False),
    ],
    ids=map(str, range(7)),
)
def test_it_is_known_where_a_message_ends(data: bytes, between: bool) -> None:
    assert ends_between_messages(data) == between


class Wire(SocketProtocol):
    """The server's end of an open socket, without a socket."""

    def __init__(self) -> None:
        self.conn = ServerProtocol(max_size=16_384)
        self.conn.state = State.OPEN
        self.conn.parser = self.conn.parse()
        next(self.conn.parser)
        self.queue = asyncio.Queue()
        self.frames, self.unsent = [], []
        self.close_sent, self.between, self.read_paused = False, True, True
        self.errors: list[Close | None] = []

    def handle_parser_exception(self) -> None:
        self.errors.append(self.conn.close_sent)

    def handle_ping(self) -> None:
        pass

    def texts(self) -> list[object]:
        return [dict(self.queue.get_nowait())["text"] for _ in range(self.queue.qsize())]


@pytest.mark.parametrize("seed", range(40))
def test_messages_arrive_however_they_are_cut(seed: int) -> None:
    rng = Random(seed)
    wire, sent, data = Wire(), [], b""
    for number in range(30):
        text = f"{number} ñ " + "x" * rng.choice((0, 10, 120, 500, 5_000))
        sent.append(text)
        half = rng.randrange(len(text)) if rng.random() < 0.1 else 0
        if half:
            data += written(text[:half].encode(), fin=False) + written(text[half:].encode(), Opcode.CONT)
        else:
            data += written(text.encode())
        if rng.random() < 0.2:
            data += written(b"p", Opcode.PING)
        if rng.random() < 0.8:  # what waits goes out whole, or in two or three parts
            while data:
                cut = len(data) if rng.random() < 0.8 else rng.randrange(1, len(data) + 1)
                wire.data_received(data[:cut])
                data = data[cut:]
    wire.data_received(data)
    assert wire.texts() == sent
    assert not wire.errors


def test_a_text_inside_another_message_is_still_an_error() -> None:
    wire = Wire()
    wire.data_received(written(b"uno"))
    wire.data_received(written(b"one half", fin=False))
    wire.data_received(written(b"dos"))
    assert wire.texts() == ["uno"]
    assert [each.code for each in wire.errors if each is not None] == [1002]
