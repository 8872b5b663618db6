"""Cards, places, categories and action codes of Киберрубеж: names and numbers, no rules.

A seat's sixty cards are sixty bits. Each place and each mark is a set of bits. The library has room for 240 numbers, so
a card set in a file changes no code.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 2
NONE: Final = -1

# The library: card number 1 has index 0.
CARDS: Final = 240
CARD_NAMES: Final = [f"{n + 1:03}" for n in range(CARDS)]
COPIES: Final = 4  # of a number in a deck, except base assets (2.3)
DECK_SIZE: Final = 60
ALL_SLOTS: Final = 1152921504606846975  # sixty slots as a set
LINKED: Final = 2305843009213693951  # the same with GONE

# Kinds of cards (3).
BASE_ASSET: Final = 0
ASSET: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
EVENT: Final = 4
KIND_NAMES: Final = ["base_asset", "asset", "attack", "defence", "event"]

CATEGORIES: Final = 5
CATEGORY_NAMES: Final = ["malware", "dos", "intrusion", "tempest", "crypto"]
RARITY_NAMES: Final = ["common", "uncommon", "rare", "special"]

# The state of an asset: nothing else distinguishes two of the same number.
READY: Final = 0
IS_TURNED: Final = 1
IS_FROZEN: Final = 2
CONDITION_NAMES: Final = ["ready", "turned", "frozen"]
CONDITIONS: Final = 3

# Phases of the turn, as people see them (6).
PHASE_NAMES: Final = ["setup", "draw", "assets", "deployment", "attack", "defence", "end"]
SETUP_PHASE: Final = 0
DRAW_PHASE: Final = 1
ASSETS_PHASE: Final = 2
DEPLOYMENT_PHASE: Final = 3
ATTACK_PHASE: Final = 4
DEFENCE_PHASE: Final = 5
END_PHASE: Final = 6

# Why a deck has run out: the opponent's cards, the draw of step 1, or the owner's own cards.
BY_ATTACK: Final = 0
BY_DRAWING: Final = 1
BY_OWN_CARDS: Final = 2
ENDINGS: Final = ["attack", "drawing", "own_cards"]

# Places and marks of a seat's cards, one bit set each.
HAND: Final = 0
KNOWN: Final = 1  # the part of the hand the opponent has seen
SHOWN: Final = 2  # the part of that everybody has seen
POOL: Final = 3  # the part of the deck in an unknown order
ORDERED: Final = 4  # the part of the deck whose order somebody knows: see `rules/known_order.py`
DISCARD: Final = 5
TABLE: Final = 6
LYING: Final = 7  # events played this turn
TURNED: Final = 8
FROZEN: Final = 9
WAVE: Final = 10  # attack cards of the current wave
BLOCKED: Final = 11
DONE: Final = 12  # damage done or in progress
POINT_1: Final = 13  # block points received, as two binary digits
POINT_2: Final = 14
GAVE: Final = 15  # measures that gave block points in this wave
NAMED_1: Final = 16  # a named category plus one, as three binary digits
NAMED_2: Final = 17
NAMED_4: Final = 18
DOOMED: Final = 19  # picked for destruction; these leave together
PLANES: Final = 20
ENTRIES: Final = CARDS * 32  # what may be known about a place in a deck: see `rules/known_order.py`
GONE: Final = DECK_SIZE  # not a slot: an attack that left after a measure had blocked it
FIRST_LOOK: Final = 8  # from here to DOOMED: the marks by which two copies on the table differ

# The numbers of a seat.
USED_ATTACK: Final = 0  # power required by its cards on the table
USED_DEFENCE: Final = 1
ACTIVE_ATTACK: Final = 2  # power of unturned assets
ACTIVE_DEFENCE: Final = 3
TOTAL_ATTACK: Final = 4  # power of all assets
TOTAL_DEFENCE: Final = 5
EXTRA_ATTACK: Final = 6  # until end of turn
EXTRA_DEFENCE: Final = 7
BOOST: Final = 8  # additional cards for each unblocked attack, until end of turn
MORE_BLOCKS: Final = 9  # additional block points for each block, until end of turn
REDEALS: Final = 10
DRAINED: Final = 11  # what last reduced the deck below two cards
NUMBERS: Final = 12

# Action codes: the first code of each verb.
COPY: Final = CARDS * COPIES
CONDITION: Final = CARDS * CONDITIONS
CHOICES: Final = 3
CHOICE_NAMES: Final = [f"{card}.{n + 1}" for card in CARD_NAMES for n in range(CHOICES)]
DO_KEEP: Final = 0
DO_REDEAL: Final = 1
DO_NEXT: Final = 2
DO_CLEAR: Final = 3
DO_GO: Final = 4
DO_PASS: Final = 5
DO_ENOUGH: Final = 6
DO_LAY: Final = 7
DO_PLAY: Final = DO_LAY + CARDS
DO_ACTIVATE: Final = DO_PLAY + CARDS
DO_RESOLVE: Final = DO_ACTIVATE + CARDS
DO_GIVE_UP: Final = DO_RESOLVE + CARDS
DO_TAKE_OUT: Final = DO_GIVE_UP + CARDS
DO_FIND: Final = DO_TAKE_OUT + CARDS
DO_RECOVER: Final = DO_FIND + CARDS
DO_UNDER: Final = DO_RECOVER + CARDS
DO_DUMP: Final = DO_UNDER + CARDS
DO_ON_TOP: Final = DO_DUMP + CARDS
DO_NAME: Final = DO_ON_TOP + CARDS
DO_CHOOSE: Final = DO_NAME + CATEGORIES
DO_ATTACK: Final = DO_CHOOSE + CARDS * CHOICES
DO_BLOCK: Final = DO_ATTACK + COPY
DO_STOP: Final = DO_BLOCK + COPY
DO_STRIKE: Final = DO_STOP + COPY
DO_DRAIN: Final = DO_STRIKE + COPY
DO_DISCARD: Final = DO_DRAIN + COPY
DO_TARGET: Final = DO_DISCARD + COPY
DO_TARGET_ASSET: Final = DO_TARGET + COPY
DO_LOT: Final = DO_TARGET_ASSET + CONDITION
DO_DRAW: Final = DO_LOT + SEATS
DO_REVEAL: Final = DO_DRAW + CARDS
DO_LOOK: Final = DO_REVEAL + CARDS
DO_LOSE: Final = DO_LOOK + CARDS
CODES: Final = DO_LOSE + CARDS
