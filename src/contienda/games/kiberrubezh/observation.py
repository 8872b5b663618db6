"""What a seat knows as numbers: the open table, its own hand, and what it has seen of the rest. Its own side is first.

Cards are the sixty slots of a deck, copies of a number side by side: `list` says which card each slot is. Where nobody
can tell copies apart, they take the first slots of their number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import count, first_of, lowest
from contienda.core.observation import Feature, Observer, Row
from contienda.core.state import OVER, State
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import E_OP
from contienda.games.kiberrubezh.rules.known_order import BOTTOM, TOP, entry_card, entry_pile, is_known_to, pile
from contienda.games.kiberrubezh.rules.properties import category_of, points_of
from contienda.games.kiberrubezh.rules.setup import is_redeal_free
from contienda.games.kiberrubezh.rules.sources import NO_SOURCE, card_of, owner_of, waiting_source, waiting_trigger
from contienda.games.kiberrubezh.rules.targets import targeted_seat
from contienda.games.kiberrubezh.state import Kiberrubezh

STEP_COUNT: Final = i64(len(s.STEP_NAMES))
PLACES_SHOWN: Final = 10  # at each end of a deck
PENDING: Final = 8
PENDING_WIDTH: Final = 4
WAITING: Final = 4
SLOTS: Final = c.DECK_SIZE
MOST: Final = 32_767
POWERS: Final = 8


def sided(name: str, size: int, high: int, meaning: str, low: int = 0) -> Feature:
    return Feature(name, c.SEATS * size, high, f"{meaning}, by side", low)


FEATURES: Final = [
    Feature("turn", 1, MOST, "turns begun, of both seats"),
    Feature("step", len(s.STEP_NAMES), 1, "the pending step"),
    Feature("actor", 2, 1, "whose decision it is"),
    Feature("active", 2, 1, "whose turn it is"),
    Feature("first", 2, 1, "who began"),
    Feature("phase", 7, 1, "setup, draw, assets, deployment, attack, defence, end"),
    Feature("assets_left", 1, 1_000, "assets that may still be laid this turn"),
    Feature("wave", 1, 1_000, "waves begun this turn"),
    Feature("attack_over", 1, 1, "no further wave this turn"),
    Feature("asking", 1, c.CARDS, "the number of the card whose effect or damage is being carried out; 0 for none"),
    Feature("asked", 1, MOST, "how many more cards, targets or points"),
    Feature("targets", 2, 1, "whose cards are picked"),
    Feature("looker", 2, 1, "who looks at the top of a deck"),
    Feature("looked_at", 2, 1, "whose deck"),
    Feature("looking", PLACES_SHOWN, c.CARDS, "the cards looked at, by number; -1 for those you do not see", low=-1),
    Feature("pending", PENDING * PENDING_WIDTH, MOST, "pending effects: step, card and primitive plus one, number"),
    Feature("waiting", WAITING * 4, c.CARDS, "queued effects: side (two numbers), card and trigger plus one"),
    Feature("hit", c.CATEGORIES, 1, "categories that have dealt damage this turn"),
    Feature("lessened", 1, 1_000, "cards by which the damage being dealt is reduced"),
    sided("list", SLOTS, c.CARDS, "the number of the card in each slot of the deck list"),
    sided("hand", SLOTS, 1, "cards in your hand"),
    sided("known", SLOTS, 1, "cards in hand that the other side has seen"),
    sided("discard", SLOTS, 1, "discarded cards"),
    sided("events", SLOTS, 1, "events played this turn"),
    sided("doomed", SLOTS, 1, "cards picked for destruction"),
    sided("ready", SLOTS, 1, "assets that are ready"),
    sided("turned", SLOTS, 1, "assets that are turned"),
    sided("frozen", SLOTS, 1, "assets that are frozen"),
    sided("measures", SLOTS, 1, "measures on the table"),
    sided("attacks", SLOTS, 1, "attack cards on the table"),
    sided("cards_turned", SLOTS, 1, "measures and attack cards that are turned"),
    sided("cards_frozen", SLOTS, 1, "measures that are frozen"),
    sided("used", SLOTS, 1, "measures that gave block points in this wave"),
    sided("in_wave", SLOTS, 1, "attack cards of the wave"),
    sided("blocked", SLOTS, 1, "attack cards that are blocked"),
    sided("done", SLOTS, 1, "attack cards whose damage is done or in progress"),
    sided("points", SLOTS, 3, "block points an attack card has received"),
    sided("category", SLOTS * c.CATEGORIES, 1, "the category of each attack card on the table"),
    sided("hand_size", 1, SLOTS, "cards in hand"),
    sided("seen", 1, SLOTS, "how many of them somebody else has seen"),
    sided("deck", 1, SLOTS, "cards in the deck"),
    sided("top", PLACES_SHOWN, c.CARDS, "known cards from the top, by number; -1 if only others know", low=-1),
    sided("bottom", PLACES_SHOWN, c.CARDS, "known cards at the bottom, the upper ones first", low=-1),
    sided("power", POWERS, 1_000, "attack: active, total, extra, used; then defence"),
    sided("boost", 1, 1_000, "additional cards for each unblocked attack"),
    sided("more_blocks", 1, 1_000, "additional block points for each block"),
    sided("redeals", 1, 1_000, "redeals taken"),
    sided("redeal_free", 1, 1, "1 if your pending redeal is free, -1 if it costs a card", low=-1),
    Feature("winner", 2, 1, "who has won"),
    Feature("ending", len(c.ENDINGS), 1, "how"),
]


class KiberrubezhObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Kiberrubezh)
        write(state, seat, row)


def write(state: Kiberrubezh, seat: i64, row: Row) -> None:
    first: i64 = seat if seat >= 0 else 0
    over = state.who == OVER
    step: i64 = c.NONE if over else state.step()
    row.put(state.turn)
    row.one_of(step, STEP_COUNT)
    side(row, state.who, first)
    side(row, c.NONE if state.turn == 0 else state.active, first)
    side(row, state.first, first)
    row.one_of(phase(state), 7)
    row.put(state.assets_left)
    row.put(state.waves)
    row.flag(state.attack_over)
    row.put(c.NONE + 1 if over else asking(state, step) + 1)
    row.put(0 if over else asked(state, step))
    side(row, targeted_seat(state) if is_targeting(step) else c.NONE, first)
    write_looking(state, step, seat, first, row)
    write_pending(state, row)
    write_waiting(state, first, row)
    row.members(state.hit_categories, c.CATEGORIES)
    row.put(state.lessen)
    write_cards(state, seat, first, row)
    write_table(state, first, row)
    write_numbers(state, seat, first, step, row)
    side(row, state.winner, first)
    row.one_of(state.reason if over else c.NONE, i64(len(c.ENDINGS)))


def side(row: Row, seat: i64, first: i64) -> None:
    row.one_of((seat + c.SEATS - first) % c.SEATS if seat >= 0 else c.NONE, c.SEATS)


# --- what is being carried out ----------------------------------------------------------------------------------------


def phase(state: Kiberrubezh) -> i64:
    """The phase, from the first pending step that belongs to one."""
    place = state.depth - 1
    if state.who == OVER:
        place = c.NONE
    while place >= 0:
        found = phase_of(state.step_at(place))
        if found >= 0:
            return c.SETUP_PHASE if state.turn == 0 else found
        place -= 1
    return c.END_PHASE


def phase_of(step: i64) -> i64:
    if step == s.LOT or step == s.REDEAL:
        return c.SETUP_PHASE
    if step == s.UNTURN:
        return c.DRAW_PHASE
    if step == s.ASSETS:
        return c.ASSETS_PHASE
    if step == s.DEPLOYMENT:
        return c.DEPLOYMENT_PHASE
    if step == s.ATTACK or step == s.DAMAGE or step == s.MOMENT or step == s.WAVE_END:
        return c.ATTACK_PHASE
    if step == s.DEFENCE or step == s.OUTCOME:
        return c.DEFENCE_PHASE
    return c.END_PHASE if step == s.START else c.NONE


def has_row(step: i64) -> bool:
    """Whether a step carries out a row of effects; all of these have the same arguments as RUN."""
    return step == s.RUN or s.SEARCH <= step <= s.STOP or step == s.CHOOSE


def is_targeting(step: i64) -> bool:
    return s.DESTROY <= step <= s.RETURN


def asking(state: Kiberrubezh, step: i64) -> i64:
    """The card whose effect is being carried out or whose damage is being dealt, or NONE."""
    if has_row(step):
        return card_of(s.run_source(state))
    if step == s.NAME:
        return card_of(s.name_source(state))
    if step == s.POINTS:
        return state.card(1 - state.active, s.points_measure(state))
    return c.NONE if state.striking == NO_SOURCE else card_of(state.striking)


def asked(state: Kiberrubezh, step: i64) -> i64:
    """How many more cards, targets or points; 0 if no number is asked."""
    if step == s.DRAW or step == s.MILL:
        return s.draw_more(state)
    if step == s.UNDER:
        return s.under_more(state)
    if step == s.LOSE or step == s.GIVE_UP or step == s.TAKE_OUT:
        return s.lose_more(state)
    if step == s.DUMP:
        return s.dump_more(state)
    if step == s.POINTS:
        return s.points_points(state)
    return s.run_left(state) if has_row(step) and step != s.CHOOSE else 0


def write_looking(state: Kiberrubezh, step: i64, seat: i64, first: i64, row: Row) -> None:
    """Write the cards somebody looks at, as far as the viewer sees them."""
    if step < s.LOOK or step > s.SORT_TOP:
        row.skip(4 + PLACES_SHOWN)
        return
    begin: i64 = 0
    if step == s.LOOK:
        last = s.look_done(state)
    elif step == s.SORT_UNDER:
        last = s.sort_under_cards(state)
    elif step == s.DUMP:
        last = s.dump_cards(state)
    else:
        begin, last = s.sort_top_placed(state), s.sort_top_cards(state)
    deck = s.look_deck(state)
    side(row, s.look_looker(state), first)
    side(row, deck, first)
    write_places(state, deck, TOP, begin, last, seat, row)


def write_places(state: Kiberrubezh, deck: i64, end: i64, begin: i64, last: i64, seat: i64, row: Row) -> None:
    """Write known places of a deck, from `begin` to before `last`; the card only for those who know it."""
    want = pile(deck, end)
    n: i64 = 0
    for at in range(state.known_count):
        entry = state.known[at]
        if entry_pile(entry) == want:
            if begin <= n < last and n - begin < PLACES_SHOWN:
                row.put_at(n - begin, entry_card(entry) + 1 if is_known_to(entry, seat) else -1)
            n += 1
    row.skip(PLACES_SHOWN)


def write_pending(state: Kiberrubezh, row: Row) -> None:
    """Write the pending effects, the next one first."""
    left: i64 = PENDING
    place: i64 = state.depth - 1
    while place >= 0 and left > 0:
        step = state.step_at(place)
        if step >= s.OVERLOAD:
            argument = state.argument_at(place)
            row.put(step + 1)
            if has_row(step):
                effect = argument // 128 % 4096
                row.put(card_of(argument // 128 // 4096) + 1)
                row.put(state.tables.effect(effect, E_OP) + 1)
                row.put(argument % 128)
            else:
                row.skip(2)
                row.put(pending_more(step, argument))
            left -= 1
        place -= 1
    row.skip(left * PENDING_WIDTH)


def pending_more(step: i64, argument: i64) -> i64:
    if step == s.MILL:
        return argument // 8
    return argument // 8 if step == s.LOSE or step == s.GIVE_UP or step == s.TAKE_OUT else 0


def write_waiting(state: Kiberrubezh, first: i64, row: Row) -> None:
    shown = state.queue_count if state.queue_count < WAITING else i64(WAITING)
    for at in range(shown):
        source = waiting_source(state.queue[at])
        side(row, owner_of(source), first)
        row.put(card_of(source) + 1)
        row.put(waiting_trigger(state.queue[at]) + 1)
    row.skip((WAITING - shown) * 4)


# --- both sides -------------------------------------------------------------------------------------------------------


def write_cards(state: Kiberrubezh, seat: i64, first: i64, row: Row) -> None:
    tables = state.tables
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        slots = tables.deck[owner]
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            row.put_at(slot, state.card(owner, slot) + 1)
        row.skip(SLOTS)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        alike(state, owner, state.plane(owner, c.HAND) if owner == seat else 0, row)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        alike(state, owner, state.plane(owner, c.KNOWN if seat >= 0 else c.SHOWN), row)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        alike(state, owner, state.plane(owner, c.DISCARD), row)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        alike(state, owner, state.plane(owner, c.LYING), row)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        alike(state, owner, state.plane(owner, c.DOOMED), row)
    for condition in range(i64(c.CONDITIONS)):
        for place in range(i64(c.SEATS)):
            owner = (first + place) % c.SEATS
            turned, frozen = state.plane(owner, c.TURNED), state.plane(owner, c.FROZEN)
            found = state.assets_of(owner)
            if condition == c.READY:
                found &= ~turned
            elif condition == c.IS_TURNED:
                found &= turned & ~frozen
            else:
                found &= turned & frozen
            alike(state, owner, found, row)


def alike(state: Kiberrubezh, owner: i64, slots: i64, row: Row) -> None:
    """Write cards of which only the number is known: they take the first slots of their number."""
    tables = state.tables
    while slots != 0:
        copies = tables.copies_of[owner * SLOTS + lowest(slots)]
        shown = first_of(copies, count(slots & copies))
        slots &= ~copies
        while shown != 0:
            row.put_at(lowest(shown), 1)
            shown &= shown - 1
    row.skip(SLOTS)


def write_table(state: Kiberrubezh, first: i64, row: Row) -> None:
    """Write measures and attack cards, which keep their slots on the table."""
    mine, other = first, 1 - first
    row.members(state.measures_of(mine), SLOTS)
    row.members(state.measures_of(other), SLOTS)
    row.members(state.attacks_of(mine), SLOTS)
    row.members(state.attacks_of(other), SLOTS)
    both = state.measures_of(mine) | state.attacks_of(mine)
    theirs = state.measures_of(other) | state.attacks_of(other)
    row.members(both & state.plane(mine, c.TURNED), SLOTS)
    row.members(theirs & state.plane(other, c.TURNED), SLOTS)
    row.members(state.measures_of(mine) & state.plane(mine, c.FROZEN), SLOTS)
    row.members(state.measures_of(other) & state.plane(other, c.FROZEN), SLOTS)
    row.members(state.measures_of(mine) & state.plane(mine, c.GAVE), SLOTS)
    row.members(state.measures_of(other) & state.plane(other, c.GAVE), SLOTS)
    row.members(state.attacks_of(mine) & state.plane(mine, c.WAVE), SLOTS)
    row.members(state.attacks_of(other) & state.plane(other, c.WAVE), SLOTS)
    row.members(state.attacks_of(mine) & state.plane(mine, c.BLOCKED), SLOTS)
    row.members(state.attacks_of(other) & state.plane(other, c.BLOCKED), SLOTS)
    row.members(state.attacks_of(mine) & state.plane(mine, c.DONE), SLOTS)
    row.members(state.attacks_of(other) & state.plane(other, c.DONE), SLOTS)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        slots = state.attacks_of(owner)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            points = points_of(state, owner, slot)
            if points > 0:
                row.put_at(slot, points)
        row.skip(SLOTS)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        slots = state.attacks_of(owner)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            row.put_at(slot * c.CATEGORIES + category_of(state, owner, slot), 1)
        row.skip(SLOTS * c.CATEGORIES)


def write_numbers(state: Kiberrubezh, seat: i64, first: i64, step: i64, row: Row) -> None:
    mine, other = first, 1 - first
    row.put(state.hand_size(mine))
    row.put(state.hand_size(other))
    row.put(count(state.plane(mine, c.KNOWN)))
    row.put(count(state.plane(other, c.KNOWN)))
    row.put(state.deck_size(mine))
    row.put(state.deck_size(other))
    write_places(state, mine, TOP, 0, PLACES_SHOWN, seat, row)
    write_places(state, other, TOP, 0, PLACES_SHOWN, seat, row)
    write_places(state, mine, BOTTOM, 0, PLACES_SHOWN, seat, row)
    write_places(state, other, BOTTOM, 0, PLACES_SHOWN, seat, row)
    for place in range(i64(c.SEATS)):
        owner = (first + place) % c.SEATS
        for kind in range(i64(2)):
            row.put(state.number(owner, c.ACTIVE_ATTACK + kind))
            row.put(state.number(owner, c.TOTAL_ATTACK + kind))
            row.put(state.number(owner, c.EXTRA_ATTACK + kind))
            row.put(state.number(owner, c.USED_ATTACK + kind))
    row.put(state.number(mine, c.BOOST))
    row.put(state.number(other, c.BOOST))
    row.put(state.number(mine, c.MORE_BLOCKS))
    row.put(state.number(other, c.MORE_BLOCKS))
    row.put(state.number(mine, c.REDEALS))
    row.put(state.number(other, c.REDEALS))
    free: i64 = 0
    if step == s.REDEAL and seat == first and s.redeal_seat(state) == seat:
        free = 1 if is_redeal_free(state, seat) else -1
    row.put(free)
    row.put(0)


OBSERVER: Final = KiberrubezhObserver(FEATURES)
