"""`contienda games [GAME]`: list the games, or show one with its presets, options and scenarios."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.console import Console
from rich.markup import escape

from contienda.cli import arguments, flags
from contienda.cli.console.output import screen
from contienda.core.game import Game
from contienda.core.options import Preset
from contienda.i18n.speaker import Texts, of_game
from contienda.play import scenarios


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["games-game"])
    flags.scenario(parser, words)
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    language = arguments.language(parsed)
    if parsed.game or parsed.scenario:
        name = parsed.game or arguments.game_of_scenario(parsed.scenario).id
        game = arguments.game(name, parsed)
        texts = of_game(game, language)
        if parsed.json:
            arguments.print_json([described(game, texts)])
        else:
            show(screen(), game, texts)
        return 0
    if parsed.json:
        arguments.print_json(arguments.every_game(parsed, lambda game: described(game, of_game(game, language))))
        return 0
    console = screen()
    for lines in arguments.every_game(parsed, lambda game: short(game, of_game(game, language))):
        for line in lines:
            console.print(line)
    console.print(f"\n{escape(arguments.texts(parsed)('games-more'))}")
    return 0


def short(game: Game, texts: Texts) -> list[str]:
    """Print a game's entry in the list: its name, a summary, its presets."""
    presets = ", ".join(each.name for each in game.presets)
    return [head(game, texts), f"  {escape(texts('game-about'))}", f"  --preset [bold bright_blue]{escape(presets)}[/]"]


def head(game: Game, texts: Texts) -> str:
    key = "games-seats" if game.fewest < game.most else "games-seats-exact"
    players = texts(key, fewest=game.fewest, most=game.most)
    return f"[bold]{escape(game.id)}[/]  {escape(texts('game-name'))}  [dim]{escape(players)}[/]"


def show(console: Console, game: Game, texts: Texts) -> None:
    """Print everything that can be chosen about a game."""
    console.print(head(game, texts))
    console.print(f"  {escape(texts('game-about'))}")
    for preset in game.presets:
        console.print(
            f"  --preset [bold bright_blue]{escape(preset.name)}[/]  {escape(preset_help(game, preset.name, texts))}"
        )
        console.print(f"    [dim]{escape(settings(preset, texts))}[/]")
    for option in game.options:
        accepts = " | ".join(option.choices) or f"{option.low}…{option.high}"
        console.print(
            f"  --option [bold bright_blue]{escape(f'{option.name}={option.written(option.default)}')}[/] "
            f"({escape(accepts)})  {escape(texts(f'option-{option.name}-help'))}"
        )
    names = ", ".join(scenarios.shipped(game))
    if names:
        console.print(f"  --scenario [bold bright_blue]{escape(names)}[/]")


def settings(preset: Preset, texts: Texts) -> str:
    """Return what a preset sets, in the form of --option."""
    if not preset.values:
        return texts("games-preset-plain")
    return texts("games-preset-sets", values=", ".join(f"{name}={value}" for name, value in preset.values.items()))


def preset_help(game: Game, name: str, texts: Texts) -> str:
    """Return the preset's help text, or its name in the scenario."""
    key = f"preset-{name}-help"
    own = game.forms("preset", name, texts.language) if game.scenario_text or not texts.has(key) else {}
    return own[""] if own else texts(key) if texts.has(key) else name


def described(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "name": texts("game-name"),
        "about": texts("game-about"),
        "seats": [game.fewest, game.most],
        "presets": [
            {
                "name": each.name,
                "help": preset_help(game, each.name, texts),
                "sets": {name: str(value) for name, value in each.values.items()},
            }
            for each in game.presets
        ],
        "options": [
            {
                "name": each.name,
                "kind": each.kind,
                "default": each.written(each.default),
                "choices": each.choices,
                "low": each.low,
                "high": each.high,
                "help": texts(f"option-{each.name}-help"),
            }
            for each in game.options
        ],
        "scenarios": list(scenarios.shipped(game)),
    }
