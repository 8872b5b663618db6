"""Rule sheets and player aids from a game's rulebook: clauses as data for the house layouts `rules` and `aid`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from contienda.play import rulebook
from contienda.play.rulebook import Clause
from contienda.press.parts import Face, Job, Kind, Part

_REFERENCE = re.compile(
    r" ?\((?:[A-Z]-R)?\d+(?:\.\d+)?[a-z]?(?:, (?:[A-Z]-R)?\d+(?:\.\d+)?[a-z]?)*\)"
)  # " (5.7a, 9.3)"
_INLINE = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\)")


def rule_sheet(job: Job, group: str = "rules") -> Part:
    """The whole rulebook as a sheet that flows over pages."""
    book = rulebook.load(job.game, job.language)
    kinds = sorted({clause.kind for clause in book.clauses} & {"ruling", "reconstructed"})
    data = {
        "title": book.title,
        "sections": sections(book.clauses),
        "kinds": {kind: job.words(f"kind-{kind}") for kind in kinds},
    }
    return Part("rules", group, book.title, Face("rules", data), kind=Kind.SHEET)


def aid(job: Job, id: str, group: str, title: str, clauses: Iterable[str], **more: object) -> Part:
    """A page with these clauses or sections, under the titles of their sections; `more` goes to the layout."""
    book = rulebook.load(job.game, job.language)
    chosen = [clause for wanted in clauses for clause in book.find(wanted)]
    data = {"title": title, "sections": sections(chosen), **more}
    return Part(id, group, title, Face("aid", data), kind=Kind.SHEET)


def quoted(job: Job, clauses: Iterable[str]) -> list[dict[str, object]]:
    """Single clauses for a page without clause numbers: references to other clauses are left out."""
    book = rulebook.load(job.game, job.language)
    chosen = [book.by_id[id] for id in clauses]
    return sections(
        Clause(clause.id, clause.kind, clause.section, _REFERENCE.sub("", clause.text)) for clause in chosen
    )


def sections(clauses: Iterable[Clause]) -> list[dict[str, object]]:
    """Clauses by section, in the given order."""
    found: dict[str, list[dict[str, object]]] = {}
    for clause in clauses:
        found.setdefault(clause.section, []).append({
            "id": clause.id,
            "kind": clause.kind,
            "blocks": blocks(clause.text),
        })  # fmt: skip
    return [{"title": title, "clauses": held} for title, held in found.items()]


def blocks(text: str) -> list[dict[str, object]]:
    """A clause as paragraphs, lists and tables."""
    found: list[dict[str, object]] = []
    for line in text.split("\n"):
        stripped = line.strip()
        if stripped.startswith("|"):
            cells = [inline(cell.strip()) for cell in stripped.strip("|").split("|")]
            if all(re.fullmatch(r":?-+:?", cell.strip()) for cell in stripped.strip("|").split("|")):
                continue
            if not found or found[-1]["kind"] != "table":
                found.append({"kind": "table", "rows": []})
            rows = found[-1]["rows"]
            assert isinstance(rows, list)
            rows.append(cells)
        elif stripped.startswith("- "):
            if not found or found[-1]["kind"] != "list":
                found.append({"kind": "list", "items": []})
            items = found[-1]["items"]
            assert isinstance(items, list)
            items.append(inline(stripped[2:]))
        elif stripped:
            found.append({"kind": "text", "text": inline(stripped)})
    return found


def inline(text: str) -> list[list[str]]:
    """Text in runs of one style: plain, strong, slanted or code."""
    runs: list[list[str]] = []
    at = 0
    for match in _INLINE.finditer(text):
        if match.start() > at:
            runs.append(["plain", text[at : match.start()]])
        style = "code" if match[1] else "strong" if match[2] else "slanted" if match[3] else "plain"
        runs.append([style, match[1] or match[2] or match[3] or match[4]])
        at = match.end()
    if at < len(text):
        runs.append(["plain", text[at:]])
    return runs
