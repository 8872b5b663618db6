"""What can be printed of Киберрубеж: decks, the whole library, a playmat, counters, an aid, rules.

See `contienda.press.parts`. A deck is the name of a built-in one or a list of cards; a library is a set as TOML.
"""

from __future__ import annotations

from pathlib import Path

from contienda.core.game import Game
from contienda.games.kiberrubezh import cardtext
from contienda.games.kiberrubezh import deck as lists
from contienda.games.kiberrubezh.card_art import card_art
from contienda.games.kiberrubezh.library import standard
from contienda.games.kiberrubezh.printed_parts import cards, playmat
from contienda.press.parts import Credits, Job, Part, Printed
from contienda.press.rule_sheet import aid, rule_sheet

LAYOUTS = Path(__file__).parent / "print.typ"
AID = ("4", "5.1", "5.2", "5.5", "5.7", "6", "7", "8.2", "8.3", "8.4", "8.6", "9.1", "9.2", "9.3", "10", "11")


def groups(game: Game) -> list[str]:
    return ["deck", "library", "playmat", "counters", "aids", "rules"]


def usual(game: Game) -> list[str]:
    """Without a choice: everything two players need, but not one of every card."""
    return [each for each in groups(game) if each != "library"]


def printed(job: Job) -> Printed:
    """Return the parts of the groups of a job."""
    files: dict[str, str] = {}
    parts: list[Part] = []
    for group in job.groups:
        if group == "deck":
            parts += cards.decks(job, files)
        elif group == "library":
            parts += cards.library(job, files)
        elif group == "playmat":
            parts.append(playmat.mat(job, files))
        elif group == "counters":
            parts += playmat.counters(job, files)
        elif group == "aids":
            parts.append(aid(job, "aid", "aids", job.words("print-aid"), AID, colour="#0b5f78"))
        else:
            parts.append(rule_sheet(job))
    return Printed(job.words("game-name"), parts, Credits(job.words("print-work"), job.words("print-ours")), files)


def decks(language: str) -> dict[str, str]:
    """The built-in decks by name."""
    return {name: cardtext.title(name, language) for name in lists.SHIPPED}


def art(name: str, light: str) -> str | None:
    """The picture of a card by its number."""
    card = standard().get(int(name)) if name.isdigit() and len(name) <= 4 else None
    return card_art(card, light) if card is not None else None
