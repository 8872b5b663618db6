"""Boards as text, drawn by a game's `terminal` part. Every function of the part is optional.

`draw(view, speaker)` shows everything; without it, the raw view is printed. `glance(view, speaker, width, height)`
returns the board as at most `height` lines; `focus(view, speaker)` the lines that belong to the question; `remark(view,
code, speaker)` a note beside a choice. `things(view, speaker)` lists what `?` can explain. `piles(view, speaker)` shows
open cards that are too long for every board, and `closing(match, speaker)` explains a finished game.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from types import ModuleType
from typing import Any

from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from contienda.cli.console.layout import fitted
from contienda.cli.console.things import Thing
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.state import View
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Draw the board of that view."""
    part = _function(speaker, "draw")
    if part is None:
        return Pretty(view, expand_all=True)
    found: RenderableType = part(view, speaker)
    return found


def glance(view: View, speaker: Speaker, console: Console, height: int) -> list[Text]:
    """Return the board on one screen; the whole board if the game has no shorter one."""
    part = _function(speaker, "glance")
    if part is not None:
        return fitted(part(view, speaker, console.width, height), console.width)
    drawn = console.render_lines(draw(view, speaker), pad=False)
    return [Text.assemble(*((each.text, each.style or "") for each in line if not each.control)) for line in drawn]


def focus(view: View, speaker: Speaker) -> list[Text]:
    """Return what belongs to the question: what has been picked so far, what it is about."""
    part = _function(speaker, "focus")
    return [] if part is None else list(part(view, speaker))


def by_line(speaker: Speaker) -> bool:
    """Tell whether a changed line of the one-screen board says something by itself."""
    return bool(getattr(module(speaker), "BY_LINE", False))


def piles(view: View, speaker: Speaker) -> RenderableType | None:
    """Return the open piles of that view, if any."""
    part = _function(speaker, "piles")
    found: RenderableType | None = None if part is None else part(view, speaker)
    return found


def remark(view: View, code: int, speaker: Speaker) -> str:
    """Return the game's note beside a choice, if any."""
    part = _function(speaker, "remark")
    return "" if part is None else str(part(view, code, speaker))


def things(view: View, speaker: Speaker) -> list[Thing]:
    """Return what the game can explain in that position."""
    part = _function(speaker, "things")
    return [] if part is None else list(part(view, speaker))


def closing(match: Match, speaker: Speaker) -> RenderableType | None:
    """Return the game's summary of a finished match, if any."""
    part = _function(speaker, "closing")
    found: RenderableType | None = None if part is None else part(match, speaker)
    return found


def _function(speaker: Speaker, name: str) -> Any:
    return getattr(module(speaker), name, None)


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
