"""How good an action looks to the seat that decides, verb by verb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh._steps import UNDER, UNTURN_SOME, WAVE, choose_row, choose_source, sort_top_deck
from contienda.games.kiberrubezh.effect_codes import ACTIVATE, DEPLOY, HIT, ON_ATTACK, ON_BLOCK, PLAY
from contienda.games.kiberrubezh.heuristics.valuation import (
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
from contienda.games.kiberrubezh.rules.attack import attackers
from contienda.games.kiberrubezh.rules.properties import can_block, lacks, open_attacks, points_of
from contienda.games.kiberrubezh.rules.setup import is_redeal_free
from contienda.games.kiberrubezh.rules.sources import owner_of
from contienda.games.kiberrubezh.rules.targets import targeted_seat
from contienda.games.kiberrubezh.state import Kiberrubezh

EVENT_COST: Final = 0.5  # what an event must be worth to be played rather than kept
LAST_TURNS: Final = 4  # with this few cards in the deck its owner waits no longer


def go_on(at: Kiberrubezh, action: i64) -> float:
    """The appeal of actions without a card, relative to going on."""
    if action == c.DO_REDEAL:
        return 1.0 if is_redeal_free(at, at.who) else NEVER
    if action == c.DO_CLEAR:
        return NEVER
    if action == c.DO_GO:  # a measure that could stop three attacks of one wave stops only one of three waves
        return 2.0
    return 0.0


# --- your own turn ---------------------------------------------------------------------------------------------------


def lay(at: Kiberrubezh, card: i64) -> float:
    """The appeal of laying a card: assets if power is short, the biggest attacks, measures that fit the opponent."""
    seat = at.active
    tables = at.tables
    if tables.kind[card] <= c.ASSET:
        given = shortage(at, seat, True) * float(tables.give_attack[card])
        given += shortage(at, seat, False) * float(tables.give_defence[card])
        return 1.0 + given + 0.5 * gains(at, seat, card, DEPLOY)
    if tables.kind[card] == c.ATTACK:
        return 2.0 + float(tables.need_attack[card]) + tables.worth[card]
    return 1.5 + tables.worth[card] * (0.5 + tables.cover[seat * c.CARDS + card])


def attack(at: Kiberrubezh, slot: i64) -> float:
    """The appeal of attacking: one card per wave, the weakest first, so that measures turn for little; or wait."""
    if at.step() == WAVE:
        return 0.0
    card = at.card(at.active, slot)
    order = 3.0 - 0.2 * at.tables.damage[card]
    if at.tables.rows(card, ON_ATTACK) > 0:
        order += 1.0
    if at.tables.persist[card] != 0:
        return order + 2.0
    return order if is_time_to_strike(at) else -2.0


def is_time_to_strike(at: Kiberrubezh) -> bool:
    """Whether to attack now: measures block a fixed number per turn, so waiting for more attacks pays."""
    seat = at.active
    ready = attackers(at)
    blocked = held_back(at, ready)
    if blocked == 0 or (cramped(at, seat) and count(ready) > 1) or at.deck_size(seat) <= LAST_TURNS:
        return True
    through = harm_of(at, seat, ready & ~blocked)
    return at.deck_size(1 - seat) - i64(through) < 2 or through > 2.0 * harm_of(at, seat, blocked)


def play(at: Kiberrubezh, card: i64) -> float:
    """The appeal of an event: what it brings minus its worth in hand."""
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
    """The appeal of actions with a card on the table."""
    if action < c.DO_BLOCK:
        return attack(at, at.slot_named(at.active, action - c.DO_ATTACK))
    if action < c.DO_STOP:
        return block(at, (action - c.DO_BLOCK) // c.COPIES)
    if action < c.DO_STRIKE:
        return stop(at, at.slot_named(at.active, action - c.DO_STOP))
    if action < c.DO_DRAIN:
        return 1.0 + gains(at, at.active, (action - c.DO_STRIKE) // c.COPIES, HIT)
    if action < c.DO_DISCARD:
        return 3.0
    if action < c.DO_TARGET:
        return -keeping(at, at.who, (action - c.DO_DISCARD) // c.COPIES)
    return target(at, action)


def block(at: Kiberrubezh, measure: i64) -> float:
    """The appeal of blocking: the worst attack it can stop, unless a worse one may come; narrow measures first."""
    tables = at.tables
    attacker = at.active
    slot = worst_for(at, measure, open_attacks(at, attacker))
    if slot == c.NONE:
        return -1.0
    harm = tables.damage[at.card(attacker, slot)]
    worse: i64 = 0
    rest = coming(at)
    while rest != 0:
        other = lowest(rest)
        rest &= rest - 1
        if tables.damage[at.card(attacker, other)] > harm and can_block(at, measure, attacker, other):
            worse += 1
    standing_by = walls(at, coming(at))
    if worse >= count(standing_by) or points_against(at, slot, standing_by) < lacks(at, attacker, slot):
        return -1.0
    width = 5.0 if tables.categories[measure] == 0 else float(count(tables.categories[measure]))
    return 3.0 - 0.2 * width + 0.3 * gains(at, at.who, measure, ON_BLOCK)


def points_against(at: Kiberrubezh, slot: i64, measures: i64) -> i64:
    """The block points these measures could give to an attack together."""
    found: i64 = 0
    while measures != 0:
        card = at.card(1 - at.active, lowest(measures))
        measures &= measures - 1
        if can_block(at, card, at.active, slot):
            found += at.tables.blocks[card]
    return found


def stop(at: Kiberrubezh, slot: i64) -> float:
    """The appeal of giving a point to an attack: the worst that can still be stopped, one already begun first."""
    begun = 0.5 if points_of(at, at.active, slot) > 0 else 0.0
    return at.tables.damage[at.card(at.active, slot)] + begun - 0.4 * float(lacks(at, at.active, slot) - 1)


# --- targets ---------------------------------------------------------------------------------------------------------


def target(at: Kiberrubezh, action: i64) -> float:
    """The appeal of a target: the opponent's best card, or your own least useful; to unturn, your own best."""
    seat = targeted_seat(at)
    if action >= c.DO_TARGET_ASSET:
        code = action - c.DO_TARGET_ASSET
        value = asset_worth(at, seat, code // c.CONDITIONS) + (0.2 if code % c.CONDITIONS == c.READY else 0.0)
    else:
        code = action - c.DO_TARGET
        card = code // c.COPIES
        value = 1.0 + at.tables.worth[card] + 0.3 * float(at.tables.need_attack[card] + at.tables.need_defence[card])
        if seat != at.who and at.plane(seat, c.TURNED) & BIT[at.slot_named(seat, code)] == 0:
            value += 0.5
    if seat == at.who and at.step() != UNTURN_SOME:
        return -value
    return value


def asset_worth(at: Kiberrubezh, seat: i64, card: i64) -> float:
    """What an asset is worth: its power, and more if its owner needs all of it."""
    tables = at.tables
    attack = float(tables.give_attack[card])
    if at.number(seat, c.TOTAL_ATTACK) - at.number(seat, c.USED_ATTACK) < tables.give_attack[card]:
        attack *= 1.5
    defence = float(tables.give_defence[card])
    if at.number(seat, c.TOTAL_DEFENCE) - at.number(seat, c.USED_DEFENCE) < tables.give_defence[card]:
        defence *= 1.5
    return attack + defence


# --- hands and decks -------------------------------------------------------------------------------------------------


def keeping(at: Kiberrubezh, seat: i64, card: i64) -> float:
    """What a card is worth in its owner's hand."""
    tables = at.tables
    if tables.kind[card] <= c.ASSET:
        power = at.number(seat, c.TOTAL_ATTACK) + at.number(seat, c.TOTAL_DEFENCE)
        return 2.0 if power < 7 else 0.2
    return 1.0 + tables.worth[card] + 0.1 * float(tables.need_attack[card] + tables.need_defence[card])


def pick(at: Kiberrubezh, action: i64) -> float:
    """The appeal of a pick: cards of a hand, a deck or a discard pile, categories, options."""
    me = at.who
    if action < c.DO_GIVE_UP:
        return 0.0
    if action < c.DO_TAKE_OUT:
        return -keeping(at, me, action - c.DO_GIVE_UP)
    if action < c.DO_FIND:
        return keeping(at, 1 - me, action - c.DO_TAKE_OUT)
    if action < c.DO_RECOVER:
        return lay(at, action - c.DO_FIND)
    if action < c.DO_UNDER:
        return keeping(at, me, action - c.DO_RECOVER)
    if action < c.DO_DUMP:
        card = action - c.DO_UNDER
        if at.step() == UNDER:
            return -keeping(at, me, card)
        return 0.5 if keeping(at, me, card) < 1.0 else -0.5
    if action < c.DO_ON_TOP:
        return keeping(at, 1 - me, action - c.DO_DUMP)
    if action < c.DO_NAME:
        own = sort_top_deck(at) == me
        return keeping(at, me, action - c.DO_ON_TOP) if own else -keeping(at, 1 - me, action - c.DO_ON_TOP)
    if action < c.DO_CHOOSE:
        return -float(ready_against(at, action - c.DO_NAME))
    return choose(at, (action - c.DO_CHOOSE) % c.CHOICES)


def ready_against(at: Kiberrubezh, category: i64) -> i64:
    """How many unturned measures of the opponent block a category."""
    foe = 1 - at.who
    found: i64 = 0
    slots = at.measures_of(foe) & ~at.plane(foe, c.TURNED)
    while slots != 0:
        categories = at.tables.categories[at.card(foe, lowest(slots))]
        slots &= slots - 1
        if categories == 0 or categories & BIT[category] != 0:
            found += 1
    return found


def choose(at: Kiberrubezh, option: i64) -> float:
    """The appeal of an option: the best for its owner, or the worst if the opponent chooses."""
    owner = owner_of(choose_source(at))
    brought = gain_of_option(at, owner, choose_row(at), option)
    return brought if owner == at.who else -brought
