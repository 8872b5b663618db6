"""A student's phone: three taps into the class, a vote with the team, and the same seat after every mishap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.class_people import School, at_table, phone, width_over
from tests.web.test_access import THEMES, check

# Every touch of the person, also across pages.
TAPS = """addEventListener('pointerdown', event => event.isTrusted
    && sessionStorage.setItem('taps', 1 + Number(sessionStorage.getItem('taps'))), true)"""
SMALL = """selector => [...document.querySelectorAll(selector)]
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 44 || box.width < 44))
    .map(([each, box]) => `${each.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)"""
PLACES = """() => ['.strip', '.gist', '.ballot ul', '.hand', '.foot']
    .map(each => document.querySelector(each).getBoundingClientRect())
    .map(box => [box.top, box.height].map(Math.round))"""


@pytest.mark.parametrize("seating", ["deal", "choose"])
def test_three_taps_into_the_class(browser: Browser, server: Child, seating: str) -> None:
    school = School(server, seating=seating, tables=2)
    person = phone(browser, server, "es")
    person.context.add_init_script(TAPS)
    person.go(f"/join/{school.code[:3]}-{school.code[3:].lower()}")
    person.find("#alias").tap()
    person.page.keyboard.type("Sofía")
    if seating == "choose":
        person.find("label.team").nth(3).tap()  # table 2, BuenOsos
    person.find("main form button.main").tap()
    expect(person.find("h1")).to_have_text("BuenOsos" if seating == "choose" else "MalOsos")
    assert int(person.page.evaluate("sessionStorage.getItem('taps')")) <= 3
    expect(person.find(".over")).to_have_text("Sofía · mesa 2" if seating == "choose" else "Sofía · mesa 1")
    expect(person.find(".goal")).to_contain_text("Estabilidad")
    expect(person.find(".personal .code")).to_be_visible()
    assert width_over(person) <= 0
    assert person.page.evaluate(SMALL, "main button, main summary, footer a") == []
    person.shot(f"class-waiting-{seating}-390")
    person.leave()


def test_names_arrive_and_play_begins_by_itself(browser: Browser, server: Child) -> None:
    school = School(server)
    ana = school.student(browser, "es", "Ana")
    expect(ana.find(".names li")).to_have_count(1)
    school.guest("Luis")
    school.guest("Iker")
    expect(ana.find(".names li")).to_have_text(["Ana capitán", "Iker"])
    expect(ana.find(".others li")).to_contain_text("Luis")
    school.do("start")
    at_table(ana)
    expect(ana.find(".strip p > b")).to_have_text("Decides tú")
    ana.leave()


def test_a_vote_in_three_languages(browser: Browser, server: Child) -> None:
    """Ana is captain; Борис and Carol vote. Nobody has a button that would be refused."""
    school = School(server, seating="choose", preset="balanced")
    ana = school.student(browser, "es", "Ana", "1 1")
    boris = school.student(browser, "ru", "Борис", "1 1")
    carol = school.student(browser, "en", "Carol", "1 1")
    diego = school.student(browser, "es", "Diego", "1 0")
    school.do("start")
    people = (ana, boris, carol, diego)
    at_table(*people)
    expect(ana.find(".strip")).to_contain_text("Diego decide por MalOsos")
    school.do("bot", table=1, seat=0, bot="level:1")
    expect(boris.find(".strip")).to_contain_text("Решает Ana", timeout=30_000)
    expect(boris.find(".strip")).to_contain_text("Вы голосуете за BuenOsos")
    expect(carol.find(".strip")).to_contain_text("Ana decides")
    expect(carol.find(".strip")).to_contain_text("You vote with BuenOsos")
    expect(diego.find(".strip")).to_contain_text("Ana decide por BuenOsos")
    for person in people:
        expect(person.find(".answers")).to_have_count(0)
        assert "Seat 1" not in person.find("body").inner_text()
    expect(diego.find(".ballot button, .hand .lit")).to_have_count(0)
    expect(boris.find(".ballot button")).to_have_count(3)  # what they can play, before anybody proposes it

    before = boris.page.evaluate(PLACES)
    boris.find(".hand .lit button.face").first.tap()
    expect(boris.find(".ballot button[aria-pressed=true]")).to_have_count(1)
    expect(carol.find(".ballot .count b").first).to_have_text("1")
    expect(carol.find(".ballot .head p")).to_have_text("1 of 3 have voted")
    carol.find(".ballot button").first.tap()
    carol.find(".foot").get_by_role("button", name="Add a word").tap()
    carol.find("#vote-word").fill("cheap and early")
    carol.find(".foot form button.main").tap()
    expect(ana.find(".ballot .text").first).to_contain_text("«cheap and early» — Carol")
    expect(boris.find(".ballot .count").first).to_have_text(re.compile(r"2\s*голоса"))
    boris.find(".foot").get_by_role("button", name="Предложить").tap()
    boris.find("dialog[open] li button[aria-pressed=false]").last.tap()
    expect(ana.find(".ballot .count b")).to_have_text(["1", "0", "1"])
    assert boris.page.evaluate(PLACES) == before, "nothing jumps while votes arrive"
    boris.shot("class-member-390")
    assert boris.page.evaluate(SMALL, ".ballot button, .foot button") == []
    assert all(width_over(person) <= 0 for person in people)

    expect(ana.find(".foot .outcome")).to_be_disabled()
    chosen = ana.find(".ballot button").first
    name = chosen.locator("b").first.inner_text()
    chosen.tap()
    ana.shot("class-captain-390")
    position = ana.find("[data-position]").get_attribute("data-position")
    expect(ana.find(".foot .outcome")).to_have_text(name)
    ana.find(".foot .outcome").tap()
    expect(ana.find("[data-position]")).not_to_have_attribute("data-position", position or "")
    expect(carol.find(".foot .line")).to_contain_text("Decided with 1 of 3 votes")
    for person in people:
        expect(person.find("[role=alert]")).to_have_count(0)
        person.leave()


def test_a_bot_plays_for_the_team_and_the_class_ends(browser: Browser, server: Child) -> None:
    """A member reads who plays, not that it is somebody else's turn, and finds the debrief at the end."""
    school = School(server, seating="choose")
    ana = school.student(browser, "en", "Ana", "1 0")
    school.guest("Luis", 1, 0)
    school.guest("Elena", 1, 1)
    school.do("start")
    at_table(ana)
    school.do("pause")
    expect(ana.find(".strip")).to_contain_text("Paused")
    expect(ana.find("footer .line")).to_have_text("")
    school.do("bot", table=1, seat=0, bot="level:1")
    school.do("resume")
    expect(ana.find("footer .line")).to_have_text("A bot plays for your team now.")
    school.do("pause")
    expect(ana.find("footer .line")).to_have_text("")
    expect(ana.find("footer a.main")).to_have_count(0)
    school.do("end")  # the table stands still already
    expect(ana.find("footer a.main")).to_have_attribute("href", f"/debrief/class/{school.id}")
    ana.leave()


def test_the_majority_needs_no_captain(browser: Browser, server: Child) -> None:
    school = School(server, seating="choose", decides="majority")
    ana = school.student(browser, "en", "Ana", "1 0")
    boris = school.student(browser, "en", "Boris", "1 0")
    school.guest("Elena", 1, 1)
    school.do("start")
    at_table(ana, boris)
    expect(ana.find(".strip p > b")).to_have_text("MalOsos: the majority decides")
    expect(ana.find(".foot .outcome")).to_have_count(0)
    position = ana.find("[data-position]").get_attribute("data-position") or ""
    ana.find(".ballot button").first.tap()
    expect(boris.find(".ballot .count b").first).to_have_text("1")
    expect(ana.find("[data-position]")).to_have_attribute("data-position", position)
    boris.find(".ballot button").first.tap()
    expect(ana.find("[data-position]")).not_to_have_attribute("data-position", position)
    for person in (ana, boris):
        person.leave()


def test_the_seat_survives_a_reload_and_another_device(browser: Browser, server: Child) -> None:
    school = School(server, tables=2)
    old = school.student(browser, "es", "Sofía")
    personal = old.find(".personal .code").inner_text()
    old.find(".personal button").tap()
    expect(old.find(".personal")).to_have_count(0)
    old.page.reload()
    expect(old.find("details .code")).to_have_count(1)
    expect(old.find("details .code")).to_be_hidden()
    old.find("details summary").first.tap()
    expect(old.find("details .code")).to_have_text(personal)
    expect(old.find(".over")).to_have_text("Sofía · mesa 1")
    school.guest("Luis")
    school.do("start")
    at_table(old)
    old.page.reload()
    at_table(old)
    old.find("#tab-table").tap()
    expect(old.find(".controls .code")).to_have_text(personal)
    old.go(f"/join/{school.code}")  # scanned again: no second Sofía
    at_table(old)

    new = phone(browser, server, "ru")
    new.go(f"/join/{school.code}")
    new.find("main button.plain").tap()
    new.find("#personal").fill("ZZZZZ")
    new.find("main form button.main").tap()
    expect(new.find("[role=alert]")).not_to_be_empty()
    new.wrong.clear()  # the browser reports the refusal
    new.find("#personal").fill(f"{personal[:3].lower()} {personal[3:].lower()}")
    new.find("main form button.main").tap()
    new.page.wait_for_url(lambda url: "/class/" in url or "/t/" in url)
    if "/class/" in new.page.url:
        new.find("footer a.main").tap()
    at_table(new)
    assert new.table == old.table
    assert students(school) == ["Sofía", "Luis"]
    for person in (old, new):
        person.leave()


def students(school: School) -> list[str]:
    return [each["alias"] for each in school.document()["people"] if each["role"] in ("member", "captain")]


def test_who_moves_finds_the_new_table(browser: Browser, server: Child) -> None:
    school = School(server, tables=2)
    ana = school.student(browser, "es", "Ana")
    for name in ("Luis", "Iker", "Elena"):
        school.guest(name)
    school.do("start")
    at_table(ana)
    first = ana.table
    ana_id = next(each["member"] for each in school.document()["people"] if each["alias"] == "Ana")
    school.do("place", member=ana_id, table=2, seat=1)
    ana.page.wait_for_url(re.compile(rf"/t/{school.table(2)}"))
    at_table(ana)
    assert ana.table != first
    expect(ana.find(".strip")).to_contain_text("BuenOsos")
    ana.leave()


def test_errors_are_one_sentence_and_change_nothing(browser: Browser, server: Child) -> None:
    school = School(server, per_table=2, seating="choose")
    school.guest("Ana")
    person = phone(browser, server, "en")
    person.go(f"/join/{school.code}")
    person.find("#alias").fill("ana")
    person.find("main form button.main").tap()
    expect(person.find(".over")).to_have_text("ana (2) · table 1")  # told apart from Ana
    late = phone(browser, server, "en")
    late.go(f"/join/{school.code}")
    expect(late.find("label.team input").first).to_be_disabled()
    expect(late.find("main form button.main")).to_be_disabled()  # no alias yet
    assert len(students(school)) == 2
    school.do("end")
    expect(person.find("footer")).to_contain_text("The class is over")
    late.page.reload()
    expect(late.find("#alias")).to_have_count(0)
    late.go("/join/NOSUCH")
    expect(late.find("#code-problem")).to_contain_text("NOSUCH")
    for each in (person, late):
        each.context.close()


def test_messages_time_and_discussion(browser: Browser, server: Child) -> None:
    school = School(server)
    ana = school.student(browser, "en", "Ana")
    school.guest("Luis")
    school.do("start")
    at_table(ana)
    school.do("timebox", seconds=240, label="3")
    expect(ana.find(".ribbon [role=timer]")).to_have_text(re.compile(r"[34]:\d\d"))
    school.do("message", text="The press reports a blackout.")
    expect(ana.find(".banner")).to_contain_text("The press reports a blackout.")
    ana.find(".banner button").tap()
    expect(ana.find(".banner")).to_have_count(0)
    ana.page.reload()
    at_table(ana)
    expect(ana.find(".banner")).to_have_count(0)
    ana.find("#tab-table").tap()
    expect(ana.find(".controls")).to_contain_text("The press reports a blackout.")
    school.do("freeze", text="Which dependency hurts most?")
    expect(ana.find(".discussion .topic")).to_have_text("Which dependency hurts most?")
    ana.shot("class-discussion-390")
    expect(ana.find(".answers button")).to_have_count(0)
    ana.find(".discussion button").tap()
    ana.find("#tab-board").tap()
    expect(ana.find(".hand")).to_be_visible()
    school.do("resume")
    expect(ana.find(".discussion")).to_have_count(0)
    ana.leave()


def test_the_micro_debrief_is_private_to_each_team(browser: Browser, server: Child) -> None:
    school = School(server, seating="choose")
    ana = school.student(browser, "en", "Ana", "1 0")
    boris = school.student(browser, "ru", "Борис", "1 1")
    iker = school.student(browser, "es", "Iker", "1 1")
    school.do("start")
    at_table(ana, boris, iker)
    school.do("micro", on=True)
    for person in (ana, boris, iker):
        expect(person.find(".micro textarea")).to_be_visible()
        expect(person.find(".micro .time [role=timer]")).to_have_text(re.compile(r"0:[0-4]\d"))
    assert ana.find(".micro h1").inner_text() != iker.find(".micro h1").inner_text()
    iker.shot("class-micro-390")
    secret = "Segmentamos demasiado tarde"
    iker.find("#micro-text").fill(secret)
    iker.find(".micro form button").tap()
    expect(iker.find(".micro form [role=status]")).to_contain_text("Enviada")
    expect(boris.find("#micro-text")).to_have_value(secret)
    expect(ana.find(".micro .teams")).to_contain_text("BuenOsos: answered")
    assert secret not in ana.page.content()
    boris.find("#micro-text").fill(secret + "!")
    boris.find(".micro form button").tap()
    expect(iker.find("#micro-text")).to_have_value(secret + "!")
    school.do("micro", on=False)
    at_table(ana, boris, iker)
    assert secret not in ana.page.content()
    for person in (ana, boris, iker):
        person.leave()


@pytest.mark.parametrize("theme", THEMES)
def test_every_state_is_accessible(browser: Browser, server: Child, theme: str) -> None:
    school = School(server, seating="choose", tables=2, preset="balanced")
    joining = phone(browser, server, "ru", theme=theme)
    joining.go(f"/join/{school.code}")
    expect(joining.find("#alias")).to_be_visible()
    check(joining, "join")
    joining.find("main button.plain").tap()
    check(joining, "return")
    ana = school.student(browser, "es", "Ana", "1 1", theme=theme)
    check(ana, "waiting")
    boris = school.student(browser, "ru", "Борис", "1 1", theme=theme)
    school.guest("Elena", 1, 0)
    school.do("start")
    at_table(ana, boris)
    check(boris, "another team decides")
    school.do("bot", table=1, seat=0, bot="level:1")
    expect(boris.find(".ballot button").first).to_be_visible(timeout=30_000)
    boris.find(".hand .lit button.face").first.tap()
    expect(ana.find(".ballot .count b", has_text="1")).to_have_count(1)
    check(boris, "member")
    ana.find(".ballot button").first.tap()
    check(ana, "captain")
    boris.find(".foot").get_by_role("button", name="Предложить").tap()
    check(boris, "proposals")
    boris.page.keyboard.press("Escape")
    school.do("message", text="Attention")
    expect(boris.find(".banner")).to_be_visible()
    check(boris, "message")
    school.do("freeze", text="Why?")
    expect(boris.find(".discussion")).to_be_visible()
    check(boris, "discussion")
    school.do("resume")
    school.do("micro", on=True)
    expect(boris.find(".micro textarea")).to_be_visible()
    check(boris, "micro-debrief")
    for width in (1440, 320):
        boris.page.set_viewport_size({"width": width, "height": 900})
        assert width_over(boris) <= 0
    for person in (joining, ana, boris):
        person.context.close()


def test_a_desk_has_the_same_rows(browser: Browser, server: Child) -> None:
    school = School(server, seating="choose")
    school.guest("Ana", 1, 0)
    person = Person(browser, server.url, "en")
    person.go(f"/join/{school.code}")
    person.find("#alias").fill("Boris")
    person.find("input[value='1 0']").check()
    person.find("main form button.main").click()
    expect(person.find(".names .me")).to_be_visible()
    school.do("start")
    at_table(person)
    expect(person.find(".ribbon .whose")).to_contain_text("Ana decides")
    expect(person.find(".ribbon .whose")).to_contain_text("You vote with MalOsos")
    person.find(".hand .lit button.face").first.click()
    expect(person.find(".ballot button[aria-pressed=true]")).to_have_count(1)
    person.shot("class-member-1440")
    person.find(".foot .back").click()
    expect(person.find(".ballot button[aria-pressed=true]")).to_have_count(0)
    person.leave()
