"""Prints clauses of a rulebook, and its contents."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from contienda.i18n.speaker import Texts
from contienda.play import rulebook
from contienda.play.rulebook import Clause, Rulebook


def show(console: Console, clauses: list[Clause], words: Texts) -> None:
    """Print clauses below the headings of their sections."""
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold]{escape(section)}[/]")
        kind = "" if clause.kind in ("rule", "info") else f" [yellow]({words(f'kind-{clause.kind}')})[/]"
        console.print(f"[cyan]{clause.id}[/]{kind}  {escape(clause.text)}")


def contents(console: Console, book: Rulebook, words: Texts) -> None:
    """Print the sections of a book and how to open one."""
    for section, first, last in book.sections():
        console.print(f"{escape(section)}  [cyan]{escape(first if first == last else f'{first} – {last}')}[/]")
    first = book.clauses[0].id
    console.print(escape(words("rules-more", section=rulebook.beginning(first), clause=first)))
