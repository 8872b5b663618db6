"""Who beat whom how often: the share of a single bot against another in all other seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from contienda.lab.game_record import Played


class Cell(NamedTuple):
    """Wins of one bot and the number of games; a shared win counts in parts."""

    wins: float
    games: int

    def plus(self, wins: float) -> Cell:
        return Cell(self.wins + wins, self.games + 1)


def crosstable(bots: list[str], games: Iterable[Played]) -> dict[tuple[str, str], Cell]:
    """Return a cell for each ordered pair of bots; in two-seat games, each game counts for both bots."""
    found = {(one, other): Cell(0.0, 0) for one in bots for other in bots if one != other}
    for played in games:
        if not played.scores:
            continue
        (one, other), wins = played.meeting.pairing, played.wins()
        found[one, other] = found[one, other].plus(wins[played.meeting.seat])
        if len(wins) == 2:
            found[other, one] = found[other, one].plus(wins[1 - played.meeting.seat])
    return found


def total(bot: str, cells: dict[tuple[str, str], Cell]) -> Cell:
    """Sum a bot's results against all others."""
    own = [cell for (one, _), cell in cells.items() if one == bot]
    return Cell(sum(cell.wins for cell in own), sum(cell.games for cell in own))
