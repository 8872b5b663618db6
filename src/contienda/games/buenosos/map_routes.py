"""The path of each arrow through gutters and channels: arrows of a service share one trunk, and none crosses a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from contienda.games.buenosos.map_layout import TINY, Grid, Node

LEFT, RIGHT = "left", "right"


@dataclass
class Route:
    """Out of a service into a gutter, perhaps along a channel to another one, and into the service that needs it."""

    start: str
    end: str
    out: str
    first: int
    channel: int | None
    last: int
    into: str


@dataclass
class Port:
    """The end of a line at a side of a service: the trunk that leaves it, or an arrow that arrives from `source`."""

    node: str
    side: str
    source: str
    out: bool
    slot: int = 0  # half steps from the middle; even on the left, odd on the right, so that neighbours share no line


@dataclass
class Ways:
    routes: list[Route]
    ports: list[Port]
    tracks: list[list[str]]  # sources in each channel, from top to bottom


def ordered(items: list[str], cost: Callable[[list[str]], float]) -> list[str]:
    """A good order: swap and move single items as long as it helps."""
    best, least = items, cost(items)
    better = True
    while better:
        better = False
        for a in range(len(items)):
            for b in range(len(items)):
                if a == b:
                    continue
                moved = [item for at, item in enumerate(best) if at != a]
                moved.insert(b, best[a])
                traded = list(best)
                traded[a], traded[b] = traded[b], traded[a]
                for tried in (traded, moved):
                    price = cost(tried)
                    if price < least - TINY:
                        best, least, better = tried, price, True
    return best


def routes_of(grid: Grid, nodes: list[Node]) -> list[Route]:
    channels = grid.rows + grid.bands + 1
    in_gutter: list[set[str]] = [set() for _ in range(grid.columns + 1)]
    in_channel: list[set[str]] = [set() for _ in range(channels)]
    pairs = [(id, node.id) for node in nodes for id in node.needs if id in grid.places]

    def span(pair: tuple[str, str]) -> int:
        return abs(grid.places[pair[0]].column - grid.places[pair[1]].column)

    near = [pair for pair in pairs if span(pair) == 1]
    far = sorted((pair for pair in pairs if span(pair) > 1), key=lambda pair: -span(pair))
    same = [pair for pair in pairs if span(pair) == 0]
    found: list[Route] = []
    for start, end in [*near, *far, *same]:
        a, b = grid.places[start], grid.places[end]
        route = Route(start, end, RIGHT, a.column + 1, None, b.column, LEFT)
        if a.column > b.column:
            route.out, route.first, route.last, route.into = LEFT, a.column, b.column + 1, RIGHT
        if a.column == b.column:

            def load(gutter: int, start: str = start) -> float:
                if gutter < 1 or gutter >= grid.columns:
                    return 1e18
                return len(in_gutter[gutter]) - (2 if start in in_gutter[gutter] else 0)

            side = LEFT if load(a.column) < load(a.column + 1) else RIGHT
            gutter = a.column if side == LEFT else a.column + 1
            route.out, route.first, route.last, route.into = side, gutter, gutter, side
        elif route.first != route.last:
            least = 1e18
            for channel, users in enumerate(in_channel):
                edge = 0.6 if channel in (0, channels - 1) else 0.0
                cost = (
                    abs(channel - 0.5 - a.row)
                    + abs(channel - 0.5 - b.row)
                    + edge
                    + 0.4 * len(users)
                    - (1.2 if start in users else 0.0)
                )
                if cost < least:
                    least, route.channel = cost, channel
            assert route.channel is not None
            in_channel[route.channel].add(start)
        in_gutter[route.first].add(start)
        in_gutter[route.last].add(start)
        found.append(route)
    return found


def ports_of(grid: Grid, routes: list[Route]) -> list[Port]:
    """The ports of every side from top to bottom, in the order of their lines."""
    sides: dict[str, list[tuple[Port, list[float]]]] = {}

    def meet(node: str, side: str, source: str, out: bool, toward: float) -> None:
        every = sides.setdefault(f"{node} {side}", [])
        for port, known in every:
            if port.source == source and port.out == out:
                known.append(toward)
                return
        every.append((Port(node, side, source, out), [toward]))

    for route in routes:
        over = None if route.channel is None else route.channel - 0.5
        meet(route.start, route.out, route.start, True, grid.places[route.end].row if over is None else over)
        meet(route.end, route.into, route.start, False, grid.places[route.start].row if over is None else over)
    found: list[Port] = []
    for every in sides.values():
        every.sort(key=lambda each: (mean(each[1]), -int(each[0].out)))
        middle = sum(mean(toward) for _, toward in every) / len(every)
        odd = 1 if every[0][0].side == RIGHT else 0
        first = 1 - len(every)
        if first % 2 != odd:
            first += 1 if middle > grid.places[every[0][0].node].row else -1
        for at, (port, _) in enumerate(every):
            port.slot = first + 2 * at
            found.append(port)
    return found


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def tracks_of(grid: Grid, routes: list[Route]) -> list[list[str]]:
    """The order of trunks in each channel with the fewest crossings."""
    return [in_channel(grid, routes, channel) for channel in range(grid.rows + grid.bands + 1)]


def in_channel(grid: Grid, routes: list[Route], channel: int) -> list[str]:
    here = [route for route in routes if route.channel == channel]
    sources = list(dict.fromkeys(route.start for route in here))
    legs = {source: legs_of(grid, [route for route in here if route.start == source], channel) for source in sources}
    spans = {source: (min(g for g, _ in own), max(g for g, _ in own)) for source, own in legs.items()}

    def cost(order: list[str]) -> float:
        found = 0.0
        for at, source in enumerate(order):
            for gutter, up in legs[source]:
                for place, other in enumerate(order):
                    if place >= at if up else place <= at:
                        continue
                    low, high = spans[other]
                    if low < gutter < high:
                        found += 1
                    elif gutter in (low, high):
                        found += 0.5
        return found

    return ordered(sources, cost)


def legs_of(grid: Grid, routes: list[Route], channel: int) -> list[tuple[int, bool]]:
    """The gutters where lines leave a channel, and whether they go up."""
    found = []
    for route in routes:
        found.append((route.first, grid.places[route.start].row < channel))
        found.append((route.last, grid.places[route.end].row < channel))
    return found


def ways_of(grid: Grid, nodes: list[Node]) -> Ways:
    routes = routes_of(grid, nodes)
    return Ways(routes, ports_of(grid, routes), tracks_of(grid, routes))
