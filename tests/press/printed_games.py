"""What the tests of printed games share: orders, and a look at a made file."""

from __future__ import annotations

import io
from functools import lru_cache

import pypdf

from contienda.core import registry
from contienda.press import printing
from contienda.press.parts import Kind, Part
from contienda.press.printing import Made, Order
from tests.press import pdf

LANGUAGES = ("es", "ru", "en")


def order(game: str, language: str, *what: str, scenario: str = "", **more: object) -> Order:
    return Order(registry.load(game, scenario), language, what, **more)  # type: ignore[arg-type]


def parts(game: str, *what: str, language: str = "en", scenario: str = "") -> dict[str, list[Part]]:
    """Every part of a game by its id; Chance Chits that occur twice are two parts."""
    found: dict[str, list[Part]] = {}
    for part in printing.printed(order(game, language, *what, scenario=scenario)).parts:
        found.setdefault(part.id, []).append(part)
    return found


def counts(game: str, *what: str, scenario: str = "") -> dict[str, int]:
    """How often each part is printed."""
    return {id: sum(part.count for part in same) for id, same in parts(game, *what, scenario=scenario).items()}


@lru_cache(maxsize=16)
def made(
    game: str,
    language: str,
    *what: str,
    paper: str = "a4",
    ink: str = "colour",
    bleed: bool = False,
    scenario: str = "",
) -> Made:
    return printing.make(order(game, language, *what, scenario=scenario, paper=paper, ink=ink, bleed=bleed))


def words(file: Made) -> str:
    """All text of a file in one line."""
    reader = pypdf.PdfReader(io.BytesIO(file.pdf))
    return " ".join(" ".join(page.extract_text().split()) for page in reader.pages)


def strays(file: Made) -> str:
    """The characters of pieces that come too close to a cut."""
    found = ""
    for number, sheet in enumerate(file.sheets):
        if sheet.kind is Kind.PIECE:
            boxes = [(cell.x, cell.y, cell.width, cell.height) for cell in sheet.cells]
            found += pdf.unsafe(file.pdf, number, boxes)
    return found


def faults(file: Made, language: str, credit: str) -> list[str]:
    """What is wrong with a file: fonts, tags, characters that are cut, a page without credits."""
    found = pdf.faults(file.pdf, language)
    if lost := strays(file):
        found.append(f"cut: {lost}")
    for number, text in enumerate(pdf.words(file.pdf), 1):
        if credit not in text:
            found.append(f"page {number}: no credits")
    return found
