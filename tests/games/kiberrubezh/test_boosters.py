"""Boosters, collections, sealed play and the draft."""

from __future__ import annotations

import json

import pytest

from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import boosters, building, collection, deck
from contienda.games.kiberrubezh.collection import Collection
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.library import standard

LIBRARY = standard()


@pytest.mark.clause("kiberrubezh", "12.2", "12.3", "L.5")
def test_a_booster_has_its_rarities_and_no_doubles() -> None:
    for number in range(200):
        cards = boosters.booster(LIBRARY, 5, number)
        assert len(cards) == len(set(cards)) == boosters.SIZE == 11
        rarities = [LIBRARY[no].rarity for no in cards]
        assert rarities[:7] == ["common"] * 7
        assert rarities[7:10] == ["uncommon"] * 3
        assert rarities[10] in ("rare", "special")
        assert not any(LIBRARY[no].base for no in cards)


@pytest.mark.clause("kiberrubezh", "12.2", "L.5")
def test_the_odds_are_the_stated_ones() -> None:
    opened = [boosters.booster(LIBRARY, 11, number) for number in range(8000)]
    specials = sum(LIBRARY[cards[10]].rarity == "special" for cards in opened)
    assert 900 < specials < 1100  # one in eight
    counts: dict[int, int] = {}
    for cards in opened:
        boosters.add(counts, cards)
    for rarity, share in (("common", 7 / 45), ("uncommon", 3 / 43), ("rare", 7 / 8 / 22), ("special", 1 / 8 / 8)):
        for no in boosters.pool(LIBRARY, rarity):
            assert abs(counts[no] / 8000 - share) < 6 * (share / 8000) ** 0.5, no


def test_an_opening_is_the_same_for_everybody_with_the_seed() -> None:
    assert boosters.booster(LIBRARY, 5, 3) == boosters.booster(LIBRARY, 5, 3)
    assert boosters.booster(LIBRARY, 5, 3) != boosters.booster(LIBRARY, 6, 3)


def test_a_collection_is_read_back_and_verified() -> None:
    owned = Collection()
    owned.open(LIBRARY, 7, 3)
    owned.open(LIBRARY, 7, 2)  # continues where the first opening ended
    again = collection.read(owned.write(), "mine.json")
    assert (again.cards, again.openings) == (owned.cards, owned.openings)
    assert again.cards == boosters.opened(LIBRARY, 7, 0, 5)
    assert again.unexplained(LIBRARY) == {}
    again.cards[55] = again.cards.get(55, 0) + 1
    assert again.unexplained(LIBRARY) == {55: 1}
    again.cards[55] -= 1
    assert again.unexplained(LIBRARY) == {}  # having none is what the openings gave
    first = min(owned.cards)
    again.cards[first] += 2
    assert again.unexplained(LIBRARY) == {first: 2}
    again.cards[first] -= 3
    assert again.unexplained(LIBRARY) == {first: -1}


@pytest.mark.parametrize(
    ("seed", "count", "copies", "fits"),
    [
        (2**63 - 1, 1_000_000, 1_000_000, True),
        (0, 0, 0, True),
        (2**63, 1, 1, False),
        (1, 1_000_001, 1, False),
        (1, 1, 1_000_001, False),
        (-1, 1, 1, False),
    ],
)
def test_the_numbers_of_a_collection_have_bounds(seed: int, count: int, copies: int, fits: bool) -> None:
    opening = {"seed": seed, "first": 0, "count": count}
    text = json.dumps({"format": collection.FORMAT, "openings": [opening], "cards": {"022": copies}})
    if fits:
        found = collection.read(text, "mine.json")
        assert (found.openings, found.cards) == ([(seed, 0, count)], {22: copies})
    else:
        with pytest.raises(BadOption):
            collection.read(text, "mine.json")


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "contienda-collection/1"}', '{"format": "x", "cards": {}}']
)
def test_a_file_that_is_no_collection_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        collection.read(text, "mine.json")


@pytest.mark.parametrize("count", ['"3"', "-1", "1.5", "true"])
def test_a_count_that_is_no_number_is_refused(count: str) -> None:
    data = json.loads(Collection().write())
    text = json.dumps(data).replace('"cards": {}', f'"cards": {{"022": {count}}}')
    with pytest.raises(BadOption):
        collection.read(text, "mine.json")


@pytest.mark.clause("kiberrubezh", "12.4")
def test_a_collection_knows_what_a_deck_lacks() -> None:
    owned = Collection()
    owned.cards = {22: 3}
    assert owned.lacks(Deck("", {1: 50, 22: 4, 24: 2}), LIBRARY) == {22: 1, 24: 2}


@pytest.mark.clause("kiberrubezh", "L.6")
@pytest.mark.parametrize("seed", range(10))
def test_sealed_pools_make_legal_decks_of_their_own_cards(seed: int) -> None:
    deal = boosters.of_seed(LIBRARY, seed)
    for seat in range(2):
        pool = boosters.together(boosters.sealed(deal, seat))
        assert sum(pool.values()) == 66
        made = building.build(pool, LIBRARY, Rng(seed))
        assert deck.check(made, LIBRARY) == []
        assert all(LIBRARY[no].base or count <= pool[no] for no, count in made.cards.items())
    assert boosters.sealed(deal, 0) != boosters.sealed(deal, 1)


@pytest.mark.clause("kiberrubezh", "L.6", "L.8")
def test_no_booster_is_dealt_twice() -> None:
    """The boosters of a seed are numbered: six for each seat in sealed play, two for each round of a draft."""
    assert [boosters.sealed(lambda number: [number], seat) for seat in (0, 1)] == [
        [[0], [1], [2], [3], [4], [5]],
        [[6], [7], [8], [9], [10], [11]],
    ]
    draft = boosters.Draft(lambda number: [number])
    seen = []
    while not draft.over:
        seen.append([list(pack) for pack in draft.packs])
        draft.take(draft.packs[0][0], draft.packs[1][0])
    assert seen == [[[0], [1]], [[2], [3]], [[4], [5]], [[6], [7]]]
    assert draft.taken == [{0: 1, 2: 1, 4: 1, 6: 1}, {1: 1, 3: 1, 5: 1, 7: 1}]


@pytest.mark.clause("kiberrubezh", "L.8")
def test_a_draft_for_two_hands_boosters_over() -> None:
    table = boosters.Draft(boosters.of_seed(LIBRARY, 3))
    first, second = table.packs
    table.take(first[0], second[0])
    assert table.packs[0] is second
    assert len(table.packs[1]) == 10
    while not table.over:
        table.take(*(building.best_pick(table.packs[seat], table.taken[seat], LIBRARY) for seat in range(2)))
    assert [sum(cards.values()) for cards in table.taken] == [44, 44]
    for cards in table.taken:
        assert deck.check(building.build(cards, LIBRARY, Rng(1)), LIBRARY) == []


@pytest.mark.parametrize("seed", range(30))
def test_random_decks_are_legal(seed: int) -> None:
    assert deck.check(building.random_deck(LIBRARY, Rng(seed, 1)), LIBRARY) == []
