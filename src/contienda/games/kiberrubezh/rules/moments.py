"""What a player may do at any time in their turn: events, abilities, discarding (3.12, 8.3, L.1)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh._steps import ask_clear
from contienda.games.kiberrubezh.effect_codes import ACTIVATE, DEPLOY, OWN_TURN, PLAY
from contienda.games.kiberrubezh.rules.effects import start_effects
from contienda.games.kiberrubezh.rules.leaving import leave_table
from contienda.games.kiberrubezh.rules.listing import list_copies
from contienda.games.kiberrubezh.rules.places import move, put_on_table
from contienda.games.kiberrubezh.rules.power import affords, can_do_without, recount
from contienda.games.kiberrubezh.rules.sources import NO_SLOT, make_source
from contienda.games.kiberrubezh.rules.turning import turn_card
from contienda.games.kiberrubezh.state import Kiberrubezh

# --- who decides, and the list of actions ----------------------------------------------------------------------------


def who_acts(state: Kiberrubezh) -> i64:
    """The active player, unless both can see that they cannot act (K-R70)."""
    seat = state.active
    if state.plane(seat, c.HAND) != 0 or has_cards_to_clear(state) or has_ability(state, seat, OWN_TURN):
        return seat
    return UNASKED


def has_cards_to_clear(state: Kiberrubezh) -> bool:
    return state.plane(state.active, c.TABLE) & ~state.tables.assets[state.active] != 0


def has_ability(state: Kiberrubezh, seat: i64, timing: i64) -> bool:
    """Whether, as far as both can see, an ability could be used now."""
    slots = state.tables.able[seat] & state.ready_of(seat)
    while slots != 0:
        if can_use(state, seat, lowest(slots), timing):
            return True
        slots &= slots - 1
    return False


def can_use(state: Kiberrubezh, seat: i64, slot: i64, timing: i64) -> bool:
    """Whether an unturned card's ability can be used with the power left (K-R61)."""
    card = state.card(seat, slot)
    if state.tables.ability[card] & timing == 0:
        return False
    return state.tables.sacrifice[card] != 0 or can_do_without(state, seat, card)


def list_hand(state: Kiberrubezh, assets: bool, others: bool, out: Legal) -> None:
    """List the events in hand, and the cards to lay in their phase (K-R44)."""
    seat = state.active
    tables = state.tables
    slots = state.plane(seat, c.HAND)
    last: i64 = c.NONE
    while slots != 0:
        card = state.card(seat, lowest(slots))
        slots &= slots - 1
        if card == last:
            continue
        last = card
        kind = tables.kind[card]
        if kind == c.EVENT:
            if tables.timing[card] & OWN_TURN != 0 and affords(state, seat, card):
                out.add(c.DO_PLAY + card)
        elif kind <= c.ASSET:
            if assets:
                out.add(c.DO_LAY + card)
        elif others and affords(state, seat, card):
            out.add(c.DO_LAY + card)


def list_rest(state: Kiberrubezh, out: Legal) -> None:
    """List the actions at the end of every such list."""
    list_abilities(state, state.active, OWN_TURN, out)
    if has_cards_to_clear(state):
        out.add(c.DO_CLEAR)
    out.add(c.DO_NEXT)


def list_abilities(state: Kiberrubezh, seat: i64, timing: i64, out: Legal) -> None:
    slots = state.tables.able[seat] & state.ready_of(seat)
    last: i64 = c.NONE
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        card = state.card(seat, slot)
        if card != last and can_use(state, seat, slot, timing):
            out.add(c.DO_ACTIVATE + card)
        last = card


# --- actions ---------------------------------------------------------------------------------------------------------


def act(state: Kiberrubezh, action: i64) -> None:
    """Carry out any of these actions except ending the phase."""
    if action >= c.DO_ACTIVATE:
        activate(state, action - c.DO_ACTIVATE)
    elif action >= c.DO_PLAY:
        play(state, action - c.DO_PLAY)
    elif action >= c.DO_LAY:
        lay(state, action - c.DO_LAY)
    else:
        ask_clear(state)


def lay(state: Kiberrubezh, card: i64) -> None:
    """Lay a card from the hand in its zone (7.1, 8.2)."""
    seat = state.active
    asset = state.tables.kind[card] <= c.ASSET
    turned = state.tables.enters_turned[card] != 0
    slot = put_on_table(state, seat, card, turned)
    if asset:
        state.assets_left -= 1
    state.lead("laid_turned" if turned else "laid", "7.1" if asset else "8.2", seat, card)
    recount(state, seat)
    start_effects(state, make_source(seat, card, NO_SLOT if asset else slot), DEPLOY)


def play(state: Kiberrubezh, card: i64) -> None:
    """Play an event: it acts at once and stays on the table until step 7 (3.11, K-R12, K-R42)."""
    seat = state.who
    move(state, seat, card, c.HAND, c.LYING)
    recount(state, seat)
    state.lead("played", "3.11", seat, card)
    start_effects(state, make_source(seat, card, NO_SLOT), PLAY)


def activate(state: Kiberrubezh, card: i64) -> None:
    """Use an ability: first turn its card or discard it (L.1, K-R61)."""
    seat = state.who
    slot = lowest(state.standing(seat, card, c.READY))
    stays = state.tables.assets[seat] & BIT[slot] == 0
    state.lead("activated", "L.1", seat, card)
    if state.tables.sacrifice[card] == 0:
        turn_card(state, seat, slot, False)
    else:
        leave_table(state, seat, slot, c.DISCARD)
        stays = False
    start_effects(state, make_source(seat, card, slot if stays else NO_SLOT), ACTIVATE)


class Clear(Step):
    """The active player discards one of their own measures or attack cards from the table (8.3)."""

    number: i64 = 9

    def who(self, state: Kiberrubezh) -> i64:
        return state.active

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = state.active
        list_copies(state, seat, state.plane(seat, c.TABLE) & ~state.tables.assets[seat], c.DO_DISCARD, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        seat = state.active
        slot = state.slot_named(seat, action - c.DO_DISCARD)
        state.pop()
        state.note("cleared", "8.3", seat, state.card(seat, slot))
        leave_table(state, seat, slot, c.DISCARD)
