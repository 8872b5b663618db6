"""What `contienda balance` studies in Maracas: missions, Chance Chits, Strategies, and the units sent on missions."""

from __future__ import annotations

from typing import Final

# By kind of piece: the verbs that use it. `verb` stands for actions that name no piece.
USES: Final = {"mission": ("mission",), "chit": ("chit",), "strategy": ("strategy",), "kind": ("pick", "add")}
