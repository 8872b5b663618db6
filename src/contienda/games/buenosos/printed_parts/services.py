"""A card for each service and each provider: what it is worth, what it needs, and boxes to mark INT and state."""

from __future__ import annotations

from contienda.games.buenosos import drawings
from contienda.games.buenosos.build import Arrows
from contienda.games.buenosos.card_text import FALL, CardTexts
from contienda.games.buenosos.constants import NODE_NAMES, STATE_NAMES
from contienda.games.buenosos.game import BuenososGame
from contienda.i18n.scenario_names import name_in
from contienda.press.parts import Face, Job, Part, tied
from contienda.quality.toml_reader import Table

KINDS = ("digital", "physical", "citizen")


def services(job: Job, texts: CardTexts, files: dict[str, str]) -> list[Part]:
    assert isinstance(job.game, BuenososGame)
    scenario = job.game.scenario
    needs = needs_of(job.game)
    back = backs("service", job, files)
    found = []
    for number, service in scenario.services.items():
        id = NODE_NAMES[number]
        feeds = [NODE_NAMES[other] for other, every in needs.items() if number in every]
        fall = texts.lines(f"{FALL}{id}").effects if service.get("on_fall") else []
        face = Face("service", {
            **common(job, service, texts, files),
            "id": id,
            "kinds": kinds(job, service, files),
            "criticality": int(service["criticality"]),
            "teaches": name_in(service.get("teaches"), job.language, scenario.language),
            "needs": [texts.label(NODE_NAMES[each]) for each in needs.get(number, [])],
            "feeds": [texts.label(each) for each in feeds],
            "fall": [tied(each) for each in fall],
        })  # fmt: skip
        found.append(Part(id, "services", texts.label(id), face, back))
    return found


def providers(job: Job, texts: CardTexts, files: dict[str, str]) -> list[Part]:
    assert isinstance(job.game, BuenososGame)
    back = backs("provider", job, files)
    files["sign-provider.svg"] = drawings.sign("provider", "#1c1a16" if job.low else "#ffffff", 1.5)
    found = []
    for number, provider in job.game.scenario.providers.items():
        id = f"P{number + 1}"
        lines = texts.lines(id)
        face = Face("provider", {
            **common(job, provider, texts, files),
            "id": id,
            "kind": job.words("print-provider"),
            "sign": "sign-provider.svg",
            "serves": [texts.label(each) for each in provider["serves"]],
            "perk": [tied(each) for each in lines.effects],
        })  # fmt: skip
        found.append(Part(id, "providers", texts.label(id), face, back))
    return found


def needs_of(game: BuenososGame, map: str = "") -> dict[int, list[int]]:
    """What each service depends on: on that map, or on the first one with all further services of the file."""
    options = game.resolve(game.presets[0].name, {"map": map} if map else {})
    if not map and "depends_on" not in list(game.scenario.maps.values())[options["map"]]:
        options = game.resolve(game.presets[0].name, {"expansion": "both"})
    return Arrows(game.scenario, options).needs


def common(job: Job, table: Table, texts: CardTexts, files: dict[str, str]) -> dict[str, object]:
    """What cards of services and providers share."""
    return {
        "name": texts.name(str(table["id"])),
        "int": int(table["int"]),
        "states": states(job, files),
        "words": {key: job.words(f"print-{key}") for key in ("needs", "feeds", "fall", "serves", "criticality")},
    }


def states(job: Job, files: dict[str, str]) -> list[dict[str, str]]:
    """The four states, each with its pattern."""
    found = []
    for state in STATE_NAMES:
        files[f"state-{state}.svg"] = drawings.pattern(state, job.low)
        word = job.words(f"state-{state}")
        letter = job.words(f"board-letter-{state}")
        found.append({"id": state, "name": word, "letter": letter, "art": f"state-{state}.svg"})
    return found


def kinds(job: Job, service: Table, files: dict[str, str]) -> list[dict[str, str]]:
    """Digital, physical, citizen: sign and word."""
    found = []
    for kind in KINDS:
        if service.get(kind):
            files[f"sign-{kind}.svg"] = drawings.sign(kind, "#1c1a16", 1.3)
            found.append({"name": job.words(f"service-{kind}"), "art": f"sign-{kind}.svg"})
    return found


def backs(kind: str, job: Job, files: dict[str, str]) -> Face:
    files[f"back-{kind}.svg"] = drawings.back(kind, job.low)
    return Face("back", {"art": f"back-{kind}.svg"})
