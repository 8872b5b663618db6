"""The column and row of each service on the dependency map: computed once per set of services, always the same.

The page arranges its map in the same way (`web/src/games/buenosos/layout.ts`); a test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass, field

# The costs of an order of services: an arrow against the reading direction, a pair against its kinds, against its ids.
BACK = 1.0
KIND = 0.5
NUMBER = 0.5
MIXED = 0.5  # a pair of different kinds in one column
SWEEPS = 4
TINY = 1e-9


@dataclass
class Node:
    id: str
    provider: bool
    kinds: list[str]
    needs: list[str]

    @property
    def number(self) -> int:
        return int(self.id[1:])

    @property
    def rank(self) -> int:
        return ("digital" in self.kinds) + ("citizen" in self.kinds)


@dataclass
class Place:
    column: int
    row: int


@dataclass
class Grid:
    """Where everything stands; providers fill gaps, then bands below the rows of services."""

    columns: int
    rows: int
    bands: int
    places: dict[str, Place]
    providers: set[str] = field(default_factory=set)


def in_order(nodes: list[Node]) -> list[Node]:
    """From what others need to what people use: the cheapest order, by dynamic programming over sets of services."""
    size = len(nodes)

    def chosen(keep: list[bool]) -> int:
        return sum(1 << place for place, kept in enumerate(keep) if kept)

    needs = [chosen([other.id in node.needs for other in nodes]) for node in nodes]
    later = [chosen([other.number > node.number for other in nodes]) for node in nodes]
    higher = [chosen([other.rank > node.rank for other in nodes]) for node in nodes]
    highest = [chosen([other.rank > node.rank + 1 for other in nodes]) for node in nodes]
    cost = [1e18] * (1 << size)
    last = [0] * (1 << size)
    cost[0] = 0.0
    for stands in range(1 << size):
        before = cost[stands]
        for following in range(size):
            if stands >> following & 1:
                continue
            added = (
                BACK * (needs[following] & ~stands).bit_count()
                + NUMBER * (later[following] & stands).bit_count()
                + KIND * ((higher[following] & stands).bit_count() + (highest[following] & stands).bit_count())
            )
            then = stands | 1 << following
            if before + added < cost[then] - TINY:
                cost[then] = before + added
                last[then] = following
    found: list[Node] = []
    stands = (1 << size) - 1
    while stands:
        place = last[stands]
        found.insert(0, nodes[place])
        stands &= ~(1 << place)
    return found


def split(order: list[Node], columns: int) -> list[list[Node]]:
    """The order split into columns of similar size and kind; on a tie, the first columns are longer."""
    mean = len(order) / columns

    def price(first: int, to: int, column: int) -> float:
        digital = ["digital" in node.kinds for node in order[first:to]]
        mixed = sum(a != b for at, a in enumerate(digital) for b in digital[at + 1 :])
        return (to - first - mean) ** 2 + MIXED * mixed + 0.01 * column * (to - first)

    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for column in range(columns):
        following: dict[int, tuple[float, list[int]]] = {}
        for first, (cost, cuts) in best.items():
            for to in range(first + 1, len(order) + 1):
                total = cost + price(first, to, column)
                if to not in following or total < following[to][0]:
                    following[to] = (total, [*cuts, to])
        best = following
    ends = best[len(order)][1] if len(order) in best else [len(order)]
    return [order[first:to] for first, to in zip([0, *ends], ends, strict=False)]


def ways(count: int, rows: int) -> list[list[int]]:
    """Every way to fill the rows of a column."""
    if count == 0:
        return [[]]
    return [[*taken, row] for taken in ways(count - 1, rows) for row in range(rows) if row not in taken]


def tangle(edges: list[tuple[str, str]], places: dict[str, Place]) -> float:
    """How far arrows climb, and how often neighbours cross."""
    cost = 0.0
    steps: list[tuple[int, int, int]] = []
    for before, after in edges:
        a, b = places[before], places[after]
        climb, far = abs(a.row - b.row), abs(a.column - b.column)
        cost += max(0, climb - 1) * 1.5 if far == 0 else climb if far == 1 else climb * 0.7
        if far == 1:
            steps.append((a.column, a.row, b.row) if a.column < b.column else (b.column, b.row, a.row))
    for one, (column, left, right) in enumerate(steps):
        for other, middle, side in steps[one + 1 :]:
            if column == other and (left - middle) * (right - side) < 0:
                cost += 0.8
    return cost


def seat(stacks: list[list[Node]], rows: int) -> dict[str, Place]:
    """Give every service of every column its row."""
    places: dict[str, Place] = {}
    for column, stack in enumerate(stacks):
        first = (rows - len(stack)) // 2
        for at, node in enumerate(stack):
            places[node.id] = Place(column, first + at)
    edges = [(id, node.id) for stack in stacks for node in stack for id in node.needs if id in places]
    for _ in range(SWEEPS):
        for column, stack in enumerate(stacks):
            least, kept = 1e18, list[int]()
            for way in ways(len(stack), rows):
                for at, node in enumerate(stack):
                    places[node.id] = Place(column, way[at])
                cost = tangle(edges, places)
                if cost < least - TINY:
                    least, kept = cost, way
            for at, node in enumerate(stack):
                places[node.id] = Place(column, kept[at])
    return places


def provide(providers: list[Node], grid: Grid, services: list[Node]) -> None:
    """Put providers into the gaps, then into the bands, each as close as possible to those it serves."""
    taken = {(place.column, place.row) for place in grid.places.values()}
    free = [
        Place(column, row)
        for row in range(grid.rows + grid.bands)
        for column in range(grid.columns)
        if (column, row) not in taken
    ]
    for provider in providers:
        served = [grid.places[node.id] for node in services if provider.id in node.needs]
        free.sort(key=lambda place: (way(place, served), place.row, place.column))
        grid.places[provider.id] = free.pop(0)


def way(place: Place, others: list[Place]) -> float:
    return sum(abs(other.column - place.column) + 0.3 * abs(other.row - place.row) for other in others)


def arrange(nodes: list[Node], columns: int) -> Grid:
    """Arrange services and providers in at most so many columns."""
    by_number = sorted(nodes, key=lambda node: node.number)
    services = [node for node in by_number if not node.provider]
    providers = [node for node in by_number if node.provider]
    wide = max(1, min(columns, len(services)))
    stacks = split(in_order(services), wide)
    rows = max(len(stack) for stack in stacks)
    gaps = rows * wide - len(services)
    bands = max(0, -(-(len(providers) - gaps) // wide))
    grid = Grid(wide, rows, bands, seat(stacks, rows), {node.id for node in providers})
    provide(providers, grid, services)
    return grid
