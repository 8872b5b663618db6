"""A socket whose table is elsewhere: texts take the short way, and overtake nothing on the long one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from contienda.server.cluster.forwarding import relay
from contienda.server.cluster.wire import AHEAD, Listener, Stream, connect

KEY = b"the key of the server"


class Person:
    """A viewer's socket, as the server sees it."""

    def __init__(self) -> None:
        self.listener: Callable[[bytes], bool] | None = None
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.free = True
        self.held: list[str] = []
        self.got: list[str] = []  # each marked with the way it came: short or long
        self.stream: Stream | None = None
        self.overtaken = False

    def say(self, text: str) -> str:
        """Say something as the socket does; return the way it takes."""
        if self.listener is not None and self.said.empty() and self.listener(text.encode()):
            return "short"
        self.said.put_nowait({"type": "websocket.receive", "text": text})
        return "long"

    def post(self, frame: bytes) -> None:
        raise NotImplementedError

    async def post_when_free(self, frame: bytes) -> None:
        raise NotImplementedError

    async def next_text(self) -> str:
        raise NotImplementedError

    def hold(self, frame: bytes) -> None:
        self.held.append(f"short {frame.decode()}")

    def flush(self) -> None:
        self.got += self.held
        self.held.clear()

    async def deliver(self, message: dict[str, Any]) -> None:
        if self.stream is not None and self.stream.sink(b"a frame that comes just now") is not None:
            self.overtaken = True
        await asyncio.sleep(0.001)
        self.got.append(f"long {message.get('text', message['type'])}")


def relayed(serve: Callable[[Stream, Any], Awaitable[None]], use: Callable[[Person, Stream], Awaitable[None]]) -> None:
    async def run() -> None:
        listener, person = Listener(KEY, serve), Person()
        wire = await connect(await listener.open("127.0.0.1"), KEY)
        running = asyncio.create_task(wire.run())
        stream = person.stream = wire.open({})
        receive: Any = person.said.get
        relaying = asyncio.create_task(relay(stream, [], receive, person.deliver, person))
        try:
            async with asyncio.timeout(20):
                await use(person, stream)
        finally:
            relaying.cancel()
            await asyncio.gather(relaying, return_exceptions=True)
            wire.close()
            await listener.close()
            await running

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def test_what_a_viewer_says_arrives_in_order_and_takes_the_short_way_when_it_is_open() -> None:
    heard: list[str] = []
    reads = asyncio.Event()

    async def serve(stream: Stream, _: Any) -> None:
        await stream.say({"type": "websocket.accept"})
        await reads.wait()
        while (message := await stream.hear()) is not None:
            heard.append(message.decode() if isinstance(message, bytes) else message["text"])

    async def use(person: Person, _: Stream) -> None:
        assert person.say("early") == "long"  # nobody has answered yet
        await until(lambda: person.got == ["long websocket.accept"] and person.said.empty())
        said, ways = ["early"], set()
        for number in range(3 * AHEAD):
            text = f"ж{number}" if number % 5 == 4 else f"{number}"
            said.append(text)
            ways.add((person.say(text), text.isascii()))
            if number == 2 * AHEAD:
                reads.set()  # until now nobody has read: the rest waits on the long way
            if number % 3 == 0 or number >= 2 * AHEAD:
                await asyncio.sleep(0.001)
        assert ways == {("short", True), ("long", True), ("long", False)}
        await until(lambda: len(heard) == len(said))
        assert heard == said

    relayed(serve, use)


def test_what_has_waited_for_its_turn_is_not_overtaken() -> None:
    heard: list[str] = []
    reads = asyncio.Event()

    async def serve(stream: Stream, _: Any) -> None:
        await stream.say({"type": "websocket.accept"})
        await reads.wait()
        while (message := await stream.hear()) is not None:
            heard.append(message.decode() if isinstance(message, bytes) else message["text"])

    async def use(person: Person, stream: Stream) -> None:
        await until(lambda: bool(person.got))
        said = [f"{number}" for number in range(AHEAD + 1)]
        for text in said:
            person.say(text)
        await until(person.said.empty)  # the last one waits until there is room
        begins = stream.room.set

        def begin() -> None:
            """Say more as soon as there is room, before the last one has noticed."""
            begins()
            stream.room.set = begins  # type: ignore[method-assign]
            assert stream.free
            said.append("more")
            person.say("more")

        stream.room.set = begin  # type: ignore[method-assign]
        reads.set()
        await until(lambda: len(heard) == AHEAD + 2)
        assert heard == said

    relayed(serve, use)


def test_frames_reach_a_viewer_in_order_even_if_they_do_not_keep_up() -> None:
    async def serve(stream: Stream, _: Any) -> None:
        await stream.say({"type": "websocket.accept"})
        for number in range(200):
            await stream.post_when_free(f"{number}".encode())
            if number % 9 == 0:
                await asyncio.sleep(0.01)
        await stream.hear()

    async def use(person: Person, _: Stream) -> None:
        while len(person.got) < 201:
            person.free = not person.free
            await asyncio.sleep(0.02 if person.free else 0.003)
        assert [each.split()[1] for each in person.got] == ["websocket.accept", *map(str, range(200))]
        assert {each.split()[0] for each in person.got} == {"short", "long"}
        assert not person.held  # all were sent
        assert not person.overtaken

    relayed(serve, use)
