"""Operations (6.0): Areas one by one, Tactical Initiative, goes of one stack each, and the missions of a go.

What a player picks (stack, mission, target) is his alone until he pays for it.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    ACTED,
    AMBUSH,
    AT_LARGE,
    ATTACK,
    BARRED,
    BUILD,
    CRIMINAL,
    DO_AGREE,
    DO_AREA,
    DO_BOMBERS,
    DO_DONE,
    DO_DRAW,
    DO_FLIP,
    DO_FORCE,
    DO_GO_ON,
    DO_HIT,
    DO_KEEP,
    DO_MISSION,
    DO_NO_MORE,
    DO_PASS,
    DO_PICK,
    DO_STACK,
    DO_TARGET,
    DO_TARGET_CRIMINAL,
    DO_TARGET_NSM,
    DO_TARGET_OBJECTIVE,
    E_COUP,
    E_DEBATE,
    GOV,
    GUARD,
    INS,
    INTIMIDATE,
    MISSIONS,
    MOVE,
    MOVED,
    NON_TACTICAL,
    NONE,
    NSM,
    OBJECTIVE,
    PATROL,
    QRF,
    R_CRIMINALS,
    R_NSM,
    REDUCE,
    SWEEP,
    T_CBT,
    TACTICAL,
    TP_NOW,
    UNDERGROUND,
)
from contienda.games.maracas.events import ALL_AREAS
from contienda.games.maracas.irregulars import Irregulars


class Operations(Irregulars):
    """Asks which Area, which stack, which mission; pays; resolves."""

    running: bool = False  # the stack at hand has run a mission in this go
    debate: i64 = 0  # event 52: the kind of mission the Insurgent is bound to, 0 if none yet

    # --- Areas and initiative ---------------------------------------------------------------------------------------

    def areas_left(self) -> i64:
        return ALL_AREAS & ~self.frozen & ~self.activated

    def activate(self, area: i64) -> None:
        """The side with more Task Points has Tactical Initiative, the Insurgent at a tie (6.0b)."""
        self.active = area
        self.activated |= BIT[area]
        holder: i64 = GOV if self.tp(GOV) > self.tp(INS) else INS
        self.lead("activated", "6.0b", area, holder)
        self.push(s.GO, holder)
        self.push(s.INITIATIVE, 1 - holder)

    def flip_initiative(self, side: i64) -> None:
        """An Advantage turns it for this Area; then the other side may answer (D-R59)."""
        self.spend_advantage(side)
        self.pop()
        self.pop()
        self.push(s.GO, side)
        self.push(s.INITIATIVE, 1 - side)
        self.note("initiative_turned", "6.0b", side)

    # --- goes -------------------------------------------------------------------------------------------------------

    def can_go(self, stack: i64, side: i64) -> bool:
        """Whether everybody can see that this stack might still act: in the Area, or in the QRF."""
        if not self.is_there(stack, side, self.active):
            if side == INS or not self.is_there(stack, GOV, QRF):
                return False
        at = self.stack_at[stack]
        return at & ACTED == 0 and at & BARRED == 0 and self.stack_units[stack] != 0

    def has_mission(self, stack: i64) -> bool:
        mission: i64 = 0
        while mission < MISSIONS:
            if self.can_run(stack, mission):
                return True
            mission += 1
        return False

    def list_goes(self, side: i64, out: Legal) -> None:
        if self.tp(side) > 0:
            stack: i64 = 0
            while stack < self.stacks:
                if self.can_go(stack, side) and self.has_mission(stack):
                    out.add(DO_STACK + stack)
                stack += 1
        out.add(DO_PASS)

    def might_go(self, side: i64) -> bool:
        """Whether that side has Task Points and a stack that might act, as everybody sees it."""
        if self.tp(side) > 0:
            stack: i64 = 0
            while stack < self.stacks:
                if self.can_go(stack, side):
                    return True
                stack += 1
        return False

    def pass_go(self, side: i64, passes: i64) -> None:
        """Two passes in a row end the Area."""
        self.pop()
        self.note("passed", "6.0b", side)
        if passes == 0:
            self.push(s.GO, 1 - side + 2)

    def begin_go(self, stack: i64) -> None:
        self.go_stack = stack
        self.runner_side = self.side_of(stack)
        self.running = False
        self.forget_mission()
        self.push(s.GO_ON, stack)
        self.push(s.MISSION)

    def end_go(self) -> None:
        """It has run a mission: it is activated (D-R60)."""
        self.pop()
        stack = self.go_stack
        if self.stack_at[stack] != NONE:
            at_goal = self.stack_at[stack] & MOVED != 0 and self.place_of(stack) != self.active
            if not at_goal or self.activated & BIT[self.place_of(stack)] != 0:
                self.mark(stack, ACTED)
        self.forget_mission()
        self.go_stack = NONE
        self.running = False
        self.pop()
        self.push(s.GO, 1 - self.runner_side)

    def forget_mission(self) -> None:
        self.mission = NONE
        self.target = NONE
        self.target_unit = 0
        self.bombers = 0
        self.random = NONE
        self.declared = False

    # --- which missions ---------------------------------------------------------------------------------------------

    def can_run(self, stack: i64, mission: i64) -> bool:
        """Whether the stack may run this mission now."""
        side = self.side_of(stack)
        if self.place_of(stack) == QRF:
            return mission == MOVE and self.can_leave_qrf(stack)
        if side == INS and self.event == E_DEBATE and self.debate != 0:
            if (self.debate == TACTICAL) != (mission < BUILD):
                return False
        if mission >= BUILD:
            if self.stack_at[stack] & MOVED != 0:
                return False
            if mission == INTIMIDATE:
                return side == INS and self.can_intimidate(stack)
            return self.can_civil(stack, mission)
        return self.can_run_tactical(stack, mission, side, self.place_of(stack))

    def can_run_tactical(self, stack: i64, mission: i64, side: i64, area: i64) -> bool:
        if self.where(stack) == UNDERGROUND:
            return False
        if mission == PATROL or mission == SWEEP:
            if side == INS or (mission == SWEEP and not self.has_dispersed(stack)):
                return False
            return self.can_patrol(area)
        if mission == MOVE:
            if self.stack_units[stack] & self.tables.militia[side] != 0 or self.has_dispersed(stack):
                return False
            return self.tables.adjacent[area] & ~self.frozen != 0
        if mission == AMBUSH:
            if side == GOV or not self.can_ambush(stack):
                return False
            return self.ambush_targets(area) != NONE or self.has_irregulars(area)
        if not self.can_attack(stack):
            return False
        if self.can_attack_irregulars(stack) and self.has_irregulars(area):
            return True
        if side == INS and self.is_objective_open(area):
            return True
        other: i64 = 0
        while other < self.stacks:
            if self.is_attackable(other, side, area):
                return True
            other += 1
        return False

    def has_irregulars(self, area: i64) -> bool:
        return self.row(area, R_CRIMINALS) + self.row(area, R_NSM) > 0

    def has_dispersed(self, stack: i64) -> bool:
        if self.side_of(stack) == INS:
            return False
        return self.stack_units[stack] & self.flipped & self.tables.regular[GOV] != 0

    def can_leave_qrf(self, stack: i64) -> bool:
        """Not if a coup is feared and it holds a national CBT (D-R31)."""
        return self.event != E_COUP or self.stack_units[stack] & self.tables.type_mask[T_CBT] == 0

    def list_missions(self, stack: i64, last: i64, out: Legal) -> None:
        mission: i64 = 0
        while mission < last:
            if self.can_run(stack, mission):
                out.add(DO_MISSION + mission)
            mission += 1

    # --- targets ----------------------------------------------------------------------------------------------------

    def list_targets(self, out: Legal) -> None:
        stack, mission = self.go_stack, self.mission
        side = self.side_of(stack)
        area = self.place_of(stack)
        if mission == MOVE:
            goals = ALL_AREAS if area == QRF else self.tables.adjacent[area]
            self.list_areas(goals & ~self.frozen, DO_AREA, out)
            return
        other: i64 = 0
        while other < self.stacks:
            if self.is_target(stack, mission, other):
                out.add(DO_TARGET + other)
            other += 1
        if mission == AMBUSH or (mission == ATTACK and self.can_attack_irregulars(stack)):
            if self.row(area, R_CRIMINALS) > 0:
                out.add(DO_TARGET_CRIMINAL)
            if self.row(area, R_NSM) > 0:
                out.add(DO_TARGET_NSM)
        if mission == ATTACK and side == INS and self.is_objective_open(area):
            out.add(DO_TARGET_OBJECTIVE)

    def is_target(self, stack: i64, mission: i64, other: i64) -> bool:
        """Whether a Patrol, Attack or Ambush of one stack may be aimed at another."""
        area = self.place_of(stack)
        if mission == PATROL:
            return self.is_there(other, INS, area) and self.down(other) > 0
        if mission == ATTACK:
            return self.is_attackable(other, self.side_of(stack), area)
        return self.is_ambushable(other, area)

    def pick_mission(self, mission: i64) -> None:
        """What is still to be picked before it is declared."""
        self.mission = mission
        self.declared = False
        self.bombers = 0
        self.push(s.DECLARE)
        if mission == PATROL or mission == ATTACK or mission == AMBUSH or mission == MOVE:
            self.push(s.TARGET)
        elif mission == REDUCE or mission == INTIMIDATE:
            if self.runner_side == INS and self.stack_assets[self.go_stack] & self.tables.bombers != 0:
                self.push(s.BOMBERS)

    def pick_target(self, action: i64) -> None:
        self.pop()
        if action >= DO_TARGET_CRIMINAL:
            self.target = CRIMINAL + action - DO_TARGET_CRIMINAL
        elif action >= DO_TARGET:
            self.target = action - DO_TARGET
            if self.mission == AMBUSH:
                self.push(s.AMBUSH_UNIT)
        else:
            self.target = action - DO_AREA

    # --- declaring and resolving ------------------------------------------------------------------------------------

    def declare(self) -> None:
        """Now it is told and paid for; a guard leaves its box (6.0c, 9.6b)."""
        self.pop()
        stack, mission, side = self.go_stack, self.mission, self.runner_side
        self.declared = True
        self.running = True
        self.add(side, TP_NOW, -1)
        if side == INS and self.event == E_DEBATE and self.debate == 0:
            self.debate = TACTICAL if mission < BUILD else NON_TACTICAL
        self.tell_mission(stack, mission, side)
        if self.where(stack) == GUARD:
            self.put_stack(stack, self.place_of(stack), AT_LARGE)
        if mission == MOVE:
            self.move()
        elif mission == PATROL or mission == SWEEP:
            self.declare_patrol()
        elif mission == ATTACK:
            self.declare_attack()
        elif mission == AMBUSH:
            self.declare_ambush()
        elif mission == INTIMIDATE:
            self.declare_intimidation()
        else:
            self.declare_civil()

    def tell_mission(self, stack: i64, mission: i64, side: i64) -> None:
        if self.recorder is None:
            return
        self.lead("declared", "6.0c", side, stack, mission)
        if mission == PATROL or mission == ATTACK or mission == AMBUSH:
            if self.target == CRIMINAL:
                self.note("against_criminal", "9.4b", self.active)
            elif self.target == NSM:
                self.note("against_nsm", "9.5e", self.active)
            elif self.target == OBJECTIVE:
                self.note("against_objective", "9.6c", self.active)
            else:
                self.note("against", "6.0c", self.target)

    def move(self) -> None:
        """It arrives at large, unrevealed; there it may act if the Area is still to be activated (6.14)."""
        stack, goal = self.go_stack, self.target
        self.note("moved", "6.14", stack, self.place_of(stack), goal)
        if self.side_of(stack) == INS:
            self.tell_move(stack, goal)
        self.put_stack(stack, goal, AT_LARGE)
        self.mark(stack, MOVED)

    def resolve(self) -> None:
        self.pop()
        if self.mission == PATROL or self.mission == SWEEP:
            self.resolve_patrol()
        elif self.mission == ATTACK:
            self.resolve_attack()
        elif self.mission == AMBUSH:
            self.resolve_ambush()
        elif self.mission == INTIMIDATE:
            self.resolve_intimidation()
        else:
            self.resolve_civil()

    def draw_against(self, chit: i64) -> None:
        self.pop()
        self.show_chit(chit)
        self.random = chit
        self.note("random_chit", "6.0d", chit)

    def is_go_over(self) -> bool:
        """After a Non-Tactical mission, a Move out of the Area, the loss of all units, or the last Task Point."""
        stack = self.go_stack
        if self.mission == NONE:
            return False
        if self.stack_at[stack] == NONE or self.stack_units[stack] == 0 or self.mission >= BUILD:
            return True
        return self.place_of(stack) != self.active or self.tp(self.runner_side) == 0

    # --- offered, done, going on by itself --------------------------------------------------------------------------

    def side_operating(self, step: i64) -> i64:
        if step == s.ACTIVATE:
            return INS
        if step == s.AGREE or step == s.DISRUPT or step == s.DISRUPT_UNIT:
            return GOV
        if step == s.HITS:
            return self.side_of(self.argument() % 128)
        if s.MISSION <= step <= s.BOMBERS or step == s.GO_ON:
            return self.runner_side
        return self.argument() % 2

    def legal_operations(self, step: i64, out: Legal) -> None:
        if step == s.ACTIVATE:
            self.list_areas(self.areas_left(), DO_AREA, out)
            if self.argument() == 0:
                out.add(DO_NO_MORE)
        elif step == s.AGREE:
            out.add(DO_AGREE)
            out.add(DO_GO_ON)
        elif step == s.INITIATIVE:
            out.add(DO_FLIP)
            out.add(DO_KEEP)
        elif step == s.GO:
            self.list_goes(self.argument() % 2, out)
        elif step == s.MISSION:
            self.list_missions(self.go_stack, MISSIONS, out)
        elif step == s.GO_ON:
            self.list_missions(self.go_stack, BUILD, out)
            out.add(DO_DONE)
        elif step == s.TARGET:
            self.list_targets(out)
        elif step == s.AMBUSH_UNIT:
            self.list_units(GOV, self.stack_units[self.target] & self.tables.regular[GOV], DO_PICK, out)
        elif step == s.BOMBERS:
            number: i64 = 0
            while number <= count(self.stack_assets[self.go_stack] & self.tables.bombers):
                out.add(DO_BOMBERS + number)
                number += 1
        elif step == s.HITS:
            self.list_hits(out)
        elif step == s.DISRUPT:
            self.list_victims(out)
        elif step == s.DISRUPT_UNIT:
            self.list_victim_units(out)
        elif step == s.PROMOTION:
            side = self.argument()
            stack: i64 = 0
            while stack < self.stacks:
                if self.can_promote(stack, side, self.active):
                    out.add(DO_STACK + stack)
                stack += 1
        else:
            self.legal_duel(step, out)

    def do_operations(self, step: i64, action: i64) -> None:
        argument = self.argument()
        if step == s.ACTIVATE:
            self.choose_area(action)
        elif step == s.AGREE:
            self.pop()
            if action == DO_GO_ON:
                self.note("goes_on", "6.0a", GOV)
                self.push(s.ACTIVATE, 1)
            else:
                self.note("agreed", "6.0a", GOV)
        elif step == s.INITIATIVE:
            if action == DO_FLIP:
                self.flip_initiative(argument)
            else:
                self.pop()
        elif step == s.GO:
            if action == DO_PASS:
                self.pass_go(argument % 2, argument // 2)
            else:
                self.begin_go(action - DO_STACK)
        elif step == s.MISSION:
            self.pop()
            self.pick_mission(action - DO_MISSION)
        elif step == s.GO_ON:
            if action == DO_DONE:
                self.end_go()
            else:
                self.pick_mission(action - DO_MISSION)
        elif step == s.TARGET:
            self.pick_target(action)
        elif step == s.AMBUSH_UNIT:
            self.pop()
            self.target_unit = self.find_unit(GOV, self.stack_units[self.target], action - DO_PICK)
        elif step == s.BOMBERS:
            self.pop()
            self.bombers = action - DO_BOMBERS
        elif step == s.RANDOM:
            self.draw_against(action - DO_DRAW)
        elif step == s.HITS:
            self.take_hit(action - DO_HIT)
        elif step == s.DISRUPT:
            self.push(s.DISRUPT_UNIT, action - DO_TARGET)
        elif step == s.DISRUPT_UNIT:
            self.disrupt_victim(action - DO_HIT)
        elif step == s.PROMOTION:
            self.promote(action - DO_STACK)
        elif step == s.PROMOTED:
            self.swap_militia(argument, action - DO_FORCE)
        else:
            self.do_duel(step, action)

    def choose_area(self, action: i64) -> None:
        self.pop()
        if action == DO_NO_MORE:
            self.note("no_more", "6.0a", INS)
            self.push(s.AGREE)
        else:
            self.push(s.ACTIVATE, 0)
            self.activate(action - DO_AREA)

    def runs_operations(self, step: i64) -> bool:
        argument = self.argument()
        if step == s.ACTIVATE:
            self.active = NONE  # the last Area is done
            if self.areas_left() != 0 and self.tp(GOV) + self.tp(INS) > 0:
                return False
            self.pop()
        elif step == s.INITIATIVE:
            if self.has_advantage(argument):
                return False
            self.pop()
        elif step == s.GO:
            if self.might_go(argument % 2):
                return False
            self.pass_go(argument % 2, argument // 2)
        elif step == s.GO_ON:
            if not self.is_go_over():
                self.forget_mission()
                return False
            self.end_go()
        elif step == s.DECLARE:
            self.declare()
        elif step == s.RESOLVE:
            self.resolve()
        elif step == s.HITS:
            return self.runs_hits()
        elif step == s.DISRUPT:
            return self.runs_disruption()
        elif step == s.AFTER:
            self.pop()
            if self.mission == ATTACK:
                self.after_attack()
            else:
                self.after_intimidation()
        elif step == s.PROMOTION:
            if self.first_promotable(argument) != NONE:
                return False
            self.pop()
        else:
            return self.runs_duel(step)
        return True
