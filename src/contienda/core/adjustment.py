"""What a facilitator may change outside the rules of play: a marker, a piece, the next event.

Adjustments are actions of the vocabulary that `State.legal` never lists. `State.apply` carries them out, so replays,
logs and undo treat them like any other action.
"""

from __future__ import annotations


class Adjustment:
    """One thing that may be changed now, in one direction.

    `piece` is `kind:name` of what changes, or "" for the game as a whole. `value` is its number now, from `low` to
    `high`; it is -1 where there is no number. `codes` are the actions, by ascending amount or piece.
    """

    def __init__(self, verb: str, piece: str, value: int, low: int, high: int, codes: list[int]) -> None:
        self.verb = verb
        self.piece = piece
        self.value = value
        self.low = low
        self.high = high
        self.codes = codes
