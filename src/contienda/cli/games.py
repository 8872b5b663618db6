"""`contienda games`: what can be played, with presets and options."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from contienda.cli import ask
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.texts import COMMON, Texts


def run(parsed: argparse.Namespace) -> int:
    language = ask.language(parsed)
    games = [registry.load(name) for name in registry.names()]
    if parsed.json:
        ask.print_json([described(game, Texts(language, COMMON, Path(game.folder) / "texts")) for game in games])
        return 0
    console = Console(highlight=False)
    for game in games:
        texts = Texts(language, COMMON, Path(game.folder) / "texts")
        players = texts("games-seats", fewest=game.fewest, most=game.most)
        console.print(f"[bold]{game.id}[/]  {texts('game-name')}  [dim]{players}[/]")
        console.print(f"  {texts('game-about')}")
        for preset in game.presets:
            console.print(f"  --preset [cyan]{preset.name}[/]  {texts(f'preset-{preset.name}-help')}")
        for option in game.options:
            accepts = " | ".join(option.choices) or f"{option.low}…{option.high}"
            console.print(
                f"  --option [cyan]{option.name}[/]=[cyan]{option.written(option.default)}[/] ({accepts})  "
                f"{texts(f'option-{option.name}-help')}"
            )
    return 0


def described(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "name": texts("game-name"),
        "about": texts("game-about"),
        "seats": [game.fewest, game.most],
        "presets": [{"name": each.name, "help": texts(f"preset-{each.name}-help")} for each in game.presets],
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
