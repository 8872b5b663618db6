"""The debrief in a real browser: in three languages, on phone, desk and projector, for everybody, and filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from contienda.analysis.continuation import shares
from contienda.server.config import Config
from tests.server.finished import play_out
from tests.server.harness import Person as Guest
from tests.server.harness import Server, database
from tests.web.browser import Person
from tests.web.class_people import width_over
from tests.web.test_access import check

WIDTHS = {"es": 390, "en": 1440, "ru": 1920}
TITLES = {"es": "¿Y si…?", "en": "What if?", "ru": "Что если?"}
GAMES = {"misiles": "standard", "blackhat": "first_game", "kiberrubezh": "starters", "maracas": "introductory"}


class Over(NamedTuple):
    """A table whose game is over, and who sat there."""

    server: Server
    table: str
    red: Guest
    blue: Guest


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("debriefs")
    with Server(Config(database=database(folder), log="error", debrief_effort=0.02)) as found:
        yield found


@pytest.fixture(scope="module")
def over(server: Server) -> Over:
    return finished(server, "buenosos", "balanced")


def finished(server: Server, game: str, preset: str) -> Over:
    red, blue = server.person("Ana"), server.person("Luz")
    made = red.create(game, ["human", "open"], preset=preset)
    blue.sit(made.id, made.code)
    play_out(server, made.id)
    return Over(server, made.id, red, blue)


def visitor(browser: Browser, over: Over, guest: Guest, language: str, **kept: str) -> Person:
    """Return somebody's browser."""
    person = Person(browser, over.server.url, language, False, **kept)
    cookie = guest.http.cookies["contienda"]
    person.context.add_cookies([{"name": "contienda", "value": cookie, "url": over.server.url}])
    return person


@pytest.mark.parametrize("language", WIDTHS)
def test_the_page_in_every_language_and_width(browser: Browser, over: Over, language: str) -> None:
    person = visitor(browser, over, over.red, language, theme="light")
    person.page.set_viewport_size({"width": WIDTHS[language], "height": 900})
    person.go(f"/debrief/{over.table}")
    expect(person.find("#what_if h2")).to_have_text(TITLES[language], timeout=60_000)
    for section in ("course", "figures", "cascade", "campaign", "measures", "tail", "statistics", "todos"):
        expect(person.find(f"section#{section}")).to_be_visible()
    assert width_over(person) <= 0
    assert person.find("main").get_attribute("lang") == language
    assert "debrief-" not in person.find("main").inner_text()
    assert "**" not in person.find("main").inner_text()
    person.leave()


@pytest.mark.parametrize("theme", ["dark", "light", "contrast", "projector"])
def test_everybody_can_use_it(browser: Browser, over: Over, theme: str) -> None:
    person = visitor(browser, over, over.red, "es", theme=theme)
    person.go(f"/debrief/{over.table}")
    expect(person.find("#what_if")).to_be_visible(timeout=60_000)
    check(person, f"debrief, {theme}")
    person.find("summary").first.click()
    check(person, f"debrief with its files, {theme}")
    person.leave()


def test_winner_and_loser_are_told_so(browser: Browser, over: Over) -> None:
    """If nobody won, the game is just over."""
    won = shares(over.server.live(over.table).table.state)
    for seat, guest in enumerate((over.red, over.blue)):
        person = visitor(browser, over, guest, "en")
        person.go(f"/debrief/{over.table}")
        expect(person.find(".scene h2")).to_be_visible(timeout=60_000)
        told = "you won" if won[seat] else "you lost" if any(won) else "the game is over"
        assert person.find(".scene .over").inner_text().lower() == told
        if any(won):  # one bear, the winner's
            winner = over.server.live(over.table).table.game.sides[0 if won[0] else 1]
            expect(person.find(".scene [data-side]")).to_have_count(1)
            expect(person.find(".scene [data-side]")).to_have_attribute("data-side", winner)
            expect(person.find(".scene svg svg svg")).to_have_count(0)
            expect(person.find(".scene li.won")).to_have_text(re.compile("^Ana" if won[0] else "^Luz"))
        person.leave()


def test_the_action_table_is_filled_in_and_kept(browser: Browser, server: Server) -> None:
    over = finished(server, "misiles", "standard")
    person = visitor(browser, over, over.red, "en")
    person.go(f"/t/{over.table}")
    won = shares(over.server.live(over.table).table.state)
    expect(person.find(".over .scene .over")).to_have_text("You won" if won[0] else "You lost")
    expect(person.find(".over .ranking li.won")).to_have_text(re.compile("^Ana" if won[0] else "^Luz"))
    expect(person.find(".over .ranking li")).to_have_count(2)
    expect(person.find(".over .course svg").first).to_be_visible(timeout=60_000)
    expect(person.find(".over button.main")).to_have_text("Rematch")
    person.shot("over-desktop")
    person.find(".over a", "See the debrief").click()
    todos = person.find("#todos")
    todos.get_by_role("button", name="Add a row").click(timeout=60_000)
    todos.locator("textarea").nth(1).fill("Map who depends on our DNS")
    todos.get_by_role("button", name="Save the table").click()
    expect(todos).to_contain_text("Saved.")
    person.page.reload()
    expect(person.find("#todos textarea").nth(1)).to_have_value("Map who depends on our DNS", timeout=60_000)
    person.leave()
    other = visitor(browser, over, over.blue, "en")
    other.go(f"/debrief/{over.table}")
    expect(other.find("#todos textarea").nth(1)).to_have_value("Map who depends on our DNS", timeout=60_000)
    other.leave()


def test_a_running_game_says_why_there_is_no_debrief(browser: Browser, server: Server) -> None:
    ana, luz = server.person("Ana"), server.person("Luz")
    made = ana.create("misiles", ["human", "open"])
    luz.sit(made.id, made.code)
    person = visitor(browser, Over(server, made.id, ana, luz), ana, "en")
    person.go(f"/debrief/{made.id}")
    expect(person.find("[role=alert]")).to_contain_text("running game")
    person.wrong.clear()  # the browser reports the refusal
    person.leave()


@pytest.mark.parametrize("game", GAMES)
def test_every_other_game_has_a_chapter(browser: Browser, server: Server, game: str) -> None:
    over = finished(server, game, GAMES[game])
    person = visitor(browser, over, over.red, "ru")
    person.go(f"/debrief/{over.table}")
    chapter = {"misiles": "race", "blackhat": "scores", "kiberrubezh": "waves", "maracas": "points"}[game]
    expect(person.find(f"section#{chapter}")).to_be_visible(timeout=90_000)
    assert "debrief-" not in person.find("main").inner_text()
    person.leave()
