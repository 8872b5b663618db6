"""Rulings that concern many cards: short decks, events, abilities, frozen cards, fresh copies, shuffling."""

from __future__ import annotations

import pytest

from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh.cards import arena, event, reaction
from tests.games.kiberrubezh.table import A, B, Table


@pytest.mark.clause("kiberrubezh", "K-R4")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2)])
def test_an_effect_draws_what_is_left_and_nobody_loses_by_it(left: int, drawn: int) -> None:
    table = event(97).shrink(A, left).do("play(97)").chance()
    assert table.state.hand_size(A) == drawn
    assert table.deck(A) == 0
    assert table.step() != "over"


@pytest.mark.clause("kiberrubezh", "K-R27")
def test_an_event_cannot_be_answered() -> None:
    """Nobody is asked between the event and its effect, neither the attacker nor its target."""
    table = reaction(116, "22 30 38").hand(A, "1")
    asked = [table.actor()]
    for action in ("play(116)", "stop(30)", "stop(22)"):
        table.do(action)
        asked.append(table.actor())
    assert asked[:3] == [B, B, B]
    table = event(97, b="100").hand(B, "100 1").do("play(97)")
    while table.step() != "assets":
        assert table.actor() != B
        table.go_on()
    assert table.state.hand_size(A) == 2


@pytest.mark.clause("kiberrubezh", "K-R61", "L.1")
def test_an_asset_is_used_unturned_and_only_if_it_can_be_spared() -> None:
    assert "activate(17)" in Table(a="17").on_table(A, "17").offered()
    assert "activate(17)" not in Table(a="17").on_table(A, "17", turned=True).offered()
    gives = standard()[17].provides
    needed = "22" if gives[0] else "65"
    assert "activate(17)" not in Table(a=f"17 {needed}").on_table(A, f"17 {needed}").offered()
    spare = Table(a=f"17 {needed}").power(A, 2, 2).on_table(A, f"17 {needed}")
    assert "activate(17)" in spare.offered()


@pytest.mark.clause("kiberrubezh", "K-R63")
def test_a_frozen_card_skips_one_unturning_and_a_turned_one_is_not_frozen() -> None:
    table = arena("31").on_table(B, "1", turned=True).hit("31").do("strike(31)").chance()
    assert [each for each in table.offered() if "turned" in each] == []  # turned cards cannot be turned again
    table.do("target_asset(1, ready)")
    assert table.events("frozen") == ["frozen(1, 1) K-R63"]
    assert table.turned(B) == [1, 1]
    assert table.next_turn().turned(B) == [1]  # B's own turn: only the card that was not frozen
    assert table.next_turn().next_turn().turned(B) == []


@pytest.mark.clause("kiberrubezh", "K-R71")
def test_a_card_that_comes_back_is_its_owners_and_fresh() -> None:
    table = Table(a="20x2 3").power(A, 1).on_table(A, "3", turned=True).hand(A, "20")
    table.do("lay(20)", "target_asset(3, turned)")
    assert 3 in table.in_hand(A)
    assert table.turned(A) == []
    table.do("lay(3)")
    assert 3 in table.lying(A)
    assert table.turned(A) == []


@pytest.mark.clause("kiberrubezh", "K-R76")
@pytest.mark.parametrize(("back", "shuffled"), [(0, []), (1, ["shuffled(0) L.3"])])
def test_a_deck_into_which_nothing_went_is_not_shuffled(back: int, shuffled: list[str]) -> None:
    table = event(98, a="22x4").discard(A, "22" if back else "").do("play(98)")
    while table.step() == "recover":
        table.do("enough" if "enough" in table.offered() and not back else table.offered()[0])
    assert table.events("shuffled") == shuffled


@pytest.mark.clause("kiberrubezh", "L.2")
def test_the_library_has_120_cards_of_which_three_names_are_published() -> None:
    library = standard()
    assert len(library) == 120
    assert [library[no].id for no in (1, 2, 3)] == ["laptop", "workstation", "tablet"]
