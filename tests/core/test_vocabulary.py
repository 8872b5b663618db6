"""Codes, words and pieces."""

from __future__ import annotations

import pytest

from contienda.core.errors import IllegalAction
from contienda.core.vocabulary import Argument, Piece, Verb, Vocabulary
from contienda.games.misiles.game import GAME


def test_every_code_is_one_verb_with_arguments_and_back() -> None:
    vocabulary = GAME.vocabulary
    for code in range(vocabulary.size):
        said = vocabulary.say(code)
        assert vocabulary.code(said.verb.name, said.values) == code


def test_an_action_names_the_pieces_of_the_board() -> None:
    said = GAME.vocabulary.say(GAME.vocabulary.code("collect", [4, 5]))
    assert str(said) == "collect(4, 5)"
    assert said.pieces() == ["cost:4", "number:5"]
    assert GAME.vocabulary.say(GAME.vocabulary.code("erase", [2])).as_dict() == {
        "code": 119,
        "verb": "erase",
        "arguments": {"element": "space"},
        "pieces": ["element:space"],
    }


@pytest.mark.parametrize(
    ("verb", "values", "message"),
    [
        ("sing", [], "Unknown verb “sing”"),
        ("play", [], "play takes 1 arguments, but 0 were given"),
        ("play", [14], "play(way) cannot be 14. Use a whole number from 0 to 13"),
        ("collect", [13, 1], "collect(cost) cannot be 13. Use a whole number from 2 to 12"),
    ],
)
def test_a_wrong_word_is_named(verb: str, values: list[int], message: str) -> None:
    with pytest.raises(IllegalAction, match=message.replace("(", r"\(").replace(")", r"\)")):
        GAME.vocabulary.code(verb, values)


def test_a_code_outside_the_table_is_refused() -> None:
    with pytest.raises(IllegalAction, match=r"There is no action 405\. The codes are 0 to 404"):
        GAME.vocabulary.say(405)


def test_gaps_and_doubles_are_mistakes_of_the_author() -> None:
    die = Argument("die", Piece("die", 6, first=1))
    with pytest.raises(ValueError, match="starts at 7, expected 6"):
        Vocabulary([Verb("roll", 0, [die]), Verb("stop", 7, [])])
    with pytest.raises(ValueError, match="appears twice"):
        Vocabulary([Verb("roll", 0, [die]), Verb("roll", 6, [])])
