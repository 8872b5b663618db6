"""Our scenario files are clean, playable and fair enough; a saved game carries its scenario."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import cast

import pytest

from contienda.core.errors import BadReplay
from contienda.core.rng import Rng
from contienda.core.state import OVER
from contienda.games.buenosos.game import GAME, BuenososGame
from contienda.games.buenosos.inspect import inspect
from contienda.play import replay
from contienda.play.match import Match, of
from contienda.play.playout import batch
from contienda.quality.findings import ERROR
from contienda.quality.laws import Walk, chooser
from tests.games.buenosos.scenario_files import SHIPPED, START, errors, planted, warnings
from tests.games.buenosos.table import Table


@pytest.mark.parametrize("name", [*SHIPPED, "starter"])
def test_our_files_have_no_mistakes(name: str) -> None:
    text = START if name == "starter" else SHIPPED[name]
    assert [(each.line, each.key, each.text) for each in errors(text)] == []
    assert "CC BY 4.0" in tomllib.loads(text)["meta"]["attribution"]


@pytest.mark.parametrize("name", ["hospital", "utility"])
def test_ours_are_of_the_wanted_size(name: str) -> None:
    data = tomllib.loads(SHIPPED[name])
    assert 8 <= len(data["service"]) <= 12
    assert all(2 <= len(each["depends_on"]) <= 4 for each in data["service"])
    assert {"standard", "quick"} <= set(data["preset"])
    assert data["meta"]["origin"] == "own"
    assert warnings(SHIPPED[name], "scenario-few-needs") == []


@pytest.mark.parametrize("name", ["hospital", "utility", "starter"])
def test_our_files_keep_the_laws_under_every_preset(name: str) -> None:
    game = GAME.with_scenario(START if name == "starter" else SHIPPED[name])
    for seed, preset in enumerate(game.presets):
        for seats in (2, 3):
            Walk(game, seats, game.resolve(preset.name, {}), chooser(seed), seed).run(20)


@pytest.mark.compiled  # strength and chance need many games; golden games show that both builds agree
@pytest.mark.parametrize("name", ["hospital", "utility"])
def test_both_sides_have_a_chance_in_random_play(name: str) -> None:
    game = GAME.with_scenario(SHIPPED[name])
    for preset, least in (("standard", 0.2), ("quick", 0.08)):
        tally = batch(game.start(2, game.resolve(preset, {})), 3, 0, 120, game.bound)
        assert tally.unfinished == 0
        assert min(tally.wins) / tally.games > least
    assert GAME.scenario_text == ""


def test_fourteen_services_and_sixty_cards_are_checked_within_a_second() -> None:
    import time

    data = SHIPPED["standard"]
    for number in range(19, 36):
        for letter in "AB":
            like = data[data.index(f'id = "{letter}04"') : data.index(f'id = "{letter}05"')]
            data += f"\n[[card]]\n{like.replace(f'{letter}04', f'{letter}{number}').rsplit('[[card]]', 1)[0]}"
    found = tomllib.loads(data)
    assert len(found["service"]) == 14
    assert len(found["card"]) >= 60
    begin = time.perf_counter()
    assert [each for each in inspect(data) if each.kind == ERROR] == []
    assert time.perf_counter() - begin < 1.0


# --- saved games -----------------------------------------------------------------------------------------------------


def test_a_saved_game_carries_its_scenario(tmp_path: Path) -> None:
    game = GAME.with_scenario(SHIPPED["hospital"])
    match = Match(game, ["Ana", "Luz"], game.resolve("quick", {}))
    rng = Rng(5)
    while match.state.actor() != OVER:
        listed = match.state.actions()
        match.apply(listed[rng.below(len(listed))])
    path = tmp_path / "game.json"
    replay.save(match.replay(), path)
    again = of(replay.load(path))
    assert again.game.scenario_text == SHIPPED["hospital"]
    assert again.state.encode() == match.state.encode()
    assert again.game.forms("service", "S9", "en")[""].endswith("Intensive care monitoring")
    stored = json.loads(path.read_text(encoding="utf-8"))
    stored["scenario"] = SHIPPED["utility"]
    path.write_text(json.dumps(stored), encoding="utf-8")
    with pytest.raises(BadReplay):
        replay.load(path)


@pytest.mark.parametrize("card", ["A01", "A02"])
def test_a_ban_on_one_card_bars_that_card_alone(card: str) -> None:
    old = 'effects = [{ op = "guard", kind = "next_attack", n = 1, n_high = 2, uses = 1, duration = "guard" }]'
    ban = f'effects = [{{ op = "ban", side = "red", card = "{card}", duration = "guard" }}]'
    game = cast(BuenososGame, GAME.with_scenario(planted(old, ban, SHIPPED["standard"])[0]))
    table = Table("standard", 2, game)
    table.blue("B02").respond().play("B02").next_turn().red("A01 A02")
    assert table.can("A01") == (card != "A01")
