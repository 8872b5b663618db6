"""Questions and the values of scenarios they change."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.lab import question as questions
from contienda.lab import ready_preset
from contienda.lab import scenario_edit as edit
from contienda.lab.setup import Setup, spread
from tests.lab.refusals import refused

TEXT = (Path(registry.load("buenosos").folder) / "scenarios" / "standard.toml").read_text(encoding="utf-8")
BASE = Setup("buenosos", "standard", 2)


def test_one_value_changes_and_nothing_else() -> None:
    changed = edit.with_value(TEXT, "card.B14.cost", 4)
    differing = [(was, now) for was, now in zip(TEXT.split("\n"), changed.split("\n"), strict=True) if was != now]
    assert differing == [("cost = 5", "cost = 4")]
    assert edit.value(changed, "card.B14.cost") == 4
    assert edit.value(TEXT, "card.B14.cost") == 5


def test_values_inside_values_and_values_the_file_leaves_out() -> None:
    changed = edit.with_value(TEXT, "card.B14.effects.0.int", 9)
    assert edit.value(changed, "card.B14.effects.0.int") == 9
    assert edit.value(TEXT, "card.B14.copies") is None
    assert edit.value(edit.with_value(TEXT, "card.B14.copies", 2), "card.B14.copies") == 2
    assert edit.value(edit.with_value(TEXT, "params.turns", 6), "params.turns") == 6


def test_a_value_over_several_lines_is_replaced_as_a_whole() -> None:
    text = '[[card]]\nid = "X1"\ntags = [\n  "a",\n  "b",\n]\ncost = 2\n'
    assert tomllib.loads(edit.with_value(text, "card.X1.tags", ["c"]))["card"][0] == {
        "id": "X1",
        "tags": ["c"],
        "cost": 2,
    }


@pytest.mark.parametrize("card", ["A10", "B12", "B14", "E07"])
def test_a_card_leaves_with_everything_that_names_it(card: str) -> None:
    changed = edit.without(TEXT, f"card.{card}")
    assert card not in edit.ids(changed, "card")
    assert f'"{card}"' not in changed
    registry.load("buenosos").check_scenario(changed)


@pytest.mark.parametrize("path", ["card", "card.Z9.cost", "nothing.at.all", "card.B14.effects.7.int", "params..x"])
def test_an_unknown_path_is_named(path: str) -> None:
    with refused("error-key"):
        edit.value(TEXT, path)


def test_values_as_people_write_them() -> None:
    assert spread("x", "3..5,9", "5") == ["3", "4", "5", "9"]
    assert spread("x", "±1,+3", "5") == ["6", "4", "8"]
    assert spread("x", "down", "affected") == ["down"]
    assert spread("x", "-2", "") == ["-2"]
    for wrong in ("5..3", "", "+1"):
        with refused("error-values"):
            spread("x", wrong, "word")


def test_changes_that_change_nothing_are_left_out() -> None:
    assert [each.after for each in BASE.vary("turns", "7..9")] == ["7", "9"]
    assert [each.after for each in BASE.vary("card.B14.cost", "3..5")] == ["3", "4"]
    assert [each.after for each in BASE.vary("preset", "standard,soft")] == ["soft"]
    assert "down" in [each.after for each in BASE.vary("crit_extra", "all")]


def test_numbers_keep_their_place() -> None:
    changes = BASE.vary("turns", "6..9")
    asked = questions.question(
        BASE, [questions.Variant("", [each]) for each in changes], questions.arms(["random", "greedy"], 2, False)
    )
    assert [asked.number(asked.place(number)) for number in range(200)] == list(range(200))
    assert questions.from_text(asked.text()) == asked


def test_a_file_asks_the_same_as_the_call(tmp_path: Path) -> None:
    path = tmp_path / "q.toml"
    path.write_text(
        'game = "buenosos"\npreset = "soft"\noptions = { turns = 7 }\nbots = ["greedy", ["random", "greedy"]]\n'
        'deals = 50\nwithin = 2\nseed = 9\n\n[[variant]]\nname = "Cheap"\nset = { "card.B14.cost" = 3 }\n'
        '\n[[variant]]\npreset = "balanced"\noptions = { economy = true }\nremove = ["card.A01"]\n',
        encoding="utf-8",
    )
    asked = questions.read(path)
    assert asked.bots == [["greedy", "greedy"], ["random", "greedy"]]
    assert (asked.deals, asked.within, asked.seed) == (50, 0.02, 9)
    assert [each.label() for each in asked.variants] == ["Cheap", "preset=balanced, economy=yes, card.A01=-"]
    assert asked.setup(2).written()["economy"] == "yes"
    assert asked.setup(0).written()["turns"] == "7"
    assert 'id = "A01"' not in asked.setup(2).scenario


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("game = 1", "error-question-key"),
        ("game = ", "error-question-toml"),
        ('game = "buenosos"\ncolour = 1', "error-question-unknown"),
        ('game = "buenosos"\ndeals = "many"', "error-question-key"),
        ('game = "buenosos"', "error-experiment-nothing"),
        ('game = "buenosos"\n[[variant]]\nname = "x"', "error-question-key"),
        ('game = "buenosos"\nbots = [["greedy"]]\n[[variant]]\npreset = "soft"', "error-experiment-bots"),
        ('game = "misiles"\n[[variant]]\nset = { "card.X.cost" = 1 }', "error-key-game"),
        ('game = "buenosos"\n[[variant]]\nset = { "card.B14.cost" = 900 }', "error-scenario"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, key: str) -> None:
    path = tmp_path / "q.toml"
    path.write_text(text, encoding="utf-8")
    with refused(key):
        questions.read(path)


def test_a_preset_file_gives_the_same_options(tmp_path: Path) -> None:
    setup = BASE.changed([*BASE.vary("turns", "6"), *BASE.vary("repair", "never")])
    path = tmp_path / "found.toml"
    path.write_text(ready_preset.preset_file(setup, ["why"]), encoding="utf-8")
    preset, given = ready_preset.read(path, "buenosos")
    assert Setup("buenosos", preset, 2, given).options() == setup.options()
    with refused("error-preset-game"):
        ready_preset.read(path, "misiles")


def test_a_scenario_gets_the_preset() -> None:
    setup = BASE.changed([*BASE.vary("turns", "6"), *BASE.vary("repair", "never")])
    text = ready_preset.scenario_file(setup, "found", "Found", ["why"])
    game = registry.load("buenosos", text)
    assert game.resolve("found", {}) == setup.options()
    assert ready_preset.scenario_file(Setup("misiles", "standard", 2), "found", "Found", []) == ""
