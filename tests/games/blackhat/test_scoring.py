"""Scoring, the end of round and game, ties, status cards and the secret asset (10, 11, 12, 14, 16)."""

from __future__ import annotations

import pytest

from contienda.core.events import Recorder
from contienda.core.state import SPECTATOR
from contienda.games.blackhat.constants import ASSET_NAMES, points_of, size
from contienda.games.blackhat.game import GAME
from contienda.games.blackhat.rules.scoring import end_game, nearest_ten
from tests.games.blackhat.table import Table, packed
from tests.games.blackhat.test_deal import act, fresh


def ending(asset: str = "", **options: str) -> Table:
    """A game in which player 1 steps onto the Critical Asset while the others hold cards."""
    table = Table("first_game", 3, secret_asset="yes" if asset else "no", **options)
    table.pawn(1, "A", "K1").pawn(1, "B", "S5TR").pawn(0, "A", "S1BL").pawn(0, "B", "M3").pawn(2, "A", "U")
    table.hands("4 13 13 J", "13 1", "4 3").play("4", "13", "4").hack("1A")
    return table.do(f"asset({asset})") if asset else table


@pytest.mark.clause("blackhat", "17.1")
def test_what_cards_cost() -> None:
    cards = ["1", "2", "3", "5", "6", "9", "10", "13", "J", "H"]
    assert [int(points_of(packed(card))) for card in cards] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 5]
    assert points_of(packed("13 13 J 4")) == 11


@pytest.mark.clause("blackhat", "10.1", "10.1a", "11.1", "11.2", "B-R71")
def test_an_empty_hand_ends_the_round() -> None:
    table = Table("first_game", 3).pawn(1, "A", "S2BR", "trapped").hands("4", "9 12", "3 H").play("4", "9", "3")
    table.hack("1B", "S2TL")
    assert "round_ended(1) 10.1" in table.events()
    assert table.step() == "turn_up"
    assert [size(table.state.hands[player]) for player in range(3)] == [0, 0, 0]
    assert table.at(1, "A") == "S2BR trapped"
    assert table.totals() == [4, 3 + 3 + 2, 5 + 4]


@pytest.mark.clause("blackhat", "10.1b", "10.2", "12.1", "B-R27")
def test_cards_and_spaces_are_counted() -> None:
    table = ending()
    assert table.events("hand_counted") == [
        "hand_counted(0, 10) 10.2",
        "hand_counted(1, 0) 10.2",
        "hand_counted(2, 1) 10.2",
    ]
    assert table.events("pawns_counted", "pawns_saved") == [
        "pawns_counted(0, 6) 10.2",
        "pawns_saved(1, 1) 10.2",
        "pawns_counted(2, 6) 10.2",
    ]
    assert table.totals() == [16, 0, 7]
    assert table.result() == ([1], "asset")


@pytest.mark.clause("blackhat", "B-R37")
def test_several_ends_at_once_make_one_scoring() -> None:
    table = Table("first_game", 3).pawn(1, "A", "K1").hands("4", "13", "3 1").play("4", "13", "3").hack("1A")
    assert len(table.events("round_ended")) == 1
    assert len(table.events("scored")) == 3
    assert table.result()[1] == "asset"


@pytest.mark.clause("blackhat", "10.3", "10.4")
def test_a_round_is_never_below_zero_and_rounds_add_up() -> None:
    table = Table("first_game", 3).total(7, 7, 7).pawn(1, "A", "S5TL").pawn(1, "B", "S2BL").pawn(0, "A", "M1")
    table.hands("4", "9 1", "3 1").play("4", "9", "3").hack("1A", "S5TR")
    assert "scored(1, 0, 7) 10.4" in table.events()
    assert "scored(0, 4, 11) 10.4" in table.events()


@pytest.mark.clause("blackhat", "10.1c", "12.1", "B-R40", "8.7")
def test_the_game_ends_when_no_pawn_can_move() -> None:
    table = Table("first_game", 3)
    for player, which, space in ((0, "A", "S2BR"), (0, "B", "S4TR"), (1, "B", "S3BR"), (2, "A", "M1"), (2, "B", "M2")):
        table.pawn(player, which, space, "locked")
    table.pawn(1, "A", "S2BL").tile("S2", "2b").trick(winner=1)
    table.pawn(0, "A", "N1", "locked").hack("1A", "S2BR")
    assert table.result()[1] == "stuck"


@pytest.mark.clause("blackhat", "12.2")
def test_the_lowest_total_wins() -> None:
    assert finished([12, 9, 30], [0, 0, 0]) == [1]


@pytest.mark.clause("blackhat", "12.3", "B-R41", "B-R69")
def test_ties_go_to_the_lower_last_round_then_are_shared() -> None:
    assert finished([9, 9, 30], [4, 3, 0]) == [1]
    assert finished([9, 9, 30], [3, 3, 0]) == [0, 1]


def finished(totals: list[int], last: list[int], status: list[int] | None = None) -> list[int]:
    table = Table("first_game", 3, celebrity="yes" if status else "no").total(*totals)
    for player, points in enumerate(last):
        table.state.last[player] = points
    if status:
        table.status(*status)
    end_game(table.state, 0)
    table.state.settle()
    return table.result()[0]


@pytest.mark.clause("blackhat", "16.1", "17.7")
def test_status_cards_are_drawn_in_secret() -> None:
    state = fresh("first_game", 3, celebrity="yes")
    cards = [str(GAME.vocabulary.say(code)) for code in state.actions()]
    assert cards == [f"status({value})" for value in range(10, 51, 5)]
    assert [int(state.witnesses(code)) for code in state.actions()] == [1] * 9  # only the first player sees it
    recorder = Recorder()
    state.attach(recorder)
    act(state, "status(15)")
    assert len(state.actions()) == 8
    act(state, "status(35)", "status(40)")
    assert [event.audience for event in recorder.events if event.kind == "status_shown"] == [1, 2, 4]
    for seat, expected in ((1, [None, 35, None]), (SPECTATOR, [None] * 3)):
        assert [player["status"] for player in state.view(seat)["players"]] == expected  # type: ignore[attr-defined]


@pytest.mark.clause("blackhat", "16.2", "16.3", "16.4", "B-R42")
def test_the_total_nearest_to_the_status_wins() -> None:
    assert finished([12, 37, 38], [0, 0, 0], [15, 35, 40]) == [2]
    assert finished([15, 35, 38], [5, 4, 0], [15, 35, 40]) == [1]
    assert finished([20, 30, 60], [4, 4, 0], [25, 35, 50]) == [0, 1]


# --- the secret asset ------------------------------------------------------------------------------------------------


@pytest.mark.clause("blackhat", "14.1", "14.2")
def test_the_tile_is_unknown_until_a_pawn_arrives() -> None:
    table = Table("first_game", 3, secret_asset="yes").pawn(1, "A", "K1").trick(winner=1)
    assert table.state.view(0)["asset"] == {"tile": None, "left": ASSET_NAMES}
    table.hack("1A")
    assert table.offered() == [f"asset({name})" for name in ASSET_NAMES]


@pytest.mark.clause("blackhat", "14.3", "14.4", "B-R38")
@pytest.mark.parametrize(
    ("points", "rounded"), [(-7, -10), (-5, -10), (-4, 0), (0, 0), (4, 0), (5, 10), (7, 10), (14, 10), (15, 20)]
)
def test_nsa_rounds_to_the_nearest_ten(points: int, rounded: int) -> None:
    assert nearest_ten(points) == rounded


@pytest.mark.clause("blackhat", "14.3", "14.4", "B-R38")
def test_nsa_takes_the_place_of_the_floor() -> None:
    table = ending("nsa")
    assert table.totals() == [20, 0, 10]
    below = Table("first_game", 3, secret_asset="yes").total(3, 3, 3).pawn(1, "A", "K1").pawn(1, "B", "S5TR")
    below.state.printed[below.state.static.ids.index("S5TR")] = -6
    below.hands("4 1", "13 1", "4 1").play("4", "13", "4").hack("1A").do("asset(nsa)")
    assert "scored(1, -10, 0) 14.4" in below.events()


@pytest.mark.clause("blackhat", "12.3", "14.4", "B-R69")
def test_the_last_round_breaks_ties_as_it_was_counted() -> None:
    """Five and six both round to ten, so they tie, although one was lower before rounding."""
    table = Table("first_game", 3, secret_asset="yes").total(0, 30, 0).pawn(1, "A", "K1")
    table.hands("4 3", "13 1", "4 3 3").play("4", "13", "4").hack("1A").do("asset(nsa)")
    assert table.events("hand_counted", "pawns_counted")[::4] == ["hand_counted(0, 1) 10.2", "hand_counted(2, 2) 10.2"]
    assert table.totals() == [10, 30, 10]
    assert table.result() == ([0, 2], "asset")


@pytest.mark.clause("blackhat", "17.6", "17.6a", "17.6b", "17.6c", "17.6d", "B-R69")
@pytest.mark.parametrize(
    ("asset", "clause", "pawns", "totals"),
    [
        ("evidence", "17.6a", "pawns_counted(1, 4)", [16, 4, 7]),
        ("bank", "17.6b", "pawns_saved(1, 6)", [16, 0, 7]),
        ("exchange", "17.6c", "pawns_saved(1, 1)", [26, 0, 8]),
        ("grid", "17.6d", "pawns_counted(1, 0)", [10, 0, 1]),
    ],
)
def test_the_other_tiles(asset: str, clause: str, pawns: str, totals: list[int]) -> None:
    table = ending(asset)
    assert f"asset_turned(1, {asset}) {clause}" in table.events()
    assert f"{pawns} 10.2" in table.events()
    assert table.totals() == totals
    assert table.result()[1] == "asset"


@pytest.mark.clause("blackhat", "17.6e", "14.3", "B-R70")
def test_the_decoy_does_not_end_the_game_and_another_tile_waits() -> None:
    table = Table("first_game", 3, secret_asset="yes").pawn(1, "A", "K1").pawn(1, "B", "M1").trick(winner=1).hack("1A")
    table.do("asset(decoy)")
    assert (table.actor(), table.spaces_offered()) == (1, ["BD", "PS"])
    table.do("move(PS)")
    assert (table.at(1, "A"), table.step()) == ("PS", "play")
    assert "sent_back(1, A, PS) 17.6e" in table.events()
    left = [name for name in ASSET_NAMES if name != "decoy"]
    assert table.state.view(0)["asset"] == {"tile": None, "left": left}  # face down again
    table.pawn(2, "A", "K2").trick(winner=2).hack("2A")
    assert table.offered() == [f"asset({name})" for name in ASSET_NAMES if name != "decoy"]
    table.do("asset(grid)")
    assert table.result()[1] == "asset"


@pytest.mark.clause("blackhat", "17.6e", "9.5b")
def test_the_decoys_pawn_does_not_join_its_owners_other_one() -> None:
    table = Table("first_game", 3, secret_asset="yes").pawn(1, "A", "K1").trick(winner=1).hack("1A").do("asset(decoy)")
    assert table.at(1, "A") == "BD"


@pytest.mark.clause("blackhat", "17.6e", "B-R24")
def test_the_owner_of_a_pawn_pushed_onto_the_decoy_picks_its_start() -> None:
    table = Table("first_game", 3, secret_asset="yes").pawn(2, "A", "S5TR").pawn(2, "B", "M1").pawn(0, "A", "K2")
    table.trick(winner=1).hack("2A", "CA").do("asset(decoy)")
    assert (table.step(), table.actor(), table.spaces_offered()) == ("send_back", 2, ["BD", "PS"])
    assert table.do("move(PS)").at(2, "A") == "PS"


@pytest.mark.clause("blackhat", "17.6e", "B-R70")
def test_after_the_decoy_the_tracer_steps_and_an_empty_hand_ends_the_round() -> None:
    table = Table("first_game", 3, secret_asset="yes", tracer="yes").tracer("M1").pawn(1, "B", "S3BR", "locked")
    table.pawn(1, "A", "K1").hands("4", "13 1", "3 1").play("4", "13", "3").hack("1A").do("asset(decoy)", "move(BD)")
    assert (table.step(), table.actor()) == ("tracer", 1)
    table.do("trace(M2)")
    assert (table.step(), int(table.state.round)) == ("turn_up", 2)
    assert "pawns_counted(1, 4) 10.2" in table.events()  # the start it went back to, and the Alarm
