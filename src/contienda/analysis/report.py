"""The debrief of a game as plain values: timeline, turning points, what-ifs, statistics and the game's own chapters.

The same log, seed and effort give the same report.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from contienda.analysis import examination, headlines
from contienda.analysis.continuation import End, Position, position
from contienda.analysis.counterfactual import Alternative, WhatIf
from contienda.analysis.estimate import Estimate, share
from contienda.analysis.examination import FEWEST, MOST, Looked
from contienda.analysis.game_part import Marker
from contienda.analysis.headlines import Count, Flag
from contienda.analysis.walk import TurnEnd, Walk
from contienda.analysis.workers import Workers
from contienda.core.options import as_written
from contienda.play.match import Match

SEED = 12  # the chapter that asks for the debrief
QUICK = 1_500  # milliseconds of processor for the chances
DEEP = 26_000  # milliseconds of processor for the what-ifs
FIRST_SHARE = 4  # of the effort of the what-ifs, one part in so many goes into the first look
LEAST_LOOK = 12  # games of the first look at one alternative


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


class Spread(msgspec.Struct, frozen=True):
    """Where games went from the end of a turn: the values of each marker at their ends, in order."""

    turn: int
    step: int
    markers: list[Marker]  # then
    ends: list[list[int]]  # by marker


class Ranked(msgspec.Struct, frozen=True):
    """What a decision cost: how much the best alternative looked at would have raised the chance of its seat."""

    alternative: Alternative
    gain: Estimate
    examined: bool  # the figure comes from new games, not from the first look that chose the alternative


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
    shares: list[float]  # of the win, by seat
    steps: int
    seed: int
    turns: list[TurnPoint]
    turning: list[Turning]
    flags: list[Flag]
    spread: Spread | None
    figures: list[SeatFigures]
    counts: list[Count]
    chapters: dict[str, object]
    what_ifs: list[WhatIf]
    ranked: list[Ranked]  # the costliest decision first
    tried: int  # alternatives of the first look

    @property
    def whole(self) -> bool:
        """Tell whether the what-ifs were looked for."""
        return self.tried > 0


Progress = Callable[[int, int], None]


def debrief(
    match: Match,
    seed: int = SEED,
    what_ifs: bool = True,
    jobs: int = 1,
    effort: float = 1.0,
    progress: Progress = lambda done, of: None,
    early: Callable[[Debrief], None] = lambda found: None,
) -> Debrief:
    """Analyse a game.

    `effort` scales how many games are played on; `progress` hears how many of how many were; `early` gets the report
    before its what-ifs.
    """
    walk = Walk(match)
    cost = walk.part.milliseconds() / effort
    looked = examination.first_look(walk) if what_ifs else []
    ends = walk.turns[:-1] if walk.over else walk.turns
    per_turn = bounded(int(QUICK / cost / max(1, len(ends))))
    first = max(LEAST_LOOK, min(MOST, int(DEEP / FIRST_SHARE / cost / 2 / max(1, len(looked)))))
    budget = int((DEEP - DEEP / FIRST_SHARE) / cost / 2) if looked else 0
    total = per_turn * len(ends) + first * len(looked) + budget
    done = 0

    def count(games: int) -> None:
        nonlocal done
        done += games
        progress(min(done, total), total)

    with Workers(jobs, count) as workers:
        points, told = timeline(walk, ends, per_turn, seed, workers)
        quick = assembled(walk, seed, points, spread_of(ends, points, told))
        if not looked:
            return quick
        early(quick)
        seen, _ = examination.look(walk, looked, first, seed, workers)
        picked = examination.chosen(seen)
        found = examination.examined(walk, picked, first, budget, len(looked), seed, workers)
        progress(total, total)
    return msgspec.structs.replace(quick, what_ifs=found, ranked=ranked(seen, found), tried=len(looked))


def bounded(games: int) -> int:
    return max(FEWEST, min(MOST, games))


def assembled(walk: Walk, seed: int, points: list[TurnPoint], spread: Spread | None) -> Debrief:
    """Put together everything but the what-ifs."""
    match = walk.match
    return Debrief(
        game=match.game.id,
        version=match.game.version,
        options=as_written(match.game.options, match.options),
        seats=list(match.seats),
        over=walk.over,
        ending=match.state.ending() if walk.over else "",
        scores=match.state.scores() if walk.over else [],
        shares=[each.mean for each in points[-1].chances] if walk.over and points else [],
        steps=len(match.actions),
        seed=seed,
        turns=points,
        turning=turning_points(points),
        flags=headlines.flags(walk),
        spread=spread,
        figures=figures(walk),
        counts=headlines.counts(walk),
        chapters=walk.part.chapters(match),
        what_ifs=[],
        ranked=[],
        tried=0,
    )


def place(walk: Walk, end: TurnEnd) -> Position:
    return position(walk.match.game, walk.match.options, end.state)


# --- the course of the game -------------------------------------------------------------------------------------------


def timeline(
    walk: Walk, ends: list[TurnEnd], games: int, seed: int, workers: Workers
) -> tuple[list[TurnPoint], list[list[End]]]:
    """Return every turn with its markers and chances, and how its games ended; after the end, the result is certain."""
    told = workers.ends([(place(walk, end), range(games)) for end in ends], seed)
    points = [
        TurnPoint(end.turn, end.step, end.markers, [share(column) for column in zip(*wins(found), strict=True)])
        for end, found in zip(ends, told, strict=True)
    ]
    if walk.over and walk.turns:
        last = walk.turns[-1]
        ((result,),) = workers.ends([(place(walk, last), range(1))], seed)
        points.append(
            TurnPoint(last.turn, last.step, last.markers, [Estimate(won, won, won, 0) for won in result.wins])
        )
    return points, told


def wins(found: list[End]) -> list[list[float]]:
    return [each.wins for each in found]


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


def spread_of(ends: list[TurnEnd], points: list[TurnPoint], told: list[list[End]]) -> Spread | None:
    """Return where games went from before the turning point, or from half of the game if only its end was one."""
    if not ends or not told[0]:
        return None
    turns = [end.turn for end in ends]
    turning = [each.turn - 1 for each in turning_points(points) if each.turn - 1 in turns[:-1]]
    at = turns.index(turning[0]) if turning else len(ends) // 2
    values = [[end.markers[number].value for end in told[at]] for number in range(len(ends[at].markers))]
    return Spread(ends[at].turn, ends[at].step, ends[at].markers, [sorted(each) for each in values])


def figures(walk: Walk) -> list[SeatFigures]:
    found = []
    for seat in range(len(walk.match.seats)):
        mine = [decision for decision in walk.decisions if decision.seat == seat]
        options = sum(len(decision.state.actions()) for decision in mine)
        found.append(SeatFigures(len(mine), options / len(mine) if mine else 0.0))
    return found


# --- decisions --------------------------------------------------------------------------------------------------------


def ranked(seen: list[Looked], found: list[WhatIf]) -> list[Ranked]:
    """Return each decision looked at with its best alternative, the costliest first.

    Figures of what-ifs that were examined replace those of the first look.
    """
    best: dict[int, Ranked] = {}
    for each in seen:
        fresh = next((one.known.win for one in found if one.alternative == each.alternative), None)
        mine = Ranked(each.alternative, fresh or each.gain, fresh is not None)
        before = best.get(each.alternative.step)
        if before is None or (mine.examined, mine.gain.mean) > (before.examined, before.gain.mean):
            best[each.alternative.step] = mine
    return sorted(best.values(), key=lambda each: (-each.gain.mean, each.alternative.step))
