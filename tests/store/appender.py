"""A process that appends to some tables at once and prints each acknowledged sequence, until it is killed.

Run as `python -m tests.store.appender URL TABLES COUNT`: with COUNT it stops there and also prints what it lost.
"""

from __future__ import annotations

import asyncio
import sys

from contienda.store import Conflict, Store
from tests.store.samples import row


async def main(url: str, tables: int, count: int) -> None:
    store = await Store.open(url)

    async def play(table: str) -> None:
        sequence = 0 if count else await store.last(table)
        while not count or sequence < count:
            sequence += 1
            try:
                await store.append(table, row(sequence))
                word = "won"
            except Conflict:
                word = "lost"
            sys.stdout.write(f"{word} {table} {sequence}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(f"t{number}") for number in range(tables)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
