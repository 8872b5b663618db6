"""Rulebooks as clauses: reads `rulebook/{en,es,ru}.md` of a game.

Format: `# title`, `## section`, then clauses. A clause begins on a new line with its id in bold, `**7.3**`, and runs
until the next clause or heading. Its kind may follow the id: `{ruling}` (the rulebook is silent and we decided),
`{reconstructed}` (we rebuilt it), `{info}` (nothing to test). Without one it is a rule. Everything but `{info}` needs a
test that cites it; `unshown.toml` beside the books lists the rulings that play cannot show, each with a reason.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from contienda.core.errors import BadText
from contienda.core.game import Game

FALLBACK = "en"
KINDS = ("rule", "ruling", "reconstructed", "info")
_CLAUSE = re.compile(r"^\*\*([^*\s]+)\*\*(?: \{(\w+)\})?(?: |$)(.*)$")


class Clause:
    """One numbered clause of a rulebook, a sentence or two."""

    def __init__(self, id: str, kind: str, section: str, text: str) -> None:
        self.id = id
        self.kind = kind
        self.section = section
        self.text = text


class Rulebook:
    """All clauses of a game in one language, in the order of the book."""

    def __init__(self, title: str, clauses: list[Clause]) -> None:
        self.title = title
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in clauses}

    def find(self, wanted: str) -> list[Clause]:
        """Find one clause by id, or all clauses of a section by its number or id prefix."""
        clause = self.by_id.get(wanted) or self.by_id.get(wanted.upper())
        if clause is not None:
            return [clause]
        found = [each for each in self.clauses if wanted and belongs(each, wanted)]
        if found:
            return found
        near = [each.id for each in self.clauses if belongs(each, beginning(wanted))]
        if near:
            raise BadText("error-no-clause", clause=wanted, names=", ".join(near[:12]))
        names = dict.fromkeys(beginning(each.id) for each in self.clauses)
        raise BadText("error-no-section", clause=wanted, names=", ".join(names))

    def sections(self) -> list[tuple[str, str, str]]:
        """Return every section with its first and its last clause."""
        found: dict[str, list[Clause]] = {}
        for each in self.clauses:
            found.setdefault(each.section, []).append(each)
        return [(name, clauses[0].id, clauses[-1].id) for name, clauses in found.items()]


def belongs(clause: Clause, wanted: str) -> bool:
    """Tell whether a clause belongs to the section of that number; 1 does not match 10, but 2 matches 2.1."""
    return any(re.match(rf"{re.escape(wanted)}(?!(?<=\d)\d)", each, re.I) for each in (clause.id, clause.section))


def beginning(id: str) -> str:
    """Return the part of an id all clauses of a chapter share: 7 of 7.3b, M-R of M-R12, B of B.2.1."""
    found = re.match(r"\d+|[^\W\d]+(-[^\W\d]+)?", id)
    return found.group() if found else id


def read(path: Path) -> Rulebook:
    """Parse one file; errors name their line."""
    title = ""
    section = ""
    clauses: list[Clause] = []
    seen: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        clause = _CLAUSE.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            section = line[3:].strip()
        elif clause:
            id, kind, text = clause.group(1), clause.group(2) or "rule", clause.group(3)
            if kind not in KINDS:
                raise BadText(
                    f"{path.name} line {number}: clause {id} has kind {kind!r}, use one of {', '.join(KINDS)}"
                )
            if id in seen:
                raise BadText(f"{path.name} line {number}: clause {id} appears twice")
            seen.add(id)
            clauses.append(Clause(id, kind, section, text.strip()))
        elif line.strip() and clauses and clauses[-1].section == section:
            joint = "\n" if line.lstrip().startswith(("|", "-")) or clauses[-1].text.endswith("|") else " "
            clauses[-1].text += joint + line.strip()
    if not clauses:
        raise BadText(f"{path.name} has no clauses: a clause begins a line with its id in bold, like **1.1**")
    return Rulebook(title, clauses)


def load(game: Game, language: str) -> Rulebook:
    """Load the rulebook in that language, or in English if the game lacks it."""
    for each in (language, FALLBACK):
        path = Path(game.folder) / "rulebook" / f"{each}.md"
        if path.exists():
            return read(path)
    raise BadText("error-no-rulebook", game=game.id)


def exists(game: Game) -> bool:
    return (Path(game.folder) / "rulebook" / f"{FALLBACK}.md").exists()


def unshown(game: Game) -> dict[str, str]:
    """Return the rulings that no play can show, each with its reason."""
    path = Path(game.folder) / "rulebook" / "unshown.toml"
    if not path.exists():
        return {}
    try:
        return {id: str(reason) for id, reason in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    except tomllib.TOMLDecodeError as error:
        raise BadText(f"{path.name} is not TOML: {error}") from error
