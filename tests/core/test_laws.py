"""Each law catches the toy that breaks it, and passes the correct one."""

from __future__ import annotations

import itertools

import pytest

from contienda.core.errors import IllegalAction
from contienda.core.events import Event
from contienda.core.observation import Feature, Observer, Row
from contienda.core.rng import Rng
from contienda.core.state import OVER, Legal, State
from contienda.quality import laws
from tests.core.toy import FOLD, STAY, Toy, ToyGame

_clock = itertools.count()


class Nothing(Toy):
    def legal(self, out: Legal) -> None:
        if len(self.choices) != 1:
            super().legal(out)


class Unstable(Toy):
    def legal(self, out: Legal) -> None:
        if len(self.cards) == 2 and len(self.choices) < 2 and next(_clock) % 2:
            out.add(FOLD)
            out.add(STAY)
        else:
            super().legal(out)


class Double(Toy):
    def legal(self, out: Legal) -> None:
        super().legal(out)
        if len(self.choices) == 0 and len(self.cards) == 2:
            out.add(STAY)


class Nobody(Toy):
    def actor(self) -> int:
        found = super().actor()
        return 7 if found == 1 else found


class SeatRolls(Toy):
    def actor(self) -> int:
        return 0 if len(self.cards) < 2 else super().actor()


class Lenient(Toy):
    def apply(self, action: int) -> None:
        if self.actor() >= 0 and action not in self.actions():
            return
        super().apply(action)


class Grudging(Toy):
    def apply(self, action: int) -> None:
        if action not in self.actions():
            self.choices.append(STAY)
            raise IllegalAction("no")
        super().apply(action)


class Jammed(Toy):
    def advance(self, action: int) -> None:
        if action == FOLD:
            raise RuntimeError("jam")
        super().advance(action)


class Shared(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.choices = self.choices
        return twin


class Forgetful(Toy):
    """Encodes too little: the first choice is lost."""

    def encode(self) -> list[int]:
        return [len(self.cards), *self.cards, *([STAY] * len(self.choices))]


class Counterfeit(Toy):
    def advance(self, action: int) -> None:
        super().advance(action)
        if len(self.cards) == 2:
            self.cards[1] = self.cards[0]


class Unweighed(Toy):
    def weights(self) -> list[int]:
        return [1]


class Loaded(Toy):
    def sample(self, rng: Rng) -> int:
        return STAY


class Open(Toy):
    """Shows the other card."""

    def view(self, seat: int) -> dict[str, object]:
        return {"cards": list(self.cards), "step": "choose"}


class Telling(Toy):
    """Offers fewer actions if the other card is high: the list leaks."""

    def legal(self, out: Legal) -> None:
        if len(self.choices) == 0 and len(self.cards) == 2 and self.cards[1] == 3:
            out.add(STAY)
        else:
            super().legal(out)


class Peeking(Toy):
    """Samples only worlds near the true one."""

    def resample(self, seat: int, rng: Rng) -> State:
        return self.copy()


class Impossible(Toy):
    def resample(self, seat: int, rng: Rng) -> State:
        twin = self.copy()
        if len(self.cards) == 2 and len(self.choices) < 2 and seat >= 0:
            twin.cards[1 - seat] = twin.cards[seat]
        return twin


class Loud(Toy):
    """Tells everybody which card was dealt."""

    def tell_card(self, seat: int, card: int) -> None:
        self.note("dealt", "1.1", seat, card)


class Watched(Toy):
    """Lets everybody see the draw itself."""

    def witnesses(self, action: int) -> int:
        return -1


class Unknown(Toy):
    def tell_card(self, seat: int, card: int) -> None:
        self.whisper(seat, "sneezed", "1.1", seat)


class Short(Toy):
    def tell_card(self, seat: int, card: int) -> None:
        self.whisper(seat, "dealt", "1.1", seat)


class Wrong(Toy):
    def tell_card(self, seat: int, card: int) -> None:
        self.whisper(seat, "dealt", "9.9", seat, card)


class Vain(Toy):
    """Plays differently while being recorded."""

    def advance(self, action: int) -> None:
        super().advance(action)
        if self.recorder is not None and self.choices == [FOLD]:
            self.choices[0] = STAY


class Endless(Toy):
    def advance(self, action: int) -> None:
        super().advance(action)
        if len(self.choices) == 2:
            self.choices = []


class Greedy(Toy):
    def scores(self) -> list[float]:
        return [2.0, 0.0]


class Restless(Toy):
    def legal(self, out: Legal) -> None:
        super().legal(out)
        if len(self.choices) == 2:
            out.add(STAY)


class Unnamed(Toy):
    def ending(self) -> str:
        return "boredom"


class Unprintable(Toy):
    def view(self, seat: int) -> dict[str, object]:
        return {"cards": {1, 2}, "step": "choose"}


class Moody(Toy):
    """Depends on something outside the position."""

    def advance(self, action: int) -> None:
        super().advance(action)
        if len(self.choices) == 1 and next(_clock) % 3 == 0:
            self.choices[0] = STAY if self.choices[0] == FOLD else FOLD


class Stacked(Toy):
    """Always deals the lowest card."""

    def sample(self, rng: Rng) -> int:
        rng.word()
        return self.actions()[0]


class Lopsided(Toy):
    """Claims that one card is likelier than it is."""

    def weights(self) -> list[int]:
        return [1000] + [1] * (len(self.actions()) - 1)


class Amnesiac(Toy):
    """Remembers something that neither a copy nor an encoding keeps."""

    mood = 0

    def advance(self, action: int) -> None:
        super().advance(action)
        self.mood += 1

    def legal(self, out: Legal) -> None:
        if len(self.choices) == 1 and self.mood < 3:
            out.add(STAY)
        else:
            super().legal(out)


class Citing(Toy):
    """Reveals a secret through the clause it cites."""

    def tell_card(self, seat: int, card: int) -> None:
        super().tell_card(seat, card)
        self.note("stayed", "1.1" if card > 1 else "1.2", seat)


class Winking(Toy):
    """Shows the dealt card to seats that must not know it."""

    def glimpse(self, action: int) -> int:
        return 1 + int(action)


class Wandering(Toy):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "step": "nowhere"}


BROKEN = [
    (Stacked, "chance has weights, and samples by them"),
    (Lopsided, "chance has weights, and samples by them"),
    (Amnesiac, "a copy is equal and independent"),
    (Citing, "events tell no more than the view"),
    (Wandering, "a view names its step"),
    (Winking, "a glimpse shows no more than the view"),
    (Nothing, "the legal list is never empty"),
    (Unstable, "a copy is equal and independent"),
    (Double, "the legal list has no duplicates"),
    (Nobody, "the actor is a seat, CHANCE or OVER"),
    (SeatRolls, "chance verbs belong to CHANCE alone"),
    (Lenient, "what is not listed is refused"),
    (Grudging, "a refused action changes nothing"),
    (Jammed, "every listed action applies"),
    (Shared, "a copy is equal and independent"),
    (Forgetful, "encode and decode give the same position"),
    (Counterfeit, "pieces are conserved"),
    (Unweighed, "chance has weights, and samples by them"),
    (Loaded, "chance has weights, and samples by them"),
    (Open, "nothing leaks"),
    (Telling, "nothing leaks"),
    (Impossible, "resample knows only what the seat knows"),
    (Peeking, "resample knows only what the seat knows"),
    (Loud, "events tell no more than the view"),
    (Watched, "events tell no more than the view"),
    (Unknown, "every event is declared"),
    (Short, "an event carries what it declares"),
    (Wrong, "an event cites a clause that exists"),
    (Vain, "a recorder changes nothing"),
    (Endless, "random play ends below the bound"),
    (Greedy, "scores are one number from 0 to 1 per seat"),
    (Restless, "after the end nothing is legal"),
    (Unnamed, "the ending is declared"),
    (Unprintable, "a view is JSON"),
]


def walk(kind: type[Toy], seed: int) -> None:
    game = ToyGame(kind)
    laws.Walk(game, 2, game.resolve("standard", {}), laws.chooser(seed), seed).run(clauses={"1.1", "1.2"})


def test_the_honest_toy_passes() -> None:
    for seed in range(60):
        walk(Toy, seed)


@pytest.mark.parametrize(("kind", "law"), BROKEN, ids=[kind.__name__ for kind, _ in BROKEN])
def test_a_law_catches_the_toy_that_breaks_it(kind: type[Toy], law: str) -> None:
    caught = set()
    for seed in range(30):
        try:
            walk(kind, seed)
        except laws.LawBroken as broken:
            caught.add(broken.law)
    assert law in caught


class Observed(Toy):
    """Also has observations: the cards a seat sees, plus one, and how many choices were made."""


class Looker(Observer):
    """`slip` is what it does wrong."""

    def __init__(self, slip: str) -> None:
        super().__init__(
            [Feature("cards", 2, 4, "the cards you see, plus one"), Feature("choices", 1, 2, "made so far")]
        )
        self.slip = slip

    def write(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, Toy)
        for at in range(2):
            seen = at == seat or state.actor() == OVER or self.slip == "leaks"
            row.put(state.cards[at] + 1 if at < len(state.cards) and seen else 0)
        row.put(len(state.choices) if self.slip != "too large" else 3)
        if self.slip == "too long":
            row.put(0)


class ObservedGame(ToyGame):
    def __init__(self, slip: str) -> None:
        super().__init__(Observed)
        self.slip = slip

    def observer(self) -> Observer | None:
        return Looker(self.slip)


def watch(slip: str) -> None:
    game = ObservedGame(slip)
    for seed in range(30):
        laws.Walk(game, 2, game.resolve("standard", {}), laws.chooser(seed), seed).run()


OBSERVED_BADLY = [("leaks", "nothing leaks"), ("too large", "declared"), ("too long", "declared")]


@pytest.mark.parametrize(("slip", "law"), OBSERVED_BADLY)
def test_a_law_catches_an_observation(slip: str, law: str) -> None:
    with pytest.raises(laws.LawBroken, match=law):
        watch(slip)


def test_an_observation_of_what_a_seat_knows_passes() -> None:
    watch("")


def test_dependence_on_the_world_outside_is_caught() -> None:
    with pytest.raises(laws.LawBroken):
        list(map(lambda seed: walk(Moody, seed), range(30)))  # noqa: C417


def test_what_is_never_reached_is_named() -> None:
    class Cautious(Toy):
        def legal(self, out: Legal) -> None:
            if len(self.cards) == 2 and len(self.choices) < 2:
                out.add(FOLD)
            else:
                super().legal(out)

    game = ToyGame(Cautious)
    assert laws.survey(game, 1, 20).missing(game) == ["verb stay", "event stayed", "ending shown"]
    honest = ToyGame()
    assert laws.survey(honest, 1, 40).missing(honest) == []


def test_fingerprints_tell_two_games_apart() -> None:
    options: dict[str, int] = {}
    assert laws.fingerprint(ToyGame(), 2, options, 1, 5) == laws.fingerprint(ToyGame(), 2, options, 1, 5)
    assert laws.fingerprint(ToyGame(), 2, options, 1, 5) != laws.fingerprint(ToyGame(Counterfeit), 2, options, 1, 5)


def at_first_choice(kind: type[Toy]) -> tuple[laws.Walk, Toy]:
    """Return a walk, and a position in which both cards are dealt."""
    game = ToyGame(kind)
    state = kind()
    state.cards = [0, 3]
    return laws.Walk(game, 2, game.resolve("standard", {}), laws.chooser(1), 1), state


def test_an_unstable_list_is_caught_by_its_own_law() -> None:
    walk, state = at_first_choice(Unstable)
    with pytest.raises(laws.LawBroken, match="the legal list is stable"):
        walk.listed(state)


def test_an_impossible_world_is_caught_by_its_audit() -> None:
    walk, state = at_first_choice(Impossible)
    with pytest.raises(laws.LawBroken, match="made an impossible world: a card appears twice"):
        walk.hidden(state, 0)


def test_a_replay_that_ends_elsewhere_is_caught() -> None:
    walk, state = at_first_choice(Toy)
    walk.replayed([0, 3], state)
    state.choices = [STAY]
    with pytest.raises(laws.LawBroken, match="a replay gives the same position"):
        walk.replayed([0, 3], state)


def test_an_effect_before_its_cause_is_caught() -> None:
    walk, _ = at_first_choice(Toy)
    early = Event(3, "stayed", [0], "1.1", 5, -1, 0)
    with pytest.raises(laws.LawBroken, match="a cause comes before its effect"):
        walk.events([early], {"1.1"})
