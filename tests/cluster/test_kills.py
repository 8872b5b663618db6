"""Fifty times, a server is killed while everybody plays as fast as they may; ten times in each of the other games."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from contienda.core import registry
from tests.cluster import checker
from tests.server.children import Child, Pool, until

KILLS = {game: 50 if game == "misiles" else 10 for game in registry.OURS}
TABLES = 6
MOVE = 5.0  # seconds in which every table has a new owner and goes on


@pytest.mark.long
@pytest.mark.parametrize("game", registry.OURS)
def test_killed_owners(pair: list[Child], database: str, game: str) -> None:
    pool = Pool([child.url for child in pair], random.Random(21), game)
    kills = KILLS[game]
    taken: list[float] = []

    async def under_fire() -> None:
        async with pool.at_work(TABLES):
            await until(lambda: len(pool.playing) >= 2 * TABLES)
            for number in range(kills):
                victim = pair[number % 2]
                alive = pair[1 - number % 2].url
                pool.urls = [alive, victim.url, alive]  # both players of a new table begin where somebody answers
                players = {each: len(each.acknowledged) for each in pool.playing}
                begin = time.monotonic()
                await asyncio.to_thread(victim.kill)
                await until(
                    lambda: all(each.over or len(each.acknowledged) > past for each, past in players.items()),  # noqa: B023
                    60,
                )
                taken.append(time.monotonic() - begin)
                await asyncio.to_thread(victim.start)
                await until(lambda: len(pool.playing) >= TABLES, 60)

    asyncio.run(under_fire())
    found = checker.check(database, pool.players)
    taken.sort()
    moved = sum(len(found.epochs[table]) > 1 for table in {each.table for each in pool.players})
    print(
        f"\n{game}: {kills} kills, {pool.acknowledged} acknowledged decisions at {len(pool.players) // 2} tables, "
        f"{moved} of which moved: none lost or doubled; everybody went on after {taken[kills // 2]:.1f} s (median), "
        f"{taken[-1]:.1f} s at worst",
        end="",
    )
    assert taken[-1] < MOVE


@pytest.mark.long
@pytest.mark.parametrize("game", registry.OURS)
def test_servers_replaced_while_everybody_plays(pair: list[Child], database: str, game: str) -> None:
    """Each server in turn is stopped and started again; nobody waits for a lease to run out."""
    pool = Pool([child.url for child in pair], random.Random(22), game)
    pauses: list[float] = []

    async def under_fire() -> None:
        async with pool.at_work(TABLES):
            await until(lambda: len(pool.playing) >= 2 * TABLES)
            for number in range(6):
                await asyncio.sleep(1)
                leaves, stays = pair[number % 2], pair[1 - number % 2]
                pool.urls = [stays.url, leaves.url, stays.url]
                asyncio.get_running_loop().run_in_executor(None, leaves.stop)
                pauses.append(await longest_pause(pool, 5))
                assert leaves.process is not None
                await until(lambda: leaves.process.poll() is not None, 60)  # type: ignore[union-attr]  # noqa: B023
                await asyncio.to_thread(leaves.start)

    asyncio.run(under_fire())
    checker.check(database, pool.players)
    pauses.sort()
    print(f"\n{game}: six replacements: longest pause of a table {pauses[0]:.2f} to {pauses[-1]:.2f} s", end="")
    assert pauses[-1] < MOVE / 2


async def longest_pause(pool: Pool, seconds: float) -> float:
    """Return how long any table stood still within this time."""
    end = time.monotonic() + seconds
    last = {each.table: (each.step, time.monotonic()) for each in pool.playing}
    longest = 0.0
    while (now := time.monotonic()) < end:
        steps: dict[str, int] = {}
        for each in pool.playing:
            steps[each.table] = max(steps.get(each.table, 0), each.step)
        for table, step in steps.items():
            before, since = last.get(table, (step, now))
            last[table] = (before, since) if step == before else (step, now)
            longest = max(longest, now - last[table][1])
        await asyncio.sleep(0.01)
    return longest
