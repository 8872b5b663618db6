"""Long computations in small pieces: others get their turn in between, and the queue is bounded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from contienda.server.limits import TooMuch
from contienda.server.live import piecework
from contienda.server.live.piecework import Pieces


def work(name: str, done: list[str], steps: int, each: float = 0.0) -> Iterator[None]:
    for _ in range(steps):
        until = time.perf_counter() + each
        while time.perf_counter() < until:
            pass
        done.append(name)
        yield


def test_others_go_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piecework, "PIECE", 0.002)

    async def both() -> list[str]:
        done: list[str] = []
        queue = Pieces()
        long = asyncio.create_task(queue.through(work("long", done, 60, 0.001)))
        while not long.done():
            done.append("others")
            await asyncio.sleep(0)
        return done

    done = asyncio.run(both())
    assert done.count("long") == 60
    assert done.count("others") > 10


def test_one_work_after_the_other() -> None:
    async def two() -> list[str]:
        done: list[str] = []
        queue = Pieces()
        await asyncio.gather(*(queue.through(work(name, done, 40, 0.0005)) for name in "ab"))
        return done

    done = asyncio.run(two())
    assert done.count("a") == done.count("b") == 40
    last = len(done) - 1 - done[::-1].index("a")
    assert done[:last].count("b") == 1, "but for its first step the second waits for the first"


def test_what_has_nothing_to_do_does_not_wait() -> None:
    async def short() -> None:
        queue = Pieces()
        async with queue.turn():
            await asyncio.wait_for(queue.through(iter(())), 5)

    asyncio.run(short())


def test_the_queue_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piecework, "MOST_WAITING", 3)

    async def many() -> list[object]:
        queue, done = Pieces(), list[str]()
        works = [queue.through(work("x", done, 5, 0.003)) for _ in range(5)]
        found: list[object] = list(await asyncio.gather(*works, return_exceptions=True))
        await queue.through(work("y", done, 5))
        assert queue.waiting == 0
        return found

    assert sum(isinstance(each, TooMuch) for each in asyncio.run(many())) == 2


def test_a_failure_leaves_the_queue_open() -> None:
    def breaks() -> Iterator[None]:
        yield
        raise KeyError

    async def twice() -> None:
        queue = Pieces()
        with pytest.raises(KeyError):
            await queue.through(breaks())
        assert await queue.in_thread(lambda: 5) == 5

    asyncio.run(twice())
