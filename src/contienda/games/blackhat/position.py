"""A position of Black Hat as the contract wants it: copied, encoded, viewed, audited, scored."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.events import EVERYBODY
from contienda.core.game import OVER, Heuristics, Reader, State
from contienda.core.rng import Rng
from contienda.games.blackhat import steps
from contienda.games.blackhat.elements import (
    DO_COUNT,
    DO_RANK,
    DO_WILDS,
    FACES,
    MARKERS,
    MOST_PLAYERS,
    NONE,
    PAWNS,
    PICKS,
    PLACES,
    WILD,
)
from contienda.games.blackhat.scoring import ENDINGS
from contienda.games.blackhat.turn import Turn


class BlackHat(Turn):
    """Hands and status cards are hidden, everything else is open; the Critical Asset's tile is drawn when turned."""

    def copy(self) -> State:
        twin = BlackHat()
        twin.game = self.game
        twin.tables = self.tables
        twin.seats = self.seats
        twin.steps = self.steps[:]
        twin.depth = self.depth
        twin.face = self.face
        twin.kinds = self.kinds
        twin.printed = self.printed
        twin.arrows = self.arrows
        twin.plus = self.plus
        twin.minus = self.minus
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.plays = self.plays[:]
        twin.deck = self.deck
        twin.discards = self.discards
        twin.out = self.out
        twin.halved = self.halved
        twin.dealer = self.dealer
        twin.hat_holder = self.hat_holder
        twin.leader = self.leader
        twin.controller = self.controller
        twin.lead_size = self.lead_size
        twin.played = self.played
        twin.winner = self.winner
        twin.trick = self.trick
        twin.shown = self.shown
        twin.shown_leader = self.shown_leader
        twin.shown_winner = self.shown_winner
        twin.pick_rank = self.pick_rank
        twin.pick_size = self.pick_size
        twin.stands = self.stands[:]
        twin.locked = self.locked
        twin.trapped = self.trapped
        twin.jailed = self.jailed
        twin.tracer_at = self.tracer_at
        twin.tracer_active = self.tracer_active
        twin.tracer_from = self.tracer_from
        twin.drivers = self.drivers
        twin.opened_by = self.opened_by
        twin.asset = self.asset
        twin.assets_left = self.assets_left
        twin.totals = self.totals
        twin.last = self.last
        twin.statuses = self.statuses
        twin.round = self.round
        twin.reason = self.reason
        twin.winners = self.winners
        twin.who = self.who
        return twin

    def encode(self) -> list[int]:
        found: list[int] = [
            self.seats, self.plus, self.minus, self.deck, self.discards, self.out, int(self.halved), self.dealer,
            self.hat_holder, self.leader, self.controller, self.lead_size, self.played, self.winner, self.trick,
            self.pick_rank, self.pick_size, self.locked, self.trapped, self.jailed, self.tracer_at,
            int(self.tracer_active), self.tracer_from, self.drivers, self.opened_by, self.asset, self.assets_left,
            self.statuses, self.round, self.reason, self.winners, self.who, self.shown_leader, self.shown_winner,
        ]  # fmt: skip
        for each in (self.face, self.hands, self.known, self.plays, self.stands, self.totals, self.last, self.shown):
            for value in each:
                found.append(value)
        found.extend(self.pending())
        return found

    def restore(self, codes: list[int]) -> None:
        """Take over what `encode` wrote; the tables are set before."""
        source = Reader(codes)
        self.seats = source.one()
        self.plus = source.one()
        self.minus = source.one()
        self.deck = source.one()
        self.discards = source.one()
        self.out = source.one()
        self.halved = source.one() != 0
        self.dealer = source.one()
        self.hat_holder = source.one()
        self.leader = source.one()
        self.controller = source.one()
        self.lead_size = source.one()
        self.played = source.one()
        self.winner = source.one()
        self.trick = source.one()
        self.pick_rank = source.one()
        self.pick_size = source.one()
        self.locked = source.one()
        self.trapped = source.one()
        self.jailed = source.one()
        self.tracer_at = source.one()
        self.tracer_active = source.one() != 0
        self.tracer_from = source.one()
        self.drivers = source.one()
        self.opened_by = source.one()
        self.asset = source.one()
        self.assets_left = source.one()
        self.statuses = source.one()
        self.round = source.one()
        self.reason = source.one()
        self.winners = source.one()
        self.who = source.one()
        self.shown_leader = source.one()
        self.shown_winner = source.one()
        self.face = source.many(PLACES)
        self.hands = source.many(MOST_PLAYERS)
        self.known = source.many(MOST_PLAYERS)
        self.plays = source.many(MOST_PLAYERS)
        self.stands = source.many(MOST_PLAYERS * PAWNS)
        self.totals = source.many(MOST_PLAYERS)
        self.last = source.many(MOST_PLAYERS)
        self.shown = source.many(MOST_PLAYERS)
        self.connect()
        self.restore_pending(source.rest())

    def view(self, seat: int) -> dict[str, object]:
        from contienda.games.blackhat.view import view

        return view(self, seat)

    def witnesses(self, action: i64) -> i64:
        """Only who is dealt a card sees which; the Robot's everybody sees. Of a play only the cards laid are seen."""
        step = self.step()
        if self.is_picking(step):
            return BIT[self.who]
        player: i64 = NONE
        if step == steps.DEAL or step == steps.STATUS:
            player = self.argument()
        elif step == steps.DRAW:
            player = self.winner
        if player == NONE or self.is_robot(player):
            return EVERYBODY
        return BIT[player]

    def glimpse(self, action: i64) -> i64:
        """The cards of a play, with the pick that completes it."""
        step = self.step()
        if not self.is_picking(step):
            return 0
        rank, cards = self.pick_rank, self.pick_size
        if step == steps.WILDS:
            return 1 + (rank * PICKS + cards) * PICKS + action - DO_WILDS
        if step == steps.PLAY:
            rank = action - DO_RANK
            cards = 1 if self.lead_size == 1 else 0
        else:
            cards = action - DO_COUNT + 1
        if cards == 0 or self.chooses_wilds(self.at_turn(self.played), rank, cards):
            return 0
        return 1 + (rank * PICKS + cards) * PICKS + (cards if rank == WILD else 0)

    # --- hidden hands -----------------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> State:
        """Deal anew what that seat has not seen: hidden cards of the others, the deck, and others' status cards."""
        twin = self.copy()
        assert isinstance(twin, BlackHat)
        if twin.who != OVER:
            if twin.who != seat:
                twin.take_picks_back()
            twin.redeal(seat, rng)
            twin.redraw_statuses(seat, rng)
        return twin

    def take_picks_back(self) -> None:
        """A play that is not complete has not begun in the eyes of the others."""
        while self.is_picking(self.step()) and self.step() != steps.PLAY:
            self.pop()
        self.forget_picks()

    def redraw_statuses(self, seat: i64, rng: Rng) -> None:
        """Secret status cards of the others, drawn anew."""
        pool = self.free_statuses()
        drew: i64 = 0
        player: i64 = 0
        while player < self.tables.players:
            card = (self.statuses >> (player * 4)) & 15
            if card > 0 and player != seat and not self.is_robot(player):
                drew |= BIT[player]
                pool |= BIT[card - 1]
                self.statuses -= card << (player * 4)
            player += 1
        player = 0
        while player < self.tables.players:
            if drew & BIT[player] != 0:
                card = nth(pool, rng.below(count(pool))) + 1
                pool &= ~BIT[card - 1]
                self.statuses += card << (player * 4)
            player += 1

    # --- the end ----------------------------------------------------------------------------------------------------

    def scores(self) -> list[float]:
        """Winners share one point; if the Robot wins alone, no seat does (15.7)."""
        share = 1.0 / float(count(self.winners))
        return [share if self.winners & BIT[seat] != 0 else 0.0 for seat in range(self.seats)]

    def heuristics(self) -> Heuristics:
        from contienda.games.blackhat.heuristics import HEURISTICS

        return HEURISTICS

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def audit(self) -> list[str]:
        """Cards, tiles and markers are conserved; one pawn a space (8.1); no player has both pawns on one start."""
        wrong = self.audit_cards()
        tiles = [int(face) // 2 for face in self.face if face < FACES]
        if len(set(tiles)) != len(tiles):
            wrong.append(f"a tile lies twice: {tiles}")
        if self.plus & self.minus != 0 or count(self.plus | self.minus) > MARKERS:
            wrong.append(f"markers {self.plus:b} and {self.minus:b}")
        if (self.plus | self.minus) & ~self.hosts() != 0:
            wrong.append("a marker lies on what is no Host")
        seen: list[int] = []
        for pawn in range(self.pawn_count()):
            space = int(self.stands[pawn])
            if not 0 <= space < self.tables.spaces:
                wrong.append(f"pawn {pawn} stands on {space}")
            elif self.jailed & BIT[pawn] == 0:
                if space in seen:
                    wrong.append(f"two pawns on {self.tables.ids[space]}")
                if not self.is_start(space):
                    seen.append(space)
                elif pawn % 2 == 1 and self.stands[pawn - 1] == space and self.jailed & BIT[pawn - 1] == 0:
                    wrong.append(f"both pawns of player {pawn // 2} on one start")
        if self.locked & self.trapped != 0 or (self.locked | self.trapped) & self.jailed != 0:
            wrong.append("a pawn is held in two ways")
        for player in range(self.tables.players):
            if self.totals[player] < 0:
                wrong.append(f"player {player} has {self.totals[player]} points")
        return wrong
