"""Rules of thumb for Киберрубеж: power first, attacks in waves of one, blocks for what hurts most."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import Heuristics, State
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.effects import LEFT, ROWS, owner_of
from contienda.games.kiberrubezh.elements import (
    ASSET,
    ATTACK,
    CARDS,
    CHOICES,
    COPIES,
    DO_ACTIVATE,
    DO_ATTACK,
    DO_BLOCK,
    DO_CHOOSE,
    DO_CLEAR,
    DO_DISCARD,
    DO_DRAIN,
    DO_DUMP,
    DO_FIND,
    DO_GIVE_UP,
    DO_GO,
    DO_LAY,
    DO_NAME,
    DO_ON_TOP,
    DO_PLAY,
    DO_RECOVER,
    DO_REDEAL,
    DO_RESOLVE,
    DO_STOP,
    DO_STRIKE,
    DO_TAKE_OUT,
    DO_TARGET,
    DO_TARGET_ASSET,
    DO_UNDER,
    HAND,
    NONE,
    TOTAL_ATTACK,
    TOTAL_DEFENCE,
    TURNED,
    USED_ATTACK,
    USED_DEFENCE,
)
from contienda.games.kiberrubezh.gains import (
    NEVER,
    coming,
    cramped,
    gain_of_option,
    gains,
    harm_of,
    held_back,
    shortage,
    walls,
    worst_for,
)
from contienda.games.kiberrubezh.ops import ACTIVATE, DEPLOY, HIT, ON_ATTACK, ON_BLOCK, PLAY
from contienda.games.kiberrubezh.position import Kiberrubezh

EVENT_COST: Final = 0.5  # what playing a card must bring in to be better than holding it
LAST_TURNS: Final = 4  # cards left in a deck whose owner waits no longer


class KiberrubezhHeuristics(Heuristics):
    """What a duellist thinks."""

    horizon: i64 = 80  # about four turns of each side

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Kiberrubezh)
        if action < DO_LAY:
            return go_on(state, action)
        if action < DO_PLAY:
            return lay(state, action - DO_LAY)
        if action < DO_ACTIVATE:
            return play(state, action - DO_PLAY)
        if action < DO_RESOLVE:
            return activate(state, action - DO_ACTIVATE)
        if action < DO_ATTACK:
            return pick(state, action)
        return use_table(state, action)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Kiberrubezh)
        return 1.0 / (1.0 + exp(-(standing(state, seat) - standing(state, 1 - seat))))


HEURISTICS: Final = KiberrubezhHeuristics()


def go_on(at: Kiberrubezh, action: i64) -> float:
    """What needs no card: to go on is the measure of everything else."""
    if action == DO_REDEAL:
        return 1.0 if at.is_redeal_free(at.who) else NEVER
    if action == DO_CLEAR:
        return NEVER
    if action == DO_GO:  # a measure that could stop three attacks of a wave stops one of three waves
        return 2.0
    return 0.0


# --- the own turn ----------------------------------------------------------------------------------------------------


def lay(at: Kiberrubezh, card: i64) -> float:
    """Assets as power is short, the greatest attacks the power allows, measures that fit the opponent's attacks."""
    seat = at.active
    tables = at.tables
    if tables.kind[card] <= ASSET:
        given = shortage(at, seat, True) * float(tables.give_attack[card])
        given += shortage(at, seat, False) * float(tables.give_defence[card])
        return 1.0 + given + 0.5 * gains(at, seat, card, DEPLOY)
    if tables.kind[card] == ATTACK:
        return 2.0 + float(tables.need_attack[card]) + tables.worth[card]
    return 1.5 + tables.worth[card] * (0.5 + tables.cover[seat * CARDS + card])


def attack(at: Kiberrubezh, slot: i64) -> float:
    """Waves of one, the weakest first, so that measures turn for little; or wait until enough come through."""
    if at.step() == s.WAVE:
        return 0.0
    card = at.card(at.active, slot)
    order = 3.0 - 0.2 * at.tables.damage[card]
    if at.tables.rows(card, ON_ATTACK) > 0:
        order += 1.0
    if at.tables.persist[card] != 0:
        return order + 2.0
    return order if is_time_to_strike(at) else -2.0


def is_time_to_strike(at: Kiberrubezh) -> bool:
    """Measures block as many attacks a turn, however many come: while there is room for more it pays to wait."""
    seat = at.active
    ready = at.attackers()
    blocked = held_back(at, ready)
    if blocked == 0 or (cramped(at, seat) and count(ready) > 1) or at.deck_size(seat) <= LAST_TURNS:
        return True
    through = harm_of(at, seat, ready & ~blocked)
    return at.deck_size(1 - seat) - i64(through) < 2 or through > 2.0 * harm_of(at, seat, blocked)


def play(at: Kiberrubezh, card: i64) -> float:
    """An event when it brings more than it is worth in the hand."""
    brought = gains(at, at.who, card, PLAY)
    if at.who != at.active:
        danger = at.deck_size(at.who) - i64(harm_of(at, at.active, coming(at))) < 2
        return 0.3 * brought - (0.3 if danger else 0.8)
    return brought - EVENT_COST


def activate(at: Kiberrubezh, card: i64) -> float:
    cost = 1.5 if at.tables.sacrifice[card] != 0 else 0.5
    return 0.3 * (gains(at, at.who, card, ACTIVATE) - cost)


# --- damage and blocks -----------------------------------------------------------------------------------------------


def use_table(at: Kiberrubezh, action: i64) -> float:
    """Actions with a card on the table."""
    if action < DO_BLOCK:
        return attack(at, at.slot_named(at.active, action - DO_ATTACK))
    if action < DO_STOP:
        return block(at, (action - DO_BLOCK) // COPIES)
    if action < DO_STRIKE:
        return stop(at, at.slot_named(at.active, action - DO_STOP))
    if action < DO_DRAIN:
        return 1.0 + gains(at, at.active, (action - DO_STRIKE) // COPIES, HIT)
    if action < DO_DISCARD:
        return 3.0
    if action < DO_TARGET:
        return -keeping(at, at.who, (action - DO_DISCARD) // COPIES)
    return target(at, action)


def block(at: Kiberrubezh, measure: i64) -> float:
    """The worst attack it can stop, unless a worse one is still to come; narrow measures first."""
    tables = at.tables
    attacker = at.active
    slot = worst_for(at, measure, at.open_attacks(attacker))
    if slot == NONE:
        return -1.0
    harm = tables.damage[at.card(attacker, slot)]
    worse: i64 = 0
    rest = coming(at)
    while rest != 0:
        other = lowest(rest)
        rest &= rest - 1
        if tables.damage[at.card(attacker, other)] > harm and at.can_block(measure, attacker, other):
            worse += 1
    standing_by = walls(at, coming(at))
    if worse >= count(standing_by) or points_against(at, slot, standing_by) < at.lacks(attacker, slot):
        return -1.0
    width = 5.0 if tables.categories[measure] == 0 else float(count(tables.categories[measure]))
    return 3.0 - 0.2 * width + 0.3 * gains(at, at.who, measure, ON_BLOCK)


def points_against(at: Kiberrubezh, slot: i64, measures: i64) -> i64:
    """The block points these measures could give to an attack together."""
    found: i64 = 0
    while measures != 0:
        card = at.card(1 - at.active, lowest(measures))
        measures &= measures - 1
        if at.can_block(card, at.active, slot):
            found += at.tables.blocks[card]
    return found


def stop(at: Kiberrubezh, slot: i64) -> float:
    """Which attack gets the point: the worst that can still be stopped, one already begun first."""
    begun = 0.5 if at.points(at.active, slot) > 0 else 0.0
    return at.tables.damage[at.card(at.active, slot)] + begun - 0.4 * float(at.lacks(at.active, slot) - 1)


# --- targets ---------------------------------------------------------------------------------------------------------


def target(at: Kiberrubezh, action: i64) -> float:
    """The opponent's best card, or the own one that is missed least; what is unturned is always the own best."""
    seat = at.seat_of_targets()
    if action >= DO_TARGET_ASSET:
        code = action - DO_TARGET_ASSET
        value = asset_worth(at, seat, code // 3) + (0.2 if code % 3 == 0 else 0.0)
    else:
        code = action - DO_TARGET
        card = code // COPIES
        value = 1.0 + at.tables.worth[card] + 0.3 * float(at.tables.need_attack[card] + at.tables.need_defence[card])
        if seat != at.who and at.plane(seat, TURNED) & BIT[at.slot_named(seat, code)] == 0:
            value += 0.5
    if seat == at.who and at.step() != s.UNTURN_SOME:
        return -value
    return value


def asset_worth(at: Kiberrubezh, seat: i64, card: i64) -> float:
    """Its power, and more where its owner needs all of it."""
    tables = at.tables
    attack = float(tables.give_attack[card])
    if at.number(seat, TOTAL_ATTACK) - at.number(seat, USED_ATTACK) < tables.give_attack[card]:
        attack *= 1.5
    defence = float(tables.give_defence[card])
    if at.number(seat, TOTAL_DEFENCE) - at.number(seat, USED_DEFENCE) < tables.give_defence[card]:
        defence *= 1.5
    return attack + defence


# --- hands and decks -------------------------------------------------------------------------------------------------


def keeping(at: Kiberrubezh, seat: i64, card: i64) -> float:
    """What a card is worth in its owner's hand."""
    tables = at.tables
    if tables.kind[card] <= ASSET:
        power = at.number(seat, TOTAL_ATTACK) + at.number(seat, TOTAL_DEFENCE)
        return 2.0 if power < 7 else 0.2
    return 1.0 + tables.worth[card] + 0.1 * float(tables.need_attack[card] + tables.need_defence[card])


def pick(at: Kiberrubezh, action: i64) -> float:
    """Cards of a hand, a deck or a discard pile, categories, options."""
    me = at.who
    if action < DO_GIVE_UP:
        return 0.0
    if action < DO_TAKE_OUT:
        return -keeping(at, me, action - DO_GIVE_UP)
    if action < DO_FIND:
        return keeping(at, 1 - me, action - DO_TAKE_OUT)
    if action < DO_RECOVER:
        return lay(at, action - DO_FIND)
    if action < DO_UNDER:
        return keeping(at, me, action - DO_RECOVER)
    if action < DO_DUMP:
        card = action - DO_UNDER
        if at.step() == s.UNDER:
            return -keeping(at, me, card)
        return 0.5 if keeping(at, me, card) < 1.0 else -0.5
    if action < DO_ON_TOP:
        return keeping(at, 1 - me, action - DO_DUMP)
    if action < DO_NAME:
        own = at.argument() % 2 == me
        return keeping(at, me, action - DO_ON_TOP) if own else -keeping(at, 1 - me, action - DO_ON_TOP)
    if action < DO_CHOOSE:
        return -float(ready_against(at, action - DO_NAME))
    return choose(at, (action - DO_CHOOSE) % CHOICES)


def ready_against(at: Kiberrubezh, category: i64) -> i64:
    """How many unturned measures of the opponent block a category."""
    foe = 1 - at.who
    found: i64 = 0
    slots = at.measures_of(foe) & ~at.plane(foe, TURNED)
    while slots != 0:
        categories = at.tables.categories[at.card(foe, lowest(slots))]
        slots &= slots - 1
        if categories == 0 or categories & BIT[category] != 0:
            found += 1
    return found


def choose(at: Kiberrubezh, option: i64) -> float:
    """The option that brings its owner most, or least where the opponent chooses."""
    argument = at.argument()
    owner = owner_of(argument // (LEFT * ROWS))
    brought = gain_of_option(at, owner, argument // LEFT % ROWS, option)
    return brought if owner == at.who else -brought


# --- the whole position ----------------------------------------------------------------------------------------------


def standing(at: Kiberrubezh, seat: i64) -> float:
    """How well a seat stands; only the difference between both counts. Weights fitted to games of this judgement."""
    tables = at.tables
    cards = float(at.deck_size(seat))
    hand = at.plane(seat, HAND)
    found = 0.12 * cards + 2.0 * log(1.0 + cards)  # a card counts more the fewer are left
    found += 0.12 * float(count(hand & tables.assets[seat]))
    found += 0.25 * float(count(hand & (tables.measures[seat] | tables.events[seat])))
    found += 0.06 * harm_of(at, seat, hand & tables.attacks[seat])
    found += 0.15 * harm_of(at, seat, at.attacks_of(seat) & ~spent(at, seat))
    power = at.number(seat, TOTAL_DEFENCE)
    found += 0.13 * float(power if power < 7 else 7)
    measures = at.measures_of(seat)
    found += 0.3 * cover_of(at, seat, measures) + 0.5 * cover_of(at, seat, measures & ~at.plane(seat, TURNED))
    return found + (0.15 if seat == at.active else 0.0)


def spent(at: Kiberrubezh, seat: i64) -> i64:
    """Turned attack cards leave at the end of their owner's turn."""
    return at.plane(seat, TURNED) if seat == at.active else 0


def cover_of(at: Kiberrubezh, seat: i64, measures: i64) -> float:
    """The shares of the opponent's attack cards these measures block, added up."""
    found = 0.0
    while measures != 0:
        found += at.tables.cover[seat * CARDS + at.card(seat, lowest(measures))]
        measures &= measures - 1
    return found
