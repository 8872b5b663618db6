"""Cards in millimetres, 63 × 88: ranks as networks of nodes, jokers, the Black Hat, status cards, backs.

Rank and traces stand in the corner, so both show in a fan. The network has as many nodes as the rank: blue at 1 to red
at 13, square from 11.
"""

from __future__ import annotations

import colorsys

from contienda.games.blackhat.constants import CARD_NAMES, HAT, JOKER, POINTS
from contienda.games.blackhat.drawings.colours import OF, Colours
from contienda.games.blackhat.drawings.signs import BELLS, JESTER, PANEL, SQUARE_FROM, pips, sign
from contienda.games.blackhat.drawings.signs import HAT as SHAPE
from contienda.play import svg

WIDTH, HEIGHT, BLEED = 63.0, 88.0, 3.0


def face(kind: int, name: str, light: str = "night", corner: str = "") -> str:
    """The face of a card by its kind; `name` is what a joker or the Black Hat is called."""
    found = OF[light]
    if kind == HAT:
        return _sheet(found.on_gold if light == "night" else "#ffffff", _black_hat(name, found, light))
    if kind == JOKER:
        return _sheet(found.paper, _joker(name, found, light) + _corners("✻", int(POINTS[kind]), found, light))
    rank = int(CARD_NAMES[kind])
    return _sheet(found.paper, _network(rank, found, light) + _corners(str(rank), int(POINTS[kind]), found, light))


def back(light: str = "night") -> str:
    """The back: one lit path through dark windows, and the hat before the moon."""
    found = OF[light]
    random = svg.chance("back")
    dark = light == "print"
    ground, line = ("#ffffff", "#000000") if dark else ("#0d1730", "#7b4dff")
    d = lit = ""
    for row in range(20):
        for column in range(13):
            x, y = column * 5.4 + 0.6, row * 4.8 + 0.4
            chance = next(random)
            if chance < 0.09:
                lit += f"M{svg.xy(x, y)}h2.6v3h-2.6z"
            elif chance < 0.72:
                d += f"M{svg.xy(x, y)}h2.6v3h-2.6z"
    cx, cy = WIDTH / 2 + BLEED, HEIGHT / 2 + BLEED
    moon = svg.circle(cx, cy, 19, fill=ground, stroke=line, stroke_width=0.9)
    moon += svg.circle(cx, cy, 15.6, fill="#ffffff" if dark else "#f1ecdf", stroke=line, stroke_width=0.5)
    hat = svg.at(
        cx - 13,
        cy - 9.4,
        "".join(
            svg.path(
                SHAPE[part],
                fill="#ffffff" if dark else "#14110c",
                stroke="#000000" if dark else "#14110c",
                stroke_width=1.6,
            )
            for part in ("crown", "brim")
        )
        + svg.path(SHAPE["band"], fill="#000000" if dark else "#7b4dff"),
        scale=0.65,
    )
    frame = svg.rect(
        BLEED + 2.6, BLEED + 2.6, WIDTH - 5.2, HEIGHT - 5.2, rx=2.4, fill="none", stroke=line, stroke_width=0.6
    )
    windows = svg.path(d, fill="#e4e4e4" if dark else "#1b2c52") + svg.path(
        lit, fill="#b9b9b9" if dark else found.lit_window
    )
    return _sheet(ground, windows + frame + moon + hat)


def status(value: int, title: str, light: str = "night") -> str:
    """A status card: the total its holder aims for."""
    found = OF[light]
    line = "#000000" if light == "print" else "#7a2f8b"
    cx = WIDTH / 2 + BLEED
    rays = "".join(
        f"M{svg.xy(ax, ay)}L{svg.xy(bx, by)}"
        for (ax, ay), (bx, by) in zip(svg.around(cx, 50, 22, 24), svg.around(cx, 50, 27, 24), strict=True)
    )
    lines, size = svg.fitted(title, 4.4, 3.2, WIDTH - 12, 2)
    return _sheet(
        found.paper,
        svg.rect(
            BLEED + 2.6, BLEED + 2.6, WIDTH - 5.2, HEIGHT - 5.2, rx=2.4, fill="none", stroke=line, stroke_width=0.6
        )
        + svg.block(cx, BLEED + 11, lines, size, found.ink, text_anchor="middle")
        + svg.path(rays, stroke=line, stroke_width=0.8)
        + svg.circle(cx, 50, 19, fill="none", stroke=line, stroke_width=1.2)
        + svg.label(cx, 50 + 6.6, str(value), 19, found.ink, mono=True, text_anchor="middle")
        + sign("critical", cx - 4, BLEED + 74, 8, line, 1, line),
    )


def status_back(light: str = "night") -> str:
    """The back of a status card: stars instead of windows."""
    dark = light == "print"
    ground, line = ("#ffffff", "#bbbbbb") if dark else ("#2a0f33", "#6d3a80")
    stars = "".join(
        sign("critical", BLEED + 3 + column * 10 + (row % 2) * 5, BLEED + 3 + row * 8.4, 4.4, line, 1)
        for row in range(10)
        for column in range(6 - row % 2)
    )
    cx, cy = WIDTH / 2 + BLEED, HEIGHT / 2 + BLEED
    mark = svg.circle(cx, cy, 14, fill=ground, stroke="#000000" if dark else "#d48ae2", stroke_width=0.9)
    return _sheet(ground, stars + mark + sign("critical", cx - 8, cy - 8.4, 16, "#000000" if dark else "#d48ae2", 1))


# --- parts -----------------------------------------------------------------------------------------------------------


def _sheet(ground: str, inside: str) -> str:
    """A card with its bleed."""
    return svg.drawing(
        WIDTH + 2 * BLEED,
        HEIGHT + 2 * BLEED,
        svg.rect(0, 0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, fill=ground),
        inside,
    )


def _corners(rank: str, points: int, found: Colours, light: str) -> str:
    """Rank and traces, upper left and lower right."""
    corner = _rank(rank, found) + _traces(points, found, light)
    return svg.at(BLEED, BLEED, corner) + svg.at(BLEED + WIDTH, BLEED + HEIGHT, corner, turn=180)


def _rank(rank: str, found: Colours) -> str:
    if rank == "✻":
        spokes = "".join(
            f"M{svg.xy(10 - (x - 10), 12 - (y - 12))}L{svg.xy(x, y)}" for x, y in svg.around(10, 12, 5, 8)[:4]
        )
        return svg.path(spokes, stroke=found.ink, stroke_width=1.6, stroke_linecap="round")
    size = 14.0 if len(rank) == 1 else 11.5
    return svg.label(
        9.4,
        16.4,
        rank,
        size,
        found.ink,
        mono=True,
        text_anchor="middle",
        letter_spacing="-0.6" if len(rank) > 1 else None,
    )


def _traces(points: int, found: Colours, light: str) -> str:
    """An eye and the number of traces the card costs in a hand; pale if it costs none."""
    pale = points == 0
    if light == "print":
        ground, line, figure = "#ffffff", "#9a9a9a" if pale else "#000000", "#777777" if pale else "#000000"
    else:
        ground, line, figure = ("#e6e0d2", "#7d7463", "#6a6252") if pale else (found.ink, found.gold, found.gold)
    return (
        svg.rect(4, 20.4, 10.8, 17, rx=5.4, fill=ground, stroke=line if light == "print" else None, stroke_width=0.5)
        + sign("tracer", 5.6, 21, 7.6, line, 1.6)
        + svg.label(9.4, 34.8, str(points), 7.4, figure, mono=True, text_anchor="middle")
    )


def _network(rank: int, found: Colours, light: str) -> str:
    """The nodes of a rank and the links between them."""
    hue = (200 - (rank - 1) * 185 / 12) / 360
    colour = "#333333" if light == "print" else _hsl(hue, 0.36, 0.62)
    panel = ""
    if light != "print":
        panel = svg.rect(0, 0, *PANEL, rx=4, fill=_hsl(hue, 0.91, 0.48))
    nodes, links, radius = pips(rank)
    drawn = "".join(_node(x, y, radius, colour, rank >= SQUARE_FROM) for x, y in nodes)
    return svg.at(
        BLEED + 17.4, BLEED + 5, panel + svg.path(links, stroke=colour, stroke_width=1.1, opacity=0.65) + drawn
    )


def _node(x: float, y: float, radius: float, colour: str, square: bool) -> str:
    hole = radius * 0.4
    if square:
        side = radius * 0.9
        return svg.rect(x - side, y - side, 2 * side, 2 * side, rx=0.5, fill=colour) + svg.rect(
            x - hole, y - hole, 2 * hole, 2 * hole, fill="#ffffff"
        )
    return svg.circle(x, y, radius, fill=colour) + svg.circle(x, y, hole, fill="#ffffff")


def _joker(name: str, found: Colours, light: str) -> str:
    """A jester's cap with three bells."""
    x, y = WIDTH / 2 + BLEED, HEIGHT / 2 + BLEED + 2
    if light == "print":
        panel, one, two, three, dark, bell = "", "#ffffff", "#e2e2e2", "#ffffff", "#000000", "#000000"
    else:
        panel = svg.rect(BLEED + 17.4, BLEED + 5, 28.2, 78, rx=4, fill="#efe4f6")
        one, two, three, dark, bell = "#9b4fb0", "#f2c14e", "#5e3a8c", "#2a0f33", "#35d0a0"
    line = {"stroke": dark, "stroke_width": 1.6, "stroke_linejoin": "round"}
    cap = (
        svg.path(JESTER["left"], fill=one, **line)
        + svg.path(JESTER["right"], fill=two, **line)
        + svg.path(JESTER["middle"], fill=three, **line)
        + svg.path(JESTER["brim"], fill=dark, **line)
        + svg.path(JESTER["trim"], stroke="#ffffff", stroke_width=1.6)
        + "".join(svg.circle(bx, by, 4.2, fill=bell, stroke=dark, stroke_width=1.2) for bx, by in BELLS)
    )
    lines, size = svg.fitted(name, 4, 2.9, 24, 2)
    return panel + svg.at(x, y, cap, scale=0.36) + svg.block(x, BLEED + 12, lines, size, dark, text_anchor="middle")


def _black_hat(name: str, found: Colours, light: str) -> str:
    """Black and gold; the same on both faces."""
    line = "#000000" if light == "print" else found.gold
    fill = "#ffffff" if light == "print" else "#14110c"
    cx, cy = WIDTH / 2 + BLEED, HEIGHT / 2 + BLEED
    rosette = "".join(
        svg.tag("ellipse", rx=24, ry=8.6, transform=f"translate({svg.xy(cx, cy)}) rotate({22.5 * n:g})")
        for n in range(8)
    )
    hat = "".join(svg.path(SHAPE[part], fill=fill, stroke=line, stroke_width=1.5) for part in ("crown", "brim"))
    hat += svg.path(SHAPE["band"], fill=line)
    corner = (
        svg.at(4.6, 6.6, "".join(svg.path(SHAPE[part], fill=line) for part in ("crown", "brim")), scale=0.27)
        + svg.rect(
            4.6, 18, 10.8, 17, rx=5.4, fill="#ffffff" if light == "print" else line, stroke=line, stroke_width=0.5
        )
        + sign("tracer", 6.2, 18.6, 7.6, fill if light == "night" else line, 1.6)
        + svg.label(
            10, 32.4, str(int(POINTS[HAT])), 7.4, fill if light == "night" else line, mono=True, text_anchor="middle"
        )
    )
    lines, size = svg.fitted(name.upper(), 5.2, 3.2, 27, 1)
    return (
        svg.rect(
            BLEED + 2.2, BLEED + 2.2, WIDTH - 4.4, HEIGHT - 4.4, rx=2.6, fill="none", stroke=line, stroke_width=0.8
        )
        + svg.rect(
            BLEED + 3.4, BLEED + 3.4, WIDTH - 6.8, HEIGHT - 6.8, rx=2, fill="none", stroke=line, stroke_width=0.25
        )
        + svg.group(rosette, fill="none", stroke=line, stroke_width=0.3, opacity=0.7)
        + svg.at(cx - 20, cy - 14.5, hat, scale=1)
        + svg.block(cx + 3, BLEED + 11.6, lines, size, line, text_anchor="middle", letter_spacing="0.2")
        + svg.block(cx - 3, BLEED + HEIGHT - 8, lines, size, line, text_anchor="middle", letter_spacing="0.2")
        + svg.at(BLEED, BLEED, corner)
        + svg.at(BLEED + WIDTH, BLEED + HEIGHT, corner, turn=180)
    )


def _hsl(hue: float, light: float, strength: float) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colorsys.hls_to_rgb(hue, light, strength))
