"""What the one who is asked may do (K-R44, K-R45, K-R70): one list for each step."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.game import Legal
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.effects import LEFT, ROWS, owner_of
from contienda.games.kiberrubezh.elements import (
    ASSET,
    CARDS,
    CATEGORIES,
    CHOICES,
    COPIES,
    DO_ACTIVATE,
    DO_ATTACK,
    DO_BLOCK,
    DO_CHOOSE,
    DO_CLEAR,
    DO_DISCARD,
    DO_DRAIN,
    DO_DRAW,
    DO_DUMP,
    DO_ENOUGH,
    DO_FIND,
    DO_GIVE_UP,
    DO_GO,
    DO_KEEP,
    DO_LAY,
    DO_LOOK,
    DO_LOSE,
    DO_LOT,
    DO_NAME,
    DO_NEXT,
    DO_ON_TOP,
    DO_PASS,
    DO_PLAY,
    DO_RECOVER,
    DO_REDEAL,
    DO_RESOLVE,
    DO_REVEAL,
    DO_STOP,
    DO_STRIKE,
    DO_TAKE_OUT,
    DO_TARGET,
    DO_TARGET_ASSET,
    DO_UNDER,
    EVENT,
    HAND,
    NONE,
    ORDERED,
    POOL,
    TABLE,
)
from contienda.games.kiberrubezh.ops import BLOCKING, E_A, E_N, HIT, OWN_TURN, TO_HAND
from contienda.games.kiberrubezh.wave import Wave


class Offers(Wave):
    """Lists of actions; the order is that of the library."""

    def legal(self, out: Legal) -> None:
        step = self.step() if self.depth > 0 else NONE
        if step == NONE:
            return
        if step == s.ASSETS or step == s.DEPLOY or step == s.ATTACK or step == s.MOMENT:
            self.offer_moment(out, step)
        elif step == s.DEFEND:
            self.offer_defence(out)
        elif step == s.WAVE:
            self.offer_copies(out, self.active, self.attackers(), DO_ATTACK)
            out.add(DO_GO)
        elif step == s.POINTS:
            measure = self.card(1 - self.active, self.argument() // 128)
            self.offer_copies(out, self.active, self.blockable(self.active, measure), DO_STOP)
            if self.argument() % 2 == 1:
                out.add(DO_ENOUGH)
        elif step == s.DAMAGE:
            self.offer_damage(out)
        elif step == s.DRAW or step == s.MILL or step == s.LOOK or step == s.LOSE or step == s.LOT:
            self.offer_chance(out, step)
        elif step == s.CLEAR:
            slots = self.plane(self.active, TABLE) & ~self.tables.assets[self.active]
            self.offer_copies(out, self.active, slots, DO_DISCARD)
        elif step == s.OVERLOAD:
            self.offer_copies(out, self.argument(), self.overload(self.argument()), DO_DISCARD)
        else:
            self.offer_pick(out, step)

    # --- moments of the own turn, and the defender's window ---------------------------------------------------------

    def offer_moment(self, out: Legal, step: i64) -> None:
        """Cards of the hand in the phase for them, events and abilities at any moment (K-R44)."""
        seat = self.active
        tables = self.tables
        slots = self.plane(seat, HAND)
        last: i64 = NONE
        while slots != 0:
            card = self.card(seat, lowest(slots))
            slots &= slots - 1
            if card == last:
                continue
            last = card
            kind = tables.kind[card]
            if kind == EVENT:
                if tables.timing[card] & OWN_TURN != 0 and self.affords(seat, card):
                    out.add(DO_PLAY + card)
            elif kind <= ASSET:
                if step == s.ASSETS and self.assets_left > 0:
                    out.add(DO_LAY + card)
            elif step == s.DEPLOY and self.affords(seat, card):
                out.add(DO_LAY + card)
        if step == s.ATTACK and not self.attack_over:
            self.offer_copies(out, seat, self.attackers(), DO_ATTACK)
        self.offer_abilities(out, seat, OWN_TURN)
        if self.plane(seat, TABLE) & ~tables.assets[seat] != 0:
            out.add(DO_CLEAR)
        out.add(DO_NEXT)

    def offer_abilities(self, out: Legal, seat: i64, timing: i64) -> None:
        slots = self.tables.able[seat] & self.ready_of(seat)
        last: i64 = NONE
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            card = self.card(seat, slot)
            if card != last and self.can_use(seat, slot, timing):
                out.add(DO_ACTIVATE + card)
            last = card

    def offer_defence(self, out: Legal) -> None:
        seat = 1 - self.active
        self.offer_copies(out, seat, self.blockers(), DO_BLOCK)
        slots = self.plane(seat, HAND) & self.tables.events[seat]
        last: i64 = NONE
        while slots != 0:
            card = self.card(seat, lowest(slots))
            slots &= slots - 1
            if card != last and self.tables.timing[card] & BLOCKING != 0 and self.affords(seat, card):
                out.add(DO_PLAY + card)
            last = card
        self.offer_abilities(out, seat, BLOCKING)
        out.add(DO_PASS)

    def offer_damage(self, out: Legal) -> None:
        seat = self.active
        among = self.unresolved()
        slots = among
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if self.looks_like_earlier(seat, slot, among):
                continue
            card = self.card(seat, slot)
            code = card * COPIES + self.copy_of(seat, slot)
            if self.tables.rows(card, HIT) > 0:
                out.add(DO_STRIKE + code)
            out.add(DO_DRAIN + code)

    # --- cards on the table -----------------------------------------------------------------------------------------

    def offer_copies(self, out: Legal, seat: i64, among: i64, verb: i64) -> None:
        """Measures or attack cards; of copies that look alike one is enough."""
        slots = among
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if not self.looks_like_earlier(seat, slot, among):
                out.add(verb + self.card(seat, slot) * COPIES + self.copy_of(seat, slot))

    def offer_assets(self, out: Legal, seat: i64, slots: i64) -> None:
        """Assets by number and by how they stand."""
        last: i64 = NONE
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            code = self.card(seat, slot) * 3 + self.condition(seat, slot)
            if code != last:
                out.add(DO_TARGET_ASSET + code)
            last = code

    # --- cards of a hand, a deck, a discard pile --------------------------------------------------------------------

    def offer_cards(self, out: Legal, seat: i64, slots: i64, verb: i64) -> bool:
        """Cards by number, each once; says whether there was one."""
        last: i64 = NONE
        while slots != 0:
            card = self.card(seat, lowest(slots))
            slots &= slots - 1
            if card != last:
                out.add(verb + card)
            last = card
        return last != NONE

    def offer_seen(self, out: Legal, seat: i64, first: i64, last: i64, verb: i64) -> None:
        """The upper cards of a deck from `first` up to `last`, by number, each once, in the order of the library."""
        best: i64 = NONE
        while True:
            card: i64 = CARDS
            n = first
            while n < last:
                found = self.known[self.place_of(seat, 0, n)] // 32
                if best < found < card:
                    card = found
                n += 1
            if card == CARDS:
                return
            out.add(verb + card)
            best = card

    def offer_pick(self, out: Legal, step: i64) -> None:
        """Decisions inside effects and at the beginning."""
        argument = self.argument()
        if step == s.DESTROY or step == s.TURN or step == s.UNTURN_SOME or step == s.RETURN:
            row = argument // LEFT % ROWS
            src = argument // (LEFT * ROWS)
            if self.is_about_assets():
                self.offer_assets(out, self.side(src, row), self.candidates(src, row))
            else:
                self.offer_copies(out, self.side(src, row), self.candidates(src, row), DO_TARGET)
            if self.may_stop(row):
                out.add(DO_ENOUGH)
        elif step == s.STOP:
            attacker = 1 - owner_of(argument // (LEFT * ROWS))
            self.offer_copies(out, attacker, self.open_attacks(attacker), DO_STOP)
            if self.may_stop(argument // LEFT % ROWS):
                out.add(DO_ENOUGH)
        elif step == s.GIVE_UP:
            self.offer_cards(out, argument % 2, self.plane(argument % 2, HAND), DO_GIVE_UP)
        elif step == s.TAKE_OUT:
            self.offer_cards(out, argument % 2, self.plane(argument % 2, HAND), DO_TAKE_OUT)
        elif step == s.UNDER:
            self.offer_cards(out, argument % 2, self.plane(argument % 2, HAND), DO_UNDER)
        elif step == s.REDEAL:
            out.add(DO_KEEP)
            out.add(DO_REDEAL)
        elif step == s.NAME:
            category: i64 = 0
            while category < CATEGORIES:
                out.add(DO_NAME + category)
                category += 1
        elif step == s.TRIGGERED:
            self.offer_order(out)
        else:
            self.offer_deck_pick(out, step)

    def offer_deck_pick(self, out: Legal, step: i64) -> None:
        argument = self.argument()
        seat = argument % 2
        if step == s.SORT_UNDER:
            self.offer_seen(out, seat, 0, argument // 4, DO_UNDER)
            out.add(DO_ENOUGH)
        elif step == s.DUMP:
            self.offer_seen(out, seat, 0, argument // 64, DO_DUMP)
        elif step == s.SORT_TOP:
            self.offer_seen(out, seat, argument // 4 % 16, argument // 64, DO_ON_TOP)
        else:
            row = argument // LEFT % ROWS
            owner = owner_of(argument // (LEFT * ROWS))
            if step == s.SEARCH:
                if (
                    not self.offer_cards(out, owner, self.searchable(owner, row), DO_FIND)
                    or self.tables.effect(row, E_N) > 1
                ):
                    out.add(DO_ENOUGH)
            elif step == s.RECOVER:
                self.offer_cards(out, owner, self.recoverable(owner), DO_RECOVER)
                if self.tables.effect(row, E_A) != TO_HAND:
                    out.add(DO_ENOUGH)
            elif step == s.CHOOSE:
                card = argument // (LEFT * ROWS) // 64 % 256
                option: i64 = 0
                while option < self.tables.effect(row, E_N):
                    if self.is_open(option):
                        out.add(DO_CHOOSE + card * CHOICES + option)
                    option += 1

    def searchable(self, seat: i64, row: i64) -> i64:
        """The cards of the own deck a search may find."""
        kinds = self.tables.effect(row, E_A)
        found = self.plane(seat, POOL) | self.plane(seat, ORDERED)
        slots = found
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if kinds & BIT[self.tables.kind[self.card(seat, slot)]] == 0:
                found &= ~BIT[slot]
        return found

    def offer_order(self, out: Legal) -> None:
        """Triggered effects that wait, by card, each number once."""
        at: i64 = 0
        while at < self.queue_count:
            code = self.queue[at]
            if code // 16384 == self.argument():
                card = code % 16384 // 64
                earlier: i64 = 0
                while earlier < at:
                    other = self.queue[earlier]
                    if other // 16384 == self.argument() and other % 16384 // 64 == card:
                        break
                    earlier += 1
                if earlier == at:
                    out.add(DO_RESOLVE + card)
            at += 1

    # --- chance -----------------------------------------------------------------------------------------------------

    def offer_chance(self, out: Legal, step: i64) -> None:
        seat = self.argument() % 2
        if step == s.LOT:
            out.add(DO_LOT)
            out.add(DO_LOT + 1)
        elif step == s.LOSE:
            self.offer_cards(out, seat, self.plane(seat, HAND), DO_LOSE)
        elif step == s.DRAW:
            self.offer_cards(out, seat, self.plane(seat, POOL), DO_DRAW)
        elif step == s.MILL:
            self.offer_cards(out, seat, self.plane(seat, POOL), DO_REVEAL)
        else:
            self.offer_cards(out, seat, self.plane(seat, POOL), DO_LOOK)
