"""The owner of a table is paused, killed or replaced: the table moves, and its players go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time

from tests.cluster import checker
from tests.server.children import Child, Pool, again, elsewhere, log_of, until
from tests.server.harness import PATIENCE, many, play

MOVE = 5.0  # seconds in which a table has a new owner


def test_a_paused_owner_is_fenced_off_and_acknowledges_nothing(pair: list[Child], database: str) -> None:
    first, second = pair
    ana, boris = first.person("Ana"), second.person("Boris")
    made = ana.create()
    boris.sit(made.id, made.code)
    dice = random.Random(11)
    with many(ana.look(made.id, 0), boris.look(made.id, 1)) as players:
        play([*players], dice, 6)
        old = players[0]
        assert first.process is not None
        begin = time.monotonic()
        first.process.send_signal(signal.SIGSTOP)
        try:
            nonces = [f"stale-{number}" for number in range(3)]
            for nonce in nonces:  # it will read them when it wakes up
                act = {"do": "act", "action": (old.legal or [0])[0], "expect": old.position, "nonce": nonce}
                old.say({"id": nonce, "command": act})
            assert players[1].closed() == 1012
            there = again(lambda: boris.look(made.id, 1))
            print(f"\nthe table of a paused owner moved in {time.monotonic() - begin:.1f} s", end="")
            with many(elsewhere(ana, second).look(made.id, 0), there) as moved:
                play([*moved], dice, 6)
                first.process.send_signal(signal.SIGCONT)
                assert old.closed() in (1012, 1013)
                assert not old.replies, "a paused owner answered"
                play([*moved], dice, 4)
                back = again(lambda: ana.look(made.id, 0))  # passed on to the new owner
                with back:
                    assert back.document == moved[0].document
        finally:
            first.process.send_signal(signal.SIGCONT)
    found = checker.read(database)
    assert not set(nonces) & set(found.nonces[made.id])
    assert len(found.epochs[made.id]) == 2
    assert b"lease.lost" in first.log


def test_a_killed_owner_leaves_its_tables_to_the_other(pair: list[Child], database: str) -> None:
    """The same players go on; no decision is lost or made twice."""
    pool = Pool([child.url for child in pair], random.Random(12))
    gaps: list[float] = []

    async def under_fire() -> None:
        async with pool.at_work(4):
            await until(lambda: len(pool.playing) >= 8 and pool.acknowledged > 50)
            await asyncio.to_thread(pair[0].kill)
            begin = time.monotonic()
            players = {each: len(each.acknowledged) for each in pool.playing}
            pool.urls = pool.urls[1:]
            await until(lambda: all(each.over or len(each.acknowledged) > past + 3 for each, past in players.items()))
            gaps.append(time.monotonic() - begin)

    asyncio.run(under_fire())
    print(f"\nall players of a killed server went on after {gaps[0]:.1f} s", end="")
    checker.check(database, pool.players)


def test_bots_nobody_watches_go_on_under_a_new_owner(pair: list[Child], database: str) -> None:
    made = pair[0].person("Ana").create(seats=["random", "random"])
    assert pair[0].process is not None
    os.kill(pair[0].process.pid, signal.SIGKILL)
    pair[0].ended()
    before = len(log_of(database, made.id))
    end = time.monotonic() + PATIENCE
    while True:
        log = log_of(database, made.id)
        if len(log) > before + 2:
            break
        assert time.monotonic() < end, "nobody adopted the table"
        time.sleep(0.2)
    assert len(checker.read(database).epochs[made.id]) == 2


def test_a_replaced_server_hands_its_tables_over(pair: list[Child], database: str) -> None:
    """Players notice a pause, and the new owner needs no lease to run out."""
    ana, boris = pair[0].person("Ana"), pair[1].person("Boris")
    made = ana.create()
    boris.sit(made.id, made.code)
    dice = random.Random(13)
    with many(ana.look(made.id, 0), boris.look(made.id, 1)) as players:
        play([*players], dice, 6)
        begin = time.monotonic()
        assert pair[0].process is not None
        pair[0].process.terminate()
        assert [each.closed() for each in players] == [1012, 1012]
        there = again(lambda: boris.look(made.id, 1))
        print(f"\nhanded over, and connected again, {time.monotonic() - begin:.2f} s after the signal", end="")
        with many(elsewhere(ana, pair[1]).look(made.id, 0), there) as moved:
            play([*moved], dice, 6)
    assert pair[0].ended() in (0, -signal.SIGTERM)
    assert b"server.drained" in pair[0].log
    assert len(checker.read(database).epochs[made.id]) == 2
