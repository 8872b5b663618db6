"""The class Primitive (L): one word of the effect vocabulary with its parameters, text, rule and forecast.

`primitives/` has one class for each. The rules reach them through the static data and import none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from contienda.games.kiberrubezh.constants import CATEGORY_NAMES
from contienda.games.kiberrubezh.effect_codes import E_A, E_B, E_N, E_OP, E_PICK, E_SIDE, E_ZONE, EFFECT, ZONE_NAMES

Effect = dict[str, Any]  # as in a card file, after checks
Shape = dict[str, list[str] | tuple[int, int]]  # each parameter's possible words, or its lowest and highest number
Columns = dict[str, list[int]]  # properties of cards, by card
Say = Callable[..., str]  # a text by its key and values

WORDS: Final = {  # shared meanings of parameter words
    "SIDE": ["self", "opponent"],
    "PICK": ["you", "opponent"],
    "SWITCH": ["false", "true"],
    "CATEGORY": CATEGORY_NAMES,
    "MEASURES": ["no_category", "category", "multi", "any"],
}
_PICKERS: Final = ["you", "opponent", "random"]
_MOST_COUNTED: Final = 6  # more cards than this add nothing to an effect's worth


class Primitive:
    """One word of the vocabulary. A property applies while its card lies unturned; other primitives are carried out."""

    name: str = ""  # the word
    number: i64 = -1  # its index in the vocabulary
    parameters: str = ""  # "who:SIDE n:1..10 to:hand|deck m?:1..8": words or bounds; ? marks an optional one
    message: str = ""  # the parameters whose words choose the message
    is_aimed: bool = False  # affects one side: worded differently for the player who chooses to suffer it
    kinds: str = ""  # for a property: the kinds of cards that may have it
    is_repeatable: bool = False  # a card may have this property twice
    value: float = 0.0  # in cards, for deck building
    value_each: bool = False  # for each of n

    # --- reading a card file ----------------------------------------------------------------------------------------

    def shape(self, optional: bool) -> Shape:
        """The required parameters, or the optional ones."""
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
        """Whether it does not fit this kind of card, trigger or timing."""
        return False

    def clash(self, effect: Effect) -> str:
        """The key of the message if parameters are valid one by one but not together."""
        return ""

    def is_for_blocking(self, effect: Effect) -> bool:
        """Whether it makes sense only in the defender's window."""
        return bool(effect.get("zone") == "wave")

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        """Whether it could go on for ever; docs/kiberrubezh.md proves that these checks suffice."""
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
        """The last two columns, which are specific to this primitive."""
        return 0, 0

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        """Write a property into the columns of its card."""
        raise NotImplementedError

    # --- text -------------------------------------------------------------------------------------------------------

    def tell(self, effect: Effect, say: Say) -> str:
        """The effect in words."""
        key = "-".join([f"op-{self.name}", *[str(effect[each]) for each in self.message.split()]])
        category = say(f"category-{effect['category']}") if "category" in effect else ""
        return say(key, n=int(effect.get("n", 1)), m=int(effect.get("m", 0)), category=category)

    # --- rule -------------------------------------------------------------------------------------------------------

    def carry_out(self, state: Any, source: i64, row: i64) -> None:
        """Carry it out at once, or ask for what it needs first."""
        raise NotImplementedError

    def changes_something(self, state: Any, source: i64, row: i64) -> bool:
        """Whether it would change anything (K-R56)."""
        return True

    # --- forecast ---------------------------------------------------------------------------------------------------

    def gain(self, state: Any, seat: i64, row: i64) -> float:
        """What it is worth now to the owner of its card, in cards of a deck."""
        return 0.0

    def worth(self, effect: Effect) -> float:
        """What it is worth on a card, for deck building."""
        if effect.get("who") == "self" or (self.is_aimed and effect.get("side") == "self"):
            return -0.5
        return self.value * (amount(effect) if self.value_each else 1)


NAMED: Final[dict[str, Primitive]] = {}  # by name; `primitives/vocabulary.py` fills it


def amount(effect: Effect) -> int:
    return min(int(effect.get("n", 1)), _MOST_COUNTED)
