"""What `?` explains: cards, places, units and terms by the names a player may type.

A game lists its things in its `terminal` part. Pieces with a help text, and the terms of the glossary, are added here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from contienda.core.vocabulary import SEAT, Said
from contienda.i18n.languages import FALLBACK
from contienda.i18n.speaker import Speaker

Piece = tuple[str, str]  # kind and name, as in the vocabulary


@dataclass
class Thing:
    """One thing: its title, other names people may type, and what there is to say, the most important first."""

    title: str
    tell: Callable[[], list[str]]
    names: list[str] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)


def all_things(found: Iterable[Thing], speaker: Speaker) -> list[Thing]:
    """Return the game's own things, then other pieces with a help text, then the glossary."""
    things = list(found)
    known = {piece for thing in things for piece in thing.pieces}
    for piece in pieces_of(speaker):
        if piece not in known:
            known.add(piece)
            told = help_of(piece, speaker)
            if told:
                title = speaker.forms(*piece)[""].strip()
                things.append(Thing(title, lambda told=told: [told], [piece[1]], [piece]))  # type: ignore[misc]
    return things + glossary(speaker)


def pieces_of(speaker: Speaker) -> list[Piece]:
    """List every piece of the vocabulary that has a name."""
    found: dict[Piece, None] = {}
    for verb in speaker.game.vocabulary.verbs:
        for argument in verb.arguments:
            if argument.piece.kind != SEAT:
                found.update(dict.fromkeys((argument.piece.kind, name) for name in argument.piece.names))
    return list(found)


def help_of(piece: Piece, speaker: Speaker) -> str:
    """Return the help text of a piece, "" without one."""
    kind, name = piece
    if kind in speaker.game.named_by_data:
        return speaker.forms(kind, name).get("help", "")
    key = f"{kind}-{name}-help"
    return speaker.texts(key) if speaker.texts.has(key) else ""


def glossary(speaker: Speaker) -> list[Thing]:
    """Return the terms of the game's glossary."""
    path = Path(speaker.game.folder) / "texts" / f"{FALLBACK}.ftl"
    keys = re.findall(r"^(glossary-\w+) =", path.read_text(encoding="utf-8"), re.MULTILINE) if path.exists() else []
    found = []
    for key in keys:
        forms = speaker.texts.forms(key)
        names = [form.replace("*", "") for form in forms.get("forms", "").split(", ") if form]
        clause = f"  [{forms['clause']}]" if "clause" in forms else ""
        told = forms.get("means", "") + clause
        found.append(Thing(forms[""], lambda told=told: [told], names))  # type: ignore[misc]
    return found


def named(word: str, things: list[Thing]) -> list[Thing]:
    """Find the things of that name: exactly, else those that begin with it, else those that contain it."""
    wanted = plain(word)
    if not wanted:
        return []
    labels = [[plain(each) for each in (thing.title, *thing.names)] for thing in things]
    for matches in (
        lambda label: label == wanted,
        lambda label: label.startswith(wanted),
        lambda label: len(wanted) > 2 and wanted in label,
    ):
        found = [thing for thing, names in zip(things, labels, strict=True) if any(map(matches, names))]
        if found:
            return found
    return []


def plain(word: str) -> str:
    """Fold case and accents, so that `telon` finds Telón."""
    folded = unicodedata.normalize("NFD", word.casefold().strip())
    return "".join(each for each in folded if not unicodedata.combining(each))


def of_choice(said: Said, things: list[Thing], speaker: Speaker) -> list[Thing]:
    """Return the things a choice is about."""
    found = []
    for argument, value in zip(said.verb.arguments, said.values, strict=True):
        if argument.piece.names:
            piece = (argument.piece.kind, argument.piece.name(value))
            found += [thing for thing in things if piece in thing.pieces][:1]
    return found
