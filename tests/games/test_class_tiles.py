"""A table at a glance, for a class: every game says turn, phase, markers and alerts from the spectators' view alone."""

from __future__ import annotations

from types import ModuleType

import pytest

from contienda.classroom.tiles import PART, GameTile
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR, State, View
from contienda.games.buenosos import class_tile as buenosos
from contienda.i18n.speaker import LANGUAGES, of_game
from tests.games.buenosos.table import Table

SEATS = {"blackhat": 4, "misiles": 3}


def part(name: str) -> ModuleType:
    found = registry.part(name, PART)
    assert found is not None
    return found


def game_of(name: str, seed: int) -> list[View]:
    """The spectators' views of one random game."""
    game = registry.load(name)
    preset = game.presets[seed % len(game.presets)].name
    state: State = game.start(SEATS.get(name, 2), game.resolve(preset, {}))
    rng = Rng(seed, 9)
    found = []
    taken = 0
    while state.actor() != OVER and taken < 4_000:
        if taken % 7 == 0:
            found.append(state.view(SPECTATOR))
        listed = state.actions()
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
        taken += 1
    return [*found, state.view(SPECTATOR)]


@pytest.mark.parametrize("name", registry.OURS)
def test_every_position_has_a_tile_in_words(name: str) -> None:
    game, module = registry.load(name), part(name)
    texts = {language: of_game(game, language) for language in LANGUAGES}
    ranks = set()
    phases = set()
    for seed in (1, 2):
        before: View | None = None
        for view in game_of(name, seed):
            tile: GameTile = module.tile(view, before)
            before = view
            assert set(tile) == {"turn", "turns", "phase", "markers", "alerts"}
            assert 0 <= tile["turn"] <= (tile["turns"] or 10**6)
            phases.add(tile["phase"])
            for marker in tile["markers"]:
                assert 0 <= marker["value"] <= max(marker["most"], marker["value"])
                assert marker["key"] in module.LABELS
            assert [each["rank"] for each in tile["alerts"]] == sorted(
                (e["rank"] for e in tile["alerts"]), reverse=True
            )
            for language in LANGUAGES:
                assert texts[language].has(tile["phase"]), tile["phase"]
                for alert in tile["alerts"]:
                    ranks.add(alert["rank"])
                    assert texts[language](alert["key"], **alert["args"])
            if view["ending"] is not None:
                assert tile["alerts"] == []
    for language in LANGUAGES:
        for label in module.LABELS.values():
            assert texts[language](label)
    assert len(phases) > 2
    assert ranks, "no alert in two games"


@pytest.mark.parametrize("name", registry.OURS)
def test_a_tile_needs_only_the_spectators_view(name: str) -> None:
    """A world with other secrets that looks the same to a spectator has the same tile."""
    game, module = registry.load(name), part(name)
    state = game.start(SEATS.get(name, 2), game.resolve(game.presets[0].name, {}))
    rng = Rng(4, 4)
    for _ in range(60):
        if state.actor() == OVER:
            break
        listed = state.actions()
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
    other = state.resample(SPECTATOR, Rng(5, 5))
    assert module.tile(state.view(SPECTATOR)) == module.tile(other.view(SPECTATOR))


# --- BuenOsos --------------------------------------------------------------------------------------------------------


def tile(table: Table, before: View | None = None) -> GameTile:
    return buenosos.tile(table.state.view(SPECTATOR), before)


def alerts(table: Table, before: View | None = None) -> list[tuple[int, str]]:
    return [(each["rank"], each["key"]) for each in tile(table, before)["alerts"]]


def test_a_calm_table() -> None:
    found = tile(Table())
    assert (found["turn"], found["turns"], found["phase"], found["alerts"]) == (1, 8, "board-phase-2", [])
    assert found["markers"] == [
        {"key": "stability", "value": 100, "most": 100, "threshold": 30},
        {"key": "trust", "value": 50, "most": 50, "threshold": None},
        {"key": "critical_down", "value": 0, "most": 3, "threshold": None},
    ]
    assert [each["key"] for each in tile(Table("advanced"))["markers"]][-1] == "economic_cost"


def test_one_more_critical_service_ends_it() -> None:
    table = Table().services("down", "S1")
    assert (2, "tile-critical-last") not in alerts(table)
    table.services("down", "S3")
    assert alerts(table)[0] == (2, "tile-critical-last")
    assert tile(table)["alerts"][0]["args"] == {"n": 2}
    texts = of_game(table.game, "en")
    assert texts("tile-critical-last", n=2) == "2 critical services are Down: one more ends the game"
    table.services("down", "S4")
    assert alerts(table)[0] == (2, "tile-critical-reached")
    table.services("down", "S9")  # criticality 4 does not count
    assert tile(table)["alerts"][0]["args"] == {"n": 3}


def test_stability_below_the_goal_and_about_to_end() -> None:
    assert alerts(Table().set(stability=31)) == []
    assert alerts(Table().set(stability=30)) == [(1, "tile-stability-low")]
    table = Table().set(stability=6).services("degraded", "S1")
    assert alerts(table) == [(2, "tile-stability-ends"), (1, "tile-stability-low")]
    assert alerts(table.set(stability=7)) == [(1, "tile-stability-low")]


def test_a_steep_fall_in_one_turn() -> None:
    before = Table().state.view(SPECTATOR)
    table = Table().set(stability=81)
    assert alerts(table, before) == []
    assert alerts(table.set(stability=80), before) == [(1, "tile-stability-fell")]
    assert tile(table, before)["alerts"][0]["args"] == {"n": 20}


def test_a_dear_closing() -> None:
    table = Table().services("degraded", "S1 S3 S4")  # 6 each
    assert alerts(table) == []
    assert alerts(table.set(ledger=2)) == [(1, "tile-stability-due")]
    table.services("degraded", "S5 S6 S7")
    assert tile(table)["alerts"][0]["args"] == {"n": 25}  # the cap
    stability = table.state.stability
    table.close()
    assert stability - table.state.stability == 25


def test_trust_at_zero_and_nothing_after_the_end() -> None:
    assert alerts(Table().set(trust=0)) == [(1, "tile-trust-zero")]
    table = Table("standard", 2, turns=1).set(trust=0, stability=10)
    assert alerts(table)
    assert alerts(table.close()) == []


# --- the other games -------------------------------------------------------------------------------------------------


def test_misiles_shows_who_can_win() -> None:
    view = dict(registry.load("misiles").start(2, registry.load("misiles").resolve("standard", {})).view(SPECTATOR))
    sheets = [dict(each) for each in view["sheets"]]  # type: ignore[attr-defined]
    view["sheets"] = sheets
    module = part("misiles")
    assert module.tile(view)["alerts"] == []
    sheets[0]["threat"], sheets[1]["threat"] = "missiles", "crisis"
    assert module.tile(view)["alerts"] == [
        {"rank": 2, "key": "tile-can-win", "args": {"team": 2}},
        {"rank": 1, "key": "tile-two-missiles", "args": {"team": 1}},
    ]


def test_kiberrubezh_counts_the_decks() -> None:
    game = registry.load("kiberrubezh")
    view = dict(game.start(2, game.resolve("starters", {})).view(SPECTATOR))
    sides = [dict(each) for each in view["sides"]]  # type: ignore[attr-defined]
    view.update(sides=sides, turn=9)
    sides[0]["deck"], sides[1]["deck"] = 15, 6
    found = part("kiberrubezh").tile(view)
    assert [(each["rank"], each["args"]["team"]) for each in found["alerts"]] == [(2, 2), (1, 1)]
    assert [each["value"] for each in found["markers"]] == [15, 6]
    sides[0]["deck"], sides[1]["deck"] = 16, 7
    assert [(each["rank"], each["key"]) for each in part("kiberrubezh").tile(view)["alerts"]] == [
        (1, "tile-deck-short")
    ]


def test_black_hat_sees_a_pawn_before_the_asset() -> None:
    game = registry.load("blackhat")
    view = dict(game.start(4, game.resolve(game.presets[0].name, {})).view(SPECTATOR))
    module = part("blackhat")
    assert module.tile(view)["alerts"] == []
    goal = next(each["id"] for each in view["spaces"] if each["kind"] == "critical")  # type: ignore[attr-defined]
    gate = next(each["id"] for each in view["layout"] if goal in each["to"])  # type: ignore[attr-defined]
    players = [{**each, "pawns": [dict(pawn) for pawn in each["pawns"]]} for each in view["players"]]  # type: ignore[attr-defined]
    view["players"] = players
    players[2]["pawns"][0]["space"] = gate
    assert module.tile(view)["alerts"] == [{"rank": 2, "key": "tile-near-asset", "args": {"team": 3, "n": 1}}]
    players[2]["pawns"][0]["held"] = "locked"
    assert module.tile(view)["alerts"] == []
    players[0]["in"] = players[1]["in"] = False
    assert [each["key"] for each in module.tile(view)["alerts"]] == ["tile-two-left"]


def test_maracas_names_the_part_of_the_turn_and_the_last_one() -> None:
    game = registry.load("maracas")
    module = part("maracas")
    for step, phase in (
        ("place_units", "setup"), ("event", "event"), ("buy", "planning"), ("form", "deployment"),
        ("mission", "operations"), ("withdraw", "redeployment"), ("appeal", "end"), ("over", "end"),
    ):  # fmt: skip
        assert module.phase(step) == f"tile-phase-{phase}"
    view = dict(game.start(2, game.resolve("full", {})).view(SPECTATOR))
    areas = [dict(each) for each in view["areas"]]  # type: ignore[attr-defined]
    view["areas"] = areas
    assert module.tile(view)["alerts"] == []
    view["turn"] = view["last_turn"]
    for area in areas[: (len(areas) + 1) // 2]:
        area["terror"] = True
    assert [(each["rank"], each["key"]) for each in module.tile(view)["alerts"]] == [
        (2, "tile-last-turn"),
        (1, "tile-terror"),
    ]
