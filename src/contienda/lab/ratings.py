"""Ratings by OpenSkill (Plackett–Luce), game by game in the order of their numbers.

Every seat is rated by its score; a bot in several seats gets the mean of their ratings. Bots do not change while they
play, so their uncertainty does not grow between games.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from contienda.core.errors import BadOption
from contienda.lab.game_record import Played


class Rating(NamedTuple):
    """A bot's estimated strength on OpenSkill's scale: everybody starts at 25 ± 16.7."""

    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma: a cautious lower bound


def ratings(bots: list[str], games: Iterable[Played]) -> dict[str, Rating]:
    """Rate the bots from these games."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption("error-no-extra", package="openskill", extra="lab") from None

    model = PlackettLuce(tau=0.0)
    fresh = model.rating()
    now = dict.fromkeys(bots, (fresh.mu, fresh.sigma))
    for played in games:
        if not played.scores:
            continue
        seats = played.meeting.seats
        rated = model.rate([[model.create_rating(list(now[bot]))] for bot in seats], scores=played.scores)
        for bot in played.meeting.pairing:
            given = [rated[seat][0] for seat, name in enumerate(seats) if name == bot]
            now[bot] = fmean(each.mu for each in given), fmean(each.sigma for each in given)
    return {bot: Rating(mu, sigma, model.create_rating([mu, sigma]).ordinal()) for bot, (mu, sigma) in now.items()}
