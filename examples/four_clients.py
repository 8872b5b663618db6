"""Four clients at one table: everything a program needs to play here, tested on a very bad day.

They play one whole game of every game available. Meanwhile each client drops its connection several times; the server
restarts once and is killed once. Every client reconnects on its own, and nothing is lost or done twice. At the end all
clients have seen the same game, and the table's own file proves every chance outcome.

    python examples/four_clients.py                      # starts its own server
    python examples/four_clients.py --connect http://localhost:8000 --game misiles
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.table import entries, export_file
from contienda.table.patch import applied

SPECTATOR = -3  # the seat number of spectators
SEATS = {"misiles": 4}  # other games use their default number of players
HANG_UPS = 3  # per client
TRUSTED = httpx.create_ssl_context()  # certificate authorities, read once for all clients
PATIENCE = 300.0  # seconds allowed for a whole game, even on a busy machine
FIRST_TROUBLE, SECOND_TROUBLE = range(6, 15), range(18, 29)  # game steps; every game lasts longer than this


class Client:
    """One viewer of one table: identity, position in the log, current view and pending request."""

    def __init__(self, url: str, name: str, dice: random.Random) -> None:
        self.url = url
        self.name = name
        self.dice = dice
        # The client keeps the cookie: it is the only proof of who holds a seat.
        self.http = httpx.AsyncClient(base_url=url, timeout=30, verify=TRUSTED)
        self.table = ""
        self.seat = SPECTATOR
        self.sequence = -1  # the last log entry this client has received
        self.position = -1  # the log entry that produced the current position
        self.document: Any = None
        self.asked: dict[str, Any] | None = None  # a decision the server has not yet answered
        self.acknowledged: list[str] = []
        self.connections = 0
        self.frames = 0
        self.hang_up_at = set(dice.sample(range(2, 20), HANG_UPS))
        self.heard = asyncio.Event()

    # --- joining a table --------------------------------------------------------------------------------------------

    async def post(self, path: str, body: object) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def create(self, game: str, seats: int) -> Any:
        """Create a table and take its first seat; the answer holds its id, a code for others and a link to watch."""
        wish = {"game": game, "seats": [{"kind": "human"}] + [{"kind": "open"}] * (seats - 1)}
        made = await self.post("/api/tables", {"wish": wish, "name": self.name})
        self.table, self.seat = made["id"], 0
        return made

    async def sit(self, table: str, code: str) -> None:
        """Take any free seat."""
        seated = await self.post(f"/api/tables/{table}/sit", {"name": self.name, "key": code})
        self.table, self.seat = table, seated["seats"][0]

    async def claim(self, table: str, ticket: str) -> None:
        """Redeem a link: it lets you watch, or open your own seat on a second device."""
        seated = await self.post(f"/api/tables/{table}/claim", {"ticket": ticket})
        self.table = table
        self.seat = seated["seats"][0] if seated["seats"] else SPECTATOR

    # --- at the table -----------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        return int(self.document["table"]["step"]) if self.document else 0

    @property
    def over(self) -> bool:
        return bool(self.document) and self.document["table"]["phase"] == "over"

    async def play(self) -> None:
        """Play to the end of the game and reconnect whenever the connection breaks."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        while not self.over:
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?seat={self.seat}"
            try:
                async with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as wire:
                    self.connections += 1
                    await self.listen(wire)
            except (OSError, WebSocketException):
                await self.lost()

    async def lost(self) -> None:
        """Wait before reconnecting: the line broke, or the server is restarting."""
        await asyncio.sleep(0.05)

    async def listen(self, wire: ClientConnection) -> None:
        async for text in wire:
            await self.take(wire, json.loads(text))
            self.heard.set()
            if self.over:
                return
            self.frames += 1
            if self.frames in self.hang_up_at:
                wire.transport.abort()  # as if somebody pulled the cable

    async def take(self, wire: ClientConnection, frame: dict[str, Any]) -> None:
        """Process one frame from the server."""
        kind = frame["t"]
        if kind == "snapshot":  # the first frame of every connection: the complete current state
            self.document = frame["document"]
            self.sequence, self.position = frame["sequence"], frame["position"]
            # The server may have received it before the line broke; it never executes the same nonce twice.
            if self.asked is not None:
                await wire.send(json.dumps(self.asked))
        elif kind == "delta":
            if frame["since"] != self.sequence:  # has never happened; a resync would recover a missing frame
                await wire.send(json.dumps({"resync": True}))
                return
            self.document = applied(self.document, frame["patch"])
            self.sequence, self.position = frame["sequence"], frame["position"]
        elif kind == "done":  # stored: it survives whatever happens to the server now
            self.acknowledged.append(frame["id"])
            self.asked = None
            if self.sequence < frame["sequence"]:  # the resulting delta is still on its way
                return
        elif kind == "refused":
            if self.asked is None or frame["id"] != self.asked["id"]:
                return  # it was sent twice, and the other one was answered
            if frame["error"] in ("error-too-much", "error-storage"):  # the server asks us to wait a little
                await asyncio.sleep(0.2)
                await wire.send(json.dumps(self.asked))
                return
            if frame["error"] != "error-table-stale":
                raise RuntimeError(f"{self.name} was refused: {frame['text']}")
            self.asked = None
        # The other kinds are `here` (who is connected), `beat` (a keep-alive) and `bye` (the server will be back soon).
        await self.decide(wire)

    async def decide(self, wire: ClientConnection) -> None:
        """Make a legal move if it is our turn and no request is pending."""
        if self.asked is None and self.document["legal"]:
            nonce = secrets.token_hex(8)
            action = self.choose(self.document["table"]["game"], self.document["legal"])
            act = {"do": "act", "action": action, "expect": self.position, "nonce": nonce}
            self.asked = {"id": nonce, "command": act}
            await wire.send(json.dumps(self.asked))

    def choose(self, game: str, legal: list[int]) -> int:
        """Pick any legal action, but aim for missiles in Misiles, where random play can take thousands of moves."""
        if game == "misiles":
            say = registry.load(game).vocabulary.say
            wanted = [action for action in legal if str(say(action)) in ("play(crisis)", "search")]
            if wanted:
                return min(wanted)
            if say(legal[0]).verb.name == "collect":
                return min(legal)
        return self.dice.choice(legal)

    async def reach(self, step: int) -> bool:
        """Wait until the game reaches this step; return False if it ends first."""
        while self.step < step and not self.over:
            self.heard.clear()
            await self.heard.wait()
        return not self.over


class Device(Client):
    """A second device of a player: it shows the view of that seat and leaves the decisions to the first device."""

    async def decide(self, wire: ClientConnection) -> None:
        pass


# --- the server and its failures -------------------------------------------------------------------------------------


class Server:
    """`contienda serve` in a separate process that can be stopped, killed and restarted."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        run = "import sys; from contienda.cli.main import main; sys.exit(main())"
        database = f"sqlite:///{folder / 'contienda.db'}"
        self.command = [sys.executable, "-c", run, "serve", "--port", str(port), "--database", database]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen([*self.command, "--log", "warning"], stdout=subprocess.DEVNULL)
        async with httpx.AsyncClient(base_url=self.url, verify=TRUSTED) as http:
            while self.process.poll() is None:
                try:
                    (await http.get("/healthz")).raise_for_status()
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
        raise RuntimeError("the server does not start")

    async def stop(self, kill: bool = False) -> None:
        assert self.process is not None
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        await asyncio.to_thread(self.process.wait, 20)


async def trouble(server: Server, watcher: Client, dice: random.Random) -> int:
    """Restart the server once and kill it once in mid-game; return how many of the two happened before the end."""
    for done, steps in enumerate((FIRST_TROUBLE, SECOND_TROUBLE)):
        if not await watcher.reach(dice.choice(steps)):
            return done
        say(f"  step {watcher.step}: the server is {'killed' if done else 'stopped'}")
        await server.stop(kill=bool(done))
        await server.start()
        say("  it is there again")
    return 2


# --- a whole game ---------------------------------------------------------------------------------------------------


async def gather(url: str, game: str, dice: random.Random) -> list[Client]:
    """Seat four clients at a new table: one per seat, then a spectator and a second device."""
    seats = SEATS.get(game, registry.load(game).usual)
    names = ("Ana", "Boris", "Carla", "Dima")
    players = [Client(url, name, random.Random(dice.random())) for name in names[:seats]]
    made = await players[0].create(game, seats)
    for player in players[1:]:
        await player.sit(made["id"], made["code"])
    others: list[Client] = []
    if seats < 4:
        others.append(Client(url, "a spectator", random.Random(dice.random())))
        await others[-1].claim(made["id"], made["watch"])
    if seats < 3:
        invited = await players[0].post(f"/api/tables/{made['id']}/tickets", {"right": "play"})
        others.append(Device(url, "Ana's telephone", random.Random(dice.random())))
        await others[-1].claim(made["id"], invited["ticket"])
    return players + others


async def one_game(url: str, server: Server | None, game: str, dice: random.Random) -> bool:
    """Play one game; return False if it ended before both failures happened."""
    clients = await gather(url, game, dice)
    say(f"{game}: table {clients[0].table} with {', '.join(each.name for each in clients)}")
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for each in clients:
            group.create_task(each.play())
        wrong = await trouble(server, clients[0], dice) if server is not None else 2
    await check(clients)
    for each in clients:
        await each.http.aclose()
    return wrong == 2


async def check(clients: list[Client]) -> None:
    """Check that all saw the same, the log has no gap, every acknowledged action is there once, and chance was fair."""
    last = clients[0].document["table"]
    for each in clients:
        must(each.document["table"] == last, f"{each.name} saw a different ending")
        must(each.connections > 1, f"{each.name} never had to reconnect")
    answer = await clients[0].http.get(f"/api/tables/{clients[0].table}/export")
    answer.raise_for_status()
    found = export_file.read(answer.content, "export")
    verdict = export_file.verify(found, "export")
    must(verdict.over, "the exported file stops before the end")
    must([each.sequence for each in found.entries] == list(range(1, len(found.entries) + 1)), "the log has a gap")
    stored = [each.entry.nonce for each in found.entries if isinstance(each.entry, entries.Acted) and each.entry.nonce]
    must(len(stored) == len(set(stored)), "a decision was carried out twice")
    lost = {nonce for each in clients for nonce in each.acknowledged} - set(stored)
    must(not lost, f"{len(lost)} acknowledged decisions were lost")
    say(f"  over after {last['step']} steps: {last['ending']}, scores {last['scores']}")
    say(f"  {sum(each.connections for each in clients)} connections, {len(stored)} decisions, each stored once")
    say(f"  {len(found.entries)} entries without a gap; {verdict.drawn} outcomes drawn from the seed shown at the end")


def must(true: bool, otherwise: str) -> None:
    if not true:
        raise RuntimeError(otherwise)


def say(line: str) -> None:
    print(line, flush=True)


async def main() -> int:
    parser = argparse.ArgumentParser(description="Four clients play every game through crashes and restarts.")
    parser.add_argument("--connect", metavar="URL", help="a running server; it is neither stopped nor killed")
    parser.add_argument("--game", choices=registry.names(), help="one game only")
    parser.add_argument(
        "--seed", type=int, default=random.randrange(10**6), help="seed of what the clients do at random"
    )
    parsed = parser.parse_args()
    say(f"seed {parsed.seed}")
    dice = random.Random(parsed.seed)
    with tempfile.TemporaryDirectory() as folder:
        server = None if parsed.connect else Server(Path(folder))
        try:
            if server is not None:
                await server.start()
            url = parsed.connect or server.url  # type: ignore[union-attr]
            for game in [parsed.game] if parsed.game else registry.names():
                for _ in range(5):
                    if await one_game(url, server, game, dice):
                        break
                    say("  it was over too soon; once more")
        except (ExceptionGroup, RuntimeError, TimeoutError, httpx.HTTPError, ContiendaError) as error:
            first = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
            say(f"failed: {first or type(first).__name__}")
            return 1
        finally:
            if server is not None:
                await server.stop()
    say("All checks passed.")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
