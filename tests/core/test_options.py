"""Options and presets: typed, bounded, refused in one sentence."""

from __future__ import annotations

import pytest

from contienda.core.errors import BadOption
from contienda.core.state import CHANCE
from tests.core.toy import ToyGame


def test_defaults_then_preset_then_what_was_given() -> None:
    game = ToyGame()
    assert game.resolve("standard", {}) == {"polite": 0, "stakes": 3, "mood": 0}
    assert game.resolve("fierce", {}) == {"polite": 0, "stakes": 9, "mood": 1}
    assert game.resolve("fierce", {"stakes": "2", "polite": "sí"}) == {"polite": 1, "stakes": 2, "mood": 1}


@pytest.mark.parametrize(
    ("preset", "given", "message"),
    [
        ("gentle", {}, "toy has no preset “gentle”. Use one of standard, fierce."),
        ("standard", {"colour": 1}, "toy has no option “colour”. Use one of polite, stakes, mood."),
        ("standard", {"stakes": 10}, "stakes cannot be 10. Use a whole number from 1 to 9."),
        ("standard", {"stakes": "--1"}, "stakes cannot be --1. Use a whole number from 1 to 9."),
        ("standard", {"stakes": "²"}, "stakes cannot be ². Use a whole number from 1 to 9."),
        ("standard", {"stakes": "many"}, "stakes cannot be many. Use a whole number from 1 to 9."),
        ("standard", {"mood": "sad"}, "mood cannot be “sad”. Use one of calm, wild."),
        ("standard", {"polite": "maybe"}, "polite cannot be “maybe”. Use one of no, yes."),
    ],
)
def test_a_wrong_option_is_one_sentence(preset: str, given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as refused:
        ToyGame().resolve(preset, given)
    assert str(refused.value) == message


def test_kinds() -> None:
    assert [option.kind for option in ToyGame().options] == ["switch", "number", "choice"]


def test_a_new_game_is_checked_whole() -> None:
    game = ToyGame()
    assert game.new(2, "fierce", {"stakes": 4}).actor() == CHANCE
    with pytest.raises(BadOption, match="toy is for 2 seats, not 3"):
        game.new(3, "standard", {})
    with pytest.raises(BadOption, match="no preset"):
        game.new(2, "gentle", {})
