"""The player's sheet in millimetres: a form on squared paper, one line for every copy of an element.

A line has five boxes for parts and one for the complete element; the wall has a box while it stands, the clock three.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from contienda.games.misiles.constants import CLOCK_BOXES, COPIES, COSTS, NAMES, PARTS
from contienda.games.misiles.drawings.icons import icon
from contienda.play import svg

Words = Callable[[str], str]  # the text of a key

WIDTH, HEIGHT, BLEED = 188.0, 130.0, 3.0
EDGE = 6.0
HEAD = 27.0  # where the lines begin
LINE = 7.4
LEFT = 5  # elements in the left column
COLUMN = (WIDTH - 3 * EDGE) / 2
PART, BOX = 4.4, 5.8
PARTS_AT = COLUMN - 40.4


class Colours(NamedTuple):
    paper: str
    grid: str
    ink: str
    dim: str
    red: str
    bar: str
    on_bar: str
    pale: str


DAY = Colours("#fbf6e8", "#c9d8e2", "#14203a", "#55606d", "#c23322", "#14203a", "#f0e6cf", "#e9ddc0")
PRINT = Colours("#ffffff", "#e6e6e6", "#000000", "#444444", "#000000", "#ffffff", "#000000", "#ffffff")
OF = {"day": DAY, "night": DAY, "print": PRINT}


def sheet(words: Words, light: str = "day") -> str:
    """A player's sheet with its bleed."""
    found = OF[light]
    parts = [_paper(found), _head(words, found, light)]
    for column, names in enumerate((NAMES[:LEFT], NAMES[LEFT:])):
        x, y = EDGE + column * (COLUMN + EDGE), HEAD
        parts.append(_titles(x, y, words, found))
        for name in names:
            number = NAMES.index(name)
            parts.append(svg.at(x, y, _element(name, int(COSTS[number]), int(COPIES[number]), words, found)))
            y += int(COPIES[number]) * LINE
        if column:
            parts.append(svg.at(x, y + 2.4, _standing(words, found, HEIGHT - EDGE - y - 2.4)))
    return svg.drawing(WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, svg.at(BLEED, BLEED, *parts))


def _paper(found: Colours) -> str:
    """Squared paper."""
    lines = "".join(
        f"M{svg.number(x)} {-BLEED:g}V{HEIGHT + BLEED:g}" for x in (n * 4.0 - BLEED for n in range(50))
    ) + "".join(f"M{-BLEED:g} {svg.number(y)}H{WIDTH + BLEED:g}" for y in (n * 4.0 - BLEED for n in range(35)))
    return svg.rect(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, fill=found.paper) + svg.path(
        lines, stroke=found.grid, stroke_width=0.2
    )


def _head(words: Words, found: Colours, light: str) -> str:
    """The bar with the name of the game, a line for the player, the rocket, and a clock at five to twelve."""
    low = light == "print"
    bar = svg.rect(-BLEED, -BLEED, WIDTH + 2 * BLEED, 16.4 + BLEED, fill=found.bar)
    if low:
        bar += svg.path(f"M{-BLEED:g} 16.4H{WIDTH + BLEED:g}", stroke=found.ink, stroke_width=0.8)
    accent = found.on_bar if low else "#e6b13d"
    title = words("game-name")
    size = 6.8
    x = EDGE + 13.5
    player = words("print-player")
    line_from = x + svg.width_of(title, size) + 8
    stamp = words("print-secret").upper()
    wide = svg.width_of(stamp, 3.1) + 7
    stamp_at = WIDTH - EDGE - 14 - wide
    return (
        bar
        + svg.at(EDGE - 1, 2.2, icon("missile", 0, 0, 12, accent))
        + svg.label(x, 11, title, size, found.on_bar)
        + svg.label(line_from, 11, player, 3.4, found.on_bar)
        + svg.path(
            f"M{svg.number(line_from + svg.width_of(player, 3.4) + 1.5)} 11.4H{svg.number(stamp_at - 5)}",
            stroke=found.on_bar,
            stroke_width=0.3,
            stroke_dasharray="0.8 0.8",
        )
        + svg.at(
            stamp_at,
            5,
            svg.rect(0, 0, wide, 6.8, rx=1, fill="none", stroke=accent, stroke_width=0.7),
            svg.label(wide / 2, 4.5, stamp, 3.1, accent, text_anchor="middle", letter_spacing=0.1),
            turn=-3,
        )
        + svg.at(WIDTH - EDGE - 6, 8.2, _clock(5.6, found.on_bar, accent))
    )


def _clock(radius: float, line: str, hand: str) -> str:
    """A clock at five to twelve around the origin."""
    ticks = "".join(
        f"M{svg.xy(ax, ay)}L{svg.xy(bx, by)}"
        for (ax, ay), (bx, by) in zip(
            svg.around(0, 0, radius * 0.97, 12), svg.around(0, 0, radius * 0.8, 12), strict=True
        )
    )
    (hx, hy), (mx, my) = svg.around(0, 0, radius * 0.5, 144)[143], svg.around(0, 0, radius * 0.74, 12)[11]
    return (
        svg.circle(0, 0, radius, fill="none", stroke=line, stroke_width=0.6)
        + svg.path(ticks, stroke=line, stroke_width=0.5)
        + svg.path(
            f"M{svg.xy(hx, hy)}L0 0L{svg.xy(mx, my)}",
            fill="none",
            stroke=hand,
            stroke_width=0.9,
            stroke_linecap="round",
        )
    )


def _titles(x: float, y: float, words: Words, found: Colours) -> str:
    """The heads of the columns."""
    end = x + COLUMN
    complete = words("print-complete")
    return (
        svg.label(x + PARTS_AT, y - 2.2, words("print-parts"), 2.9, found.dim)
        + svg.label(end, y - 2.2, complete, 2.9, found.dim, text_anchor="end")
        + svg.path(f"M{svg.xy(x, y - 0.6)}H{svg.number(end)}", stroke=found.ink, stroke_width=0.6)
    )


def _element(name: str, cost: int, copies: int, words: Words, found: Colours) -> str:
    """An element: cost, icon and name once, then a line of boxes for every copy."""
    tall = copies * LINE
    colour = found.red if name == "missile" else found.ink
    room = PARTS_AT - 18
    lines, size = svg.fitted(words(f"element-{name}"), 4, 2.6, room, copies)
    middle = tall / 2
    parts = [
        svg.circle(4, middle, 3.3, fill="none", stroke=colour, stroke_width=0.5),
        svg.label(4, middle + 1.5, str(cost), 4.2, colour, mono=True, text_anchor="middle"),
        icon(name, 8.8, middle - 3.1, 6.2, colour),
        svg.block(16.6, middle - (len(lines) - 1) * size * 0.58 + size * 0.35, lines, size, colour),
    ]
    for line in range(copies):
        y = line * LINE + LINE / 2
        for part in range(PARTS):
            x = PARTS_AT + part * (PART + 1.2)
            parts.append(
                svg.rect(x, y - PART / 2, PART, PART, rx=0.5, fill=found.paper, stroke=found.ink, stroke_width=0.35)
            )
        at = COLUMN - BOX - 1
        parts.append(
            svg.path(
                f"M{svg.xy(at - 2.9, y - 1.2)}l1.4 1.2-1.4 1.2",
                fill="none",
                stroke=found.dim,
                stroke_width=0.4,
            )
        )
        parts.append(
            svg.rect(
                at,
                y - BOX / 2,
                BOX,
                BOX,
                rx=0.8,
                fill=found.paper,
                stroke=colour,
                stroke_width=0.6,
                stroke_dasharray="1.1 0.7",
            )
        )
        parts.append(svg.group(icon(name, at + 0.9, y - BOX / 2 + 0.9, BOX - 1.8, colour), opacity=0.16))
    rule = svg.path(f"M0 {svg.number(tall)}H{svg.number(COLUMN)}", stroke=found.dim, stroke_width=0.25)
    return "".join(parts) + rule


def _standing(words: Words, found: Colours, height: float) -> str:
    """What stays active: the wall with its box, the clock with its three, and the limit at the end of a turn."""
    half = COLUMN / 2
    wall, size = svg.fitted(words("print-wall"), 3.4, 2.6, half - 18, 3)
    clock, size2 = svg.fitted(words("print-clock"), 3.4, 2.6, half - 24, 3)
    radius = min(8.0, height / 2 - 1.5)
    wedges = ""
    inner = radius * 0.45
    for box in range(CLOCK_BOXES):  # counted backwards from midnight
        one, two = -30 * (box + 1) + 2, -30 * box - 2
        (ax, ay), (bx, by) = (svg.around(0, 0, radius - 0.7, 360)[angle % 360] for angle in (one, two))
        (cx, cy), (dx, dy) = (svg.around(0, 0, inner, 360)[angle % 360] for angle in (two, one))
        r, s = svg.number(radius - 0.7), svg.number(inner)
        wedges += f"M{svg.xy(ax, ay)}A{r} {r} 0 0 1 {svg.xy(bx, by)}L{svg.xy(cx, cy)}A{s} {s} 0 0 0 {svg.xy(dx, dy)}Z"
    ticks = "".join(
        f"M{svg.xy(ax, ay)}L{svg.xy(bx, by)}"
        for (ax, ay), (bx, by) in zip(
            svg.around(0, 0, radius, 12)[:9], svg.around(0, 0, radius * 0.86, 12)[:9], strict=True
        )
    )
    note, small = svg.fitted(words("print-limit"), 2.9, 2.4, COLUMN, 1)
    return (
        svg.rect(0, 0, half - 1.5, height - 4.6, rx=1.4, fill=found.pale, stroke=found.ink, stroke_width=0.4)
        + icon("wall", 2, (height - 4.6) / 2 - 4, 8, found.ink)
        + svg.rect(half - 8.6, (height - 4.6) / 2 - 2.6, 5.2, 5.2, fill=found.paper, stroke=found.ink, stroke_width=0.6)
        + svg.block(12, (height - 4.6) / 2 - (len(wall) - 1) * size * 0.58 + size * 0.35, wall, size, found.ink)
        + svg.rect(half + 1.5, 0, half - 1.5, height - 4.6, rx=1.4, fill=found.pale, stroke=found.ink, stroke_width=0.4)
        + svg.at(
            half + 3.5 + radius,
            (height - 4.6) / 2,
            svg.circle(0, 0, radius, fill=found.paper, stroke=found.ink, stroke_width=0.5),
            svg.path(ticks, stroke=found.ink, stroke_width=0.4),
            svg.path(wedges, fill="none", stroke=found.red, stroke_width=0.45),
            svg.circle(0, 0, 0.9, fill=found.ink),
        )
        + svg.block(
            half + 6 + 2 * radius,
            (height - 4.6) / 2 - (len(clock) - 1) * size2 * 0.58 + size2 * 0.35,
            clock,
            size2,
            found.ink,
        )
        + svg.block(COLUMN, height - 0.6, note, small, found.dim, text_anchor="end")
    )
