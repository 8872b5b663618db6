"""Which characters our fonts can print. People type others, such as emoji: on paper a run of them becomes one sign."""

from __future__ import annotations

import re
import struct
import unicodedata
from functools import lru_cache
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
SIGN = "\N{REPLACEMENT CHARACTER}"
UNSEEN = ("Cc", "Cf", "Zs", "Zl", "Zp")  # categories of characters that need no glyph
RUN = re.compile(rf"{SIGN}(?:[\u200d\ufe0f]*{SIGN})*[\u200d\ufe0f]*")


def printable(text: str) -> str:
    """Return the text with a sign in place of what our fonts lack."""
    if text.isascii():
        return text
    lacking = {character for character in set(text) if not has(character)}
    return RUN.sub(SIGN, "".join(SIGN if each in lacking else each for each in text)) if lacking else text


def has(character: str) -> bool:
    return ord(character) in _covered() or unicodedata.category(character) in UNSEEN


@lru_cache(maxsize=1)
def _covered() -> frozenset[int]:
    """Return the characters that all our fonts have."""
    return frozenset.intersection(*(characters(path.read_bytes()) for path in sorted(FONTS.glob("*.ttf"))))


def characters(font: bytes) -> frozenset[int]:
    """Read the table `cmap` of a TrueType font, in its format 4: segments of characters, each with its glyphs."""
    tables = (struct.unpack_from(">4sxxxxI", font, 12 + 16 * at) for at in range(_short(font, 4)))
    cmap = next(start for tag, start in tables if tag == b"cmap")
    subtables = (cmap + struct.unpack_from(">I", font, cmap + 8 + 8 * at)[0] for at in range(_short(font, cmap + 2)))
    table = next(start for start in subtables if _short(font, start) == 4)
    width = _short(font, table + 6)  # bytes of each of the four columns: end, start, shift, place
    found: set[int] = set()
    for row in range(table + 14, table + 14 + width, 2):
        last, first = _short(font, row), _short(font, row + width + 2)
        shift, place = _short(font, row + 2 * width + 2), row + 3 * width + 2
        for code in range(first, min(last, 0xFFFE) + 1):
            away = _short(font, place)
            glyph = _short(font, place + away + 2 * (code - first)) if away else code + shift
            if glyph % 0x10000:
                found.add(code)
    return frozenset(found)


def _short(font: bytes, at: int) -> int:
    number: int = struct.unpack_from(">H", font, at)[0]
    return number
