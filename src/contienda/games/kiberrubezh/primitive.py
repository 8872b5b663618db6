"""What a primitive of the effect vocabulary is (L): the words of a card file, its text, its rule and its forecast.

`primitives/` declares each in one class. Rules meet them through the static data, so that they import none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from contienda.games.kiberrubezh.constants import CATEGORY_NAMES
from contienda.games.kiberrubezh.effect_codes import E_A, E_B, E_N, E_OP, E_PICK, E_SIDE, E_ZONE, EFFECT, ZONE_NAMES

Effect = dict[str, Any]  # as a card file has it, checked
Shape = dict[str, list[str] | tuple[int, int]]  # for each parameter its words, or the lowest and highest number
Columns = dict[str, list[int]]  # properties of cards, by card
Say = Callable[..., str]  # a text by its key and values

WORDS: Final = {  # what several primitives mean by a parameter
    "SIDE": ["self", "opponent"],
    "PICK": ["you", "opponent"],
    "SWITCH": ["false", "true"],
    "CATEGORY": CATEGORY_NAMES,
    "MEASURES": ["no_category", "category", "multi", "any"],
}
_PICKERS: Final = ["you", "opponent", "random"]
_MOST_COUNTED: Final = 6  # beyond that many cards an effect is not worth more


class Primitive:
    """One word of the vocabulary. A property is true while its card lies unturned; anything else is carried out."""

    name: str = ""  # the word
    number: i64 = -1  # its place in the vocabulary
    parameters: str = ""  # "who:SIDE n:1..10 to:hand|deck m?:1..8": words or bounds; with a ? it may be left out
    message: str = ""  # the parameters whose words choose the message
    is_aimed: bool = False  # at one side: told in other words to whoever chooses to suffer it
    kinds: str = ""  # of a property: the kinds of cards that may have it
    is_repeatable: bool = False  # a card may have this property twice
    value: float = 0.0  # in cards, for whoever builds a deck
    value_each: bool = False  # so much for each of n

    # --- reading a card file ----------------------------------------------------------------------------------------

    def shape(self, optional: bool) -> Shape:
        """The parameters that must be given, or those that may be left out."""
        found: Shape = {}
        for written in self.parameters.split():
            name, _, allowed = written.partition(":")
            if name.endswith("?") == optional:
                low, _, high = allowed.partition("..")
                found[name.removesuffix("?")] = (
                    (int(low), int(high)) if high else WORDS.get(allowed, allowed.split("|"))
                )
        return found

    def is_property(self, effect: Effect) -> bool:
        return self.kinds != ""

    def is_elsewhere(self, kind: str, when: str, timings: list[str], effect: Effect) -> bool:
        """Whether it does not belong to this kind of card, trigger or timing."""
        return False

    def clash(self, effect: Effect) -> str:
        """Parameters that are right one by one and wrong together: the key of the message, if they do."""
        return ""

    def is_for_blocking(self, effect: Effect) -> bool:
        """Whether it makes sense in the defender's window only."""
        return bool(effect.get("zone") == "wave")

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        """What could go on for ever: docs/kiberrubezh.md proves that these checks are enough."""
        return False

    def row(self, effect: Effect) -> list[int]:
        """The effect as integers."""
        found = [0] * EFFECT
        found[E_OP] = int(self.number)
        found[E_SIDE] = int(effect.get("who", effect.get("side")) == "opponent")
        found[E_N] = int(effect.get("n", 0))
        found[E_PICK] = _PICKERS.index(str(effect.get("pick", "you")).replace("owner", "opponent"))
        if "zone" in effect:
            found[E_ZONE] = ZONE_NAMES.index(str(effect["zone"]))
        found[E_A], found[E_B] = self.details(effect)
        return found

    def details(self, effect: Effect) -> tuple[int, int]:
        """What only this primitive has to say: the last two columns."""
        return 0, 0

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        """A property as columns of its card."""
        raise NotImplementedError

    # --- text -------------------------------------------------------------------------------------------------------

    def tell(self, effect: Effect, say: Say) -> str:
        """In words."""
        key = "-".join([f"op-{self.name}", *[str(effect[each]) for each in self.message.split()]])
        category = say(f"category-{effect['category']}") if "category" in effect else ""
        return say(key, n=int(effect.get("n", 1)), m=int(effect.get("m", 0)), category=category)

    # --- rule -------------------------------------------------------------------------------------------------------

    def carry_out(self, state: Any, source: i64, row: i64) -> None:
        """What it does at once, or asks for first."""
        raise NotImplementedError

    def changes_something(self, state: Any, source: i64, row: i64) -> bool:
        """Whether it would (K-R56)."""
        return True

    # --- forecast ---------------------------------------------------------------------------------------------------

    def gain(self, state: Any, seat: i64, row: i64) -> float:
        """What it is worth just now to the owner of its card, in cards of a deck."""
        return 0.0

    def worth(self, effect: Effect) -> float:
        """What it is worth on a card, for whoever builds a deck."""
        if effect.get("who") == "self" or (self.is_aimed and effect.get("side") == "self"):
            return -0.5
        return self.value * (amount(effect) if self.value_each else 1)


NAMED: Final[dict[str, Primitive]] = {}  # by their words; `primitives/vocabulary.py` enters them all


def amount(effect: Effect) -> int:
    return min(int(effect.get("n", 1)), _MOST_COUNTED)
