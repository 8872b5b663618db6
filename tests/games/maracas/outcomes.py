"""The outcome of each mission in a game, read from its events: pairs of a mission and an outcome."""

from __future__ import annotations

from contienda.core.events import Event
from contienda.games.maracas import constants as e

TWO = ["success", "failure"]
OUTCOMES = {
    "patrol": ["driven_out", "found_out", "search_failed"],
    "sweep": ["driven_out", "found_out", "search_failed"],
    "attack": ["won", "lost", "even"],
    "attack_criminal": TWO,
    "attack_nsm": TWO,
    "attack_objective": TWO,
    "ambush": ["missed", "slowed", "hit"],
    "ambush_criminal": TWO,
    "ambush_nsm": TWO,
    "move": ["moved"],
    **dict.fromkeys(e.MISSION_NAMES[e.BUILD :], TWO),
}
EVERY = {(mission, outcome) for mission, outcomes in OUTCOMES.items() for outcome in outcomes}


def outcomes(events: list[Event]) -> set[tuple[str, str]]:
    """The outcomes of all declared missions."""
    found: set[tuple[str, str]] = set()
    begun = [number for number, event in enumerate(events) if event.kind == "declared"]
    for number, first in enumerate(begun):
        last = begun[number + 1] if number + 1 < len(begun) else len(events)
        mission = e.MISSION_NAMES[events[first].arguments[2]]
        found |= {(name, outcome) for name, outcome in judged(mission, events[first:last])}
    return found


def judged(mission: str, events: list[Event]) -> list[tuple[str, str]]:
    kinds = [event.kind for event in events]
    for target in ("criminal", "nsm", "objective"):
        if f"against_{target}" in kinds:
            mission += f"_{target}"
    if mission in ("patrol", "sweep"):
        return [(mission, kind) for kind in kinds if kind in OUTCOMES[mission]]
    if mission == "move":
        return [(mission, "moved")] if "moved" in kinds else []
    compared = [event.arguments for event in events if event.kind == "compared"]
    if not compared:
        return []
    own, other = compared[0]
    if mission == "attack":
        return [(mission, "won" if own > other else "lost" if own < other else "even")]
    if mission == "ambush":
        if "ambushed" not in kinds:
            return [(mission, "missed")]
        after = kinds[kinds.index("ambushed") : kinds.index("ambushed") + 3]
        return [(mission, "hit" if "hit" in after or "disrupted" in after else "slowed")]
    return [(mission, "success" if own > other else "failure")]
