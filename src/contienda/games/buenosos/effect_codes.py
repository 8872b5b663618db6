"""Column names for the integer rows: effects, requirements, lasting effects and the log of secondary effects.

The scenario file is translated into these rows once. Each primitive documents what its columns hold.
"""

from __future__ import annotations

from typing import Final

# How long an effect lasts.
AT_ONCE: Final = 0
FOR_TURN: Final = 1
FOR_WINDOW: Final = 2  # until Blue's next phase 4 (R1)
FOR_GAME: Final = 3
DURATION_NAMES: Final = ["", "turn", "guard", "game"]

# Columns of an effect.
E_OP: Final = 0
E_TARGET: Final = 1  # 1: on the target; 0: on the listed nodes
E_NODES: Final = 2  # set of nodes (a filter for boosts)
E_N: Final = 3
E_A: Final = 4  # state, phase, side, kind of guard, or flag
E_B: Final = 5  # subtype, tag, or second number
E_C: Final = 6  # third number
E_USES: Final = 7
E_DURATION: Final = 8
E_SECONDARY: Final = 9
E_IF: Final = 10
E_IF_NODES: Final = 11
E_IF_STATES: Final = 12
EFFECT_WIDTH: Final = 13

# Conditions of an effect.
ALWAYS: Final = 0
IF_WAS: Final = 1  # the node's state before the card
IF_FELL: Final = 2  # the target fell by this card
IF_IN: Final = 3  # one of the nodes is in one of the states now

# Columns and kinds of a requirement; rows of the same group are alternatives.
Q_GROUP: Final = 0
Q_KIND: Final = 1
Q_A: Final = 2
Q_B: Final = 3
REQUIREMENT_WIDTH: Final = 4
NEEDS_PHASE: Final = 0
NEEDS_ACTIVE: Final = 1
NEEDS_SERVICES: Final = 2  # how many, and at least in which state
NEEDS_PLAYED: Final = 3
NEEDS_SUBTYPE: Final = 4  # played; 1: in an earlier turn
NEEDS_SECONDARY: Final = 5

# What the player picks as target.
PICK_NOTHING: Final = 0
PICK_ONE: Final = 1
PICK_TWO: Final = 2
PICK_EDGE: Final = 3

# Whether a card recovers, and how (9.1b, R36).
RECOVERS: Final = 1
RESTORES: Final = 2

# When an event acts (5.1b).
ACTS_ALWAYS: Final = 0
ACTS_FROM_TURN: Final = 1  # latent before
ACTS_FROM_TURN_ONLY: Final = 2  # discarded before
ACTS_IF_STATE: Final = 3

# Columns of a lasting effect.
R_OP: Final = 0
R_SUBJECT: Final = 1  # node, side, or set
R_N: Final = 2
R_A: Final = 3
R_B: Final = 4
R_C: Final = 5
R_USES: Final = 6  # -1: unlimited
R_DURATION: Final = 7
R_SOURCE: Final = 8  # program
R_SERIAL: Final = 9  # the play of the card that laid it
ROW_WIDTH: Final = 10

# What a secondary effect did (R40): the columns of its log.
L_SOURCE: Final = 0
L_KIND: Final = 1
L_SUBJECT: Final = 2
L_A: Final = 3
L_B: Final = 4
L_C: Final = 5
LOG_WIDTH: Final = 6
LOST_INT: Final = 0  # node, points
CHANGED_STATE: Final = 1  # node, before, after
FELL: Final = 2  # node, state before, 1: first time
LOST_TRUST: Final = 3  # -, points
ENTERED: Final = 4  # -, points in the ledger
LOST_CARD: Final = 5  # card
LAID_TAX: Final = 6  # serial
FIRED_SHIELD: Final = 7  # node, source, state, duration
FIRED_SAVE: Final = 8  # node, source, state before, its result (`redundancy_code`)

# What a tax, limit, ban or discount is about: a subtype, or one card from this number on.
CARD_MATCH: Final = 1000

TESTED: Final = 0  # the flag of the test rule (9.1b)
