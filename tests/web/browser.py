"""A real Chromium, people in it, and what they do at a table. Nothing is ever asked of another host."""

from __future__ import annotations

import random
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright
from playwright.sync_api import Error as BrowserError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"


def program() -> str:
    """Where Chromium is; the tests cannot do without it."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        pytest.skip("no Chromium on this machine: install the package `chromium` (make test does, where it may)")
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of his own: a window or a phone, in his language."""

    def __init__(self, browser: Browser, url: str, language: str, phone: bool = False, text: bool = False) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="light" if phone else "dark",
            reduced_motion="reduce",
        )
        if text:
            self.context.add_init_script("localStorage.setItem('contienda-text', 'on')")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.wrong: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self.asked)

    def heard(self, message: ConsoleMessage) -> None:
        lost = re.search(r"ERR_CONNECTION|WebSocket|Failed to fetch|ERR_EMPTY|ERR_ABORTED", message.text)
        if message.type == "error" and not lost:
            self.wrong.append(message.text)

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(request.url)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    @property
    def over(self) -> bool:
        return self.page.locator(".over").count() > 0

    def click_any(self, dice: random.Random) -> bool:
        """Pick one of the answers, if there is a question."""
        answers = self.page.locator(".prompt .answers button:not(.plain)")
        count = answers.count()
        if count == 0:
            return False
        try:
            answers.nth(dice.randrange(count)).click(timeout=2_000)
        except BrowserError:
            return False  # the question was gone before the click
        return True

    def type_any(self, dice: random.Random) -> bool:
        """The same by keyboard in the text table: a number and Enter."""
        box = self.page.locator("#command")
        if box.count() == 0:
            return False
        try:
            count = self.page.locator(".text ol > li").count()
            box.focus(timeout=2_000)
            self.page.keyboard.type(str(dice.randrange(count) + 1 if count else 1))
            self.page.keyboard.press("Enter")
        except BrowserError:
            return False
        return True


def play(people: list[Person], seed: int, seconds: float, keyboard: bool = False) -> int:
    """Everybody decides at random until the game is over; how many decisions there were."""
    dice = random.Random(seed)
    end = time.monotonic() + seconds
    decisions = 0
    while not all(person.over for person in people):
        assert time.monotonic() < end, f"no end after {decisions} decisions"
        moved = [person.type_any(dice) if keyboard else person.click_any(dice) for person in people]
        decisions += sum(moved)
        people[0].page.wait_for_timeout(20 if any(moved) else 40)
    return decisions
