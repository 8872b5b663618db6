"""The page plays a game of another package on its own board, or on the generic one if that cannot be loaded."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from contienda.server.routes import static_files
from tests.plugins.installed import NIM, install, served
from tests.server.harness import Child
from tests.web.browser import Person, chromium

STICKS = "[data-board=nim] button:enabled"
PATIENCE = 30_000  # milliseconds: a busy machine may take long to load the page


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (static_files.folder() / "index.html").is_file(), "the page is not built: make web"
    with chromium() as found:
        yield found


def sit_down(person: Person) -> None:
    """Seat two people at one device."""
    person.go("/new/nim")
    person.page.locator(".preset input[value=standard]").check()
    person.page.locator(".preset input[value=device]").check()
    person.page.locator("button.big").click()


def test_its_own_board_is_played_to_the_end(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "ru")
    sit_down(person)
    sticks = person.page.locator(STICKS)
    expect(sticks).to_have_count(16, timeout=PATIENCE)
    expect(sticks.last).to_have_attribute("aria-label", "Взять 1 из четвёртого ряда")
    for left in (9, 4, 1, 0):
        longest = person.page.locator(".nim-row", has=person.page.locator("button:enabled")).last
        longest.locator("button").first.click()
        if left:
            person.page.locator(".curtain button").click()
            expect(sticks).to_have_count(left, timeout=PATIENCE)
    person.page.wait_for_selector(".over")
    person.leave()


def test_without_its_module_the_generic_board_stands_in(browser: Browser, tmp_path: Path) -> None:
    install(NIM, tmp_path / "site")
    shutil.rmtree(tmp_path / "site" / "contienda_nim" / "web")
    with served(tmp_path / "site", tmp_path) as server:
        person = Person(browser, server.url, "en")
        sit_down(person)
        expect(person.page.locator(".generic")).to_be_visible(timeout=PATIENCE)
        expect(person.page.locator(".prompt")).to_contain_text("Which sticks do you take?")
        person.leave()
