"""What the inspection of a scenario file has to say: findings, each with line, key, kind and the key of its message."""

from __future__ import annotations

import json
import re

from contienda.core.errors import ContiendaError
from contienda.core.texts import Texts

ERROR = "error"
WARNING = "warning"


class Finding:
    """One thing to say about a file."""

    def __init__(
        self, line: int, key: str, kind: str, text: str, values: dict[str, object], harmless: bool = False
    ) -> None:
        self.line = line
        self.key = key  # where, as a person reads it
        self.kind = kind
        self.text = text  # key of the message
        self.values = values
        self.harmless = harmless or kind == WARNING  # the file can be played all the same

    def told(self, words: Texts) -> str:
        values: dict[str, str | int | float] = {}
        for name, each in self.values.items():
            values[name] = each.told(words.language) if isinstance(each, ContiendaError) else str(each)
        return words(self.text, **values)


def as_toml(value: object) -> str:
    """A value as a file writes it: a text in quotes, a switch in small letters."""
    if isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(as_toml(each) for each in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {as_toml(each)}' for name, each in value.items())} }}"
    return str(value)


def not_toml(text: str, reason: str) -> Finding:
    """What the reader of the standard library did not like, and where."""
    place = re.search(r"line (\d+), column (\d+)", reason)
    line = int(place[1]) if place else text.count("\n") + 1
    column = place[2] if place else "1"
    told = re.sub(r" \(at .*\)", "", reason)
    return Finding(line, "", ERROR, "scenario-not-toml", {"column": column, "reason": told})
