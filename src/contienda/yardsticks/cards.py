"""Sets of playing cards as 52 bits of one integer, and uniform draws from them. A card is 4 * rank + suit."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.core.state import Legal

CARDS: Final = 52
CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

NAMES: Final = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
BITS: Final = vec[i64]([i64(2**card) for card in range(CARDS)])  # mypyc miscompiles a shifted constant
WHOLE_DECK: Final = 0xFFFFFFFFFFFFF
SUIT: Final = vec[i64]([0x1111111111111, 0x2222222222222, 0x4444444444444, 0x8888888888888])

# De Bruijn: the position of the only bit set among 32; any five consecutive bits of this number are different.
_WORD: Final = 0xFFFFFFFF
_DE_BRUIJN: Final = 0x077CB531
_PLACE: Final = vec[i64](
    [i64(bit) for row in range(32) for bit in range(32) if (_DE_BRUIJN * 2**bit >> 27) & 31 == row]
)

# Eight cards at a time: how many of them are in a set, and which is the first, second … of them.
_BYTE: Final = 255
_COUNT: Final = vec[i64]([i64(bin(byte).count("1")) for byte in range(256)])
_NTH: Final = vec[i64](
    [i64(place) for byte in range(256) for place in ([i for i in range(8) if byte >> i & 1] + [0] * 8)[:8]]
)


def size(cards: i64) -> i64:
    """Return the number of cards in a set."""
    found: i64 = 0
    while cards != 0:
        found += _COUNT[cards & _BYTE]
        cards >>= 8
    return found


def nth(cards: i64, number: i64) -> i64:
    """Return card number 0, 1, 2 … of a set, in ascending order."""
    lowest: i64 = 0
    while True:
        byte = cards & _BYTE
        here = _COUNT[byte]
        if number < here:
            return lowest + _NTH[byte * 8 + number]
        number -= here
        cards >>= 8
        lowest += 8


def list_cards(cards: i64, verb: i64, out: Legal) -> None:
    """List a verb with each card of a set, in ascending order. It fills the buffer directly, for speed."""
    while i64(len(out.codes)) < out.count + CARDS:
        out.codes = append(out.codes, 0)
    codes = out.codes
    count = out.count
    while cards != 0:
        half: i64 = cards & _WORD
        while half != 0:
            lowest: i64 = half & -half
            codes[count] = verb + _PLACE[(lowest * _DE_BRUIJN >> 27) & 31]
            count += 1
            half ^= lowest
        cards >>= 32
        verb += 32
    out.count = count


def draw(cards: i64, count: i64, rng: Rng) -> i64:
    """Draw that many cards of a set, all choices equally likely."""
    drawn: i64 = 0
    left = size(cards)
    while count > 0:
        bit = BITS[nth(cards, rng.below(left))]
        drawn |= bit
        cards ^= bit
        left -= 1
        count -= 1
    return drawn


def names(cards: i64) -> list[str]:
    found: list[str] = []
    card = 0
    while card < CARDS:
        if cards & BITS[card] != 0:
            found.append(NAMES[card])
        card += 1
    return found
