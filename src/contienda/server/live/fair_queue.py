"""Fair scheduling of few workers among many waiting tables.

Tables with people come before unwatched ones. Within each kind addresses take turns, then browsers of one address, then
tables of one browser. So a thousand tables of somebody else delay a table by one turn.
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
    """What waits: its address, browser and table, and whether people are there at that moment."""

    source: str = ""
    session: str = ""
    table: str = ""
    people: Callable[[], bool] = always

    def shared(self) -> tuple[tuple[str, ...], ...]:
        """Return what it shares with others, the widest first: address, browser, table."""
        return (self.source,), (self.source, self.session), (self.source, self.session, self.table)


class Turns:
    """A number of slots, given out fairly to those who wait."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[Lane, asyncio.Future[None]]] = []  # longest wait first
        self.served: OrderedDict[tuple[str, ...], int] = OrderedDict()  # by lane: the number of its last turn
        self.number = 0

    @asynccontextmanager
    async def turn(self, lane: Lane) -> AsyncIterator[None]:
        """Wait for a slot, and hold it inside this context."""
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
                self.release()  # the slot came too late
            raise

    def release(self) -> None:
        """Free a slot; the lane served longest ago gets it."""
        if self.free < 0 or not self.waiting:
            self.free += 1
            return
        chosen = min(self.waiting, key=self.rank)
        self.waiting.remove(chosen)
        lane, place = chosen
        self.serve(lane)
        place.set_result(None)

    def shrink(self, places: int) -> None:
        """Take so many slots away; those in use are not given out again."""
        self.free -= places

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
