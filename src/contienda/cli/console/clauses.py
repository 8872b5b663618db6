"""Clauses of a rulebook, and its contents, as lines to print."""

from __future__ import annotations

from rich.markup import escape

from contienda.cli.console.palette import NUMBER, WARN
from contienda.i18n.speaker import Texts
from contienda.play import rulebook
from contienda.play.rulebook import Clause, Rulebook


def lines(clauses: list[Clause], words: Texts) -> list[str]:
    """Return clauses below the headings of their sections."""
    section = ""
    found = []
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            found.append(f"\n[bold]{escape(section)}[/]")
        kind = "" if clause.kind in ("rule", "info") else f" [{WARN}]({words(f'kind-{clause.kind}')})[/]"
        found.append(f"[{NUMBER}]{clause.id}[/]{kind}  {escape(clause.text)}")
    return found


def contents(book: Rulebook, words: Texts) -> list[str]:
    """Return the sections of a book and how to open one."""
    found = [
        f"{escape(section)}  [{NUMBER}]{escape(first if first == last else f'{first} – {last}')}[/]"
        for section, first, last in book.sections()
    ]
    first = book.clauses[0].id
    return [*found, escape(words("rules-more", section=rulebook.beginning(first), clause=first))]
