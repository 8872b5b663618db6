"""The plan of the city: borders, roads and coast as points, from the rows of the data file.

A point is a column (0 to 4, in quarters of the width), a level (0 to 3, in rows) and what it deviates from there, in
hundredths of a column. So the map keeps its shape whatever room the page gives each row.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from contienda.games.maracas.read_data import Data, read

COLUMNS = 4
ROUGH = 2.6  # how much a border deviates from its line
STEP = 0.24  # how long its pieces are, in columns


class Point(NamedTuple):
    column: float
    level: float
    dx: float = 0.0
    dy: float = 0.0


class Plan(NamedTuple):
    """The city as points; a box is left, top, right and bottom as columns and levels."""

    areas: dict[str, list[Point]]
    boxes: dict[str, tuple[float, float, float, float]]
    borders: list[tuple[str, str, list[Point]]]
    roads: list[list[Point]]  # each a curve: start, two controls, end
    coast: list[Point]  # a curve


class Frame:
    """Where the points lie on a map of a given size."""

    def __init__(self, width: float, heights: list[float], edge: float = 0.0) -> None:
        self.width = width
        self.height = sum(heights)
        self.tops = [sum(heights[:n]) for n in range(len(heights) + 1)]
        self.edge = edge

    def at(self, point: Point) -> tuple[float, float]:
        unit = self.width / COLUMNS / 100
        row = min(int(point.level), len(self.tops) - 2)
        y = self.tops[row] + (point.level - row) * (self.tops[row + 1] - self.tops[row])
        x = point.column * self.width / COLUMNS
        return (
            min(self.width - self.edge, max(self.edge, x + point.dx * unit)),
            min(self.height - self.edge, max(self.edge, y + point.dy * unit)),
        )

    def box(self, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        left, top = self.at(Point(box[0], box[1]))
        right, foot = self.at(Point(box[2], box[3]))
        return left, top, right - left, foot - top


@lru_cache(maxsize=1)
def plan() -> Plan:
    return drawn(read())


def drawn(data: Data) -> Plan:
    """The plan of a data file."""
    told = data["plan"]
    rows: list[list[str]] = told["rows"]
    cuts: list[list[float]] = told["cuts"]
    areas: dict[str, list[Point]] = {}
    boxes: dict[str, tuple[float, float, float, float]] = {}
    borders: list[tuple[str, str, list[Point]]] = []
    for row, ids in enumerate(rows):
        for n, id in enumerate(ids):
            left, right = cuts[row][n], cuts[row][n + 1]
            east, west = _down(row, right), _down(row, left)
            areas[id] = [
                *_along(cuts, row, left, right),
                *east[1:],
                *_along(cuts, row + 1, left, right)[::-1][1:],
                *west[::-1][1:-1],
            ]
            boxes[id] = (left, row, right, row + 1)
            if n + 1 < len(ids):
                borders.append((id, ids[n + 1], east))
        if row + 1 < len(rows):
            nodes = _nodes(cuts, row + 1)
            for start, end in pairwise(nodes):
                above, below = (_owner(rows[at], cuts[at], end) for at in (row, row + 1))
                borders.append((above, below, _along(cuts, row + 1, start, end)))
    return Plan(
        areas, boxes, borders, [_road(boxes[a], boxes[b]) for a, b in told["roads"]], _coast(boxes[told["port"]])
    )


def _nodes(cuts: list[list[float]], level: int) -> list[float]:
    """Where the border between two rows is met by the borders within them."""
    return sorted({cut for row in (level - 1, level) if 0 <= row < len(cuts) for cut in cuts[row]})


def _along(cuts: list[list[float]], level: int, start: float, end: float) -> list[Point]:
    """The border above a row, from west to east; straight at the rim of the map."""
    nodes = [cut for cut in _nodes(cuts, level) if start <= cut <= end]
    rim = level in (0, len(cuts))
    found: list[Point] = []
    for one, two in pairwise(nodes):
        parts = 1 if rim else max(1, round((two - one) / STEP))
        for part in range(parts):
            column = one + (two - one) * part / parts
            found.append(Point(round(column, 4), level, 0.0, 0.0 if rim else _tremble(level * 7 + column * 13)))
    last = nodes[-1]
    found.append(Point(last, level, 0.0, 0.0 if rim else _tremble(level * 7 + last * 13)))
    return found


def _down(row: int, cut: float) -> list[Point]:
    """The border beside an Area, from north to south."""
    top = Point(cut, row, 0.0, 0.0 if row == 0 else _tremble(row * 7 + cut * 13))
    foot = Point(cut, row + 1, 0.0, 0.0 if row == 2 else _tremble((row + 1) * 7 + cut * 13))
    if cut in (0, COLUMNS):
        return [top, foot]
    parts = 4
    bends = [Point(cut, row + part / parts, _tremble(row * 31 + cut * 17 + part * 5)) for part in range(1, parts)]
    return [top, *bends, foot]


def _owner(ids: list[str], cuts: list[float], end: float) -> str:
    return ids[next(n for n, cut in enumerate(cuts) if cut >= end) - 1]


def _road(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> list[Point]:
    """A line of communication from Area to Area."""
    a, b = _middle(one), _middle(two)
    half = (a.column + b.column) / 2
    return [a, Point(half, a.level), Point(half, b.level), b]


def _middle(box: tuple[float, float, float, float]) -> Point:
    return Point(round((box[0] + box[2]) / 2, 4), round(box[1] + (box[3] - box[1]) * 0.55, 4))


def _coast(box: tuple[float, float, float, float]) -> list[Point]:
    """The shore of the port, from the east to the south: two curves."""
    left, top, right, foot = box
    wide, tall = right - left, foot - top
    return [
        Point(right, top + tall * 0.38),
        Point(right - wide * 0.12, top + tall * 0.5),
        Point(right - wide * 0.14, top + tall * 0.68),
        Point(right - wide * 0.3, top + tall * 0.74),
        Point(right - wide * 0.44, top + tall * 0.79),
        Point(right - wide * 0.5, top + tall * 0.9),
        Point(right - wide * 0.56, foot),
    ]


def _tremble(seed: float) -> float:
    """A number that is the same for a seed, for a hand-drawn look."""
    wild = math.sin(seed * 127.1) * 43758.5
    return round(((wild - math.floor(wild)) * 2 - 1) * ROUGH, 2)
