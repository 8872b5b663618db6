"""Scenarios without code: own services, arrows, cards, copies and effects on fall, and errors in broken files."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from contienda.core.errors import BadOption
from contienda.games.buenosos.constants import DECK, HAND, RED
from contienda.games.buenosos.game import GAME, BuenososGame
from contienda.games.buenosos.scenario import STANDARD, Scenario, load
from contienda.quality.laws import Walk, chooser
from tests.games.buenosos.table import Table

SMALL = """
[params]
hand_target = 3
stability_start = 50
[map.standard]
services = ["S1", "S2", "S3"]
[[service]]
id = "S1"
criticality = 5
int = 6
physical = true
depends_on = ["S2"]
on_fall = [{ op = "damage", on = ["S2"], n = 2 }, { op = "trust", n = -1 }]
[[service]]
id = "S2"
criticality = 5
int = 6
digital = true
depends_on = ["S1"]
[[service]]
id = "S3"
criticality = 2
int = 4
citizen = true
depends_on = ["S1", "S2"]
[basic.recon]
effects = [{ op = "mark_phase", phase = "recon", duration = "turn" }]
[[card]]
id = "A01"
deck = "red"
subtype = "impact"
phase = 3
cost = 1
copies = 2
target = { pick = 2, from = "up" }
effects = [{ op = "damage", on = "target", n = 3 }]
[[card]]
id = "B01"
deck = "blue"
subtype = "prevention"
phase = 4
cost = 1
effects = [{ op = "ban", side = "red", subtype = "impact", duration = "guard" }]
[[card]]
id = "E01"
deck = "event"
subtype = "event"
activation = { turn_from = 3, otherwise = "discard" }
effects = [{ op = "stability", n = -2 }]
"""


def read(text: str) -> BuenososGame:
    return BuenososGame(Scenario(tomllib.loads(text), "test.toml"))


def begun(text: str) -> None:
    game = read(text)
    game.start(2, game.resolve("standard", {}))


def standard() -> dict[str, Any]:
    return tomllib.loads(STANDARD.read_text(encoding="utf-8"))


def test_numbers_of_the_file_become_defaults() -> None:
    table = Table("standard", 2, read(SMALL))
    assert (table.state.stability, table.state.tables.hand_target) == (50, 3)
    assert Table("standard", 2, read(SMALL), stability_start=70).state.stability == 70


@pytest.mark.clause("buenosos", "7.5a", "R17")
def test_a_service_acts_when_it_falls() -> None:
    table = Table("standard", 2, read(SMALL)).hands(red="A01").service("S1", "ok", 3).play("A01", "S1", "S3")
    assert table.at("S1") == ("down", 0)
    assert table.at("S2") == ("ok", 4)
    assert table.state.trust == 49
    assert table.events("acted") == ["acted(fall_S1) 7.5a"]


@pytest.mark.clause("buenosos", "R60", "2.1a")
def test_a_redundancy_never_lifts_integrity_above_its_maximum() -> None:
    save = '{ op = "save_from_fall", on = ["S3"], int = 9, state = "degraded", duration = "game" }'
    text = SMALL.replace('{ op = "ban", side = "red", subtype = "impact", duration = "guard" }', save)
    table = Table("standard", 2, read(text)).hands(blue="B01").respond().play("B01").next_turn()
    table.red("A01").service("S3", "ok", 2).play("A01", "S2", "S3")
    assert table.at("S3") == ("degraded", 4)


@pytest.mark.clause("buenosos", "R43")
def test_with_deck_and_discard_empty_a_team_draws_less() -> None:
    table = Table("standard", 2, read(SMALL)).next_turn()
    assert table.cards(RED, HAND) == ["A01", "A01"]
    assert table.cards(RED, DECK) == []


@pytest.mark.clause("buenosos", "8.2a")
def test_low_criticality_costs_nothing_extra() -> None:
    table = Table("standard", 2, read(SMALL), turns=1).respond().service("S3", "degraded").do("pass")
    assert table.state.stability == 48


def test_own_cards_use_the_same_effects() -> None:
    table = (
        Table("standard", 2, read(SMALL))
        .hands(blue="B01")
        .respond()
        .play("B01")
        .next_turn()
        .hands(red="A01")
        .do("pass")
    )
    assert not table.can("A01")


@pytest.mark.clause("buenosos", "5.1c")
def test_an_event_before_its_turn_is_discarded_unless_latent() -> None:
    table = Table("standard", 2, read(SMALL))
    assert table.next_turn("E01").state.ledger == 0
    assert table.where("E01") == "discard"
    assert table.next_turn("E01").state.ledger == 2


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold_for_a_small_scenario(seed: int) -> None:
    game = read(SMALL)
    Walk(game, 2, game.resolve("standard", {}), chooser(seed), seed).run(3)


def test_sixty_cards_a_deck_and_fourteen_services() -> None:
    data = standard()
    for letter, deck, like in (("A", "red", "A02"), ("B", "blue", "B04"), ("E", "event", "E02")):
        model = next(card for card in data["card"] if card["id"] == like)
        have = sum(card["deck"] == deck for card in data["card"])
        data["card"] += [{**model, "id": f"{letter}{number:02}"} for number in range(have + 1, 61)]
    game = BuenososGame(Scenario(data, "large.toml"))
    options = game.resolve("standard", {"expansion": "both", "hand_target": 8})
    Walk(game, 2, options, chooser(1), 1).run(10)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ('depends_on = ["S2"]\n', 'depends_on = ["S9"]\n'),
        ('op = "ban"', 'op = "bann"'),
        ('subtype = "impact"\nphase', 'subtype = "impct"\nphase'),
        ("pick = 2", "pick = 5"),
        ("[params]", "[params]\nturn = 8"),
        ('id = "S3"', 'id = "S2"'),
        ('id = "S3"', 'id = "S99"'),
        ('from = "up"', 'from = "above"'),
        ('on = ["S2"]', 'on = ["S4"]'),
    ],
)
def test_a_broken_file_is_refused_with_its_name(change: str, told: str) -> None:
    with pytest.raises(BadOption, match=r"test\.toml"):
        begun(SMALL.replace(change, told, 1))


def test_a_file_that_is_not_there_is_told(tmp_path: Any) -> None:
    with pytest.raises(BadOption, match="cannot be read"):
        load(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("[[", encoding="utf-8")
    with pytest.raises(BadOption, match="not valid TOML"):
        load(tmp_path / "bad.toml")


def test_a_game_takes_a_scenario_as_text() -> None:
    game = GAME.with_scenario(SMALL)
    assert game.scenario_text == SMALL
    assert [option.default for option in game.options if option.name == "hand_target"] == [3]
    assert GAME.scenario_text == ""


def test_pieces_are_named_by_the_file() -> None:
    assert GAME.forms("card", "A02", "es")[""] == "Acceso inicial por credenciales"
    assert GAME.forms("service", "P1", "en")[""] == "Public cloud provider"
    assert GAME.forms("card", "monitoring", "ru")[""] == "Базовый мониторинг"
    assert GAME.forms("card", "fall_S9", "en")[""] == "DNS"
    assert GAME.forms("card", "A62", "en") == {"": "A62", "label": "A62"}


def test_every_card_of_the_standard_file_has_its_texts() -> None:
    data = standard()
    for table in (*data["card"], *data["service"], *data["provider"]):
        assert set(table["name"]) == {"es", "en", "ru"}, table["id"]
    assert len(data["card"]) == 18 + 18 + 8
    assert "CC BY 4.0" in data["meta"]["attribution"]
