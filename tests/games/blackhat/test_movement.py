"""The hack action and movement (5.7, 8): whose pawns, which paths, jumps, and the card drawn instead."""

from __future__ import annotations

import pytest

from tests.games.blackhat.table import Table


@pytest.mark.clause("blackhat", "5.7", "5.7a", "8.2", "B-R21")
def test_the_winner_advances_one_of_his_pawns_one_space() -> None:
    table = Table().trick(winner=1)
    assert (table.actor(), table.offered()) == (1, ["pawn(1, A)", "pawn(1, B)"])
    table.do("pawn(1, A)")
    assert table.offered() == ["move(S1TL)", "move(S1BL)"]
    table.do("move(S1BL)")
    assert table.at(1, "A") == "S1BL"
    assert "advanced(1, A, S1BL) 5.7a" in table.events()


@pytest.mark.clause("blackhat", "5.7b", "B-R2", "B-R61")
def test_or_a_rivals_on_a_negative_space() -> None:
    table = Table().pawn(2, "B", "S2BL").pawn(3, "A", "S3TL").pawn(0, "A", "M1").trick(winner=1)
    assert table.offered() == ["pawn(1, A)", "pawn(1, B)", "pawn(2, B)", "pawn(3, A)"]
    table.hack("2B", "S2BR")
    assert table.at(2, "B") == "S2BR trapped"
    assert "pushed(1, 2, B, S2BR) 5.7b" in table.events()


@pytest.mark.clause("blackhat", "5.7b", "9.8", "B-R33")
def test_markers_count_for_what_is_negative() -> None:
    table = Table().pawn(2, "A", "N3").pawn(3, "B", "S2BL")
    table.mark("N3", False)
    table.mark("S2BL", True)
    table.mark("S5TR", False)
    assert (table.value("N3"), table.value("S2BL"), table.value("S5TR")) == (-1, 0, -2)
    table.trick(winner=1)
    assert table.offered() == ["pawn(1, A)", "pawn(1, B)", "pawn(2, A)"]


@pytest.mark.clause("blackhat", "5.7c", "8.7", "9.6c")
def test_who_can_move_nothing_draws_a_card() -> None:
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S4TR", "locked").trick(winner=1)
    assert table.step() == "draw"
    before = int(table.state.deck)
    table.do("deal(7)")
    assert table.hand(1) == "4 5 7"
    assert int(table.state.deck) < before
    assert table.events("drew") == ["drew(1) 5.7c"]


@pytest.mark.clause("blackhat", "8.7", "5.7b")
def test_a_rival_on_a_negative_space_spares_the_draw() -> None:
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S4TR", "locked").pawn(0, "A", "S3TL")
    table.trick(winner=1)
    assert (table.step(), table.spaces_offered()) == ("path", ["U", "S3TR"])


@pytest.mark.clause("blackhat", "B-R61", "8.7")
def test_held_pawns_on_negative_spaces_are_not_pushed() -> None:
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S4TR", "locked")
    table.pawn(0, "A", "S3TL", "locked").trick(winner=1)
    assert table.step() == "draw"


@pytest.mark.clause("blackhat", "B-R25")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S4TR", "locked")
    state = table.state
    table.hands("4 5", "13 5", "4 5")
    state.discards, state.deck = state.deck, 0
    table.play("4", "13", "4")
    assert table.step() == "draw"
    assert state.discards == 0
    assert "deal(13)" in table.offered()


@pytest.mark.clause("blackhat", "B-R25")
def test_without_discards_nothing_is_drawn() -> None:
    """All cards are in hands, and the winner of the Black Hat trick takes all of them."""
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").pawn(1, "B", "S4TR", "locked")
    state = table.state
    table.hands("9 1", "3 5", "H 4")
    state.hands[0] += state.deck
    state.deck = 0
    table.play("9", "3", "H").do("take_all")
    assert (state.deck, state.discards) == (0, 0)
    assert (table.step(), table.actor()) == ("play", 1)  # the next trick has begun
    assert table.events("drew", "advanced", "pushed") == []
    assert table.hand(1) == "3 5 9 H"


@pytest.mark.clause("blackhat", "8.1")
def test_one_pawn_a_space_but_any_number_on_the_starts() -> None:
    table = Table("first_game", 6)
    assert [table.at(player, "A") for player in range(6)] == ["BD"] * 6
    table.pawn(0, "A", "S1TL").trick(winner=1)
    table.do("pawn(1, A)")
    assert table.spaces_offered() == ["S1TR", "S1BL"]  # over S1TL, never onto it


@pytest.mark.clause("blackhat", "8.3", "8.4", "B-R23", "B-R60")
def test_occupied_spaces_are_jumped_to_the_first_empty_ones() -> None:
    table = Table().pawn(0, "A", "N3").pawn(2, "A", "S5TL").pawn(3, "A", "N4").pawn(1, "A", "N2")
    table.trick(winner=1).do("pawn(1, A)")
    assert table.spaces_offered() == ["N1", "S4BL", "S5TR", "S5BL"]


@pytest.mark.clause("blackhat", "8.3", "9.7a", "13.9", "B-R23")
def test_held_pawns_and_the_tracer_are_jumped_and_jumped_spaces_do_not_act() -> None:
    table = Table("everything", 4, tiles=0, celebrity="no").pawn(0, "A", "S2BR", "trapped").pawn(1, "A", "S2BL")
    table.tracer("M4").trick(winner=1).do("pawn(1, A)")
    assert table.spaces_offered() == ["D", "S2TL"]
    table.do("move(D)")
    assert table.at(1, "A") == "D"


@pytest.mark.clause("blackhat", "8.5", "17.2", "17.4")
def test_only_complete_arrows_are_followed() -> None:
    table = Table()
    assert table.ways("S1BR") == ["M2", "S2TR"]  # B2 out meets T2 in
    table.tile("S2", "7a")  # no half arrow at the top
    assert table.ways("S1BR") == ["M2"]
    table.tile("S1", "3b")  # R2 only
    assert table.ways("S1TR") == ["S1BR"]
    table.tile("S3", "4a")  # T2 in meets U's half out, B2 out meets D's half out
    assert table.ways("U") == ["N1", "S3TR"]
    assert table.ways("D") == ["N4"]
    assert table.ways("S3BR") == ["N3"]


@pytest.mark.clause("blackhat", "17.2")
def test_the_printed_board_has_35_spaces_and_52_arrows() -> None:
    table = Table()
    assert table.state.static.spaces == 35
    assert sum(len(table.ways(id)) for id in table.state.static.ids) == 52
    arrows = {id: table.ways(id) for id in table.state.static.ids}
    assert arrows["S3BL"] == ["S3TL", "S3BR"]
    assert arrows["S5TR"] == ["K2", "S5BR"]
    assert arrows["K1"] == arrows["K2"] == ["CA"]


@pytest.mark.clause("blackhat", "8.6")
def test_pawns_stay_on_the_board_without_the_tracer() -> None:
    table = Table("standard", 3)
    while table.step() != "over":
        table.go_on()
        if table.step() != "over":
            table.state.apply(table.state.actions()[0])
            assert table.state.jailed == 0
