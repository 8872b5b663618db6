"""The toy game with one adjustment: the facilitator may swap the two cards."""

from __future__ import annotations

from contienda.core.events import EVERYBODY
from contienda.core.game import Adjustment, Game
from contienda.core.state import OVER, State
from contienda.core.vocabulary import Fact, Verb, Vocabulary
from contienda.table import seeded_chance
from contienda.table.setup import SeatSetup, Setup
from tests.core.toy import EVENTS, FOLD, VOCABULARY, Toy, ToyGame
from tests.table.helpers import SEED, Play

SWAP = FOLD + 1


class Swappable(Toy):
    """A toy state that accepts the adjustment, although it never lists it."""

    def apply(self, action: int) -> None:
        if action != SWAP:
            super().apply(action)
            return
        if self.recorder is not None:
            self.recorder.decided(self.actor(), action, EVERYBODY)
        self.cards.reverse()
        self.note("swapped", "1.1")
        if self.recorder is not None:
            self.recorder.finished()


class SwapGame(ToyGame):
    """The toy game with an adjustment and two sides."""

    def __init__(self) -> None:
        super().__init__(Swappable)
        self.vocabulary = Vocabulary([*VOCABULARY.verbs, Verb("swap", SWAP, [])])
        self.events = [*EVENTS, Fact("swapped", [])]
        self.sides = ["cats", "dogs"]

    def adjustments(self, state: State) -> list[Adjustment]:
        return [Adjustment(SWAP)] if state.actor() >= 0 or state.actor() == OVER else []


def table(kinds: str = "open open", game: Game | None = None, **more: object) -> Play:
    """Return a table of the toy game with Ana and Luz, started."""
    rules = game if game is not None else SwapGame()
    options = {"polite": "no", "stakes": "3", "mood": "calm"}
    seats = [SeatSetup("team" if kind == "team" else "open") for kind in kinds.split()]
    setup = Setup("toy", 1, options, seats, seeded_chance.commitment(SEED), **more)  # type: ignore[arg-type]
    return Play(setup, game=rules).sit("Ana", 0).sit("Luz", 1)
