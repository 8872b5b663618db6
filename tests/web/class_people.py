"""A class for tests of its pages: a teacher over HTTP, students in browsers or over HTTP."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.server.harness import Person as Guest
from tests.web.browser import Person
from tests.web.class_teacher import Teacher

PHONE = {"width": 390, "height": 844}


class School:
    """A class that a teacher leads over HTTP."""

    def __init__(self, server: Child, **wish: Any) -> None:
        self.server = server
        self.teacher = server.person("Profe")
        wished = {"game": "buenosos", "title": "2.º B", "tables": 1, "per_table": 8, "language": "es", **wish}
        made = self.teacher.post("/api/classes", wished)
        self.id: str = made["id"]
        self.code: str = made["code"]
        self.path = f"/class/{self.id}"

    @classmethod
    def of(cls, server: Child, teacher: Teacher, code: str) -> School:
        """Return the class that somebody opened in their browser, to be led over HTTP with the same cookie."""
        found = cls.__new__(cls)
        found.server, found.code, found.id = server, code, teacher.id
        found.teacher = server.person("Profe")
        for cookie in teacher.context.cookies():
            found.teacher.http.cookies.set(cookie["name"], cookie["value"])
        found.path = f"/class/{found.id}"
        return found

    def do(self, do: str, **rest: object) -> None:
        self.teacher.post(f"/api/classes/{self.id}/do", {"command": {"do": do, **rest}})

    def document(self, person: Guest | None = None) -> Any:
        return (person or self.teacher).get(f"/api/classes/{self.id}")

    def table(self, number: int = 1) -> str:
        """Return the id of a table."""
        found: str = self.document()["tables"][number - 1]["id"]
        return found

    def link(self, role: str) -> str:
        """Return a link that gives a role once, as a path."""
        url: str = self.teacher.post(f"/api/classes/{self.id}/roles", {"role": role})["url"]
        return url

    def guest(self, alias: str, table: int = -1, seat: int = -1) -> Guest:
        """Return a student who joined over HTTP."""
        found = self.server.person(alias)
        wanted = {"alias": alias, "code": self.code, "table": table, "seat": seat}
        found.post(f"/api/classes/{self.id}/join", wanted)
        return found

    def student(self, browser: Browser, language: str, alias: str, team: str = "", **kept: str) -> Person:
        """Return a student who joined on a phone; `team` is "TABLE SEAT" if the class lets them choose."""
        found = phone(browser, self.server, language, **kept)
        found.go(f"/join/{self.code}")
        found.find("#alias").fill(alias)
        if team:
            found.find(f"input[value='{team}']").check()
        found.find("main form button.main").click()
        expect(found.find(".names .me")).to_contain_text(alias)
        return found


def phone(browser: Browser, server: Child, language: str, **kept: str) -> Person:
    found = Person(browser, server.url, language, phone=True, **kept)
    found.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    return found


def at_table(*people: Person) -> None:
    """Wait until play has begun for everybody."""
    for person in people:
        person.page.wait_for_url("**/t/*")
        expect(person.find(".prompt")).to_be_visible()


def width_over(person: Person) -> int:
    """Return by how much the page is wider than the window."""
    return int(person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
