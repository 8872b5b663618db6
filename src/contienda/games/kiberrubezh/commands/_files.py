"""Files that the cards, deck and draft commands read and write."""

from __future__ import annotations

import argparse
from pathlib import Path

from contienda.cli import arguments
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import building, deck
from contienda.games.kiberrubezh.deck import Cards, Deck
from contienda.games.kiberrubezh.game import GAME
from contienda.games.kiberrubezh.library import Library, standard
from contienda.i18n.speaker import Texts, of_game


def words_of(parsed: argparse.Namespace) -> Texts:
    """All texts of the game in the language of the call."""
    return of_game(GAME, arguments.language(parsed))


def read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=file, reason=error) from None


def claim(file: str) -> None:
    """Check that the new file can be written, before the user does any work for it."""
    write(file, "")
    Path(file).unlink()


def write(file: str, text: str) -> None:
    """Write a file without overwriting an existing one."""
    try:
        with Path(file).open("x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        raise BadOption("error-file-exists", file=file) from None
    except OSError as error:
        raise BadOption("error-unwritable", file=file, reason=error.strerror or str(error)) from None


def finish(parsed: argparse.Namespace, words: Texts, pools: list[Cards], seed: int) -> None:
    """Write both decks, with the first seat's whole pool as comments, so that its owner can change the deck."""
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
    print(words("cards-play", file=parsed.file, seed=str(seed), game=GAME.id))


def listed(cards: Cards, library: Library, words: Texts) -> str:
    return deck.write(Deck("", cards), library, words.language)
