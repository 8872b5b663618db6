"""Finds errors in a board file: keys, kinds, cells, arrows and half arrows, each with its location."""

from __future__ import annotations

import difflib
import re

from contienda.games.blackhat.constants import BORDER_NAMES, CORNER_NAMES, FACES, PLACES, SPACE_KINDS, SPACES
from contienda.games.blackhat.static_data import CORNER_AT, OUTSIDE, Cell, touch
from contienda.i18n.speaker import LANGUAGES
from contienda.quality.findings import ERROR, WARNING, Finding, as_toml, check_number
from contienda.quality.toml_lines import Place, Places, written
from contienda.quality.toml_reader import Table

META = ["game", "title", "about", "changes", "attribution", "licence"]
SPACE = ["id", "name", "kind", "value", "cells", "to", "from"]
FACE = ["spaces", "arrows", "borders"]
PLACE = ["id", "name", "at", *FACE]
TILE = ["id", "name", *FACE]
MOST_VALUE = 9
MOST_CELL = 30


class SchemaCheck:
    """Checks a file table by table and collects `findings`."""

    def __init__(self, data: Table, places: Places) -> None:
        self.data = data
        self.places = places
        self.findings: list[Finding] = []
        self.cells: dict[Cell, str] = {}
        self.where: dict[str, list[Cell]] = {}  # cells of fixed spaces and of corners

    def error(self, place: Place, text: str, **values: object) -> None:
        self.add(place, ERROR, text, values)

    def warn(self, place: Place, text: str, **values: object) -> None:
        self.add(place, WARNING, text, values)

    def add(self, place: Place, kind: str, text: str, values: dict[str, object]) -> None:
        key = written(place, self.data)
        harmless = text == "scenario-translation"
        self.findings.append(Finding(self.places.line(place), key, kind, text, values, harmless))
        check_number(self.findings)

    @property
    def sound(self) -> bool:
        return all(each.harmless for each in self.findings)

    def look(self) -> None:
        self.keys((), self.data, ["meta", "space", "place", "tile"], [])
        meta = self.data.get("meta", {})
        if isinstance(meta, dict):
            self.keys(("meta",), meta, META, [])
        else:
            self.error(("meta",), "scenario-not-table")
        if "place" in self.data and "space" not in self.data:
            self.error(("place",), "scenario-missing-key", name="space")
        spaces = self.tables("space", SPACE, ["id", "kind", "value", "cells"])
        places = self.tables("place", PLACE, ["id", "at", *FACE])
        tiles = self.tables("tile", TILE, ["id", *FACE])
        if not self.sound:
            return
        for place, table in spaces:
            self.look_at_space(place, table)
        for place, table in places:
            self.look_at_place(place, table)
        for place, table in [*places, *tiles]:
            self.look_at_face(place, table)
        self.look_at_tiles(tiles)
        if "space" in self.data and self.sound:
            self.count_spaces(spaces, places)
            for place, table in spaces:
                self.look_at_arrows(place, table, {str(each["id"]): each for _, each in spaces}, places)

    # --- shapes -----------------------------------------------------------------------------------------------------

    def tables(self, name: str, keys: list[str], needed: list[str]) -> list[tuple[Place, Table]]:
        """The tables of one kind, each with its location."""
        found: list[tuple[Place, Table]] = []
        given = self.data.get(name, [])
        if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
            self.error((name,), "scenario-not-tables", name=name)
            return []
        seen: set[str] = set()
        for number, table in enumerate(given):
            place: Place = (name, number)
            self.keys(place, table, keys, needed)
            if not isinstance(table.get("id"), str) or not re.fullmatch(r"[A-Za-z0-9]{1,6}", table["id"]):
                self.error((*place, "id"), "scenario-bad-id", id=table.get("id", ""), first="A1", last="ZZZZ99")
            elif table["id"] in seen:
                self.error((*place, "id"), "scenario-twice", id=table["id"])
            else:
                seen.add(table["id"])
            self.look_at_name((*place, "name"), table.get("name"))
            found.append((place, table))
        return found

    def keys(self, place: Place, table: Table, known: list[str], needed: list[str]) -> None:
        for name in table:
            if name not in known:
                near = difflib.get_close_matches(name, known, 1)
                if near:
                    self.error((*place, name), "scenario-unknown-key-near", name=name, near=near[0])
                else:
                    self.error((*place, name), "scenario-unknown-key", name=name, words=", ".join(known))
        for name in needed:
            if name not in table:
                self.error(place, "scenario-missing-key", name=name)

    def look_at_name(self, place: Place, names: object) -> None:
        if names is None:
            self.add(place[:-1], ERROR, "scenario-translation", {"languages": ", ".join(LANGUAGES)})
        elif not isinstance(names, dict) or not all(isinstance(each, str) for each in names.values()):
            self.error(place, "scenario-not-names")
        elif missing := [each for each in LANGUAGES if each not in names]:
            self.add(place, ERROR, "scenario-translation", {"languages": ", ".join(missing)})

    def is_number(self, place: Place, value: object, low: int, high: int) -> bool:
        if type(value) is int and low <= value <= high:
            return True
        self.error(place, "scenario-not-number", value=as_toml(value), low=low, high=high)
        return False

    def is_list(self, place: Place, value: object) -> bool:
        if isinstance(value, list):
            return True
        self.error(place, "scenario-not-list")
        return False

    # --- spaces and places ------------------------------------------------------------------------------------------

    def look_at_space(self, place: Place, table: Table) -> None:
        if table["kind"] not in SPACE_KINDS:
            kind = as_toml(table["kind"])
            self.error((*place, "kind"), "scenario-not-word", value=kind, words=", ".join(SPACE_KINDS))
        self.is_number((*place, "value"), table["value"], -MOST_VALUE, MOST_VALUE)
        if not self.is_list((*place, "cells"), table["cells"]) or not table["cells"]:
            if table["cells"] == []:
                self.error((*place, "cells"), "scenario-empty")
            return
        for number, cell in enumerate(table["cells"]):
            if self.is_cell((*place, "cells", number), cell):
                self.occupy((*place, "cells", number), (cell[0], cell[1]), str(table["id"]))

    def is_cell(self, place: Place, cell: object) -> bool:
        if not isinstance(cell, list) or len(cell) != 2:
            self.error(place, "scenario-board-cell")
            return False
        return all(self.is_number(place, value, 0, MOST_CELL) for value in cell)

    def occupy(self, place: Place, cell: Cell, id: str) -> None:
        if cell in self.cells:
            self.error(place, "scenario-board-overlap", column=cell[0], row=cell[1], other=self.cells[cell])
        self.cells[cell] = id
        self.where.setdefault(id, []).append(cell)

    def look_at_place(self, place: Place, table: Table) -> None:
        if self.is_cell((*place, "at"), table["at"]):
            for corner in CORNER_NAMES:
                x, y = CORNER_AT[corner]
                at = (table["at"][0] + x, table["at"][1] + y)
                self.occupy((*place, "at"), at, f"{table['id']}{corner}")

    def count_spaces(self, spaces: list[tuple[Place, Table]], places: list[tuple[Place, Table]]) -> None:
        kinds = [table["kind"] for _, table in spaces]
        if kinds.count("start") != 2:
            self.error(("space",), "scenario-board-starts", count=kinds.count("start"))
        if kinds.count("critical") != 1:
            self.error(("space",), "scenario-board-critical", count=kinds.count("critical"))
        total = len(spaces) + 4 * len(places)
        if len(places) > PLACES or total > SPACES:
            self.error(("place",), "scenario-board-large", places=PLACES, spaces=SPACES)

    def look_at_arrows(
        self, place: Place, table: Table, spaces: dict[str, Table], places: list[tuple[Place, Table]]
    ) -> None:
        """Check a space's arrows: each leads to an adjacent space or across the border of an adjacent place."""
        by_id = {str(each["id"]): each for _, each in places}
        for key in ("to", "from"):
            if not self.is_list((*place, key), table.get(key, [])):
                continue
            for number, goal in enumerate(table.get(key, [])):
                here: Place = (*place, key, number)
                name, dot, border = str(goal).partition(".")
                if dot and name in by_id and border in BORDER_NAMES:
                    x, y = OUTSIDE[border]
                    at = (by_id[name]["at"][0] + x, by_id[name]["at"][1] + y)
                    if self.cells.get(at) != table["id"]:
                        self.error(here, "scenario-board-apart", one=table["id"], other=goal)
                elif dot or name not in spaces or key == "from":
                    self.error(here, "scenario-board-goal", goal=goal, words=", ".join([*spaces, "S1.L1"]))
                elif not touch(self.where[table["id"]], self.where[name]):
                    self.error(here, "scenario-board-apart", one=table["id"], other=goal)
                elif spaces[name]["kind"] == "start":
                    self.error(here, "scenario-board-into-start", start=name)

    # --- faces ------------------------------------------------------------------------------------------------------

    def look_at_face(self, place: Place, table: Table) -> None:
        """Check a face: four spaces, arrows inside, half arrows at the borders."""
        inside = [kind for kind in SPACE_KINDS if kind not in ("start", "critical")]
        if self.is_list((*place, "spaces"), table["spaces"]):
            if len(table["spaces"]) != len(CORNER_NAMES):
                self.error((*place, "spaces"), "scenario-board-four")
            for number, told in enumerate(table["spaces"]):
                kind, _, value = str(told).partition(" ")
                if kind not in inside or not re.fullmatch(r"[+-]?\d", value):
                    example = f"host +{number + 1}"
                    self.error(
                        (*place, "spaces", number),
                        "scenario-board-space",
                        value=told,
                        example=example,
                        words=", ".join(inside),
                    )
        for key, pattern, example in (
            ("arrows", r"(TL>TR|TR>TL|TR>BR|BR>TR|BR>BL|BL>BR|BL>TL|TL>BL)", "TL>TR"),
            ("borders", rf"({'|'.join(BORDER_NAMES)}) (in|out)", "L1 in"),
        ):
            if not self.is_list((*place, key), table[key]):
                continue
            for number, told in enumerate(table[key]):
                if not re.fullmatch(pattern, str(told)):
                    self.error((*place, key, number), "scenario-board-sign", value=told, example=example)

    def look_at_tiles(self, tiles: list[tuple[Place, Table]]) -> None:
        """Check that each tile has two faces in order: 1a, 1b, 2a …"""
        if len(tiles) > FACES:
            self.error(("tile",), "scenario-board-tiles", most=FACES // 2)
        for number, (place, table) in enumerate(tiles):
            wanted = f"{number // 2 + 1}{'ab'[number % 2]}"
            if table["id"] != wanted:
                self.error((*place, "id"), "scenario-board-side", id=table["id"], wanted=wanted)
                return
        if len(tiles) % 2:
            self.error(tiles[-1][0], "scenario-board-side", id="–", wanted=f"{len(tiles) // 2 + 1}b")
