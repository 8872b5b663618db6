"""Tree search: it sees what is near, it is reproducible, and it uses nothing its seat cannot know."""

from __future__ import annotations

import pytest

from contienda.bots.search import Search
from contienda.core.errors import IllegalAction
from contienda.core.events import EVERYBODY
from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.games.misiles.game import GAME as MISILES
from contienda.yardsticks.connect_four import GAME as CONNECT_FOUR
from contienda.yardsticks.hearts import GAME as HEARTS


def connect_four(columns: list[int]) -> State:
    state = CONNECT_FOUR.start(2, {})
    for column in columns:
        state.apply(column)
    return state


def first_decision(game: Game, seats: int, seed: int) -> State:
    state, rng = game.start(seats, game.resolve("standard", {})), Rng(seed)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state


def report(search: Search) -> list[tuple[int, int, float]]:
    return [(action, search.visits(action), search.mean(action)) for action in search.actions()]


@pytest.mark.parametrize(
    ("columns", "best"), [([0, 1, 0, 1, 0, 1], 0), ([2, 2, 3, 3, 4, 4, 0, 5], 1), ([6, 0, 6, 0, 6, 1], 6)]
)
def test_it_takes_a_win(columns: list[int], best: int) -> None:
    state = connect_four(columns)
    search = Search()
    assert search.run(state, int(state.actor()), 400, Rng(1)) == best
    assert search.mean(best) == 1.0


@pytest.mark.parametrize(("columns", "best"), [([0, 1, 0, 2, 0], 0), ([6, 3, 5, 3, 0, 3], 3)])
def test_it_stops_a_loss(columns: list[int], best: int) -> None:
    state = connect_four(columns)
    assert Search().run(state, int(state.actor()), 800, Rng(1)) == best


def test_it_beats_random_play() -> None:
    won, search = 0.0, Search()
    for game in range(10):
        state, rng, seat = connect_four([]), Rng(5, game), game % 2
        while state.actor() != OVER:
            listed = state.actions()
            if state.actor() == seat:
                state.apply(search.run(state, seat, 60, rng))
            else:
                state.apply(listed[rng.below(len(listed))])
        won += state.scores()[seat]
    assert won >= 9


@pytest.mark.parametrize(("game", "seats"), [(CONNECT_FOUR, 2), (HEARTS, 4), (MISILES, 3)])
def test_the_same_generator_gives_the_same_search(game: Game, seats: int) -> None:
    state = first_decision(game, seats, 2)
    before = state.encode()
    reports = []
    for _ in range(2):
        search = Search()
        search.run(state, int(state.actor()), 40, Rng(4))
        reports.append(report(search))
    search.run(state, int(state.actor()), 40, Rng(4))  # a used tree is as good as a new one
    assert reports[0] == reports[1] == report(search)
    assert state.encode() == before
    assert sum(visits for _, visits, _ in reports[0]) == 40 == search.simulations
    assert all(0.0 <= mean <= 1.0 for _, _, mean in reports[0])
    assert search.actions() == sorted(state.actions())[: len(search.actions())] or len(state.actions()) > 40


def test_it_knows_no_more_than_its_seat() -> None:
    state = first_decision(HEARTS, 4, 3)
    seat = int(state.actor())
    other = state.resample(seat, Rng(8))
    assert other.encode() != state.encode()
    one, two = Search(), Search()
    one.run(state, seat, 60, Rng(6))
    two.run(other, seat, 60, Rng(6))
    assert report(one) == report(two)


def test_it_searches_only_for_the_seat_to_decide() -> None:
    with pytest.raises(IllegalAction, match="the decision belongs to"):
        Search().run(connect_four([]), 1, 10, Rng(1))


class Hidden(State):
    """Seat 0 hides a coin in one of two hands, a die of four is thrown, seat 1 guesses the hand."""

    def __init__(self, done: list[int]) -> None:
        self.seats = 2
        self.done = done

    def actor(self) -> int:
        return (0, CHANCE, 1, OVER)[len(self.done)]

    def legal(self, out: Legal) -> None:
        for code in range(4 if self.actor() == CHANCE else 2):
            out.add(code)

    def advance(self, action: int) -> None:
        self.done.append(int(action))

    def sample(self, rng: Rng) -> int:
        return int(rng.below(4))

    def scores(self) -> list[float]:
        found = float(self.done[2] == self.done[0])
        return [1.0 - found, found]

    def resample(self, seat: int, rng: Rng) -> State:
        return type(self)(list(self.done))

    def witnesses(self, action: int) -> int:
        return 1 if self.actor() == 0 else EVERYBODY

    def heuristics(self) -> Heuristics:
        return Heuristics()


@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_taken_to_know_what_he_cannot_see(seed: int) -> None:
    """Half of the guesses are wrong; if seat 1 were credited with seeing the hand, none would be."""
    search = Search()
    search.run(Hidden([]), 0, 1000, Rng(seed))
    assert min(search.mean(0), search.mean(1)) > 0.3


class Shown(Hidden):
    """The same with both hands open."""

    def glimpse(self, action: int) -> int:
        return 1 + int(action) if self.actor() == 0 else 0


def test_what_is_shown_is_known() -> None:
    """The action is unseen, but its result is visible: nearly every guess is right."""
    search = Search()
    search.run(Shown([]), 0, 1000, Rng(1))
    assert max(search.mean(0), search.mean(1)) < 0.1


class Loan(Heuristics):
    """Judges by the purse, which a loan fills; `patient` waits until it is paid back."""

    def __init__(self, patient: bool) -> None:
        self.horizon = 0
        self.patient = patient

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Borrower)
        return 0.5 + 0.1 * state.purse

    def settled(self, state: State) -> bool:
        assert isinstance(state, Borrower)
        return not (self.patient and state.owes)


class Borrower(State):
    """Borrow 3 (1) and pay back 4 at once, or earn 1 (0); ten times, never over for the searcher."""

    def __init__(self, patient: bool, purse: int = 0, owes: bool = False, left: int = 10) -> None:
        self.seats = 1
        self.patient, self.purse, self.owes, self.left = patient, purse, owes, left

    def actor(self) -> int:
        return 0 if self.left > 0 else OVER

    def legal(self, out: Legal) -> None:
        for code in range(1 if self.owes else 2):
            out.add(code)

    def advance(self, action: int) -> None:
        if self.owes:
            self.purse, self.owes = self.purse - 4, False
        else:
            self.purse, self.owes = self.purse + (3 if action else 1), bool(action)
        self.left -= 1

    def resample(self, seat: int, rng: Rng) -> State:
        return type(self)(self.patient, self.purse, self.owes, self.left)

    def heuristics(self) -> Heuristics:
        return Loan(self.patient)


@pytest.mark.parametrize(("patient", "best"), [(True, 0), (False, 1)])
def test_nothing_is_judged_half_done_where_the_game_says_so(patient: bool, best: int) -> None:
    """One look at each choice: a judge that looks into the purse before the loan is paid back, borrows."""
    search = Search()
    search.run(Borrower(patient), 0, 2, Rng(1))
    assert search.mean(best) > search.mean(1 - best)
