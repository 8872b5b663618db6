"""The page that prints: choices change the sheets, and the file comes down."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from contienda.press.printing import groups
from tests.press import pdf
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_access import check

pytestmark = pytest.mark.compiled
PATIENCE = 60_000  # milliseconds: the first worker has to start


def test_choices_change_the_sheets_and_the_file_comes_down(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "es")
    ana.go("/print/buenosos")
    sheets = ana.find("section.sheets img")
    sheets.first.wait_for(timeout=PATIENCE)
    assert sheets.count() == 6
    expect(ana.find("section.sheets p")).to_have_text("Al menos 31 páginas: las reglas ocupan varias")
    check(ana, "print")
    for each in groups(registry.load("buenosos")):
        if each != "aids":
            ana.find(f"input[value={each}]").uncheck()
    expect(sheets).to_have_count(2, timeout=PATIENCE)
    expect(ana.find("section.sheets p")).to_have_text("2 páginas en total")
    with ana.page.expect_download(timeout=PATIENCE) as found:
        ana.find("main form button.main").click()
    assert found.value.suggested_filename == "buenosos-aids-es-a4.pdf"
    assert pdf.faults(Path(found.value.path()).read_bytes(), "es") == []
    ana.leave()
