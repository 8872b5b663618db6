"""The micro-debrief of a game: its optional part `micro_debrief`, found by name.

The part says when a turn is complete, what to ask each seat after it, and which facts help to answer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, cast

import msgspec

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.events import Event
from contienda.core.game import Game
from contienda.core.state import State

PART = "micro_debrief"


class MicroFact(msgspec.Struct, omit_defaults=True):
    """A fact that helps to answer: a text of the game and its arguments; a word `kind:name` names a piece."""

    key: str
    args: dict[str, int | str] = {}


class MicroPart(Protocol):
    """What the module `micro_debrief` of a game holds."""

    def turns_done(self, state: State) -> int:
        """Return how many turns are complete in this position."""

    def question(self, seat: int) -> str:
        """Return the text of the question to a seat; "" if it is not asked."""

    def facts(
        self, game: Game, options: dict[str, int], events: list[Event], turn: int, seat: int
    ) -> list[tuple[str, dict[str, int | str]]]:
        """Return facts about a turn, from the events that seat may see."""


@lru_cache(maxsize=64)
def part_of(game: str) -> MicroPart | None:
    """Return that part of a game, if it has one that works."""
    try:
        return cast(MicroPart | None, registry.part(game, PART))
    except BadOption:
        return None
