"""Cards of Киберрубеж on the page: building decks, opening boosters, meeting in rooms, passing windows."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from contienda.games.kiberrubezh.boosters import SEALED
from contienda.games.kiberrubezh.deck import shipped
from contienda.games.kiberrubezh.library import standard
from tests.server.harness import Child
from tests.web.browser import Person

LAPTOP, WORKSTATION = 1, 2
ATTACKS = (22, 23, 24, 30, 32, 38, 41, 42, 45)  # four of each and 24 base assets make a deck
SLOW = 30_000  # milliseconds a busy machine may take to show a page or a table
MEANWHILE = 3_500  # milliseconds within which an automatic pass would have come


def tile(person: Person, no: int) -> Locator:
    return person.find(f".library .tile[data-card='{no}']")


def add(person: Person, no: int, count: int = 1) -> None:
    for _ in range(count):
        tile(person, no).locator(".face").click()


def add_by_keyboard(person: Person, no: int, count: int) -> None:
    tile(person, no).locator(".face").focus()
    for _ in range(count):
        person.page.keyboard.press("Enter")


def with_deck(person: Person, cards: dict[int, int]) -> None:
    """Give this browser a deck saved earlier."""
    kept = json.dumps([{"id": "1", "title": "Old", "cards": {str(no): count for no, count in cards.items()}}])
    person.go("/about")
    person.page.evaluate("kept => localStorage.setItem('contienda-decks', kept)", kept)
    person.go("/deck/1")
    expect(person.find(".legality")).to_have_attribute("data-legal", "true", timeout=SLOW)


def open_room(person: Person, kind: str, opponent: str, name: str) -> None:
    person.go("/rooms")
    person.find(f"input[value={kind}]").check()
    person.find(f"input[value={opponent}]").check()
    person.find("input[autocomplete=nickname]").fill(name)
    person.find("button.big").click()
    person.page.wait_for_url("**/room/*")


def hand_in_suggested(person: Person) -> None:
    """Let the server build from the pool, and submit that deck."""
    if person.find(".sides").is_visible():
        person.find(".sides button").nth(1).click()
    person.find(".actions button").nth(1).click()
    expect(person.find(".legality")).to_have_attribute("data-legal", "true")
    person.find(".actions button.main").click()


# --- decks ----------------------------------------------------------------------------------------------------------


def test_a_deck_from_the_first_click_to_the_duel(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "en")
    ana.go("/")
    ana.find(".games a[href='/decks']").click()
    ana.find(".head button.main").click()
    legality = ana.find(".legality")
    expect(legality).to_have_attribute("data-legal", "false", timeout=SLOW)
    expect(ana.find(".play button.main")).to_be_disabled()
    expect(ana.find(".library .tile")).to_have_count(len(standard()))

    ana.find(".title input").fill("Clicked")
    ana.find(".kinds button").nth(2).click()  # attacks
    expect(ana.find(".library .kind-asset")).to_have_count(0)
    add(ana, ATTACKS[0], 5)
    expect(legality).to_contain_text("022")  # five copies
    expect(legality).to_contain_text("60")
    ana.shot("deck-illegal")
    tile(ana, ATTACKS[0]).locator(".stepper button").first.click()
    expect(legality).not_to_contain_text("022")
    expect(legality).to_have_attribute("data-legal", "false")
    add(ana, ATTACKS[1], 4)
    for no in ATTACKS[2:]:
        add_by_keyboard(ana, no, 4)
    ana.find(".kinds button").first.click()
    ana.find(".filters input[type=search]").fill("защищенный")  # Защищённый сервер
    expect(ana.find(".library .tile")).to_have_attribute("data-card", "11")
    ana.find(".filters input[type=search]").fill("laptop")
    add_by_keyboard(ana, LAPTOP, 18)
    ana.find(".filters input[type=search]").fill("")
    add(ana, WORKSTATION, 5)
    expect(legality).to_contain_text("59")
    add(ana, WORKSTATION)
    expect(legality).to_have_attribute("data-legal", "true")
    expect(ana.find(".size")).to_contain_text("60/60")
    ana.shot("deck-legal")

    ana.page.reload()
    expect(legality).to_have_attribute("data-legal", "true", timeout=SLOW)
    expect(ana.find(".title input")).to_have_value("Clicked")
    ana.find(".play select").select_option("bastion")
    ana.find(".play button.main").click()
    expect(ana.find(".prompt .answers button").first).to_be_visible(timeout=SLOW)
    held = ana.find(".hand .foot > span:first-child").all_inner_texts()
    assert len(held) == 7
    assert {int(each) for each in held} <= {LAPTOP, WORKSTATION, *ATTACKS}

    lists = ({LAPTOP: 18, WORKSTATION: 6} | dict.fromkeys(ATTACKS, 4), shipped()["bastion"].cards)
    for seat, cards in enumerate(lists):  # both lists are open (K-R34)
        ana.find(f"[data-spot=deck-{seat}]").click()
        shown = [each.split() for each in ana.find("dialog li button").all_inner_texts()]
        assert {int(each[0]): int(each[-1].removeprefix("×")) for each in shown if each[-1][0] == "×"} == {
            no: count for no, count in cards.items() if count > 1
        }
        assert {int(each[0]) for each in shown} == set(cards)
        ana.page.keyboard.press("Escape")
    ana.leave()


@pytest.mark.long
def test_lists_go_out_and_come_back(browser: Browser, server: Child) -> None:
    """A list copied from one browser is pasted into another, in another language; errors name their line."""
    ana, boris = Person(browser, server.url, "es"), Person(browser, server.url, "ru", phone=True)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.go("/decks")
    ana.find(".decks button").first.click()
    ana.find(".carry button").first.click()
    expect(ana.find(".carry button").first).to_have_text("Copiado")
    text = ana.page.evaluate("navigator.clipboard.readText()")
    assert "024 Gusano de red" in text

    boris.go("/decks")
    boris.find("details.panel summary").click()
    boris.find("textarea").fill(text + "9 999 Ничего\n")
    boris.find("details.panel form button.main").click()
    expect(boris.find(".legality")).to_contain_text(f"Строка {text.count(chr(10)) + 1}")
    expect(boris.find(".legality")).to_contain_text("999")
    boris.find("textarea").fill(text)
    boris.find("details.panel form button.main").click()
    boris.page.wait_for_url("**/deck/*")
    boris.find(".sides button").nth(1).click()
    expect(boris.find(".legality")).to_have_attribute("data-legal", "true")
    boris.go("/decks")
    expect(boris.find(".own")).to_have_count(1)
    boris.find(".own button").nth(0).click()
    expect(boris.find(".own")).to_have_count(2)
    boris.find(".own button.plain").last.click()
    boris.find(".own button.main").click()
    expect(boris.find(".own")).to_have_count(1)
    for person in (ana, boris):
        person.leave()


# --- collection -----------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_boosters_are_opened_kept_and_verified(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "es")
    ana.go("/collection")
    expect(ana.find(".grid .gap").first).to_be_visible(timeout=SLOW)
    ana.find(".open input[type=number]").fill("2")
    ana.find(".open button.main").click()
    expect(ana.find(".opening .pack")).to_be_focused()
    ana.page.keyboard.press("Enter")
    for left in range(11, 0, -1):
        expect(ana.find(".opening .back")).to_have_count(left)
        expect(ana.find(".opening .back").first).to_be_focused()
        ana.page.keyboard.press("Enter")
    expect(ana.find(".opening .tile")).to_have_count(11)
    expect(ana.find(".opening .tile").last).to_contain_text(re.compile("rara|especial"))
    expect(ana.find(".opening .next")).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.find(".opening .head button").first.click()  # all at once
    expect(ana.find(".opening .tile")).to_have_count(11)
    seed = ana.find(".seed .mono").inner_text()
    ana.find(".opening .next").click()
    expect(ana.find(".sum")).to_contain_text("22 cartas")
    ana.page.reload()
    expect(ana.find(".sum")).to_contain_text("22 cartas")
    expect(ana.find(".openings li")).to_contain_text(seed)
    ana.find(".openings button").first.click()
    expect(ana.find(".openings .said")).to_contain_text("Comprobado")
    with ana.page.expect_download() as caught:
        ana.find(".openings button").nth(1).click()
    text = caught.value.path().read_text()
    assert [str(each["seed"]) for each in json.loads(text)["openings"]] == [seed]

    boris = Person(browser, server.url, "ru")
    boris.go("/collection")
    forged = json.loads(text)
    forged["cards"]["064"] = 99
    chosen = boris.find(".openings input[type=file]")
    file = {"name": "c.json", "mimeType": "application/json", "buffer": json.dumps(forged).encode()}
    chosen.set_input_files(file)  # type: ignore[arg-type]
    expect(boris.find(".openings .wrong")).to_contain_text("064")
    expect(boris.find(".sum")).to_contain_text("22 карт")  # what the openings gave, no more
    boris.go("/decks")
    boris.find(".head button").nth(2).click()  # the best of them
    expect(boris.find(".legality")).to_have_attribute("data-legal", "true")
    boris.find(".own input").check()
    expect(boris.find(".legality .lacks")).to_have_count(0)
    for person in (ana, boris):
        person.leave()


# --- rooms ----------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_sealed_against_the_bot(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "es")
    open_room(ana, "sealed", "bot", "Ana")
    for number in range(SEALED):
        ana.find(".opening .head button").first.click()
        expect(ana.find(".opening .tile")).to_have_count(11)
        expect(ana.find(".opening h2")).to_contain_text(f"{number + 1}")
        ana.find(".opening .next").click()
    expect(ana.find(".library .tile").first).to_be_visible()
    add(ana, LAPTOP, 3)
    ana.page.reload()
    expect(ana.find("aside .size")).to_contain_text("3/60")  # nothing is lost
    expect(ana.find(".actions button.main")).to_be_disabled()
    hand_in_suggested(ana)
    ana.page.wait_for_url("**/t/*")
    expect(ana.find(".prompt .answers button").first).to_be_visible(timeout=SLOW)
    ana.leave()


@pytest.mark.long
def test_a_draft_of_two(browser: Browser, server: Child) -> None:
    """One at a desk, one on a phone, each in their own language; one reloads in the middle."""
    ana, boris = Person(browser, server.url, "es"), Person(browser, server.url, "ru", phone=True)
    open_room(ana, "draft", "person", "Ana")
    boris.go(f"/join/{ana.find('.code').inner_text()}")  # typed, not followed
    boris.find("input[autocomplete=nickname]").fill("Борис")
    assert boris.wrong == ["Failed to load resource: the server responded with a status of 404 (Not Found)"]
    boris.wrong.clear()  # it is not a table; a browser logs every refusal
    boris.find("main form button.main").click()
    boris.page.wait_for_url("**/room/*")
    picks = 44
    for number in range(picks):
        for person in (ana, boris):
            expect(person.find(".draft .head .dim")).to_contain_text(re.compile(rf"^{picks - number}\b"))
            expect(person.find(".draft .waits")).to_have_count(0)
            person.find(".draft .tile .face").first.click()
        if number == 12:
            boris.page.reload()
            ana.shot("draft-desktop")
            boris.shot("draft-phone")
    for person in (ana, boris):
        expect(person.find(".library .tile").first).to_be_visible()
        hand_in_suggested(person)
    for person in (ana, boris):
        person.page.wait_for_url("**/t/*")
        expect(person.find(".prompt")).to_be_visible(timeout=SLOW)
    assert ana.table == boris.table
    expect(ana.find(".side")).to_contain_text("Борис")
    for person in (ana, boris):
        person.leave()


@pytest.mark.long
def test_an_invitation_with_a_deck_of_ones_own(browser: Browser, server: Child) -> None:
    ana, boris = Person(browser, server.url, "en", name="Ana"), Person(browser, server.url, "ru", phone=True)
    with_deck(ana, {LAPTOP: 12, WORKSTATION: 12, **dict.fromkeys(ATTACKS, 4)})
    ana.find(".play button").nth(1).click()
    boris.go(f"/join/{ana.find('.code').inner_text()}#room")
    boris.find("input[autocomplete=nickname]").fill("Борис")
    boris.find("main form button.main").click()
    boris.find("main li button.main").nth(2).click()
    for person in (ana, boris):
        person.page.wait_for_url("**/t/*")
        expect(person.find(".prompt")).to_be_visible(timeout=SLOW)
    for person in (ana, boris):
        person.leave()


# --- windows --------------------------------------------------------------------------------------------------------


def until_a_window(person: Person) -> None:
    """Do nothing until a wave comes."""
    question = person.find(".prompt h2")
    for _ in range(400):
        if question.count() and "Defence" in question.inner_text():
            return
        idle = person.find(".prompt .answers button", has_text=re.compile("Keep this|Continue|enough|^Discard"))
        if idle.count():
            idle.first.click()
        person.page.wait_for_timeout(100)
    raise AssertionError("no wave came")


def choose_way(person: Person, number: int) -> None:
    """Say how reaction windows are answered."""
    person.find(".windows .help").click()
    person.find(".windows input").nth(number).check()
    person.page.keyboard.press("Escape")


@pytest.mark.long
def test_windows_are_passed_until_one_wants_to_be_asked(browser: Browser, server: Child) -> None:
    """A deck without any reaction: all one can do in a window is to pass."""
    ana = Person(browser, server.url, "en")
    with_deck(ana, {LAPTOP: 12, WORKSTATION: 12, **dict.fromkeys(ATTACKS, 4)})
    ana.find(".play select").select_option("blitz")
    ana.find(".play button.main").click()
    question = ana.find(".prompt h2")
    way = ana.find(".windows input")
    expect(way.nth(0)).to_be_checked()

    until_a_window(ana)  # always asked
    ana.page.wait_for_timeout(MEANWHILE)
    expect(question).to_contain_text("Defence")

    choose_way(ana, 1)  # passed after a while
    expect(ana.find(".windows .state")).to_contain_text("Passing")
    ana.shot("windows-passing")
    expect(ana.find(".windows .stop")).to_have_count(0, timeout=MEANWHILE)

    ana.page.reload()
    expect(way.nth(1)).to_be_checked()  # remembered
    until_a_window(ana)
    ana.find(".windows .stop").click()  # and switched off at once
    expect(way.nth(0)).to_be_checked()
    ana.page.wait_for_timeout(MEANWHILE)
    expect(question).to_contain_text("Defence")

    choose_way(ana, 2)
    # her own turn, without a question before
    expect(question.filter(has_text="Asset build-up")).to_be_visible(timeout=30_000)
    expect(way.nth(0)).to_be_checked()
    until_a_window(ana)  # asked again
    ana.page.wait_for_timeout(MEANWHILE)
    expect(question).to_contain_text("Defence")

    ana.page.evaluate("localStorage.setItem('contienda-text', 'on')")  # the text table has the same three ways
    ana.page.reload()
    expect(ana.find(".text .windows")).to_be_visible(timeout=SLOW)
    expect(way.nth(0)).to_be_checked()
    ana.shot("windows-text")
    expect(question).to_contain_text("Defence")
    choose_way(ana, 1)
    expect(ana.find(".windows .state")).to_contain_text("Passing")
    expect(question.filter(has_text="Defence")).to_have_count(0, timeout=30_000)
    ana.leave()
