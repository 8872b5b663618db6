"""Boards as text: a game's `terminal` part has `draw(view, speaker)`; without one, the raw view is printed.

The part may also have `piles(view, speaker)`, open cards that are too long for every board; `remark(view, code,
speaker)`, a note beside a choice; and `closing(match, speaker)`, a summary printed below the result of a finished game.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from types import ModuleType

from rich.console import RenderableType
from rich.pretty import Pretty

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.state import View
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Draw the board of that view."""
    board = module(speaker)
    if board is None:
        return Pretty(view, expand_all=True)
    found: RenderableType = board.draw(view, speaker)
    return found


def piles(view: View, speaker: Speaker) -> RenderableType | None:
    """Return the open piles of that view, if any."""
    board = module(speaker)
    if board is None or not hasattr(board, "piles"):
        return None
    found: RenderableType = board.piles(view, speaker)
    return found


def remark(view: View, code: int, speaker: Speaker) -> str:
    """Return the game's note beside a choice, if any."""
    board = module(speaker)
    if board is None or not hasattr(board, "remark"):
        return ""
    return str(board.remark(view, code, speaker))


def closing(match: Match, speaker: Speaker) -> RenderableType | None:
    """Return the game's summary of a finished match, if any."""
    board = module(speaker)
    if board is None or not hasattr(board, "closing"):
        return None
    found: RenderableType = board.closing(match, speaker)
    return found


def module(speaker: Speaker) -> ModuleType | None:
    return terminal_part(speaker.game.id, speaker.texts.language)


@lru_cache(maxsize=64)
def terminal_part(game: str, language: str) -> ModuleType | None:
    """Return the game's part that draws; report a broken one once and go on without it."""
    try:
        return registry.part(game, "terminal")
    except BadOption as error:
        sys.stderr.write(f"contienda: {error.sentence(language)}\n")
        return None
