"""Scoring stages (10), the end of the game (12) and who wins (12.2, 12.3, 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.blackhat.elements import (
    BANK,
    EVIDENCE,
    EXCHANGE,
    GRID,
    JAIL,
    MOST_PLAYERS,
    NONE,
    NSA,
    PAWNS,
    points_of,
    size,
)
from contienda.games.blackhat.tracer import Tracer

ENDINGS: Final = ["asset", "tracer", "last", "stuck"]
BY_ASSET: Final = 0
BY_TRACER: Final = 1
BY_LAST: Final = 2
BY_STUCK: Final = 3


class Scoring(Tracer):
    """Points of everybody; the lowest total wins, or the one nearest to a status card."""

    totals: vec[i64]  # this and the next are made anew at a scoring, never changed
    last: vec[i64]  # what the last round came to, as counted (B-R69)
    statuses: i64 = 0  # status cards, four bits a player: 0 none, else its place in the list and 1
    round: i64 = 0
    reason: i64 = NONE
    winners: i64 = 0

    def open_books(self) -> None:
        self.totals = vec[i64]([0] * MOST_PLAYERS)
        self.last = vec[i64]([0] * MOST_PLAYERS)

    # --- when -------------------------------------------------------------------------------------------------------

    def someone_is_out_of_cards(self) -> bool:
        player: i64 = 0
        while player < self.tables.players:
            if self.is_in(player) and size(self.hands[player]) == 0:
                return True
            player += 1
        return False

    def end_reason(self) -> i64:
        """Why the game is over at the end of this trick, or NONE (10.1, 13.8, 13.10)."""
        if self.opened_by != NONE:
            return BY_ASSET
        if self.tracer_active and self.tracer_at == self.tables.goal:
            return BY_TRACER
        if self.players_in() < 2:
            return BY_LAST
        if not self.any_free():
            return BY_STUCK
        return NONE

    # --- points -----------------------------------------------------------------------------------------------------

    def score_round(self) -> None:
        """Every player still in the game (10.2, B-R48)."""
        self.totals = self.totals[:]
        self.last = self.last[:]
        player: i64 = 0
        while player < self.tables.players:
            if self.is_in(player):
                self.score_player(player)
            player += 1

    def score_player(self, player: i64) -> None:
        cards = points_of(self.hands[player])
        if self.asset == EXCHANGE:
            cards *= 2
        pawns = self.pawn_points(player * PAWNS) + self.pawn_points(player * PAWNS + 1)
        self.note("hand_counted", "10.2", player, cards)
        if pawns >= 0:
            self.note("pawns_counted", "10.2", player, pawns)
        else:
            self.note("pawns_saved", "10.2", player, -pawns)
        gained = cards + pawns
        if self.asset == NSA:
            gained = nearest_ten(gained)
        elif gained < 0:
            gained = 0  # 10.3
        before = self.totals[player]
        self.last[player] = gained
        self.totals[player] = before + gained if before + gained > 0 else 0
        self.note("scored", "14.4" if self.asset == NSA else "10.4", player, gained, self.totals[player])

    def pawn_points(self, pawn: i64) -> i64:
        """By its space or the jail (10.2, 13.7); the asset's tile may change that (17.6)."""
        if self.asset == GRID:
            return 0
        if self.jailed & BIT[pawn] != 0:
            return JAIL
        if pawn == self.opened_by and self.asset == EVIDENCE:
            return 5
        if pawn == self.opened_by and self.asset == BANK:
            return -5
        return self.value(self.stands[pawn])

    # --- who wins ---------------------------------------------------------------------------------------------------

    def end_game(self, reason: i64) -> None:
        self.reason = reason
        self.winners = self.find_winners()
        player: i64 = 0
        while player < self.tables.players:
            if self.winners & BIT[player] != 0:
                self.note("won", self.winning_clause(), player, self.totals[player])
            player += 1

    def winning_clause(self) -> str:
        if self.reason == BY_LAST:
            return "B-R48"
        return "16.2" if self.tables.celebrity else "12.2"

    def find_winners(self) -> i64:
        """The set of players in the game that nobody else comes before (12.2, 16.2, B-R41, B-R48)."""
        found: i64 = 0
        best: i64 = 0
        player: i64 = 0
        while player < self.tables.players:
            if self.is_in(player):
                here = self.standing(player)
                if found == 0 or here < best:
                    found = BIT[player]
                    best = here
                elif here == best:
                    found |= BIT[player]
            player += 1
        return found

    def standing(self, player: i64) -> i64:
        """The lower the better: total or distance to the status, then above it, then the last round (12.3, 16.3)."""
        tie = self.last[player] + 1000
        if not self.tables.celebrity:
            return self.totals[player] * 10_000 + tie
        wanted = self.status_value(player)
        if self.totals[player] > wanted:
            return ((self.totals[player] - wanted) * 2 + 1) * 10_000 + tie
        return (wanted - self.totals[player]) * 20_000 + tie

    def status_value(self, player: i64) -> i64:
        return 5 + 5 * ((self.statuses >> (player * 4)) & 15)


def nearest_ten(points: i64) -> i64:
    """Halves away from zero (14.4)."""
    if points < 0:
        return -((5 - points) // 10 * 10)
    return (points + 5) // 10 * 10
