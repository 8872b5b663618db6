"""Which decisions to examine, and how long: a first look at many alternatives, then new games for those that matter.

Games are added in rounds, to those figures that are still too wide, until all are narrow enough or the effort is spent.
The effort is a number of games, so the same seed gives the same report on a slow machine, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from contienda.analysis.continuation import position
from contienda.analysis.counterfactual import (
    HINDSIGHT,
    Alternative,
    Pair,
    Question,
    WhatIf,
    alternatives,
    difference,
)
from contienda.analysis.estimate import Estimate
from contienda.analysis.walk import Walk
from contienda.analysis.workers import Workers

FIRST_LOOK = 36  # alternatives examined first …
BY_PLAN = 9  # … of which so many for each kind of plan
PER_PLAN = 3  # what-ifs of each kind of plan …
AT_LEAST = 6  # … and so many in all, if there are enough
BEST = 1  # decisions shown because they were good: every alternative was worse
ROUND = 40  # games added at a time
NARROW = 0.03  # an interval of the chance that needs no more games: half its width
MOST = 600  # games of one figure
FEWEST = 8


@dataclass
class Course:
    """A question and its pairs of games so far."""

    question: Question
    pairs: list[Pair] = field(default_factory=list)

    def wide(self) -> bool:
        """Tell whether more games would help."""
        if len(self.pairs) < ROUND:
            return True
        return len(self.pairs) < MOST and difference(self.pairs, self.question.alternative.seat).win.half() > NARROW


@dataclass(frozen=True)
class Looked:
    """An alternative after the first look, with the change of the chance it seemed to make."""

    alternative: Alternative
    gain: Estimate


def first_look(walk: Walk) -> list[Alternative]:
    """Choose the alternatives worth a first look: some for each kind of plan, then the most appealing others."""
    seats = [seat for seat in range(len(walk.match.seats)) if seat not in walk.match.game.neutral]
    listed = alternatives(walk, seats)
    plans = sorted({each.plan for each in listed if each.plan})
    found = [each for plan in plans for each in spread([one for one in listed if one.plan == plan], BY_PLAN)]
    return found + spread([each for each in listed if each not in found], FIRST_LOOK - len(found))


def spread(listed: list[Alternative], count: int) -> list[Alternative]:
    """Take some of a list, evenly over the game: of each decision the most appealing alternative before others."""
    first: list[Alternative] = []
    rest: list[Alternative] = []
    steps: set[int] = set()
    for each in listed:
        (rest if each.step in steps else first).append(each)
        steps.add(each.step)
    if len(first) >= count:
        return [first[at * len(first) // count] for at in range(max(0, count))]
    return first + [rest[at * len(rest) // (count - len(first))] for at in range(min(len(rest), count - len(first)))]


def look(
    walk: Walk, listed: list[Alternative], games: int, seed: int, workers: Workers
) -> tuple[list[Looked], dict[int, Question]]:
    """Play a few games of each alternative; return what they showed."""
    questions = {at: question(walk, each, each.seat, seed) for at, each in enumerate(listed)}
    seen = workers.pairs([(each, range(games)) for each in questions.values()])
    looked = [
        Looked(each, difference(pairs, each.seat).win)
        for each, pairs in zip(listed, seen, strict=True)
        if len(pairs) > 1
    ]
    return looked, questions


def question(walk: Walk, each: Alternative, seat: int, seed: int) -> Question:
    state = walk.before[each.step]
    return Question(position(walk.match.game, walk.match.options, state), each, seat, seed)


def chosen(looked: list[Looked]) -> list[Alternative]:
    """Choose what to examine: the best of each kind of plan, the best others, and decisions that were good.

    Several alternatives of one decision are examined only if there are too few decisions.
    """
    ranked = sorted(looked, key=lambda each: -each.gain.mean)
    found: list[Alternative] = []
    for plan in sorted({each.alternative.plan for each in ranked}, reverse=True):
        found += distinct([each.alternative for each in ranked if each.alternative.plan == plan])[:PER_PLAN]
    rest = distinct([each.alternative for each in ranked if each.alternative not in found])
    found += rest[: max(0, AT_LEAST - len(found))]
    return found + [each for each in good(looked) if each not in found][:BEST]


def distinct(listed: list[Alternative]) -> list[Alternative]:
    """Put the first alternative of each decision first, then the others."""
    first: dict[int, Alternative] = {}
    for each in listed:
        first.setdefault(each.step, each)
    return [*first.values(), *(each for each in listed if first[each.step] != each)]


def good(looked: list[Looked]) -> list[Alternative]:
    """Return the best alternative of each decision whose alternatives were all worse, the most valuable first."""
    best: dict[int, Looked] = {}
    for each in looked:
        before = best.get(each.alternative.step)
        if before is None or each.gain.mean > before.gain.mean:
            best[each.alternative.step] = each
    worse = [each for each in best.values() if each.gain.high < 0]
    return [each.alternative for each in sorted(worse, key=lambda each: each.gain.mean)]


def examined(
    walk: Walk, listed: list[Alternative], first: int, budget: int, tried: int, seed: int, workers: Workers
) -> list[WhatIf]:
    """Examine these with new games in both readings; the costliest decision comes first."""
    known = [Course(question(walk, each, each.seat, seed)) for each in listed]
    true = [Course(question(walk, each, HINDSIGHT, seed)) for each in listed]
    begin = first  # the games of the first look do not count
    while budget > 0 and (wide := [each for each in (*known, *true) if each.wide()]):
        games = min(ROUND, max(FEWEST, budget // len(wide)))
        for course, pairs in zip(
            wide, workers.pairs([(each.question, range(begin, begin + games)) for each in wide]), strict=True
        ):
            course.pairs += pairs
        begin += games
        budget -= games * len(wide)
    found = [
        WhatIf(each, difference(one.pairs, each.seat), difference(other.pairs, each.seat), tried)
        for each, one, other in zip(listed, known, true, strict=True)
        if len(one.pairs) > 1 and len(other.pairs) > 1  # of one game nothing is known
    ]
    return sorted(found, key=lambda each: -each.known.win.mean)
