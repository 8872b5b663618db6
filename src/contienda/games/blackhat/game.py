"""Black Hat as a `Game`: seats, vocabulary, events, options and boards for tables, bots and people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import i64

from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.rng import Rng
from contienda.core.state import State, View
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda.games.blackhat import _codec
from contienda.games.blackhat import constants as e
from contienda.games.blackhat._steps import ASKED
from contienda.games.blackhat._table import STEPS
from contienda.games.blackhat.audit import audit
from contienda.games.blackhat.board import FOLDER, Board, parse, standard
from contienda.games.blackhat.heuristics import HEURISTICS
from contienda.games.blackhat.observation import OBSERVER
from contienda.games.blackhat.options import OPTIONS, PRESETS
from contienda.games.blackhat.resample import resample
from contienda.games.blackhat.rules.network import connect
from contienda.games.blackhat.rules.setup import set_up
from contienda.games.blackhat.state import BlackHat
from contienda.games.blackhat.static_data import StaticData, build
from contienda.games.blackhat.view import view

if TYPE_CHECKING:
    from contienda.quality.findings import Finding

_SEAT = Argument("seat", Piece(SEAT, e.MOST_PLAYERS))
_OTHER = Argument("other", Piece(SEAT, e.MOST_PLAYERS))
_RANK = Argument("rank", Piece("rank", e.RANKS + 1, e.RANK_NAMES))
_CARD = Argument("card", Piece("card", e.KINDS, e.CARD_NAMES))
_DEALT = Argument("card", Piece("card", e.RANKS + 1, e.CARD_NAMES[: e.RANKS + 1]))
_NATURAL = Argument("card", Piece("card", e.RANKS, e.CARD_NAMES[: e.RANKS]))
_CARDS = Argument("cards", Piece(NUMBER, e.MOST_CARDS, first=1))
_JOKERS = Argument("jokers", Piece(NUMBER, e.JOKER_COUNTS))
_HAT = Argument("hat", Piece(NUMBER, 2))  # 1 if the hat is in the play
_PAWN = Argument("pawn", Piece("pawn", e.PAWNS, e.PAWN_NAMES))
_STATUS = Argument("status", Piece("status", e.STATUSES, e.STATUS_NAMES))
_ASSET = Argument("asset", Piece("asset", e.ASSETS, e.ASSET_NAMES))
_SIGN = Argument("sign", Piece("sign", 2, ["lower", "raise"]))


def _number(name: str, size: int = 10_000) -> Argument:
    return Argument(name, Piece(NUMBER, size))


_POINTS = _number("points")
_TOTAL = _number("total")


def vocabulary(board: Board) -> Vocabulary:
    """The verbs, with this board's names of spaces, places and tiles."""
    space = Argument("space", Piece("space", e.SPACES, board.space_names()))
    place = Argument("place", Piece("place", e.PLACES, board.place_names(e.PLACES)))
    tile = Argument("tile", Piece("tile", e.FACES, board.face_names()))
    return Vocabulary(
        [
            Verb("rank", e.DO_RANK, [_RANK]),
            Verb("count", e.DO_COUNT, [_CARDS]),
            Verb("wilds", e.DO_WILDS, [_HAT, _JOKERS]),
            Verb("take_all", e.DO_TAKE_ALL, []),
            Verb("take_some", e.DO_TAKE_SOME, []),
            Verb("take", e.DO_TAKE, [_NATURAL]),
            Verb("pawn", e.DO_PAWN, [_SEAT, _PAWN]),
            Verb("move", e.DO_MOVE, [space]),
            Verb("host", e.DO_HOST, [space]),
            Verb("raise", e.DO_RAISE, []),
            Verb("lower", e.DO_LOWER, []),
            Verb("leave", e.DO_LEAVE, []),
            Verb("draw_tile", e.DO_DRAW_TILE, []),
            Verb("place", e.DO_PLACE, [place]),
            Verb("trace", e.DO_TRACE, [space]),
            Verb("deal", e.DO_DEAL, [_DEALT], chance=True),
            Verb("turn_up", e.DO_TURN_UP, [_DEALT], chance=True),
            Verb("dealer", e.DO_DEALER, [_SEAT], chance=True),
            Verb("hat_to", e.DO_HAT_TO, [_SEAT], chance=True),
            Verb("status", e.DO_STATUS, [_STATUS], chance=True),
            Verb("tile", e.DO_TILE, [tile], chance=True),
            Verb("lay", e.DO_LAY, [place], chance=True),
            Verb("asset", e.DO_ASSET, [_ASSET], chance=True),
        ]
    )


def events(board: Board) -> list[Fact]:
    space = Argument("space", Piece("space", e.SPACES, board.space_names()))
    place = Argument("place", Piece("place", e.PLACES, board.place_names(e.PLACES)))
    tile = Argument("tile", Piece("tile", e.FACES, board.face_names()))
    return [
        Fact("tile_set", [tile, place]),
        Fact("status_drawn", [_SEAT]),
        Fact("status_shown", [_SEAT, _STATUS], "status_drawn"),
        Fact("dealer_chosen", [_SEAT]),
        Fact("robot_beside_tracer", []),
        Fact("round_began", [_number("round"), _SEAT]),
        Fact("turned_up", [_CARD]),
        Fact("hat_dealt", [_SEAT]),
        Fact("got_card", [_SEAT, _CARD]),
        Fact("dealt", [_SEAT, _number("cards")]),
        Fact("trick_began", [_number("trick"), _SEAT]),
        Fact("led", [_SEAT, _RANK, _CARDS]),
        Fact("followed", [_SEAT, _RANK, _CARDS]),
        Fact("joined_jokers", [_SEAT, _JOKERS]),
        Fact("hat_played", [_SEAT]),
        Fact("passed", [_SEAT]),
        Fact("trick_won", [_SEAT]),
        Fact("hat_trick_won", [_SEAT]),
        Fact("took_all", [_SEAT, _number("cards")]),
        Fact("took_hat", [_SEAT]),
        Fact("took", [_SEAT, _CARD]),
        Fact("drew", [_SEAT]),
        Fact("advanced", [_SEAT, _PAWN, space]),
        Fact("pushed", [_SEAT, _OTHER, _PAWN, space]),
        Fact("reached_asset", [_SEAT, _PAWN]),
        Fact("asset_turned", [_SEAT, _ASSET]),
        Fact("locked", [_SEAT, _PAWN, space]),
        Fact("trapped", [_SEAT, _PAWN, space]),
        Fact("halved", []),
        Fact("denied", [_SEAT, _OTHER, _PAWN]),
        Fact("sent_back", [_SEAT, _PAWN, space]),
        Fact("marked", [_SEAT, space, _SIGN]),
        Fact("marker_taken", [space]),
        Fact("declined", [_SEAT]),
        Fact("tile_drawn", [_SEAT, tile]),
        Fact("tile_laid", [_SEAT, tile, place]),
        Fact("tracer_woken", []),
        Fact("tracer_approached", [_SEAT]),
        Fact("tracer_moved", [_SEAT, space]),
        Fact("jailed", [_SEAT, _PAWN]),
        Fact("eliminated", [_SEAT]),
        Fact("round_ended", [_number("round")]),
        Fact("hand_counted", [_SEAT, _POINTS]),
        Fact("pawns_counted", [_SEAT, _POINTS]),
        Fact("pawns_saved", [_SEAT, _POINTS]),
        Fact("scored", [_SEAT, Argument("points", Piece(NUMBER, 10_000, first=-1_000)), _TOTAL]),
        Fact("won", [_SEAT, _TOTAL]),
    ]


# Settings no preset covers: the hat among the first cards, the Tracer with the Robot, the retail deck.
CORNERS: list[tuple[str, int, dict[str, object]]] = [
    ("everything", 4, {"hat_deal": "first_thirty", "six_copies": "yes", "celebrity": "no"}),
    ("everything", 2, {"tracer": "robot_too", "half_hands": "no"}),
    ("everything", 3, {"tiles": 5, "reduced_deck": "no", "secret_asset": "no"}),
]


class BlackHatGame(Game):
    """Black Hat for two to six hackers; two players share the table with a Robot."""

    def __init__(self, board: Board) -> None:
        super().__init__(
            id="blackhat",
            version=2,
            fewest=2,
            most=6,
            vocabulary=vocabulary(board),
            events=events(board),
            steps=ASKED,
            endings=e.ENDINGS,
            options=OPTIONS,
            presets=PRESETS,
            bound=40_000,
            folder=str(Path(__file__).parent),
            corners=CORNERS,
            named_by_data=["space", "place", "tile"],
            usual=4,
            idle=["leave", "take_some"],
            menu=["rank", "count", "pawn", "host", "raise", "lower", "draw_tile", "tile"],
            step_objects=STEPS,
        )
        self.board = board
        self.built: dict[str, StaticData] = {}

    def inspect_scenario(self, text: str) -> list[Finding]:
        from contienda.games.blackhat.inspect import inspect

        return inspect(text)

    def with_scenario(self, text: str) -> Game:
        game = BlackHatGame(parse(text))
        game.scenario_text = text
        return game

    def grounds(self) -> list[Game]:
        """The honeynet with every option: pawns are jailed and held often there, not only by rare luck."""
        if self.scenario_text:
            return []
        game = self.with_scenario((FOLDER / "honeynet.toml").read_text(encoding="utf-8"))
        game.presets = [each for each in game.presets if each.name == "everything"]
        game.corners = []
        return [game]

    def forms(self, kind: str, name: str, language: str) -> dict[str, str]:
        return self.board.forms(kind, name, language)

    def static_data(self, seats: int, options: dict[str, int]) -> StaticData:
        """The static data for this board and these options, built once."""
        key = f"{seats}:" + ",".join(str(options[option.name]) for option in self.options)
        found = self.built.get(key)
        if found is None:
            if len(self.built) >= 64:
                self.built.clear()
            found = build(self.board, seats, options)
            self.built[key] = found
        return found

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = BlackHat()
        state.game = self
        set_up(state, seats, self.static_data(seats, options))
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = BlackHat()
        state.game = self
        state.static = self.static_data(seats, options)
        _codec.decode(state, codes)
        connect(state)
        state.settle()
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, BlackHat)
        return view(state, seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, BlackHat)
        return resample(state, seat, rng)

    def observer(self) -> Observer | None:
        return OBSERVER

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, BlackHat)
        return audit(state)

    def deal_stream(self, state: State) -> int:
        """The deck is gathered every round: what is dealt, turned up or drawn in one round comes from one pile."""
        assert isinstance(state, BlackHat)
        stream = super().deal_stream(state)
        if stream == e.DO_DEAL or stream == e.DO_TURN_UP:
            return e.DO_DEAL + self.vocabulary.size * int(state.round)
        return stream

    def turn(self, state: State) -> i64:
        assert isinstance(state, BlackHat)
        return state.round

    def heuristics(self) -> Heuristics:
        return HEURISTICS


GAME = BlackHatGame(standard())
