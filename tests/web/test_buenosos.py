"""The board of BuenOsos: charts, cards of the turn and cascades come from the log, for latecomers too."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.games.buenosos.constants import NODE_NAMES, PROGRAM_NAMES
from contienda.games.buenosos.debrief_markers import Country, turns
from contienda.games.buenosos.game import BuenososGame
from contienda.play.match import Match, of
from contienda.play.replay import dump
from contienda.table.table import EVENTS_KEPT
from tests.server.harness import Child
from tests.web.browser import ASKED, Person

OPENS = ("wave_began", "spread", "left_over")  # events that begin a step of a cascade
TURN = 6  # early enough for a game of eight, late enough for waves
LAID = ("event_revealed", "played", "played_free")
SEEN = """() => ({
    charts: [...document.querySelectorAll('.gauge svg')].map(each => each.getAttribute('aria-label').split(': ')[1]),
    acts: [...document.querySelectorAll('.acts .id')].map(each => each.textContent),
    cascade: document.querySelector('.again')?.textContent.trim() ?? '',
})"""
COLOUR = "each => getComputedStyle(each).backgroundColor"
HEALTH = """() => Object.fromEntries([...document.querySelectorAll('.country .service')].map(
    each => [each.querySelector('.id').textContent, each.querySelector('.int').textContent]))"""


class Story:
    """A random game up to a decision of Red in turn 6; its log is longer than what a table keeps in memory."""

    def __init__(self) -> None:
        self.game = registry.load("buenosos")
        assert isinstance(self.game, BuenososGame)
        for seed in range(100):
            self.match, rng = Match(self.game, ["Ana", "Boris"], self.game.resolve("standard", {})), Rng(seed)
            while not self.match.over and len(self.began) <= TURN:
                if self.fits():
                    return
                state = self.match.state
                listed = state.actions()
                self.match.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
        raise AssertionError("no such game")

    def fits(self) -> bool:
        """Tell whether Red has played a card this turn, and the turn before ended with a cascade of several waves."""
        return (
            len(self.began) == TURN
            and self.match.state.actor() == 0
            and "played" in [event.kind for event in self.events[self.began[-1] :]]
            and [event.kind for event in self.cascade[:2]] == ["wave_began", "wave_began"]
            and self.began[-1] > 2 * EVENTS_KEPT
        )

    @property
    def events(self) -> list[Any]:
        return self.match.recorder.events

    @property
    def began(self) -> list[int]:
        """Return where each turn begins in the log."""
        return [at for at, event in enumerate(self.events) if event.kind == "turn_began"]

    @property
    def cascade(self) -> list[Any]:
        """Return the steps of the previous turn's cascade."""
        return [event for event in self.events[self.began[-2] : self.began[-1]] if event.kind in OPENS]

    def courses(self) -> list[str]:
        """Return Stability and Trust at the start and after each turn."""
        assert isinstance(self.game, BuenososGame)
        country = Country(self.game, self.match.options)
        found = turns(self.events, country)
        stability = [country.stability, *(turn.stability for turn in found)]
        trust = [country.trust, *(turn.trust for turn in found)]
        return [" → ".join(map(str, course)) for course in (stability, trust)]

    def laid(self) -> list[str]:
        return [PROGRAM_NAMES[event.arguments[0]] for event in self.events[self.began[-1] :] if event.kind in LAID]

    def health(self) -> dict[str, str]:
        """Return the INT of the services before that cascade."""
        first = self.cascade[0]
        view: Any = of(self.match.replay(), first.step).state.view(0)
        found = {each["id"]: [each["integrity"], each["maximum"]] for each in view["services"]}
        for event in self.events[: first.number]:
            if event.step == first.step and event.kind in ("damaged", "healed"):
                found[NODE_NAMES[event.arguments[0]]][0] = event.arguments[2]
        return {name: f"{now}/{most}" for name, (now, most) in found.items()}

    def first_wave(self) -> list[tuple[str, str]]:
        """Return what each arrow of the first wave carries, and by which rule."""
        first, second = self.cascade[0].number, self.cascade[1].number
        hits = [event for event in self.events[first:second] if event.kind == "arrow_hit"]
        return sorted((f"−{event.arguments[3]}", event.clause) for event in hits)


@pytest.fixture(scope="module")
def story() -> Story:
    return Story()


@pytest.fixture
def ana(browser: Browser, server: Child, story: Story) -> Person:
    """Ana, at a table that continues from there."""
    person = Person(browser, server.url, "en")
    person.go("/")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    branch = {"step": len(story.match.actions), "seats": seats, "name": "Ana"}
    body = {"replay": json.loads(dump(story.match.replay())), "branch": branch}
    made = person.context.request.post(f"{server.url}/api/replays", data=body, headers={"Origin": server.url})
    person.go(f"/t/{made.json()['id']}")
    return person


def seen(person: Person) -> Any:
    expect(person.find(".gauge svg").first).to_be_visible()
    expect(person.find(".again")).to_be_visible()
    return person.page.evaluate(SEEN)


def test_whoever_comes_late_sees_charts_cards_and_cascade(
    browser: Browser, server: Child, story: Story, ana: Person
) -> None:
    expected = {"charts": story.courses(), "acts": story.laid(), "cascade": f"Cascade of turn {TURN - 1}"}
    assert expected["charts"][0].count("→") == TURN  # turn 0 is one of them
    assert seen(ana) == expected
    ana.page.reload()
    assert seen(ana) == expected
    watcher = Person(browser, server.url, "en")
    code = ana.page.evaluate("id => fetch(`/api/tables/${id}/rights`).then(r => r.json()).then(r => r.code)", ana.table)
    watcher.go(f"/join/{code}")
    watcher.find("main form button:not(.main)").click()
    assert seen(watcher) == expected
    ana.go(f"/replay/{ana.table}/{len(story.match.actions)}")
    assert seen(ana) == expected
    for person in (ana, watcher):
        person.leave()


def test_a_cascade_can_be_looked_at_again(story: Story, ana: Person) -> None:
    seen(ana)
    ana.find(".again").click()
    ana.find(".stepper .wave").first.click()
    expect(ana.find(".stepper .wave")).to_have_count(len(story.cascade))
    assert ana.page.evaluate(HEALTH) == story.health()
    badges = ana.find(".country .badge")
    expect(badges).to_have_count(len(story.first_wave()))
    words = [tuple(each.locator("b, .rule").all_inner_texts()) for each in badges.all()]
    assert sorted(words) == story.first_wave()
    for each in badges.all():  # side by side, not run together
        points, rule = each.locator("b").bounding_box(), each.locator(".rule").bounding_box()
        assert points is not None
        assert rule is not None
        assert rule["x"] >= points["x"] + points["width"]
        assert each.inner_text().split() == each.locator("b, .rule").all_inner_texts()
        number, clause = (part.evaluate(COLOUR) for part in each.locator("> *").all())
        assert number != clause
    ana.shot("buenosos-cascade")
    ana.leave()


def test_a_reload_changes_nothing_of_what_was_seen(ana: Person) -> None:
    """What was seen live, decision by decision, equals what the log says."""
    seen(ana)
    dice = random.Random(1)
    table = ana.find(".table")
    for _ in range(6):
        ana.page.wait_for_function(f"() => ({ASKED})() > 0")
        position = table.get_attribute("data-position") or ""
        assert ana.click_any(dice)
        expect(table).not_to_have_attribute("data-position", position)
    ana.page.wait_for_function(f"() => ({ASKED})() > 0")
    folded = ana.find(".stepper .close")
    if folded.count():
        folded.click()
    live = seen(ana)
    ana.page.reload()
    assert seen(ana) == live
    ana.leave()


def test_the_way_back_through_a_replay_forgets_what_had_not_happened(story: Story, ana: Person) -> None:
    ana.go(f"/replay/{ana.table}/{len(story.match.actions)}")
    seen(ana)
    ana.find(".scrub input").fill("0")
    expect(ana.find(".again, .stepper")).to_have_count(0)
    expect(ana.find(".acts .chip")).to_have_count(0)
    start = ana.page.evaluate(SEEN)["charts"]
    assert start == [course.split(" → ")[0] for course in story.courses()]
    ana.leave()
