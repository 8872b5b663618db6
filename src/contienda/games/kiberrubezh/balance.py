"""What `contienda balance` studies in Kiberrubezh: the cards that are laid, played, activated, or fight."""

from __future__ import annotations

from typing import Final

# By kind of piece: the verbs that use it. `verb` stands for actions that name no piece.
USES: Final = {"card": ("lay", "play", "activate", "attack", "block")}
