"""The spaces of the network: a shape for each kind, with its sign and its word, and the coin with its value."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from contienda.games.blackhat.drawings.colours import Colours
from contienda.games.blackhat.drawings.signs import sign
from contienda.play import svg

CELL = 100.0
GAP = 18.0
NAMED = 11.5  # the type of names, and the smallest one
LEAST = 9.0
COIN = 13.5

Words = Callable[[str], str]  # the text of a key


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


def box_of(cells: list[tuple[int, int]]) -> Box:
    """The box around cells, without half the gap on each side."""
    x, y = min(x for x, _ in cells), min(y for _, y in cells)
    wide, tall = max(x for x, _ in cells) - x + 1, max(y for _, y in cells) - y + 1
    return Box(x * CELL + GAP / 2, y * CELL + GAP / 2, wide * CELL - GAP, tall * CELL - GAP)


def trunk(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The largest rectangle of cells in a space, nearly always all of it: there its words stand."""
    best = cells[:1]
    for left, top in cells:
        for right, foot in cells:
            inside = [(x, y) for x, y in cells if left <= x <= right and top <= y <= foot]
            if len(inside) > len(best) and len(inside) == (right - left + 1) * (foot - top + 1):
                best = inside
    return best


def space(
    cells: list[tuple[int, int]],
    kind: str,
    value: int,
    name: str,
    words: Words,
    found: Colours,
    seed: str = "",
) -> str:
    """A space with everything printed on it. A special one without a name of its own says its kind."""
    box = box_of(trunk(cells))
    look = found.kinds[kind]
    d = outline(kind, box) if len(trunk(cells)) == len(cells) else _union(cells)
    drawn = svg.path(
        d,
        fill=look.ground,
        stroke=look.line,
        stroke_width=3 if kind == "critical" else 2.2 if kind != "host" else 1.6,
        stroke_linejoin="round",
    )
    if kind == "host":
        return (
            drawn
            + _windows(box, name, found, seed or name)
            + _host_name(box, name, look.words)
            + coin(box, value, found)
        )
    if kind == "critical":
        return drawn + _vault(box, name, found) + coin(box, value, found, top=True)
    if kind == "start":
        return drawn + _start(box, name, found) + coin(box, value, found)
    # Two lines stand closer, so that the coin below stays free.
    room = box.width * (0.8 if kind not in ("alarm", "honeypot") else 0.74 if box.height < CELL else 0.58)
    lines, size = svg.fitted(name or words(f"label-{kind}"), NAMED, LEAST, room, 1)
    mark, head = 15.0, 19.0 if kind == "alarm" else 9.0
    if svg.width_of(lines[0], size) > room or lines[0] != (name or lines[0]):
        lines, size = svg.fitted(name or words(f"label-{kind}"), LEAST + 0.5, LEAST - 1, room, 2)
        mark, head = 11.0, 12.0 if kind == "alarm" else 6.0
    middle = box.x + box.width / 2
    drawn += sign(kind, middle - mark / 2, box.y + head, mark, look.line, 1.7)
    drawn += svg.block(middle, box.y + head + mark + size * 1.05, lines, size, look.words, text_anchor="middle")
    return drawn + coin(box, value, found)


def outline(kind: str, box: Box) -> str:
    """The shape of a kind of space."""
    x, y, w, h = box
    r, b = x + w, y + h
    match kind:
        case "start":
            return svg.polygon([(x, y), (r - 9, y), (r + 2, y + h / 2), (r - 9, b), (x, b)])
        case "cache":
            c = 17.0
            return svg.polygon(
                [(x + c, y), (r - c, y), (r, y + c), (r, b - c), (r - c, b), (x + c, b), (x, b - c), (x, y + c)]
            )
        case "dos":
            c = w * 0.29 if w < CELL else 24.0
            return svg.polygon(
                [(x + c, y), (r - c, y), (r, y + c), (r, b - c), (r - c, b), (x + c, b), (x, b - c), (x, y + c)]
            )
        case "alarm":
            return svg.polygon([(x + w / 2, y - 3), (r, y + 20), (r, b), (x, b), (x, y + 20)])
        case "honeypot":
            c = min(w, h) * 0.2
            return svg.polygon([(x + c, y), (r - c, y), (r + 3, y + h / 2), (r - c, b), (x + c, b), (x - 3, y + h / 2)])
        case "exploit":
            c = 13.0
            return svg.polygon([(x + c, y), (r + 3, y), (r - c, b), (x - 3, b)])
        case "randomizer":
            return _rounded(box, min(w, h) * 0.4)
        case "critical":
            return _rounded(box, 12)
        case _:
            return _rounded(box, 5)


def coin(box: Box, value: int, found: Colours, top: bool = False) -> str:
    """The value on a coin: dotted rim below zero, hollow at 0, plain at 1 and 2, toothed from 3."""
    x = box.x + box.width / 2 if top else box.x + box.width - COIN - 4
    y = box.y + COIN + 8 if top else box.y + box.height - COIN - 4
    return coin_at(x, y, value, found)


def coin_at(x: float, y: float, value: int, found: Colours, radius: float = COIN) -> str:
    rim = ""
    if value < 0:
        fill, line, figure = found.coin_low
        rim = svg.circle(
            x,
            y,
            radius + 2.2,
            fill="none",
            stroke=found.rim_low,
            stroke_width=2.2,
            stroke_dasharray="2.6 2.4",
        )
    elif value == 0:
        fill, line, figure = found.coin_zero
    elif value < 3:
        fill, line, figure = found.coin
    else:
        fill, line, figure = found.coin_high
        teeth = [
            point
            for one, two in zip(svg.around(x, y, radius + 4.4, 10), svg.around(x, y, radius + 0.6, 10, 18), strict=True)
            for point in (one, two)
        ]
        rim = svg.path(svg.polygon(teeth), fill=line, stroke=line, stroke_width=0.8, stroke_linejoin="round")
    told = f"−{-value}" if value < 0 else str(value)
    size = radius * 1.2
    return (
        rim
        + svg.circle(x, y, radius, fill=fill, stroke=line, stroke_width=1.8)
        + svg.label(x, y + size * 0.35, told, size, figure, mono=True, text_anchor="middle")
    )


def hole(box: Box, found: Colours, mast: bool) -> str:
    """A black square: the Tracer may not enter it. A mast or towers, so that nobody takes it for a space."""
    x, y, w, h = box.x + GAP / 2, box.y + GAP / 2, box.width - GAP, box.height - GAP
    drawn = svg.rect(
        x, y, w, h, rx=4, fill=found.hole, stroke=found.frame_line, stroke_width=1.1, stroke_dasharray="3 3"
    )
    cx, foot = x + w / 2, y + h - 12
    if mast:
        d = (
            f"M{svg.xy(cx - 14, foot)}L{svg.xy(cx, y + 24)}L{svg.xy(cx + 14, foot)}"
            f"M{svg.xy(cx - 9, foot - 16)}h18M{svg.xy(cx - 5, foot - 32)}h10"
            f"M{svg.xy(cx - 12, y + 14)}a15 15 0 0 0 0 18M{svg.xy(cx + 12, y + 14)}a15 15 0 0 1 0 18"
        )
    else:
        d = (
            f"M{svg.xy(cx - 24, foot)}v-30h14v30M{svg.xy(cx - 10, foot)}v-48h20v48"
            f"M{svg.xy(cx + 10, foot)}v-22h14v22M{svg.xy(cx - 28, foot)}h56"
        )
    return drawn + svg.path(d, fill="none", stroke=found.frame_line, stroke_width=1.8, stroke_linejoin="round")


# --- parts of spaces -------------------------------------------------------------------------------------------------


def _host_name(box: Box, name: str, colour: str) -> str:
    if not name:
        return ""
    lines, size = svg.fitted(name, NAMED, LEAST, box.width - 11, 3)
    return svg.block(box.x + 6, box.y + 4 + size, lines, size, colour)


def _windows(box: Box, name: str, found: Colours, seed: str) -> str:
    """Windows below the name, some of them lit; none behind the words."""
    lines = len(svg.fitted(name, NAMED, LEAST, box.width - 11, 3)[0]) if name else 0
    random = svg.chance(seed)
    drawn = {found.dark_window: "", found.dim_window: "", found.lit_window: ""}
    y = box.y + 10 + lines * 13.5
    while y < box.y + box.height - 9:
        x = box.x + 7
        while x < box.x + box.width - 8:
            chance = next(random)
            colour = found.lit_window if chance < 0.15 else found.dim_window if chance < 0.45 else found.dark_window
            drawn[colour] += f"M{svg.xy(x, y)}h5v6h-5z"
            x += 9
        y += 11
    return "".join(svg.path(d, fill=colour) for colour, d in drawn.items() if d and colour != "#ffffff")


def _start(box: Box, name: str, found: Colours) -> str:
    look = found.kinds["start"]
    lines, size = svg.fitted(name, NAMED + 0.5, LEAST, box.width - 16, 3)
    return sign("start", box.x + 8, box.y + 8, 24, look.line) + svg.block(
        box.x + 8, box.y + 36 + size, lines, size, look.words
    )


def _vault(box: Box, name: str, found: Colours) -> str:
    look = found.kinds["critical"]
    x, y, w, h = box
    cx, cy, radius = x + w / 2, y + h * 0.47, min(w, h) * 0.33
    spokes = "".join(
        f"M{svg.xy(ax, ay)}L{svg.xy(bx, by)}"
        for (ax, ay), (bx, by) in zip(svg.around(cx, cy, radius + 1, 8), svg.around(cx, cy, radius + 7, 8), strict=True)
    )
    lines, size = svg.fitted(name, NAMED + 0.5, LEAST, w - 18, 3)
    tall = h > CELL
    return (
        svg.rect(
            x + 5, y + 5, w - 10, h - 10, rx=8, fill="none", stroke=look.line, stroke_width=1, stroke_dasharray="3 3"
        )
        + (
            svg.circle(cx, cy, radius, fill="none", stroke=look.line, stroke_width=2.6)
            + svg.path(spokes, stroke=look.line, stroke_width=4)
            + sign("critical", cx - radius * 0.62, cy - radius * 0.62, radius * 1.24, look.line, 0.8, look.line)
            if tall
            else ""
        )
        + svg.block(cx, y + h - 16 - (len(lines) - 1) * size * 1.16, lines, size, look.words, text_anchor="middle")
    )


def _rounded(box: Box, radius: float) -> str:
    y = svg.number(box.y)
    r = svg.number(radius)
    wide, tall = svg.number(box.width - 2 * radius), svg.number(box.height - 2 * radius)
    return (
        f"M{svg.number(box.x + radius)} {y}h{wide}a{r} {r} 0 0 1 {r} {r}v{tall}a{r} {r} 0 0 1 -{r} {r}"
        f"h-{wide}a{r} {r} 0 0 1 -{r} -{r}v-{tall}a{r} {r} 0 0 1 {r} -{r}z"
    )


def _union(cells: list[tuple[int, int]]) -> str:
    """The outline of a space that is no rectangle: its cells, each grown over the gap towards its neighbours."""
    inset = GAP / 2
    own = set(cells)
    corners: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for x, y in cells:
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            if (x + dx, y + dy) in own:
                continue
            # The edge, clockwise; its ends reach on where the neighbour along the edge belongs to the space too.
            along = (-dy, dx)
            start = (x + 0.5 + dx * 0.5 - along[0] * 0.5, y + 0.5 + dy * 0.5 - along[1] * 0.5)
            end = (x + 0.5 + dx * 0.5 + along[0] * 0.5, y + 0.5 + dy * 0.5 + along[1] * 0.5)
            corners.append((start, end))
    following = dict(corners)
    first = min(following)
    ring, now = [first], following[first]
    while now != first and len(ring) < len(corners):
        ring.append(now)
        now = following[now]
    found = []
    for n, corner in enumerate(ring):
        before, after = ring[n - 1], ring[(n + 1) % len(ring)]
        one = (corner[0] - before[0], corner[1] - before[1])
        two = (after[0] - corner[0], after[1] - corner[1])
        inward = (-one[1] - two[1], one[0] + two[0]) if one != two else (-one[1], one[0])
        found.append((corner[0] * CELL + inward[0] * inset, corner[1] * CELL + inward[1] * inset))
    return svg.polygon(found)


def emblem(kind: str, found: Colours) -> str:
    """A kind of space alone, with its sign, for a legend."""
    box = box_of([(0, 0)])
    look = found.kinds[kind]
    inside = (
        _windows(box, "", found, kind)
        if kind == "host"
        else sign(
            kind, 29, 33 if kind == "alarm" else 29, 42, look.line, 1.5, look.line if kind == "critical" else "none"
        )
    )
    return svg.drawing(
        CELL,
        CELL,
        svg.path(outline(kind, box), fill=look.ground, stroke=look.line, stroke_width=3, stroke_linejoin="round"),
        inside,
    )
