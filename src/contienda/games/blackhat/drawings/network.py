"""The network of a board file: spaces, places and arrows, and single tiles. A city at night, or its outlines in print.

A cell is 100 × 100. An arrow is complete where two chevrons meet; each half is drawn by the side it belongs to, on the
board as on a tile, so a laid tile joins its neighbours by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from contienda.games.blackhat.board import Board
from contienda.games.blackhat.constants import CORNER_NAMES
from contienda.games.blackhat.drawings import colours, spaces
from contienda.games.blackhat.drawings.colours import Colours
from contienda.games.blackhat.drawings.spaces import CELL, GAP, Box, Words
from contienda.games.blackhat.static_data import CORNER_AT, cells
from contienda.play import svg
from contienda.quality.toml_reader import Table

Cell = tuple[int, int]
_WAY: dict[str, Cell] = {"L": (-1, 0), "R": (1, 0), "T": (0, -1), "B": (0, 1)}
_CORNER_OF = {"L1": "TL", "L2": "BL", "R1": "TR", "R2": "BR", "T1": "TL", "T2": "TR", "B1": "BL", "B2": "BR"}


class Half(NamedTuple):
    """Half an arrow: from the middle of an edge, outwards; `out` if it leads away from its space."""

    x: float
    y: float
    dx: int
    dy: int
    out: bool


def size(board: Board) -> tuple[int, int]:
    """Columns and rows of a board."""
    found = [cell for several in cells(board).values() for cell in several]
    columns, rows = {x for x, _ in found}, {y for _, y in found}
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def network(board: Board, language: str, words: Words, light: str = "night", key: str = "n") -> str:
    """The board as printed, without tiles; `key` keeps the ids of several drawings on one page apart."""
    columns, rows = size(board)
    sky = ground(columns * CELL, rows * CELL, light, key)
    return svg.drawing(columns * CELL, rows * CELL, sky, network_parts(board, language, words, light))


def network_parts(board: Board, language: str, words: Words, light: str) -> str:
    """The board without the sky behind it."""
    found = colours.OF[light]
    where = cells(board)
    left = min(x for several in where.values() for x, _ in several)
    top = min(y for several in where.values() for _, y in several)
    columns, rows = size(board)
    taken = {cell for several in where.values() for cell in several}
    parts = []
    for x in range(left, left + columns):
        for y in range(top, top + rows):
            if (x, y) not in taken:
                parts.append(spaces.hole(Box((x - left) * CELL, (y - top) * CELL, CELL, CELL), found, y % 2 == 0))
    parts += [frame(x - left, y - top, found) for x, y in (place["at"] for place in board.places)]
    parts += [half_arrow(half, found) for half in _halves(board, where, left, top)]
    for space in board.spaces:
        own = [(x - left, y - top) for x, y in where[space["id"]]]
        parts.append(spaces.space(own, space["kind"], int(space["value"]), _name(space, language), words, found))
    for place in board.places:
        at = (place["at"][0] - left, place["at"][1] - top)
        parts += [_corners(place, at, words, found), plate(at, str(place["id"]), _name(place, language), found)]
    return "".join(parts)


def tile(table: Table, language: str, words: Words, light: str = "night") -> str:
    """One face of a tile, up to its edge."""
    return svg.drawing(2 * CELL, 2 * CELL, tile_parts(table, language, words, light))


def tile_parts(table: Table, language: str, words: Words, light: str) -> str:
    found = colours.OF[light]
    halves = [*_inner(table, (0, 0)), *_border_halves(table, (0, 0))]
    return (
        svg.rect(0, 0, 2 * CELL, 2 * CELL, fill=found.sky[1])
        + frame(0, 0, found)
        + "".join(half_arrow(half, found) for half in halves)
        + _corners(table, (0, 0), words, found)
        + plate((0, 0), str(table["id"]), _name(table, language), found)
    )


# --- ground ----------------------------------------------------------------------------------------------------------


def ground(width: float, height: float, light: str, key: str, unit: float = 1) -> str:
    """The sky with the traces of a circuit and a skyline; white in print. `unit` is the hundredth of a cell."""
    found = colours.OF[light]
    if light == "print":
        return svg.rect(0, 0, width, height, fill="#ffffff")
    random = svg.chance(f"{width:.0f}x{height:.0f}")
    parts = [
        svg.tag(
            "linearGradient",
            svg.tag("stop", stop_color=found.sky[0]) + svg.tag("stop", offset=1, stop_color=found.sky[1]),
            id=f"{key}-sky",
            x2=0,
            y2=1,
        ),
        svg.rect(0, 0, width, height, fill=f"url(#{key}-sky)"),
    ]
    towers = lit = ""
    x = -10.0 * unit
    while x < width:
        wide, tall = (22 + next(random) * 26) * unit, (0.2 + next(random) * 0.6) * height
        top = height - tall
        towers += f"M{svg.xy(x, height)}V{svg.number(top)}h{svg.number(wide)}V{svg.number(height)}z"
        for _ in range(int(tall / unit / 30)):
            column, row = int(next(random) * (wide / unit - 8) / 9), int(next(random) * tall / unit / 12)
            at = (x + (4 + 9 * column) * unit, top + (6 + 12 * row) * unit)
            wide_lit, tall_lit = svg.number(3 * unit), svg.number(4 * unit)
            lit += f"M{svg.xy(*at)}h{wide_lit}v{tall_lit}h-{wide_lit}z"
        x += wide + 2 * unit
    parts += [svg.path(towers, fill=found.tower), svg.path(lit, fill=found.tower_window)]
    d = ""
    for _ in range(int(width * height / unit / unit / 18000)):
        x, y = next(random) * width, next(random) * height
        run, bend, after = ((low + next(random) * span) * unit for low, span in ((30, 70), (8, 18), (30, 30)))
        up = -bend if next(random) < 0.5 else bend
        d += f"M{svg.xy(x, y)}h{svg.number(run)}l{svg.xy(bend, up)}h{svg.number(after)}"
    parts.append(svg.path(d, fill="none", stroke=found.trace, stroke_width=1.6 * unit))
    return "".join(parts)


def frame(column: int, row: int, found: Colours) -> str:
    """The block of a place, or of a tile."""
    inset = 3.0
    return svg.rect(
        column * CELL + inset,
        row * CELL + inset,
        2 * CELL - 2 * inset,
        2 * CELL - 2 * inset,
        rx=9,
        fill=found.frame,
        stroke=found.frame_line,
        stroke_width=1.4,
    )


def plate(at: Cell, id: str, name: str, found: Colours) -> str:
    """Where the four spaces of a place meet: its id and name."""
    lines, size = svg.fitted(f"{id} {name}", 8.6, 7, 76, 2)
    wide = max(svg.width_of(line, size) for line in lines) + 8
    x, y, tall = (at[0] + 1) * CELL, (at[1] + 1) * CELL, 4.5 + len(lines) * size * 1.1
    return svg.rect(
        x - wide / 2,
        y - tall / 2,
        wide,
        tall,
        rx=4,
        fill=found.plate,
        stroke=found.frame_line,
        stroke_width=0.8,
    ) + svg.block(
        x, y - tall / 2 + 1.4 + size * 0.92, lines, size, found.plate_words, leading=1.1, text_anchor="middle"
    )


# --- arrows ----------------------------------------------------------------------------------------------------------


def half_arrow(half: Half, found: Colours) -> str:
    """A band from the space to the middle of the gap, and its chevron."""
    x, y, dx, dy, out = half
    reach = GAP / 2
    band = svg.path(
        f"M{svg.xy(x - dx * 2, y - dy * 2)}L{svg.xy(x + dx * reach, y + dy * reach)}",
        stroke=found.wire,
        stroke_width=7,
    )
    way = 1 if out else -1
    tip = (x + dx * (reach * 0.88 if out else reach * 0.16), y + dy * (reach * 0.88 if out else reach * 0.16))
    depth, wing = reach * 0.62, 6.2
    tail = (tip[0] - dx * way * depth, tip[1] - dy * way * depth)
    one = (tail[0] + dy * wing, tail[1] + dx * wing)
    other = (tail[0] - dy * wing, tail[1] - dx * wing)
    return band + svg.path(
        f"M{svg.xy(one[0], one[1])}L{svg.xy(tip[0], tip[1])}L{svg.xy(other[0], other[1])}",
        fill="none",
        stroke=found.wire_head,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _halves(board: Board, where: dict[str, list[Cell]], left: int, top: int) -> Iterable[Half]:
    """Every half arrow of the printed board."""
    place_at = {str(place["id"]): (int(place["at"][0]), int(place["at"][1])) for place in board.places}
    for space in board.spaces:
        own = where[space["id"]]
        for key, out in (("to", True), ("from", False)):
            for goal in space.get(key, []):
                there, dot, border = str(goal).partition(".")
                if dot:
                    corner = CORNER_AT[_CORNER_OF[border]]
                    cell = (place_at[there][0] + corner[0], place_at[there][1] + corner[1])
                    dx, dy = _WAY[border[0]]
                    yield _edge([((cell[0] + dx, cell[1] + dy), (-dx, -dy))], left, top, out)
                else:
                    edges = _shared(own, where[there])
                    if edges:
                        yield _edge(edges, left, top, True)
                        yield _edge([((x + dx, y + dy), (-dx, -dy)) for (x, y), (dx, dy) in edges], left, top, False)
    for place in board.places:
        at = (int(place["at"][0]) - left, int(place["at"][1]) - top)
        yield from _inner(place, at)
        yield from _border_halves(place, at)


def _shared(one: list[Cell], other: list[Cell]) -> list[tuple[Cell, Cell]]:
    """The cells of a space that touch another space, and the way there; all in one direction."""
    found = [
        ((x, y), (dx, dy)) for x, y in one for dx, dy in ((1, 0), (0, 1), (0, -1), (-1, 0)) if (x + dx, y + dy) in other
    ]
    return [each for each in found if each[1] == found[0][1]]


def _edge(edges: list[tuple[Cell, Cell]], left: int, top: int, out: bool) -> Half:
    """The half arrow in the middle of some edges of cells."""
    (dx, dy) = edges[0][1]
    x = sum(cell[0] - left for cell, _ in edges) / len(edges)
    y = sum(cell[1] - top for cell, _ in edges) / len(edges)
    half = CELL / 2
    return Half(x * CELL + half + dx * (half - GAP / 2), y * CELL + half + dy * (half - GAP / 2), dx, dy, out)


def _inner(table: Table, at: Cell) -> Iterable[Half]:
    for arrow in table["arrows"]:
        tail, head = str(arrow).split(">")
        (x, y), (to_x, to_y) = CORNER_AT[tail], CORNER_AT[head]
        dx, dy = to_x - x, to_y - y
        yield _edge([((at[0] + x, at[1] + y), (dx, dy))], 0, 0, True)
        yield _edge([((at[0] + to_x, at[1] + to_y), (-dx, -dy))], 0, 0, False)


def _border_halves(table: Table, at: Cell) -> Iterable[Half]:
    for told in table["borders"]:
        border, direction = str(told).split()
        x, y = CORNER_AT[_CORNER_OF[border]]
        yield _edge([((at[0] + x, at[1] + y), _WAY[border[0]])], 0, 0, direction == "out")


def _corners(table: Table, at: Cell, words: Words, found: Colours) -> str:
    parts = []
    for corner, told in zip(CORNER_NAMES, table["spaces"], strict=True):
        kind, value = str(told).split()
        x, y = CORNER_AT[corner]
        seed = f"{table['id']}{corner}"
        parts.append(spaces.space([(at[0] + x, at[1] + y)], kind, int(value), "", words, found, seed))
    return "".join(parts)


def _name(table: Table, language: str) -> str:
    names: dict[str, str] = table.get("name", {})
    return str(names.get(language) or names.get("en") or table["id"])
