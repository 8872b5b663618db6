"""Attack and defence (9, 10): a wave is declared, blocked and resolved, one after the other (K-R49)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh.effects import NO_SOURCE, source
from contienda.games.kiberrubezh.elements import (
    BLOCKED,
    BY_ATTACK,
    DONE,
    GAVE,
    GONE,
    HAND,
    MORE_BLOCKS,
    NUMBERS,
    PLANES,
    POINT_1,
    POINT_2,
    TURNED,
    WAVE,
)
from contienda.games.kiberrubezh.ops import BLOCKING, HIT, ON_ATTACK, ON_BLOCK, ON_BLOCKED
from contienda.games.kiberrubezh.picks import Picks
from contienda.games.kiberrubezh.rulings import SYSTEM_DAMAGE
from contienda.games.kiberrubezh.steps import DAMAGE, DAMAGE_END, DEFEND, MOMENT, OUTCOME, POINTS, TRIGGERED, WAVE_END
from contienda.games.kiberrubezh.steps import WAVE as WAVE_STEP


class Wave(Picks):
    """One wave at a time."""

    active: i64  # whose turn it is
    waves: i64  # begun this turn

    # --- declaring --------------------------------------------------------------------------------------------------

    def attackers(self) -> i64:
        """Attack cards that may be named now: unturned ones."""
        return self.attacks_of(self.active) & ~self.plane(self.active, TURNED)

    def declare(self, slot: i64) -> None:
        """An attack card joins the wave and turns (8.6)."""
        seat = self.active
        if self.step() != WAVE_STEP:
            self.waves += 1
            self.lead("wave_began", "8.4", seat, self.waves)
            self.push(WAVE_STEP)
        self.planes[seat * PLANES + WAVE] |= BIT[slot]
        self.planes[seat * PLANES + TURNED] |= BIT[slot]
        self.note("attacked", "8.6", seat, self.card(seat, slot))

    def begin_wave(self) -> None:
        """The wave is complete: effects at the declaration, then defence, outcome, the attacker's moment, damage."""
        self.pop()
        self.push(WAVE_END)
        self.push(DAMAGE)
        self.push(MOMENT)
        self.push(OUTCOME)
        self.push(DEFEND)
        self.queue_up(self.active, self.plane(self.active, WAVE), ON_ATTACK)

    def queue_up(self, seat: i64, slots: i64, trigger: i64) -> None:
        """The effects these cards have at a trigger; their owner puts them in order (K-R28)."""
        waiting = self.queue_count
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            card = self.card(seat, slot)
            if self.tables.rows(card, trigger) > 0:
                self.enqueue(trigger, seat, card, slot)
        if self.queue_count > waiting:
            self.push(TRIGGERED, trigger * 2 + seat)

    # --- the defender's window --------------------------------------------------------------------------------------

    def blockers(self) -> i64:
        """Measures of the defender that may block something now, as a set."""
        seat = 1 - self.active
        found = self.measures_of(seat) & ~self.plane(seat, TURNED)
        rest = found
        while rest != 0:
            slot = lowest(rest)
            rest &= rest - 1
            if self.blockable(self.active, self.card(seat, slot)) == 0:
                found &= ~BIT[slot]
        return found

    def ask_defence(self) -> bool:
        """He is asked if he could do something as far as both can see (K-R70)."""
        seat = 1 - self.active
        if self.plane(seat, HAND) != 0 or self.has_ability(seat, BLOCKING) or self.blockers() != 0:
            return self.ask(seat)
        self.pop()
        return False

    def has_ability(self, seat: i64, timing: i64) -> bool:
        """Whether an ability could be used now, as both can see."""
        slots = self.tables.able[seat] & self.ready_of(seat)
        while slots != 0:
            if self.can_use(seat, lowest(slots), timing):
                return True
            slots &= slots - 1
        return False

    def can_use(self, seat: i64, slot: i64, timing: i64) -> bool:
        """An ability of an unturned card, if the power left suffices (K-R61)."""
        card = self.card(seat, slot)
        if self.tables.ability[card] & timing == 0:
            return False
        return self.tables.sacrifice[card] != 0 or self.can_do_without(seat, card)

    def block_with(self, slot: i64) -> None:
        """A measure is used and turns; its points are given one by one (K-R46)."""
        seat = 1 - self.active
        card = self.card(seat, slot)
        self.planes[seat * PLANES + TURNED] |= BIT[slot]
        self.planes[seat * PLANES + GAVE] |= BIT[slot]
        self.lead("blocked_with", "10.3", seat, card)
        if self.link_count * 2 == i64(len(self.links)):
            self.links = append(append(self.links, 0), 0)
        self.links[self.link_count * 2] = slot
        self.links[self.link_count * 2 + 1] = 0
        self.link_count += 1
        n = self.tables.blocks[card] + self.numbers[seat * NUMBERS + MORE_BLOCKS]
        self.push(POINTS, (slot * 64 + n) * 2)

    def ask_points(self) -> bool:
        """The first point must be given; after it the defender may leave the rest (K-R46)."""
        argument = self.argument()
        seat = 1 - self.active
        slots = self.blockable(self.active, self.card(seat, argument // 128))
        if argument // 2 % 64 == 0 or slots == 0:
            self.pop()
            return False
        if argument % 2 == 0 and self.all_alike(self.active, slots):
            self.stop_by_measure(lowest(slots))
            return False
        return self.ask(seat)

    def stop_by_measure(self, slot: i64) -> None:
        argument = self.argument()
        measure = argument // 128
        self.pop()
        self.push(POINTS, argument - argument % 2 - 2 + 1)
        self.give_point(self.active, slot)
        self.links[self.link_count * 2 - 1] |= BIT[slot]
        self.note("stopped", "10.2", self.card(1 - self.active, measure), self.card(self.active, slot))

    # --- outcome ----------------------------------------------------------------------------------------------------

    def settle_blocks(self) -> None:
        """Attacks with enough points are blocked; then the effects of both sides, the attacker's first (K-R49)."""
        self.pop()
        attacker = self.active
        defender = 1 - attacker
        wave = self.plane(attacker, WAVE)
        blocked = wave & ~self.open_attacks(attacker)
        self.planes[attacker * PLANES + BLOCKED] |= blocked
        self.planes[attacker * PLANES + POINT_1] = 0
        self.planes[attacker * PLANES + POINT_2] = 0
        if self.recorder is not None:
            while wave != 0:
                slot = lowest(wave)
                wave &= wave - 1
                kind = "attack_blocked" if blocked & BIT[slot] != 0 else "attack_through"
                self.note(kind, "3.7", self.card(attacker, slot))
        used: i64 = 0
        i: i64 = 0
        while i < self.link_count:
            if self.links[i * 2 + 1] & (blocked | BIT[GONE]) != 0:
                used |= BIT[self.links[i * 2]]
            i += 1
        self.link_count = 0
        self.queue_up(defender, used & self.plane(defender, GAVE), ON_BLOCK)
        self.queue_up(attacker, blocked, ON_BLOCKED)

    # --- damage -----------------------------------------------------------------------------------------------------

    def unresolved(self) -> i64:
        """Unblocked attacks of the wave whose damage is still to come."""
        seat = self.active
        return self.plane(seat, WAVE) & ~self.plane(seat, BLOCKED) & ~self.plane(seat, DONE)

    def ask_damage(self) -> bool:
        """The attacker names the next attack and the kind of its damage; asked only if there is a choice."""
        slots = self.unresolved()
        if slots == 0:
            self.pop()
            return False
        first = lowest(slots)
        if self.tables.rows(self.card(self.active, first), HIT) == 0 and self.all_alike(self.active, slots):
            self.deal_damage(first, False)
            return False
        return self.ask(self.active)

    def deal_damage(self, slot: i64, printed: bool) -> None:
        """The damage printed on the card, or two cards from the deck (9.2, 9.3, K-R52, K-R53)."""
        seat = self.active
        card = self.card(seat, slot)
        category = self.category(seat, slot)
        self.planes[seat * PLANES + DONE] |= BIT[slot]
        more = self.boosted(seat, category)
        fewer = self.absorbed(1 - seat)
        self.hit_any = True
        self.hit_categories |= BIT[category]
        self.lead("struck" if printed else "drained", "9.2" if printed else "9.3", seat, card)
        if more > 0:
            self.note("boosted", "K-R53", seat, more)
        if fewer > 0:
            self.note("absorbed", "K-R53", 1 - seat, fewer)
        net = more - fewer
        self.push(DAMAGE_END)
        if net > 0:
            self.mill(1 - seat, net, BY_ATTACK)
        src = source(seat, card, slot)
        self.striking = src
        self.lessen = -net if net < 0 else 0
        if printed:
            self.start(src, HIT)
        else:
            self.mill(1 - seat, self.lessened(src, SYSTEM_DAMAGE), BY_ATTACK)

    def end_damage(self) -> None:
        self.pop()
        self.striking = NO_SOURCE
        self.lessen = 0

    def end_wave(self) -> None:
        """Nothing of a wave remains but turned cards."""
        self.pop()
        seat = self.active
        for place in (WAVE, BLOCKED, DONE, POINT_1, POINT_2):
            self.planes[seat * PLANES + place] = 0
        self.planes[(1 - seat) * PLANES + GAVE] = 0
        self.link_count = 0
        self.note("wave_ended", "K-R49", seat, self.waves)
