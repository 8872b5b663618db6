"""`contienda check` finds the broken law of a short game wherever it is, and keeps to its time in a long one."""

from __future__ import annotations

import itertools

import pytest

from contienda.cli.commands import check
from contienda.core.errors import IllegalAction
from contienda.core.rng import Rng
from contienda.core.state import Legal, State
from contienda.quality import laws
from tests.core.nim import Nim, NimGame
from tests.core.test_laws import BROKEN, Wrong
from tests.core.toy import Toy, ToyGame


class ForgetsTheTurn(Nim):
    """Correct at the first position, wrong at every other position of the second seat."""

    def encode(self) -> list[int]:
        return [self.left]

    def restore(self, codes: list[int]) -> None:
        self.left = codes[0]


class SharesNothingAtTheEnd(Nim):
    def copy(self) -> Nim:
        twin = super().copy()
        return self if self.left < 4 else twin


class OffersTwice(Nim):
    def legal(self, out: Legal) -> None:
        super().legal(out)
        if self.left == 1:
            out.add(0)


class TakesWhatIsNotThere(Nim):
    def apply(self, action: int) -> None:
        if self.left <= 2 and not 0 <= action < self.left:
            return
        super().apply(action)


class ChangesAndRefuses(Nim):
    def apply(self, action: int) -> None:
        if action not in self.actions():
            self.turn = 1 - self.turn if self.left < 6 else self.turn
            raise IllegalAction("no")
        super().apply(action)


class LosesSticks(Nim):
    def advance(self, action: int) -> None:
        super().advance(action)
        if self.left == 2:
            self.left = 20

    def audit(self) -> list[str]:
        return [] if self.left <= 11 else ["sticks from nowhere"]


class ImaginesAnotherTurn(Nim):
    def resample(self, seat: int, rng: Rng) -> State:
        twin = self.copy()
        if self.left == 1:
            twin.turn = 1 - twin.turn
        return twin


class SpeaksOfNothing(Nim):
    def advance(self, action: int) -> None:
        super().advance(action)
        if self.left == 0:
            self.note("rejoiced", "1.1", self.turn)


SHORT = [
    (ForgetsTheTurn, "encode and decode give the same position"),
    (SharesNothingAtTheEnd, "a copy is equal and independent"),
    (OffersTwice, "the legal list has no duplicates"),
    (TakesWhatIsNotThere, "what is not listed is refused"),
    (ChangesAndRefuses, "a refused action changes nothing"),
    (LosesSticks, "pieces are conserved"),
    (ImaginesAnotherTurn, "nothing leaks"),
    (SpeaksOfNothing, "every event is declared"),
]


def test_an_honest_nim_passes() -> None:
    assert check.check_laws(NimGame(), 20, 1) == []


@pytest.mark.parametrize(("kind", "law"), SHORT, ids=[kind.__name__ for kind, _ in SHORT])
def test_a_broken_nim_does_not_pass(kind: type[Nim], law: str) -> None:
    found = check.check_laws(NimGame(kind), 20, 1)
    assert any(f": {law}: " in problem for problem in found), found


def test_a_problem_says_where_it_was_found() -> None:
    found = check.check_laws(NimGame(ForgetsTheTurn), 1, 1)
    assert found[0].startswith("standard, 2 seats, game 1, after 1 actions: encode and decode")


@pytest.mark.parametrize(("kind", "law"), BROKEN, ids=[kind.__name__ for kind, _ in BROKEN])
def test_every_law_is_checked_at_every_position_of_a_short_game(kind: type[Toy], law: str) -> None:
    if kind is Wrong:
        pytest.skip("a toy has no rulebook to cite wrongly")
    found = check.check_laws(ToyGame(kind), 30, 0)
    assert any(f": {law}: " in problem for problem in found), found[:3]


def test_a_long_game_is_looked_at_to_its_end_within_its_time() -> None:
    """With a second per position and 100 seconds in all, the first fifty are checked, then ever fewer."""
    now = 0.0
    pace = laws.Pace(1, 100.0, lambda: now)
    seen = []
    for taken in range(2000):
        pace.begin()
        if pace.is_due(taken):
            seen.append(taken)
            now += 1.0
        pace.end()
    assert seen[:50] == list(range(50))
    assert len(seen) <= 100
    assert seen[-1] > 1000
    assert max(later - earlier for earlier, later in itertools.pairwise(seen)) <= 256
