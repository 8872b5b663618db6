"""The board of Maracas can be played by its pieces."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.games.maracas.read_data import read
from contienda.play.match import Match
from contienda.play.replay import dump
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import make_table, seated


def a_game_with_known_counters() -> tuple[dict[str, Any], int]:
    """Return a random game up to where the Government picks a stack and knows something about face-down pieces."""
    game = registry.load("maracas")
    match, rng = Match(game, ["Ana", "Boris"], game.resolve("full", {})), Rng(1)
    while True:
        state = match.state
        view: Mapping[str, Any] = state.view(0)
        if view["step"] == "go" and state.actor() == 0 and any(each["remembered"] for each in view["areas"]):
            if any("sum_most" in (each["told"] or {}) for each in view["stacks"]):
                return json.loads(dump(match.replay())), len(match.actions)
        listed = state.actions()
        match.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])


def test_what_everybody_knows_stands_on_the_map_and_in_the_near_view(browser: Browser, server: Child) -> None:
    replay, step = a_game_with_known_counters()
    person = Person(browser, server.url, "en")
    person.go("/")
    branch = {"step": step, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}], "name": "Ana"}
    body = {"replay": replay, "branch": branch}
    made = person.context.request.post(f"{server.url}/api/replays", data=body, headers={"Origin": server.url})
    person.go(f"/t/{made.json()['id']}")
    person.find(".board .stack:has(.told)").first.click(force=True)
    expect(person.find("dialog[open] .known")).to_contain_text("Known of this stack: CMR total at most")
    person.page.keyboard.press("Escape")
    person.find(".board .area:has(.marker.told) .place").first.click(force=True)
    expect(person.find("dialog[open] .facts").first).to_contain_text("Known face down, here or in stacks formed here:")
    person.leave()


@pytest.fixture
def ana(browser: Browser, server: Child) -> Person:
    """The Government in a game that has just begun."""
    person = Person(browser, server.url, "en")
    make_table(person, "maracas", "Ana", ready=False)
    person.begin_with_bots()
    expect(person.find(".board .place").first).to_be_visible(timeout=30_000)
    return person


def test_areas_that_are_adjacent_share_a_border(ana: Person) -> None:
    drawn = ana.page.evaluate("[...document.querySelectorAll('[data-border]')].map(each => each.dataset.border)")
    assert {frozenset(each.split()) for each in drawn} == {
        frozenset((area["id"], other)) for area in read()["area"] for other in area["adjacent"]
    }
    ana.leave()


def test_an_area_is_picked_on_the_map_by_mouse_and_by_keyboard(ana: Person) -> None:
    """The Government places infrastructure: a click in the middle of an Area, then arrow keys and Enter."""
    ana.page.wait_for_selector(".board .place.lit")
    houses = ana.find(".board .marker.iu")
    before = houses.count()
    ana.page.locator("[data-spot=area-VD]").click(position={"x": 60, "y": 90})
    expect(ana.find("[data-spot=area-VD] .marker.iu")).to_be_visible()
    ana.page.wait_for_selector(".board .place.lit")
    ana.page.locator("[data-piece=area-GG]").focus()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.find("[data-piece=area-LL]")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.find("[data-spot=area-LL] .marker.iu")).to_be_visible()
    assert houses.count() == before + 2
    ana.leave()


def test_a_secret_stays_with_its_owner(browser: Browser, server: Child) -> None:
    """Strategy and Victory Points appear only on one's own sheet."""
    people = seated(browser, server, "maracas")
    for person in people:
        person.page.wait_for_selector(".board .strategy")
        expect(person.find(".board .strategy")).to_have_count(1)
        expect(person.find(".board .vp")).to_have_count(1)
        person.find(".board .strategy").click()
        expect(person.find("dialog[open] table tr").first).to_be_visible()
        person.page.keyboard.press("Escape")
        person.leave()
