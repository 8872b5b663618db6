"""The laws of the contract, as checks anybody can run: our tests, `contienda check`, games of other packages.

A `Walk` goes through one game from start to end and checks the laws of positions on the way. The caller chooses the
path (a generator here, Hypothesis in the tests). A broken law raises `LawBroken`.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from contienda.core.adjustment import Adjustment
from contienda.core.errors import IllegalAction
from contienda.core.events import Event, Recorder
from contienda.core.game import Game
from contienda.core.observation import named, observe
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR, State
from contienda.play.replay import check

COPIED = "a copy is equal and independent"
DECODED = "encode and decode give the same position"

Item = TypeVar("Item")
Choose = Callable[[int], int]  # number of choices -> index
TWINS_LIVE = 20  # actions for which copies play along before new ones replace them


class LawBroken(AssertionError):
    """Names the law and what was found."""

    def __init__(self, law: str, found: str) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


class Reached:
    """What the walks have reached; a game that never reaches something declared hides a bug."""

    def __init__(self) -> None:
        self.verbs: set[str] = set()
        self.events: set[str] = set()
        self.endings: set[str] = set()
        self.steps: set[str] = set()
        self.clauses: dict[str, set[str]] = {}  # clause -> kinds of events that cite it
        self.longest = 0

    def add(self, other: Reached) -> None:
        self.verbs |= other.verbs
        self.events |= other.events
        self.endings |= other.endings
        self.steps |= other.steps
        for clause, kinds in other.clauses.items():
            self.clauses.setdefault(clause, set()).update(kinds)
        self.longest = max(self.longest, other.longest)

    def missing(self, game: Game) -> list[str]:
        """Law: every verb, event, step and ending is reached."""
        found = [f"verb {verb.name}" for verb in game.vocabulary.verbs if verb.name not in self.verbs]
        found += [f"event {fact.kind}" for fact in game.events if fact.kind not in self.events]
        found += [f"step {step}" for step in game.steps if step not in self.steps]
        found += [f"ending {ending}" for ending in game.endings if ending not in self.endings]
        return found


class Pace:
    """Decides at which positions to check the laws: every n-th, and ever fewer as time runs out.

    The first positions get half of the time; after that, each sixteenth of it halves the rate. So a short game is
    checked at every position, and a long one to its end.
    """

    def __init__(self, every: int, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        self.every = every
        self.clock = clock
        self.since = 0.0
        self.spent = 0.0
        self.limit = seconds / 2
        self.more = seconds / 16

    def is_due(self, taken: int) -> bool:
        return taken % self.every == 0

    def begin(self) -> None:
        self.since = self.clock()

    def end(self) -> None:
        self.spent += self.clock() - self.since
        if self.spent >= self.limit:
            self.limit = self.spent + self.more
            self.every *= 2


class Walk:
    """One game from start to end under the laws."""

    def __init__(self, game: Game, seats: int, options: dict[str, int], choose: Choose, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.choose = choose
        self.rng = Rng(seed, 77)
        self.observer = game.observer()
        self.reached = Reached()
        self.shadows: dict[int, State] = {}  # by viewer: another world with the same history in its eyes
        self.weighed_verbs: set[str] = set()  # verbs of chance whose frequencies were checked
        self.taken = 0  # actions so far

    def viewers(self) -> Iterable[int]:
        return (*range(self.seats), SPECTATOR)

    def run(self, every: int = 1, clauses: set[str] | None = None, seconds: float = math.inf) -> Reached:
        """Play to the end; check the laws of positions at every n-th position, or fewer if that takes too long."""
        game = self.game
        pace = Pace(every, seconds)
        state = game.start(self.seats, self.options)
        silent = game.start(self.seats, self.options)  # the same game without a recorder
        recorder = Recorder()
        state.attach(recorder)
        self.taken = 0
        actions: list[int] = []
        twins: dict[str, State] = {}  # made from an earlier position and played along since
        taken_at = -TWINS_LIVE
        while state.actor() != OVER:
            due = pace.is_due(self.taken)
            pace.begin()
            if due:
                self.same(silent, twins)
                self.position(silent)
                if self.taken - taken_at >= TWINS_LIVE:
                    taken_at = self.taken
                    twins = self.twins(silent)
            listed = state.actions()
            code = listed[self.choose(len(listed))] if state.actor() != CHANCE else int(state.sample(self.rng))
            self.reached.steps.add(self.step(silent))
            told = len(recorder.events)
            before = silent.copy()
            self.act(state, code)
            self.act(silent, code)
            for law, twin in twins.items():
                if code not in twin.actions():
                    raise LawBroken(law, "a twin does not offer what the original does")
                self.act(twin, code)
            self.follow(before, code)
            if due:
                self.shadow(before, code)
            pace.end()
            if state.encode() != silent.encode():
                raise LawBroken("a recorder changes nothing", "two games with the same actions differ")
            self.events(recorder.events[told:], clauses)
            self.reached.verbs.add(game.vocabulary.say(code).verb.name)
            actions.append(code)
            self.taken += 1
            if self.taken > game.bound:
                raise LawBroken("random play ends below the bound", f"{self.taken} actions and no end")
        self.ended(silent)
        self.replayed(actions, silent)
        self.reached.endings.add(state.ending())
        self.reached.longest = self.taken
        return self.reached

    def stroll(self, steps: bool = True, adjust: bool = False) -> Reached:
        """Play to the end and only record what is reached.

        Steps and adjustments only on request, because views and lists of adjustments are slow to compute.
        """
        state = self.game.start(self.seats, self.options)
        recorder = Recorder()
        state.attach(recorder)
        while state.actor() != OVER:
            if steps:
                self.reached.steps.add(self.step(state))
            if adjust:
                self.adjust(state)
            listed = state.actions()
            code = listed[self.choose(len(listed))] if state.actor() != CHANCE else int(state.sample(self.rng))
            self.reached.verbs.add(self.game.vocabulary.say(code).verb.name)
            state.apply(code)
        self.events(recorder.events, None)
        self.reached.endings.add(state.ending())
        return self.reached

    # --- laws of a position -----------------------------------------------------------------------------------------

    def position(self, state: State) -> None:
        self.listed(state)
        self.twinned(state)
        offered = self.game.adjustments(state)
        self.refused(state, {code for each in offered for code in each.codes})
        self.adjusted(state, self.some(offered, 3))
        self.conserved(state)
        if state.actor() == CHANCE:
            self.weighed(state)
        for seat in self.viewers():
            self.hidden(state, seat)
            self.tells_alike(state, seat)

    def listed(self, state: State) -> None:
        """The legal list is never empty, is stable, has no duplicates, and belongs to the right actor."""
        law = "the legal list is never empty"
        listed = state.actions()
        if not listed:
            raise LawBroken(law, f"actor {state.actor()} has nothing to do")
        if listed != state.actions():
            raise LawBroken("the legal list is stable", "two calls gave two lists")
        if len(set(listed)) != len(listed):
            raise LawBroken("the legal list has no duplicates", str(listed))
        actor = int(state.actor())
        if actor != CHANCE and not 0 <= actor < self.seats:
            raise LawBroken("the actor is a seat, CHANCE or OVER", str(actor))
        for code in listed:
            verb = self.game.vocabulary.say(code).verb
            if verb.chance != (actor == CHANCE):
                raise LawBroken("chance verbs belong to CHANCE alone", f"{verb.name} with actor {actor}")

    def refused(self, state: State, adjustments: set[int]) -> None:
        """What is neither listed nor an adjustment is refused and changes nothing; a listed action applies."""
        before = state.encode()
        listed = set(state.actions())
        if listed & adjustments:
            raise LawBroken("an adjustment is never listed", str(sorted(listed & adjustments)[:3]))
        size = self.game.vocabulary.size
        strange = [-1, size, size + 7, *(int(self.rng.below(size)) for _ in range(4))]
        for code in strange:
            if code in listed or code in adjustments:
                continue
            try:
                state.apply(code)
            except IllegalAction:
                if state.encode() != before:
                    raise LawBroken("a refused action changes nothing", str(code)) from None
            else:
                raise LawBroken("what is not listed is refused", str(code))
        for code in self.some(sorted(listed), 12):
            self.act(state.copy(), code)

    def adjusted(self, state: State, offered: list[Adjustment]) -> None:
        """An adjustment that is offered applies, loses no piece, has a name, and says what it did."""
        law = "every adjustment that is offered applies"
        for each in offered:
            code = self.some(each.codes, 1)[0]
            said = self.game.vocabulary.say(code)
            if said.verb.name != each.verb or not said.verb.adjusts:
                raise LawBroken("an adjustment is of its verb", f"{said} for {each.verb}")
            twin = state.copy()
            recorder = Recorder()
            twin.attach(recorder)
            try:
                twin.apply(code)
            except Exception as error:
                raise LawBroken(law, f"{said}: {error!r}") from error
            if not recorder.events:
                raise LawBroken("an adjustment says what it did", str(said))
            self.events(recorder.events, None)
            self.conserved(twin)
            self.same(twin, self.twins(twin))
            self.reached.verbs.add(each.verb)

    def adjust(self, state: State) -> None:
        """Record what one adjustment at random reaches; the laws look at its result elsewhere."""
        for each in self.some(self.game.adjustments(state), 1):
            twin = state.copy()
            recorder = Recorder()
            twin.attach(recorder)
            twin.apply(self.some(each.codes, 1)[0])
            self.events(recorder.events, None)
            self.reached.verbs.add(each.verb)

    def twinned(self, state: State) -> None:
        """A copy is equal and independent; encoding and decoding restore the position; both have the same future."""
        before = state.encode()
        one, twins = state.copy(), self.twins(state)
        self.same(state, twins)
        for _ in range(6):
            if one.actor() == OVER:
                break
            code = self.one(one)
            for each in (one, *twins.values()):
                self.act(each, code)
                if state.encode() != before:
                    raise LawBroken(COPIED, "what was done to a copy changed the original")
            self.same(one, twins)

    def twins(self, state: State) -> dict[str, State]:
        """Return, by law, positions that must equal this one byte for byte."""
        return {COPIED: state.copy(), DECODED: self.game.decode(self.seats, self.options, state.encode())}

    def conserved(self, state: State) -> None:
        wrong = state.audit()
        if wrong:
            raise LawBroken("pieces are conserved", "; ".join(wrong[:3]))

    def weighed(self, state: State) -> None:
        law = "chance has weights, and samples by them"
        listed, weights = state.actions(), state.weights()
        if len(listed) != len(weights) or min(weights) <= 0:
            raise LawBroken(law, f"{len(listed)} actions, weights {weights[:8]}")
        drawn = int(state.sample(self.rng))
        if drawn not in listed:
            raise LawBroken(law, f"drew {drawn}, which is not listed")
        verb = self.game.vocabulary.say(drawn).verb.name
        if verb not in self.weighed_verbs and len(listed) > 1:
            self.weighed_verbs.add(verb)
            self.frequencies(law, state, listed, weights)

    def frequencies(self, law: str, state: State, listed: list[int], weights: list[int]) -> None:
        """Check many draws with a chi-square test; its limit makes false alarms very unlikely."""
        total = sum(weights)
        draws = min(4000, 12 * total // min(weights) + 1)
        counts = dict.fromkeys(listed, 0)
        for _ in range(draws):
            counts[int(state.sample(self.rng))] += 1
        expected = [draws * weight / total for weight in weights]
        square = sum((counts[code] - mean) ** 2 / mean for code, mean in zip(listed, expected, strict=True))
        freedom = len(listed) - 1
        if square > freedom + 8 * (2 * freedom) ** 0.5 + 16:
            raise LawBroken(law, f"draws do not follow the weights: chi-square {square:.0f} of {freedom}")

    def hidden(self, state: State, seat: int) -> None:
        """Nothing leaks: another world the seat cannot tell from this one gives it the same view and list."""
        law = "nothing leaks"
        view = seen(state, seat)
        seed = int(self.rng.word())
        other = state.resample(seat, Rng(seed, 1))
        if seen(other, seat) != view:
            raise LawBroken(law, f"resample changed the view of seat {seat}")
        self.observed_alike(state, other, seat, "resample")
        if other.actor() != state.actor():
            raise LawBroken(law, f"resample changed who decides, seen from seat {seat}")
        if state.actor() == seat and other.actions() != state.actions():
            raise LawBroken(law, f"resample changed the legal list of seat {seat}")
        wrong = other.audit()
        if wrong:
            raise LawBroken(law, f"resample for seat {seat} made an impossible world: {wrong[0]}")
        here, there = state.resample(seat, Rng(seed, 2)), other.resample(seat, Rng(seed, 2))
        if here.encode() != there.encode():
            raise LawBroken(
                "resample knows only what the seat knows", f"two worlds alike for seat {seat} gave two results"
            )

    def observed(self, state: State, seat: int) -> list[int]:
        """Return the numbers a seat gets, which are as many and as large as declared; none if the game has none."""
        if self.observer is None:
            return []
        law = "an observation is as declared"
        try:
            numbers = observe(self.observer, state, seat)
        except ValueError as error:
            raise LawBroken(law, str(error)) from error
        at = 0
        for feature in self.observer.features:
            for number in numbers[at : at + feature.size]:
                if not feature.low <= number <= feature.high:
                    raise LawBroken(law, f"{feature.name} is {number}, should be {feature.low} to {feature.high}")
            at += feature.size
        return numbers

    def observed_alike(self, here: State, there: State, seat: int, why: str) -> None:
        """Nothing leaks: worlds a seat cannot tell apart give it the same observation."""
        if self.observer is not None and self.observed(here, seat) != self.observed(there, seat):
            one, other = (named(self.observer, self.observed(each, seat)) for each in (here, there))
            names = [name for name in one if one[name] != other[name]]
            raise LawBroken("nothing leaks", f"{why} changed the observation of seat {seat}: {', '.join(names)}")

    def tells_alike(self, state: State, seat: int) -> None:
        """Two actions that lead to worlds a seat cannot tell apart must have looked the same to it."""
        heard: dict[str, tuple[int, str, list[int]]] = {}
        for code in self.some(state.actions(), 4):
            twin, story = self.after(state, code, seat)
            after = seen(twin, seat)
            first, before, world = heard.setdefault(after, (code, story, twin.encode()))
            if before != story and world != twin.encode():
                raise LawBroken("events tell no more than the view", f"seat {seat} can tell {first} from {code}")

    # --- laws of a whole game ---------------------------------------------------------------------------------------

    def ended(self, state: State) -> None:
        scores = state.scores()
        if state.actions():
            raise LawBroken("after the end nothing is legal", str(state.actions()[:3]))
        if len(scores) != self.seats or not all(0.0 <= score <= 1.0 for score in scores):
            raise LawBroken("scores are one number from 0 to 1 per seat", str(scores))
        if state.ending() not in self.game.endings:
            raise LawBroken("the ending is declared", state.ending())
        self.conserved(state)
        self.same(state, self.twins(state))

    def replayed(self, actions: list[int], last: State) -> None:
        state = self.game.start(self.seats, self.options)
        for action in actions:
            state.apply(action)
        self.same(last, {"a replay gives the same position": state})

    def events(self, events: list[Event], clauses: set[str] | None) -> None:
        """Events are declared, complete, caused by something earlier, and cite clauses that exist."""
        declared = {fact.kind: fact for fact in self.game.events}
        for event in events:
            if event.cause >= event.number:
                raise LawBroken("a cause comes before its effect", f"{event.kind} {event.number}")
            if event.kind == "decided":
                continue
            fact = declared.get(event.kind)
            if fact is None:
                raise LawBroken("every event is declared", event.kind)
            if len(fact.arguments) != len(event.arguments):
                raise LawBroken("an event carries what it declares", f"{event.kind} {event.arguments}")
            if clauses is not None and event.clause not in clauses:
                raise LawBroken("an event cites a clause that exists", f"{event.kind} cites {event.clause!r}")
            self.reached.events.add(event.kind)
            self.reached.clauses.setdefault(event.clause, set()).add(event.kind)

    # --- worlds that only another seat can tell apart ---------------------------------------------------------------

    def shadow(self, state: State, code: int) -> None:
        """Where chance or a seat acts unseen, keep for each viewer a world in which something else was done."""
        for seat in self.viewers():
            if seat in self.shadows:
                continue
            here, heard = self.after(state, code, seat)
            for other in self.some(state.actions(), 4):
                there, story = self.after(state, other, seat)
                if story == heard and self.confused(here, there, seat):
                    if state.glimpse(code) != state.glimpse(other):
                        raise LawBroken("a glimpse shows no more than the view", f"{code} and {other}, seat {seat}")
                    self.shadows[seat] = there
                    self.alike(here, there, seat)
                    break

    def follow(self, before: State, code: int) -> None:
        """Apply the same action to each shadow; drop those the seat can now tell apart, and check the others."""
        for seat, shadow in list(self.shadows.items()):
            del self.shadows[seat]
            if code not in shadow.actions():
                continue
            here, heard = self.after(before, code, seat)
            there, story = self.after(shadow, code, seat)
            if story == heard and self.confused(here, there, seat):
                self.shadows[seat] = there
                self.alike(here, there, seat)

    def confused(self, here: State, there: State, seat: int) -> bool:
        """Tell whether these are two worlds in which the seat sees the same."""
        return here.encode() != there.encode() and here.view(seat) == there.view(seat)

    def alike(self, here: State, there: State, seat: int) -> None:
        """Check two worlds with the same history in the eyes of a seat."""
        if here.actor() != there.actor():
            return  # who decides is public: the seat can tell the worlds apart
        self.observed_alike(here, there, seat, "an action the seat did not see")
        if here.actor() == seat and here.actions() != there.actions():
            raise LawBroken("nothing leaks", f"the legal list of seat {seat} depends on what it cannot know")
        seed = int(self.rng.word())
        if here.resample(seat, Rng(seed, 3)).encode() != there.resample(seat, Rng(seed, 3)).encode():
            law = "resample knows only what the seat knows"
            raise LawBroken(law, f"two worlds alike for seat {seat} gave two results")

    def after(self, state: State, code: int, seat: int) -> tuple[State, str]:
        """Return a copy after that action, and what the seat learnt about it."""
        twin = state.copy()
        recorder = Recorder()
        twin.attach(recorder)
        self.act(twin, code)
        twin.recorder = None
        return twin, json.dumps(
            [[each.kind, each.arguments, each.clause] for each in recorder.events if each.seen_by(seat)]
        )

    def step(self, state: State) -> str:
        """Every view names the current step; the deciding seat sees it in full."""
        viewer = int(state.actor())
        name = str(state.view(viewer if viewer >= 0 else SPECTATOR).get("step"))
        if name not in self.game.steps:
            raise LawBroken("a view names its step", f"{name!r} is none of {', '.join(self.game.steps)}")
        return name

    # --- helpers ----------------------------------------------------------------------------------------------------

    def one(self, state: State) -> int:
        """Choose any listed action."""
        listed = state.actions()
        if not listed:
            raise LawBroken("the legal list is never empty", f"actor {state.actor()} has nothing to do")
        return self.some(listed, 1)[0]

    def act(self, state: State, code: int) -> None:
        try:
            state.apply(code)
        except Exception as error:
            raise LawBroken("every listed action applies", f"{self.game.vocabulary.say(code)}: {error!r}") from error

    def some(self, listed: list[Item], count: int) -> list[Item]:
        """Choose a few items of a list at random."""
        if len(listed) <= count:
            return list(listed)
        begin = int(self.rng.below(len(listed)))
        return [listed[(begin + i * 7) % len(listed)] for i in range(count)]

    def same(self, one: State, twins: dict[str, State]) -> None:
        """Check that each twin is the same position, offers the same actions and looks the same to everybody."""
        encoded, listed = one.encode(), one.actions()
        views = {seat: seen(one, seat) for seat in self.viewers()} if twins else {}
        observed = {seat: self.observed(one, seat) for seat in views}
        for law, twin in twins.items():
            if twin.encode() != encoded:
                raise LawBroken(law, f"positions differ: {encoded} and {twin.encode()}")
            if twin.actor() != one.actor() or twin.actions() != listed:
                raise LawBroken(law, "equal positions offer different actions")
            for seat, view in views.items():
                if seen(twin, seat) != view:
                    raise LawBroken(law, f"equal positions look different to seat {seat}")
                if self.observed(twin, seat) != observed[seat]:
                    raise LawBroken(law, f"equal positions give different observations to seat {seat}")


def seen(state: State, seat: int) -> str:
    """Return a view as bytes."""
    try:
        return json.dumps(state.view(seat), ensure_ascii=False)
    except TypeError as error:
        raise LawBroken("a view is JSON", str(error)) from None


def chooser(seed: int) -> Choose:
    """Make choices with a generator."""
    rng = Rng(seed, 99)
    return lambda count: int(rng.below(count))


def fingerprint(game: Game, seats: int, options: dict[str, int], seed: int, games: int) -> int:
    """Return a checksum of whole games; by law it is equal in every build."""
    now = 0
    for number in range(games):
        rng = Rng(seed, number)
        state = game.start(seats, options)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                code = int(state.sample(rng))
            else:
                listed = state.actions()
                code = listed[int(rng.below(len(listed)))]
            state.apply(code)
            now = check(state, now)
    return now


def tables(game: Game) -> list[tuple[str, int, dict[str, int]]]:
    """Yield every preset with every number of seats, then the corners: name, seats, options."""
    found = []
    for preset in game.presets:
        for seats in range(game.fewest, game.most + 1):
            found.append((preset.name, seats, game.resolve(preset.name, {})))
    for name, seats, given in game.corners:
        written = ", ".join(f"{option}={value}" for option, value in given.items())
        found.append((f"{name}, {written}", seats, game.resolve(name, given)))
    return found


def survey(game: Game, seed: int, games: int) -> Reached:
    """Return what random games reach over all setups and grounds, without checking other laws."""
    reached = Reached()
    every = [(each, seats, options) for each in (game, *game.grounds()) for _, seats, options in tables(each)]
    for number in range(games):
        played, seats, options = every[number % len(every)]
        walk = Walk(played, seats, options, chooser(seed + number), seed + number)
        adjust = number >= len(every) and any("verb" in each or "event" in each for each in reached.missing(game))
        reached.add(walk.stroll(not reached.steps.issuperset(game.steps), adjust))
        if not reached.missing(game):
            break
    return reached
