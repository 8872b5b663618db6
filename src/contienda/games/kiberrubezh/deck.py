"""Decks as plain text that people can paste and read back; errors are reported by line.

A line is a count, a number and a name in any of the three languages; either number or name is enough. `[Title]` starts
a deck, `#` a comment. `pool:` lists the cards of sealed play or a draft as counts and numbers; the deck may use no
others.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh.constants import COPIES, DECK_SIZE
from contienda.games.kiberrubezh.library import LANGUAGES, Library, folded, standard

FOLDER = Path(__file__).parent / "data" / "decks"
SHIPPED = ["red_team", "blue_team", "blitz", "bastion", "shadow", "sabotage", "sampler_a", "sampler_b", "sampler_c"]
BALANCED = SHIPPED[:6]  # the samplers hold one copy of each card, for trying them out
_LINE = re.compile(r"(?P<count>[0-9]{1,3})\s*[x×хX]?\s+(?:(?P<no>[0-9]{1,3})\b)?\s*(?P<name>.*)")
_POOL = "pool:"
_POOL_ENTRY = re.compile(r"(?P<count>[0-9]{1,3})\s+(?P<no>[0-9]{1,3})")
_POOL_WIDTH = 12  # entries per line
Cards = dict[int, int]  # number -> copies
MOST_LINES = 1_000  # limit for a text; a deck has fifty


class CardName(BadOption):
    """A card as a value in a message: shown by its name in the language of the message."""

    def sentence(self, language: str) -> str:
        return str(self.values[language])


class Mistake:
    """An error in a deck and its line (0 for the whole deck)."""

    def __init__(self, line: int, key: str, **values: object) -> None:
        self.line = line
        self.key = key
        self.values = values

    def reason(self) -> BadOption:
        return BadOption(self.key, **self.values)

    def error(self, file: str) -> BadOption:
        if self.line == 0:
            return BadOption("error-deck", file=file, reason=self.reason())
        return BadOption("error-deck-line", file=file, line=self.line, reason=self.reason())


class Deck:
    """A title and the count of each number; `lines` says where each number appeared in the text.

    A deck of sealed play or a draft carries its pool: the cards it may use, besides base assets.
    """

    def __init__(self, title: str, cards: Cards, lines: dict[int, int] | None = None) -> None:
        self.title = title
        self.cards = cards
        self.lines = lines if lines is not None else {}
        self.pool: Cards | None = None

    @property
    def size(self) -> int:
        return sum(self.cards.values())


def read(text: str, library: Library) -> tuple[list[Deck], list[Mistake]]:
    """Read all decks of a text and list its unreadable lines."""
    decks: list[Deck] = []
    mistakes: list[Mistake] = []
    names = by_name(library)
    written = text.splitlines()
    if len(written) > MOST_LINES:
        return [], [Mistake(MOST_LINES + 1, "deck-long", most=MOST_LINES)]
    for number, raw in enumerate(written, 1):
        line = raw.split("#", 1)[0].strip().lstrip("\ufeff")
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            decks.append(Deck(line[1:-1].strip(), {}))
            continue
        if not decks:
            decks.append(Deck("", {}))
        deck = decks[-1]
        if line.startswith(_POOL):
            if not read_pool(deck, line.removeprefix(_POOL)):
                mistakes.append(Mistake(number, "deck-pool", found=line[:60]))
            continue
        found = entry(line, number, library, names)
        if isinstance(found, Mistake):
            mistakes.append(found)
            continue
        no, count = found
        deck.cards[no] = deck.cards.get(no, 0) + count
        deck.lines[no] = number
    return decks, mistakes


def read_pool(deck: Deck, line: str) -> bool:
    """Add the cards of a line to the pool; return whether the line is valid."""
    deck.pool = deck.pool or {}
    for each in line.split(","):
        match = _POOL_ENTRY.fullmatch(each.strip())
        if match is None:
            return False
        no = int(match["no"])
        deck.pool[no] = deck.pool.get(no, 0) + int(match["count"])
    return True


def entry(line: str, number: int, library: Library, names: dict[str, int]) -> tuple[int, int] | Mistake:
    """The number and count of one line."""
    match = _LINE.fullmatch(line)
    if match is None or not (match["no"] or match["name"]):
        return Mistake(number, "deck-not-a-line", found=line[:60])
    count = int(match["count"])
    if count < 1:
        return Mistake(number, "deck-count", found=match["count"])
    name = match["name"].strip()
    named = names.get(folded(name)) if name else None
    if match["no"] is None:
        return (named, count) if named is not None else Mistake(number, "deck-no-name", name=name[:60])
    no = int(match["no"])
    if no not in library:
        return Mistake(number, "deck-no-number", no=match["no"])
    if name and named != no:
        told = called(library, no) if named is None else f"{named:03}"
        key = "deck-name-unknown" if named is None else "deck-name-other"
        return Mistake(number, key, no=f"{no:03}", name=name[:60], told=told)
    return no, count


def by_name(library: Library) -> dict[str, int]:
    """The numbers of the cards by name, in every language."""
    return {folded(card.names[language]): card.no for card in library.values() for language in LANGUAGES}


def called(library: Library, no: int) -> CardName:
    return CardName("card", **library[no].names)


def write(deck: Deck, library: Library, language: str) -> str:
    """Write a deck as text, assets first, in library order."""
    lines = [f"[{deck.title}]"] if deck.title else []
    pool = [f"{count} {no:03}" for no, count in sorted((deck.pool or {}).items())]
    lines += [f"{_POOL} {', '.join(pool[at : at + _POOL_WIDTH])}" for at in range(0, len(pool), _POOL_WIDTH)]
    width = len(str(max(deck.cards.values(), default=1)))
    lines += [f"{deck.cards[no]:{width}} {no:03} {library[no].names[language]}" for no in sorted(deck.cards)]
    return "\n".join(lines) + "\n"


def check(deck: Deck, library: Library) -> list[Mistake]:
    """List what makes a deck illegal: too many of a number, too few cards, cards not in its pool (2.2, 2.3, L.6)."""
    mistakes = []
    for no, count in sorted(deck.cards.items()):
        if no not in library:
            mistakes.append(Mistake(deck.lines.get(no, 0), "deck-no-number", no=f"{no:03}"))
        elif count > COPIES and not library[no].base:
            name = called(library, no)
            mistakes.append(Mistake(deck.lines.get(no, 0), "deck-copies", no=f"{no:03}", name=name, count=count))
        elif deck.pool is not None and not library[no].base and count > deck.pool.get(no, 0):
            values: dict[str, object] = {
                "no": f"{no:03}",
                "name": called(library, no),
                "count": count,
                "owned": deck.pool.get(no, 0),
            }
            mistakes.append(Mistake(deck.lines.get(no, 0), "deck-not-in-pool", **values))
    if deck.size != DECK_SIZE:
        mistakes.append(Mistake(0, "deck-size", size=deck.size, wanted=DECK_SIZE))
    return mistakes


def inspect(text: str, library: Library) -> tuple[list[Deck], list[Mistake]]:
    """Read all decks of a text and list every error by line, those of the whole last."""
    decks, mistakes = read(text, library)
    for deck in decks:
        mistakes += check(deck, library)
    if not decks and not mistakes:
        mistakes.append(Mistake(0, "deck-empty"))
    return decks, sorted(mistakes, key=lambda each: (each.line == 0, each.line))


def legal(text: str, library: Library, file: str) -> list[Deck]:
    """The decks of a text; raises its first error."""
    decks, mistakes = inspect(text, library)
    if mistakes:
        raise mistakes[0].error(file)
    return decks


def one(text: str, library: Library) -> tuple[Deck, list[Mistake]]:
    """The only deck of a text, with all its errors."""
    decks, mistakes = inspect(text, library)
    if len(decks) > 1:
        mistakes.insert(0, Mistake(0, "deck-several", count=len(decks)))
    return decks[0] if decks else Deck("", {}), mistakes


def missing(deck: Deck, owned: Cards, library: Library) -> Cards:
    """The cards a deck needs that its owner lacks; base assets are free (L.5)."""
    return {
        no: count - owned.get(no, 0)
        for no, count in sorted(deck.cards.items())
        if not library[no].base and count > owned.get(no, 0)
    }


@lru_cache(maxsize=1)
def shipped() -> dict[str, Deck]:
    """The built-in decks, by name."""
    library = standard()
    return {name: legal(file_of(name).read_text(encoding="utf-8"), library, name)[0] for name in SHIPPED}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
