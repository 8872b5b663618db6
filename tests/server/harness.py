"""A real server on loopback for tests, and people who connect to it.

Each person has their own cookie, and sockets that keep what they receive. `Server` runs in a thread of the test, so
that a test can inspect the tables; `Child` is a separate process, which can be killed and whose log can be read.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from weakref import finalize

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from contienda.server.app import create
from contienda.server.config import Config, dump
from contienda.server.limits import Buckets, Guesses, Shares
from contienda.server.live.hub import Hub
from contienda.server.live.live_table import Live
from contienda.server.schemas.http import Created, Invitation, Seated
from contienda.server.serve import UVICORN
from contienda.store.rights import digest
from contienda.table.patch import applied

T = TypeVar("T")
Frame = dict[str, Any]
HOST = "127.0.0.1"
PATIENCE = 20.0  # seconds after which a test gives up
STARTING = 90.0  # seconds a process may take to start, the first of them on a busy machine
SPECTATOR = -3


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'contienda.db'}"


class Address:
    """Where a server is, and how people connect to it."""

    port: int

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def person(self, name: str = "", **headers: str) -> Person:
        """Return somebody with a browser that has never been here."""
        return Person(self, name, headers)


class Uvicorn(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


class Server(Address):
    """The server in a thread of this process; `with Server(Config(…)) as server:`."""

    def __init__(self, config: Config, limits: bool = False, **changed: Any) -> None:
        self.limits = limits
        self.app = create(config)
        self.socket = socket.socket(proto=socket.IPPROTO_TCP)  # otherwise asyncio lets Nagle delay answers by 40 ms
        self.socket.bind((HOST, 0))
        self.port = self.socket.getsockname()[1]
        self.uvicorn = Uvicorn(uvicorn.Config(self.app, **(UVICORN | changed)))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.socket],), daemon=True)
        if not limits:
            self.guesses.FREE = 10**9
            found = [self.buckets("actions"), self.guesses.server]
            for shares in (self.shares, self.looks):
                found += [shares.session, shares.source, shares.server]
            for each in found:
                each.burst = each.rate = 1e9

    def __enter__(self) -> Server:
        self.thread.start()
        self.until(lambda: self.uvicorn.ready.is_set() or not self.thread.is_alive())
        assert self.thread.is_alive(), "the server does not start"
        if not self.limits:
            self.hub.intake.patience = PATIENCE
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()

    def buckets(self, name: str) -> Buckets:
        """Return the limits of that name."""
        found: Buckets = self.given(name)
        return found

    @property
    def shares(self) -> Shares:
        """Return the limits on creating tables and rooms."""
        found: Shares = self.given("creations")
        return found

    @property
    def looks(self) -> Shares:
        """Return the limits on looking back."""
        found: Shares = self.given("looks")
        return found

    @property
    def guesses(self) -> Guesses:
        found: Guesses = self.given("guesses")
        return found

    @property
    def hub(self) -> Hub:
        found: Hub = self.given("hub")
        return found

    def live(self, table: str) -> Live:
        return self.hub.tables[table]

    def given(self, name: str) -> Any:
        """Return what the application injects under that name."""
        dependency: Any = self.app.dependencies[name]
        return dependency.dependency()

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something inside the server that nobody is notified of."""
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(0.005)

    def run(self, work: Coroutine[None, None, T]) -> T:
        """Do something inside the server."""
        loop = next(iter(self.hub.tasks)).get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def grant(self, person: Person, table: str, right: str) -> None:
        """Give somebody a right that no link carries."""

        async def give() -> None:
            await self.hub.store.grant(person.session, table, right, -1, "")

        self.run(give())

    def revoke(self, person: Person, table: str, right: str) -> None:
        """Take a right away, as the server does where somebody may be looking."""

        async def take() -> None:
            await self.hub.store.revoke(table, session=person.session, right=right)
            self.live(table).recheck()

        self.run(take())

    def fingerprint(self, table: str) -> tuple[int, bytes]:
        """Return everything about a live table; if it is the same, nothing has changed."""
        found = self.live(table).table
        return found.now.sequence, found.freeze()


# The seed of every table, so that a test sees the same dice on every run: one in eighty random games of Misiles ends
# within thirty decisions. With these dice nearly all last for more than a hundred.
SAME_DICE = bytes.fromhex("42e9562a58d5bfd85c566725b5f29941f35685535251653bf4507fa7104e8a0d")
SERVE = """
import sys
from contienda.server import config, serve
from contienda.table import seeded_chance
seeded_chance.new_seed = lambda: bytes.fromhex(sys.argv[2])
serve.serve(config.load(sys.argv[1]))
"""


class Child(Address):
    """The server in a separate process, with its log; stop it, kill it, restart it on the same database."""

    inside: Sequence[str] = ()  # a command that runs another one somewhere else

    def __init__(self, config: Config, port: int = 0) -> None:
        """Use that port; without one, a free port, which stays ours while the server is not running."""
        if not port:
            held = hold_port()
            port = held.getsockname()[1]
            finalize(self, held.close)
        self.port = config.port = port
        self.config = config
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""

    def __enter__(self) -> Child:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, dump(self.config), SAME_DICE.hex()]
        self.process = subprocess.Popen([*self.inside, *command], stderr=subprocess.PIPE)
        reader = threading.Thread(target=self.listen, args=(self.process,), daemon=True)
        reader.start()
        self.reader = reader
        until = time.monotonic() + STARTING
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", trust_env=False, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    reader.join(PATIENCE)
                    raise TimeoutError(f"the server does not start: {self.log.decode()}") from None
            if time.monotonic() > until:
                raise TimeoutError(f"the server does not start: {self.log.decode()}")
            time.sleep(0.02)

    def listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.log += line

    def stop(self) -> int:
        """Ask it to stop, and wait; after that, the log is complete."""
        assert self.process is not None
        self.process.terminate()
        return self.ended()

    def kill(self) -> int:
        """Kill it, as if somebody had pulled the plug."""
        assert self.process is not None
        self.process.kill()
        return self.ended()

    def ended(self) -> int:
        assert self.process is not None
        status = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return status


def hold_port() -> socket.socket:
    """Keep a free port for a server that we start, again and again: nobody else gets it until this is closed.

    As long as a port is bound, the kernel gives it to no program that asks for any free one. A server asks for this
    one, and may share it, because both allow it and only one listens.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((HOST, 0))
    return held


class Person:
    """Somebody with a browser: a cookie jar, and HTTP requests."""

    def __init__(self, server: Address, name: str = "", headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(
            base_url=server.url, headers=headers or {}, timeout=PATIENCE, trust_env=False, verify=False
        )

    @property
    def cookie(self) -> str:
        """Return all their cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def session(self) -> bytes:
        """Return their browser as the store knows it."""
        return digest(self.http.cookies["contienda"].partition(".")[0])

    def ask(self, method: str, path: str, **rest: Any) -> httpx.Response:
        return self.http.request(method, path, **rest)

    def get(self, path: str, **query: object) -> Any:
        """Return the response as JSON; anything but success is an error of the test."""
        return good(self.http.get(path, params={name: str(value) for name, value in query.items()})).json()

    def post(self, path: str, body: object = None) -> Any:
        return good(self.http.post(path, json=body)).json()

    def create(self, game: str = "misiles", seats: list[str] | None = None, **wish: Any) -> Created:
        """Create a table; seats are "human", "open", "team" or a bot's name, with this person in every human one."""
        wished = {"game": game, "pace": 0, "seats": [seat(each) for each in seats or ["human", "open"]], **wish}
        answer = good(self.http.post("/api/tables", json={"wish": wished, "name": self.name}))
        return msgspec.json.decode(answer.content, type=Created)

    def sit(self, table: str, key: str = "", number: int = -1) -> Seated:
        answer = good(self.http.post(f"/api/tables/{table}/sit", json={"name": self.name, "key": key, "seat": number}))
        return msgspec.json.decode(answer.content, type=Seated)

    def claim(self, table: str, ticket: str) -> Seated:
        answer = good(self.http.post(f"/api/tables/{table}/claim", json={"ticket": ticket}))
        return msgspec.json.decode(answer.content, type=Seated)

    def invite(self, table: str, right: str, member: str = "") -> Invitation:
        answer = good(self.http.post(f"/api/tables/{table}/tickets", json={"right": right, "member": member}))
        return msgspec.json.decode(answer.content, type=Invitation)

    def do(self, table: str, do: str, **rest: object) -> httpx.Response:
        """Send a command over HTTP, whatever the result."""
        return self.http.post(f"/api/tables/{table}/do", json={"do": do, **rest})

    def look(self, table: str, seat: int = SPECTATOR, **headers: str) -> Socket:
        """Open a socket and read the first frame, a snapshot."""
        found = self.knock(table, seat, **headers)
        found.until(lambda: found.sequence >= 0)
        return found

    def knock(self, table: str, seat: int | str = SPECTATOR, **headers: str) -> Socket:
        """Open a socket and read nothing yet."""
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
        given = httpx.Headers(self.http.headers)
        given.update(headers)
        kept = {name: given[name] for name in ("origin", "sec-fetch-site", "accept-language") if name in given}
        if self.cookie:
            kept["cookie"] = self.cookie
        opening = connect(
            url, additional_headers=kept, compression=None, ping_interval=None, close_timeout=1, proxy=None
        )
        return Socket(opening)


def seat(name: str) -> dict[str, str]:
    return {"kind": name} if name in ("human", "open", "team") else {"kind": "bot", "bot": name}


def good(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer


class Viewer:
    """What a viewer has received, assembled as any client would."""

    def __init__(self) -> None:
        self.frames: list[str] = []  # as they came
        self.document: Any = None
        self.sequence = -1
        self.position = -1
        self.you: Any = None
        self.events: list[list[Any]] = []
        self.lines: list[Frame] = []
        self.here: list[str] = []
        self.replies: dict[str, Frame] = {}
        self.bye = ""

    def take(self, frame: Frame) -> None:
        """Apply a frame."""
        if frame["t"] == "snapshot":
            self.document, self.events, self.lines = frame["document"], frame["events"], frame["lines"]
            self.sequence, self.position = frame["sequence"], frame["position"]
            self.you, self.here = frame["you"], frame["here"]
        elif frame["t"] == "delta":
            assert frame["since"] == self.sequence, "a gap between two frames"
            self.document = applied(self.document, frame["patch"])
            kept = frame["told"] - len(frame["events"])
            self.events = [event for event in self.events if event[0] < kept] + frame["events"]
            self.lines += frame["lines"]
            self.sequence, self.position = frame["sequence"], frame["position"]
        elif frame["t"] == "you":
            self.you = frame["you"]
        elif frame["t"] == "here":
            self.here = frame["members"]
        elif frame["t"] in ("done", "refused"):
            self.replies[frame["id"]] = frame
        elif frame["t"] == "bye":
            self.bye = frame["reason"]

    @property
    def table(self) -> Any:
        return self.document["table"]

    @property
    def legal(self) -> list[int]:
        found: list[int] = self.document["legal"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")


class Socket(Viewer):
    """A viewer at the other end of a socket."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        super().__init__()
        self.wire = opening.__enter__()
        self.sent = 0

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.wire.close()

    # --- reading ----------------------------------------------------------------------------------------------------

    def read(self, timeout: float = PATIENCE) -> Frame:
        """Read, keep and apply the next frame."""
        text = self.wire.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Frame = json.loads(text)
        self.take(frame)
        return frame

    def until(self, true: Callable[[], T], timeout: float = PATIENCE) -> T:
        """Read until a condition holds."""
        end = time.monotonic() + timeout
        while True:
            found = true()
            if found:
                return found
            self.read(end - time.monotonic())

    def at(self, sequence: int) -> Socket:
        """Read until that entry has come."""
        self.until(lambda: self.sequence >= sequence)
        return self

    def closed(self, timeout: float = PATIENCE) -> int:
        """Read until the server disconnects; return the close code."""
        try:
            self.until(lambda: False, timeout)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006
        raise AssertionError

    # --- speaking ---------------------------------------------------------------------------------------------------

    def say(self, message: object) -> None:
        """Send anything: text or bytes as they are, other things as JSON."""
        self.wire.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def do(self, do: str, **rest: object) -> Frame:
        """Send a command and return its result: `done` or `refused`."""
        self.sent += 1
        name = f"{do}-{self.sent}"
        self.say({"id": name, "command": {"do": do, **rest}})
        return self.until(lambda: self.replies.pop(name, {}))

    def act(self, action: int, nonce: str = "") -> Frame:
        """Take a legal action in the position seen here."""
        return self.do("act", action=action, expect=self.position, nonce=nonce)


class Pair:
    """Two people at a table of two, with their sockets: Ana created it and facilitates, Boris joined by code."""

    def __init__(self, server: Address, game: str = "misiles", **wish: Any) -> None:
        self.server = server
        self.ana, self.boris = server.person("Ana"), server.person("Boris")
        self.made = self.ana.create(game, **wish)
        self.id = self.made.id
        self.seated = self.boris.sit(self.id, self.made.code)
        self.sockets = [self.ana.look(self.id, 0), self.boris.look(self.id, 1)]

    def __enter__(self) -> Pair:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self.sockets:
            each.close()

    @property
    def to_move(self) -> Socket:
        """Return who decides, reading on until that is known: a table starts a moment after all sit."""
        end = time.monotonic() + PATIENCE
        while not any(each.legal for each in self.sockets):
            assert time.monotonic() < end, "nobody is asked"
            for each in self.sockets:
                with suppress(TimeoutError):
                    each.read(0.05)
        return next(each for each in self.sockets if each.legal)

    @property
    def waiting(self) -> Socket:
        return next(each for each in self.sockets if not each.legal)

    def settle(self) -> None:
        """Wait until both have seen everything meant for them."""
        last = max(each.sequence for each in self.sockets)
        for seat, each in enumerate(self.sockets):
            each.at(self.server.live(self.id).table.sequence(seat) if isinstance(self.server, Server) else last)

    def move(self, dice: random.Random) -> Frame:
        """Make one decision for the player to move."""
        done = act(self.to_move, dice)
        self.settle()
        return done

    def play(self, dice: random.Random, most: int = 10_000) -> int:
        """Make up to so many decisions, or play to the end; return their number."""
        return play(self.sockets, dice, most, settle=self.settle)


def act(decides: Socket, dice: random.Random) -> Frame:
    """Take any legal action; wait if the server asks for patience."""
    while True:
        done = decides.act(dice.choice(decides.legal), f"{decides.sequence}")
        if done["t"] == "done":
            decides.at(done["sequence"])
            return done
        assert done["error"] == "error-too-much", done
        time.sleep(0.05)


def play(
    sockets: list[Socket],
    dice: random.Random,
    most: int = 10_000,
    each: Callable[[], object] = lambda: None,
    settle: Callable[[], object] | None = None,
) -> int:
    """Play at random among these sockets of one table, up to so many decisions or to the end; return their number.

    After each decision all have seen it, and `each` is called. In games with secrets, `settle` waits for that.
    """
    for made in range(most):
        if all(viewer.over for viewer in sockets):
            return made
        mover = None
        while mover is None:  # a bot or the clock may be deciding
            mover = next((viewer for viewer in sockets if viewer.legal), None)
            if mover is None:
                if all(viewer.over for viewer in sockets):
                    return made
                sockets[0].read()
                for other in sockets[1:]:
                    other.at(sockets[0].sequence)
        act(mover, dice)
        if settle is not None:
            settle()
        else:
            for other in sockets:
                other.at(mover.sequence)
        each()
    return most


@contextmanager
def many(*opened: Socket) -> Iterator[tuple[Socket, ...]]:
    """Close these sockets at the end."""
    with ExitStack() as stack:
        for each in opened:
            stack.enter_context(each)
        yield opened
