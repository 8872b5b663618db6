"""How good Red's chances are if nobody acts any more."""

from __future__ import annotations

from typing import Final

from contienda.core.bitset import count
from contienda.games.buenosos.constants import BY_STABILITY
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.rules.winning import recovery_goal
from contienda.games.buenosos.state import BuenOsos

CAMPAIGN: Final = 15  # the phases other cards require

# Danger in log-odds for Red, fitted to a few hundred games of these rules of thumb, then rounded.
STEADY: Final = -2.7
BY_TIME: Final = 2.5  # all turns are still to come
BY_LOSS: Final = 1.25  # all Stability above Blue's goal is lost at the end
MOST_LOSS: Final = 1.6
BY_WEAR: Final = 0.2  # a most critical service lost all its INT
BY_FALL: Final = 0.1  # each of the first three services Down at the end
BY_FALL_NOW: Final = 0.15  # each service Down at the next closing
BY_DEFEAT: Final = 0.8  # Red wins if nobody acts
BY_DEBT: Final = 0.65  # Blue still needs a recovery
BY_TRUST: Final = 0.01  # each point lost
BY_PHASE: Final = 0.6  # each campaign phase, if all turns are still to come


def danger_now(state: BuenOsos) -> float:
    return danger(state, Forecast(state))


def danger(state: BuenOsos, forecast: Forecast) -> float:
    """Red's chances in log-odds if nobody acts any more."""
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
