"""The only random generator of the program: counter-based, and bit for bit the same interpreted or compiled.

A draw is a hash of (seed, stream, counter), so game number 7 of a batch is the same game on any core or machine. Every
product stays below 2**63, because compiled `i64` wraps where interpreted `int` does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def mix(word: i64) -> i64:
    """Scramble 32 bits: a bijection with both multipliers below 2**31."""
    word = word ^ (word >> 16)
    word = (word * 0x21F0AAAD) & WORD
    word = word ^ (word >> 15)
    word = (word * 0x735A2D97) & WORD
    return word ^ (word >> 15)


class Rng:
    """The draws 0, 1, 2 … of one stream of one seed."""

    inner: i64
    outer: i64
    counter: i64

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        low: i64 = mix((seed & WORD) ^ 0x3C6EF372)
        high: i64 = mix(((seed >> 32) & WORD) ^ low)
        first: i64 = mix((stream & WORD) ^ high)
        second: i64 = mix((((stream >> 32) & WORD) + low) & WORD)
        self.inner = mix(first ^ second ^ 0x1F83D9AB)
        self.outer = mix((first + mix(second ^ high)) & WORD)
        self.counter = 0

    def word(self) -> i64:
        """Return 32 random bits."""
        count: i64 = self.counter
        self.counter = count + 1
        low: i64 = mix((count ^ self.inner) & WORD)
        return mix((low + self.outer + (count >> 32)) & WORD)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, all exactly equally likely; bound must be below 2**31."""
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            reject: i64 = (WORD + 1 - bound) % bound
            while low < reject:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def chance(self) -> float:
        """Return a number in [0, 1), in steps of 2**-32."""
        return float(self.word()) / 4294967296.0
