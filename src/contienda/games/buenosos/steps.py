"""The steps of play by their rulebook names; a pending step carries one number, told behind each."""

from __future__ import annotations

from typing import Final

SUPPLY: Final = 0  # how many providers more
START: Final = 1  # turn
DRAW: Final = 2  # side
TRIM: Final = 3  # side
LATENT: Final = 4
EVENT: Final = 5
PREPARATION: Final = 6
ATTACK: Final = 7
ATTACK_END: Final = 8
RESPONSE: Final = 9
RESPONSE_END: Final = 10
CYCLE: Final = 11  # side, and how many more
TARGET: Final = 12
SECOND: Final = 13
PAYMENT: Final = 14
EFFECTS: Final = 15
HUNT: Final = 16  # phases that may be erased
CANCEL: Final = 17
REPAIR: Final = 18  # steps and economic cost
LOSE: Final = 19  # side, and the card to blame
GIVE_UP: Final = 20  # side, and the card to blame
INTERMITTENCY: Final = 21
SPREAD: Final = 22  # node
CASCADE: Final = 23  # wave
LEFTOVER: Final = 24
CLOSING: Final = 25

STEP_NAMES: Final = [
    "supply", "start", "draw", "trim", "latent", "event", "preparation", "attack", "attack_end", "response",
    "response_end", "cycle", "target", "second", "payment", "effects", "hunt", "cancel", "repair", "lose", "give_up",
    "intermittency", "spread", "cascade", "leftover", "closing",
]  # fmt: skip
AUTOMATIC: Final = {"start", "latent", "attack_end", "response_end", "effects", "cascade", "closing"}
ASKED: Final = [name for name in STEP_NAMES if name not in AUTOMATIC]  # steps at which somebody, or chance, acts
