"""Everything on the table in millimetres: the whole board with tracks and jail, tiles, Critical Asset tiles, markers.

The board file decides how large a cell is, so that every board fills the same sheet and its tiles fit on it.
"""

from __future__ import annotations

from contienda.games.blackhat.board import Board
from contienda.games.blackhat.drawings import network
from contienda.games.blackhat.drawings.colours import OF, Colours
from contienda.games.blackhat.drawings.signs import sign
from contienda.games.blackhat.drawings.spaces import CELL, Words, box_of, coin_at, trunk
from contienda.games.blackhat.static_data import cells
from contienda.i18n.scenario_names import name_in
from contienda.play import svg
from contienda.quality.toml_reader import Table

BOARD = (372.0, 248.0)
BLEED = 3.0
EDGE = 4.0
HEAD = 13.0
FOOT = 88.0  # the least height of the tracks
POINTS = 60  # on the score track
ACROSS = 15
MARKER = 12.0


def pitch(board: Board) -> float:
    """How large a cell is on the printed board."""
    columns, rows = network.size(board)
    return min((BOARD[0] - 2 * EDGE) / columns, (BOARD[1] - HEAD - FOOT - EDGE) / rows, 44.0)


def tile_size(board: Board) -> float:
    return round(2 * pitch(board), 1)


def asset_size(board: Board) -> tuple[float, float]:
    """The size of the Critical Asset, which its tiles cover."""
    goal = next(each for each in board.spaces if each["kind"] == "critical")
    box = box_of(trunk(cells(board)[goal["id"]]))
    return round(box.width * pitch(board) / CELL, 1), round(box.height * pitch(board) / CELL, 1)


def board_sheet(board: Board, language: str, words: Words, light: str = "night") -> str:
    """The board with the score track, the Tracer's track and its jail."""
    found = OF[light]
    width, height = BOARD
    columns, rows = network.size(board)
    size = pitch(board)
    left = (width - columns * size) / 2
    foot = HEAD + rows * size + 3
    title = name_in(board.meta.get("title"), language, "en")
    goal = words("print-fewest")
    wide = svg.width_of(goal, 5)
    parts = [
        svg.at(-BLEED, -BLEED, network.ground(width + 2 * BLEED, height + 2 * BLEED, light, "sky", size / CELL)),
        svg.label(EDGE + 1, 9.6, words("game-name"), 7, found.words),
        svg.label(EDGE + 5 + svg.width_of(words("game-name"), 7), 9.6, title, 5, found.dim) if title else "",
        svg.label(width - EDGE - 1, 9.4, goal, 5, found.words, text_anchor="end"),
        sign("cup", width - EDGE - 9.5 - wide, 3.8, 7, found.rim_low, 1.6),
        svg.at(left, HEAD, network.network_parts(board, language, words, light), scale=size / CELL),
        svg.at(EDGE, foot, _tracer(board, language, words, found, light, 92, height - foot - EDGE)),
        svg.at(EDGE + 97, foot, _score(words, found, light, width - 2 * EDGE - 97, height - foot - EDGE)),
    ]
    return _bled(width, height, *parts)


def tile_sheet(board: Board, table: Table, language: str, words: Words, light: str = "night") -> str:
    """A tile face with its bleed."""
    size, found = tile_size(board), OF[light]
    return _bled(
        size,
        size,
        svg.rect(-BLEED, -BLEED, size + 2 * BLEED, size + 2 * BLEED, fill=found.sky[1]),
        svg.at(0, 0, network.tile_parts(table, language, words, light), scale=size / (2 * CELL)),
    )


def asset_sheet(width: float, height: float, light: str = "night", back: bool = False) -> str:
    """The frame of a Critical Asset tile; its back has the vault's star."""
    found = OF[light]
    look = found.kinds["critical"]
    ground = "#ffffff" if light == "print" else look.ground
    parts = [
        svg.rect(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED, fill=ground),
        svg.rect(1, 1, width - 2, height - 2, rx=2.4, fill="none", stroke=look.line, stroke_width=0.7),
        svg.rect(
            2,
            2,
            width - 4,
            height - 4,
            rx=1.8,
            fill="none",
            stroke=look.line,
            stroke_width=0.25,
            stroke_dasharray="0.9 0.9",
        ),
    ]
    radius = min(width, height) * (0.32 if back else 0.17)
    cx, cy = width / 2, height / 2 if back else 4 + radius * 1.2
    spokes = "".join(
        f"M{svg.xy(ax, ay)}L{svg.xy(bx, by)}"
        for (ax, ay), (bx, by) in zip(svg.around(cx, cy, radius, 8), svg.around(cx, cy, radius * 1.22, 8), strict=True)
    )
    parts += [
        svg.circle(cx, cy, radius, fill="none", stroke=look.line, stroke_width=radius * 0.09),
        svg.path(spokes, stroke=look.line, stroke_width=radius * 0.13),
    ]
    if back:
        size = radius * 1.2
        parts.append(svg.label(cx, cy + size * 0.36, "?", size, look.line, text_anchor="middle"))
    else:
        parts.append(sign("critical", cx - radius * 0.62, cy - radius * 0.62, radius * 1.24, look.line, 0.8, look.line))
    return _bled(width, height, *parts)


def marker(sign_of: int, light: str = "night") -> str:
    """One side of a marker that makes a Host dearer or cheaper by one."""
    found = OF[light]
    fill, line, figure = found.coin_high if sign_of > 0 else found.coin_low
    ground = "#ffffff" if light == "print" else fill
    middle = MARKER / 2
    rim = {"stroke_dasharray": "0.9 0.8"} if sign_of < 0 else {}
    return _bled(
        MARKER,
        MARKER,
        svg.rect(-BLEED, -BLEED, MARKER + 2 * BLEED, MARKER + 2 * BLEED, fill=ground),
        svg.circle(middle, middle, 5.2, fill="none", stroke=line, stroke_width=0.6, **rim),
        svg.label(middle, middle + 2, "+1" if sign_of > 0 else "−1", 5.6, figure, mono=True, text_anchor="middle"),
    )


# --- tracks ----------------------------------------------------------------------------------------------------------


def _tracer(board: Board, language: str, words: Words, found: Colours, light: str, width: float, height: float) -> str:
    """The Tracer's own track of two squares, which leads to the Backdoor, and its jail."""
    start = next(each for each in board.spaces if each["kind"] == "start")
    alarm, plain = found.kinds["alarm"], found.kinds["host"]
    half = (height - 3) / 2
    side = min(half - 13, 24.0)
    top = 10 + (half - 10 - side) / 2
    name = name_in(start.get("name"), language, "en") or str(start["id"])
    parts = [_panel(width, half, found), _title(words("print-tracer-track"), "tracer", alarm.line, found, width)]
    for n in range(2):
        x = 5 + n * (side + 6)
        parts += [
            svg.rect(x, top, side, side, rx=1.6, fill=plain.ground, stroke=alarm.line, stroke_width=0.7),
            svg.label(x + 2, top + 4.4, f"T{n}", 3.4, plain.words, mono=True),
            _chevrons(x + side + 3, top + side / 2, found),
        ]
    room = width - 2 * side - 22
    lines, size = svg.fitted(name, 4.2, 2.9, room, 3)
    parts.append(svg.block(2 * side + 18, top + side / 2 - (len(lines) - 2.6) * size / 2, lines, size, found.words))
    bars = "".join(
        f"M{svg.number(x)} 11V{svg.number(half - 3)}"
        for x in (3 + n * 7.0 for n in range(1, int((width - 36) / 7) + 1))
    )
    lines = svg.lines_of(words("print-jail-each"), 3.2, 24)[:5]
    jail = [
        _panel(width, half, found),
        _title(words("print-jail"), "jail", alarm.line, found, width),
        svg.path(bars, stroke=found.frame_line, stroke_width=0.7),
        svg.rect(3, 11, width - 36, half - 14, rx=1.4, fill="none", stroke=found.frame_line, stroke_width=0.9),
        svg.at(width - 16, 16, coin_at(0, 0, 5, found), scale=0.42),
        svg.block(width - 29, 29, lines, 3.2, found.words),
    ]
    return "".join(parts) + svg.at(0, half + 3, *jail)


def _score(words: Words, found: Colours, light: str, width: float, height: float) -> str:
    """The score track, green to red."""
    rows = POINTS // ACROSS
    wide, tall = (width - 6) / ACROSS, (height - 14) / rows
    parts = [_panel(width, height, found), _title(words("print-score"), "cup", found.rim_low, found, width)]
    note = words("print-score-on")
    parts.append(svg.label(width - 3, 7, note, 3.2, found.dim, text_anchor="end"))
    for n in range(POINTS):
        x, y = 3 + n % ACROSS * wide, 11 + n // ACROSS * tall
        strong = n % 5 == 0
        fill = "#ffffff" if light == "print" else _heat(n / (POINTS - 1))
        line = "#000000" if light == "print" else found.sky[0]
        ink = "#000000" if light == "print" else "#0a0f18"
        parts += [
            svg.rect(
                x + 0.5,
                y + 0.5,
                wide - 1,
                tall - 1,
                rx=1.4,
                fill=fill,
                stroke=line,
                stroke_width=0.7 if strong else 0.3,
            ),
            svg.label(x + 2, y + 5.2, str(n), 4.2 if strong else 3.4, ink, mono=True),
        ]
    return "".join(parts)


def _heat(share: float) -> str:
    """From green over gold to red."""
    stops = ((0x35, 0xD0, 0xA0), (0xE3, 0xB9, 0x3F), (0xFF, 0x74, 0x68))
    one, two = (stops[0], stops[1]) if share < 0.5 else (stops[1], stops[2])
    part = share * 2 if share < 0.5 else share * 2 - 1
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(one, two, strict=True))


def _panel(width: float, height: float, found: Colours) -> str:
    return svg.rect(0, 0, width, height, rx=2.6, fill=found.frame, stroke=found.frame_line, stroke_width=0.45)


def _title(words: str, mark: str, colour: str, found: Colours, width: float) -> str:
    lines, size = svg.fitted(words, 4.2, 3, width * 0.7, 1)
    return sign(mark, 3, 2.4, 5.6, colour, 1.7) + svg.block(10.4, 6.9, lines, size, found.words)


def _chevrons(x: float, y: float, found: Colours) -> str:
    return svg.path(
        f"M{svg.xy(x - 2, y - 2.2)}l2 2.2l-2 2.2M{svg.xy(x, y - 2.2)}l2 2.2l-2 2.2",
        fill="none",
        stroke=found.wire_head,
        stroke_width=0.8,
    )


def _bled(width: float, height: float, *parts: str) -> str:
    """A drawing whose edge is its cut line, with its bleed around."""
    return svg.drawing(width + 2 * BLEED, height + 2 * BLEED, svg.at(BLEED, BLEED, *parts))
