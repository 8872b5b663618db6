"""Sets of up to sixty members, each a bit of one integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# mypyc miscompiles a constant shifted by a variable: take single bits from here.
BIT: Final = vec[i64]([2**n for n in range(62)])
_PLACE: Final = vec[i64]([next((n for n in range(62) if 2**n % 67 == rest), 0) for rest in range(67)])


def count(bits: i64) -> i64:
    """Return the number of members."""
    bits = bits - ((bits >> 1) & 0x1555555555555555)  # a longer constant would be a boxed object
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 127


def lowest(bits: i64) -> i64:
    """Return the first member of a non-empty set (powers of two differ modulo 67)."""
    return _PLACE[(bits & -bits) % 67]


def nth(bits: i64, n: i64) -> i64:
    """Return the n-th member, from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def first_of(bits: i64, n: i64) -> i64:
    """Return the first n members as a set."""
    rest = bits
    while n > 0:
        rest &= rest - 1
        n -= 1
    return bits & ~rest
