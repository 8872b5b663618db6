"""The frame of a turn (6): its start, where the game may be lost (5.2), and its end (6.7)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.step import Step
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.rules.places import move, take_off_table
from contienda.games.kiberrubezh.rules.power import recount
from contienda.games.kiberrubezh.rulings import ASSETS_PER_TURN, DRAW_PER_TURN, FEWEST_TO_GO_ON, FIRST_DRAW
from contienda.games.kiberrubezh.state import Kiberrubezh


class Start(Step):
    """Begin a turn with the draw; a player with fewer than two cards in the deck has lost (5.2, 6.1)."""

    number: i64 = 4
    arguments: str = "seat"

    def unasked(self, state: Kiberrubezh) -> None:
        seat = s.start_seat(state)
        state.pop()
        if state.deck_size(seat) < FEWEST_TO_GO_ON:
            lose(state, seat)
            return
        state.turn += 1
        state.active = seat
        state.assets_left = ASSETS_PER_TURN
        state.attack_over = False
        state.hit_any = False
        state.hit_categories = 0
        state.waves = 0
        state.begin("turn_began", "6.1", state.turn, seat)
        s.ask_end(state)
        s.ask_attack(state)
        s.ask_deployment(state)
        s.ask_assets(state)
        s.ask_unturn(state)
        s.ask_draw(state, seat, c.BY_DRAWING, FIRST_DRAW if state.turn == 1 else DRAW_PER_TURN)


def lose(state: Kiberrubezh, seat: i64) -> None:
    state.reason = state.number(seat, c.DRAINED)
    state.winner = 1 - seat
    state.begin("lost", "5.2", seat, state.deck_size(seat))
    state.end()


class End(Step):
    """Step 7: discard turned attack cards and events, end lasting effects, resolve overload (6.7, K-R59)."""

    number: i64 = 18

    def unasked(self, state: Kiberrubezh) -> None:
        state.pop()
        active = state.active
        state.lead("turn_ended", "6.7", state.turn, active)
        slots = state.attacks_of(active) & state.plane(active, c.TURNED)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            card = state.card(active, slot)
            if state.tables.persist[card] == 0:
                state.note("put_away", "6.7", active, card)
                take_off_table(state, active, slot, c.DISCARD)
        for seat in range(i64(c.SEATS)):
            end_lasting(state, seat)
        s.ask_start(state, 1 - active)
        s.ask_overload(state, 1 - active)
        s.ask_overload(state, active)


def end_lasting(state: Kiberrubezh, seat: i64) -> None:
    """End a seat's events and their effects until end of turn."""
    row = seat * c.PLANES
    while state.planes[row + c.LYING] != 0:
        card = state.card(seat, lowest(state.planes[row + c.LYING]))
        state.note("put_away", "6.7", seat, card)
        move(state, seat, card, c.LYING, c.DISCARD)
    for number in (c.EXTRA_ATTACK, c.EXTRA_DEFENCE, c.BOOST, c.MORE_BLOCKS):
        state.numbers[seat * c.NUMBERS + number] = 0
    for place in (c.NAMED_1, c.NAMED_2, c.NAMED_4):
        state.planes[row + place] = 0
    recount(state, seat)
