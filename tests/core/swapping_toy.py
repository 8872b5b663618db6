"""The toy game with one adjustment, as a game from another package would bring it."""

from __future__ import annotations

from contienda.core.adjustment import Adjustment
from contienda.core.state import State
from contienda.core.vocabulary import Fact, Verb, Vocabulary
from tests.core.toy import EVENTS, FOLD, VOCABULARY, Toy, ToyGame

SWAP = FOLD + 1  # the facilitator swaps the cards of both seats


class OwnToy(Toy):
    """A toy whose copies know their game."""

    def twin(self) -> Toy:
        twin = super().twin()
        twin.game = self.game
        return twin


class SwappingToy(ToyGame):
    """The facilitator may swap the two cards before somebody has won."""

    def __init__(self) -> None:
        super().__init__(OwnToy)
        self.vocabulary = Vocabulary([*VOCABULARY.verbs, Verb("swap", SWAP, [], adjusts=True)])
        self.events = [*EVENTS, Fact("swapped", [])]

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = super().start(seats, options)
        state.game = self
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = super().decode(seats, options, codes)
        state.game = self
        return state

    def adjustments(self, state: State) -> list[Adjustment]:
        return [Adjustment("swap", "", -1, 0, 0, [SWAP])] if state.actor() >= 0 else []

    def adjust(self, state: State, action: int) -> None:
        assert isinstance(state, Toy)
        state.cards.reverse()
        state.note("swapped", "1.1")
