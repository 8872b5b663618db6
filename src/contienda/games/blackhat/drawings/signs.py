"""Shapes that paper and page share: signs on 16 × 16, hats with their bands on 40 × 30, what is on the cards."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from contienda.play import svg

SIGNS = {
    "start": "M9 2h4.5v12H9M2 8h7.5M6.5 5l3 3-3 3",
    "host": "M2.5 2.8h11v4.4h-11zM2.5 8.8h11v4.4h-11zM5 5h.1M5 11h.1M8 5h3M8 11h3",
    "cache": "M4.5 2.5h7L14 6l-6 8-6-8zM2 6h12M6 6l2 7.4L10 6",
    "critical": "M8 1.8l1.9 4 4.3.6-3.1 3 .8 4.4L8 11.7l-3.9 2.1.8-4.4-3.1-3 4.3-.6z",
    "dos": "M5.2 2h5.6L14 5.2v5.6L10.8 14H5.2L2 10.8V5.2zM5 8h6",
    "alarm": "M4 11V7a4 4 0 0 1 8 0v4l1.3 1.5H2.7zM6.8 14.5h2.4M8 3V1.5",
    "honeypot": "M8 1.5l5.6 3.2v6.6L8 14.5l-5.6-3.2V4.7zM8 5v6M5.4 6.5l5.2 3M10.6 6.5l-5.2 3",
    "exploit": "M9.5 1.5L3.5 9H8l-1.5 5.5 6-7.5H8z",
    "randomizer": "M1.8 4.2h2.7l6 7.6h3.2M1.8 11.8h2.7l6-7.6h3.2M12 2.2l2 2-2 2M12 9.8l2 2-2 2",
    "lock": "M4 7.5h8v6.2H4zM5.6 7.5V5.4a2.4 2.4 0 0 1 4.8 0v2.1M8 10v1.4",
    "trap": "M3 3l10 10M13 3L3 13M8 1.5v13M1.5 8h13",
    "tracer": (
        "M1.6 8S4 3.8 8 3.8 14.4 8 14.4 8 12 12.2 8 12.2 1.6 8 1.6 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z"
    ),
    "jail": "M2.5 2.5h11v11h-11zM5.3 2.5v11M8 2.5v11M10.7 2.5v11",
    "tile": "M2.5 2.5h11v11h-11zM8 2.5v11M2.5 8h11",
    "crown": "M2.5 12.5h11M2.5 10.5l-.7-6 3.6 2.8L8 2.8l2.6 4.5 3.6-2.8-.7 6z",
    "deal": "M3.5 2.5h6.5v9H3.5zM10 4.5h2.5v9H6v-2",
    "flag": "M4 14.5V2M4 2.8h8.5L10.4 5.6l2.1 2.8H4",
    "cup": (
        "M4.5 2.5h7v4a3.5 3.5 0 0 1-7 0zM4.5 4H2c0 2.4 1 3.6 2.7 3.8M11.5 4H14c0 2.4-1 3.6-2.7 3.8M8 10v3M5 13.5h6"
    ),
}
HAT = {
    "crown": "M7.5 22L9.2 8.5C9.8 4 12 2.2 15.4 2.2c2 0 2.9 1.3 4.6 1.3s2.6-1.3 4.6-1.3c3.4 0 5.6 1.8 6.2 6.3L32.5 22z",
    "shade": "M22 3.4c2-.2 2-1.2 3-1.2 3.4 0 5.6 1.8 6.2 6.3L32.5 20l-7 1z",
    "brim": (
        "M1.2 20.3c0-2.2 3.2-2.3 6.3-1.7 3.8.8 8 1.3 12.5 1.3s8.7-.5 12.5-1.3c3.1-.6 6.3-.5 6.3 1.7 "
        "0 4.9-8.4 8.2-18.8 8.2S1.2 25.2 1.2 20.3z"
    ),
    "band": "M8 18.7l.6-4.2c7.4 1.5 15.4 1.5 22.8 0l.6 4.2c-7.7 1.7-16.3 1.7-24 0z",
}


_DOTS = "".join(f"M{x - 1:g} 17.4a1 1 0 1 0 2 0a1 1 0 1 0-2 0z" for x in (11, 15.5, 20, 24.5, 29))
# By seat: plain, dots, bars, zigzag, waves, checks. What is filled, and what is only a line.
BANDS = (
    {"fill": "", "line": ""},
    {"fill": _DOTS, "line": ""},
    {"fill": "", "line": "M12 15.6v3.6M16 15.9v3.8M20 16v3.9M24 15.9v3.8M28 15.6v3.6"},
    {"fill": "", "line": "M9 18.6l3-2 3 2.6 3-2.4 3 2.4 3-2.4 3 2.2 3-2.4"},
    {"fill": "", "line": "M9.4 16.2c7 1.5 14.2 1.5 21.2 0M9 18.2c7.4 1.7 14.6 1.7 22 0"},
    {
        "fill": "M11 15.4h3v2h-3zM17 15.8h3v2h-3zM23 15.8h3v2h-3zM14 17.6h3v2h-3zM20 17.8h3v2h-3zM26 17.5h3v2h-3z",
        "line": "",
    },
)
# A jester's cap around its middle, 64 wide.
JESTER = {
    "left": "M-18 20C-24 2-22-14-31-19C-20-26-8-18-4-4L0 20Z",
    "right": "M18 20C24 2 22-14 31-19C20-26 8-18 4-4L0 20Z",
    "middle": "M-11 20C-9-2-6-18 0-34C6-18 9-2 11 20Z",
    "brim": "M-19 20H19L14 32H-14Z",
    "trim": "M-9 26h4M-2 26h4M5 26h4",
}
BELLS = ((-32, -17), (32, -17), (0, -37))

# The network on a card: a panel, and the nodes in it by row.
PANEL = (28.2, 78.0)
ROWS = {
    1: (1,), 2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (2, 1, 2), 6: (2, 2, 2), 7: (2, 3, 2), 8: (3, 2, 3), 9: (3, 3, 3),
    10: (3, 2, 2, 3), 11: (3, 2, 3, 3), 12: (3, 3, 3, 3), 13: (3, 2, 3, 2, 3),
}  # fmt: skip
SQUARE_FROM = 11  # the lowest rank with square nodes


class Pips(NamedTuple):
    """The nodes of a rank and the links between them."""

    nodes: tuple[tuple[float, float], ...]
    links: str
    radius: float


def pips(rank: int) -> Pips:
    rows = ROWS[rank]
    wide = max(rows) > 2
    middle, top, tall = 14.1, 2.0, 74.0
    nodes: list[list[tuple[float, float]]] = []
    for n, count in enumerate(rows):
        y = round(top + tall * (n + 0.5) / len(rows), 2)
        nodes.append([(round(middle + (at - (count - 1) / 2) * (9.4 if wide else 13), 2), y) for at in range(count)])
    links = ""
    for n, row in enumerate(nodes):
        links += "".join(_link(one, two) for one, two in pairwise(row))
        if n + 1 < len(nodes):
            near = sorted((abs(one[0] - two[0]), one, two) for one in row for two in nodes[n + 1])
            reach = near[0][0] + 0.5
            links += "".join(_link(one, two) for gap, one, two in near if gap <= reach)
    radius = 9.0 if rank == 1 else 3.5 if wide else 4.2
    return Pips(tuple(node for row in nodes for node in row), links, radius)


def _link(one: tuple[float, float], two: tuple[float, float]) -> str:
    return f"M{svg.xy(*one)}L{svg.xy(*two)}"


def sign(name: str, x: float, y: float, size: float, colour: str, weight: float = 1.6, fill: str = "none") -> str:
    """A sign with its upper left corner at a point."""
    drawn = svg.path(
        SIGNS[name],
        fill=fill,
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return svg.at(x, y, drawn, scale=size / 16)
