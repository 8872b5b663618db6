"""What every environment is made from: a game by name, its seats, its preset and its options."""

from __future__ import annotations

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.observation import Observer


class Setup:
    """A game that can be started again and again, and what writes its observations."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        preset: str = "",
        options: dict[str, object] | None = None,
        resolved: dict[str, int] | None = None,
    ) -> None:
        """Take a preset and options as people write them, or all options as resolved before."""
        self.game = registry.load(game, yardsticks=True) if isinstance(game, str) else game
        self.seats = seats if seats > 0 else self.game.usual
        self.game.check_seats(self.seats)
        self.options = resolved or self.game.resolve(preset or self.game.presets[0].name, options or {})
        observer = self.game.observer()
        if observer is None:
            raise BadOption("error-no-observations", game=self.game.id)
        self.observer: Observer = observer
