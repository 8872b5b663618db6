"""Cards, decks, boosters and collections of Киберрубеж over HTTP. Nothing is stored."""

from __future__ import annotations

import re
import secrets
from functools import lru_cache
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import boosters, cardtext, deck, intake_jobs
from contienda.games.kiberrubezh import schemas as shapes
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.intake_jobs import number_of
from contienda.games.kiberrubezh.library import Card, standard
from contienda.games.kiberrubezh.room import deal_of
from contienda.server.auth.sessions import asker, language_of
from contienda.server.dependencies import TheHub
from contienda.server.http_errors import PURE, REFUSALS, Ask
from contienda.server.routes.games import Language
from contienda.table.wording import tidied

NEW_SEEDS = 2**62  # the range the command line accepts, too

Seed = Annotated[
    str | None,
    QueryParameter(
        max_length=64,
        pattern=r"^([0-9]{1,19}|[0-9a-f]{64})$",
        description="A number below 2^63, or the seed of a room; omit it for a new one",
    ),
]


# --- cards and decks ------------------------------------------------------------------------------------------------


@get("/api/cards", operation_id="listCards", sync_to_thread=False, responses=REFUSALS)
def list_cards(language: Language = "en") -> list[shapes.CardInfo]:
    """List every card of the game as printed."""
    return cards_in(language)


@lru_cache(maxsize=3)
def cards_in(language: str) -> list[shapes.CardInfo]:
    return [printed(card, language) for card in standard().values()]


def printed(card: Card, language: str) -> shapes.CardInfo:
    words = cardtext.texts(language)
    return shapes.CardInfo(
        card.no,
        card.names,
        "asset" if card.is_asset else card.kind,  # type: ignore[arg-type]
        words(f"kind_of_card-{card.kind}"),
        card.base,
        card.category,
        card.categories,
        card.rarity,  # type: ignore[arg-type]
        words(f"rarity-{card.rarity}"),
        list(card.requires),
        list(card.provides),
        card.blocks,
        cardtext.printed(card, language),
        cardtext.help_text(card, language),
    )


@get("/api/decks", operation_id="listDecks", sync_to_thread=False, responses=REFUSALS)
def list_decks(language: Language = "en") -> list[shapes.DeckInfo]:
    """List the built-in decks."""
    found = []
    for name, each in deck.shipped().items():
        titled = Deck(cardtext.title(name, language), each.cards)
        plan = cardtext.texts(language)(f"plan-{name}")
        found.append(shapes.DeckInfo(name, titled.title, plan, deck.write(titled, standard(), language), titled.cards))
    return found


@post("/api/decks/check", operation_id="checkDeck", responses=PURE, status_code=200)
async def check_deck(request: Ask, hub: TheHub, data: JSONBody[shapes.CheckDeck]) -> shapes.DeckCheck:
    """Read a deck and list its errors; an invalid deck is still a successful request."""
    return await hub.intake.run(asker(hub, request), intake_jobs.check_deck, data)


@post("/api/decks/write", operation_id="writeDeck", sync_to_thread=False, responses=PURE, status_code=200)
def write_deck(data: JSONBody[shapes.WriteDeck]) -> shapes.DeckWritten:
    """Write cards as the plain text of a deck, legal or not."""
    library = standard()
    for no, count in data.cards.items():
        if no not in library:
            raise BadOption("deck-no-number", no=f"{no:03}")
        if count > 999:
            raise BadOption("error-number", option=f"cards.{no}", value=str(count), low=0, high=999)
    title = tidied(data.title, "error-deck-title") if data.title else ""
    if re.search(r"[\[\]#\n\r]", data.title):
        raise BadOption("error-deck-title")
    cards = {no: count for no, count in data.cards.items() if count}
    return shapes.DeckWritten(deck.write(Deck(title, cards), library, data.language))


@post("/api/decks/suggest", operation_id="suggestDeck", responses=PURE, status_code=200)
async def suggest_deck(request: Ask, hub: TheHub, data: JSONBody[shapes.SuggestDeck]) -> shapes.DeckSuggested:
    """Suggest a legal deck: a random one, or the best by estimate."""
    seed = secrets.randbelow(2**31) if data.seed is None else data.seed
    return await hub.intake.run(asker(hub, request), intake_jobs.suggest_deck, data, seed, language_of(request))


# --- boosters and collections ---------------------------------------------------------------------------------------


@get("/api/boosters", operation_id="openBoosters", sync_to_thread=False, responses=REFUSALS)
def open_boosters(
    seed: Seed = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=shapes.MOST_BOOSTERS)] = 1,
) -> shapes.Boosters:
    """Open boosters of a seed; a seed always gives the same boosters, so anybody can verify an opening."""
    given = str(secrets.randbelow(NEW_SEEDS)) if seed is None else seed
    if len(given) == 64:
        deal = deal_of(bytes.fromhex(given))
    else:
        deal = boosters.of_seed(standard(), number_of(given))
    return shapes.Boosters(given, first, [deal(number) for number in range(first, first + count)])


@post("/api/collections/check", operation_id="checkCollection", responses=PURE, status_code=200)
async def check_collection(request: Ask, hub: TheHub, data: JSONBody[shapes.CheckCollection]) -> shapes.CollectionCheck:
    """Read a collection and check that its openings gave what it holds."""
    return await hub.intake.run(asker(hub, request), intake_jobs.check_collection, data.text)


@post("/api/collections/write", operation_id="writeCollection", responses=PURE, status_code=200)
async def write_collection(
    request: Ask, hub: TheHub, data: JSONBody[shapes.WriteCollection]
) -> shapes.CollectionWritten:
    """Write the collection that results from some openings as the text of its file."""
    return await hub.intake.run(asker(hub, request), intake_jobs.write_collection, data.openings)


router = Router(
    "",
    route_handlers=[
        list_cards,
        list_decks,
        check_deck,
        write_deck,
        suggest_deck,
        open_boosters,
        check_collection,
        write_collection,
    ],
    tags=["cards"],
)
