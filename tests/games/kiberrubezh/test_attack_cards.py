"""Every attack card of the library does what it says and nothing else."""

from __future__ import annotations

from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh.cards import arena, blocked, loses, reaction, shows
from tests.games.kiberrubezh.table import A, B

LIBRARY = standard()


@shows(22, 30, 38, 47, 56)
def test_an_attack_without_text_takes_two_cards(no: int) -> None:
    table = arena(str(no))
    assert loses(table, B, lambda: table.hit(str(no))) == 2
    assert table.state.number(A, e.USED_ATTACK) == 1


@shows(24, 26, 28, 32, 35, 36, 37, 41, 43, 45, 46, 52, 54, 55, 58, 59, 63, 64)
def test_the_number_of_cards_on_the_card(no: int) -> None:
    wanted = {37: 4, 54: 4, 59: 4, 63: 4, 64: 6}.get(no, 3)
    table = arena(str(no)).hit(str(no))
    while table.step() == "name":
        table.do("name(malware)")
    while table.step() in ("defence", "moment"):
        table.go_on()
    assert loses(table, B, lambda: table.do(f"strike({no})")) == wanted


@shows(23)
def test_023_takes_a_card_of_the_hand_at_random(no: int) -> None:
    table = arena("23").hand(B, "1 2").hit("23")
    assert loses(table, B, lambda: table.do("strike(23)")) == 1
    assert table.state.hand_size(B) == 1


@shows(24)
def test_024_takes_a_card_even_if_blocked(no: int) -> None:
    table = arena("24", "65").attack("24")
    assert loses(table, B, lambda: table.do("block(65)")) == 1


@shows(25)
def test_025_returns_to_the_hand_if_blocked(no: int) -> None:
    table = arena("25", "65").attack("25").do("block(65)").chance()
    assert table.in_hand(A) == [25]


@shows(26, 49, 54)
def test_an_attack_past_measures_without_category(no: int) -> None:
    assert not blocked(no, 91)
    assert blocked(no, 66 if no == 26 else 79)


@shows(27, 29)
def test_assets_are_destroyed(no: int) -> None:
    table = arena(str(no), "3 4").hit(str(no))
    before = table.deck(B)
    table.do(f"strike({no})")
    table.do("target_asset(3, ready)")
    if no == 29:
        table.do("target_asset(1, ready)")
    table.chance()
    assert 3 in table.discarded(B)
    assert before - table.deck(B) == 1
    assert len(table.events("destroyed")) == (2 if no == 29 else 1)


@shows(28)
def test_028_names_its_category(no: int) -> None:
    table = arena("28", "65 77").hand(B, "1").attack("28")
    assert table.step() == "name"
    table.do("name(tempest)")
    assert [each for each in table.offered() if each.startswith("block")] == ["block(77)"]
    table.do("pass").next_turn()
    assert table.state.plane(A, e.NAMED_4) == 0


@shows(31, 34)
def test_assets_are_turned_and_frozen(no: int) -> None:
    table = arena(str(no)).hit(str(no)).do(f"strike({no})").chance()
    table.do("target_asset(1, ready)")
    while table.step() == "turn":
        table.do("target_asset(2, ready)")
    wanted = [1] if no == 31 else [1, 2]
    assert table.turned(B) == wanted
    table.next_turn()
    assert table.turned(B) == wanted  # they skip one unturning
    table.next_turn().next_turn()
    assert table.turned(B) == []


@shows(33, 52)
def test_the_opponent_turns_a_measure_of_his_choice(no: int) -> None:
    table = arena(str(no), "65 69").attack(str(no))
    assert (table.step(), table.actor()) == ("turn", B)
    table.do("target(69)")
    assert table.turned(B) == [69]


@shows(36)
def test_036_turns_a_measure_of_the_attackers_choice(no: int) -> None:
    table = arena("36", "70 65").attack("36")
    assert (table.step(), table.actor()) == ("turn", A)
    table.do("target(70)")
    assert "block(70)" not in table.offered()


@shows(35, 37, 64)
def test_an_attack_that_counts_as_several(no: int) -> None:
    needs = 3 if no == 37 else 2
    table = arena(str(no), "91x3").attack(str(no))
    for _ in range(needs - 1):
        assert table.step() == "defence"
        table.do(next(each for each in table.offered() if each.startswith("block")))
    assert table.step() == "defence"
    assert table.side(A, A)["attacks"][0]["points"] == needs - 1  # type: ignore[index]
    table.do(next(each for each in table.offered() if each.startswith("block")))
    assert table.events("attack_blocked") or table.to("attack").events("attack_blocked")


@shows(39)
def test_039_sees_the_hand(no: int) -> None:
    table = arena("39").hand(B, "1 2").attack("39")
    assert table.side(B, A)["known"] == ["001", "002"]


@shows(40)
def test_040_makes_the_opponent_discard(no: int) -> None:
    table = arena("40").hand(B, "1 2").hit("40").do("strike(40)").chance()
    assert (table.step(), table.actor()) == ("give_up", B)
    table.do("give_up(2)")
    assert table.in_hand(B) == [1]


@shows(42)
def test_042_destroys_a_measure(no: int) -> None:
    table = arena("42", "65 69").hit("42")
    before = table.deck(B)
    table.do("strike(42)", "target(69)").chance()
    assert (table.lying(B).count(69), before - table.deck(B)) == (0, 2)


@shows(43, 63)
def test_an_attack_past_measures_for_several_attacks(no: int) -> None:
    assert not blocked(no, 86)
    assert blocked(no, 73 if no == 43 else 81)


@shows(44)
def test_044_unturns_another_number(no: int) -> None:
    table = arena("44x2 22").hit("22").chance().to("attack")
    table.hit("44").do("strike(44)").chance().to("attack")
    assert "attack(22)" in table.offered()
    assert [card for card in table.turned(A) if card > 2] == [44]
    twice = arena("44x2").hit("44").do("drain(44)").chance().to("attack").hit("44.2").listen().do("strike(44.2)")
    twice.chance()
    assert (twice.step(), twice.events("unturned")) == ("attack", [])  # neither the card itself nor its copy
    assert [card for card in twice.turned(A) if card > 2] == [44, 44]


@shows(45)
def test_045_is_blocked_only_without_category(no: int) -> None:
    assert blocked(45, 91)
    assert not blocked(45, 73)


@shows(46, 53)
def test_an_attack_card_that_stays(no: int) -> None:
    table = arena(str(no)).hit(str(no))
    table.next_turn().next_turn()
    assert no in table.lying(A)
    assert no not in table.turned(A)


@shows(48, 61)
def test_an_attack_that_draws(no: int) -> None:
    table = arena(str(no)).hit(str(no))
    size = table.state.hand_size(A)
    assert loses(table, B, lambda: table.do(f"strike({no})")) == (1 if no == 48 else 2)
    assert table.state.hand_size(A) == size + 1


@shows(50, 57)
def test_a_look_at_the_opposing_deck(no: int) -> None:
    seen, lost = (5, 3) if no == 50 else (4, 2)
    table = arena(str(no)).hit(str(no)).do(f"strike({no})").chance()
    assert len(table.state.view(A)["looking"]["cards"]) == seen  # type: ignore[index]
    assert table.state.view(B)["looking"]["cards"] == [None] * seen  # type: ignore[index]
    before = table.deck(B)
    while table.step() == "dump":
        table.do(table.offered()[0])
    assert before - table.deck(B) == lost
    assert (table.step(), table.actor()) == ("sort_top", A)


@shows(51)
def test_051_chooses_from_the_hand(no: int) -> None:
    table = arena("51").hand(B, "1 2").hit("51").do("strike(51)").chance()
    assert (table.step(), table.actor()) == ("take_out", A)
    table.do("take_out(1)")
    assert table.in_hand(B) == [2]


@shows(55)
def test_055_cannot_be_blocked_by_measures(no: int) -> None:
    assert not blocked(55, 79)
    assert not blocked(55, 95)
    table = reaction(100, "55")
    table.do("play(100)").to("attack")
    assert table.events("attack_blocked") == ["attack_blocked(55) 3.7"]


@shows(60)
def test_060_comes_back(no: int) -> None:
    table = arena("60").hit("60")
    assert loses(table, B, lambda: table.do("strike(60)")) == 1
    assert table.in_hand(A) == [60]


@shows(62)
def test_062_sends_a_measure_back(no: int) -> None:
    table = arena("62", "65 69").hit("62").do("strike(62)", "target(65)").chance()
    assert table.in_hand(B) == [65]
