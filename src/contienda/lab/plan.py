"""What a run plays: a game with all its options, one bot per seat, a seed, and which rows to keep.

Games are numbered, and a number is the same game in any process, on any machine: a run is a job and a range of numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import NamedTuple

from contienda.core.errors import BadOption

GAME_BOUND = 2**32  # numbers of games are below it: the streams of bots begin there
SHARD = re.compile(r"([0-9]{1,6})/([0-9]{1,6})")


class Span(NamedTuple):
    """The games from `first` up to, but not including, `end`."""

    first: int
    end: int

    @property
    def games(self) -> int:
        return self.end - self.first


@dataclass(frozen=True)
class Job:
    """What to play; the same job gives the same game for a number on any machine."""

    contienda: str  # the version that plays it
    game: str
    version: int
    options: dict[str, str]  # all of them, as people write them
    seats: list[str]  # the bot in each seat, as `make` names it
    seed: int
    rows: list[str]  # the tables to write, of rows.TABLES
    scenario: str = ""  # the text of a scenario file
    markers: list[str] = field(default_factory=list)  # columns the game adds to the table of turns

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def shard(written: str, games: int, first: int = 0) -> Span:
    """Return part i of n of these games, written `i/n`; the n parts together are all of them."""
    found = SHARD.fullmatch(written.strip())
    number, of = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= number <= of:
        raise BadOption("error-shard", value=written)
    return Span(first + games * (number - 1) // of, first + games * number // of)


def joined(spans: Iterable[Span]) -> list[Span]:
    """Return the same games as few spans in order; refuse spans that overlap."""
    found = sorted(span for span in spans if span.games > 0)
    for before, after in pairwise(found):
        if after.first < before.end:
            raise BadOption("error-run-overlap", first=after.first, last=min(before.end, after.end) - 1)
    return covered(found)


def covered(spans: Iterable[Span]) -> list[Span]:
    """Return the games that are in at least one of the spans, as few spans in order."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.first <= found[-1].end:
            found[-1] = Span(found[-1].first, max(found[-1].end, span.end))
        elif span.games > 0:
            found.append(span)
    return found


def without(asked: Iterable[Span], done: Iterable[Span]) -> list[Span]:
    """Return the games asked for that are not done yet."""
    found: list[Span] = []
    played = joined(done)
    for span in covered(asked):
        first = span.first
        for other in played:
            if other.end <= first or other.first >= span.end:
                continue
            if other.first > first:
                found.append(Span(first, other.first))
            first = max(first, other.end)
        if first < span.end:
            found.append(Span(first, span.end))
    return found
