"""A ready setup: rules of thumb place a person's pieces, and one word lets them do it themselves."""

from __future__ import annotations

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core.rng import Rng
from contienda.play.match import Match
from contienda.table.ready_setup import PLACER, belongs


class Ready:
    """Places the pieces of a seat, and takes all of it back at once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.declined: set[int] = set()  # seats that place their pieces themselves
        self.accepted: set[int] = set()  # seats that asked for a ready setup, which may come in several parts
        self.placed: tuple[int, int, int] | None = None  # the seat, and the actions of its ready setup

    def is_offered(self, seat: int) -> bool:
        return seat not in self.declined and self.sets_up()

    def sets_up(self) -> bool:
        return belongs(self.match.game.id, self.match.state)

    def place(self, seat: int, rng: Rng) -> None:
        """Decide for the seat as long as it sets up."""
        match, begin = self.match, len(self.match.actions)
        bot = make(PLACER)
        bot.begin(match.game, match.options, len(match.seats), seat)
        try:
            while match.state.actor() == seat and self.sets_up():
                match.apply(bot.pick(Sight(match.state, seat), rng))
        finally:
            bot.close()
        self.placed = (seat, begin, len(match.actions))
        self.accepted.add(seat)

    def take_back(self, seat: int) -> bool:
        """Undo the whole ready setup, if it is the last thing that happened, and let the person place."""
        if self.placed is None or self.placed[0] != seat or len(self.match.actions) != self.placed[2]:
            return False
        while len(self.match.actions) > self.placed[1] and self.match.undo(seat):
            pass
        self.placed = None
        self.accepted.discard(seat)
        return True
