"""Somebody who leads a class from its console in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.browser import Person


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

    def do(self, **command: object) -> None:
        """Send a command from this browser, without its page."""
        answer = self.context.request.post(
            f"{self.url}/api/classes/{self.id}/do", data={"command": command}, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()

    def tile(self, number: int) -> Locator:
        return self.find(f".tile[data-table='{number}']")

    def bar(self, name: str) -> Locator:
        return self.find(".bar").get_by_role("button", name=name, exact=True)

    def dialog(self) -> Locator:
        return self.find("dialog[open]")

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.dialog()).to_have_count(0)
