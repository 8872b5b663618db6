"""Servers lose the database or each other: no table ever has two owners, and everybody goes on."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.cluster import checker
from tests.cluster.namespaces import DATABASE, PLAYERS, SERVERS, machines
from tests.packaging.test_deployment import NGINX, nginx
from tests.server.children import Child, Pool, again, until
from tests.server.harness import PATIENCE, Pair, many, play
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
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_two_servers_that_cannot_reach_each_other(tmp_path: Path) -> None:
    """Who is connected to the wrong server hears so within seconds, and the proxy takes them to the right one."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    behind = f"{PLAYERS}.0/24"
    with machines(log="info", proxy_network=behind) as (servers, database), nginx(servers, folder) as front:
        owner, other = servers
        ana, boris = owner.person("Ana"), other.person("Boris")
        made = ana.create()
        boris.sit(made.id, made.code)
        dice = random.Random(33)
        pool = Pool([front.url], random.Random(34))
        told: dict[str, float] = {}

        def one_viewer(begin: float) -> None:
            """Boris is passed on to the owner, until the cable is cut."""
            assert wrong.closed(2 * PATIENCE) == 1012
            told["a viewer at the other server was sent away after"] = time.monotonic() - begin
            asked = time.monotonic()
            answer = boris.ask("GET", f"/api/tables/{made.id}")
            assert answer.status_code == 503
            assert "Try again" in answer.text or "Repeat" in answer.text
            with pytest.raises(InvalidStatus) as refused:
                boris.knock(made.id, 1)
            assert refused.value.response.status_code == 503
            told["two refusals there took"] = time.monotonic() - asked

        async def under_fire() -> None:
            async with pool.at_work(6):
                await until(lambda: len(pool.playing) >= 12 and pool.acknowledged > 60)
                players = {each: len(each.acknowledged) for each in pool.playing}
                begin = time.monotonic()
                with owner.cut(SERVERS):
                    await asyncio.to_thread(one_viewer, begin)
                    await until(
                        lambda: all(each.over or len(each.acknowledged) > past for each, past in players.items()), CUT
                    )
                    told["everybody behind the proxy had moved after"] = time.monotonic() - begin
                    await asyncio.sleep(max(0.0, CUT / 3 - (time.monotonic() - begin)))
                    beyond = pool.acknowledged
                await until(lambda: pool.acknowledged > beyond + 60, 2 * PATIENCE)

        with many(ana.look(made.id, 0), boris.look(made.id, 1)) as (right, wrong):
            play([right, wrong], dice, 4)
            asyncio.run(under_fire())
            with again(lambda: boris.look(made.id, 1)) as back:  # passed on again
                play([right, back], dice, 4)
        found = checker.check(database, pool.players)
        assert len(found.epochs[made.id]) == 1
        for child in servers:
            assert b"lease.lost" not in child.log
        print(f"\n{pool.acknowledged} decisions, none lost", end="")
        for key, value in told.items():
            print(f"; {key} {value:.1f} s", end="")


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
