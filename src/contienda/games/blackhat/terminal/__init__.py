"""Black Hat as text: the whole board, the board on one screen, notes beside moves, and what `?` explains."""

from contienda.games.blackhat.terminal.board import draw
from contienda.games.blackhat.terminal.glance import focus, glance
from contienda.games.blackhat.terminal.things import remark, things

__all__ = ["draw", "focus", "glance", "remark", "things"]
