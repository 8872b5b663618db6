"""Real cards and dice on the page: one device keeps the table, as a teacher with a deck in hand uses it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.class_people import School, phone, width_over
from tests.web.test_access import THEMES, check

DESKTOP = {"width": 1440, "height": 900}


def keeper(browser: Browser, server: Child, game: str, language: str, wide: bool = False, **kept: str) -> Person:
    """Return somebody who keeps a new table of that game."""
    found = phone(browser, server, language, **kept)
    if wide:
        found.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    found.go(f"/new/{game}")
    found.find("input[value=paper]").check()
    found.find("button.big").click()
    expect(found.find(".entry")).to_be_visible()
    return found


def hand(person: Person, cards: str) -> None:
    """Type a whole hand and enter it."""
    person.find(".entry input[type=search]").fill(cards)
    person.page.keyboard.press("Enter")
    person.find(".entry .enter").click()


def question(person: Person, words: str | re.Pattern[str]) -> None:
    expect(person.find(".prompt h2").first).to_contain_text(words)


def small(person: Person) -> list[str]:
    """Return buttons of the entry that are too small for a thumb."""
    return list(
        person.page.evaluate(
            """() => [...document.querySelectorAll('.prompt button, .entry input')]
                .filter((each) => each.offsetParent && Math.min(each.offsetHeight, each.offsetWidth) < 44)
                .map((each) => `${each.textContent.trim() || each.placeholder} ${each.offsetHeight}`)"""
        )
    )


def test_a_table_is_kept_on_one_phone_without_a_curtain(browser: Browser, server: Child) -> None:
    ana = keeper(browser, server, "buenosos", "en")
    question(ana, "BuenOsos: 5 cards from the deck. Which ones are they?")
    hand(ana, "b1 B02, 3; failover, 05")
    question(ana, "MalOsos: 5 cards from the deck.")
    expect(ana.find(".log")).to_contain_text("BuenOsos draws a card: B14 Failover to alternate site")
    for name in ("A01", "A02", "A03"):
        ana.find(".cards button", has_text=name).click()
    ana.find(".picked button", has_text="A03").click()
    hand(ana, "a4 a5 a6")
    question(ana, "Turn over the next event.")
    ana.find(".entry input[type=search]").fill("e3")
    ana.page.keyboard.press("Enter")
    question(ana, "Preparation")
    assert ana.find(".curtain").count() == 0
    ana.leave()


def test_a_wrong_card_is_told_in_one_sentence(browser: Browser, server: Child) -> None:
    ana = keeper(browser, server, "buenosos", "en")
    hand(ana, "b1 b2 b3 b4 b5")
    question(ana, "MalOsos")
    box = ana.find(".entry input[type=search]")
    for typed, said in (
        ("B01", "B01 Segmentation and critical zones is not in this deck now: it has already been drawn"),
        ("zebra", "Nothing here is called “zebra”."),
        ("access", "“access” fits several: A02 Initial access with credentials · A03 Access through a third party"),
    ):
        box.fill(typed)
        ana.page.keyboard.press("Enter")
        expect(ana.find(".entry [role=alert]")).to_contain_text(said)
    box.fill("mapp")
    expect(ana.find(".cards li")).to_have_count(1)
    ana.leave()


def test_anything_is_taken_back_and_a_reload_changes_nothing(browser: Browser, server: Child) -> None:
    ana = keeper(browser, server, "buenosos", "en")
    hand(ana, "b1 b2 b3 b4 b5")
    question(ana, "MalOsos: 5 cards")
    hand(ana, "a1 a2 a3 a4 a5")
    question(ana, "Turn over")
    ana.find(".cards button", has_text="E01").click()
    question(ana, "Preparation")
    back = ana.find(".prompt button.keeper")
    back.click()
    question(ana, "Turn over")
    back.click()
    question(ana, "MalOsos: one card")
    ana.page.reload()
    question(ana, "MalOsos: one card")
    ana.find(".cards button", has_text="A18").click()
    question(ana, "Turn over")
    ana.leave()


def test_dice_are_tapped(browser: Browser, server: Child) -> None:
    ana = keeper(browser, server, "misiles", "ru")
    question(ana, "Бросьте три кубика. Что выпало?")
    for face in ("3", "5", "6"):
        ana.find(".faces button", has_text=face).click()
    ana.find(".slot").nth(2).click()
    ana.find(".faces button", has_text="1").click()
    assert small(ana) == []
    ana.find(".entry .enter").click()
    expect(ana.find(".log")).to_contain_text("1 3 5")
    ana.leave()


@pytest.mark.parametrize("theme", THEMES)
def test_the_entry_is_accessible_and_fits_a_phone_in_every_look(browser: Browser, server: Child, theme: str) -> None:
    ana = keeper(browser, server, "buenosos", "es", theme=theme)
    check(ana, "the hand")
    assert small(ana) == []
    assert width_over(ana) <= 0
    ana.find(".cards button").first.click()
    ana.find(".entry input[type=search]").fill("B99")
    ana.page.keyboard.press("Enter")
    check(ana, "a wrong card")
    ana.shot(f"paper-{theme}")
    dice = keeper(browser, server, "misiles", "es", theme=theme)
    check(dice, "dice")
    lot = keeper(browser, server, "kiberrubezh", "es", theme=theme)
    check(lot, "a lot")
    assert small(lot) == []
    for person in (ana, dice, lot):
        person.context.close()


@pytest.mark.parametrize("game", ["kiberrubezh", "blackhat", "maracas"])
def test_every_game_asks_on_a_wide_screen_and_on_a_phone(browser: Browser, server: Child, game: str) -> None:
    for wide in (False, True):
        ana = keeper(browser, server, game, "ru", wide)
        expect(ana.find(".entry h2")).not_to_be_empty()
        assert width_over(ana) <= 0
        ana.shot(f"paper-{game}-{'wide' if wide else 'phone'}")
        ana.leave()


# --- a class ----------------------------------------------------------------------------------------------------------


def test_a_class_is_opened_on_paper(browser: Browser, server: Child) -> None:
    eva = Person(browser, server.url, "es")
    eva.go("/class/new")
    eva.find("label.choice", has_text="Cartas y dados reales").locator("input").check()
    same = eva.find("label.choice", has_text="El mismo reparto")
    expect(same.locator("input")).to_be_disabled()
    expect(same).to_contain_text("los mazos reales se barajan a mano")
    expect(eva.find(".room")).to_contain_text("un dispositivo que lleva cada una")
    check(eva, "a class on paper")
    eva.shot("class-paper-new")
    eva.leave()


def test_students_keep_their_tables_in_class(browser: Browser, server: Child) -> None:
    school = School(server, tables=2, paper=True, seating="choose")
    ana = phone(browser, server, "es")
    ana.go(f"/join/{school.code}")
    ana.find("#alias").fill("Ana")
    expect(ana.find("main form")).to_contain_text("Llevas la mesa")
    ana.find("input[value='2 0']").check()
    ana.find("main form button.main").click()
    expect(ana.find("main h1")).to_have_text("Llevas la mesa")
    check(ana, "waiting")
    ana.shot("class-paper-waiting")
    school.do("start")
    expect(ana.find(".entry")).to_be_visible()
    question(ana, "BuenOsos: 5 cartas del mazo.")
    hand(ana, "b1 b2 b3 b4 b5")
    question(ana, "MalOsos: 5 cartas del mazo.")
    hand(ana, "a1 a2 a3 a4 a5")
    question(ana, "Evento")
    ana.find(".cards button", has_text="E01").click()
    expect(ana.find(".prompt .answers button").first).to_be_visible()
    assert school.document()["tables"][1]["turn"] == 1
    check(ana, "a decision")
    ana.shot("class-paper-table")
    ana.leave()


def test_the_keeper_writes_the_micro_debrief_of_both_teams(browser: Browser, server: Child) -> None:
    plan = {"id": "test", "title": "A lesson", "turns": 5, "micro": [1]}
    school = School(server, tables=1, paper=True, plan=plan)
    ana = phone(browser, server, "en")
    ana.go(f"/join/{school.code}")
    ana.find("#alias").fill("Ana")
    ana.find("main form button.main").click()
    expect(ana.find("main h1")).to_have_text("You keep the table")
    school.do("start")
    question(ana, "BuenOsos: 5 cards")
    hand(ana, "b1 b2 b3 b4 b5")
    question(ana, "MalOsos: 5 cards")
    hand(ana, "a1 a2 a3 a4 a5")
    question(ana, "Turn over")
    ana.find(".cards button", has_text="E01").click()
    expect(ana.find(".strip")).to_contain_text("MalOsos decides")
    micro = ana.find("#micro-text")
    for _ in range(30):
        if micro.count():
            break
        before = ana.find(".table").get_attribute("data-position")
        ana.find(".prompt .answers button").last.click()
        expect(ana.find(f".table:not([data-position='{before}'])")).to_be_visible()
        ana.page.wait_for_timeout(300)
    for team in ("MalOsos", "BuenOsos"):
        expect(ana.find("label[for=micro-text]")).to_contain_text(team)
        micro.fill(f"{team} said this")
        ana.find(".micro button.main").click()
    expect(ana.find(".entry")).to_be_visible()
    ana.leave()
