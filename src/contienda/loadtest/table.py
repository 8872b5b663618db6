"""One table under load: created, played move by move with every viewer checked, and recreated after each game.

One move is in flight at a time, as at any table; it is done when it was acknowledged once and every viewer has it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from random import Random

import msgspec

from contienda.loadtest.figures import Tally, Violation
from contienda.loadtest.server import Server
from contienda.loadtest.viewer import LATER, TOO_MUCH, Away, Done, Refused, Viewer
from contienda.server.auth.sessions import COOKIE
from contienda.server.live.live_table import MOST_SOCKETS
from contienda.table import entries
from contienda.table.export_file import Bundle
from contienda.table.table import ENDED

PATIENCE = 30.0  # seconds after which a move that nobody sees is a violation
GRACE = 1.0  # seconds after which a move only its mover has seen counts as hidden, if several processes may serve
LULL = 0.005  # seconds after which we ask with a ping whether a viewer gets anything; most frames come sooner
SAMPLE = 50  # moves of a table between two comparisons with a fresh snapshot
SPECTATOR = -3


class Played(msgspec.Struct, frozen=True):
    """A finished table, and its number of acknowledged moves."""

    id: str
    session: str
    moves: int
    over: bool
    at: int = 0  # the server


class LoadTable:
    """Each seat has its own session; other viewers only watch, as many per session as the server allows."""

    def __init__(
        self, servers: Sequence[Server], tally: Tally, game: str, seats: int, viewers: int, rng: Random
    ) -> None:
        self.server = servers[0]
        self.at = self.server.number
        self.places = [each.where for each in servers]  # each viewer connects to another one
        self.alone = len(servers) == 1 and self.server.alone
        self.tally = tally
        self.game = game
        self.rng = rng
        self.kinds = [*range(seats), *[SPECTATOR] * (viewers - seats)]
        self.sessions: list[str] = []
        self.viewers: list[Viewer] = []
        self.id = ""
        self.moves = 0
        self.acked = False
        self.grace: asyncio.TimerHandle | None = None
        self.sent = self.last = 0.0  # when the move was sent, and when a viewer last received it
        self.message = b""
        self.mover: Viewer | None = None
        self.waiting: int | None = None  # the number of the mover, until their move is done
        self.under_way: asyncio.Future[None] | None = None
        self.failed: Violation | None = None
        self.away = False  # sent to another server

    # --- making -----------------------------------------------------------------------------------------------------

    async def make(self) -> None:
        """Create a table with a person in every seat."""
        seats = [kind for kind in self.kinds if kind != SPECTATOR]
        wish = {"game": self.game, "pace": 0, "seats": [{"kind": "human"}, *[{"kind": "open"}] * (len(seats) - 1)]}
        made = await self.server.ask("POST", "/api/tables", body={"wish": wish, "name": "Load 1"})
        table = made.json()
        self.id = table["id"]
        self.sessions = [made.cookies[COOKIE]]
        for seat in seats[1:]:
            sat = {"name": f"Load {seat + 1}", "key": table["code"]}
            answer = await self.server.ask("POST", f"/api/tables/{self.id}/sit", body=sat)
            self.sessions.append(answer.cookies[COOKIE])
        while (missing := len(self.kinds) - len(self.sessions)) > 0:
            answer = await self.server.ask("POST", f"/api/tables/{self.id}/claim", body={"ticket": table["watch"]})
            self.sessions += [answer.cookies[COOKIE]] * min(missing, MOST_SOCKETS)

    async def connect(self) -> None:
        """Open a socket for each viewer; return when all have their first snapshot."""
        self.viewers = []
        async with self.patience():
            for place, kind, session in zip(cycle(self.places), self.kinds, self.sessions):
                viewer = Viewer(self, session, place, f"/api/tables/{self.id}/socket?seat={kind}")
                self.viewers.append(viewer)
                await viewer.open()
        for viewer in self.viewers:
            viewer.first = viewer.before = viewer.sequence
            viewer.unseen = 0
        self.moves = 0

    async def come_back(self) -> None:
        """Connect again, after the table has moved to another server; the move under way was made there or not."""
        moves, mover = self.moves, self.mover
        self.tally.moved += 1
        async with self.patience():
            while True:
                self.away = False
                for viewer in self.viewers:
                    viewer.drop()
                try:
                    await self.connect()
                    break
                except (Away, Violation, OSError):  # nobody serves it yet
                    if self.failed is not None and self.failed.kind == "closed":
                        self.failed = None
                    await asyncio.sleep(LATER)
        self.moves = moves
        if mover is not None and self.waiting is not None:
            now = self.viewers[self.waiting]
            self.moves += now.sequence > mover.before
        self.waiting = None
        for viewer in self.viewers:
            viewer.first -= self.moves  # what was seen before counts as seen

    async def disconnect(self) -> None:
        async with self.patience():
            for viewer in self.viewers:
                await viewer.close()

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Turn a timeout into a violation."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except TimeoutError:
            raise Violation("silent", self.id, seconds=int(PATIENCE), entry=self.moves) from None

    # --- playing ----------------------------------------------------------------------------------------------------

    async def play(self, begin: float, until: float, pace: float, over: Callable[[Played], None]) -> None:
        """Play move after move until then, the first at `begin`; stop at a violation."""
        due = begin
        while self.failed is None:
            now = time.perf_counter()
            if max(due, now) >= until:
                return
            if due > now:
                await asyncio.sleep(due - now)
            if pace:
                self.tally.late.append(time.perf_counter() - due)
                due = max(due + pace, now)
            try:
                if self.away:
                    raise Away
                await self.move()
                if self.over:
                    over(await self.renew())
                elif self.rng.random() * SAMPLE < 1:
                    await self.compare(self.rng.choice(self.viewers))
            except Away:
                await self.come_back()

    @property
    def over(self) -> bool:
        """Tell whether anybody has heard of the end: then all entries are shown, and numbers leap."""
        return any(viewer.public("phase") == ENDED for viewer in self.viewers)

    async def move(self) -> None:
        """Make one move for the seat to decide, and wait until the last viewer has it."""
        self.mover = next((viewer for viewer in self.viewers if viewer.legal), None)
        if self.mover is None:
            raise Violation("stuck", self.id, entry=self.viewers[0].sequence)
        action = self.rng.choice(self.mover.legal)
        word = self.word(self.moves + 1)
        command = {"do": "act", "action": action, "expect": self.mover.position, "nonce": word}
        self.message = msgspec.json.encode({"id": word, "command": command})
        for viewer in self.viewers:
            viewer.before = viewer.sequence
        self.acked = False
        self.waiting = self.viewers.index(self.mover)
        self.under_way = asyncio.get_running_loop().create_future()
        self.send()
        try:
            async with self.patience():
                await self.under_way
        finally:
            self.under_way = None
        self.waiting = None
        self.moves += 1
        if self.tally.measuring:
            self.tally.shares[self.at].moves += 1

    @staticmethod
    def word(number: int) -> str:
        """Return the word that identifies a move in the log."""
        return f"m{number}"

    def send(self) -> None:
        if self.mover is not None and self.under_way is not None:
            self.sent = time.perf_counter()
            self.mover.send(self.message)

    async def renew(self) -> Played:
        """Start another game with the same people."""
        await self.disconnect()
        done = Played(self.id, self.sessions[0], self.moves, True, self.at)
        answer = await self.server.ask("POST", f"/api/tables/{self.id}/rematch", self.sessions[0])
        self.id = answer.json()["table"]
        await self.connect()
        self.tally.games += 1
        return done

    async def compare(self, viewer: Viewer) -> None:
        async with self.patience():
            await viewer.compare()

    # --- what the viewers report ------------------------------------------------------------------------------------

    def seen(self, viewer: Viewer, at: float) -> None:
        if self.under_way is None or (viewer.sequence != viewer.before + 1 and not self.over):
            raise Violation("unasked", self.id, entry=viewer.sequence)
        self.last = at
        self.settle()

    def acknowledged(self, done: Done) -> None:
        if self.under_way is None or self.acked or done.id != self.word(self.moves + 1):
            raise Violation("twice", self.id, move=done.id)
        if self.mover is None or (done.sequence != self.mover.before + 1 and not self.over):
            raise Violation("unasked", self.id, entry=done.sequence)
        self.acked = True
        self.settle()

    def settle(self) -> None:
        """Finish the move when all have it, or when the mover has it and it is hidden from the others."""
        if self.under_way is None or not self.acked or self.mover is None or self.mover.waits:
            return
        waiting = [viewer for viewer in self.viewers if viewer.waits]
        if not waiting or (self.alone and all(viewer.answered == self.moves for viewer in waiting)):
            self.settled()
        elif self.grace is None:
            loop = asyncio.get_running_loop()
            self.grace = loop.call_later(LULL, self.ask) if self.alone else loop.call_later(GRACE, self.settled)

    def ask(self) -> None:
        """Ask the viewers who wait whether they get anything: an answer to a ping comes after all frames."""
        if self.under_way is None or self.under_way.done():
            return
        for viewer in self.viewers:
            if viewer.waits:
                viewer.ping(self.moves)

    def settled(self) -> None:
        if self.grace is not None:
            self.grace.cancel()
            self.grace = None
        if self.under_way is None or self.under_way.done():
            return
        for viewer in self.viewers:
            viewer.unseen += viewer.waits
        if self.tally.measuring:
            self.tally.shares[self.at].waits.append(self.last - self.sent)
        self.under_way.set_result(None)

    def refused(self, refused: Refused) -> None:
        if refused.error != TOO_MUCH:
            raise Violation("refused", self.id, error=refused.error)
        self.tally.held += 1
        asyncio.get_running_loop().call_later(LATER, self.send)

    def broken(self, error: Violation) -> None:
        if self.failed is None:
            self.failed = error
        if self.under_way is not None and not self.under_way.done():
            self.under_way.set_exception(error)

    def sent_away(self) -> None:
        self.away = True
        if self.under_way is not None and not self.under_way.done():
            self.under_way.set_exception(Away())

    # --- at the end -------------------------------------------------------------------------------------------------

    async def finish(self) -> Played:
        """Compare every viewer's document with a fresh one, and the number of entries with the moves."""
        if self.failed is not None:
            raise self.failed
        while True:
            try:
                if self.away:
                    raise Away
                for viewer in self.viewers:
                    await self.compare(viewer)
                break
            except Away:
                await self.come_back()
        for viewer in self.viewers:
            counted = viewer.sequence - viewer.first + viewer.unseen
            if counted != self.moves:
                raise Violation("count", self.id, stored=counted, moves=self.moves)
        return Played(self.id, self.sessions[0], self.moves, False, self.at)


def hold(played: Played, log: list[entries.Any]) -> None:
    """Compare the log with the acknowledged moves: the same ones, in the same order, once each."""
    stored = [entry.nonce for entry in log if isinstance(entry, entries.Acted) and entry.seat >= 0]
    if stored != [LoadTable.word(number + 1) for number in range(played.moves)]:
        raise Violation("count", played.id, stored=len(stored), moves=played.moves)


async def exported(server: Server, played: Played) -> list[entries.Any]:
    """Fetch the log of a finished game, as anybody at the table may."""
    answer = await server.ask("GET", f"/api/tables/{played.id}/export", played.session)
    return [each.entry for each in msgspec.json.decode(answer.content, type=Bundle).entries]
