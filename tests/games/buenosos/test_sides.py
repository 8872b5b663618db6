"""The sides and their goals in words: every number and ruling that decides who wins is in the sentence."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.game import GAME
from contienda.i18n.sides import side_goal, side_name
from contienda.i18n.speaker import LANGUAGES, of_game
from tests.games.buenosos.table import Table, Value

RED, BLUE, FACILITATOR = range(3)


def goal(seat: int, preset: str = "standard", language: str = "en", /, **options: Value) -> str:
    return side_goal(GAME, of_game(GAME, language), seat, GAME.resolve(preset, dict(options)))


def test_a_side_for_every_seat() -> None:
    assert GAME.sides == ["malosos", "buenosos", "facilitator"]
    assert [side_name(GAME, of_game(GAME, "ru"), seat) for seat in range(4)] == ["MalOsos", "BuenOsos", "Ведущий", ""]
    assert side_goal(GAME, of_game(GAME, "en"), 3, {}) == ""


@pytest.mark.clause("buenosos", "6a", "6b", "R30", "R31", "R32")
def test_how_malosos_win() -> None:
    assert goal(RED) == (
        "You win at the end of a turn if Stability is at 0 or 3 services of criticality 5 are Down at the same time."
    )
    assert goal(RED, "rulebook") == (
        "You win as soon as Stability is at 0 or 3 different services of criticality 5 have fallen."
    )
    assert goal(RED, red_crit5_needed=1).endswith("or a service of criticality 5 is Down.")
    assert goal(RED, unresolved="red").endswith(", and also if BuenOsos has not reached its goal after turn 8.")
    assert goal(RED, "quick", unresolved="stability").endswith(", and also if Stability is 12 or lower after turn 5.")


@pytest.mark.clause("buenosos", "6c", "6d", "R33")
def test_how_buenosos_win() -> None:
    begin = "You win if you hold out until the end of turn 8 with Stability above 30"
    assert goal(BLUE) == f"{begin} and have recovered every service that fell, or at least 2 of them."
    assert goal(BLUE, "rulebook") == f"{begin} and have recovered at least 2 services that were Down."
    assert goal(BLUE, blue_recovery_goal="two", blue_min_recovered=1).endswith("at least one service that was Down.")
    assert goal(BLUE, blue_min_recovered=1) == f"{begin} and, if any service fell, have recovered at least one."
    for none in ({"blue_recovery_goal": "none"}, {"blue_min_recovered": 0}, {"unresolved": "stability"}):
        assert goal(BLUE, **none) == f"{begin}."


@pytest.mark.clause("buenosos", "6c", "6d", "R32", "R33")
@pytest.mark.parametrize("unresolved", ["draw", "red", "stability"])
@pytest.mark.parametrize("wanted", ["up_to_fallen", "two", "none"])
@pytest.mark.parametrize("stability", [90, 20])
def test_the_sentence_and_the_rules_agree(unresolved: str, wanted: str, stability: int) -> None:
    """Nothing fell. Blue wins exactly where its sentence asks for nothing more than Stability, or for what fell."""
    options: dict[str, Value] = {"turns": 1, "unresolved": unresolved, "blue_recovery_goal": wanted}
    table = Table("standard", 2, **options)
    table.state.stability = stability
    table.do("pass", "pass", "pass")
    said = goal(BLUE, **options)
    met = stability > 30 and "services that were Down" not in said
    assert (table.state.winner == BLUE) == met
    if not met:
        assert (table.state.winner == RED) == ("also if" in goal(RED, **options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", [each.name for each in GAME.presets])
def test_every_preset_in_every_language(preset: str, language: str) -> None:
    options = GAME.resolve(preset, {})
    said = goal(BLUE, preset, language)
    assert str(options["turns"]) in said
    assert str(options["blue_min_stability"]) in said
    assert str(options["red_crit5_needed"]) in goal(RED, preset, language)
    for sentence in (said, goal(RED, preset, language), goal(FACILITATOR, preset, language)):
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert "{" not in sentence


def test_the_facilitator_chooses_or_watches() -> None:
    assert goal(FACILITATOR).startswith("You make the choices")
    assert goal(FACILITATOR, facilitator="no").startswith("You watch")
