"""What `contienda balance` studies in ¡Misiles, Ahora!: what is collected, and the ways to play an element."""

from __future__ import annotations

from typing import Final

# By kind of piece: the verbs that use it. `verb` stands for actions that name no piece.
USES: Final = {"cost": ("collect",), "way": ("play",), "verb": ("search", "counter")}
