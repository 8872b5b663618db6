"""¡Misiles, Ahora! on paper: sheets with every box of the rules, help sheets, and files without faults."""

from __future__ import annotations

import re

import pytest

from contienda.core import registry
from contienda.games.misiles.constants import CLOCK_BOXES, COPIES, COSTS, NAMES, PARTS
from contienda.games.misiles.drawings import form
from contienda.i18n.speaker import of_game
from contienda.press import printing
from contienda.press.imposition import PAPERS
from tests.press.printed_games import LANGUAGES, counts, faults, made, order, words

LINES = sum(int(each) for each in COPIES)


@pytest.mark.clause("misiles", "2.1")
def test_four_players_get_a_sheet_and_a_help_sheet_each() -> None:
    assert counts("misiles", "sheets", "aids") == {"sheet": 4, "help": 4}


@pytest.mark.clause("misiles", "3.1", "3.2", "3.4")
def test_a_sheet_has_five_boxes_and_one_more_for_every_copy_of_an_element() -> None:
    drawn = form.sheet(lambda key: key, "print")
    boxes = re.findall(r'<rect [^>]*width="([\d.]+)" height="([\d.]+)"', drawn)
    assert LINES == 22
    assert boxes.count((f"{form.PART:g}", f"{form.PART:g}")) == LINES * PARTS
    assert boxes.count((f"{form.BOX:g}", f"{form.BOX:g}")) == LINES


@pytest.mark.clause("misiles", "11.4a", "11.10a")
def test_a_sheet_has_one_box_for_the_wall_and_three_for_the_clock() -> None:
    drawn = form.sheet(lambda key: key, "day")
    assert drawn.count('width="5.2" height="5.2"') == 1
    (wedges,) = re.findall(r'd="(M[^"]*A[^"]*A[^"]*Z)"', drawn)
    assert wedges.count("Z") == CLOCK_BOXES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_stands_on_the_sheet_with_its_cost_and_on_the_help_sheet(language: str) -> None:
    say = of_game(registry.load("misiles"), language)
    sheet = form.sheet(say)
    text = words(made("misiles", language, "aids"))
    for name, cost in zip(NAMES, COSTS, strict=True):
        assert f">{int(cost)}</text>" in sheet
        whole = say(f"element-{name}")
        assert all(f"{word}" in sheet for word in whole.split()), whole
        assert whole in text


@pytest.mark.parametrize("paper", PAPERS)
def test_two_sheets_fit_on_a_page_of_either_paper(paper: str) -> None:
    file = made("misiles", "es", "sheets", "aids", paper=paper)
    assert [len(sheet.cells) for sheet in file.sheets] == [2, 2, 2, 2]


def test_the_file_has_no_faults_and_credits_on_every_page() -> None:
    assert faults(made("misiles", "es"), "es", "Bearded Guy Games") == []


def test_the_same_order_gives_the_same_bytes() -> None:
    assert printing.make(order("misiles", "ru")).pdf == printing.make(order("misiles", "ru")).pdf
