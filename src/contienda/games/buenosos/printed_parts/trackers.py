"""Tracks for the markers of the country and of both teams, and counters to cut out."""

from __future__ import annotations

from contienda.games.buenosos import drawings
from contienda.games.buenosos.constants import PHASE_NAMES, STATE_NAMES
from contienda.games.buenosos.game import BuenososGame
from contienda.press.parts import Face, Job, Kind, Part

SIZE = 20.0  # millimetres of a counter
STATE_COUNTERS = 12
MARKERS = (("stability", 1), ("trust", 1), ("turn", 1), ("economy", 1), ("budget", 2), ("test", 4))


SIGNS = {
    "stability": "physical",
    "trust": "citizen",
    "turn": "event",
    "economy": "high_impact",
    "budget": "resource",
    "test": "prevention",
}


def sheets(job: Job, files: dict[str, str]) -> list[Part]:
    """The page of tracks, with the numbers of the scenario."""
    assert isinstance(job.game, BuenososGame)
    game = job.game
    options = game.resolve(game.presets[0].name, {})
    for side in ("malosos", "buenosos"):
        files[f"bear-{side}.svg"] = drawings.svg(200, 200, drawings.bear(side, job.low))
    data = {
        "title": job.words("print-trackers"),
        "turns": max(options["turns"], 10),
        "stability": {"start": options["stability_start"], "most": max(options["stability_start"], 100),
                      "goal": options["blue_min_stability"]},
        "trust": {"start": options["trust_start"], "most": options["trust_max"]},
        "economy": {"most": options["economy_max"]},
        "red": options["budget_red"],
        "blue": options["budget_blue"],
        "phases": [job.words(f"phase-{phase}") for phase in PHASE_NAMES],
        "words": {key: job.words(f"print-track-{key}") for key in (
            "turn", "stability", "trust", "economy", "red", "blue", "campaign", "goal", "recovered", "start")},
        "recovered": max(options["blue_min_recovered"], 4),
    }  # fmt: skip
    return [Part("trackers", "trackers", data["title"], Face("tracks", data), kind=Kind.SHEET)]  # type: ignore[arg-type]


def counters(job: Job, files: dict[str, str]) -> list[Part]:
    """States (two on each counter), markers for the tracks, coins for Intermittent services."""
    for each in STATE_NAMES:
        files[f"counter-{each}.svg"] = drawings.state_counter(each, job.low)
    for sign in ("drp", "bcp", "impact", *SIGNS.values()):
        files[f"counter-{sign}.svg"] = drawings.sign_counter(sign, job.low)

    def state(name: str) -> Face:
        letter = job.words(f"board-letter-{name}")
        word = job.words(f"state-{name}")
        return Face("counter", {"art": f"counter-{name}.svg", "name": word, "letter": letter, "state": name})

    def marker(name: str, sign: str) -> Face:
        return Face("marker", {"art": f"counter-{sign}.svg", "name": job.words(f"print-marker-{name}")})

    found = [
        counter("hurt", state("degraded"), state("intermittent"), STATE_COUNTERS),
        counter("fallen", state("down"), marker("recovered", "drp"), STATE_COUNTERS),
        counter("coin", marker("resists", "bcp"), marker("spreads", "impact"), 2),
    ]
    for name, count in MARKERS:
        face = marker(name, SIGNS[name])
        found.append(counter(name, face, face, count))
    return found


def counter(name: str, front: Face, back: Face, count: int) -> Part:
    return Part(name, "counters", name, front, back, width=SIZE, height=SIZE, count=count)
