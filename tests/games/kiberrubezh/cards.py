"""Helpers to show cards in tests: on the table with power to spare, or in hand at the right moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.kiberrubezh.table import A, B, Table

SHOWN: dict[int, str] = {}  # number -> the test that shows the card


def shows(*cards: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register the cards a test shows, and run it once for each."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        SHOWN.update(dict.fromkeys(cards, test.__name__))
        marked: Callable[..., None] = pytest.mark.parametrize("no", cards, ids=[f"{no:03}" for no in cards])(test)
        return marked

    return mark


def arena(a: str, b: str = "") -> Table:
    """These cards on both sides of the table, with power to spare."""
    return Table(a=a, b=b).power(A, 12, 6).power(B, 6, 12).on_table(A, a).on_table(B, b)


def loses(table: Table, seat: int, play: Callable[[], object]) -> int:
    """How many cards a deck loses by this."""
    before = table.deck(seat)
    play()
    table.chance()
    return before - table.deck(seat)


def blocked(a: int, b: int) -> bool:
    """Whether this measure can block this attack."""
    table = arena(str(a), str(b)).hand(B, "1").attack(str(a))
    return f"block({b})" in table.offered()


def event(no: int, a: str = "", b: str = "", hand: str = "") -> Table:
    """A has the event in hand, in their assets phase."""
    return Table(a=f"{no} {a} {hand}", b=b).power(A, 6, 6).power(B, 6, 6).hand(A, f"{no} {hand}")


def reaction(no: int, a: str, b: str = "") -> Table:
    """B has the event in hand, in the defence window against a wave of A."""
    table = Table(a=a, b=f"{no} {b}").power(A, 12).power(B, 6, 12).on_table(A, a).on_table(B, b).hand(B, f"{no} 1")
    return table.attack(*dict.fromkeys(a.split()))
