"""A `State` is one position of a game: plain integers in flat containers, and the sequence of play on a stack.

A game implements the methods that raise NotImplementedError here; everything else follows from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.errors import IllegalAction
from contienda.core.events import EVERYBODY, NO_CAUSE, Recorder
from contienda.core.rng import Rng

if TYPE_CHECKING:
    from contienda.core.game import Game
    from contienda.core.heuristics import Heuristics
    from contienda.core.step import Step

View = Mapping[str, object]  # a game declares its own as a TypedDict in view.py

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3
UNASKED: Final = -4  # the actor of a step that happens by itself
RULING: Final = -5  # who takes an adjustment, in histories: no seat and not chance

_BITS: Final = 8  # a pending step is one integer: its number in the lowest bits, its argument above
_STEP: Final = 255
_FRAME: Final = 256


class Legal:
    """A reusable buffer of action codes and their appeal to the heuristics."""

    codes: vec[i64]
    count: i64
    appeal: vec[float]

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * 64)
        self.count = 0
        self.appeal = vec[float]()

    def add(self, code: i64) -> None:
        count = self.count
        if count < i64(len(self.codes)):
            self.codes[count] = code
        else:
            self.codes = append(self.codes, code)
        self.count = count + 1

    def clear(self) -> None:
        self.count = 0


class Reader:
    """Reads back what `State.encode` wrote, in the same order."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.at = 0

    def one(self) -> int:
        self.at += 1
        return self.codes[self.at - 1]

    def many(self, count: int) -> vec[i64]:
        self.at += count
        return vec[i64]([i64(code) for code in self.codes[self.at - count : self.at]])

    def rest(self) -> list[int]:
        return self.codes[self.at :]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position of one game. It holds no randomness: chance is an actor like any other."""

    seats: i64 = 0
    steps: vec[i64]  # pending steps, the last one is next
    depth: i64 = 0
    who: i64 = CHANCE  # whose decision it is
    now: Step  # the next step as an object
    game: Game  # the game being played
    recorder: Recorder | None = None
    scratch: Legal | None = None  # the legal list of a step that may not need asking

    # --- what a game implements -------------------------------------------------------------------------------------

    def actor(self) -> i64:
        """Whose decision it is: a seat, CHANCE or OVER."""
        return self.who

    def legal(self, out: Legal) -> None:
        """Add what the actor may do to `out`. Law: stable order, no duplicates, never empty unless OVER."""
        if self.who != OVER:
            self.now.list(self, out)

    def advance(self, action: i64) -> None:
        """Carry out a listed action. Only for `apply` and loops that took the action from `legal` or `sample`."""
        self.now.do(self, action)
        settle(self)

    def weights(self) -> list[int]:
        """At CHANCE: the weight of each listed action. Law: positive, as many as actions."""
        return self.now.weights(self)

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one action drawn by these weights, without listing them."""
        return self.now.sample(self, rng)

    def scores(self) -> list[float]:
        """At OVER: one number per seat, the higher the better, each from 0 to 1."""
        raise NotImplementedError

    def ending(self) -> str:
        """At OVER: the name of the reason, one of `Game.endings`."""
        raise NotImplementedError

    def copy(self) -> State:
        """Law: equal and independent; the recorder is not copied."""
        raise NotImplementedError

    def encode(self) -> list[int]:
        """The whole position as integers. Law: `Game.decode` restores it, and what follows is the same."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """Every field by name, for debugging."""
        return {"encoded": self.encode()}

    def witnesses(self, action: i64) -> i64:
        """Who sees which action is taken now: EVERYBODY, NOBODY or a sum of 2**seat."""
        if is_adjustment(self, action):
            return self.game.adjustment_witnesses(self, action)
        return self.now.witnesses(self, action) if self.depth > 0 else EVERYBODY

    def glimpse(self, action: i64) -> i64:
        """What the others see of an action they do not witness, as a number; 0 if only that something was done."""
        return self.now.glimpse(self, action) if self.depth > 0 else 0

    # --- what follows from that -------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat or SPECTATOR may know (`Game.view`)."""
        return self.game.view(self, seat)

    def resample(self, seat: int, rng: Rng) -> State:
        """Another world this seat cannot tell from this one (`Game.resample`)."""
        return self.game.resample(self, seat, rng)

    def audit(self) -> list[str]:
        """List what is wrong with this position (`Game.audit`)."""
        return self.game.audit(self)

    def heuristics(self) -> Heuristics:
        """The heuristics for this position (`Game.heuristics`)."""
        return self.game.heuristics()

    def actions(self) -> list[int]:
        out = Legal()
        self.legal(out)
        found: list[int] = []
        i: i64 = 0
        while i < out.count:
            found.append(out.codes[i])
            i += 1
        return found

    def apply(self, action: int) -> None:
        """The only way a position changes.

        Law: a listed action and an adjustment that is possible now apply, any other is refused and changes nothing.
        """
        if action not in self.actions():
            self.rule(action)
        elif self.recorder is None:
            self.advance(action)
        else:
            self.recorder.decided(self.actor(), action, self.witnesses(action))
            self.advance(action)
            self.recorder.finished()

    def rule(self, action: int) -> None:
        """Carry out a facilitator's adjustment (`Game.adjustments`); refuse anything else."""
        if not is_adjustment(self, action):
            raise IllegalAction("error-illegal", action=str(action), listed=str(self.actions()))
        self.game.check_adjustment(self, action)
        if self.recorder is not None:
            self.recorder.current = NO_CAUSE
        self.game.adjust(self, action)
        if self.recorder is not None:
            self.recorder.finished()

    def attach(self, recorder: Recorder) -> None:
        """Write events to this recorder from now on."""
        recorder.attach(self.depth)
        self.recorder = recorder

    # --- the sequence of play: pending steps ------------------------------------------------------------------------

    def push(self, step: i64, argument: i64 = 0) -> None:
        """Push a step on top of the pending ones."""
        frame: i64 = argument * _FRAME + step
        depth = self.depth
        if depth < i64(len(self.steps)):
            self.steps[depth] = frame
        else:
            self.steps = append(self.steps, frame)
        self.depth = depth + 1
        if self.recorder is not None:
            self.recorder.pushed()

    def pop(self) -> None:
        """Finish the next step."""
        self.depth -= 1
        if self.recorder is not None:
            self.recorder.popped()

    def step(self) -> i64:
        """The number of the next step."""
        top = self.depth - 1
        return self.steps[top] & _STEP

    def argument(self) -> i64:
        top = self.depth - 1
        return self.steps[top] >> _BITS

    def step_at(self, place: i64) -> i64:
        """The number of the pending step at this index of the stack, from the bottom."""
        return self.steps[place] & _STEP

    def argument_at(self, place: i64) -> i64:
        return self.steps[place] >> _BITS

    def change_argument(self, place: i64, argument: i64) -> None:
        """Change the argument of a pending step further down."""
        self.steps[place] = argument * _FRAME + (self.steps[place] & _STEP)

    def settle(self) -> None:
        """Go on to the next decision, after steps were pushed by hand."""
        settle(self)

    def end(self) -> None:
        """End the game; pending steps will not be asked."""
        self.who = OVER

    def drop_pending(self) -> None:
        """Clear the stack of a finished game; games whose saved positions include it keep it."""
        while self.depth > 0:
            self.pop()

    def find_next(self) -> None:
        """Find the next step again after `restore_pending`."""
        if self.depth > 0:
            self.now = self.game.step_objects.by_number[self.step()]

    def hand_over(self, twin: State) -> None:
        """Copy the fields every state shares, whatever the game."""
        twin.seats = self.seats
        twin.steps = self.steps[:]
        twin.depth = self.depth
        twin.who = self.who
        twin.game = self.game
        if self.depth > 0:
            twin.now = self.now

    def pending(self) -> list[int]:
        """The pending steps, for `encode`."""
        found: list[int] = []
        i: i64 = 0
        while i < self.depth:
            found.append(self.steps[i])
            i += 1
        return found

    def restore_pending(self, frames: list[int]) -> None:
        """Restore what `pending` wrote."""
        self.steps = vec[i64]([0] * 12)
        self.depth = 0
        for frame in frames:
            self.push(frame % _FRAME, frame // _FRAME)

    # --- events -----------------------------------------------------------------------------------------------------

    def note(self, kind: str, clause: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Record an event that everybody sees; arguments end at the first -1."""
        if self.recorder is not None:
            self.recorder.note(kind, clause, a, b, c, d, EVERYBODY)

    def lead(self, kind: str, clause: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Like `note`, and the cause of what follows in this action."""
        if self.recorder is not None:
            self.recorder.current = self.recorder.note(kind, clause, a, b, c, d, EVERYBODY)

    def begin(self, kind: str, clause: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Like `lead`, but without a cause: a new turn or a new phase."""
        if self.recorder is not None:
            self.recorder.current = NO_CAUSE
            self.recorder.current = self.recorder.note(kind, clause, a, b, c, d, EVERYBODY)

    def whisper(self, seat: i64, kind: str, clause: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Like `note`, for one seat only."""
        if self.recorder is not None:
            self.recorder.note(kind, clause, a, b, c, d, 2 ** int(seat))


def is_adjustment(state: State, action: int) -> bool:
    """Whether this is a facilitator's change; a state that does not know its game has none."""
    game: Game | None = getattr(state, "game", None)
    return game is not None and game.is_adjustment(action)


def unframed(frame: int) -> tuple[int, int]:
    """The number of a pending step and its argument."""
    return frame % _FRAME, frame // _FRAME


def single(state: State, step: Step) -> bool:
    """Whether exactly one action is listed; if so, it is in `scratch`."""
    out = state.scratch
    if out is None:
        out = Legal()
        state.scratch = out
    out.count = 0
    step.list(state, out)
    return out.count == 1


def only(state: State) -> i64:
    """The action that `single` found."""
    out = state.scratch
    assert out is not None
    return out.codes[0]


def settle(state: State) -> None:
    """Carry out steps that need no decision, until somebody must decide.

    This is a function because mypyc makes no direct calls between methods of a class that allows interpreted
    subclasses.
    """
    while state.who != OVER:
        # An index without fields in it lets the compiler skip reference counting on the way to the item.
        top = state.depth - 1
        number = state.steps[top] & _STEP
        step = state.game.step_objects.by_number[number]
        who = step.who(state)
        if who != UNASKED:
            state.who = who
            state.now = step
            if not step.skips_single or who == CHANCE or not single(state, step):
                return
        if state.recorder is not None and state.game.steps_keep_causes:
            state.recorder.current = state.recorder.pending[-1]
        if who == UNASKED:
            step.unasked(state)
        else:
            step.do(state, only(state))
    state.drop_pending()
