"""Reads a PDF made by the press and says what is wrong with it: fonts, tags, text, boxes."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

import pypdf
import pypdfium2
import pypdfium2.raw
from PIL import Image, ImageChops
from pypdf.generic import DictionaryObject, StreamObject

from contienda.press.covered import SIGN

MM = 72 / 25.4
TINT = 40  # of 255: less is paper, or ink that is nearly black
SAFE = 1.5  # millimetres that a cut may stray


@dataclass(frozen=True)
class Glyph:
    """A character of a page, and its box in millimetres from the top left."""

    character: str
    left: float
    top: float
    right: float
    bottom: float


def faults(pdf: bytes, language: str) -> list[str]:
    """List everything a printed file must not have."""
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    root = cast(DictionaryObject, reader.trailer["/Root"])
    found = []
    if root.get("/Lang") != language:
        found.append(f"language {root.get('/Lang')}")
    if not cast(DictionaryObject, root.get("/MarkInfo", {})).get("/Marked"):
        found.append("not tagged")
    if "/StructTreeRoot" not in root:
        found.append("no structure")
    if not reader.metadata or not reader.metadata.title:
        found.append("no title")
    if b"pdfuaid" not in cast(StreamObject, root["/Metadata"]).get_data():
        found.append("not PDF/UA")
    for number, page in enumerate(reader.pages, 1):
        for name, font in fonts(page):
            if not embedded(font):
                found.append(f"page {number}: {name} is not embedded")
    for number, text in enumerate(words(pdf), 1):
        if SIGN in text:
            found.append(f"page {number}: a character that our fonts lack")
    return found


@lru_cache(maxsize=2)
def opened(pdf: bytes) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(pdf)


def fonts(page: pypdf.PageObject) -> Iterable[tuple[str, DictionaryObject]]:
    for font in page.get("/Resources", {}).get("/Font", {}).values():
        font = font.get_object()
        yield str(font.get("/BaseFont")), font


def embedded(font: DictionaryObject) -> bool:
    for below in font.get("/DescendantFonts", [font]):
        descriptor = below.get_object().get("/FontDescriptor", {}).get_object()
        if any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3")):
            return True
    return False


def words(pdf: bytes) -> list[str]:
    """The text of every page in one line."""
    pages = [page.get_textpage().get_text_range() for page in opened(pdf)]
    return [" ".join(each.split()) for each in pages]


def glyphs(pdf: bytes, number: int) -> list[Glyph]:
    """Every visible character of a page."""
    page = opened(pdf)[number]
    text, height = page.get_textpage(), page.get_height()
    found = []
    for at in range(text.count_chars()):
        character = chr(pypdfium2.raw.FPDFText_GetUnicode(text.raw, at))
        if not character.isspace():
            left, bottom, right, top = text.get_charbox(at)
            found.append(Glyph(character, left / MM, (height - top) / MM, right / MM, (height - bottom) / MM))
    return found


def unsafe(pdf: bytes, number: int, boxes: list[tuple[float, float, float, float]], margin: float = SAFE) -> str:
    """The characters of a page that come closer to the edge of a box (x, y, width, height) than a cut may stray."""
    wrong = []
    for each in glyphs(pdf, number):
        for x, y, width, height in boxes:
            apart = (
                each.right < x - margin
                or each.left > x + width + margin
                or each.bottom < y - margin
                or each.top > y + height + margin
            )
            inside = (
                each.left > x + margin
                and each.right < x + width - margin
                and each.top > y + margin
                and each.bottom < y + height - margin
            )
            if not apart and not inside:
                wrong.append(each.character)
    return "".join(wrong)


def pictures(pdf: bytes) -> list[Image.Image]:
    """All pages as they look, small."""
    document = pypdfium2.PdfDocument(pdf)
    return [page.render(scale=0.4).to_pil().convert("RGB") for page in document]


def colourful(page: Image.Image) -> float:
    """The share of a page that is neither grey nor nearly so."""
    red, green, blue = page.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    least = ImageChops.darker(ImageChops.darker(red, green), blue)
    chroma = ImageChops.difference(most, least).histogram()
    return sum(chroma[TINT:]) / (page.width * page.height)
