"""Everything every game gives to print, in three languages: it fits, keeps clear of cuts, and is a clean file."""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.core.game import Game
from contienda.i18n.speaker import LANGUAGES
from contienda.play import scenarios
from contienda.press import printing
from contienda.press.imposition import BLEED
from contienda.press.parts import Kind
from contienda.press.printing import Order
from tests.press import pdf

pytestmark = pytest.mark.compiled  # printing runs the same code in both builds
GAMES = [name for name in registry.OURS if printing.has_parts(registry.load(name))]
OTHERWISE = [{"paper": "letter"}, {"ink": "low"}, {"bleed": True}, {"whole": True}]
FLOWING = "rules"  # the group whose sheets may take several pages each


def made(game: Game, groups: list[str], language: str, **more: object) -> printing.Made:
    return printing.make(Order(game, language, tuple(groups), **more))  # type: ignore[arg-type]


def of_pieces(game: Game) -> tuple[list[str], list[str]]:
    """The groups of pieces to cut out, and the others."""
    every = printing.groups(game)
    parts = printing.printed(Order(game, "en", tuple(every))).parts
    others = {part.group for part in parts if part.kind is not Kind.PIECE}
    return [each for each in every if each not in others], [each for each in every if each in others]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_fits_and_keeps_clear_of_the_cuts(name: str, language: str) -> None:
    game = registry.load(name)
    groups, _ = of_pieces(game)
    found = made(game, groups, language)
    assert pdf.faults(found.pdf, language) == []
    assert found.pages == len(found.sheets)
    for number, sheet in enumerate(found.sheets):
        pieces = [(cell.x, cell.y, cell.width, cell.height) for cell in sheet.cells]
        assert pdf.unsafe(found.pdf, number, pieces) == "", f"{sheet.group}, sheet {sheet.number}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_sheets_and_posters_fit_their_pages(name: str, language: str) -> None:
    game = registry.load(name)
    _, groups = of_pieces(game)
    if laid := [each for each in groups if each != FLOWING]:
        found = made(game, laid, language)
        assert pdf.faults(found.pdf, language) == []
        assert found.pages == len(found.sheets), "a sheet flows over its page"
    if FLOWING in groups:
        assert pdf.faults(made(game, [FLOWING], language).pdf, language) == []


@pytest.mark.long
@pytest.mark.parametrize("how", OTHERWISE, ids=lambda how: next(iter(how)))
@pytest.mark.parametrize("name", GAMES)
def test_other_papers_and_inks_are_clean_too(name: str, how: dict[str, object]) -> None:
    game = registry.load(name)
    found = made(game, printing.usual(game), "ru", **how)
    assert pdf.faults(found.pdf, "ru") == []
    if "bleed" in how:
        assert all(sheet.bleed == BLEED for sheet in found.sheets if sheet.kind is Kind.PIECE)
    if "ink" in how:
        for number, page in enumerate(pdf.pictures(found.pdf), 1):
            assert pdf.colourful(page) < 0.001, f"page {number} has colour"


@pytest.mark.parametrize("name", [name for name in GAMES if scenarios.shipped(registry.load(name))])
@pytest.mark.long
def test_every_built_in_scenario_prints(name: str) -> None:
    game = registry.load(name)
    for path in scenarios.shipped(game).values():
        played = game.with_scenario(path.read_text(encoding="utf-8"))
        groups = [each for each in printing.usual(played) if each != FLOWING]
        assert pdf.faults(made(played, groups, "es").pdf, "es") == []
