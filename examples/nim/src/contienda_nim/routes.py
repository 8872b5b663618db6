"""What this game adds to the server, under /api/nim/."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

from contienda.server.http_errors import REFUSALS
from contienda_nim.theory import winning_moves


@get("/api/nim/winning", operation_id="winningMoves", sync_to_thread=False, responses=REFUSALS)
def winning(
    rows: Annotated[str, QueryParameter(pattern=r"^[0-7](,[0-7]){0,7}$", description="Sticks of each row: 1,3,5,7")],
    misere: bool = False,
) -> list[list[int]]:
    """List the row (from 0) and number of sticks of every winning move."""
    return [list(move) for move in winning_moves([int(row) for row in rows.split(",")], misere)]


router = Router("", route_handlers=[winning], tags=["nim"])
