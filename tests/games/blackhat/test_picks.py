"""The picks of a play: they reach every legal play exactly once, and the questions reveal nothing about the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from contienda.games.blackhat._steps import STEP_NAMES
from contienda.games.blackhat.constants import HAT, KINDS, ONE, RANKS, held
from contienda.games.blackhat.state import BlackHat
from tests.games.blackhat.table import Table, packed, unpacked

HANDS = [
    "7",
    "7 7",
    "7 7 J",
    "7 7 J H",
    "J H",
    "H 3",
    "J J H",
    "1 2 2 J J H",
    "5 5 5 9 9 J H",
    "13 13 12 J J J",
    "4 J",
    "H",
]
Ways = list[tuple[int, list[tuple[str, int]]]]  # cards played, and the questions before with their number of answers
Pick = tuple[int, int, BlackHat]  # what the others see of it, the cards played with it, the position after it


def faced(hand: str, lead: int) -> Table:
    """A position in which the holder of this hand leads, or follows a lead of this many cards."""
    table = Table("first_game", 3)
    if lead == 0:
        return table.hands(hand, "2 3 4 6", "1 8 8 8")
    leader = " ".join(["10"] * lead)
    return table.hands(f"{leader} 11", hand, "1 8 8 8").play(leader)


def brute_force(hand: int, lead: int) -> set[int]:
    """Every legal play of a hand, by trying all sub-multisets: an independent, plain version of the rules."""
    found: set[int] = set()
    for numbers in product(*(range(int(held(hand, kind)) + 1) for kind in range(KINDS))):
        cards = sum(number * int(ONE[kind]) for kind, number in enumerate(numbers))
        total = sum(numbers)
        ranks = [kind for kind in range(RANKS) if numbers[kind]]
        if total == 0 or len(ranks) > 1:
            continue
        if lead == 0 or total == lead or (total == 1 and not numbers[HAT]):
            found.add(cards)
    return found


def by_picks(table: Table) -> Ways:
    """Every play the picks lead to, once per way."""
    found: Ways = []
    waiting: list[tuple[BlackHat, list[tuple[str, int]]]] = [(table.state, [])]
    while waiting:
        state, before = waiting.pop()
        asked = [*before, (STEP_NAMES[state.step()], len(state.actions()))]
        for _, laid, after in picks(state):
            if laid:
                found.append((laid, asked))
            else:
                waiting.append((after, asked))
    return found


def picks(state: BlackHat) -> Iterator[Pick]:
    """Every answer to the question of a play."""
    player = state.at_turn(state.played)
    for code in state.actions():
        twin = state.copy()
        assert isinstance(twin, BlackHat)
        twin.recorder = None
        twin.apply(code)
        yield int(state.glimpse(code)), int(state.hands[player] - twin.hands[player]), twin


def small_hands() -> Iterator[str]:
    """Two ranks, jokers and the hat, in every number up to two or three; never the hat alone."""
    for sevens, nines, jokers, hat in product(range(4), range(2), range(3), range(2)):
        if sevens + nines + jokers > 0:
            yield " ".join(["7"] * sevens + ["9"] * nines + ["J"] * jokers + ["H"] * hat)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("lead", [0, 1, 2, 3, 4])
@pytest.mark.clause("blackhat", "5.1", "5.2", "7.7", "7.8", "B-R58")
def test_picks_reach_exactly_the_legal_plays_each_once(hand: str, lead: int) -> None:
    table = faced(hand, lead)
    expected = brute_force(packed(hand), lead)
    if not expected:
        assert "passed(1) 7.8" in table.events()
        return
    assert sorted(unpacked(laid) for laid, _ in by_picks(table)) == sorted(map(unpacked, expected))


@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_any_small_hand_too(lead: int) -> None:
    for hand in small_hands():
        found = [laid for laid, _ in by_picks(faced(hand, lead))]
        assert sorted(found) == sorted(brute_force(packed(hand), lead))


def test_what_is_asked_follows_from_the_lead_the_hat_and_the_cards_laid() -> None:
    """Anybody at the table can count the picks, so their number may reveal nothing else about the hand.

    It would if questions with a single answer were skipped.
    """
    asked: dict[tuple[int, bool, int], set[tuple[str, ...]]] = {}
    with_choice: dict[tuple[int, bool, int], set[tuple[str, ...]]] = {}
    for lead, hand in product(range(4), small_hands()):
        for laid, questions in by_picks(faced(hand, lead)):
            public = lead, "H" in hand, laid
            asked.setdefault(public, set()).add(tuple(step for step, _ in questions))
            with_choice.setdefault(public, set()).add(tuple(step for step, answers in questions if answers > 1))
    assert {public: steps for public, steps in asked.items() if len(steps) > 1} == {}
    assert any(len(steps) > 1 for steps in with_choice.values())


@pytest.mark.parametrize(
    ("lead", "hand", "laid", "steps"),
    [
        (0, "7 9", "7", ["play", "count"]),
        (0, "7 7 9", "7 7", ["play", "count", "wilds"]),
        (0, "J 9", "J", ["play", "count"]),
        (0, "H 9", "H", ["play", "count", "wilds"]),
        (1, "7 9", "7", ["play"]),
        (1, "J 9", "J", ["play"]),  # everybody knows it is not the hat (2.2)
        (1, "J H", "J", ["play", "wilds"]),
        (1, "9 H", "H", ["play", "wilds"]),
        (2, "7 9", "7", ["play", "count"]),
        (2, "7 7", "7 7", ["play", "count", "wilds"]),
        (2, "J H 9", "J", ["play", "count"]),  # nor here, because the hat is never thrown alone (7.7)
        (2, "J H", "J H", ["play", "count", "wilds"]),
        (2, "J J", "J J", ["play", "count"]),
    ],
)
@pytest.mark.clause("blackhat", "2.2", "7.7")
def test_which_questions_a_play_takes(lead: int, hand: str, laid: str, steps: list[str]) -> None:
    found = {unpacked(cards): [step for step, _ in questions] for cards, questions in by_picks(faced(hand, lead))}
    assert found[laid] == steps


def test_wilds_are_offered_together() -> None:
    table = faced("7 7 J J H 2", 3).do("rank(7)", "count(3)")
    assert table.offered() == ["wilds(0, 1)", "wilds(0, 2)", "wilds(1, 0)", "wilds(1, 1)"]
    assert faced("J J H 2", 2).do("rank(wild)", "count(2)").offered() == ["wilds(0, 2)", "wilds(1, 1)"]
    assert faced("J H 2", 1).do("rank(wild)").offered() == ["wilds(0, 1)", "wilds(1, 0)"]


def test_the_others_see_the_cards_once_they_are_laid() -> None:
    seen: set[tuple[int, int]] = set()
    for hand, lead in product(HANDS, range(5)):
        table = faced(hand, lead)
        waiting = [table.state] if brute_force(packed(hand), lead) else []
        while waiting:
            for glimpse, laid, after in picks(waiting.pop()):
                assert (glimpse > 0) == (laid > 0)
                if laid:
                    seen.add((glimpse, laid))
                else:
                    waiting.append(after)
    assert len(seen) == len({glimpse for glimpse, _ in seen}) == len({laid for _, laid in seen}) > 40
