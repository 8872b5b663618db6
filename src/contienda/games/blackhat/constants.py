"""Cards, spaces, tiles, pawns and action codes of Black Hat: names and numbers, no rules.

Cards of one kind are interchangeable, so a hand, the deck or a play is a single number with a four-bit count per kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng

NONE: Final = -1
MOST_PLAYERS: Final = 6
ANY_PLAYERS: Final = 2**MOST_PLAYERS - 1  # the largest possible set of players; likewise for the sets below
ROBOT: Final = 2  # the third player at a table of two (15.1)

# Kinds of cards: thirteen ranks, then the wild cards (2.1).
RANKS: Final = 13
JOKER: Final = 13
HAT: Final = 14
KINDS: Final = 15
WILD: Final = 13  # the rank of a set without natural cards; it counts as 14 (6.2)
CARD_NAMES: Final = [*(str(rank) for rank in range(1, 14)), "joker", "hat"]
RANK_NAMES: Final = [*(str(rank) for rank in range(1, 14)), "wild"]
POINTS: Final = vec[i64]([0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5])  # for each card left in hand (17.1)
HAND: Final = 10
HALF_HAND: Final = 5
JOKER_COUNTS: Final = 6  # from no joker to all five
ANY_CARDS: Final = 16**KINDS - 1
MOST_CARDS: Final = 13  # in one play: seven of a rank, five jokers and the hat
FIRST_CARDS: Final = 30  # the cards among which the hat may be shuffled (4.5)

# Kinds of spaces (9).
START: Final = 0
HOST: Final = 1
CACHE: Final = 2
CRITICAL: Final = 3
DOS: Final = 4
ALARM: Final = 5
HONEYPOT: Final = 6
EXPLOIT: Final = 7
RANDOMIZER: Final = 8
SPACE_KINDS: Final = ["start", "host", "cache", "critical", "dos", "alarm", "honeypot", "exploit", "randomizer"]

# Limits of a board file: spaces, places and tile faces (two per tile).
SPACES: Final = 40
ANY_SPACES: Final = 2**SPACES - 1
PLACES: Final = 5
FACES: Final = 16
PRINTED: Final = 16  # a place without a tile has this face plus the number of the place
CORNERS: Final = 4
CORNER_NAMES: Final = ["TL", "TR", "BR", "BL"]  # clockwise from the upper left (9.9d)
BORDERS: Final = 8
BORDER_NAMES: Final = ["L1", "L2", "R1", "R2", "T1", "T2", "B1", "B2"]
BORDER_CORNER: Final = vec[i64]([0, 3, 1, 2, 0, 1, 3, 2])
HALF_IN: Final = 1
HALF_OUT: Final = 2
PAWNS: Final = 2  # of each player on the board
PAWN_NAMES: Final = ["A", "B"]
MOST_PAWNS: Final = MOST_PLAYERS * PAWNS
ANY_PAWNS: Final = 2**MOST_PAWNS - 1
MARKERS: Final = 3
JAIL: Final = 5  # points for a jailed pawn (13.7)

# Where the Tracer is: on a space or on its own track.
TRACK_START: Final = 40
TRACK_END: Final = 41

# Critical Asset tiles (14, 17.6).
ASSETS: Final = 6
NSA: Final = 0
EVIDENCE: Final = 1
BANK: Final = 2
EXCHANGE: Final = 3
GRID: Final = 4
DECOY: Final = 5
ANY_ASSETS: Final = 2**ASSETS - 1
ASSET_NAMES: Final = ["nsa", "evidence", "bank", "exchange", "grid", "decoy"]

# Status cards: 10, 15 … 50 (17.7).
STATUSES: Final = 9
ANY_STATUSES: Final = 16**MOST_PLAYERS - 1  # four bits per player
STATUS_NAMES: Final = [str(10 + 5 * n) for n in range(STATUSES)]

# Why the game ended (12.1, 13.8, 13.10, 10.1c), in the order of the list of endings.
BY_ASSET: Final = 0
BY_TRACER: Final = 1
BY_LAST: Final = 2
BY_STUCK: Final = 3
ENDINGS: Final = ["asset", "tracer", "last", "stuck"]

# mypyc miscompiles a constant shifted by a variable, so single cards come from this table.
ONE: Final = vec[i64]([16**kind for kind in range(KINDS)])
NATURALS: Final = 16**RANKS - 1  # the bits of all cards except wild cards
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F

# Action codes: the first code of each verb.
DO_RANK: Final = 0
DO_COUNT: Final = 14  # for 1 to 13 cards
DO_WILDS: Final = 27  # 0 to 5 jokers without the hat, then with it
DO_TAKE_ALL: Final = 39
DO_TAKE_SOME: Final = 40
DO_TAKE: Final = 41
DO_PAWN: Final = 54
DO_MOVE: Final = 66
DO_HOST: Final = 106
DO_RAISE: Final = 146
DO_LOWER: Final = 147
DO_LEAVE: Final = 148
DO_DRAW_TILE: Final = 149
DO_PLACE: Final = 150
DO_TRACE: Final = 155
DO_DEAL: Final = 195  # chance actions from here on
DO_TURN_UP: Final = 209
DO_DEALER: Final = 223
DO_HAT_TO: Final = 229
DO_STATUS: Final = 235
DO_TILE: Final = 244
DO_LAY: Final = 260
DO_ASSET: Final = 265


def held(cards: i64, kind: i64) -> i64:
    """The number of cards of this kind in the set."""
    return (cards >> (kind * 4)) & 15


def size(cards: i64) -> i64:
    """The number of cards in the set."""
    return ((cards & _NIBBLES) + ((cards >> 4) & _NIBBLES)) % 255


def drawn(cards: i64, rng: Rng) -> i64:
    """The kind of a card drawn from the set, each card with equal probability."""
    left = rng.below(size(cards))
    kind: i64 = 0
    while True:
        here = (cards >> (kind * 4)) & 15
        if left < here:
            return kind
        left -= here
        kind += 1


def points_of(cards: i64) -> i64:
    """The points these cards cost in a hand (17.1)."""
    found: i64 = 0
    kind: i64 = 0
    while cards != 0:
        found += (cards & 15) * POINTS[kind]
        cards >>= 4
        kind += 1
    return found


def rank_of(cards: i64) -> i64:
    """The rank of a set, from 0; WILD without natural cards (6.1, B-R11, B-R12)."""
    for kind in range(i64(RANKS)):
        if (cards >> (kind * 4)) & 15 != 0:
            return kind
    return WILD


def owner(pawn: i64) -> i64:
    """The owner of a pawn, numbered `2 * owner` plus 0 or 1."""
    return pawn // PAWNS


def which(pawn: i64) -> i64:
    """0 for a player's first pawn, 1 for the second."""
    return pawn % PAWNS


def pawns_of(player: i64) -> i64:
    """Both pawns of a player, as a set."""
    return BIT[player * PAWNS] * 3
