"""A crowded table in Russian, with its long words: no text is cut in silence, no number breaks, nothing overlaps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Child
from tests.web.test_looks import SIZES, sit
from tests.web.test_play import games

# What a box hides of a text without an ellipsis, and numbers that take more than one line.
CUT = """() => {
  const found = new Set(), walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const said = node.data.trim(), box = node.parentElement;
    if (!said || box.closest('script, style, .sr, option, svg, .room li, .hand'))
      continue; // a card of a hand rises whole
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (/^[+−-]?\\d+$/.test(said) && lines.length > 1) found.add(`broken: ${said} .${box.className}`);
    for (let each = box; each && !each.matches('.table'); each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, maskImage, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none' && each.offsetWidth < 2) break; // for screen readers
      if (maskImage !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      const scrolls = [overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way));
      if (scrolls) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { right, bottom } = each.getBoundingClientRect();
      if (lines.some((line) => line.right > right + 2 || line.bottom > bottom + 5))
        found.add(`cut: ${said.slice(0, 40)} .${each.className}`);
    }
  }
  return [...found];
}"""
# Scores of a long game.
MORE = "document.querySelectorAll('.trick :is(.total, .last)').forEach((each) => (each.lastChild.data = '−136'))"
# Pieces that each have a place of their own.
PLACES = {
    "maracas": [".area", ":is(.place, .marker, .loose, .stack .body, .cellar)"],
    "kiberrubezh": [".rail, .table .asset", ":is(.power b, .lamps, .count, .powers, h2, .deck)"],
    "blackhat": [".top, .depot", ":is(.name, .last, .total, .thing)"],
    "buenosos": [".gauges, .map", ":is(.gauge, .service, .below)"],
    "misiles": [".sheet header", ":is(h2, .total, .number)"],
}
OVER = """([inside, pieces]) => [...document.querySelectorAll(inside)].flatMap((each) => {
  const all = [...each.querySelectorAll(pieces)].filter((piece) => piece.checkVisibility())
    .map((piece) => [piece, piece.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1);
  const name = (piece) => `.${piece.className.baseVal ?? piece.className} ${piece.innerText.slice(0, 20)}`;
  return all.flatMap(([one, a], at) => all.slice(at + 1)
    .filter(([other, b]) => !one.contains(other) && !other.contains(one)
      && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6)
    .map(([other]) => `${name(one)} × ${name(other)}`));
})"""


@pytest.mark.parametrize("width", [1024, *(pytest.param(each, marks=pytest.mark.long) for each in (390, 1440))])
@pytest.mark.parametrize("game", games("maracas", "blackhat"))
def test_nothing_is_cut_or_covered(browser: Browser, server: Child, game: str, width: int) -> None:
    person = sit(browser, server, game, "dark", width < 900, language="ru", bot="greedy")
    person.page.set_viewport_size({"width": width, "height": SIZES[width]})
    person.page.wait_for_timeout(500)
    person.page.evaluate(MORE)
    person.shot(f"{game}-crowded-{width}")
    wrong = [*person.page.evaluate(CUT), *person.page.evaluate(OVER, PLACES[game])]
    person.leave()
    assert not wrong, "\n".join(wrong)
