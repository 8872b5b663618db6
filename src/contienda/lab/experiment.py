"""Plays the variants of a question against its base on the same deals, and stops as soon as the answer is clear.

Games are played in rounds of deals. After each round every variant is looked at, with every choice of bots. It is done
if its effect on wins is beyond doubt, or surely too small to matter. The intervals allow such looks
(`paired_statistics.py`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple, Protocol

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.state import State
from contienda.lab.paired_game import Course, play
from contienda.lab.paired_statistics import ALPHA, FEWEST, Paired, holm
from contienda.lab.parallel import spread
from contienda.lab.plan import Span
from contienda.lab.question import Place, Question, from_text

WINS = "wins"
LENGTH = "length"
TURNS = "turns"
MARKER = "marker"
ENDING = "ending"
TAKEN = "taken"  # an action that names what the variant changes
CLEAR = "clear"  # beyond doubt different from the base
SMALL = "small"  # surely too small to matter
OPEN = "open"
LARGEST = 1000  # deals of one round


class Measure(NamedTuple):
    """What is compared: a kind, a name for markers and endings, and a seat (-1: the whole table)."""

    kind: str
    name: str = ""
    seat: int = -1

    def key(self) -> str:
        return ":".join([self.kind, *([self.name] if self.name else []), *([str(self.seat)] if self.seat >= 0 else [])])


class Row(NamedTuple):
    """A game of an experiment."""

    number: int
    over: bool
    ending: str
    turns: int
    decisions: int
    scores: list[float]
    wins: list[float]
    lost: list[int]  # by seat: decisions drawn at random because its bot failed
    markers: dict[str, int]  # by name, with the seat behind a colon
    taken: dict[int, int]  # how often seats took the actions that name what a variant changes, by action code


@dataclass(frozen=True)
class Finding:
    """The effect of a variant on one measure with one choice of bots."""

    variant: int
    arm: int
    measure: Measure
    deals: int
    base: float  # the mean of the base
    changed: float
    low: float  # of the effect
    high: float
    chance: float = 1.0  # corrected p-value, for wins

    @property
    def effect(self) -> float:
        return self.changed - self.base


@dataclass(frozen=True)
class Answer:
    """Everything a question found out."""

    question: Question
    findings: list[Finding]
    verdicts: dict[tuple[int, int], str]  # by variant and arm
    games: int
    before: int  # of them, read from the folder
    seconds: float
    interrupted: bool
    lost: int  # decisions of failed bots

    def of(self, variant: int, arm: int) -> list[Finding]:
        return [each for each in self.findings if (each.variant, each.arm) == (variant, arm)]

    def main(self, variant: int, arm: int) -> Finding:
        """Return the effect on wins that is clearest."""
        wins = [each for each in self.of(variant, arm) if each.measure.kind == WINS]
        return min(wins, key=lambda each: (each.chance, -abs(each.effect)))


class Store(Protocol):
    """Where rounds are kept."""

    def stored(self, deals: Span) -> list[Row] | None: ...

    def keep(self, deals: Span, rows: list[Row]) -> None: ...


# --- playing ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def known(text: str) -> Question:
    return from_text(text)


@lru_cache(maxsize=4096)
def started(text: str, variant: int) -> State:
    return known(text).setup(variant).start()


def play_games(text: str, numbers: Sequence[int], limit: float) -> tuple[int, list[Row]]:
    """Play the games of these numbers until all are played or time is up; return how many, and their rows."""
    until = time.monotonic() + limit
    found: list[Row] = []
    while len(found) < len(numbers) and (not found or time.monotonic() < until):
        found.append(row(text, numbers[len(found)]))
    return len(found), found


def row(text: str, number: int) -> Row:
    """Play one game and note what is measured."""
    course, lost = course_of(text, number)
    state = course.state
    turns, markers = measured(state)
    codes = watched(text)
    taken = Counter(action for action in course.actions if action in codes)
    scores = state.scores() if course.over else [0.0] * int(state.seats)
    ending = state.ending() if course.over else ""
    wins = shares(scores)
    return Row(number, course.over, ending, turns, course.decisions, scores, wins, lost, markers, dict(taken))


def measured(state: State) -> tuple[int, dict[str, int]]:
    """Return the turn and the game's own markers, if it has any."""
    turn = int(state.game.turn(state))
    try:
        part = registry.part(state.game.id, "debrief")
    except BadOption:  # it needs packages that are not installed
        part = None
    if part is None:
        return turn, {}
    return turn, {f"{each.key}:{each.seat}": int(each.value) for each in part.markers(state)}


@lru_cache(maxsize=2)
def watched(text: str) -> dict[int, str]:
    """Return the actions of seats that name a piece some variant changes, with that piece."""
    question = known(text)
    game = question.base.loaded()
    pieces = {piece for variant in question.variants for piece in variant.pieces()}
    found: dict[int, str] = {}
    for code in range(game.vocabulary.adjusting_from) if pieces else ():
        said = game.vocabulary.say(code)
        for piece in pieces.intersection(said.pieces()) if not said.verb.chance else ():
            found[code] = piece
    return found


def course_of(text: str, number: int) -> tuple[Course, list[int]]:
    """Play one game with fresh bots, so that nothing they keep depends on earlier games."""
    question = known(text)
    place = question.place(number)
    setup, start = question.setup, started(text, place.variant)
    bots = [make(name, programs=True) for name in question.bots[place.arm]]
    try:
        if any(name.startswith("exec:") for name in question.bots[place.arm]):
            options = setup(place.variant).options()
            for seat, bot in enumerate(bots):
                bot.begin(start.game, options, len(bots), seat)
        course = play(start, bots, question.seed, place.deal, start.game.bound)
        if course.over:
            for seat, bot in enumerate(bots):
                bot.end(Sight(course.state, seat), course.state.scores(), course.state.ending())
        return course, [bot.failures()[0] for bot in bots]
    finally:
        for bot in bots:
            bot.close()


def shares(scores: list[float]) -> list[float]:
    """Return wins by seat: the best score wins, equal best scores share; if all are equal, nobody wins."""
    best = max(scores)
    winners = scores.count(best)
    return [0.0 if score < best or winners == len(scores) else 1 / winners for score in scores]


# --- comparing --------------------------------------------------------------------------------------------------------


class Ledger:
    """The paired sums of an experiment."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.seats = question.competing()
        self.pairs: dict[tuple[int, int], dict[Measure, Paired]] = {}
        self.verdicts: dict[tuple[int, int], str] = {
            (variant, arm): OPEN
            for variant in range(1, len(question.variants) + 1)
            for arm in range(len(question.bots))
        }
        self.endings = question.base.loaded().endings
        named = watched(question.text())
        self.codes = [  # the actions to count for each variant
            [code for code, piece in named.items() if piece in variant.pieces()] for variant in question.variants
        ]
        self.games = 0
        self.lost = 0

    def open(self) -> list[tuple[int, int]]:
        return [key for key, verdict in self.verdicts.items() if verdict == OPEN]

    def add(self, rows: list[Row]) -> None:
        """Add a round; pairs with a game that did not end count only for its length."""
        by_place = {self.question.place(each.number): each for each in rows}
        for place in sorted(by_place):
            self.games += 1
            self.lost += sum(by_place[place].lost)
            base = by_place.get(Place(0, place.arm, place.deal))
            if place.variant and base is not None:
                sums = self.pairs.setdefault((place.variant, place.arm), {})
                self._pair(sums, base, by_place[place], self.codes[place.variant - 1])

    def _pair(self, sums: dict[Measure, Paired], base: Row, changed: Row, codes: list[int]) -> None:
        def note(measure: Measure, one: float, other: float, whole: float = 0.0) -> None:
            if measure not in sums:
                sums[measure] = Paired(whole)
            sums[measure].add(one, other)

        if base.over and changed.over:
            for seat in self.seats:
                note(Measure(WINS, seat=seat), base.wins[seat], changed.wins[seat], 1.0)
            for ending in self.endings:
                note(Measure(ENDING, ending), float(base.ending == ending), float(changed.ending == ending), 1.0)
        note(Measure(LENGTH), base.decisions, changed.decisions)
        if base.turns or changed.turns:
            note(Measure(TURNS), base.turns, changed.turns)
        for key in base.markers.keys() & changed.markers.keys():
            name, _, of = key.partition(":")
            note(Measure(MARKER, name, int(of)), base.markers[key], changed.markers[key])
        for code in codes:
            note(Measure(TAKEN, str(code)), base.taken.get(code, 0), changed.taken.get(code, 0))

    def findings(self) -> list[Finding]:
        """Return every effect: wins with intervals that hold together, other measures with one for each."""
        planned = self.question.deals
        main = [
            (key, measure, sums)
            for key, measures in self.pairs.items()
            for measure, sums in measures.items()
            if measure.kind == WINS
        ]
        comparisons = len(self.verdicts) * len(self.seats)
        padding = [1.0] * (comparisons - len(main))
        corrected = holm([sums.chance(planned) for _, _, sums in main] + padding)
        chances = {(key, measure): corrected[at] for at, (key, measure, _) in enumerate(main)}
        found: list[Finding] = []
        for (variant, arm), measures in sorted(self.pairs.items()):
            for measure, sums in sorted(measures.items(), key=lambda each: (ORDER[each[0].kind], each[0])):
                together = comparisons if measure.kind == WINS else 1
                low, high = sums.interval(planned, together)
                if measure.kind in (WINS, ENDING):
                    low, high = max(-1.0, low), min(1.0, high)
                base, changed = sums.base / sums.pairs, sums.changed / sums.pairs
                chance = chances.get(((variant, arm), measure), 1.0)
                found.append(Finding(variant, arm, measure, sums.pairs, base, changed, low, high, chance))
        return found

    def look(self) -> None:
        """Close what is decided."""
        for key in self.open():
            wins = [each for each in self.findings() if (each.variant, each.arm) == key and each.measure.kind == WINS]
            within = self.question.within
            if not wins or wins[0].deals < FEWEST:
                continue
            if any(each.chance < ALPHA for each in wins):
                self.verdicts[key] = CLEAR
            elif all(-within <= each.low and each.high <= within for each in wins):
                self.verdicts[key] = SMALL


ORDER = {WINS: 0, LENGTH: 1, TURNS: 2, TAKEN: 3, MARKER: 4, ENDING: 5}


def rounds(deals: int) -> list[Span]:
    """Cut the deals into rounds that grow by half."""
    found: list[Span] = []
    first = 0
    while first < deals:
        size = min(deals - first, LARGEST, max(FEWEST, first // 2))
        found.append(Span(first, first + size))
        first += size
    return found


def experiment(
    question: Question,
    jobs: int,
    store: Store | None = None,
    progress: Callable[[int], None] = lambda done: None,
    show: Callable[[list[Finding]], None] = lambda findings: None,
) -> Answer:
    """Play round by round until every variant is decided or the deals run out; Ctrl-C keeps whole rounds."""
    clock = time.perf_counter()
    text = question.text()
    for variant in range(len(question.variants) + 1):
        started(text, variant)  # once, before workers fork
    ledger = Ledger(question)
    before = 0
    interrupted = False
    for span in rounds(question.deals):
        rows = store.stored(span) if store is not None else None
        if rows is not None:
            before += len(rows)
            progress(len(rows))
        else:
            numbers = wanted(question, ledger.open(), span)
            rows = []
            interrupted = spread(partial(play_games, text), numbers, jobs, rows.extend, progress)
            if interrupted:
                break
            rows.sort()
            if store is not None:
                store.keep(span, rows)
        ledger.add(rows)
        ledger.look()
        show(ledger.findings())
        if not ledger.open():
            break
    seconds = time.perf_counter() - clock
    return Answer(question, ledger.findings(), ledger.verdicts, ledger.games, before, seconds, interrupted, ledger.lost)


def recounted(
    question: Question, store: Store, look: Callable[[list[Row], list[Finding]], None] = lambda rows, findings: None
) -> Answer:
    """Count the answer again from stored rounds; `look` sees each round and what was known after it."""
    ledger = Ledger(question)
    for span in rounds(question.deals):
        rows = store.stored(span)
        if rows is None:
            break
        ledger.add(rows)
        ledger.look()
        look(rows, ledger.findings())
    return Answer(question, ledger.findings(), ledger.verdicts, ledger.games, ledger.games, 0, False, ledger.lost)


def wanted(question: Question, open: list[tuple[int, int]], deals: Span) -> list[int]:
    """Return the games of a round: the base and the undecided variants, for each choice of bots on each deal."""
    found: list[int] = []
    for deal in range(deals.first, deals.end):
        for arm in sorted({arm for _, arm in open}):
            variants = [0, *(variant for variant, of in open if of == arm)]
            found += [question.number(Place(variant, arm, deal)) for variant in variants]
    return found
