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
HEAL: Final = 32  # side and look
BUY: Final = 33  # side
PLANNED: Final = 34
# deployment (5.3, 9.4, 9.5)
CRIMINALS: Final = 35  # Areas that still get one
MILITIAS: Final = 36
FIRST: Final = 37
TRANSFER: Final = 38
TRANSFER_UNIT: Final = 39  # place
TRANSFER_TO: Final = 40  # place and look
STACKS: Final = 41  # place
FORM: Final = 42  # stack
GUARD: Final = 43  # stack
ARRIVE: Final = 44
ARRIVE_TO: Final = 45  # look
CELLS: Final = 46  # Area
CELL: Final = 47  # stack
HIDE: Final = 48  # stack
DEPLOYED: Final = 49
# intelligence (9.3)
INTELLIGENCE: Final = 50
INFORMATION: Final = 51
INTEL: Final = 52  # how many more
# operations (6.0, 9.5)
NSM_ATTACKS: Final = 53  # Area and how many NSM have attacked
NSM_CHOICE: Final = 54
NSM_VICTIM: Final = 55
NSM_UNIT: Final = 56
NSM_FIGHT: Final = 57
NSM_BRAWL: Final = 58
ACTIVATE: Final = 59
AGREE: Final = 60
INITIATIVE: Final = 61  # side
GO: Final = 62  # side and passes
MISSION: Final = 63
TARGET: Final = 64
AMBUSH_UNIT: Final = 65
BOMBERS: Final = 66
DECLARE: Final = 67
GO_ON: Final = 68  # stack
CHIT: Final = 69  # side and which
ADVANTAGE: Final = 70  # side
LUCK: Final = 71  # side: a chit drawn instead of played
RANDOM: Final = 72
RESOLVE: Final = 73
HITS: Final = 74  # stack, side, how many
DISRUPT: Final = 75  # how many
DISRUPT_UNIT: Final = 76  # stack
AFTER: Final = 77
PROMOTION: Final = 78
# end of turn (7)
WITHDRAW: Final = 79  # side
WITHDRAW_UNIT: Final = 80  # side and place
REDEPLOYED: Final = 81
DISCARD: Final = 82  # side
SCORE: Final = 83
APPEAL: Final = 84  # side
APPEAL_OWN: Final = 85  # side
APPEAL_HQ: Final = 86  # side
GAIN: Final = 87  # side
GAIN_UNIT: Final = 88  # side and type
GAIN_ASSETS: Final = 89  # side and how many more
LOSE: Final = 90  # side
LOSE_UNIT: Final = 91  # side and place
LOSE_ASSETS: Final = 92  # side and how many more
LOSE_ASSET: Final = 93  # side, how many more and place
NEW_STRATEGY: Final = 94  # side
OTHER_STRATEGY: Final = 95  # side
ANSWERED: Final = 96
PROMOTED: Final = 97  # stack: a Guerrilla is drawn for it (6.17)
IRREGULARS: Final = 98
OPERATIONS: Final = 99
REDEPLOYMENT: Final = 100

STEP_NAMES: Final = [
    "column", "strategy", "swap", "force", "iu", "buy_force", "choose_assets", "place_militia", "place_units",
    "set_up", "turn", "event", "event_second", "independent", "independent_unit", "independent_to", "rotation",
    "rotation_unit", "rotation_draw", "spontaneous", "flip_flop", "market", "market_iu", "market_criminal", "coup",
    "coup_unit", "orders_side", "orders", "allocation", "free_draw", "hand", "recover", "heal", "buy",
    "planned",
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
