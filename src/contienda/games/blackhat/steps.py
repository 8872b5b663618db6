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
WITH_HAT: Final = 11
JOKERS: Final = 12
TRICK: Final = 13
PICK_UP: Final = 14
TAKE: Final = 15  # how many more
HACK: Final = 16
PATH: Final = 17  # pawn
DRAW: Final = 18
DENIAL: Final = 19  # the pawn that attacks
SEND_BACK: Final = 20  # pawn, and who picks the start
EXPLOIT: Final = 21  # pawn
SIGN: Final = 22  # pawn and space
MARKER: Final = 23  # pawn, space and sign
RANDOMIZER: Final = 24  # pawn
TILE: Final = 25  # pawn
PLACE: Final = 26  # pawn and face
SWEEP: Final = 27  # place and corner
ASSET: Final = 28  # pawn
TRACER: Final = 29
CLOSE: Final = 30

STEP_NAMES: Final = [
    "dealer", "setup_tile", "setup_place", "status", "round", "turn_up", "hat_to", "deal", "first_lead", "play",
    "count", "with_hat", "jokers", "trick", "pick_up", "take", "hack", "path", "draw", "denial", "send_back",
    "exploit", "sign", "marker", "randomizer", "tile", "place", "sweep", "asset", "tracer", "close",
]  # fmt: skip
AUTOMATIC: Final = {"round", "first_lead", "trick", "sweep", "close"}
ASKED: Final = [name for name in STEP_NAMES if name not in AUTOMATIC]  # steps at which somebody, or chance, acts
