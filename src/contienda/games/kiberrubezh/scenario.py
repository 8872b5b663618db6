"""Custom decks and cards as the text of a file: a deck list to paste, or TOML with cards and decks.

A deck list may hold one deck or two. A set (`format = 1`) adds `[[card]]` to the library and may hold `[[deck]]` with a
`list` in the same plain form.
"""

from __future__ import annotations

import re

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import deck as decks
from contienda.games.kiberrubezh import library as libraries
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.library import Library
from contienda.quality import toml_reader

_FORMAT = re.compile(r"^[ \t]*format[ \t]*=", re.MULTILINE)


def parse(text: str, file: str) -> tuple[Library, list[Deck]]:
    """The library with the text's additions, and its decks, all legal; raises the first error."""
    toml_reader.check_length(text)
    if not _FORMAT.search(text):
        return libraries.standard(), decks.legal(text, libraries.standard(), file)
    library, problems = with_set(text)
    if problems:
        raise problems[0].error(file)
    found: list[Deck] = []
    own = toml_reader.read(text).get("deck", [])
    for at, each in enumerate(own if isinstance(own, list) else [own], 1):
        listed = each.get("list") if isinstance(each, dict) else None
        if not isinstance(listed, str):
            raise BadOption("error-deck", file=file, reason=BadOption("deck-no-list", number=at))
        found += decks.legal(listed, library, f"{file} [[deck]] {at}")
    return library, found


def with_set(text: str) -> tuple[Library, list[libraries.Problem]]:
    """The library with the cards of a set, and the errors in the set."""
    library = dict(libraries.standard())
    cards, problems = libraries.read(text, library)
    library.update({card.no: card for card in cards})
    return library, problems
