"""Phases 2 to 4 of a turn: Red prepares and attacks, Blue responds (5.2, 5.3, 5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.buenosos.constants import (
    ATTACKING,
    BASIC,
    BLUE,
    DECK_SIZE,
    DO_BASIC,
    DO_PASS,
    DO_PLAY,
    DO_PLAY_FREE,
    HAND,
    IMPACT_BOX,
    NONE,
    PREPARING,
    RED,
    RESPONDING,
)
from contienda.games.buenosos.effect_codes import FOR_GAME, FOR_WINDOW
from contienda.games.buenosos.mechanics.lasting_effects import end_rows
from contienda.games.buenosos.primitives.campaign import mark_phase
from contienda.games.buenosos.primitives.cards import FREE_PLAY
from contienda.games.buenosos.rules.hands import pass_on, tidy_hand
from contienda.games.buenosos.rules.intermittency import begin_intermittency
from contienda.games.buenosos.rules.playing import can_play, play, take_basic
from contienda.games.buenosos.state import BuenOsos


class Preparation(Step):
    """Red plays preparation cards (5.2a)."""

    number: i64 = 6

    def who(self, state: BuenOsos) -> i64:
        return RED

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_phase(state, RED, PREPARING, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        act_in_phase(state, RED, action)


class Attack(Step):
    """Red plays attacks (5.3a)."""

    number: i64 = 7

    def who(self, state: BuenOsos) -> i64:
        return RED

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_phase(state, RED, ATTACKING, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        act_in_phase(state, RED, action)


class AttackEnd(Step):
    """Mark the Impact box (R4), tidy Red's hand, and close the windows of protection (R1)."""

    number: i64 = 8

    def unasked(self, state: BuenOsos) -> None:
        state.pop()
        if state.impact_played:
            mark_phase(state, IMPACT_BOX, FOR_GAME)
        tidy_hand(state, RED)
        if not state.tables.strict_timing:
            end_rows(state, FOR_WINDOW)


class Response(Step):
    """Blue plays its cards (5.4a)."""

    number: i64 = 9

    def who(self, state: BuenOsos) -> i64:
        return BLUE

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_phase(state, BLUE, RESPONDING, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        act_in_phase(state, BLUE, action)


class ResponseEnd(Step):
    """Tidy Blue's hand, then begin phase 5 (10.3b, 7.6a)."""

    number: i64 = 10

    def unasked(self, state: BuenOsos) -> None:
        state.pop()
        tidy_hand(state, BLUE)
        begin_intermittency(state)


def list_phase(state: BuenOsos, side: i64, phase: i64, out: Legal) -> None:
    """List the cards, the basic action (4.4, R6) and passing."""
    list_cards(state, side, phase, out)
    program: i64 = BASIC + side
    if state.basic_used & BIT[side] == 0 and state.tables.effect_at[program] < state.tables.effect_at[program + 1]:
        out.add(DO_BASIC)
    out.add(DO_PASS)


def list_cards(state: BuenOsos, side: i64, phase: i64, out: Legal) -> None:
    """List the cards a team may play in this phase, then those it may play free (R46, R67)."""
    cards = state.kinds(side, HAND) & state.tables.by_phase[phase - 2]
    card: i64 = 0
    while card < DECK_SIZE and cards >= BIT[card]:
        if cards & BIT[card] != 0 and can_play(state, side * DECK_SIZE + card, False):
            out.add(DO_PLAY + side * DECK_SIZE + card)
        card += 1
    if state.stands(FREE_PLAY) and state.find(FREE_PLAY, side) != NONE:
        card = 0
        while card < DECK_SIZE and cards >= BIT[card]:
            if cards & BIT[card] != 0 and can_play(state, side * DECK_SIZE + card, True):
                out.add(DO_PLAY_FREE + side * DECK_SIZE + card)
            card += 1


def act_in_phase(state: BuenOsos, side: i64, action: i64) -> None:
    """Play a card or a free card, take the basic action, or end the phase."""
    if action < DO_PLAY_FREE:
        play(state, action - DO_PLAY, False)
    elif action < DO_BASIC:
        play(state, action - DO_PLAY_FREE, True)
    elif action == DO_BASIC:
        take_basic(state, side)
    else:
        pass_on(state)
