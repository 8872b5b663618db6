"""The frame of a turn (6): its start, unturning, the change of phases, its end."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.beginning import Beginning
from contienda.games.kiberrubezh.effects import counted
from contienda.games.kiberrubezh.elements import (
    BOOST,
    BY_DRAWING,
    DISCARD,
    DRAINED,
    EXTRA_ATTACK,
    EXTRA_DEFENCE,
    FROZEN,
    LYING,
    MORE_BLOCKS,
    NAMED_1,
    NAMED_2,
    NAMED_4,
    NUMBERS,
    PLANES,
    SEATS,
    TURNED,
)
from contienda.games.kiberrubezh.rulings import ASSETS_PER_TURN, DRAW_PER_TURN, FEWEST_TO_GO_ON, FIRST_DRAW


class Phases(Beginning):
    """The steps of a turn that ask nobody, and its end."""

    reason: i64
    winner: i64

    def start_turn(self, seat: i64) -> None:
        """Whoever has fewer than two cards in his deck has lost; else he draws, and his turn runs (5.2, 6)."""
        self.pop()
        if self.deck_size(seat) < FEWEST_TO_GO_ON:
            self.reason = self.number(seat, DRAINED)
            self.winner = 1 - seat
            self.begin("lost", "5.2", seat, self.deck_size(seat))
            self.depth = 0
            return
        self.turn += 1
        self.active = seat
        self.assets_left = ASSETS_PER_TURN
        self.attack_over = False
        self.hit_any = False
        self.hit_categories = 0
        self.waves = 0
        self.begin("turn_began", "6.1", self.turn, seat)
        self.push(s.END)
        self.push(s.ATTACK)
        self.push(s.DEPLOY)
        self.push(s.ASSETS)
        self.push(s.UNTURN)
        self.push(s.DRAW, counted(seat, FIRST_DRAW if self.turn == 1 else DRAW_PER_TURN, BY_DRAWING))

    def unturn_all(self) -> None:
        """Step 2: what was turned since the own last turn; a frozen card loses its mark instead (6.2, K-R63)."""
        self.pop()
        seat = self.active
        row = seat * PLANES
        frozen = self.planes[row + FROZEN]
        if self.planes[row + TURNED] & ~frozen != 0:
            self.note("unturned_all", "6.2", seat)
        if self.planes[row + TURNED] == 0:
            return
        self.planes[row + TURNED] = frozen
        self.planes[row + FROZEN] = 0
        assets = self.assets_of(seat)
        while assets != 0:
            slot = lowest(assets)
            copies = self.tables.slots(seat, self.card(seat, slot))
            self.arrange(seat, self.card(seat, slot), copies)
            assets &= ~copies
        self.recount(seat)

    def next_phase(self, step: i64) -> None:
        """A phase is over; there is no way back to it (K-R67)."""
        self.pop()
        if step == s.ASSETS:
            self.note("phase_began", "6.4", self.active, 3)
        elif step == s.DEPLOY:
            self.note("phase_began", "6.5", self.active, 4)

    def end_turn(self) -> None:
        """Step 7: turned attack cards and events go, lasting effects end, overload is repaired (6.7, K-R59)."""
        self.pop()
        active = self.active
        self.lead("turn_ended", "6.7", self.turn, active)
        slots = self.attacks_of(active) & self.plane(active, TURNED)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            card = self.card(active, slot)
            if self.tables.persist[card] == 0:
                self.note("put_away", "6.7", active, card)
                self.take_off_table(active, slot, DISCARD)
        seat: i64 = 0
        while seat < SEATS:
            self.end_lasting(seat)
            seat += 1
        self.push(s.START, 1 - active)
        self.push(s.OVERLOAD, 1 - active)
        self.push(s.OVERLOAD, active)

    def end_lasting(self, seat: i64) -> None:
        """Events of a seat leave, and what they did until end of turn."""
        row = seat * PLANES
        while self.planes[row + LYING] != 0:
            card = self.card(seat, lowest(self.planes[row + LYING]))
            self.note("put_away", "6.7", seat, card)
            self.move(seat, card, LYING, DISCARD)
        for number in (EXTRA_ATTACK, EXTRA_DEFENCE, BOOST, MORE_BLOCKS):
            self.numbers[seat * NUMBERS + number] = 0
        for place in (NAMED_1, NAMED_2, NAMED_4):
            self.planes[row + place] = 0
        self.recount(seat)
