"""Measures the page in a real Chromium: how soon it is usable, how much it loads, how fast it responds.

    make bench-page

Prints each figure beside its goal and exits with 1 if one is missed.
"""

from __future__ import annotations

import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SCRIPTS = """() => performance.getEntriesByType('resource').filter((each) => each.name.endsWith('.js'))
    .map((each) => [each.name.split('/').pop(), each.encodedBodySize])"""
CLICK = """() => new Promise((done, lost) => {
    const answers = [...document.querySelectorAll('.prompt .answers button:not(.plain)')];
    const button = answers[Math.floor(Math.random() * answers.length)];
    if (!button) { done(-1); return; }
    const begun = performance.now();
    const late = setTimeout(() => lost('a click that changed nothing: ' + button.textContent), 10000);
    const watch = new MutationObserver(() => {  // the position after it is on the page, with all that came of it
        watch.disconnect();
        clearTimeout(late);
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    });
    watch.observe(document.querySelector('[data-position]'), { attributes: true, attributeFilter: ['data-position'] });
    button.click();
})"""
FRAMES = """(seconds) => new Promise((done) => {
    const found = [];
    let last = performance.now();
    const end = last + seconds * 1000;
    const step = (now) => {
        found.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(step); else done(found.slice(1));
    };
    requestAnimationFrame(step);
})"""


@contextmanager
def served() -> Iterator[str]:
    """Run a server on loopback with its tables in a temporary folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        start = "from contienda.cli.main import main; main()"
        command = ["-c", start, "serve", "--port", str(port), "--database", database, "--log", "error"]
        process = subprocess.Popen([sys.executable, *command], env={**os.environ, "PYTHONWARNINGS": "ignore"})
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{url}/healthz").close()
                    time.sleep(3)  # about as long as opening a browser takes
                    break
                except OSError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait()


def quantile(found: list[float], share: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * share))]


def home(browser: Browser, url: str, times: int = 9) -> tuple[float, float, int]:
    """Return milliseconds until the first game can be clicked (median and worst), and bytes of script until then."""
    found, size = [], 0
    for _ in range(times):
        context = browser.new_context(locale="es", service_workers="block")
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.wait_for_selector(".games button.main:not([disabled])")
        found.append(page.evaluate("performance.now()"))
        size = sum(each for _, each in page.evaluate(SCRIPTS))
        context.close()
    return statistics.median(found), max(found), size


def post(page: Page, path: str, body: object) -> Any:
    return page.evaluate(
        """([path, body]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(body)}).then((answer) => answer.json())""",
        [path, body],
    )


def table(page: Page, game: str, seats: list[str], **options: str) -> str:
    """Create a table: `human` for yourself, or the name of a bot."""
    kinds = [
        {"kind": "human", "name": "", "bot": ""} if each == "human" else {"kind": "bot", "name": "", "bot": each}
        for each in seats
    ]
    wish = {"game": game, "seats": kinds, "pace": 0, "options": options}
    return str(post(page, "/api/tables", {"wish": wish, "name": "Ana"})["id"])


def scripts(browser: Browser, url: str, game: str) -> dict[str, int]:
    """Return the scripts that a table of the game loads, with their bytes."""
    context = browser.new_context(service_workers="block")  # cached responses would not be counted
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".games button.main")
    id = table(page, game, ["human", "random"])
    page.goto(f"{url}/t/{id}")
    page.wait_for_selector(".prompt:not([data-answers='0'])")
    found = dict(page.evaluate(SCRIPTS))
    context.close()
    return found


def boards(browser: Browser, url: str, games: list[str]) -> dict[str, int]:
    """Return the bytes of script that only a table of this game loads."""
    found = {game: scripts(browser, url, game) for game in games}
    shared = set.intersection(*(set(each) for each in found.values()))
    return {game: sum(size for name, size in each.items() if name not in shared) for game, each in found.items()}


def click(browser: Browser, url: str, game: str, times: int = 60) -> list[float]:
    """Return milliseconds from a click on an answer to the drawn result."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("localStorage['contienda-answers'] = 'on'")  # all answers are buttons in the bar
    page = context.new_page()
    page.goto(url)
    found: list[float] = []
    while len(found) < times:
        id = table(page, game, ["human", "random"])
        page.goto(f"{url}/t/{id}")
        page.wait_for_selector(".prompt")
        while len(found) < times and page.locator(".over").count() == 0:
            try:
                page.wait_for_selector(".prompt .answers button:not(.plain), .over", timeout=10_000)
            except Exception:
                break
            taken = page.evaluate(CLICK)
            if taken >= 0:
                found.append(taken)
            page.wait_for_timeout(40)
    context.close()
    return found


def cascade(browser: Browser, url: str) -> tuple[int, list[float]]:
    """Return milliseconds between frames while the longest cascade of a game on the largest map is shown."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(url)
    id = table(page, "buenosos", ["random", "random"], expansion="both")
    while page.evaluate(f"fetch('/api/tables/{id}').then((answer) => answer.json())")["phase"] != "over":
        page.wait_for_timeout(200)
    events = page.evaluate(f"fetch('/api/tables/{id}/events?before=10000000').then((answer) => answer.json())")[
        "events"
    ]
    steps = [event[5] for event in events if event[1] == "arrow_hit"]
    longest = max(set(steps), key=steps.count)
    page.goto(f"{url}/replay/{id}/{longest}")
    page.wait_for_selector(".scrub")
    page.wait_for_timeout(800)
    services = len(
        page.evaluate(f"fetch('/api/tables/{id}/positions/1').then((each) => each.json())")["view"]["services"]
    )
    page.locator(".bar button").nth(4).click()
    found = page.evaluate(FRAMES, 8)
    context.close()
    return services, found


def main() -> int:
    program = next((path for path in map(shutil.which, NAMES) if path), None)
    if program is None:
        print("Chromium is not installed. Install the package `chromium`.")
        return 2
    missed = 0

    def tell(name: str, value: float, goal: float, unit: str) -> None:
        nonlocal missed
        missed += value > goal
        print(f"{name:58} {value:8.1f} {unit:3} (goal ≤ {goal:g})", flush=True)

    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        middle, worst, size = home(browser, url)
        tell("time until the home page is usable, median of nine first visits", middle, 1000, "ms")
        tell("… the slowest of them", worst, 1000, "ms")
        tell("script of the home page, compressed", size / 1000, 150, "kB")
        page = browser.new_page()
        page.goto(url)
        games = [each["id"] for each in page.evaluate("fetch('/api/games').then((answer) => answer.json())")]
        for game, size in boards(browser, url, games).items():
            tell(f"board of {game}, compressed", size / 1000, 90, "kB")
        for game in games:
            found = click(browser, url, game)
            tell(f"click to drawn result in {game}, p95 of {len(found)}", quantile(found, 0.95), 100, "ms")
        services, frames = cascade(browser, url)
        share = 100 * sum(1 for each in frames if each > 34) / len(frames)
        print(f"cascade on a map of {services} services: {len(frames) / 8:.0f} frames a second")
        tell("… p95 between two frames", quantile(frames, 0.95), 34, "ms")
        tell("… frames that came late (over 34 ms)", share, 5, "%")
        browser.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
