"""Whole games through the page: several people, one of them on a phone, each in their own language."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person, play

QUICK = {
    "buenosos": "quick",
    "misiles": "standard",
    "blackhat": "first_game",
    "kiberrubezh": "starters",
    "maracas": "introductory",
}
PLAYERS = {"blackhat": 4}  # two at the others
SECONDS = {"maracas": 400}  # for a whole game, with some 700 decisions; 200 at the others
NAMES = [("Ana", "es"), ("Борис", "ru"), ("Carol", "en"), ("Diego", "es"), ("Ева", "ru"), ("Frank", "en")]


def games(*quick: str) -> list[ParameterSet]:
    """Return all games, the unnamed ones marked as long."""
    return [pytest.param(each, marks=[] if each in quick else [pytest.mark.long]) for each in registry.names()]


def make_table(
    person: Person, game: str, name: str, meeting: str = "apart", players: int = 2, ready: bool = True
) -> str:
    """Create a table on the page, perhaps without the ready setup; return the code for others."""
    person.go(f"/new/{game}")
    page = person.page
    page.locator(f".preset input[value={QUICK.get(game, '')}]").check()
    page.locator(f".preset input[value={meeting}]").check()
    if not ready:
        page.locator("input[name=setup]").nth(1).check()
    while (seats := page.locator(".seats li").count()) != players:
        page.locator("section:has(.seats) button").nth(0 if seats < players else 1).click()
    if meeting == "apart":
        page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("button.big").click()
    return "" if meeting == "device" else page.locator(".code").inner_text()


def join(person: Person, code: str, name: str, begun: bool = True) -> None:
    person.go(f"/join/{code}")
    person.page.locator("input[autocomplete=nickname]").fill(name)
    person.page.locator("main form button.main").click()
    person.page.wait_for_selector(".prompt" if begun else ".code")


def seated(browser: Browser, server: Child, game: str, players: int = 2, **kept: str) -> list[Person]:
    """Seat everybody at a table that has begun; the second person is on a phone."""
    found = []
    for at, (name, language) in enumerate(NAMES[:players]):
        person = Person(browser, server.url, language, phone=at == 1, **kept)
        if at == 0:
            code = make_table(person, game, name, players=players)
        else:
            join(person, code, name, begun=at == players - 1)
        found.append(person)
    found[0].page.wait_for_selector(".prompt")
    return found


@pytest.mark.parametrize("game", games("buenosos"))
def test_a_whole_game_by_mouse_and_thumb(browser: Browser, server: Child, game: str) -> None:
    """Ana reloads in the middle of it."""
    people = seated(browser, server, game, PLAYERS.get(game, 2))
    ana, boris = people[:2]
    expect(ana.find("html")).to_have_attribute("lang", "es")
    expect(boris.find("html")).to_have_attribute("lang", "ru")
    ana.shot(f"{game}-begin-desktop")
    boris.shot(f"{game}-begin-phone")

    def reload() -> None:
        ana.shot(f"{game}-middle-desktop")
        boris.shot(f"{game}-middle-phone")
        ana.page.reload()
        ana.page.wait_for_selector(".prompt")

    assert play(people, game, seed=4, halfway=reload, seconds=SECONDS.get(game, 200)) > 20
    ana.shot(f"{game}-over-desktop")
    boris.shot(f"{game}-over-phone")
    for person in people:
        person.leave()


@pytest.mark.long
def test_a_full_table_of_six(browser: Browser, server: Child) -> None:
    people = seated(browser, server, "blackhat", 6)
    assert play(people, "blackhat", seed=3, seconds=400) > 40
    people[0].shot("blackhat-six-desktop")
    for person in people:
        person.leave()


@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_keyboard_in_the_text_table(browser: Browser, server: Child, game: str) -> None:
    """The server restarts in the middle of it, and both come back by themselves."""
    people = seated(browser, server, game, text="on")

    def restart() -> None:
        server.stop()
        for person in people:
            expect(person.find(".status")).to_have_attribute("data-status", "lost", timeout=10_000)
        people[0].shot(f"{game}-lost")
        server.start()
        for person in people:
            expect(person.find(".status")).to_have_attribute("data-status", "live", timeout=30_000)

    assert play(people, game, seed=9, keyboard=True, halfway=restart, seconds=SECONDS.get(game, 200)) > 20
    people[0].shot(f"{game}-text-desktop")
    people[1].shot(f"{game}-text-phone")
    for person in people:
        person.leave()


@pytest.mark.parametrize("game", games())
def test_play_now_is_one_click_in_the_readers_language(browser: Browser, server: Child, game: str) -> None:
    person, at = Person(browser, server.url, "ru"), registry.names().index(game)
    person.go("/")
    expect(person.find(".games button.main")).to_have_count(len(registry.names()), timeout=20_000)
    name = person.find(".games h2").nth(at).inner_text()
    person.find(".games button.main").nth(at).click()
    person.page.wait_for_selector(".prompt")
    expect(person.find(".ribbon h1")).to_have_text(name)
    expect(person.find("html")).to_have_attribute("lang", "ru")
    person.leave()
