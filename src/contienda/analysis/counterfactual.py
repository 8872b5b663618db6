"""What if: play on from a decision with the pick and with an alternative, and compare.

Both branches have the same worlds, the same luck and the same bots. A first look with few games chooses which
alternatives to examine; the figures that are shown come from new games, so a lucky first look does not count.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from contienda.analysis.continuation import HINDSIGHT, End, Position, play_on, world
from contienda.analysis.estimate import Estimate, change, estimate
from contienda.analysis.walk import Decision, Walk, continues
from contienda.core.heuristics import Heuristics
from contienda.core.rng import Rng
from contienda.core.state import Legal, State

LONGEST_BRANCH = 4  # picks of a compound move
MOST_OPTIONS = 6  # alternatives of one decision


class Alternative(msgspec.Struct, frozen=True):
    """Another way to decide: the picks of the seat instead of what it did."""

    step: int
    seat: int
    turn: int
    plan: str
    chosen: list[int]
    instead: list[int]


class Question(msgspec.Struct, frozen=True):
    """An alternative with the position before it, ready for another process."""

    position: Position
    alternative: Alternative
    seat: int  # who imagines the worlds, or HINDSIGHT
    seed: int


class Difference(msgspec.Struct, frozen=True):
    """What the alternative changes: the chance of its seat to win, and the markers at the end."""

    win_before: float
    win_after: float
    win: Estimate
    markers: dict[str, Estimate]


class WhatIf(msgspec.Struct, frozen=True):
    """An alternative and its effect in two readings."""

    alternative: Alternative
    known: Difference  # by what the team could know
    hindsight: Difference  # in the true position
    tried: int  # alternatives in the first look


Pair = tuple[End, End]


def pairs(question: Question, numbers: Sequence[int]) -> list[Pair]:
    """Play both branches of these games."""
    state = question.position.load()
    judge = state.heuristics()
    alternative = question.alternative
    found: list[Pair] = []
    for number in numbers:
        start = world(state, question.seat, question.seed, number)
        before = play_on(start.copy(), alternative.chosen, question.seed, number, judge)
        after = play_on(start, alternative.instead, question.seed, number, judge)
        if before is not None and after is not None:
            found.append((before, after))
    return found


def difference(found: Sequence[Pair], seat: int) -> Difference:
    """Summarise pairs of games for the seat that decided."""
    keys = [f"{marker.key}@{marker.seat}" for marker in found[0][0].markers] if found else []
    before = [pair[0].wins[seat] for pair in found]
    after = [pair[1].wins[seat] for pair in found]
    count = max(1, len(found))
    return Difference(
        sum(before) / count,
        sum(after) / count,
        change([b - a for a, b in zip(before, after, strict=True)]),
        {
            key: estimate([float(pair[1].markers[at].value - pair[0].markers[at].value) for pair in found])
            for at, key in enumerate(keys)
        },
    )


# --- which alternatives -----------------------------------------------------------------------------------------------


def alternatives(walk: Walk, seats: Sequence[int]) -> list[Alternative]:
    """List other ways to decide: the most appealing ones of each decision, each followed as the heuristics would."""
    found: list[Alternative] = []
    judge = walk.match.game.heuristics()
    followed: set[int] = set()  # steps inside a compound move that is examined as a whole
    for decision in walk.decisions:
        if decision.seat not in seats or decision.step in followed:
            continue
        chosen = walk.branch(decision)[:LONGEST_BRANCH]
        followed.update(range(decision.step + 1, decision.step + len(chosen)))
        for action in ranked(decision, judge)[:MOST_OPTIONS]:
            instead = follow_up(decision, action, judge)
            if instead != chosen[: len(instead)]:
                plan = plan_of(walk, action) or plan_of(walk, decision.action)  # to play such a card, or not to
                found.append(Alternative(decision.step, decision.seat, decision.turn, plan, chosen, instead))
    return found


def plan_of(walk: Walk, action: int) -> str:
    return walk.part.plan_of(walk.match.game, action)


def ranked(decision: Decision, judge: Heuristics) -> list[int]:
    """Return the picks that were not taken, the most appealing first."""
    legal = Legal()
    decision.state.legal(legal)
    judge.weigh(decision.state.resample(decision.seat, Rng(0)), legal)
    listed = [(-legal.appeal[at], int(legal.codes[at])) for at in range(legal.count)]
    return [code for _, code in sorted(listed) if code != decision.action]


def follow_up(decision: Decision, action: int, judge: Heuristics) -> list[int]:
    """Complete a pick with what the heuristics add, such as its target."""
    state: State = decision.state.resample(decision.seat, Rng(0))
    found = [action]
    state.advance(action)
    while len(found) < LONGEST_BRANCH and continues(state, decision):
        legal = Legal()
        state.legal(legal)
        judge.weigh(state, legal)
        best = max(range(legal.count), key=lambda at: (legal.appeal[at], -legal.codes[at]))
        found.append(int(legal.codes[best]))
        state.advance(found[-1])
    return found


__all__ = ["HINDSIGHT", "Alternative", "Difference", "Question", "WhatIf", "alternatives", "difference", "pairs"]
