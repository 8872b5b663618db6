"""Worker jobs for decks and collections that untrusted users submit; see `contienda.server.intake`."""

from __future__ import annotations

from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import boosters, building, collection, deck
from contienda.games.kiberrubezh import schemas as shapes
from contienda.games.kiberrubezh.cardtext import texts
from contienda.games.kiberrubezh.collection import Collection
from contienda.games.kiberrubezh.library import standard

MOST_OPENED = 5_000  # boosters per collection


def check_deck(asked: shapes.CheckDeck) -> shapes.DeckCheck:
    library = standard()
    found, mistakes = deck.one(asked.text, library)
    problems = [shapes.DeckProblem(each.line or None, each.reason().sentence(asked.language)) for each in mistakes]
    lacks = deck.missing(found, asked.owned, library) if asked.owned is not None else {}
    written = deck.write(found, library, asked.language) if found.cards else ""
    return shapes.DeckCheck(found.title, found.cards, found.size, not mistakes, problems, lacks, written)


def suggest_deck(asked: shapes.SuggestDeck, seed: int, language: str) -> shapes.DeckSuggested:
    library = standard()
    if asked.way == "random":
        found = building.random_deck(library, Rng(seed, 1), asked.pool)
    else:
        pool = building.whole(library) if asked.pool is None else asked.pool
        found = building.build(pool, library, Rng(seed), asked.favourite)
    return shapes.DeckSuggested(texts(language)(f"deck-suggested-{asked.way}", seed=seed), found.cards, seed)


def check_collection(text: str) -> shapes.CollectionCheck:
    try:
        found = collection.read(text, "–")
    except BadOption:
        raise BadOption("error-no-collection") from None
    openings = [shapes.Opening(str(seed), first, count) for seed, first, count in found.openings]
    check_length(openings)
    return shapes.CollectionCheck(found.cards, openings, found.unexplained(standard()))


def write_collection(openings: list[shapes.Opening]) -> shapes.CollectionWritten:
    made = gathered(openings)
    return shapes.CollectionWritten(made.write(), made.cards)


def owned(openings: list[shapes.Opening]) -> dict[int, int]:
    """The cards owned after these openings."""
    return gathered(openings).cards


def gathered(openings: list[shapes.Opening]) -> Collection:
    """The cards these openings gave."""
    check_length(openings)
    made = Collection()
    made.openings = [(number_of(each.seed), each.first, each.count) for each in openings]
    made.cards = made.given(standard())
    return made


def check_length(openings: list[shapes.Opening]) -> None:
    if len(openings) > shapes.MOST_OPENINGS or sum(each.count for each in openings) > MOST_OPENED:
        raise BadOption("error-collection-long", openings=shapes.MOST_OPENINGS, boosters=MOST_OPENED)


def number_of(seed: str) -> int:
    """The seed of an opening as a number."""
    if int(seed) >> boosters.SEED_BITS:
        raise BadOption("error-seed", seed=seed)
    return int(seed)
