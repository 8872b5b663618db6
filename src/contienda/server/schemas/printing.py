"""HTTP messages about printing."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.i18n.languages import Language

MOST_TEXT = 400_000  # characters of a scenario, a deck or a library
Text = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class PrintGroup(msgspec.Struct):
    """Something that can be printed. `usual` ones are printed if nothing is chosen."""

    id: str
    name: str
    usual: bool


class PrintDeck(msgspec.Struct):
    """A built-in deck that can be printed."""

    id: str
    name: str


class PrintOffer(msgspec.Struct):
    """What can be printed of a game."""

    game: str
    groups: list[PrintGroup]
    decks: list[PrintDeck]


class PrintOrder(msgspec.Struct, forbid_unknown_fields=True):
    """What to print, and how. Scenario and library are texts of files; a deck is a name or a list of cards."""

    language: Language = "en"
    what: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)] = []
    paper: Literal["a4", "letter"] = "a4"
    ink: Literal["colour", "low"] = "colour"
    bleed: bool = False
    whole: bool = False
    scenario: Text = ""
    deck: Text = ""
    library: Text = ""


class PrintPreview(msgspec.Struct):
    """The first sheets as PNG in data addresses, and how many pages there are in all."""

    sheets: list[str]
    pages: int
