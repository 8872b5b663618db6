"""Thousands of games that take one step per call, inside the compiled group: for training without a loop in Python.

All arrays are packed and support the buffer protocol, so NumPy sees them without a copy (`envs/arrays.py`). The caller
chooses actions and calls `step`. A finished game gives its rewards and begins anew in the same step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from contienda.core.errors import BadOption, IllegalAction
from contienda.core.game import Game
from contienda.core.observation import Row
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.core.vocabulary import Vocabulary

# Who plays the seats that do not learn.
NOBODY: Final = 0  # every seat learns
RANDOM: Final = 1
GREEDY: Final = 2
OPPONENTS: Final = ["", "random", "greedy"]

THINKING: Final = 2**33  # offset of the streams that opponents and `pick` draw from: never those of dice and cards


def action_count(vocabulary: Vocabulary) -> int:
    """Return how many codes a mask covers: those up to the last action a seat may take."""
    return max(verb.base + verb.size for verb in vocabulary.verbs if not verb.chance and not verb.adjusts)


class Batch:
    """Games of one kind side by side: each is at the decision of a learning seat."""

    masks: vec[u8]  # by game and action: 1 for what is legal
    actions: vec[i64]  # by game: what to do
    seats: vec[i64]  # by game: whose decision it is
    rewards: vec[float]  # by game and seat: scores of a game that ended in the last step, else 0
    ended: vec[u8]  # by game: 1 if a game ended in the last step
    cut: vec[u8]  # by game: 1 if it was broken off in the last step, because it was too long
    lengths: vec[i64]  # by game: decisions of learning seats so far
    finished: vec[i64]  # by game: decisions in the last game that ended or was broken off
    states: vec[State]
    listed: vec[Legal]
    chances: vec[Rng]
    thoughts: vec[Rng]

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        options: dict[str, int],
        seed: int = 0,
        opponent: int = NOBODY,
        longest: int = 0,
    ) -> None:
        """Make `count` games. With an opponent, one seat of each game learns, the seats in turn: so neighbours share
        their deals, and each deal is played from every seat.

        `longest` bounds the decisions of learning seats in a game, 0 for the bound of the game.
        """
        observer = game.observer()
        if observer is None:
            raise BadOption("error-no-observations", game=game.id)
        if opponent != NOBODY and count % seats != 0:
            raise BadOption("error-batch", count=count, seats=seats)
        self.observer = observer
        self.heuristics = game.heuristics()
        self.begin = game.start(seats, options)
        self.count: i64 = count
        self.players: i64 = seats
        self.size: i64 = self.observer.size
        self.choices: i64 = action_count(game.vocabulary)
        self.seed: i64 = seed
        self.opponent: i64 = opponent
        self.longest: i64 = longest if longest > 0 else game.bound
        self.begun = vec[i64]([0] * count)  # by game: how many have begun
        self.row = Row(self.observer.size, count)
        self.masks = vec[u8]([u8(0)] * (count * int(self.choices)))
        self.actions = vec[i64]([0] * count)
        self.seats = vec[i64]([0] * count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.ended = vec[u8]([u8(0)] * count)
        self.cut = vec[u8]([u8(0)] * count)
        self.lengths = vec[i64]([0] * count)
        self.finished = vec[i64]([0] * count)
        self.states = vec[State]([self.begin] * count)
        self.listed = vec[Legal]()
        self.chances = vec[Rng]([Rng(0)] * count)
        self.thoughts = vec[Rng]([Rng(0)] * count)
        for _ in range(count):
            self.listed = append(self.listed, Legal())
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.seed = seed
        for at in range(self.count):
            self.begun[at] = 0
            self.ended[at] = 0
            self.cut[at] = 0
            self.clear_rewards(at)
            self.restart(at)
            self.tell(at)

    def step(self) -> None:
        """Carry out one action in each game, and go on to the next decision of a learning seat."""
        for at in range(self.count):
            action = self.actions[at]
            if action < 0 or action >= self.choices or self.masks[at * self.choices + action] == 0:
                raise IllegalAction("error-illegal", action=str(action), listed=str(self.states[at].actions()))
            if self.ended[at] != 0 or self.cut[at] != 0:
                self.ended[at] = 0
                self.cut[at] = 0
                self.clear_rewards(at)
            state = self.states[at]
            state.advance(action)
            self.lengths[at] += 1
            self.go_on(at, state)
            if state.actor() == OVER:
                self.ended[at] = 1
                self.reward(at, state)
                self.finished[at] = self.lengths[at]
                self.restart(at)
            elif self.lengths[at] >= self.longest:
                self.cut[at] = 1
                self.finished[at] = self.lengths[at]
                self.restart(at)
            self.tell(at)

    def choose(self, actions: list[int]) -> None:
        """Write what to do in each game."""
        for at in range(self.count):
            self.actions[at] = actions[at]

    def advise(self) -> None:
        """Write what the game's heuristics would do in each game, for a policy to learn from."""
        for at in range(self.count):
            self.actions[at] = self.best(self.states[at], self.seats[at], self.listed[at], self.thoughts[at])

    def pick(self) -> None:
        """Write a random legal action for each game, all equally likely."""
        for at in range(self.count):
            legal = self.listed[at]
            choice = self.thoughts[at].below(legal.count)
            self.actions[at] = legal.codes[choice]

    # --- one game ---------------------------------------------------------------------------------------------------

    def restart(self, at: i64) -> None:
        """Begin the next game; one that ends before a learning seat decides is skipped."""
        while True:
            state = self.begin.copy()
            self.states[at] = state
            number = self.begun[at] * self.count + at
            self.begun[at] += 1
            self.chances[at] = Rng(self.seed, number if self.opponent == NOBODY else number // self.players)
            self.thoughts[at] = Rng(self.seed, number + THINKING)
            self.lengths[at] = 0
            self.go_on(at, state)
            if state.actor() != OVER:
                return

    def go_on(self, at: i64, state: State) -> None:
        """Play chance and the seats that do not learn."""
        rng = self.chances[at]
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.advance(state.sample(rng))
            elif actor == OVER or self.opponent == NOBODY or actor == at % self.players:
                return
            else:
                state.advance(self.answer(at, state, actor))

    def answer(self, at: i64, state: State, actor: i64) -> i64:
        """Choose for a seat that does not learn."""
        legal = self.listed[at]
        self.unmask(at)
        state.legal(legal)
        rng = self.thoughts[at]
        if self.opponent == RANDOM:
            choice = rng.below(legal.count)
            return legal.codes[choice]
        return self.best(state, actor, legal, rng)

    def best(self, state: State, actor: i64, legal: Legal, rng: Rng) -> i64:
        """Choose as the bot `greedy` does: the heuristics see only a world this seat may imagine."""
        if legal.count == 1:
            return legal.codes[0]
        self.heuristics.weigh(state.resample(actor, rng), legal)
        best: i64 = 0
        ties: i64 = 1
        for place in range(1, legal.count):
            if legal.appeal[place] > legal.appeal[best]:
                best = place
                ties = 1
            elif legal.appeal[place] == legal.appeal[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = place
        return legal.codes[best]

    def tell(self, at: i64) -> None:
        """Write the mask, the seat and the observation of a game."""
        state = self.states[at]
        self.unmask(at)
        legal = self.listed[at]
        state.legal(legal)
        first = at * self.choices
        masks, codes = self.masks, legal.codes
        for place in range(legal.count):
            masks[first + codes[place]] = 1
        seat = state.actor()
        self.seats[at] = seat
        row = self.row
        row.begin(at)
        self.observer.write(state, seat, row)
        row.finish(at)

    def unmask(self, at: i64) -> None:
        legal = self.listed[at]
        first = at * self.choices
        masks, codes = self.masks, legal.codes
        for place in range(legal.count):
            masks[first + codes[place]] = 0
        legal.count = 0

    def reward(self, at: i64, state: State) -> None:
        scores = state.scores()
        for seat in range(self.players):
            self.rewards[at * self.players + seat] = scores[seat]

    def clear_rewards(self, at: i64) -> None:
        for seat in range(self.players):
            self.rewards[at * self.players + seat] = 0.0
