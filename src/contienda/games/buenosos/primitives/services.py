"""What happens to services and providers at once: damage, worse states, healing, recovery (7.3, 7.4, 9.1, R75)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos._steps import ask_repair
from contienda.games.buenosos.constants import STATE_NAMES
from contienda.games.buenosos.effect_codes import E_A, E_B, E_N
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.primitives.guards import gain_on_attack
from contienda.games.buenosos.primitives.keys import POINTS, SUBJECT, Keys, number, word
from contienda.games.buenosos.primitives.primitive import Primitive, Values
from contienda.games.buenosos.rules.damage import damage, worsen
from contienda.games.buenosos.rules.providers import hit_provider
from contienda.games.buenosos.rules.service_state import heal, recover
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.games.buenosos.reachability import Effect, Reachability
    from contienda.quality.toml_reader import Table


AFFECTED = ["degraded", "intermittent"]
UP = ["ok", "degraded", "intermittent"]
KEPT: Final = 0.25  # healing is rare: not for nothing


DAMAGE: Final = 0


class Damage(Primitive):
    """INT is lost; guards lower it (5.3e, R9)."""

    number: i64 = DAMAGE
    name: str = "damage"
    needs_up: bool = True

    def keys(self) -> Keys:
        return {"on": SUBJECT, "n": POINTS}

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        damage(state, node, state.tables.effect(row, E_N), state.playing, state.tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.lose(node, state.tables.effect(row, E_N) + gain_on_attack(state, program, node))


class Worsen(Primitive):
    """The state becomes at least this bad (R12)."""

    number: i64 = 1
    name: str = "worsen"
    needs_up: bool = True

    def keys(self) -> Keys:
        return {"on": SUBJECT, "to": word(*AFFECTED)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["to"])
        row[E_N] = int(written.get("int", 0))

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        states, worse = effect.states, STATE_NAMES.index(effect.written["to"])
        if states == ["down"]:
            reach.report.never((*effect.place, "on"), "scenario-never-up")
        elif states != STATE_NAMES and all(STATE_NAMES.index(each) >= worse for each in states):
            reach.report.never((*effect.place, "to"), "scenario-never-worse", state=effect.written["to"])

    def describe(self, written: Table, card: Table, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("state", f"state-{written['to']}"))
        values["int"] = 0
        return "op-worsen"

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        worsen(state, node, state.tables.effect(row, E_A), state.tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.worsen(node, state.tables.effect(row, E_A))


class Heal(Primitive):
    """INT rises, up to the maximum; not of a Down service (5.0c, R19, R35)."""

    number: i64 = 21
    name: str = "heal"
    needs_up: bool = True

    def keys(self) -> Keys:
        return {"on": SUBJECT, "n": POINTS}

    def describe(self, written: Table, card: Table, values: Values, texts: CardTexts) -> str:
        return "op-heal_drp" if card.get("subtype") == "drp" else "op-heal"

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        heal(state, node, state.tables.effect(row, E_N), state.playing, state.tables.clauses[state.playing])

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.heal(node, state.tables.effect(row, E_N))

    def worth(self, state: BuenOsos, row: i64) -> float:
        return -KEPT


RECOVER: Final = 22


class Recover(Primitive):
    """A Down service comes back (7.4b, R37); without a test only in part (9.1b)."""

    number: i64 = RECOVER
    name: str = "recover"

    def keys(self) -> Keys:
        return {"on": SUBJECT, "to": word(*UP), "int": number(1, 99, needed=True)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["to"])
        row[E_N] = int(written.get("int", 0))

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if "down" not in effect.states:
            reach.report.never((*effect.place, "on"), "scenario-never-down")

    def describe(self, written: Table, card: Table, values: Values, texts: CardTexts) -> str:
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


class HitProvider(Primitive):
    """The provider that serves most services is damaged (R75)."""

    number: i64 = 28
    name: str = "hit_provider"

    def keys(self) -> Keys:
        return {"n": POINTS}

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if not reach.providers:
            reach.report.never((*effect.place, "op"), "scenario-never-provider")

    def act(self, state: BuenOsos, row: i64) -> None:
        hit_provider(state, state.tables.effect(row, E_N))


class RepairProvider(Primitive):
    """Blue improves one provider (R75)."""

    number: i64 = 29
    name: str = "repair_provider"
    asks: bool = True

    def keys(self) -> Keys:
        return {"steps": number(1, 3), "economy": number(0, 100)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_N] = int(written.get("steps", 1))
        row[E_B] = int(written.get("economy", 0))

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if not reach.providers:
            reach.report.never((*effect.place, "op"), "scenario-never-provider")

    def describe(self, written: Table, card: Table, values: Values, texts: CardTexts) -> str:
        values["n"] = int(written.get("steps", 1))
        values["cost"] = int(written.get("economy", 0))
        return "op-repair_provider"

    def act(self, state: BuenOsos, row: i64) -> None:
        if state.affected() & state.present & state.tables.providers != 0:
            ask_repair(state, state.tables.effect(row, E_B), state.tables.effect(row, E_N))
