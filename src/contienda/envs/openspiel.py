"""The games for OpenSpiel, with chance nodes and information states; import this module to register them.

`pyspiel.load_game("contienda", {"game": GAME, "seats": 3})`; `"scenario"` is the text of a scenario file. Returns are
the scores less an equal share, so they add up to zero where the scores add up to one: pass `"zero_sum": True` if they
do, as exploitability needs it.

Actions keep their codes; chance outcomes count from the first code of chance. An information state is everything a seat
has seen: the actions it witnessed, a glimpse of the others, and all its observations so far.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from contienda.core import registry
from contienda.core.observation import Row
from contienda.core.state import CHANCE, OVER, State
from contienda.envs.arrays import scale
from contienda.envs.batch import action_count
from contienda.envs.setup import Setup

SHORT_NAME = "contienda"
DEFAULTS = {
    "game": next(iter(registry.OURS)),
    "seats": 0,
    "preset": "",
    "options": "{}",
    "scenario": "",
    "zero_sum": False,
}
MOST_PLAYERS = 10


def game_type(zero_sum: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Contienda",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats, preset and options, which are JSON."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        made = registry.load(given["game"], given["scenario"], yardsticks=True)
        self.setup = Setup(made, int(given["seats"]), given["preset"], json.loads(given["options"]))
        verbs = self.setup.game.vocabulary.verbs
        self.first_chance = min((verb.base for verb in verbs if verb.chance), default=0)
        last_chance = max((verb.base + verb.size for verb in verbs if verb.chance), default=1)
        share = 1.0 / self.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.setup.game.vocabulary),
            max_chance_outcomes=last_chance - self.first_chance,
            num_players=self.setup.seats,
            min_utility=-share,
            max_utility=1.0 - share,
            utility_sum=0.0 if given["zero_sum"] else None,
            max_game_length=self.setup.game.bound,
        )
        super().__init__(game_type(bool(given["zero_sum"])), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type, params)


class Position:
    """A position, and what each seat has seen on the way there."""

    def __init__(self, setup: Setup, state: State, seen: list[list[str]], digests: list[bytes]) -> None:
        self.setup = setup
        self.state = state
        self.seen = seen  # by seat: its part of each action
        self.digests = digests  # by seat: of all its observations so far

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        """Copy what changes: OpenSpiel clones a state by copying its attributes."""
        return Position(self.setup, self.state.copy(), [seen[:] for seen in self.seen], self.digests[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the encoded position: OpenSpiel serialises a state by pickling its attributes."""
        game, setup = self.setup.game, self.setup
        return restored, (
            (game.id, game.scenario_text, setup.seats, setup.options),
            self.state.encode(),
            self.seen,
            self.digests,
        )

    def advance(self, code: int) -> None:
        actor = int(self.state.actor())
        witnesses, glimpse = int(self.state.witnesses(code)), int(self.state.glimpse(code))
        self.state.advance(code)
        for seat, seen in enumerate(self.seen):
            knows = witnesses < 0 or witnesses >> seat & 1
            seen.append(f"{actor}:{code}" if knows else f"{actor}?{glimpse}")
        self.look()

    def look(self) -> None:
        """Add the present observation of each seat to what it has seen."""
        for seat, before in enumerate(self.digests):
            self.digests[seat] = hashlib.blake2b(before + self.numbers(seat), digest_size=12).digest()

    def numbers(self, seat: int) -> bytes:
        """Return the observation of a seat as 16-bit numbers."""
        row = Row(self.setup.observer.size)
        row.begin(0)
        self.setup.observer.write(self.state, seat, row)
        return bytes(memoryview(row.values))


def restored(
    made: tuple[str, str, int, dict[str, int]], codes: list[int], seen: list[list[str]], digests: list[bytes]
) -> Position:
    """Restore a pickled position."""
    name, scenario, seats, options = made
    setup = Setup(registry.load(name, scenario, yardsticks=True), seats, resolved=options)
    return Position(setup, setup.game.decode(seats, options, codes), seen, digests)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        self.first_chance = game.first_chance
        start = setup.game.start(setup.seats, setup.options)
        self.position = Position(setup, start, [[] for _ in range(setup.seats)], [b""] * setup.seats)
        self.position.look()

    def current_player(self) -> int:
        actor = int(self.position.state.actor())
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.state.weights()
        total = sum(weights)
        outcomes = zip(self.position.state.actions(), weights, strict=True)
        return sorted((code - self.first_chance, weight / total) for code, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.position.advance(action + self.first_chance if self.is_chance_node() else action)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat} {' '.join(self.position.seen[seat])} {self.position.digests[seat].hex()}"

    def is_terminal(self) -> bool:
        return bool(self.position.state.actor() == OVER)

    def returns(self) -> list[float]:
        share = 1.0 / len(self.position.seen)
        if not self.is_terminal():
            return [0.0] * len(self.position.seen)
        return [score - share for score in self.position.state.scores()]

    def _action_to_string(self, player: int, action: int) -> str:
        code = action + self.first_chance if player == pyspiel.PlayerId.CHANCE else action
        return str(self.position.setup.game.vocabulary.say(code))

    def __str__(self) -> str:
        return " ".join(str(code) for code in self.position.state.encode())


class SpielObserver:
    """OpenSpiel's interface to observations: the tensor is scaled as networks want it."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.perfect_recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        observer = game.setup.observer
        self.scale = scale(observer)
        self.tensor: NDArray[np.float32] = np.zeros(observer.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for feature in observer.features:
            self.dict[feature.name] = self.tensor[at : at + feature.size]
            at += feature.size

    def set_from(self, state: SpielState, player: int) -> None:
        numbers = np.frombuffer(state.position.numbers(player), np.int16)
        np.divide(numbers, self.scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return state.information_state_string(player)
        numbers = np.frombuffer(state.position.numbers(player), np.int16)
        told = " ".join(f"{place}={numbers[place]}" for place in np.flatnonzero(numbers))
        return f"{player} {told}"


pyspiel.register_game(game_type(False), SpielGame)
