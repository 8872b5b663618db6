"""BuenOsos vs MalOsos as text: the whole board, the board on one screen, what `?` explains, and the end of a game."""

from __future__ import annotations

from rich.console import RenderableType

from contienda.games.buenosos.terminal.board import Board, View
from contienda.games.buenosos.terminal.closing import Closing
from contienda.games.buenosos.terminal.glance import glance
from contienda.games.buenosos.terminal.things import things
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

__all__ = ["BY_LINE", "closing", "draw", "glance", "things"]

BY_LINE = True  # each line of the one-screen board says something by itself


def draw(view: View, speaker: Speaker) -> RenderableType:
    return Board(view, speaker)


def closing(match: Match, speaker: Speaker) -> RenderableType:
    """Explain from the events why the game ended as it did."""
    return Closing(match, speaker)
