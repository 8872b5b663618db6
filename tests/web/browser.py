"""A real Chromium, people in it, and what they do at a table. It never contacts another host."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, sync_playwright
from playwright.sync_api import Error as BrowserError

from contienda.core import registry
from contienda.i18n.speaker import Speaker

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Of several `--disable-features` the last one counts, so Playwright's own are repeated. The rest disable popups of an
# address bar nobody sees: they are two more pages per window, which take as long to load as the page itself.
PLAYWRIGHTS = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
)
POPUPS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
    "--disable-features=" + ",".join([*PLAYWRIGHTS, *POPUPS]),
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
# Random play of Misiles can take thousands of decisions; with this it takes a hundred or so.
AMBITION = {
    "misiles": r"collect\([23], .*|play\((crisis|clock_light)\)|search|(erase|give)\((?!missile|crisis).*",
}
CHOSEN: dict[str, dict[str, int]] = {name: {} for name in registry.names()}
ASKED = """() => document.querySelector('.over') ? -1
    : Number(document.querySelector('.prompt')?.dataset.answers ?? 0)"""
PIECES = ".board button.lit, .board button.pairing, .board button.face:not([aria-disabled])"


def program() -> str:
    """Find Chromium; the tests cannot do without it."""
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
    """Somebody with their own browser: a window or a phone, in their language."""

    def __init__(
        self, browser: Browser, url: str, language: str, phone: bool = False, newcomer: str = "", **kept: str
    ) -> None:
        self.url = url
        self.language = language
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="light" if phone else "dark",
            reduced_motion="reduce",
        )
        if not newcomer:  # has chosen side and level before: Play now starts at once
            self.context.add_init_script(f"localStorage['contienda-play'] ??= '{json.dumps(CHOSEN)}'")
        if "answers" not in kept:  # every answer as a button, also those that the board offers
            self.context.add_init_script("try { localStorage['contienda-answers'] ??= 'on' } catch {}")
        for key, value in kept.items():
            self.context.add_init_script(f"localStorage.setItem('contienda-{key}', '{value}')")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.wrong: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self.asked)

    def heard(self, message: ConsoleMessage) -> None:
        lost = re.search(r"ERR_CONNECTION|WebSocket|Failed to fetch|ERR_EMPTY|ERR_ABORTED|ERR_FAILED", message.text)
        if message.type == "error" and not lost:
            self.wrong.append(message.text)

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(request.url)

    def leave(self) -> None:
        assert self.wrong == [], self.wrong
        assert self.foreign == [], self.foreign
        self.context.close()

    # --- looking ----------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def find(self, selector: str, has_text: str | re.Pattern[str] | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    @property
    def table(self) -> str:
        """Return the table they are at."""
        return self.page.url.removeprefix(self.url).split("/")[2].split("#")[0]

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def begin_with_bots(self) -> None:
        """In the lobby: let bots take the empty seats, and say so twice."""
        self.find(".with-bots").click()
        self.find(".ask .fill").click()

    def asked_for(self) -> int:
        """Return how many answers they can give now; -1 after the end."""
        return int(self.page.evaluate(ASKED))

    # --- deciding ---------------------------------------------------------------------------------------------------

    def wanted(self, game: str) -> frozenset[str]:
        """Return, in their language, what to prefer if a game would last too long otherwise."""
        found = registry.load(game)
        speaker = Speaker(found, self.language, [])
        words = re.compile(AMBITION.get(game, "nothing"))
        codes = [code for code in range(found.vocabulary.size) if words.fullmatch(str(found.vocabulary.say(code)))]
        return frozenset(speaker.action(code) for code in codes)

    def pick(self, answers: Locator, dice: random.Random, wanted: frozenset[str]) -> int:
        """Choose which of these to take."""
        texts = [text.strip() for text in answers.all_inner_texts()]
        good = [at for at, text in enumerate(texts) if text in wanted]
        return good[0] if good else dice.randrange(len(texts)) if texts else -1

    def click_any(self, dice: random.Random, wanted: frozenset[str] = frozenset(), on_board: bool = False) -> bool:
        """Answer, if there is a question: with a button, or a highlighted piece of the board."""
        pieces = self.find(PIECES)
        try:
            if on_board and (count := pieces.count()):
                pieces.nth(dice.randrange(count)).click(timeout=500)
                if self.find("dialog[open]").count() == 0:
                    return True
                self.page.keyboard.press("Escape")  # a card that cannot be used now was only enlarged
                return False
            answers = self.find(".prompt .answers button:not(.plain)")
            at = self.pick(answers, dice, wanted)
            if at >= 0:
                answers.nth(at).click(timeout=2_000)
        except BrowserError:
            return False  # the question was gone before the click
        return at >= 0

    def type_any(self, dice: random.Random, wanted: frozenset[str] = frozenset()) -> bool:
        """Answer by keyboard in the text table: a number and Enter, touching nothing else on the page."""
        box = self.find("#command")
        if box.count() == 0:
            return False
        try:
            at = self.pick(self.find(".choices > li"), dice, wanted)
            if at < 0:
                return False
            box.focus(timeout=2_000)
            self.page.keyboard.type(str(at + 1))
            self.page.keyboard.press("Enter")
        except BrowserError:
            return False
        return True


def play(
    people: list[Person],
    game: str,
    seed: int,
    keyboard: bool = False,
    most: int = 10_000,
    seconds: float = 200,
    halfway: Callable[[], object] = lambda: None,
) -> int:
    """Let everybody decide until the game is over, or so often; return the number of decisions.

    After some of them `halfway` is called.
    """
    dice = random.Random(seed)
    wanted = [person.wanted(game) for person in people]
    end = time.monotonic() + seconds
    decisions = 0
    while decisions < most:
        assert time.monotonic() < end, f"no end after {decisions} decisions"
        before, asked = decisions, [person.asked_for() for person in people]
        if all(answers < 0 for answers in asked):
            break
        on_board = decisions < 40 and dice.random() < 0.5
        for person, wishes, answers in zip(people, wanted, asked, strict=True):
            if answers > 0:
                decisions += person.type_any(dice, wishes) if keyboard else person.click_any(dice, wishes, on_board)
        if before < 16 <= decisions:
            halfway()
        people[0].page.wait_for_timeout(10)
    print(f"{game}: {decisions} decisions")
    return decisions
