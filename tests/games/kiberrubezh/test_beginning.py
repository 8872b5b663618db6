"""The beginning: the draw of lots, starting hands, redeals; and how a game is lost."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.game import duel
from contienda.games.kiberrubezh.library import standard
from contienda.games.kiberrubezh.rules.setup import dealt_assets, is_redeal_free
from contienda.games.kiberrubezh.state import Kiberrubezh
from tests.games.kiberrubezh.table import A, B, Table, deck


class Fresh(Table):
    """A game before its first action."""

    def __init__(self, a: str = "", b: str = "") -> None:
        self.game = duel(standard(), deck(a), deck(b))
        self.state = cast(Kiberrubezh, self.game.start(2, self.game.resolve("own", {})))
        self.rng = Rng(1)
        self.listen()

    def deal(self, seat: int, written: str) -> Fresh:
        """Deal this starting hand instead."""
        self.hand(seat, written)
        return self


@pytest.mark.clause("kiberrubezh", "1.5")
def test_the_lot_names_who_begins() -> None:
    for seat in (A, B):
        table = Fresh()
        assert table.state.actor() == CHANCE
        assert table.offered() == ["lot(0)", "lot(1)"]
        assert table.state.weights() == [1, 1]
        table.do(f"lot({seat})").to("assets")
        assert table.actor() == seat
        assert table.state.first == seat


@pytest.mark.clause("kiberrubezh", "5.1", "5.3", "5.4", "K-R32")
def test_seven_cards_each_then_redeals_are_decided_in_order() -> None:
    table = Fresh().do("lot(1)").chance()
    assert [table.state.hand_size(seat) for seat in (A, B)] == [7, 7]
    assert (table.step(), table.actor()) == ("redeal", B)
    table.do("keep")
    assert (table.step(), table.actor()) == ("redeal", A)
    table.do("keep").chance()
    assert table.state.hand_size(B) == 8  # the first player draws one card in the first turn
    assert table.step() == "assets"


@pytest.mark.clause("kiberrubezh", "5.7", "5.3", "K-R31")
def test_a_redeal_owes_as_many_cards_as_redeals() -> None:
    table = Fresh(a="22x4 24x4 41x4 58x4 30x4 38x4").do("lot(0)").chance()
    for number in (1, 2, 3):
        table.deal(A, "1 1 2 22 24 41 58"[: 17 - 3 * (number - 1)])
        assert not is_redeal_free(table.state, A)
        table.do("redeal").chance()
        assert table.step() == "under"
        for _ in range(number):
            table.do(table.offered()[0])
        assert table.state.hand_size(A) == 7 - number
        assert table.deck(A) == 53 + number


@pytest.mark.clause("kiberrubezh", "5.5", "5.6", "K-R30", "K-R65")
@pytest.mark.parametrize("hand", ["1 22 22 24 24 41 41", "22x4 24x3", "1 1 1 2 2 2 2"])
def test_a_hand_of_few_or_nothing_but_assets_is_redealt_free_and_shown(hand: str) -> None:
    table = Fresh(a="22x4 24x4 41x4").do("lot(0)").chance().deal(A, hand).listen()
    assert table.side(A, A)["redeal_free"] is True
    assert table.side(A, B)["redeal_free"] is None  # hidden from the opponent
    table.do("redeal")
    assert len(table.events("showed")) == 7
    table.chance()
    assert table.step() == "redeal"  # nothing is owed
    assert table.state.hand_size(A) == 7
    assert table.state.number(A, e.REDEALS) == 1


@pytest.mark.clause("kiberrubezh", "5.5", "K-R65")
def test_two_assets_are_enough() -> None:
    table = Fresh(a="22x4 24x4").do("lot(0)").chance().deal(A, "1 2 22 22 22 24 24").listen()
    assert table.side(A, A)["redeal_free"] is False
    table.do("redeal")
    assert table.events("showed") == []
    assert table.events("redealt") == ["redealt(0, 1) 5.7"]


@pytest.mark.clause("kiberrubezh", "K-R65")
def test_cards_put_under_count_for_the_free_redeal() -> None:
    table = Fresh(a="22x4 24x4").do("lot(0)").chance().deal(A, "1 2 22 22 22 24 24")
    table.do("redeal").chance()
    table.deal(A, "1 2 22 22 22 24 24").do("under(2)")
    assert table.in_hand(A).count(2) == 0
    assert not is_redeal_free(table.state, A)  # two assets were dealt
    table.do("redeal").chance().deal(A, "1 2 22 22 22 24 24").do("under(22)", "under(2)")
    assert not is_redeal_free(table.state, A)  # no matter which of the cards owed was the asset


@pytest.mark.clause("kiberrubezh", "K-R65")
def test_every_seat_counts_its_own_dealt_cards() -> None:
    """What A put under the deck, seven assets or one, does not change what B was dealt."""
    table = Fresh(a="22x4 24x4", b="22x4 24x4").do("lot(0)").chance().deal(A, "1 2 22 22 22 24 24")
    table.do("redeal").chance().deal(A, "1 1 2 22 22 24 24").do("under(1)", "keep")
    table.deal(B, "1 22 22 22 24 24 24")
    assert dealt_assets(table.state, A) == 3
    assert dealt_assets(table.state, B) == 1
    assert is_redeal_free(table.state, B)


@pytest.mark.clause("kiberrubezh", "5.6", "K-R65")
def test_a_free_redeal_shows_the_cards_put_under_too() -> None:
    """It shows all seven in library order; B's redeal does not show what A put under the deck."""
    table = Fresh(a="22x4 24x4", b="22x4 24x4").do("lot(0)").chance().deal(A, "1 2 22 22 22 24 24")
    table.do("redeal").chance().deal(A, "2 22 22 22 24 24 24").do("under(22)").listen().do("redeal")
    assert table.events("showed") == [f"showed(0, {no}) 5.6" for no in (2, 22, 22, 22, 24, 24, 24)]
    table.chance().deal(A, "1 1 2 22 22 24 24").do("redeal").chance().deal(A, "1 1 2 22 22 24 24")
    table.do("under(22)", "under(22)", "under(24)").deal(B, "1 22 22 22 24 24 24").listen().do("redeal")
    assert table.events("showed") == [f"showed(1, {no}) 5.6" for no in (1, 22, 22, 22, 24, 24, 24)]


@pytest.mark.clause("kiberrubezh", "5.8")
def test_nobody_redeals_more_than_three_times() -> None:
    table = Fresh(a="22x4 24x4 41x4 58x4 30x4").do("lot(0)").chance()
    redeals = 0
    while table.step() == "redeal" and table.actor() == A:
        table.do("redeal").chance()
        redeals += 1
        while table.step() == "under":
            table.do(table.offered()[0])
    assert redeals == 3
    assert (table.step(), table.actor()) == ("redeal", B)


@pytest.mark.clause("kiberrubezh", "5.2", "1.3", "K-R3")
@pytest.mark.parametrize("left", [0, 1])
def test_with_fewer_than_two_cards_at_the_start_of_his_turn_a_player_has_lost(left: int) -> None:
    table = Table().shrink(B, left).listen()
    while table.state.actor() != OVER:
        table.go_on()
    assert table.state.scores() == [1.0, 0.0]
    assert table.events("lost") == [f"lost(1, {left}) 5.2"]


@pytest.mark.clause("kiberrubezh", "5.2", "K-R3")
def test_two_cards_are_enough_to_go_on() -> None:
    table = Table().shrink(B, 2).next_turn()
    assert (table.actor(), table.deck(B)) == (B, 0)


@pytest.mark.clause("kiberrubezh", "K-R3")
def test_an_empty_deck_is_not_lost_before_the_own_turn() -> None:
    """A deck emptied in the opponent's turn can be refilled while blocking."""
    table = Table(a="22 103", b="65x4 98").power(A, 2).on_table(A, "22").power(B, 0, 1)
    table.hand(A, "103").hand(B, "98").deck_only(B, "1")
    table.do("play(103)").chance()
    assert table.deck(B) == 0
    table.attack("22").do("play(98)", *["recover(65)"] * 4)
    assert table.deck(B) == 4
    table.next_turn()  # the attack took two cards; the two left are enough to draw
    assert (table.actor(), table.deck(B)) == (B, 0)


def ending(table: Table) -> str:
    while table.state.actor() != OVER:
        table.go_on()
    return table.state.ending()


@pytest.mark.clause("kiberrubezh", "1.3", "5.2")
def test_what_took_the_deck_below_two_is_the_reason() -> None:
    assert ending(Table(a="22").power(A, 1).on_table(A, "22").shrink(B, 3).hit("22")) == "attack"
    assert ending(Table().shrink(A, 3)) == "drawing"
    table = Table(a="97").hand(A, "97").shrink(A, 3).do("play(97)")
    assert ending(table.chance()) == "own_cards"
