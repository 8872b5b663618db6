"""What can be printed of BuenOsos vs MalOsos: cards, services, the map, trackers, counters, aids, rules.

See `contienda.press.parts`. Everything follows the scenario of the job, so custom ones print as well.
"""

from __future__ import annotations

from pathlib import Path

from contienda.core.game import Game
from contienda.games.buenosos.card_text import CardTexts
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.printed_parts import cards, map_poster, services, sheets, trackers
from contienda.games.buenosos.scenario import Scenario
from contienda.i18n.scenario_names import name_in
from contienda.press.parts import Credits, Job, Part, Printed
from contienda.press.rule_sheet import rule_sheet
from contienda.quality.toml_reader import Table

LAYOUTS = Path(__file__).parent / "print.typ"


def groups(game: Game) -> list[str]:
    assert isinstance(game, BuenososGame)
    found = ["red", "blue", "events", "services", "providers", "map", "trackers", "counters", "aids", "facilitator"]
    if not game.scenario.providers:
        found.remove("providers")
    return [*found, "rules"]


def printed(job: Job) -> Printed:
    """Return the parts of the groups of a job."""
    assert isinstance(job.game, BuenososGame)
    scenario = job.game.scenario
    texts = CardTexts(scenario, job.language)
    files: dict[str, str] = {}
    parts: list[Part] = []
    for group in job.groups:
        if group in cards.DECKS:
            parts += cards.cards(job, texts, group, files)
        elif group == "services":
            parts += services.services(job, texts, files)
        elif group == "providers":
            parts += services.providers(job, texts, files)
        elif group == "map":
            parts += map_poster.posters(job, texts, files)
        elif group == "trackers":
            parts += trackers.sheets(job, files)
        elif group == "counters":
            parts += trackers.counters(job, files)
        elif group == "aids":
            parts += sheets.aids(job, files)
        elif group == "facilitator":
            parts += sheets.facilitator(job)
        else:
            parts.append(rule_sheet(job))
    return Printed(title(job, scenario), parts, credits(job, scenario), files)


def title(job: Job, scenario: Scenario) -> str:
    """The name of the scenario, or of the game."""
    meta: Table = scenario.data.get("meta", {})
    return name_in(meta.get("title"), job.language, scenario.language) or job.words("game-name")


def credits(job: Job, scenario: Scenario) -> Credits:
    """The author as the licence asks, and what is ours; a scenario's file names its own."""
    meta: Table = scenario.data.get("meta", {})
    work = [str(meta[key]) for key in ("attribution", "licence_url") if key in meta]
    changes = name_in(meta.get("changes"), job.language, scenario.language)
    return Credits(" ".join(work), " ".join(each for each in (changes, job.words("print-ours")) if each))
