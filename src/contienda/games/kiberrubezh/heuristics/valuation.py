"""What attacks, blocks and effects are worth now to the deciding seat, in cards of a deck.

Used by `appeal.py` and by the primitives' forecasts. Nothing here reads the opponent's hand or the order of a deck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import E_SIDE, TRIGGERS
from contienda.games.kiberrubezh.rules.attack import attackers
from contienda.games.kiberrubezh.rules.properties import can_block, open_attacks
from contienda.games.kiberrubezh.state import Kiberrubezh

NEVER: Final = -20.0
IN_DANGER: Final = 12  # with this few cards in the deck its owner may lose within two turns


# --- attacks and the measures against them ---------------------------------------------------------------------------


def coming(at: Kiberrubezh) -> i64:
    """Attacks that may still do damage this turn: those of the wave that lack points, and unturned ones."""
    return open_attacks(at, at.active) | (0 if at.attack_over else attackers(at))


def walls(at: Kiberrubezh, attacks: i64) -> i64:
    """The defender's unturned measures that can block one of these attacks, as a set."""
    defender = 1 - at.active
    found = at.measures_of(defender) & ~at.plane(defender, c.TURNED)
    rest = found
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if worst_for(at, at.card(defender, slot), attacks) == c.NONE:
            found &= ~BIT[slot]
    return found


def worst_for(at: Kiberrubezh, measure: i64, attacks: i64) -> i64:
    """The slot of the most harmful of these attacks that a measure can block, or NONE."""
    attacker = at.active
    found: i64 = c.NONE
    most = 0.0
    while attacks != 0:
        slot = lowest(attacks)
        attacks &= attacks - 1
        harm = at.tables.damage[at.card(attacker, slot)]
        if harm > most and can_block(at, measure, attacker, slot):
            found = slot
            most = harm
    return found


def harm_of(at: Kiberrubezh, seat: i64, attacks: i64) -> float:
    """The total damage of these attack cards of a seat."""
    found = 0.0
    while attacks != 0:
        found += at.tables.damage[at.card(seat, lowest(attacks))]
        attacks &= attacks - 1
    return found


def harm_of_worst(at: Kiberrubezh, attacks: i64, n: i64) -> float:
    """The damage of the n worst of these attacks in the wave."""
    found = 0.0
    while n > 0 and attacks != 0:
        worst: i64 = lowest(attacks)
        rest = attacks & (attacks - 1)
        while rest != 0:
            slot = lowest(rest)
            rest &= rest - 1
            if at.tables.damage[at.card(at.active, slot)] > at.tables.damage[at.card(at.active, worst)]:
                worst = slot
        found += at.tables.damage[at.card(at.active, worst)]
        attacks &= ~BIT[worst]
        n -= 1
    return found


def held_back(at: Kiberrubezh, attacks: i64) -> i64:
    """The attacks blocked if every measure takes the worst it can, as a set."""
    defender = 1 - at.active
    blocked: i64 = 0
    measures = walls(at, attacks)
    while measures != 0:
        slot = worst_for(at, at.card(defender, lowest(measures)), attacks & ~blocked)
        measures &= measures - 1
        if slot != c.NONE:
            blocked |= BIT[slot]
    return blocked


# --- power -----------------------------------------------------------------------------------------------------------


def hand_needs(at: Kiberrubezh, seat: i64, attack: bool) -> i64:
    """The power of one kind that all cards in hand require together."""
    tables = at.tables
    found: i64 = 0
    slots = at.plane(seat, c.HAND)
    while slots != 0:
        card = at.card(seat, lowest(slots))
        slots &= slots - 1
        found += tables.need_attack[card] if attack else tables.need_defence[card]
    return found


def shortage(at: Kiberrubezh, seat: i64, attack: bool) -> float:
    """How much another point of power is needed: what hand and table require against what assets give."""
    have = at.number(seat, c.TOTAL_ATTACK if attack else c.TOTAL_DEFENCE)
    used = at.number(seat, c.USED_ATTACK if attack else c.USED_DEFENCE)
    missing = hand_needs(at, seat, attack) + used - have
    enough: i64 = 7 if attack else 5
    wanted = 0.0 if missing < 0 else (3.0 if missing > 3 else float(missing))
    return 0.2 + wanted * (1.0 if have < enough else 0.3)


def cramped(at: Kiberrubezh, seat: i64) -> bool:
    """Whether waiting attack cards leave too little power for those in hand or still to come."""
    free = at.number(seat, c.ACTIVE_ATTACK) + at.number(seat, c.EXTRA_ATTACK) - at.number(seat, c.USED_ATTACK)
    return free < 1 or at.plane(seat, c.HAND) & at.tables.attacks[seat] != 0


# --- effects ---------------------------------------------------------------------------------------------------------


def gains(at: Kiberrubezh, seat: i64, card: i64, trigger: i64) -> float:
    """What all effects of a card at a trigger are worth to its owner now."""
    place = card * TRIGGERS + trigger
    return gain_of_rows(at, seat, at.tables.effect_at[place], at.tables.effect_count[place])


def gain_of_rows(at: Kiberrubezh, seat: i64, row: i64, rows: i64) -> float:
    found = 0.0
    while rows > 0:
        found += at.tables.primitive(row).gain(at, seat, row)
        row += 1
        rows -= 1
    return found


def gain_of_option(at: Kiberrubezh, seat: i64, row: i64, option: i64) -> float:
    return gain_of_rows(at, seat, at.tables.option_row(row, option), at.tables.option_rows(row, option))


def aimed_at(at: Kiberrubezh, seat: i64, row: i64) -> i64:
    """The seat that an effect of this seat's card is about."""
    return 1 - seat if at.tables.effect(row, E_SIDE) != 0 else seat


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other
