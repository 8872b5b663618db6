"""Helpers that write Markdown."""

from __future__ import annotations

from collections.abc import Iterable

HEAD = "This page is generated: change the {source} and run `make pages`."


def table(columns: list[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
    lines += [f"| {' | '.join(cell(each) for each in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def code(text: str) -> str:
    return f"`{text}`"
