"""The built-in scenarios of a game: `scenarios/*.toml` in its folder."""

from __future__ import annotations

from pathlib import Path

from contienda.core import registry
from contienda.core.game import Game

STARTER = "starter.toml"  # a small template in a game's folder


def shipped(game: Game) -> dict[str, Path]:
    """Return the scenario files in alphabetical order."""
    return {path.stem: path for path in sorted((Path(game.folder) / "scenarios").glob("*.toml"))}


def games() -> list[Game]:
    """Return the games that use scenario files; skip broken ones."""
    found, _ = registry.each(lambda game: game)
    return [game for game in found if shipped(game)]
