"""The steps of play by their rulebook names; a pending step carries one number, told behind each."""

from __future__ import annotations

from typing import Final

# set-up (10)
COLUMN: Final = 0
STRATEGY: Final = 1  # side
SWAP: Final = 2
FORCE: Final = 3  # type and how many more
IU: Final = 4  # side and points left
BUY_FORCE: Final = 5  # side
CHOOSE_ASSETS: Final = 6  # side and how many more
PLACE_MILITIA: Final = 7  # side
PLACE_UNITS: Final = 8  # side and the counter at hand
SET_UP: Final = 9  # side: is done
# a turn: events (5.1), command and planning (5.2)
TURN: Final = 10
EVENT: Final = 11
EVENT_SECOND: Final = 12  # the first IR
INDEPENDENT: Final = 13
INDEPENDENT_UNIT: Final = 14  # Area
INDEPENDENT_TO: Final = 15  # Area and unit
ROTATION: Final = 16  # how many more
ROTATION_UNIT: Final = 17  # place
ROTATION_DRAW: Final = 18
SPONTANEOUS: Final = 19
FLIP_FLOP: Final = 20
MARKET: Final = 21
MARKET_IU: Final = 22
MARKET_CRIMINAL: Final = 23  # how many were placed
COUP: Final = 24  # how many more
COUP_UNIT: Final = 25  # place
ORDERS_SIDE: Final = 26
ORDERS: Final = 27  # side
ALLOCATION: Final = 28
FREE_DRAW: Final = 29  # side
HAND: Final = 30  # side, how many more, bought or not
RECOVER: Final = 31  # side
BUY: Final = 32  # side
PLANNED: Final = 33
# deployment (5.3, 9.4, 9.5)
CRIMINALS: Final = 34  # Areas that still get one
MILITIAS: Final = 35
FIRST: Final = 36
TRANSFER: Final = 37
TRANSFER_UNIT: Final = 38  # place
TRANSFER_TO: Final = 39  # place and look
STACKS: Final = 40  # place
FORM: Final = 41  # stack
GUARD: Final = 42  # stack
ARRIVE: Final = 43
ARRIVE_TO: Final = 44  # look
CELLS: Final = 45  # Area
CELL: Final = 46  # stack
HIDE: Final = 47  # stack
DEPLOYED: Final = 48
# intelligence (9.3)
INTELLIGENCE: Final = 49
INFORMATION: Final = 50
INTEL: Final = 51  # how many more
# operations (6.0, 9.5)
NSM_ATTACKS: Final = 52  # Area and how many NSM have attacked
NSM_CHOICE: Final = 53
NSM_VICTIM: Final = 54
NSM_UNIT: Final = 55
NSM_FIGHT: Final = 56
NSM_BRAWL: Final = 57
ACTIVATE: Final = 58
AGREE: Final = 59
INITIATIVE: Final = 60  # side
GO: Final = 61  # side and passes
MISSION: Final = 62
TARGET: Final = 63
AMBUSH_UNIT: Final = 64
BOMBERS: Final = 65
DECLARE: Final = 66
GO_ON: Final = 67  # stack
CHIT: Final = 68  # side and which
ADVANTAGE: Final = 69  # side
LUCK: Final = 70  # side: a chit drawn instead of played
RANDOM: Final = 71
RESOLVE: Final = 72
HITS: Final = 73  # stack, side, how many
DISRUPT: Final = 74  # how many
DISRUPT_UNIT: Final = 75  # stack
AFTER: Final = 76
PROMOTION: Final = 77
# end of turn (7)
WITHDRAW: Final = 78  # side
WITHDRAW_UNIT: Final = 79  # side and place
REDEPLOYED: Final = 80
DISCARD: Final = 81  # side
SCORE: Final = 82
APPEAL: Final = 83  # side
APPEAL_OWN: Final = 84  # side
APPEAL_HQ: Final = 85  # side
GAIN: Final = 86  # side
GAIN_UNIT: Final = 87  # side and type
GAIN_ASSETS: Final = 88  # side and how many more
LOSE: Final = 89  # side
LOSE_UNIT: Final = 90  # side and place
LOSE_ASSETS: Final = 91  # side and how many more
LOSE_ASSET: Final = 92  # side, how many more and place
NEW_STRATEGY: Final = 93  # side
OTHER_STRATEGY: Final = 94  # side
ANSWERED: Final = 95
PROMOTED: Final = 96  # stack: a Guerrilla is drawn for it (6.17)
IRREGULARS: Final = 97
OPERATIONS: Final = 98
REDEPLOYMENT: Final = 99

STEP_NAMES: Final = [
    "column", "strategy", "swap", "force", "iu", "buy_force", "choose_assets", "place_militia", "place_units",
    "set_up", "turn", "event", "event_second", "independent", "independent_unit", "independent_to", "rotation",
    "rotation_unit", "rotation_draw", "spontaneous", "flip_flop", "market", "market_iu", "market_criminal", "coup",
    "coup_unit", "orders_side", "orders", "allocation", "free_draw", "hand", "recover", "buy", "planned",
    "criminals", "militias", "first", "transfer", "transfer_unit", "transfer_to", "stacks", "form", "guard",
    "arrive", "arrive_to", "cells", "cell", "hide", "deployed", "intelligence", "information", "intel",
    "nsm_attacks", "nsm_choice", "nsm_victim", "nsm_unit", "nsm_fight", "nsm_brawl", "activate", "agree",
    "initiative", "go", "mission", "target", "ambush_unit", "bombers", "declare", "go_on", "chit", "advantage",
    "luck", "random", "resolve", "hits", "disrupt", "disrupt_unit", "after", "promotion", "withdraw",
    "withdraw_unit", "redeployed", "discard", "score", "appeal", "appeal_own", "appeal_hq", "gain", "gain_unit",
    "gain_assets", "lose", "lose_unit", "lose_assets", "lose_asset", "new_strategy", "other_strategy", "answered",
    "promoted", "irregulars", "operations", "redeployment",
]  # fmt: skip
AUTOMATIC: Final = {
    "set_up", "turn", "allocation", "planned", "stacks", "cells", "deployed", "nsm_attacks", "declare", "resolve",
    "after", "redeployed", "score", "answered", "irregulars",
    "operations", "redeployment",
}  # fmt: skip
SECRET: Final = {"appeal_own", "appeal_hq", "gain_unit", "other_strategy"}  # draws nobody else may notice
ASKED: Final = [name for name in STEP_NAMES if name not in AUTOMATIC | SECRET]  # where somebody, or chance, acts
