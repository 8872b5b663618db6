"""Places parts on sheets: pieces in a grid with cut marks and mirrored backs, posters in tiles. Units: millimetres.

The back of a sheet is its mirror image, so that fronts and backs meet when the paper is turned over its long edge. For
a print shop (`bleed`), every piece gets a page of its own size instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from contienda.core.errors import BadOption
from contienda.press.parts import Face, Kind, Part

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIDE = 10.0  # the least margin left and right: marks, and the strips with labels and credits
END = 7.5  # the least margin above and below: marks
MARK, GAP = 2.6, 0.8  # length of a cut mark, and its distance from the grid
BLEED = 3.0
SPARE = 4.0  # what a tile of a poster shows beyond its seam, if that much room is left beside the strips
STRIP = 7.8  # where the strips with labels and credits end, from the edge of the paper
FRONT, BACK = "front", "back"


@dataclass(frozen=True)
class Cell:
    """A place on a sheet, and what is there."""

    x: float
    y: float
    width: float
    height: float
    face: Face
    name: str


@dataclass(frozen=True)
class Sheet:
    """A page. `side` is "" if only one side is printed."""

    kind: Kind
    group: str
    width: float
    height: float
    cells: tuple[Cell, ...]
    marks: tuple[tuple[float, float, float, float], ...] = ()  # lines: from x, y to x, y
    side: str = ""
    number: int = 1  # of how many sheets of paper with this group
    of: int = 1
    bleed: float = 0.0
    # Of a poster: the part of it that this page shows (x, y, width, height of the cell in its cut lines).
    window: tuple[float, float, float, float] | None = None
    landscape: bool = field(default=False)


def impose(parts: Iterable[Part], paper: str, bleed: bool, whole: bool = False) -> list[Sheet]:
    """Place all parts, in their order; parts of a group that have the same size share sheets."""
    sheets: list[Sheet] = []
    for _, grouped in groupby(parts, key=lambda part: (part.group, part.kind, part.width, part.height)):
        same = list(grouped)
        if same[0].kind is Kind.SHEET:
            for part in same:
                sheets += [own_sheet(part, paper)] * part.count
        elif same[0].kind is Kind.POSTER:
            for part in same:
                sheets += list(whole_poster(part, bleed) if whole or bleed else tiles(part, paper)) * part.count
        else:
            sheets += singly(same) if bleed else ganged(same, paper)
    return sheets


def fitting(width: float, height: float, paper: str) -> tuple[int, int]:
    """How many pieces fit across and down."""
    wide, high = PAPERS[paper]
    across, down = int((wide - 2 * SIDE) // width), int((high - 2 * END) // height)
    if not across or not down:
        raise BadOption("error-press-too-large", width=f"{width:g}", height=f"{height:g}", paper=paper)
    return across, down


def ganged(parts: list[Part], paper: str) -> Iterator[Sheet]:
    """As many pieces on a page as fit; fronts and backs alternate."""
    width, height = parts[0].width, parts[0].height
    wide, high = PAPERS[paper]
    across, down = fitting(width, height, paper)
    left, top = (wide - across * width) / 2, (high - down * height) / 2
    copies = [part for part in parts for _ in range(part.count)]
    batches = [copies[at : at + across * down] for at in range(0, len(copies), across * down)]
    for number, batch in enumerate(batches, 1):
        used = math.ceil(len(batch) / across)
        marks = tuple(cut_marks(left, top, width, height, min(across, len(batch)), used))
        cells = tuple(
            Cell(left + at % across * width, top + at // across * height, width, height, part.front, part.name)
            for at, part in enumerate(batch)
        )
        backs = tuple(
            replace(cell, x=wide - cell.x - width, face=part.back)
            for cell, part in zip(cells, batch, strict=True)
            if part.back is not None
        )
        sheet = Sheet(
            Kind.PIECE, parts[0].group, wide, high, cells, marks, FRONT if backs else "", number, len(batches)
        )
        yield sheet
        if backs:
            mirrored = tuple((wide - x1, y1, wide - x2, y2) for x1, y1, x2, y2 in marks)
            yield replace(sheet, cells=backs, marks=mirrored, side=BACK)


def cut_marks(
    left: float, top: float, width: float, height: float, across: int, down: int
) -> Iterator[tuple[float, float, float, float]]:
    """Short lines outside the grid at the ends of every cut."""
    right, bottom = left + across * width, top + down * height
    for column in range(across + 1):
        x = left + column * width
        yield x, top - GAP - MARK, x, top - GAP
        yield x, bottom + GAP, x, bottom + GAP + MARK
    for row in range(down + 1):
        y = top + row * height
        yield left - GAP - MARK, y, left - GAP, y
        yield right + GAP, y, right + GAP + MARK, y


def singly(parts: list[Part]) -> Iterator[Sheet]:
    """One page a side of a piece, with bleed, for a print shop."""
    copies = [part for part in parts for _ in range(part.count)]
    for number, part in enumerate(copies, 1):
        for side, face in ((FRONT, part.front), (BACK, part.back)):
            if face is not None:
                cell = Cell(0, 0, part.width, part.height, face, part.name)
                named = side if part.back is not None else ""
                yield Sheet(
                    Kind.PIECE, part.group, part.width, part.height, (cell,), (), named, number, len(copies), BLEED
                )


def own_sheet(part: Part, paper: str) -> Sheet:
    """A page of the chosen paper."""
    wide, high = PAPERS[paper]
    if part.landscape:
        wide, high = high, wide
    cell = Cell(0, 0, wide, high, part.front, part.name)
    return Sheet(Kind.SHEET, part.group, wide, high, (cell,), landscape=part.landscape)


def whole_poster(part: Part, bleed: bool) -> Iterator[Sheet]:
    """A page of the poster's own size."""
    cell = Cell(0, 0, part.width, part.height, part.front, part.name)
    yield Sheet(
        Kind.POSTER, part.group, part.width, part.height, (cell,), bleed=BLEED if bleed else 0.0,
        window=(0, 0, part.width, part.height),
    )  # fmt: skip


def tiles(part: Part, paper: str) -> Iterator[Sheet]:
    """The poster cut into the fewest pages, upright or lying."""
    best = min(
        (tiling(part, size) for size in (PAPERS[paper], PAPERS[paper][::-1])), key=lambda found: found[0] * found[1]
    )
    across, down, (wide, high) = best
    width, height = part.width / across, part.height / down
    left, top = (wide - width) / 2, (high - height) / 2
    for number in range(across * down):
        column, row = number % across, number // across
        x, y = column * width, row * height
        cell = Cell(left - x, top - y, part.width, part.height, part.front, part.name)
        marks = tuple(cut_marks(left, top, width, height, 1, 1))
        yield Sheet(
            Kind.POSTER, part.group, wide, high, (cell,), marks, "", number + 1, across * down,
            window=(left, top, width, height),
        )  # fmt: skip


def tiling(part: Part, size: tuple[float, float]) -> tuple[int, int, tuple[float, float]]:
    """How many pages of that size a poster needs, across and down."""
    wide, high = size
    return math.ceil(part.width / (wide - 2 * SIDE)), math.ceil(part.height / (high - 2 * END)), size
