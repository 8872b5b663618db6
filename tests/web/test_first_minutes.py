"""A newcomer: the lesson of each game to its end, hints, Why?, the history, and what makes the page an app."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import games

RINGS = "document.querySelector('.pointer')?.dataset.points ?? 0"


@pytest.mark.parametrize("game", games("misiles", "blackhat"))
def test_the_first_game_teaches_by_doing(browser: Browser, server: Child, game: str) -> None:
    person = Person(browser, server.url, "ru", phone=True)
    person.go(f"/learn/{game}")
    progress = person.find(".coach progress")
    expect(progress).to_be_visible()
    last = float(progress.get_attribute("max") or 0)
    assert last >= 5
    person.shot(f"{game}-lesson")
    pointed: dict[str, int] = {}
    for _ in range(300):
        if person.find(".coach .leave").count() == 0:
            break
        button = person.find(".coach .buttons button.main")
        note = progress.get_attribute("value") or ""
        person.page.wait_for_timeout(60)  # a few frames
        if button.is_enabled():
            with suppress(AssertionError):  # rings are drawn once the board is
                expect(person.find(".pointer:not([data-points='0'])")).to_be_attached(timeout=1_000)
            pointed[note] = max(pointed.get(note, 0), int(person.page.evaluate(RINGS)))
            button.click()
    assert float(progress.get_attribute("value") or 0) == last
    assert [note for note, rings in pointed.items() if rings == 0] == [], "the coach points at what it speaks of"
    person.find(".coach .buttons button.main").click()
    expect(person.find(".prompt")).to_be_visible()  # a real game
    person.leave()


def test_why_hints_and_the_past(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "es")
    person.go("/")
    person.find(".games button.main").nth(registry.names().index("misiles")).click()
    dice = random.Random(1)
    for _ in range(3):
        expect(person.find(".prompt .answers button").first).to_be_visible(timeout=30_000)
        person.click_any(dice)
    expect(person.find(".prompt")).to_have_attribute("aria-busy", "false")
    expect(person.find(".prompt .answers button").first).to_be_visible(timeout=30_000)
    hint = person.find(".tools button").first
    if person.find(".prompt .answers button").count() > 1:
        hint.click()
        expect(person.find(".hint")).to_be_visible(timeout=30_000)
    person.find(".log .why").last.click()
    expect(person.find(".log .reason")).to_be_visible()
    clause = person.find(".log .reason a").first
    expect(clause).to_have_attribute("href", r"/rules/misiles#" + (clause.inner_text().split()[-1]))
    person.shot("why")
    person.find(".log .said").first.click()
    expect(person.find(".peeked")).to_be_visible()
    expect(person.find(".prompt .answers button")).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(person.find(".peeked")).to_have_count(0)
    expect(person.find(".prompt .answers button").first).to_be_visible(timeout=60_000)  # bots may be deciding
    person.leave()


def test_it_can_be_installed_and_keeps_its_page(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en")
    person.go("/")
    icons = person.page.evaluate("""async () => {
        const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
        return Promise.all(manifest.icons.map(async (each) => [each.sizes, each.purpose, (await fetch(each.src)).ok]));
    }""")
    assert ["192x192", "any", True] in icons
    assert ["512x512", "maskable", True] in icons
    assert all(ok for *_, ok in icons)
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    expect(person.find(".games button.main").first).to_be_visible()
    person.context.set_offline(True)
    person.page.reload()
    expect(person.find("header .brand")).to_be_visible()
    person.context.set_offline(False)
    person.context.close()


@pytest.mark.parametrize(
    ("language", "bot", "own"),
    [
        ("en", "Bot 2 (medium) draws a card", "You draw "),
        ("es", "Bot 2 (intermedio) roba una carta", "Robas "),
        ("ru", "Бот 2 (средний) берёт карту", "Вы берёте"),
    ],
)
def test_the_log_names_bots_and_a_drawn_card_takes_one_line(
    browser: Browser, server: Child, language: str, bot: str, own: str
) -> None:
    person = Person(browser, server.url, language)
    person.go("/")
    person.find(".games button.main").nth(registry.names().index("kiberrubezh")).click()
    person.page.wait_for_selector(".prompt")
    expect(person.find(".log .lines")).to_contain_text(bot)
    told = person.find(".log .said").all_inner_texts()
    drawn = sum(int(line.partition("×")[2] or 1) for line in told if line.startswith(own))
    assert drawn >= 7
    public = bot.partition(") ")[2]
    assert not [line for line in told if public in line and "(" not in line]
    person.leave()
