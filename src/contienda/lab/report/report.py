"""A report as data: sentences that answer, figures with their numbers, and the games behind each figure."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from pathlib import Path

Spec = dict[str, object]  # a chart in Vega-Lite
SAMPLE = 12  # games behind one mark


@dataclass(frozen=True)
class Link:
    """A game behind a figure: what happened in it, and its number in the run."""

    text: str
    game: int
    run: str = ""  # the folder inside the run that holds it

    def command(self, run: str) -> str:
        """Return the command that replays the game."""
        return f"contienda replay {shlex.quote(str(Path(run) / self.run))} --game {self.game}"


@dataclass(frozen=True)
class Figure:
    """A chart with a title, a sentence on how to read it, and its numbers."""

    title: str
    note: str
    chart: Spec
    head: list[str]
    rows: list[list[str]]
    games: dict[str, list[Link]] = field(default_factory=dict)  # by the field `key` of the marks


@dataclass(frozen=True)
class Report:
    """A run in one language."""

    title: str
    language: str
    run: str  # the folder, as the reader named it
    lead: list[str]
    facts: list[tuple[str, str]]
    figures: list[Figure]
    notes: list[str]
