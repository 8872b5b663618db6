"""Maracas as text: the whole board, the board on one screen, notes beside choices, and what `?` explains."""

from __future__ import annotations

from rich.console import Group, RenderableType

from contienda.games.maracas.terminal.board import Board, View
from contienda.games.maracas.terminal.glance import focus, glance
from contienda.games.maracas.terminal.things import remark, things
from contienda.i18n.speaker import Speaker

__all__ = ["BY_LINE", "draw", "focus", "glance", "remark", "things"]

BY_LINE = True  # each line of the one-screen board says something by itself


def draw(view: View, speaker: Speaker) -> RenderableType:
    return Group(*Board(view, speaker).lines())
