"""A server loses the database, alone or together with all others: no table ever has two owners."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from tests.cluster import checker
from tests.cluster.namespaces import DATABASE, machines
from tests.server.children import Child, Pool, again, until
from tests.server.harness import PATIENCE, Pair
from tests.store import postgres

CUT = 30.0  # seconds


@pytest.mark.long
def test_a_server_cut_off_from_the_database_loses_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    with machines(log="info") as (servers, database):
        cut, kept = servers
        pool = Pool([each.url for each in servers], random.Random(31))
        after: list[float] = []

        async def under_fire() -> None:
            async with pool.at_work(4):
                await until(lambda: len(pool.playing) >= 8 and pool.acknowledged > 40)
                players = {each: len(each.acknowledged) for each in pool.playing}
                begin = time.monotonic()
                with cut.cut(DATABASE):
                    await until(
                        lambda: all(each.over or len(each.acknowledged) > past for each, past in players.items()), CUT
                    )
                    after.append(time.monotonic() - begin)
                    await asyncio.sleep(CUT - after[0])
                    beyond = pool.acknowledged
                await until(lambda: pool.acknowledged > beyond + 40, 2 * PATIENCE)
                await until(lambda: cut.log.count(b"lease.taken") > 1, 2 * PATIENCE)

        asyncio.run(under_fire())
        found = checker.check(database, pool.players)
        moved = sum(len(each) > 1 for each in found.epochs.values())
        print(
            f"\n{CUT:g} s without the database: everybody went on after {after[0]:.1f} s; {pool.acknowledged} "
            f"decisions, {moved} tables moved, none had two owners",
            end="",
        )
        assert moved
        assert b"lease.lost" in cut.log
        assert b"lease.lost" not in kept.log


@pytest.mark.long
def test_without_the_database_servers_refuse_kindly_and_resume(pair: list[Child], database: str) -> None:
    folder = database.rpartition("host=")[2]
    with Pair(pair[0]) as table:
        dice = random.Random(32)
        for _ in range(4):
            table.move(dice)
        with postgres.stopped(folder):
            time.sleep(5)
            for child in pair:
                answer = child.person("Ana").ask("GET", "/healthz")
                assert answer.status_code == 503
                answer = table.ana.ask("GET", f"/api/tables/{table.id}")
                assert answer.status_code == 503
                assert "Try again" in answer.text or "Repeat" in answer.text
        sockets = [
            again(lambda: table.ana.look(table.id, 0)),
            again(lambda: table.boris.look(table.id, 1)),
        ]
        table.sockets = sockets
        for _ in range(4):
            table.move(dice)
    checker.read(database)
