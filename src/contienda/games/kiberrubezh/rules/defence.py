"""The defender's side of a wave (10): measures on the table block its attacks, then the blocks are settled."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh._steps import ask_points, points_given, points_measure, points_points
from contienda.games.kiberrubezh.effect_codes import BLOCKING, ON_BLOCK, ON_BLOCKED
from contienda.games.kiberrubezh.rules.effects import queue_up
from contienda.games.kiberrubezh.rules.listing import list_copies
from contienda.games.kiberrubezh.rules.moments import act, has_ability, list_abilities
from contienda.games.kiberrubezh.rules.power import affords
from contienda.games.kiberrubezh.rules.properties import blockable, give_point, open_attacks
from contienda.games.kiberrubezh.state import Kiberrubezh


class Defence(Step):
    """Step 6: the defender blocks, plays events, uses abilities, or lets the wave pass (6.6, 10.1)."""

    number: i64 = 11

    def who(self, state: Kiberrubezh) -> i64:
        """Ask the defender if, as far as both can see, they could act (K-R70)."""
        seat = 1 - state.active
        if state.plane(seat, c.HAND) != 0 or has_ability(state, seat, BLOCKING) or blockers(state) != 0:
            return seat
        return UNASKED

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = 1 - state.active
        list_copies(state, seat, blockers(state), c.DO_BLOCK, out)
        slots = state.plane(seat, c.HAND) & state.tables.events[seat]
        last: i64 = c.NONE
        while slots != 0:
            card = state.card(seat, lowest(slots))
            slots &= slots - 1
            if card != last and state.tables.timing[card] & BLOCKING != 0 and affords(state, seat, card):
                out.add(c.DO_PLAY + card)
            last = card
        list_abilities(state, seat, BLOCKING, out)
        out.add(c.DO_PASS)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_PASS:
            state.note("passed", "10.1", state.who)
            state.pop()
        elif action < c.DO_BLOCK:
            act(state, action)
        else:
            block_with(state, state.slot_named(1 - state.active, action - c.DO_BLOCK))


def blockers(state: Kiberrubezh) -> i64:
    """The defender's measures that can block something now, as a set."""
    seat = 1 - state.active
    found = state.measures_of(seat) & ~state.plane(seat, c.TURNED)
    rest = found
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if blockable(state, state.active, state.card(seat, slot)) == 0:
            found &= ~BIT[slot]
    return found


def block_with(state: Kiberrubezh, slot: i64) -> None:
    """Use and turn a measure; its points are given one by one (10.3, K-R46)."""
    seat = 1 - state.active
    card = state.card(seat, slot)
    state.planes[seat * c.PLANES + c.TURNED] |= BIT[slot]
    state.planes[seat * c.PLANES + c.GAVE] |= BIT[slot]
    state.lead("blocked_with", "10.3", seat, card)
    if state.link_count * 2 == i64(len(state.links)):
        state.links = append(append(state.links, 0), 0)
    state.links[state.link_count * 2] = slot
    state.links[state.link_count * 2 + 1] = 0
    state.link_count += 1
    ask_points(state, 0, state.tables.blocks[card] + state.number(seat, c.MORE_BLOCKS), slot)


class Points(Step):
    """The defender gives a measure's block points to attacks; after the first, the rest is optional (10.2, K-R46)."""

    number: i64 = 12
    arguments: str = "given:2 points:64 measure"

    def who(self, state: Kiberrubezh) -> i64:
        seat = 1 - state.active
        slots = blockable(state, state.active, state.card(seat, points_measure(state)))
        if points_points(state) == 0 or slots == 0:
            return UNASKED
        return UNASKED if points_given(state) == 0 and state.all_alike(state.active, slots) else seat

    def unasked(self, state: Kiberrubezh) -> None:
        slots = blockable(state, state.active, state.card(1 - state.active, points_measure(state)))
        if points_points(state) == 0 or slots == 0:
            state.pop()
        else:
            stop_by_measure(state, lowest(slots))

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        measure = state.card(1 - state.active, points_measure(state))
        list_copies(state, state.active, blockable(state, state.active, measure), c.DO_STOP, out)
        if points_given(state) == 1:
            out.add(c.DO_ENOUGH)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_ENOUGH:
            state.pop()
        else:
            stop_by_measure(state, state.slot_named(state.active, action - c.DO_STOP))


def stop_by_measure(state: Kiberrubezh, slot: i64) -> None:
    measure, points = points_measure(state), points_points(state)
    state.pop()
    ask_points(state, 1, points - 1, measure)
    give_point(state, state.active, slot)
    state.links[state.link_count * 2 - 1] |= BIT[slot]
    state.note("stopped", "10.2", state.card(1 - state.active, measure), state.card(state.active, slot))


class Outcome(Step):
    """Attacks with enough points are blocked; then the effects of both sides, the attacker's first (3.7, K-R49)."""

    number: i64 = 13

    def unasked(self, state: Kiberrubezh) -> None:
        settle_blocks(state)


def settle_blocks(state: Kiberrubezh) -> None:
    """Attacks with enough points are blocked; then the effects of both sides, the attacker's first (K-R49)."""
    state.pop()
    attacker = state.active
    defender = 1 - attacker
    wave = state.plane(attacker, c.WAVE)
    blocked = wave & ~open_attacks(state, attacker)
    state.planes[attacker * c.PLANES + c.BLOCKED] |= blocked
    state.planes[attacker * c.PLANES + c.POINT_1] = 0
    state.planes[attacker * c.PLANES + c.POINT_2] = 0
    if state.recorder is not None:
        while wave != 0:
            slot = lowest(wave)
            wave &= wave - 1
            kind = "attack_blocked" if blocked & BIT[slot] != 0 else "attack_through"
            state.note(kind, "3.7", state.card(attacker, slot))
    used: i64 = 0
    for i in range(state.link_count):
        if state.links[i * 2 + 1] & (blocked | BIT[c.GONE]) != 0:
            used |= BIT[state.links[i * 2]]
    state.link_count = 0
    queue_up(state, defender, used & state.plane(defender, c.GAVE), ON_BLOCK)
    queue_up(state, attacker, blocked, ON_BLOCKED)
