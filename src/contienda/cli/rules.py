"""`contienda rules GAME [CLAUSE]`: the rulebook as clauses, a section of it, or one clause."""

from __future__ import annotations

import argparse

from rich.markup import escape

from contienda.cli import ask
from contienda.cli.screen import screen
from contienda.core import registry, rulebook
from contienda.core.rulebook import Clause


def run(parsed: argparse.Namespace) -> int:
    game = registry.load(parsed.game)
    book = rulebook.load(game, ask.language(parsed))
    chosen = book.clauses
    if parsed.clause is not None:
        below = [each for each in book.clauses if each.id.startswith((parsed.clause + ".", parsed.clause + "a"))]
        chosen = below if below and parsed.clause not in book.by_id else [book.find(parsed.clause)]
    if parsed.json:
        ask.print_json([as_dict(clause) for clause in chosen])
        return 0
    words = ask.texts(parsed)
    console = screen()
    if parsed.clause is None:
        console.print(f"[bold]{escape(book.title)}[/]")
    section = ""
    for clause in chosen:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold]{escape(section)}[/]")
        kind = "" if clause.kind in ("rule", "info") else f" [yellow]({words(f'kind-{clause.kind}')})[/]"
        console.print(f"[cyan]{clause.id}[/]{kind}  {escape(clause.text)}")
    return 0


def as_dict(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, "kind": clause.kind, "section": clause.section, "text": clause.text}
