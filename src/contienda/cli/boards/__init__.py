"""Boards as text: a module per game with `draw(view, speaker)`; a game without one shows its view as it is."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.pretty import Pretty

from contienda.core.texts import Speaker


def draw(view: dict[str, object], speaker: Speaker) -> RenderableType:
    """The board of that view."""
    name = f"contienda.cli.boards.{speaker.game.id}"
    if find_spec(name) is None:
        return Pretty(view, expand_all=True)
    found: RenderableType = import_module(name).draw(view, speaker)
    return found
