"""Киберрубеж as a `Game`: vocabulary, events, built-in decks and decks from files, for tables, bots and people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import i64

from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.options import Preset
from contienda.core.rng import Rng
from contienda.core.state import State, View
from contienda.core.step import named_arguments
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda.games.kiberrubezh import _codec
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh._steps import STEP_NAMES
from contienda.games.kiberrubezh._table import STEPS
from contienda.games.kiberrubezh.audit import audit_order, audit_piles, audit_power, audit_wave
from contienda.games.kiberrubezh.build import build
from contienda.games.kiberrubezh.deck import Deck, shipped
from contienda.games.kiberrubezh.heuristics import HEURISTICS
from contienda.games.kiberrubezh.library import Library, standard
from contienda.games.kiberrubezh.observation import OBSERVER
from contienda.games.kiberrubezh.options import OWN, option_list, preset_list
from contienda.games.kiberrubezh.resample import another_world
from contienda.games.kiberrubezh.rules.setup import set_up
from contienda.games.kiberrubezh.state import Kiberrubezh
from contienda.games.kiberrubezh.static_data import Tables
from contienda.games.kiberrubezh.view import view

if TYPE_CHECKING:  # texts need Fluent; the rules do not
    from contienda.quality.findings import Finding

_PIECE = Piece("card", e.CARDS, e.CARD_NAMES)
_CARD = Argument("card", _PIECE)
_ATTACK = Argument("attack", _PIECE)
_COPY = Argument("copy", Piece("copy", e.COPIES, ["1", "2", "3", "4"]))
_CONDITION = Argument("condition", Piece("condition", 3, e.CONDITION_NAMES))
_CATEGORY = Argument("category", Piece("category", e.CATEGORIES, e.CATEGORY_NAMES))
_CHOICE = Argument("choice", Piece("choice", e.CARDS * e.CHOICES, e.CHOICE_NAMES))
_PHASE = Argument("phase", Piece("phase", len(e.PHASE_NAMES), e.PHASE_NAMES))
_SEAT = Argument("seat", Piece(SEAT, e.SEATS))
_OWNER = Argument("owner", Piece(SEAT, e.SEATS))


def _number(name: str) -> Argument:
    return Argument(name, Piece(NUMBER, 1000))


_N = _number("n")

VOCABULARY = Vocabulary(
    [
        Verb("keep", e.DO_KEEP, []),
        Verb("redeal", e.DO_REDEAL, []),
        Verb("next", e.DO_NEXT, []),
        Verb("clear", e.DO_CLEAR, []),
        Verb("go", e.DO_GO, []),
        Verb("pass", e.DO_PASS, []),
        Verb("enough", e.DO_ENOUGH, []),
        Verb("lay", e.DO_LAY, [_CARD]),
        Verb("play", e.DO_PLAY, [_CARD]),
        Verb("activate", e.DO_ACTIVATE, [_CARD]),
        Verb("resolve", e.DO_RESOLVE, [_CARD]),
        Verb("give_up", e.DO_GIVE_UP, [_CARD]),
        Verb("take_out", e.DO_TAKE_OUT, [_CARD]),
        Verb("find", e.DO_FIND, [_CARD]),
        Verb("recover", e.DO_RECOVER, [_CARD]),
        Verb("under", e.DO_UNDER, [_CARD]),
        Verb("dump", e.DO_DUMP, [_CARD]),
        Verb("on_top", e.DO_ON_TOP, [_CARD]),
        Verb("name", e.DO_NAME, [_CATEGORY]),
        Verb("choose", e.DO_CHOOSE, [_CHOICE]),
        Verb("attack", e.DO_ATTACK, [_CARD, _COPY]),
        Verb("block", e.DO_BLOCK, [_CARD, _COPY]),
        Verb("stop", e.DO_STOP, [_CARD, _COPY]),
        Verb("strike", e.DO_STRIKE, [_CARD, _COPY]),
        Verb("drain", e.DO_DRAIN, [_CARD, _COPY]),
        Verb("discard", e.DO_DISCARD, [_CARD, _COPY]),
        Verb("target", e.DO_TARGET, [_CARD, _COPY]),
        Verb("target_asset", e.DO_TARGET_ASSET, [_CARD, _CONDITION]),
        Verb("lot", e.DO_LOT, [_SEAT], chance=True),
        Verb("draw", e.DO_DRAW, [_CARD], chance=True),
        Verb("reveal", e.DO_REVEAL, [_CARD], chance=True),
        Verb("look", e.DO_LOOK, [_CARD], chance=True),
        Verb("lose", e.DO_LOSE, [_CARD], chance=True),
    ]
)

EVENTS = [
    Fact("lot_fell", [_SEAT]),
    Fact("kept", [_SEAT]),
    Fact("redealt", [_SEAT, _N]),
    Fact("showed", [_SEAT, _CARD]),
    Fact("drew", [_SEAT]),
    Fact("drew_card", [_CARD], "drew"),
    Fact("put_under", [_SEAT]),
    Fact("put_under_card", [_CARD], "put_under"),
    Fact("turn_began", [_number("turn"), _SEAT]),
    Fact("unturned_all", [_SEAT]),
    Fact("phase_began", [_SEAT, _PHASE]),
    Fact("laid", [_SEAT, _CARD]),
    Fact("laid_turned", [_SEAT, _CARD]),
    Fact("played", [_SEAT, _CARD]),
    Fact("activated", [_SEAT, _CARD]),
    Fact("took_effect", [_SEAT, _CARD]),
    Fact("cleared", [_SEAT, _CARD]),
    Fact("wave_began", [_SEAT, _N]),
    Fact("attacked", [_SEAT, _CARD]),
    Fact("named", [_CARD, _CATEGORY]),
    Fact("passed", [_SEAT]),
    Fact("blocked_with", [_SEAT, _CARD]),
    Fact("stopped", [_CARD, _ATTACK]),
    Fact("attack_blocked", [_ATTACK]),
    Fact("attack_through", [_ATTACK]),
    Fact("struck", [_SEAT, _ATTACK]),
    Fact("drained", [_SEAT, _ATTACK]),
    Fact("boosted", [_SEAT, _N]),
    Fact("absorbed", [_SEAT, _N]),
    Fact("milled", [_SEAT, _CARD]),
    Fact("wave_ended", [_SEAT, _N]),
    Fact("attack_ends", [_SEAT]),
    Fact("discarded", [_SEAT, _CARD]),
    Fact("hand_seen", [_SEAT, _OWNER]),
    Fact("saw", [_CARD]),
    Fact("looked", [_SEAT, _OWNER, _N]),
    Fact("saw_top", [_CARD]),
    Fact("put_back", [_SEAT, _OWNER, _N]),
    Fact("found", [_SEAT, _CARD]),
    Fact("shuffled", [_SEAT]),
    Fact("recovered", [_SEAT, _CARD]),
    Fact("recovered_under", [_SEAT, _CARD]),
    Fact("recovered_deck", [_SEAT, _CARD]),
    Fact("destroyed", [_SEAT, _CARD]),
    Fact("turned", [_SEAT, _CARD]),
    Fact("frozen", [_SEAT, _CARD]),
    Fact("unturned", [_SEAT, _CARD]),
    Fact("returned", [_SEAT, _CARD]),
    Fact("dropped", [_SEAT, _CARD]),
    Fact("power_added", [_SEAT, _number("attack"), _number("defence")]),
    Fact("assets_added", [_SEAT, _N]),
    Fact("blocks_added", [_SEAT, _N]),
    Fact("boost_added", [_SEAT, _N]),
    Fact("chose", [_SEAT, _CHOICE]),
    Fact("put_away", [_SEAT, _CARD]),
    Fact("turn_ended", [_number("turn"), _SEAT]),
    Fact("lost", [_SEAT, _N]),
]

# Together the samplers hold every card of the library.
CORNERS: list[tuple[str, int, dict[str, object]]] = [
    ("starters", 2, {"deck_a": "sampler_a", "deck_b": "sampler_b"}),
    ("starters", 2, {"deck_a": "sampler_b", "deck_b": "sampler_c"}),
    ("starters", 2, {"deck_a": "sampler_c", "deck_b": "sampler_a"}),
    ("starters", 2, {"deck_a": "sabotage", "deck_b": "red_team"}),
]
AUTOMATIC = {"start", "unturn", "outcome", "damage_end", "wave_end", "end", "run"}  # steps without a decision
BOUND = 200_000  # proved in docs/architecture/kiberrubezh.md; ten times as much for a set that adds cards


class KiberrubezhGame(Game):
    """A duel between two of the decks it knows."""

    def __init__(self, library: Library, decks: dict[str, Deck], presets: list[Preset]) -> None:
        super().__init__(
            id="kiberrubezh",
            version=3,
            fewest=2,
            most=2,
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=[name for name in STEP_NAMES if name not in AUTOMATIC],
            endings=e.ENDINGS,
            options=option_list(list(decks)),
            presets=presets,
            bound=BOUND,
            folder=str(Path(__file__).parent),
            corners=CORNERS,
            named_by_data=["card", "choice"],
            idle=["pass", "next", "enough", "go", "keep"],
            menu=["clear", "next", "enough", "go"],
            step_objects=STEPS,
            steps_keep_causes=True,
        )
        self.library = library
        self.decks = decks
        self.built: dict[str, Tables] = {}

    # --- custom decks and sets --------------------------------------------------------------------------------------

    def inspect_scenario(self, text: str) -> list[Finding]:
        """The first error of a deck list or a set; `contienda cards check` and `deck check` list them all."""
        from contienda.quality.findings import ERROR, Finding

        try:
            self.check_scenario(text)
        except BadOption as error:
            return [Finding(1, "", ERROR, error.key, error.values)]
        return []

    def check_scenario(self, text: str, file: str = "–") -> None:
        from contienda.games.kiberrubezh.scenario import parse

        parse(text, file)

    def with_scenario(self, text: str) -> Game:
        """The same game with the cards and decks of a text; by default its first two decks meet."""
        from contienda.games.kiberrubezh.scenario import parse

        library, own = parse(text, "–")
        named = dict(zip(OWN, own, strict=False))
        if not named:
            raise BadOption("error-deck", file="–", reason=BadOption("deck-empty"))
        game = KiberrubezhGame(library, {**named, **self.decks}, [Preset("own", {})])
        game.scenario_text = text
        game.bound = BOUND if library == self.library else 10 * BOUND
        game.corners = []
        return game

    def forms(self, kind: str, name: str, language: str) -> dict[str, str]:
        from contienda.games.kiberrubezh.cardtext import forms  # only texts need Fluent

        return forms(self.library, kind, name, language)

    # --- positions --------------------------------------------------------------------------------------------------

    def tables(self, options: dict[str, int]) -> Tables:
        """The tables for two decks, built once."""
        key = f"{options['deck_a']},{options['deck_b']}"
        found = self.built.get(key)
        if found is None:
            decks = list(self.decks.values())
            found = build(self.library, [decks[options["deck_a"]].cards, decks[options["deck_b"]].cards])
            self.built[key] = found
        return found

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = Kiberrubezh()
        state.game = self
        set_up(state, self.tables(options))
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = Kiberrubezh()
        state.game = self
        state.tables = self.tables(options)
        _codec.decode(state, codes)
        return state

    # --- knowledge and judgement ------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Kiberrubezh)
        return view(state, seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Kiberrubezh)
        return another_world(state, seat, rng)

    def observer(self) -> Observer | None:
        return OBSERVER

    def audit(self, state: State) -> list[str]:
        """Check that cards and power are conserved and that marks are where they belong."""
        assert isinstance(state, Kiberrubezh)
        wrong = _codec.out_of_bounds(state)
        return [*wrong, *audit_piles(state), *audit_order(state), *audit_power(state), *audit_wave(state)]

    def deal_stream(self, state: State) -> int:
        """A deck is one pile, whether its cards are drawn, discarded or looked at; a redeal makes a new one (5.5)."""
        assert isinstance(state, Kiberrubezh)
        named = named_arguments(state.now, int(state.argument()))
        verb = super().deal_stream(state)
        if verb == e.DO_LOT or verb == e.DO_LOSE:
            return verb + named.get("seat", 0)
        seat = named["deck"] if verb == e.DO_LOOK else named["seat"]
        return e.DO_DRAW + seat + self.vocabulary.size * int(state.number(seat, e.REDEALS))

    def turn(self, state: State) -> i64:
        assert isinstance(state, Kiberrubezh)
        return state.turn

    def heuristics(self) -> Heuristics:
        return HEURISTICS


def duel(library: Library, first: Deck, second: Deck) -> KiberrubezhGame:
    """A game between two given decks."""
    return KiberrubezhGame(library, dict(zip(OWN, (first, second), strict=True)), [Preset("own", {})])


GAME = KiberrubezhGame(standard(), shipped(), preset_list())
