"""Messages of debriefs: what a reader follows, and the action table they fill in."""

from __future__ import annotations

from typing import Annotated

import msgspec

from contienda.press.document import Document, Todo

Cell = Annotated[str, msgspec.Meta(max_length=300)]
MOST_TODOS = 40


class TodoRow(msgspec.Struct, forbid_unknown_fields=True):
    """A row of the action table, as it is written."""

    seen: Cell = ""
    action: Cell = ""
    control: Cell = ""
    owner: Cell = ""
    due: Cell = ""
    done: bool = False

    def todo(self) -> Todo:
        return Todo(self.seen, self.action, self.control, self.owner, self.due, self.done)


class TodoChange(msgspec.Struct, forbid_unknown_fields=True):
    """All rows of the action table, and which version they replace."""

    rows: Annotated[list[TodoRow], msgspec.Meta(max_length=MOST_TODOS)]
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class TodoTable(msgspec.Struct):
    """The action table as it is kept; `suggested` are rows to begin with."""

    rows: list[Todo]
    version: int
    may_write: bool
    suggested: list[Todo]


class DebriefProgress(msgspec.Struct, tag="progress", tag_field="t"):
    """How many of how many games were played on."""

    done: int
    of: int


class DebriefPage(msgspec.Struct, tag="page", tag_field="t"):
    """The debrief as far as it is known; `whole` with its what-ifs."""

    whole: bool
    running: bool  # the game still goes on
    document: Document
    todos: TodoTable
    seats: list[int]  # the reader's own
    classroom: str


class DebriefFailed(msgspec.Struct, tag="failed", tag_field="t"):
    """It could not be computed; `text` says why."""

    error: str
    text: str


DebriefNews = DebriefProgress | DebriefPage | DebriefFailed


class ClassDebriefTable(msgspec.Struct):
    """A table of a class: whether its debrief can be opened."""

    number: int
    id: str
    over: bool


class ClassDebriefPage(msgspec.Struct, tag="page", tag_field="t"):
    """All tables of a class side by side."""

    whole: bool
    document: Document
    todos: TodoTable
    tables: list[ClassDebriefTable]
    title: str


ClassDebriefNews = DebriefProgress | ClassDebriefPage | DebriefFailed
encoder = msgspec.json.Encoder()
