"""How fast the store is here: `python -m tests.store.throughput [--database URL]`.

Without a URL it uses a file and a temporary PostgreSQL, both flushing to disk.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from contienda.store import Row, Store
from tests.store import postgres
from tests.store.samples import header

PAYLOAD = b'{"kind":"act","seat":1,"action":1234,"by":"0123456789abcdef","at":1700000000000}'


async def appends(url: str, tables: int, each: int) -> tuple[float, list[float]]:
    """Return appends per second with one appender per table, and how long each of them waited."""
    store = await Store.open(url)
    took: list[float] = []

    async def play(table: str) -> None:
        for sequence in range(1, each + 1):
            began = time.perf_counter()
            await store.append(table, Row(sequence, sequence, PAYLOAD))
            took.append(time.perf_counter() - began)

    names = [f"bench-{tables}-{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(header(name), []) for name in names))
    began = time.perf_counter()
    await asyncio.gather(*(play(name) for name in names))
    seconds = time.perf_counter() - began
    for name in names:
        await store.delete(name)
    await store.close()
    return tables * each / seconds, sorted(took)


async def opening(url: str, rows: int) -> float:
    """Return the seconds from a closed database to a table's newest snapshot and all its entries."""
    store = await Store.open(url)
    await store.create(header("bench-long"), [Row(number, number, PAYLOAD) for number in range(1, rows + 1)])
    await store.keep_snapshot("bench-long", rows, b"x" * 20_000)
    await store.close()
    began = time.perf_counter()
    store = await Store.open(url)
    await store.snapshot("bench-long")
    assert len(await store.rows("bench-long")) == rows
    seconds = time.perf_counter() - began
    await store.delete("bench-long")
    await store.close()
    return seconds


def report(name: str, url: str) -> None:
    for tables, each in ((500, 100), (50, 400), (1, 1000)):
        rate, took = asyncio.run(appends(url, tables, each))
        p50, p99 = (took[int(len(took) * share)] * 1000 for share in (0.5, 0.99))
        print(f"{name}  appenders {tables:4}  {rate:7,.0f} appends/s  p50 {p50:6.1f} ms  p99 {p99:6.1f} ms")
    print(f"{name}  opened, snapshot and 2,000 entries read: {asyncio.run(opening(url, 2000)) * 1000:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", metavar="URL")
    url = parser.parse_args().database
    if url:
        report("database", url)
        return
    with tempfile.TemporaryDirectory() as folder:
        report("sqlite    ", f"sqlite:///{Path(folder) / 'bench.db'}")
    with postgres.server(fsync=True) as server, postgres.database(server) as url:
        report("postgresql", url)


if __name__ == "__main__":
    main()
