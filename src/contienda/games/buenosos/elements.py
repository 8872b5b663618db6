"""Services, cards, states, phases and action codes of BuenOsos vs MalOsos: names and numbers, no rules.

Sizes are fixed for every scenario: sixteen services, eight providers, sixty-two cards a deck. A *program* is whatever
has effects: a card, an event, a basic action, a provider's perk, a service's effect on fall.
"""

from __future__ import annotations

from typing import Final

RED: Final = 0  # MalOsos
BLUE: Final = 1  # BuenOsos
FACILITATOR: Final = 2
NONE: Final = -1

# Nodes of the dependency map: services first, then providers.
SERVICES: Final = 16
PROVIDERS: Final = 8
NODES: Final = 24
NODE_NAMES: Final = [f"S{n + 1}" for n in range(SERVICES)] + [f"P{n + 1}" for n in range(PROVIDERS)]

# States of a service (4.1), from good to bad.
OK: Final = 0
DEGRADED: Final = 1
INTERMITTENT: Final = 2
DOWN: Final = 3
STATE_NAMES: Final = ["ok", "degraded", "intermittent", "down"]

# The campaign line (4.3a).
PHASES: Final = 5
RECON: Final = 0
IMPACT_BOX: Final = 4
PHASE_NAMES: Final = ["recon", "access", "persistence", "lateral", "impact"]

# Subtypes of cards (2.1b, 2.1c, 2.1d).
SUBTYPE_NAMES: Final = [
    "recon", "access", "persistence", "lateral", "impact", "high_impact", "social", "resource", "prevention",
    "detection", "drp", "bcp", "event",
]  # fmt: skip
HIGH_IMPACT: Final = 5
IMPACT: Final = 4
DRP: Final = 10

# Decks, and what stands behind the cards in the list of programs.
DECK_SIZE: Final = 62
DECKS: Final = 3
EVENTS: Final = 2  # the deck that is nobody's
CARDS: Final = 124  # of the two teams
FIRST_EVENT: Final = 124
BASIC: Final = 186  # one of Red, one of Blue
MONITORING: Final = 187
FIRST_PERK: Final = 188
FIRST_FALL: Final = 196
PROGRAMS: Final = 212
CARD_NAMES: Final = [f"A{n + 1:02}" for n in range(DECK_SIZE)] + [f"B{n + 1:02}" for n in range(DECK_SIZE)]
EVENT_NAMES: Final = [f"E{n + 1:02}" for n in range(DECK_SIZE)]
PROGRAM_NAMES: Final = [
    *CARD_NAMES, *EVENT_NAMES, "recon", "monitoring",
    *(f"P{n + 1}" for n in range(PROVIDERS)), *(f"fall_S{n + 1}" for n in range(SERVICES)),
]  # fmt: skip

# Action codes: where each verb begins.
DO_PLAY: Final = 0
DO_PLAY_FREE: Final = 124
DO_BASIC: Final = 248
DO_PASS: Final = 249
DO_TARGET: Final = 250
DO_REPAIR: Final = 274
DO_SPREAD: Final = 282
DO_LEFTOVER: Final = 306
DO_DISCARD: Final = 322
DO_CANCEL: Final = 446
DO_ERASE: Final = 570  # a phase of the campaign line
DO_TAKE_HALF: Final = 575
DO_PAY_MORE: Final = 576
DO_DRAW: Final = 577
DO_LOSE: Final = 701
DO_REVEAL: Final = 825
DO_SUPPLY: Final = 887
DO_TOSS: Final = 895  # 0 it holds, 1 it spreads
DO_SCATTER: Final = 897
