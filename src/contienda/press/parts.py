"""What a game gives to be printed, as plain values.

A game with something to print has a module `printed_parts` in its folder (see `printing.part_of`):

* `LAYOUTS`: the path of a Typst file that defines `layouts`, a dictionary of functions `(data, place) => content`.
  `place` is `(width, height, bleed, low, name)`: the size of the part in Typst lengths, what it has to paint beyond its
  edges, whether to save ink, and the part's name for errors. The file may import `house.typ`.
* `groups(game) -> list[str]`: what `--what` may name, in order of printing; the texts `print-GROUP` name them.
* `usual(game) -> list[str]`, optional: what is printed if nothing is named; otherwise all groups.
* `printed(job) -> Printed`: the parts, in the language of the job.
* `decks(language) -> dict[str, str]`, optional: built-in decks to choose from, id and name.
* `art(name, light) -> str | None`, optional: a picture as SVG for the page; `light` is `day`, `night` or `print`.

Pictures are SVG, made by the same Python for page and print. Sentences are set by Typst; single labels may stand in a
picture that is a whole face (the layout `picture` of the house).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from contienda.core.game import Game
from contienda.i18n.speaker import Texts

_TIED = re.compile(r"(?<![\w])([SABEP]\d{1,2}|[−+]?\d+|INT|№) (?=[\w«“(])")
CARD = (63.0, 88.0)  # millimetres


class Kind(StrEnum):
    """How a part is put on sheets."""

    PIECE = "piece"  # cut out; many on a sheet: cards, tiles, counters, stickers
    SHEET = "sheet"  # fills a page of the chosen paper, or flows over several: aids, rule sheets, forms
    POSTER = "poster"  # larger than a page: cut into tiles, or one page of its own size


@dataclass(frozen=True)
class Face:
    """One side of a part: a layout of the game's Typst file, and what to put there (as JSON)."""

    layout: str
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """Something to print, so many times."""

    id: str
    group: str  # one of `groups(game)`
    name: str  # in the language of the job; it becomes a heading for screen readers, and names the part in errors
    front: Face
    back: Face | None = None
    kind: Kind = Kind.PIECE
    width: float = CARD[0]  # millimetres; of a sheet, the paper decides
    height: float = CARD[1]
    count: int = 1
    landscape: bool = False  # of a sheet


@dataclass(frozen=True)
class Credits:
    """What stands on every sheet."""

    work: str  # title, author, publisher, licence of the work
    ours: str  # what we changed or reconstructed


@dataclass(frozen=True)
class Printed:
    """All parts of a job, and the files their layouts read."""

    title: str
    parts: list[Part]
    credits: Credits
    files: Mapping[str, str] = field(default_factory=dict)  # by name: pictures as SVG


@dataclass(frozen=True)
class Job:
    """What a game needs to know to give its parts."""

    game: Game  # on its scenario
    language: str
    words: Texts  # of the game and the shared ones
    groups: tuple[str, ...]
    paper: str = "a4"
    low: bool = False  # save ink: white ground, patterns instead of colour
    deck: str = ""  # a set or a list of cards, if the game has such
    library: str = ""  # a library of cards of one's own, if the game has such


def tied(text: str) -> str:
    """Keep numbers and short ids on one line with the word after them."""
    return _TIED.sub("\\1\N{NO-BREAK SPACE}", text)
