"""A document as data: sections of blocks in one language. The page, the PDF, Markdown and the terminal all show these.

Texts are plain, except that `**` begins and ends what is bold. Nothing here knows a game or how anything looks; a tone
is a role (`red`, `blue`, `good`, `bad`), and whoever shows it picks the colour.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Tone = Literal["", "red", "blue", "good", "bad", "gold", "dim", "degraded", "intermittent", "down", "line"]
Side = Literal["left", "right", "centre"]


class Stroke(msgspec.Struct, tag="path", tag_field="mark", omit_defaults=True):
    """A line or an area: an SVG path."""

    d: str
    tone: Tone = ""
    width: float = 0  # of the line; 0 is none
    dash: bool = False
    fill: float = 0  # opacity of the area; 0 is none


class Dot(msgspec.Struct, tag="dot", tag_field="mark", omit_defaults=True):
    x: float
    y: float
    r: float
    tone: Tone = ""
    hollow: bool = False


class Label(msgspec.Struct, tag="label", tag_field="mark", omit_defaults=True):
    """A text; `anchor` is the side of it that stands at `x`."""

    x: float
    y: float
    text: str
    tone: Tone = ""
    size: float = 13
    bold: bool = False
    mono: bool = False
    anchor: Side = "left"


Mark = Stroke | Dot | Label


class Drawing(msgspec.Struct):
    """A drawing in units of its own; `text` says what it shows, for those who cannot see it."""

    width: float
    height: float
    text: str
    marks: list[Mark]


# --- blocks -----------------------------------------------------------------------------------------------------------


class Paragraph(msgspec.Struct, tag="paragraph", tag_field="block", omit_defaults=True):
    text: str
    tone: Tone = ""  # a tone other than "" makes it a note with an edge


class Points(msgspec.Struct, tag="points", tag_field="block"):
    """A list of short statements."""

    items: list[str]


class Figure(msgspec.Struct, omit_defaults=True):
    """A number with its name, its unit and a word about it."""

    name: str
    value: str
    unit: str = ""
    note: str = ""
    tone: Tone = ""


class Figures(msgspec.Struct, tag="figures", tag_field="block"):
    figures: list[Figure]


class Bar(msgspec.Struct, omit_defaults=True):
    name: str
    value: str
    share: float  # of the longest, 0 to 1
    tone: Tone = "bad"


class Bars(msgspec.Struct, tag="bars", tag_field="block"):
    title: str
    bars: list[Bar]


class Flagged(msgspec.Struct, omit_defaults=True):
    """What happened in a column of a chart."""

    column: int
    title: str
    text: str
    tone: Tone = ""


class Chart(msgspec.Struct, tag="chart", tag_field="block"):
    """A chart for a wide and a narrow page, with flags over its columns, and its numbers as a table."""

    wide: Drawing
    narrow: Drawing
    columns: int
    flags: list[Flagged]
    head: list[str]
    rows: list[list[str]]


class ChainStep(msgspec.Struct, omit_defaults=True):
    """A step of a cascade. `cut` says that it could have been prevented between the step before and this one."""

    when: str
    title: str
    state: str = ""
    tone: Tone = ""
    text: str = ""
    clause: str = ""
    cut: bool = False


class Chain(msgspec.Struct, tag="chain", tag_field="block"):
    steps: list[ChainStep]


class Stage(msgspec.Struct, omit_defaults=True):
    """A box of a track: done, undone or still open."""

    title: str
    status: Literal["done", "erased", "open"]
    when: str = ""
    note: str = ""


class Track(msgspec.Struct, tag="track", tag_field="block"):
    stages: list[Stage]


class Table(msgspec.Struct, tag="table", tag_field="block", omit_defaults=True):
    """A table; `right` names the columns of numbers, `bars` a column whose numbers are also drawn."""

    head: list[str]
    rows: list[list[str]]
    right: list[int] = []
    bars: int = -1
    dim: list[int] = []  # rows without effect


class Reading(msgspec.Struct, omit_defaults=True):
    """One reading of a what-if: what it means, the figure with its interval, and the chance before and after."""

    name: str
    figure: str
    unit: str
    interval: str
    chance: str
    tone: Tone
    drawing: Drawing
    games: str


class Card(msgspec.Struct, omit_defaults=True):
    """A what-if."""

    when: str
    title: str
    instead: str
    tone: Tone
    readings: list[Reading]
    tag: str = ""


class Cards(msgspec.Struct, tag="cards", tag_field="block"):
    cards: list[Card]


class Level(msgspec.Struct, omit_defaults=True):
    """A criterion of the rubric with the level a table reached, from 1 to 4; 0 is none yet."""

    criterion: str
    level: int
    most: int = 4
    evidence: str = ""
    who: str = ""


class Levels(msgspec.Struct, tag="levels", tag_field="block"):
    levels: list[Level]


class Quote(msgspec.Struct, omit_defaults=True):
    """What somebody wrote."""

    when: str
    who: str
    text: str
    asked: str = ""


class Quotes(msgspec.Struct, tag="quotes", tag_field="block"):
    quotes: list[Quote]


class Todo(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A row of the action table."""

    seen: str = ""  # in the game
    action: str = ""  # at our place
    control: str = ""
    owner: str = ""
    due: str = ""
    done: bool = False


class Todos(msgspec.Struct, tag="todos", tag_field="block"):
    """The action table; `rows` may be empty, and the page lets those who may write fill it in."""

    head: list[str]
    rows: list[Todo]


Block = Paragraph | Points | Figures | Bars | Chart | Chain | Track | Table | Cards | Levels | Quotes | Todos


class Section(msgspec.Struct, omit_defaults=True):
    """A section; two `half` ones stand side by side where there is room."""

    id: str
    title: str
    blocks: list[Block]
    lead: str = ""
    half: bool = False


class Check(msgspec.Struct):
    """A condition of victory and whether it holds."""

    text: str
    met: bool


class Rank(msgspec.Struct):
    """A seat in the ranking."""

    place: int
    name: str
    score: str
    seat: int
    won: bool


class Scene(msgspec.Struct):
    """The end of the game in a few words: who won and why."""

    label: str
    title: str
    text: str
    checks: list[Check]
    ranking: list[Rank]
    winners: list[int]
    side: str  # the side or seat that the scene belongs to, "" if nobody won


class Document(msgspec.Struct):
    """A document: what it is about, its scene and its sections."""

    language: str
    game: str
    title: str
    about: str
    scene: Scene | None
    sections: list[Section]
    notes: list[str]  # at its foot: how figures came about, credits
