"""What things are worth in Victory Points to a side: chances, infrastructure, units, Terror.

Each side knows its own Strategy and treats the enemy's as an average of the four.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.scoring import line
from contienda.games.maracas.state import Maracas

HOPELESS: Final = -9.0
COST: Final = 0.05  # what a Task Point could bring elsewhere
A_UNIT: Final = 0.4  # Disrupting a unit, besides the points: its owner pays and waits
LOST_UNIT: Final = 1.4  # points the enemy gets for it, on average
LOST_POINT: Final = 0.1  # each Task Point the enemy loses
SPARE_IU: Final = 0.2  # infrastructure that changes no majority yet
AN_IU: Final = 2.2  # points the enemy gets for removing one, on average
FORESIGHT: Final = 4.0  # number of turns to count on
HIDDEN_TR: Final = 1.4  # of a face-down counter
HIDDEN_IR: Final = 3.0
A_MILITIA: Final = 0.9
A_PROMOTION: Final = 0.5


# --- chances ---------------------------------------------------------------------------------------------------------


def above(margin: float) -> float:
    """The chance that a number from 1 to 5 is below this margin."""
    if margin <= 1.0:
        return 0.0
    return 1.0 if margin >= 6.0 else (margin - 1.0) / 5.0


def beats(state: Maracas, rival: i64, margin: float) -> float:
    """The chance to beat an opponent who may play a chit."""
    if state.hand_size(rival) > 0 or state.tables.no_chit:
        return above(margin)
    return 1.0 if margin > 0.5 else (margin + 0.5 if margin > -0.5 else 0.0)


def best_chit(state: Maracas, side: i64, rating: i64) -> float:
    """The highest value of this rating in one's hand."""
    if state.tables.no_chit:
        return 3.0
    found: i64 = 0
    kind: i64 = 0
    chits = state.hands[side] & c.LISTED
    while chits != 0:
        if chits & 1 != 0 and state.rating_of(kind, rating) > found:
            found = state.rating_of(kind, rating)
        chits >>= 1
        kind += 1
    return float(found)


# --- what things are worth -------------------------------------------------------------------------------------------


def points(state: Maracas, side: i64, name: i64) -> float:
    """The points for a line of a side's Strategy."""
    return float(line(state, side, state.number(side, c.STRATEGY), name))


def turns_left(state: Maracas) -> float:
    """How many more scorings to count on."""
    left = float(state.tables.last_turn - state.turn + 1)
    return left if left < FORESIGHT else FORESIGHT


def holding(state: Maracas, side: i64, area: i64, own: i64, other: i64) -> float:
    """Points per turn with this much infrastructure of both sides there, ignoring Terror (7.21)."""
    pn = state.tables.pn[area]
    if own > other:
        if state.row(area, c.R_CRIMINALS if side == c.GOV else c.R_NSM) > 0:
            return 0.0
        scale = line(state, side, state.number(side, c.STRATEGY), c.X_POPULATION)
        if scale == c.WHOLE_PN:
            return float(pn)
        if scale == c.EACH_IU:
            return float(own if own < pn else pn)
        return float(scale)
    if other > own and state.row(area, c.R_CRIMINALS if side == c.INS else c.R_NSM) == 0:
        return -0.25 * (1.5 + float(other if other < pn else pn) + float(pn))
    return 0.0


def change(state: Maracas, side: i64, area: i64, own: i64, other: i64) -> float:
    """What a change of infrastructure is worth until the end."""
    before_own = state.effective_iu(side, area)
    before_other = state.effective_iu(1 - side, area)
    after = holding(state, side, area, before_own + own, before_other + other)
    gain = (after - holding(state, side, area, before_own, before_other)) * turns_left(state)
    return gain + SPARE_IU * float(own - other)


def new_terror(state: Maracas, side: i64, area: i64) -> float:
    """What Terror there is worth to the side that causes it."""
    if state.is_terrorised(area):
        return 0.0
    scale = line(state, side, state.number(side, c.STRATEGY), c.X_TERROR)
    penalty = 0.0
    if scale == c.ONE_POINT:
        penalty = 1.0
    elif scale == c.WHOLE_PN:
        penalty = float(state.tables.pn[area])
    own, other = state.effective_iu(side, area), state.effective_iu(1 - side, area)
    return -penalty - holding(state, side, area, own, other) * turns_left(state) / 2.0


def activity(state: Maracas, side: i64) -> float:
    """What the first Attack or Ambush of a turn is worth: it may avoid a penalty."""
    return -points(state, side, c.X_IDLE) if state.number(side, c.L_ACTIVE) == 0 else 0.0


def spoils(state: Maracas, side: i64, units: i64) -> float:
    """What Disrupting all these enemy units is worth."""
    enemy = 1 - side
    foreign = units & state.tables.foreign_units if enemy == c.GOV else 0
    regular = units & state.tables.regular[enemy] & ~foreign
    found = float(count(units & state.tables.paramilitary[enemy])) * (points(state, side, c.X_PARA) + A_UNIT)
    found += float(count(regular)) * (points(state, side, c.X_REGULAR) + A_UNIT)
    return found + float(count(foreign)) * (points(state, side, c.X_FOREIGN) + A_UNIT)


def toughness(state: Maracas, side: i64, units: i64) -> float:
    """How many Hits these units can take."""
    found: i64 = 0
    while units != 0:
        bit = units & -units
        units &= units - 1
        if state.tables.regular[side] & bit != 0:
            found += state.rating(side, bit, c.TR) - state.hits_of(side, bit)
        else:
            found += 1
    return float(found)
