"""Turns Typst sources into PDF: our fonts only, tagged, selectable, the same bytes for the same input.

Everything happens in memory: the sources, pictures and data are given by name, and nothing else can be read. Text that
does not fit stops the run (see `fit` in `typst/house.typ`); nothing is ever clipped.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from contienda.core.errors import BadOption
from contienda.press.covered import FONTS, printable

SOURCES = Path(__file__).parent / "typst"
HOUSE = "house.typ"  # what every document may import
OVERFULL = "overfull: "  # how `fit` begins its message


class Overfull(BadOption):
    """A text does not fit its place, even in the smallest type allowed."""


def typeset(main: str, files: Mapping[str, bytes | str] | None = None) -> bytes:
    """Compile a Typst source to a PDF/UA-1 file.

    `main` may import `house.typ` and whatever `files` holds by name (`image("map.svg")`, `json("data.json")`). It has
    to set the title of the document and the language of its text: `#show: house.document.with(title: …, language: …)`.
    """
    made = _compiled(main, files or {}, pdf_standards=["ua-1"], timestamp=0)
    assert isinstance(made, bytes)
    return made


def pictures(main: str, files: Mapping[str, bytes | str], dots: int) -> list[bytes]:
    """Set the same source as pictures, one PNG a page; `dots` per inch."""
    made = _compiled(main, files, format="png", ppi=float(dots))
    return [made] if isinstance(made, bytes) else list(made)


def _compiled(main: str, files: Mapping[str, bytes | str], **how: object) -> bytes | list[bytes]:
    typst = _compiler()
    given: dict[str, bytes] = {HOUSE: (SOURCES / HOUSE).read_bytes()}
    given |= {name: held if isinstance(held, bytes) else printable(held).encode() for name, held in files.items()}
    given["main"] = printable(main).encode()
    try:
        made: bytes | list[bytes] = typst.compile(given, font_paths=_fonts(), **how)
    except typst.TypstError as error:
        if error.message.startswith("panicked with: "):
            what = error.message.removeprefix("panicked with: ").strip('"')
            if what.startswith(OVERFULL):
                raise Overfull("error-press-overfull", what=what.removeprefix(OVERFULL)) from None
        raise RuntimeError(error.diagnostic or error.message) from None
    return made


def pages(pdf: bytes) -> int:
    """Count the pages of a file made here: the number in the root of its page tree."""
    return max(int(count) for count in re.findall(rb"/Type\s*/Pages\b[^>]*?/Count (\d+)", pdf))


def check() -> None:
    """Refuse with one sentence if the compiler is not installed."""
    _compiler()


def _compiler() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise BadOption("error-press-missing") from None
    return typst


@lru_cache(maxsize=1)
def _fonts() -> object:
    """Read the fonts once."""
    found: object = _compiler().Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)])
    return found
