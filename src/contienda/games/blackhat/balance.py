"""What `contienda balance` studies in Black Hat: the ranks led, the pawns moved, and what a trick is worth."""

from __future__ import annotations

from typing import Final

# By kind of piece: the verbs that use it. `verb` stands for actions that name no piece.
USES: Final = {"rank": ("rank",), "pawn": ("pawn",), "verb": ("take_all", "take_some", "raise", "lower", "draw_tile")}
