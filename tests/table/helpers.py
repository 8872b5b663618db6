"""A live table for tests: people by name, a clock that moves only on command, and a log kept as a server keeps it.

Every command goes through `plan`, is encoded and decoded, applied, and followed by what the table does itself. Planning
never changes anything: this is checked every time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from contienda.core.errors import ContiendaError
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import OVER, SPECTATOR
from contienda.table import authorization as plans
from contienda.table import commands, entries, seeded_chance
from contienda.table import export_file as bundles
from contienda.table.authorization import Caller, decide, follow, plan
from contienda.table.document import document
from contienda.table.document_types import TableDocument
from contienda.table.past import Past
from contienda.table.setup import Clock, SeatSetup, Setup, Wish, complete
from contienda.table.table import Table
from contienda.table.told import Told

SEED = bytes(range(32))
NOON = 1_700_000_000_000
HOST = "Eva"  # facilitates, and takes no seat unless told to

_read_command: msgspec.json.Decoder[commands.Any] = msgspec.json.Decoder(commands.Any)


def wish(game: str, seats: str, **more: object) -> Wish:
    """Return a request for a table from words: `wish("misiles", "open team bot:random")`."""
    written = [
        {"kind": "bot", "bot": each[4:]} if each.startswith("bot:") else {"kind": each} for each in seats.split()
    ]
    return msgspec.convert({"game": game, "seats": written, **more}, Wish)


def made(wished: Wish, seed: bytes = SEED) -> Setup:
    return complete(wished, seeded_chance.commitment(seed))


def seats(words: str) -> list[SeatSetup]:
    return wish("misiles", words).seats


class Play:
    """A table with its people, its clock and its log."""

    def __init__(self, setup: Setup, seed: bytes = SEED, game: Game | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.game = game
        self.table = self.fresh()
        self.log: list[tuple[int, int, entries.Any]] = []
        self.now = NOON
        self.hosts = {HOST}

    def fresh(self) -> Table:
        """Return the same table before its first entry."""
        return Table("mesa", self.setup, self.seed, self.game)

    # --- events -----------------------------------------------------------------------------------------------------

    def later(self, seconds: float) -> Play:
        self.now += int(seconds * 1000)
        return self

    def caller(self, name: str) -> Caller:
        held = tuple(number for number, seat in enumerate(self.table.now.seats) if seat.has(name))
        return Caller(name, held, name in self.hosts, name)

    def do(self, name: str, command: commands.Any) -> Play:
        """Carry out a person's command."""
        return self.add(lambda: plan(self.table, self.caller(name), self.sent(command), self.now))

    def refusal(self, name: str, command: commands.Any) -> str:
        """Return why a person's command is refused."""
        return self.refused(lambda: plan(self.table, self.caller(name), self.sent(command), self.now))

    def sent(self, command: commands.Any) -> commands.Any:
        """Return a command as it comes from a client."""
        return _read_command.decode(msgspec.json.encode(command))

    def sit(self, name: str, seat: int = -1) -> Play:
        return self.add(lambda: plans.sit(self.table, seat, name, name))

    def sit_refusal(self, name: str, seat: int = -1) -> str:
        return self.refused(lambda: plans.sit(self.table, seat, name, name))

    def add(self, make: Callable[[], entries.Entry]) -> Play:
        before = self.table.freeze()
        entry: entries.Entry | None = make()
        assert self.table.freeze() == before, "looking changed the table"
        while entry is not None:
            self.take(entry)
            entry = follow(self.table)
        return self

    def take(self, entry: entries.Entry) -> None:
        stored = entries.load(entries.dump(entry))
        assert stored == entry
        self.log.append((len(self.log) + 1, self.now, stored))
        self.table.take(stored, self.now)

    def refused(self, make: Callable[[], entries.Entry]) -> str:
        before = self.table.freeze()
        with pytest.raises(ContiendaError) as error:
            make()
        assert self.table.freeze() == before, "a refusal changed the table"
        return error.value.key

    # --- play -------------------------------------------------------------------------------------------------------

    def expect(self, name: str = "") -> int:
        """Return the current position in that person's numbering, or in that of the player to move."""
        held = self.caller(name).seats
        return self.table.position(held[0] if held else self.table.actor())

    def offered(self) -> list[str]:
        """Return what may be done now, in words."""
        return [str(self.table.game.vocabulary.say(code)) for code in self.table.state.actions()]

    def code(self, words: str) -> int:
        """Return the code of an offered action, from its full text or its beginning."""
        for code, offer in zip(self.table.state.actions(), self.offered(), strict=True):
            if offer.startswith(words):
                return code
        raise AssertionError(f"{words} is not offered: {self.offered()}")

    def act(self, name: str, words: str = "", nonce: str = "") -> Play:
        """Take the first offered action that begins like this."""
        return self.do(name, commands.Act(action=self.code(words), expect=self.expect(name), nonce=nonce))

    def type(self, name: str, words: str = "") -> Play:
        return self.do(name, commands.Type(action=self.code(words), expect=self.expect(name)))

    def undo(self, name: str) -> Play:
        return self.do(name, commands.Undo(expect=self.expect(name)))

    def decided(self, code: int) -> Play:
        """Decide for the seat to move: as its captain, or its bot."""
        seat = self.table.deciding()
        assert seat is not None
        if seat.bot:
            return self.add(lambda: decide(self.table, self.table.actor(), code, "bot", self.now))
        return self.do(seat.captain, commands.Act(seat=self.table.actor(), action=code, expect=self.expect()))

    def wander(self, rng: Rng, steps: int = 100_000) -> Play:
        """Make any decisions, so many or until the end."""
        for _ in range(steps):
            if self.table.now.phase != "playing":
                break
            listed = self.table.state.actions()
            self.decided(listed[int(rng.below(len(listed)))])
        return self

    def until(self, done: Callable[[], bool], rng: Rng | None = None) -> Play:
        """Make any decisions until a condition holds."""
        generator = Rng(1) if rng is None else rng
        while not done():
            assert self.table.state.actor() != OVER, "the game is over"
            self.wander(generator, 1)
        return self

    # --- seeing -----------------------------------------------------------------------------------------------------

    def viewers(self) -> list[int]:
        return [*range(len(self.table.now.seats)), SPECTATOR]

    def document(self, viewer: int) -> TableDocument:
        return document(self.table, viewer)

    def shown(self, viewer: int) -> Mapping[str, Any]:
        """Return the public part of the document."""
        return self.document(viewer)["table"]

    def last(self) -> entries.Any:
        return self.log[-1][2]

    def lasts(self, count: int) -> list[str]:
        """Return the kinds of the last entries."""
        return [type(entry).__name__ for _, _, entry in self.log[-count:]]

    def chance(self) -> list[int]:
        """Return every outcome of the game so far."""
        return [code for code, actor in zip(self.table.actions, self.table.actors, strict=True) if actor == -1]

    def bundle(self) -> bytes:
        return bundles.bundle(self.table.id, self.setup, self.seed, self.log)

    def verdict(self) -> bundles.Verdict:
        return bundles.verify(bundles.read(self.bundle(), "file"), "file")

    def folded(self) -> Table:
        """Return the table rebuilt from its log."""
        table = self.fresh()
        for _, at, entry in self.log:
            table.take(entry, at)
        return table


def pair(game: str = "misiles", **more: object) -> Play:
    """Return a started table for two, with Ana and Luz."""
    return Play(made(wish(game, "open open", **more))).sit("Ana").sit("Luz")


def written(value: object) -> bytes:
    """Return a document or events as bytes."""
    return msgspec.json.encode(value)


def told(table: Table, viewer: int) -> list[Told]:
    """Return everything that viewer ever received about the game."""
    past = Past(table).caught_up()
    recorder, secrets = past.recorder, past.secrets
    return secrets.for_viewer(recorder.events, viewer, table.unseen(viewer))


__all__ = [
    "HOST",
    "NOON",
    "SEED",
    "Clock",
    "Play",
    "SeatSetup",
    "made",
    "pair",
    "seats",
    "told",
    "wish",
    "written",
]
