"""Small pieces of SVG for the pictures of cards: paths, shapes, and a row of numbers that a seed always repeats."""

from __future__ import annotations

import colorsys
import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

Random = Callable[[], float]
BARE = 'stroke="none"'
TURN = 2 * math.pi


class Palette(NamedTuple):
    """The colours of a picture by their role."""

    sky: str
    sky2: str
    far: str
    mid: str
    accent: str
    deep: str
    glow: str
    ink: str  # of outlines
    line: str  # of bare lines
    metal: str
    half: str  # metal in half light
    shade: str
    screen: str


def seeded(seed: int) -> Random:
    """mulberry32: the same row of numbers for the same seed."""
    state = seed * 0x9E3779B9 & 0xFFFFFFFF

    def following() -> float:
        nonlocal state
        state = state + 0x6D2B79F5 & 0xFFFFFFFF
        t = (state ^ state >> 15) * (1 | state) & 0xFFFFFFFF
        t = (t + ((t ^ t >> 7) * (61 | t) & 0xFFFFFFFF) & 0xFFFFFFFF) ^ t
        return ((t ^ t >> 14) & 0xFFFFFFFF) / 4294967296

    return following


def hsl(hue: float, saturation: float, lightness: float) -> str:
    red, green, blue = colorsys.hls_to_rgb(round(hue) % 360 / 360, lightness / 100, saturation / 100)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


def f(value: float) -> str:
    """A number with one decimal at most."""
    return f"{math.floor(value * 10 + 0.5) / 10:g}"


def path(d: str, fill: str, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}" {more}/>'


def line(d: str, colour: str, width: float = 2, more: str = "") -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" {more}/>'


def rect(x: float, y: float, width: float, height: float, rx: float, fill: str, more: str = "") -> str:
    return f'<rect x="{f(x)}" y="{f(y)}" width="{f(width)}" height="{f(height)}" rx="{rx:g}" fill="{fill}" {more}/>'


def circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="{fill}" {more}/>'


def put(x: float, y: float, size: float, inner: str, flip: bool = False) -> str:
    """Something at a place, in a size, perhaps as its mirror image."""
    across = -size if flip else size
    return f'<g transform="translate({f(x)} {f(y)}) scale({across:.2f} {size:.2f})">{inner}</g>'


def joined(parts: Iterable[str]) -> str:
    return "".join(parts)


def times(count: int, draw: Callable[[int], str]) -> str:
    return "".join(draw(number) for number in range(max(0, count)))


def around(count: int, radius: float, turn: float = 0.0) -> list[tuple[float, float]]:
    """Points on a circle."""
    angles = [number / count * TURN + turn for number in range(count)]
    return [(math.cos(angle) * radius, math.sin(angle) * radius) for angle in angles]


def star(points: int, outer: float, inner: float) -> str:
    corners = enumerate(around(points * 2, 1, -TURN / 4))
    return (
        "M"
        + "L".join(
            f"{f(x * (inner if i % 2 else outer))} {f(y * (inner if i % 2 else outer))}" for i, (x, y) in corners
        )
        + "Z"
    )


SHIELD = "M0-38L31-27V-2C31 20 17 32 0 40C-17 32-31 20-31-2V-27Z"
HEX = "M0-36L31-18V18L0 36L-31 18V-18Z"
BOLT = "M8-38L-22 6H-3L-9 38L23-8H3Z"


def code(p: Palette, r: Random, x: float, y: float, rows: int, width: float) -> str:
    """Lines of code on a screen."""

    def row(i: int) -> str:
        w = width * (0.25 + r() * 0.45)
        left = x + i % 3 * 4
        found = line(f"M{f(left)} {f(y + i * 6)}h{f(w)}", p.glow if i % 4 == 1 else p.accent, 2.2)
        if r() < 0.5:
            found += line(f"M{f(left + w + 5)} {f(y + i * 6)}h{f(4 + r() * 6)}", p.half, 2.2)
        return found

    return times(rows, row)


def arcs(colour: str, x: float, y: float, count: int, turn: float) -> str:
    """Waves that leave a point."""

    def arc(i: int) -> str:
        radius = 9 + i * 7
        ends = [f"{f(x + math.cos(turn + t) * radius)} {f(y + math.sin(turn + t) * radius)}" for t in (-0.62, 0.62)]
        return line(f"M{ends[0]}A{radius} {radius} 0 0 1 {ends[1]}", colour, 3 - i * 0.5)

    return times(count, arc)
