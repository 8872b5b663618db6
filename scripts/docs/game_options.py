"""Generates docs/reference/games.md: seats, presets, options and scenarios of every game, from the games themselves."""

from __future__ import annotations

from contienda.cli.commands.games import preset_help
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.options import Option
from contienda.i18n.speaker import of_game
from contienda.play import scenarios
from scripts.docs.tables import HEAD, code, table

INTRODUCTION = f"""# Games, presets and options

{HEAD.format(source="game")}

A preset is a named set of options. Choose one with `--preset NAME`, change single options with `--option NAME=VALUE`.
On the page both are on the form *New table*. `contienda games GAME` prints the same in the terminal.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *(described(registry.load(name)) for name in registry.OURS)])


def described(game: Game) -> str:
    words = of_game(game, "en")
    seats = str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"
    presets = [(code(each.name), preset_help(game, each.name, words), sets(each.values)) for each in game.presets]
    options = [
        (
            code(each.name),
            values(each),
            code(str(each.written(each.default))),
            words(f"option-{each.name}"),
            words(f"option-{each.name}-help"),
        )
        for each in game.options
    ]
    parts = [f"## {words('game-name')}", "", f"`{game.id}`, {seats} players. {words('game-about')}", ""]
    shipped = scenarios.shipped(game)
    if shipped:
        parts += [f"Scenarios: {', '.join(map(code, shipped))}.", ""]
    parts += ["### Presets\n", table(["preset", "what it is", "sets"], presets)]
    parts += ["### Options\n", table(["option", "values", "default", "name", "what it does"], options)]
    return "\n".join(parts)


def sets(given: dict[str, object]) -> str:
    return ", ".join(code(f"{name}={value}") for name, value in given.items()) or "nothing"


def values(option: Option) -> str:
    return ", ".join(map(code, option.choices)) if option.choices else f"{option.low} to {option.high}"
