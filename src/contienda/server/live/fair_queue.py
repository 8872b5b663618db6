"""Who is served next where there are few workers and many who wait.

Tables with people come before tables nobody looks at. Within each kind addresses take turns, of one address its
browsers, of one browser its tables. So a thousand tables of somebody else cost a table one turn of waiting.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

MOST = 50_000  # lanes remembered


def always() -> bool:
    return True


class Lane(msgspec.Struct, frozen=True):
    """Who waits: for which address, browser and table, and whether people are there when it counts."""

    source: str = ""
    session: str = ""
    table: str = ""
    people: Callable[[], bool] = always

    def shared(self) -> tuple[tuple[str, ...], ...]:
        """What it shares with others, the widest first: address, browser, table."""
        return (self.source,), (self.source, self.session), (self.source, self.session, self.table)


class Turns:
    """So many places, given to those who wait in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[Lane, asyncio.Future[None]]] = []  # the longest first
        self.served: OrderedDict[tuple[str, ...], int] = OrderedDict()  # when each lane last had a turn, by number
        self.number = 0

    @asynccontextmanager
    async def turn(self, lane: Lane) -> AsyncIterator[None]:
        """Wait for a place, and keep it inside this."""
        if self.free > 0:
            self.free -= 1
            self.serve(lane)
        else:
            await self.wait(lane)
        try:
            yield
        finally:
            self.release()

    async def wait(self, lane: Lane) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waits = (lane, place)
        self.waiting.append(waits)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self.waiting.remove(waits)
            else:
                self.release()  # it came too late
            raise

    def release(self) -> None:
        """A place is free: whose lane has waited longest for a turn gets it."""
        if not self.waiting:
            self.free += 1
            return
        chosen = min(self.waiting, key=self.rank)
        self.waiting.remove(chosen)
        lane, place = chosen
        self.serve(lane)
        place.set_result(None)

    def rank(self, waits: tuple[Lane, asyncio.Future[None]]) -> tuple[bool, list[int]]:
        lane, _ = waits
        return not lane.people(), [self.served.get(key, 0) for key in lane.shared()]

    def serve(self, lane: Lane) -> None:
        self.number += 1
        for key in lane.shared():
            self.served[key] = self.number
            self.served.move_to_end(key)
        while len(self.served) > MOST:
            self.served.popitem(last=False)
