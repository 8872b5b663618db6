"""Hidden hands: who sees what, and which worlds a seat cannot tell apart."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.games.buenosos.constants import BLUE, DECK, DISCARDED, HAND, RED
from contienda.games.buenosos.mechanics.piles import arrange_all, learn, move
from contienda.games.buenosos.state import BuenOsos
from tests.games.buenosos.table import Table


def hands(table: Table, seat: int) -> list[object]:
    return [team["hand"] for team in cast("list[dict[str, object]]", table.state.view(seat)["teams"])]


def test_a_team_sees_its_own_hand_only() -> None:
    table = Table("standard", 3).hands(red="A01", blue="B01 B02")
    assert hands(table, RED) == [["A01"], None]
    assert hands(table, BLUE) == [None, ["B01", "B02"]]
    assert hands(table, 2) == hands(table, SPECTATOR) == [None, None]


@pytest.mark.clause("buenosos", "10.1a")
def test_only_the_drawer_sees_which_card_is_drawn() -> None:
    table = Table().respond().listen()
    table.do("pass")
    assert table.step() == "draw"
    code = table.state.actions()[0]
    assert table.state.witnesses(code) == 2**BLUE
    table.do(table.offered()[0])
    told = table.recorder.events[-2:]
    assert [(event.kind, event.seen_by(RED), event.seen_by(BLUE)) for event in told] == [
        ("drew", True, True),
        ("drew_card", False, True),
    ]


def worlds(table: Table, seat: int, count: int = 40) -> list[Table]:
    found = []
    for number in range(count):
        other = Table.__new__(Table)
        other.game = table.game
        other.state = cast(BuenOsos, table.state.resample(seat, Rng(number)))
        found.append(other)
    return found


def test_another_world_deals_the_other_hand_anew() -> None:
    table = Table().hands(red="A01 A02 A03", blue="B01 B02")
    seen = {tuple(other.cards(BLUE, 1)) for other in worlds(table, RED)}
    assert len(seen) > 20
    assert all(other.cards(RED, 1) == ["A01", "A02", "A03"] for other in worlds(table, RED))


@pytest.mark.clause("buenosos", "R40", "10.4a")
def test_a_card_that_came_back_is_known() -> None:
    table = Table(budget_blue=30).hands(red="A16", blue="B01 B02 B10").services("degraded", "S8 S9")
    table.play("A16").do("lose(B01)").respond().play("B10").do("cancel(A16)")
    assert all("B01" in other.cards(BLUE, 1) for other in worlds(table, RED))
    assert {other.cards(BLUE, 1)[1] for other in worlds(table, RED)} != {"B02"}


@pytest.mark.clause("buenosos", "5.0g")
def test_when_a_deck_is_rebuilt_the_rest_of_the_hand_is_known() -> None:
    table = Table().hands(red="A01 A02")
    for name in table.cards(RED, DECK):
        move(table.state, RED, int(name[1:]) - 1, DECK, DISCARDED)
    table.next_turn()
    assert set(table.known(RED)) == {"A01", "A02"}
    assert all({"A01", "A02"} <= set(other.cards(RED, 1)) for other in worlds(table, BLUE))


@pytest.mark.clause("buenosos", "R55")
def test_of_copies_a_known_one_is_played_first() -> None:
    table = Table("advanced").hands(blue="B12 B12").respond()
    learn(table.state, BLUE, 11)
    assert table.known(BLUE) == ["B12"]
    table.play("B12", "S1")
    assert table.known(BLUE) == []


@pytest.mark.clause("buenosos", "R55")
def test_copies_keep_their_order_in_every_world() -> None:
    table = Table("advanced").hands(blue="B12 B03")
    dealt = set()
    for other in worlds(table, RED):
        found = other.state.encode()
        arrange_all(other.state, BLUE)
        assert other.state.encode() == found
        dealt.add(other.cards(BLUE, HAND).count("B12"))
    assert len(dealt) > 1


@pytest.mark.parametrize("seat", [RED, BLUE, 2, SPECTATOR])
def test_worlds_alike_give_the_same_result(seat: int) -> None:
    table = Table("advanced", 3).hands(red="A01 A02", blue="B12 B12 B03")
    other = table.state.resample(seat, Rng(5))
    assert table.state.resample(seat, Rng(9)).encode() == other.resample(seat, Rng(9)).encode()
    assert other.view(seat) == table.state.view(seat)
