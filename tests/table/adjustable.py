"""The toy game with one adjustment: the facilitator may swap the two cards."""

from __future__ import annotations

from contienda.core.game import Game
from contienda.table import seeded_chance
from contienda.table.setup import SeatSetup, Setup
from tests.core.swapping_toy import SWAP as SWAP
from tests.core.swapping_toy import SwappingToy
from tests.table.helpers import SEED, Play


class SwapGame(SwappingToy):
    """The toy game with an adjustment and two sides."""

    def __init__(self) -> None:
        super().__init__()
        self.sides = ["cats", "dogs"]


def table(kinds: str = "open open", game: Game | None = None, **more: object) -> Play:
    """Return a table of the toy game with Ana and Luz, started."""
    rules = game if game is not None else SwapGame()
    options = {"polite": "no", "stakes": "3", "mood": "calm"}
    seats = [SeatSetup("team" if kind == "team" else "open") for kind in kinds.split()]
    setup = Setup("toy", 1, options, seats, seeded_chance.commitment(SEED), **more)  # type: ignore[arg-type]
    return Play(setup, game=rules).sit("Ana", 0).sit("Luz", 1)
