"""The secret Critical Asset (14, 17.6): its tile is turned up when a pawn arrives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step
from contienda.games.blackhat._steps import ask_send_back, asset_pawn
from contienda.games.blackhat.constants import DECOY, DO_ASSET, NONE, owner
from contienda.games.blackhat.rules.sets import list_members
from contienda.games.blackhat.state import BlackHat

_CLAUSES: Final = ["14.4", "17.6a", "17.6b", "17.6c", "17.6d", "17.6e"]  # the clause about each tile


class Asset(Step):
    """Chance turns up the tile (14.2)."""

    number: i64 = 27
    arguments: str = "pawn"

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(state.assets_left, DO_ASSET, out)

    def do(self, state: BlackHat, action: i64) -> None:
        """End the game unless the tile is the Decoy (17.6), which sends the pawn back to a start."""
        pawn = asset_pawn(state)
        tile = action - DO_ASSET
        state.pop()
        state.asset = tile
        state.assets_left &= ~BIT[tile]
        state.lead("asset_turned", _CLAUSES[tile], owner(pawn), tile)
        if tile == DECOY:
            state.asset = NONE
            state.opened_by = NONE
            ask_send_back(state, pawn, owner(pawn))
