"""Components, setup and the start of a round (2, 3, 4): decks, tiles, who gets the hat, who leads."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.state import CHANCE
from contienda.games.blackhat.constants import HAT, JOKER, RANKS, held, size
from contienda.games.blackhat.game import GAME
from contienda.games.blackhat.state import BlackHat
from contienda.games.blackhat.static_data import deck
from tests.games.blackhat.table import Table, Value


def fresh(preset: str = "first_game", seats: int = 4, **options: Value) -> BlackHat:
    return cast(BlackHat, GAME.start(seats, GAME.resolve(preset, dict(options))))


def act(state: BlackHat, *words: str) -> BlackHat:
    for word in words:
        listed = [str(GAME.vocabulary.say(code)) for code in state.actions()]
        state.apply(state.actions()[listed.index(word)])
    return state


@pytest.mark.clause("blackhat", "2.1")
def test_the_deck_has_97_cards() -> None:
    cards = fresh().static.deck
    assert [int(held(cards, rank)) for rank in range(RANKS)] == [7] * 13
    assert held(cards, JOKER) == 5
    assert size(cards) + 1 == 97


@pytest.mark.clause("blackhat", "2.2", "4.2")
def test_everybody_knows_who_holds_the_hat() -> None:
    state = act(fresh(), "dealer(0)", "turn_up(2)")
    for seat in (0, 1, 2, 3, -3):
        players = cast("list[dict[str, object]]", state.view(seat)["players"])
        assert [player["known"] for player in players] == [[], [], ["hat"], []]


@pytest.mark.clause("blackhat", "2.3", "3.1", "9.1")
def test_pieces_and_where_they_begin() -> None:
    state = fresh("first_game", 6)
    players = cast("list[dict[str, object]]", state.view(0)["players"])
    for player in players:
        pawns = cast("list[dict[str, str]]", player["pawns"])
        assert [(pawn["space"], pawn["held"]) for pawn in pawns] == [("BD", "free"), ("PS", "free")]
        assert player["total"] == 0
    assert (state.static.faces, state.markers_left()) == (16, 3)
    assert len(GAME.vocabulary.by_name["asset"].arguments[0].piece.names) == 6


@pytest.mark.clause("blackhat", "3.2", "3.4")
def test_a_first_game_has_no_tiles_and_others_need_not_fill_all_places() -> None:
    assert fresh().view(0)["step"] == "dealer"
    state = act(fresh("first_game", 4, tiles=2), "tile(1a)", "lay(S3)", "tile(5b)", "lay(S1)")
    assert state.view(0)["step"] == "dealer"
    places = cast("list[dict[str, object]]", state.view(0)["places"])
    assert [place["tile"] for place in places] == ["5b", None, "1a", None, None]


@pytest.mark.clause("blackhat", "3.3", "B-R35")
def test_tiles_sides_and_places_of_the_set_up_are_drawn() -> None:
    state = fresh("first_game", 4, tiles=5)
    assert (state.actor(), len(state.actions())) == (CHANCE, 16)
    act(state, "tile(3b)")
    assert len(state.actions()) == 5
    act(state, "lay(S2)")
    assert len(state.actions()) == 14  # neither side of the tile remains
    act(state, "tile(8a)")
    assert len(state.actions()) == 4


@pytest.mark.clause("blackhat", "3.5", "17.8", "B-R53", "B-R56")
@pytest.mark.parametrize(
    ("players", "six", "copies", "jokers"),
    [(6, 0, 7, 5), (5, 0, 6, 4), (4, 0, 5, 3), (3, 0, 4, 3), (6, 1, 6, 5), (5, 1, 5, 4), (4, 1, 4, 3), (3, 1, 4, 3)],
)
def test_the_reduced_deck(players: int, six: int, copies: int, jokers: int) -> None:
    cards = deck(players, six == 1, True)
    assert {int(held(cards, rank)) for rank in range(RANKS)} == {copies}
    assert held(cards, JOKER) == jokers
    whole = deck(players, six == 1, False)
    assert (held(whole, 0), held(whole, JOKER)) == (6 if six else 7, 5)
    two = fresh("first_game", 2, reduced_deck="yes")
    assert size(two.static.deck) == 13 * 4 + 3


@pytest.mark.clause("blackhat", "4.1", "B-R5", "B-R3")
def test_each_round_all_cards_are_shuffled_and_the_deal_passes_on() -> None:
    table = Table("first_game", 3).hands("4", "9 1", "5 1").play("4", "9", "5")
    before = int(table.state.dealer)
    table.hack("1A", "S1TL")
    assert (table.step(), int(table.state.round)) == ("turn_up", 2)
    assert size(table.state.deck) == 96
    assert int(table.state.dealer) == (before + 1) % 3


@pytest.mark.clause("blackhat", "4.2", "4.3", "4.4", "B-R4")
@pytest.mark.parametrize(
    ("card", "holder"), [("1", 3), ("7", 3), ("13", 3), ("6", 2), ("12", 2), ("2", 4), ("joker", 4)]
)
def test_the_top_card_counts_out_the_hat(card: str, holder: int) -> None:
    state = act(fresh("first_game", 6), "dealer(2)", f"turn_up({card})")
    assert state.hat_holder == holder
    assert state.view(0)["discards"] == [card]


@pytest.mark.clause("blackhat", "4.5", "B-R6")
@pytest.mark.parametrize(
    ("seats", "weights"),
    [(3, [10, 10, 10]), (4, [7, 8, 8, 7]), (6, [5, 5, 5, 5, 5, 5]), (2, [10, 10, 10])],
)
def test_or_it_is_among_the_first_thirty(seats: int, weights: list[int]) -> None:
    state = act(fresh("first_game", seats, hat_deal="first_thirty"), "dealer(0)")
    assert state.weights() == weights
    assert sum(weights) == 30
    act(state, "hat_to(1)")
    assert (state.hat_holder, state.discards) == (1, 0)


@pytest.mark.clause("blackhat", "B-R6", "B-R8")
def test_with_half_hands_it_is_among_those_dealt() -> None:
    state = fresh("first_game", 3, hat_deal="first_thirty", half_hands="yes")
    state.halved = True
    act(state, "dealer(0)")
    assert state.weights() == [5, 5, 5]


@pytest.mark.clause("blackhat", "4.6")
def test_ten_cards_each_the_hat_counted_in() -> None:
    table = Table("first_game", 5)
    for player in range(5):
        assert size(table.state.hands[player]) == 10
    holder = int(table.state.hat_holder)
    assert held(table.state.hands[holder], HAT) == 1
    assert size(table.state.deck) == 96 - 49 - 1


@pytest.mark.clause("blackhat", "4.7", "B-R7")
@pytest.mark.parametrize("card", ["1", "2", "3", "4"])
def test_the_player_right_of_the_hat_leads(card: str) -> None:
    state = act(fresh(), "dealer(0)", f"turn_up({card})")
    while state.actor() == CHANCE:
        state.apply(state.actions()[0])
    assert state.actor() == (state.hat_holder + 3) % 4


def test_the_vocabulary_is_small() -> None:
    assert GAME.vocabulary.size < 400


def test_a_game_begins_with_nothing_marked_played_or_decided() -> None:
    state = fresh("everything")
    empty = (
        "discards out halved plus minus locked trapped jailed statuses round winners tracer_active drivers lead_size "
        "played trick pick_size"
    )
    assert {name: int(getattr(state, name)) for name in empty.split()} == dict.fromkeys(empty.split(), 0)
    nobody = (
        "dealer hat_holder tracer_at tracer_from reason opened_by asset leader controller winner shown_leader "
        "shown_winner pick_rank"
    )
    assert {name: int(getattr(state, name)) for name in nobody.split()} == dict.fromkeys(nobody.split(), -1)
