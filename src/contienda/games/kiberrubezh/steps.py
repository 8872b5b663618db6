"""The steps of play by their rulebook names; a pending step carries one number, told behind each."""

from __future__ import annotations

from typing import Final

LOT: Final = 0
DRAW: Final = 1  # seat, how many more, cause
REDEAL: Final = 2  # seat
UNDER: Final = 3  # seat, how many more
START: Final = 4  # seat
UNTURN: Final = 5
ASSETS: Final = 6
DEPLOY: Final = 7
ATTACK: Final = 8
CLEAR: Final = 9
WAVE: Final = 10
DEFEND: Final = 11
POINTS: Final = 12  # measure, points left, points given
OUTCOME: Final = 13
MOMENT: Final = 14
DAMAGE: Final = 15
DAMAGE_END: Final = 16
WAVE_END: Final = 17
END: Final = 18
OVERLOAD: Final = 19  # seat
TRIGGERED: Final = 20  # trigger and seat
RUN: Final = 21  # source, effect row, rows left
MILL: Final = 22  # seat, how many more, cause
LOSE: Final = 23  # seat, how many more
GIVE_UP: Final = 24  # seat, how many more
TAKE_OUT: Final = 25  # seat of the hand, how many more
LOOK: Final = 26  # deck, looker, how many more, and what then
SORT_UNDER: Final = 27  # deck, looker, cards left
DUMP: Final = 28  # deck, looker, cards left, how many more to discard
SORT_TOP: Final = 29  # deck, looker, cards left, cards placed
SEARCH: Final = 30  # source, row, how many more
RECOVER: Final = 31  # source, row, how many more
DESTROY: Final = 32  # source, row, how many more
TURN: Final = 33  # source, row, how many more
UNTURN_SOME: Final = 34  # source, row, how many more
RETURN: Final = 35  # source, row, how many more
STOP: Final = 36  # source, row, how many more
NAME: Final = 37  # source
CHOOSE: Final = 38  # source, row

STEP_NAMES: Final = [
    "lot", "draw", "redeal", "under", "start", "unturn", "assets", "deployment", "attack", "clear", "wave", "defence",
    "points", "outcome", "moment", "damage", "damage_end", "wave_end", "end", "overload", "order", "run", "mill",
    "lose", "give_up", "take_out", "look", "sort_under", "dump", "sort_top", "search", "recover", "destroy", "turn",
    "unturn_some", "return", "stop", "name", "choose",
]  # fmt: skip
AUTOMATIC: Final = {"start", "unturn", "outcome", "damage_end", "wave_end", "end", "run"}
ASKED: Final = [name for name in STEP_NAMES if name not in AUTOMATIC]  # steps at which somebody, or chance, acts
