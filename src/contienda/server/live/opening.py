"""Opening what rests in the database: once, however many ask for it at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Generic, TypeVar

T = TypeVar("T")


class Opening(Generic[T]):
    """What is being opened now, by id.

    Nobody awaits anything between looking here and adding a task, so there are never two of the same.
    """

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[T]] = {}

    def __contains__(self, id: str) -> bool:
        return id in self.tasks

    async def once(self, id: str, load: Callable[[str], Coroutine[None, None, T]]) -> T:
        """Wait until it is open. Somebody who stops waiting does not stop the others."""
        task = self.tasks.get(id)
        if task is None:
            task = self.tasks[id] = asyncio.create_task(load(id))
            task.add_done_callback(lambda _: self.tasks.pop(id, None))
        return await asyncio.shield(task)
