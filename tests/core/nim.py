"""Nim as another package might write it: two seats take one to three of eleven sticks; the one who takes the last wins.

A game ends within eleven actions, so a check that runs only at some positions might never run here.
"""

from __future__ import annotations

from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.options import Preset
from contienda.core.rng import Rng
from contienda.core.state import OVER, Legal, State
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary

STICKS = 11
MOST = 3
_COUNT = Argument("count", Piece(NUMBER, MOST, first=1))


class Nim(State):
    def __init__(self) -> None:
        self.seats = 2
        self.left = STICKS
        self.turn = 0

    def actor(self) -> int:
        return self.turn if self.left > 0 else OVER

    def legal(self, out: Legal) -> None:
        for code in range(min(MOST, self.left)):
            out.add(code)

    def advance(self, action: int) -> None:
        self.left -= int(action) + 1
        self.note("took", "1.1", self.turn, int(action) + 1)
        self.turn = 1 - self.turn

    def scores(self) -> list[float]:
        return [float(self.turn == 1), float(self.turn == 0)]

    def ending(self) -> str:
        return "taken"

    def copy(self) -> Nim:
        twin = type(self)()
        twin.left, twin.turn = self.left, self.turn
        return twin

    def heuristics(self) -> Heuristics:
        return Heuristics()

    def encode(self) -> list[int]:
        return [self.left, self.turn]

    def restore(self, codes: list[int]) -> None:
        self.left, self.turn = codes

    def view(self, seat: int) -> dict[str, object]:
        return {"left": self.left, "turn": self.turn, "step": "take"}

    def resample(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def audit(self) -> list[str]:
        return [] if 0 <= self.left <= STICKS else [f"{self.left} sticks"]


class NimGame(Game):
    """A game around any Nim state."""

    def __init__(self, kind: type[Nim] = Nim) -> None:
        super().__init__(
            id="nim",
            version=1,
            fewest=2,
            most=2,
            vocabulary=Vocabulary([Verb("take", 0, [_COUNT])]),
            events=[Fact("took", [Argument("seat", Piece(SEAT, 2)), _COUNT])],
            steps=["take"],
            endings=["taken"],
            options=[],
            presets=[Preset("standard", {})],
            bound=STICKS,
            folder="",
        )
        self.kind = kind

    def start(self, seats: int, options: dict[str, int]) -> State:
        return self.kind()

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = self.kind()
        state.restore(codes)
        return state
