"""What every board looks like: five games, four sizes, three looks, beside pictures that are kept.

Each game stands at one position of a random game, always the same. `make looks` takes new pictures; look at them before
you commit them. A picture that differs is left in `build/looks`, with the difference beside it.
"""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.play.match import Match
from contienda.play.replay import dump
from tests.server.harness import Child
from tests.web.browser import Person
from tests.web.test_play import QUICK

pytestmark = pytest.mark.long
GAMES = registry.names()
SIZES = {390: 844, 1024: 768, 1440: 900, 1920: 1080}
LOOKS = ["light", "dark", "contrast"]
PLAYERS = {"misiles": 3, "blackhat": 4}
DECISIONS = {"misiles": 40, "buenosos": 24, "blackhat": 70, "kiberrubezh": 60, "maracas": 110}  # before the picture
KEPT = Path(__file__).parent / "looks"
DIFFERENT = Path(__file__).parents[2] / "build" / "looks"
REWRITE = bool(os.environ.get("CONTIENDA_REWRITE"))
HALF = 2  # pictures are kept at half size
QUALITY = 55
BLOCK = 12  # pixels of the kept picture: the size of a small sign
FAR = 14.0  # how far the mean of a block may be away, of 255
MOST = 1  # blocks that may be: a cursor, an edge that falls between two pixels
# A log that was resized may stand anywhere.
NEWEST = "document.querySelectorAll('.lines').forEach((each) => each.scrollTo(0, each.scrollHeight))"
# No motion, no cursor, and no word that changes with the clock.
STILL = """*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent }
time, .timer, .status { visibility: hidden !important }"""


def position(game: str) -> Match:
    """Return a random game before a decision of the first seat, after some decisions."""
    found = registry.load(game)
    names = ["Ana", "Boris", "Carol", "Diego"][: PLAYERS.get(game, 2)]
    match, rng = Match(found, names, found.resolve(QUICK[game], {})), Rng(5)
    taken = 0
    while not match.over:
        state = match.state
        listed = state.actions()
        if taken >= DECISIONS[game] and state.actor() == 0 and len(listed) > 1:
            return match
        match.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
        taken += state.actor() != CHANCE
    raise AssertionError("the game was over before")


def sit(
    browser: Browser, server: Child, game: str, look: str, phone: bool, language: str = "en", bot: str = "random"
) -> Person:
    """Sit at a table that continues from there."""
    person = Person(browser, server.url, language, phone=phone, theme=look, answers="off", motion="off")
    person.go("/")
    match = position(game)
    bots = [{"kind": "bot", "bot": bot}] * (PLAYERS.get(game, 2) - 1)
    branch = {"step": len(match.actions), "seats": [{"kind": "human"}, *bots], "name": "Ana"}
    body = {"replay": json.loads(dump(match.replay())), "branch": branch}
    made = person.context.request.post(f"{server.url}/api/replays", data=body, headers={"Origin": server.url})
    person.go(f"/t/{made.json()['id']}")
    expect(person.find(".prompt:not([data-answers='0'])")).to_be_visible(timeout=30_000)
    person.page.add_style_tag(content=STILL)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_timeout(600)
    return person


def taken(page: Page) -> Image.Image:
    """Return a picture as it would be kept."""
    image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return image.resize((image.width // HALF, image.height // HALF), Image.Resampling.BOX)


def packed(image: Image.Image) -> bytes:
    found = io.BytesIO()
    image.save(found, "WEBP", quality=QUALITY, method=6)
    return found.getvalue()


def far_blocks(one: Image.Image, other: Image.Image) -> tuple[int, Image.Image]:
    """Count the blocks that differ, and return where."""
    if one.size != other.size:
        return one.width * one.height, one
    difference = ImageChops.difference(one, other)
    bands = difference.split()
    strongest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    blocks = strongest.reduce(BLOCK)
    return sum(count for level, count in enumerate(blocks.histogram()) if level > FAR), difference


def differs(name: str, image: Image.Image) -> str:
    """Tell how a picture differs from the one kept, "" if it does not; or keep it."""
    path = KEPT / f"{name}.webp"
    now = packed(image)
    if REWRITE:
        KEPT.mkdir(exist_ok=True)
        if not path.is_file() or far_blocks(Image.open(path).convert("RGB"), opened(now))[0] > MOST:
            path.write_bytes(now)
        return ""
    if not path.is_file():
        return f"{name}: no picture is kept; run make looks"
    count, difference = far_blocks(Image.open(path).convert("RGB"), opened(now))
    if count <= MOST:
        return ""
    DIFFERENT.mkdir(parents=True, exist_ok=True)
    image.save(DIFFERENT / f"{name}.png")
    difference.save(DIFFERENT / f"{name}-difference.png")
    return f"{name}: {count} blocks differ, see build/looks"


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_looks_as_it_did(browser: Browser, server: Child, game: str, look: str) -> None:
    wrong = []
    for phone in (True, False):
        person = sit(browser, server, game, look, phone)
        for width, height in SIZES.items():
            if (width < 900) is phone:
                person.page.set_viewport_size({"width": width, "height": height})
                person.page.wait_for_timeout(500)
                person.page.evaluate(NEWEST)
                person.page.wait_for_timeout(100)
                wrong.append(differs(f"{game}-{look}-{width}", taken(person.page)))
        person.leave()
    assert not [each for each in wrong if each], "\n".join(filter(None, wrong))


@pytest.mark.parametrize(
    "planted",
    [
        ":root { --gold: #f29c4e !important }",  # the colour of what one may do
        ".prompt .asked { translate: 0 5px }",  # a box that has moved
        ".side .tabs button { font-weight: 700 }",  # a heavier word
        ".sheet.own .total { display: none }",  # a number that is missing
    ],
)
def test_a_small_change_is_noticed(browser: Browser, server: Child, planted: str) -> None:
    person = sit(browser, server, "misiles", "dark", phone=False)
    before = taken(person.page)
    assert far_blocks(opened(packed(taken(person.page))), opened(packed(before)))[0] == 0, "the same page, twice"
    person.page.add_style_tag(content=planted)
    person.page.wait_for_timeout(100)
    assert far_blocks(opened(packed(taken(person.page))), opened(packed(before)))[0] > MOST
    person.leave()


def test_the_pictures_stay_small() -> None:
    found = list(KEPT.glob("*.webp"))
    assert len(found) == len(GAMES) * len(LOOKS) * len(SIZES)
    assert sum(path.stat().st_size for path in found) <= 3_000_000
