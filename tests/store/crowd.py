"""A database with very many tables, and how fast a server starts on it: `python -m tests.store.crowd [N] [DUE]`.

Every table is a game of Misiles between two people after some decisions; at DUE of them a bot must decide. They are
stored as a killed server leaves them: the next one must check every table where a bot or a clock could act.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx
import msgspec

from contienda.server.config import Config
from contienda.store import Store
from contienda.table import entries, seeded_chance
from contienda.table.authorization import decide, follow
from contienda.table.setup import SeatSetup, Wish, complete
from contienda.table.table import Table
from tests.server.harness import Child

DECISIONS = 12
NOON = 1_700_000_000_000


def played(bot: bool, decisions: int = DECISIONS) -> tuple[bytes, bytes, list[bytes]]:
    """Return the setup, seed and log of a table; with a bot, the bot decides next."""
    seed = seeded_chance.new_seed()
    second = SeatSetup("bot", bot="level:1") if bot else SeatSetup("open")
    wish = Wish("misiles", seats=[SeatSetup("open"), second], pace=10_000)
    setup = complete(wish, seeded_chance.commitment(seed))
    table, log, dice = Table("crowd", setup, seed), [], random.Random(1)

    def take(entry: entries.Entry) -> None:
        log.append(entries.dump(entry))
        table.take(entry, NOON)

    for number, name in enumerate(["Ana"] if bot else ["Ana", "Boris"]):
        take(entries.Sat(name, number, name, name))
    while (entry := follow(table)) is not None:
        take(entry)
    while len(log) < decisions or (bot and table.actor() != 1):
        take(decide(table, table.actor(), dice.choice(list(table.state.actions())), "x", NOON))
    return msgspec.json.encode(setup), seed, log


def crowd(path: Path, count: int, due: int) -> None:
    """Fill a new SQLite database."""
    asyncio.run(prepare(path))
    kinds = [(played(True), range(due)), (played(False), range(due, count))]
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("PRAGMA synchronous = OFF")
        for (setup, seed, log), numbers in kinds:
            version = msgspec.json.decode(setup)["version"]
            file.executemany(
                "INSERT INTO tables (id, code, game, version, setup, seed, created, touched, state, listed, awake) "
                "VALUES (?, ?, 'misiles', ?, ?, ?, ?, ?, 'open', 0, ?)",
                ((f"t{n:05}", f"C{n:05}", version, setup, seed, NOON, NOON + n, n < due) for n in numbers),
            )
            file.executemany(
                "INSERT INTO entries (table_id, sequence, at, payload) VALUES (?, ?, ?, ?)",
                ((f"t{n:05}", at, NOON, payload) for n in numbers for at, payload in enumerate(log, 1)),
            )


async def prepare(path: Path) -> None:
    await (await Store.open(f"sqlite:///{path}")).close()


def listed(url: str, *more: str) -> tuple[float, float]:
    """Return how long `contienda tables list` takes, in wall-clock and processor time."""
    command = [sys.executable, "-c", "import sys; from contienda.cli.main import main; sys.exit(main())"]
    begin, before = time.perf_counter(), os.times()
    run = [*command, "tables", "list", "--database", url, *more]
    subprocess.run(run, capture_output=True, check=True)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return time.perf_counter() - begin, used


def main(count: int, due: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "contienda.db"
        crowd(path, count, due)
        url = f"sqlite:///{path}"
        size = path.stat().st_size // 1_000_000
        print(f"{count} tables, a bot due at {due} of them, {size} MB")
        empty = f"sqlite:///{Path(folder) / 'empty.db'}"
        listed(empty)  # lets Python compile its bytecode first
        for name, found in (("none", listed(empty)), ("all", listed(url)), ("as JSON", listed(url, "--json"))):
            print(f"tables list, {name}: {found[0]:.2f} s, {found[1]:.2f} s of processor time")
        for each in (empty, empty, url):
            child = Child(Config(database=each, log="warning"))
            begin = time.perf_counter()
            child.start()
            print(f"start until /healthz answers: {time.perf_counter() - begin:.2f} s ({Path(each).stem})")
            if each == empty:
                child.stop()
        waits: list[float] = []
        live = 0
        while live < due and time.perf_counter() - begin < 600:
            asked = time.perf_counter()
            live = httpx.get(f"{child.url}/healthz", trust_env=False, verify=False, timeout=60).json()["tables"]
            waits.append(time.perf_counter() - asked)
            time.sleep(0.2)
        waits.sort()
        print(f"all {live} tables that are due awake after {time.perf_counter() - begin:.0f} s")
        print(f"requests meanwhile: half within {waits[len(waits) // 2]:.3f} s, slowest {waits[-1]:.3f} s")
        child.kill()
        print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(*(int(each) for each in [*sys.argv[1:], *["20000", "1000"][len(sys.argv) - 1 :]]))
