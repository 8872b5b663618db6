"""Everything about the cards and both decks that does not change during a game, as packed columns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.kiberrubezh.constants import CARDS, DECK_SIZE
from contienda.games.kiberrubezh.effect_codes import E_A, E_OP, EFFECT, TRIGGERS
from contienda.games.kiberrubezh.primitive import Primitive


class Tables:
    """One library and two decks. Library columns are indexed by card, deck columns by seat and slot."""

    # --- the library, by card -----------------------------------------------------------------------------------------
    kind: vec[i64]
    need_attack: vec[i64]
    need_defence: vec[i64]
    give_attack: vec[i64]
    give_defence: vec[i64]
    category: vec[i64]  # of an attack card
    categories: vec[i64]  # of a measure, as a set; empty: it blocks any attack
    blocks: vec[i64]
    tough: vec[i64]  # block points an attack card needs
    unblockable: vec[i64]  # by which measures, as a set
    persist: vec[i64]
    enters_turned: vec[i64]
    absorb: vec[i64]
    boost: vec[i64]
    boost_category: vec[i64]
    grant: vec[i64]  # by which measures, as a set
    grant_category: vec[i64]
    shelter: vec[i64]  # what it protects all its owner's assets from, as a set
    armour: vec[i64]  # what it protects itself from
    timing: vec[i64]  # when an event may be played, as a set
    ability: vec[i64]  # when the ability may be used, as a set
    sacrifice: vec[i64]
    effect_at: vec[i64]  # by card and trigger: the index of the first row
    effect_count: vec[i64]
    effects: vec[i64]
    options: vec[i64]  # for choose_one: first row and number of rows of each option
    primitives: vec[Primitive]  # what the first column of an effect row refers to
    worth: vec[float]  # rule of thumb: how much it does for the power it requires; 1 is average
    damage: vec[float]  # rule of thumb: cards of the opponent an unblocked attack is worth

    # --- the decks, by seat and slot ----------------------------------------------------------------------------------
    card_of: vec[i64]
    copies_of: vec[i64]  # the slots of the same number, as a set
    first_slot: vec[i64]  # by seat and card; -1 if the deck has none
    deck: vec[i64]  # by seat: all slots; likewise the sets below
    assets: vec[i64]
    attacks: vec[i64]
    measures: vec[i64]
    events: vec[i64]
    able: vec[i64]  # has an ability
    absorbers: vec[i64]
    boosters: vec[i64]
    granters: vec[i64]
    shelters: vec[i64]
    armoured: vec[i64]
    cover: vec[float]  # by seat and card: the share of the opponent's attack cards that a measure can block

    def effect(self, row: i64, column: i64) -> i64:
        return self.effects[row * EFFECT + column]

    def primitive(self, row: i64) -> Primitive:
        return self.primitives[self.effects[row * EFFECT + E_OP]]

    def rows(self, card: i64, trigger: i64) -> i64:
        """The number of effects a card has at this trigger."""
        return self.effect_count[card * TRIGGERS + trigger]

    def option_row(self, row: i64, option: i64) -> i64:
        """The first effect of an option of choose_one."""
        return self.options[(self.effect(row, E_A) + option) * 2]

    def option_rows(self, row: i64, option: i64) -> i64:
        """The number of effects of an option of choose_one."""
        return self.options[(self.effect(row, E_A) + option) * 2 + 1]

    def card(self, seat: i64, slot: i64) -> i64:
        return self.card_of[seat * DECK_SIZE + slot]

    def slots(self, seat: i64, card: i64) -> i64:
        """The slots of a number in a deck, as a set."""
        first = self.first_slot[seat * CARDS + card]
        return self.copies_of[seat * DECK_SIZE + first] if first >= 0 else 0
