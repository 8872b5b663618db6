"""Nim as a `Game`: its moves and its vocabulary. The entry point in pyproject.toml names `GAME`."""

from __future__ import annotations

from pathlib import Path

from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.options import Preset, switch
from contienda.core.rng import Rng
from contienda.core.state import State, View
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda_nim import _codec
from contienda_nim._steps import STEP_NAMES
from contienda_nim._table import STEPS
from contienda_nim.constants import DO_TAKE, ENDINGS, LENGTHS, LONGEST, ROW_NAMES, ROWS
from contienda_nim.heuristics import HEURISTICS
from contienda_nim.observation import OBSERVER
from contienda_nim.rules.turn import set_up
from contienda_nim.state import Nim
from contienda_nim.view import view

_SEAT = Argument("seat", Piece(SEAT, 2))
_ROW = Argument("row", Piece("row", ROWS, ROW_NAMES))
_COUNT = Argument("count", Piece(NUMBER, LONGEST, first=1))


class NimGame(Game):
    """Two players, four rows."""

    def __init__(self) -> None:
        super().__init__(
            id="nim",
            version=1,
            fewest=2,
            most=2,
            vocabulary=Vocabulary([Verb("take", DO_TAKE, [_ROW, _COUNT])]),
            events=[Fact("took", [_SEAT, _ROW, _COUNT]), Fact("won", [_SEAT])],
            steps=STEP_NAMES,
            endings=ENDINGS,
            options=[switch("misere")],
            presets=[Preset("standard", {}), Preset("misere", {"misere": "yes"})],
            bound=sum(LENGTHS) + 1,
            folder=str(Path(__file__).parent),
            step_objects=STEPS,
        )

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = Nim()
        state.game = self
        set_up(state, options["misere"] != 0)
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = Nim()
        state.game = self
        _codec.decode(state, codes)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Nim)
        return view(state)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Return the position itself: nothing is hidden, so there is only one possible world."""
        return state.copy()

    def audit(self, state: State) -> list[str]:
        """Check that no row exceeds its length at the start."""
        assert isinstance(state, Nim)
        grown = [row for row, length in enumerate(LENGTHS) if state.rows[row] > length]
        return _codec.out_of_bounds(state) + [f"row {row} has grown" for row in grown]

    def heuristics(self) -> Heuristics:
        return HEURISTICS

    def observer(self) -> Observer:
        return OBSERVER


GAME = NimGame()
