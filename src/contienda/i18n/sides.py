"""The sides of a game in words: the name of a team and how it wins under the options of the table."""

from __future__ import annotations

from collections.abc import Mapping

from contienda.core.game import Game
from contienda.i18n.speaker import Texts


def side_name(game: Game, texts: Texts, seat: int) -> str:
    """Return the name of the side that plays this seat; "" where a game has no sides."""
    return texts(f"side-{seat}") if seat < len(game.sides) else ""


def by_side(game: Game, texts: Texts, names: list[str]) -> list[str]:
    """Return the seats called like their sides, and those without a side by their own names."""
    return [side_name(game, texts, seat) or name for seat, name in enumerate(names)]


def side_goal(game: Game, texts: Texts, seat: int, options: Mapping[str, int]) -> str:
    """Return one sentence on how this side wins under these options; "" where a game has no sides."""
    return texts(f"side-{seat}-goal", **option_values(game, options)) if seat < len(game.sides) else ""


def option_values(game: Game, options: Mapping[str, int]) -> dict[str, str | int]:
    """Return the options as values for a text: numbers as numbers, choices by their names."""
    return {
        option.name: option.written(options[option.name]) if option.choices else options[option.name]
        for option in game.options
    }
