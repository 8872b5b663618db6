"""A position of Black Hat: every field, declared once, and queries on them.

Hands and status cards are hidden and everything else is open; chance draws the Critical Asset's tile when it is
turned up. Cards are sets as in `constants.py`; players, pawns and spaces are bit sets.
"""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.bitset import BIT, count
from contienda.core.state import CHANCE, State
from contienda.games.blackhat import _codec
from contienda.games.blackhat.constants import (
    BORDERS,
    CORNERS,
    ENDINGS,
    HALF_HAND,
    HAND,
    HAT,
    MARKERS,
    NONE,
    PAWNS,
    ROBOT,
    START,
    held,
)
from contienda.games.blackhat.static_data import StaticData


@mypyc_attr(acyclic=True, free_list_len=1)
class BlackHat(State):
    """Cards, the current trick, the network with its pawns, and the score track."""

    plus: Annotated[i64, "0..ANY_SPACES"] = 0  # spaces with a +1 marker
    minus: Annotated[i64, "0..ANY_SPACES"] = 0  # spaces with a -1 marker
    deck: Annotated[i64, "0..ANY_CARDS"] = 0  # unordered
    discards: Annotated[i64, "0..ANY_CARDS"] = 0  # open (B-R76)
    out: Annotated[i64, "0..ANY_PLAYERS"] = 0  # eliminated players (13.8)
    halved: bool = False  # a pawn has entered a Honeypot; half hands are dealt from now on (9.7b)
    dealer: Annotated[i64, "NONE..static.players - 1"] = NONE  # of this round
    hat_holder: Annotated[i64, "NONE..static.players - 1"] = NONE  # who was dealt the Black Hat this round
    leader: Annotated[i64, "NONE..static.players - 1"] = NONE  # of this trick
    controller: Annotated[i64, "NONE..seats - 1"] = NONE  # the seat that decides for the Robot
    lead_size: Annotated[i64, "0..MOST_CARDS"] = 0  # cards led; 0 before the lead
    played: Annotated[i64, "0..static.players"] = 0  # players who have played or passed in this trick
    winner: Annotated[i64, "NONE..static.players - 1"] = NONE  # of this trick once it is complete
    trick: Annotated[i64, "0..1_000_000"] = 0  # tricks begun in this round
    pick_rank: Annotated[i64, "NONE..WILD"] = NONE  # the rank of the play being chosen
    pick_size: Annotated[i64, "0..MOST_CARDS"] = 0  # and its number of cards
    locked: Annotated[i64, "0..ANY_PAWNS"] = 0  # pawns held by Denial-of-Service or Alarm, anywhere (B-R31)
    trapped: Annotated[i64, "0..ANY_PAWNS"] = 0  # pawns held by a Honeypot
    jailed: Annotated[i64, "0..ANY_PAWNS"] = 0  # pawns taken by the Tracer
    tracer_at: Annotated[i64, "NONE..TRACK_END"] = NONE  # a space or its own track
    tracer_active: bool = False  # somebody has triggered it
    tracer_from: Annotated[i64, "NONE..SPACES - 1"] = NONE  # the space it came from
    drivers: Annotated[i64, "0..ANY_PAWNS"] = 0  # pawns that stood on an Alarm when the action began
    opened_by: Annotated[i64, "NONE..MOST_PAWNS - 1"] = NONE  # the pawn that opened the Critical Asset
    asset: Annotated[i64, "NONE..ASSETS - 1"] = NONE  # its tile, once turned up
    assets_left: Annotated[i64, "0..ANY_ASSETS"] = 0  # tiles that may still be there
    statuses: Annotated[i64, "0..ANY_STATUSES"] = 0  # status cards, four bits per player: see `status_card`
    round: Annotated[i64, "0..1_000_000"] = 0  # rounds begun
    reason: Annotated[i64, "NONE..BY_STUCK"] = NONE  # why the game is over
    winners: Annotated[i64, "0..ANY_PLAYERS"] = 0  # once it is over
    who: Annotated[i64, "-2..seats - 1"] = CHANCE  # whose decision it is
    shown_leader: Annotated[i64, "NONE..static.players - 1"] = NONE  # of the last trick
    shown_winner: Annotated[i64, "NONE..static.players - 1"] = NONE  # of the last trick
    face: Annotated[vec[i64], "PLACES", "0..PRINTED + PLACES - 1", "shared"]  # the face on each place
    hands: Annotated[vec[i64], "MOST_PLAYERS", "0..ANY_CARDS"]  # by player
    known: Annotated[vec[i64], "MOST_PLAYERS", "0..ANY_CARDS"]  # the part of each hand everybody knows
    plays: Annotated[vec[i64], "MOST_PLAYERS", "0..ANY_CARDS"]  # each player's cards in this trick
    stands: Annotated[vec[i64], "MOST_PAWNS", "0..SPACES - 1"]  # the space of each pawn
    totals: Annotated[vec[i64], "MOST_PLAYERS", "0..1_000_000", "shared"]  # points of each player
    last: Annotated[vec[i64], "MOST_PLAYERS", "-1_000..1_000_000", "shared"]  # result of the last round (B-R69)
    shown: Annotated[vec[i64], "MOST_PLAYERS", "0..ANY_CARDS", "shared"]  # the last trick, by player

    # Derived from the other fields.
    static: Annotated[StaticData, "shared"]  # the printed board, the tiles and the options
    kinds: Annotated[vec[i64], "shared"]  # the current kind of each space
    printed: Annotated[vec[i64], "shared"]  # values of the spaces without markers
    arrows: Annotated[vec[i64], "shared"]  # for each space, the set of spaces its complete arrows lead to
    asked: Annotated[i64, "shared"] = NONE  # the player to decide; `who` answers for the Robot (15.2)

    # --- players ----------------------------------------------------------------------------------------------------

    def is_in(self, player: i64) -> bool:
        return self.out & BIT[player] == 0

    def players_in(self) -> i64:
        found: i64 = 0
        for player in range(self.static.players):
            if self.out & BIT[player] == 0:
                found += 1
        return found

    def left_of(self, player: i64) -> i64:
        """The next player clockwise who is still in the game (B-R57)."""
        player = (player + 1) % self.static.players
        while self.out & BIT[player] != 0:
            player = (player + 1) % self.static.players
        return player

    def right_of(self, player: i64) -> i64:
        """The next player anticlockwise (B-R7)."""
        player = (player + self.static.players - 1) % self.static.players
        while self.out & BIT[player] != 0:
            player = (player + self.static.players - 1) % self.static.players
        return player

    def is_robot(self, player: i64) -> bool:
        return self.static.robot and player == ROBOT

    def status_card(self, player: i64) -> i64:
        """A player's status card: 0 for none, else its position in the list, from 1."""
        return (self.statuses >> (player * 4)) & 15

    def status_value(self, player: i64) -> i64:
        return 5 + 5 * self.status_card(player)

    # --- cards ------------------------------------------------------------------------------------------------------

    def hand_target(self) -> i64:
        """The size of a dealt hand, including the hat (4.6, 9.7b)."""
        return HALF_HAND if self.halved else HAND

    def at_turn(self, place: i64) -> i64:
        """Who plays at this place in the trick: clockwise (5.2), or leader, Robot, other human (15.4)."""
        player = self.leader
        if self.static.robot:
            if place == 0:
                return player
            if place == 1 and self.is_in(ROBOT):
                return ROBOT
            return 1 - player
        while place > 0:
            player = self.left_of(player)
            place -= 1
        return player

    def table_cards(self) -> i64:
        found: i64 = 0
        for player in range(self.static.players):
            found += self.plays[player]
        return found

    def is_hat_trick(self) -> bool:
        """Whether the Black Hat is in the trick, so that the lowest set wins (7.2)."""
        return held(self.table_cards(), HAT) > 0

    # --- the network ------------------------------------------------------------------------------------------------

    def value(self, space: i64) -> i64:
        """The points for a pawn on this space (9.8, B-R33)."""
        return self.printed[space] + ((self.plus >> space) & 1) - ((self.minus >> space) & 1)

    def half(self, place: i64, border: i64) -> i64:
        return self.static.half[self.face[place] * BORDERS + border]

    def space_at(self, place: i64, corner: i64) -> i64:
        return self.static.fixed + place * CORNERS + corner

    def markers_left(self) -> i64:
        return MARKERS - count(self.plus | self.minus)

    def pawn_count(self) -> i64:
        return self.static.players * PAWNS

    def is_free(self, pawn: i64) -> bool:
        """Whether a pawn is neither locked, trapped nor jailed."""
        return (self.locked | self.trapped | self.jailed) & BIT[pawn] == 0

    def is_start(self, space: i64) -> bool:
        return self.kinds[space] == START

    # --- the contract -----------------------------------------------------------------------------------------------

    def copy(self) -> State:
        twin = BlackHat()
        _codec.copy(self, twin)
        return twin

    def encode(self) -> list[int]:
        return _codec.encode(self)

    def scores(self) -> list[float]:
        """Winners share one point; if the Robot wins alone, no seat scores (15.7)."""
        share = 1.0 / float(count(self.winners))
        return [share if self.winners & BIT[seat] != 0 else 0.0 for seat in range(self.seats)]

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def describe(self) -> dict[str, object]:
        return _codec.dump(self)
