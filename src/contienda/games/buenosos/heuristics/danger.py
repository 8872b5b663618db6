"""How well things stand for Red, if they take their course."""

from __future__ import annotations

from typing import Final

from contienda.core.bitset import count
from contienda.games.buenosos.constants import BY_STABILITY
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.rules.winning import recovery_goal
from contienda.games.buenosos.state import BuenOsos

CAMPAIGN: Final = 15  # the phases that other cards need

# Danger, in the units of a log-odds for Red; fitted to some hundred games of these rules of thumb, then rounded.
STEADY: Final = -2.7
BY_TIME: Final = 2.5  # all turns still to come
BY_LOSS: Final = 1.25  # all Stability above what Blue needs is gone at the end
MOST_LOSS: Final = 1.6
BY_WEAR: Final = 0.2  # a most critical service worn from full INT to none
BY_FALL: Final = 0.1  # each of the first three that are Down at the end
BY_FALL_NOW: Final = 0.15  # each service Down at the next closing
BY_DEFEAT: Final = 0.8  # Red wins if things take their course
BY_DEBT: Final = 0.65  # Blue still owes a recovery
BY_TRUST: Final = 0.01  # each point lost
BY_PHASE: Final = 0.6  # each phase of the campaign line, all turns still to come


def danger_now(state: BuenOsos) -> float:
    return danger(state, Forecast(state))


def danger(state: BuenOsos, forecast: Forecast) -> float:
    """How well things stand for Red, if they take their course."""
    forecast.run()
    tables = state.tables
    left = float(tables.turns - state.turn) / float(tables.turns)
    loss = float(tables.stability_start - forecast.stability)
    loss /= float(tables.stability_start - tables.blue_min_stability)
    found = STEADY + BY_LOSS * min(loss, MOST_LOSS) + BY_WEAR * forecast.spent
    found += (BY_TIME + BY_PHASE * float(count(state.marks & CAMPAIGN))) * left
    found += BY_TRUST * float(tables.trust_start - forecast.trust)
    down = count(forecast.down & tables.most_critical)
    found += BY_FALL * float(down if down < tables.red_crit5_needed else tables.red_crit5_needed)
    found += BY_FALL_NOW * float(forecast.soon)
    if forecast.fell_at <= tables.turns or forecast.stability <= 0:
        found += BY_DEFEAT
    if count(forecast.recovered) < recovery_goal(state) and tables.unresolved != BY_STABILITY:
        found += BY_DEBT
    return found
