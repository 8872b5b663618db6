"""Watches a game of Maracas and notes, independently of the rules, what it reveals about Insurgent stacks.

The witness reads only public events and what is open on the table. So its notes can test any world that claims to agree
with everything seen.
"""

from __future__ import annotations

from collections import Counter

from contienda.core.events import Event
from contienda.core.state import SPECTATOR
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.counters import rating_sum
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.rules.strength import lowest_ir
from contienda.games.maracas.state import Maracas
from tests.games.maracas.table import GOV, INS, bits

CADRES = {e.REDUCE, e.BUILD, e.REMOVE_TERROR}
ARMS = {"ihw", "ied"}


class Note:
    """A fact revealed about one stack."""

    def __init__(self, about: str, stack: int, least: float, most: float) -> None:
        self.about = about
        self.stack = stack
        self.least = least
        self.most = most
        self.cadres = False
        self.bombers = 0
        self.others: set[int] = set()  # other stacks in the Area
        self.lost_agents = 0

    def __repr__(self) -> str:
        return f"{self.about} of stack {self.stack + 1} from {self.least} to {self.most}"


class Witness:
    """Notes on single stacks, on units by their Area of origin, and on Assets by Area while there are no stacks."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.from_area: list[Counter[str]] = [Counter() for _ in range(e.AREAS)]
        self.assets: list[Counter[str]] = [Counter() for _ in range(e.AREAS)]
        self.origin: dict[int, int] = {}
        self.place: dict[int, int] = {}
        self.up: dict[int, Counter[str]] = {}
        self.shown: set[int] = set()  # stacks with all units face up
        self.unarmed: set[int] = set()
        self.recruits: set[int] = set()
        self.underground = [0] * e.AREAS
        self.left: set[int] = set()  # Areas from which something was withdrawn face down
        self.mission = e.NONE
        self.runner = e.NONE
        self.side = GOV
        self.victim = e.NONE
        self.total = 0
        self.written = 0

    # --- watching ---------------------------------------------------------------------------------------------------

    def watch(self, before: Maracas, action: int, after: Maracas, events: list[Event]) -> None:
        """Note what an action showed to everybody."""
        public = [each for each in events if each.seen_by(SPECTATOR) and each.kind != "decided"]
        for each in public:
            if each.kind == "declared":
                self.side, self.runner, self.mission = each.arguments
        unseen = any(each.kind == "chit_unseen" for each in public)
        chits = [each.arguments[1] for each in public if each.kind == "chit_played" and each.arguments[0] == INS]
        told = sum(int(before.rating_of(chit, e.CMR)) for chit in chits)
        drawn = action - e.DO_DRAW if before.step() in (s.RANDOM, s.NSM_FIGHT) else int(before.random)
        for each in public:
            self.read(each, before, after, unseen, told, drawn)
        seen = [int(after.row(area, e.R_SHOWN)) for area in range(e.AREAS)]
        if before.step() >= s.APPEAL:
            for area in range(e.AREAS):
                if seen[area] < self.underground[area]:
                    self.forget(area, {"mf332", "mf331", "mf241"})
        self.underground = seen

    def read(self, each: Event, before: Maracas, after: Maracas, unseen: bool, told: int, drawn: int) -> None:
        kind, values = each.kind, each.arguments
        ins = self.side == INS
        if kind == "declared" and ins and self.mission == e.ATTACK:
            self.show(self.runner)
        elif kind == "declared" and ins and self.mission == e.PROMOTE:
            area = self.place[self.runner]
            if self.from_area[area]["imil"] == 0:
                self.from_area[area]["imil"] = 1
        elif kind == "against" and self.mission == e.ATTACK and not ins:
            self.show(values[0])
        elif kind == "turned_up":
            name = e.KIND_NAMES[values[0]]
            self.up[values[1]][name] += 1
            area = self.origin[values[1]]
            if name in e.INS_UNITS:
                self.shown.add(values[1])
                up = sum(self.up[stack][name] for stack in self.up if self.origin[stack] == area)
                self.from_area[area][name] = max(self.from_area[area][name], up)
        elif kind == "compared" and ins and self.mission in (e.REDUCE, e.SABOTAGE):
            self.sum(self.runner, values[0] - told, values[0] - told, before)
        elif kind == "outcome":
            against = int(before.rating_of(drawn, e.CMR)) - told
            if self.mission == e.REMOVE_TERROR:
                against += int(before.tables.pn[self.place[self.runner]])
            won = values[1] == 1
            self.sum(values[0], against + 1 if won else 0, 99 if won else against, before)
        elif kind == "patrolled":
            self.total = values[1]
        elif kind in ("search_failed", "driven_out"):
            self.search(values[0], kind == "search_failed", unseen, before)
        elif kind == "nsm_attacks":
            self.victim = values[1]
        elif kind in ("nsm_lost", "nsm_held") and before.step() == s.NSM_FIGHT:
            strength = int(before.rating_of(drawn, e.TR))
            least = strength - (5 if unseen else 0) + (kind == "nsm_lost")
            most = 9 if kind == "nsm_lost" else strength - (1 if unseen else 0)
            self.replace(Note("fighter", self.victim, least, most))
        elif kind == "disrupted" and values[0] == INS:
            self.lose(values[2], e.KIND_NAMES[values[1]], before)
        elif kind == "asset_disrupted" and values == [INS, e.KIND_NAMES.index("double")]:
            for note in self.notes:
                note.lost_agents += 1
        elif kind == "promoted":
            self.promote(values[0])
        elif kind == "promoted_to":
            self.notes = [note for note in self.notes if note.stack != values[1]]
            area = self.origin[values[1]]
            self.from_area[area]["imil"] -= 1
            self.up[values[1]]["imil"] -= 1
            self.up[values[1]][e.KIND_NAMES[values[0]]] += 1
            self.from_area[area][e.KIND_NAMES[values[0]]] += 1
        elif kind == "recruited" and values[0] == INS:
            self.stand(values[1], values[2])
            self.recruits.add(values[1])
            self.from_area[values[2]]["imil"] += 1
        elif kind == "militia_raised":
            self.from_area[values[0]]["imil"] += 1
        elif kind == "moved" and values[0] in self.place:
            self.move(values[0], values[2], before)
        elif kind == "cell_seen":
            self.stand(values[0], values[1])
            self.assets[values[1]].clear()
        elif kind == "withdrawn_openly":
            self.leave(e.KIND_NAMES[values[1]], values[2])
        elif kind == "withdrawn" and values[0] == INS:
            self.left.add(values[1])
        elif kind == "hidden_again":
            self.redeploy()

    def stand(self, stack: int, area: int) -> None:
        self.origin[stack] = self.place[stack] = area
        self.up[stack] = Counter()
        self.shown.discard(stack)
        self.unarmed.discard(stack)
        self.recruits.discard(stack)

    def show(self, stack: int) -> None:
        if stack in self.place:
            self.shown.add(stack)
            self.unarmed.add(stack)

    def replace(self, note: Note) -> None:
        """Keep only the last note on a fighter, unless an earlier one says more."""
        for old in self.notes:
            if (old.about, old.stack) == ("fighter", note.stack):
                if old.least >= note.least and old.most <= note.most:
                    return
        if note.least <= 1 and note.most >= 4:
            return
        self.notes = [old for old in self.notes if (old.about, old.stack) != ("fighter", note.stack)]
        self.add(note)

    def add(self, note: Note) -> None:
        self.notes.append(note)
        self.written += 1

    def sum(self, stack: int, least: int, most: int, before: Maracas) -> None:
        note = Note("sum", stack, least, most)
        note.cadres = self.mission in CADRES
        note.bombers = int(before.bombers) if self.mission == e.REDUCE else 0
        self.add(note)

    def search(self, stack: int, failed: bool, unseen: bool, before: Maracas) -> None:
        area = self.place[stack]
        informed = bool(is_informed(before, area))
        bound = self.total - (0 if informed else int(before.tables.tm[area]))
        if failed:
            note = Note("cover", stack, bound - (5 if unseen else 0), 99)
        else:
            note = Note("cover", stack, 0, bound - 1 - (1 if unseen else 0))
        if not informed:
            note.others = {other for other, place in self.place.items() if place == area}
        self.add(note)

    def lose(self, stack: int, name: str, before: Maracas) -> None:
        """A unit is gone, and everybody sees which: adjust the notes on the others."""
        kept = []
        for note in self.notes:
            if note.stack == stack:
                rating = [int(before.tables.kind_rating[e.KIND_NAMES.index(name) * 6 + each]) for each in range(3)]
                if note.about == "sum":
                    note.least -= rating[e.CMR] + note.bombers
                    note.most -= rating[e.CMR] + note.bombers
                elif note.about == "fighter" and note.least <= rating[e.TR] <= note.most:
                    continue
                elif note.about == "cover":
                    note.most = 99  # it may have been the one that was found
            kept.append(note)
        self.notes = kept
        area = self.origin[stack]
        if self.up[stack][name] > 0:
            self.up[stack][name] -= 1
        if self.from_area[area][name] > 0:
            self.from_area[area][name] -= 1

    def promote(self, area: int) -> None:
        """One of the face-down Militia there became a Guerrilla; nobody knows which."""
        here = {stack for stack, place in self.place.items() if place == area}
        self.notes = [note for note in self.notes if note.stack not in here]
        self.recruits -= here
        self.from_area[area]["imil"] -= 1

    def forget(self, area: int, units: set[str]) -> None:
        for name in units:
            del self.from_area[area][name]
        self.assets[area].clear()

    def move(self, mover: int, goal: int, before: Maracas) -> None:
        """The stack may take along as many Double Agents as it can hold: weaken what searches revealed."""
        agents = int(before.tables.agents) & ~int(before.up_assets) & ~int(before.assets_at(INS, e.DISRUPTED))
        unseen = len(bits(agents)) if before.tables.with_assets else 0
        taken = min(unseen, int(before.down(mover)) - (mover not in self.shown))
        source = self.place[mover]
        self.place[mover] = goal
        for note in self.notes:
            if note.about != "cover" or not note.others:
                continue
            if note.stack == mover:
                seen = sum(self.up[other]["double"] for other in note.others)
                note.least, note.most, note.others = note.least - seen - unseen, note.most - seen, set()
            elif self.place[note.stack] == source:
                note.least -= taken + self.up[mover]["double"]
                note.others.discard(mover)
            elif self.place[note.stack] == goal:
                note.most += taken + self.up[mover]["double"]
                note.others.add(mover)

    def leave(self, name: str, area: int) -> None:
        """A face-up counter there is withdrawn in sight of all."""
        for stack, place in self.place.items():
            if place == area and self.up[stack][name] > 0:
                self.up[stack][name] -= 1
                if name in e.INS_UNITS:
                    self.from_area[self.origin[stack]][name] -= 1
                return

    def redeploy(self) -> None:
        """Stacks dissolve: face-up counters are in the box of their Area, those from one Area in its box."""
        found: list[Counter[str]] = [Counter() for _ in range(e.AREAS)]
        for area, units in enumerate(self.from_area):
            stacks = [stack for stack, origin in self.origin.items() if origin == area and self.place[stack] != e.NONE]
            places = {self.place[stack] for stack in stacks}
            if not places:
                found[area] += units
                continue
            down = units.copy()
            for stack in stacks:
                found[self.place[stack]] += Counter({n: k for n, k in self.up[stack].items() if n in e.INS_UNITS})
                down -= self.up[stack]
            if len(places) == 1:
                place = places.pop()
                found[place] += Counter({"imil": down["imil"]}) if place in self.left else down
            else:
                found[area]["imil"] += down["imil"]
        for stack, counters in self.up.items():
            if self.place[stack] != e.NONE:
                self.assets[self.place[stack]] += Counter(
                    {name: number for name, number in counters.items() if name not in e.INS_UNITS}
                )
        self.from_area = found
        self.left.clear()
        self.notes.clear()
        for kept in (self.origin, self.place, self.up):
            kept.clear()
        for stacks_of in (self.shown, self.unarmed, self.recruits):
            stacks_of.clear()

    def tidy(self, state: Maracas) -> None:
        """Drop notes on stacks that everybody sees are gone."""
        for stack in list(self.place):
            if stack >= state.stacks or state.stack_at[stack] == e.NONE:
                self.notes = [note for note in self.notes if note.stack != stack]
                for note in self.notes:
                    note.others.discard(stack)
                for kept in (self.origin, self.place, self.up):
                    kept.pop(stack, None)
            else:
                assets = names(state, 0, int(state.stack_assets[stack]) & int(state.up_assets))
                for name in list(self.up[stack]):  # used Bombers are gone
                    if name not in e.INS_UNITS and name not in assets:
                        del self.up[stack][name]

    # --- checking a world against the notes -------------------------------------------------------------------------

    def contradictions(self, world: Maracas) -> list[str]:
        return [repr(note) for note in self.notes if not agrees(note, world)] + self.misplaced(world)

    def misplaced(self, world: Maracas) -> list[str]:
        wrong = []
        for area in range(e.AREAS):
            units, assets = int(world.box_units[e.PLACES + area]), int(world.box_assets[e.PLACES + area])
            for stack, origin in self.origin.items():
                if origin == area:
                    units |= int(world.stack_units[stack])
            missing = +self.from_area[area] - Counter(names(world, units, 0))
            missing += +self.assets[area] - Counter(names(world, 0, assets))
            if missing:
                wrong.append(f"{e.AREA_NAMES[area]}: {dict(missing)}")
        for stack in self.place:
            units = int(world.stack_units[stack])
            down = names(world, 0, int(world.stack_assets[stack]) & ~int(world.up_assets))
            if stack in self.shown and units & ~int(world.up_units):
                wrong.append(f"stack {stack + 1} has a unit face down")
            if stack in self.unarmed and ARMS & set(down):
                wrong.append(f"stack {stack + 1} has {down}")
            if stack in self.recruits and names(world, units, 0) != ["imil"]:
                wrong.append(f"stack {stack + 1} is a recruit")
        return wrong


def names(world: Maracas, units: int, assets: int) -> list[str]:
    found = [e.KIND_NAMES[world.kind_of(INS, bit)] for bit in bits(units)]
    return found + [e.KIND_NAMES[world.asset_kind(INS, bit)] for bit in bits(assets)]


def agrees(note: Note, world: Maracas) -> bool:
    units, assets = int(world.stack_units[note.stack]), int(world.stack_assets[note.stack])
    if note.about == "fighter":
        return any(note.least <= int(world.rating(INS, bit, e.TR)) <= note.most for bit in bits(units))
    if note.about == "sum":
        found = int(rating_sum(world, INS, units, e.CMR)) + note.bombers * len(bits(units))
        found += 2 * names(world, 0, assets).count("icadre") if note.cadres else 0
        return note.least <= found <= note.most
    found = int(lowest_ir(world, note.stack))
    for stack in note.others:
        found += names(world, 0, int(world.stack_assets[stack])).count("double")
    return note.least <= found + note.lost_agents and found <= note.most
