"""Whole random games, inside the compiled group: the loops behind laboratory and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State

Packed = tuple[list[int], list[float], list[float], dict[int, int], dict[str, int]]


class Tally:
    """The totals of a batch of games. Tallies of several ranges can be added."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0  # by seats, not by chance
        self.chances = 0
        self.branches = 0  # legal actions, summed over all decisions
        self.widest = 0
        self.unfinished = 0
        self.wins = [0.0] * seats  # a shared win counts in parts
        self.scores = [0.0] * seats
        self.lengths: dict[int, int] = {}  # decisions in a game -> games
        self.endings: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.chances += other.chances
        self.branches += other.branches
        self.widest = max(self.widest, other.widest)
        self.unfinished += other.unfinished
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count

    def pack(self) -> Packed:
        """Convert to plain values that can cross processes."""
        numbers = [self.games, self.decisions, self.chances, self.branches, self.widest, self.unfinished]
        return numbers, self.wins, self.scores, self.lengths, self.endings

    def finish(self, state: State, decisions: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.lengths[decisions] = self.lengths.get(decisions, 0) + 1
        ending = state.ending()
        self.endings[ending] = self.endings.get(ending, 0) + 1
        scores = state.scores()
        best = max(scores)
        winners = scores.count(best)
        for seat in range(len(scores)):
            self.scores[seat] += scores[seat]
            if scores[seat] == best and winners < len(scores):
                self.wins[seat] += 1.0 / winners


def unpack(packed: Packed) -> Tally:
    """Restore what `Tally.pack` wrote."""
    numbers, wins, scores, lengths, endings = packed
    tally = Tally(len(wins))
    tally.games, tally.decisions, tally.chances = numbers[0], numbers[1], numbers[2]
    tally.branches, tally.widest, tally.unfinished = numbers[3], numbers[4], numbers[5]
    tally.wins, tally.scores, tally.lengths, tally.endings = wins, scores, lengths, endings
    return tally


def playout(state: State, rng: Rng, legal: Legal, bound: i64) -> i64:
    """Play at random to the end or to the bound; return the number of actions."""
    taken: i64 = 0
    while taken < bound:
        actor = state.actor()
        if actor == CHANCE:
            state.advance(state.sample(rng))
        elif actor == OVER:
            return taken
        else:
            legal.count = 0
            state.legal(legal)
            pick = rng.below(legal.count)
            state.advance(legal.codes[pick])
        taken += 1
    return taken


def batch(start: State, seed: i64, first: i64, count: i64, bound: i64) -> Tally:
    """Play games `first` to `first + count - 1` of a seed, with random play in all seats."""
    tally = Tally(start.seats)
    legal = Legal()
    number = first
    while number < first + count:
        state = start.copy()
        rng = Rng(seed, number)
        decisions: i64 = 0
        chances: i64 = 0
        branches: i64 = 0
        widest: i64 = 0
        actor = state.actor()
        while actor != OVER and decisions + chances < bound:
            if actor == CHANCE:
                state.advance(state.sample(rng))
                chances += 1
            else:
                legal.count = 0
                state.legal(legal)
                width = legal.count
                branches += width
                if width > widest:
                    widest = width
                pick = rng.below(width)
                state.advance(legal.codes[pick])
                decisions += 1
            actor = state.actor()
        tally.decisions += decisions
        tally.chances += chances
        tally.branches += branches
        if widest > tally.widest:
            tally.widest = widest
        if actor == OVER:
            tally.finish(state, decisions)
        else:
            tally.unfinished += 1
        number += 1
    return tally


def copies(state: State, count: i64) -> i64:
    """Copy a position that often (for benchmarks)."""
    done: i64 = 0
    while done < count:
        state.copy()
        done += 1
    return done
