"""Trust and Stability: what changes them at once, and what relieves a closing (8.1, 8.3, 8.4d, R21, R23, R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import NONE, OK, SERVICES, STATE_NAMES
from contienda.games.buenosos.effect_codes import E_A, E_B, E_DURATION, E_N, R_A, R_B, R_SOURCE, R_SUBJECT
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.mechanics.lasting_effects import lay
from contienda.games.buenosos.mechanics.markers import enter_loss, gain_trust, lose_trust
from contienda.games.buenosos.primitive import ONE_SERVICE, Primitive, Values
from contienda.games.buenosos.schema_keys import STANDS, SUBJECT, Keys, whole, word
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.games.buenosos.reachability import Effect, Reachability
    from contienda.games.buenosos.schema_check import SchemaCheck
    from contienda.quality.toml_lines import Place
    from contienda.quality.toml_reader import Table


class Trust(Primitive):
    """Trust drops or rises (8.3a, 8.3c)."""

    number: i64 = 4
    keys: ClassVar[Keys] = {"n": whole(-50, 50, needed=True)}

    def check(self, place: Place, written: Table, checker: SchemaCheck) -> None:
        if written.get("n") == 0:
            checker.report.error((*place, "n"), "scenario-zero")

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        return "op-trust_up" if int(written.get("n", 0)) > 0 else "op-trust_down"

    def act(self, state: BuenOsos, row: i64) -> None:
        points = state.tables.effect(row, E_N)
        clause = state.tables.clauses[state.playing]
        if points < 0:
            lose_trust(state, -points, clause)
        else:
            gain_trust(state, points, clause)

    def foresee(self, forecast: Forecast, row: i64) -> None:
        forecast.trust += forecast.tables.effect(row, E_N)


class Stability(Primitive):
    """Stability drops at the closing (R23)."""

    number: i64 = 5
    keys: ClassVar[Keys] = {"n": whole(-50, -1, needed=True)}

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        return "op-stability_up" if int(written.get("n", 0)) > 0 else "op-stability_down"

    def act(self, state: BuenOsos, row: i64) -> None:
        enter_loss(state, -state.tables.effect(row, E_N), state.tables.clauses[state.playing])

    def foresee(self, forecast: Forecast, row: i64) -> None:
        forecast.ledger -= forecast.tables.effect(row, E_N)


COUNT_AS: Final = 24


class CountAs(Primitive):
    """For the Stability loss, one state counts as another (8.4d, R21)."""

    number: i64 = COUNT_AS
    lasting: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {
        "on": SUBJECT,
        "from": word(*STATE_NAMES),
        "as": word(*STATE_NAMES),
        "scope": word("stability", needed=False),
        "duration": STANDS,
    }

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["from"])
        row[E_B] = reader.state(written["as"])

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if effect.written["from"] == effect.written["as"]:
            reach.report.never((*effect.place, "as"), "scenario-never-same")

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("state", f"state-{written['from']}"))
        values.update(texts.named("other", f"state-{written['as']}"))
        return "op-count_as"

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.manual |= BIT[node]

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        forecast.manual |= BIT[state.row(index, R_SUBJECT)]


HALVE_PENALTY: Final = 25


class HalvePenalty(Primitive):
    """The service costs half the Stability, rounded down (8.4d, R21)."""

    number: i64 = HALVE_PENALTY
    lasting: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "duration": STANDS}

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.halved |= BIT[node]

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        forecast.halved |= BIT[state.row(index, R_SUBJECT)]


def continuity(state: BuenOsos) -> i64:
    """The relief by BCP: each service's price without the cards minus its price with them (8.4d, R21)."""
    if state.in_force & (BIT[COUNT_AS] | BIT[HALVE_PENALTY]) == 0:
        return 0
    found: i64 = 0
    for node in range(i64(SERVICES)):
        if state.status(node) != OK and state.present & BIT[node] != 0:
            found += continuity_of(state, node)
    return found


def continuity_of(state: BuenOsos, node: i64) -> i64:
    """The relief for a service: first states that count as others, then halves, each rounded down."""
    status = state.status(node)
    full = state.tables.price_of_state(node, status)
    left = full
    index = state.next_row(COUNT_AS)
    while index != NONE:
        if state.row(index, R_SUBJECT) == node and state.row(index, R_A) == status and left == full:
            left = state.tables.price_of_state(node, state.row(index, R_B))
            tell_relief(state, node, full - left, index)
        index = state.next_row(COUNT_AS, index + 1)
    index = state.next_row(HALVE_PENALTY)
    while index != NONE:
        if state.row(index, R_SUBJECT) == node:
            tell_relief(state, node, left - left // 2, index)
            left = left // 2
        index = state.next_row(HALVE_PENALTY, index + 1)
    return full - left


def tell_relief(state: BuenOsos, node: i64, points: i64, index: i64) -> None:
    if state.recorder is not None and points > 0:
        source = state.row(index, R_SOURCE)
        state.note("relieved", state.tables.clauses[source], node, points, source)


IGNORE_TRUST_ZERO: Final = 26


class IgnoreTrustZero(Primitive):
    """Trust 0 costs no Stability (8.3b, R25)."""

    number: i64 = IGNORE_TRUST_ZERO
    lasting: bool = True
    keys: ClassVar[Keys] = {"duration": STANDS}

    def act(self, state: BuenOsos, row: i64) -> None:
        lay(state, IGNORE_TRUST_ZERO, 0, 0, 0, 0, 0, -1, state.tables.effect(row, E_DURATION))
