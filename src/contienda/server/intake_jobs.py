"""The jobs workers do on untrusted uploads; see `intake.py`. Nothing here knows about requests or tables."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec

from contienda.core import build_info, registry
from contienda.core.errors import BadOption, BadReplay
from contienda.play import replay
from contienda.play.replay import Replay
from contienda.quality import toml_reader
from contienda.table import setup as setups
from contienda.table.setup import SeatSetup, Setup, Wish

MOST_STEPS = 20_000  # of a replay to continue from; the longest games take a few thousand
SETTING_UP = 0.05  # seconds the server itself may need for a scenario afterwards
INTERPRETED = 30  # how many times slower than compiled


class Accepted(msgspec.Struct):
    """A setup that was tried out, and its parsed scenario."""

    setup: Setup
    packed: bytes = b""


class Branched(msgspec.Struct):
    """Where a new table continues a replay, and who sits there."""

    step: int
    seats: list[SeatSetup]
    language: str


def complete(wish: Wish, commitment: str) -> Accepted:
    """Return the setup of a table on a custom scenario."""
    keep(wish.scenario)
    return tried(setups.complete(wish, commitment))


def branch(found: dict[str, object], wish: Branched, commitment: str) -> Accepted:
    """Return the setup of a table that continues from a step of a replay file."""
    if found.get("format") != replay.FORMAT:
        raise BadReplay("error-replay-format", file="replay", format=replay.FORMAT)
    actions, scenario = found.get("actions"), found.get("scenario")
    if isinstance(actions, list) and len(actions) > MOST_STEPS:
        raise BadReplay("error-replay-long", file="replay", steps=len(actions), most=MOST_STEPS)
    keep(scenario if isinstance(scenario, str) else "")
    verified = replay.verify(found, Path("replay"))
    return tried(setups.branch(verified, wish.step, wish.seats, commitment, wish.language))


def dump(game: str, version: int, options: dict[str, str], seats: list[str], actions: list[int], *rest: Any) -> bytes:
    """Return a replay as a file, which recomputes every position of the game."""
    return replay.dump(Replay(game, version, options, seats, actions, *rest)).encode()


def keep(scenario: str) -> None:
    """Parse a scenario once for everything that reads it."""
    read = packed(scenario)
    if read:
        toml_reader.remember(scenario, read)


def packed(scenario: str) -> bytes:
    """Pack the data of a scenario for another process; empty if it is not TOML."""
    try:
        return toml_reader.pack(scenario) if scenario else b""
    except toml_reader.BadToml:
        return b""


def tried(setup: Setup) -> Accepted:
    """Refuse a setup that would take the server itself too long."""
    if not setup.scenario:
        return Accepted(setup)
    begin = time.process_time()
    game = registry.load(setup.game, setup.scenario)
    game.start(len(setup.seats), game.resolve(game.presets[0].name, dict(setup.options)))
    took = time.process_time() - begin
    if took > SETTING_UP * (1 if build_info.is_compiled() else INTERPRETED):
        raise BadOption("error-intake-heavy")
    return Accepted(setup, packed(setup.scenario))
