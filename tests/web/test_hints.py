"""A hint is about the question on screen, not about one already answered; a refusal is shown."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person

ANSWERS = ".prompt .answers button"
HINT = ".prompt .tools button"


class Line:
    """A connection to the server whose incoming messages can be delayed."""

    def __init__(self) -> None:
        self.held: list[str | bytes] | None = None

    def __call__(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self.heard)

    def heard(self, message: str | bytes) -> None:
        if self.held is None:
            self.page.send(message)
        else:
            self.held.append(message)

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def decide(page: Page) -> None:
    """Play until there is a question with more than one answer again."""
    while True:
        page.locator(ANSWERS).first.click()
        expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
        expect(page.locator(ANSWERS).first).to_be_visible(timeout=30_000)
        if page.locator(ANSWERS).count() > 1:
            return


def sit(person: Person) -> None:
    """Sit at a table of Misiles, before a question with more than one answer."""
    person.go("/")
    person.find(".games button.main").nth(registry.names().index("misiles")).click()
    expect(person.find(ANSWERS).first).to_be_visible(timeout=30_000)
    if person.find(ANSWERS).count() == 1:
        decide(person.page)


def test_no_hint_for_a_question_that_is_answered(browser: Browser, server: Child) -> None:
    person, line = Person(browser, server.url, "es"), Line()
    person.page.route_web_socket("**/socket?*", line)
    sit(person)
    expect(person.find(HINT).first).to_be_enabled()
    line.held = []
    person.find(ANSWERS).first.click()
    expect(person.find(HINT).first).to_be_disabled()
    expect(person.find(".prompt")).to_have_attribute("aria-busy", "true")
    line.let_go()
    expect(person.find(".prompt")).to_have_attribute("aria-busy", "false", timeout=30_000)
    person.leave()


def test_a_hint_that_is_early_waits_for_its_question(browser: Browser, server: Child) -> None:
    person, line = Person(browser, server.url, "en"), Line()
    person.page.route_web_socket("**/socket?*", line)
    sit(person)
    line.held = []
    other = person.context.new_page()  # the same person decides in another window
    other.goto(person.page.url)
    decide(other)
    with person.page.expect_response("**/hint"):
        person.find(HINT).first.click()
    expect(person.find(HINT).first).to_be_enabled()
    expect(person.find(".hint")).to_have_count(0)
    line.let_go()
    expect(person.find(".hint")).to_be_visible()
    person.leave()


def test_a_refused_hint_says_why(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en")
    sit(person)
    problem = {"error": "error-too-many", "text": "Too much at once."}
    person.page.route("**/hint", lambda route: route.fulfill(status=429, json=problem))
    person.find(HINT).first.click()
    expect(person.find(".prompt .problem")).to_have_text(problem["text"])
    person.context.close()
