"""Findings about a scenario file, each with line, key, kind and the key of its message."""

from __future__ import annotations

import json

from contienda.i18n.speaker import Texts, filled
from contienda.quality.toml_reader import BadToml

ERROR = "error"
WARNING = "warning"
MOST_MISTAKES = 200  # per file; after that, the inspection stops


class Enough(Exception):
    """The file has too many errors to list more of them."""


class Finding:
    """One finding about a file."""

    def __init__(
        self, line: int, key: str, kind: str, text: str, values: dict[str, object], harmless: bool = False
    ) -> None:
        self.line = line
        self.key = key  # its place in the file, in readable form
        self.kind = kind
        self.text = text  # key of the message
        self.values = values
        self.harmless = harmless or kind == WARNING  # the file can be played anyway

    def sentence(self, words: Texts) -> str:
        return filled(words, self.text, self.values)


def as_toml(value: object) -> str:
    """Format a value as TOML: a text in quotes, a switch in lower case."""
    if isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(as_toml(each) for each in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {as_toml(each)}' for name, each in value.items())} }}"
    return str(value)


def unreadable(error: BadToml) -> Finding:
    """Return the finding for a file that could not be read."""
    return Finding(error.line, "", ERROR, error.key, error.values)


def too_many(findings: list[Finding]) -> Finding:
    """Return the last finding of a file with too many errors."""
    last = max(each.line for each in findings)
    return Finding(last, "", ERROR, "scenario-many-mistakes", {"most": MOST_MISTAKES})


def check_number(findings: list[Finding]) -> None:
    """Stop if there are too many errors already."""
    if len(findings) >= MOST_MISTAKES and sum(not each.harmless for each in findings) >= MOST_MISTAKES:
        raise Enough
