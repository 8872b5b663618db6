"""`contienda games`: what can be played, with presets and options."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from contienda.cli import ask
from contienda.cli.screen import screen
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.texts import COMMON, Texts


def run(parsed: argparse.Namespace) -> int:
    language = ask.language(parsed)
    games = []
    for name in registry.names():
        try:
            games.append(registry.load(name))
        except BadOption as error:  # somebody else's broken package hides nobody's games
            sys.stderr.write(f"contienda games: {error.told(language)}\n")
    if parsed.scenario:
        games = [ask.game(ask.game_of_scenario(parsed.scenario).id, parsed)]
    if parsed.json:
        ask.print_json([described(game, Texts(language, COMMON, Path(game.folder) / "texts")) for game in games])
        return 0
    console = screen()
    for game in games:
        texts = Texts(language, COMMON, Path(game.folder) / "texts")
        players = texts("games-seats", fewest=game.fewest, most=game.most)
        console.print(f"[bold]{game.id}[/]  {texts('game-name')}  [dim]{players}[/]")
        console.print(f"  {texts('game-about')}")
        for preset in game.presets:
            console.print(f"  --preset [cyan]{preset.name}[/]  {preset_help(game, preset.name, texts)}")
        for option in game.options:
            accepts = " | ".join(option.choices) or f"{option.low}…{option.high}"
            console.print(
                f"  --option [cyan]{option.name}[/]=[cyan]{option.written(option.default)}[/] ({accepts})  "
                f"{texts(f'option-{option.name}-help')}"
            )
    return 0


def preset_help(game: Game, name: str, texts: Texts) -> str:
    """Our own words, or what the scenario calls it."""
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
        "presets": [{"name": each.name, "help": preset_help(game, each.name, texts)} for each in game.presets],
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
    }
