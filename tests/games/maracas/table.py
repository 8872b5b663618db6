"""A table of Maracas for tests: stacks, chits and markers arranged by name, play in words, events as text.

Arranging writes into the position directly; playing goes only through `State.apply`, and an audit of the position
follows every action. Counters are written by kind: `cbt131`, `cbt131d` dispersed, `gmilt` trained; `*2` adds Hits.
"""

from __future__ import annotations

from typing import cast

from contienda.core.errors import IllegalAction
from contienda.core.events import Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.game import GAME
from contienda.games.maracas.rules.forces import add_identifiers, open_stack, set_hits, show_boxes
from contienda.games.maracas.rules.setup import lay_out
from contienda.games.maracas.rules.turn import ask_phases
from contienda.games.maracas.state import Maracas

FACTS = {fact.kind: fact for fact in GAME.events}
GOV, INS = e.GOV, e.INS

NO_CHITS = {"own_chits": 0, "against_chits": 0}  # in totals: nobody has any in hand


class Table:
    """Turn 1, Operations: an empty map; both sides have 10 Task Points and no chits."""

    def __init__(self, preset: str = "full", /, **options: object) -> None:
        self.state = cast(
            Maracas, GAME.start(2, GAME.resolve(preset, {"victory_level": 50, "turn_limit": 12, **options}))
        )
        state = self.state
        rng = Rng(5)
        while state.turn == 0:
            listed = state.actions()
            state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[-1])
        while state.step() != s.TURN:
            state.pop()
        lay_out(state)
        if state.tables.with_assets:
            state.box_assets[INS * e.PLACES + e.UNUSED] &= ~state.tables.dummies
            state.box_assets[INS * e.PLACES + e.AVAILABLE] |= state.tables.dummies
        state.event = state.terror = state.frozen = state.activated = state.identified = 0
        state.up_units = state.up_assets = state.flipped = 0
        state.nodes_seen = e.NONE
        state.column = 0
        state.pop()
        ask_phases(state)
        self.tp(10, 10)
        self.at("activate")

    # --- arranging --------------------------------------------------------------------------------------------------

    def at(self, step: str) -> Table:
        """Go to this step of the turn, as if everything before it were done."""
        state = self.state
        while s.STEP_NAMES[state.step()] != step:
            state.pop()
        self.listen()
        state.settle()
        return self.listen()

    def tp(self, gov: int, ins: int) -> Table:
        for side, points in enumerate((gov, ins)):
            self.state.set_number(side, e.TP_NOW, points)
        return self

    def put(self, side: int, place: str, counters: str) -> tuple[int, int]:
        """Take counters by kind from out of play; return their bits."""
        state = self.state
        units, assets = 0, 0
        for word in counters.split():
            name, _, hits = word.partition("*")
            back = name not in e.KIND_NAMES
            kind = e.KIND_NAMES.index(name[:-1] if back else name)
            source = e.AVAILABLE if name == "dummy" else e.UNUSED
            row = side * e.PLACES + source
            if state.tables.kind_is_asset[kind]:
                bit = int(state.first_of_kind(state.box_assets[row], kind))
                assert bit, f"no {name} left"
                state.box_assets[row] &= ~bit
                assets |= bit
                continue
            bit = int(state.first_of_kind(state.box_units[row], kind))
            assert bit, f"no {name} left"
            state.box_units[row] &= ~bit
            units |= bit
            if back:
                state.flipped |= bit
            set_hits(state, side, bit, int(hits or 0))
        return units, assets

    def box(self, side: int, place: str, counters: str) -> Table:
        """Put counters into an Area's box or a section of the Unit Box."""
        units, assets = self.put(side, place, counters)
        row = side * e.PLACES + e.PLACE_NAMES.index(place)
        self.state.box_units[row] |= units
        self.state.box_assets[row] |= assets
        if assets & int(self.state.tables.informants) and side == GOV:
            self.state.pool[e.INFORMANT] -= counters.split().count("informant")
        if side == INS:
            show_boxes(self.state)
            add_identifiers(self.state)
        return self

    def stack(self, side: int, place: str, counters: str, where: str = "at_large", *, up: bool = False) -> Table:
        """Add a stack; the first one is number 1."""
        state = self.state
        units, assets = self.put(side, place, counters)
        number = int(open_stack(state, side, e.PLACE_NAMES.index(place), e.WHERE_NAMES.index(where)))
        state.stack_units[number] = units
        state.stack_assets[number] = assets
        if up:
            state.up_units |= units
            state.up_assets |= assets
        if side == INS:
            add_identifiers(state)
        return self

    def gov(self, place: str, counters: str, where: str = "at_large") -> Table:
        return self.stack(GOV, place, counters, where)

    def ins(self, place: str, counters: str, where: str = "at_large", *, up: bool = False) -> Table:
        return self.stack(INS, place, counters, where, up=up)

    def rows(self, area: str, **numbers: int) -> Table:
        """Set `gov_iu`, `ins_iu`, `sabotage`, `criminals` or `nsm` of an Area."""
        names = {"gov_iu": 0, "ins_iu": 1, "sabotage": 2, "criminals": 3, "nsm": 4, "gov_tries": 5, "ins_tries": 6}
        for name, number in numbers.items():
            self.state.rows[e.AREA_NAMES.index(area) * e.ROWS + names[name]] = number
        return self

    def terror(self, *areas: str) -> Table:
        for area in areas:
            self.state.terror |= 2 ** e.AREA_NAMES.index(area)
        return self

    def hand(self, side: int, chits: str) -> Table:
        for name in chits.split():
            kind = self.state.tables.chit_names.index(name)
            self.state.cup = self.state.without_chit(self.state.cup, kind)
            self.state.hands[side] = self.state.with_chit(self.state.hands[side], kind)
        return self

    def advantage(self, side: int, number: int = 1) -> Table:
        self.state.add(side, e.ADVANTAGES, number)
        self.state.pool[e.IA_GOV + side] -= number
        return self

    def strategy(self, gov: int, ins: int) -> Table:
        self.state.set_number(GOV, e.STRATEGY, gov - 1)
        self.state.set_number(INS, e.STRATEGY, ins - 1)
        return self

    def event(self, name: str) -> Table:
        self.state.event = e.EVENT_NAMES.index(name)
        return self

    def listen(self) -> Table:
        """Forget the events so far."""
        self.state.recorder = None
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        return self

    # --- playing ----------------------------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        return [str(GAME.vocabulary.say(code)) for code in self.state.actions()]

    def do(self, *actions: str) -> Table:
        """Apply these actions, as written: `area(LL)`, `mission(attack)`, `chit(352)`."""
        for action in actions:
            offered = self.offered()
            if action not in offered:
                raise IllegalAction(f"{action} is not offered at {self.step()}: {offered}")
            self.state.apply(self.state.actions()[offered.index(action)])
            assert self.state.audit() == []
        return self

    def run(self, area: str, stack: int, mission: str, *more: str) -> Table:
        """Run a mission from the choice of the Area on; anybody asked before that stack passes."""
        if self.step() == "activate":
            self.do(f"area({area})")
        while f"stack({stack})" not in self.offered():
            self.do("keep_initiative" if self.step() == "initiative" else "pass")
        self.do(f"stack({stack})")
        if self.step() == "mission":
            self.do(f"mission({mission})")
        return self.do(*more)

    # --- seeing -----------------------------------------------------------------------------------------------------

    def step(self) -> str:
        return "over" if self.state.actor() == OVER else s.STEP_NAMES[self.state.step()]

    def actor(self) -> int:
        return int(self.state.actor())

    def events(self, *kinds: str) -> list[str]:
        """The events since the last `listen`, as `kind(arguments) clause`."""
        found = []
        for event in self.recorder.events:
            if event.kind == "decided" or (kinds and event.kind not in kinds):
                continue
            pieces = zip(FACTS[event.kind].arguments, event.arguments, strict=True)
            told = ", ".join(argument.piece.name(value) for argument, value in pieces)
            found.append(f"{event.kind}({told}) {event.clause}")
        return found

    def told(self, kind: str) -> list[str]:
        """The arguments of the events of this kind."""
        return [each[len(kind) + 1 : each.rindex(")")] for each in self.events(kind)]

    def counters(self, stack: int) -> str:
        """The contents of a stack by kind; empty if it is gone."""
        state = self.state
        if state.stack_at[stack - 1] == e.NONE:
            return ""
        side = int(state.side_of(stack - 1))
        names = [e.KIND_NAMES[state.kind_of(side, bit)] for bit in bits(state.stack_units[stack - 1])]
        names += [e.KIND_NAMES[state.asset_kind(side, bit)] for bit in bits(state.stack_assets[stack - 1])]
        return " ".join(names)

    def held(self, side: int, place: str) -> str:
        """The contents of a box by kind, without Militia to recruit and Dummies."""
        state = self.state
        row = side * e.PLACES + e.PLACE_NAMES.index(place)
        names = [e.KIND_NAMES[state.kind_of(side, bit)] for bit in bits(state.box_units[row])]
        names += [e.KIND_NAMES[state.asset_kind(side, bit)] for bit in bits(state.box_assets[row])]
        return " ".join(name for name in names if name != "dummy")

    def up(self, stack: int) -> str:
        """The face-up counters of an Insurgent stack."""
        state = self.state
        units = int(state.stack_units[stack - 1]) & int(state.up_units)
        assets = int(state.stack_assets[stack - 1]) & (int(state.up_assets) | int(state.identified))
        names = [e.KIND_NAMES[state.kind_of(INS, bit)] for bit in bits(units)]
        return " ".join(names + [e.KIND_NAMES[state.asset_kind(INS, bit)] for bit in bits(assets)])

    def where(self, stack: int) -> str:
        return f"{e.PLACE_NAMES[self.state.place_of(stack - 1)]} {e.WHERE_NAMES[self.state.where(stack - 1)]}"

    def row(self, area: str, name: str) -> int:
        names = {"gov_iu": 0, "ins_iu": 1, "sabotage": 2, "criminals": 3, "nsm": 4, "gov_tries": 5, "ins_tries": 6}
        return int(self.state.row(e.AREA_NAMES.index(area), names[name]))

    def has_terror(self, area: str) -> bool:
        return bool(self.state.is_terrorised(e.AREA_NAMES.index(area)))

    def number(self, side: int, name: int) -> int:
        return int(self.state.number(side, name))

    def points(self) -> tuple[int, int]:
        """The Task Points of both sides."""
        return self.number(GOV, e.TP_NOW), self.number(INS, e.TP_NOW)


def bits(found: int) -> list[int]:
    members = []
    found = int(found)
    while found:
        members.append(found & -found)
        found &= found - 1
    return members
