"""The debrief of a game as plain values: timeline, turning points, what-ifs, statistics and the game's own chapters.

The same log, seed and effort give the same report.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from contienda.analysis.continuation import Position, position
from contienda.analysis.counterfactual import (
    HINDSIGHT,
    Alternative,
    Question,
    WhatIf,
    alternatives,
    difference,
)
from contienda.analysis.estimate import Estimate, share
from contienda.analysis.game_part import Marker
from contienda.analysis.walk import TurnEnd, Walk
from contienda.analysis.workers import Workers
from contienda.core.options import as_written
from contienda.play.match import Match

SEED = 12  # the chapter that asks for the debrief
FIRST_LOOK = 24  # alternatives examined first …
PER_PLAN = 3  # what-ifs of each kind of plan …
AT_LEAST = 6  # … and so many in all, if there are enough
BY_PLAN = 5  # … of which so many for each kind of plan
QUICK = 1_600  # milliseconds of processor for the chances
DEEP = 24_000  # milliseconds of processor for the what-ifs
FEWEST, MOST = 8, 400  # games of one figure


class TurnPoint(msgspec.Struct, frozen=True):
    """The end of a turn: its markers and each seat's chance to win."""

    turn: int
    step: int
    markers: list[Marker]
    chances: list[Estimate]


class Turning(msgspec.Struct, frozen=True):
    """The turn in which the chance of a seat changed most."""

    turn: int
    seat: int
    before: float
    after: float


class SeatFigures(msgspec.Struct, frozen=True):
    """How a seat played: its decisions with a choice, and how many options they had on average."""

    decisions: int
    options: float


class Debrief(msgspec.Struct, frozen=True):
    """Everything the analysis found."""

    game: str
    version: int
    options: dict[str, str]
    seats: list[str]
    over: bool
    ending: str
    scores: list[float]
    steps: int
    turns: list[TurnPoint]
    turning: list[Turning]
    figures: list[SeatFigures]
    chapters: dict[str, object]
    what_ifs: list[WhatIf]
    tried: int  # alternatives of the first look


def debrief(
    match: Match,
    seed: int = SEED,
    what_ifs: bool = True,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Debrief:
    """Analyse a game; `progress` hears how many of how many games were played on."""
    walk = Walk(match)
    cost = walk.part.milliseconds()
    looked = first_look(walk) if what_ifs else []
    ends = walk.turns[:-1] if walk.over else walk.turns
    per_turn = bounded(QUICK // cost // max(1, len(ends)))
    first = bounded(DEEP // 4 // cost // 2 // max(1, len(looked)))
    final = bounded(DEEP * 3 // 4 // cost // 3 // (3 * PER_PLAN))
    total = per_turn * len(ends) + first * len(looked) + (final + final // 2) * min(len(looked), 3 * PER_PLAN)
    done = 0

    def count(games: int) -> None:
        nonlocal done
        done += games
        progress(min(done, total), total)

    with Workers(jobs, count) as workers:
        points = timeline(walk, ends, per_turn, seed, workers)
        found = examined(walk, looked, first, final, seed, workers)
    return Debrief(
        match.game.id,
        match.game.version,
        as_written(match.game.options, match.options),
        list(match.seats),
        walk.over,
        match.state.ending() if walk.over else "",
        match.state.scores() if walk.over else [],
        len(match.actions),
        points,
        turning_points(points),
        figures(walk),
        walk.part.chapters(match),
        found,
        len(looked),
    )


def bounded(games: int) -> int:
    return max(FEWEST, min(MOST, games))


def place(walk: Walk, end: TurnEnd) -> Position:
    return position(walk.match.game, walk.match.options, end.state)


# --- the course of the game -------------------------------------------------------------------------------------------


def timeline(walk: Walk, ends: list[TurnEnd], games: int, seed: int, workers: Workers) -> list[TurnPoint]:
    """Return every turn with its markers and chances; after the end, the chances are the result."""
    shares = workers.chances([(place(walk, end), range(games)) for end in ends], seed)
    points = [
        TurnPoint(end.turn, end.step, end.markers, [share(column) for column in zip(*found, strict=True)])
        for end, found in zip(ends, shares, strict=True)
    ]
    if walk.over and walk.turns:
        last = walk.turns[-1]
        ((result,),) = workers.chances([(place(walk, last), range(1))], seed)
        points.append(TurnPoint(last.turn, last.step, last.markers, [Estimate(won, won, won, 0) for won in result]))
    return points


def turning_points(points: list[TurnPoint]) -> list[Turning]:
    """Return the turns by how much they changed a seat's chance, largest first, without changes within the noise."""
    found: list[Turning] = []
    for before, after in pairwise(points):
        pairs = list(zip(before.chances, after.chances, strict=True))
        seat = max(range(len(pairs)), key=lambda at: pairs[at][1].mean - pairs[at][0].mean)
        old, new = pairs[seat]
        if new.mean - old.mean > old.half() + new.half():
            found.append(Turning(after.turn, seat, old.mean, new.mean))
    return sorted(found, key=lambda each: (each.before - each.after, each.turn))


def figures(walk: Walk) -> list[SeatFigures]:
    found = []
    for seat in range(len(walk.match.seats)):
        mine = [decision for decision in walk.decisions if decision.seat == seat]
        options = sum(len(decision.state.actions()) for decision in mine)
        found.append(SeatFigures(len(mine), options / len(mine) if mine else 0.0))
    return found


# --- what if ----------------------------------------------------------------------------------------------------------


def first_look(walk: Walk) -> list[Alternative]:
    """Choose the alternatives worth a first look: some for each kind of plan, then the most appealing others."""
    seats = [seat for seat in range(len(walk.match.seats)) if seat not in walk.match.game.neutral]
    listed = alternatives(walk, seats)
    plans = sorted({each.plan for each in listed if each.plan})
    found = [each for plan in plans for each in spread([one for one in listed if one.plan == plan], BY_PLAN)]
    others = [each for each in listed if not each.plan]
    return found + spread(others, FIRST_LOOK - len(found))


def spread(listed: list[Alternative], count: int) -> list[Alternative]:
    """Take some of a list, evenly over the game."""
    if len(listed) <= count:
        return listed
    return [listed[at * len(listed) // count] for at in range(count)]


def examined(
    walk: Walk, looked: list[Alternative], first: int, final: int, seed: int, workers: Workers
) -> list[WhatIf]:
    """Examine those whose first look showed the largest effect, with new games; sort them by what they were worth."""
    states = {decision.step: decision.state for decision in walk.decisions}

    def question(each: Alternative, seat: int) -> Question:
        return Question(position(walk.match.game, walk.match.options, states[each.step]), each, seat, seed)

    seen = workers.pairs([(question(each, each.seat), range(first)) for each in looked])
    gains = [difference(pairs, each.seat).win.mean for each, pairs in zip(looked, seen, strict=True)]
    ranked = [looked[at] for at in sorted(range(len(looked)), key=lambda at: (-gains[at], at))]
    chosen: list[Alternative] = []
    for plan in sorted({each.plan for each in ranked}, reverse=True):
        chosen += [each for each in ranked if each.plan == plan][:PER_PLAN]
    chosen += [each for each in ranked if each not in chosen][: max(0, AT_LEAST - len(chosen))]
    fresh = range(first, first + final)
    known = workers.pairs([(question(each, each.seat), fresh) for each in chosen])
    true = workers.pairs([(question(each, HINDSIGHT), fresh[: final // 2]) for each in chosen])
    found = [
        WhatIf(each, difference(one, each.seat), difference(other, each.seat), len(looked))
        for each, one, other in zip(chosen, known, true, strict=True)
        if one and other
    ]
    return sorted(found, key=lambda each: -each.known.win.mean)
