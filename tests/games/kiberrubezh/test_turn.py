"""The seven steps of a turn; assets, power as capacity, deployment and voluntary discards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.game import GAME
from contienda.games.kiberrubezh.rules.power import overload
from tests.games.kiberrubezh.table import A, B, Table

DECKS = {"deck_a": "sampler_a", "deck_b": "sampler_b"}  # they ask for many kinds of targets


@pytest.mark.clause("kiberrubezh", "6.1", "K-R5")
def test_two_cards_a_turn_and_one_for_who_begins() -> None:
    table = Table()
    before = table.deck(B)
    table.next_turn()
    assert table.deck(B) == before - 2
    assert len(table.events("drew")) == 2


@pytest.mark.clause("kiberrubezh", "1.4", "6.3", "6.4", "6.5", "K-R22")
def test_the_phases_come_in_order_and_never_again() -> None:
    table = Table(a="22 65").power(A, 1, 1).hand(A, "1 22 65")
    assert table.offered() == ["lay(1)", "next"]
    table.do("next")
    assert (table.step(), table.offered()) == ("deployment", ["lay(22)", "lay(65)", "next"])
    table.do("lay(22)", "next")
    assert (table.step(), table.offered()) == ("attack", ["attack(22)", "clear", "next"])
    table.do("next").chance()
    assert (table.actor(), table.step()) == (B, "assets")


@pytest.mark.clause("kiberrubezh", "7.1", "K-R35", "3.1")
def test_two_assets_a_turn_base_assets_included() -> None:
    table = Table(a="3 5").hand(A, "1 2 5")
    table.do("lay(1)", "lay(5)")
    assert table.offered() == ["next"]
    assert sorted(table.lying(A)) == [1, 5]


@pytest.mark.clause("kiberrubezh", "7.2", "3.2", "3.4", "8.2", "K-R8")
def test_power_is_capacity_for_each_kind_apart() -> None:
    table = Table(a="22x2 65x2 24").power(A, 2, 1).hand(A, "22 22 24 65 65").to("deployment")
    assert table.offered() == ["lay(22)", "lay(24)", "lay(65)", "next"]
    table.do("lay(22)")
    assert "lay(24)" not in table.offered()  # one attack power remains
    table.do("lay(65)")
    assert table.offered() == ["lay(22)", "clear", "next"]  # no defence power remains, and none is converted
    table.do("lay(22)", "next", "next").next_turn()  # nothing was spent, and nothing has become free
    table.to("deployment")
    assert "lay(24)" not in table.offered()


@pytest.mark.clause("kiberrubezh", "7.2", "K-R10", "K-R62")
def test_a_turned_asset_gives_no_power_and_forces_no_discard() -> None:
    table = Table(a="22 22 5").power(A, 1).on_table(A, "22").hand(A, "5 22")
    table.do("lay(5)")
    assert table.turned(A) == [5]
    table.to("deployment")
    assert "lay(22)" not in table.offered()
    table.next_turn().next_turn()
    assert table.turned(A) == []
    table.to("deployment")
    assert "lay(22)" in table.offered()


@pytest.mark.clause("kiberrubezh", "8.3", "K-R23", "K-R75")
def test_own_measures_and_attack_cards_may_be_discarded_to_free_power() -> None:
    table = Table(a="22 65 24").power(A, 2, 1).on_table(A, "22 65").hand(A, "24").to("deployment")
    assert "lay(24)" not in table.offered()
    table.do("clear")
    assert table.offered() == ["discard(22)", "discard(65)"]  # never an asset
    table.do("discard(22)")
    assert table.discarded(A) == [22]
    assert "lay(24)" in table.offered()
    assert table.events("cleared") == ["cleared(0, 22) 8.3"]


@pytest.mark.clause("kiberrubezh", "8.3", "K-R44")
def test_discarding_is_possible_at_every_moment_of_the_own_turn_only() -> None:
    table = Table(a="22x2 65", b="91").power(A, 2, 1).on_table(A, "22 22 65").power(B, 0, 2).on_table(B, "91")
    seen = []
    now = table.state.turn
    while table.state.turn == now:
        if table.actor() >= 0:
            seen.append((table.step(), table.actor(), "clear" in table.offered()))
            if table.step() == "attack" and "attack(22)" in table.offered():
                table.do("attack(22)")
                continue
        table.go_on()
    assert {step for step, actor, offered in seen if offered} == {"assets", "deployment", "attack", "moment"}
    assert ("defence", B, False) in seen


@pytest.mark.clause("kiberrubezh", "4.3", "6.2")
def test_cards_unturn_at_the_start_of_the_owners_turn() -> None:
    table = Table(a="22", b="91").power(A, 1).power(B, 0, 2).on_table(A, "22").on_table(B, "91")
    table.attack("22").do("block(91)")
    assert table.turned(B) == [91]
    table.next_turn()
    assert table.turned(B) == []


@pytest.mark.clause("kiberrubezh", "6.7", "1.7", "K-R21")
def test_turned_attack_cards_leave_at_the_end_of_turn_unused_ones_stay() -> None:
    table = Table(a="22x2").power(A, 2).on_table(A, "22 22")
    table.hit("22").next_turn()
    assert table.lying(A).count(22) == 1
    assert table.discarded(A) == [22]
    assert "put_away(0, 22) 6.7" in table.events("put_away")


@pytest.mark.clause("kiberrubezh", "1.6")
def test_every_card_is_in_a_hand_a_deck_or_a_zone() -> None:
    table = Table(a="22 65").power(A, 1, 1).on_table(A, "22 65").hand(A, "1")
    places = (e.HAND, e.POOL, e.ORDERED, e.DISCARD, e.TABLE, e.LYING)
    assert sum(len(table.cards(A, place)) for place in places) == 60
    side = table.side(A, A)
    assert [len(side[zone]) for zone in ("assets", "measures", "attacks", "discard")] == [2, 1, 1, 0]  # type: ignore[arg-type]


@pytest.mark.clause("kiberrubezh", "K-R67", "K-R33")
def test_measures_and_attack_cards_have_no_limit_but_power() -> None:
    table = Table(a="22x4 30x4").power(A, 8).hand(A, "22x4 30x4").to("deployment")
    table.do(*["lay(22)"] * 4, *["lay(30)"] * 4)
    assert len(table.state.view(A)["sides"][0]["attacks"]) == 8  # type: ignore[index]


# --- overload --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("kiberrubezh", "K-R11", "K-R58", "9.1")
def test_an_asset_that_leaves_may_force_cards_to_go() -> None:
    table = Table(a="108", b="65 69").power(A, 2).power(B, 0, 2).on_table(B, "65 69").hand(A, "108")
    table.do("play(108)")
    assert (table.step(), table.actor()) == ("overload", B)
    assert table.offered() == ["discard(65)", "discard(69)"]
    table.do("discard(69)")
    assert table.lying(B) == [2, 65]
    assert table.events("dropped") == ["dropped(1, 69) K-R11"]


@pytest.mark.clause("kiberrubezh", "K-R11", "K-R74")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    table = Table(a="108", b="65").power(A, 2).power(B, 0, 1).on_table(B, "65").hand(A, "108")
    table.do("play(108)")
    assert table.lying(B) == []
    assert table.events("dropped") == ["dropped(1, 65) K-R11"]


@pytest.mark.clause("kiberrubezh", "K-R11", "K-R58")
@pytest.mark.parametrize(
    ("attack", "defence", "short"), [(0, 0, [22, 65]), (1, 0, [65]), (0, 1, [22]), (1, 1, []), (0, 2, [22])]
)
def test_only_cards_that_need_a_power_that_is_short_may_have_to_go(attack: int, defence: int, short: list[int]) -> None:
    """Power until end of turn counts like that of assets, including turned ones."""
    assets = Table(a="22 65").power(A, attack, defence).on_table(A, "22 65")
    turned = Table(a="22 65").on_table(A, "1 " * attack + "2 " * defence, turned=True).on_table(A, "22 65")
    borrowed = Table(a="22 65").on_table(A, "22 65")
    borrowed.state.numbers[A * e.NUMBERS + e.EXTRA_ATTACK] = attack
    borrowed.state.numbers[A * e.NUMBERS + e.EXTRA_DEFENCE] = defence
    for table in (assets, turned, borrowed):
        slots = int(overload(table.state, A))
        assert [int(table.state.card(A, slot)) + 1 for slot in range(60) if slots >> slot & 1] == short


@pytest.mark.clause("kiberrubezh", "K-R11", "K-R58")
def test_a_lost_laptop_costs_an_attack_card_and_no_measure() -> None:
    table = Table(a="108", b="22 65").power(A, 2).power(B, 1, 1).on_table(B, "22 65").hand(A, "108 1")
    table.do("play(108)", "target_asset(1, ready)")
    assert table.events("dropped") == ["dropped(1, 22) K-R11"]
    assert table.lying(B) == [2, 65]


@pytest.mark.clause("kiberrubezh", "K-R59", "K-R58")
def test_what_was_laid_on_borrowed_power_does_not_stay() -> None:
    table = Table(a="105 24").hand(A, "105 24").do("play(105)").chance().do("choose(105.1)").to("deployment")
    table.do("lay(24)").next_turn()
    assert 24 in table.discarded(A)


@pytest.mark.clause("kiberrubezh", "K-R12", "K-R42")
def test_an_event_occupies_its_power_until_the_end_of_the_turn() -> None:
    table = Table(a="103 22").power(A, 1).hand(A, "103 22").do("play(103)").chance().to("deployment")
    assert "lay(22)" not in table.offered()
    assert table.cards(A, e.LYING) == [103]
    table.next_turn()
    assert 103 in table.discarded(A)


def test_the_view_tells_on_whose_side_targets_are_asked_for() -> None:
    """In random games, all targets of a question are on the reported side, even if the other has the same cards."""
    sides: set[bool] = set()
    for seed in range(12):
        rng, state = Rng(seed), GAME.start(2, GAME.resolve("starters", dict(DECKS)))
        while state.actor() != OVER:
            view: Mapping[str, Any] = state.view(0)
            said = [GAME.vocabulary.say(code) for code in state.actions()]
            named = {str(each).partition("(")[2][:-1] for each in said if each.verb.name in ("target", "target_asset")}
            assert (view["targets"] is not None) == bool(named)
            if named:
                side = view["sides"][view["targets"]]
                lying = {f"{each['card']}, {each['copy']}" for row in ("measures", "attacks") for each in side[row]}
                assert named <= lying | {f"{each['card']}, {each['condition']}" for each in side["assets"]}
                sides.add(state.actor() == view["targets"])
            actions = state.actions()
            state.apply(int(state.sample(rng)) if state.actor() == CHANCE else actions[int(rng.below(len(actions)))])
    assert sides == {True, False}


# --- what ends with the turn -----------------------------------------------------------------------------------------


@pytest.mark.clause("kiberrubezh", "K-R59", "K-R68")
def test_lasting_effects_end_with_the_turn() -> None:
    """Boosted damage, added blocks, the end of attacks and the first attack all last one turn."""
    table = Table(a="110 22 23", b="96 115").power(A, 8).power(B, 0, 8).on_table(A, "22 23").on_table(B, "96")
    table.hand(A, "110").hand(B, "115").do("play(110)").attack("22", "23").do("play(115)", "block(96)", "stop(22)")
    table.do("enough").to("damage").do("drain(23)").to("attack")
    state = table.state
    assert (state.number(A, e.BOOST), state.number(B, e.MORE_BLOCKS)) == (1, 1)
    assert (bool(state.attack_over), bool(state.hit_any), int(state.hit_categories)) == (True, True, 1)
    table.next_turn()
    assert (state.number(A, e.BOOST), state.number(B, e.MORE_BLOCKS)) == (0, 0)
    assert (bool(state.attack_over), bool(state.hit_any), int(state.hit_categories)) == (False, False, 0)


@pytest.mark.clause("kiberrubezh", "4.2", "L.1")
@pytest.mark.parametrize(("shelter", "event"), [(67, 108), (84, 107)])
def test_a_turned_card_protects_nothing(shelter: int, event: int) -> None:
    for turned in (False, True):
        table = Table(a=str(event), b=str(shelter)).power(A, 2).power(B, 0, 2).hand(A, str(event))
        table.on_table(B, str(shelter), turned=turned).do(f"play({event})")
        assert bool(table.events("destroyed")) == turned


@pytest.mark.clause("kiberrubezh", "K-R76")
def test_a_deck_is_shuffled_only_if_a_card_went_in() -> None:
    for recovered in (0, 1):
        table = Table(a="98 22x2").power(A, 0, 1).hand(A, "98").discard(A, "22 22").do("play(98)")
        table.do(*["recover(22)"] * recovered, "enough")
        assert table.events("shuffled") == ["shuffled(0) L.3"] * recovered
