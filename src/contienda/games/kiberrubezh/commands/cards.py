"""`contienda cards`: card sets and boosters of Киберрубеж: check, show, open, verify, sealed, draft."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.console.output import screen
from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import boosters, cardtext, collection
from contienda.games.kiberrubezh.collection import Collection
from contienda.games.kiberrubezh.commands._draft import draft
from contienda.games.kiberrubezh.commands._files import claim, finish, read, words_of
from contienda.games.kiberrubezh.library import Card, Library, folded, standard
from contienda.games.kiberrubezh.scenario import with_set


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    made = flags.actions(parser, words, "cards", ("check", "show", "open", "verify", "sealed", "draft"))
    made["check"].add_argument("file", metavar="FILE", help=words["cards-file"])
    made["show"].add_argument("card", nargs="*", metavar="CARD", help=words["cards-card"])
    made["open"].add_argument("-n", dest="count", type=int, default=1, metavar="N", help=words["cards-count"])
    made["open"].add_argument("--collection", metavar="FILE", help=words["cards-collection"])
    made["verify"].add_argument("file", metavar="FILE", help=words["cards-collection"])
    for name in ("sealed", "draft"):
        made[name].add_argument("file", metavar="FILE", help=words["cards-decks"])
    made["draft"].add_argument("--bots", action="store_true", help=words["cards-bots"])
    for name in ("open", "sealed", "draft"):
        made[name].add_argument("--seed", type=int, metavar="S", help=words["seed"])


def run(parsed: argparse.Namespace) -> int:
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "check": check,
        "show": show,
        "open": open_boosters,
        "verify": verify,
        "sealed": sealed,
        "draft": draft,
    }
    return actions[parsed.action](parsed)


# --- sets ------------------------------------------------------------------------------------------------------------


def check(parsed: argparse.Namespace) -> int:
    """List every error of a set by line, then its cards as printed."""
    words = words_of(parsed)
    library, problems = with_set(read(parsed.file))
    for problem in problems:
        print(problem.error(parsed.file).sentence(words.language))
    if problems:
        return 1
    own = [card for card in library.values() if card.no not in standard()]
    print(words("cards-fine", file=parsed.file, count=len(own)))
    for card in own:
        print(f"{card.no:03} {card.names[words.language]}: {cardtext.help_text(card, words.language)}")
    return 0


def show(parsed: argparse.Namespace) -> int:
    """Show cards of the library by number and name, or all of them."""
    words = words_of(parsed)
    library = standard()
    console = screen()
    for card in wanted(parsed.card, library) if parsed.card else library.values():
        told = cardtext.help_text(card, words.language)
        console.print(f"[bold bright_blue]{card.no:03} {escape(card.names[words.language])}[/]  {escape(told)}")
    return 0


def wanted(given: list[str], library: Library) -> list[Card]:
    """Numbers are cards; the words between them are one name, or several if no card has that name."""
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
    """The cards whose name contains this text, in any language, with or without accents."""
    part = folded(name)
    return [card for card in library.values() if any(part in folded(each) for each in card.names.values())]


# --- boosters and collections ----------------------------------------------------------------------------------------


def open_boosters(parsed: argparse.Namespace) -> int:
    """Open boosters of a seed one by one, into a collection file if given."""
    words = words_of(parsed)
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
    """Check that a collection holds what its openings gave."""
    words = words_of(parsed)
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
    """Open six boosters per seat and write both decks built from them to one playable file."""
    words = words_of(parsed)
    library = standard()
    claim(parsed.file)
    seed = arguments.seed(parsed)
    deal = boosters.of_seed(library, seed)
    pools = [boosters.together(boosters.sealed(deal, seat)) for seat in range(2)]
    finish(parsed, words, pools, seed)
    return 0
