"""What each side keeps from the other, and other worlds that agree with everything seen.

Whatever one side decides unseen has not begun in the eyes of the other: in an imagined world it is taken back to its
beginning. Insurgent counters are dealt anew from what may be in play: the numbers by type that everybody can count, the
heights of stacks, and what was turned up.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.game import CHANCE
from contienda.core.rng import Rng
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AMBUSH,
    ATTACK,
    CHITS,
    DISRUPTED,
    GOV,
    GUESS,
    HEADQUARTERS,
    INS,
    INTIMIDATE,
    MISSIONS,
    NONE,
    OWN_CHIT,
    PATROL,
    PLACES,
    R_IU,
    RAISE,
    REDUCE,
    REMOVE_TERROR,
    SABOTAGE,
    SPENT,
    STRATEGIES,
    STRATEGY,
    SWEEP,
    T_GR,
    USES_ADVANTAGE,
    VP,
    WAIT,
)
from contienda.games.maracas.imagined import Imagined
from contienda.games.maracas.tables import FORCE_ASSETS


class Knowledge(Imagined):
    """Who sees what."""

    def secret_side(self) -> i64:
        """The side that alone sees what is decided or drawn now; NONE if all see it."""
        step, argument = self.step(), self.argument()
        if step == s.FORCE:
            return INS if argument % 8 >= T_GR else NONE
        if s.BUY_FORCE <= step <= s.PLACE_UNITS:
            return INS if argument % 2 == INS else NONE
        if step == s.NSM_UNIT or step == s.PROMOTED or s.ARRIVE <= step <= s.HIDE:
            return INS
        if s.MISSION <= step <= s.BOMBERS or step == s.GO_ON:
            return self.runner_side
        if step == s.PROMOTION:
            return INS if argument == INS else NONE
        if (
            step == s.STRATEGY
            or step == s.ORDERS
            or s.HAND <= step <= s.BUY
            or step == s.GO
            or s.CHIT <= step <= s.LUCK
            or (s.WITHDRAW <= step <= s.OTHER_STRATEGY)
        ):
            return argument % 2
        return NONE

    # --- another world ----------------------------------------------------------------------------------------------

    def imagine_for(self, seat: i64, rng: Rng) -> None:
        """Replace everything this seat, or an onlooker, does not know."""
        side: i64 = 0
        while side < 2:
            if side != seat:
                self.take_back(side)
                self.forget_secrets(side)
            side += 1
        sizes: i64 = 0
        side = 0
        while side < 2:
            if side != seat:
                sizes += self.hand_size(side) * (1 if side == GOV else 64)
                self.collect(side)
            side += 1
        if seat != INS:
            self.imagine_counters(self.turns_scored(), rng)
        side = 0
        while side < 2:
            if side != seat:
                self.deal_anew(side, sizes % 64 if side == GOV else sizes // 64, rng)
                self.imagine_books(side, rng)
            side += 1

    def take_back(self, side: i64) -> None:
        """What this side has begun unseen has not begun."""
        if self.depth == 0 or self.secret_side() != side:
            return
        step = self.step()
        if step <= s.SET_UP:
            self.take_back_setup()
        elif step == s.RECOVER or step == s.BUY:
            if step == s.BUY:
                self.push(s.RECOVER, side)
        elif step == s.HEAL:
            self.pop()
        elif s.ARRIVE <= step <= s.HIDE:
            self.take_back_cells()
        elif step == s.WITHDRAW_UNIT:
            self.pop()
        elif s.APPEAL <= step <= s.OTHER_STRATEGY:
            self.take_back_appeal(side)
        elif s.MISSION <= step <= s.BOMBERS or step == s.GO_ON:
            self.take_back_picks()
        elif step == s.PROMOTED:
            self.pop()
            self.push(s.PROMOTED, self.go_stack)
        elif s.CHIT <= step <= s.LUCK:
            self.take_back_chits(side)

    def take_back_setup(self) -> None:
        """To the beginning of the Insurgent's choices; a draw stays a draw."""
        step = self.step()
        if step == s.FORCE:
            if self.tables.free_setup:
                self.pop()
                self.push(s.FORCE, T_GR + 8)
            return
        if step == s.STRATEGY:
            return
        while self.step() != s.TURN:
            self.pop()
        if self.tables.free_setup:
            self.push(s.BUY_FORCE, INS)
        else:
            self.push_choices(INS, self.force(FORCE_ASSETS + INS))

    def take_back_cells(self) -> None:
        while self.step() != s.DEPLOYED:
            self.pop()
        self.push(s.CELLS, 0)
        self.push(s.ARRIVE)
        self.allowance = 0
        stack = self.stacks - 1
        while stack >= 0 and self.side_of(stack) == INS:
            self.box_units[INS * PLACES + self.place_of(stack)] |= self.stack_units[stack]
            self.box_assets[INS * PLACES + self.place_of(stack)] |= self.stack_assets[stack]
            self.stacks -= 1
            stack -= 1
        place: i64 = 0
        while place < DISRUPTED:
            self.box_assets[INS * PLACES + place] &= ~self.identified
            place += 1
        nodes = self.identified
        while nodes != 0:
            bit = nodes & -nodes
            nodes &= nodes - 1
            self.box_assets[INS * PLACES + self.node_place(bit)] |= bit

    def take_back_appeal(self, side: i64) -> None:
        while self.step() != s.ANSWERED and (self.step() != s.APPEAL or self.argument() == side):
            self.pop()
        if self.who == CHANCE:
            self.push(s.APPEAL_HQ, side)
            self.push(s.APPEAL_OWN, side)
        else:
            self.push(s.APPEAL, side)

    def take_back_picks(self) -> None:
        while s.MISSION <= self.step() <= s.DECLARE:
            self.pop()
        self.forget_mission()
        if not self.running:
            self.pop()
            self.go_stack = NONE

    def take_back_chits(self, side: i64) -> None:
        """To the choice of the first chit; an Advantage for an Ambush, or for a chit that was drawn, stays asked."""
        step = self.step()
        if step == s.ADVANTAGE and (self.mission == AMBUSH or self.tables.no_chit):
            return
        self.pop()
        self.push(s.LUCK if step == s.LUCK else s.CHIT, side)

    def forget_secrets(self, side: i64) -> None:
        """Plans that are not told yet are as good as none."""
        asked_to_draw = self.depth > 0 and self.step() == s.HAND and self.argument() >= 128
        self.forget_plan(side)
        if asked_to_draw and self.argument() % 2 == side:
            self.set_number(side, SPENT, 1)
        self.cup = self.union(self.cup, self.fresh[side])
        self.fresh[side] = 0
        self.set_number(side, RAISE, 0)
        self.set_number(side, OWN_CHIT, 0)
        self.set_number(side, HEADQUARTERS, 0)
        self.set_number(side, USES_ADVANTAGE, 0)

    # --- chits ------------------------------------------------------------------------------------------------------

    def collect(self, side: i64) -> None:
        self.cup = self.union(self.cup, self.union(self.hands[side], self.played[side]))
        self.hands[side] = 0
        self.played[side] = 0

    def deal_anew(self, side: i64, size: i64, rng: Rng) -> None:
        """Chits of that number which may be in this hand; then perhaps one of them is played already."""
        possible = self.possible_chits(side)
        while size > 0 and possible != 0:
            chit = self.sample_chit(possible, rng)
            possible = self.without_chit(possible, chit)
            self.cup = self.without_chit(self.cup, chit)
            self.hands[side] = self.with_chit(self.hands[side], chit)
            size -= 1
        while size > 0:
            chit = self.sample_chit(self.cup, rng)
            self.cup = self.without_chit(self.cup, chit)
            self.hands[side] = self.with_chit(self.hands[side], chit)
            size -= 1
        self.commit_anew(side, rng)

    def possible_chits(self, side: i64) -> i64:
        """What may be in this hand; of twins it may be the other one that was seen outside."""
        found = self.cup
        kind: i64 = 0
        while kind < CHITS:
            seen = self.copies(self.absent[side], kind)
            if self.copies(found, kind) < seen or (seen == 1 and self.tables.chit_second[kind] == 0):
                seen = self.copies(found, kind)
            elif self.copies(found, kind) == 1 and seen == 1:
                seen = 0
            while seen > 0:
                found = self.without_chit(found, kind)
                seen -= 1
            kind += 1
        return found

    def commit_anew(self, side: i64, rng: Rng) -> None:
        if self.tables.no_chit:
            self.played[side] = self.hands[side]
            self.hands[side] = 0
        elif self.has_committed(side):
            number: i64 = 2 if self.plays_two(side) else 1
            while number > 0 and self.hands[side] != 0 and rng.below(3) > 0:
                chit = self.sample_chit(self.hands[side], rng)
                self.hands[side] = self.without_chit(self.hands[side], chit)
                self.played[side] = self.with_chit(self.played[side], chit)
                number -= 1
        if self.has_decided_advantage(side) and self.may_use_advantage(side):
            self.set_number(side, USES_ADVANTAGE, rng.below(2))

    def is_asked_for(self, side: i64) -> bool:
        """Whether a chit or an Advantage of that side is still to be decided."""
        for frame in self.pending():
            step = frame % 256
            if (step == s.CHIT or step == s.LUCK or step == s.ADVANTAGE) and frame // 256 % 2 == side:
                return True
        return False

    def is_resolving(self) -> bool:
        return self.is_pending(s.RESOLVE) or self.is_pending(s.NSM_FIGHT)

    def is_pending(self, step: i64) -> bool:
        frame: i64 = 0
        while frame < self.depth:
            if self.steps[frame] % 256 == step:
                return True
            frame += 1
        return False

    def has_committed(self, side: i64) -> bool:
        """Whether this side has decided on a chit that is not shown yet."""
        if not self.is_resolving() or self.is_asked_for(side):
            return False
        mission = self.mission
        mine = side == self.runner_side
        if mission == MISSIONS:
            return side == INS
        if mission == PATROL or mission == INTIMIDATE:
            return True
        if mission == SWEEP:
            return side == INS
        if mission == ATTACK:
            return mine or self.target < 100
        if mission == AMBUSH:
            return side == GOV and self.target < 100
        if mission == REMOVE_TERROR:
            return mine and self.row(self.active, R_IU + side) > 0
        return mine and (mission == REDUCE or mission == SABOTAGE)

    def has_decided_advantage(self, side: i64) -> bool:
        if self.mission == AMBUSH:
            return self.is_resolving() and not self.is_asked_for(side)
        return self.has_committed(side)

    # --- books ------------------------------------------------------------------------------------------------------

    def imagine_books(self, side: i64, rng: Rng) -> None:
        """Strategy, Victory Points and the wait for an Appeal."""
        strategy = rng.below(STRATEGIES)
        self.set_number(side, STRATEGY, strategy)
        turns = self.turns_scored()
        points = self.number(side, GUESS + strategy) + rng.below(2 * turns + 1)
        if points >= self.tables.level and turns > 0:
            points = self.tables.level - 1
        self.set_number(side, VP, points)
        wait = rng.below(4)
        if wait > turns:
            wait = turns
        if self.depth > 0 and self.step() == s.APPEAL_OWN:
            wait = 0
        self.set_number(side, WAIT, wait)

    def turns_scored(self) -> i64:
        return self.turn - 1 if self.is_pending(s.SCORE) else self.turn
