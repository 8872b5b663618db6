"""Hearts: clauses by example, and what a seat may know."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR
from contienda.quality import laws
from contienda.yardsticks.cards import NAMES, WHOLE_DECK, draw, names, nth, size
from contienda.yardsticks.hearts import GAME, Hearts
from contienda.yardsticks.sharing import Sharing

VIEWERS = [0, 1, 2, 3, SPECTATOR]


def cards(text: str) -> int:
    return sum(2 ** NAMES.index(name) for name in text.split())


def suit(letter: str) -> list[str]:
    return [rank + letter for rank in "23456789TJQKA"]


def begin() -> Hearts:
    state = GAME.start(4, {})
    assert isinstance(state, Hearts)
    return state


def act(state: Hearts, verb: str, *pieces: str) -> None:
    kinds = {"direct": ["none", "left", "across", "right"]}.get(verb, NAMES)
    for piece in pieces:
        state.apply(GAME.vocabulary.code(verb, [kinds.index(piece)]))


def deal(direction: str, hands: list[list[str]]) -> Hearts:
    state = begin()
    act(state, "direct", direction)
    act(state, "deal", *[hands[i % 4][i // 4] for i in range(52)])
    return state


def one_suit_each(direction: str) -> Hearts:
    return deal(direction, [suit("C"), suit("D"), suit("H"), suit("S")])


def at_random(seed: int, until: int) -> Hearts:
    """Return a game after that many random actions."""
    state, rng = begin(), Rng(seed)
    for _ in range(until):
        if state.actor() == OVER:
            break
        listed = state.actions()
        state.apply(state.sample(rng) if state.actor() == CHANCE else listed[rng.below(len(listed))])
    return state


def test_sets_of_cards() -> None:
    hand = cards("2C QS AS 3H")
    assert names(hand) == ["2C", "3H", "QS", "AS"]
    assert size(hand) == 4
    assert [NAMES[nth(hand, number)] for number in range(4)] == ["2C", "3H", "QS", "AS"]
    drawn = draw(WHOLE_DECK, 13, Rng(5))
    assert size(drawn) == 13


def test_three_cards_go_left_once_all_have_chosen() -> None:
    state = one_suit_each("left")
    for letter in "CDHS":
        assert size(state.hands[0]) == 13
        act(state, "pass", *[rank + letter for rank in "234"])
    assert names(state.hands[1] & cards("2C 3C 4C")) == ["2C", "3C", "4C"]
    assert state.actor() == 1  # that seat holds the two of clubs now
    assert state.view(1)["received"] == ["2C", "3C", "4C"]
    assert state.view(0)["received"] == ["2S", "3S", "4S"]


def test_who_cannot_follow_is_known_to_lack_the_suit() -> None:
    state = one_suit_each("none")
    act(state, "play", "2C", "2D", "2H", "2S")
    assert state.lacks[1] == cards(" ".join(suit("C")))
    assert names(state.lacks[2] ^ WHOLE_DECK) == sorted([*suit("H"), "QS"], key=NAMES.index)  # it discarded a heart


def test_all_points_go_to_the_others_after_a_shot_at_the_moon() -> None:
    state = one_suit_each("none")
    for rank in "23456789TJQKA":
        act(state, "play", f"{rank}C", f"{rank}D", f"{rank}H", f"{rank}S")
    assert state.points() == [0, 26, 26, 26]
    assert state.scores() == [1.0, 0.0, 0.0, 0.0]
    assert state.ending() == "moon"


def test_a_passed_card_is_remembered_until_it_is_played() -> None:
    state = one_suit_each("left")
    for letter in "CDHS":
        act(state, "pass", *[rank + letter for rank in "QKA"])
    for seed in range(20):
        world = state.resample(1, Rng(seed))
        assert isinstance(world, Hearts)
        assert world.hands[2] & cards("QD KD AD") == cards("QD KD AD")
        assert world.hands[0] & cards("2C") == cards("2C")  # that seat must lead it
        assert size(world.passed[2]) == 3


def test_what_others_chose_to_pass_is_hidden() -> None:
    one, other = one_suit_each("left"), one_suit_each("left")
    act(one, "pass", "2C", "3C")
    act(other, "pass", "KC", "AC")
    for seat in (1, 2, 3, SPECTATOR):
        assert one.view(seat) == other.view(seat)
        assert one.resample(seat, Rng(9)).encode() == other.resample(seat, Rng(9)).encode()
    assert one.view(0) != other.view(0)


def test_a_view_names_no_hidden_card() -> None:
    for seed in range(10):
        state = at_random(seed, 70)
        for seat in range(4):
            view = state.view(seat)
            mine = state.hands[seat] | state.passed[seat] | state.passed[(seat - state.direction) & 3]
            view["lacks"] = []
            told = {name for name in NAMES if f'"{name}"' in json.dumps(view)}
            played = state.played[0] | state.played[1] | state.played[2] | state.played[3]
            assert told <= set(names(mine | played))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_other_worlds_look_the_same_and_depend_on_knowledge_alone(viewer: int) -> None:
    for seed in range(12):
        for until in (0, 1, 20, 53, 57, 64, 66, 75, 90, 105, 112, 200):
            state = at_random(seed, until)
            world = state.resample(viewer, Rng(seed, 1))
            assert world.view(viewer) == state.view(viewer)
            assert world.actor() == state.actor()
            assert world.audit() == []
            again = [each.resample(viewer, Rng(seed, 2)).encode() for each in (state, world)]
            assert again[0] == again[1]
            if state.actor() == viewer:
                assert world.actions() == state.actions()


def test_worlds_differ_and_can_be_played_to_the_end() -> None:
    state = at_random(3, 80)
    worlds = [state.resample(0, Rng(7, number)) for number in range(30)]
    assert len({tuple(world.encode()) for world in worlds}) > 20
    for world in worlds:
        rng = Rng(1)
        while world.actor() != OVER:
            listed = world.actions()
            world.apply(listed[rng.below(len(listed))])
        assert world.audit() == []


def test_each_consistent_deal_is_as_likely() -> None:
    pool = cards("2C 3C 2D 3D 2H 2S")
    barred = [cards("2C 3C"), cards("2D"), cards("2C 2S")]
    every = set()
    for a in combinations(names(pool), 2):
        for b in combinations([card for card in names(pool) if card not in a], 2):
            hands = [cards(" ".join(a)), cards(" ".join(b)), 0]
            hands[2] = pool ^ hands[0] ^ hands[1]
            if all(hand & bar == 0 for hand, bar in zip(hands, barred, strict=True)):
                every.add(tuple(hands))
    sharing = Sharing(pool, vec[i64]([2, 2, 2]), vec[i64]([i64(bar) for bar in barred]))
    assert sharing.count() == len(every)
    found: dict[tuple[int, ...], int] = {}
    for number in range(400 * len(every)):
        dealt = sharing.deal(Rng(11, number))
        deal = (int(dealt[0]), int(dealt[1]), int(dealt[2]))
        found[deal] = found.get(deal, 0) + 1
    assert set(found) == every
    assert min(found.values()) > 300
    assert max(found.values()) < 500


def test_the_laws_hold_at_every_position() -> None:
    for seed in range(2):
        laws.Walk(GAME, 4, {}, laws.chooser(seed), seed).run(every=2)
