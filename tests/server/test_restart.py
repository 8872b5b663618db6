"""A server is stopped or killed: clients are notified and reconnect by themselves, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from contienda.server.config import Config
from contienda.server.live import hub as hubs
from contienda.store import Row, Store
from contienda.store.location import BadDatabase
from tests.server.children import Child, Player, Pool, accounts, until
from tests.server.harness import PATIENCE, Pair, Server, act, database

RESTART = 1012


@pytest.fixture(scope="module")
def child(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server that is running whenever a test begins."""
    with Child(Config(database=database(tmp_path_factory.mktemp("restart")))) as found:
        yield found


# --- stopped --------------------------------------------------------------------------------------------------------


def test_everybody_is_told_and_finds_the_table_as_it_was(child: Child) -> None:
    dice = random.Random(1)
    with Pair(child) as pair:
        pair.play(dice, 12)
        assert pair.to_move.do("chat", text="Wait a moment")["t"] == "done"
        pair.settle()
        watcher = child.person("Wu")
        watcher.claim(pair.id, pair.made.watch)
        bench = watcher.look(pair.id)
        before = [(each.sequence, each.document, each.events[-5:]) for each in pair.sockets]
        since = bench.sequence

        assert child.stop() in (0, -signal.SIGTERM)
        for each in (*pair.sockets, bench):
            assert each.closed() == RESTART
            assert each.bye == "restart"
        assert snapshot_of(child.config.database, pair.id) == since  # it opens quickly next time
        said = [json.loads(line) for line in child.log.splitlines()]
        assert {line["event"] for line in said} >= {"server.open", "table.created", "server.closed"}
        assert all(line["level"] == "info" and line["at"].endswith("Z") for line in said)

        child.start()
        again = [pair.ana.look(pair.id, 0), pair.boris.look(pair.id, 1)]
        for old, new in zip(before, again, strict=True):
            assert (new.sequence, new.document) == old[:2]
            assert [line["text"] for line in new.lines] == ["Wait a moment"]
        news = f"/api/tables/{pair.id}/frames"
        assert watcher.get(news, since=since, wait=0)["frames"] == []  # nothing has happened since
        done = act(next(each for each in again if each.legal), dice)
        frames = watcher.get(news, since=since, wait=5)["frames"]
        assert frames[-1]["sequence"] == done["sequence"]
        assert frames[0]["t"] == "snapshot" or frames[0]["since"] == since
        for each in again:
            each.close()


def test_whoever_waits_for_news_is_answered_when_the_server_stops(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as thread:
        with Server(Config(database=database(tmp_path), log="error")) as server, Pair(server) as pair:
            since = pair.sockets[0].sequence
            asking = thread.submit(pair.ana.get, f"/api/tables/{pair.id}/frames", since=since, seat=0, wait=25)
            wait_for(lambda: bool(server.live(pair.id).waiters))
            begin = time.monotonic()
        assert time.monotonic() - begin < 5
        assert asking.result()["frames"] == []


def snapshot_of(url: str, table: str) -> int:
    """Return the entry of the table's last snapshot."""

    async def read() -> int:
        store = await Store.open(url)
        found = await store.snapshot(table)
        await store.close()
        return found[0] if found is not None else -1

    return asyncio.run(read())


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


# --- without a database ---------------------------------------------------------------------------------------------


def test_a_database_that_fails_for_a_moment_costs_nobody_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's action is refused and can be repeated; a clock retries by itself."""
    tried: list[str] = []

    async def fail(table: str, row: Row, awake: bool) -> None:
        tried.append(table)
        raise BadDatabase("error-database-open", database="here", reason="disk full")

    clock = {"mode": "decision", "seconds": 1}
    config = Config(database=database(tmp_path), log="critical")
    with Server(config) as server, Pair(server, clock=clock) as timed, Pair(server) as pair:
        monkeypatch.setattr(server.hub.store, "append", fail)
        mover, before = pair.to_move, server.fingerprint(pair.id)
        refused = mover.act(mover.legal[0], "mine")
        assert (refused["t"], refused["error"]) == ("refused", "error-storage")
        assert server.fingerprint(pair.id) == before
        wait_for(lambda: tried.count(timed.id) == 2)

        monkeypatch.undo()
        assert mover.act(mover.legal[0], "mine")["t"] == "done"
        viewer = timed.sockets[0]
        step = viewer.table["step"]
        viewer.until(lambda: viewer.table["step"] > step)


# --- at rest --------------------------------------------------------------------------------------------------------


def test_a_table_nobody_looks_at_rests_and_comes_back_as_it_was(tmp_path: Path) -> None:
    dice = random.Random(3)
    with Server(Config(database=database(tmp_path), evict_after=0.2, log="error")) as server:
        with Pair(server) as pair, Pair(server, clock={"mode": "decision", "seconds": 600}) as timed:
            pair.play(dice, 20)
            timed.play(dice, 3)
            before = server.fingerprint(pair.id)
            seen = [each.document for each in pair.sockets]
        wait_for(lambda: pair.id not in server.hub.tables)
        assert timed.id in server.hub.tables  # somebody's clock is running there

        again = [pair.ana.look(pair.id, 0), pair.boris.look(pair.id, 1)]
        assert [each.document for each in again] == seen
        assert server.fingerprint(pair.id)[0] == before[0]
        act(next(each for each in again if each.legal), dice)
        for each in again:
            each.close()


def test_after_a_start_tables_wake_up_at_which_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long ago somebody was there, and however many tables there are."""
    monkeypatch.setattr(hubs, "IN_USE", 0.1)
    monkeypatch.setattr(hubs, "PULSE", 0.1)
    config = Config(database=database(tmp_path), bot_seconds=0.05, log="critical")
    with Server(config) as server:
        host = server.person("Ana")
        quiet, broken = host.create().id, host.create().id
        bots = [host.create(seats=["level:1", "level:1"], pace=10_000).id for _ in range(3)]
        timed = host.create(clock={"mode": "decision", "seconds": 600}).id
        server.person("Boris").sit(timed, host.get(f"/api/tables/{timed}/rights")["code"])
        wait_for(lambda: server.live(timed).alarm is not None and all(server.live(each).driving for each in bots))
    with closing(sqlite3.connect(tmp_path / "contienda.db")) as file, file:
        kept = {id for (id,) in file.execute("SELECT id FROM tables WHERE awake")}
        assert kept == {timed, *bots}  # a server that is stopped records what it leaves undone
        file.execute("UPDATE tables SET awake = 1, touched = 1")  # one that is killed cannot
        file.execute("UPDATE tables SET setup = x'00' WHERE id = ?", (broken,))
    with Server(config) as server:
        wait_for(lambda: not any("wake_up" in str(task.get_coro()) for task in list(server.hub.tasks)))
        assert set(server.hub.tables) == {timed, *bots}  # one that cannot be opened does not trouble the others
        with closing(sqlite3.connect(tmp_path / "contienda.db")) as file:
            assert file.execute("SELECT awake FROM tables WHERE id = ?", (quiet,)).fetchone() == (0,)
    with Server(msgspec.structs.replace(config, most_tables=2)) as server:
        wait_for(lambda: len(server.hub.tables) == 2)
        server.hub.config.most_tables = 10  # there is room again
        wait_for(lambda: set(server.hub.tables) == {timed, *bots})


# --- killed ---------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_three_kills_lose_nothing(child: Child) -> None:
    kills(child, 3, 5)


@pytest.mark.long
def test_twenty_kills_lose_nothing(child: Child) -> None:
    kills(child, 20, 6)


def kills(child: Child, moments: int, tables: int) -> None:
    """Play tables as fast as their clients may, and pull the plug again and again."""
    dice = random.Random(moments)
    pool = Pool([child.url], dice)
    open_ends = asyncio.run(under_fire(child, pool, moments, tables, dice))
    stored = accounts(child.config.database, pool)
    kept = sum(nonce in stored[table] for table, nonce in open_ends)
    print(
        f"\n{moments} kills: {pool.acknowledged} acknowledged decisions at {len(stored)} tables, all there; "
        f"{len(open_ends)} unanswered when the plug was pulled, all there once in the end: {kept}"
    )
    assert kept == len(open_ends), "a decision that was asked for again did not arrive"


async def under_fire(child: Child, pool: Pool, moments: int, tables: int, dice: random.Random) -> list[tuple[str, str]]:
    """Kill at random moments; return the decisions that had no answer then."""
    unanswered: list[tuple[str, str]] = []
    async with pool.at_work(tables):
        await until(lambda: len(pool.playing) == 2 * tables)
        for _ in range(moments):
            goal = pool.acknowledged + dice.randrange(20, 120)
            await until(lambda goal=goal: pool.acknowledged >= goal)  # type: ignore[misc]
            await asyncio.sleep(dice.random() * 0.02)
            await asyncio.to_thread(child.kill)
            here = pool.playing
            unanswered += [(each.table, each.asked["id"]) for each in here if each.asked is not None]
            connections = {each: each.connections for each in here}
            await asyncio.to_thread(child.start)
            await until(lambda: all(back(each, number) for each, number in connections.items()))  # noqa: B023
        await until(lambda: all(answered(each, unanswered) for each in pool.players))
    return unanswered


def back(player: Player, connections: int) -> bool:
    """Tell whether the player has reconnected and caught up."""
    return player.over or player.connections > connections


def answered(player: Player, unanswered: list[tuple[str, str]]) -> bool:
    """Tell whether everything asked for at the kill was acknowledged since, or was the last decision."""
    open_ends = {nonce for table, nonce in unanswered if table == player.table}
    return player.over or player.asked is None or player.asked["id"] not in open_ends
