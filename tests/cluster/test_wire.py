"""Messages between processes: only with the key, unchanged, and no faster than the reader reads."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from contienda.server.cluster.wire import AHEAD, SILENT, Listener, Lost, Stream, Wire, connect

KEY = b"the key of the server"
Serve = Callable[[Stream, Any], Awaitable[None]]


async def echo(stream: Stream, content: Any) -> None:
    await stream.say(content)
    while (message := await stream.hear()) is not None:
        await stream.say(message)


def with_wire(serve: Serve, use: Callable[[Wire, Listener], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        listener = Listener(KEY, serve)
        wire = await connect(await listener.open("127.0.0.1"), KEY)
        running = asyncio.create_task(wire.run())
        try:
            async with asyncio.timeout(20):
                await use(wire, listener)
        finally:
            wire.close()
            await listener.close()
            await running

    asyncio.run(run())


def test_streams_do_not_mix() -> None:
    async def use(wire: Wire, _: Listener) -> None:
        async def one(number: int) -> None:
            stream = wire.open({"path": f"/{number}", "headers": [[b"a", b"\xff"]]})
            assert await stream.hear() == {"path": f"/{number}", "headers": [[b"a", b"\xff"]]}
            for turn in range(30):
                await stream.say([number, turn, b"\x00"])
                assert await stream.hear() == [number, turn, b"\x00"]
            stream.end()

        await asyncio.gather(*(one(number) for number in range(20)))
        assert not wire.streams

    with_wire(echo, use)


def test_a_slow_reader_slows_down_only_its_own_stream() -> None:
    said = 0

    async def flood(stream: Stream, content: Any) -> None:
        nonlocal said
        if content == "echo":
            await echo(stream, content)
        while True:
            await stream.say("more")
            said += 1

    async def use(wire: Wire, _: Listener) -> None:
        slow, quick = wire.open("flood"), wire.open("echo")
        assert await quick.hear() == "echo"
        for turn in range(50):
            await quick.say(turn)
            assert await quick.hear() == turn
        assert said == AHEAD
        assert await slow.hear() == "more"

    with_wire(flood, use)


def test_a_broken_line_ends_every_stream() -> None:
    async def use(wire: Wire, listener: Listener) -> None:
        stream = wire.open("hello")
        assert await stream.hear() == "hello"
        await listener.close()
        with pytest.raises(Lost):
            await stream.hear()
        with pytest.raises(Lost):
            wire.open("again")

    with_wire(echo, use)


@pytest.mark.parametrize("key", [b"", b"another key"])
def test_a_stranger_is_not_heard(key: bytes) -> None:
    heard: list[Any] = []

    async def serve(stream: Stream, content: Any) -> None:
        heard.append(content)

    async def run() -> None:
        listener = Listener(KEY, serve)
        address = await listener.open("127.0.0.1")
        try:
            with pytest.raises(Lost):
                await connect(address, key)
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
            theirs = await reader.readexactly(32)
            writer.write(theirs + b"0" * 32 + b"\x00\x00\x00\x04\x93\x01\x00\xc0")  # no proof, then a stream
            assert await reader.read() == b""
            writer.close()
        finally:
            await listener.close()

    asyncio.run(run())
    assert not heard


def test_a_cut_cable_is_noticed_by_both_ends() -> None:
    """The kernel asks whether the other machine is there; the long test of partitions pulls a real cable."""

    async def use(wire: Wire, listener: Listener) -> None:
        stream = wire.open("hello")
        assert await stream.hear() == "hello"
        for each in (wire, next(iter(listener.wires))):
            line = each.writer.get_extra_info("socket")
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == SILENT * 1000
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == 1

    with_wire(echo, use)


def test_a_message_may_come_in_pieces() -> None:
    async def use(wire: Wire, _: Listener) -> None:
        stream = wire.open("x" * 300_000)
        assert await stream.hear() == "x" * 300_000
        await stream.say("y" * 300_000)
        await stream.say("z")
        assert [await stream.hear(), await stream.hear()] == ["y" * 300_000, "z"]

    with_wire(echo, use)


@pytest.mark.parametrize("rubbish", [b"\xff" * 9, b"\x00\x00\x00\x01\x00\x00\x00\x01\x01\xc1"])
def test_rubbish_ends_the_connection(rubbish: bytes) -> None:
    """More bytes than a message may have, and bytes that mean nothing."""

    async def use(wire: Wire, _: Listener) -> None:
        stream = wire.open("hello")
        assert await stream.hear() == "hello"
        wire.transport.write(rubbish)
        with pytest.raises(Lost):
            await stream.hear()

    with_wire(echo, use)


def test_ports_after_the_first_are_tried() -> None:
    async def run() -> None:
        first, second = Listener(KEY, echo), Listener(KEY, echo)
        address = await first.open("127.0.0.1")
        try:
            other = await second.open(address)
            assert int(other.rpartition(":")[2]) > int(address.rpartition(":")[2])
        finally:
            await first.close()
            await second.close()

    asyncio.run(run())
