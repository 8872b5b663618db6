"""Decks: the limits of the rulebook, text that people can paste, and errors by line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import building, deck
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.game import GAME
from contienda.games.kiberrubezh.library import standard

LIBRARY = standard()
LEGAL = "28 001 Laptop\n28 002 АРМ\n4 022 Virus informático\n"


def wrong(text: str) -> list[tuple[int, str]]:
    decks, mistakes = deck.read(text, LIBRARY)
    for each in decks:
        mistakes += deck.check(each, LIBRARY)
    return [(each.line, each.key) for each in mistakes]


@pytest.mark.clause("kiberrubezh", "2.1", "2.2", "2.3", "2.4")
def test_the_decks_that_come_with_the_game_are_legal() -> None:
    assert list(deck.shipped()) == deck.SHIPPED
    for each in deck.shipped().values():
        assert deck.check(each, LIBRARY) == []


@pytest.mark.clause("kiberrubezh", "2.2", "K-R1")
def test_a_deck_has_exactly_sixty_cards() -> None:
    assert wrong(LEGAL) == []
    assert wrong(LEGAL.replace("28 001", "27 001")) == [(0, "deck-size")]
    assert wrong(LEGAL.replace("28 001", "29 001")) == [(0, "deck-size")]


@pytest.mark.clause("kiberrubezh", "2.3", "2.4", "12.4", "K-R2")
def test_four_of_a_number_base_assets_apart() -> None:
    assert wrong(LEGAL.replace("28 001", "27 001").replace("4 022", "5 022")) == [(3, "deck-copies")]
    assert wrong("60 001") == []
    assert wrong("28 001\n28 002\n2 022\n2 22\n") == []
    assert wrong("27 001\n28 002\n3 022\n2 22\n") == [(4, "deck-copies")]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("four viruses", "deck-not-a-line"),
        ("4", "deck-not-a-line"),
        ("0 022", "deck-count"),
        ("4 199", "deck-no-number"),
        ("4 022 Trojan horse", "deck-name-other"),
        ("4 022 Wirus", "deck-name-unknown"),
        ("4 Wirus", "deck-no-name"),
    ],
)
def test_a_mistake_is_named_by_its_line(line: str, key: str) -> None:
    text = LEGAL.replace("4 022 Virus informático", line)
    assert wrong(text)[0] == (3, key)
    with pytest.raises(BadOption) as caught:
        deck.legal(text, LIBRARY, "my.txt")
    for language in ("es", "ru", "en"):
        assert "my.txt" in caught.value.sentence(language)
        assert "3" in caught.value.sentence(language)


@pytest.mark.parametrize(
    "line", ["4 022", "4x 022", "4× 22 Computer virus", "4 Компьютерный вирус", "  4  022   virus informático # mine"]
)
def test_a_line_may_be_written_in_many_ways(line: str) -> None:
    decks, mistakes = deck.read(line, LIBRARY)
    assert mistakes == []
    assert decks[0].cards == {22: 4}


def test_the_only_deck_of_a_text() -> None:
    """A second deck is reported first, before the errors of its lines; a text without a deck is empty."""

    def found(text: str) -> tuple[str, int, list[tuple[int, str]]]:
        only, mistakes = deck.one(text, LIBRARY)
        return only.title, only.size, [(each.line, each.key) for each in mistakes]

    assert found(f"[Mine]\n{LEGAL}") == ("Mine", 60, [])
    assert found(f"[Mine]\n{LEGAL}[Other]\n60 002\n") == ("Mine", 60, [(0, "deck-several")])
    assert found("[Mine]\n60 001\n[Other]\n60 002\nfour\n") == (
        "Mine", 60, [(0, "deck-several"), (5, "deck-not-a-line")],
    )  # fmt: skip
    assert found("# nothing\n") == ("", 0, [(0, "deck-empty")])
    assert deck.one(f"{LEGAL}[Other]\n60 002\n", LIBRARY)[1][0].values == {"count": 2}


def test_mistakes_come_in_the_order_of_the_lines_the_whole_last() -> None:
    _, mistakes = deck.inspect("5 022\nfour\n5 024\n", LIBRARY)
    assert [(each.line, each.key) for each in mistakes] == [
        (1, "deck-copies"), (2, "deck-not-a-line"), (3, "deck-copies"), (0, "deck-size"),
    ]  # fmt: skip
    with pytest.raises(BadOption) as caught:
        deck.legal("59 001\n", LIBRARY, "my.txt")
    assert caught.value.key == "error-deck"


def test_a_deck_may_use_the_cards_of_its_pool_and_base_assets() -> None:
    text = "pool: 2 022, 1 024\npool: 1 22\n{} 001\n{} 022\n"
    decks, mistakes = deck.inspect(text.format(57, 3), LIBRARY)
    assert (mistakes, decks[0].pool) == ([], {22: 3, 24: 1})
    _, mistakes = deck.inspect(text.format(56, 4), LIBRARY)
    assert [(each.line, each.key, each.values["count"], each.values["owned"]) for each in mistakes] == [
        (4, "deck-not-in-pool", 4, 3)
    ]
    _, mistakes = deck.inspect("pool: two viruses\n60 001\n", LIBRARY)
    assert [(each.line, each.key) for each in mistakes] == [(1, "deck-pool")]
    written = deck.write(decks[0], LIBRARY, "en")
    assert written.startswith("pool: 3 022, 1 024\n57 001 ")
    assert deck.read(written, LIBRARY)[0][0].pool == {22: 3, 24: 1}


def test_a_long_pool_is_written_in_lines_of_twelve() -> None:
    made = Deck("", {1: 60})
    made.pool = dict.fromkeys(range(22, 47), 1)
    written = deck.write(made, LIBRARY, "en")
    assert [line.count(",") + 1 for line in written.splitlines() if line.startswith("pool:")] == [12, 12, 1]
    assert deck.read(written, LIBRARY)[0][0].pool == made.pool


def test_what_a_deck_needs_beyond_a_collection() -> None:
    made = Deck("", {1: 40, 22: 4, 24: 2, 30: 1})
    assert deck.missing(made, {22: 1, 24: 2}, LIBRARY) == {22: 3, 30: 1}


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**31),
    language=st.sampled_from(["ru", "en", "es"]),
    title=st.sampled_from(["", "Моя", "Two words"]),
)
def test_what_is_written_is_read_back(seed: int, language: str, title: str) -> None:
    made = building.random_deck(LIBRARY, Rng(seed, 1))
    text = deck.write(Deck(title, made.cards), LIBRARY, language)
    decks, mistakes = deck.read(text, LIBRARY)
    assert mistakes == []
    assert (decks[0].title, decks[0].cards) == (title, made.cards)
    assert deck.write(decks[0], LIBRARY, language) == text
    assert deck.check(decks[0], LIBRARY) == []


def test_decks_of_a_text_meet() -> None:
    game = GAME.with_scenario(f"[One]\n{LEGAL}\n[Two]\n60 002\n")
    state = game.start(2, game.resolve("own", {}))
    assert state.view(0)["sides"][1]["deck"] == 60  # type: ignore[index]
    alone = GAME.with_scenario(LEGAL)
    assert alone.resolve("own", {}) == {"deck_a": 0, "deck_b": 0}
    assert alone.resolve("own", {"deck_b": "blitz"})["deck_b"] > 0


def test_a_text_without_a_deck_is_refused() -> None:
    with pytest.raises(BadOption):
        GAME.check_scenario("# nothing\n")
    with pytest.raises(BadOption):
        GAME.with_scenario("format = 1\n")
