"""The sequence of play (5, 6): who decides, what he does, and what chance does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest, nth
from contienda.core.game import CHANCE, OVER
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.effects import NO_SLOT, NO_SOURCE, source
from contienda.games.kiberrubezh.elements import (
    ASSET,
    BY_DRAWING,
    COPIES,
    DISCARD,
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
    HAND,
    LYING,
    NONE,
    POOL,
    SEATS,
    TABLE,
)
from contienda.games.kiberrubezh.ops import ACTIVATE, DEPLOY, OWN_TURN, PLAY
from contienda.games.kiberrubezh.phases import Phases
from contienda.games.kiberrubezh.tables import Tables


class Turn(Phases):
    """Asks the right seat the right question, in the order of the rulebook."""

    def set_up(self, tables: Tables) -> None:
        self.seats = SEATS
        self.tables = tables
        self.steps = vec[i64]([0] * 24)
        self.lay_out()
        self.forget_order()
        self.queue = vec[i64]([0] * 8)
        self.links = vec[i64]([0] * 8)
        self.queue_count = 0
        self.link_count = 0
        self.striking = NO_SOURCE
        self.lessen = 0
        self.assets_left = 0
        self.attack_over = False
        self.hit_any = False
        self.hit_categories = 0
        self.waves = 0
        self.turn = 0
        self.active = 0
        self.first = NONE
        self.reason = NONE
        self.winner = NONE
        self.push(s.LOT)
        self.settle()

    def actor(self) -> i64:
        return self.who

    # --- going on until somebody has to decide ----------------------------------------------------------------------

    def settle(self) -> None:
        while self.reason == NONE:
            if self.recorder is not None:
                self.recorder.current = self.recorder.pending[-1]
            if self.settled(self.step()):
                return
        self.who = OVER

    def settled(self, step: i64) -> bool:
        """Do what needs no decision; says whether somebody has to decide now."""
        if step == s.RUN:
            self.run_next()
        elif step == s.DRAW:
            return self.ask_draw(s.DRAW, self.draw_clause())
        elif step == s.MILL:
            return self.ask_mill(s.MILL)
        elif step == s.ASSETS or step == s.DEPLOY or step == s.ATTACK or step == s.MOMENT:
            return self.ask_moment(step)
        elif step == s.DEFEND:
            return self.ask_defence()
        elif step == s.WAVE:
            if self.attackers() != 0:
                return self.ask(self.active)
            self.begin_wave()
        elif step == s.POINTS:
            return self.ask_points()
        elif step == s.DAMAGE:
            return self.ask_damage()
        elif step == s.OUTCOME:
            self.settle_blocks()
        elif step == s.DAMAGE_END:
            self.end_damage()
        elif step == s.WAVE_END:
            self.end_wave()
        elif step == s.TRIGGERED:
            return self.ask_order()
        elif step == s.OVERLOAD:
            return self.ask_overload()
        elif step <= s.CLEAR or step == s.END:
            return self.settled_frame(step)
        else:
            return self.settled_effect(step)
        return False

    def settled_frame(self, step: i64) -> bool:
        """The frame of a game and of a turn."""
        if step == s.LOT:
            return self.ask(CHANCE)
        if step == s.CLEAR:
            return self.ask(self.active)
        if step == s.REDEAL:
            return self.ask_redeal(self.argument())
        if step == s.UNDER:
            if self.argument() // 2 > 0:
                return self.ask(self.argument() % 2)
            self.pop()
        elif step == s.START:
            self.start_turn(self.argument())
        elif step == s.UNTURN:
            self.unturn_all()
        else:
            self.end_turn()
        return False

    def settled_effect(self, step: i64) -> bool:
        """Decisions inside effects."""
        if step == s.LOSE:
            return self.ask_hand(CHANCE)
        if step == s.GIVE_UP:
            return self.ask_hand(self.argument() % 2)
        if step == s.TAKE_OUT:
            return self.ask_hand(1 - self.argument() % 2)
        if step == s.LOOK:
            return self.ask_look()
        if step == s.SORT_UNDER:
            return self.ask_under()
        if step == s.DUMP:
            return self.ask_dump()
        if step == s.SORT_TOP:
            return self.ask_top()
        if step == s.SEARCH:
            return self.ask_search()
        if step == s.RECOVER:
            return self.ask_recover()
        if step == s.STOP:
            return self.ask_stop()
        if step == s.NAME:
            return self.ask(self.argument() // 16384)
        if step == s.CHOOSE:
            return self.ask_choose()
        return self.ask_targets(step)

    def draw_clause(self) -> str:
        """Why a card is drawn: the starting hand, step 1, or an effect."""
        if self.turn == 0:
            return "5.1"
        return "6.1" if self.argument() // 2 % 4 == BY_DRAWING else "L.3"

    def ask_moment(self, step: i64) -> bool:
        """He is not asked if both can see that he can do nothing (K-R70)."""
        seat = self.active
        if self.plane(seat, HAND) != 0 or self.plane(seat, TABLE) & ~self.tables.assets[seat] != 0:
            return self.ask(seat)
        if self.has_ability(seat, OWN_TURN):
            return self.ask(seat)
        self.next_phase(step)
        return False

    def ask_order(self) -> bool:
        """Triggered effects of one seat: he says which comes next, if they differ (K-R28)."""
        wanted = self.argument()
        first: i64 = NONE
        differ = False
        at: i64 = 0
        while at < self.queue_count:
            if self.queue[at] // 16384 == wanted:
                if first == NONE:
                    first = at
                elif self.queue[at] % 16384 // 64 != self.queue[first] % 16384 // 64:
                    differ = True
            at += 1
        if first == NONE:
            self.pop()
            return False
        if differ:
            return self.ask(wanted % 2)
        self.resolve(first)
        return False

    def resolve(self, at: i64) -> None:
        """A triggered effect comes."""
        code = self.dequeue(at)
        trigger = code // 32768
        owner = code // 16384 % 2
        self.lead("took_effect", "L.1", owner, code % 16384 // 64)
        self.start(source(owner, code % 16384 // 64, code % 64), trigger)

    def resolve_card(self, card: i64) -> None:
        at: i64 = 0
        while self.queue[at] // 16384 != self.argument() or self.queue[at] % 16384 // 64 != card:
            at += 1
        self.resolve(at)

    # --- what is done -----------------------------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        if action >= DO_LOT:
            self.happen(action)
        elif action >= DO_ATTACK:
            self.use_table(action)
        elif action >= DO_RESOLVE:
            self.pick(action)
        elif action >= DO_ACTIVATE:
            self.activate(action - DO_ACTIVATE)
        elif action >= DO_PLAY:
            self.play(action - DO_PLAY)
        elif action >= DO_LAY:
            self.lay(action - DO_LAY)
        else:
            self.go_on(action)
        self.settle()

    def go_on(self, action: i64) -> None:
        """Actions without a card."""
        step = self.step()
        if action == DO_NEXT:
            if step == s.ATTACK or step == s.MOMENT:
                self.pop()
            else:
                self.next_phase(step)
        elif action == DO_CLEAR:
            self.push(s.CLEAR)
        elif action == DO_GO:
            self.begin_wave()
        elif action == DO_PASS:
            self.note("passed", "10.1", self.who)
            self.pop()
        elif action == DO_KEEP:
            self.note("kept", "5.4", self.who)
            self.pop()
        elif action == DO_REDEAL:
            self.redeal(self.who)
        elif action == DO_ENOUGH:
            self.enough(step)

    def enough(self, step: i64) -> None:
        """Nothing more of what may be left."""
        if step == s.SORT_UNDER:
            self.end_under()
        elif step == s.SEARCH:
            self.end_search()
        elif step == s.RECOVER:
            self.end_recover()
        else:
            self.pop()

    def lay(self, card: i64) -> None:
        """A card from the hand to its zone (7.1, 8.2)."""
        seat = self.active
        asset = self.tables.kind[card] <= ASSET
        turned = self.tables.enters_turned[card] != 0
        slot = self.put_on_table(seat, card, turned)
        if asset:
            self.assets_left -= 1
        self.lead("laid_turned" if turned else "laid", "7.1" if asset else "8.2", seat, card)
        self.recount(seat)
        self.start(source(seat, card, NO_SLOT if asset else slot), DEPLOY)

    def play(self, card: i64) -> None:
        """An event acts at once and lies on the table until step 7 (3.11, K-R12, K-R42)."""
        seat = self.who
        self.move(seat, card, HAND, LYING)
        self.recount(seat)
        self.lead("played", "3.11", seat, card)
        self.start(source(seat, card, NO_SLOT), PLAY)

    def activate(self, card: i64) -> None:
        """An ability: its card turns, or goes to the discard pile first (L.1, K-R61)."""
        seat = self.who
        slot = lowest(self.standing(seat, card, 0))
        asset = self.tables.assets[seat] & BIT[slot] != 0
        self.lead("activated", "L.1", seat, card)
        if self.tables.sacrifice[card] == 0:
            self.turn_card(seat, slot, False)
        else:
            self.leave_table(seat, slot, DISCARD)
            asset = True
        self.start(source(seat, card, NO_SLOT if asset else slot), ACTIVATE)

    def slot_named(self, seat: i64, code: i64) -> i64:
        """The slot of a measure or attack card named by number and copy."""
        return lowest(self.tables.slots(seat, code // COPIES)) + code % COPIES

    def use_table(self, action: i64) -> None:
        """Actions with a card on the table."""
        active = self.active
        if action < DO_BLOCK:
            self.declare(self.slot_named(active, action - DO_ATTACK))
        elif action < DO_STOP:
            self.block_with(self.slot_named(1 - active, action - DO_BLOCK))
        elif action < DO_STRIKE:
            slot = self.slot_named(active, action - DO_STOP)
            if self.step() == s.STOP:
                self.stop_by_event(slot)
            else:
                self.stop_by_measure(slot)
        elif action < DO_DRAIN:
            self.deal_damage(self.slot_named(active, action - DO_STRIKE), True)
        elif action < DO_DISCARD:
            self.deal_damage(self.slot_named(active, action - DO_DRAIN), False)
        elif action < DO_TARGET:
            self.discard_from_table(action - DO_DISCARD)
        elif action < DO_TARGET_ASSET:
            self.target(self.step(), self.slot_named(self.seat_of_targets(), action - DO_TARGET))
        else:
            code = action - DO_TARGET_ASSET
            self.target_asset(code // 3, code % 3)

    def seat_of_targets(self) -> i64:
        argument = self.argument()
        return self.side(argument // (128 * 4096), argument // 128 % 4096)

    def discard_from_table(self, code: i64) -> None:
        """By the owner's wish, or for an overload (8.3, K-R11)."""
        slot = self.slot_named(self.who, code)
        if self.step() == s.OVERLOAD:
            self.drop(self.who, slot)
            return
        self.pop()
        self.note("cleared", "8.3", self.who, self.card(self.who, slot))
        self.leave_table(self.who, slot, DISCARD)

    def pick(self, action: i64) -> None:
        """Cards of a hand, a deck or a discard pile, categories, options."""
        if action < DO_GIVE_UP:
            self.resolve_card(action - DO_RESOLVE)
        elif action < DO_TAKE_OUT:
            self.take_from_hand(s.GIVE_UP, action - DO_GIVE_UP)
        elif action < DO_FIND:
            self.take_from_hand(s.TAKE_OUT, action - DO_TAKE_OUT)
        elif action < DO_RECOVER:
            self.find(action - DO_FIND)
        elif action < DO_UNDER:
            self.recover(action - DO_RECOVER)
        elif action < DO_DUMP:
            if self.step() == s.UNDER:
                self.put_owed_under(action - DO_UNDER)
            else:
                self.sort_under(action - DO_UNDER)
        elif action < DO_ON_TOP:
            self.dump_one(action - DO_DUMP)
        elif action < DO_NAME:
            self.sort_top(action - DO_ON_TOP)
        elif action < DO_CHOOSE:
            self.name(action - DO_NAME)
        else:
            self.choose((action - DO_CHOOSE) % 3)

    def take_from_hand(self, step: i64, card: i64) -> None:
        seat = self.argument() % 2
        self.less_one(step)
        self.discard_from_hand(seat, card)

    # --- chance -----------------------------------------------------------------------------------------------------

    def happen(self, action: i64) -> None:
        seat = self.argument() % 2
        cause = self.argument() // 2 % 4
        if action < DO_DRAW:
            self.begin_game(action - DO_LOT)
        elif action < DO_REVEAL:
            clause = self.draw_clause()
            self.less_one(s.DRAW)
            self.draw_to_hand(seat, action - DO_DRAW, POOL, 0, cause, clause)
        elif action < DO_LOOK:
            self.less_one(s.MILL)
            self.mill_card(seat, action - DO_REVEAL, POOL, cause)
        elif action < DO_LOSE:
            argument = self.argument()
            self.pop()
            self.push(s.LOOK, argument + 4)
            self.reveal_top(seat, action - DO_LOOK, argument // 2 % 2)
        else:
            self.take_from_hand(s.LOSE, action - DO_LOSE)

    def weights(self) -> list[int]:
        """As many as there are copies."""
        if self.step() == s.LOT:
            return [1, 1]
        seat = self.argument() % 2
        slots = self.plane(seat, HAND if self.step() == s.LOSE else POOL)
        found: list[int] = []
        while slots != 0:
            copies = slots & self.tables.slots(seat, self.card(seat, lowest(slots)))
            found.append(count(copies))
            slots &= ~copies
        return found

    def sample(self, rng: Rng) -> i64:
        step = self.step()
        if step == s.LOT:
            return DO_LOT + rng.below(2)
        seat = self.argument() % 2
        slots = self.plane(seat, HAND if step == s.LOSE else POOL)
        card = self.card(seat, nth(slots, rng.below(count(slots))))
        if step == s.DRAW:
            return DO_DRAW + card
        if step == s.MILL:
            return DO_REVEAL + card
        return (DO_LOOK if step == s.LOOK else DO_LOSE) + card
