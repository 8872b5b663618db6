"""A read-only table whose version of the rules is no longer installed: it shows what its viewers last saw.

The rules have changed since the table was stored. The stored views can still be read and exported, but the game never
continues under rules it was not played by.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.state import OVER, SPECTATOR, Legal, State, View
from contienda.core.vocabulary import Vocabulary
from contienda.table.setup import Setup
from contienda.table.table import Table


class RelicState(State):
    """A position of which only the views are left."""

    def __init__(self, views: Mapping[int, View], ending: str, scores: list[float]) -> None:
        self.views = views
        self.last = ending
        self.result = scores
        self.steps = vec[i64]()

    def actor(self) -> i64:
        return OVER

    def legal(self, out: Legal) -> None:
        pass

    def ending(self) -> str:
        return self.last

    def scores(self) -> list[float]:
        return self.result

    def encode(self) -> list[int]:
        return []

    def view(self, seat: int) -> View:
        return self.views.get(seat, self.views.get(SPECTATOR, {}))


class RelicGame(Game):
    """A placeholder for rules that are no longer installed."""

    def __init__(self, setup: Setup, state: RelicState) -> None:
        super().__init__(setup.game, setup.version, 1, 99, Vocabulary([]), [], [], [], [], [], 0, "")
        self.sides = installed_sides(setup.game)
        self.state = state

    def resolve(self, preset: str, given: dict[str, object]) -> dict[str, int]:
        return {}

    def start(self, seats: int, options: dict[str, int]) -> State:
        return self.state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        return self.state


def installed_sides(game: str) -> list[str]:
    """Return the sides by the rules installed now: a side keeps its id when the rules change."""
    try:
        return registry.load(game).sides
    except BadOption:
        return []


def relic(
    id: str,
    setup: Setup,
    seed: bytes,
    frozen: bytes | None,
    views: Mapping[int, View],
    ending: str,
    scores: list[float],
) -> Table:
    """Return the table as it was last stored."""
    game = RelicGame(setup, RelicState(views, ending, scores))
    table = Table(id, msgspec.structs.replace(setup, opening=[]), seed, game)
    if frozen is not None:
        table.thaw(frozen)
    return table
