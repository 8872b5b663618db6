"""Pieces fly from place to place and land, and never move for people who prefer reduced motion."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import make_table

WATCH = """window.flown = 0; new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const each of addedNodes) {
    if (each.parentElement?.classList.contains("flights")) window.flown += 1;
  }
}).observe(document, { subtree: true, childList: true });"""


@pytest.mark.parametrize("motion", ["on", pytest.param("off", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ["misiles", pytest.param("blackhat", marks=pytest.mark.long)])
def test_pieces_fly_and_land(browser: Browser, server: Child, game: str, motion: str) -> None:
    person, dice = Person(browser, server.url, "en", motion=motion), random.Random(2)
    person.page.emulate_media(reduced_motion="no-preference")
    person.context.add_init_script(WATCH)
    make_table(person, game, "Ann")
    person.begin_with_bots()
    for _ in range(6):
        person.page.wait_for_selector(".prompt .answers button:not(.plain)")
        person.click_any(dice)
        person.page.wait_for_timeout(150)
    assert (person.page.evaluate("window.flown") > 0) == (motion == "on")
    expect(person.find(".flights > div")).to_have_count(0)
    person.leave()
