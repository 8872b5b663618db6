"""¡Misiles, Ahora! as a `Game`: seats, vocabulary, events and options for tables, bots and people."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.options import Option, Preset, switch
from contienda.core.rng import Rng
from contienda.core.state import State, View
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda.games.misiles import _codec
from contienda.games.misiles import constants as e
from contienda.games.misiles._steps import ROLL, STEP_NAMES
from contienda.games.misiles._table import STEPS
from contienda.games.misiles.heuristics import HEURISTICS
from contienda.games.misiles.observation import OBSERVER
from contienda.games.misiles.rules.turn import set_up
from contienda.games.misiles.state import ENDINGS, Misiles
from contienda.games.misiles.view import view

_SEAT = Argument("seat", Piece(SEAT, 4))
_ELEMENT = Argument("element", Piece("element", e.ELEMENTS, e.NAMES))
_WAY = Argument("way", Piece("way", e.WAYS, e.WAY_NAMES))
_OTHER = Argument("other", Piece(SEAT, 4))
_MINE = Argument("mine", Piece("element", e.ELEMENTS, e.NAMES))
_THEIRS = Argument("theirs", Piece("element", e.ELEMENTS, e.NAMES))
_ALSO = Argument("also", Piece("element", e.ELEMENTS, e.NAMES))
_COST = Argument("cost", Piece("cost", 11, [str(cost) for cost in range(2, 13)], first=2))
_PARTS = Argument("parts", Piece(NUMBER, 6, first=1))
_DICE = [Argument(name, Piece("die", 6, first=1)) for name in ("first", "second", "third")]
_BOXES = Argument("boxes", Piece(NUMBER, 4))
_TURN = Argument("turn", Piece(NUMBER, 1_000_000, first=1))

VOCABULARY = Vocabulary(
    [
        Verb("collect", e.DO_COLLECT, [_COST, _PARTS]),
        Verb("play", e.DO_PLAY, [_WAY]),
        Verb("search", e.DO_SEARCH, []),
        Verb("target", e.DO_TARGET, [_SEAT]),
        Verb("counter", e.DO_COUNTER, []),
        Verb("let_pass", e.DO_LET_PASS, []),
        Verb("swap", e.DO_SWAP, [_ELEMENT]),
        Verb("give", e.DO_GIVE, [_ELEMENT]),
        Verb("take", e.DO_TAKE, [_ELEMENT]),
        Verb("erase", e.DO_ERASE, [_ELEMENT]),
        Verb("mark", e.DO_MARK, [_ELEMENT]),
        Verb("complete", e.DO_COMPLETE, [_ELEMENT]),
        Verb("roll", e.DO_ROLL, _DICE, chance=True, unordered=True),
        Verb("reroll_pair", e.DO_REROLL_PAIR, _DICE[:2], chance=True, unordered=True),
        Verb("reroll_part", e.DO_REROLL_PART, _DICE[:1], chance=True),
    ]
)

EVENTS = [
    Fact("turn_began", [_SEAT, _TURN]),
    Fact("wall_off", [_SEAT]),
    Fact("wall_on", [_SEAT]),
    Fact("clock_ticked", [_SEAT, _BOXES]),
    Fact("clock_lit", [_SEAT]),
    Fact("clock_set", [_SEAT, _BOXES]),
    Fact("clock_dark", [_SEAT]),
    Fact("turn_lost", [_SEAT]),
    Fact("rolled", [_SEAT, *_DICE]),
    Fact("pairing_chosen", [_SEAT, _COST, _PARTS]),
    Fact("pair_rerolled", [_SEAT, *_DICE[:2]]),
    Fact("part_rerolled", [_SEAT, *_DICE[:1]]),
    Fact("parts_marked", [_SEAT, _ELEMENT, _PARTS]),
    Fact("parts_lost", [_SEAT, _ELEMENT, _PARTS]),
    Fact("completed", [_SEAT, _ELEMENT]),
    Fact("erased", [_SEAT, _ELEMENT]),
    Fact("searched", [_SEAT]),
    Fact("played", [_SEAT, _ELEMENT]),
    Fact("targeted", [_SEAT, _OTHER]),
    Fact("countered", [_SEAT, _OTHER]),
    Fact("let_pass", [_SEAT]),
    Fact("parts_swapped", [_SEAT, _MINE, _THEIRS]),
    Fact("offered", [_SEAT, _ELEMENT]),
    Fact("exchanged", [_SEAT, _OTHER, _MINE, _THEIRS]),
    Fact("handed_over", [_SEAT, _OTHER, _MINE, _ALSO]),
    Fact("exchange_lost", [_SEAT, _ELEMENT]),
    Fact("line_closed", [_SEAT, _ELEMENT]),
    Fact("gamble_lost", [_SEAT]),
    Fact("won", [_SEAT]),
]


class MisilesGame(Game):
    """¡Misiles, Ahora! for two to four powers."""

    def __init__(self) -> None:
        super().__init__(
            id="misiles",
            version=1,
            fewest=2,
            most=4,
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEP_NAMES[ROLL:],
            endings=ENDINGS,
            options=[Option("first_seat", 0, low=0, high=3), switch("strict_clock")],
            presets=[Preset("standard", {}), Preset("strict", {"strict_clock": "yes"})],
            bound=60_000,
            folder=str(Path(__file__).parent),
            usual=3,
            idle=["let_pass"],
            menu=["give", "swap"],
            step_objects=STEPS,
        )

    def rematch(self, options: dict[str, int], scores: list[float]) -> dict[str, int]:
        """The winner begins (4.3, 10.5)."""
        return {**options, "first_seat": scores.index(max(scores))}

    def start(self, seats: int, options: dict[str, int]) -> State:
        first = options["first_seat"]
        if first >= seats:
            raise BadOption("error-number", option="first_seat", value=str(first), low=0, high=seats - 1)
        state = Misiles()
        state.game = self
        set_up(state, seats, first, options["strict_clock"] != 0)
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = Misiles()
        state.game = self
        _codec.decode(state, codes)
        return state

    def view(self, state: State, seat: int) -> View:
        """The whole table: nothing is hidden, so all seats see the same (5.2, M-R17)."""
        assert isinstance(state, Misiles)
        return view(state)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Return the position itself: nothing is hidden, so there is only one possible world (M-R17)."""
        return state.copy()

    def observer(self) -> Observer | None:
        return OBSERVER

    def audit(self, state: State) -> list[str]:
        """Check that marks fit the sheet (3.4) and that only the active player exceeds seven completes (M-R26)."""
        assert isinstance(state, Misiles)
        wrong = _codec.out_of_bounds(state)
        for seat in range(state.seats):
            for element in range(e.ELEMENTS):
                if state.completes(seat, element) > e.COPIES[element]:
                    wrong.append(f"seat {seat} element {element}: {state.completes(seat, element)} completes")
                if state.completes(seat, element) == e.COPIES[element] and state.marked(seat, element) > 0:
                    wrong.append(f"seat {seat} element {element}: parts beyond the last line")
            if seat != state.active and state.turn > 0 and state.total(seat) > e.LIMIT:
                wrong.append(f"seat {seat}: more than {e.LIMIT} completes outside its turn")
        return wrong

    def turn(self, state: State) -> i64:
        assert isinstance(state, Misiles)
        return -(-state.turn // state.seats)  # a round: every seat had a turn

    def heuristics(self) -> Heuristics:
        return HEURISTICS


GAME = MisilesGame()
