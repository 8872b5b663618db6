"""Shares out unseen cards among three hands that cannot hold every card, all consistent deals equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.yardsticks.cards import draw, size

_SIDE: Final = 40


def _pascal() -> vec[i64]:
    table = vec[i64]([0] * (_SIDE * _SIDE))
    for n in range(_SIDE):
        table[n * _SIDE] = 1
        for k in range(1, n + 1):
            table[n * _SIDE + k] = table[(n - 1) * _SIDE + k - 1] + table[(n - 1) * _SIDE + k]
    return table


_CHOICES: Final = _pascal()


def choices(n: i64, k: i64) -> i64:
    """Return in how many ways k of n cards can be chosen; 0 if k is out of range."""
    if k < 0 or k > n:
        return 0
    return _CHOICES[n * _SIDE + k]


class Sharing:
    """Cards grouped by which of the hands a, b, c may hold them.

    A *split* says how many cards of ab and ac go to a, and how many of bc to b; it determines all other numbers. All
    splits together have fewer than 2**57 deals.
    """

    def __init__(self, pool: i64, sizes: vec[i64], barred: vec[i64]) -> None:
        a = pool & ~barred[0]
        b = pool & ~barred[1]
        c = pool & ~barred[2]
        self.only_a: i64 = a & ~b & ~c
        self.only_b: i64 = b & ~a & ~c
        self.only_c: i64 = c & ~a & ~b
        self.ab: i64 = a & b & ~c
        self.ac: i64 = a & c & ~b
        self.bc: i64 = b & c & ~a
        self.abc: i64 = a & b & c
        self.room_a: i64 = sizes[0] - size(self.only_a)
        self.room_b: i64 = sizes[1] - size(self.only_b)
        self.in_ab: i64 = size(self.ab)
        self.in_ac: i64 = size(self.ac)
        self.in_bc: i64 = size(self.bc)
        self.in_abc: i64 = size(self.abc)

    def deals(self, x: i64, y: i64, z: i64) -> i64:
        """Return how many deals have x of ab and y of ac with a, and z of bc with b."""
        a: i64 = self.room_a - x - y
        b: i64 = self.room_b - (self.in_ab - x) - z
        free: i64 = choices(self.in_abc, a) * choices(self.in_abc - a, b)
        if free == 0:
            return 0
        return free * choices(self.in_ab, x) * choices(self.in_ac, y) * choices(self.in_bc, z)

    def count(self) -> i64:
        """Return how many deals there are."""
        return self.find(-1)

    def deal(self, rng: Rng) -> vec[i64]:
        """Draw the three hands; at least one deal must exist."""
        split = self.find(i64(rng.chance() * float(self.count())))
        x: i64 = split // (_SIDE * _SIDE)
        y: i64 = split // _SIDE % _SIDE
        z: i64 = split % _SIDE
        ab = draw(self.ab, x, rng)
        ac = draw(self.ac, y, rng)
        bc = draw(self.bc, z, rng)
        for_a = draw(self.abc, self.room_a - x - y, rng)
        for_b = draw(self.abc ^ for_a, self.room_b - (self.in_ab - x) - z, rng)
        for_c: i64 = self.abc ^ for_a ^ for_b
        return vec[i64](
            [
                self.only_a | ab | ac | for_a,
                self.only_b | (self.ab ^ ab) | bc | for_b,
                self.only_c | (self.ac ^ ac) | (self.bc ^ bc) | for_c,
            ]
        )

    def find(self, number: i64) -> i64:
        """Return the split of deal `number` as one integer; with -1, the number of deals."""
        before: i64 = 0
        x: i64 = 0
        while x <= self.in_ab:
            y: i64 = 0
            while y <= self.in_ac:
                z: i64 = 0
                while z <= self.in_bc:
                    before += self.deals(x, y, z)
                    if 0 <= number < before:
                        return (x * _SIDE + y) * _SIDE + z
                    z += 1
                y += 1
            x += 1
        return before
