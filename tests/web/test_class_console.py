"""A class in a real browser: opened in a few clicks, and led from its console by everybody with a role, and only so far."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.harness import Child
from tests.server.harness import Person as Guest
from tests.web.browser import Person
from tests.web.test_access import check

TABLES, PER_TABLE = 8, 5
MOST_CLICKS = 6
MOST_SECONDS = 120
# Every click of the person, also across pages.
COUNTING = """addEventListener('click', event => event.isTrusted
    && sessionStorage.setItem('clicks', 1 + Number(sessionStorage.getItem('clicks'))), true)"""
NO_SCROLL = """() => [document.documentElement, ...document.querySelectorAll('.tiles, .rail')]
    .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.className || each.tagName} ${each.scrollHeight}/${each.clientHeight}`)"""


class Teacher(Person):
    """Somebody who leads a class in a browser."""

    @property
    def id(self) -> str:
        return self.page.url.removeprefix(self.url).split("/")[2].split("#")[0]

    def ask(self, path: str = "") -> Any:
        """Return what the server tells this browser."""
        answer = self.context.request.get(f"{self.url}/api/classes/{self.id}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def tile(self, number: int) -> Locator:
        return self.find(f".tile[data-table='{number}']")

    def bar(self, name: str) -> Locator:
        return self.find(".bar").get_by_role("button", name=name, exact=True)

    def dialog(self) -> Locator:
        return self.find("dialog[open]")

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.dialog()).to_have_count(0)


@contextmanager
def teacher(browser: Browser, server: Child, language: str = "en", **kept: str) -> Iterator[Teacher]:
    found = Teacher(browser, server.url, language, **kept)
    yield found
    found.leave()


def open_class(person: Teacher) -> str:
    """Open a class with everything as suggested; return its code."""
    person.go("/")
    person.find("a[href='/class/new']").click()
    person.find("form button.main").click()
    expect(person.find(".tile")).to_have_count(TABLES)
    return str(person.ask()["class_"]["code"])


def join(server: Child, code: str, count: int) -> list[Guest]:
    """Let students join through the API, each with a browser of their own."""
    found = []
    for number in range(count):
        student = server.person(f"Student {number + 1}")
        id = student.get(f"/api/codes/{code}")["id"]
        student.post(f"/api/classes/{id}/join", {"alias": student.name, "code": code})
        found.append(student)
    return found


@pytest.fixture(scope="module")
def running(browser: Browser, server: Child) -> Iterator[Teacher]:
    """A class of eight tables in play, with bots in the seats of table 1."""
    person = Teacher(browser, server.url, "en")
    code = open_class(person)
    join(server, code, TABLES * 2)
    expect(person.tile(TABLES).locator("li:not(.none)")).to_have_count(2)
    person.bar("Start all tables").click()
    expect(person.find(".tile .ring")).to_have_count(TABLES)
    yield person
    person.leave()


def test_from_an_empty_server_to_eight_running_tables(browser: Browser, server: Child) -> None:
    with teacher(browser, server) as person:
        person.context.add_init_script(COUNTING)
        begun = time.monotonic()
        code = open_class(person)
        join(server, code, TABLES * PER_TABLE)
        for number in range(1, TABLES + 1):
            expect(person.tile(number).locator("li:not(.none)")).to_have_count(PER_TABLE)
        person.shot("class-lobby-1440")
        person.bar("Start all tables").click()
        expect(person.find(".tile .ring")).to_have_count(TABLES)
        seconds = time.monotonic() - begun
        clicks = int(person.page.evaluate("sessionStorage.getItem('clicks')"))
        print(f"{clicks} clicks, {seconds:.1f} s")
        assert clicks <= MOST_CLICKS
        assert seconds < MOST_SECONDS
        told = person.ask()
        assert [tile["phase"] for tile in told["tables"]] == ["playing"] * TABLES
        assert len({(each["table"], each["seat"]) for each in told["people"] if each["table"]}) == 2 * TABLES
        assert person.page.evaluate(NO_SCROLL) == []
        person.shot("class-running-1440")
