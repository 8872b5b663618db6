"""Addresses and codes that lead nowhere, and expired links: the page says what is wrong and how to go on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from contienda.server.routes.tables import HANDOVER
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import make_table

LOST = {"en": "Page not found", "es": "Página no encontrada", "ru": "Страница не найдена"}
WRONG = {
    "en": "No table has the code QQQQQQ. Check it and try again.",
    "es": "Ninguna mesa tiene el código QQQQQQ. Revísalo e inténtalo de nuevo.",
    "ru": "Стола с кодом QQQQQQ нет. Проверьте код и попробуйте ещё раз.",
}
LASTING = {"en": "24 hours", "es": "24 horas", "ru": "24 часа"}
SHORT = {"en": "15 minutes", "es": "15 minutos", "ru": "15 минут"}


def forgive(person: Person, status: int) -> None:
    """Ignore a console error that the test itself provokes."""
    person.wrong = [text for text in person.wrong if f"status of {status}" not in text]


@pytest.mark.parametrize(
    ("language", "path"),
    [
        *(
            ("en", "/nothing/here"),
            ("es", "/nothing/here"),
            ("ru", "/nothing/here"),
            ("es", "/rules"),
            ("es", "/%E0%A4"),
        ),
        *(("es", "/t/a/b/c"), ("es", "/replay/a/b/c"), ("es", "/constructor")),
    ],
)
def test_an_unknown_address_has_a_page_in_the_readers_language(
    browser: Browser, server: Child, language: str, path: str
) -> None:
    person = Person(browser, server.url, language)
    answer = person.page.goto(server.url + path)
    assert answer is not None
    assert answer.status == 404
    expect(person.find("h1")).to_have_text(LOST[language])
    expect(person.find("html")).to_have_attribute("lang", language)
    person.shot(f"lost-{language}")
    person.find("main a").click()
    expect(person.find(".games li").first).to_be_visible()
    forgive(person, 404)
    person.leave()


@pytest.mark.parametrize("language", WRONG)
def test_a_wrong_code_can_be_mended(browser: Browser, server: Child, language: str) -> None:
    host = Person(browser, server.url, language)
    code = make_table(host, "misiles", "Ana")
    person = Person(browser, server.url, language, phone=True)
    person.go("/")
    field, go = person.find("input.code"), person.find("form:has(input.code) button")
    field.fill("qqq qqq")
    go.click()
    alert = person.find("[role=alert]")
    expect(alert).to_have_count(1)
    expect(alert).to_have_text(WRONG[language])
    expect(field).to_have_value("QQQQQQ")
    expect(field).to_be_focused()
    person.shot(f"wrong-code-{language}")
    go.click()  # asking again sends the same request again
    expect(alert).to_have_text(WRONG[language])
    field.fill(code.lower())
    go.click()
    expect(person.find("input[autocomplete=nickname]")).to_be_visible()
    expect(alert).to_have_count(0)
    forgive(person, 404)
    for each in (person, host):
        each.leave()


def test_a_code_of_any_length_can_be_mended(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en")
    person.go("/join/a-code-that-is-much-too-long")
    expect(person.find("[role=alert]")).to_contain_text("No table has the code")
    expect(person.find("input.code")).to_have_value("A-CODE-THAT-IS-MUCH-TOO-LONG")
    forgive(person, 400)
    person.leave()


@pytest.mark.parametrize("language", LASTING)
def test_links_last_as_long_as_the_server_says(browser: Browser, server: Child, language: str) -> None:
    person = Person(browser, server.url, language)
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    body = {"wish": {"game": "misiles", "seats": seats}, "name": "Ana"}
    made = person.context.request.post(f"{server.url}/api/tables", data=body, headers={"Origin": server.url})
    person.go(f"/t/{made.json()['id']}")
    person.find("#tab-table").click()
    buttons = person.find(".controls [aria-pressed]")
    note = person.find(".share .dim")
    assert HANDOVER == 24 * 3600 * 1000
    for at in (1, 3):  # a seat, and to facilitate
        buttons.nth(at).click()
        expect(note).to_contain_text(LASTING[language])
    person.shot(f"share-{language}")

    def shorter(route: Any) -> None:
        told = route.fetch().json()
        route.fulfill(json=told | {"lasts": 15 * 60 * 1000})

    person.page.route("**/tickets", shorter)
    for at in (1, 3):
        buttons.nth(at).click()
        expect(note).to_contain_text(SHORT[language])
    buttons.nth(2).click()  # to watch: it never expires
    expect(note).not_to_contain_text("15")
    person.leave()
