"""Tricks: what may be led and followed, pick by pick; who wins; what is picked up after the Black Hat.

A play is a rank (or wilds alone), how many cards, and which wilds are among them: the hat, how many jokers. The rest
are natural cards of the rank. Each play is reached by exactly one sequence of picks. What is asked follows from the
lead, from who holds the hat and from the play itself, which all see; never from the hand, for picks can be counted.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.game import Legal
from contienda.games.blackhat.cards import Cards
from contienda.games.blackhat.elements import (
    DO_COUNT,
    DO_RANK,
    DO_TAKE,
    DO_TAKE_ALL,
    DO_TAKE_SOME,
    DO_WILDS,
    HAT,
    JOKER,
    JOKER_COUNTS,
    NONE,
    ONE,
    RANKS,
    ROBOT,
    WILD,
    held,
    rank_of,
    size,
)


class Tricks(Cards):
    """One trick, and the picks of the play that is being made."""

    leader: i64 = NONE
    controller: i64 = NONE  # who decides for the Robot
    lead_size: i64 = 0  # cards of the leader; 0 before he has played
    played: i64 = 0  # how many players have played or passed in this trick
    winner: i64 = NONE
    trick: i64 = 0  # in this round
    shown: vec[i64]  # the last trick as it lay, by player; made anew, never changed
    shown_leader: i64 = NONE
    shown_winner: i64 = NONE
    pick_rank: i64 = NONE
    pick_size: i64 = 0

    # --- order ------------------------------------------------------------------------------------------------------

    def at_turn(self, place: i64) -> i64:
        """Who plays in that place of the trick: clockwise (5.2), or leader, Robot, the other (15.4)."""
        player = self.leader
        if self.tables.robot:
            if place == 0:
                return player
            if place == 1 and self.is_in(ROBOT):
                return ROBOT
            return 1 - player
        while place > 0:
            player = self.left_of(player)
            place -= 1
        return player

    def decider(self, player: i64) -> i64:
        """The seat that decides for a player (15.2)."""
        return self.controller if self.is_robot(player) else player

    # --- what may be played -----------------------------------------------------------------------------------------

    def must_pass(self, player: i64) -> bool:
        """Only the hat in hand, on a lead of several cards (7.8)."""
        return self.lead_size > 1 and self.hands[player] == ONE[HAT]

    def fits_size(self, hand: i64, rank: i64, cards: i64) -> bool:
        """Whether a set of that rank and size can be played on this lead (5.1, 5.2, B-R58)."""
        jokers = held(hand, JOKER)
        hat = held(hand, HAT)
        if self.lead_size > 1 and cards == 1:
            hat = 0  # 7.7: never thrown alone on several cards
        if self.lead_size > 0 and cards != 1 and cards != self.lead_size:
            return False
        if rank == WILD:
            return cards <= jokers + hat
        natural = held(hand, rank)
        return natural > 0 and cards <= natural + jokers + hat

    def chooses_wilds(self, player: i64, rank: i64, cards: i64) -> bool:
        """Whether it is asked which wild cards are in such a play: with several cards, and if there are only wild
        ones. Never for jokers alone, if all know that it cannot be the hat (2.2, 7.7)."""
        if rank != WILD:
            return cards > 1
        return held(self.hands[player], HAT) > 0 and (cards > 1 or self.lead_size < 2)

    def most_cards(self, hand: i64) -> i64:
        """No set of the picked rank is larger: as many cards as were led, or as many as the leader has."""
        if self.lead_size > 0:
            return self.lead_size
        wilds = held(hand, JOKER) + held(hand, HAT)
        return wilds if self.pick_rank == WILD else wilds + held(hand, self.pick_rank)

    def list_ranks(self, player: i64, out: Legal) -> None:
        hand = self.hands[player]
        rank: i64 = 0
        while rank < RANKS:
            if held(hand, rank) > 0:
                out.add(DO_RANK + rank)
            rank += 1
        if self.fits_size(hand, WILD, 1):
            out.add(DO_RANK + WILD)

    def list_sizes(self, player: i64, out: Legal) -> None:
        hand = self.hands[player]
        cards: i64 = 1
        most = self.most_cards(hand)
        while cards <= most:
            if self.fits_size(hand, self.pick_rank, cards):
                out.add(DO_COUNT + cards - 1)
            cards += 1

    def list_wilds(self, player: i64, out: Legal) -> None:
        """The hat or not, and how many jokers: the rest are natural cards, one at least unless wilds are alone."""
        hand = self.hands[player]
        fewest: i64 = 0 if self.pick_rank == WILD else 1
        most: i64 = 0 if self.pick_rank == WILD else held(hand, self.pick_rank)
        hat: i64 = 0
        while hat <= held(hand, HAT):
            jokers: i64 = 0
            while jokers <= held(hand, JOKER):
                natural = self.pick_size - hat - jokers
                if fewest <= natural <= most:
                    out.add(DO_WILDS + hat * JOKER_COUNTS + jokers)
                jokers += 1
            hat += 1

    # --- playing ----------------------------------------------------------------------------------------------------

    def lay_down(self, player: i64, hat: i64, jokers: i64) -> None:
        """The picks are complete: the cards lie on the table."""
        rank, cards = self.pick_rank, self.pick_size
        if self.lead_size == 0:
            self.lead_size = cards
            self.lead("led", "5.1", player, rank, cards)
        else:
            self.lead("followed", "5.2", player, rank, cards)
        if rank != WILD:
            natural = cards - jokers - hat
            self.spend(player, rank, natural)
            self.plays[player] += ONE[rank] * natural
        if jokers > 0:
            self.spend(player, JOKER, jokers)
            self.plays[player] += ONE[JOKER] * jokers
            self.note("joined_jokers", "6.1" if rank != WILD else "6.2", player, jokers)
        if hat > 0:
            self.spend(player, HAT, 1)
            self.plays[player] += ONE[HAT]
            self.note("hat_played", "7.2", player)
        self.forget_picks()
        self.played += 1

    def forget_picks(self) -> None:
        self.pick_rank = NONE
        self.pick_size = 0

    def is_hat_trick(self) -> bool:
        return held(self.table_cards(), HAT) > 0

    def table_cards(self) -> i64:
        found: i64 = 0
        player: i64 = 0
        while player < self.tables.players:
            found += self.plays[player]
            player += 1
        return found

    def find_winner(self) -> i64:
        """The highest set as large as the leader's, or the lowest once the hat is played; the last of a tie."""
        lowest_wins = self.is_hat_trick()
        best: i64 = NONE
        best_rank: i64 = 0
        place: i64 = 0
        while place < self.played:
            player = self.at_turn(place)
            cards = self.plays[player]
            if size(cards) == self.lead_size:
                rank = rank_of(cards)
                if best == NONE or (rank <= best_rank if lowest_wins else rank >= best_rank):
                    best = player
                    best_rank = rank
            place += 1
        return best

    def remember_trick(self) -> None:
        """For who looks at the table: the trick that has just been won."""
        self.shown = self.plays[:]
        self.shown_leader = self.leader
        self.shown_winner = self.winner

    # --- picking up -------------------------------------------------------------------------------------------------

    def naturals_on_table(self) -> i64:
        return self.table_cards() & (ONE[JOKER] - 1)

    def must_take_all(self) -> bool:
        """Whether both ways of picking up come to the same."""
        cards = self.table_cards()
        return held(cards, JOKER) == 0 and size(cards) - 1 <= self.lead_size

    def list_pick_up(self, out: Legal) -> None:
        out.add(DO_TAKE_ALL)
        out.add(DO_TAKE_SOME)

    def list_takes(self, out: Legal) -> None:
        cards = self.naturals_on_table()
        kind: i64 = 0
        while kind < RANKS:
            if held(cards, kind) > 0:
                out.add(DO_TAKE + kind)
            kind += 1

    def take_from_table(self, kind: i64) -> None:
        """One card of that kind, whoever played it, goes to the winner."""
        player: i64 = 0
        while held(self.plays[player], kind) == 0:
            player += 1
        self.plays[player] -= ONE[kind]
        self.receive(self.winner, ONE[kind])

    def take_all_from_table(self) -> None:
        self.receive(self.winner, self.table_cards())
        self.clear_table()

    def discard_table(self) -> None:
        """What lies in the trick is out of the round (5.6, 7.5)."""
        self.discards += self.table_cards()
        self.clear_table()

    def clear_table(self) -> None:
        player: i64 = 0
        while player < self.tables.players:
            self.plays[player] = 0
            player += 1
