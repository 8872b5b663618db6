"""Pawns on the network: where they stand, what holds them, and where they can go (8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.game import Legal
from contienda.games.blackhat.elements import DO_MOVE, DO_PAWN, MOST_PLAYERS, NONE, PAWNS, START
from contienda.games.blackhat.tricks import Tricks


class Pawns(Tricks):
    """A pawn is its owner's number times two, and 0 or 1. Locks belong to the pawn, not to the space (B-R31)."""

    stands: vec[i64]  # by pawn
    locked: i64 = 0  # by Denial-of-Service or Alarm
    trapped: i64 = 0  # by Honeypot
    jailed: i64 = 0
    tracer_at: i64 = NONE

    def place_pawns(self) -> None:
        """One on Backdoor and one on Public Server each (3.1)."""
        self.stands = vec[i64]([0] * (MOST_PLAYERS * PAWNS))
        for player in range(self.tables.players):
            self.stands[player * PAWNS] = self.tables.backdoor
            self.stands[player * PAWNS + 1] = self.tables.server

    def pawn_count(self) -> i64:
        return self.tables.players * PAWNS

    def owner(self, pawn: i64) -> i64:
        return pawn // PAWNS

    def is_free(self, pawn: i64) -> bool:
        """Neither locked, trapped nor jailed."""
        return (self.locked | self.trapped | self.jailed) & BIT[pawn] == 0

    def is_start(self, space: i64) -> bool:
        return self.kinds[space] == START

    def occupied(self) -> i64:
        """The set of spaces a pawn or the Tracer stands on; starts never count (8.1, 13.9, B-R23)."""
        found: i64 = 0
        pawn: i64 = 0
        while pawn < self.pawn_count():
            if self.jailed & BIT[pawn] == 0:
                found |= BIT[self.stands[pawn]]
            pawn += 1
        if 0 <= self.tracer_at < self.tables.spaces:
            found |= BIT[self.tracer_at]
        return found & ~(BIT[self.tables.backdoor] | BIT[self.tables.server])

    def pawn_on(self, space: i64) -> i64:
        """The pawn on a space that is no start, or NONE."""
        pawn: i64 = 0
        while pawn < self.pawn_count():
            if self.stands[pawn] == space and self.jailed & BIT[pawn] == 0:
                return pawn
            pawn += 1
        return NONE

    def destinations(self, space: i64) -> i64:
        """Where a pawn there can go: along arrows, over occupied spaces to the first empty one (8.2, 8.3, 8.4)."""
        occupied = self.occupied()
        ahead = self.arrows[space]
        found: i64 = 0
        seen: i64 = 0
        while ahead != 0:
            found |= ahead & ~occupied
            jumped = ahead & occupied & ~seen
            seen |= jumped
            ahead = 0
            while jumped != 0:
                ahead |= self.arrows[lowest(jumped)]
                jumped &= jumped - 1
        return found

    def movable(self, player: i64) -> i64:
        """The set of pawns a player may advance: his own, and rivals' on negative spaces (5.7a, 5.7b, B-R61)."""
        found: i64 = 0
        pawn: i64 = 0
        while pawn < self.pawn_count():
            if self.is_free(pawn) and (self.owner(pawn) == player or self.value(self.stands[pawn]) < 0):
                if self.destinations(self.stands[pawn]) != 0:
                    found |= BIT[pawn]
            pawn += 1
        return found

    def any_free(self) -> bool:
        """Whether some pawn can still move (10.1c, B-R40, B-R61)."""
        pawn: i64 = 0
        while pawn < self.pawn_count():
            if self.is_free(pawn):
                return True
            pawn += 1
        return False

    def list_pawns(self, pawns: i64, out: Legal) -> None:
        while pawns != 0:
            out.add(DO_PAWN + lowest(pawns))
            pawns &= pawns - 1

    def list_spaces(self, spaces: i64, verb: i64, out: Legal) -> None:
        while spaces != 0:
            out.add(verb + lowest(spaces))
            spaces &= spaces - 1

    def list_destinations(self, pawn: i64, out: Legal) -> None:
        self.list_spaces(self.destinations(self.stands[pawn]), DO_MOVE, out)

    # --- back to a start (9.5a, 17.6e) ------------------------------------------------------------------------------

    def open_starts(self, pawn: i64) -> i64:
        """The starts this pawn may be put on: not beside its owner's other pawn (9.5b)."""
        other = pawn ^ 1
        found: i64 = BIT[self.tables.backdoor] | BIT[self.tables.server]
        if self.jailed & BIT[other] == 0:
            found &= ~BIT[self.stands[other]]
        return found

    def denial_targets(self, attacker: i64) -> i64:
        """Pawns a Denial-of-Service can send back (B-R29): not its own, on no start, neither trapped nor jailed."""
        found: i64 = 0
        pawn: i64 = 0
        while pawn < self.pawn_count():
            if pawn != attacker and (self.trapped | self.jailed) & BIT[pawn] == 0:
                if not self.is_start(self.stands[pawn]):
                    found |= BIT[pawn]
            pawn += 1
        return found
