"""`contienda deck`: decks of Киберрубеж as plain text: check, show, random, best, balance."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path

from rich.table import Table

from contienda.bots.bot import GreedyBot, Sight
from contienda.cli import arguments, flags
from contienda.cli.console.output import screen
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.kiberrubezh import building, cardtext, collection, deck
from contienda.games.kiberrubezh.commands._files import read, words_of
from contienda.games.kiberrubezh.constants import CATEGORY_NAMES, KIND_NAMES
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.game import duel
from contienda.games.kiberrubezh.library import Library, standard
from contienda.games.kiberrubezh.scenario import with_set
from contienda.i18n.speaker import Texts
from contienda.lab.wilson import wilson

CANDIDATES = 4  # decks to try for each favourite category
SHOWN = 5  # how many of them the answer ranks


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    made = flags.actions(parser, words, "deck", ("check", "show", "random", "best", "balance"))
    made["check"].add_argument("file", metavar="FILE", help=words["deck-file"])
    made["show"].add_argument("deck", nargs="?", metavar="DECK", help=words["deck-deck"])
    for name in ("check", "best"):
        made[name].add_argument("--collection", metavar="FILE", help=words["cards-collection"])
    for name in ("check", "show", "random", "best"):
        made[name].add_argument("--set", metavar="FILE", help=words["deck-set"])
    for name in ("random", "best", "balance"):
        made[name].add_argument("--seed", type=int, metavar="S", help=words["seed"])
    made["best"].add_argument("-n", "--games", type=int, default=36, metavar="N", help=words["games-count"])
    made["balance"].add_argument("-n", "--games", type=int, default=400, metavar="N", help=words["games-count"])
    made["balance"].add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "check": check,
        "show": show,
        "random": random,
        "best": best,
        "balance": balance,
    }
    return actions[parsed.action](parsed)


def library_of(parsed: argparse.Namespace) -> Library:
    """The library, including a set given in the call."""
    if not parsed.set:
        return standard()
    found, problems = with_set(read(parsed.set))
    if problems:
        raise problems[0].error(parsed.set)
    return found


def load(word: str, library: Library) -> list[Deck]:
    """Load a built-in deck or the decks of a file."""
    if word in deck.SHIPPED:
        return [deck.shipped()[word]]
    if not Path(word).exists():
        raise BadOption("error-no-deck", deck=word, names=", ".join(deck.SHIPPED))
    return deck.legal(read(word), library, word)


# --- check and show --------------------------------------------------------------------------------------------------


def check(parsed: argparse.Namespace) -> int:
    """List every error of a deck by line, and the cards a collection lacks for it."""
    words = words_of(parsed)
    library = library_of(parsed)
    decks, mistakes = deck.inspect(read(parsed.file), library)
    for mistake in mistakes:
        print(mistake.error(parsed.file).sentence(words.language))
    owned = collection.read(read(parsed.collection), parsed.collection) if parsed.collection else None
    lacking = [each for one in decks for each in (owned.lacks(one, library).items() if owned is not None else ())]
    for no, count in lacking:
        print(words("deck-lacks", no=f"{no:03}", name=library[no].names[words.language], count=count))
    if not mistakes and not lacking:
        for each in decks:
            print(words("deck-fine", file=parsed.file, title=each.title or words("deck-untitled")))
    return 1 if mistakes or lacking else 0


def show(parsed: argparse.Namespace) -> int:
    """Show a deck as text that can be read back, with its composition and, for a built-in one, its plan."""
    words = words_of(parsed)
    library = library_of(parsed)
    if not parsed.deck:
        for name in deck.SHIPPED:
            print(f"# {name}: {words(f'option-deck_a-{name}')}. {words(f'plan-{name}')}")
        return 0
    for each in load(parsed.deck, library):
        if parsed.deck in deck.SHIPPED:
            each = Deck(cardtext.title(parsed.deck, words.language), each.cards)
            print(f"# {words(f'option-deck_a-{parsed.deck}')}. {words(f'plan-{parsed.deck}')}")
        kinds = [(kind, sum(n for no, n in each.cards.items() if library[no].kind == kind)) for kind in KIND_NAMES]
        print("# " + ", ".join(f"{words(f'kind_of_card-{kind}')}: {count}" for kind, count in kinds))
        print(deck.write(each, library, words.language), end="")
    return 0


# --- random and best -------------------------------------------------------------------------------------------------


def random(parsed: argparse.Namespace) -> int:
    """Print a legal deck from a seed."""
    library = library_of(parsed)
    seed = arguments.seed(parsed)
    found = building.random_deck(library, Rng(seed, 1))
    print(f"# seed {seed}\n{deck.write(found, library, arguments.language(parsed))}", end="")
    return 0


def best(parsed: argparse.Namespace) -> int:
    """Print the deck of a pool that wins most against the built-in ones, from several built around each category."""
    words = words_of(parsed)
    library = library_of(parsed)
    seed = arguments.seed(parsed)
    pool = building.whole(library)
    if parsed.collection:
        pool = collection.read(read(parsed.collection), parsed.collection).cards
    rivals = [deck.shipped()[name] for name in deck.BALANCED]
    rounds = max(2, ask_games(parsed) // len(rivals))
    tried: list[tuple[int, Deck]] = []
    for number, favourite in enumerate(["", *CATEGORY_NAMES] * CANDIDATES):
        each = building.build(pool, library, Rng(seed, number), favourite)
        tried.append((sum(matches(library, each, rival, seed, rounds)[0] for rival in rivals), each))
    tried.sort(key=lambda each: -each[0])
    games = rounds * len(rivals)
    print(f"# seed {seed}")
    print("# " + words("deck-ranked", tried=len(tried), games=games))
    for place, (won, _) in enumerate(tried[:SHOWN], 1):
        share, interval = told_share(won, games)
        print(f"# {place}. {share} ({interval})")
    if wilson(tried[0][0], games)[0] < wilson(tried[1][0], games)[1]:
        print("# " + words("deck-close"))
    print(deck.write(tried[0][1], library, words.language), end="")
    return 0


def told_share(won: int, games: int) -> tuple[str, str]:
    """A share with its 95 % interval, for people."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} %", f"{100 * low:.0f}–{100 * high:.0f} %"


# --- balance ---------------------------------------------------------------------------------------------------------


def balance(parsed: argparse.Namespace) -> int:
    """Play each pair of built-in decks with the same bot; chance decides who begins."""
    words = words_of(parsed)
    games = ask_games(parsed)
    seed = 1 if parsed.seed is None else arguments.seed(parsed)
    shares: dict[tuple[str, str], tuple[int, int]] = {}
    for one, other in combinations(deck.BALANCED, 2):
        won, _ = matches(standard(), deck.shipped()[one], deck.shipped()[other], seed, games)
        shares[one, other] = (won, games)
        shares[other, one] = (games - won, games)
    if parsed.json:
        arguments.print_json(
            [
                {"deck": one, "against": other, "wins": won, "games": all_games, "interval": wilson(won, all_games)}
                for (one, other), (won, all_games) in shares.items()
            ]
        )
        return 0
    table = Table(title=words("deck-balance", games=games, seed=seed), title_justify="left")
    table.add_column("")
    for name in deck.BALANCED:
        table.add_column(cardtext.title(name, words.language), justify="right")
    for one in deck.BALANCED:
        row = [f"{100 * shares[one, other][0] / games:.0f} %" if one != other else "–" for other in deck.BALANCED]
        table.add_row(cardtext.title(one, words.language), *row)
    screen().print(table)
    screen().print(ranking(shares, words))
    return 0


def ranking(shares: dict[tuple[str, str], tuple[int, int]], words: Texts) -> Table:
    """The decks by their share of games won, each with its interval."""
    totals = {
        one: (
            sum(shares[one, other][0] for other in deck.BALANCED if other != one),
            sum(shares[one, other][1] for other in deck.BALANCED if other != one),
        )
        for one in deck.BALANCED
    }
    table = Table(title=words("deck-ranking"), caption=words("deck-overlap"), show_header=False)
    table.title_justify = table.caption_justify = "left"
    for place, name in enumerate(sorted(totals, key=lambda each: -totals[each][0]), 1):
        table.add_row(str(place), cardtext.title(name, words.language), *told_share(*totals[name]))
    return table


def ask_games(parsed: argparse.Namespace) -> int:
    if not 1 <= parsed.games <= 100_000:
        raise BadOption("error-games-count", value=parsed.games)
    return int(parsed.games)


def matches(library: Library, one: Deck, other: Deck, seed: int, games: int) -> tuple[int, int]:
    """How many games the first deck wins, half of them in each seat, and the total number of turns."""
    bot = GreedyBot()
    won = turns = 0
    tables = [duel(library, one, other), duel(library, other, one)]
    for number in range(games):
        table = tables[number % 2]
        rng = Rng(seed, number)
        state = table.start(2, table.resolve("own", {}))
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.advance(state.sample(rng))
            else:
                state.advance(bot.pick(Sight(state, int(state.actor())), rng))
        won += int(state.scores()[number % 2] == 1.0)
        turns += int(str(state.view(-3)["turn"]))
    return won, turns
