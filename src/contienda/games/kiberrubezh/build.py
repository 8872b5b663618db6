"""Turns a library and two decks into `Tables`: cards as columns of integers, decks as slots."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.kiberrubezh import effect_codes as o
from contienda.games.kiberrubezh.building import damage, worth
from contienda.games.kiberrubezh.constants import (
    ATTACK,
    CARDS,
    CATEGORY_NAMES,
    DECK_SIZE,
    DEFENCE,
    KIND_NAMES,
    SEATS,
)
from contienda.games.kiberrubezh.library import Card, Library
from contienda.games.kiberrubezh.primitive import NAMED, Effect, Primitive
from contienda.games.kiberrubezh.primitives.vocabulary import VOCABULARY
from contienda.games.kiberrubezh.static_data import Tables

COLUMNS = [
    "kind", "need_attack", "need_defence", "give_attack", "give_defence", "category", "categories", "blocks", "tough",
    "unblockable", "persist", "enters_turned", "absorb", "boost", "boost_category", "grant", "grant_category",
    "shelter", "armour", "timing", "ability", "sacrifice",
]  # fmt: skip
SETS = {  # sets of a deck's slots, by the column that selects their cards
    "able": "ability",
    "absorbers": "absorb",
    "boosters": "boost",
    "granters": "grant",
    "shelters": "shelter",
    "armoured": "armour",
}
TIMING = {"own_turn": o.OWN_TURN, "blocking": o.BLOCKING}


def packed(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def build(library: Library, decks: list[dict[int, int]]) -> Tables:
    """Build the tables; decks map card numbers to counts."""
    tables = Tables()
    cards = Cards(library)
    for name, values in cards.columns.items():
        setattr(tables, name, packed(values))
    tables.effect_at = packed(cards.effect_at)
    tables.effect_count = packed(cards.effect_count)
    tables.effects = packed([value for row in cards.rows for value in row])
    tables.options = packed(cards.options)
    tables.primitives = VOCABULARY
    tables.worth = by_card(library, worth)
    tables.damage = by_card(library, damage)
    write_decks(tables, cards, decks)
    tables.cover = vec[float]([cover(cards, decks[1 - seat], card) for seat in range(SEATS) for card in range(CARDS)])
    return tables


def by_card(library: Library, judge: Callable[[Card], float]) -> vec[float]:
    """A rule of thumb applied to every card of the library."""
    return vec[float]([judge(library[no]) if no in library else 0.0 for no in range(1, CARDS + 1)])


def primitive(effect: Effect) -> Primitive:
    return NAMED[str(effect["op"])]


class Cards:
    """All cards of a library as columns and effect rows."""

    def __init__(self, library: Library) -> None:
        self.columns: dict[str, list[int]] = {name: [0] * CARDS for name in COLUMNS}
        self.columns["tough"] = [1] * CARDS
        self.columns["boost_category"] = [-1] * CARDS
        self.columns["grant_category"] = [-1] * CARDS
        self.effect_at = [0] * (CARDS * o.TRIGGERS)
        self.effect_count = [0] * (CARDS * o.TRIGGERS)
        self.rows: list[list[int]] = []
        self.options: list[int] = []
        for card in library.values():
            self.read(card)

    def read(self, card: Card) -> None:
        at = card.no - 1
        columns = self.columns
        columns["kind"][at] = KIND_NAMES.index(card.kind)
        columns["need_attack"][at], columns["need_defence"][at] = card.requires
        columns["give_attack"][at], columns["give_defence"][at] = card.provides
        columns["category"][at] = CATEGORY_NAMES.index(card.category) if card.category else -1
        columns["categories"][at] = sum(2 ** CATEGORY_NAMES.index(each) for each in card.categories)
        columns["blocks"][at] = card.blocks
        columns["timing"][at] = sum(TIMING[each] for each in card.timing)
        for trigger, name in enumerate(o.TRIGGER_NAMES):
            found = [effect for effect in card.effects if effect["when"] == name]
            if trigger == o.STATIC:
                for effect in found:
                    primitive(effect).write(columns, at, effect)
            elif found:
                if trigger == o.ACTIVATE:
                    columns["ability"][at] = TIMING[str(found[0]["timing"])]
                    columns["sacrifice"][at] = int(bool(found[0].get("sacrifice")))
                rows = [self.row(effect) for effect in found]
                self.effect_at[at * o.TRIGGERS + trigger] = len(self.rows)
                self.effect_count[at * o.TRIGGERS + trigger] = len(rows)
                self.rows += rows

    def row(self, effect: Effect) -> list[int]:
        """One effect as integers, after the rows of its options."""
        found = primitive(effect).row(effect)
        if "options" in effect:
            found[o.E_A] = self.option_rows(effect["options"])
        return found

    def option_rows(self, options: list[list[Effect]]) -> int:
        """Where the options of a choice are."""
        ranges = []
        for option in options:
            rows = [self.row(effect) for effect in option]
            ranges += [len(self.rows), len(rows)]
            self.rows += rows
        self.options += ranges
        return (len(self.options) - len(ranges)) // 2


def write_decks(tables: Tables, cards: Cards, decks: list[dict[int, int]]) -> None:
    """Write sixty slots per seat in ascending order of numbers, copies side by side."""
    card_of: list[int] = []
    copies_of: list[int] = []
    first_slot = [-1] * (SEATS * CARDS)
    kinds = cards.columns["kind"]
    sets: dict[str, list[int]] = {name: [0] * SEATS for name in ("assets", "attacks", "measures", "events", *SETS)}
    for seat, deck in enumerate(decks):
        listed = [no - 1 for no in sorted(deck) for _ in range(deck[no])]
        for slot, card in enumerate(listed):
            if first_slot[seat * CARDS + card] < 0:
                first_slot[seat * CARDS + card] = slot
            first = first_slot[seat * CARDS + card]
            card_of.append(card)
            copies_of.append(sum(2**n for n in range(first, first + deck[card + 1])))
            zone = ["assets", "assets", "attacks", "measures", "events"][kinds[card]]
            sets[zone][seat] |= 2**slot
            for name, column in SETS.items():
                if cards.columns[column][card]:
                    sets[name][seat] |= 2**slot
    tables.card_of = packed(card_of)
    tables.copies_of = packed(copies_of)
    tables.first_slot = packed(first_slot)
    tables.deck = packed([2**DECK_SIZE - 1] * SEATS)
    for name, values in sets.items():
        setattr(tables, name, packed(values))


def cover(cards: Cards, opposing: dict[int, int], measure: int) -> float:
    """The share of a deck's attack cards that a measure can block, ignoring what other cards grant them."""
    columns = cards.columns
    categories = columns["categories"][measure]
    own_class = o.BY_ANY | (o.BY_CATEGORY if categories else o.BY_NO_CATEGORY)
    if columns["blocks"][measure] >= 2:
        own_class |= o.BY_MULTI
    attacks = blocked = 0
    for no, copies in opposing.items():
        if columns["kind"][no - 1] == ATTACK:
            attacks += copies
            fits = not categories or categories & 2 ** columns["category"][no - 1]
            if fits and not columns["unblockable"][no - 1] & own_class:
                blocked += copies
    return blocked / attacks if columns["kind"][measure] == DEFENCE and attacks else 0.0
