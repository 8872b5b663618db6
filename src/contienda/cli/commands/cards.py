"""`contienda cards`: sets of Киберрубеж and what comes out of boosters: check, show, open, verify, sealed, draft."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from contienda.cli import arguments
from contienda.cli.console.output import screen
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import boosters, building, cardtext, collection, deck
from contienda.games.kiberrubezh.collection import Collection
from contienda.games.kiberrubezh.deck import Cards, Deck
from contienda.games.kiberrubezh.library import Card, Library, folded, standard
from contienda.games.kiberrubezh.scenario import with_set
from contienda.i18n.speaker import Texts


def run(parsed: argparse.Namespace) -> int:
    from contienda.cli.commands.draft import draft  # which needs this module

    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "check": check,
        "show": show,
        "open": open_boosters,
        "verify": verify,
        "sealed": sealed,
        "draft": draft,
    }
    return actions[parsed.action](parsed)


def read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=file, reason=error) from None


def claim(file: str) -> None:
    """Whether a new file can be written there: asked before somebody has worked for it."""
    write(file, "")
    Path(file).unlink()


def write(file: str, text: str) -> None:
    """Nothing that is there is written over."""
    try:
        with Path(file).open("x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        raise BadOption("error-file-exists", file=file) from None
    except OSError as error:
        raise BadOption("error-unwritable", file=file, reason=error.strerror or str(error)) from None


# --- sets ------------------------------------------------------------------------------------------------------------


def check(parsed: argparse.Namespace) -> int:
    """Every mistake of a set, by line; then its cards as they will be printed."""
    words = arguments.texts(parsed)
    library, problems = with_set(read(parsed.file))
    for problem in problems:
        print(problem.error(parsed.file).told(words.language))
    if problems:
        return 1
    own = [card for card in library.values() if card.no not in standard()]
    print(words("cards-fine", file=parsed.file, count=len(own)))
    for card in own:
        print(f"{card.no:03} {card.names[words.language]}: {cardtext.help_text(card, words.language)}")
    return 0


def show(parsed: argparse.Namespace) -> int:
    """Cards of the library by numbers and names; all of them if nothing is named."""
    words = arguments.texts(parsed)
    library = standard()
    console = screen()
    for card in wanted(parsed.card, library) if parsed.card else library.values():
        told = cardtext.help_text(card, words.language)
        console.print(f"[cyan]{card.no:03} {escape(card.names[words.language])}[/]  {escape(told)}")
    return 0


def wanted(given: list[str], library: Library) -> list[Card]:
    """Each number is a card; words between them are one name, or names of their own if there is no such name."""
    found: dict[int, Card] = {}
    for numbers, run in groupby(given, key=lambda word: arguments.number(word) is not None):
        listed = list(run)
        whole = [] if numbers else called(" ".join(listed), library)
        for word in [] if whole else listed:
            cards = [library[int(word)]] if numbers and int(word) in library else called(word, library)
            if not cards:
                raise BadOption("error-no-card", card=word)
            whole += cards
        found |= {card.no: card for card in whole}
    return list(found.values())


def called(name: str, library: Library) -> list[Card]:
    """The cards with this in their name, in any language, with or without accents."""
    part = folded(name)
    return [card for card in library.values() if any(part in folded(each) for each in card.names.values())]


# --- boosters and collections ----------------------------------------------------------------------------------------


def listed(cards: Cards, library: Library, words: Texts) -> str:
    return deck.write(Deck("", cards), library, words.language)


def open_boosters(parsed: argparse.Namespace) -> int:
    """Boosters of a seed, one by one; into a collection file if one is named."""
    words = arguments.texts(parsed)
    library = standard()
    if not 1 <= parsed.count <= 1000:
        raise BadOption("error-number", option="-n", value=str(parsed.count), low=1, high=1000)
    seed = arguments.seed(parsed)
    path = Path(parsed.collection) if parsed.collection else None
    owned = collection.read(read(str(path)), str(path)) if path is not None and path.exists() else Collection()
    table = Table(title=words("cards-opened", seed=str(seed)), title_justify="left", show_header=False)
    for number, cards in enumerate(owned.open(library, seed, parsed.count), 1):
        names = [f"{no:03} {library[no].names[words.language]}" for no in cards]
        names[-1] += f" ({words('rarity-' + library[cards[-1]].rarity)})"
        table.add_row(str(number), escape(", ".join(names)))
    screen().print(table)
    if path is not None:
        try:
            path.write_text(owned.write(), encoding="utf-8")
        except OSError as error:
            raise BadOption("error-unwritable", file=str(path), reason=error.strerror or str(error)) from None
        print(words("cards-kept", file=str(path), count=sum(owned.cards.values())))
    return 0


def verify(parsed: argparse.Namespace) -> int:
    """Whether a collection holds what its openings gave."""
    words = arguments.texts(parsed)
    library = standard()
    owned = collection.read(read(parsed.file), parsed.file)
    wrong = owned.unexplained(library)
    for no, difference in wrong.items():
        print(words("cards-unexplained", no=f"{no:03}", difference=f"{difference:+}"))
    if not wrong:
        print(words("cards-verified", file=parsed.file, count=sum(owned.cards.values())))
    return 1 if wrong else 0


# --- sealed play and draft -------------------------------------------------------------------------------------------


def sealed(parsed: argparse.Namespace) -> int:
    """Six boosters a seat; decks built from them, both in one file that can be played."""
    words = arguments.texts(parsed)
    library = standard()
    claim(parsed.file)
    seed = arguments.seed(parsed)
    deal = boosters.of_seed(library, seed)
    pools = [boosters.together(boosters.sealed(deal, seat)) for seat in range(2)]
    finish(parsed, words, pools, seed)
    return 0


def finish(parsed: argparse.Namespace, words: Texts, pools: list[Cards], seed: int) -> None:
    """Write both decks, with the first seat's whole pool as remarks, so that he may change his."""
    library = standard()
    decks = [building.build(pool, library, Rng(seed, 900 + seat)) for seat, pool in enumerate(pools)]
    text = ""
    for seat, each in enumerate(decks):
        each.title = words("cards-seat", number=seat + 1)
        each.pool = pools[seat]
        text += deck.write(each, library, words.language) + "\n"
        if seat == 0:
            rest = {no: count - each.cards.get(no, 0) for no, count in pools[0].items()}
            left = listed({no: count for no, count in rest.items() if count > 0}, library, words)
            text += "".join(f"# {line}\n" for line in [words("cards-left"), *left.splitlines()]) + "\n"
    write(parsed.file, text)
    print(words("cards-play", file=parsed.file, seed=str(seed)))
