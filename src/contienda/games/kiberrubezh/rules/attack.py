"""The attacker's side of a wave (8.4 to 8.6, 9): declaring it, and the damage of unblocked attacks (K-R49)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import HIT, ON_ATTACK
from contienda.games.kiberrubezh.rules.drawing import mill
from contienda.games.kiberrubezh.rules.effects import lessened, queue_up, start_effects
from contienda.games.kiberrubezh.rules.listing import list_copies
from contienda.games.kiberrubezh.rules.moments import act, list_hand, list_rest, who_acts
from contienda.games.kiberrubezh.rules.properties import absorbed, boosted, category_of
from contienda.games.kiberrubezh.rules.sources import NO_SOURCE, make_source
from contienda.games.kiberrubezh.rulings import SYSTEM_DAMAGE
from contienda.games.kiberrubezh.state import Kiberrubezh


class Attack(Step):
    """Step 5: the attacker begins a wave, takes another action, or ends the phase (6.5, 8.4)."""

    number: i64 = 8

    def who(self, state: Kiberrubezh) -> i64:
        return who_acts(state)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_hand(state, False, False, out)
        if not state.attack_over:
            list_copies(state, state.active, attackers(state), c.DO_ATTACK, out)
        list_rest(state, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_NEXT:
            state.pop()
        elif action < c.DO_ATTACK:
            act(state, action)
        else:
            state.waves += 1
            state.lead("wave_began", "8.4", state.active, state.waves)
            s.ask_wave(state)
            join_wave(state, action)


class Wave(Step):
    """The attacker adds attack cards to the wave, or sends it (8.4)."""

    number: i64 = 10

    def who(self, state: Kiberrubezh) -> i64:
        return state.active if attackers(state) != 0 else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        """The wave is complete: declaration effects, defence, outcome, the attacker's moment, damage."""
        state.pop()
        s.ask_wave_end(state)
        s.ask_damage(state)
        s.ask_moment(state)
        s.ask_outcome(state)
        s.ask_defence(state)
        queue_up(state, state.active, state.plane(state.active, c.WAVE), ON_ATTACK)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_copies(state, state.active, attackers(state), c.DO_ATTACK, out)
        out.add(c.DO_GO)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_GO:
            self.unasked(state)
        else:
            join_wave(state, action)


def attackers(state: Kiberrubezh) -> i64:
    """The attack cards that can attack now: unturned ones."""
    return state.attacks_of(state.active) & ~state.plane(state.active, c.TURNED)


def join_wave(state: Kiberrubezh, action: i64) -> None:
    """Add an attack card to the wave and turn it (8.6)."""
    seat = state.active
    slot = state.slot_named(seat, action - c.DO_ATTACK)
    state.planes[seat * c.PLANES + c.WAVE] |= BIT[slot]
    state.planes[seat * c.PLANES + c.TURNED] |= BIT[slot]
    state.note("attacked", "8.6", seat, state.card(seat, slot))


class Moment(Step):
    """Before damage the attacker may use events and abilities (3.12, K-R49)."""

    number: i64 = 14

    def who(self, state: Kiberrubezh) -> i64:
        return who_acts(state)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_hand(state, False, False, out)
        list_rest(state, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_NEXT:
            state.pop()
        else:
            act(state, action)


# --- damage ----------------------------------------------------------------------------------------------------------


class Damage(Step):
    """The attacker chooses the next unblocked attack and its kind of damage, if there is a choice (9.2)."""

    number: i64 = 15

    def who(self, state: Kiberrubezh) -> i64:
        slots = unresolved(state)
        if slots == 0:
            return UNASKED
        printed = state.tables.rows(state.card(state.active, lowest(slots)), HIT) > 0
        return state.active if printed or not state.all_alike(state.active, slots) else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        slots = unresolved(state)
        if slots == 0:
            state.pop()
        else:
            deal_damage(state, lowest(slots), False)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = state.active
        among = unresolved(state)
        slots = among
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if state.looks_like_earlier(seat, slot, among):
                continue
            card = state.card(seat, slot)
            code = card * c.COPIES + state.copy_of(seat, slot)
            if state.tables.rows(card, HIT) > 0:
                out.add(c.DO_STRIKE + code)
            out.add(c.DO_DRAIN + code)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action < c.DO_DRAIN:
            deal_damage(state, state.slot_named(state.active, action - c.DO_STRIKE), True)
        else:
            deal_damage(state, state.slot_named(state.active, action - c.DO_DRAIN), False)


def unresolved(state: Kiberrubezh) -> i64:
    """The unblocked attacks of the wave whose damage is still to come."""
    seat = state.active
    return state.plane(seat, c.WAVE) & ~state.plane(seat, c.BLOCKED) & ~state.plane(seat, c.DONE)


def deal_damage(state: Kiberrubezh, slot: i64, printed: bool) -> None:
    """Deal the damage printed on the card, or discard two cards from the deck (9.2, 9.3, K-R52, K-R53)."""
    seat = state.active
    card = state.card(seat, slot)
    category = category_of(state, seat, slot)
    state.planes[seat * c.PLANES + c.DONE] |= BIT[slot]
    more = boosted(state, seat, category)
    fewer = absorbed(state, 1 - seat)
    state.hit_any = True
    state.hit_categories |= BIT[category]
    state.lead("struck" if printed else "drained", "9.2" if printed else "9.3", seat, card)
    if more > 0:
        state.note("boosted", "K-R53", seat, more)
    if fewer > 0:
        state.note("absorbed", "K-R53", 1 - seat, fewer)
    net = more - fewer
    s.ask_damage_end(state)
    if net > 0:
        mill(state, 1 - seat, net, c.BY_ATTACK)
    source = make_source(seat, card, slot)
    state.striking = source
    state.lessen = -net if net < 0 else 0
    if printed:
        start_effects(state, source, HIT)
    else:
        mill(state, 1 - seat, lessened(state, source, SYSTEM_DAMAGE), c.BY_ATTACK)


class DamageEnd(Step):
    """The damage of one attack is done (9.2)."""

    number: i64 = 16

    def unasked(self, state: Kiberrubezh) -> None:
        state.pop()
        state.striking = NO_SOURCE
        state.lessen = 0


class WaveEnd(Step):
    """End the wave: only its turned cards remain (K-R49)."""

    number: i64 = 17

    def unasked(self, state: Kiberrubezh) -> None:
        state.pop()
        seat = state.active
        for place in (c.WAVE, c.BLOCKED, c.DONE, c.POINT_1, c.POINT_2):
            state.planes[seat * c.PLANES + place] = 0
        state.planes[(1 - seat) * c.PLANES + c.GAVE] = 0
        state.link_count = 0
        state.note("wave_ended", "K-R49", seat, state.waves)
