"""The steps of play by their rulebook names; a pending step carries one number, told behind each."""

from __future__ import annotations

from typing import Final

START: Final = 0  # seat
GAIN_MISSILE: Final = 1
EFFECT: Final = 2
ROLL: Final = 3  # seat
REROLL_PAIR: Final = 4  # seat
REROLL_PART: Final = 5  # seat
PAIRING: Final = 6  # seat
DECISION: Final = 7
ADDITIONAL: Final = 8
COMPLETED: Final = 9  # element
TARGET: Final = 10
COUNTER: Final = 11  # seat
SACRIFICE: Final = 12  # how many more
SPACE_RACE: Final = 13
RED_TELEPHONE: Final = 14  # how many more
SWAP: Final = 15
OFFER: Final = 16  # how many more
ANSWER: Final = 17  # how many more
EXCHANGE_GIVE: Final = 18
EXCHANGE_TAKE: Final = 19
END: Final = 20

STEP_NAMES: Final = [
    "start", "gain_missile", "effect", "roll", "reroll_pair", "reroll_part", "pairing", "decision", "additional",
    "completed", "target", "counter", "sacrifice", "space_race", "red_telephone", "swap", "offer", "answer",
    "exchange_give", "exchange_take", "end",
]  # fmt: skip
