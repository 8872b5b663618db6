"""Looks a board file over without playing it: every mistake with its line, key and reason, and what the board hides.

Nothing here speaks: a finding carries the key of a text (`scenario-…`) and its values. What stands wrong is found by
`structure.py`, what pawns would meet on the board by `reach.py`.
"""

from __future__ import annotations

import tomllib

from contienda.core.findings import Finding, not_toml
from contienda.core.places import Places
from contienda.games.blackhat.board import parse
from contienda.games.blackhat.reach import Reach
from contienda.games.blackhat.structure import Structure


def inspect(text: str) -> list[Finding]:
    """Everything there is to say about the text of a file, by line."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [not_toml(text, str(error))]
    report = Structure(data, Places(text))
    report.look()
    if report.sound:
        Reach(parse(text), report).look()
    return sorted(report.findings, key=lambda each: each.line)
