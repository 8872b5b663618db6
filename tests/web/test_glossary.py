"""Terms that explain themselves, and enlarged cards and elements: with mouse, keys and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_access import check
from tests.web.test_play import make_table


def hold(page: Page, selector: str) -> None:
    """Press long with one finger."""
    piece = page.locator(selector).first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("dialog[open]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


@pytest.mark.parametrize(("game", "clause"), [("misiles", "3.2"), ("buenosos", "7.2a")])
def test_a_term_tells_what_it_means(browser: Browser, server: Child, game: str, clause: str) -> None:
    person = Person(browser, server.url, "ru")
    page = person.page
    person.go(f"/rules/{game}")
    terms = page.locator(f"[id='{clause}'] .term")
    expect(terms.first).to_be_visible()
    names = terms.all_inner_texts()
    assert len({name.lower() for name in names}) == len(names)  # each once per text
    terms.first.focus()
    page.keyboard.press("Enter")
    note = page.locator(":popover-open")
    expect(note).to_be_visible()
    check(person, "zoom")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest(':popover-open') !== null")  # the link to the clause
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.locator("a[href='#glossary']").click()
    expect(page.locator("#glossary dt").first).to_be_in_viewport()
    assert page.locator("#glossary dt").count() >= 8
    person.context.close()


def test_a_card_from_close_by(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "es")
    page = person.page
    make_table(person, "buenosos", "Ana")
    person.begin_with_bots()
    page.wait_for_selector(".prompt .answers button")
    page.locator(".hand .magnifier").first.focus()
    page.keyboard.press("Enter")
    card = page.locator("dialog[open] .large")
    expect(card).to_be_visible()
    first = name = card.locator(".name").inner_text()
    expect(page.locator("dialog[open]")).to_contain_text(re.compile("MITRE ATT&CK TA|NIST CSF 2.0 [A-Z]{2}"))
    for _ in range(4):  # nobody knows which cards were dealt; few have no term at all
        page.keyboard.press("ArrowRight")
        expect(card.locator(".name")).not_to_have_text(name)
        name = card.locator(".name").inner_text()
        if card.locator(".text .term").count():
            break
    expect(card.locator(".text .term").first).to_be_visible()
    check(person, "zoom")
    person.shot("buenosos-card")
    page.keyboard.press("Escape")
    expect(page.locator("dialog .large")).to_have_count(0)  # gone, not only closed: its `close` event comes later
    assert page.evaluate("document.activeElement.matches('.hand .magnifier')")
    page.locator(".hand .face").first.click(button="right", force=True)
    expect(card.locator(".name")).to_have_text(first)
    page.keyboard.press("Escape")
    assert person.wrong == []
    person.context.close()


def test_an_element_from_close_by(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en", phone=True)
    page = person.page
    make_table(person, "misiles", "Ann")
    person.begin_with_bots()
    page.wait_for_selector(".prompt .answers button")  # nothing moves while she decides
    page.wait_for_timeout(300)
    for sheet in (".sheet.own", ".sheet:not(.own)"):
        if sheet != ".sheet.own":
            person.find("#tab-rivals").tap()
            expect(page.locator(sheet).first).to_be_in_viewport(ratio=0.3)
            page.wait_for_timeout(300)
        hold(page, f"{sheet} .line")
        near = page.locator("dialog[open]")
        expect(near.locator(".clause a").first).to_have_attribute("href", "/rules/misiles#11.1")
        expect(near.locator("h3")).to_have_text("Missile")
        assert page.locator(":popover-open").count() == 0  # lifting the finger clicked on nothing
        page.keyboard.press("Escape")
        expect(near).to_have_count(0)
    assert person.wrong == []
    person.context.close()
