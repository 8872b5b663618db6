"""Boards as text: the part `terminal` of a game with `draw(view, speaker)`; a game without one shows its view as it is.

It may also have `piles(view, speaker)`: what lies open but is too long for every board, `remark(view, code,
speaker)`: what is noted beside a choice, and `closing(match, speaker)`: what is shown of a finished game below its
result.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from types import ModuleType

from rich.console import RenderableType
from rich.pretty import Pretty

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import View
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The board of that view."""
    board = module(speaker)
    if board is None:
        return Pretty(view, expand_all=True)
    found: RenderableType = board.draw(view, speaker)
    return found


def piles(view: View, speaker: Speaker) -> RenderableType | None:
    """What else lies open on the board of that view, if anything."""
    board = module(speaker)
    if board is None or not hasattr(board, "piles"):
        return None
    found: RenderableType = board.piles(view, speaker)
    return found


def remark(view: View, code: int, speaker: Speaker) -> str:
    """What the game's board notes beside a choice, if anything."""
    board = module(speaker)
    if board is None or not hasattr(board, "remark"):
        return ""
    return str(board.remark(view, code, speaker))


def closing(match: Match, speaker: Speaker) -> RenderableType | None:
    """What the game's board has to tell of a finished match, if anything."""
    board = module(speaker)
    if board is None or not hasattr(board, "closing"):
        return None
    found: RenderableType = board.closing(match, speaker)
    return found


def module(speaker: Speaker) -> ModuleType | None:
    return terminal_part(speaker.game.id, speaker.texts.language)


@lru_cache(maxsize=64)
def terminal_part(game: str, language: str) -> ModuleType | None:
    """The part of a game that draws; a broken one is reported once, and the game goes on without it."""
    try:
        return registry.part(game, "terminal")
    except BadOption as error:
        sys.stderr.write(f"contienda: {error.sentence(language)}\n")
        return None
