"""What a game tells the analysis: the part `debrief` of its package, or defaults for a game without one."""

from __future__ import annotations

from types import ModuleType
from typing import cast

import msgspec

from contienda.core import registry
from contienda.core.events import Event
from contienda.core.game import Game
from contienda.core.state import State
from contienda.play.match import Match


class Marker(msgspec.Struct, frozen=True):
    """A number worth following: its text key `marker-…`, its seat (-1: the whole table), and its value."""

    key: str
    seat: int
    value: int


class DebriefPart:
    """The functions of `games/<id>/debrief.py`, each with its default."""

    def __init__(self, module: ModuleType | None) -> None:
        self.module = module

    def markers(self, state: State) -> list[Marker]:
        """What a chart of the game shows, for people who may see everything."""
        return cast(list[Marker], self.module.markers(state)) if self.module is not None else []

    def milliseconds(self) -> int:
        """About how long it takes to play on from the middle of a game."""
        return int(getattr(self.module, "MILLISECONDS", 10))

    def plan_of(self, game: Game, action: int) -> str:
        """The kind of plan an action belongs to, such as `drp` or `bcp`; "" if none."""
        found = getattr(self.module, "plan_of", None)
        return str(found(game, action)) if found is not None else ""

    def weight(self, event: Event) -> int:
        """How much an event matters for the course of the game; 0 keeps it out."""
        found = getattr(self.module, "weight", None)
        return int(found(event)) if found is not None else 0

    def count(self, event: Event) -> tuple[str, int] | None:
        """What an event adds to the statistics: its text `stat-…` and whose it is."""
        found = getattr(self.module, "count", None)
        return cast("tuple[str, int] | None", found(event)) if found is not None else None

    def chapters(self, match: Match) -> dict[str, object]:
        """What else the game's own debrief asks for, as plain values."""
        found = getattr(self.module, "chapters", None)
        return cast(dict[str, object], found(match)) if found is not None else {}


def part(game: Game) -> DebriefPart:
    """Return the game's own part, or defaults."""
    return DebriefPart(registry.part(game.id, "debrief"))
