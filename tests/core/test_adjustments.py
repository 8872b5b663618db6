"""Adjustments in the contract: most games have none and say so; those that have some never list them."""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.core.adjustment import Adjustment
from contienda.core.errors import IllegalAction
from contienda.core.game import Game
from contienda.core.state import RULING, State
from contienda.core.vocabulary import Verb, Vocabulary
from contienda.play.match import Match
from contienda.quality import laws
from tests.core.swapping_toy import SWAP, SwappingToy
from tests.core.toy import STAY, Toy

WITHOUT = ["misiles", "blackhat", "kiberrubezh", "maracas"]


@pytest.mark.parametrize("name", WITHOUT)
def test_a_game_without_adjustments_says_so(name: str) -> None:
    game = registry.load(name)
    state = game.start(game.fewest, game.resolve(game.presets[0].name, {}))
    assert game.adjustments(state) == []
    assert not any(game.is_adjustment(code) for code in (0, game.vocabulary.size - 1, game.vocabulary.size))
    with pytest.raises(IllegalAction) as raised:
        game.check_adjustment(state, 0)
    assert raised.value.key == "error-no-adjustments"
    assert (
        raised.value.sentence("en")
        == f"{name} has no adjustments, so its position cannot be changed by hand. Go back to an earlier step instead."
    )
    with pytest.raises(IllegalAction) as raised:
        state.apply(game.vocabulary.size)
    assert raised.value.key == "error-illegal"


def test_adjustments_come_last_in_a_vocabulary() -> None:
    found = Vocabulary([Verb("go", 0, []), Verb("raise", 1, [], adjusts=True)])
    assert (found.adjusting_from, found.size) == (1, 2)
    with pytest.raises(ValueError, match="go comes after the adjustments"):
        Vocabulary([Verb("raise", 0, [], adjusts=True), Verb("go", 1, [])])


class Failing(SwappingToy):
    def adjust(self, state: State, action: int) -> None:
        raise ZeroDivisionError


class Silent(SwappingToy):
    def adjust(self, state: State, action: int) -> None:
        assert isinstance(state, Toy)
        state.cards.reverse()


class Losing(SwappingToy):
    def adjust(self, state: State, action: int) -> None:
        super().adjust(state, action)
        assert isinstance(state, Toy)
        state.cards[0] = state.cards[1]


class Misnamed(SwappingToy):
    def adjustments(self, state: State) -> list[Adjustment]:
        return [Adjustment("stay", "", -1, 0, 0, [SWAP])] if state.actor() >= 0 else []


class Listed(SwappingToy):
    def adjustments(self, state: State) -> list[Adjustment]:
        return [Adjustment("stay", "", -1, 0, 0, [STAY])] if state.actor() >= 0 else []


def walked(game: Game) -> laws.Reached:
    return laws.Walk(game, 2, game.resolve("standard", {}), laws.chooser(1), 1).run(clauses={"1.1"})


def test_the_laws_reach_an_adjustment() -> None:
    found = walked(SwappingToy())
    assert "swap" in found.verbs
    assert "swapped" in found.events
    walk = laws.Walk(SwappingToy(), 2, SwappingToy().resolve("standard", {}), laws.chooser(1), 1)
    assert "swap" in walk.stroll(adjust=True).verbs


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Failing, "every adjustment that is offered applies"),
        (Silent, "an adjustment says what it did"),
        (Losing, "pieces are conserved"),
        (Misnamed, "an adjustment is of its verb"),
        (Listed, "an adjustment is never listed"),
    ],
)
def test_the_laws_notice_a_bad_adjustment(game: type[SwappingToy], law: str) -> None:
    with pytest.raises(laws.LawBroken, match=law):
        walked(game())


def test_an_adjustment_applies_and_is_no_decision() -> None:
    game = SwappingToy()
    match = Match(game, ["one", "two"], game.resolve("standard", {}))
    with pytest.raises(IllegalAction) as raised:
        match.apply(SWAP)
    assert raised.value.key == "error-adjustment-later"
    match.apply(0)
    match.apply(1)
    match.apply(SWAP)
    assert isinstance(match.state, Toy)
    assert match.state.cards == [1, 0]
    assert match.last_actor() == RULING
    assert [each.kind for each in match.recorder.events][-1] == "swapped"
    assert match.recorder.step == 3
    assert not match.undo(0)
    match.apply(STAY)
    match.apply(STAY)
    with pytest.raises(IllegalAction) as raised:
        match.apply(SWAP)
    assert raised.value.key == "error-adjustment-later"
