"""What one change of a table is to its viewers: what several kinds see alike is made, compared and encoded once.

An issue lives as long as one change is being told. From one change to the next only the kinds keep their document, and
`Arranged` what no decision changes.
"""

from __future__ import annotations

from typing import NamedTuple

from contienda.table import document
from contienda.table.difference import Pieces, diff_pieces, pieces, whole
from contienda.table.document_types import Choices
from contienda.table.table import Table
from contienda.table.told import Told, Unseen


class Pages(NamedTuple):
    """The document of a kind of viewers, in pieces."""

    table: Pieces
    view: Pieces
    choices: Pieces

    def text(self) -> bytes:
        """Return the document as JSON."""
        return whole({"table": whole(self.table), "view": whole(self.view), **self.choices})


class Arranged:
    """The part of the public document that decisions do not change, by viewer, as long as nothing else happens."""

    def __init__(self) -> None:
        self.at = (-1, "")  # the entry and the phase it belongs to
        self.kept: dict[int, Pieces] = {}

    def pieces(self, table: Table, viewer: int) -> Pieces:
        at = (table.arranged, table.now.phase)  # after the end, entries are counted anew
        if at != self.at:
            self.at, self.kept = at, {}
        if viewer not in self.kept:
            self.kept[viewer] = pieces(document.arranged(table, viewer))
        return self.kept[viewer]


class Issue:
    """What is sent of a table as it is now."""

    def __init__(self, table: Table, arranged: Arranged) -> None:
        self.table = table
        self.arranged = arranged
        self._public: list[tuple[Unseen, Pieces]] = []
        self._views: list[Pieces] = []
        self._events: dict[int, list[Told]] = {}  # those that hide nothing, by the first
        self._patches: list[tuple[Pieces, Pieces, bytes]] = []

    def public(self, viewer: int) -> Pieces:
        """Return what everybody knows: the same for all who count the same entries."""
        unseen = self.table.unseen(viewer)
        for numbering, found in self._public:
            if numbering == unseen:
                return found
        found = {**self.arranged.pieces(self.table, viewer), **pieces(document.moved(self.table, viewer))}
        self._public.append((unseen, found))
        return found

    def view(self, viewer: int) -> Pieces:
        """Return a view of the position: the same pieces for all who see the same."""
        view = self.table.view(viewer)
        for seen in self._views:
            if seen == view:
                return seen
        self._views.append(view)
        return view

    def choices(self, viewer: int) -> Choices:
        return document.choices(self.table, viewer)

    def events(self, after: int, viewer: int) -> list[Told] | None:
        """Return the events from that number on as this viewer may know them; None if they are no longer kept."""
        events = self.table.events_from(after)
        if events is None:
            return None
        unseen, secrets = self.table.unseen(viewer), self.table.secrets
        if secrets.numbers or unseen.actions:
            return secrets.for_viewer(events, viewer, unseen)
        # Nothing was ever hidden from anybody.
        if after not in self._events:
            self._events[after] = secrets.for_viewer(events, viewer, unseen)
        return self._events[after]

    def patch(self, old: Pages, new: Pages) -> bytes:
        """Return what leads from one document to the other, as a JSON Patch."""
        shared = [self._difference(old.table, new.table, "/table"), self._difference(old.view, new.view, "/view")]
        found = [*shared, diff_pieces(old.choices, new.choices, "")]
        return b"[%b]" % b",".join(filter(None, found))

    def _difference(self, old: Pieces, new: Pieces, path: str) -> bytes:
        for before, after, found in self._patches:
            if before is old and after is new:
                return found
        found = diff_pieces(old, new, path)
        self._patches.append((old, new, found))
        return found
