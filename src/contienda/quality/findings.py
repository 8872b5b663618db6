"""What the inspection of a scenario file has to say: findings, each with line, key, kind and the key of its message."""

from __future__ import annotations

import json

from contienda.i18n.speaker import Texts, filled
from contienda.quality.toml_reader import BadToml

ERROR = "error"
WARNING = "warning"
MOST_MISTAKES = 200  # of one file; a file with more is not looked at any further


class Enough(Exception):
    """A file has so many mistakes that nobody would read of more."""


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

    def sentence(self, words: Texts) -> str:
        return filled(words, self.text, self.values)


def as_toml(value: object) -> str:
    """A value as a file writes it: a text in quotes, a switch in small letters."""
    if isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(as_toml(each) for each in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {as_toml(each)}' for name, each in value.items())} }}"
    return str(value)


def unreadable(error: BadToml) -> Finding:
    """Why a file could not be read."""
    return Finding(error.line, "", ERROR, error.key, error.values)


def too_many(findings: list[Finding]) -> Finding:
    """What ends the findings about a file with too many mistakes."""
    last = max(each.line for each in findings)
    return Finding(last, "", ERROR, "scenario-many-mistakes", {"most": MOST_MISTAKES})


def check_number(findings: list[Finding]) -> None:
    """Stop where there are too many mistakes already."""
    if len(findings) >= MOST_MISTAKES and sum(not each.harmless for each in findings) >= MOST_MISTAKES:
        raise Enough
