"""The effect primitives (L.3): what each does at once, and what it asks for first.

An effect row runs with its *source*: the owner, the card, and the slot it has on the table if it has one. Whatever
needs a decision or chance becomes a pending step; `picks.py` and `handling.py` carry out what was decided.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh.elements import (
    BOOST,
    BY_ATTACK,
    BY_OWN_CARDS,
    DECK_SIZE,
    DISCARD,
    DOOMED,
    EXTRA_ATTACK,
    EXTRA_DEFENCE,
    FROZEN,
    GONE,
    HAND,
    KNOWN,
    MORE_BLOCKS,
    NUMBERS,
    PLANES,
    TABLE,
    TURNED,
    WAVE,
)
from contienda.games.kiberrubezh.ops import (
    ADD_BLOCKS,
    AT_RANDOM,
    BLOCK,
    BOOST_DAMAGE,
    BY_OPPONENT,
    CHOOSE_ONE,
    DESTROY,
    DESTROY_SELF,
    DESTROYED,
    DISCARD_HAND,
    DRAW,
    E_A,
    E_B,
    E_N,
    E_OP,
    E_PICK,
    E_SIDE,
    E_ZONE,
    END_ATTACK,
    EVERY,
    EXTRA_ASSETS,
    FROM_DESTROY,
    FROM_TURN,
    IN_ASSETS,
    IN_ATTACK,
    IN_DEFENCE,
    MILL,
    PEEK_DECK,
    PEEK_HAND,
    POWER,
    RECATEGORISE,
    RECOVER,
    RETURN_HAND,
    RETURN_SELF,
    SEARCH,
    TRIGGERS,
    TURN,
    UNTURN,
)
from contienda.games.kiberrubezh.statics import Statics
from contienda.games.kiberrubezh.steps import CHOOSE, GIVE_UP, LOOK, LOSE, NAME, OVERLOAD, RUN, STOP, TRIGGERED
from contienda.games.kiberrubezh.steps import DESTROY as DESTROY_STEP
from contienda.games.kiberrubezh.steps import DRAW as DRAW_STEP
from contienda.games.kiberrubezh.steps import MILL as MILL_STEP
from contienda.games.kiberrubezh.steps import RECOVER as RECOVER_STEP
from contienda.games.kiberrubezh.steps import RETURN as RETURN_STEP
from contienda.games.kiberrubezh.steps import SEARCH as SEARCH_STEP
from contienda.games.kiberrubezh.steps import TAKE_OUT as TAKE_OUT_STEP
from contienda.games.kiberrubezh.steps import TURN as TURN_STEP
from contienda.games.kiberrubezh.steps import UNTURN_SOME as UNTURN_STEP

NO_SLOT: Final = 63
NO_SOURCE: Final = -1
LEFT: Final = 128  # a frame of an effect: source, row, how many more
ROWS: Final = 4096


def source(owner: i64, card: i64, slot: i64) -> i64:
    return (owner * 256 + card) * 64 + slot


def owner_of(src: i64) -> i64:
    return src // 16384


def card_of(src: i64) -> i64:
    return src // 64 % 256


def slot_of(src: i64) -> i64:
    return src % 64


def frame(src: i64, row: i64, left: i64) -> i64:
    return (src * ROWS + row) * LEFT + left


def counted(seat: i64, n: i64, cause: i64) -> i64:
    """The number of a step that draws or discards n cards."""
    return (n * 4 + cause) * 2 + seat


class Effects(Statics):
    """Runs effect rows."""

    assets_left: i64  # how many more assets may be laid this turn
    attack_over: bool  # no further wave this turn
    striking: i64  # the source of the attack whose damage is carried out
    lessen: i64  # cards that damage discards fewer
    queue: vec[i64]  # triggered effects that wait for their turn
    queue_count: i64
    links: vec[i64]  # who blocked whom in this wave: a measure's slot, then the attacks it gave points to, as a set
    link_count: i64

    # --- triggers ---------------------------------------------------------------------------------------------------

    def start(self, src: i64, trigger: i64) -> None:
        """Run all effects a card has at this trigger, in the order printed."""
        at = card_of(src) * TRIGGERS + trigger
        rows = self.tables.effect_count[at]
        if rows > 0:
            self.push(RUN, frame(src, self.tables.effect_at[at], rows))

    def run_next(self) -> None:
        """The next effect row of the card whose turn it is."""
        argument = self.argument()
        left = argument % LEFT
        row = argument // LEFT % ROWS
        src = argument // (LEFT * ROWS)
        self.pop()
        if left > 1:
            self.push(RUN, frame(src, row + 1, left - 1))
        self.carry_out(src, row)

    def enqueue(self, trigger: i64, owner: i64, card: i64, slot: i64) -> None:
        """A triggered effect waits until its owner has put it in order."""
        code = (trigger * 2 + owner) * 16384 + card * 64 + slot
        if self.queue_count < i64(len(self.queue)):
            self.queue[self.queue_count] = code
        else:
            self.queue = append(self.queue, code)
        self.queue_count += 1

    def dequeue(self, at: i64) -> i64:
        found = self.queue[at]
        self.queue_count -= 1
        while at < self.queue_count:
            self.queue[at] = self.queue[at + 1]
            at += 1
        return found

    def forget(self, seat: i64, slot: i64) -> None:
        """A measure or attack card leaves the table: it has no later effects (K-R50, K-R72)."""
        if self.plane(seat, WAVE) & BIT[slot] != 0 and self.link_count > 0:
            self.leave_wave(seat, slot)
        at: i64 = self.queue_count - 1
        while at >= 0:
            code = self.queue[at]
            if code % 64 == slot and code // 16384 % 2 == seat:
                self.dequeue(at)
            at -= 1

    def leave_wave(self, seat: i64, slot: i64) -> None:
        """An attack leaves the wave before blocks are settled: if it had all its points it was blocked (K-R50)."""
        was_blocked = self.open_attacks(seat) & BIT[slot] == 0
        i: i64 = 1
        while i < self.link_count * 2:
            if self.links[i] & BIT[slot] != 0:
                self.links[i] &= ~BIT[slot]
                if was_blocked:
                    self.links[i] |= BIT[GONE]
            i += 2

    # --- one row ----------------------------------------------------------------------------------------------------

    def carry_out(self, src: i64, row: i64) -> None:
        tables = self.tables
        op = tables.effect(row, E_OP)
        owner = owner_of(src)
        n = tables.effect(row, E_N)
        seat = owner if tables.effect(row, E_SIDE) == 0 else 1 - owner
        if op == MILL:
            self.mill(seat, self.lessened(src, n), BY_OWN_CARDS if seat == owner else BY_ATTACK)
        elif op == DRAW:
            self.push(DRAW_STEP, counted(owner, n, BY_OWN_CARDS))
        elif op == DISCARD_HAND:
            self.make_discard(seat, n, tables.effect(row, E_PICK))
        elif op == PEEK_HAND:
            self.see_hand(seat)
        elif op == PEEK_DECK:
            self.look_at_deck(src, row, seat, n)
        elif op == SEARCH:
            self.push(SEARCH_STEP, frame(src, row, n))
        elif op == RECOVER:
            self.push(RECOVER_STEP, frame(src, row, n))
        elif op == DESTROY:
            self.push(DESTROY_STEP, frame(src, row, n))
        elif op == TURN:
            if n == EVERY:
                self.turn_all(src, row, seat)
            else:
                self.push(TURN_STEP, frame(src, row, n))
        elif op == UNTURN:
            self.push(UNTURN_STEP, frame(src, row, n))
        elif op == RETURN_HAND:
            self.push(RETURN_STEP, frame(src, row, n))
        else:
            self.carry_out_simple(op, src, row, n)

    def carry_out_simple(self, op: i64, src: i64, row: i64, n: i64) -> None:
        """Primitives that need no target."""
        owner = owner_of(src)
        at = owner * NUMBERS
        if op == RETURN_SELF:
            if self.is_there(src):
                self.note("returned", "L.3", owner, card_of(src))
                self.leave_table(owner, slot_of(src), HAND)
        elif op == DESTROY_SELF:
            if self.is_there(src):
                self.note("discarded", "L.3", owner, card_of(src))
                self.leave_table(owner, slot_of(src), DISCARD)
        elif op == POWER:
            attack = self.tables.effect(row, E_A)
            defence = self.tables.effect(row, E_B)
            self.numbers[at + EXTRA_ATTACK] += attack
            self.numbers[at + EXTRA_DEFENCE] += defence
            self.note("power_added", "L.3", owner, attack, defence)
        elif op == EXTRA_ASSETS:
            self.assets_left += n
            self.note("assets_added", "L.3", owner, n)
        elif op == BLOCK:
            self.push(STOP, frame(src, row, n))
        elif op == ADD_BLOCKS:
            self.numbers[at + MORE_BLOCKS] += n
            self.note("blocks_added", "L.3", owner, n)
        elif op == BOOST_DAMAGE:
            self.numbers[at + BOOST] += n
            self.note("boost_added", "L.3", owner, n)
        elif op == END_ATTACK:
            self.attack_over = True
            self.note("attack_ends", "K-R68", 1 - owner)
        elif op == RECATEGORISE:
            if self.is_there(src):
                self.push(NAME, src)
        elif op == CHOOSE_ONE:
            self.push(CHOOSE, frame(src, row, 0))

    def is_there(self, src: i64) -> bool:
        """Whether the measure or attack card an effect comes from still lies on the table."""
        slot = slot_of(src)
        return slot != NO_SLOT and self.plane(owner_of(src), TABLE) & BIT[slot] != 0

    # --- hand and deck ----------------------------------------------------------------------------------------------

    def lessened(self, src: i64, n: i64) -> i64:
        """The own number of the damage under way, smaller by what is absorbed (K-R53)."""
        if self.lessen == 0 or src != self.striking:
            return n
        less = n if n < self.lessen else self.lessen
        self.lessen -= less
        return n - less

    def mill(self, seat: i64, n: i64, cause: i64) -> None:
        if n > 0:
            self.push(MILL_STEP, counted(seat, n, cause))

    def make_discard(self, seat: i64, n: i64, pick: i64) -> None:
        if pick == AT_RANDOM:
            self.push(LOSE, counted(seat, n, 0))
        elif pick == BY_OPPONENT:
            self.push(GIVE_UP, counted(seat, n, 0))
        else:
            self.see_hand(seat)
            self.push(TAKE_OUT_STEP, counted(seat, n, 0))

    def see_hand(self, seat: i64) -> None:
        """The opponent looks at this hand, and remembers it (K-R69)."""
        self.note("hand_seen", "L.3", 1 - seat, seat)
        if self.recorder is not None:
            slots = self.plane(seat, HAND) & ~self.plane(seat, KNOWN)
            while slots != 0:
                self.whisper(1 - seat, "saw", "L.3", self.card(seat, lowest(slots)))
                slots &= slots - 1
        self.learn_hand(seat)

    def look_at_deck(self, src: i64, row: i64, seat: i64, n: i64) -> None:
        size = self.deck_size(seat)
        if n > size:
            n = size
        if n > 0:
            looker = owner_of(src)
            self.note("looked", "L.3", looker, seat, n)
            dump = self.tables.effect(row, E_B)
            if dump > 0:
                dump = self.lessened(src, dump)
            then = self.tables.effect(row, E_A) * 16 + dump
            self.push(LOOK, ((then * 16 + n) * 16 * 2 + looker) * 2 + seat)

    # --- cards on the table -----------------------------------------------------------------------------------------

    def picker(self, src: i64, row: i64) -> i64:
        """Who picks the targets of a row."""
        owner = owner_of(src)
        return 1 - owner if self.tables.effect(row, E_PICK) == BY_OPPONENT else owner

    def side(self, src: i64, row: i64) -> i64:
        """Whose cards a row is about."""
        owner = owner_of(src)
        return owner if self.tables.effect(row, E_SIDE) == 0 else 1 - owner

    def candidates(self, src: i64, row: i64) -> i64:
        """The cards a row may be applied to now, as a set."""
        tables = self.tables
        seat = self.side(src, row)
        op = tables.effect(row, E_OP)
        zone = tables.effect(row, E_ZONE)
        if zone == IN_ASSETS:
            slots = self.assets_of(seat)
        elif zone == IN_DEFENCE:
            slots = self.measures_of(seat)
        elif zone == IN_ATTACK:
            slots = self.attacks_of(seat)
        else:
            slots = self.plane(seat, WAVE)
        opposing = seat != owner_of(src)
        if op == DESTROY:
            slots &= ~self.plane(seat, DOOMED)
            return self.unprotected(seat, slots, FROM_DESTROY) if opposing else slots
        if op == TURN:
            slots &= ~self.plane(seat, TURNED)
            return self.unprotected(seat, slots, FROM_TURN) if opposing else slots
        if op == UNTURN:
            slots &= self.plane(seat, TURNED)
            if tables.effect(row, E_A) != 0:  # another number only
                slots &= ~tables.slots(seat, card_of(src))
        elif op == RETURN_HAND and tables.effect(row, E_A) != 0:  # not this card
            slots &= ~self.itself(src, zone)
        return slots

    def itself(self, src: i64, zone: i64) -> i64:
        """The slot of the source, as a set; an asset laid just now stands as it was laid."""
        if zone != IN_ASSETS:
            return BIT[slot_of(src)] if slot_of(src) != NO_SLOT else 0
        card = card_of(src)
        condition: i64 = 1 if self.tables.enters_turned[card] != 0 else 0
        slots = self.standing(owner_of(src), card, condition)
        return slots if slots & (slots - 1) == 0 else 0  # one of several copies alike: any other may be taken

    def turn_all(self, src: i64, row: i64, seat: i64) -> None:
        slots = self.candidates(src, row)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            self.turn_card(seat, slot, self.tables.effect(row, E_A) != 0)

    def turn_card(self, seat: i64, slot: i64, freeze: bool) -> None:
        """An effect turns a card; a frozen one skips its owner's next unturning (K-R63)."""
        row = seat * PLANES
        card = self.card(seat, slot)
        self.planes[row + TURNED] |= BIT[slot]
        if freeze:
            self.planes[row + FROZEN] |= BIT[slot]
            self.note("frozen", "K-R63", seat, card)
        else:
            self.note("turned", "4.1", seat, card)
        if self.tables.assets[seat] & BIT[slot] != 0:
            self.arrange(seat, card, self.tables.copies_of[seat * DECK_SIZE + slot])
            self.recount(seat)

    def unturn_card(self, seat: i64, slot: i64) -> None:
        row = seat * PLANES
        card = self.card(seat, slot)
        self.planes[row + TURNED] &= ~BIT[slot]
        self.planes[row + FROZEN] &= ~BIT[slot]
        self.note("unturned", "4.3", seat, card)
        if self.tables.assets[seat] & BIT[slot] != 0:
            self.arrange(seat, card, self.tables.copies_of[seat * DECK_SIZE + slot])
            self.recount(seat)

    def leave_table(self, seat: i64, slot: i64, goal: i64) -> None:
        """A card goes from the table to its owner's hand or discard pile; an asset may leave an overload behind."""
        if self.tables.assets[seat] & BIT[slot] != 0:
            self.push(OVERLOAD, seat)
        else:
            self.forget(seat, slot)
        self.take_off_table(seat, slot, goal)
        self.recount(seat)

    def destroy_doomed(self, seat: i64) -> None:
        """All picked cards leave together; then overload, then their own effects (K-R57)."""
        doomed = self.plane(seat, DOOMED)
        if doomed == 0:
            return
        waiting = self.queue_count
        assets = doomed & self.tables.assets[seat]
        while doomed != 0:
            slot = self.highest(doomed)
            doomed &= ~BIT[slot]
            card = self.card(seat, slot)
            self.note("destroyed", "L.3", seat, card)
            if BIT[slot] & self.tables.assets[seat] == 0:
                self.forget(seat, slot)
            self.take_off_table(seat, slot, DISCARD)
            if self.tables.rows(card, DESTROYED) > 0:
                self.enqueue(DESTROYED, seat, card, NO_SLOT)
        self.recount(seat)
        if self.queue_count > waiting:
            self.push(TRIGGERED, DESTROYED * 2 + seat)
        if assets != 0:
            self.push(OVERLOAD, seat)

    def highest(self, slots: i64) -> i64:
        """The last member of a set: slots of assets close up from below when one leaves."""
        slot: i64 = DECK_SIZE - 1
        while slots & BIT[slot] == 0:
            slot -= 1
        return slot

    # --- would it do anything? --------------------------------------------------------------------------------------

    def does_something(self, src: i64, row: i64, rows: i64) -> bool:
        """Whether one of these effects would change anything (K-R56)."""
        last = row + rows
        while row < last:
            if self.changes_something(src, row):
                return True
            row += 1
        return False

    def changes_something(self, src: i64, row: i64) -> bool:
        tables = self.tables
        op = tables.effect(row, E_OP)
        seat = self.side(src, row)
        if op == MILL or op == PEEK_DECK:
            return self.deck_size(seat) > 0
        if op == DRAW or op == SEARCH:
            return self.deck_size(owner_of(src)) > 0
        if op == DISCARD_HAND or op == PEEK_HAND:
            return self.hand_size(seat) > 0
        if op == RECOVER:
            return self.recoverable(owner_of(src)) != 0
        if op == DESTROY or op == TURN or op == UNTURN or op == RETURN_HAND:
            return self.candidates(src, row) != 0
        if op == BLOCK:
            return self.open_attacks(1 - owner_of(src)) != 0
        if op == RETURN_SELF or op == DESTROY_SELF:
            return self.is_there(src)
        return True

    def recoverable(self, seat: i64) -> i64:
        """Attack and defence cards in the discard pile; nothing else ever comes back from there."""
        return self.plane(seat, DISCARD) & (self.tables.attacks[seat] | self.tables.measures[seat])
