"""The golden games of Maracas show every mission with every outcome."""

from __future__ import annotations

from contienda.play import match as matches
from tests.games.maracas.outcomes import EVERY, outcomes
from tests.playthroughs.test_playthroughs import FOLDER, read


def test_every_outcome_of_every_mission_has_a_golden_game() -> None:
    found: set[tuple[str, str]] = set()
    for path in FOLDER.glob("maracas-*.txt"):
        found |= outcomes(matches.of(read(path.read_text(encoding="utf-8"))).recorder.events)
    assert sorted(EVERY - found) == []
