"""A `Game` describes what can be played: seats, options, presets, vocabulary, and what may be known of a position.

Together with `State` it is the contract every game fulfils. Tables, bots, laboratory, replays and laws follow from
these two classes alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from contienda.core.adjustment import Adjustment
from contienda.core.errors import BadOption, IllegalAction
from contienda.core.events import EVERYBODY
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.options import Option, Preset, resolve
from contienda.core.rng import Rng
from contienda.core.state import OVER, State, View
from contienda.core.vocabulary import Fact, Vocabulary

if TYPE_CHECKING:  # the speaker needs Fluent; the rules do not
    from contienda.core.step import Steps
    from contienda.quality.findings import Finding


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What can be played. `version` changes only when behaviour does."""

    step_objects: Steps

    def __init__(
        self,
        id: str,
        version: int,
        fewest: int,
        most: int,
        vocabulary: Vocabulary,
        events: list[Fact],
        steps: list[str],
        endings: list[str],
        options: list[Option],
        presets: list[Preset],
        bound: int,
        folder: str,
        named_by_data: list[str] | None = None,
        usual: int = 0,
        corners: list[tuple[str, int, dict[str, object]]] | None = None,
        idle: list[str] | None = None,
        neutral: list[int] | None = None,
        menu: list[str] | None = None,
        step_objects: Steps | None = None,
        skips_single: bool = False,
        steps_keep_causes: bool = False,
        sides: list[str] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.fewest = fewest  # seats
        self.most = most
        self.usual = usual if usual > 0 else fewest  # default number of seats
        self.vocabulary = vocabulary
        self.events = events
        self.steps = steps  # names of the decision points, as in the rulebook
        if step_objects is not None:
            self.step_objects = step_objects  # all steps by number, also those that happen by themselves
            if skips_single:  # carry out the only legal action unasked, except at `always_asked` steps
                step_objects.skip_single()
        # The cause of an automatic step is the event that pushed it, not the latest event.
        self.steps_keep_causes = steps_keep_causes
        self.endings = endings
        self.options = options
        self.presets = presets
        self.bound = bound  # random play always ends within this many actions
        self.folder = folder  # the folder with rulebook/ and texts/
        self.scenario_text = ""  # the text of its scenario file, if it is not the built-in one
        # Setups (preset, seats, options) that reach what no preset does; the laws are checked there too.
        self.corners = corners if corners is not None else []
        self.idle = idle if idle is not None else []  # verbs that do the least, for a player whose time runs out
        self.menu = menu if menu is not None else []  # verbs that only open a choice: a later event reports the result
        self.neutral = neutral if neutral is not None else []  # seats beyond `fewest` that neither win nor lose
        # Short ids of the sides by seat, where seats play different roles; named by the texts `side-N`, `side-N-goal`.
        self.sides = sides if sides is not None else []
        self.named_by_data = named_by_data if named_by_data is not None else []  # kinds of pieces that `forms` names

    # --- what a seat may know, and heuristics -----------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        """What a seat or SPECTATOR may know, as JSON. Nothing else leaves the rules."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Another world this seat cannot tell from this one. Law: depends only on that seat's knowledge and `rng`."""
        raise NotImplementedError

    def audit(self, state: State) -> list[str]:
        """List pieces that are lost or duplicated, and values out of bounds. Law: the list is empty."""
        raise NotImplementedError

    def turn(self, state: State) -> i64:
        """The number of the turn or round, for figures and charts: 0 during the setup, and in games without turns."""
        return 0

    def heuristics(self) -> Heuristics:
        """The game's heuristics for a position; by default none."""
        return Heuristics()

    def observer(self) -> Observer | None:
        """What writes observations of a position as numbers, for learning; by default none.

        Law: an observation depends only on what its seat knows.
        """
        return None

    # --- what a facilitator may change ------------------------------------------------------------------------------

    def is_adjustment(self, action: int) -> bool:
        """Tell whether this code is a facilitator's change and not an action of play."""
        return self.vocabulary.adjusting_from <= action < self.vocabulary.size

    def adjustments(self, state: State) -> list[Adjustment]:
        """What a facilitator may change now; by default nothing. Law: never listed, and every code applies."""
        return []

    def check_adjustment(self, state: State, action: int) -> None:
        """Refuse an adjustment that is not possible now; nothing has changed then."""
        if self.vocabulary.adjusting_from == self.vocabulary.size:
            raise IllegalAction("error-no-adjustments", game=self.id)
        offered = self.adjustments(state) if state.actor() != OVER else []
        if not offered:
            raise IllegalAction("error-adjustment-later")
        for each in offered:
            if action in each.codes:
                return
        raise IllegalAction("error-adjustment", action=str(action))

    def adjust(self, state: State, action: int) -> None:
        """Carry out an adjustment that `check_adjustment` accepts, with its events."""
        raise NotImplementedError

    def adjustment_witnesses(self, state: State, action: int) -> int:
        """Who sees which adjustment is made: EVERYBODY, NOBODY or a sum of 2**seat."""
        return EVERYBODY

    # --- chance -----------------------------------------------------------------------------------------------------

    def deal_stream(self, state: State) -> int:
        """At CHANCE: the number of the pile, cup, die or coin that the pending outcome comes from.

        Tables that share a deal get the same n-th outcome of each. By default every verb of chance is one of them; a
        game overrides this where a verb serves several piles, or several verbs draw from one.
        """
        return self.vocabulary.say(state.actions()[0]).verb.base

    # --- what can be played -----------------------------------------------------------------------------------------

    def with_scenario(self, text: str) -> Game:
        """The same game on another scenario, given as the text of its file."""
        raise BadOption("error-no-scenarios", game=self.id)

    def inspect_scenario(self, text: str) -> list[Finding]:
        """Every finding about the text of a scenario file, by line."""
        raise BadOption("error-no-scenarios", game=self.id)

    def check_scenario(self, text: str, file: str = "–") -> None:
        """Raise the first error of a scenario that cannot be played."""
        for each in self.inspect_scenario(text):
            if not each.harmless:
                reason = BadOption(each.text, **each.values)
                raise BadOption("error-scenario", file=file, line=each.line, place=each.key or "–", reason=reason)

    def grounds(self) -> list[Game]:
        """The same game on scenarios that make rare outcomes common; coverage laws look there too."""
        return []

    def forms(self, kind: str, name: str, language: str) -> dict[str, str]:
        """What a piece is called where the game's data say so (cards of a scenario): "" and grammatical forms.

        Empty if the piece is named by an ordinary text.
        """
        return {}

    def resolve(self, preset: str, given: dict[str, object]) -> dict[str, int]:
        """All options with their values: defaults, then the preset, then what was given."""
        return resolve(self.id, self.options, self.presets, preset, given)

    def new(self, seats: int, preset: str, given: dict[str, object]) -> State:
        """The first position with that many seats, a preset and option overrides; all of it is checked."""
        self.check_seats(seats)
        return self.start(seats, self.resolve(preset, given))

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            key = "error-seats" if self.fewest < self.most else "error-seats-exact"
            raise BadOption(key, game=self.id, fewest=self.fewest, most=self.most, given=seats)

    def rematch(self, options: dict[str, int], scores: list[float]) -> dict[str, int]:
        """The options of the next game between the same seats, given this game's options and `State.scores`."""
        return options

    def start(self, seats: int, options: dict[str, int]) -> State:
        """The first position; seats and options are complete and checked."""
        raise NotImplementedError

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        """The position that `State.encode` wrote."""
        raise NotImplementedError
