"""A table on a phone: tabs at the foot, the opponents one swipe away, the bar with its answers always there."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.web.test_measures import seated

SWIPE = """([dx, dy]) => {
  const board = document.querySelector('main.board');
  const from = { identifier: 1, target: board, clientX: 200, clientY: 300 };
  const to = { ...from, clientX: 200 + dx, clientY: 300 + dy };
  board.dispatchEvent(new TouchEvent('touchstart', { touches: [new Touch(from)], changedTouches: [new Touch(from)] }));
  board.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [new Touch(to)] }));
}"""


def test_one_thing_at_a_time(browser: Browser, server: Child) -> None:
    person = seated(browser, server, "misiles", "phone", motion="off")
    board, rivals, bar = person.find("#tab-board"), person.find("#tab-rivals"), person.find(".prompt .asked")
    expect(person.find(".mine")).to_be_in_viewport()
    expect(person.find(".other").first).not_to_be_in_viewport()
    rivals.tap()
    expect(person.find(".other").first).to_be_in_viewport(ratio=0.3)
    expect(rivals).to_have_attribute("aria-selected", "true")
    board.tap()
    expect(person.find(".mine")).to_be_in_viewport(ratio=0.3)
    person.page.evaluate(SWIPE, [-120, 10])
    expect(person.find(".other").first).to_be_in_viewport(ratio=0.3)
    person.page.evaluate(SWIPE, [120, 10])
    expect(person.find(".mine")).to_be_in_viewport(ratio=0.3)
    person.page.evaluate(SWIPE, [-120, 200])  # a scroll
    expect(board).to_have_attribute("aria-selected", "true")
    board.focus()
    person.page.keyboard.press("ArrowRight")
    expect(rivals).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    expect(person.find(".log")).to_be_visible()
    expect(person.find(".mine")).not_to_be_visible()
    expect(bar).to_be_in_viewport(ratio=1)  # one can decide from anywhere
    person.find("#tab-table").tap()
    expect(person.find(".controls")).to_be_visible()
    expect(bar).to_be_in_viewport(ratio=1)
    person.leave()
