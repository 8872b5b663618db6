"""Workers on other machines that think for the bots of this process: they join and leave whenever they like.

Each connects to every process and says how many decisions it can think about at once. A decision whose worker leaves is
given to another one. What a worker receives is all it needs, and nothing its seat may not know.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

import msgspec

from contienda.bots.explanation import Choice, Thought
from contienda.server.logs import log_event

# Game, scenario, seats, options, what the seat may believe, seat, bot, seed, seconds, and whether to explain.
Task = tuple[str, str, int, dict[str, int], list[int], int, str, int, float, bool]
MOST_CHOICES = 100  # of an answer, each with so many actions that may follow
MOST_LINE = 20


class WorkerGone(Exception):
    """The worker left before it answered."""


class Peers(msgspec.Struct, tag_field="t", tag="peers"):
    """What a worker learns: which process this is, and which others think, too."""

    process: str
    others: list[str]


class Think(msgspec.Struct, tag_field="t", tag="think"):
    """A decision to think about."""

    id: int
    task: Task


class Join(msgspec.Struct, tag_field="t", tag="join"):
    """The first message of a worker: how many decisions at once."""

    places: int


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    """What a worker thinks, best first; without choices, its bot failed."""

    id: int
    worlds: int
    choices: list[tuple[int, int, float, list[int]]]


def answer(id: int, thought: Thought) -> Answer:
    best = [(each.action, each.visits, each.value, each.line[:MOST_LINE]) for each in thought.choices[:MOST_CHOICES]]
    return Answer(id, thought.worlds, best)


class Worker:
    """One connected worker."""

    def __init__(self, places: int, say: Callable[[Think], None]) -> None:
        self.places = places
        self.say = say
        self.waiting: dict[int, asyncio.Future[Thought]] = {}
        self.numbers = itertools.count(1)
        self.gone = asyncio.Event()

    async def think(self, task: Task, seconds: float) -> Thought:
        """Let it think; raise `WorkerGone` if it leaves first, or takes too long and is given up."""
        number = next(self.numbers)
        place: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.waiting[number] = place
        try:
            self.say(Think(number, task))
            return await asyncio.wait_for(place, seconds)
        except TimeoutError:
            self.gone.set()
            raise WorkerGone from None
        finally:
            self.waiting.pop(number, None)

    def answered(self, found: Answer) -> None:
        place = self.waiting.get(found.id)
        if place is None or place.done():
            return
        if found.choices:
            place.set_result(Thought(found.worlds, [Choice(*each) for each in found.choices]))
        else:
            place.set_exception(WorkerGone())

    def leave(self) -> None:
        self.gone.set()
        for place in self.waiting.values():
            if not place.done():
                place.set_exception(WorkerGone())


class Service:
    """All workers that are connected to this process."""

    def __init__(self, joined: Callable[[int], None], left: Callable[[int], None]) -> None:
        self.joined = joined
        self.left = left
        self.workers: set[Worker] = set()

    def idle(self) -> Worker | None:
        """Return the worker with the most free places, None if there is none."""
        free = [each for each in self.workers if len(each.waiting) < each.places and not each.gone.is_set()]
        return max(free, key=lambda each: each.places - len(each.waiting), default=None)

    def join(self, worker: Worker) -> None:
        self.workers.add(worker)
        self.joined(worker.places)
        log_event("worker.joined", places=worker.places, workers=len(self.workers))

    def part(self, worker: Worker) -> None:
        self.workers.discard(worker)
        worker.leave()
        self.left(worker.places)
        log_event("worker.left", workers=len(self.workers))

    def leave(self) -> None:
        """The server stops: workers go elsewhere."""
        for worker in list(self.workers):
            worker.gone.set()
