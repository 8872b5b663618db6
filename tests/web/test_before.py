"""Before the first turn: the home page, Play now, the lobby of two friends, and a connection that comes and goes."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Route, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_access import check
from tests.web.test_play import join, make_table

SMALL = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || box.closest('script, style, .sr, option') || !box.checkVisibility()) continue;
    const scale = box.getScreenCTM ? box.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(box).fontSize) * scale;
    if (size < 11.95) found.push(`${size.toFixed(1)} ${node.data.trim().slice(0, 30)}`);
  }
  return found;
}"""
NARROW = """(least) => [...document.querySelectorAll('main :is(a, button, select, input), dialog[open] label')]
  .filter((each) => each.checkVisibility() && getComputedStyle(each).position !== 'absolute')
  .map((each) => [each.innerText || each.name || each.tagName, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < least - 0.5)
  .map(([name, { width, height }]) => `${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`)"""
# An HTML element inside a drawing is not drawn.
LOST = """[...document.querySelectorAll('svg *')].filter((each) => each instanceof HTMLElement
    && !each.closest('foreignObject')).map((each) => each.outerHTML.slice(0, 80))"""
# The heads of the two bears, as wide as a fifth of their scene.
BEARS = """[...document.querySelectorAll('#game-buenosos .scene svg svg svg')].filter((each) =>
    each.getBoundingClientRect().width > each.closest('.scene').offsetWidth / 5).length"""
SHIFTS = """window.shifted = 0; new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({type: 'layout-shift', buffered: true});"""


def at(game: str) -> int:
    return registry.names().index(game)


# --- home -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1024, "es"), (1440, "en"), (1920, "ru")])
def test_home_at_every_width(browser: Browser, server: Child, width: int, language: str) -> None:
    """Five scenes; nothing is too small, too wide, or moves while it arrives."""
    phone = width < 600
    person = Person(browser, server.url, language, phone=phone)
    person.page.set_viewport_size({"width": width, "height": 800})
    person.context.add_init_script(SHIFTS)
    person.go("/")
    expect(person.find(".games .scene > svg")).to_have_count(5, timeout=20_000)
    expect(person.find(".games .kind")).to_have_count(5, timeout=20_000)
    person.page.wait_for_timeout(300)
    assert person.page.evaluate("window.shifted") <= 0.02
    assert person.page.evaluate(LOST) == []
    assert person.page.evaluate(BEARS) == 2
    assert person.page.evaluate(SMALL) == []
    assert person.page.evaluate(NARROW, 44 if phone else 24) == []
    assert person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    person.shot(f"home-{width}")
    person.leave()


@pytest.mark.parametrize("slow", ["mine", "tables", "classes", "games"])
def test_home_does_not_move_when_a_list_comes_late(browser: Browser, server: Child, slow: str) -> None:
    """The tables to continue and the tables to watch stand above the games and take any height."""
    person = Person(browser, server.url, "en")
    person.go("/")
    person.find(".games button.main").nth(at("misiles")).click()
    person.page.wait_for_selector(".prompt")
    person.context.add_init_script(SHIFTS)

    def later(route: Route) -> None:
        person.page.wait_for_timeout(500)
        route.continue_()

    person.page.route(re.compile(f"/api/{slow}$"), later)
    person.go("/")
    expect(person.find(".mine li")).not_to_have_count(0)
    expect(person.find(".games .scene > svg")).to_have_count(5, timeout=20_000)
    person.page.wait_for_timeout(300)
    assert person.page.evaluate("window.shifted") <= 0.02
    person.leave()


def test_what_one_left_is_where_one_comes_back(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en", name="Ana")
    person.go("/")
    expect(person.find(".mine h2")).to_have_text("New here?")
    person.find(".games button.main").nth(at("misiles")).click()
    person.page.wait_for_selector(".prompt")
    table = person.table
    person.go("/")
    row = person.find(".mine li a").first
    expect(row).to_have_attribute("href", f"/t/{table}")
    expect(row).to_contain_text("¡Misiles, Ahora!")
    expect(row).to_contain_text("Ana, Bot 2 (medium)")
    row.click()
    person.page.wait_for_selector(".prompt")
    person.leave()


def test_which_game_to_start_with(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en")
    person.go("/")
    answer, questions = person.find(".chooser .answer"), person.find(".chooser select")
    expect(answer.locator("strong")).to_have_text("¡Misiles, Ahora!", timeout=20_000)
    questions.nth(0).select_option("12")
    expect(answer).to_contain_text("No game fits")  # in half an hour
    questions.nth(1).select_option("60")
    expect(answer.locator("strong")).to_have_text("BuenOsos vs MalOsos")
    expect(answer.locator("a")).to_have_attribute("href", "#game-buenosos")
    person.leave()


# --- Play now -------------------------------------------------------------------------------------------------------


def test_play_now_asks_once_and_remembers(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en", newcomer="yes")
    person.go("/")
    button = person.find(".games button.main").nth(at("buenosos"))
    button.click()
    dialog = person.find("dialog[open]")
    expect(dialog.locator(".side")).to_have_count(2)
    expect(dialog.locator(".side").nth(1)).to_contain_text(re.compile("BuenOsos.*You win if you hold out", re.S))
    dialog.locator(".side").nth(1).click()
    dialog.locator(".steps label").nth(1).click()  # easy
    assert person.page.evaluate(SMALL) == []
    person.shot("play-now")
    dialog.locator("button.main").click()
    person.page.wait_for_selector(".ribbon")
    expect(person.find("#side-panel, .side").first).to_be_visible()
    seats = person.page.evaluate(f"fetch('/api/tables/{person.table}').then((answer) => answer.json())")["seats"]
    assert [seat["bot"] for seat in seats] == ["level:2", ""]
    person.go("/")
    button = person.find(".games button.main").nth(at("buenosos"))
    button.click()  # at once
    person.page.wait_for_selector(".ribbon")
    seats = person.page.evaluate(f"fetch('/api/tables/{person.table}').then((answer) => answer.json())")["seats"]
    assert [seat["bot"] for seat in seats] == ["level:2", ""]
    person.go("/")
    person.find("#game-buenosos .tune").click()
    expect(person.find("dialog[open] .side").nth(1)).to_have_class(re.compile(r"\bon\b"))
    person.page.keyboard.press("Escape")
    expect(person.find("dialog[open]")).to_have_count(0)
    person.leave()


def test_play_now_asks_how_many_bots_where_there_are_no_sides(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "es", newcomer="yes", phone=True)
    person.go("/")
    person.find(".games button.main").nth(at("blackhat")).tap()
    bots = person.find("dialog[open] label:has(input[name=bots])")
    expect(bots).to_have_count(5, timeout=20_000)
    bots.nth(3).tap()
    assert person.page.evaluate(NARROW, 44) == []
    person.find("dialog[open] button.main").tap()
    person.page.wait_for_selector(".ribbon")
    seats = person.page.evaluate(f"fetch('/api/tables/{person.table}').then((answer) => answer.json())")["seats"]
    assert len(seats) == 5
    person.leave()


@pytest.mark.parametrize("ready", [True, False])
def test_maracas_begins_with_its_first_turn_unless_one_wants_to_place(
    browser: Browser, server: Child, ready: bool
) -> None:
    person = Person(browser, server.url, "en", newcomer="yes")
    person.go("/")
    person.find(".games button.main").nth(at("maracas")).click()
    setup = person.find("dialog[open] input[name=setup]")
    expect(setup.nth(0)).to_be_checked()
    if not ready:
        person.find("dialog[open] label:has(input[name=setup])").nth(1).click()
    person.find("dialog[open] button.main").click()
    person.page.wait_for_selector(".prompt")
    question = person.find(".prompt h2")
    if ready:
        expect(person.find(".ribbon .track").first).to_contain_text("Turn 1 of 6", timeout=30_000)
        expect(question).to_be_visible(timeout=30_000)
        assert person.find(".prompt .tools").inner_text().find("Take back") < 0  # nobody takes back what the bot placed
    else:
        expect(question).to_contain_text("Infrastructure", timeout=30_000)
    person.leave()


# --- friends --------------------------------------------------------------------------------------------------------


def test_two_friends_on_phones_get_two_seats(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "es", phone=True)
    ana.go("/new/misiles")
    expect(ana.find(".seats li")).to_have_count(2)
    ana.find("input[autocomplete=nickname]").fill("Ana")
    ana.find("button.big").tap()
    code = ana.find(".share .code").inner_text()
    boris = Person(browser, server.url, "ru", phone=True)
    join(boris, code, "Борис")  # it begins
    ana.page.wait_for_selector(".prompt")
    ana.leave()
    boris.leave()


def test_the_lobby_waits_for_a_friend(browser: Browser, server: Child) -> None:
    """The main button starts only when all are there; bots take seats where one says so, for each seat or for all."""
    ana = Person(browser, server.url, "en")
    code = make_table(ana, "blackhat", "Ana", players=4)
    begin = ana.find(".begin")
    expect(begin).to_be_disabled()
    expect(begin).to_have_text("Waiting for 3 more")
    answer = ana.context.request.post(f"{server.url}/api/tables/{ana.table}/do", data={"do": "start", "bot": ""})
    assert answer.status == 400
    join(boris := Person(browser, server.url, "ru", phone=True), code, "Борис", begun=False)
    expect(begin).to_have_text("Waiting for 2 more")
    ana.find(".small").first.click()  # a bot for one seat
    expect(begin).to_have_text("Waiting for one more")
    ana.find(".with-bots").click()
    expect(ana.find(".ask")).to_contain_text("can then only watch")
    ana.find(".ask button").nth(1).click()  # keep waiting
    expect(begin).to_be_disabled()
    ana.shot("lobby")
    ana.begin_with_bots()
    ana.page.wait_for_selector(".prompt")
    boris.page.wait_for_selector(".prompt")
    ana.leave()
    boris.leave()


# --- a lost connection ----------------------------------------------------------------------------------------------


def test_a_lost_connection_is_a_toast_and_a_tap_is_sent_later(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en")
    person.go("/")
    person.find(".games button.main").nth(at("misiles")).click()
    answers = person.find(".prompt .answers button:not(.plain)")
    expect(answers.first).to_be_visible(timeout=30_000)
    before = person.find("[data-position]").get_attribute("data-position")
    height = person.page.evaluate("document.querySelector('.prompt').offsetHeight")
    server.stop()
    toast = person.find(".toast")
    expect(toast).to_have_attribute("data-toast", "lost", timeout=10_000)
    expect(toast).to_contain_text("Connection lost")
    answers.nth(random.Random(3).randrange(answers.count())).click()
    expect(toast).to_contain_text("as soon as the connection is back")
    expect(person.find(".prompt h2")).to_have_text("Sending…")
    assert person.page.evaluate("document.querySelector('.prompt').offsetHeight") == height
    person.shot("connection-lost")
    server.start()
    expect(toast).to_have_attribute("data-toast", "back", timeout=30_000)
    expect(person.find("[data-position]")).not_to_have_attribute("data-position", before or "", timeout=30_000)
    expect(toast).to_have_count(0, timeout=10_000)
    person.leave()


# --- rules and help -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_the_rules_have_contents_a_picture_and_a_search(browser: Browser, server: Child, game: str) -> None:
    person = Person(browser, server.url, "en")
    person.go(f"/rules/{game}")
    contents = person.find("nav details a")
    expect(contents.nth(3)).to_be_visible()
    expect(person.find(".face .scene > svg")).to_have_count(1)
    expect(person.find("figure .board > *").first).to_be_visible(timeout=20_000)
    third = contents.nth(2)
    target = (third.get_attribute("href") or "").removeprefix("#")
    third.click()
    expect(person.find(f"#{target} h2")).to_be_in_viewport()
    expect(third).to_have_attribute("aria-current", "location")
    whole = person.find(".clause").count()
    person.find("input[type=search]").fill("turn")
    expect(person.find(".count")).to_have_text(re.compile(r"\d+ clauses"))
    assert 0 < person.find(".clause").count() < whole
    person.find("input[type=search]").fill("xyzzy")
    expect(person.find(".count")).to_have_text("No clause contains these words.")
    person.leave()


def test_help_at_the_table_says_the_goal_and_finds_words_and_rules(browser: Browser, server: Child) -> None:
    person = Person(browser, server.url, "en", phone=True)
    person.go("/")
    person.find(".games button.main").nth(at("buenosos")).tap()
    person.page.wait_for_selector(".ribbon")
    person.find(".ribbon .help").tap()
    dialog = person.find("dialog[open]")
    expect(dialog.locator(".goals")).to_contain_text("You are MalOsos")
    expect(dialog.locator(".goals")).to_contain_text("Stability is at 0")
    dialog.locator("input").fill("cascade")
    expect(dialog.locator(".found dt").first).to_be_visible()
    expect(dialog.locator(".found a").first).to_have_attribute("href", re.compile("/rules/buenosos#"))
    check(person, "help")
    dialog.locator("header button").tap()
    expect(person.find("dialog[open]")).to_have_count(0)
    person.leave()


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_home_and_its_dialog_are_accessible(browser: Browser, server: Child, theme: str) -> None:
    person = Person(browser, server.url, "es", newcomer="yes", theme=theme)
    person.go("/")
    expect(person.find(".games .scene > svg")).to_have_count(5, timeout=20_000)
    check(person, "home")
    person.find(".games button.main").nth(at("maracas")).click()
    expect(person.find("dialog[open] .goal").first).not_to_be_empty()
    check(person, "play now")
    person.leave()
