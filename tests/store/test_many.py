"""Several processes on one database, and processes that die: nothing acknowledged is lost, nothing is taken twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from contienda.core.errors import ContiendaError
from contienda.store import Conflict, Row, Store, location
from contienda.store.location import BadDatabase
from tests.store import postgres
from tests.store.samples import header, row, using

ROOT = Path(__file__).parent.parent.parent
GENEROUS = 10.0  # seconds, on a busy machine; usually some hundredths


def child(url: str, tables: int, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.appender", url, str(tables), str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def test_two_stores_race_and_one_wins_each_sequence(url: str) -> None:
    async def play() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        for table in range(3):
            await stores[0].create(header(f"t{table}"), [])
        won: dict[tuple[str, int], list[str]] = {}

        async def race(name: str, store: Store, table: str) -> None:
            for sequence in range(1, 31):
                try:
                    await store.append(table, row(sequence, name))
                    won.setdefault((table, sequence), []).append(name)
                except Conflict:
                    pass

        racers = [(f"{index}", store, f"t{table}") for index, store in enumerate(stores) for table in range(3)]
        await asyncio.gather(*(race(*each) for each in racers))
        for table in range(3):
            for each in await stores[1].rows(f"t{table}"):
                assert won.pop((f"t{table}", each.sequence)) == [each.payload.decode()]
        assert not won
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_two_processes_race_and_one_wins_each_sequence(url: str) -> None:
    async def begin(store: Store) -> None:
        for table in range(4):
            await store.create(header(f"t{table}"), [])

    async def end(store: Store) -> None:
        for table in range(4):
            assert await store.rows(f"t{table}") == [row(sequence) for sequence in range(1, 26)]

    asyncio.run(using(url, begin))
    children = [child(url, 4, 25) for _ in range(2)]
    said = [each.communicate(timeout=300)[0].splitlines() for each in children]
    assert [each.returncode for each in children] == [0, 0]
    won = [line for lines in said for line in lines if line.startswith("won")]
    assert len(won) == len(set(won)) == 4 * 25
    assert sum(map(len, said)) == 2 * 4 * 25
    asyncio.run(using(url, end))


def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    acknowledged: set[str] = set()

    async def begin(store: Store) -> None:
        for table in range(20):
            await store.create(header(f"t{table}"), [])

    async def look(store: Store) -> None:
        there = set()
        for table in range(20):
            sequences = [each.sequence for each in await store.rows(f"t{table}")]
            assert sequences == list(range(1, len(sequences) + 1))
            there |= {f"won t{table} {sequence}\n" for sequence in sequences}
        assert acknowledged <= there

    asyncio.run(using(url, begin))
    for moment in random.Random(4).sample(range(1, 600), 3):
        process = child(url, 20, 0)
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(moment)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
        process.stdout.close()
        assert process.wait() == -signal.SIGKILL
        acknowledged.update(line for line in lines if line.endswith("\n"))
        assert len(acknowledged) >= moment
        asyncio.run(using(url, look))


HANG_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()
"""


def test_a_lost_connection_is_made_again(postgres_url: str, postgres_server: str) -> None:
    name = postgres.name_of(postgres_url)

    async def play(store: Store) -> None:
        await store.create(header(), [])
        assert await store.rows("t1") == []
        await postgres.say(postgres_server, HANG_UP.format(name=name))
        await store.append("t1", row(1))
        assert await store.last("t1") == 1

    asyncio.run(using(postgres_url, play))


def test_a_database_that_went_away_is_told_in_one_sentence_and_may_come_back(
    postgres_url: str, postgres_server: str
) -> None:
    name = postgres.name_of(postgres_url)

    async def play(store: Store) -> None:
        await store.create(header(), [])
        assert await store.rows("t1") == []
        await postgres.say(postgres_server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await postgres.say(postgres_server, HANG_UP.format(name=name))
        for attempt in (store.append("t1", row(1)), store.last("t1"), store.finish("t1")):
            with pytest.raises(ContiendaError) as caught:
                await attempt
            assert caught.value.key == "error-database-open"
            assert "not currently accepting connections" in str(caught.value.values["reason"])
        await postgres.say(postgres_server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await store.append("t1", row(1))
        assert await store.last("t1") == 1

    asyncio.run(using(postgres_url, play))


def test_a_long_log_opens_at_once(url: str) -> None:
    async def begin(store: Store) -> None:
        await store.create(header(), [Row(number, number, b"x" * 200) for number in range(1, 2001)])
        await store.keep_snapshot("t1", 2000, b"x" * 50_000)

    async def look(store: Store) -> None:
        found = await store.snapshot("t1")
        assert found is not None
        assert found[0] == 2000
        assert len(await store.rows("t1")) == 2000

    asyncio.run(using(url, begin))
    began = time.perf_counter()
    asyncio.run(using(url, look))
    assert time.perf_counter() - began < GENEROUS


def test_a_postgresql_that_falls_silent_is_given_up_in_time(
    postgres_url: str, postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with an unplugged cable: nothing comes back, not even a refusal."""
    monkeypatch.setattr(location, "ANSWER_SECONDS", 1.0)

    async def play(store: Store) -> None:
        await store.create(header(), [])
        await store.append("t1", row(1))
        pids = await backends(postgres_server, postgres.name_of(postgres_url))
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(BadDatabase) as caught:
                await asyncio.wait_for(store.append("t1", row(2)), 15)
            assert caught.value.trouble == "database-unreachable"
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        await asyncio.sleep(0.5)
        if await store.last("t1") == 1:  # it may have been stored without an acknowledgement
            await store.append("t1", row(2))
        assert await store.rows("t1") == [row(1), row(2)]

    asyncio.run(using(postgres_url, play))


async def backends(folder: str, name: str) -> list[int]:
    """Return the processes that serve that database."""
    connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={folder}")
    try:
        return [row[0] for row in await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = $1", name)]
    finally:
        await connection.close()
