"""Services, cards, piles, states, phases, rulings and action codes: names and numbers, no rules.

Sizes are the same for every scenario: 16 services, 8 providers, 62 cards per deck. A *program* is anything that has
effects: a card, an event, a basic action, a provider's perk, or a service's effect on fall.
"""

from __future__ import annotations

from typing import Final

RED: Final = 0  # MalOsos
BLUE: Final = 1  # BuenOsos
FACILITATOR: Final = 2
NONE: Final = -1
ANY_SET: Final = 2**62 - 1  # the largest set that fits in one integer

# Nodes of the dependency map: services first, then providers.
SERVICES: Final = 16
PROVIDERS: Final = 8
NODES: Final = 24
ALL_SERVICES: Final = 2**16 - 1
ALL_NODES: Final = 2**24 - 1
MOST_INTEGRITY: Final = 99
PROVIDER_FLOOR: Final = 3  # least INT of a provider that improves (R75)
MOST_NEEDS: Final = 4  # most dependencies of a service (3.2b)
NODE_NAMES: Final = [f"S{n + 1}" for n in range(SERVICES)] + [f"P{n + 1}" for n in range(PROVIDERS)]

# States of a service (4.1), from good to bad.
OK: Final = 0
DEGRADED: Final = 1
INTERMITTENT: Final = 2
DOWN: Final = 3
STATE_NAMES: Final = ["ok", "degraded", "intermittent", "down"]
ANY_STATE: Final = 0b1111  # set of all states
UP_STATES: Final = 0b0111
DOWN_STATE: Final = 0b1000

# The campaign line (4.3a).
PHASES: Final = 5
ALL_PHASES: Final = 2**5 - 1
RECON: Final = 0
IMPACT_BOX: Final = 4
PHASE_NAMES: Final = ["recon", "access", "persistence", "lateral", "impact"]

# Subtypes of cards (2.1b, 2.1c, 2.1d).
SUBTYPE_NAMES: Final = [
    "recon", "access", "persistence", "lateral", "impact", "high_impact", "social", "resource", "prevention",
    "detection", "drp", "bcp", "event",
]  # fmt: skip
ALL_SUBTYPES: Final = 2**13 - 1
HIGH_IMPACT: Final = 5
IMPACT: Final = 4
DRP: Final = 10

# Decks, and the programs that follow the cards in the list of programs.
DECK_SIZE: Final = 62
DECKS: Final = 3
EVENTS: Final = 2  # the deck that belongs to neither team
CARDS: Final = 124  # of both teams
FIRST_EVENT: Final = 124
BASIC: Final = 186  # one of Red's, one of Blue's
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

# Piles of a deck.
DECK: Final = 0
HAND: Final = 1
DISCARDED: Final = 2
TABLE: Final = 3
KNOWN: Final = 4  # the part of a hand everybody knows; for events, the latent ones
LATENT: Final = 4
PLACES: Final = 5

# Turn phases in which cards are played (5.2, 5.3, 5.4).
PREPARING: Final = 2
ATTACKING: Final = 3
RESPONDING: Final = 4

# How a game ends (6, R32), in the order of the list of endings.
STABILITY_ZERO: Final = 0
THREE_CRITICAL: Final = 1
BLUE_VICTORY: Final = 2
DRAWN: Final = 3
UNRESOLVED_RED: Final = 4
UNRESOLVED_BLUE: Final = 5
ENDINGS: Final = ["stability_zero", "three_critical", "blue_victory", "draw", "unresolved_red", "unresolved_blue"]

# Rulings: the choices of options, as `options.py` lists them.
TWO: Final = 1  # blue_recovery_goal (R33)
NO_GOAL: Final = 2
TO_RED: Final = 1  # unresolved (R32)
BY_STABILITY: Final = 2
DRP_STEP: Final = 0  # repair (R35): healing by DRP improves the state
FULL_INT: Final = 2
REST_STEP: Final = 3
COIN: Final = 0  # intermittency (R14)
ODD_TURNS: Final = 1
WITHOUT: Final = 2
BY_CRITICALITY: Final = 0  # intermittency_target (R15)
AT_RANDOM: Final = 1

# Recorder keys: the events to remember. A node's last change is stored under its own number.
HIT_KEY: Final = 100  # plus the node: its last INT loss
PLAY_KEY: Final = 200  # the event that began the current program
STABILITY_KEY: Final = 201  # the last Stability loss
ARROW_KEY: Final = 300  # plus the service: the heaviest arrow that hit it in this wave

# Action codes: the first code of each verb.
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
DO_ERASE: Final = 570  # plus a phase of the campaign line
DO_TAKE_HALF: Final = 575
DO_PAY_MORE: Final = 576
DO_DRAW: Final = 577
DO_LOSE: Final = 701
DO_REVEAL: Final = 825
DO_SUPPLY: Final = 887
DO_TOSS: Final = 895  # 0 holds, 1 spreads
DO_SCATTER: Final = 897

# Adjustments by the facilitator (11b): never listed.
MOST_CHANGE: Final = 20  # points in one ruling
DO_RAISE_STABILITY: Final = 921
DO_LOWER_STABILITY: Final = 941
DO_RAISE_TRUST: Final = 961
DO_LOWER_TRUST: Final = 981
DO_RAISE_INTEGRITY: Final = 1_001  # by node and points
DO_LOWER_INTEGRITY: Final = 1_481
DO_CHOOSE_EVENT: Final = 1_961
