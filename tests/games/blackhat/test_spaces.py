"""Kinds of spaces (9): what they do to pawns that enter, and tiles laid under pawns."""

from __future__ import annotations

import pytest

from contienda.core import registry
from tests.games.blackhat.table import Table


@pytest.mark.clause("blackhat", "9.2", "9.3", "B-R28")
@pytest.mark.parametrize(("start", "space"), [("S1TL", "S1TR"), ("M2", "S3TL"), ("D", "S3BR")])
def test_hosts_caches_and_alarms_without_the_tracer_do_nothing(start: str, space: str) -> None:
    table = Table().pawn(1, "A", start).trick(winner=1).hack("1A", space)
    assert table.at(1, "A") == space
    assert table.step() == "play"


@pytest.mark.clause("blackhat", "9.4", "10.1b", "12.1")
def test_the_critical_asset_ends_the_game() -> None:
    table = Table().pawn(1, "A", "K1").trick(winner=1).hack("1A")
    assert table.result()[1] == "asset"
    assert "reached_asset(1, A) 9.4" in table.events()


@pytest.mark.clause("blackhat", "9.5a", "9.5c", "B-R29")
def test_denial_of_service_sends_a_pawn_back_and_locks_its_own() -> None:
    table = Table().pawn(1, "A", "S4TL").pawn(0, "A", "M1").pawn(2, "B", "S5BL").trick(winner=1).hack("1A", "S4TR")
    assert table.at(1, "A") == "S4TR locked"
    assert table.offered() == ["pawn(0, A)", "pawn(2, B)"]
    table.do("pawn(2, B)")
    assert table.at(2, "B") == "PS"
    assert "sent_back(2, B, PS) 9.5a" in table.events()


@pytest.mark.clause("blackhat", "9.5a", "9.5b")
def test_it_goes_to_the_start_he_picks_but_not_beside_its_owners_other_pawn() -> None:
    table = Table().pawn(1, "A", "S4TL").pawn(0, "A", "M1").pawn(0, "B", "M2").trick(winner=1).hack("1A", "S4TR")
    table.do("pawn(0, B)")
    assert (table.actor(), table.spaces_offered()) == (1, ["BD", "PS"])
    table.do("move(BD)")
    assert table.at(0, "B") == "BD"
    again = Table().pawn(1, "A", "S4TL").pawn(0, "B", "M2").trick(winner=1).hack("1A", "S4TR")
    assert again.at(0, "B") == "PS"  # the only target, and its owner's other pawn is on Backdoor


@pytest.mark.clause("blackhat", "9.5d", "B-R63", "B-R29")
def test_it_frees_locked_pawns_but_not_trapped_ones() -> None:
    table = Table().pawn(1, "A", "S4TL").pawn(0, "A", "S2BR", "trapped").pawn(2, "A", "S3BR", "locked")
    table.trick(winner=1).hack("1A", "S4TR")
    assert table.at(2, "A") == "BD"
    assert table.at(0, "A") == "S2BR trapped"


@pytest.mark.clause("blackhat", "B-R64", "B-R29")
def test_his_own_other_pawn_may_be_the_only_target_and_without_one_nothing_moves() -> None:
    table = Table().pawn(1, "A", "S4TL").pawn(1, "B", "N1").trick(winner=1).hack("1A", "S4TR")
    assert table.step() == "send_back"
    table.do("move(BD)")
    assert table.at(1, "B") == "BD"
    alone = Table().pawn(1, "A", "S4TL").trick(winner=1).hack("1A", "S4TR")
    assert alone.step() == "play"


@pytest.mark.clause("blackhat", "B-R64")
def test_a_pawn_sent_to_the_tracers_start_is_safe() -> None:
    table = Table("first_game", 4, tracer="yes").pawn(1, "A", "S4TL").pawn(0, "A", "M1").tracer("BD")
    table.trick(winner=1).hack("1A", "S4TR")
    assert (table.at(0, "A"), table.tracer_at()) == ("BD", "BD")


@pytest.mark.clause("blackhat", "B-R24", "5.7b")
def test_the_owner_of_a_pushed_pawn_chooses() -> None:
    table = Table().pawn(0, "A", "M1").pawn(3, "A", "M3")
    table.tile("S4", "5b").pawn(2, "A", "S4TR")  # -1, leads to the Denial-of-Service below
    table.trick(winner=1).hack("2A", "S4BR")
    assert (table.step(), table.actor()) == ("denial", 2)


@pytest.mark.clause("blackhat", "9.7a")
def test_a_honeypot_traps_for_good() -> None:
    table = Table().pawn(1, "A", "S2BL").trick(winner=1).hack("1A", "S2BR")
    assert table.at(1, "A") == "S2BR trapped"
    assert "trapped(1, A, S2BR) 9.7a" in table.events()
    table.trick(winner=1)
    assert table.step() == "path"  # only the other pawn can move


@pytest.mark.clause("blackhat", "9.7b", "B-R8")
def test_half_hands_after_a_honeypot() -> None:
    table = Table("first_game", 3, half_hands="yes").pawn(1, "A", "S2BL").hands("4", "13 1", "4 1")
    table.play("4", "13", "4").hack("1A", "S2BR")
    assert "halved() 9.7b" in table.events()
    table.go_on()
    assert table.step() == "play"
    assert table.events("dealt") == [f"dealt({player}, 5) 9.7b" for player in dealt_order(table)]
    plain = Table("first_game", 3).pawn(1, "A", "S2BL").hands("4", "13 1", "4 1")
    plain.play("4", "13", "4").hack("1A", "S2BR").go_on()
    assert plain.state.hand_target() == 10


@pytest.mark.clause("blackhat", "9.7b")
def test_hands_are_halved_once_and_told_once() -> None:
    table = Table("first_game", 3, half_hands="yes").pawn(1, "A", "S2BL").trick(winner=1).hack("1A", "S2BR")
    table.tile("S4", "1b").pawn(2, "A", "S4TL").trick(winner=2).hack("2A", "S4TR")
    assert table.at(2, "A") == "S4TR trapped"
    assert table.events("halved") == ["halved() 9.7b"]
    assert table.state.hand_target() == 5


def dealt_order(table: Table) -> list[int]:
    first = (int(table.state.dealer) + 1) % 3
    return [(first + each) % 3 for each in range(3)]


# --- exploit ---------------------------------------------------------------------------------------------------------


def exploiting(**options: str) -> Table:
    return Table("first_game", 4, **options).pawn(1, "A", "S1BL").trick(winner=1).hack("1A", "S1BR")


@pytest.mark.clause("blackhat", "9.8", "B-R32")
def test_an_exploit_may_change_a_host_by_one() -> None:
    table = exploiting()
    assert table.actor() == 1
    assert "host(M1)" in table.offered()
    assert "leave" in table.offered()
    assert not {"host(BD)", "host(S3TL)", "host(S1BR)", "host(CA)"} & set(table.offered())
    table.do("host(M1)")
    assert table.offered() == ["raise", "lower"]
    table.do("lower")
    assert table.value("M1") == 1
    assert "marked(1, M1, lower) 9.8" in table.events()
    left = exploiting().do("leave")
    assert left.events("declined") == ["declined(1) 9.8"]
    assert left.state.markers_left() == 3


@pytest.mark.clause("blackhat", "B-R32", "B-R65")
def test_a_marked_host_is_turned_and_with_three_out_one_is_moved() -> None:
    table = Table().pawn(1, "A", "S1BL")
    for space, raises in (("M1", True), ("M2", False), ("N3", False)):
        table.mark(space, raises)
    table.trick(winner=1).hack("1A", "S1BR")
    table.do("host(M4)", "raise")
    assert (table.step(), table.spaces_offered()) == ("marker", ["M1", "M2", "N3"])
    assert {"raise", "lower"} <= set(registry.load("blackhat").menu)  # the log reports the marker, not this choice
    table.do("host(N3)")
    assert table.events("marker_taken", "marked")[-2:] == ["marker_taken(N3) B-R65", "marked(1, M4, raise) 9.8"]
    assert (table.value("M4"), table.value("N3")) == (2, 0)
    turned = exploiting()
    turned.mark("M1", True)
    turned.do("host(M1)")
    assert turned.value("M1") == 1


# --- randomizer ------------------------------------------------------------------------------------------------------


def randomizing(*more: tuple[int, str, str, str], **options: str) -> Table:
    table = Table("first_game", 4, **options).pawn(1, "A", "S3TL")
    for player, which, space, held in more:
        table.pawn(player, which, space, held)
    return table.trick(winner=1).hack("1A", "S3TR")


@pytest.mark.clause("blackhat", "9.9a", "9.9b", "9.9c", "17.3", "B-R34")
def test_a_randomizer_may_draw_a_tile_and_must_lay_it() -> None:
    table = randomizing((0, "A", "S2TR", "free"))
    assert table.offered() == ["draw_tile", "leave"]
    table.do("draw_tile")
    assert len(table.offered()) == 16
    table.do("tile(7b)")
    assert table.offered() == [f"place(S{n})" for n in range(1, 6)]
    table.do("place(S2)")
    assert table.value("S2BR") == 5
    assert table.at(0, "A") == "S2TR"
    assert "tile_laid(1, 7b, S2) 9.9b" in table.events()
    left = randomizing().do("leave")
    assert left.events("declined") == ["declined(1) 9.9a"]


@pytest.mark.clause("blackhat", "9.9d", "B-R66", "B-R34")
def test_special_spaces_under_pawns_act_clockwise_from_the_upper_left() -> None:
    table = randomizing((0, "A", "S1TL", "free"), (2, "A", "S1BR", "free"), (3, "A", "S1BL", "free"))
    table.do("draw_tile", "tile(3a)", "place(S1)")  # Exploits at TL and BR
    assert (table.step(), table.actor()) == ("exploit", 0)
    table.do("leave")
    assert (table.step(), table.actor()) == ("exploit", 2)
    table.do("leave")
    assert table.step() == "play"


@pytest.mark.clause("blackhat", "B-R31", "B-R34", "B-R63")
def test_locks_stay_with_the_pawn_and_a_honeypot_overrides_them() -> None:
    table = randomizing((0, "A", "S4TR", "locked"), (2, "A", "S4BR", "free"))
    table.do("draw_tile", "tile(7a)", "place(S4)")
    assert table.at(0, "A") == "S4TR locked"
    again = randomizing((0, "A", "S4TR", "locked"))
    again.do("draw_tile", "tile(1b)", "place(S4)")
    assert again.at(0, "A") == "S4TR trapped"


@pytest.mark.clause("blackhat", "B-R66", "9.9d")
def test_a_chained_tile_is_dealt_with_first_and_a_covered_one_acts_no_more() -> None:
    table = randomizing((0, "A", "S1TR", "free"), (2, "A", "S1BR", "free"))
    table.do("draw_tile", "tile(4b)", "place(S1)")  # Randomizers at TR and BR
    assert (table.step(), table.actor()) == ("randomizer", 0)
    table.do("draw_tile", "tile(7a)", "place(S1)")
    assert table.step() == "play"  # the Randomizer under player 2 is covered
    other = randomizing((0, "A", "S1TR", "free"), (2, "A", "S1BR", "free"))
    other.do("draw_tile", "tile(4b)", "place(S1)", "draw_tile", "tile(7a)", "place(S5)")
    assert (other.step(), other.actor()) == ("randomizer", 2)


@pytest.mark.clause("blackhat", "B-R66", "9.9d")
def test_the_tile_that_covers_another_acts_once() -> None:
    table = randomizing((0, "A", "S1TR", "free"), (2, "A", "S1BR", "free"))
    table.do("draw_tile", "tile(4b)", "place(S1)", "draw_tile", "tile(3a)", "place(S1)")  # Exploits at TL and BR
    assert (table.step(), table.actor()) == ("exploit", 2)
    table.do("leave")
    assert table.step() == "play"  # the older tile had reached the same corner


@pytest.mark.clause("blackhat", "9.5a", "B-R34", "B-R63", "B-R66")
@pytest.mark.parametrize("how", ["free", "locked", "trapped"])
def test_a_new_denial_of_service_acts_for_any_pawn_and_frees_none(how: str) -> None:
    """Its owner sends a pawn back whether it was free or held; a free pawn is locked, a held one stays held."""
    table = randomizing((0, "A", "S1TR", how), (2, "A", "M1", "free"))
    table.do("draw_tile", "tile(5a)", "place(S1)")
    assert (table.step(), table.actor(), table.offered()) == ("denial", 0, ["pawn(1, A)", "pawn(2, A)"])
    assert table.do("pawn(2, A)").at(2, "A") == "BD"
    assert table.at(0, "A") == ("S1TR trapped" if how == "trapped" else "S1TR locked")
    assert table.events("locked") == (["locked(0, A, S1TR) 9.5c"] if how == "free" else [])


@pytest.mark.clause("blackhat", "9.6a", "13.3", "B-R34", "B-R63", "B-R66")
@pytest.mark.parametrize("how", ["free", "locked", "trapped"])
def test_an_alarm_laid_under_any_pawn_wakes_the_tracer_and_is_driven_by_it(how: str) -> None:
    table = randomizing((0, "A", "S1TR", how), tracer="yes")
    table.do("draw_tile", "tile(6a)", "place(S1)")
    assert table.at(0, "A") == ("S1TR trapped" if how == "trapped" else "S1TR locked")
    assert table.events("tracer_woken") == ["tracer_woken() 13.1"]
    assert table.events("locked") == (["locked(0, A, S1TR) 9.6a"] if how == "free" else [])
    table.trick(winner=0).hack("0B", "S2TL")
    assert table.events("tracer_approached") == ["tracer_approached(0) 17.5"]


@pytest.mark.clause("blackhat", "B-R68", "9.6a")
def test_a_second_alarm_leaves_the_tracer_where_it_is() -> None:
    table = Table("first_game", 4, tracer="yes").pawn(1, "A", "D").tracer("N1").trick(winner=1).hack("1A", "S3BR")
    assert (table.at(1, "A"), table.tracer_at()) == ("S3BR locked", "N1")
    assert table.events("tracer_woken") == []


@pytest.mark.clause("blackhat", "B-R32", "B-R34")
@pytest.mark.parametrize("raises", [True, False])
def test_covered_markers_and_replaced_tiles_return(raises: bool) -> None:
    table = Table().tile("S2", "1a").pawn(1, "A", "S3TL")
    table.mark("S2TL", raises)
    table.trick(winner=1).hack("1A", "S3TR").do("draw_tile")
    assert len(table.offered()) == 14
    table.do("tile(2b)", "place(S2)")
    assert table.state.markers_left() == 3
    assert table.value("S2TL") == 3  # as printed on the new tile
    assert "1a" in str(table.state.view(0)["supply"])


@pytest.mark.clause("blackhat", "B-R66")
def test_the_tracer_is_no_pawn_for_a_new_tile() -> None:
    table = Table("everything", 4, tiles=0, celebrity="no").pawn(1, "A", "S3TL").tracer("S1TL")
    table.trick(winner=1).hack("1A", "S3TR").do("draw_tile", "tile(3a)", "place(S1)")
    assert table.step() == "play"
