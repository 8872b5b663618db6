"""A load on a server made with boardgame.io, measured as `contienda load` measures ours.

Every match has two players with a socket and credentials of their own. A move is done when both have the new state. A
match that ends is followed by a new one, and a player asks for the whole state as often as ours do. The client is the
same sans-I/O protocol on the same event loop, so the rest of the machine carries the same load.
"""

from __future__ import annotations

import asyncio
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from contienda.loadtest.figures import quantile
from contienda.loadtest.run import event_loop, together
from contienda.loadtest.table import SAMPLE

FOLDER = Path(__file__).resolve().parent / "server"
GAME = "duel"
TOGETHER = 16
PATIENCE = 30.0


class Found(msgspec.Struct):
    """What a run measured."""

    moves: int
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    bytes_per_move: float
    server_ms: float
    client_ms: float
    games: int


class Player(asyncio.Protocol):
    """One player of a match, who speaks Socket.IO 4 over a socket."""

    def __init__(self, match: Match, seat: int, secret: str) -> None:
        self.match = match
        self.seat = seat
        self.secret = secret
        self.wire = ClientProtocol(parse_uri(f"ws://127.0.0.1:{match.port}/socket.io/?EIO=4&transport=websocket"))
        self.state: dict[str, Any] = {}
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport: Any = transport
        self.wire.send_request(self.wire.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.match.bytes += len(event.data)
                self.hear(bytes(event.data), at)
        self.flush()

    def hear(self, text: bytes, at: float) -> None:
        if text[:1] == b"0":  # opened: enter the game
            self.send(f"40/{GAME},")
        elif text[:1] == b"2":  # a ping
            self.send("3")
        elif text[:2] == b"40":
            self.ask()
        elif text[:2] == b"42":
            kind, *rest = msgspec.json.decode(text.partition(b",")[2])
            if kind == "sync":
                if rest[1]["state"]["_stateID"] >= self.state.get("_stateID", 0):  # files may be read before a write
                    self.state = rest[1]["state"]
                if not self.synced.done():
                    self.synced.set_result(None)
            elif kind == "update":
                self.state = rest[1]
                self.match.seen(at)

    def ask(self) -> None:
        """Ask for everything there is to know."""
        self.tell("sync", self.match.id, str(self.seat), self.secret, 2)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.match.port)
        await asyncio.wait_for(self.synced, PATIENCE)

    async def compare(self) -> None:
        """Ask for everything again."""
        self.synced = asyncio.get_running_loop().create_future()
        self.ask()
        await asyncio.wait_for(self.synced, PATIENCE)

    def tell(self, *words: object) -> None:
        self.send(f"42/{GAME}," + msgspec.json.encode(words).decode())

    def send(self, text: str) -> None:
        self.wire.send_text(text.encode())
        self.flush()

    def flush(self) -> None:
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)


class Match:
    """Two players who play one match after the other, each as long as one of these."""

    def __init__(self, port: int, http: httpx.AsyncClient, rng: Random, lengths: Sequence[int]) -> None:
        self.port = port
        self.http = http
        self.rng = rng
        self.lengths = lengths
        self.games = 0
        self.id = ""
        self.players: list[Player] = []
        self.under_way: asyncio.Future[None] | None = None
        self.sent = 0.0
        self.number = 0
        self.waits: list[float] = []
        self.late = 0
        self.bytes = 0

    async def make(self) -> None:
        """Create a match with both players in it."""
        wish: dict[str, Any] = {"numPlayers": 2, "setupData": {"moves": self.rng.choice(self.lengths)}}
        answer = await self.http.post(f"/games/{GAME}/create", json=wish)
        self.players = []
        self.id = answer.raise_for_status().json()["matchID"]
        for seat in range(2):
            wish = {"playerID": str(seat), "playerName": f"Load {seat + 1}"}
            joined = await self.http.post(f"/games/{GAME}/{self.id}/join", json=wish)
            player = Player(self, seat, joined.raise_for_status().json()["playerCredentials"])
            self.players.append(player)
            await player.open()

    def leave(self) -> None:
        for player in self.players:
            player.transport.abort()

    async def play(self, begin: float, until: float, pace: float) -> None:
        due = begin
        while max(due, now := time.perf_counter()) < until:
            if due > now:
                await asyncio.sleep(due - now)
            if pace:
                due = max(due + pace, now)
            await self.move()
            if "gameover" in self.players[0].state["ctx"]:
                self.leave()
                await self.make()
                self.games += 1
            elif self.rng.random() * SAMPLE < 1:
                await self.rng.choice(self.players).compare()

    async def move(self) -> None:
        state = self.players[0].state
        mover = self.players[int(state["ctx"]["currentPlayer"])]
        step, choice = state["G"]["step"], self.rng.choice(state["G"]["legal"])
        self.number = state["_stateID"]
        payload = {"type": step, "args": [choice], "playerID": str(mover.seat), "credentials": mover.secret}
        self.under_way = asyncio.get_running_loop().create_future()
        self.sent = time.perf_counter()
        mover.tell("update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.id, str(mover.seat))
        await asyncio.wait_for(self.under_way, PATIENCE)

    def seen(self, at: float) -> None:
        """Finish the move when both players have the new state."""
        if self.under_way is None or self.under_way.done():
            return
        if all(player.state["_stateID"] > self.number for player in self.players):
            self.waits.append(at - self.sent)
            self.under_way.set_result(None)


def run(tables: int, pace: float, seconds: float, stored: bool, lengths: Sequence[int]) -> Found:
    """Measure a server of our own, in memory or with files, in games of such lengths."""
    with running(stored) as (port, process), asyncio.Runner(loop_factory=event_loop) as runner:
        return runner.run(measure(port, process, tables, pace, seconds, lengths))


async def measure(
    port: int, process: psutil.Process, tables: int, pace: float, seconds: float, lengths: Sequence[int]
) -> Found:
    limits = httpx.Limits(max_connections=32)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False, limits=limits
    ) as http:
        matches = [Match(port, http, Random(f"1 {number}"), lengths) for number in range(tables)]
        left = list(matches)

        async def some() -> None:
            while left:
                await left.pop().make()

        await together([some() for _ in range(TOGETHER)])
        for match in matches:
            match.bytes = 0
        before, own = cpu(process), time.process_time()
        begin = time.perf_counter()
        await together(
            [match.play(begin + pace * number / tables, begin + seconds, pace) for number, match in enumerate(matches)]
        )
        elapsed = time.perf_counter() - begin
        spent, client = cpu(process) - before, time.process_time() - own
        for match in matches:
            match.leave()
    waits = sorted(wait for match in matches for wait in match.waits)
    moves = max(1, len(waits))
    return Found(
        moves=len(waits),
        moves_per_s=len(waits) / elapsed,
        p50_ms=quantile(waits, 0.5) * 1000,
        p95_ms=quantile(waits, 0.95) * 1000,
        p99_ms=quantile(waits, 0.99) * 1000,
        bytes_per_move=sum(match.bytes for match in matches) / moves,
        server_ms=spent / moves * 1000,
        client_ms=client / moves * 1000,
        games=sum(match.games for match in matches),
    )


def cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


@contextmanager
def running(stored: bool) -> Iterator[tuple[int, psutil.Process]]:
    """Run the server in a process of its own; yield its port and the process."""
    with socket.socket() as free, tempfile.TemporaryDirectory(prefix="boardgameio-") as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = ["node", "serve.js", str(port), *([folder] if stored else [])]
        process = subprocess.Popen(
            command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            answering(port, process)
            yield port, psutil.Process(process.pid)
        finally:
            process.kill()
            process.wait()


def answering(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/games", trust_env=False)
            return
        except httpx.TransportError:
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit("boardgame.io does not start: run `npm ci` in benchmarks/server") from None
            time.sleep(0.1)
