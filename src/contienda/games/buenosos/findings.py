"""Collects the findings about one scenario file of BuenOsos."""

from __future__ import annotations

from contienda.i18n.scenario_names import own_language
from contienda.quality.findings import ERROR, WARNING, Finding, check_number
from contienda.quality.toml_lines import Place, Places, written
from contienda.quality.toml_reader import Table

HARMLESS = {"scenario-above-maximum", "scenario-unpayable"}  # playable all the same, like `scenario-never-…`


class Report:
    """The findings about one file, with its data."""

    def __init__(self, data: Table, places: Places) -> None:
        self.data = data
        self.places = places
        self.findings: list[Finding] = []
        self.broken: set[Place] = set()  # tables with errors in them
        self.service_ids = ids_of(data, "service")
        self.provider_ids = ids_of(data, "provider")
        self.card_ids = ids_of(data, "card")
        self.language = own_language(data)

    def error(self, place: Place, text: str, **values: object) -> None:
        self.add(place, ERROR, text, values)
        self.broken.add(place[:2])

    def never(self, place: Place, text: str, **values: object) -> None:
        """Add an error that leaves its table usable."""
        self.add(place, ERROR, text, values)

    def warn(self, place: Place, text: str, **values: object) -> None:
        self.add(place, WARNING, text, values)

    def add(self, place: Place, kind: str, text: str, values: dict[str, object]) -> None:
        key = written(place, self.data)
        harmless = text in HARMLESS or text.startswith("scenario-never")
        self.findings.append(Finding(self.places.line(place), key, kind, text, values, harmless))
        check_number(self.findings)

    def is_broken(self, table: str, at: int) -> bool:
        """Whether a table of a list, or the list itself, has an error."""
        return (table,) in self.broken or (table, at) in self.broken

    def sound(self, *tables: str) -> bool:
        """Whether these tables of the file have no error."""
        return not any(place[:1] == () or place[0] in tables for place in self.broken)


def ids_of(data: Table, table: str) -> list[str]:
    """The distinct ids of a list of tables."""
    found = data.get(table, [])
    members = found if isinstance(found, list) else []
    return list(
        dict.fromkeys(each["id"] for each in members if isinstance(each, dict) and isinstance(each.get("id"), str))
    )
