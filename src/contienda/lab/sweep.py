"""Searches settings near a base that meet a target, and prefers the smallest change.

Settings race on the same deals. After each round those are dropped that another, no larger change surely beats, and all
larger changes once one surely meets the target. The intervals hold together for all settings and at every look, so the
winner is not just the luckiest of many. A grid takes all settings at once; for large spaces Optuna proposes settings on
deals of its own, and only the best of them race.
"""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from contienda.core.errors import BadOption
from contienda.lab.experiment import Row, Store, play_games, rounds, started
from contienda.lab.paired_statistics import Paired
from contienda.lab.parallel import spread
from contienda.lab.plan import Span
from contienda.lab.question import MOST_VARIANTS, Place, Question, Variant, question
from contienda.lab.setup import OPTION, Change, Setup

FAIR = "fair"
WINS = "wins"
LENGTH = "length"
TURNS = "turns"
TRIAL_DEALS = 120  # a setting that Optuna proposes is tried on so many
RACERS = 24  # settings that Optuna found and that race
_TARGET = re.compile(r"(wins):([0-9]{1,2})=([0-9]{1,3}(?:\.[0-9]+)?)|(length|turns)=([0-9]{1,6}(?:\.[0-9]+)?)")


@dataclass(frozen=True)
class Target:
    """What a good setting does: equal wins, a share of wins for one seat, or a length."""

    kind: str = FAIR
    seat: int = -1
    value: float = 0.0
    draws: float = 1.0  # at most that share of games without a winner

    def written(self) -> str:
        if self.kind == FAIR:
            return FAIR
        if self.kind == WINS:
            return f"wins:{self.seat + 1}={100 * self.value:g}"
        return f"{self.kind}={self.value:g}"

    def misses(self, row: Row, seats: Sequence[int]) -> list[float]:
        """Return by how much a game misses the target, in each respect; a good setting misses by nothing on average."""
        if self.kind == WINS:
            return [row.wins[self.seat] - self.value]
        if self.kind == LENGTH:
            return [row.decisions / self.value - 1]
        if self.kind == TURNS:
            return [row.turns / self.value - 1]
        return [row.wins[one] - row.wins[other] for one, other in itertools.combinations(seats, 2)]


def target(written: str, draws: float | None, seats: int) -> Target:
    """Read `fair`, `wins:2=50`, `length=60` or `turns=8`."""
    if draws is not None and not 0 <= draws <= 100:
        raise BadOption("error-number", option="draws", value=f"{draws:g}", low=0, high=100)
    most = 1.0 if draws is None else draws / 100
    if written == FAIR:
        return Target(draws=most)
    found = _TARGET.fullmatch(written)
    if found is None:
        raise BadOption("error-sweep-target", target=written)
    if found[1]:
        seat, share = int(found[2]) - 1, float(found[3]) / 100
        if not 0 <= seat < seats or share > 1:
            raise BadOption("error-sweep-target", target=written)
        return Target(WINS, seat, share, most)
    if float(found[5]) <= 0:
        raise BadOption("error-sweep-target", target=written)
    return Target(found[4], -1, float(found[5]), most)


@dataclass(frozen=True)
class Standing:
    """How far a setting misses the target: the worst of all respects and bots, with its interval."""

    variant: int  # 0 is the base
    size: float
    deals: int
    miss: float
    low: float
    high: float
    wins: list[list[float]]  # by bots, then by competing seat
    nobody: list[float]  # by bots: the share of games without a winner
    length: float  # decisions, over all games


@dataclass(frozen=True)
class Outcome:
    """Everything a sweep found out."""

    question: Question
    target: Target
    standings: list[Standing]
    met: list[int]  # settings that surely meet the target, smallest change first
    games: int
    tried: int  # settings, proposals of Optuna included
    seconds: float
    interrupted: bool

    def frontier(self) -> list[Standing]:
        """Return the settings that no smaller change beats."""
        best: list[Standing] = []
        for each in sorted(self.standings, key=lambda one: (one.size, one.miss)):
            if not best or each.miss < best[-1].miss:
                best.append(each)
        return best

    def best(self) -> Standing | None:
        """Return the smallest change that surely meets the target."""
        by_variant = {each.variant: each for each in self.standings}
        return by_variant[self.met[0]] if self.met else None


# --- settings ---------------------------------------------------------------------------------------------------------


def size(changes: Sequence[Change]) -> float:
    """Measure a change: one for each thing, and for a number by how much of itself it moved."""
    return sum(1 + moved(each) for each in changes)


def moved(change: Change) -> float:
    if not (number(change.before) and number(change.after)):
        return 0.0
    return abs(int(change.after) - int(change.before)) / max(1, abs(int(change.before)))


def number(word: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,15}", word) is not None


def toward(base: Setup, preset: str) -> list[list[Change]]:
    """Return a knob for each option in which another preset differs."""
    game = base.loaded()
    other = game.resolve(preset, {})
    now = base.options()
    return [
        [Change(OPTION, each.name, each.written(now[each.name]), each.written(other[each.name]))]
        for each in game.options
        if now[each.name] != other[each.name]
    ]


def grid(knobs: list[list[Change]], most: int) -> list[list[Change]]:
    """Return every combination of at most that many changes, the smallest first."""
    found: list[list[Change]] = []
    for count in range(1, min(most, len(knobs)) + 1):
        for chosen in itertools.combinations(knobs, count):
            for changes in itertools.product(*chosen):
                found.append(list(changes))
                if len(found) > MOST_VARIANTS:
                    raise BadOption("error-sweep-large", most=MOST_VARIANTS)
    return sorted(found, key=size)


def plan(
    base: Setup, settings: list[list[Change]], bots: list[list[str]], deals: int, within: float, seed: int
) -> Question:
    """Return what a sweep plays; settings that the game does not allow together are left out."""
    able = [changes for changes in settings if allowed(base, changes)]
    return question(base, [Variant("", changes) for changes in able], bots, deals, within, seed)


def allowed(base: Setup, changes: list[Change]) -> bool:
    """Tell whether a game can start with these changes; a single change that cannot is an error."""
    try:
        base.changed(changes).start()
    except BadOption:
        if len(changes) == 1 and changes[0].kind != OPTION:
            raise
        return False
    return True


# --- the race ---------------------------------------------------------------------------------------------------------


class Race:
    """The sums of all settings, and who is still in the race."""

    def __init__(self, asked: Question, target: Target, tried: int) -> None:
        self.asked = asked
        self.target = target
        self.seats = asked.competing()
        self.sizes = [0.0, *(size(each.changes) for each in asked.variants)]
        self.comparisons = max(tried, len(self.sizes))
        self.racing = list(range(len(self.sizes)))
        self.met: list[int] = []
        self.misses: dict[int, dict[tuple[int, int], Paired]] = {}  # by setting, then bots and respect
        self.draws: dict[tuple[int, int], Paired] = {}
        self.wins: dict[tuple[int, int], list[float]] = {}
        self.counts: dict[tuple[int, int], int] = {}
        self.lengths: dict[int, int] = {}
        self.games = 0

    def add(self, rows: Iterable[Row]) -> None:
        for row in sorted(rows):
            place = self.asked.place(row.number)
            self.games += 1
            if not row.over:
                continue
            key = place.variant, place.arm
            for at, miss in enumerate(self.target.misses(row, self.seats)):
                sums = self.misses.setdefault(place.variant, {})
                sums.setdefault((place.arm, at), Paired(1.0)).add(0.0, miss)
            self.draws.setdefault(key, Paired(1.0)).add(0.0, 0.0 if any(row.wins) else 1.0)
            wins = self.wins.setdefault(key, [0.0] * len(self.seats))
            for at, seat in enumerate(self.seats):
                wins[at] += row.wins[seat]
            self.counts[key] = self.counts.get(key, 0) + 1
            self.lengths[place.variant] = self.lengths.get(place.variant, 0) + row.decisions

    def standing(self, variant: int) -> Standing | None:
        """Return the worst miss of a setting over all bots and respects."""
        planned = self.asked.deals
        arms = range(len(self.asked.bots))
        misses = [(0.0, 0.0, 0.0)]
        for sums in self.misses.get(variant, {}).values():
            low, high = sums.interval(planned, self.comparisons)
            misses.append((abs(sums.effect), max(0.0, low, -high), max(-low, high)))
        deals = min(self.counts.get((variant, arm), 0) for arm in arms)
        if not deals:
            return None
        over = self.target.draws
        for sums in (self.draws[variant, arm] for arm in arms) if over < 1 else ():
            low, high = sums.interval(planned, self.comparisons)
            misses.append((max(0.0, sums.effect - over), max(0.0, low - over), max(0.0, high - over)))
        wins = [[each / self.counts[variant, arm] for each in self.wins[variant, arm]] for arm in arms]
        nobody = [self.draws[variant, arm].effect for arm in arms]
        length = self.lengths[variant] / sum(self.counts[variant, arm] for arm in arms)
        miss, low, high = (max(each[at] for each in misses) for at in range(3))
        return Standing(variant, self.sizes[variant], deals, miss, low, high, wins, nobody, length)

    def standings(self) -> list[Standing]:
        found = (self.standing(variant) for variant in range(len(self.sizes)))
        return [each for each in found if each is not None]

    def look(self) -> None:
        """Drop what is surely beaten, and what a smaller change makes needless."""
        within = self.asked.within
        standings = {each.variant: each for each in self.standings()}
        surely = [each for each in standings.values() if each.high <= within]
        self.met = [each.variant for each in sorted(surely, key=lambda one: (one.size, one.high, one.variant))]
        least = min((each.size for each in surely), default=float("inf"))
        lowest: list[tuple[float, float]] = []  # how surely each size misses at most
        for each in sorted(standings.values(), key=lambda one: (one.size, one.high)):
            if not lowest or each.high < lowest[-1][1]:
                lowest.append((each.size, each.high))
        kept: list[int] = []
        for variant in self.racing:
            one = standings.get(variant)
            if one is None:
                kept.append(variant)
                continue
            beaten = any(high < one.low for size, high in lowest if size <= one.size)
            decided = one.low > within or one.high <= within
            if not beaten and one.size <= least and not (decided and one.size >= least):
                kept.append(variant)
        self.racing = kept

    def over(self) -> bool:
        """Tell whether the smallest change that meets the target is known."""
        if not self.met:
            return not self.racing
        standings = {each.variant: each for each in self.standings()}
        least = standings[self.met[0]].size
        return all(each.low > self.asked.within for each in standings.values() if each.size < least)


def race(
    asked: Question,
    target: Target,
    jobs: int,
    store: Store | None = None,
    progress: Callable[[int], None] = lambda done: None,
    tried: int = 0,
) -> Outcome:
    """Play round by round until the smallest change is known or the deals run out; Ctrl-C keeps whole rounds."""
    clock = time.perf_counter()
    text = asked.text()
    for variant in range(len(asked.variants) + 1):
        started(text, variant)
    found = Race(asked, target, tried)
    interrupted = False
    for span in rounds(asked.deals):
        rows = store.stored(span) if store is not None else None
        if rows is None:
            rows = []
            interrupted = spread(
                partial(play_games, text), numbers(asked, found.racing, span), jobs, rows.extend, progress
            )
            if interrupted:
                break
            rows.sort()
            if store is not None:
                store.keep(span, rows)
        else:
            progress(len(rows))
        found.add(rows)
        found.look()
        if found.over():
            break
    seconds = time.perf_counter() - clock
    count = max(tried, len(asked.variants) + 1)
    return Outcome(asked, target, found.standings(), found.met, found.games, count, seconds, interrupted)


def recounted(asked: Question, target: Target, store: Store, tried: int, look: Callable[[list[Row]], None]) -> Outcome:
    """Count the outcome again from stored rounds; `look` sees the rows of each."""
    found = Race(asked, target, tried)
    for span in rounds(asked.deals):
        rows = store.stored(span)
        if rows is None:
            break
        found.add(rows)
        found.look()
        look(rows)
    count = max(tried, len(asked.variants) + 1)
    return Outcome(asked, target, found.standings(), found.met, found.games, count, 0, False)


def numbers(asked: Question, racing: list[int], deals: Span) -> list[int]:
    """Return the games of a round."""
    return [
        asked.number(Place(variant, arm, deal))
        for deal in range(deals.first, deals.end)
        for arm in range(len(asked.bots))
        for variant in racing
    ]
