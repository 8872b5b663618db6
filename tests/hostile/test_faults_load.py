"""Faults under load: kills, a full disk, a locked database, a frozen server, misbehaving clients."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import struct
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from contienda.server.config import Config
from tests.hostile.faults import fill, health, said, small_disk, wait_for
from tests.server.children import Child, Pool, accounts, until
from tests.server.harness import HOST, Pair, Person, Server, database

LONG = 120.0  # seconds to recover on a busy machine
TABLES = 6


# --- kills and faults -------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_three_kills_and_two_faults_lose_nothing(tmp_path: Path) -> None:
    troubles(tmp_path, ["kill", "full", "kill", "busy", "kill"])


@pytest.mark.long
def test_twenty_kills_and_ten_faults_lose_nothing(tmp_path: Path) -> None:
    troubles(tmp_path, ["kill"] * 20 + ["full"] * 4 + ["busy"] * 3 + ["frozen"] * 3)


def troubles(tmp_path: Path, what: list[str]) -> None:
    """Play tables as fast as their clients may while one fault follows another."""
    dice = random.Random(len(what))
    dice.shuffle(what)
    with small_disk(tmp_path / "disk", "64m") as disk:
        with Child(Config(database=database(disk))) as child:
            pool = Pool([child.url], dice)
            asyncio.run(through(what, child, disk, pool, dice))
            named = [line["trouble"] for line in said(child, "store.failed")]
            assert not said(child, "crash")
        stored = accounts(child.config.database, pool)
    print(
        f"\n{what.count('kill')} kills, {len(what) - what.count('kill')} faults: {pool.acknowledged} acknowledged "
        f"decisions at {len(stored)} tables, none lost, none doubled; the log named {sorted(set(named))}"
    )
    assert ("disk-full" in named) == ("full" in what)
    assert ("database-busy" in named) == ("busy" in what)


async def through(what: list[str], child: Child, disk: Path, pool: Pool, dice: random.Random) -> None:
    async with pool.at_work(TABLES):
        for trouble in [*what, ""]:
            goal = pool.acknowledged + dice.randrange(20, 80)
            await until(lambda goal=goal: pool.acknowledged >= goal, LONG)  # type: ignore[misc]
            await asyncio.sleep(dice.random() * 0.02)
            if trouble:
                await asyncio.to_thread(cause, trouble, child, disk)


def cause(trouble: str, child: Child, disk: Path) -> None:
    """Cause one fault, from beginning to end."""
    assert child.process is not None
    if trouble == "kill":
        child.kill()
        child.start()
    elif trouble == "frozen":  # like a machine out of memory, or a sleeping laptop
        os.kill(child.process.pid, signal.SIGSTOP)
        time.sleep(2.0)
        os.kill(child.process.pid, signal.SIGCONT)
    elif trouble == "full":
        ballast = fill(disk)
        wait_for(lambda: health(child) == (503, "disk-full"), LONG)
        ballast.unlink()
    else:  # something locks the database, as a backup of the wrong kind would
        with closing(sqlite3.connect(disk / "contienda.db", isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_for(lambda: health(child) == (503, "database-busy"), LONG)
            other.execute("ROLLBACK")
    wait_for(lambda: health(child) == (200, "ok"), LONG)


# --- clients ----------------------------------------------------------------------------------------------------------


def test_a_client_that_reads_nothing_costs_the_others_nothing(tmp_path: Path) -> None:
    """It requests snapshots again and again and never reads; the others play on, and the server stays healthy."""
    with Server(Config(database=database(tmp_path), log="error")) as server, Pair(server) as pair:
        asyncio.run(deaf(pair.ana, pair))
        assert health(server) == (200, "ok")
        pair.play(random.Random(1), 4)


async def deaf(person: Person, pair: Pair) -> None:
    address = f"{person.server.url.replace('http', 'ws', 1)}/api/tables/{pair.id}/socket?seat=0"
    slow = connect(address, additional_headers={"Cookie": person.cookie}, proxy=None, max_queue=1, compression=None)
    async with slow as wire:
        wire.transport.pause_reading()
        for _ in range(200):
            try:
                await asyncio.wait_for(wire.send('{"resync": true}'), 0.5)
            except TimeoutError:
                break  # the server no longer reads from it
        played = await asyncio.to_thread(pair.play, random.Random(2), 20)
        assert played == 20
        wire.transport.abort()


@pytest.mark.parametrize("cut", [1, 3, 8])
def test_a_line_cut_in_the_middle_of_a_frame_does_nothing(cut: int, tmp_path: Path) -> None:
    """Half a move arrives and the connection is reset: nothing happens, and the same move can be made later."""
    with Server(Config(database=database(tmp_path), log="error")) as server, Pair(server) as pair:
        mover = pair.to_move
        before = server.fingerprint(pair.id)
        person = pair.ana if mover is pair.sockets[0] else pair.boris
        line = socket.create_connection((HOST, server.port))
        seat = pair.sockets.index(mover)
        line.sendall(
            f"GET /api/tables/{pair.id}/socket?seat={seat} HTTP/1.1\r\nHost: {HOST}:{server.port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {person.cookie}\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        act = f'{{"id":"x","command":{{"do":"act","action":{mover.legal[0]},"expect":{mover.position},"nonce":"cut"}}}}'
        frame = bytes([0x81, 0x80 | len(act)]) + b"\0\0\0\0" + act.encode()  # one masked text frame
        assert len(act) < 126
        line.sendall(frame[: len(frame) - cut * 8])
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, without a close frame
        line.close()
        server.until(lambda: len(server.live(pair.id).viewers) == 2)
        assert server.fingerprint(pair.id) == before
        assert mover.act(mover.legal[0], "cut")["t"] == "done"
        assert health(server) == (200, "ok")
