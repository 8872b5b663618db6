"""Properties (L.1, L.4): stored in columns of their cards and read by `rules/properties.py`."""

from __future__ import annotations

from typing import Final

from contienda.games.kiberrubezh.constants import CATEGORY_NAMES
from contienda.games.kiberrubezh.effect_codes import (
    BY_ANY,
    BY_CATEGORY,
    BY_MULTI,
    BY_NO_CATEGORY,
    FROM_DESTROY,
    FROM_TURN,
)
from contienda.games.kiberrubezh.primitive import Columns, Effect, Primitive

_BY: Final = {"no_category": BY_NO_CATEGORY, "category": BY_CATEGORY, "multi": BY_MULTI, "any": BY_ANY}
_FROM: Final = {"destroy": FROM_DESTROY, "turn": FROM_TURN, "both": FROM_DESTROY | FROM_TURN}


class Unblockable(Primitive):
    """Some measures cannot block this attack."""

    name: str = "unblockable"
    parameters: str = "by:MEASURES"
    message: str = "by"
    kinds: str = "attack"
    is_repeatable: bool = True
    value: float = 0.9

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["unblockable"][card] |= _BY[str(effect["by"])]


class GrantUnblockable(Primitive):
    """Some measures cannot block your own attacks of a category."""

    name: str = "grant_unblockable"
    parameters: str = "category:CATEGORY by:MEASURES"
    message: str = "by"
    kinds: str = "asset"
    value: float = 0.7

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["grant"][card] = _BY[str(effect["by"])]
        columns["grant_category"][card] = CATEGORY_NAMES.index(str(effect["category"]))


class Tough(Primitive):
    """The attack needs more than one block point."""

    name: str = "tough"
    parameters: str = "n:2..3"
    kinds: str = "attack"
    value: float = 0.8

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["tough"][card] = int(effect["n"])


class Persist(Primitive):
    """The attack card stays at the end of the turn."""

    name: str = "persist"
    kinds: str = "attack"
    value: float = 2.5

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["persist"][card] = 1


class Absorb(Primitive):
    """The first unblocked attack of a turn discards fewer cards."""

    name: str = "absorb"
    parameters: str = "n:1..9"
    kinds: str = "asset defence"
    value: float = 1.0

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["absorb"][card] = int(effect["n"])


class Protect(Primitive):
    """Opposing effects cannot destroy or turn this measure, or your own assets."""

    name: str = "protect"
    parameters: str = "what:self|your_assets from:destroy|turn|both"
    message: str = "what from"
    kinds: str = "asset defence"
    value: float = 0.4

    def is_elsewhere(self, kind: str, when: str, timings: list[str], effect: Effect) -> bool:
        return effect["what"] == "self" and kind == "asset"

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["armour" if effect["what"] == "self" else "shelter"][card] = _FROM[str(effect["from"])]


class EntersTurned(Primitive):
    """The card enters turned."""

    name: str = "enters_turned"
    kinds: str = "asset defence"

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["enters_turned"][card] = 1
