"""Whole games through the page: two people, one of them on a phone, each in his own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person, play

QUICK = {"buenosos": "quick", "misiles": "standard"}


def make_table(person: Person, game: str, name: str) -> str:
    """Make a table for two in the page; the code others come with."""
    person.go(f"/new/{game}")
    page = person.page
    page.locator(f".preset input[value={QUICK.get(game, '')}]").check()
    while page.locator(".seats li").count() > 2:
        page.locator("section:has(.seats) button").nth(1).click()
    page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("button.big").click()
    return page.locator(".code").inner_text()


def join(person: Person, code: str, name: str) -> None:
    person.go(f"/join/{code}")
    person.page.locator("input[autocomplete=nickname]").fill(name)
    person.page.locator("main form button.main").click()
    person.page.wait_for_selector(".prompt")


def seated(browser: Browser, server: Child, game: str, text: bool = False) -> list[Person]:
    ana = Person(browser, server.url, "es", text=text)
    boris = Person(browser, server.url, "ru", phone=True, text=text)
    code = make_table(ana, game, "Ana")
    join(boris, code, "Борис")
    ana.page.wait_for_selector(".prompt")
    return [ana, boris]


def leave(people: list[Person]) -> None:
    for person in people:
        assert person.wrong == []
        assert person.foreign == []
        person.context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_by_mouse_and_thumb(browser: Browser, server: Child, game: str) -> None:
    people = seated(browser, server, game)
    ana, boris = people
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    expect(boris.page.locator("html")).to_have_attribute("lang", "ru")
    ana.shot(f"{game}-begin-desktop")
    boris.shot(f"{game}-begin-phone")
    assert play(people, seed=4, seconds=240) > 20
    ana.shot(f"{game}-over-desktop")
    boris.shot(f"{game}-over-phone")
    ana.page.locator("a[href^='/replay/']").click()
    expect(ana.page.locator(".scrub input")).to_be_visible()
    leave(people)


@pytest.mark.long
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_by_keyboard_in_the_text_table(browser: Browser, server: Child, game: str) -> None:
    people = seated(browser, server, game, text=True)
    assert play(people, seed=9, seconds=240, keyboard=True) > 20
    leave(people)


def test_play_now_is_one_click_in_the_readers_language(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "ru")
    person.go("/")
    person.page.locator(".games button.main").first.click()
    person.page.wait_for_selector(".prompt")
    expect(person.page.locator(".ribbon h1")).to_have_text("¡Misiles, Ahora!")
    expect(person.page.locator("html")).to_have_attribute("lang", "ru")
    leave([person])


@pytest.mark.long
def test_reload_and_restart_in_the_middle(browser: Browser, server: Child) -> None:
    people = seated(browser, server, "misiles")
    ana, boris = people
    ana.page.reload()
    ana.page.wait_for_selector(".prompt")
    server.stop()
    server.start()
    for person in people:
        expect(person.page.locator(".status")).to_have_attribute("data-status", "live", timeout=30_000)
    assert play(people, seed=5, seconds=240) > 20
    leave([ana, boris])
