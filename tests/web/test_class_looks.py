"""How the pages of a class look: accessible in each theme, nothing jumps or is too small, and a reload keeps it."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from contienda.core import registry
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.class_people import School, at_table, phone, width_over
from tests.web.class_teacher import Teacher
from tests.web.test_access import THEMES, check
from tests.web.test_play import games

WALL = {"width": 1920, "height": 1080}
MOST_SHIFT = 0.02
# Everything that moves from now on without a touch of the person.
WATCHING = """() => { window.shifts = [];
    window.watching?.disconnect();
    window.watching = new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(each => [each.value,
        each.sources.map(({node}) => node?.outerHTML?.slice(0, 120) ?? node?.data)])));
    window.watching.observe({type: 'layout-shift'}); }"""
SMALL_TEXT = """least => [...document.querySelectorAll('body *')]
    .filter(each => !each.closest('svg, .sr, .skip, option') && each.checkVisibility())
    .filter(each => [...each.childNodes].some(part => part.nodeType === 3 && part.data.trim()))
    .map(each => [parseFloat(getComputedStyle(each).fontSize), each.textContent.trim().slice(0, 40)])
    .filter(([size]) => size < least)"""
SMALL_TARGETS = """selector => [...document.querySelectorAll(selector)]
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 44 || box.width < 44))
    .map(([each, box]) => `${each.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)"""
LEAST_TEXT = 12
TOUCHED = ".bar button, button.code, select, .open, .rail button, .steps button"


def lead(browser: Browser, school: School, language: str = "es", **kept: Any) -> Teacher:
    """Return the teacher of that class in a browser."""
    person = Teacher(browser, school.server.url, language, bool(kept.pop("phone", False)), **kept)
    person.context.add_cookies(
        [{"name": name, "value": str(value), "url": person.url} for name, value in school.teacher.http.cookies.items()]
    )
    person.go(school.path)
    expect(person.find(".tile").first).to_be_visible()
    return person


def shifted(person: Person) -> float:
    """Return how much has moved since WATCHING, in the browser's own measure."""
    shifts = person.page.evaluate("window.shifts")
    print(shifts)
    return float(sum(value for value, _ in shifts))


@pytest.mark.parametrize("theme", THEMES)
def test_every_dialog_of_the_console_is_accessible(browser: Browser, server: Child, theme: str) -> None:
    school = School(server, tables=2)
    for name in ("Luis", "Ana", "Diego", "Sofía"):
        school.guest(name)
    person = lead(browser, school, theme=theme)
    check(person, "lobby")
    person.find(".code").first.click()
    check(person, "how to join")
    person.close()
    person.bar("Iniciar todas las mesas").click()
    expect(person.find(".tile .ring")).to_have_count(2)
    for name in ("Congelar y debatir", "Inyectar", "Mensaje", "Lugares", "Notas", "Clase"):
        person.bar(name).click()
        expect(person.dialog()).to_be_visible()
        assert person.page.evaluate(SMALL_TEXT, LEAST_TEXT) == []
        check(person, name)
        if name == "Lugares":
            person.dialog().locator("input[type=search]").fill("sof")
            expect(person.dialog().locator(".found .person")).to_have_text(re.compile("Sofía"))
            person.dialog().locator(".found .person").click()
            check(person, "somebody's seat")
        person.close()
    person.bar("Clase").click()
    person.dialog().get_by_role("button", name="Terminar la clase").click()
    check(person, "end")
    person.close()
    school.do("freeze", text="¿Por qué?")
    expect(person.find(".tile[data-still=true]")).to_have_count(2)
    check(person, "frozen")
    person.go(f"{school.path}/table/1")
    expect(person.find("main.board .bvm").first).to_be_visible()
    check(person, "a table")
    person.go(f"{school.path}/data")
    expect(person.find("h1")).to_be_visible()
    check(person, "data")
    school.do("end")
    person.go(school.path)
    expect(person.find(".tile .who", has_text="Terminó con la clase")).to_have_count(2)
    expect(person.find(".bar button.main, .rail .first")).to_have_count(0)
    check(person, "ended")
    person.context.close()


@pytest.mark.parametrize("theme", THEMES)
def test_the_projector_is_accessible_in_every_look(browser: Browser, server: Child, theme: str) -> None:
    school = School(server, tables=2, seating="choose")
    luis, ana = school.guest("Luis", 1, 0), school.guest("Ana", 1, 1)
    person = Person(browser, server.url, "es", theme=theme)
    person.page.set_viewport_size(WALL)  # type: ignore[arg-type]
    person.go(school.link("projector"))
    expect(person.find("#main .qr")).to_be_visible()
    check(person, "join")
    school.do("start")
    school.do("project", show="overview")
    expect(person.find("main > section")).to_have_count(2)
    check(person, "overview")
    school.do("project", show="table", table=1)
    expect(person.find(".ticker")).not_to_be_empty()
    check(person, "a table")
    table = school.table()
    with luis.look(table, 0), ana.look(table, 1):
        school.do("message", text="Cae la red eléctrica.", tables=[1])
        expect(person.find(".ticker")).to_have_text("Cae la red eléctrica.")
        school.do("micro", on=True, tables=[1])
        expect(person.find(".whose p")).to_have_text("MalOsos: escribiendo · BuenOsos: escribiendo")
        expect(person.find(".clock [role=timer]")).to_have_text(re.compile(r"0:[0-4]\d"))
        check(person, "micro-debrief")
        luis.do(table, "microanswer", text="Tarde", seat=0)
        expect(person.find(".whose p")).to_contain_text("MalOsos: respuesta enviada")
        school.do("micro", on=False, tables=[1])
    school.do("freeze", text="¿Qué cae ahora?")
    expect(person.find(".topic .text")).to_have_text("¿Qué cae ahora?")
    check(person, "discussion")
    school.do("project", show="table", table=1, step=0)  # the board can be discussed: the topic makes room
    expect(person.find(".topic")).to_have_count(0)
    expect(person.find(".ticker")).to_have_text("¿Qué cae ahora?")
    school.do("end")
    expect(person.find("footer .code")).to_have_count(0)
    person.leave()


def test_nothing_jumps_on_the_console(browser: Browser, server: Child) -> None:
    school = School(server, tables=4)
    person = lead(browser, school)
    person.page.wait_for_timeout(500)
    person.page.evaluate(WATCHING)
    for number in range(16):
        school.guest(f"Estudiante {number}")
    expect(person.find(".tile li:not(.none)")).to_have_count(16)
    person.page.wait_for_timeout(300)
    assert shifted(person) <= MOST_SHIFT
    school.do("start")
    expect(person.find(".tile .ring")).to_have_count(4)
    person.page.wait_for_timeout(500)
    person.page.evaluate(WATCHING)
    for table in range(1, 5):
        for seat in (0, 1):
            school.do("bot", table=table, seat=seat, bot="level:1")
    school.do("timebox", seconds=60)
    school.do("pause", tables=[2])
    school.do("freeze", tables=[3], text="¿Por qué?")
    person.page.wait_for_timeout(5_000)
    assert shifted(person) <= MOST_SHIFT
    person.leave()


def test_nothing_jumps_on_a_phone(browser: Browser, server: Child) -> None:
    school = School(server, seating="choose", preset="balanced")
    ana = school.student(browser, "ru", "Ана", "1 0")
    ana.page.wait_for_timeout(500)
    ana.page.evaluate(WATCHING)
    others = [school.guest(name, 1, 0) for name in ("Luis", "Diego", "Sofía")]
    expect(ana.find(".names li")).to_have_count(4)
    assert shifted(ana) <= MOST_SHIFT
    school.guest("Iker", 1, 1)
    school.do("start")
    at_table(ana)
    expect(ana.find(".ballot button")).to_have_count(3)
    ana.page.wait_for_timeout(1_000)  # until the board has measured itself
    ana.page.evaluate(WATCHING)
    table = school.table()
    for number, other in enumerate(others):
        with other.look(table, 0) as seen:
            seen.do("vote", action=seen.legal[-1 - number], word="потому что дёшево", seat=0)
    expect(ana.find(".ballot .head p")).to_contain_text("3 из 4")
    school.do("message", text="Новости: пропала связь.")
    expect(ana.find(".banner")).to_be_visible()
    school.do("timebox", seconds=90)
    school.do("pause")
    school.do("resume")
    ana.page.wait_for_timeout(1_000)
    assert shifted(ana) <= MOST_SHIFT
    ana.leave()


def test_a_message_leaves_the_answer_free(browser: Browser, server: Child) -> None:
    school = School(server)
    ana = school.student(browser, "es", "Ana")
    school.guest("Luis")
    school.do("start")
    at_table(ana)
    school.do("message", text="El operador de la red pide ayuda: ¿quién responde?")
    expect(ana.find(".banner")).to_be_visible()
    school.do("micro", on=True)
    ana.find("#micro-text").fill("Tarde")
    banner, send = ana.find(".banner").bounding_box(), ana.find(".micro form button").bounding_box()
    assert banner is not None
    assert send is not None
    assert banner["y"] + banner["height"] <= send["y"]
    ana.find(".micro form button").tap()
    expect(ana.find(".micro form [role=status]")).to_contain_text("Enviada")
    expect(ana.find(".micro header .label")).to_have_text("Micro-debrief · turno 1")  # the first, although it goes on
    ana.leave()


def test_touch_and_small_print(browser: Browser, server: Child) -> None:
    school = School(server, tables=3)
    person = lead(browser, school, phone=True)
    person.page.set_viewport_size({"width": 390, "height": 844})
    for step in ("lobby", "running"):
        assert width_over(person) <= 0
        assert person.page.evaluate(SMALL_TEXT, LEAST_TEXT) == []
        assert person.page.evaluate(SMALL_TARGETS, TOUCHED) == []
        if step == "lobby":
            ana = school.student(browser, "es", "Ana")
            assert ana.page.evaluate(SMALL_TEXT, LEAST_TEXT) == []
            school.guest("Luis")
            school.do("start")
            school.do("project", show="table", table=1)
            expect(person.find(".steps")).to_be_visible()
    at_table(ana)
    for found in (person, ana):
        found.context.close()


def test_a_reload_keeps_where_you_were(browser: Browser, server: Child) -> None:
    school = School(server, tables=2)
    ana = school.student(browser, "es", "Ana")
    school.guest("Luis")
    school.do("start")
    at_table(ana)
    wall = Person(browser, server.url, "es")
    wall.go(school.link("projector"))
    school.do("project", show="table", table=1)
    teacher = lead(browser, school)
    teacher.go(f"{school.path}/table/1")
    teacher.find(".views button").nth(1).click()
    expect(teacher.find(".hand .card").first).to_be_visible()
    teacher.find("#class-tab-notes").click()
    for person in (ana, wall, teacher):
        expect(person.find("main").first).to_be_visible()
        before = person.page.url
        person.page.reload()
        expect(person.find("main").first).to_be_visible()
        assert person.page.url == before
    at_table(ana)
    expect(wall.find(".ticker")).not_to_be_empty()
    expect(teacher.find(".views button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(teacher.find(".hand .card").first).to_be_visible()
    expect(teacher.find("#class-tab-notes")).to_have_attribute("aria-selected", "true")
    for person in (ana, wall, teacher):
        person.leave()


def test_a_student_with_two_tabs(browser: Browser, server: Child) -> None:
    """Both tabs are the same student: a vote in one is there in the other, and counts once."""
    school = School(server, seating="choose", preset="balanced")
    ana = school.student(browser, "es", "Ana", "1 0")
    school.guest("Luis", 1, 0)
    school.guest("Iker", 1, 1)
    school.do("start")
    at_table(ana)
    luis = next(each["member"] for each in school.document()["people"] if each["alias"] == "Luis")
    school.do("captain", member=luis)
    expect(ana.find(".strip")).to_contain_text("Decide Luis")
    second = ana.context.new_page()
    second.goto(ana.page.url)
    second.locator(".ballot button").first.tap()
    expect(ana.find(".ballot button").first).to_have_attribute("aria-pressed", "true")
    expect(ana.find(".ballot .head p")).to_have_text(re.compile("1 de 2"))
    ana.find(".ballot button").nth(1).tap()
    expect(second.locator(".ballot button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(second.locator(".ballot .head p")).to_have_text(re.compile("1 de 2"))
    second.close()
    expect(ana.find(".ballot button").nth(1)).to_have_attribute("aria-pressed", "true")
    assert [each["online"] for each in school.document()["people"] if each["alias"] == "Ana"] == [True]
    ana.leave()


@pytest.mark.parametrize("game", games("buenosos", "blackhat"))
def test_every_game_is_played_by_teams(browser: Browser, server: Child, game: str) -> None:
    """Tile, student's page and a table seen as its team: sides have names, nothing is wider than the page."""
    seats = registry.load(game).usual
    school = School(server, game=game, tables=2, per_table=2 * seats)
    ana = phone(browser, server, "es")
    for number in range(2 * seats):
        school.guest(f"Estudiante {number + 1}")
    ana.go(f"/join/{school.code}")
    ana.find("#alias").fill("Ana")
    ana.find("main form button.main").click()
    expect(ana.find(".names .me")).to_contain_text("Ana")
    ana.shot(f"class-waiting-{game}-390")
    teacher = lead(browser, school)
    teacher.shot(f"class-lobby-{game}-1440")
    school.do("start")
    at_table(ana)
    expect(ana.find(".strip")).to_be_visible()
    expect(teacher.find(".tile .ring")).to_have_count(2)
    teacher.page.wait_for_timeout(500)
    teacher.shot(f"class-console-{game}-1440")
    ana.shot(f"class-student-{game}-390")
    shown = {"student": ana.find("body").inner_text(), "console": teacher.find("body").inner_text()}
    teacher.tile(1).locator(".open").click()
    expect(teacher.find("main.board").first).to_be_visible()
    teacher.find(".views button").nth(1).click()
    with suppress(AssertionError):
        expect(teacher.find(".hand").first).to_be_visible(timeout=3_000)
    teacher.shot(f"class-table-{game}-1440")
    shown["table"] = teacher.find("body").inner_text()
    for where, text in shown.items():
        assert re.search(r"Asiento|Lugar \d|Seat \d|undefined|NaN", text) is None, where
    assert width_over(ana) <= 0
    assert width_over(teacher) <= 0
    check(ana, f"student of {game}")
    for person in (ana, teacher):
        person.leave()
