"""A server with clearly more tables than the others gives a few away; their players notice a short pause."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest

from contienda.loadtest.run import Load, run
from contienda.server.config import Config
from contienda.server.live import handover
from tests.cluster import checker
from tests.server.children import again
from tests.server.harness import Pair, Server, play

TABLES = 16


@pytest.fixture
def first(database: str) -> Iterator[Server]:
    with Server(config(database)) as found:
        yield found


def config(database: str) -> Config:
    return Config(database=database, shared=True, log="error")


def share(server: Server) -> int:
    """Let a server learn who else is there and how much they do, then share its tables out."""
    hub = server.hub
    assert hub.cluster is not None
    assert hub.handover is not None
    server.run(hub.cluster.beat())
    return server.run(hub.handover.share_now())


def test_a_server_that_has_just_joined_gets_tables(first: Server, database: str) -> None:
    dice = random.Random(51)
    pairs = [Pair(first) for _ in range(TABLES)]
    for each in pairs:
        each.move(dice)
    assert share(first) == 0  # nobody else is there
    with Server(config(database)) as second:
        assert second.hub.cluster is not None
        second.run(second.hub.cluster.beat())
        assert share(first) == handover.A_FEW
        moved = [each for each in pairs if each.id not in first.hub.tables]
        assert len(moved) == handover.A_FEW
        for each in moved:  # they connect where they were, and are passed on to the heir
            assert [socket.closed() for socket in each.sockets] == [1012, 1012]
            each.sockets = [again(lambda e=each: e.ana.look(e.id, 0)), again(lambda e=each: e.boris.look(e.id, 1))]  # type: ignore[misc]
            play(each.sockets, dice, 3)
        assert {each.id for each in moved} <= second.hub.tables.keys()
        second.run(second.hub.cluster.beat())
        assert share(first) == 0  # even enough: nothing wanders to and fro
        assert share(second) == 0
        for each in pairs:
            for socket in each.sockets:
                socket.close()
    found = checker.read(database)
    assert all(len(found.epochs[each.id]) == 2 for each in moved)


def test_a_server_that_stops_hands_its_tables_to_one_that_has_just_joined(first: Server, database: str) -> None:
    cluster = first.hub.cluster
    assert cluster is not None
    assert first.hub.handover is not None
    table = Pair(first)
    table.move(random.Random(52))
    with Server(config(database)) as second:

        async def drain() -> None:
            assert first.hub.handover is not None
            await cluster.beat()
            cluster.others.clear()  # as before the heartbeat that finds the other
            assert cluster.goes_on  # clocks run on if somebody else was there
            await first.hub.handover.drain()

        first.run(drain())
        assert [socket.closed() for socket in table.sockets] == [1012, 1012]
        table.sockets = [again(lambda: table.ana.look(table.id, 0))]
        assert table.id in second.hub.tables
        for socket in table.sockets:
            socket.close()


def test_tables_that_move_under_load_lose_nothing(first: Server, database: str) -> None:
    moved: list[int] = []

    def give() -> None:
        first.until(lambda: len(first.hub.tables) >= TABLES and all(each.viewers for each in first.hub.tables.values()))
        for _ in range(2):
            moved.append(share(first))

    with Server(config(database)) as second:
        assert second.hub.cluster is not None
        second.run(second.hub.cluster.beat())
        giving = threading.Thread(target=give)
        giving.start()
        found = run(Load(tables=TABLES, pace=0.05, seconds=2.0, connect=(first.url,)), lambda *_: None)
        giving.join()
    assert found.violated == 0, found.violations
    assert moved[0] == handover.A_FEW
    assert found.moved == sum(moved)
    assert found.compared >= found.sockets
    checker.read(database)
