"""A table as everybody outside it may see it: turn, phase, markers and whose move it is, from the spectators' view.

A game says what counts as a turn, a phase or a marker in its part `class_tile`, found by name: `tile(view, before)`
gets the view of a spectator and returns a `GameTile`. A game without that part has a board and no markers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, Protocol, TypedDict, cast

import msgspec

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.state import View

PART = "class_tile"


class GameMarker(TypedDict):
    """A public number of the game; `threshold` is the value a side must stay above, if there is one."""

    key: str
    value: int
    most: int
    threshold: int | None


class GameAlert(TypedDict):
    """Something worth a look (1) or urgent (2); `key` is a text of the game with these arguments."""

    rank: Literal[0, 1, 2]
    key: str
    args: dict[str, str | int]


class GameTile(TypedDict):
    """What a game says about a position to people outside the table."""

    turn: int
    turns: int
    phase: str  # the key of a text of the game; timeboxes of a plan name the same key
    markers: list[GameMarker]
    alerts: list[GameAlert]


class TilePart(Protocol):
    """What the module `class_tile` of a game holds."""

    def tile(self, view: View, before: View | None = None) -> GameTile:
        """Return the tile of a position, from the view of a spectator; `before` is that when the turn before began."""


NOTHING: GameTile = {"turn": 0, "turns": 0, "phase": "", "markers": [], "alerts": []}


@lru_cache(maxsize=64)
def part_of(game: str) -> TilePart | None:
    """Return that part of a game, if it has one that works."""
    try:
        return cast(TilePart | None, registry.part(game, PART))
    except BadOption:
        return None


def tile_of(game: str, view: View, before: View | None = None) -> GameTile:
    part = part_of(game)
    return part.tile(view, before) if part is not None else NOTHING


class Facts(msgspec.Struct, frozen=True):
    """The public numbers of a table that conditions and plans refer to."""

    turn: int = 0
    turns: int = 0
    phase: str = ""
    markers: dict[str, int] = {}

    def value(self, marker: str) -> int | None:
        return self.markers.get(marker)


def facts_of(tile: GameTile) -> Facts:
    return Facts(tile["turn"], tile["turns"], tile["phase"], {each["key"]: each["value"] for each in tile["markers"]})


class Course:
    """The markers of a table at its start and after each turn. Going back forgets what came later."""

    def __init__(self) -> None:
        self.turns: dict[int, dict[str, int]] = {}  # by turn: the values when it began, and for the last one now

    def note(self, facts: Facts) -> None:
        """Record where the markers are now; before the first turn nothing counts."""
        if facts.turn < 1:
            return
        for turn in [turn for turn in self.turns if turn > facts.turn]:
            del self.turns[turn]
        self.turns.setdefault(facts.turn, dict(facts.markers))

    def history(self, key: str, value: int) -> list[int]:
        """Return the values of a marker at the beginning of each turn, then its value now."""
        return [*(values[key] for _, values in sorted(self.turns.items()) if key in values), value]
