"""What attacks, blocks and effects are worth just now to the seat that decides, counted in cards of a deck.

Read by `judgement.py`. Nothing here looks at the opponent's hand or at the order of a deck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.games.kiberrubezh import ops as o
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.elements import (
    ACTIVE_ATTACK,
    EXTRA_ATTACK,
    HAND,
    NONE,
    ORDERED,
    POOL,
    TOTAL_ATTACK,
    TOTAL_DEFENCE,
    TURNED,
    USED_ATTACK,
    USED_DEFENCE,
)
from contienda.games.kiberrubezh.position import Kiberrubezh

NEVER: Final = -20.0
IN_DANGER: Final = 12  # cards left in a deck whose owner may lose within two turns


# --- attacks and what stands in their way ----------------------------------------------------------------------------


def coming(at: Kiberrubezh) -> i64:
    """Attacks that may still do damage this turn: those of the wave that lack points, and those yet unturned."""
    return at.open_attacks(at.active) | (0 if at.attack_over else at.attackers())


def walls(at: Kiberrubezh, attacks: i64) -> i64:
    """Unturned measures of the defender that may block one of these attacks, as a set."""
    defender = 1 - at.active
    found = at.measures_of(defender) & ~at.plane(defender, TURNED)
    rest = found
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if worst_for(at, at.card(defender, slot), attacks) == NONE:
            found &= ~BIT[slot]
    return found


def worst_for(at: Kiberrubezh, measure: i64, attacks: i64) -> i64:
    """The slot of the most harmful of these attacks that a measure may block, or NONE."""
    attacker = at.active
    found: i64 = NONE
    most = 0.0
    while attacks != 0:
        slot = lowest(attacks)
        attacks &= attacks - 1
        harm = at.tables.damage[at.card(attacker, slot)]
        if harm > most and at.can_block(measure, attacker, slot):
            found = slot
            most = harm
    return found


def harm_of(at: Kiberrubezh, seat: i64, attacks: i64) -> float:
    """The damage of all these attack cards of a seat together."""
    found = 0.0
    while attacks != 0:
        found += at.tables.damage[at.card(seat, lowest(attacks))]
        attacks &= attacks - 1
    return found


def held_back(at: Kiberrubezh, attacks: i64) -> i64:
    """The attacks that are blocked if every wall takes the worst it can, as a set."""
    defender = 1 - at.active
    blocked: i64 = 0
    measures = walls(at, attacks)
    while measures != 0:
        slot = worst_for(at, at.card(defender, lowest(measures)), attacks & ~blocked)
        measures &= measures - 1
        if slot != NONE:
            blocked |= BIT[slot]
    return blocked


# --- power -----------------------------------------------------------------------------------------------------------


def hand_needs(at: Kiberrubezh, seat: i64, attack: bool) -> i64:
    """The power of one kind that all cards in hand require together."""
    tables = at.tables
    found: i64 = 0
    slots = at.plane(seat, HAND)
    while slots != 0:
        card = at.card(seat, lowest(slots))
        slots &= slots - 1
        found += tables.need_attack[card] if attack else tables.need_defence[card]
    return found


def shortage(at: Kiberrubezh, seat: i64, attack: bool) -> float:
    """How much another point of power is wanted: what hand and table require against what assets give."""
    have = at.number(seat, TOTAL_ATTACK if attack else TOTAL_DEFENCE)
    used = at.number(seat, USED_ATTACK if attack else USED_DEFENCE)
    missing = hand_needs(at, seat, attack) + used - have
    enough: i64 = 7 if attack else 5
    wanted = 0.0 if missing < 0 else (3.0 if missing > 3 else float(missing))
    return 0.2 + wanted * (1.0 if have < enough else 0.3)


def cramped(at: Kiberrubezh, seat: i64) -> bool:
    """Whether attack cards lie in the hand, or might come, that waiting ones leave no power for."""
    free = at.number(seat, ACTIVE_ATTACK) + at.number(seat, EXTRA_ATTACK) - at.number(seat, USED_ATTACK)
    return free < 1 or at.plane(seat, HAND) & at.tables.attacks[seat] != 0


# --- effects ---------------------------------------------------------------------------------------------------------


def gains(at: Kiberrubezh, seat: i64, card: i64, trigger: i64) -> float:
    """What all effects of a card at a trigger are worth to its owner now."""
    place = card * o.TRIGGERS + trigger
    return gain_of_rows(at, seat, at.tables.effect_at[place], at.tables.effect_count[place])


def gain_of_rows(at: Kiberrubezh, seat: i64, row: i64, rows: i64) -> float:
    found = 0.0
    while rows > 0:
        found += gain(at, seat, row)
        row += 1
        rows -= 1
    return found


def gain(at: Kiberrubezh, seat: i64, row: i64) -> float:
    """What one effect is worth to the owner of its card now."""
    tables = at.tables
    op = tables.effect(row, o.E_OP)
    n = tables.effect(row, o.E_N)
    foe = 1 - seat
    side = foe if tables.effect(row, o.E_SIDE) != 0 else seat
    if op == o.MILL:
        left = at.deck_size(side)
        cards = float(n if n < left else left)
        return cards if side == foe else -cards
    if op == o.DRAW:
        return gain_of_drawing(at, seat, n)
    if op == o.DISCARD_HAND:
        held = at.hand_size(side)
        lost = float(n if n < held else held) * (1.4 if tables.effect(row, o.E_PICK) == o.BY_YOU else 0.9)
        return lost if side == foe else -lost
    if op == o.PEEK_DECK:
        return 0.4 + float(tables.effect(row, o.E_B))
    if op == o.PEEK_HAND:
        return 0.1
    if op == o.SEARCH:
        return gain_of_searching(at, seat, row, n)
    if op == o.RECOVER:
        return gain_of_recovering(at, seat, row, n)
    if op == o.DESTROY or op == o.RETURN_HAND:
        return gain_of_removing(at, seat, row, n)
    if op == o.TURN or op == o.UNTURN:
        return gain_of_turning(at, seat, row, n)
    if op == o.CHOOSE_ONE:
        return gain_of_choice(at, seat, row, n)
    if op == o.RETURN_SELF:
        return 1.0
    return gain_until_end(at, seat, op, row, n)


def gain_of_drawing(at: Kiberrubezh, seat: i64, n: i64) -> float:
    """A card in hand is worth more than one in the deck while there is power to use it."""
    if seat != at.active or at.deck_size(seat) <= IN_DANGER:
        return -0.5 * float(n)
    return 0.9 * float(n)


def gain_of_searching(at: Kiberrubezh, seat: i64, row: i64, n: i64) -> float:
    """The best cards of a kind; base assets only while they can be laid and power is short."""
    if at.tables.effect(row, o.E_A) <= 3:
        power = at.number(seat, TOTAL_ATTACK) + at.number(seat, TOTAL_DEFENCE)
        return 1.2 * float(n) if at.step() == s.ASSETS and power < 6 else -1.0
    if at.hand_size(seat) > 6 or (at.plane(seat, POOL) | at.plane(seat, ORDERED)) & ~at.tables.assets[seat] == 0:
        return -1.0
    return 1.4 * float(n)


def gain_of_recovering(at: Kiberrubezh, seat: i64, row: i64, n: i64) -> float:
    """Cards back to the deck are as many turns of life; to the hand, one good card."""
    found = count(at.recoverable(seat))
    if at.tables.effect(row, o.E_A) == o.TO_HAND:
        return 1.5 if found >= 2 and seat == at.active else -1.0
    if seat != at.active and at.deck_size(seat) > IN_DANGER:
        return -1.0
    if found < n and at.deck_size(seat) > IN_DANGER:
        return -1.0
    return float(n if n < found else found)


def gain_of_removing(at: Kiberrubezh, seat: i64, row: i64, n: i64) -> float:
    """Cards destroyed or taken back to the hand."""
    zone = at.tables.effect(row, o.E_ZONE)
    if at.tables.effect(row, o.E_SIDE) == 0:
        return -0.5
    if zone == o.IN_WAVE:
        return harm_of_worst(at, at.open_attacks(at.active), n) * 0.9
    foe = 1 - seat
    there = count(at.assets_of(foe) if zone == o.IN_ASSETS else at.measures_of(foe))
    many = float(n if n < there else there)
    if at.tables.effect(row, o.E_OP) == o.RETURN_HAND:
        return many
    if zone == o.IN_ASSETS:
        power = at.number(foe, TOTAL_ATTACK) + at.number(foe, TOTAL_DEFENCE)
        return many * (2.4 if power <= 6 else 1.2)
    return many * 2.0


def harm_of_worst(at: Kiberrubezh, attacks: i64, n: i64) -> float:
    """The damage of the worst n of these attacks of the wave."""
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


def gain_of_turning(at: Kiberrubezh, seat: i64, row: i64, n: i64) -> float:
    """Measures out of the way of one's own attacks, assets that give no power, cards that may be used again."""
    zone = at.tables.effect(row, o.E_ZONE)
    if at.tables.effect(row, o.E_OP) == o.UNTURN:
        if zone == o.IN_ATTACK:
            return 2.0 if at.attacks_of(seat) & at.plane(seat, TURNED) != 0 else 0.0
        turned = count(at.measures_of(seat) & at.plane(seat, TURNED))
        attacks = count(coming(at)) - count(walls(at, coming(at)))
        useful = turned if turned < attacks else attacks
        return 2.0 * float(n if n < useful else useful) if seat != at.active else -1.0
    if at.tables.effect(row, o.E_SIDE) == 0:
        return -0.5
    foe = 1 - seat
    if zone == o.IN_ASSETS:
        there = count(at.assets_of(foe) & ~at.plane(foe, TURNED))
        return 0.7 * float(n if n < there else there)
    if seat != at.active or at.step() != s.ATTACK or at.attack_over:
        return 0.0
    ready = at.attackers()
    held = count(held_back(at, ready))
    return 2.0 * float(n if n < held else held)


def gain_of_choice(at: Kiberrubezh, seat: i64, row: i64, n: i64) -> float:
    """The best option for its owner, or the worst where the opponent chooses."""
    opposing = at.tables.effect(row, o.E_PICK) == o.BY_OPPONENT
    best = 0.0
    option: i64 = 0
    while option < n:
        found = gain_of_option(at, seat, row, option)
        if option == 0 or (found < best if opposing else found > best):
            best = found
        option += 1
    return best


def gain_of_option(at: Kiberrubezh, seat: i64, row: i64, option: i64) -> float:
    place = (at.tables.effect(row, o.E_A) + option) * 2
    return gain_of_rows(at, seat, at.tables.options[place], at.tables.options[place + 1])


def gain_until_end(at: Kiberrubezh, seat: i64, op: i64, row: i64, n: i64) -> float:
    """What lasts until the end of the turn, and what changes a wave."""
    if op == o.POWER:
        if at.step() == s.DEPLOY:
            attack = shortage(at, seat, True) if at.tables.effect(row, o.E_A) > 0 else 0.0
            defence = shortage(at, seat, False) if at.tables.effect(row, o.E_B) > 0 else 0.0
            return attack + 0.5 * defence
        return 0.0
    if op == o.EXTRA_ASSETS:
        return 0.8 if count(at.plane(seat, HAND) & at.tables.assets[seat]) > at.assets_left else 0.0
    if op == o.BLOCK:
        return harm_of_worst(at, at.open_attacks(at.active), n)
    if op == o.ADD_BLOCKS:
        attacks = at.open_attacks(at.active)
        return 2.0 * float(n) if count(attacks) > 1 and walls(at, attacks) != 0 else 0.0
    if op == o.END_ATTACK:
        return 0.8 * harm_of(at, at.active, at.attackers()) if seat != at.active and not at.attack_over else 0.0
    if op == o.BOOST_DAMAGE:
        ready = at.attackers()
        through = count(ready) - count(held_back(at, ready))
        return float(n * through) if at.step() == s.ATTACK and not at.attack_over else 0.0
    return 0.0
