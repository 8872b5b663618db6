"""The map in units: a box for each service, a path for each arrow, dots where a trunk branches."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from contienda.games.buenosos.map_layout import Grid
from contienda.games.buenosos.map_routes import LEFT, RIGHT, Ways, ordered

LEAST, MOST, LOW, HIGH, BAND = 118.0, 172.0, 66.0, 116.0, 48.0  # widths and heights of a card
GUTTER = 64.0
SHARE = 0.65  # the card's share of a column and its gutter
LANE = 9.0
TRACK = 6.5
CHANNEL = 18.0
HEAD = 8.0  # length of an arrow head
LABEL = 56.0
BEND = 6.0

Point = tuple[float, float]


@dataclass
class Box:
    id: str
    x: float
    y: float
    width: float
    height: float


@dataclass
class Arrow:
    start: str
    end: str
    path: str
    tip: str


@dataclass
class Lane:
    """A trunk in a gutter: its position, and the ends of the lines that meet it."""

    x: float = 0.0
    ends: list[tuple[float, str]] = field(default_factory=list)


@dataclass
class MapGeometry:
    width: float
    height: float
    boxes: dict[str, Box]
    arrows: list[Arrow]
    dots: list[tuple[str, Point]]


def rounded(value: float) -> float:
    """Round halves up, as the page does."""
    return math.floor(value * 10 + 0.5) / 10


def written(value: float) -> str:
    return f"{value:g}" if value != int(value) else str(int(value))


def drawn(points: list[Point], bend: float) -> str:
    """A path along points with rounded bends."""
    kept = [point for at, point in enumerate(points) if at == 0 or point != points[at - 1]]
    path = f"M{written(kept[0][0])} {written(kept[0][1])}"
    before = kept[0]
    for at, corner in enumerate(kept[1:], 1):
        if at + 1 < len(kept):
            after = kept[at + 1]
            come, go = math.dist(corner, before), math.dist(after, corner)
            cut = min(bend, come / 2, go / 2)
            near = [rounded(corner[k] + (before[k] - corner[k]) / come * cut) for k in (0, 1)]
            past = [rounded(corner[k] + (after[k] - corner[k]) / go * cut) for k in (0, 1)]
            path += f"L{written(near[0])} {written(near[1])}Q{written(corner[0])} {written(corner[1])}"
            path += f" {written(past[0])} {written(past[1])}"
        else:
            path += f"L{written(corner[0])} {written(corner[1])}"
        before = corner
    return path


class Drawing:
    """Boxes first, then lines between them."""

    def __init__(self, grid: Grid, ways: Ways, width: float, height: float, unit: float = 1.0) -> None:
        self.grid, self.ways, self.width, self.unit = grid, ways, width, unit
        gaps = max(1, grid.columns - 1)
        share = SHARE * (width + GUTTER * unit) / grid.columns
        self.card = min(MOST * unit, max(LEAST * unit, share), (width - gaps * GUTTER * unit) / grid.columns)
        self.gutter = (width - self.card * grid.columns) / gaps
        self.half = 7.5 * unit
        self.boxes: dict[str, Box] = {}
        self.channels: list[tuple[float, float]] = []  # top and height
        self.slots = {(port.node, port.side, port.source, port.out): port.slot for port in ways.ports}
        self.height = self.stack(height)

    def stack(self, height: float) -> float:
        """Rows and channels from top to bottom; spare room goes to cards first, then to channels."""
        grid, unit = self.grid, self.unit
        last = grid.rows + grid.bands
        needs = []
        for at, track in enumerate(self.ways.tracks):
            lines = (len(track) + 1) * TRACK + 4 if track else 0.0
            needs.append((lines if at in (0, last) else max(CHANNEL, lines)) * unit)
        fixed = sum(needs) + grid.bands * BAND * unit
        card = max(LOW * unit, min(HIGH * unit, (height - fixed) / grid.rows))
        spare = max(0.0, height - fixed - card * grid.rows)
        more = spare / max(1.0, last - 1 + 0.5)
        y = more / 4
        for row in range(last + 1):
            tall = needs[row] + (more if 0 < row < last else 0.0)
            self.channels.append((y, tall))
            y += tall
            if row == last:
                break
            high = card if row < grid.rows else BAND * unit
            for id, place in grid.places.items():
                if place.row == row:
                    own = BAND * unit if id in grid.providers else high
                    self.boxes[id] = Box(id, self.left(place.column), rounded(y + (high - own) / 2), self.card, own)
            y += high
        for port in self.ways.ports:
            if port.slot:
                self.half = min(self.half, (self.boxes[port.node].height / 2 - 6 * unit) / abs(port.slot))
        return max(height, y + more / 4)

    def left(self, column: int) -> float:
        return rounded(column * (self.card + self.gutter))

    def port_y(self, node: str, side: str, source: str, out: bool) -> float:
        box = self.boxes[node]
        return rounded(box.y + box.height / 2 + self.slots.get((node, side, source, out), 0) * self.half)

    def edge_x(self, node: str, side: str) -> float:
        box = self.boxes[node]
        return rounded(box.x if side == LEFT else box.x + box.width)

    def track_y(self, channel: int, source: str) -> float:
        top, height = self.channels[channel]
        order = self.ways.tracks[channel]
        step = min(TRACK * 1.6 * self.unit, height / (len(order) + 1))
        return rounded(top + height / 2 + (order.index(source) - (len(order) - 1) / 2) * step)

    def lanes(self, gutter: int) -> dict[str, Lane]:
        """The position of each trunk in a gutter, chosen so that few lines cross."""
        found: dict[str, Lane] = {}

        def end(source: str, y: float, side: str) -> None:
            lane = found.setdefault(source, Lane())
            if (y, side) not in lane.ends:
                lane.ends.append((y, side))

        for route in self.ways.routes:
            if route.first == gutter:
                end(route.start, self.port_y(route.start, route.out, route.start, True), other(route.out))
            if route.last == gutter:
                end(route.start, self.port_y(route.end, route.into, route.start, False), other(route.into))
            if route.channel is not None and gutter in (route.first, route.last):
                along = RIGHT if (route.first < route.last) == (route.first == gutter) else LEFT
                end(route.start, self.track_y(route.channel, route.start), along)
        order = ordered(list(found), lambda sources: crossings(sources, found))
        step = min(LANE * 1.3 * self.unit, (self.gutter - 30 * self.unit) / max(1, len(order) - 1))
        middle = gutter * (self.card + self.gutter) - self.gutter / 2
        for at, source in enumerate(order):
            found[source].x = rounded(middle + (at - (len(order) - 1) / 2) * step)
        return found

    def geometry(self) -> MapGeometry:
        lanes = [self.lanes(gutter) for gutter in range(self.grid.columns + 1)]
        head = HEAD * self.unit
        arrows = []
        for route in self.ways.routes:
            start = (self.edge_x(route.start, route.out), self.port_y(route.start, route.out, route.start, True))
            end = (self.edge_x(route.end, route.into), self.port_y(route.end, route.into, route.start, False))
            first, last = lanes[route.first][route.start].x, lanes[route.last][route.start].x
            toward = 1 if route.into == LEFT else -1
            tip = (end[0] - toward, end[1])
            shaft = (rounded(tip[0] - toward * head), end[1])
            points: list[Point] = [start, (first, start[1])]
            if route.channel is not None:
                y = self.track_y(route.channel, route.start)
                points += [(first, y), (last, y)]
            points.append((last, end[1]))
            wing = head * 0.5
            arrows.append(Arrow(
                route.start,
                route.end,
                drawn([*points, shaft], BEND * self.unit),
                f"M{written(tip[0])} {written(tip[1])}L{written(shaft[0])} {written(rounded(tip[1] - wing))}"
                f"V{written(rounded(tip[1] + wing))}Z",
            ))  # fmt: skip
        return MapGeometry(self.width, self.height, self.boxes, arrows, self.dots(lanes))

    def dots(self, lanes: list[dict[str, Lane]]) -> list[tuple[str, Point]]:
        """Where trunks branch."""
        found: list[tuple[str, Point]] = []
        for gutter in lanes:
            for source, lane in gutter.items():
                ys = [y for y, _ in lane.ends]
                low, high = min(ys), max(ys)
                for y in ys:
                    if low + 2 < y < high - 2 or (ys.count(y) > 1 and high - low > 2):
                        found.append((source, (lane.x, y)))
        for channel, sources in enumerate(self.ways.tracks):
            for source in sources:
                own = [route for route in self.ways.routes if route.start == source and route.channel == channel]
                xs = [lanes[gutter][source].x for route in own for gutter in (route.first, route.last)]
                found += [
                    (source, (x, self.track_y(channel, source))) for x in dict.fromkeys(xs) if min(xs) < x < max(xs)
                ]
        return found


def other(side: str) -> str:
    return RIGHT if side == LEFT else LEFT


def crossings(order: list[str], lanes: dict[str, Lane]) -> float:
    """How often lines of a gutter would meet in this order."""
    cost = 0.0
    spans = [(lanes[source].ends, [y for y, _ in lanes[source].ends]) for source in order]
    for at, (ends, _) in enumerate(spans):
        for place, (over, ys) in enumerate(spans):
            if at == place:
                continue
            for y, side in ends:
                meets = place < at if side == LEFT else place > at
                if meets and min(ys) - 1 < y < max(ys) + 1:
                    cost += 1
                if meets and any(facing != side and abs(level - y) < 4 for level, facing in over):
                    cost += 3
    return cost
