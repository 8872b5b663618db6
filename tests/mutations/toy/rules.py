"""A toy with three rules: one tested well, one without its boundary, one not at all."""

from __future__ import annotations


def may_buy(coins: int, price: int) -> bool:
    return coins >= price


def bonus(turn: int) -> int:
    if turn > 3:
        return 20
    return 10


def years(turns: int) -> int:
    passed = 0
    while turns > 0:
        turns -= 1
        passed += 1
    return passed


def untested(turn: int) -> int:
    return turn + 5
