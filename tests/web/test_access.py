"""Everybody can use the page: axe finds nothing on any page or state, in light and dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import make_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(person: Person) -> list[str]:
    """What axe finds, each with the element."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("tags => axe.run({runOnly: {type: 'tag', values: tags}})", TAGS)
    return [f"{each['id']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]]


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@pytest.mark.parametrize("phone", [False, True])
def test_every_page(browser: Browser, server: Child, theme: str, phone: bool) -> None:
    person = Person(browser, server.url, "es", phone=phone)
    person.context.add_init_script(f"localStorage.setItem('contienda-theme', '{theme}')")
    for path in ("/", "/about", "/new/misiles", "/new/buenosos", "/rules/misiles", "/learn/misiles", "/learn/buenosos"):
        person.go(path)
        person.page.wait_for_selector("h1")
        person.page.wait_for_timeout(150)
        assert violations(person) == [], path
    person.context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ["misiles", "buenosos"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_state_of_a_table(browser: Browser, server: Child, game: str, theme: str) -> None:
    person = Person(browser, server.url, "ru")
    person.context.add_init_script(f"localStorage.setItem('contienda-theme', '{theme}')")
    make_table(person, game, "Анна")
    assert violations(person) == []
    person.page.locator("main button.main").first.click()  # begin, with bots
    person.page.wait_for_selector(".prompt .answers button")
    assert violations(person) == []
    person.page.locator(".log .why").first.click()
    person.page.wait_for_selector(".reason")
    assert violations(person) == []
    person.page.locator(".ribbon button[aria-label]").last.click()
    assert violations(person) == []
    person.context.close()
