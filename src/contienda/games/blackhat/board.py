"""Reads a board file: spaces, arrows, places and tile faces, all as data.

A file may define its own board, its own tiles, or both; the rest comes from the standard board. The rules only use
`StaticData`; names stay here.
"""

from __future__ import annotations

from pathlib import Path

from contienda.core.errors import BadOption
from contienda.games.blackhat.constants import CORNER_NAMES, FACES, SPACES
from contienda.quality import toml_reader
from contienda.quality.toml_reader import BadToml, Table

FOLDER = Path(__file__).parent / "scenarios"
STANDARD = FOLDER / "standard.toml"

CORNER_SIGNS = {"TL": "↖", "TR": "↗", "BR": "↘", "BL": "↙"}


class Board:
    """One parsed board file: the board and the tile faces."""

    def __init__(self, data: Table) -> None:
        self.meta: Table = data.get("meta", {})
        self.spaces: list[Table] = data["space"]
        self.places: list[Table] = data["place"]
        self.tiles: list[Table] = data["tile"]
        self.ids = [str(each["id"]) for each in self.spaces]
        for place in self.places:
            self.ids += [f"{place['id']}{corner}" for corner in CORNER_NAMES]

    def space_names(self) -> list[str]:
        """As many names as the vocabulary has; unused ones are plain numbers."""
        return self.ids + [f"X{n + 1}" for n in range(len(self.ids), SPACES)]

    def face_names(self) -> list[str]:
        found = [str(each["id"]) for each in self.tiles]
        return found + [f"X{n + 1}" for n in range(len(found), FACES)]

    def place_names(self, most: int) -> list[str]:
        found = [str(each["id"]) for each in self.places]
        return found + [f"X{n + 1}" for n in range(len(found), most)]

    def forms(self, kind: str, name: str, language: str) -> dict[str, str]:
        """The name of a space, a place or a tile in one language; a corner is the place's id and a sign."""
        corner = CORNER_SIGNS.get(name[-2:])
        if kind == "space" and corner is not None and name in self.ids[len(self.spaces) :]:
            return {"": f"{name[:-2]}{corner}"}
        for each in {"space": self.spaces, "place": self.places, "tile": self.tiles}.get(kind, []):
            if each["id"] == name:
                names: dict[str, str] = each.get("name", {})
                told = names.get(language, name)
                return {"": f"{name} {told}" if kind == "place" else told, "label": f"{name} {told}"}
        return {}


def read(text: str) -> Table:
    """Read a file's data and complete it from the standard board."""
    data = toml_reader.read(text)
    if "space" not in data or "tile" not in data:
        usual = toml_reader.read(STANDARD.read_text(encoding="utf-8"))
        if "space" not in data:
            data["space"], data["place"] = usual["space"], usual["place"]
        data.setdefault("tile", usual["tile"])
    data.setdefault("place", [])
    return data


def parse(text: str, file: str = "–") -> Board:
    """Parse the text of a board file that has passed the checks."""
    try:
        return Board(read(text))
    except BadToml as error:
        raise BadOption("error-scenario", file=file, line=error.line, place="–", reason=error) from None


def standard() -> Board:
    return parse(STANDARD.read_text(encoding="utf-8"))
