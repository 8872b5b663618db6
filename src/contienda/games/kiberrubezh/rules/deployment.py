"""The phases for laying cards: assets (7), then measures and attack cards (8)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh.constants import ATTACK_PHASE, DEPLOYMENT_PHASE, DO_NEXT
from contienda.games.kiberrubezh.rules.moments import act, list_hand, list_rest, who_acts
from contienda.games.kiberrubezh.state import Kiberrubezh


class Assets(Step):
    """Step 3: lay assets (6.3, 7.1)."""

    number: i64 = 6

    def who(self, state: Kiberrubezh) -> i64:
        return who_acts(state)

    def unasked(self, state: Kiberrubezh) -> None:
        """End the phase; there is no way back to it (K-R67)."""
        state.pop()
        state.note("phase_began", "6.4", state.active, DEPLOYMENT_PHASE)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_hand(state, state.assets_left > 0, False, out)
        list_rest(state, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == DO_NEXT:
            self.unasked(state)
        else:
            act(state, action)


class Deployment(Step):
    """Step 4: deploy measures and attack cards within the available power (6.4, 8.2)."""

    number: i64 = 7

    def who(self, state: Kiberrubezh) -> i64:
        return who_acts(state)

    def unasked(self, state: Kiberrubezh) -> None:
        state.pop()
        state.note("phase_began", "6.5", state.active, ATTACK_PHASE)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_hand(state, False, True, out)
        list_rest(state, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == DO_NEXT:
            self.unasked(state)
        else:
            act(state, action)
