"""The map: twelve Areas with their borders, houses, contour lines, roads and coast, and on paper their boxes.

`ground` is the city alone, for a board that lays its own pieces on it. `map_sheet` is the printed map in millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from contienda.games.maracas.drawings.colours import OF, Colours
from contienda.games.maracas.drawings.plan import Frame, Plan, plan
from contienda.games.maracas.drawings.signs import sign
from contienda.games.maracas.read_data import Data
from contienda.play import svg

Words = Callable[[str], str]  # the text of a key
Box = tuple[float, float, float, float]

SHEET = (512.0, 386.0)  # millimetres
BLEED = 3.0
FOOT = 34.0  # turn track and legend
EDGE = 5.0
BOX = 19.0  # a box for a stack of counters
STRIP = 20.0
HOUSES = {1: (7.4, 0.42), 2: (5.6, 0.62), 3: (4.1, 0.8)}  # by Terrain Modifier: distance, share of plots with a house
HILLY = 3
TURNS = 12


def ground(width: float, heights: list[float], terrain: Mapping[str, int], light: str = "day") -> str:
    """The city alone; sizes are in units of the page, `terrain` gives the Terrain Modifier of each Area."""
    frame = Frame(width, heights)
    unit = width / 502
    inside = city(plan(), frame, terrain, OF[light], unit, {})
    return svg.drawing(width, frame.height, inside)


def map_sheet(data: Data, words: Words, light: str = "day") -> str:
    """The printed map with its bleed."""
    found = OF[light]
    width, height = SHEET
    wide, tall = width - 2 * EDGE, height - 2 * EDGE - FOOT
    frame = Frame(wide, [tall / 3] * 3)
    areas = {each["id"]: each for each in data["area"]}
    terrain = {id: int(each["tm"]) for id, each in areas.items()}
    laid = {id: Laid(plan().boxes[id], each, frame, words) for id, each in areas.items()}
    kept = {id: each.boxes() for id, each in laid.items()}
    parts = [
        svg.rect(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED, fill=found.paper),
        svg.at(
            EDGE,
            EDGE,
            city(plan(), frame, terrain, found, 1.0, kept),
            svg.rect(0, 0, wide, tall, fill="none", stroke=found.border, stroke_width=0.9),
            *[each.drawn(found, light) for each in laid.values()],
        ),
        svg.at(EDGE, height - FOOT + 1, _foot(words, found, light, wide, FOOT - EDGE - 1)),
    ]
    return svg.drawing(width + 2 * BLEED, height + 2 * BLEED, svg.at(BLEED, BLEED, *parts))


# --- the city --------------------------------------------------------------------------------------------------------


def city(
    drawn: Plan, frame: Frame, terrain: Mapping[str, int], found: Colours, unit: float, kept: Mapping[str, list[Box]]
) -> str:
    """Ground, contour lines, houses, sea, roads and borders; houses leave the kept boxes free."""
    parts = [svg.rect(0, 0, frame.width, frame.height, fill=found.ground)]
    shapes = {id: [frame.at(point) for point in points] for id, points in drawn.areas.items()}
    sea = _sea(drawn, frame)
    for id in shapes:
        if terrain[id] >= HILLY:
            parts.append(_contours(id, frame.box(drawn.boxes[id]), found, unit))
    for id, shape in shapes.items():
        parts.append(
            _houses(id, shape, terrain[id], kept.get(id, []), sea if id == list(shapes)[-1] else [], found, unit)
        )
    parts.append(_coast(drawn, frame, found, unit))
    for road in drawn.roads:
        a, b, c, d = (frame.at(point) for point in road)
        way = f"M{_xy(a)}C{_xy(b)} {_xy(c)} {_xy(d)}"
        parts.append(svg.path(way, fill="none", stroke=found.road, stroke_width=unit * 5.4, stroke_linecap="round"))
        parts.append(
            svg.path(
                way,
                fill="none",
                stroke=found.lane,
                stroke_width=unit * 0.9,
                stroke_dasharray=f"{svg.xy(unit * 4, unit * 3.4)}",
            )
        )
    for _, _, points in drawn.borders:
        parts.append(
            svg.path(
                "M" + "L".join(_xy(frame.at(point)) for point in points),
                fill="none",
                stroke=found.border,
                stroke_width=unit * 1.2,
                stroke_linejoin="round",
                stroke_linecap="round",
            )
        )
    return "".join(parts)


def _xy(point: tuple[float, float]) -> str:
    return f"{svg.xy(point[0], point[1])}"


def _coast(drawn: Plan, frame: Frame, found: Colours, unit: float) -> str:
    """The sea in the corner of the port, with waves along its shore."""
    one, *rest = (frame.at(point) for point in drawn.coast)
    curve = "C" + " ".join(_xy(each) for each in rest[:3]) + "C" + " ".join(_xy(each) for each in rest[3:])
    shore = f"M{_xy(one)}{curve}"
    whole = f"{shore}H{svg.number(frame.width)}Z"
    waves = "".join(
        svg.path(
            shore,
            fill="none",
            stroke=found.wave,
            stroke_width=unit * 0.7,
            stroke_dasharray=f"{svg.xy(unit * 7, unit * (3 + step * 2))}",
            transform=f"translate({svg.xy(unit * step * 7, unit * step * 5)})",
        )
        for step in (1, 2, 3, 4)
    )
    key = "sea"
    clip = svg.tag("clipPath", svg.path(whole), id=f"maracas-{key}")
    return (
        clip
        + svg.path(whole, fill=found.sea, stroke=found.wave, stroke_width=unit * 0.9)
        + svg.group(waves, clip_path=f"url(#maracas-{key})")
    )


def _sea(drawn: Plan, frame: Frame) -> list[tuple[float, float]]:
    return [*(frame.at(point) for point in drawn.coast), (frame.width, frame.height)]


def _contours(id: str, box: Box, found: Colours, unit: float) -> str:
    """Contour lines of a hill: rings around a peak, cut off at the borders of the Area's box."""
    random = svg.chance(f"hill {id}")
    x, y, wide, tall = box
    cx, cy = x + wide * (0.35 + 0.3 * next(random)), y + tall * (0.35 + 0.25 * next(random))
    bumps = [next(random) * 2 - 1 for _ in range(12)]
    drawn = ""
    for ring in range(1, 9):
        radius = unit * ring * 8.4
        points = []
        for n, (px, py) in enumerate(svg.around(0, 0, 1, 48)):
            at = n / 4
            low, high = bumps[int(at) % 12], bumps[(int(at) + 1) % 12]
            bump = 1 + 0.2 * (low + (high - low) * (at - int(at)))
            points.append((cx + px * radius * bump * 1.25, cy + py * radius * bump))
        drawn += svg.polygon(points)
    clip = svg.tag("clipPath", svg.rect(x, y, wide, tall), id=f"maracas-hill-{id}")
    return clip + svg.path(
        drawn, fill="none", stroke=found.contour, stroke_width=unit * 0.5, clip_path=f"url(#maracas-hill-{id})"
    )


def _houses(
    id: str,
    shape: list[tuple[float, float]],
    terrain: int,
    kept: list[Box],
    sea: list[tuple[float, float]],
    found: Colours,
    unit: float,
) -> str:
    """Blocks of houses, closer where the terrain is harder."""
    random = svg.chance(f"houses {id}")
    step, share = HOUSES[terrain][0] * unit, HOUSES[terrain][1]
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    right, foot = max(x for x, _ in shape), max(y for _, y in shape)
    d = ""
    y = top + step * 0.8
    while y < foot - step:
        x = left + step * 0.8
        while x < right - step:
            wide, tall = step * (0.4 + 0.34 * next(random)), step * (0.36 + 0.34 * next(random))
            px, py = x + step * 0.2 * next(random), y + step * 0.2 * next(random)
            built = next(random) < share
            corners = [(px, py), (px + wide, py), (px, py + tall), (px + wide, py + tall)]
            free = not any(
                bx - step * 0.3 < px + wide
                and px < bx + bw + step * 0.3
                and by - step * 0.3 < py + tall
                and py < by + bh + step * 0.3
                for bx, by, bw, bh in kept
            )
            if built and free and all(_within(corner, shape) for corner in corners):
                if not (sea and any(_beyond(corner, sea) for corner in corners)):
                    d += f"M{_xy((px, py))}h{svg.number(wide)}v{svg.number(tall)}h-{svg.number(wide)}z"
            x += step
        y += step
    return svg.path(d, fill=found.houses) if d else ""


def _within(point: tuple[float, float], shape: list[tuple[float, float]]) -> bool:
    """Whether a point lies inside a closed line."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _beyond(point: tuple[float, float], sea: list[tuple[float, float]]) -> bool:
    return _within(point, [sea[0], sea[3], sea[6], sea[7]])


# --- what is printed in an Area --------------------------------------------------------------------------------------


class Laid:
    """Where everything of an Area stands: name, numbers, objective, infrastructure, underground."""

    def __init__(self, box: Box, area: Mapping[str, object], frame: Frame, words: Words) -> None:
        self.area = area
        self.words = words
        self.id = str(area["id"])
        x, y, wide, tall = frame.box(box)
        self.x, self.y, self.wide, self.tall = x + 5, y + 5, wide - 10, tall - 10
        self.name = words(f"area-{self.id}")
        room = self.wide - 2 * BOX - 3.5
        self.size = min(5.6, (room - 12) / svg.width_of(self.name, 1))
        self.plate = svg.width_of(self.name, self.size) + 12

    def boxes(self) -> list[Box]:
        """What houses keep free."""
        found = [(self.x, self.y, max(self.plate, 46), 19), self.strip(), self.support()]
        return [*found, self.objective()] if self.area.get("objective") else found

    def strip(self) -> Box:
        keep = self.wide * (0.42 if self.id == "PS" else 0.62)
        return self.x, self.y + self.tall - STRIP, keep, STRIP

    def support(self) -> Box:
        return self.x + self.wide - 2 * BOX - 1.5, self.y, 2 * BOX + 1.5, BOX

    def objective(self) -> Box:
        if self.id == "PS":
            return self.x, self.y + self.tall - STRIP - BOX - 4, BOX + 2, BOX + 2
        return self.x + self.wide - BOX - 2, self.y + self.tall - BOX - 2, BOX + 2, BOX + 2

    def drawn(self, found: Colours, light: str) -> str:
        parts = [self._plate(found), self._numbers(found), self._support(found, light), self._underground(found, light)]
        if self.area.get("objective"):
            parts.append(self._objective(found))
        return "".join(parts)

    def _plate(self, found: Colours) -> str:
        """The name on a plate of paper with a ring: the Area of nobody."""
        return (
            svg.rect(self.x, self.y, self.plate, 9, rx=1.6, fill=found.plate, stroke=found.plate_line, stroke_width=0.5)
            + svg.circle(self.x + 4.6, self.y + 4.5, 1.9, fill="none", stroke=found.words, stroke_width=0.7)
            + svg.label(self.x + 8.6, self.y + 6.5, self.name, self.size, found.words)
        )

    def _numbers(self, found: Colours) -> str:
        """Population, terrain, and whether a line of communication runs through."""
        y = self.y + 10.6
        x, drawn = self.x, ""
        for mark, value in (("pn", str(self.area["pn"])), ("tm", str(self.area["tm"])), ("loc", "")):
            if mark == "loc" and not self.area["loc"]:
                continue
            wide = 14.5 if value else 9
            drawn += svg.rect(x, y, wide, 8, rx=4, fill=found.plate, stroke=found.plate_line, stroke_width=0.35)
            drawn += sign(mark, x + 1.9, y + 1.2, 5.6, found.words, 1.5)
            drawn += svg.label(x + 8.6, y + 5.9, value, 5.4, found.words, mono=True) if value else ""
            x += wide + 1.2
        return drawn

    def _support(self, found: Colours, light: str) -> str:
        """Boxes for the infrastructure of both sides: a square house and a diamond."""
        x, y, _, _ = self.support()
        drawn = ""
        for n, side in enumerate(("gov", "ins")):
            left = x + n * (BOX + 1.5)
            line = found.line if light == "print" else getattr(found, side)
            drawn += svg.rect(
                left,
                y,
                BOX,
                BOX,
                rx=1.2,
                fill=found.plate,
                fill_opacity=0.8,
                stroke=line,
                stroke_width=0.7,
                stroke_dasharray="1.6 1" if side == "ins" else None,
            )
            cx, cy = left + BOX / 2, y + BOX / 2
            drawn += (
                svg.rect(cx - 5, cy - 5, 10, 10, fill="none", stroke=line, stroke_width=0.5)
                if side == "gov"
                else svg.path(f"M{_xy((cx, cy - 7))}l7 7l-7 7l-7-7z", fill="none", stroke=line, stroke_width=0.5)
            )
            drawn += sign("iu", cx - 3, cy - 3.2, 6, line, 1.4)
        return drawn

    def _underground(self, found: Colours, light: str) -> str:
        x, y, wide, tall = self.strip()
        words = self.words("where-underground")
        words = words[:1].upper() + words[1:]
        line = found.line if light == "print" else found.strip
        return (
            svg.rect(
                x,
                y,
                wide,
                tall,
                rx=1.6,
                fill=found.strip,
                stroke=line,
                stroke_width=0.7,
                stroke_dasharray="2.4 1.2" if light == "print" else None,
            )
            + sign("underground", x + 2, y + tall - 7, 5, found.on_strip, 1.6)
            + svg.label(x + 8, y + tall - 2.9, words, 3.6, found.on_strip)
        )

    def _objective(self, found: Colours) -> str:
        x, y, wide, tall = self.objective()
        name = self.words(f"objective-{self.id}")
        lines, size = svg.fitted(name, 3.2, 2.4, wide - 2, 3)
        foot = y + tall - 1.8 - (len(lines) - 1) * size * 1.1
        return (
            svg.rect(x, y, wide, tall, rx=1.2, fill=found.star, stroke=found.line, stroke_width=0.7)
            + sign("objective", x + wide / 2 - 4, y + 1.6, 8, found.on_star, 1.3)
            + svg.block(x + wide / 2, foot, lines, size, found.on_star, leading=1.1, text_anchor="middle")
        )


def _foot(words: Words, found: Colours, light: str, width: float, height: float) -> str:
    """The turns, and what the signs mean."""
    step = (width / 2 - 6) / TURNS  # the legend stays right of the seam between two sheets
    parts = [svg.label(0, 5, words("print-turns"), 4, found.words)]
    for turn in range(1, TURNS + 1):
        x = (turn - 1) * step
        parts += [
            svg.rect(x, 7.4, step - 1, height - 8, rx=1.2, fill=found.plate, stroke=found.plate_line, stroke_width=0.5),
            svg.label(x + 2, 12.6, str(turn), 4.4, found.dim, mono=True),
        ]
    left = width / 2 + 6
    legend = (("pn", "glossary-pn"), ("tm", "glossary-tm"), ("loc", "print-loc"), ("objective", "print-objective"),
              ("iu", "glossary-iu"), ("underground", "glossary-underground"))  # fmt: skip
    column = (width - left) / 2
    for n, (mark, key) in enumerate(legend):
        x, y = left + n // 3 * column, 1.6 + n % 3 * 9
        lines, size = svg.fitted(words(key), 3.4, 2.6, column - 12, 2)
        parts.append(sign(mark, x, y, 6, found.words, 1.5))
        parts.append(svg.block(x + 8.6, y + (4.2 if len(lines) == 1 else 2.6), lines, size, found.words, leading=1.12))
    return "".join(parts)
