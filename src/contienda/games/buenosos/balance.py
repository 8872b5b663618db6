"""What `contienda balance` studies in BuenOsos: the cards of both teams."""

from __future__ import annotations

from typing import Final

# By kind of piece: the verbs that use it. `verb` stands for actions that name no piece.
USES: Final = {"card": ("play", "play_free"), "verb": ("basic",)}
