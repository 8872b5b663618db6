"""The campaign line (4.3): phases are marked, and a threat hunt erases one (R39)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.game import Legal
from contienda.core.step import Step
from contienda.games.buenosos._steps import hunt_phases
from contienda.games.buenosos.constants import DO_ERASE, PHASES
from contienda.games.buenosos.effect_codes import FOR_GAME
from contienda.games.buenosos.rules.programs import chooser
from contienda.games.buenosos.state import BuenOsos


class Hunt(Step):
    """Blue erases a complete phase of the campaign line (R39)."""

    number: i64 = 16
    name: str = "hunt"
    clause: str = "R39"
    arguments: str = "phases"

    def who(self, state: BuenOsos) -> i64:
        return chooser(state)

    def list(self, state: BuenOsos, out: Legal) -> None:
        phase: i64 = 0
        while phase < PHASES:
            if hunt_phases(state) & BIT[phase] != 0:
                out.add(DO_ERASE + phase)
            phase += 1

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        phase = action - DO_ERASE
        state.marks &= ~BIT[phase]
        state.note("phase_erased", "R39", phase)


def mark_phase(state: BuenOsos, phase: i64, duration: i64) -> None:
    """At most one new permanent phase a turn; a card that cannot mark still works (4.3c, 4.3d, R4)."""
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
