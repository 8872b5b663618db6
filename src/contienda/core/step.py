"""A step is one decision point of a rulebook: its name, its clause, who decides, the legal actions and their effects.

A game writes each step as a small class in the module of its chapter. Pending steps are on the state's stack; a step
object itself holds no data, so one object serves all positions. `contienda.core.codegen` generates the numbers, the
table of all steps and the functions that push a step by named arguments.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.bitset import BIT
from contienda.core.events import EVERYBODY
from contienda.core.rng import Rng
from contienda.core.state import UNASKED, Legal, State

Weights = list[int]  # inside the class, `list` is the method


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a rulebook says about one decision, or about something that happens by itself.

    Its name is that of its class, and its docstring cites its clause. A game's steps use their own state class in place
    of `Any`; compiled code checks the type at the call.
    """

    number: i64 = -1  # its number in saved positions: never reused
    always_asked: bool = False  # ask even if only one action is legal and the game skips such questions
    skips_single: bool = False  # carry out the only legal action unasked; `Steps.skip_single` sets it
    private: bool = False  # only the deciding seat sees what it picks
    arguments: str = ""  # names of its arguments in order: "seat:4 card:256 left", all but the last with a width

    def who(self, state: Any) -> i64:
        """Who decides: a seat, CHANCE, or by default UNASKED, meaning that it happens by itself."""
        return UNASKED

    def unasked(self, state: Any) -> None:
        """Carry out a step that nobody decides; by default it just ends."""
        position: State = state
        position.pop()

    def list(self, state: Any, out: Legal) -> None:
        """Add the legal actions."""
        raise NotImplementedError

    def do(self, state: Any, action: i64) -> None:
        """Carry out one of these actions. The step is still on the stack; end it with `state.pop()`."""
        raise NotImplementedError

    def witnesses(self, state: Any, action: i64) -> i64:
        """Who sees which action was taken: EVERYBODY or a sum of 2**seat."""
        if not self.private:
            return EVERYBODY
        position: State = state
        return BIT[position.who]

    def glimpse(self, state: Any, action: i64) -> i64:
        """What the others see of an action they do not witness, as a number; 0 if only that something was done."""
        return 0

    def weights(self, state: Any) -> Weights:
        """At CHANCE: the weight of each listed action; equal by default."""
        position: State = state
        return [1] * len(position.actions())

    def sample(self, state: Any, rng: Rng) -> i64:
        """At CHANCE: one action drawn by these weights."""
        out = Legal()
        self.list(state, out)
        return out.codes[rng.below(out.count)]


def named_arguments(step: Step, packed: int) -> dict[str, int]:
    """Unpack a pending step's arguments by name, for views that read the whole stack."""
    found: dict[str, int] = {}
    for slot in step.arguments.split():
        name, _, width = slot.partition(":")
        found[name] = packed % int(width) if width else packed
        packed = packed // int(width) if width else 0
    return found


class Steps:
    """All steps of a game by number, as a packed array: unlike a list, it is read without a type check."""

    by_number: vec[Step]

    def __init__(self, by_number: vec[Step]) -> None:
        self.by_number = by_number

    def skip_single(self) -> None:
        """Ask no question with a single answer, except at steps that are always asked."""
        for step in self.by_number:
            step.skips_single = not step.always_asked
