"""Hidden hands and decks: who sees and remembers what, which worlds a seat cannot tell apart, and who is asked.

Questions must not leak. Wherever the rules depend on a hidden hand or deck, the seat is asked whatever it holds, and
chance draws whatever is there. Only what both can see (sizes, the open table) decides whether somebody is asked.
"""

from __future__ import annotations

import json
from typing import cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.state import Kiberrubezh
from tests.games.kiberrubezh.table import A, B, Table


def arena(a: str, b: str = "") -> Table:
    return Table(a=a, b=b).power(A, 12, 6).power(B, 6, 12).on_table(A, a).on_table(B, b)


@pytest.mark.clause("kiberrubezh", "K-R34")
def test_a_seat_sees_its_own_hand_only() -> None:
    table = Table(a="22", b="65").hand(A, "22").hand(B, "65 1")
    assert [table.side(seat, A)["hand"] for seat in (A, B)] == [["022"], None]
    assert [table.side(seat, SPECTATOR)["hand"] for seat in (A, B)] == [None, None]
    assert table.side(B, A)["hand_size"] == 2
    assert table.side(B, A)["known"] == []


@pytest.mark.clause("kiberrubezh", "K-R34")
def test_lists_and_discard_piles_are_open_to_everybody() -> None:
    """The list is the original deck in library order, wherever its cards are now."""
    table = Table(a="22 103", b="65x2").hand(A, "22").on_table(B, "65").discard(B, "65").discard(A, "103")
    for viewer in (A, B, SPECTATOR):
        assert table.side(A, viewer)["list"] == ["001"] * 29 + ["002"] * 29 + ["022", "103"]
        assert table.side(B, viewer)["list"] == ["001"] * 29 + ["002"] * 29 + ["065"] * 2
        assert [table.side(seat, viewer)["discard"] for seat in (A, B)] == [["103"], ["065"]]
    for world in worlds(table, A):
        assert world.side(B, A)["list"] == table.side(B, A)["list"]


@pytest.mark.clause("kiberrubezh", "K-R69", "L.7")
def test_what_was_looked_at_is_known_to_the_looker_alone() -> None:
    table = arena("39").hand(B, "1 2").attack("39")
    assert table.side(B, A)["known"] == ["001", "002"]
    assert table.side(B, SPECTATOR)["known"] == []
    for world in worlds(table, A):
        assert world.cards(B, e.HAND) == [1, 2]


@pytest.mark.clause("kiberrubezh", "K-R69")
def test_a_known_card_stays_known_until_it_is_gone() -> None:
    table = arena("39").hand(B, "1 2").attack("39")
    table.next_turn()  # B draws two cards nobody knows
    assert table.side(B, A)["known"] == ["001", "002"]
    table.do("lay(1)")
    assert table.side(B, A)["known"] == ["002"]


@pytest.mark.clause("kiberrubezh", "K-R69", "L.7", "K-R73")
def test_the_order_of_a_deck_is_known_to_the_one_who_made_it() -> None:
    table = arena("57").deck_only(B, "1 1 2 2").hit("57").do("strike(57)").chance()
    table.do("dump(1)", "dump(1)", "on_top(2)")
    assert table.side(B, A)["top"] == ["002", "002"]
    assert table.side(B, B)["top"] == [None, None]
    assert table.side(B, SPECTATOR)["top"] == [None, None]
    table.next_turn()  # B draws what A knows
    assert table.side(B, A)["known"] == ["002", "002"]


@pytest.mark.clause("kiberrubezh", "K-R73")
def test_another_look_ends_what_was_known_of_the_top() -> None:
    """A knows the top two cards of their deck; B looks at four and reorders them, so A no longer knows their places."""
    table = Table(a="3", b="57").power(A, 1).power(B, 1).hand(A, "3 1").on_table(B, "57").deck_only(A, "1 1 2 2 1 2")
    table.do("lay(3)").chance().do("enough")
    table.do(table.offered()[0])
    assert None not in cast("list[str | None]", table.side(A, A)["top"])
    table.next_turn().hit("57").do("strike(57)").chance()
    while table.step() in ("dump", "sort_top"):
        table.do(table.offered()[0])
    top = cast("list[str | None]", table.side(A, B)["top"])
    assert len(top) == 2
    assert None not in top
    assert table.side(A, A)["top"] == [None, None]


@pytest.mark.clause("kiberrubezh", "K-R69", "L.7")
def test_a_look_goes_on_to_the_bottom_where_nothing_lies_above() -> None:
    """The deck has only two cards, both put under it; everybody knows them, so a look needs no chance."""
    table = Table(a="3 10 22 65").on_table(A, "10").discard(A, "22 65").hand(A, "3 1").deck_only(A, "")
    table.do("activate(10)", "recover(65)", "recover(22)").listen()
    assert table.side(A, B)["bottom"] == ["065", "022"]
    table.do("lay(3)")
    assert table.events() == ["laid(0, 3) 7.1", "looked(0, 0, 2) L.3", "saw_top(65) L.7", "saw_top(22) L.7"]
    assert (table.step(), table.offered()) == ("sort_under", ["under(22)", "under(65)", "enough"])
    assert (table.side(A, A)["top"], table.side(A, A)["bottom"]) == (["065", "022"], [])
    assert table.side(A, B)["top"] == [None, None]  # A may put them back in any order


@pytest.mark.clause("kiberrubezh", "K-R69", "L.3")
def test_a_shuffle_ends_what_was_known() -> None:
    table = Table(a="3 99").power(A, 1).hand(A, "3 99").do("lay(3)").chance().do("enough")
    if table.step() == "sort_top":
        table.do(table.offered()[0])
    assert len(cast("list[object]", table.side(A, A)["top"])) == 2
    table.do("play(99)", "enough")
    assert table.side(A, A)["top"] == []


@pytest.mark.clause("kiberrubezh", "K-R69")
def test_a_card_that_was_shown_is_known_to_everybody() -> None:
    table = Table(a="99 3").hand(A, "99").do("play(99)", "find(1)", "enough")
    assert table.side(A, B)["known"] == table.side(A, SPECTATOR)["known"] == ["001"]


@pytest.mark.clause("kiberrubezh", "5.7", "K-R31")
def test_cards_put_under_are_known_to_their_owner() -> None:
    table = Table(a="3").hand(A, "3").deck_only(A, "1 2 2 1")
    table.do("lay(3)").chance().do(table.offered()[0])
    assert table.side(A, A)["bottom"] != [None]
    assert table.side(A, B)["bottom"] == [None]


def worlds(table: Table, seat: int, count: int = 30) -> list[Table]:
    found = []
    for number in range(count):
        other = Table.__new__(Table)
        other.game = table.game
        other.state = cast(Kiberrubezh, table.state.resample(seat, Rng(number)))
        found.append(other)
    return found


@pytest.mark.clause("kiberrubezh", "K-R34")
def test_another_world_deals_unseen_cards_anew() -> None:
    table = Table(a="22x4", b="65x4 91x4 24x4 41x4").hand(A, "22 22").hand(B, "65 91 24")
    seen = {tuple(world.cards(B, e.HAND)) for world in worlds(table, A)}
    assert len(seen) > 10
    assert all(world.cards(A, e.HAND) == [22, 22] for world in worlds(table, A))
    for world in worlds(table, A):
        assert json.dumps(world.state.view(A)) == json.dumps(table.state.view(A))


# --- who is asked (K-R70) --------------------------------------------------------------------------------------------


def questions(table: Table, seed: int = 3, most: int = 60) -> list[tuple[int, str]]:
    """Who is asked what until the end of the turn, when everybody does the least."""
    table.rng = Rng(seed)
    found: list[tuple[int, str]] = []
    turn = table.state.turn
    while table.state.turn == turn and len(found) < most:
        found.append((table.actor(), table.step()))
        table.go_on()
    return found


@pytest.mark.clause("kiberrubezh", "K-R70", "3.12")
@pytest.mark.parametrize("hand", ["1 1", "97 100", "65 91", "111 116", "22 24"])
def test_the_defender_is_asked_whatever_he_holds(hand: str) -> None:
    """The questions and their order are the same with useless cards and with a hand full of answers."""
    table = Table(a="22 30", b="97 100 65 91 111 116 22 24").power(A, 2).power(B, 0, 3).on_table(A, "22 30")
    table.hand(B, hand).attack("22", "30")
    assert (table.step(), table.actor()) == ("defence", B)
    table.do("pass")
    assert (table.step(), table.actor()) == ("moment", A)


@pytest.mark.clause("kiberrubezh", "K-R70")
@pytest.mark.parametrize("hand", ["1", "22", "65", "97", "103", "20"])
def test_the_active_player_is_asked_in_every_phase_whatever_he_holds(hand: str) -> None:
    table = Table(a="22 65 97 103 20").power(A, 3, 3).hand(A, hand)
    asked = [each for each in questions(table) if each[0] == A]
    assert asked == [(A, "assets"), (A, "deployment"), (A, "attack")]


@pytest.mark.clause("kiberrubezh", "K-R70")
def test_nobody_is_asked_who_can_openly_do_nothing() -> None:
    table = Table(a="22").power(A, 1).on_table(A, "22").attack("22")
    assert table.step() != "defence"  # B has no card in hand and nothing on the table
    empty = Table()
    assert [each for each in questions(empty) if each[0] == A] == [(A, "assets")]  # the position of the arranged table


@pytest.mark.clause("kiberrubezh", "K-R70", "K-R54")
@pytest.mark.parametrize("cards", ["65", "22"])
def test_a_search_asks_even_if_nothing_can_be_found(cards: str) -> None:
    table = Table(a=f"113 {cards}").hand(A, "113").do("play(113)")
    assert table.step() == "search"
    assert table.offered() == (["find(65)"] if cards == "65" else ["enough"])


@pytest.mark.clause("kiberrubezh", "K-R70", "L.7")
def test_putting_cards_back_asks_as_often_for_equal_cards() -> None:
    """Otherwise the opponent would learn that two cards are the same."""
    shapes = []
    for deck in ("1 1 2 2", "1 1 1 1"):
        table = arena("57").deck_only(B, deck).hit("57").do("strike(57)")
        steps = []
        while table.step() in ("look", "dump", "sort_top"):
            steps.append(table.step())
            table.chance() if table.state.actor() == CHANCE else table.do(table.offered()[0])
        shapes.append(steps)
    assert shapes[0] == shapes[1]


@pytest.mark.clause("kiberrubezh", "L.7")
def test_only_the_looker_hears_what_he_sees() -> None:
    table = Table(a="3").hand(A, "3").deck_only(A, "1 1 2").do("lay(3)").chance()
    table.do("under(1)")
    heard = [event.kind for event in table.recorder.events if event.seen_by(B)]
    assert "saw_top" not in heard
    assert "put_under_card" not in heard
    assert "put_under" in heard
