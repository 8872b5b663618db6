"""Reads a scenario file: services, arrows, cards, providers, numbers, presets and texts, all as data.

The rules only use `Tables` (see `build.py`); names and texts stay here. Errors name their place in the file.
"""

from __future__ import annotations

from pathlib import Path

from contienda.core.errors import BadOption
from contienda.core.options import Option, Preset
from contienda.games.buenosos.constants import DECK_SIZE, PROVIDERS, SERVICES
from contienda.games.buenosos.options import NUMBERS, option_list
from contienda.i18n.scenario_names import name_in, own_language
from contienda.quality.toml_reader import BadToml, Table, read

FOLDER = Path(__file__).parent / "scenarios"
STANDARD = FOLDER / "standard.toml"
MOST_PRESETS = 64
MOST_MAPS = 16
DECK_LETTERS = {"red": "A", "blue": "B", "event": "E"}


class Scenario:
    """One parsed file: ids become positions, everything else stays as written."""

    def __init__(self, data: Table, name: str) -> None:
        self.data = data
        self.name = name
        self.language = own_language(data)
        self.services = self.numbered("service", "S", SERVICES)
        self.providers = self.numbered("provider", "P", PROVIDERS)
        self.cards: dict[int, Table] = {}  # by program
        for deck, (kind, letter) in enumerate(DECK_LETTERS.items()):
            for position, card in self.numbered("card", letter, DECK_SIZE, kind).items():
                self.cards[deck * DECK_SIZE + position] = card
        self.maps: dict[str, Table] = data.get("map", {})
        if not self.maps:
            raise BadOption(f"scenario {name} has no map: add a table [map.standard] with a list of services")

    def numbered(self, table: str, letter: str, most: int, deck: str = "") -> dict[int, Table]:
        """The tables of one kind by position, taken from their ids."""
        found: dict[int, Table] = {}
        for each in self.data.get(table, []):
            if deck and each.get("deck") != deck:
                continue
            id = str(each.get("id", ""))
            position = int(id[1:]) - 1 if id[:1] == letter and id[1:].isdigit() else -1
            if not 0 <= position < most:
                raise BadOption(f"scenario {self.name}: {table} {id!r} must be called {letter}1 to {letter}{most}")
            if position in found:
                raise BadOption(f"scenario {self.name}: {table} {id} appears twice")
            found[position] = each
        return dict(sorted(found.items()))

    def preset_forms(self, name: str, language: str) -> dict[str, str]:
        """The names of a preset, if the file has them."""
        presets: Table = self.data.get("preset", {})
        found = name_in(presets.get(name, {}).get("name"), language, self.language)
        return {"": found} if found else {}

    def params(self) -> dict[str, int]:
        known = {name for name, _, _, _ in NUMBERS}
        given: Table = self.data.get("params", {})
        for name in given:
            if name not in known:
                raise BadOption(f"scenario {self.name}: there is no number {name!r} in [params]")
        return {name: int(value) for name, value in given.items()}

    def options(self) -> list[Option]:
        return option_list(list(self.maps), self.params())

    def presets(self) -> list[Preset]:
        """The presets of the file, with what each extends; `standard` always exists and comes first."""
        tables: dict[str, Table] = self.data.get("preset", {})
        if len(tables) > MOST_PRESETS:
            raise BadOption("scenario-too-many-tables", name="preset", most=MOST_PRESETS)
        known: dict[str, dict[str, object] | None] = {}
        names = ["standard", *(name for name in tables if name != "standard")]
        return [Preset(name, self.preset_values(name, known) if name in tables else {}) for name in names]

    def preset_values(self, name: str, known: dict[str, dict[str, object] | None]) -> dict[str, object]:
        """The values of a preset, including what it extends; each is resolved once."""
        if name in known:
            found = known[name]
            if found is None:  # still being resolved
                raise BadOption("scenario-preset-loop", preset=name)
            return found
        tables: dict[str, Table] = self.data.get("preset", {})
        if name not in tables:
            raise BadOption("scenario-no-preset", preset=name)
        known[name] = None
        table = tables[name]
        values: dict[str, object] = {}
        for base in table.get("extends", []):
            values.update(self.preset_values(base, known))
        values.update(table.get("options", {}))
        values.update(table.get("params", {}))
        known[name] = values
        return values


def parse(text: str, name: str) -> Scenario:
    """Parse the text of a scenario file."""
    try:
        return Scenario(read(text), name)
    except BadToml as error:
        raise BadOption("error-scenario", file=name, line=error.line, place="–", reason=error) from None


def load(path: Path) -> Scenario:
    """Load a scenario file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption(f"scenario {path} cannot be read: {error.strerror}") from None
    return parse(text, path.name)


def standard() -> Scenario:
    return load(STANDARD)
