"""Seats, places, counters, chits and action codes of Maracas: names and numbers, no rules.

A side's counters are the bits of two sets, combat units and Assets, so a stack or a box is two numbers. A hand of
Chance Chits is one number. It has one bit for each of the 45 different chits and five more for second copies; a second
copy's bit is set only if the first copy's is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final = -1
GOV: Final = 0
INS: Final = 1
SIDES: Final = 2
SIDE_NAMES: Final = ["gov", "ins"]

# Ratings, also on chits (2.2).
IR: Final = 0
TR: Final = 1
CMR: Final = 2
RATINGS: Final = 3
FACES: Final = 2  # sides of a counter

# Places: the twelve Areas, then the sections of a Unit Box. Militia to recruit and counters out of play share one.
AREAS: Final = 12
ALL_AREAS: Final = 2**AREAS - 1
AVAILABLE: Final = 12
QRF: Final = 13
DISRUPTED: Final = 14
UNUSED: Final = 15
PLACES: Final = 16
PLACE_NAMES: Final = [
    "GG", "LL", "MA", "CO", "BY", "CV", "VD", "LT", "SA", "CP", "LR", "PS", "available", "qrf", "disrupted", "unused",
]  # fmt: skip
AREA_NAMES: Final = PLACE_NAMES[:AREAS]

# Where a stack is within its Area.
AT_LARGE: Final = 0
UNDERGROUND: Final = 1
GUARD: Final = 2
WHERE_NAMES: Final = ["at_large", "underground", "guard"]

# A stack's state in one number: place, where, side, then marks that end with the turn.
WHERE: Final = 16  # times 0 to 2
SIDE: Final = 64
ACTED: Final = 128
MOVED: Final = 256
AMBUSHED: Final = 512
BARRED: Final = 1024
ORIGIN: Final = 2048  # times the Area where the Insurgent stack was formed
FREE_POINTS: Final = 999  # points in the free setup, where they are not limited
STACKS: Final = 98  # a stack holds at least one of 42 + 20 Government or 36 Insurgent counters
MOST_UNITS: Final = 3
MOST_ASSETS: Final = 3

# Rows of an Area: its pieces, this turn's attempts to recruit, counters the Government sees underground.
R_IU: Final = 0  # and 1, by side
R_SABOTAGE: Final = 2
R_CRIMINALS: Final = 3
R_NSM: Final = 4
R_TRIES: Final = 5  # and 6, by side
R_SHOWN: Final = 7
ROWS: Final = 8

# Numbers in the books of a side.
TP_MAX: Final = 0
TP_NOW: Final = 1
VP: Final = 2
STRATEGY: Final = 3
WAIT: Final = 4
ADVANTAGES: Final = 5
SPENT: Final = 6  # in a secret segment, not yet revealed
ODD_ASSET: Final = 7  # the next Asset to recover is free
USES_ADVANTAGE: Final = 8  # in this mission, not yet revealed
RAISE: Final = 9  # of the allocation, by an Appeal not yet revealed
EVENT_TP: Final = 10
HEADQUARTERS: Final = 11  # 1 + chit, in an Appeal
OWN_CHIT: Final = 12  # 1 + chit
L_PARA: Final = 13  # achievements of this turn (7.2)
L_REGULAR: Final = 14
L_FOREIGN: Final = 15
L_IU: Final = 16
L_CRIMINALS: Final = 17
L_NSM: Final = 18
L_TERROR: Final = 19
L_TERROR_PN: Final = 20
L_OBJECTIVES: Final = 21
L_ACTIVE: Final = 22
GUESS: Final = 23  # to 26: Victory Points so far that anybody can count, for each Strategy
NUMBERS: Final = 27

# What is known about a stack: nine bounded fields, then flags (`rules.memory`).
TOLD_BITS: Final = 6
TOLD_VALUES: Final = 64

# Chance Chits.
CHITS: Final = 45
CHIT_BITS: Final = 50
LISTED: Final = 2**CHITS - 1
FULL_CUP: Final = 2**CHIT_BITS - 1
LEAST_CUP: Final = 6  # D-R67

# Chits of the Intelligence Pool.
BLANK: Final = 0
IA_GOV: Final = 1
IA_INS: Final = 2
INFORMANT: Final = 3
IDENTIFIER: Final = 4  # to 7, by letter
INTEL: Final = 8
INTEL_NAMES: Final = ["blank", "ia_gov", "ia_ins", "informant", "node_a", "node_b", "node_c", "node_d"]

# Kinds of counters in the order of their bits: combat units, then Assets.
GOV_UNITS: Final = [
    "gmil", "pol212", "pol221", "pol311", "pol312", "cbt131", "cbt140", "cbt230", "cbt130", "fcbt140", "fcbt240",
    "fcbt150",
]  # fmt: skip
INS_UNITS: Final = ["imil", "gr412", "gr421", "gr322", "gr321", "mf332", "mf331", "mf241"]
GOV_ASSETS: Final = [
    "hw", "fhw", "ateam", "eng1", "eng2", "cadre2", "cadre1", "sensor1", "sensor2", "cit", "informant",
]  # fmt: skip
INS_ASSETS: Final = ["double", "ihw", "ied", "bomber", "icadre", "node_a", "node_b", "node_c", "node_d", "dummy"]
KIND_NAMES: Final = [*GOV_UNITS, *INS_UNITS, *GOV_ASSETS, *INS_ASSETS]
KINDS: Final = 41
FIRST_GUERRILLAS: Final = 13  # of four kinds
FIRST_MAIN_FORCE: Final = 17  # of three kinds
REMEMBERED: Final = [*INS_UNITS[1:], *INS_ASSETS[:5]]  # kinds counted when they are seen
ANY_SET: Final = 2**60 - 1  # the largest set of counters
BITS: Final = 64  # size of tables by bit of a counter
HIT_PLANES: Final = 3  # sets that hold the Hits of a side's units as binary numbers
LOOKS: Final = 10  # appearances of a counter: Hits 0 to 4, and its other side
MODE_NAMES: Final = ["front", "back"]

# Types of combat units.
T_MIL: Final = 0
T_POL: Final = 1
T_CBT: Final = 2
T_FOREIGN: Final = 3
T_GR: Final = 4
T_MF: Final = 5
TYPES: Final = 6
TYPE_NAMES: Final = ["mil", "pol", "cbt", "fcbt", "gr", "mf"]

# Missions; those from BUILD on are Non-Tactical.
PATROL: Final = 0
SWEEP: Final = 1
ATTACK: Final = 2
AMBUSH: Final = 3
MOVE: Final = 4
BUILD: Final = 5
REPAIR: Final = 6
REDUCE: Final = 7
SABOTAGE: Final = 8
RECRUIT: Final = 9
PROMOTE: Final = 10
INTIMIDATE: Final = 11
REMOVE_TERROR: Final = 12
MISSIONS: Final = 13
MISSION_NAMES: Final = [
    "patrol", "sweep", "attack", "ambush", "move", "build", "repair", "reduce", "sabotage", "recruit", "promote",
    "intimidate", "remove_terror",
]  # fmt: skip
TACTICAL: Final = 1
NON_TACTICAL: Final = 2

# Targets other than stacks.
CRIMINAL: Final = 100
NSM: Final = 101
OBJECTIVE: Final = 102

# Why a unit is disrupted.
BY_ATTACK: Final = 0
BY_AMBUSH: Final = 1
BY_INTIMIDATION: Final = 2
BY_NSM: Final = 3

# Random events.
E_NONE: Final = 0
E_INDEPENDENT: Final = 1
E_ROTATION: Final = 2
E_NORTH: Final = 3
E_WEST: Final = 4
E_SPONTANEOUS: Final = 5
E_FLIP_FLOP: Final = 6
E_NEW_TALENT: Final = 7
E_BUDGET: Final = 8
E_BAKE_SALE: Final = 9
E_ARMY_POLICE: Final = 10
E_WINDFALL: Final = 11
E_BLACK_MARKET: Final = 12
E_DEBATE: Final = 13
E_COUP: Final = 14
E_FRIENDLY_FIRE: Final = 15
E_NEW_ORDERS: Final = 16
EVENTS: Final = 17
EVENT_NAMES: Final = [
    "none", "independent", "rotation", "border_north", "border_west", "spontaneous", "flip_flop", "new_talent",
    "emergency_budget", "bake_sale", "army_police", "windfall", "black_market", "debate", "coup", "friendly_fire",
    "new_orders",
]  # fmt: skip

STRATEGIES: Final = 4
ALL_STRATEGIES: Final = 2**STRATEGIES - 1
STRATEGY_NAMES: Final = [
    "gov1", "gov2", "gov3", "gov4", "ins1", "ins2", "ins3", "ins4",
]  # fmt: skip

ENDINGS: Final = ["victory", "both", "last_turn", "draw"]
BY_VICTORY: Final = 0
BY_BOTH: Final = 1
BY_LAST_TURN: Final = 2
BY_DRAW: Final = 3

# What Assets add to: the columns of `Tables.effect`.
F_PATROL: Final = 0  # a Patrol of its stack
F_SENSOR: Final = 1  # every Patrol in the Area
F_ATTACK: Final = 2
F_ATTACK_EACH: Final = 3  # for each combat unit of the stack
F_AMBUSH: Final = 4
F_AMBUSH_EACH: Final = 5
F_BUILD: Final = 6  # Build, Repair, Reduce, Remove Terror
F_RECRUIT: Final = 7  # Recruit, Promote
EFFECTS: Final = 8

# Lines of a Strategy: the columns of `Tables.scheme`.
X_PARA: Final = 0
X_REGULAR: Final = 1
X_FOREIGN: Final = 2
X_IU: Final = 3
X_CRIMINALS: Final = 4
X_NSM: Final = 5
X_POPULATION: Final = 6  # one of the three codes below, or 0
X_LOC: Final = 7
X_TERROR: Final = 8  # 0 or one of the codes below
X_OBJECTIVE: Final = 9
X_IDLE: Final = 10
LINES: Final = 11
ONE_POINT: Final = 1
EACH_IU: Final = 2
WHOLE_PN: Final = 3

# Rows of the force table.
FORCE_IU: Final = 0
FORCE_TYPE: Final = 1  # Government Militia, Police, CBT, Foreign CBT, Guerrillas, Main Force by type
FORCE_INS_MIL: Final = 7
FORCE_ASSETS: Final = 8  # and 9, by side
FORCE_ROWS: Final = 10

# Action codes: the first code of each verb.
DO_DONE: Final = 0
DO_PASS: Final = 1
DO_CLOSE: Final = 2
DO_NO_CHIT: Final = 3
DO_YES: Final = 4  # use an Intelligence Advantage
DO_NO: Final = 5
DO_BUY: Final = 6
DO_PAY: Final = 7
DO_GUARD: Final = 8
DO_OUTSIDE: Final = 9
DO_UNDERGROUND: Final = 10
DO_AT_LARGE: Final = 11
DO_NO_MORE: Final = 12
DO_AGREE: Final = 13
DO_GO_ON: Final = 14
DO_FLIP: Final = 15
DO_KEEP: Final = 16
DO_APPEAL: Final = 17
DO_NO_APPEAL: Final = 18
DO_INSURGENTS: Final = 19  # the NSM attack them
DO_CRIMINALS: Final = 20
DO_MARKET_IU: Final = 21
DO_MARKET_CRIMINALS: Final = 22
DO_GET_ASSETS: Final = 23
DO_LOSE_ASSETS: Final = 24
DO_FIRST: Final = 25  # deploy first, or let the Government
DO_SECOND: Final = 26
DO_TYPE: Final = 27  # a type of unit to give up, buy or receive
DO_AREA: Final = 33
DO_PLACE: Final = 45
DO_STACK: Final = 61
DO_TARGET: Final = 159
DO_TARGET_CRIMINAL: Final = 257
DO_TARGET_NSM: Final = 258
DO_TARGET_OBJECTIVE: Final = 259
DO_MISSION: Final = 260
DO_BOMBERS: Final = 273  # 0 to 3
DO_CHIT: Final = 277
DO_STRATEGY: Final = 322
DO_TAKE: Final = 330  # plus a kind
DO_PICK: Final = 371  # plus a kind with its look
DO_ADD: Final = 781
DO_RECOVER: Final = 1191
DO_HEAL: Final = 1601
DO_HIT: Final = 2011
DO_DRAW: Final = 2421  # chance actions from here on
DO_DEALT: Final = 2466
DO_FORCE: Final = 2511
DO_ORDERS: Final = 2552
DO_INTEL: Final = 2560
DO_SIDE: Final = 2568
DO_VICTIM: Final = 2570
DO_UNIT: Final = 2668
CODES: Final = 2709


# --- the look of a counter: its kind, its Hits, and whether its other side is up -------------------------------------


def look(kind: i64, hits: i64, back: i64) -> i64:
    return kind * LOOKS + hits * 2 + back


def kind_in(look: i64) -> i64:
    return look // LOOKS


def hits_in(look: i64) -> i64:
    return look % LOOKS // 2


def back_in(look: i64) -> i64:
    return look % 2
