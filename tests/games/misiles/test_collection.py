"""Collection (7): three dice, a pair for the cost, the third for the parts, and rerolls."""

from __future__ import annotations

import pytest

from contienda.games.misiles.game import GAME
from tests.games.misiles.table import Table


@pytest.mark.clause("misiles", "7.1")
def test_three_dice_are_rolled() -> None:
    table = Table().sheet(0).begin(0)
    assert table.asked() == ("chance", "roll")
    table.events()
    table.roll(5, 1, 3)
    assert table.events() == ["rolled(0, 1, 3, 5) 7.1"]
    assert table.state.view(0)["dice"] == [1, 3, 5]
    assert table.asked() == (0, "pairing")


@pytest.mark.clause("misiles", "7.2", "7.3")
def test_the_example_of_the_rulebook() -> None:
    """1, 3 and 5: Space Race, Propaganda or Espionage; Propaganda by 1 and 5 gets three parts."""
    table = Table().sheet(0).begin(0).roll(1, 3, 5)
    assert table.offers() == ["collect(4, 5)", "collect(6, 3)", "collect(8, 1)"]
    table.events()
    table.collect(6, 3)
    assert table.parts(0) == {"propaganda": 3}
    assert table.events() == ["pairing_chosen(0, 6, 3) 7.2", "parts_marked(0, propaganda, 3) 7.3"]
    assert table.state.view(0)["dice"] == []  # they are picked up again


@pytest.mark.clause("misiles", "7.2")
@pytest.mark.parametrize(
    ("dice", "offers"),
    [
        ((2, 2, 2), ["collect(4, 2)"]),
        ((1, 1, 4), ["collect(2, 4)", "collect(5, 1)"]),
        ((1, 4, 4), ["collect(5, 4)", "collect(8, 1)"]),
        ((4, 5, 6), ["collect(9, 6)", "collect(10, 5)", "collect(11, 4)"]),
    ],
)
def test_equal_dice_make_equal_choices(dice: tuple[int, int, int], offers: list[str]) -> None:
    assert Table().sheet(0).begin(0).roll(*dice).offers() == offers


@pytest.mark.clause("misiles", "7.3")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_the_third_die_says_how_many_parts(die: int) -> None:
    table = Table().sheet(0).begin(0).roll(6, 6, die).collect(12, die)
    assert table.parts(0) == {"clock": die}


@pytest.mark.clause("misiles", "7.4")
def test_a_pair_of_7_is_rolled_again() -> None:
    table = Table().sheet(0).begin(0).roll(2, 5, 4).collect(7, 4)
    assert table.asked() == ("chance", "reroll_pair")
    assert table.state.view(0)["chosen"] == {"cost": 7, "parts": 4}
    table.events()
    table.reroll_pair(6, 5)
    assert table.state.view(0)["chosen"] is None
    assert table.events() == ["pair_rerolled(0, 5, 6) 7.4", "parts_marked(0, roulette, 4) 7.3"]
    assert table.parts(0) == {"roulette": 4}


@pytest.mark.clause("misiles", "7.4")
def test_the_pair_is_rolled_until_it_shows_another_sum() -> None:
    table = Table().sheet(0).begin(0).roll(3, 4, 1).collect(7, 1)
    sums = [sum(GAME.vocabulary.say(code).values) for code in table.state.actions()]
    assert len(sums) == 18
    assert set(sums) == {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    assert table.refuses("reroll_pair", 3, 4)


@pytest.mark.clause("misiles", "7.5")
def test_a_six_for_the_parts_is_rolled_again() -> None:
    table = Table().sheet(0).begin(0).roll(1, 3, 6).collect(4, 6)
    assert table.asked() == ("chance", "reroll_part")
    assert table.parts(0) == {}
    assert table.offers() == [f"reroll_part({die})" for die in (1, 2, 3, 4, 5)]
    assert table.refuses("reroll_part", 6)
    table.events()
    table.reroll_part(2)
    assert table.parts(0) == {"space": 2}
    assert table.events() == ["part_rerolled(0, 2) 7.5", "parts_marked(0, space, 2) 7.3"]


@pytest.mark.clause("misiles", "7.6")
def test_parts_beyond_the_fifth_are_lost() -> None:
    table = Table().sheet(0, parts={"space": 3}).begin(0).roll(1, 3, 5)
    table.events()
    table.collect(4, 5)
    assert (table.complete(0), table.parts(0)) == ({"space": 1}, {})
    assert table.events() == [
        "pairing_chosen(0, 4, 5) 7.2",
        "parts_marked(0, space, 2) 7.3",
        "parts_lost(0, space, 3) 7.6",
        "completed(0, space) 3.3",
    ]


@pytest.mark.clause("misiles", "M-R1")
def test_a_pair_of_7_may_be_chosen_on_purpose() -> None:
    """There are two other pairings, and 7 is offered with them; the reroll follows the choice."""
    table = Table().sheet(0).begin(0).roll(1, 2, 6)
    assert table.offers() == ["collect(3, 6)", "collect(7, 2)", "collect(8, 1)"]
    table.collect(7, 2)
    assert table.step() == "reroll_pair"


@pytest.mark.clause("misiles", "M-R2")
def test_an_element_with_all_copies_may_be_chosen_and_its_parts_are_lost() -> None:
    table = Table().sheet(0, complete={"counterspy": 1}).begin(0).roll(4, 5, 3)
    assert "collect(9, 3)" in table.offers()
    table.events()
    table.collect(9, 3)
    assert (table.complete(0), table.parts(0)) == ({"counterspy": 1}, {})
    assert table.events() == ["pairing_chosen(0, 9, 3) 7.2", "parts_lost(0, counterspy, 3) M-R2"]
    assert table.asked() == (0, "decision")


@pytest.mark.clause("misiles", "M-R20")
def test_a_collection_marks_all_the_parts_it_can() -> None:
    """There is no choice of fewer: only the three pairings are offered, and nothing is asked after them."""
    table = Table().sheet(0).begin(0).roll(1, 2, 4)
    assert table.offers() == ["collect(3, 4)", "collect(5, 2)", "collect(6, 1)"]
    table.collect(3, 4)
    assert table.parts(0) == {"crisis": 4}
    assert table.asked() == (0, "decision")
    assert table.refuses("collect", 3, 3)


@pytest.mark.clause("misiles", "M-R20", "7.4", "7.5")
def test_the_pair_is_rolled_again_before_the_die_for_the_parts_without_a_new_choice() -> None:
    table = Table().sheet(0).begin(0).roll(1, 6, 6).collect(7, 6)
    assert table.asked() == ("chance", "reroll_pair")
    table.reroll_pair(1, 1)
    assert table.asked() == ("chance", "reroll_part")
    table.events()
    table.reroll_part(4)
    assert table.parts(0) == {"missile": 4}
    assert table.events() == ["part_rerolled(0, 4) 7.5", "parts_marked(0, missile, 4) 7.3"]
    assert table.asked() == (0, "decision")


@pytest.mark.clause("misiles", "M-R20")
def test_a_pairing_that_was_not_rolled_is_refused() -> None:
    table = Table().sheet(0).begin(0).roll(1, 3, 5)
    assert table.refuses("collect", 4, 4)
    assert table.refuses("collect", 7, 5)
    assert table.refuses("search")
