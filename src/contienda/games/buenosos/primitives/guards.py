"""Between an attack and its effect: boosts, guards, what removes them, and watched services (R8, R9, R48, R49, R64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import DECK_SIZE, MONITORING, NONE
from contienda.games.buenosos.effect_codes import (
    E_A,
    E_B,
    E_DURATION,
    E_N,
    E_NODES,
    R_A,
    R_B,
    R_N,
    R_OP,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
)
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.mechanics.lasting_effects import lay, lay_effect, remove_row, spend
from contienda.games.buenosos.primitive import ONE_SERVICE, Primitive, Values
from contienda.games.buenosos.schema_keys import ON, POINTS, STANDS, SUBJECT, TEXT, USES, Key, Keys, whole, word
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.games.buenosos.reachability import Effect, Reachability
    from contienda.games.buenosos.schema_check import SchemaCheck
    from contienda.quality.toml_lines import Place
    from contienda.quality.toml_reader import Table


BOOST: Final = 11


class Boost(Primitive):
    """Red's cards do more damage (R48)."""

    number: i64 = BOOST
    lasting: bool = True
    filters: bool = True
    keys: ClassVar[Keys] = {
        "filter": word("digital", "physical", "citizen", needed=False),
        "n": POINTS,
        "duration": STANDS,
    }

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        kind = str(written.get("filter", ""))
        row[E_NODES] = reader.services_that(kind) if kind else reader.nodes

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        wanted = effect.written.get("filter")
        if wanted is not None:
            if not any(reach.services[id].get(wanted) for each in effect.settings for id in each.needs):
                reach.report.never((*effect.place, "filter"), "scenario-never-filter", filter=wanted)

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values["services"] = texts.services_that(str(written.get("filter", "")))
        return "op-boost"

    def act(self, state: BuenOsos, row: i64) -> None:
        tables = state.tables
        points = tables.effect(row, E_N)
        lay(state, BOOST, tables.effect(row, E_NODES), points, 0, 0, 0, -1, tables.effect(row, E_DURATION))

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.1


def boost_on(state: BuenOsos, node: i64) -> i64:
    """What hybrid coordination adds to a Red card's damage (R48)."""
    found: i64 = 0
    index = state.next_row(BOOST)
    while index != NONE:
        if state.row(index, R_SUBJECT) & BIT[node] != 0:
            found += state.row(index, R_N)
            state.note("boosted", "R48", node, state.row(index, R_N), state.row(index, R_SOURCE))
        index = state.next_row(BOOST, index + 1)
    return found


PIERCE: Final = 12


class Pierce(Primitive):
    """Remove the first guard that would lower damage, unused (R8, R64)."""

    number: i64 = PIERCE
    lasting: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "uses": USES, "duration": STANDS}


GUARD: Final = 13
# Kinds of guards.
FIRST: Final = 0  # against the first damage of the window
POOL: Final = 1  # against a total amount
ON_ATTACK: Final = 2  # against the next attack declared on the service
NEXT_ATTACK: Final = 3  # against the next attack on any service
CLASS: Final = 4  # against every card with a tag
GUARD_NAMES: Final = ["first", "pool", "attack", "next_attack", "class"]
GUARD_NEEDS: Final = {"class": "tag", "first": "on", "pool": "on", "attack": "on"}  # required keys, by kind
ATTACK_GUARDS: Final = ("attack", "next_attack", "class")


class Guard(Primitive):
    """Lower damage (R9, R49, R64)."""

    number: i64 = GUARD
    lasting: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {
        "kind": word(*GUARD_NAMES),
        "on": Key(ON),
        "tag": Key(TEXT),
        "n": POINTS,
        "n_high": whole(0, 50),
        "uses": USES,
        "duration": STANDS,
    }

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.one_of(written["kind"], GUARD_NAMES, "guard")
        row[E_B] = int(written.get("n_high", row[E_N]))
        if row[E_A] == CLASS:
            row[E_B] = 2 ** reader.tag(written["tag"])

    def check(self, place: Place, written: Table, checker: SchemaCheck) -> None:
        wanted = GUARD_NEEDS.get(str(written.get("kind")))
        if wanted is not None and wanted not in written:
            checker.report.error(place, "scenario-missing-key", name=wanted)

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if effect.written["kind"] == "class":
            tag = effect.written["tag"]
            if not any(reach.is_tagged(card, tag) and reach.damages(card) for card in reach.cards):
                reach.report.never((*effect.place, "tag"), "scenario-never-tag", tag=tag)

    def hinders_attacks(self, written: Table) -> bool:
        return written["kind"] in ATTACK_GUARDS

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        points = int(written.get("n", 0))
        high = int(written.get("n_high", points))
        values["high"] = high if high != points else -1
        if written["kind"] == "class":
            values["cards"] = texts.cards_with(written["tag"])
        return f"op-guard_{written['kind']}"

    def act(self, state: BuenOsos, row: i64) -> None:
        lay_effect(state, row, NONE)

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        if is_padding(state.tables.effect(row, E_A)):
            forecast.integrity[node] += state.tables.effect(row, E_N)

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        if state.row(index, R_SUBJECT) >= 0 and is_padding(state.row(index, R_A)):
            forecast.integrity[state.row(index, R_SUBJECT)] += state.row(index, R_N)

    def worth(self, state: BuenOsos, row: i64) -> float:
        if state.tables.effect(row, E_A) >= NEXT_ATTACK:
            return 0.05 * float(state.tables.effect(row, E_N))
        return 0.0


def is_padding(kind: i64) -> bool:
    """Whether a guard applies to any damage: to the forecast it is as good as INT."""
    return kind == FIRST or kind == POOL


def lowered(state: BuenOsos, node: i64, amount: i64, program: i64) -> i64:
    """The damage left after guards: monitoring first, then the oldest cards (R9)."""
    if not state.stands(GUARD):
        return amount
    amount = lowered_by(state, node, amount, program, True)
    amount = lowered_by(state, node, amount, program, False)
    if program >= 0 and state.tables.attack[program] != 0:
        state.met_any = True
        if state.declared(node):
            state.met |= BIT[node]
    return amount


def lowered_by(state: BuenOsos, node: i64, amount: i64, program: i64, monitoring: bool) -> i64:
    index: i64 = 0
    while index < state.row_count and amount > 0:
        cut: i64 = 0
        if state.row(index, R_OP) == GUARD and (state.row(index, R_SOURCE) == MONITORING) == monitoring:
            cut = guard_against(state, index, node, program)
        if cut <= 0:
            index += 1
            continue
        if cut > amount:
            cut = amount
        source = state.row(index, R_SOURCE)
        pierce = state.find(PIERCE, node)
        if pierce != NONE:  # R8, R64: the whole effect is removed unused
            spend(state, pierce)
            state.note("pierced", "R8", node, source)
            remove_row(state, index)
            continue
        amount -= cut
        if state.recorder is not None:
            state.note("lessened", state.tables.clauses[source], node, cut, source)
        if not use_guard(state, index, cut):
            index += 1
    return amount


def guard_against(state: BuenOsos, index: i64, node: i64, program: i64) -> i64:
    """How much damage this guard would prevent."""
    if state.row(index, R_USES) == 0:
        return 0
    kind = state.row(index, R_A)
    if kind == CLASS:
        return state.row(index, R_N) if program >= 0 and state.tables.tags[program] & state.row(index, R_B) != 0 else 0
    if kind == FIRST or kind == POOL:
        return state.row(index, R_N) if state.row(index, R_SUBJECT) == node else 0
    if program < 0 or state.tables.attack[program] == 0:
        return 0
    if kind == ON_ATTACK:  # R64: only if the service is a declared target
        if state.row(index, R_SUBJECT) == node and state.declared(node) and state.met & BIT[node] == 0:
            return state.row(index, R_N)
        return 0
    if state.met_any:  # R49: only for the first of two targets
        return 0
    return state.row(index, R_B) if state.tables.high[program] != 0 else state.row(index, R_N)


def use_guard(state: BuenOsos, index: i64, cut: i64) -> bool:
    """Mark a guard as used and return whether its row is gone; attack guards are spent when the attack ends."""
    kind = state.row(index, R_A)
    if kind == FIRST:
        if state.row(index, R_USES) < 0:
            state.set_row(index, R_USES, 1)
        return spend(state, index)
    if kind == POOL:
        left = state.row(index, R_N) - cut
        state.set_row(index, R_N, left)
        if left == 0:
            state.set_row(index, R_USES, 1)
            return spend(state, index)
    return False


def gain_on_attack(state: BuenOsos, program: i64, node: i64) -> i64:
    """What the table adds to a Red card's damage, minus what guards prevent, for the forecast."""
    if program >= DECK_SIZE:
        return 0
    found = boost_on(state, node)
    index = state.next_row(GUARD)
    while index != NONE:
        if state.row(index, R_A) >= NEXT_ATTACK:
            found -= guard_against(state, index, node, program)
        index = state.next_row(GUARD, index + 1)
    return found


ATTACK_TAX: Final = 14


class AttackTax(Primitive):
    """An attack on the service costs more (B07, R64)."""

    number: i64 = ATTACK_TAX
    lasting: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "n": POINTS, "uses": USES, "duration": STANDS}

    def hinders_attacks(self, written: Table) -> bool:
        return True


def attack_tax(state: BuenOsos, card: i64, node: i64) -> i64:
    """The extra cost of an attack on a watched service (B07, R64)."""
    if state.tables.attack[card] == 0:
        return 0
    found: i64 = 0
    index = state.next_row(ATTACK_TAX)
    while index != NONE:
        if state.row(index, R_SUBJECT) == node and state.row(index, R_USES) != 0:
            found += state.row(index, R_N)
        index = state.next_row(ATTACK_TAX, index + 1)
    return found


def spend_attack_guards(state: BuenOsos) -> None:
    """After an attack, spend the guards it met, whatever happened (R64)."""
    index: i64 = 0
    while index < state.row_count:
        op = state.row(index, R_OP)
        met = False
        if op == GUARD:
            kind = state.row(index, R_A)
            met = kind == NEXT_ATTACK or (kind == ON_ATTACK and state.declared(state.row(index, R_SUBJECT)))
        elif op == ATTACK_TAX:
            met = state.declared(state.row(index, R_SUBJECT))
        if not (met and spend(state, index)):
            index += 1
