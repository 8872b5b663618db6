"""Connect Four on two bitboards, equal to OpenSpiel's `connect_four`: seven columns, six rows, four in a row."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.game import Game
from contienda.core.observation import Feature, Observer, Row
from contienda.core.options import Preset
from contienda.core.rng import Rng
from contienda.core.state import OVER, Legal, Reader, State
from contienda.core.vocabulary import NUMBER, Argument, Piece, Verb, Vocabulary

COLUMNS: Final = 7
ROWS: Final = 6
NOBODY: Final = -1
DROP: Final = 0
STEP_NAMES: Final = ["drop"]
ENDINGS: Final = ["line", "full"]

# A column is seven bits, the lowest row first; the seventh stays empty, so that lines do not run over the edge.
_HEIGHT: Final = 7
_FLOOR: Final = vec[i64]([i64(2 ** (column * _HEIGHT)) for column in range(COLUMNS)])
_COLUMN: Final = vec[i64]([i64((2**ROWS - 1) * 2 ** (column * _HEIGHT)) for column in range(COLUMNS)])


def has_line(discs: i64) -> bool:
    """Find four in a line: a column, a row, a falling or a rising diagonal."""
    pairs: i64 = discs & (discs >> 1)
    if pairs & (pairs >> 2) != 0:
        return True
    pairs = discs & (discs >> _HEIGHT)
    if pairs & (pairs >> 14) != 0:
        return True
    pairs = discs & (discs >> 6)
    if pairs & (pairs >> 12) != 0:
        return True
    pairs = discs & (discs >> 8)
    return pairs & (pairs >> 16) != 0


class ConnectFour(State):
    """A position; nothing is hidden."""

    who: i64 = 0
    mine: i64 = 0  # the discs of the seat to move
    all: i64 = 0
    discs: i64 = 0
    winner: i64 = NOBODY

    def set_up(self) -> None:
        self.seats = 2

    def step(self) -> i64:
        return DROP

    def actor(self) -> i64:
        return self.who

    def legal(self, out: Legal) -> None:
        """List columns with a free top. It fills the buffer directly: this takes a quarter of a random game."""
        if self.who == OVER:
            return
        while i64(len(out.codes)) < out.count + COLUMNS:
            out.codes = append(out.codes, 0)
        codes = out.codes
        count = out.count
        tops: i64 = self.all >> (ROWS - 1)
        column: i64 = 0
        while column < COLUMNS:
            if tops & 1 == 0:
                codes[count] = column
                count += 1
            tops >>= _HEIGHT
            column += 1
        out.count = count

    def advance(self, action: i64) -> None:
        disc: i64 = (self.all + _FLOOR[action]) & _COLUMN[action]
        after: i64 = self.mine | disc
        self.mine = self.all ^ self.mine
        self.all |= disc
        self.discs += 1
        if has_line(after):
            self.winner = self.who
            self.who = OVER
        elif self.discs == COLUMNS * ROWS:
            self.who = OVER
        else:
            self.who = 1 - self.who

    def weights(self) -> list[int]:
        return []

    def sample(self, rng: Rng) -> i64:
        raise ValueError("there is no chance in Connect Four")

    def scores(self) -> list[float]:
        """1 for the winner, 0 for the loser, 0.5 each for a full board. OpenSpiel returns twice that less 1."""
        if self.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]

    def ending(self) -> str:
        return ENDINGS[1] if self.winner == NOBODY else ENDINGS[0]

    def copy(self) -> State:
        twin = ConnectFour()
        twin.game = self.game
        twin.seats = 2
        twin.who = self.who
        twin.mine = self.mine
        twin.all = self.all
        twin.discs = self.discs
        twin.winner = self.winner
        return twin

    def encode(self) -> list[int]:
        return [self.who, self.mine, self.all, self.discs, self.winner]

    def restore(self, codes: list[int]) -> None:
        """Restore what `encode` wrote."""
        source = Reader(codes)
        self.seats = 2
        self.who = source.one()
        self.mine = source.one()
        self.all = source.one()
        self.discs = source.one()
        self.winner = source.one()

    def owner(self, row: int, column: int) -> int:
        """Return who owns the disc there; rows count from the bottom."""
        spot: i64 = _FLOOR[column] * i64(2**row)
        if self.all & spot == 0:
            return NOBODY
        to_move: i64 = self.discs & 1
        return int(to_move if self.mine & spot != 0 else 1 - to_move)

    def view(self, seat: int) -> dict[str, object]:
        over = self.who == OVER
        return {
            "step": "over" if over else "drop",
            "actor": None if over else int(self.who),
            "board": ["".join(".XO"[self.owner(row, column) + 1] for column in range(COLUMNS)) for row in range(ROWS)],
            "discs": int(self.discs),
            "winner": None if self.winner == NOBODY else int(self.winner),
            "ending": self.ending() if over else None,
        }

    def resample(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def audit(self) -> list[str]:
        wrong: list[str] = []
        if self.mine & ~self.all != 0:
            wrong.append("a disc that is not on the board")
        count = 0
        for column in range(COLUMNS):
            for row in range(ROWS):
                if self.owner(row, column) != NOBODY:
                    count += 1
                elif row + 1 < ROWS and self.owner(row + 1, column) != NOBODY:
                    wrong.append(f"a disc floats in column {column}")
        if count != self.discs or bin(self.mine).count("1") != self.discs // 2:
            wrong.append(f"{count} discs on the board, {self.discs} were dropped")
        return wrong


FEATURES: Final = [
    Feature("mine", COLUMNS * ROWS, 1, "your discs by column, the lowest row first"),
    Feature("theirs", COLUMNS * ROWS, 1, "the other seat's discs"),
    Feature("actor", 2, 1, "whose decision it is, you first"),
]


class ConnectFourObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, ConnectFour)
        seat = seat if seat >= 0 else 0
        to_move: i64 = state.discs & 1
        mine: i64 = state.mine if seat == to_move else state.all & ~state.mine
        write_discs(mine, row)
        write_discs(state.all & ~mine, row)
        row.one_of(-1 if state.who == OVER else state.who if seat == 0 else 1 - state.who, 2)


def write_discs(discs: i64, row: Row) -> None:
    for column in range(i64(COLUMNS)):
        row.members((discs >> (column * _HEIGHT)) & 63, ROWS)


OBSERVER: Final = ConnectFourObserver(FEATURES)
VOCABULARY: Final = Vocabulary([Verb("drop", 0, [Argument("column", Piece(NUMBER, COLUMNS))])])


class ConnectFourGame(Game):
    """Two seats; the first one begins."""

    def __init__(self) -> None:
        super().__init__(
            id="connect_four",
            version=1,
            fewest=2,
            most=2,
            vocabulary=VOCABULARY,
            events=[],
            steps=STEP_NAMES,
            endings=ENDINGS,
            options=[],
            presets=[Preset("standard", {})],
            bound=COLUMNS * ROWS + 1,
            folder="",
        )

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = ConnectFour()
        state.game = self
        state.set_up()
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = ConnectFour()
        state.game = self
        state.restore(codes)
        return state

    def observer(self) -> Observer | None:
        return OBSERVER


GAME: Final = ConnectFourGame()
