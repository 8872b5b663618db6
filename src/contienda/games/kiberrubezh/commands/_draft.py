"""`contienda cards draft`: a draft in the terminal. Every pick is saved at once next to the file, so none is lost."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contienda.cli import arguments
from contienda.cli.console.output import screen
from contienda.core import files
from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import boosters, building, cardtext
from contienda.games.kiberrubezh.commands._files import claim, finish, read, words_of
from contienda.games.kiberrubezh.deck import Cards
from contienda.games.kiberrubezh.constants import KIND_NAMES
from contienda.games.kiberrubezh.library import Library, standard
from contienda.i18n.speaker import Texts

FORMAT = "contienda-draft/1"
KEPT = ".draft"  # suffix of the file that holds an unfinished draft


class Progress:
    """A draft in progress: its seed, the picks of both seats in order, and its file."""

    def __init__(self, path: Path, seed: int, picks: list[list[int]]) -> None:
        self.path = path
        self.seed = seed
        self.picks = picks
        self.table = boosters.Draft(boosters.of_seed(standard(), seed))
        for first, second in picks:
            self.table.take(first, second)

    def take(self, first: int, second: int) -> None:
        self.table.take(first, second)
        self.picks.append([first, second])

    def keep(self) -> None:
        """Replace the file atomically, so that an interruption keeps the previous one."""
        try:
            files.write(self.path, json.dumps({"format": FORMAT, "seed": self.seed, "picks": self.picks}) + "\n")
        except OSError as error:
            raise BadOption("error-unwritable", file=str(self.path), reason=error.strerror or str(error)) from None


def begin(path: Path, parsed: argparse.Namespace) -> Progress:
    """Resume an interrupted draft, or start a new one."""
    if not path.exists():
        return Progress(path, arguments.seed(parsed), [])
    text = read(str(path))
    try:
        found = json.loads(text)
        if found["format"] != FORMAT or not 0 <= found["seed"] < arguments.SEED_BOUND:
            raise ValueError
        progress = Progress(path, found["seed"], found["picks"])
    except (ValueError, KeyError, TypeError, IndexError):
        raise BadOption("error-draft", file=str(path)) from None
    if parsed.seed not in (None, progress.seed):
        raise BadOption("error-draft-seed", file=str(path), seed=str(progress.seed))
    return progress


def draft(parsed: argparse.Namespace) -> int:
    """Run a draft for two: you pick by number, the bot by estimate; then build and write both decks."""
    words = words_of(parsed)
    claim(parsed.file)
    progress = begin(Path(parsed.file + KEPT), parsed)
    if progress.picks:
        print(words("cards-resumed", file=str(progress.path), count=len(progress.picks)))
    try:
        pick_all(progress, words, parsed.bots)
        finish(parsed, words, progress.table.taken, progress.seed)
    except (KeyboardInterrupt, BadOption):
        if progress.path.exists():
            command = f"contienda cards draft {shlex.quote(parsed.file)}"
            print("\n" + words("cards-draft-kept", file=str(progress.path), command=command))
        raise
    progress.path.unlink(missing_ok=True)
    return 0


def pick_all(progress: Progress, words: Texts, bots: bool) -> None:
    """Pick until all boosters are empty."""
    library = standard()
    table = progress.table
    while not table.over:
        second = building.best_pick(table.packs[1], table.taken[1], library)
        if bots:
            progress.take(building.best_pick(table.packs[0], table.taken[0], library), second)
        else:
            progress.take(choose(table, library, words), second)
            progress.keep()


def choose(table: boosters.Draft, library: Library, words: Texts) -> int:
    """Show the progress and the picks so far, and ask for a card of the booster."""
    pack = table.packs[0]
    pick = boosters.SIZE - len(pack) + 1
    console = screen()
    head = words("cards-booster", number=table.round + 1, all=boosters.DRAFTED, pick=pick, picks=boosters.SIZE)
    console.print(f"\n[bold]{escape(head)}[/]")
    for line in own_picks(table.taken[0], library, words):
        console.print(Padding(Text(line), (0, 0, 0, 2)))
    offer = Table.grid(padding=(0, 1))
    offer.add_column(justify="right", style="bold", no_wrap=True)
    offer.add_column()
    for number, no in enumerate(pack, 1):
        card = library[no]
        told = Text(f"{no:03} {card.names[words.language]}: ", style="bold")
        offer.add_row(str(number), told.append(cardtext.help_text(card, words.language), style="not bold"))
    console.print(offer)
    while True:
        print(words("cards-which", most=len(pack)), end="> ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise KeyboardInterrupt
        picked = arguments.number(line.strip())
        if picked is not None and 1 <= picked <= len(pack):
            return pack[picked - 1]
        print(words("cards-not-here", answer=line.strip()[:60], most=len(pack)))


def own_picks(taken: Cards, library: Library, words: Texts) -> list[str]:
    """The player's picks so far, one line per kind of card."""
    if not taken:
        return []
    found = [words("cards-taken-so-far", count=sum(taken.values()))]
    for kind in KIND_NAMES:
        of_kind = {no: count for no, count in sorted(taken.items()) if library[no].kind == kind}
        if of_kind:
            names = [
                (f"{count}× " if count > 1 else "") + library[no].names[words.language] for no, count in of_kind.items()
            ]
            found.append(f"{words(f'kind_of_card-{kind}')} ({sum(of_kind.values())}): {', '.join(names)}")
    return found
