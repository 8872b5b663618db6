"""Inspects a board file without playing it: every error with its line, key and reason, and hidden flaws of the board.

This module produces no text: a finding carries a text key (`scenario-…`) and its values. `schema_check.py` finds
errors in the file; `reachability.py` finds what pawns would meet on the board.
"""

from __future__ import annotations

from contienda.games.blackhat.board import parse
from contienda.games.blackhat.reachability import Reachability
from contienda.games.blackhat.schema_check import SchemaCheck
from contienda.quality.findings import Enough, Finding, too_many, unreadable
from contienda.quality.toml_lines import Places
from contienda.quality.toml_reader import BadToml, read


def inspect(text: str) -> list[Finding]:
    """All findings about the text of a file, by line."""
    try:
        data = read(text)
    except BadToml as error:
        return [unreadable(error)]
    report = SchemaCheck(data, Places(text))
    try:
        report.look()
        if report.sound:
            Reachability(parse(text), report).look()
    except Enough:
        report.findings.append(too_many(report.findings))
    return sorted(report.findings, key=lambda each: each.line)
