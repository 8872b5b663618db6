"""A step is one decision point of a rulebook: its name, its clause, who decides, what is listed and what happens.

A game writes each as one small class in the module of its chapter. Pending steps stand on the stack of the state; a
step itself holds nothing, so that one object serves all positions. The numbers, the table of all steps and the
functions that put a step on the stack by named arguments are generated from these classes (`contienda.core.codegen`).
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.bitset import BIT
from contienda.core.events import EVERYBODY
from contienda.core.game import UNASKED, Legal, State
from contienda.core.rng import Rng

Weights = list[int]  # inside the class `list` is the method


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a rulebook says about one decision, or about something that happens by itself.

    A game's own steps name its own class of state where `Any` stands here; compiled, the type is checked at the call.
    """

    number: i64 = -1  # as it stands in saved positions: never reused
    name: str = ""
    clause: str = ""
    always_asked: bool = False  # even when only one action is listed and the game skips such questions
    skips_single: bool = False  # carried out unasked when only one action is listed; `Steps.skip_single` sets it
    private: bool = False  # only the seat that decides sees what it picks
    arguments: str = ""  # the names of what it carries, in order: "seat:4 card:256 left", all but the last with a width

    def who(self, state: Any) -> i64:
        """Who decides: a seat, CHANCE, or by default UNASKED: it happens by itself."""
        return UNASKED

    def unasked(self, state: Any) -> None:
        """What happens where nobody is asked; by default the step is simply over."""
        position: State = state
        position.pop()

    def list(self, state: Any, out: Legal) -> None:
        """Add what may be done."""
        raise NotImplementedError

    def do(self, state: Any, action: i64) -> None:
        """Carry out one of these actions. The step itself is still the next one and ends by `state.pop()`."""
        raise NotImplementedError

    def witnesses(self, state: Any, action: i64) -> i64:
        """Who sees which action is taken: EVERYBODY or a sum of 2**seat."""
        if not self.private:
            return EVERYBODY
        position: State = state
        return BIT[position.who]

    def glimpse(self, state: Any, action: i64) -> i64:
        """What the others see of such an action, as a number; 0 if only that something is done."""
        return 0

    def weights(self, state: Any) -> Weights:
        """At CHANCE: the weight of each listed action; by default all are alike."""
        position: State = state
        return [1] * len(position.actions())

    def sample(self, state: Any, rng: Rng) -> i64:
        """At CHANCE: one action drawn by these weights."""
        out = Legal()
        self.list(state, out)
        return out.codes[rng.below(out.count)]


def named_arguments(step: Step, packed: int) -> dict[str, int]:
    """What a pending step carries, by name; for views, which look at the whole stack."""
    found: dict[str, int] = {}
    for slot in step.arguments.split():
        name, _, width = slot.partition(":")
        found[name] = packed % int(width) if width else packed
        packed = packed // int(width) if width else 0
    return found


class Steps:
    """All steps of a game by their numbers. A packed array of objects is read without a type check, a list is not."""

    by_number: vec[Step]

    def __init__(self, by_number: vec[Step]) -> None:
        self.by_number = by_number

    def skip_single(self) -> None:
        """Ask no question with a single answer, except at steps that are always asked."""
        for step in self.by_number:
            step.skips_single = not step.always_asked
