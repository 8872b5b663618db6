"""The Tracer's jail (13.7, B-R47): its pawns score 5 and are off the board; eliminated players are skipped (B-R57)."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.games.blackhat.constants import HAT, held
from contienda.games.blackhat.state import BlackHat
from tests.games.blackhat.table import Table
from tests.games.blackhat.test_deal import act, fresh


def table_of(seats: int = 4, **options: str) -> Table:
    return Table("first_game", seats, tracer="yes", **options)


@pytest.mark.clause("blackhat", "B-R29", "B-R47")
def test_denial_of_service_does_not_reach_the_jail() -> None:
    """The other pawn is the only target, so nobody is asked."""
    table = table_of().pawn(1, "A", "S4TL").pawn(0, "A", "M1", "jailed").pawn(2, "B", "S5BL")
    table.trick(winner=1).hack("1A", "S4TR")
    assert table.events("denied", "sent_back") == ["denied(1, 2, B) 9.5a", "sent_back(2, B, PS) 9.5a"]
    alone = table_of().pawn(1, "A", "S4TL").pawn(0, "A", "M1", "jailed").trick(winner=1).hack("1A", "S4TR")
    assert (alone.step(), alone.at(0, "A")) == ("play", "jail")


@pytest.mark.clause("blackhat", "13.7", "8.1", "B-R47")
def test_a_jailed_pawn_is_removed_from_its_space() -> None:
    table = table_of().pawn(0, "A", "S1TL", "jailed").trick(winner=1).do("pawn(1, A)")
    assert table.spaces_offered() == ["S1TL", "S1BL"]  # the move ends there instead of jumping over it
    table.do("move(S1TL)")
    assert table.at(1, "A") == "S1TL"


@pytest.mark.clause("blackhat", "9.9d", "13.7", "B-R47")
def test_a_new_tile_does_not_act_on_jailed_pawns() -> None:
    """Exploits at TL and BR: nobody is on the first, another player on the second."""
    table = table_of().pawn(1, "A", "S3TL").pawn(0, "A", "S1TL", "jailed").pawn(0, "B", "S1BR", "jailed")
    table.pawn(2, "A", "S1BR").trick(winner=1).hack("1A", "S3TR").do("draw_tile", "tile(3a)", "place(S1)")
    assert (table.step(), table.actor()) == ("exploit", 2)
    assert table.do("leave").step() == "play"


@pytest.mark.clause("blackhat", "13.3", "13.7", "B-R47")
def test_a_jailed_pawn_drives_the_tracer_no_more() -> None:
    table = table_of().pawn(1, "B", "S3BR", "jailed").tracer("M1").trick(winner=1).hack("1A", "S1TL")
    assert (table.step(), table.tracer_at()) == ("play", "M1")


@pytest.mark.clause("blackhat", "9.5b", "13.7", "B-R47")
def test_a_pawn_jailed_on_a_start_does_not_bar_it() -> None:
    table = table_of().pawn(1, "A", "S4TL").pawn(0, "A", "BD", "jailed").pawn(0, "B", "M2")
    table.trick(winner=1).hack("1A", "S4TR")
    assert (table.step(), table.actor(), table.spaces_offered()) == ("send_back", 1, ["BD", "PS"])
    assert table.do("move(BD)").at(0, "B") == "BD"


@pytest.mark.clause("blackhat", "B-R47", "B-R61")
def test_a_jailed_pawn_is_neither_advanced_nor_pushed() -> None:
    table = table_of().pawn(0, "A", "S2BL", "jailed").pawn(1, "A", "S1TL", "jailed").trick(winner=1)
    assert (table.step(), table.spaces_offered()) == ("path", ["S2TL", "S2BL"])  # 1B is the only pawn that may move


@pytest.mark.clause("blackhat", "B-R40", "B-R47")
def test_jailed_pawns_cannot_move_when_the_game_looks_for_one_that_can() -> None:
    table = table_of(3).pawn(0, "A", "M1", "locked").pawn(0, "B", "M2", "locked").pawn(1, "B", "BD", "jailed")
    table.pawn(2, "A", "BD", "jailed").pawn(2, "B", "S5BR", "locked").pawn(1, "A", "S2BL")
    table.trick(winner=1).hack("1A", "S2BR")
    assert table.result()[1] == "stuck"


@pytest.mark.clause("blackhat", "10.2", "13.7", "B-R47")
def test_a_jailed_pawn_scores_five_at_every_scoring() -> None:
    table = table_of(3).pawn(0, "A", "M1", "jailed")
    for number in (1, 2):
        table.hands("4", "9 1", "3 1").leads(0).play("4", "9", "3").hack("1A")
        if table.step() == "path":
            table.do(table.offered()[0])
        assert table.totals()[0] == number * 7  # the jail and Public Server
        table.go_on()


@pytest.mark.clause("blackhat", "17.6d", "B-R47")
def test_the_power_grid_spares_the_jail_too() -> None:
    table = table_of(3, secret_asset="yes").pawn(0, "A", "M1", "jailed").pawn(1, "A", "K1")
    table.hands("4 3", "13 1", "4 1").play("4", "13", "4").hack("1A").do("asset(grid)")
    assert "pawns_counted(0, 0) 10.2" in table.events()
    assert table.totals() == [1, 0, 0]


# --- eliminated players ----------------------------------------------------------------------------------------------


def without(out: int, seats: int, **options: str) -> BlackHat:
    """A game about to begin with one player eliminated."""
    state = fresh("first_game", seats, **options)
    state.out = 1 << out
    return state


@pytest.mark.clause("blackhat", "4.5", "B-R6", "B-R57")
@pytest.mark.parametrize(
    ("seats", "weights"),
    [
        (3, {0: 10, 1: 10}),  # the whole deal is two hands of ten
        (4, {0: 10, 1: 10, 3: 10}),
        (5, {0: 7, 1: 8, 3: 8, 4: 7}),  # from the dealer's left: 1, 3, 4, 0
        (6, {0: 6, 1: 6, 3: 6, 4: 6, 5: 6}),
    ],
)
def test_who_is_out_gets_none_of_the_first_thirty(seats: int, weights: dict[int, int]) -> None:
    state = act(without(2, seats, hat_deal="first_thirty"), "dealer(0)")
    assert state.actor() == CHANCE
    first = state.actions()[0]  # hat_to(0)
    assert [code - first for code in state.actions()] == list(weights)
    assert state.weights() == list(weights.values())
    rng = Rng(5)
    seen = [int(state.sample(rng)) - first for _ in range(3_000)]
    for player, weight in weights.items():
        assert seen.count(player) == pytest.approx(3_000 * weight / sum(weights.values()), rel=0.2)
    assert sum(seen.count(player) for player in weights) == 3_000


@pytest.mark.clause("blackhat", "4.2", "B-R57")
@pytest.mark.parametrize(("card", "holder"), [("1", 1), ("2", 3), ("3", 0), ("5", 3)])
def test_the_count_for_the_hat_skips_who_is_out(card: str, holder: int) -> None:
    assert act(without(2, 4), "dealer(0)", f"turn_up({card})").hat_holder == holder


@pytest.mark.clause("blackhat", "4.7", "5.2", "B-R57")
def test_right_of_the_hat_is_who_is_still_in() -> None:
    state = act(without(2, 4), "dealer(0)", "turn_up(2)")
    while state.actor() == CHANCE:
        state.apply(state.actions()[0])
    assert (state.hat_holder, state.leader) == (3, 1)
    assert [int(state.at_turn(place)) for place in range(3)] == [1, 3, 0]


@pytest.mark.clause("blackhat", "B-R3", "B-R57")
def test_the_deal_passes_over_who_is_out() -> None:
    table = table_of()
    table.state.out = 0b0100
    table.state.dealer = 1
    table.hands("4", "9 1", "", "3 1").play("4", "9", "3").hack("1A", "S1TL")
    assert (table.step(), int(table.state.dealer)) == ("turn_up", 3)


@pytest.mark.clause("blackhat", "12.2", "B-R48")
def test_who_is_out_cannot_win_with_the_lowest_total() -> None:
    table = table_of().total(9, 9, 0, 12).pawn(1, "A", "K1").pawn(2, "A", "", "jailed").pawn(2, "B", "", "jailed")
    table.state.out = 0b0100
    table.hands("4 1", "9 1", "", "3 1").play("4", "9", "3").hack("1A")
    assert table.result() == ([1], "asset")
    assert table.totals()[2] == 0


@pytest.mark.clause("blackhat", "B-R25", "B-R48")
def test_the_hat_of_who_is_out_is_not_in_a_deck_made_anew() -> None:
    table = table_of().pawn(1, "A", "", "jailed").pawn(1, "B", "S3BR", "locked").tracer("N3", "S3BR")
    table.pawn(0, "A", "S3TL").hands("4 5 6", "13 5 H", "4 5 6", "4 5 6").play("4", "13", "4", "4").hack("0A", "U")
    table.do("trace(S3BR)")
    assert "eliminated(1) 13.8" in table.events()
    state = table.state
    state.discards, state.deck = state.discards + state.deck, 0
    table.pawn(2, "A", "S2BR", "trapped").pawn(2, "B", "S4TR", "locked").play("6", "5", "5")
    assert (table.step(), table.discards()) == ("draw", "H")
    assert (held(state.deck, HAT), held(state.deck, 12)) == (0, 7)
    table.do("deal(13)")
    assert table.hand(2) == "5 13"


@pytest.mark.clause("blackhat", "7.4", "B-R18", "B-R57")
def test_with_two_left_nobody_is_asked_where_both_pick_ups_come_to_the_same() -> None:
    """The table holds only the hat and as many cards as were led; a joker would make a difference."""
    table = table_of(3)
    table.state.out = 0b100
    table.hands("7 H 1", "9 1", "").leads(0).play("7 H", "9")
    assert (table.events("took_all"), table.step()) == (["took_all(0, 3) 7.4a"], "hack")
    assert table.hand(0) == "1 7 9 H"
    table.hack("0A", "S1TL").hands("7 H 1", "J 1", "").leads(0).play("7 H", "J")
    assert table.step() == "pick_up"
