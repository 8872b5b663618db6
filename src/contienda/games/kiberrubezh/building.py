"""Builds decks from a pool of cards, at random or by a simple estimate of each card's worth."""

from __future__ import annotations

from functools import lru_cache

from contienda.core.rng import Rng
from contienda.games.kiberrubezh.constants import CATEGORY_NAMES, COPIES, DECK_SIZE
from contienda.games.kiberrubezh.deck import Cards, Deck
from contienda.games.kiberrubezh.library import Card, Library
from contienda.games.kiberrubezh.primitive import NAMED

SPELLS = 36  # cards other than assets in a deck built by estimate
MEASURES = 9
EVENTS = 7
LAPTOP, WORKSTATION = 1, 2  # the base assets for attack and defence


def random_deck(library: Library, rng: Rng, pool: Cards | None = None) -> Deck:
    """Any legal deck: 14 to 22 base assets and random cards; from a small pool, all cards and more base assets."""
    cards: Cards = {}
    most = {no: min(count, COPIES) for no, count in usable(library, whole(library) if pool is None else pool).items()}
    others = list(most)
    base = 14 + int(rng.below(9))
    cards[LAPTOP] = base // 2 + int(rng.below(3))
    cards[WORKSTATION] = base - cards[LAPTOP]
    left = min(DECK_SIZE - base, sum(most.values()))
    while left > 0:
        no = others[int(rng.below(len(others)))]
        if cards.get(no, 0) < most[no]:
            cards[no] = cards.get(no, 0) + 1
            left -= 1
    fill_with_assets(cards, library)
    return Deck("", cards)


def usable(library: Library, pool: Cards) -> Cards:
    """The cards of a pool that count: base assets are free, and unknown numbers are ignored."""
    return {no: count for no, count in pool.items() if count > 0 and no in library and not library[no].base}


def whole(library: Library) -> Cards:
    """A pool with four copies of every card."""
    return {card.no: COPIES for card in library.values() if not card.base}


def build(pool: Cards, library: Library, rng: Rng, favourite: str = "") -> Deck:
    """The best deck by estimate: the strongest cards for their power, around a favourite category if given."""
    pool = usable(library, pool)
    ranked = sorted(
        pool,
        key=lambda no: -(worth(library[no]) + (0.6 if library[no].category == favourite else 0) + rng.chance() * 0.3),
    )
    cards: Cards = {}
    wanted = {"attack": SPELLS - MEASURES - EVENTS, "defence": MEASURES, "event": EVENTS, "asset": 6}
    for kind, room in wanted.items():
        for no in ranked:
            if library[no].kind == kind and room > 0:
                copies = min(pool[no], COPIES if kind == "attack" else 2, room)
                cards[no] = copies
                room -= copies
    fill_with_assets(cards, library)
    return Deck("", cards)


def fill_with_assets(cards: Cards, library: Library) -> None:
    """Add base assets in the proportion in which the deck needs power."""
    missing = DECK_SIZE - sum(cards.values())
    attack = sum(library[no].requires[0] * count for no, count in cards.items())
    defence = sum(library[no].requires[1] * count for no, count in cards.items())
    laptops = round(missing * (attack + 1) / (attack + defence * 1.4 + 2))
    laptops = max(missing // 4, min(missing - missing // 4, laptops))
    cards[LAPTOP] = cards.get(LAPTOP, 0) + laptops
    cards[WORKSTATION] = cards.get(WORKSTATION, 0) + missing - laptops


def best_pick(pack: list[int], taken: Cards, library: Library) -> int:
    """The card a bot takes in a draft: the strongest one, its own categories first."""
    own = [0] * len(CATEGORY_NAMES)
    for no, count in taken.items():
        if library[no].category:
            own[CATEGORY_NAMES.index(library[no].category)] += count

    def value(no: int) -> float:
        card = library[no]
        liking = own[CATEGORY_NAMES.index(card.category)] * 0.1 if card.category else 0.0
        return worth(card) + liking - (9 if taken.get(no, 0) >= COPIES else 0)

    return max(pack, key=lambda no: (value(no), -no))


# --- judging cards ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def worth(card: Card) -> float:
    """How much a card does for the power it requires; 1 is average."""
    power = max(1, sum(card.requires))
    if card.is_asset:
        return (
            0.6 + 0.5 * sum(card.provides) - (0.4 if any(each["op"] == "enters_turned" for each in card.effects) else 0)
        )
    if card.kind == "attack":
        return (damage(card) + extra(card, ("attack", "blocked", "static"))) / (1.2 + 0.75 * power)
    if card.kind == "defence":
        width = 5 if not card.categories else 1.6 * len(card.categories)
        return (width * (0.6 + 0.4 * card.blocks) * 0.5 + extra(card, ("static", "deploy", "block"))) / (0.8 + power)
    return 0.5 + extra(card, ("play",)) / (1.5 + power)


@lru_cache(maxsize=512)
def damage(card: Card) -> float:
    """What an unblocked attack is worth in cards: its own damage or two cards."""
    return max(2.0, sum(NAMED[effect["op"]].worth(effect) for effect in card.effects if effect["when"] == "hit"))


def extra(card: Card, triggers: tuple[str, ...]) -> float:
    return sum(NAMED[effect["op"]].worth(effect) for effect in card.effects if effect["when"] in triggers)
