"""Sets as bits of one integer."""

from __future__ import annotations

import random

import pytest

from contienda.core.bitset import BIT, count, first_of, lowest, nth

DICE = random.Random(3)
SETS = [sorted(DICE.sample(range(60), size)) for size in [*range(1, 61), *range(1, 61)]]


@pytest.mark.parametrize("members", SETS, ids=len)
def test_a_set_is_its_members(members: list[int]) -> None:
    bits = sum(int(BIT[member]) for member in members)
    assert count(bits) == len(members)
    assert lowest(bits) == members[0]
    assert [nth(bits, n) for n in range(len(members))] == members
    for n in range(len(members) + 1):
        assert first_of(bits, n) == sum(2**member for member in members[:n])


def test_the_empty_set_has_no_members() -> None:
    assert count(0) == 0
