"""What can be printed of ¡Misiles, Ahora!: players' sheets, help sheets, rules. See `contienda.press.parts`."""

from __future__ import annotations

from pathlib import Path

from contienda.core.game import Game
from contienda.games.misiles.constants import COSTS, NAMES
from contienda.games.misiles.drawings import form
from contienda.games.misiles.drawings.icons import ICONS, icon
from contienda.play import rulebook, svg
from contienda.press import rule_sheet
from contienda.press.parts import Credits, Face, Job, Part, Printed

LAYOUTS = Path(__file__).parent / "print.typ"
SHEETS = 4  # one for each player of a game; the box has a hundred, so print this page as often as you play
HELPS = 4  # (2.1)
ELEMENTS = "11"  # the chapter with a clause, or several, for each element
TURN = ("7.1", "7.2", "7.3", "7.4", "7.5", "8.1", "8.3", "8.5", "9.1", "10.1", "10.2", "10.3")


def groups(game: Game) -> list[str]:
    return ["sheets", "aids", "rules"]


def printed(job: Job) -> Printed:
    """Return the parts of the groups of a job."""
    files: dict[str, str] = {}
    made = {
        "sheets": lambda: [sheet_part(job, files)],
        "aids": lambda: [help_part(job, files)],
        "rules": lambda: [rule_sheet.rule_sheet(job)],
    }
    parts = [part for group in job.groups for part in made[group]()]
    return Printed(job.words("game-name"), parts, Credits(job.words("print-credits"), job.words("print-ours")), files)


def art(name: str, light: str) -> str | None:
    """An icon of an element or of the desk, for the page."""
    return svg.drawing(24, 24, icon(name, 0, 0, 24, "currentColor")) if name in ICONS else None


def sheet_part(job: Job, files: dict[str, str]) -> Part:
    """The form a player fills in."""
    files["sheet.svg"] = form.sheet(job.words, "print" if job.low else "day")
    face = Face("picture", {"art": "sheet.svg"})
    return Part("sheet", "sheets", job.words("print-sheet"), face, width=form.WIDTH, height=form.HEIGHT, count=SHEETS)


def help_part(job: Job, files: dict[str, str]) -> Part:
    """What the elements do, and the turn in short; as large as a sheet."""
    book = rulebook.load(job.game, job.language)
    elements = []
    for number, name in enumerate(NAMES, 1):
        files[f"icon-{name}.svg"] = svg.drawing(24, 24, icon(name, 0, 0, 24, "#000000" if job.low else colour(name)))
        clauses = [each.id for each in book.find(ELEMENTS) if each.id.rstrip("abcdef") == f"{ELEMENTS}.{number}"]
        elements.append({
            "art": f"icon-{name}.svg",
            "cost": int(COSTS[number - 1]),
            "name": job.words(f"element-{name}"),
            "sections": rule_sheet.quoted(job, clauses),
        })  # fmt: skip
    face = Face("help", {
        "title": job.words("print-help"),
        "elements": elements,
        "turn-title": job.words("print-turn"),
        "turn": rule_sheet.quoted(job, TURN),
    })  # fmt: skip
    return Part("help", "aids", job.words("print-help"), face, width=form.WIDTH, height=form.HEIGHT, count=HELPS)


def colour(name: str) -> str:
    return form.DAY.red if name == "missile" else form.DAY.ink
