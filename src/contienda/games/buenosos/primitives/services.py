"""Immediate effects on services and providers: damage, worse states, healing, recovery (7.3, 7.4, 9.1, R75)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos._steps import ask_repair
from contienda.games.buenosos.constants import (
    CARDS,
    DECK_SIZE,
    DEGRADED,
    DOWN,
    DRP,
    DRP_STEP,
    FIRST_FALL,
    FULL_INT,
    HIT_KEY,
    NONE,
    OK,
    SERVICES,
    STATE_NAMES,
)
from contienda.games.buenosos.effect_codes import CHANGED_STATE, E_A, E_B, E_N, FELL, LOST_INT
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.mechanics.markers import add_economic_cost, lose_trust
from contienda.games.buenosos.mechanics.programs import run_inline
from contienda.games.buenosos.mechanics.secondary_log import write_log
from contienda.games.buenosos.mechanics.service_state import improve, set_status, softened
from contienda.games.buenosos.primitive import Primitive, Values
from contienda.games.buenosos.primitives.guards import boost_on, gain_on_attack, lowered
from contienda.games.buenosos.primitives.protection import saved_from_fall, shielded
from contienda.games.buenosos.schema_keys import POINTS, SUBJECT, Keys, whole, word
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.games.buenosos.reachability import Effect, Reachability
    from contienda.quality.toml_reader import Table


AFFECTED = ["degraded", "intermittent"]
UP = ["ok", "degraded", "intermittent"]
KEPT: Final = 0.25  # healing is rare: do not waste it


DAMAGE: Final = 0


class Damage(Primitive):
    """Deal INT damage, which guards lower (5.3e, R9)."""

    number: i64 = DAMAGE
    needs_up: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "n": POINTS}

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        damage(state, node, state.tables.effect(row, E_N), state.playing, state.tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.lose(node, state.tables.effect(row, E_N) + gain_on_attack(state, program, node))


def damage(state: BuenOsos, node: i64, amount: i64, program: i64, clause: str) -> None:
    """Deal INT damage that guards may lower; a Down or absent node takes none (R19)."""
    if state.present & ~state.down & BIT[node] == 0:
        return
    cause = state.cause()
    if 0 <= program < DECK_SIZE:
        amount += boost_on(state, node)
    amount = lowered(state, node, amount, program)
    if amount > 0:
        lose_integrity(state, node, amount, clause)
    state.resume(cause)


def lose_integrity(state: BuenOsos, node: i64, amount: i64, clause: str) -> None:
    """Lower INT, by damage or as a loss; at 0 the node falls (7.4a)."""
    before = state.integrity[node]
    left = before - amount
    if left < 0:
        left = 0
    state.integrity[node] = left
    state.hurt |= BIT[node]
    state.tell("damaged", clause, HIT_KEY + node, node, before - left, left)
    if left == 0:
        reach_zero(state, node, before)
        return
    write_log(state, LOST_INT, node, before - left)
    if node >= SERVICES:  # R75: any INT loss makes a provider at least Degraded
        worsen(state, node, DEGRADED, "R75")


def reach_zero(state: BuenOsos, node: i64, before: i64) -> None:
    """Redundancy saves the node once (B03, R60); otherwise it goes Down (7.4a)."""
    if saved_from_fall(state, node, before):
        return
    tables = state.tables
    status = state.status(node)
    write_log(state, LOST_INT, node, before)
    set_status(state, node, DOWN)
    state.fell |= BIT[node]
    first: i64 = 0
    if node < SERVICES and state.fallen & BIT[node] == 0:
        first = 1
        state.fallen |= BIT[node]
    write_log(state, FELL, node, status, first)
    state.tell("fell", "7.4a", node, node)
    if tables.citizen & BIT[node] != 0 and not tables.trust_each_turn:
        lose_trust(state, tables.trust_loss_fall, "8.3a")  # R24
    if node < SERVICES:
        run_inline(state, FIRST_FALL + node, node)  # 7.5a


class Worsen(Primitive):
    """Make the state at least this bad (R12)."""

    number: i64 = 1
    needs_up: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "to": word(*AFFECTED)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["to"])
        row[E_N] = int(written.get("int", 0))

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        states, worse = effect.states, STATE_NAMES.index(effect.written["to"])
        if states == ["down"]:
            reach.report.never((*effect.place, "on"), "scenario-never-up")
        elif states != STATE_NAMES and all(STATE_NAMES.index(each) >= worse for each in states):
            reach.report.never((*effect.place, "to"), "scenario-never-worse", state=effect.written["to"])

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("state", f"state-{written['to']}"))
        values["int"] = 0
        return "op-worsen"

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        worsen(state, node, state.tables.effect(row, E_A), state.tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.worsen(node, state.tables.effect(row, E_A))


def worsen(state: BuenOsos, node: i64, status: i64, clause: str) -> None:
    """Make the state at least this bad; never better, and never from Down (R12)."""
    if state.present & BIT[node] == 0:
        return
    before = state.status(node)
    after = softened(state, status)
    if before >= after:
        return
    if shielded(state, node, status):
        return
    set_status(state, node, after)
    state.hurt |= BIT[node]
    write_log(state, CHANGED_STATE, node, before, after)
    state.tell("worsened", clause, node, node, after)


class Heal(Primitive):
    """Raise INT up to the maximum, except for a Down service (5.0c, R19, R35)."""

    number: i64 = 21
    needs_up: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "n": POINTS}

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        return "op-heal_drp" if subtype == "drp" else "op-heal"

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        heal(state, node, state.tables.effect(row, E_N), state.playing, state.tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.heal(node, state.tables.effect(row, E_N))

    def worth(self, state: BuenOsos, row: i64) -> float:
        return -KEPT


def heal(state: BuenOsos, node: i64, points: i64, program: i64, clause: str) -> None:
    """Raise INT up to the maximum; Down stays at 0 (5.0c, R19). The option `repair` decides on states (R35, R71)."""
    if state.status(node) == DOWN or state.present & BIT[node] == 0:
        return
    cause = state.cause()
    before = state.integrity[node]
    after = before + points
    if after > state.tables.maximum[node]:
        after = state.tables.maximum[node]
    state.integrity[node] = after
    if after > before:
        state.tell("healed", clause, HIT_KEY + node, node, after - before, after)
    if state.tables.repair == DRP_STEP:
        if program < CARDS and state.tables.subtype[program] == DRP:
            improve(state, node, "R35")
    elif state.tables.repair == FULL_INT and after == state.tables.maximum[node] and state.status(node) != OK:
        set_status(state, node, OK)
        state.tell("improved", "R71", node, node, OK)
    state.resume(cause)


RECOVER: Final = 22


class Recover(Primitive):
    """Bring back a Down service (7.4b, R37), only in part without a test (9.1b)."""

    number: i64 = RECOVER
    keys: ClassVar[Keys] = {"on": SUBJECT, "to": word(*UP), "int": whole(1, 99, needed=True)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["to"])
        row[E_N] = int(written.get("int", 0))

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if "down" not in effect.states:
            reach.report.never((*effect.place, "on"), "scenario-never-down")

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("state", f"state-{written['to']}"))
        values["int"] = int(written.get("int", 0))
        return "op-recover"

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        tables = state.tables
        points = tables.effect(row, E_N)
        if state.halved:
            points = points * tables.untested_percent // 100
        recover(state, node, tables.effect(row, E_A), points, tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.integrity[node] = state.tables.effect(row, E_N)
        forecast.enter(node, state.tables.effect(row, E_A))
        forecast.recovered |= BIT[node]

    def worth(self, state: BuenOsos, row: i64) -> float:
        return -KEPT


def recover(state: BuenOsos, node: i64, status: i64, integrity: i64, clause: str) -> None:
    """Bring a service back from Down (7.4b, 9.1a, R37)."""
    if state.status(node) != DOWN:
        return
    if integrity > state.tables.maximum[node]:
        integrity = state.tables.maximum[node]
    if integrity < 1:
        integrity = 1
    state.integrity[node] = integrity
    set_status(state, node, softened(state, status))
    if node < SERVICES:
        state.recovered |= BIT[node]
    state.tell("recovered", clause, node, node, state.status(node), integrity)
    add_economic_cost(state, state.tables.economy_per_recovery)


class HitProvider(Primitive):
    """Damage the provider that serves most services (R75)."""

    number: i64 = 28
    keys: ClassVar[Keys] = {"n": POINTS}

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if not reach.providers:
            reach.report.never((*effect.place, "op"), "scenario-never-provider")

    def act(self, state: BuenOsos, row: i64) -> None:
        hit_provider(state, state.tables.effect(row, E_N))


def hit_provider(state: BuenOsos, points: i64) -> None:
    """Damage the provider not Down that serves most services; ties go to the lowest id."""
    best: i64 = NONE
    for node in range(SERVICES, state.tables.width):
        if state.present & BIT[node] != 0 and state.status(node) != DOWN:
            if best == NONE or state.tables.serves[node] > state.tables.serves[best]:
                best = node
    if best != NONE:
        damage(state, best, points, state.playing, "R75")


class RepairProvider(Primitive):
    """Blue improves one provider (R75)."""

    number: i64 = 29
    asks: bool = True
    keys: ClassVar[Keys] = {"steps": whole(1, 3), "economy": whole(0, 99)}  # the step's argument holds 0 to 99

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_N] = int(written.get("steps", 1))
        row[E_B] = int(written.get("economy", 0))

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if not reach.providers:
            reach.report.never((*effect.place, "op"), "scenario-never-provider")

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values["n"] = int(written.get("steps", 1))
        values["cost"] = int(written.get("economy", 0))
        return "op-repair_provider"

    def act(self, state: BuenOsos, row: i64) -> None:
        if state.affected() & state.present & state.tables.providers != 0:
            ask_repair(state, state.tables.effect(row, E_B), state.tables.effect(row, E_N))
