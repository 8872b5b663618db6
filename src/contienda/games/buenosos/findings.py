"""The findings about one scenario file of BuenOsos, collected while it is looked over."""

from __future__ import annotations

from contienda.i18n.scenario_names import own_language
from contienda.quality.findings import ERROR, WARNING, Finding, check_number
from contienda.quality.toml_lines import Place, Places, written
from contienda.quality.toml_reader import Table

HARMLESS = {"scenario-above-maximum", "scenario-unpayable"}  # can be played all the same; so with `scenario-never-…`


class Report:
    """The findings about one file, and what it says."""

    def __init__(self, data: Table, places: Places) -> None:
        self.data = data
        self.places = places
        self.findings: list[Finding] = []
        self.broken: set[Place] = set()  # tables with something wrong in them
        self.service_ids = ids_of(data, "service")
        self.provider_ids = ids_of(data, "provider")
        self.card_ids = ids_of(data, "card")
        self.language = own_language(data)

    def error(self, place: Place, text: str, **values: object) -> None:
        self.add(place, ERROR, text, values)
        self.broken.add(place[:2])

    def never(self, place: Place, text: str, **values: object) -> None:
        """An error that leaves its table readable."""
        self.add(place, ERROR, text, values)

    def warn(self, place: Place, text: str, **values: object) -> None:
        self.add(place, WARNING, text, values)

    def add(self, place: Place, kind: str, text: str, values: dict[str, object]) -> None:
        key = written(place, self.data)
        harmless = text in HARMLESS or text.startswith("scenario-never")
        self.findings.append(Finding(self.places.line(place), key, kind, text, values, harmless))
        check_number(self.findings)

    def is_broken(self, table: str, at: int) -> bool:
        """Whether something is wrong in a table of a list, or with the list itself."""
        return (table,) in self.broken or (table, at) in self.broken

    def sound(self, *tables: str) -> bool:
        """Whether nothing is wrong in these tables of the file."""
        return not any(place[:1] == () or place[0] in tables for place in self.broken)


def ids_of(data: Table, table: str) -> list[str]:
    """The ids of a list of tables, each once."""
    found = data.get(table, [])
    members = found if isinstance(found, list) else []
    return list(
        dict.fromkeys(each["id"] for each in members if isinstance(each, dict) and isinstance(each.get("id"), str))
    )
