"""The setup of a table: the game, its options, who may sit where, language, pace, clock and dice.

A `Setup` never changes; it is stored with the table, and everything after it is an entry of the log.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.options import as_written
from contienda.i18n.languages import Language
from contienda.play.replay import Replay
from contienda.table.micro_part import part_of
from contienda.table.ready_setup import offered
from contienda.table.wording import tidied, told_apart

LONGEST_NAME = 40
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
MOST_SECONDS = 7 * 24 * 3600
DRAWN = "drawn"
PHYSICAL = "physical"


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit there: the person who creates the table, anybody, a team, or a bot."""

    kind: Literal["human", "open", "team", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time limit: none, a fixed time per decision, or a total plus an increment per decision."""

    mode: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=MOST_SECONDS)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    late: Literal["idle", "bot"] = "idle"  # who decides when time is up: the idle action, or a bot


class Setup(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A complete and checked setup."""

    game: str
    version: int
    options: dict[str, str]
    seats: list[SeatSetup]
    commitment: str  # SHA-256 of the seed, in hexadecimal
    language: Language = "en"
    scenario: str = ""
    dice: Literal["drawn", "physical"] = "drawn"
    keeper: bool = False  # a game on a real table: whoever sits down keeps it, with all its seats and cards
    pace: int = 800  # milliseconds between two bot moves
    clock: Clock = Clock()
    table_chat: bool = True
    team_chat: bool = True
    listed: bool = False
    start: Literal["full", "host"] = "full"  # starts when every seat is taken, or when the host says so
    decides: Literal["captain", "majority", "rotation"] = "captain"  # how a team decides
    micro: list[int] = []  # turns after which both sides are asked the questions of the micro-debrief
    classroom: str = ""  # the id of the class it belongs to
    deal: str = ""  # the commitment to a deal shared by all tables of the class; "" for a deal of its own
    ready: bool = False  # a bot places the pieces of all sides
    opening: list[int] = []  # actions played before the table began: a branch of another game
    parent: str = ""  # the table this one branched from
    parent_step: int = 0

    def load(self) -> Game:
        """Load the rules it is played by, whatever their version."""
        return rules(self.game, self.scenario)


def rules(game: str, scenario: str) -> Game:
    """Load the rules of a game on a checked scenario; tables on the same scenario share them."""
    return on_scenario(game, scenario) if scenario else registry.load(game)


@lru_cache(maxsize=64)
def on_scenario(game: str, scenario: str) -> Game:
    return registry.load(game, scenario)


class Wish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The request for a new table; missing fields take the game's defaults."""

    game: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]
    preset: Annotated[str, msgspec.Meta(max_length=40)] = ""
    options: Annotated[dict[Annotated[str, msgspec.Meta(max_length=60)], Name], msgspec.Meta(max_length=100)] = {}
    seats: Annotated[list[SeatSetup], msgspec.Meta(max_length=8)] = []
    language: Language = "en"
    scenario: Annotated[str, msgspec.Meta(max_length=100_000)] = ""
    dice: Literal["drawn", "physical"] = "drawn"
    keeper: bool = False  # implies physical dice and cards
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 800
    clock: Clock = Clock()
    table_chat: bool = True
    team_chat: bool = True
    listed: bool = False
    start: Literal["full", "host"] = "full"
    decides: Literal["captain", "majority", "rotation"] = "captain"
    micro: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=200)]], msgspec.Meta(max_length=60)] = []
    ready: bool = False  # the ready setup, where the game has one


def complete(wish: Wish, commitment: str, checked: bool = False) -> Setup:
    """Check that game, scenario, seats, bots and options exist; skip the scenario if `checked` says it already was."""
    if wish.scenario and not checked:
        registry.load(wish.game).check_scenario(wish.scenario)
    game = rules(wish.game, wish.scenario)
    seats = wish.seats or [SeatSetup("human")] + [SeatSetup("bot", bot="level:3")] * (game.usual - 1)
    game.check_seats(len(seats))
    seats = named_apart(seats)
    check_clock(wish.clock)
    if wish.micro and part_of(game.id) is None:
        raise BadOption("error-table-micro-game", game=game.id)
    values = game.resolve(wish.preset or game.presets[0].name, dict(wish.options))
    game.start(len(seats), values)  # some options depend on the number of seats
    return Setup(
        game=game.id,
        version=game.version,
        options=as_written(game.options, values),
        seats=seats,
        commitment=commitment,
        language=wish.language,
        scenario=wish.scenario,
        dice="physical" if wish.keeper else wish.dice,
        keeper=wish.keeper,
        pace=wish.pace,
        clock=wish.clock,
        table_chat=wish.table_chat,
        team_chat=wish.team_chat,
        listed=wish.listed,
        start=wish.start,
        decides=wish.decides,
        micro=sorted(set(wish.micro)),
        ready=wish.ready and offered(game.id) and wish.dice != PHYSICAL,
    )


def named_apart(seats: list[SeatSetup], others: list[str] | None = None) -> list[SeatSetup]:
    """Return the seats as they will be, with cleaned and distinct names."""
    found: list[SeatSetup] = []
    names = list(others or [])
    for number, seat in enumerate(seats, 1):
        if seat.name:
            name = told_apart(tidied(seat.name, "error-table-name"), names, LONGEST_NAME)
            seat = msgspec.structs.replace(seat, name=name)
            names.append(name)
        found.append(seat)
        if seat.kind == "bot":
            make(seat.bot)
        elif seat.bot:
            raise BadOption("error-table-seat-bot", seat=number)
    return found


def check_clock(clock: Clock) -> None:
    if clock.mode != "none" and clock.seconds < 1:
        raise BadOption("error-number", option="clock.seconds", value=str(clock.seconds), low=1, high=MOST_SECONDS)


def branch(replay: Replay, until: int, seats: list[SeatSetup], commitment: str, language: str) -> Setup:
    """Return a new table that continues from a step of a replay."""
    game, _ = replay.start()
    if len(seats) != len(replay.seats):
        raise BadOption("error-saved-seats", saved=len(replay.seats), given=len(seats))
    if not 0 <= until <= len(replay.actions):
        raise BadOption("error-number", option="step", value=str(until), low=0, high=len(replay.actions))
    seats = named_apart(seats)
    return Setup(
        game=game.id,
        version=game.version,
        options=dict(replay.options),
        seats=seats,
        commitment=commitment,
        language="es" if language == "es" else "ru" if language == "ru" else "en",
        scenario=replay.scenario,
        opening=list(replay.actions[:until]),
    )


def again(setup: Setup, seats: list[SeatSetup], scores: list[float], commitment: str, parent: str) -> Setup:
    """Return the setup of a rematch after these scores, with the seats as they are now."""
    game = setup.load()
    values = game.rematch(game.resolve(game.presets[0].name, dict(setup.options)), scores)
    return msgspec.structs.replace(
        setup,
        options=as_written(game.options, values),
        seats=seats,
        commitment=commitment,
        opening=[],
        parent=parent,
        parent_step=0,
        classroom="",
        deal="",
    )
