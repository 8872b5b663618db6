"""The scenario files that come with a game: `scenarios/*.toml` in its folder."""

from __future__ import annotations

from pathlib import Path

from contienda.core import registry
from contienda.core.game import Game

STARTER = "starter.toml"  # in a game's folder: a small file to begin with


def shipped(game: Game) -> dict[str, Path]:
    """By name, in the order of their names."""
    return {path.stem: path for path in sorted((Path(game.folder) / "scenarios").glob("*.toml"))}


def games() -> list[Game]:
    """The games that are played on files; a broken one is left out."""
    found, _ = registry.each(lambda game: game)
    return [game for game in found if shipped(game)]
