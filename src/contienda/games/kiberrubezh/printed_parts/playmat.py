"""A playmat with the zones of a player and tracks for both kinds of power, and counters."""

from __future__ import annotations

from contienda.games.kiberrubezh import card_signs, cardtext
from contienda.games.kiberrubezh.constants import CATEGORY_NAMES
from contienda.play import rulebook
from contienda.press.parts import Face, Job, Kind, Part
from contienda.press.rule_sheet import inline

WIDTH, HEIGHT = 380.0, 259.0  # two upright pages of A4 or Letter, or one of A3
STEPS = ("6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7")
ZONES = ("attack", "defence", "assets", "deck", "discard", "events")
MOST_POWER = 15
SIZE = 20.0


def mat(job: Job, files: dict[str, str]) -> Part:
    book = rulebook.load(job.game, job.language)
    for sign in ("attack", "defence", "asset", "deck", "discard", "event"):
        files[f"mat-{sign}.svg"] = card_signs.sign(sign, "#6b7680")
    data = {
        "title": job.words("game-name"),
        "zones": {zone: job.words(f"print-zone-{zone}") for zone in ZONES},
        "power": {kind: job.words(f"print-power-{kind}") for kind in ("attack", "defence")},
        "most": MOST_POWER,
        "steps": [inline(book.by_id[each].text) for each in STEPS],
    }
    return Part("playmat", "playmat", job.words("print-playmat"), Face("mat", data), kind=Kind.POSTER, width=WIDTH,
                height=HEIGHT, count=1)  # fmt: skip


def counters(job: Job, files: dict[str, str]) -> list[Part]:
    """Markers of power, categories named during a turn, frozen cards, and who begins."""
    words = cardtext.texts(job.language)
    found = []
    for sign, name, count in [
        ("attack", job.words("print-power-attack"), 2),
        ("defence", job.words("print-power-defence"), 2),
        *((each, words(f"category-{each}"), 3) for each in CATEGORY_NAMES),
        ("frozen", job.words("print-frozen"), 8),
        ("ready", job.words("print-first"), 1),
    ]:
        files[f"counter-{sign}.svg"] = card_signs.counter(sign, job.low)
        face = Face("counter", {"art": f"counter-{sign}.svg", "name": name})
        found.append(Part(sign, "counters", name, face, face, width=SIZE, height=SIZE, count=count))
    return found
