"""Everybody can use the page: axe finds nothing on any page or state, in each theme, wide and narrow."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import games, make_table

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Thousands of elements pass on each page: axe need not describe them, nor the browser send them.
# A target that a bar at the foot covers in part is tried again where it has scrolled free.
VIOLATIONS = """async tags => {
    const found = await axe.run({runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']});
    for (const each of found.violations.filter(({ id }) => id === 'target-size')) {
        const still = [];
        for (const node of each.nodes) {
            const target = document.querySelector(node.target[0]);
            target?.scrollIntoView({ block: 'center' });
            const again = target && await axe.run(target, { runOnly: ['target-size'] });
            if (!again || again.violations.length) still.push(node);
        }
        each.nodes = still;
    }
    return found.violations;
}"""
GAMES = registry.names()
CARDS = ["/decks", "/collection", "/rooms", "/deck/none", "/room/none"]
# Pages of one kind differ only in their texts, so the quick tests look at one of each.
ONCE = ["/", "/about", "/join/NOSUCH", *CARDS, "/new/maracas", "/rules/buenosos", "/learn/misiles"]
OTHERS = [f"/{page}/{game}" for page in ("new", "rules", "learn") for game in GAMES if f"/{page}/{game}" not in ONCE]
PAGES = [pytest.param(ONCE, id="once"), pytest.param(OTHERS, id="others", marks=pytest.mark.long)]
THEMES = ["dark", *(pytest.param(each, marks=pytest.mark.long) for each in ("light", "contrast", "projector"))]


def check(person: Person, where: str) -> None:
    """Return what axe finds, each with the element."""
    person.page.evaluate(AXE)
    found = person.page.evaluate(VIOLATIONS, TAGS)
    wrong = [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]
    assert wrong == [], f"{where}: {wrong}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("paths", PAGES)
def test_every_page(browser: Browser, server: Child, theme: str, paths: list[str]) -> None:
    person = Person(browser, server.url, "es", phone=theme in ("light", "contrast"), theme=theme)
    for path in paths:
        person.go(path)
        person.page.wait_for_selector("h1")
        person.page.wait_for_timeout(100)
        check(person, path)
        width = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert width <= 0, f"{path} is wider than the window by {width}"
    person.context.close()


@pytest.mark.parametrize("game", games("buenosos"))
@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_a_table(browser: Browser, server: Child, game: str, theme: str) -> None:
    person = Person(browser, server.url, "ru", phone=theme in ("light", "projector"), theme=theme)
    make_table(person, game, "Анна")
    check(person, "lobby")
    person.begin_with_bots()
    dice = random.Random(theme)
    for turn in range(3):
        expect(person.find(".prompt .answers button").first).to_be_visible(timeout=30_000)
        check(person, f"decision {turn}")
        person.click_any(dice)
    person.find("#tab-log").click()
    person.find(".log .why").first.click()
    expect(person.find(".log .reason")).to_be_visible()
    check(person, "why")
    person.find("#tab-table").click()
    check(person, "controls")
    person.find("#tab-chat").click()
    check(person, "chat")
    person.find(".settings button").first.click()
    check(person, "settings")
    person.page.keyboard.press("Escape")
    person.find("#tab-log").click()
    person.find(".log .said").first.click()
    expect(person.find(".peeked")).to_be_visible()
    check(person, "the past")
    person.page.evaluate("localStorage.setItem('contienda-text', 'on')")
    person.page.reload()
    expect(person.find("main.board .text")).to_be_visible()
    check(person, "text table")
    expect(person.find("main.board")).to_have_attribute("tabindex", "0")  # it may scroll without a focusable child
    person.go(f"/replay/{person.table}/1")
    expect(person.find(".scrub input")).to_be_visible()
    check(person, "replay")
    person.context.close()


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_every_state_of_the_cards(browser: Browser, server: Child, theme: str) -> None:
    """A deck being built, an enlarged card, boosters being opened, a draft, a pool, the choice of how to pass."""
    person = Person(browser, server.url, "ru", phone=theme in ("light", "projector"), theme=theme, name="Анна")
    person.go("/decks")
    person.find(".head button").nth(1).click()  # any deck
    expect(person.find(".library .tile").first).to_be_visible(timeout=30_000)
    check(person, "builder")
    person.find(".library .magnifier").nth(30).click()
    check(person, "a card from close by")
    person.page.keyboard.press("Escape")
    if person.find(".sides").is_visible():
        person.find(".sides button").nth(1).click()
    person.find("aside .stepper button").first.click()
    expect(person.find(".legality")).to_have_attribute("data-legal", "false")
    check(person, "an illegal deck")
    person.go("/collection")
    person.find(".open button.main").click()
    check(person, "a booster")
    person.find(".pack").click()
    person.find(".back").last.click()
    check(person, "an open booster")
    person.find(".opening .head button").first.click()
    person.find(".next").click()
    person.find(".openings button").first.click()
    expect(person.find(".openings .said")).not_to_be_empty()
    check(person, "a collection")
    for kind, opponent, sign in (
        ("draft", "person", ".share"),
        ("draft", "bot", ".draft .tile"),
        ("sealed", "bot", ".pack"),
    ):
        person.go("/rooms")
        person.find(f"input[value={kind}]").check()
        person.find(f"input[value={opponent}]").check()
        person.find("button.big").click()
        expect(person.find(sign).first).to_be_visible()
        check(person, f"{kind} with a {opponent}")
    person.find(".opening .head button.plain").click()
    expect(person.find(".library .tile").first).to_be_visible()
    check(person, "a pool")
    make_table(person, "kiberrubezh", "Анна")
    person.begin_with_bots()
    person.find(".windows .help").click()
    person.find(".windows label").nth(1).click()
    check(person, "how to pass")
    person.context.close()


@pytest.mark.parametrize("paths", PAGES)
def test_a_narrow_window_needs_no_sideways_scrolling(browser: Browser, server: Child, paths: list[str]) -> None:
    """At 320 pixels, as when a page of 1280 is enlarged four times."""
    person = Person(browser, server.url, "ru")
    person.page.set_viewport_size({"width": 320, "height": 640})
    for path in paths:
        person.go(path)
        person.page.wait_for_selector("h1")
        person.page.wait_for_timeout(100)
        width = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert width <= 0, f"{path} is wider than the window by {width}"
    person.context.close()
