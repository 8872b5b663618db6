"""Device features: a camera that reads the code of a table, a loudspeaker that can be muted, a hidden tab."""

from __future__ import annotations

import time
from base64 import b64encode

import zxingcpp
from playwright.sync_api import Browser, Locator, expect

from tests.server.harness import Child
from tests.web.browser import Person, play
from tests.web.test_play import make_table, seated

GREY = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  return [picture.width, picture.height, Array.from({ length: data.length / 4 }, (_, at) => data[at * 4])];
}"""
LISTEN = """window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
"""


def photographed(person: Person, picture: Locator) -> str:
    """Return what a phone reads from the QR code on that person's screen."""
    eye = person.context.browser.new_page()  # type: ignore[union-attr]  # the page itself may load no picture
    width, height, pixels = eye.evaluate(GREY, b64encode(picture.screenshot()).decode())
    eye.close()
    found = zxingcpp.read_barcodes(memoryview(bytes(pixels)).cast("B", (height, width)))
    assert len(found) == 1, "a phone finds no code in the picture"
    return found[0].text


def test_a_phone_joins_by_the_picture_on_the_screen(browser: Browser, server: Child) -> None:
    ana = Person(browser, server.url, "es")
    make_table(ana, "misiles", "Ana")
    link = photographed(ana, ana.find(".share svg").first)
    assert link.startswith(server.url)
    boris = Person(browser, server.url, "ru", phone=True)
    boris.go(link.removeprefix(server.url))
    boris.find("input[autocomplete=nickname]").fill("Борис")
    boris.find("main form button.main").click()
    expect(boris.find(".prompt")).to_be_visible()
    expect(ana.find(".prompt")).to_be_visible()
    assert boris.table == ana.table
    for person in (ana, boris):
        person.leave()


def test_one_s_turn_is_heard_unless_sounds_are_off(browser: Browser, server: Child) -> None:
    people = seated(browser, server, "misiles")
    ana = people[0]
    ana.context.add_init_script(LISTEN)
    ana.page.reload()
    ana.page.wait_for_selector(".prompt")
    so_far = heard(ana)
    play(people, "misiles", seed=5, most=10)
    assert heard(ana) > so_far
    silence(ana)
    before = heard(ana)
    play(people, "misiles", seed=6, most=10)
    assert heard(ana) == before
    ana.page.reload()
    ana.page.wait_for_selector(".prompt")
    play(people, "misiles", seed=7, most=10)
    assert heard(ana) == 0, "the wish is kept"
    for person in people:
        person.leave()


def shown(people: list[Person]) -> set[str | None]:
    """Return which positions of the game are on the screens."""
    return {person.find("[data-position]").get_attribute("data-position") for person in people}


def test_a_tab_that_is_not_drawn_keeps_up(browser: Browser, server: Child) -> None:
    people = seated(browser, server, "misiles")
    ana, boris = people
    ana.context.add_init_script("window.requestAnimationFrame = () => 0")
    ana.page.reload()
    ana.page.wait_for_selector(".prompt")
    play(people, "misiles", seed=8, most=20)
    end = time.monotonic() + 30
    while len(shown(people)) > 1 and time.monotonic() < end:
        boris.page.wait_for_timeout(50)
    assert len(shown(people)) == 1
    for person in people:
        person.leave()


def heard(person: Person) -> int:
    """Return how many tones the page has played since it was loaded."""
    return int(person.page.evaluate("window.sounds"))


def silence(person: Person) -> None:
    """Mute through the settings, as anybody would."""
    person.find("header button.plain").last.click()
    person.find("dialog[open] label.row input").nth(1).uncheck()
    person.find("dialog[open] button.main").click()
