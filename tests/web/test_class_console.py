"""A class in a real browser: opened in a few clicks and led from its console, where each role has only its rights."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.server.harness import Person as Guest
from tests.web.class_teacher import Teacher
from tests.web.test_access import check

TABLES, PER_TABLE = 8, 5
MOST_CLICKS = 6
MOST_SECONDS = 120
# Every click of the person, also across pages.
COUNTING = """addEventListener('click', event => event.isTrusted
    && sessionStorage.setItem('clicks', 1 + Number(sessionStorage.getItem('clicks'))), true)"""
NO_SCROLL = """() => [document.documentElement, ...document.querySelectorAll('.tiles, .rail')]
    .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.className || each.tagName} ${each.scrollHeight}/${each.clientHeight}`)"""

# Milliseconds from the click until every tile says that it is paused.
DELAYED = """() => new Promise(done => {
    const begun = performance.now();
    const look = () => document.querySelector('.tile[data-still="false"]')
        ? requestAnimationFrame(look) : done(performance.now() - begun);
    [...document.querySelectorAll('.bar button')].find(each => each.textContent.includes('Pause all')).click();
    look();
})"""


@contextmanager
def teacher(browser: Browser, server: Child, language: str = "en", **kept: str) -> Iterator[Teacher]:
    found = Teacher(browser, server.url, language, False, **kept)
    yield found
    found.leave()


def open_class(person: Teacher) -> str:
    """Open a class with everything as suggested; return its code."""
    person.go("/")
    person.find("a[href='/class/new']").click()
    person.find("main form button.main").click()
    expect(person.find(".tile")).to_have_count(TABLES)
    return str(person.ask()["class_"]["code"])


def join(server: Child, code: str, count: int) -> list[Guest]:
    """Let students join through the API, each with a browser of their own."""
    found = []
    for number in range(count):
        student = server.person(f"Student {number + 1}")
        id = student.get(f"/api/codes/{code}")["id"]
        student.post(f"/api/classes/{id}/join", {"alias": student.name, "code": code})
        found.append(student)
    return found


@pytest.fixture(scope="module")
def led(browser: Browser, server: Child) -> Iterator[Teacher]:
    """A class of eight tables in play, with two students at each."""
    person = Teacher(browser, server.url, "en")
    code = open_class(person)
    join(server, code, TABLES * 2)
    expect(person.tile(TABLES).locator("li:not(.none)")).to_have_count(2)
    person.bar("Start all tables").click()
    expect(person.find(".tile .ring")).to_have_count(TABLES)
    yield person
    person.leave()


@pytest.fixture
def running(led: Teacher) -> Teacher:
    """The same class, seen afresh."""
    led.go(f"/class/{led.id}")
    expect(led.find(".tile")).to_have_count(TABLES)
    return led


def test_from_an_empty_server_to_eight_running_tables(browser: Browser, server: Child) -> None:
    with teacher(browser, server) as person:
        person.context.add_init_script(COUNTING)
        begun = time.monotonic()
        code = open_class(person)
        join(server, code, TABLES * PER_TABLE)
        for number in range(1, TABLES + 1):
            expect(person.tile(number).locator("li:not(.none)")).to_have_count(PER_TABLE)
        person.shot("class-lobby-1440")
        person.bar("Start all tables").click()
        expect(person.find(".tile .ring")).to_have_count(TABLES)
        seconds = time.monotonic() - begun
        clicks = int(person.page.evaluate("sessionStorage.getItem('clicks')"))
        print(f"{clicks} clicks, {seconds:.1f} s")
        assert clicks <= MOST_CLICKS
        assert seconds < MOST_SECONDS
        told = person.ask()
        assert [tile["phase"] for tile in told["tables"]] == ["playing"] * TABLES
        assert len({(each["table"], each["seat"]) for each in told["people"] if each["table"]}) == 2 * TABLES
        assert person.page.evaluate(NO_SCROLL) == []
        person.shot("class-running-1440")


def test_the_console_fits_and_is_accessible(running: Teacher) -> None:
    for width, height in ((1440, 900), (1920, 1080)):
        running.page.set_viewport_size({"width": width, "height": height})
        assert running.page.evaluate(NO_SCROLL) == []
        running.shot(f"class-console-{width}")
    check(running, "console")
    running.page.set_viewport_size({"width": 390, "height": 844})
    wide = running.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    running.shot("class-console-390")
    check(running, "console on a phone")
    running.page.set_viewport_size({"width": 1440, "height": 900})


def test_all_tables_are_paused_frozen_and_timed_at_once(running: Teacher) -> None:
    running.bar("Pause all").click()
    expect(running.find(".tile .who", has_text="Paused")).to_have_count(TABLES)
    assert all(tile["paused"] for tile in running.ask()["tables"])
    running.bar("Resume all").click()
    expect(running.find(".tile .who", has_text="Paused")).to_have_count(0)
    running.find(".time").get_by_role("button", name="More time").click()
    running.find(".time").get_by_role("button", name="Set").click()
    expect(running.find(".ring[data-rank='calm']")).to_have_count(TABLES)
    assert {tile["timebox"]["seconds"] for tile in running.ask()["tables"]} == {270}
    running.bar("+1:00 to all").click()
    running.bar("Freeze and discuss").click()
    check(running, "freeze")
    running.dialog().get_by_role("textbox", name="Topic").fill("Which dependency surprised you?")
    running.shot("class-freeze-1440")
    running.dialog().get_by_role("button", name="Freeze all tables").click()
    expect(running.find(".tile .who", has_text="In discussion")).to_have_count(TABLES)
    assert running.ask()["class_"]["topic"] == "Which dependency surprised you?"
    running.bar("Go on").click()
    expect(running.find(".tile .who", has_text="In discussion")).to_have_count(0)


def test_injects_now_and_later(running: Teacher) -> None:
    running.bar("Inject").click()
    dialog = running.dialog()
    expect(dialog.get_by_role("button", name="Inject at 8 tables")).to_be_disabled()
    dialog.get_by_label("What the tables read").fill("The grid operator asks for help.")
    expect(dialog.locator(".preview")).to_contain_text("The grid operator asks for help.")
    check(running, "inject")
    running.shot("class-inject-1440")
    dialog.get_by_role("button", name="Inject at 8 tables").click()
    expect(dialog).to_have_count(0)
    running.bar("Inject").click()
    dialog.get_by_label("What the tables read").fill("A journalist calls.")
    dialog.get_by_label("Change in the game").select_option(index=1)
    dialog.get_by_text("On a condition").click()
    dialog.get_by_label("falls below").fill("40")
    dialog.get_by_role("button", name="Table 2", exact=True).click()
    dialog.get_by_role("button", name="Plan the inject").click()
    expect(dialog).to_have_count(0)
    planned = running.find(".rail li", has_text="A journalist calls.")
    expect(planned).to_contain_text("Stability below 40")
    [later] = [each for each in running.ask()["injects"] if each["text"] == "A journalist calls."]
    assert (later["below"], later["tables"], later["fired"]) == (40, [2], [])
    assert later["adjust"] >= 0
    planned.get_by_role("button", name="Cancel").click()
    expect(planned).to_have_count(0)


def test_seats_are_changed_in_play(running: Teacher) -> None:
    running.bar("Seats").click()
    dialog = running.dialog()
    check(running, "seats")
    person = dialog.locator(".teams .person").first
    alias = person.locator(".alias").inner_text()
    person.click()
    running.shot("class-seats-1440")
    dialog.get_by_label("Alias").fill("Valentina")
    dialog.get_by_role("button", name="Rename").click()
    expect(dialog.locator(".detail h3")).to_have_text("Valentina")
    dialog.locator(".detail select").first.select_option("3")
    dialog.get_by_role("button", name="Move", exact=True).click()
    expect(dialog.locator(".teams .person", has_text="Valentina")).to_have_count(0)
    dialog.get_by_role("button", name="Table 3").click()
    expect(dialog.locator(".teams .person", has_text="Valentina")).to_be_visible()
    dialog.get_by_role("button", name="Make captain").click()
    people = {each["alias"]: each for each in running.ask()["people"]}
    assert alias not in people
    assert people["Valentina"]["table"] == 3
    expect(dialog.get_by_role("button", name="captain", exact=True)).to_be_disabled()
    dialog.get_by_role("button", name="Table 1").click()
    dialog.get_by_role("button", name="Let a bot play").first.click()  # nobody is left in the team
    expect(dialog.get_by_role("button", name="Withdraw the bot")).to_be_visible()
    running.close()


def test_a_table_is_seen_as_each_team_ruled_and_rolled_back(running: Teacher) -> None:
    first = running.ask()["tables"][0]["step"]  # a team decides there, so going back does not deal on by itself
    for seat in (0, 1):  # let bots take the table some steps further
        running.do(do="bot", table=1, seat=seat, bot="level:1")
    running.tile(1).get_by_role("link").click()
    expect(running.find("main.board .bvm").first).to_be_visible()
    views = running.find(".views button")
    expect(views).to_have_text(["Everybody", "MalOsos", "BuenOsos"])
    views.nth(1).click()
    expect(running.find(".hand .card").first).to_be_visible()
    expect(running.find("main.board button.lit")).to_have_count(0)
    check(running, "a table")
    running.shot("class-table-1440")
    running.page.get_by_label("What applies").fill("The card has no second target.")
    running.find("form", has_text="Ruling").get_by_label("Reason").fill("Clause 11")
    running.page.get_by_role("button", name="Announce the ruling").click()
    expect(running.find("section", has_text="Rulings").locator("li")).to_have_text(
        "The card has no second target. – Clause 11"
    )
    running.page.get_by_role("button", name="Pause", exact=True).click()
    expect(running.page.get_by_role("button", name="Go on")).to_be_visible()
    step = running.ask()["tables"][0]["step"]
    assert step > first
    back = running.find("form", has_text="Go back to an earlier step")
    back.locator("input[type=number]").fill(str(first))
    back.get_by_label("Reason").fill("A misclick")
    back.get_by_role("button", name="Go back").click()
    expect(running.find("section", has_text="Rulings").locator("li").last).to_have_text("A misclick")
    assert running.ask()["tables"][0]["step"] == first
    running.page.get_by_role("button", name="Go on").click()


def test_notes_and_marks_lead_back_to_their_turn(running: Teacher) -> None:
    id = running.id
    running.go(f"/class/{id}/table/1")
    running.find("#class-tab-notes").click()
    running.page.get_by_label("Note on table 1").fill("Blue names the dependency first.")
    running.page.get_by_role("button", name="Save the note").click()
    expect(running.find("#class-panel li", has_text="Blue names the dependency first.")).to_be_visible()
    running.page.get_by_label("Evidence").fill("S6 before S9")
    running.find(".levels button", has_text="Good").first.click()
    expect(running.find(".levels button[aria-pressed=true]")).to_have_count(1)
    check(running, "notes")
    [mark] = running.ask()["marks"]
    assert (mark["table"], mark["level"], mark["text"]) == (1, 3, "S6 before S9")
    running.page.reload()
    running.find("#class-tab-notes").click()
    link = running.find("#class-panel li", has_text="Blue names").get_by_role("link")
    assert "#step=" in str(link.get_attribute("href"))
    running.go(f"/class/{id}")
    running.bar("Notes").click()
    expect(running.dialog().locator("li", has_text="S6 before S9")).to_be_visible()
    running.shot("class-notes-1440")
    running.close()


ALONE = {
    "evaluator": {"console": ["Notes", "Class"], "rail": True},
    "observer": {"console": [], "rail": False},
    "cofacilitator": {"console": ["Freeze and discuss", "Pause all"], "rail": True},
}


@pytest.mark.parametrize("role", ALONE)
def test_each_role_gets_a_link_and_only_its_rights(
    browser: Browser, server: Child, running: Teacher, role: str
) -> None:
    running.go(f"/class/{running.id}")
    running.bar("Class").click()
    name = {"evaluator": "Evaluator", "observer": "Observer", "cofacilitator": "Co-facilitator"}[role]
    running.dialog().get_by_role("button", name=name, exact=True).click()
    link = str(running.dialog().locator(".share a").get_attribute("href"))
    check(running, "invitation")
    running.close()
    with teacher(browser, server) as guest:
        guest.page.goto(server.url + link[link.index("/class/") :])
        expect(guest.find(".tile")).to_have_count(TABLES)
        assert "#" not in guest.page.url
        for button in ALONE[role]["console"]:  # type: ignore[attr-defined]
            expect(guest.bar(button)).to_be_visible()
        expect(guest.find(".rail")).to_have_count(1 if ALONE[role]["rail"] else 0)
        check(guest, role)
        guest.shot(f"class-{role}-1440")
        if role != "cofacilitator":
            expect(guest.find(".bar button.main")).to_have_count(0)
        if role == "observer":
            expect(guest.find(".open")).to_have_count(0)
        else:
            guest.bar("Class").click()
            expect(guest.dialog().get_by_role("button", name="End the class")).to_have_count(0)


def test_the_data_page_says_what_is_kept(running: Teacher) -> None:
    id = running.id
    running.go(f"/class/{id}/data")
    expect(running.find("h1")).to_contain_text("Data of the class")
    check(running, "data")
    running.shot("class-data-1440")
    with running.page.expect_download() as download:
        running.page.get_by_role("link", name="Export", exact=True).click()
    assert download.value.suggested_filename.endswith(".json")
    running.go(f"/class/{id}")


def test_a_class_ends_and_is_erased(browser: Browser, server: Child) -> None:
    with teacher(browser, server, "es") as person:
        code = open_class(person)
        join(server, code, 2)
        person.bar("Iniciar todas las mesas").click()
        expect(person.find(".tile .ring").first).to_be_visible()
        person.bar("Clase").click()
        person.dialog().get_by_role("button", name="Terminar la clase").click()
        check(person, "end")
        person.dialog().get_by_role("button", name="Terminar la clase").click()
        expect(person.dialog()).to_have_count(0)
        assert person.ask()["class_"]["phase"] == "ended"
        expect(person.find(".bar button.main")).to_have_count(0)
        id = person.id
        person.go(f"/class/{id}/data")
        person.page.get_by_role("button", name="Borrar ahora").click()
        person.dialog().get_by_role("button", name="Borrar todo").click()
        expect(person.find(".games li").first).to_be_visible()
        assert person.context.request.get(f"{server.url}/api/classes/{id}").status in (403, 404)


THEMES = ["dark", *(pytest.param(each, marks=pytest.mark.long) for each in ("light", "contrast", "projector"))]


@pytest.mark.parametrize("theme", THEMES)
def test_a_new_class_is_accessible_in_every_look(browser: Browser, server: Child, theme: str) -> None:
    with teacher(browser, server, "ru", theme=theme) as person:
        person.go("/class/new")
        expect(person.find(".plans label")).to_have_count(4)
        check(person, "new class")
        person.shot(f"class-new-{theme}")
        person.page.set_viewport_size({"width": 390, "height": 844})
        [left] = person.page.evaluate(
            "[...document.querySelectorAll('main .right')].map(e => e.getBoundingClientRect().x)"
        )
        assert left < 20  # below the rest, not beside it
        check(person, "new class on a phone")
        person.shot(f"class-new-390-{theme}")
        person.page.set_viewport_size({"width": 1440, "height": 900})
        person.find(".left button[aria-expanded]").click()
        expect(person.find(".editor")).to_be_visible()
        check(person, "plan")
        person.find("main form button.main").click()
        expect(person.find(".tile")).to_have_count(TABLES)
        check(person, "lobby")
        join(server, str(person.ask()["class_"]["code"]), TABLES)
        person.find(".bar button.main").click()
        expect(person.find(".tile .ring").first).to_be_visible()
        check(person, "running")
        person.shot(f"class-console-{theme}")
        person.tile(1).locator(".open").click()
        expect(person.find("main.board .bvm").first).to_be_visible()
        check(person, "table")


LIVELY, WATCHED, SHARE, DELAY = 12, 5.0, 0.05, 300


@pytest.mark.long
def test_a_console_of_twelve_tables_is_quick_and_light(browser: Browser, server: Child) -> None:
    """While bots play at every table, the page takes little of a core, and a change is on the screen at once."""
    with teacher(browser, server) as person:
        person.go("/class/new")
        for _ in range(LIVELY - TABLES):
            person.page.get_by_role("button", name="Tables +").click()
        person.find(".plans label").last.click()  # a plan would stop the tables now and then
        person.find("main form button.main").click()
        expect(person.find(".tile")).to_have_count(LIVELY)
        join(server, str(person.ask()["class_"]["code"]), LIVELY)
        person.bar("Start all tables").click()
        expect(person.find(".tile .ring")).to_have_count(LIVELY)
        for number in range(1, LIVELY + 1):
            for seat in (0, 1):
                person.do(do="bot", table=number, seat=seat, bot="level:1")
        seen = person.page.context.new_cdp_session(person.page)
        seen.send("Performance.enable", {"timeDomain": "threadTicks"})

        def busy() -> float:
            found = seen.send("Performance.getMetrics")["metrics"]
            return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

        steps, shares = sum(tile["step"] for tile in person.ask()["tables"]), []
        for _ in range(3):  # other programs on the machine make the same work take longer
            before = busy()
            person.page.wait_for_timeout(WATCHED * 1000)
            shares.append((busy() - before) / WATCHED)
        moved = sum(tile["step"] for tile in person.ask()["tables"]) - steps
        print(f"{min(shares):.1%} of a core while {moved} steps were taken at {LIVELY} tables")
        assert moved > LIVELY
        assert min(shares) < SHARE
        expect(person.find(".tile[data-still='false']")).to_have_count(LIVELY)
        delay = person.page.evaluate(DELAYED)
        print(f"paused on the screen after {delay:.0f} ms")
        assert delay < DELAY


def test_a_plan_is_edited_before_the_class(browser: Browser, server: Child) -> None:
    with teacher(browser, server) as person:
        person.go("/class/new")
        expect(person.find(".plans label.on")).to_contain_text("60 minutes")
        person.page.get_by_role("button", name="Edit the plan").click()
        editor = person.find(".editor")
        editor.get_by_label("Turns", exact=True).fill("4")
        editor.get_by_role("button", name="Add an objective").click()
        editor.get_by_label("Objective", exact=True).last.fill("Listens to the other team")
        editor.get_by_label("Topic").first.fill("Why did nobody protect DNS?")
        editor.get_by_role("button", name="After turn 2", exact=True).click()
        person.find("select").first.select_option("es")  # an edited plan stays as it is
        person.find("main form button.main").click()
        expect(person.find(".tile")).to_have_count(TABLES)
        plan = person.ask()["class_"]["plan"]
        assert plan["turns"] == 4
        assert plan["objectives"][-1]["text"] == "Listens to the other team"
        assert [stop["topic"] for stop in plan["stops"]] == ["Why did nobody protect DNS?"]
        assert plan["micro"] == [1, 3, 4]
        assert all(inject["turn"] <= 4 for inject in plan["injects"])
