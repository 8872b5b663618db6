"""Each board as drawn, on a phone and on a desk: no small text or target, nothing that jumps, nothing off-screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_before import LOST
from tests.web.test_play import games

GAMES = registry.names()
SIZES = {"phone": (390, 844), "desk": (1440, 900)}
TARGET = {"phone": 44, "desk": 24}
DECISIONS = 6
LEAST = 12  # pixels of text, as drawn
MOST = 0.02  # layout shift of one decision and all that comes of it

# Text as it appears on the screen, whatever a drawing or a transform does to it.
TEXTS = """(least) => {
  const found = new Set(), walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || box.closest('script, style, .sr, option, [aria-hidden=true] .sr')) continue;
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const place = box.getBoundingClientRect();
    if (place.width < 2 || place.height < 2) continue;
    const drawn = box.getScreenCTM?.(), whole = box.offsetWidth * box.offsetHeight;
    const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c))
      : whole ? Math.sqrt(place.width * place.height / whole) : 1;
    const size = parseFloat(getComputedStyle(box).fontSize) * (Math.abs(scale - 1) < 0.04 ? 1 : scale);
    const name = box.className.baseVal ?? box.className;
    if (size < least - 0.06) found.add(`${size.toFixed(1)} ${name}: ${node.data.trim().slice(0, 24)}`);
  }
  return [...found];
}"""
TARGETS = """(least) => [...document.querySelectorAll('.table :is(a, button, select, input, summary, [role=button])')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('p, .lines, dd, td, .sr')
    && getComputedStyle(each).display !== 'inline') // a word in a sentence
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < least - 0.5)
  .map(([each, { width, height }]) => `${(each.ariaLabel || each.innerText || each.tagName).slice(0, 30)}`
    + ` .${each.className.baseVal ?? each.className}: ${width.toFixed(0)} × ${height.toFixed(0)}`)"""
SHIFTS = """window.shifts = [];
const named = (node) => node?.tagName ? `${node.tagName}.${node.className.baseVal ?? node.className}` : node?.data;
const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    const moved = each.sources.map((one) => `${named(one.node)} ${at(one.previousRect)} → ${at(one.currentRect)}`);
    window.shifts.push([each.value, moved.join(' | ')]);
  }
}).observe({type: 'layout-shift'});"""
HEIGHTS = "() => ['.ribbon', '.prompt'].map((each) => document.querySelector(each).offsetHeight)"
# From the list of all answers, and without a trusted click: for half a second after one a browser forgives shifts.
DECIDE = """async (at) => {
  let all = [];
  for (let frame = 0; frame < 200 && !all.length; frame += 1) { // the board may still be loading
    document.querySelector('.prompt .tools .all:not(.absent)')?.click();
    await new Promise(requestAnimationFrame);
    all = [...document.querySelectorAll('dialog[open] li button, .prompt .answers button')];
  }
  all[at % all.length].click();
}"""
# What the bar offers while the board offers it too.
TWICE = """() => [...document.querySelectorAll('.prompt .answers button:not(.hinted)')]
  .map((each) => each.innerText.trim())
  .filter((said) => [...document.querySelectorAll('.board button:not(:disabled, [aria-disabled=true])')]
    .some((each) => each.checkVisibility() && [each.innerText, each.ariaLabel, each.title]
      .some((text) => text?.trim() === said)))"""
# Of two answers neither may need a swipe.
BEYOND = """() => {
  const both = [...document.querySelectorAll('.prompt .answers button')];
  const row = document.querySelector('.prompt .answers')?.getBoundingClientRect();
  return both.length > 2 ? [] : both.filter((each) => each.getBoundingClientRect().right > row.right + 1)
    .map((each) => each.innerText);
}"""
OFF = """() => [...document.querySelectorAll('.prompt .answers, .prompt h2, .tabs')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < -6 || right > innerWidth + 6 || top < 0 || bottom > innerHeight + 1;
  }).map((each) => each.className)"""


def seated(browser: Browser, server: Child, game: str, size: str, **kept: str) -> Person:
    """Sit at a table against bots, on a phone or at a desk."""
    person = Person(browser, server.url, "en", phone=size == "phone", answers="off", **kept)
    width, height = SIZES[size]
    person.page.set_viewport_size({"width": width, "height": height})
    person.go("/")
    person.find(".games button.main").nth(GAMES.index(game)).click()
    expect(person.find(".prompt:not([data-answers='0'])")).to_be_visible(timeout=30_000)
    return person


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", games("buenosos", "maracas"))
def test_a_game_as_drawn(browser: Browser, server: Child, game: str, size: str) -> None:
    person, dice = seated(browser, server, game, size), random.Random(2)
    page = person.page
    page.wait_for_timeout(400)
    page.evaluate(SHIFTS)
    heights = page.evaluate(HEIGHTS)
    small: set[str] = set()
    jumped: list[tuple[float, str]] = []
    for _ in range(DECISIONS):
        small |= set(page.evaluate(TEXTS, LEAST)) | set(page.evaluate(TARGETS, TARGET[size]))
        assert page.evaluate(LOST) == [], "not drawn"
        assert page.evaluate(OFF) == [], "off-screen"
        assert page.evaluate(BEYOND) == [], "one of two answers off-screen"
        assert page.evaluate(TWICE) == [], "offered twice"
        assert page.evaluate(HEIGHTS) == heights, "ribbon and prompt keep their height"
        before = person.find("[data-position]").get_attribute("data-position") or ""
        page.evaluate(DECIDE, dice.randrange(1000))
        expect(person.find("[data-position]")).not_to_have_attribute("data-position", before)
        expect(person.find(".prompt:not([data-answers='0'])[aria-busy=false]")).to_be_visible(timeout=30_000)
        shifts = page.evaluate("window.shifts.splice(0)")
        jumped = [*jumped, *shifts] if sum(value for value, _ in shifts) > MOST else jumped
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    person.shot(f"{game}-measured-{size}")
    person.leave()
    assert not small, "\n".join(sorted(small))
    assert width <= 0
    assert not jumped, "\n".join(f"{value:.4f} {what}" for value, what in jumped)
