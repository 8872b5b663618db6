"""How long it takes to open a table after a long game: fifty milliseconds for two thousand actions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

from contienda.core import game as rules
from contienda.core.rng import Rng
from contienda.server.config import Config
from contienda.server.live.hub import EVERY, Hub
from contienda.server.live.live_table import Live
from contienda.store import Header, Row, Store
from contienda.table import entries, seeded_chance
from contienda.table.authorization import decide, follow
from contienda.table.setup import SeatSetup, Wish, complete
from contienda.table.table import ENDED, Table
from tests.server.harness import database

ACTIONS = 2_000
GOAL = 0.050  # seconds, on the compiled build
COMPILED = not rules.__file__.endswith(".py")
NAME = "oldoldoldold"


def played(seed: bytes) -> Iterator[tuple[Table, entries.Entry]]:
    """A random game of four: each entry, with the table that has just applied it."""
    setup = complete(Wish("misiles", seats=[SeatSetup("bot", bot="random")] * 4), seeded_chance.commitment(seed))
    table = Table(NAME, setup, seed)
    dice = Rng(1, 2)
    for _ in range(ACTIONS * 2):
        entry = follow(table)
        if entry is None:
            listed = table.state.actions()
            entry = decide(table, table.actor(), listed[int(dice.below(len(listed)))], "bot", 1)
        table.take(entry, 1)
        yield table, entry
        if table.now.phase == ENDED:
            return


@pytest.fixture(scope="module")
def long_game() -> tuple[Table, list[entries.Entry]]:
    """The first game that lasts long enough."""
    for number in count(7):
        log: list[entries.Entry] = []
        for table, entry in played(bytes([number]) * 32):
            log.append(entry)
            if len(table.actions) >= ACTIONS:
                return table, log
    raise AssertionError


def hub_on(store: Store) -> Hub:
    """A hub that opens tables and starts nothing."""
    hub = Hub(Config(), store, b"key")
    hub.closing = True
    return hub


async def stored(url: str, table: Table, log: list[entries.Entry], snapshot: bool) -> None:
    """Store the table as a busy server leaves it when it is killed just before its next snapshot."""
    rows = [Row(number, 1, entries.dump(entry)) for number, entry in enumerate(log, 1)]
    setup = msgspec.json.encode(table.setup)
    store = await Store.open(url)
    await store.create(Header(NAME, "CODE", "misiles", table.setup.version, setup, table.seed, 1, 1), rows)
    if snapshot:
        earlier = Table(NAME, table.setup, table.seed)
        for entry in log[: len(log) - EVERY + 1]:
            earlier.take(entry, 1)
        await hub_on(store).rest(Live(earlier, ""))
    await store.close()


async def opened(url: str) -> tuple[float, Table]:
    """Return the seconds from the request until the table is live, in a freshly opened store."""
    store = await Store.open(url)
    hub = hub_on(store)
    begin = time.perf_counter()
    live = await hub.live(NAME)
    taken = time.perf_counter() - begin
    assert live is not None
    await store.close()
    return taken, live.table


@pytest.mark.parametrize("snapshot", [True, False], ids=["from a snapshot", "from its log alone"])
def test_a_long_game_opens_at_once(
    long_game: tuple[Table, list[entries.Entry]], tmp_path: Path, snapshot: bool
) -> None:
    table, log = long_game
    asyncio.run(stored(database(tmp_path), table, log, snapshot))
    times = []
    for _ in range(5):
        taken, found = asyncio.run(opened(database(tmp_path)))
        times.append(taken)
        assert found.now.sequence == len(log)
        assert found.actions == table.actions
        assert found.state.encode() == table.state.encode()
    times.sort()
    print(
        f"\n{len(table.actions)} actions in {len(log)} entries {'with' if snapshot else 'without'} a snapshot, "
        f"{'compiled' if COMPILED else 'interpreted'}: {times[0] * 1000:.1f} to {times[-1] * 1000:.1f} ms"
    )
    if snapshot:
        assert times[0] < (GOAL if COMPILED else 2 * GOAL)
