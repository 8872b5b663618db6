"""What a seat knows as a row of numbers of fixed size, for learning.

A game declares `Feature`s in order, and its `Observer` writes them in the same order. Most numbers of a row are zero:
a `Row` remembers those it has set, so writing and clearing cost as much as there is to tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from contienda.core.bitset import lowest

if TYPE_CHECKING:
    from contienda.core.state import State

LARGEST: Final = 32_767
USUAL: Final = 100  # most numbers stay below it even where larger ones are possible
MOST_TOUCHED: Final = 1_000  # a row with more numbers that are not zero is cleared as a whole


class Feature:
    """Some numbers of an observation: how many, their bounds, and what they mean.

    Divided by `scale`, they are mostly between -1 and 1, as networks want them.
    """

    def __init__(self, name: str, size: int, high: int, meaning: str, low: int = 0) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning
        self.scale = min(high, USUAL)


class Row:
    """Rows of numbers in one buffer that others may read without a copy; one of them is being written."""

    values: vec[i16]
    touched: vec[i16]  # for each row: where numbers are set, as far as there is room
    counts: vec[i64]  # for each row: how many numbers are set
    size: i64
    room: i64
    first: i64  # where the row being written begins
    at: i64  # where its next number goes
    marks: i64  # the next entry of `touched`
    last: i64  # the end of its room

    def __init__(self, size: int, rows: int = 1) -> None:
        if size > LARGEST:
            raise ValueError(f"{size} numbers are too many")
        self.size = size
        self.room = min(size, MOST_TOUCHED)
        self.values = vec[i16]([i16(0)] * (size * rows))
        self.touched = vec[i16]([i16(0)] * (int(self.room) * rows))
        self.counts = vec[i64]([0] * rows)
        self.first = 0
        self.at = 0
        self.marks = 0
        self.last = self.room

    def begin(self, row: i64) -> None:
        """Clear a row and start writing it."""
        values, touched = self.values, self.touched
        first = row * self.size
        marks = row * self.room
        count = self.counts[row]
        if count <= self.room:
            for mark in range(marks, marks + count):
                values[first + i64(touched[mark])] = 0
        else:
            for place in range(first, first + self.size):
                values[place] = 0
        self.first = first
        self.at = first
        self.marks = marks
        self.last = marks + self.room

    def finish(self, row: i64) -> None:
        self.counts[row] = self.marks - row * self.room

    def touch(self, at: i64, value: i64) -> None:
        """Set a number that is zero, cut off at what 16 bits hold."""
        if value > LARGEST:
            value = LARGEST
        elif value < -LARGEST:
            value = -LARGEST
        self.values[at] = i16(value)
        mark = self.marks
        if mark < self.last:
            self.touched[mark] = i16(at - self.first)
        self.marks = mark + 1

    def put(self, value: i64) -> None:
        """Write one number."""
        at = self.at
        if value != 0:
            self.touch(at, value)
        self.at = at + 1

    def put_at(self, place: i64, value: i64) -> None:
        """Write a number further on and stay here; the place must still be zero."""
        self.touch(self.at + place, value)

    def add_at(self, place: i64, value: i64) -> None:
        """Add to a number further on."""
        at = self.at + place
        before = i64(self.values[at])
        if before == 0:
            self.touch(at, value)
        else:
            self.values[at] = i16(before + value)

    def is_zero(self, place: i64) -> bool:
        return self.values[self.at + place] == 0

    def flag(self, value: bool) -> None:
        at = self.at
        if value:
            self.touch(at, 1)
        self.at = at + 1

    def skip(self, count: i64) -> None:
        """Leave numbers at zero."""
        self.at += count

    def one_of(self, value: i64, count: i64) -> None:
        """Write `count` numbers: 1 at the place of the value, 0 elsewhere; all 0 if it is out of range."""
        at = self.at
        if 0 <= value < count:
            self.touch(at + value, 1)
        self.at = at + count

    def members(self, bits: i64, count: i64) -> None:
        """Write a set as `count` numbers, 1 for each member."""
        while bits != 0:
            self.touch(self.at + lowest(bits), 1)
            bits &= bits - 1
        self.at += count

    def many(self, numbers: vec[i64], first: i64, count: i64) -> None:
        """Write these numbers as they are; they must fit 16 bits."""
        values, touched = self.values, self.touched
        at, mark, begin, last = self.at, self.marks, self.first, self.last
        for place in range(count):
            value = numbers[first + place]
            if value != 0:
                values[at] = i16(value)
                if mark < last:
                    touched[mark] = i16(at - begin)
                mark += 1
            at += 1
        self.at = at
        self.marks = mark

    def digits(self, packed: i64, count: i64) -> None:
        """Write the four-bit digits of a number, the lowest first."""
        at = self.at
        if packed != 0:
            values, touched = self.values, self.touched
            place, mark, begin, last = at, self.marks, self.first, self.last
            while packed != 0:
                digit = packed & 15
                if digit != 0:
                    values[place] = i16(digit)
                    if mark < last:
                        touched[mark] = i16(place - begin)
                    mark += 1
                packed >>= 4
                place += 1
            self.marks = mark
        self.at = at + count


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game. Nothing a seat does not know may change a number of its observation."""

    def __init__(self, features: list[Feature]) -> None:
        self.features = features
        size = 0
        for feature in features:
            size += feature.size
        self.size = size

    def write(self, state: State, seat: i64, row: Row) -> None:
        """Write every feature in order, as this seat or a spectator knows it."""
        raise NotImplementedError


def observe(observer: Observer, state: State, seat: int) -> list[int]:
    """Return one observation as a list."""
    row = Row(observer.size)
    row.begin(0)
    observer.write(state, seat, row)
    if row.at != observer.size:
        raise ValueError(f"wrote {row.at} numbers of {observer.size}")
    return [int(value) for value in row.values]


def named(observer: Observer, numbers: list[int]) -> dict[str, list[int]]:
    """Return the numbers of an observation by feature."""
    found: dict[str, list[int]] = {}
    at = 0
    for feature in observer.features:
        found[feature.name] = numbers[at : at + feature.size]
        at += feature.size
    return found
