"""Waves, blocks and damage."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.bitset import lowest
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.rules.leaving import destroy_doomed, leave_table
from tests.games.kiberrubezh.table import A, B, Table


def duel(a: str, b: str = "") -> Table:
    """These cards on the table, with power to spare."""
    return Table(a=a, b=b).power(A, 12, 6).power(B, 6, 12).on_table(A, a).on_table(B, b)


@pytest.mark.clause("kiberrubezh", "8.4", "8.6", "4.1", "K-R66")
def test_the_attacker_chooses_number_order_and_members_of_waves() -> None:
    table = duel("22 30 38", "91")
    table.to("attack").do("attack(30)")
    assert table.turned(A) == [30]
    assert table.offered() == ["attack(22)", "attack(38)", "go"]
    table.do("attack(38)", "go", "pass").to("attack")
    assert table.state.waves == 1
    table.do("attack(22)", "pass").to("attack")
    assert table.state.waves == 2
    assert not [each for each in table.offered() if each.startswith("attack")]


@pytest.mark.clause("kiberrubezh", "8.5", "K-R24")
def test_no_target_is_named() -> None:
    table = duel("27", "65").to("attack").do("attack(27)")
    assert table.events("attacked") == ["attacked(0, 27) 8.6"]
    assert table.step() == "defence"


@pytest.mark.clause("kiberrubezh", "3.6", "9.2", "9.3", "K-R14")
def test_an_unblocked_attack_deals_its_damage_or_takes_two_cards() -> None:
    for choice, lost in (("strike(32)", 3), ("drain(32)", 2)):
        table = duel("32").hit("32")
        before = table.deck(B)
        assert table.offered() == ["strike(32)", "drain(32)"]
        table.do(choice).chance()
        assert table.deck(B) == before - lost


@pytest.mark.clause("kiberrubezh", "9.3", "K-R52")
def test_a_card_without_damage_takes_two_cards() -> None:
    table = duel("22")
    before = table.deck(B)
    table.hit("22").chance()
    assert table.deck(B) == before - 2
    assert len(table.discarded(B)) == 2


@pytest.mark.clause("kiberrubezh", "3.7", "10.1", "10.2", "10.3", "6.6", "K-R39")
def test_a_blocked_attack_deals_nothing() -> None:
    table = duel("22", "65")
    before = table.deck(B)
    table.attack("22")
    assert (table.step(), table.actor()) == ("defence", B)
    assert table.offered() == ["block(65)", "pass"]
    table.do("block(65)")
    assert table.turned(B) == [65]
    table.to("attack")
    assert table.deck(B) == before
    assert table.events("attack_blocked") == ["attack_blocked(22) 3.7"]


@pytest.mark.clause("kiberrubezh", "3.5", "3.8", "3.9", "K-R37")
def test_a_measure_blocks_only_its_categories() -> None:
    table = duel("22 30 38 47 56", "65 69 73 77 81")
    table.attack("22", "30", "38", "47", "56")
    for measure, attack in ((65, 22), (69, 30), (73, 38), (77, 47), (81, 56)):
        table.do(f"block({measure})")
        assert table.events("stopped")[-1] == f"stopped({measure}, {attack}) 10.2"
    table.to("attack")
    assert len(table.events("attack_blocked")) == 5


@pytest.mark.clause("kiberrubezh", "3.10", "K-R46")
def test_a_measure_without_category_blocks_any_attack() -> None:
    table = duel("22 30 38 47 56", "95").attack("22", "30", "38", "47", "56")
    table.do("block(95)")
    assert table.offered() == ["stop(22)", "stop(30)", "stop(38)", "stop(47)", "stop(56)"]
    table.do("stop(22)", "stop(30)", "stop(38)", "stop(56)")
    assert table.events("stopped")[-1] == "stopped(95, 56) 10.2"
    table.to("attack")
    assert table.events("attack_through") == ["attack_through(47) 3.7"]


@pytest.mark.clause("kiberrubezh", "3.9", "K-R17", "K-R16")
def test_a_measure_blocks_in_one_wave_only() -> None:
    table = duel("22 24 23", "66").attack("22").do("block(66)").to("attack")
    table.attack("24")
    assert "block(66)" not in table.offered()
    assert table.step() in ("moment", "damage")


@pytest.mark.clause("kiberrubezh", "K-R46")
def test_the_first_point_must_be_given_the_rest_may_be_left() -> None:
    table = duel("22 23", "66").attack("22", "23").do("block(66)")
    assert table.offered() == ["stop(22)", "stop(23)"]
    table.do("stop(22)")
    assert table.offered() == ["stop(23)", "enough"]
    table.do("enough").to("damage")
    assert table.events("attack_through") == ["attack_through(23) 3.7"]


@pytest.mark.clause("kiberrubezh", "K-R47", "K-R46")
def test_points_of_several_measures_add_up_against_a_tough_attack() -> None:
    table = duel("35", "69 91").attack("35").do("block(69)")
    assert table.side(A, B)["attacks"][0]["points"] == 1  # type: ignore[index]
    table.do("block(91)").to("attack")
    assert table.events("attack_blocked") == ["attack_blocked(35) 3.7"]
    table = duel("35", "69 91").attack("35").do("block(69)", "pass")
    assert table.to("damage").events("attack_through") == ["attack_through(35) 3.7"]
    assert table.turned(B) == [69]


@pytest.mark.clause("kiberrubezh", "K-R47")
def test_a_measure_that_did_not_stop_a_tough_attack_has_not_blocked() -> None:
    table = duel("35", "71").attack("35").do("block(71)").to("damage")
    assert "took_effect(1, 71) L.1" not in table.events("took_effect")


@pytest.mark.clause("kiberrubezh", "4.2")
def test_a_turned_card_uses_no_property() -> None:
    table = Table(a="22", b="65")
    table.power(A, 1).power(B, 0, 1).on_table(A, "22").on_table(B, "65", turned=True)
    before = table.deck(B)
    table.hit("22").chance()
    assert table.deck(B) == before - 2


@pytest.mark.clause("kiberrubezh", "K-R6")
def test_a_card_attacks_in_the_turn_in_which_it_was_laid() -> None:
    table = Table(a="22").power(A, 1).hand(A, "22").to("deployment").do("lay(22)").to("attack")
    assert "attack(22)" in table.offered()


@pytest.mark.clause("kiberrubezh", "K-R49", "11.2", "K-R28")
def test_the_owner_orders_his_effects() -> None:
    table = duel("36 39", "65 69").attack("36", "39")
    assert (table.step(), table.actor(), table.offered()) == ("order", A, ["resolve(36)", "resolve(39)"])
    table.do("resolve(39)")
    assert table.events("took_effect") == ["took_effect(0, 39) L.1", "took_effect(0, 36) L.1"]
    assert table.step() == "turn"  # the remaining one needs no order


@pytest.mark.clause("kiberrubezh", "K-R28")
def test_copies_of_a_number_are_one_entry_in_the_order() -> None:
    table = duel("36x2 39", "65 69 73").attack("36", "36.2", "39")
    assert table.offered() == ["resolve(36)", "resolve(39)"]
    table.do("resolve(36)", "target(65)")
    assert table.offered() == ["resolve(36)", "resolve(39)"]
    table.do("resolve(39)", "target(73)")
    assert table.events("took_effect") == [f"took_effect(0, {no}) L.1" for no in (36, 39, 36)]
    alike = duel("36x2", "65 69 73").attack("36", "36.2")
    assert (alike.step(), alike.events("took_effect")) == ("turn", ["took_effect(0, 36) L.1"])  # no order is asked for
    measures = duel("22x2", "85x2").attack("22", "22.2").do("block(85)", "block(85.2)").chance()
    assert measures.events("took_effect") == ["took_effect(1, 85) L.1"] * 2
    assert measures.step() == "moment"
    assert table.turned(B) == [65, 73]


@pytest.mark.clause("kiberrubezh", "K-R49", "K-R28")
def test_the_attackers_effects_come_before_the_defenders() -> None:
    table = duel("24", "68").attack("24").do("block(68)").chance()
    assert table.events("took_effect") == ["took_effect(0, 24) L.1", "took_effect(1, 68) L.1"]


@pytest.mark.clause("kiberrubezh", "K-R50")
def test_an_attack_that_leaves_the_wave_deals_no_damage() -> None:
    table = Table(a="22 30", b="111").power(A, 2).power(B, 0, 1).on_table(A, "22 30").hand(B, "111")
    before = table.deck(B)
    table.attack("22", "30").do("play(111)", "target(22)").to("attack")
    assert table.deck(B) == before - 2
    assert table.in_hand(A) == [22]


@pytest.mark.clause("kiberrubezh", "K-R50", "K-R51")
def test_a_block_counts_although_its_attack_leaves_the_wave() -> None:
    """A tough attack lacks two points: with both of them it was blocked when it left, with one it was not."""
    drawn = ["took_effect(1, 71) L.1"]
    for measures, effects in ((["71", "91"], drawn), (["91", "71"], drawn), (["71"], [])):
        table = Table(a="35 22", b="71 91 111").power(A, 4).power(B, 0, 5).on_table(A, "35 22").on_table(B, "71 91")
        table.hand(B, "111").attack("35", "22")
        for measure in measures:
            table.do(f"block({measure})", *(["stop(35)"] if measure == "91" else []))
        before = len(table.in_hand(B))
        table.do("play(111)", "target(35)")
        assert [each["stopped"] for each in table.side(B, A)["measures"]] == [[], []]  # type: ignore[attr-defined]
        table.to("moment")
        assert table.events("took_effect") == effects
        assert len(table.in_hand(B)) == before - 1 + len(effects)  # the event was played; a block by 71 draws a card
        assert table.turned(B) == sorted(int(each) for each in measures)
        assert table.events("attack_blocked") == []
        assert table.events("attack_through") == ["attack_through(22) 3.7"]


@pytest.mark.clause("kiberrubezh", "K-R50")
def test_an_attack_that_left_has_no_effect_of_being_blocked() -> None:
    table = Table(a="24 30", b="65 111").power(A, 3).power(B, 0, 2).on_table(A, "24 30").on_table(B, "65")
    table.hand(B, "111").attack("24", "30").do("block(65)", "play(111)", "target(24)").to("moment")
    assert table.events("took_effect") == []  # when blocked, 24 would have taken a card


@pytest.mark.clause("kiberrubezh", "K-R50", "K-R51")
def test_a_blocked_attack_that_returns_itself_was_blocked() -> None:
    """The attacker's effects come first: 25 is gone when the measure draws its card."""
    table = duel("25", "68").attack("25").do("block(68)").chance()
    assert table.events("took_effect") == ["took_effect(0, 25) L.1", "took_effect(1, 68) L.1"]
    assert table.in_hand(A) == [25]
    assert len(table.in_hand(B)) == 1


@pytest.mark.clause("kiberrubezh", "K-R51")
@pytest.mark.parametrize("goal", ["unturned", "destroyed", "returned", "discarded"])
def test_a_block_stands_whatever_happens_to_the_measure(goal: str) -> None:
    """Unturned, or removed from the table in any way: the attack stays blocked."""
    table = Table(a="22 30", b="65 101").power(A, 2).power(B, 0, 1).on_table(A, "22 30").on_table(B, "65")
    table.hand(B, "101").attack("22", "30").do("block(65)")
    before, state = table.deck(B), table.state
    slot = lowest(state.measures_of(B))
    if goal == "unturned":
        table.do("play(101)", "target(65)")
        assert table.turned(B) == []
    elif goal == "destroyed":
        state.planes[B * e.PLANES + e.DOOMED] |= 1 << slot
        destroy_doomed(state, B)
    else:
        leave_table(state, B, slot, e.HAND if goal == "returned" else e.DISCARD)
    table.to("attack")
    assert table.events("attack_blocked") == ["attack_blocked(22) 3.7"]
    assert table.deck(B) == before - 2  # only 30 was unblocked


@pytest.mark.clause("kiberrubezh", "K-R50")
def test_an_empty_wave_runs_through_its_steps() -> None:
    table = Table(a="22", b="111x2").power(A, 1).power(B, 0, 2).on_table(A, "22").hand(B, "111 111")
    table.attack("22").do("play(111)")
    assert table.step() == "defence"
    table.do("pass").to("attack")
    assert table.events("wave_ended") == ["wave_ended(0, 1) K-R49"]


@pytest.mark.clause("kiberrubezh", "K-R68", "10.2")
def test_an_effect_may_end_the_attack() -> None:
    table = duel("22 30", "96").attack("22").do("block(96)").to("attack")
    assert table.offered() == ["clear", "next"]
    assert table.events("attack_ends") == ["attack_ends(0) K-R68"]


@pytest.mark.clause("kiberrubezh", "K-R45")
def test_the_defender_may_do_as_much_as_he_likes_in_his_window() -> None:
    table = Table(a="22 24", b="65 97 101 100").power(A, 3).power(B, 0, 3).on_table(A, "22 24").on_table(B, "65")
    table.hand(B, "97 100 101").attack("22", "24").do("block(65)", "stop(22)", "play(101)", "target(65)", "block(65)")
    assert table.offered() == ["play(97)", "play(100)", "pass"]
    table.do("play(97)").chance()
    assert (table.step(), table.actor()) == ("defence", B)


@pytest.mark.clause("kiberrubezh", "K-R48")
def test_an_unturned_measure_blocks_anew_its_effect_comes_once() -> None:
    table = (
        Table(a="22 23", b="85 101").power(A, 2).power(B, 0, 2).on_table(A, "22 23").on_table(B, "85").hand(B, "101")
    )
    table.attack("22", "23").do("block(85)", "stop(22)", "play(101)", "target(85)").do("block(85)")
    table.to("attack")
    assert len(table.events("attack_blocked")) == 2
    assert table.events("took_effect") == ["took_effect(1, 85) L.1"]


@pytest.mark.clause("kiberrubezh", "K-R53")
def test_boost_and_absorption_are_set_against_each_other() -> None:
    for a, b, lost in (
        ("22 12", "", 3),
        ("22", "11", 1),
        ("22 12", "11", 2),
        ("22", "11 72", 0),
        ("22 12", "11 72", 1),
    ):
        table = duel(a, b)
        before = table.deck(B)
        table.hit("22").chance()
        assert before - table.deck(B) == lost, (a, b)


@pytest.mark.clause("kiberrubezh", "K-R53", "L.4")
def test_two_of_a_number_do_not_add_up_and_only_the_first_attack_counts() -> None:
    table = duel("22x2 12x2", "11x2")
    before = table.deck(B)
    table.hit("22").chance()
    assert before - table.deck(B) == 2
    table.hit("22.2").chance()
    assert before - table.deck(B) == 4


def attacks(table: Table, viewer: int) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", table.side(A, viewer)["attacks"])


@pytest.mark.clause("kiberrubezh", "K-R53", "9.2", "9.3")
@pytest.mark.parametrize(
    ("a", "b", "own", "system"),
    [
        ("24", "", 3, 2),
        ("24 12", "", 4, 3),
        ("24", "11 72", 1, 0),
        ("27", "", 1, 2),  # destroys an asset besides
        ("50", "", 0, 2),  # discards what its owner picks: nothing is sure
    ],
)
def test_what_an_attack_is_sure_to_take_is_seen_before_and_is_what_it_takes(
    a: str, b: str, own: int, system: int
) -> None:
    no = a.split()[0]
    table = duel(a, b).hit(no)
    for viewer in (A, B):
        seen = next(each for each in attacks(table, viewer) if each["wave"])
        assert (seen["strikes"], seen["drains"]) == (own, system)
    before = table.deck(B)
    table.do(f"drain({no})").chance()
    assert before - table.deck(B) == system
    assert all(each["strikes"] is each["drains"] is None for each in attacks(table, B))
    if own:
        table = duel(a, b).hit(no)
        before = table.deck(B)
        table.do(f"strike({no})").to("attack")
        assert before - table.deck(B) == own


@pytest.mark.clause("kiberrubezh", "9.2")
def test_an_attack_without_damage_of_its_own_takes_what_the_system_loses() -> None:
    table = duel("22 24", "65").attack("22")
    seen = {each["card"]: (each["strikes"], each["drains"]) for each in attacks(table, B)}
    assert seen == {"022": (None, 2), "024": (None, None)}  # 024 is not in the wave
    table.do("block(65)").to("attack")
    assert attacks(table, B)[0]["drains"] is None


@pytest.mark.clause("kiberrubezh", "K-R53")
def test_absorption_lessens_the_own_number_of_the_card() -> None:
    table = duel("41", "11").hit("41")
    before = table.deck(B)
    table.do("strike(41)").chance()
    assert before - table.deck(B) == 2
    table = duel("50", "11").hit("50").do("strike(50)").chance()
    assert table.side(B, A)["deck"] == table.deck(B)
    assert table.state.view(A)["asked"] == 2  # discard two instead of three; five are seen


@pytest.mark.clause("kiberrubezh", "K-R64", "11.1")
def test_card_text_goes_before_the_rules() -> None:
    """A card attacks once per turn unless a text unturns it."""
    table = duel("44 22").hit("22").chance().to("attack")
    table.hit("44").do("strike(44)").chance().to("attack")
    assert "attack(22)" in table.offered()
    table.next_turn()
    assert 22 in table.lying(A)


@pytest.mark.clause("kiberrubezh", "K-R56")
def test_a_protected_card_cannot_be_picked_even_by_its_owner() -> None:
    table = duel("33", "80 65").attack("33")
    assert table.turned(B) == [65]
    table = duel("33", "80").attack("33")
    assert table.turned(B) == []


@pytest.mark.clause("kiberrubezh", "K-R57", "K-R11", "L.3")
def test_cards_hit_by_one_effect_leave_together() -> None:
    """29 destroys two thin clients: both leave, overload is resolved, both draw a card, then the deck loses one."""
    table = Table(a="29", b="4x2 91").power(A, 4).on_table(A, "29").on_table(B, "4 4 91").listen()
    table.hit("29").do("strike(29)")
    while table.step() == "destroy":
        table.do("target_asset(4, ready)")
    table.chance()
    kinds = ("destroyed", "dropped", "took_effect", "drew", "milled")
    told = [each.partition("(")[0] for each in table.events(*kinds)]
    assert told == ["destroyed", "destroyed", "dropped", "took_effect", "drew", "took_effect", "drew", "milled"]
    assert table.lying(B) == []


@pytest.mark.clause("kiberrubezh", "K-R57")
def test_overload_is_repaired_once_for_all_cards_that_left() -> None:
    """Both workstations leave before the player is asked for a measure: two questions, never one after each."""
    table = Table(a="29", b="65 69").power(A, 4).on_table(A, "29").power(B, 0, 2).on_table(B, "65 69").listen()
    table.hit("29").do("strike(29)")
    assert (table.step(), table.actor()) == ("overload", B)
    assert table.events("destroyed") == ["destroyed(1, 2) L.3"] * 2
    table.do("discard(65)").chance()
    assert table.events("dropped") == ["dropped(1, 65) K-R11", "dropped(1, 69) K-R11"]


@pytest.mark.clause("kiberrubezh", "K-R72")
def test_a_block_stands_without_its_measure() -> None:
    table = Table(a="22", b="68").power(A, 1).power(B, 0, 2).on_table(A, "22").on_table(B, "68").hand(B, "1")
    table.attack("22").do("block(68)")
    assert table.step() == "defence"
    leave_table(table.state, B, lowest(table.state.measures_of(B)), e.DISCARD)
    table.to("attack")
    assert table.events("attack_blocked") == ["attack_blocked(22) 3.7"]
    assert table.events("took_effect") == []
