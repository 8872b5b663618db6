"""Looks a board file over without playing it: every mistake with its line, key and reason, and what the board hides.

Nothing here speaks: a finding carries the key of a text (`scenario-…`) and its values. What stands wrong is found by
`schema_check.py`, what pawns would meet on the board by `reachability.py`.
"""

from __future__ import annotations

from contienda.games.blackhat.board import parse
from contienda.games.blackhat.reachability import Reachability
from contienda.games.blackhat.schema_check import SchemaCheck
from contienda.quality.findings import Enough, Finding, too_many, unreadable
from contienda.quality.toml_lines import Places
from contienda.quality.toml_reader import BadToml, read


def inspect(text: str) -> list[Finding]:
    """Everything there is to say about the text of a file, by line."""
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
