"""What each viewer of a class is sent: parts of a document that many share, and the differences between two versions.

A part (`tables`, `people` …) is encoded once for everybody who sees the same, and the difference between two of its
versions is computed once. So forty waiting students cost hardly more than one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from contienda.classroom import document, watched
from contienda.classroom.document import ClassDocument, Ticker, Tile
from contienda.classroom.fold import Person
from contienda.classroom.roles import SEE_TILES, may
from contienda.core.state import SPECTATOR
from contienda.server.live.clock import clock
from contienda.table.difference import diff
from contienda.table.patch import Operation

if TYPE_CHECKING:
    from contienda.server.live.live_class import LiveClass

PARTS = ("class_", "you", "people", "tables", "injects", "notes", "marks", "ticker")
KEPT = 256  # differences remembered
TOLD = 3  # events of the ticker
Parts = dict[str, bytes]
_encode = msgspec.json.Encoder().encode


class ClassFrames:
    """The parts of one class, as of the last look."""

    def __init__(self, live: LiveClass) -> None:
        self.live = live
        self.stale = True
        self.tiles: dict[int, Tile] = {}
        self.tile_texts: dict[int, bytes] = {}
        self.bare_texts: dict[int, bytes] = {}
        self.texts: dict[tuple[object, ...], bytes] = {}  # parts by name and by what their reader may see
        self.differences: OrderedDict[tuple[str, bytes, bytes], bytes] = OrderedDict()
        self.captains: set[str] = set()

    def refresh(self) -> None:
        """Encode again what everybody shares, if anything has changed."""
        if not self.stale:
            return
        self.stale = False
        classroom, now = self.live.classroom, clock()
        self.captains = self.live.captains()
        for number, each in self.live.watched.items():
            self.tiles[number] = watched.tile(classroom, each, now)
            self.tile_texts[number] = _encode(self.tiles[number])
            self.bare_texts[number] = _encode(watched.bare(classroom, each))
        self.texts.clear()

    def alerts_changed(self, now: int) -> bool:
        """Tell whether time alone has changed an alert."""
        classroom = self.live.classroom
        return any(
            watched.alert(classroom, each, now) != self.tiles[number]["alert"]
            for number, each in self.live.watched.items()
            if number in self.tiles
        )

    # --- parts ------------------------------------------------------------------------------------------------------

    def parts(self, person: Person) -> Parts:
        """Return the document of one member, part by part."""
        self.refresh()
        sees = may(person.role, SEE_TILES)
        return {
            "class_": self.shared(("class_", person.role), lambda: self.info(person)),
            "you": self.shared(("you", person.member), lambda: self.you(person)),
            "people": self.shared(("people",), self.people),
            "tables": self.shared(("tables", sees, 0 if sees else person.table), lambda: self.tables(person, sees)),
            "injects": self.shared(
                ("injects", person.role), lambda: _encode(document.injects_for(self.live.classroom, person.role))
            ),
            "notes": self.shared(
                ("notes", person.member), lambda: _encode(document.notes_for(self.live.classroom, person))
            ),
            "marks": self.shared(
                ("marks", person.member), lambda: _encode(document.marks_for(self.live.classroom, person))
            ),
            "ticker": self.shared(("ticker", sees), lambda: _encode(self.ticker() if sees else None)),
        }

    def shared(self, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        found = self.texts.get(key)
        if found is None:
            found = self.texts[key] = make()
        return found

    def info(self, person: Person) -> bytes:
        tables = self.live.tables().values()
        touched = max([self.live.classroom.touched, *(table.now.touched for table in tables)])
        return _encode(document.info(self.live.classroom, person.role, list(self.tiles.values()), touched))

    def you(self, person: Person) -> bytes:
        personal = self.live.hub.classes.personal(self.live.id, person.member, person.codes) if person.plays else ""
        return _encode(document.you(person, person.member in self.captains, personal))

    def people(self) -> bytes:
        return _encode(document.people(self.live.classroom, self.captains, self.live.here()))

    def tables(self, person: Person, sees: bool) -> bytes:
        numbers = sorted(self.tile_texts)
        if sees:
            return b"[" + b",".join(self.tile_texts[number] for number in numbers) + b"]"
        own = self.own(person.table) if person.table in self.bare_texts else b""
        texts = (own if number == person.table else self.bare_texts[number] for number in numbers)
        return b"[" + b",".join(texts) + b"]"

    def own(self, number: int) -> bytes:
        """Return the tile of a student's own table: without a board, but with its address once play has begun."""
        found = watched.bare(self.live.classroom, self.live.watched[number])
        if found["phase"] != "lobby":
            found["id"] = self.live.watched[number].id
        return _encode(found)

    def ticker(self) -> Ticker | None:
        """Return the last public events of the table on the projector, or of the one where something happened last."""
        tables = self.live.tables()
        started = [number for number, table in tables.items() if table.now.phase != "lobby"]
        if not started:
            return None
        shown = self.live.classroom.projector
        number = shown.table if shown.show == "table" and shown.table in tables else None
        if number is None:
            number = max(started, key=lambda each: (tables[each].now.touched, -each))
        table = tables[number]
        seen = [event for event in table.recorder.events if event.seen_by(SPECTATOR)][-TOLD:]
        return {"table": number, "events": table.secrets.for_viewer(seen, SPECTATOR, table.unseen(SPECTATOR))}

    # --- frames -----------------------------------------------------------------------------------------------------

    def whole(self, parts: Parts, sequence: int) -> bytes:
        head = b'{"t":"class","sequence":%d,"now":%d,"document":' % (sequence, clock())
        return head + assembled(parts) + b"}"

    def patch(self, old: Parts, new: Parts, sequence: int) -> bytes | None:
        """Return the frame that leads from one version to another; None if they are the same."""
        changes = [self.difference(name, old[name], new[name]) for name in PARTS if old[name] != new[name]]
        if not changes:
            return None
        return b'{"t":"patch","sequence":%d,"now":%d,"patch":[%b]}' % (sequence, clock(), b",".join(changes))

    def difference(self, name: str, old: bytes, new: bytes) -> bytes:
        key = (name, old, new)
        found = self.differences.get(key)
        if found is None:
            operations: list[Operation] = diff(old, new)
            for each in operations:
                each["path"] = f"/{name}{each['path']}"
            found = self.differences[key] = _encode(operations)[1:-1]
            if len(self.differences) > KEPT:
                self.differences.popitem(last=False)
        return found


def assembled(parts: Parts) -> bytes:
    """Return the whole document as JSON."""
    return b"{" + b",".join(b'"%b":%b' % (name.encode(), parts[name]) for name in PARTS) + b"}"


def decoded(parts: Parts) -> ClassDocument:
    """Return the document as values."""
    found: ClassDocument = msgspec.json.decode(assembled(parts))
    return found
