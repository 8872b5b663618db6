"""Pieces, sheets and posters on paper: where they stand, what the file is like, and what is refused."""

from __future__ import annotations

import io

import pypdf
import pytest

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.press import covered, imposition, printing, typesetting
from contienda.press.imposition import BACK, BLEED, FRONT, PAPERS
from contienda.press.parts import CARD, Credits, Face, Kind, Part, Printed
from contienda.press.printing import Order
from tests.press import pdf

LAYOUTS = """
#import "house.typ": *
#let word(data, place) = std.place(top + left, dx: 4mm, dy: 4mm, fit(
  place.width - 8mm, place.height - 8mm, (20pt, 12pt, 8pt), place.name, data.text))
#let page-of(data, place) = { heading(data.text); lorem(data.words) }
#let layouts = (word: word, page-of: page-of)
"""


def card(id: str = "a", text: str = "Hola", back: bool = True, **more: object) -> Part:
    front = Face("word", {"text": text})
    return Part(id, "red", id, front, Face("word", {"text": "atrás"}) if back else None, **more)  # type: ignore[arg-type]


def composed(parts: list[Part], **more: object) -> printing.Made:
    order = Order(registry.load("buenosos"), "es", **more)  # type: ignore[arg-type]
    return printing.compose(order, Printed("Prueba", parts, Credits("De alguien.", "Nuestro.")), LAYOUTS)


def boxes(page: pypdf.PageObject, name: str) -> list[float]:
    """A box of a page in millimetres; one that is not given equals the media box."""
    return [round(float(each) / pdf.MM, 1) for each in page.get(name, page.mediabox)]


# --- imposition -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_fill_a_page_of_either_paper(paper: str) -> None:
    sheets = imposition.impose([card(str(number)) for number in range(10)], paper, bleed=False)
    assert [(sheet.side, len(sheet.cells), sheet.number, sheet.of) for sheet in sheets] == [
        (FRONT, 9, 1, 2), (BACK, 9, 1, 2), (FRONT, 1, 2, 2), (BACK, 1, 2, 2),
    ]  # fmt: skip


@pytest.mark.parametrize("paper", PAPERS)
def test_every_back_lies_behind_its_front_when_the_paper_is_turned_over_its_long_edge(paper: str) -> None:
    parts = [
        Part(str(number), "red", str(number), Face("f", {"of": number}), Face("b", {"of": number}))
        for number in range(7)
    ]
    front, back = imposition.impose(parts, paper, bleed=False)
    for before, behind in zip(front.cells, back.cells, strict=True):
        assert before.face.data == behind.face.data
        assert behind.x == pytest.approx(front.width - before.x - before.width)
        assert behind.y == before.y


@pytest.mark.parametrize("paper", PAPERS)
def test_cut_marks_stay_outside_the_grid_and_on_the_paper(paper: str) -> None:
    for sheet in imposition.impose([card(str(number)) for number in range(5)], paper, bleed=False):
        left, right = min(cell.x for cell in sheet.cells), max(cell.x + cell.width for cell in sheet.cells)
        top, bottom = min(cell.y for cell in sheet.cells), max(cell.y + cell.height for cell in sheet.cells)
        assert sheet.marks
        for x1, y1, x2, y2 in sheet.marks:
            assert all(0 < x < sheet.width for x in (x1, x2))
            assert all(0 < y < sheet.height for y in (y1, y2))
            crosses = max(x1, x2) > left and min(x1, x2) < right and max(y1, y2) > top and min(y1, y2) < bottom
            assert not crosses


def test_copies_are_printed_as_often_as_they_exist() -> None:
    (sheet,) = imposition.impose([card("a", back=False, count=3), card("b", back=False)], "a4", bleed=False)
    assert [cell.name for cell in sheet.cells] == ["a", "a", "a", "b"]
    assert sheet.side == ""


def test_a_piece_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(BadOption, match="does not fit"):
        imposition.impose([card(width=250.0)], "a4", bleed=False)


@pytest.mark.parametrize(("paper", "pages"), [("a4", 2), ("letter", 2)])
def test_a_poster_is_cut_into_the_fewest_tiles_that_cover_it(paper: str, pages: int) -> None:
    poster = Part("map", "map", "map", Face("word", {"text": "m"}), kind=Kind.POSTER, width=380, height=259)
    tiles = imposition.impose([poster], paper, bleed=False)
    assert len(tiles) == pages
    covered = 0.0
    for tile in tiles:
        assert tile.window is not None
        x, y, width, height = tile.window
        assert all(0 <= each <= tile.width for each in (x, x + width))
        assert all(0 <= each <= tile.height for each in (y, y + height))
        covered += width * height
    assert covered == pytest.approx(380 * 259)


# --- the file ---------------------------------------------------------------------------------------------------------


def test_a_file_is_tagged_and_embeds_its_fonts_and_its_text_can_be_selected() -> None:
    made = composed([card("a", "Ñandú «çelo» – ёж −3 → 50 %")])
    assert pdf.faults(made.pdf, "es") == []
    reader = pypdf.PdfReader(io.BytesIO(made.pdf))
    assert made.pages == len(reader.pages) == 2
    assert "Ñandú «çelo» – ёж −3 → 50 %" in " ".join(reader.pages[0].extract_text().split())
    for page in reader.pages:
        assert "De alguien. Nuestro." in " ".join(page.extract_text().split())


@pytest.mark.parametrize("typed", ["Ana 🐻", "文字", "👩\u200d🚀!"])
def test_what_our_fonts_lack_is_one_sign_on_paper(typed: str) -> None:
    made = composed([card("a", f"Hola {typed}")])
    assert pdf.faults(made.pdf, "es") == ["page 1: a character that our fonts lack"]
    assert pdf.words(made.pdf)[0].count(covered.SIGN) == 1


def test_the_same_order_gives_the_same_bytes() -> None:
    assert composed([card()]).pdf == composed([card()]).pdf


@pytest.mark.parametrize(("paper", "size"), [("a4", [0, 0, 210, 297]), ("letter", [0, 0, 215.9, 279.4])])
def test_pages_have_the_size_of_the_paper(paper: str, size: list[float]) -> None:
    sheet = Part("s", "red", "s", Face("page-of", {"text": "Ayuda", "words": 1800}), kind=Kind.SHEET)
    made = composed([card(), sheet], paper=paper)
    reader = pypdf.PdfReader(io.BytesIO(made.pdf))
    assert made.pages == len(reader.pages) > 3  # the sheet flows
    assert {tuple(boxes(page, "/MediaBox")) for page in reader.pages} == {tuple(size)}
    assert pdf.faults(made.pdf, "es") == []


def test_a_print_shop_gets_one_card_a_page_with_bleed_and_trim_box() -> None:
    made = composed([card("a"), card("b", back=False)], bleed=True)
    pages = pypdf.PdfReader(io.BytesIO(made.pdf)).pages
    cards = [
        page
        for page in pages
        if boxes(page, "/TrimBox")[2] - boxes(page, "/TrimBox")[0] == pytest.approx(CARD[0], abs=0.2)
    ]
    assert len(cards) == len(pages) == 4  # the last says who made the game
    assert "De alguien. Nuestro." in " ".join(pages[3].extract_text().split())
    for page in cards:
        assert boxes(page, "/BleedBox") == [0, 0, CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED]
        assert boxes(page, "/TrimBox") == [BLEED, BLEED, CARD[0] + BLEED, CARD[1] + BLEED]


def test_text_shrinks_in_steps_and_is_refused_when_it_does_not_fit() -> None:
    def size(text: str) -> float:
        return max(each.bottom - each.top for each in pdf.glyphs(composed([card("a", text, back=False)]).pdf, 0))

    assert size("Hola") > size("Hola " * 60) > 0
    with pytest.raises(typesetting.Overfull, match="carta 7"):
        composed([card("carta 7", "Demasiado texto " * 200, back=False)])


def test_a_poster_is_tiled_or_whole() -> None:
    poster = Part("map", "red", "map", Face("word", {"text": "Mapa"}), kind=Kind.POSTER, width=380, height=259)
    tiled, whole = composed([poster]), composed([poster], whole=True)
    assert (tiled.pages, whole.pages) == (2, 1)
    assert boxes(pypdf.PdfReader(io.BytesIO(whole.pdf)).pages[0], "/MediaBox") == [0, 0, 380, 259]
    assert pdf.faults(tiled.pdf, "es") == pdf.faults(whole.pdf, "es") == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("width", [369.0, 380.0])
def test_a_tile_of_a_poster_leaves_the_credits_free(paper: str, width: float) -> None:
    """What a tile shows beyond its seam ends before the strips; where there is no room, it shows less."""
    poster = Part("map", "red", "map", Face("word", {"text": "M"}), kind=Kind.POSTER, width=width, height=259)
    left, right = imposition.impose([poster], paper, bleed=False)
    assert left.window is not None
    assert right.window is not None
    right_of_left, left_of_right = printing.spare(left)[2], printing.spare(right)[0]
    assert 2 <= right_of_left == left_of_right <= imposition.SPARE
    assert left.window[0] + left.window[2] + right_of_left <= left.width - imposition.STRIP
    assert right.window[0] - left_of_right >= imposition.STRIP
    made = composed([poster], paper=paper)
    for number, sheet in enumerate((left, right)):
        assert sheet.window is not None
        x, _, wide, _ = sheet.window
        spare = printing.spare(sheet)
        outside = [each for each in pdf.glyphs(made.pdf, number) if each.right < x or each.left > x + wide]
        assert outside
        assert all(each.right <= x - spare[0] or each.left >= x + wide + spare[2] for each in outside)


def test_without_the_compiler_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(BadOption, match="pip install contienda\\[press\\]"):
        composed([card()])
