"""Aids for both teams and the forms of the facilitator, in the words of the rulebook."""

from __future__ import annotations

from contienda.games.buenosos import drawings
from contienda.games.buenosos.card_text import sentence
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.micro_debrief import QUESTIONS
from contienda.i18n.sides import side_goal
from contienda.play import rulebook
from contienda.press.parts import Face, Job, Kind, Part
from contienda.press.rule_sheet import aid, inline

COMMON = ("4.1", "4.2", "5.0", "7.3", "8.1", "8.2", "8.3a", "8.3b", "10")
TEAMS = {  # seat: id of the side, colour, and the clauses of that team
    0: ("malosos", "#a8201a", ("4.3", "4.4a", "4.4b", "5.2", "5.3")),
    1: ("buenosos", "#1f68a6", ("4.4a", "4.4c", "5.4", "9")),
}
FACILITATOR = ("3", "5.1", "5.5", "6", "7.1", "7.2", "7.4", "7.5", "7.6", "8.4", "11")
DEBRIEF = ("12a", "12b", "12c", "12d")
ACTIONS = 5  # empty rows of the action table


def aids(job: Job, files: dict[str, str]) -> list[Part]:
    """A page for each team: its goal, its turn, and what states do."""
    assert isinstance(job.game, BuenososGame)
    options = job.game.resolve(job.game.presets[0].name, {})
    found = []
    for seat, (side, colour, clauses) in TEAMS.items():
        files[f"bear-{side}.svg"] = drawings.svg(200, 200, drawings.bear(side, job.low))
        found.append(aid(
            job, f"aid-{side}", "aids", job.words(f"side-{seat}"), [*clauses, *COMMON],
            about=side_goal(job.game, job.words, seat, options), colour=colour, art=f"bear-{side}.svg",
        ))  # fmt: skip
    return found


def facilitator(job: Job) -> list[Part]:
    """The record of the micro-debriefs and the sheet of the final debrief."""
    assert isinstance(job.game, BuenososGame)
    options = job.game.resolve(job.game.presets[0].name, {})
    book = rulebook.load(job.game, job.language)
    words = {key: job.words(f"print-form-{key}") for key in (
        "turn", "stability", "trust", "action", "owner", "date", "actions")}  # fmt: skip
    record = {
        "title": job.words("print-micro"),
        "about": inline(book.by_id["5.5c"].text),
        "questions": [
            {"side": job.words(f"side-{seat}"), "text": job.words(key)} for seat, key in sorted(QUESTIONS.items())
        ],
        "turns": max(options["turns"], 8),
        "words": words,
    }
    debrief = {
        "title": job.words("print-debrief"),
        "items": [inline(sentence(book.by_id[each].text.rstrip(";."))) for each in DEBRIEF],
        "teams": [job.words(f"side-{seat}") for seat in (0, 1)],
        "actions": ACTIONS,
        "words": words,
    }
    return [
        Part("micro", "facilitator", str(record["title"]), Face("micro", record), kind=Kind.SHEET, landscape=True),
        Part("debrief", "facilitator", str(debrief["title"]), Face("debrief", debrief), kind=Kind.SHEET),
        aid(job, "aid-facilitator", "facilitator", job.words("side-2"), FACILITATOR, colour="#5d574b"),
    ]  # fmt: skip
