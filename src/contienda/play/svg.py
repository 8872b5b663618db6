"""Drawings as SVG text: elements, paths, chance that repeats, and labels that know how wide they are.

Games draw their pieces with this, for the page and for print alike. The same input always gives the same text.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape
from zlib import crc32

# A browser takes the second name and the weight. The compiler of documents knows semi-bold by the first name alone.
SANS = "IBM Plex Sans SmBld, IBM Plex Sans"
MONO = "IBM Plex Mono SmBld, IBM Plex Mono"

# How wide the letters of IBM Plex Sans SemiBold are, in hundredths of the type size; every other letter counts as M.
_WIDTHS = {
    24: " ",
    27: "'ijí",
    30: "l,.’!¡",
    33: ":;[]()",
    36: "·f{}t|",
    40: "r-IÍ",
    44: "/\\г",
    48: '"¿т?',
    50: "sz",
    52: "Гcс“”Lзvyуэ",
    55: "xхJg«»ьeéеё*_aáаkoóо",
    57: "бчявFк",
    59: "TТhnuúñü–плZ",
    60: "$+0123456789<=>E^`bdpq~É−×±ЕрЁ",
    61: "Зийн S",
    63: "УцъYVд",
    65: "PРCСБЬXХ#Э",
    67: "BВRЯЧКAÁА",
    69: "KDUÚÜП",
    72: "GOQÓО&мHNÑИЙНЛ",
    77: "ЪЦ—ыфД",
    83: "юMМwшж",
    88: "щ…Фm@",
    93: "ЫW",
    100: "%ЖЮШ№Щ",
}
_WIDTH_OF = {letter: width / 100 for width, letters in _WIDTHS.items() for letter in letters if letter != " "} | {
    " ": 0.24
}
_WIDEST = 0.83
_MONO_WIDTH = 0.6
_VOWELS = frozenset("aeiouyáéíóúüаеёиоуыэюя")
_PAIRS = {a + b for a in "bcdfgpt" for b in "lr"} | {"ll", "rr", "ch", "qu"}


def number(value: float) -> str:
    """A coordinate with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) >= 0.005 else "0"


def xy(x: float, y: float) -> str:
    """A point as paths and transforms write it."""
    return f"{number(x)} {number(y)}"


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; `_` in the name of an attribute stands for `-`, a trailing one is dropped, and None leaves it out."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value) if isinstance(value, float) else str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{inside}</{name}>" if inside else f"<{name}{told}/>"


def group(*parts: str, **attributes: object) -> str:
    return tag("g", "".join(parts), **attributes)


def at(x: float, y: float, *parts: str, scale: float = 1, turn: float = 0) -> str:
    """Parts moved to a place, scaled, then turned around it."""
    told = f"translate({xy(x, y)})"
    if turn:
        told += f" rotate({number(turn)})"
    if scale != 1:
        told += f" scale({scale:.4g})"
    return tag("g", "".join(parts), transform=told)


def drawing(width: float, height: float, *parts: str, unit: str = "") -> str:
    """A whole drawing; with a unit it also says how large it is meant to be."""
    size = {"width": f"{number(width)}{unit}", "height": f"{number(height)}{unit}"} if unit else {}
    return tag(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        font_family=SANS,
        **size,
    )


def rect(x: float, y: float, width: float, height: float, /, **attributes: object) -> str:
    return tag("rect", x=number(x), y=number(y), width=number(width), height=number(height), **attributes)


def circle(x: float, y: float, radius: float, /, **attributes: object) -> str:
    return tag("circle", cx=number(x), cy=number(y), r=number(radius), **attributes)


def path(d: str, /, **attributes: object) -> str:
    return tag("path", d=d, **attributes)


def polygon(points: list[tuple[float, float]]) -> str:
    """The `d` of a closed line through the points."""
    return "M" + "L".join(xy(x, y) for x, y in points) + "Z"


def stripes(key: str, size: float, colour: str, width: float, turn: float = 45) -> str:
    """A pattern of parallel lines, to fill with `url(#key)`."""
    return tag(
        "pattern",
        path(f"M0 {number(size / 2)}H{number(size)}", stroke=colour, stroke_width=number(width)),
        id=key,
        width=number(size),
        height=number(size),
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({number(turn)})",
    )


# --- words -----------------------------------------------------------------------------------------------------------


def width_of(text: str, size: float, mono: bool = False) -> float:
    """How wide a text is in semi-bold."""
    if mono:
        return len(text) * size * _MONO_WIDTH
    return size * sum(_WIDTH_OF.get(letter, _WIDEST) for letter in text)


def label(x: float, y: float, text: str, size: float, fill: str, /, *, mono: bool = False, **attributes: object) -> str:
    """One line of text in semi-bold; y is its base line."""
    return tag(
        "text",
        escape(text, quote=False),
        x=number(x),
        y=number(y),
        font_size=number(size),
        font_weight=attributes.pop("font_weight", 600),
        font_family=MONO if mono else None,
        fill=fill,
        **attributes,
    )


def lines_of(text: str, size: float, room: float) -> list[str]:
    """The text in lines no wider than the room; only a word that is too long is hyphenated."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, size) <= room:
            lines[-1] = joined
            continue
        while width_of(word, size) > room:
            cut = next((at for at in reversed(_breaks(word)) if width_of(word[:at] + "-", size) <= room), 0)
            if not cut:
                break
            lines.append(word[:cut] + "-")
            word = word[cut:]
        lines.append(word)
    return lines


def fitted(text: str, size: float, least: float, room: float, most: int) -> tuple[list[str], float]:
    """The text in at most so many lines, in the largest type that fits; hyphens only at the smallest."""
    while size > least:
        lines = lines_of(text, size, room)
        if len(lines) <= most and all(width_of(line, size) <= room for line in lines) and not _cut(text, lines):
            return lines, size
        size -= 0.25 if size > 6 else size * 0.02
    return lines_of(text, least, room)[:most], least


def block(
    x: float,
    y: float,
    lines: list[str],
    size: float,
    fill: str,
    /,
    *,
    leading: float = 1.16,
    mono: bool = False,
    **attributes: object,
) -> str:
    """Lines of text, one below the other; y is the base line of the first."""
    return "".join(
        label(x, y + n * size * leading, line, size, fill, mono=mono, **attributes) for n, line in enumerate(lines)
    )


def _cut(text: str, lines: list[str]) -> bool:
    return " ".join(lines) != " ".join(text.split())


def _breaks(word: str) -> list[int]:
    """Where a long word may be cut: before a consonant and a vowel, but not within a pair like *tr* or *ll*."""
    low = word.lower()
    found = []
    for at in range(2, len(word) - 1):
        if low[at].isalpha() and low[at] not in _VOWELS and low[at + 1] in _VOWELS:
            cut = at - 1 if low[at - 1 : at + 1] in _PAIRS else at
            if cut > 1 and any(letter in _VOWELS for letter in low[:cut]):
                found.append(cut)
    return found


# --- chance ----------------------------------------------------------------------------------------------------------


def chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1 that are the same for a seed everywhere (mulberry32)."""
    state = crc32(seed.encode())
    while True:
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed = ((state ^ (state >> 15)) * (1 | state)) & 0xFFFFFFFF
        mixed = (mixed + (((mixed ^ (mixed >> 7)) * (61 | mixed)) & 0xFFFFFFFF)) & 0xFFFFFFFF ^ mixed
        yield ((mixed ^ (mixed >> 14)) & 0xFFFFFFFF) / 4294967296


def around(x: float, y: float, radius: float, count: int, turn: float = 0) -> list[tuple[float, float]]:
    """Points on a circle, clockwise from the top."""
    return [
        (
            x + radius * math.sin(math.radians(turn + 360 * n / count)),
            y - radius * math.cos(math.radians(turn + 360 * n / count)),
        )
        for n in range(count)
    ]
