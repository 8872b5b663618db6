"""The campaign line and flags: marking and erasing phases, and what cards require (4.3, 4.4b, 9.1b, R39, R40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos._steps import ask_cancel, ask_hunt
from contienda.games.buenosos.constants import PHASE_NAMES
from contienda.games.buenosos.effect_codes import E_A, E_DURATION, FOR_GAME
from contienda.games.buenosos.mechanics.lasting_effects import lay
from contienda.games.buenosos.mechanics.secondary_log import any_secondary
from contienda.games.buenosos.primitive import Primitive, Values
from contienda.games.buenosos.schema_keys import STANDS, TEXT, Key, Keys, whole, word, words
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.games.buenosos.reachability import Effect, Reachability
    from contienda.quality.toml_reader import Table


class MarkPhase(Primitive):
    """Complete a phase of the campaign, permanently or for this turn (4.3c, 4.4b)."""

    number: i64 = 2
    keys: ClassVar[Keys] = {"phase": word(*PHASE_NAMES), "duration": word("turn", "game")}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.one_of(written["phase"], PHASE_NAMES, "phase")

    def gain(self, written: Table, reach: Reachability) -> None:
        reach.phases.add(str(written.get("phase")))

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("phase", f"phase-{written['phase']}"))
        return "op-mark_phase" if written.get("duration") == "game" else "op-mark_phase_now"

    def act(self, state: BuenOsos, row: i64) -> None:
        mark_phase(state, state.tables.effect(row, E_A), state.tables.effect(row, E_DURATION))

    def worth(self, state: BuenOsos, row: i64) -> float:
        tables = state.tables
        if tables.effect(row, E_DURATION) == FOR_GAME and state.marks & BIT[tables.effect(row, E_A)] == 0:
            if state.marks_used < tables.marks_per_turn:
                return 0.3
        return 0.0


def mark_phase(state: BuenOsos, phase: i64, duration: i64) -> None:
    """Mark at most one new permanent phase per turn; a card that cannot mark still works (4.3c, 4.3d, R4)."""
    if duration != FOR_GAME:
        state.marks_now |= BIT[phase]
        state.note("phase_counts", "4.4b", phase)
    elif state.marks & BIT[phase] == 0:
        if state.marks_used < state.tables.marks_per_turn:
            state.marks |= BIT[phase]
            state.marks_used += 1
            state.note("phase_marked", "4.3c", phase)
        else:
            state.note("phase_not_marked", "4.3d", phase)


class UnmarkPhase(Primitive):
    """Blue erases one complete phase (R39)."""

    number: i64 = 3
    asks: bool = True
    keys: ClassVar[Keys] = {"choose": words(*PHASE_NAMES)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = sum(2 ** reader.one_of(phase, PHASE_NAMES, "phase") for phase in written["choose"])

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        choose = effect.written["choose"]
        if not reach.phases & set(choose):
            reach.report.never((*effect.place, "choose"), "scenario-never-phase", phase=", ".join(choose))

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        phases = [texts.words("list-phase", phase=texts.words(f"phase-{each}")) for each in written["choose"]]
        values["phases"] = texts.listed(phases, "or")
        return "op-unmark_phase"

    def act(self, state: BuenOsos, row: i64) -> None:
        phases = state.tables.effect(row, E_A) & state.marks
        if phases != 0:
            ask_hunt(state, phases)

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.2


ACTIVATE: Final = 10


class Activate(Primitive):
    """Activate a flag for the requirements of other cards."""

    number: i64 = ACTIVATE
    lasting: bool = True
    keys: ClassVar[Keys] = {"flag": Key(TEXT, needed=True), "duration": STANDS}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.flag(written["flag"])

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if effect.written["flag"] not in reach.asked_flags():
            reach.report.warn((*effect.place, "flag"), "scenario-flag-idle", flag=effect.written["flag"])

    def gain(self, written: Table, reach: Reachability) -> None:
        reach.flags.add(str(written.get("flag")))

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values["cards"] = texts.cards_that_need(written["flag"])
        return "op-activate"

    def act(self, state: BuenOsos, row: i64) -> None:
        tables = state.tables
        lay(state, ACTIVATE, tables.effect(row, E_A), 0, 0, 0, 0, -1, tables.effect(row, E_DURATION))


class SetFlag(Primitive):
    """Set a flag for the whole game; the rules read the one for the test (9.1b)."""

    number: i64 = 20
    keys: ClassVar[Keys] = {"flag": Key(TEXT, needed=True)}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.flag(written["flag"])

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values["flag"] = str(written["flag"])
        return "op-set_flag"

    def act(self, state: BuenOsos, row: i64) -> None:
        flag = state.tables.effect(row, E_A)
        state.flags |= BIT[flag]
        state.note("flag_set", "9.1b", flag)


class CancelSecondary(Primitive):
    """Blue undoes the secondary effects of one Red card (11.2a, R40)."""

    number: i64 = 19
    asks: bool = True
    keys: ClassVar[Keys] = {"n": whole(1, 1)}

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if not reach.secondary:
            reach.report.never((*effect.place, "op"), "scenario-never-secondary")

    def act(self, state: BuenOsos, row: i64) -> None:
        if any_secondary(state):
            ask_cancel(state)

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.1
