"""Sets sheets in processes of their own, with limits on time and memory, and keeps what was asked for lately.

The workers are those of `intake.py` with other limits: the texts are as untrusted, but setting them takes longer.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from contienda.server import print_jobs
from contienda.server.intake import Asker, Intake
from contienda.server.schemas.printing import PrintOrder, PrintPreview

PROCESSOR = 40.0  # seconds of processor time per file
PATIENCE = 45.0  # seconds of wall-clock time
MEMORY = 2**31  # bytes beyond what a worker needs to start; mostly address space of the compiler's threads
MOST_KEPT = 48 * 2**20  # bytes of finished files


class Printer:
    """The workers that print, and the files they made lately. No worker starts before somebody prints."""

    def __init__(self) -> None:
        self.intake = Intake(1)
        self.intake.processor, self.intake.patience, self.intake.memory = PROCESSOR, PATIENCE, MEMORY
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()

    def close(self) -> None:
        self.intake.close()

    async def pdf(self, asker: Asker, game: str, order: PrintOrder) -> bytes:
        key = msgspec.json.encode(["pdf", game, order])
        found = self.known(key)
        if found is None:
            found = await self.intake.run(asker, print_jobs.make, game, order)
            self.keep(key, found)
        return found

    async def preview(self, asker: Asker, game: str, order: PrintOrder) -> PrintPreview:
        key = msgspec.json.encode(["preview", game, order])
        found = self.known(key)
        if found is None:
            found = msgspec.json.encode(await self.intake.run(asker, print_jobs.preview, game, order))
            self.keep(key, found)
        return msgspec.json.decode(found, type=PrintPreview)

    def known(self, key: bytes) -> bytes | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: bytes, made: bytes) -> None:
        self.kept[key] = made
        while sum(map(len, self.kept.values())) + sum(map(len, self.kept)) > MOST_KEPT and self.kept:
            self.kept.popitem(last=False)
