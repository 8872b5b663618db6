"""The steps of play by their rulebook names; a pending step carries one number, told behind each."""

from __future__ import annotations

from typing import Final

DEALER: Final = 0
SETUP_TILE: Final = 1  # how many more
SETUP_PLACE: Final = 2  # the face drawn
STATUS: Final = 3  # player
ROUND: Final = 4
TURN_UP: Final = 5
HAT_TO: Final = 6
DEAL: Final = 7  # player
FIRST_LEAD: Final = 8
PLAY: Final = 9
COUNT: Final = 10
WILDS: Final = 11
TRICK: Final = 12
PICK_UP: Final = 13
TAKE: Final = 14  # how many more
HACK: Final = 15
PATH: Final = 16  # pawn
DRAW: Final = 17
DENIAL: Final = 18  # the pawn that attacks
SEND_BACK: Final = 19  # pawn, and who picks the start
EXPLOIT: Final = 20  # pawn
SIGN: Final = 21  # pawn and space
MARKER: Final = 22  # pawn, space and sign
RANDOMIZER: Final = 23  # pawn
TILE: Final = 24  # pawn
PLACE: Final = 25  # pawn and face
SWEEP: Final = 26  # place and corner
ASSET: Final = 27  # pawn
TRACER: Final = 28
CLOSE: Final = 29

STEP_NAMES: Final = [
    "dealer", "setup_tile", "setup_place", "status", "round", "turn_up", "hat_to", "deal", "first_lead", "play",
    "count", "wilds", "trick", "pick_up", "take", "hack", "path", "draw", "denial", "send_back",
    "exploit", "sign", "marker", "randomizer", "tile", "place", "sweep", "asset", "tracer", "close",
]  # fmt: skip
AUTOMATIC: Final = {"round", "first_lead", "trick", "sweep", "close"}
ASKED: Final = [name for name in STEP_NAMES if name not in AUTOMATIC]  # steps at which somebody, or chance, acts
