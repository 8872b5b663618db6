"""`python -m scripts.screenshots`: take the pictures in the README and the documentation from the running page.

There is one for each game, and several of a class. `python -m scripts.screenshots maracas class` takes only some.

The server and Chromium start as in the tests of the page. The dice are always the same, but bots may decide differently
on a slower machine. The browser itself scales and compresses the pictures.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from contienda.core import registry
from contienda.server.config import Config
from scripts import class_pictures
from tests.server.harness import Child, database
from tests.web.browser import Person, chromium

IMAGES = Path(__file__).parents[1] / "docs" / "images"
CLASS = "class"
WIDTH = 1200  # of a picture, in pixels
MOST = 150_000  # bytes of a picture
# How many decisions the player takes before the picture, and the seed of their random choices.
SHOTS = {"misiles": (10, 3), "buenosos": (26, 5), "blackhat": (22, 2), "kiberrubezh": (18, 8), "maracas": (40, 1)}
PACK = """async ([data, width, quality]) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(picture.height * width / picture.width);
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def packed(browser: Browser, picture: bytes) -> bytes:
    """Compress a picture to a WebP of at most MOST bytes."""
    page = browser.new_page()
    data = base64.b64encode(picture).decode()
    for quality in (0.85, 0.75, 0.6, 0.45):
        found = base64.b64decode(page.evaluate(PACK, [data, WIDTH, quality]))
        if len(found) <= MOST:
            break
    page.close()
    return found


def take(browser: Browser, url: str, game: str) -> bytes:
    """Play a few decisions against bots, then take a picture."""
    decisions, seed = SHOTS[game]
    person = Person(browser, url, "en")
    person.go("/")
    person.find(".games button.main").nth(registry.names().index(game)).click()
    person.page.wait_for_selector(".prompt")
    dice, wanted = random.Random(seed), person.wanted(game)
    taken = 0
    for _ in range(decisions * 40):
        if taken >= decisions or person.asked_for() < 0:
            break
        taken += person.click_any(dice, wanted)
        person.page.wait_for_timeout(150)
    person.page.wait_for_selector(".prompt .answers button", timeout=60_000)
    person.page.wait_for_timeout(500)
    picture = person.page.screenshot()
    person.context.close()
    return picture


def main(names: list[str]) -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    folder = tempfile.TemporaryDirectory()
    config = Config(port=0, database=database(Path(folder.name)), log="error")
    with folder, chromium() as browser, Child(config) as server:
        for game in [each for each in names if each != CLASS] if names else SHOTS:
            picture = packed(browser, take(browser, server.url, game))
            (IMAGES / f"{game}.webp").write_bytes(picture)
            print(f"{game}: {len(picture):,} bytes")
        if not names or CLASS in names:
            for name, shot in class_pictures.pictures(browser, server):
                picture = packed(browser, shot)
                (IMAGES / f"{name}.webp").write_bytes(picture)
                print(f"{name}: {len(picture):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
