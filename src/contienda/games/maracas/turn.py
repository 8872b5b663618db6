"""The sequence of play: whose decision it is, what he may do, what comes of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.game import CHANCE, OVER, Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.chance import Chance
from contienda.games.maracas.elements import GOV, INS, NONE, SIDES
from contienda.games.maracas.tables import Tables


class Turn(Chance):
    """Asks the right side the right question, in the order of the rulebook."""

    scratch: Legal | None = None

    def begin_play(self, tables: Tables) -> None:
        self.seats = SIDES
        self.tables = tables
        self.steps = vec[i64]([0] * 24)
        self.fill_cup()
        self.unpack_counters()
        self.lay_map()
        self.plan_units = vec[i64]([0] * SIDES)
        self.plan_assets = vec[i64]([0] * SIDES)
        self.begin_game()
        self.settle()

    def push_phases(self) -> None:
        """Everything after the plans, last first (5.3 to 7.3); Informants drawn before may be placed now (9.32)."""
        self.new_informants = 0
        self.push(s.TURN)
        self.push(s.ANSWERED)
        self.push(s.APPEAL, INS)
        self.push(s.APPEAL, GOV)
        self.push(s.SCORE)
        self.push(s.DISCARD, INS)
        self.push(s.DISCARD, GOV)
        self.push(s.REDEPLOYED)
        self.push(s.WITHDRAW, INS)
        self.push(s.WITHDRAW, GOV)
        self.push(s.REDEPLOYMENT)
        self.push(s.ACTIVATE)
        self.push(s.OPERATIONS)
        self.push(s.INTELLIGENCE)
        self.push(s.FIRST)
        self.push(s.IRREGULARS)

    def actor(self) -> i64:
        return self.who

    # --- going on until somebody has to decide ----------------------------------------------------------------------

    def settle(self) -> None:
        while self.reason == NONE:
            if self.recorder is not None:
                self.recorder.current = self.recorder.pending[-1]
            step = self.step()
            if self.runs(step):
                continue
            if self.is_chance(step):
                self.who = CHANCE
                return
            self.who = self.decider(step)
            if self.is_always_asked(step):
                return
            out = self.offered()
            if out.count != 1:
                return
            self.take(step, out.codes[0])
        while self.depth > 0:
            self.pop()
        self.who = OVER

    def offered(self) -> Legal:
        """The list of the step at hand, in a buffer of its own."""
        out = self.scratch
        if out is None:
            out = Legal()
            self.scratch = out
        out.count = 0
        self.legal(out)
        return out

    def is_always_asked(self, step: i64) -> bool:
        """A list of one is not asked, except where that would tell the other side something."""
        return (
            step == s.GO
            or step == s.RECOVER
            or step == s.BUY
            or step == s.ARRIVE
            or step == s.WITHDRAW
            or step == s.APPEAL
            or step == s.CHIT
            or step == s.CHOOSE_ASSETS
        )

    def runs(self, step: i64) -> bool:
        """Carry out what needs nobody; False if somebody, or chance, has to act."""
        if step == s.TURN:
            self.begin_turn()
            return True
        if step == s.OPERATIONS:
            self.pop()
            self.begin("operations", "6.0a", self.turn)
            self.begin_nsm_attacks()
            return True
        if step == s.NSM_ATTACKS:
            self.next_nsm()
            return True
        if step <= s.SET_UP:
            return self.runs_setup(step)
        if step <= s.ORDERS:
            return self.runs_event(step)
        if step <= s.PLANNED:
            return self.runs_plan(step)
        if step <= s.DEPLOYED or step == s.IRREGULARS:
            return self.runs_deployment(step)
        if step <= s.INTEL:
            return self.runs_intelligence(step)
        if s.ACTIVATE <= step <= s.PROMOTION:
            return self.runs_operations(step)
        return self.runs_ending(step)

    def decider(self, step: i64) -> i64:
        if step <= s.SET_UP:
            return self.side_setting_up(step)
        if step <= s.ORDERS:
            return self.side_of_event(step)
        if step <= s.PLANNED:
            return self.argument() % 2
        if step <= s.DEPLOYED:
            return self.side_deploying(step)
        if step <= s.NSM_CHOICE:
            return GOV
        if step <= s.PROMOTION:
            return self.side_operating(step)
        return self.argument() % 2

    def legal(self, out: Legal) -> None:
        if self.who == OVER:
            return
        step = self.step()
        if self.is_chance(step):
            self.list_chance(step, out)
        elif step <= s.SET_UP:
            self.legal_setup(step, out)
        elif step <= s.ORDERS:
            self.legal_event(step, out)
        elif step <= s.PLANNED:
            self.legal_plan(step, out)
        elif step <= s.DEPLOYED:
            self.legal_deployment(step, out)
        elif step <= s.INTEL:
            self.legal_intelligence(out)
        elif step == s.NSM_CHOICE:
            self.legal_nsm(out)
        elif step <= s.PROMOTION:
            self.legal_operations(step, out)
        else:
            self.legal_ending(step, out)

    def advance(self, action: i64) -> None:
        self.take(self.step(), action)
        self.settle()

    def take(self, step: i64, action: i64) -> None:
        """What somebody decided, or chance brought."""
        if step <= s.SET_UP:
            self.do_setup(step, action)
        elif step <= s.ORDERS:
            self.do_event(step, action)
        elif step <= s.PLANNED:
            self.do_plan(step, action)
        elif step <= s.DEPLOYED:
            self.do_deployment(step, action)
        elif step <= s.INTEL:
            self.do_intelligence(step, action)
        elif step <= s.NSM_BRAWL:
            self.do_nsm(step, action)
        elif step <= s.PROMOTION or step == s.PROMOTED:
            self.do_operations(step, action)
        else:
            self.do_ending(step, action)
