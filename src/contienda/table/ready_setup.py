"""A ready setup: in a game with a long setup, a bot can place the pieces of all sides before people decide anything.

The game says with its part `ready_setup` which positions belong to its setup. Chance draws as in any other game.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.state import State

if TYPE_CHECKING:
    from contienda.table.setup import Setup

PLACER = "level:2"  # the bot that places: sensible, and a few milliseconds a decision


def offered(game: str) -> bool:
    """Tell whether a game has a ready setup."""
    return _part(game) is not None


def belongs(game: str, state: State) -> bool:
    """Tell whether this position belongs to a setup that can be made ready."""
    part = _part(game)
    return part is not None and bool(part.placing(state))


def placing(setup: Setup, state: State) -> bool:
    """Tell whether a bot decides here, whoever sits in the seat."""
    return setup.ready and belongs(setup.game, state)


def _part(game: str) -> ModuleType | None:
    try:
        return registry.part(game, "ready_setup")
    except BadOption:
        return None
