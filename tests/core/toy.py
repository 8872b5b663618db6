"""A tiny correct game for tests: two hidden cards of four, each seat stays or folds, the higher card that stayed wins.

It is plain Python on the compiled contract, as a game from another package would be.
"""

from __future__ import annotations

from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.options import Option, Preset, switch
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.core.vocabulary import SEAT, Argument, Fact, Piece, Verb, Vocabulary

STAY, FOLD = 4, 5
_CARD = Argument("card", Piece("card", 4, ["one", "two", "three", "four"]))
_SEAT = Argument("seat", Piece(SEAT, 2))
VOCABULARY = Vocabulary([Verb("deal", 0, [_CARD], chance=True), Verb("stay", STAY, []), Verb("fold", FOLD, [])])
EVENTS = [Fact("dealt", [_SEAT, _CARD]), Fact("stayed", [_SEAT]), Fact("folded", [_SEAT])]


class Toy(State):
    """`cards[seat]` and `choices[seat]`, -1 while undecided."""

    def __init__(self) -> None:
        self.seats = 2
        self.cards: list[int] = []
        self.choices: list[int] = []

    def actor(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        return len(self.choices) if len(self.choices) < 2 else OVER

    def legal(self, out: Legal) -> None:
        if len(self.cards) < 2:
            for card in range(4):
                if card not in self.cards:
                    out.add(card)
        elif len(self.choices) < 2:
            out.add(STAY)
            out.add(FOLD)

    def advance(self, action: int) -> None:
        if len(self.cards) < 2:
            seat = len(self.cards)
            self.cards.append(int(action))
            self.tell_card(seat, int(action))
        else:
            seat = len(self.choices)
            self.choices.append(int(action))
            self.note("stayed" if action == STAY else "folded", "1.1", seat)

    def tell_card(self, seat: int, card: int) -> None:
        self.whisper(seat, "dealt", "1.1", seat, card)

    def weights(self) -> list[int]:
        return [1] * len(self.actions())

    def sample(self, rng: Rng) -> int:
        listed = self.actions()
        return listed[int(rng.below(len(listed)))]

    def scores(self) -> list[float]:
        value = [card if choice == STAY else -1 for card, choice in zip(self.cards, self.choices, strict=True)]
        return [0.5, 0.5] if value[0] == value[1] else [float(value[0] > value[1]), float(value[1] > value[0])]

    def ending(self) -> str:
        return "folded" if self.choices == [FOLD, FOLD] else "shown"

    def twin(self) -> Toy:
        return type(self)()

    def copy(self) -> Toy:
        twin = self.twin()
        twin.cards = list(self.cards)
        twin.choices = list(self.choices)
        return twin

    def heuristics(self) -> Heuristics:
        return Heuristics()

    def encode(self) -> list[int]:
        return [len(self.cards), *self.cards, *self.choices]

    def view(self, seat: int) -> dict[str, object]:
        over = self.actor() == OVER
        cards = [card if at == seat or over else None for at, card in enumerate(self.cards)]
        return {"cards": cards, "choices": list(self.choices), "step": "choose"}

    def resample(self, seat: int, rng: Rng) -> State:
        twin = self.copy()
        if self.actor() == OVER:
            return twin
        known = self.cards[seat] if 0 <= seat < len(self.cards) else -1
        free = [card for card in range(4) if card != known]
        for at in range(len(self.cards)):
            if at != seat:
                twin.cards[at] = free.pop(int(rng.below(len(free))))
        return twin

    def witnesses(self, action: int) -> int:
        return 2 ** len(self.cards) if len(self.cards) < 2 else -1

    def audit(self) -> list[str]:
        return [] if len(set(self.cards)) == len(self.cards) else ["a card appears twice"]


class ToyGame(Game):
    """A game around any toy state."""

    def __init__(self, kind: type[Toy] = Toy, bound: int = 50) -> None:
        super().__init__(
            id="toy",
            version=1,
            fewest=2,
            most=2,
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=["choose"],
            endings=["shown", "folded"],
            options=[switch("polite"), Option("stakes", 3, low=1, high=9), Option("mood", 0, choices=["calm", "wild"])],
            presets=[Preset("standard", {}), Preset("fierce", {"stakes": 9, "mood": "wild"})],
            bound=bound,
            folder="",
        )
        self.kind = kind

    def start(self, seats: int, options: dict[str, int]) -> State:
        return self.kind()

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = self.kind()
        state.cards = list(codes[1 : 1 + codes[0]])
        state.choices = list(codes[1 + codes[0] :])
        return state
