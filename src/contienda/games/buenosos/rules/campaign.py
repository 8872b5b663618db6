"""The campaign line (4.3): phases are marked, and a threat hunt erases one (R39)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.buenosos._steps import hunt_phases
from contienda.games.buenosos.constants import DO_ERASE, PHASES
from contienda.games.buenosos.mechanics.programs import chooser
from contienda.games.buenosos.state import BuenOsos


class Hunt(Step):
    """Blue erases a complete phase of the campaign line (R39)."""

    number: i64 = 16
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
