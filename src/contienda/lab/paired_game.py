"""A game on a numbered deal: variants of a game meet the same cards, dice and moods of the bots, as far as play allows.

Each pile, cup, die or coin is a stream (`Game.deal_stream`). At its n-th outcome, every listed outcome gets a lot from
the seed, the deal, the stream, n and the outcome alone; the lowest lot, divided by the weight, is drawn. So two games
of a deal draw the same card wherever both piles hold it, whatever was decided before. Bots draw from a stream of their
own for each of their decisions.
"""

from __future__ import annotations

import math

from contienda.bots.bot import THOUGHT, Bot, RandomBot, Sight
from contienda.core.rng import WORD, Rng, mix
from contienda.core.state import CHANCE, OVER, State

STREAMS = 2**20  # no game has more of them
SPREAD = 0x9E3779B1  # keeps neighbouring outcomes apart


class Deal:
    """The outcomes of chance in one deal."""

    def __init__(self, seed: int, number: int) -> None:
        lots = Rng(seed, number)
        self.key = int(lots.word()) << 20 | int(lots.word()) >> 12
        self.had: dict[int, int] = {}  # outcomes so far, by stream

    def draw(self, state: State) -> int:
        """Draw what chance does now."""
        stream = state.game.deal_stream(state)
        number = self.had.get(stream, 0)
        self.had[stream] = number + 1
        listed = state.actions()
        if len(listed) == 1:
            return int(listed[0])
        lots = Rng(self.key, stream + STREAMS * number)
        first, second = int(lots.word()), int(lots.word())
        base = state.game.vocabulary.say(listed[0]).verb.base
        lowest, drawn = math.inf, int(listed[0])
        for action, weight in zip(listed, state.weights(), strict=True):
            word = mix(int(mix((first + (action - base + 1) * SPREAD) & WORD)) ^ second)
            lot = -math.log((int(word) + 0.5) / (WORD + 1)) / weight
            if lot < lowest:
                lowest, drawn = lot, int(action)
        return drawn


class Course:
    """How a game went."""

    def __init__(self, state: State) -> None:
        self.state = state  # the final position
        self.actions: list[int] = []
        self.decisions = 0  # by seats, not by chance

    @property
    def over(self) -> bool:
        return bool(self.state.actor() == OVER)


def play(start: State, bots: list[Bot], seed: int, deal: int, bound: int) -> Course:
    """Play until the game is over or reaches the bound."""
    state = start.copy()
    found = Course(state)
    chance = Deal(seed, deal)
    asked = [0] * len(bots)
    while state.actor() != OVER and len(found.actions) < bound:
        actor = int(state.actor())
        if actor == CHANCE:
            action = chance.draw(state)
        else:
            mood = Rng(seed, THOUGHT * (1 + deal) + bound * actor + asked[actor])
            asked[actor] += 1
            found.decisions += 1
            action = pick(bots[actor], state, actor, mood)
        state.apply(action)
        found.actions.append(action)
    return found


def pick(bot: Bot, state: State, seat: int, mood: Rng) -> int:
    """Ask a bot; a random one needs no sight of the position, because the legal list depends on nothing hidden."""
    if isinstance(bot, RandomBot):
        listed = state.actions()
        return int(listed[int(mood.below(len(listed)))])
    return bot.pick(Sight(state, seat), mood)
