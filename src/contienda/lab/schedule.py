"""The pairings of a tournament: one bot against another in all other seats, in every seat in turn, on the same deals.

A game is identified by its number. Numbers run deal by deal, so that a tournament stopped early has played all pairings
equally often.
"""

from __future__ import annotations

import zlib
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

from contienda.core.rng import Rng


@dataclass(frozen=True)
class Plan:
    """What to play; the same plan gives the same games on any machine."""

    contienda: str  # the version that plays it
    game: str
    version: int
    options: dict[str, str]  # all of them, as people write them
    bots: list[str]
    seats: int
    deals: int  # per pairing
    seed: int
    scenario: str = ""  # the text of a scenario file

    def pairings(self) -> list[tuple[str, str]]:
        """Return pairs of single bot and bot in all other seats; in two-seat games one pair covers both seatings."""
        return [
            (one, other)
            for at, one in enumerate(self.bots)
            for against, other in enumerate(self.bots)
            if at < against or (at != against and self.seats > 2)
        ]

    @property
    def games(self) -> int:
        return self.deals * len(self.pairings()) * self.seats

    def by(self, contienda: str) -> Plan:
        """Return the same plan for another version."""
        return replace(self, contienda=contienda)

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


class Meeting(NamedTuple):
    """One game of the schedule."""

    number: int
    pairing: tuple[str, str]
    deal: int
    seat: int  # of the single bot
    seats: list[str]  # the bot in each seat

    def chance(self, seed: int) -> Rng:
        """The stream of dice and cards: that of the deal, for all players alike."""
        return Rng(seed, self.deal)

    def thought(self, seed: int) -> Rng:
        """The stream of the bots: different for each deal and seating, and never a stream of a deal."""
        return Rng(seed, (1 + (zlib.crc32(",".join(self.seats).encode()) >> 2)) * 2**32 + self.deal)


def meeting(plan: Plan, number: int) -> Meeting:
    """Return the game of that number."""
    pairings = plan.pairings()
    turn, seat = divmod(number, plan.seats)
    deal, at = divmod(turn, len(pairings))
    one, other = pairings[at]
    return Meeting(number, pairings[at], deal, seat, [one if each == seat else other for each in range(plan.seats)])
