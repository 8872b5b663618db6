"""The projector of a class: how to join, one table, all tables. It is read from eight metres, and shows no secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from contienda.i18n.speaker import Speaker
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.class_people import PHONE, School, width_over
from tests.web.test_access import check
from tests.web.test_devices import photographed
from tests.web.test_play import games

WIDE = {"width": 1920, "height": 1080}
# What somebody at the back of the room reads, with its size in pixels.
SIZES = """least => [...document.querySelectorAll('body *')]
    .filter(each => !each.closest('svg, .sr, .skip'))
    .filter(each => [...each.childNodes].some(part => part.nodeType === 3 && part.data.trim()))
    .map(each => [parseFloat(getComputedStyle(each).fontSize), each.textContent.trim().slice(0, 40)])
    .filter(([size]) => size < least)"""
OUTSIDE = """() => [...document.querySelectorAll('main *, footer *, header *')]
    .filter(each => !each.closest('svg, .sr'))
    .filter(each => { const box = each.getBoundingClientRect();
        return box.width && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1); })
    .map(each => each.outerHTML.slice(0, 100))"""
CONTROLS = """[...document.querySelectorAll('button, a, input')]
    .filter(each => !each.closest('[inert], .skip')).length"""
CUT = """() => [...document.querySelectorAll('.inner')]
    .filter(each => each.scrollHeight > each.clientHeight + 16 || each.scrollWidth > each.clientWidth + 2)
    .map(each => `${each.scrollHeight} of ${each.clientHeight}`)"""
CUT_WORDS = """() => [...document.querySelectorAll('h1, h2, header p, .status span, .ticker span, .topic .text')]
    .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth)
    .map(each => each.textContent)"""
QR_SHARE = """() => { const code = document.querySelector('.qr svg'), size = code.viewBox.baseVal.width;
    const dark = code.querySelector('path').getBBox();
    return code.getBoundingClientRect().height * dark.height / size / innerHeight; }"""


@contextmanager
def screen(browser: Browser, school: School, language: str = "es") -> Iterator[Person]:
    """A screen that got its role by a link."""
    person = Person(browser, school.server.url, language)
    person.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    person.go(school.link("projector"))
    expect(person.find("#main")).to_be_visible()
    yield person
    person.leave()


def test_how_to_join_is_read_from_the_last_row(browser: Browser, server: Child) -> None:
    school = School(server, per_table=30)
    with screen(browser, school) as person:
        code = person.find(".code-line .code")
        expect(code).to_have_text(school.code)
        box = code.bounding_box()
        assert box is not None
        size = person.page.evaluate("parseFloat(getComputedStyle(document.querySelector('.code-line')).fontSize)")
        assert size >= 170
        assert box["height"] < 1.5 * size, "the code never breaks"
        first, second = code.locator("span").all()
        left, right = first.bounding_box(), second.bounding_box()
        assert left is not None
        assert right is not None
        assert right["x"] - (left["x"] + left["width"]) > size * 0.15, "two groups"
        assert person.page.evaluate(QR_SHARE) >= 0.45
        assert photographed(person, person.find(".qr svg")) == f"{server.url}/join/{school.code}"
        expect(person.find(".team")).to_have_count(2)
        expect(person.find(".team h2")).to_have_text(["MalOsos", "BuenOsos"])
        for name in ("Luis", "Ana", "Diego", "Sofía"):
            school.guest(name)
        red, blue = person.find(".team").all()
        expect(red.locator("li")).to_have_text(["Luiscapitán", "Diego", "libre"])
        expect(blue.locator("li")).to_have_text(["Anacapitán", "Sofía", "libre"])
        expect(red.locator("li.new")).to_have_count(1)
        expect(person.find(".count[role=status]")).to_contain_text("4 de 30")
        person.shot("class-projector-join-1920")
        assert person.page.evaluate(SIZES, 22) == []
        assert person.page.evaluate(OUTSIDE) == []
        for number in range(26):
            school.guest(f"Estudiante {number}")
        expect(person.find(".count[role=status]")).to_contain_text("30 de 30")
        assert person.page.evaluate(OUTSIDE) == []
        expect(person.find("button, a:not(.skip), input")).to_have_count(0)
        check(person, "join")


def test_forty_names_of_eight_tables_fit(browser: Browser, server: Child) -> None:
    school = School(server, tables=8, per_table=5)
    for number in range(40):
        school.guest(f"Estudiante {number + 1}")
    with screen(browser, school, "ru") as person:
        expect(person.find(".team li.more")).to_have_count(2)  # the newest twelve, and a count
        assert person.page.evaluate(OUTSIDE) == []
        expect(person.find(".team").first.locator("li:not(.more)")).to_have_count(12)
        school.do("start")
        school.do("project", show="overview")
        expect(person.find("main > section")).to_have_count(8)
        expect(person.find("main > section ul")).to_have_count(8)
        assert person.page.evaluate(OUTSIDE) == []
        assert person.page.evaluate(SIZES, 22) == []
        person.shot("class-projector-overview-1920")
        check(person, "overview")
        school.do("freeze", text="Почему упала связь?")
        expect(person.find(".topic .text")).to_have_text("Почему упала связь?")
        check(person, "discussion")


@pytest.fixture(scope="module")
def played(server: Child) -> School:
    """A class of one table, played by bots."""
    school = School(server, preset="balanced")
    for name in ("Luis", "Ana", "Diego", "Sofía"):
        school.guest(name)
    school.do("start")
    for seat in (0, 1):
        school.do("bot", table=1, seat=seat, bot="level:1")
    return school


def test_one_table_uses_the_whole_screen(browser: Browser, server: Child, played: School) -> None:
    played.do("project", show="table", table=1)
    with screen(browser, played) as person:
        expect(person.find("h1")).to_have_text(re.compile("MalOsos|BuenOsos|azar", re.IGNORECASE))
        size = person.page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")
        assert size >= 60
        expect(person.find(".ticker")).not_to_be_empty()
        expect(person.find("footer .code")).to_have_text(played.code)
        assert photographed(person, person.find("footer svg")) == f"{server.url}/join/{played.code}"
        assert person.page.evaluate(OUTSIDE) == []
        expect(person.find(".log, .side, .prompt, .answers")).to_have_count(0)
        shown = person.find("body").inner_text()
        assert re.search(r"\b\d+\.\d+[a-z]\b", shown) is None, "no rule numbers"
        assert person.page.evaluate(CONTROLS) == 0
        map_, board = person.find(".map").bounding_box(), person.find("main").bounding_box()
        assert map_ is not None
        assert board is not None
        assert 0.6 < map_["width"] / board["width"] < 0.72
        check(person, "one table")


def test_somebody_looks_in_from_a_phone(browser: Browser, server: Child) -> None:
    """What the projector shows, on a phone: nothing is cut or wider than the page, also after the end."""
    school = School(server, tables=2, per_table=4)
    for name in ("Valentina", "Ana", "Diego", "Sofía"):
        school.guest(name)
    with screen(browser, school) as person:
        person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        expect(person.find(".team li:not(.free)")).to_have_count(4)
        assert (width_over(person), person.page.evaluate(CUT_WORDS)) == (0, [])
        school.do("start")
        school.do("project", show="overview")
        expect(person.find("main > section svg").first).to_be_visible()
        assert (width_over(person), person.page.evaluate(CUT_WORDS)) == (0, [])
        school.do("project", show="table", table=1)
        expect(person.find(".map")).to_be_visible()
        assert (width_over(person), person.page.evaluate(CUT_WORDS)) == (0, [])
        person.shot("class-projector-table-390")
        school.do("end")
        expect(person.find("h1")).to_have_text("La clase terminó")
        expect(person.find(".emblem, footer .code")).to_have_count(0)


def test_the_cascade_steps_under_the_hand_of_the_facilitator(browser: Browser, played: School) -> None:
    played.do("project", show="table", table=1)
    with screen(browser, played) as person:
        expect(person.find(".caption .key")).to_have_count(4)
        assert played.teacher.do(played.table(), "switch", pace=0).is_success
        expect(person.find("h1")).to_have_text(re.compile("Gana|gana|Nadie"), timeout=90_000)
        expect(person.find("[data-steps]")).not_to_have_attribute("data-steps", "0")
        played.do("project", show="table", table=1, step=0)
        expect(person.find(".caption b")).to_be_visible()
        first = person.find(".caption").inner_text()
        expect(person.find("[data-steps]")).to_have_attribute("data-at", "0")
        person.shot("class-projector-cascade-1920")
        played.do("project", show="table", table=1, step=1)
        expect(person.find("[data-steps]")).to_have_attribute("data-at", "1")
        played.do("project", show="table", table=1, step=-1)
        expect(person.find(".caption .key")).to_have_count(4)
        person.page.keyboard.press("Home")  # without the console, keys do the same
        expect(person.find(".caption")).to_have_text(first)
        person.page.keyboard.press("End")
        expect(person.find(".caption .key")).to_have_count(4)


def test_nothing_private_reaches_the_screen(browser: Browser, server: Child) -> None:
    """Neither hands nor votes, codes, notes, answers or the plan: not on the page, not in what the server sends."""
    school = School(server, seating="choose")
    luis = school.guest("Luis", 1, 0)
    ana, iker = school.guest("Ana", 1, 1), school.guest("Iker", 1, 1)
    school.guest("Diego", 1, 0)
    sent: list[str] = []
    person = Person(browser, server.url, "en")
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(str(text))))
    person.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    person.go(school.link("projector"))
    expect(person.find(".team")).to_have_count(2)
    school.do("start")
    school.do("project", show="table", table=1)
    expect(person.find(".ticker")).not_to_be_empty()
    table = school.table()
    with luis.look(table, 0) as red, ana.look(table, 1) as blue:
        hands = [*red.document["view"]["teams"][0]["hand"], *blue.document["view"]["teams"][1]["hand"]]
        red.do("vote", action=red.legal[0], word="Canary-word", seat=0)
    school.do("note", text="Canary-note", table=1)
    school.do("micro", on=True)
    expect(person.find("h1")).to_have_text("Micro-debrief")
    iker.do(table, "microanswer", text="Canary-answer", seat=1)
    school.do("message", text="Everybody may know this")
    person.page.wait_for_timeout(500)
    secrets = ["Canary-word", "Canary-note", "Canary-answer"]
    secrets += [str(student(school, each)["personal"]) for each in (luis, ana, iker)]
    everything = person.page.content() + "".join(sent)
    assert "Everybody may know this" in everything, "the test reads what is sent"
    assert [each for each in secrets if each in everything] == []
    speaker = Speaker(registry.load("buenosos"), "en", [])
    names = {speaker.forms("card", card)[""] for card in hands}
    shown = person.find("body").inner_text()
    assert [name for name in names if name in shown] == []
    assert all('"hand":[' not in text for text in sent)
    person.leave()


def student(school: School, person: Any) -> Any:
    return school.document(person)["you"]


@pytest.mark.parametrize("game", games("buenosos", "blackhat"))
def test_every_game_has_a_public_board(browser: Browser, server: Child, game: str) -> None:
    school = School(server, game=game, tables=2, per_table=registry.load(game).usual)
    for number in range(4):
        school.guest(f"Estudiante {number + 1}")
    with screen(browser, school) as person:
        expect(person.find("#main .qr")).to_be_visible(timeout=20_000)  # some games have many words
        assert person.page.evaluate(OUTSIDE) == []
        person.shot(f"class-projector-join-{game}-1920")
        school.do("start")
        school.do("project", show="table", table=1)
        expect(person.find("footer .code")).to_be_visible()
        expect(person.find("main")).not_to_contain_text("Cargando")
        person.page.wait_for_timeout(1_500)  # until the board fits
        assert person.page.evaluate(CUT) == []
        person.shot(f"class-projector-{game}-1920")
        check(person, game)
        school.do("project", show="overview")
        expect(person.find("main > section")).to_have_count(2)
        person.shot(f"class-projector-overview-{game}-1920")
