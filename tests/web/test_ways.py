"""Ways to sit together: one device, a big screen with phones, spectators, a facilitator, another device."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.server.harness import Child
from tests.web.browser import Person, play
from tests.web.test_play import join, make_table, seated


def test_one_device_goes_round_behind_a_curtain(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "en")
    make_table(ana, "buenosos", "Ana", meeting="device")
    curtain, hand = ana.find(".curtain button"), ana.find(".board .face")
    seats = set()
    for _ in range(4):
        expect(ana.find(".curtain button, .prompt .answers button").first).to_be_visible()
        while curtain.count() == 0:
            ana.find(".prompt .answers button").last.click()
            expect(ana.find(".curtain button, .prompt[aria-busy=false] .answers button").first).to_be_visible()
        expect(hand).to_have_count(0)  # nobody's cards while the device is passed on
        expect(ana.find(".log")).to_have_count(0)
        seats.add(curtain.inner_text())
        ana.shot("curtain")
        curtain.click()
        expect(ana.find(".prompt .answers button").first).to_be_visible()
        expect(hand.first).to_be_visible()
    assert len(seats) == 2
    ana.leave()


def test_kitchen_table(browser: Browser, server: Child) -> None:
    """The big screen shows what everybody may see; hands are only on the phones."""
    screen = Person(browser, server.url, "es")
    code = make_table(screen, "buenosos", "", meeting="kitchen")
    screen.shot("kitchen-lobby")
    phones = [Person(browser, server.url, language, phone=True) for language in ("es", "ru")]
    join(phones[0], code, "Ana", begun=False)
    join(phones[1], code, "Борис")
    expect(screen.find(".table.big")).to_be_visible()
    expect(screen.find(".prompt")).to_have_count(0)
    assert play(phones, "buenosos", seed=2, most=12) >= 12
    expect(screen.find(".ribbon")).to_be_visible()
    expect(screen.find(".board button.face")).to_have_count(0)
    assert phones[0].find(".board .face").count() + phones[1].find(".board .face").count() > 0
    screen.shot("kitchen-screen")
    phones[0].shot("kitchen-phone")
    for person in (screen, *phones):
        person.leave()


def test_spectators_see_what_they_may(browser: Browser, server: Child) -> None:
    ana, boris = seated(browser, server, "buenosos")
    code = ana.page.evaluate("id => fetch(`/api/tables/${id}/rights`).then(r => r.json()).then(r => r.code)", ana.table)
    watcher = Person(browser, server.url, "en")
    watcher.go(f"/join/{code}")
    watcher.find("main form button:not(.main)").click()
    expect(watcher.find(".ribbon")).to_be_visible()
    expect(watcher.find(".board .face")).to_have_count(0)
    watcher.find("#tab-table").click()
    view = watcher.find(".controls select")
    expect(view).to_have_count(0)  # nobody has allowed more
    ana.find("#tab-table").click()
    ana.find(".controls input[type=checkbox]").nth(1).check()
    view.select_option("0")
    expect(watcher.find(".board .face").first).to_be_visible()
    expect(watcher.find(".prompt .answers button")).to_have_count(0)
    ana.find(".controls input[type=checkbox]").nth(1).uncheck()
    expect(watcher.find(".status")).not_to_have_attribute("data-status", "live")
    for person in (ana, boris, watcher):
        person.leave()


def test_after_the_end_everything_is_open(browser: Browser, server: Child) -> None:
    """The replay from every seat: scrubbed, stepped, linked to, and branched from."""
    people = seated(browser, server, "buenosos")
    ana = people[0]
    play(people, "buenosos", seed=6)
    ana.find(".over a[href^='/replay/']").click()
    scrub = ana.find(".scrub input")
    expect(scrub).to_be_visible()
    steps = int(scrub.get_attribute("max") or 0)
    assert steps > 20
    ana.find(".bar select").select_option("1")
    expect(ana.find(".board .face").first).to_be_visible()  # the other's hand
    scrub.fill("7")
    expect(ana.page).to_have_url(f"{server.url}/replay/{ana.table}/7")
    ana.page.keyboard.press("Tab")
    ana.find(".lines .said").nth(3).click()
    ana.shot("replay")
    ana.go(f"/replay/{ana.table}/9")
    expect(scrub).to_have_value("9")
    table = ana.table
    ana.find(".bar button").last.click()
    expect(ana.find(".prompt .answers button").first).to_be_visible(timeout=20_000)
    assert ana.table != table
    for person in people:
        person.leave()


def test_the_facilitator_goes_back_and_sends_a_bot(browser: Browser, server: Child) -> None:
    ana, boris = seated(browser, server, "misiles")
    play([ana, boris], "misiles", seed=3, most=6)
    ana.find("#tab-table").click()
    ana.find(".back input[type=number]").fill("2")
    ana.find(".back input:not([type=number])").fill("Leímos mal una regla")
    ana.find(".back button").click()
    boris.find("#tab-table").click()
    expect(boris.find(".controls")).to_contain_text("Leímos mal una regla")
    seats = ana.find(".controls ol > li")
    seats.nth(1).get_by_role("button", name="bot por ahora").click()
    expect(boris.find(".controls ol > li").nth(1)).to_contain_text("пока играет")
    ana.shot("controls")
    for person in (ana, boris):
        person.leave()


def test_a_seat_moves_to_another_device(browser: Browser, server: Child) -> None:
    ana, boris = seated(browser, server, "misiles")
    ana.find("#tab-table").click()
    ana.find(".controls button", has_text="otro dispositivo").click()
    path = (ana.find(".share a").get_attribute("href") or "").split("/t/")[1]
    tablet = Person(browser, server.url, "es", phone=True)
    tablet.go(f"/t/{path}")
    expect(tablet.find(".side li", has_text="Ana")).to_contain_text("tú")
    for person in (ana, boris, tablet):
        person.leave()


def dice_to_type(ana: Person) -> Locator:
    """Return a page for typing in dice, at a table of Misiles against a bot."""
    ana.go("/new/misiles")
    ana.find(".seats select").nth(1).select_option("bot:1")
    ana.find("section.grid select").nth(2).select_option("physical")
    while ana.find(".seats li").count() > 2:
        ana.find("section:has(.seats) button").nth(1).click()
    ana.find("input[autocomplete=nickname]").fill("Ana")
    ana.find("button.big").click()
    typing = ana.find(".prompt .entry")
    expect(typing).to_be_visible()
    return typing


def test_dice_that_lie_on_the_table_are_typed_in(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "es")
    typing = dice_to_type(ana)
    expect(ana.find(".side li").nth(1)).to_contain_text("Bot 2 (principiante)")
    for value in (3, 4, 5):
        typing.locator(".faces button", has_text=str(value)).click()
    typing.locator(".enter").click()
    expect(ana.find(".log")).to_contain_text("3 4 5")
    expect(ana.find(".pairing", has_text="7 → relanzar el par").locator("small")).to_have_count(0)
    expect(ana.find(".pairing", has_text="8 → Espionaje").locator("small")).to_have_count(0)
    ana.leave()


def test_the_page_tells_what_a_collection_completes_and_who_may_win(browser: Browser, server: Child) -> None:
    """With physical dice: 1 1 5 completes a second Missile in the setup."""
    ana = Person(browser, server.url, "en")
    typing = dice_to_type(ana)
    assert ana.find(".threat").count() == 0
    for value in (1, 1, 5):
        typing.locator(".faces button", has_text=str(value)).click()
    typing.locator(".enter").click()
    missile = ana.find(".pairing", has_text="2 → Missile, +5 parts")
    expect(missile.locator("small")).to_have_text("completes it")
    missile.click()
    expect(ana.find(".threat")).to_have_text("Ana has two Missiles of three")
    ana.leave()
