"""BuenOsos vs MalOsos as a `Game`: seats, vocabulary, events, options and scenarios for tables, bots and people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import i64

from contienda.core.adjustment import Adjustment
from contienda.core.events import EVERYBODY, NOBODY
from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.rng import Rng
from contienda.core.state import State, View
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda.games.buenosos import _codec
from contienda.games.buenosos import constants as e
from contienda.games.buenosos._steps import ASKED
from contienda.games.buenosos._table import STEPS
from contienda.games.buenosos.audit import audit
from contienda.games.buenosos.build import build
from contienda.games.buenosos.heuristics import HEURISTICS
from contienda.games.buenosos.observation import OBSERVER
from contienda.games.buenosos.primitives.catalogue import PRIMITIVE_NAMES
from contienda.games.buenosos.resample import resample
from contienda.games.buenosos.rules.facilitator import adjust, adjustments
from contienda.games.buenosos.rules.turn import set_up
from contienda.games.buenosos.scenario import Scenario, parse, standard
from contienda.games.buenosos.state import BuenOsos
from contienda.games.buenosos.static_data import Tables
from contienda.games.buenosos.view import view

if TYPE_CHECKING:
    from contienda.quality.findings import Finding

_NODE = Piece("service", e.NODES, e.NODE_NAMES)
_SERVICE = Argument("service", _NODE)
_DEPENDENT = Argument("dependent", _NODE)
_DEPENDENCY = Argument("dependency", _NODE)
_PLAIN_SERVICE = Argument("service", Piece("service", e.SERVICES, e.NODE_NAMES[: e.SERVICES]))
_PROVIDER = Argument("provider", Piece("service", e.PROVIDERS, e.NODE_NAMES[e.SERVICES :]))
_CARD = Argument("card", Piece("card", e.CARDS, e.CARD_NAMES))
_EVENT = Argument("event", Piece("card", e.DECK_SIZE, e.EVENT_NAMES))
_SOURCE = Argument("source", Piece("card", e.PROGRAMS, e.PROGRAM_NAMES))
_PHASE = Argument("phase", Piece("phase", e.PHASES, e.PHASE_NAMES))
_STATE = Argument("state", Piece("state", 4, e.STATE_NAMES))
_TOSS = Argument("outcome", Piece("toss", 2, ["holds", "spreads"]))
_OP = Argument("effect", Piece("effect", len(PRIMITIVE_NAMES), PRIMITIVE_NAMES))
_ENDING = Argument("ending", Piece("ending", len(e.ENDINGS), e.ENDINGS))
_DECK = Argument("deck", Piece("deck", e.DECKS, ["red", "blue", "event"]))
_SIDE = Argument("side", Piece(SEAT, 3))


def _number(name: str, size: int = 1000) -> Argument:
    return Argument(name, Piece(NUMBER, size))


_POINTS = _number("points")
_LEFT = _number("left")
_CHANGE = Argument("points", Piece(NUMBER, e.MOST_CHANGE, first=1))
_TURN = _number("turn")

VOCABULARY = Vocabulary(
    [
        Verb("play", e.DO_PLAY, [_CARD]),
        Verb("play_free", e.DO_PLAY_FREE, [_CARD]),
        Verb("basic", e.DO_BASIC, []),
        Verb("pass", e.DO_PASS, []),
        Verb("target", e.DO_TARGET, [_SERVICE]),
        Verb("repair", e.DO_REPAIR, [_PROVIDER]),
        Verb("spread", e.DO_SPREAD, [_SERVICE]),
        Verb("leftover", e.DO_LEFTOVER, [_PLAIN_SERVICE]),
        Verb("discard", e.DO_DISCARD, [_CARD]),
        Verb("cancel", e.DO_CANCEL, [_CARD]),
        Verb("erase", e.DO_ERASE, [_PHASE]),
        Verb("take_half", e.DO_TAKE_HALF, []),
        Verb("pay_more", e.DO_PAY_MORE, []),
        Verb("draw", e.DO_DRAW, [_CARD], chance=True),
        Verb("lose", e.DO_LOSE, [_CARD], chance=True),
        Verb("reveal", e.DO_REVEAL, [_EVENT], chance=True),
        Verb("supply", e.DO_SUPPLY, [_PROVIDER], chance=True),
        Verb("toss", e.DO_TOSS, [_TOSS], chance=True),
        Verb("scatter", e.DO_SCATTER, [_SERVICE], chance=True),
        Verb("raise_stability", e.DO_RAISE_STABILITY, [_CHANGE], adjusts=True),
        Verb("lower_stability", e.DO_LOWER_STABILITY, [_CHANGE], adjusts=True),
        Verb("raise_trust", e.DO_RAISE_TRUST, [_CHANGE], adjusts=True),
        Verb("lower_trust", e.DO_LOWER_TRUST, [_CHANGE], adjusts=True),
        Verb("raise_integrity", e.DO_RAISE_INTEGRITY, [_SERVICE, _CHANGE], adjusts=True),
        Verb("lower_integrity", e.DO_LOWER_INTEGRITY, [_SERVICE, _CHANGE], adjusts=True),
        Verb("choose_event", e.DO_CHOOSE_EVENT, [_EVENT], adjusts=True),
    ]
)

EVENTS = [
    Fact("supplied", [_SERVICE]),
    Fact("turn_began", [_TURN]),
    Fact("budgets_set", [_number("red"), _number("blue")]),
    Fact("drew", [_SIDE]),
    Fact("drew_card", [_CARD], "drew"),
    Fact("reshuffled", [_DECK]),
    Fact("event_revealed", [_SOURCE]),
    Fact("event_waits", [_SOURCE]),
    Fact("event_idle", [_SOURCE]),
    Fact("acted", [_SOURCE]),
    Fact("played", [_CARD, _number("cost")]),
    Fact("played_free", [_CARD]),
    Fact("basic_taken", [_SIDE]),
    Fact("passed", [_SIDE]),
    Fact("targeted", [_SOURCE, _SERVICE]),
    Fact("attack_taxed", [_SERVICE, _POINTS]),
    Fact("untested", [_CARD]),
    Fact("laid", [_SOURCE, _OP]),
    Fact("lifted", [_SOURCE, _OP]),
    Fact("card_left", [_CARD]),
    Fact("discarded", [_CARD]),
    Fact("phase_marked", [_PHASE]),
    Fact("phase_not_marked", [_PHASE]),
    Fact("phase_counts", [_PHASE]),
    Fact("phase_erased", [_PHASE]),
    Fact("flag_set", [_number("flag")]),
    Fact("boosted", [_SERVICE, _POINTS, _SOURCE]),
    Fact("lessened", [_SERVICE, _POINTS, _SOURCE]),
    Fact("pierced", [_SERVICE, _SOURCE]),
    Fact("damaged", [_SERVICE, _POINTS, _LEFT]),
    Fact("worsened", [_SERVICE, _STATE]),
    Fact("shielded", [_SERVICE, _SOURCE]),
    Fact("saved", [_SERVICE, _LEFT, _SOURCE, _STATE]),
    Fact("fell", [_SERVICE]),
    Fact("healed", [_SERVICE, _POINTS, _LEFT]),
    Fact("improved", [_SERVICE, _STATE]),
    Fact("recovered", [_SERVICE, _STATE, _LEFT]),
    Fact("repaired", [_SERVICE]),
    Fact("trust_fell", [_POINTS, _LEFT]),
    Fact("trust_rose", [_POINTS, _LEFT]),
    Fact("trust_capped", [_POINTS]),
    Fact("loss_entered", [_POINTS, _number("total")]),
    Fact("cancelled", [_CARD]),
    Fact("card_returned", [_CARD]),
    Fact("tax_lifted", [_CARD]),
    Fact("refunded", [_SIDE, _POINTS]),
    Fact("muted", [_SERVICE]),
    Fact("tossed", [_SERVICE, _TOSS]),
    Fact("spread", [_SERVICE, _DEPENDENT]),
    Fact("wave_began", [_number("wave")]),
    Fact("arrow_hit", [_SERVICE, _DEPENDENCY, _number("wave"), _POINTS]),
    Fact("left_over", [_SERVICE]),
    Fact("closing", [_TURN]),
    Fact("penalised", [_SERVICE, _POINTS, _number("surcharge")]),
    Fact("panic", [_POINTS]),
    Fact("capped", [_POINTS]),
    Fact("relieved", [_SERVICE, _POINTS, _SOURCE]),
    Fact("stability_fell", [_POINTS, _LEFT]),
    Fact("economy_rose", [_POINTS, _number("total")]),
    Fact("debrief_due", [_TURN]),
    Fact("turn_ended", [_TURN]),
    Fact("ended", [_ENDING]),
    Fact("ruled", []),
    Fact("stability_rose", [_POINTS, _LEFT]),
    Fact("event_chosen", []),
]


# Settings no preset covers: rare choices, endings and caps.
CORNERS: list[tuple[str, int, dict[str, object]]] = [
    ("standard", 2, {"cascade": "changes", "untested": "any_recovery", "cycle": 2, "intermittency_target": "random"}),
    ("rulebook", 2, {"repair": "full_int", "trust_fall": "each_turn", "intermittency_target": "red", "trust_start": 8}),
    ("rulebook", 2, {"trust_fall": "each_turn", "trust_cap": 2}),
    ("standard", 3, {"expansion": "both", "providers": 6, "economy": "yes", "repair": "rest_step", "cycle": 1}),
    ("advanced", 2, {"unresolved": "stability", "hand_target": 8, "basic_recon": "card_only"}),
    ("advanced_rulebook", 2, {"untested": "any_recovery", "unresolved": "red", "stability_start": 400}),
    ("advanced", 2, {"untested": "any_recovery", "red_crit5_needed": 9, "stability_start": 400}),
]


class BuenososGame(Game):
    """Red, Blue and, with a third seat, the facilitator, on one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(
            id="buenosos",
            version=2,
            fewest=2,
            most=3,
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=ASKED,
            endings=e.ENDINGS,
            options=scenario.options(),
            presets=scenario.presets(),
            bound=6_000,
            folder=str(Path(__file__).parent),
            corners=CORNERS,
            named_by_data=["service", "card"],
            idle=["pass"],
            neutral=[e.FACILITATOR],
            step_objects=STEPS,
            sides=["malosos", "buenosos", "facilitator"],
        )
        self.scenario = scenario
        self.built: dict[str, Tables] = {}

    def inspect_scenario(self, text: str) -> list[Finding]:
        from contienda.games.buenosos.inspect import inspect  # checking a file needs Fluent; playing does not

        return inspect(text)

    def with_scenario(self, text: str) -> Game:
        game = BuenososGame(parse(text, "scenario"))
        game.scenario_text = text
        game.corners = []  # they refer to presets of the standard scenario
        return game

    def forms(self, kind: str, name: str, language: str) -> dict[str, str]:
        if kind == "preset":
            return self.scenario.preset_forms(name, language)
        from contienda.games.buenosos.card_text import forms  # see above

        return forms(self.scenario, name, language)

    def tables(self, options: dict[str, int]) -> Tables:
        """The tables for these options, built once."""
        key = ",".join(str(options[option.name]) for option in self.options)
        found = self.built.get(key)
        if found is None:
            if len(self.built) >= 64:
                self.built.clear()
            found = build(self.scenario, options)
            self.built[key] = found
        return found

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = BuenOsos()
        state.game = self
        set_up(state, seats, self.tables(options))
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = BuenOsos()
        state.game = self
        state.tables = self.tables(options)
        _codec.decode(state, codes)
        return state

    def view(self, state: State, seat: int) -> View:
        """Everything except the hands of others."""
        assert isinstance(state, BuenOsos)
        return view(state, seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, BuenOsos)
        return resample(state, seat, rng)

    def observer(self) -> Observer | None:
        return OBSERVER

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, BuenOsos)
        return audit(state)

    def deal_stream(self, state: State) -> int:
        """Each team's deck and hand is its own pile; events, providers and both kinds of coin have their own verbs."""
        first = state.actions()[0]
        if e.DO_DRAW <= first < e.DO_REVEAL:  # drawn from a deck, or lost from a hand
            verb = e.DO_DRAW if first < e.DO_LOSE else e.DO_LOSE
            return verb + (first - verb) // e.DECK_SIZE
        return super().deal_stream(state)

    def adjustments(self, state: State) -> list[Adjustment]:
        """Stability, Trust, the INT of services and the next event, between two cards (11b)."""
        assert isinstance(state, BuenOsos)
        return adjustments(state)

    def adjust(self, state: State, action: int) -> None:
        assert isinstance(state, BuenOsos)
        adjust(state, action)

    def adjustment_witnesses(self, state: State, action: int) -> int:
        """Nobody learns which event was chosen until it is revealed."""
        return NOBODY if action >= e.DO_CHOOSE_EVENT else EVERYBODY

    def turn(self, state: State) -> i64:
        assert isinstance(state, BuenOsos)
        return state.turn

    def heuristics(self) -> Heuristics:
        return HEURISTICS


GAME = BuenososGame(standard())
