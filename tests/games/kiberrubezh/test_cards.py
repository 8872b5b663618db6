"""A test for every card of the library: what it says happens, and nothing else."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from contienda.games.kiberrubezh import elements as e
from contienda.games.kiberrubezh.cardtext import option, printed
from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh.table import A, B, Table

LIBRARY = standard()
PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))
SHOWN: dict[int, str] = {}  # number -> the test that shows the card


def shows(*cards: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Names the cards a test shows and runs it once for each."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        SHOWN.update(dict.fromkeys(cards, test.__name__))
        return pytest.mark.parametrize("no", cards, ids=[f"{no:03}" for no in cards])(test)

    return mark


def arena(a: str, b: str = "") -> Table:
    """These cards on the table of both, with power to spare."""
    return Table(a=a, b=b).power(A, 12, 6).power(B, 6, 12).on_table(A, a).on_table(B, b)


def loses(table: Table, seat: int, play: Callable[[], object]) -> int:
    """How many cards a deck loses by this."""
    before = table.deck(seat)
    play()
    table.chance()
    return before - table.deck(seat)


def blocked(a: int, b: int) -> bool:
    """Whether this measure may block this attack."""
    table = arena(str(a), str(b)).hand(B, "1").attack(str(a))
    return f"block({b})" in table.offered()


def event(no: int, a: str = "", b: str = "", hand: str = "") -> Table:
    """A has the event in hand, in his phase of assets."""
    return Table(a=f"{no} {a} {hand}", b=b).power(A, 6, 6).power(B, 6, 6).hand(A, f"{no} {hand}")


def reaction(no: int, a: str, b: str = "") -> Table:
    """B has the event in hand, in his window against a wave of A."""
    table = Table(a=a, b=f"{no} {b}").power(A, 12).power(B, 6, 12).on_table(A, a).on_table(B, b).hand(B, f"{no} 1")
    return table.attack(*dict.fromkeys(a.split()))


# --- assets ----------------------------------------------------------------------------------------------------------


@shows(*[card.no for card in LIBRARY.values() if card.is_asset])
@pytest.mark.clause("kiberrubezh", "3.2", "3.3")
def test_an_asset_gives_its_power(no: int) -> None:
    table = Table(a=str(no)).hand(A, str(no)).power(A, 1).do(f"lay({no})").chance()
    while table.step() in ("sort_under", "return"):
        table.go_on()
    turned = any(effect["op"] == "enters_turned" for effect in LIBRARY[no].effects)
    found = [table.state.number(A, e.TOTAL_ATTACK), table.state.number(A, e.TOTAL_DEFENCE)]
    extra = 0 if no == 20 else 1  # the data centre has sent the laptop back
    assert found == [LIBRARY[no].provides[0] + extra, LIBRARY[no].provides[1]]
    assert (no in table.turned(A)) == turned


def test_001_to_003_are_the_assets_the_rulebook_names() -> None:
    assert [LIBRARY[no].names["ru"] for no in (1, 2, 3)] == ["Ноутбук", "АРМ", "Планшетный компьютер"]
    assert [LIBRARY[no].base for no in (1, 2, 3)] == [True, True, False]


@shows(3, 78)
def test_a_look_at_the_own_deck_when_laid(no: int) -> None:
    table = Table(a=str(no)).power(A, 0, 2).hand(A, str(no)).deck_only(A, "1 2")
    if no == 78:
        table.to("deployment")
    table.do(f"lay({no})").chance()
    assert table.offered() == ["under(1)", "under(2)", "enough"]
    table.do("under(1)", "enough")
    assert table.side(A, A)["top"] == ["002"]
    assert table.side(A, A)["bottom"] == ["001"]


@shows(4)
def test_004_draws_when_destroyed(no: int) -> None:
    table = event(108, b="4", hand="1").on_table(B, "4")
    table.do("play(108)", "target_asset(4, ready)")
    before = table.state.hand_size(B)
    table.chance()
    assert table.state.hand_size(B) == before + 1


@shows(5, 8, 9, 21)
def test_an_asset_that_is_laid_turned(no: int) -> None:
    table = Table(a=str(no)).hand(A, str(no)).do(f"lay({no})")
    assert table.state.number(A, e.ACTIVE_ATTACK) + table.state.number(A, e.ACTIVE_DEFENCE) == 0
    table.next_turn().next_turn()
    assert table.turned(A) == []


@shows(6, 71)
def test_assets_that_cannot_be_turned_by_the_opponent(no: int) -> None:
    table = arena("31", str(no)).hit("31").do("strike(31)").chance()
    assert table.events("frozen") == []
    table = arena("31", "").hit("31").do("strike(31)").chance()
    assert table.step() == "turn"


@shows(7)
def test_007_allows_another_asset(no: int) -> None:
    table = Table(a="7").hand(A, "7 1 1 1").do("lay(7)", "lay(1)", "lay(1)")
    assert "lay(1)" not in table.offered()


@shows(10)
def test_010_puts_cards_under_the_deck(no: int) -> None:
    table = Table(a="10 22x3 65 97").on_table(A, "10").discard(A, "22x3 65 97").hand(A, "1")
    table.do("activate(10)")
    assert table.offered() == ["recover(22)", "recover(65)", "enough"]  # never an event
    table.do("recover(65)", "recover(22)", "enough")
    assert table.side(A, B)["bottom"] == ["065", "022"]  # both have seen them
    assert 10 in table.discarded(A)


@shows(11, 72, 94)
def test_the_first_unblocked_attack_discards_one_card_fewer(no: int) -> None:
    table = arena("22 30", str(no))
    assert loses(table, B, lambda: table.hit("22")) == 1
    assert loses(table, B, lambda: table.hit("30")) == 2


@shows(12, 13, 14, 15, 16)
def test_the_first_attack_of_a_category_discards_one_card_more(no: int) -> None:
    own = {12: 22, 13: 30, 14: 38, 15: 47, 16: 56}[no]
    other = 22 if own != 22 else 30
    table = arena(f"{no} {own}x2 {other}")
    assert loses(table, B, lambda: table.hit(str(other))) == 2
    assert loses(table, B, lambda: table.hit(str(own))) == 3
    assert loses(table, B, lambda: table.hit(f"{own}.2")) == 2


@shows(17)
def test_017_draws_if_it_can_be_spared(no: int) -> None:
    table = Table(a="17 65").on_table(A, "17").hand(A, "1").do("activate(17)").chance()
    assert table.turned(A) == [17]
    assert table.state.hand_size(A) == 2
    busy = Table(a="17 65").on_table(A, "17 65").hand(A, "1")
    assert "activate(17)" not in busy.offered()


@shows(18)
def test_018_unturns_a_measure_while_blocking(no: int) -> None:
    table = arena("22 23", "18 65").attack("22", "23").do("block(65)", "stop(22)", "activate(18)").do("block(65)")
    table.to("attack")
    assert len(table.events("attack_blocked")) == 2


@shows(19)
def test_019_gives_both_powers_at_once(no: int) -> None:
    table = Table(a="19 22 65").hand(A, "19 22 65").do("lay(19)").to("deployment").do("lay(22)", "lay(65)")
    assert table.lying(A) == [19, 22, 65]


@shows(20)
def test_020_returns_another_asset(no: int) -> None:
    table = Table(a="20x2 3").power(A, 1).on_table(A, "3").hand(A, "20").do("lay(20)")
    assert table.offered() == ["target_asset(1, ready)", "target_asset(3, ready)"]
    table.do("target_asset(3, ready)")
    assert 3 in table.in_hand(A)
    alone = Table(a="20").hand(A, "20").do("lay(20)")
    assert alone.lying(A) == [20]  # there is no other


@shows(21)
def test_021_lets_cryptography_past_measures_without_category(no: int) -> None:
    table = arena("21 56 22", "91").hand(B, "1").attack("56")
    assert "block(91)" not in table.offered()
    table.do("pass").to("attack")
    table.attack("22")
    assert "block(91)" in table.offered()


# --- attack cards ----------------------------------------------------------------------------------------------------


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
    table.do("play(100)", "stop(55)").to("attack")
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


# --- defence cards ---------------------------------------------------------------------------------------------------


@shows(*[card.no for card in LIBRARY.values() if card.kind == "defence"])
@pytest.mark.clause("kiberrubezh", "3.8", "3.9", "3.10")
def test_a_measure_blocks_its_number_of_its_categories(no: int) -> None:
    card = LIBRARY[no]
    attacks = {"malware": 22, "dos": 30, "intrusion": 38, "tempest": 47, "crypto": 56}
    for category, attack in attacks.items():
        assert blocked(attack, no) == (not card.categories or category in card.categories)
    own = attacks[(card.categories or ["dos"])[0]]
    table = arena(f"{own}x4", str(no)).attack(*[f"{own}.{n}" if n > 1 else str(own) for n in range(1, 5)])
    table.do(f"block({no})")
    while table.step() == "points":
        table.do(table.offered()[0])
    table.chance()
    assert len(table.events("stopped")) == card.blocks


@shows(67)
def test_067_protects_assets_from_destruction(no: int) -> None:
    table = event(108, b="67").on_table(B, "67").do("play(108)").chance()
    assert table.events("destroyed") == []


@shows(68, 71, 85, 92)
def test_a_measure_that_draws(no: int) -> None:
    attack = 30 if no == 71 else 22
    table = arena(str(attack), str(no)).attack(str(attack))
    before = table.state.hand_size(B)
    table.do(f"block({no})").chance()
    assert table.state.hand_size(B) == before + 1


@shows(74, 84, 80)
def test_a_measure_that_cannot_be_destroyed(no: int) -> None:
    table = event(107, b=str(no)).on_table(B, str(no)).do("play(107)").chance()
    assert no in table.lying(B)


@shows(80)
def test_080_cannot_be_turned_either(no: int) -> None:
    table = event(117, b="80 65").on_table(B, "80 65").do("play(117)")
    assert table.turned(B) == [65]


@shows(76)
def test_076_strikes_back(no: int) -> None:
    table = arena("38", "76").attack("38")
    assert loses(table, A, lambda: table.do("block(76)")) == 2


@shows(82)
def test_082_sees_the_attackers_hand(no: int) -> None:
    table = arena("56", "82").hand(A, "1 2").attack("56").do("block(82)")
    assert table.side(A, B)["known"] == ["001", "002"]


@shows(90)
def test_090_is_used_up(no: int) -> None:
    table = arena("22", "90").attack("22").do("block(90)").chance()
    assert 90 in table.discarded(B)
    assert table.events("destroyed") == []


@shows(96)
def test_096_ends_the_attack(no: int) -> None:
    table = arena("22 30", "96").attack("22").do("block(96)").to("attack")
    assert "attack(30)" not in table.offered()


# --- events ----------------------------------------------------------------------------------------------------------


@shows(*[card.no for card in LIBRARY.values() if card.kind == "event"])
@pytest.mark.clause("kiberrubezh", "3.11", "3.12", "K-R12", "K-R55", "K-R60")
def test_an_event_is_played_when_its_timing_and_power_allow(no: int) -> None:
    card = LIBRARY[no]
    table = event(no)
    assert (f"play({no})" in table.offered()) == ("own_turn" in card.timing)
    window = reaction(no, "22")
    assert (f"play({no})" in window.offered()) == ("blocking" in card.timing)
    poor = Table(a=str(no)).hand(A, str(no))
    if "own_turn" in card.timing:
        assert (f"play({no})" in poor.offered()) == (card.requires == (0, 0))


@shows(97)
def test_097_draws_two(no: int) -> None:
    table = event(97).do("play(97)").chance()
    assert table.state.hand_size(A) == 2


@shows(98, 118)
def test_cards_are_shuffled_back(no: int) -> None:
    table = event(no, a="22x4 24x4 41x4 97").discard(A, "22x4 24x4 41x4 97").do(f"play({no})")
    before = table.deck(A)
    while table.step() == "recover":
        table.do(table.offered()[0])
    assert table.deck(A) - before == (4 if no == 98 else 10)
    assert table.events("shuffled") == ["shuffled(0) L.3"]


@shows(99)
def test_099_finds_base_assets(no: int) -> None:
    table = event(99, a="3").do("play(99)")
    assert table.offered() == ["find(1)", "find(2)", "enough"]
    table.do("find(1)", "find(2)")
    assert table.in_hand(A) == [1, 2]
    assert table.side(A, B)["known"] == ["001", "002"]


@shows(100, 116)
def test_an_event_that_blocks(no: int) -> None:
    table = reaction(no, "22 30 38").do(f"play({no})", "stop(30)")
    if no == 116:
        table.do("stop(22)")
    table.to("attack")
    assert len(table.events("attack_blocked")) == (1 if no == 100 else 2)
    assert bool(table.state.attack_over) == (no == 116)


@shows(101)
def test_101_unturns_two_measures(no: int) -> None:
    table = Table(a="22", b="101 65 69 73").power(A, 1).power(B, 0, 3).on_table(A, "22").hand(B, "101")
    table.on_table(B, "65 69 73", turned=True).attack("22").do("play(101)", "target(65)", "target(69)")
    assert [card for card in table.turned(B) if card > 2] == [73]


@shows(102)
def test_102_turns_a_measure(no: int) -> None:
    table = event(102, b="65 69").on_table(B, "65 69").do("play(102)", "target(65)")
    assert table.turned(B) == [65]


@shows(103)
def test_103_takes_two_cards(no: int) -> None:
    table = event(103, hand="1")
    assert loses(table, B, lambda: table.do("play(103)")) == 2


@shows(104)
def test_104_returns_a_card(no: int) -> None:
    table = event(104, a="22 65 97").discard(A, "22 65 97").do("play(104)")
    assert table.offered() == ["recover(22)", "recover(65)"]
    table.do("recover(65)")
    assert table.in_hand(A) == [65]


@shows(105)
def test_105_draws_and_lends_power(no: int) -> None:
    table = Table(a="105").hand(A, "105").do("play(105)").chance()
    assert table.offered() == ["choose(105.1)", "choose(105.2)"]
    table.do("choose(105.2)")
    assert (table.state.number(A, e.EXTRA_ATTACK), table.state.number(A, e.EXTRA_DEFENCE)) == (0, 2)


@shows(106)
def test_106_takes_a_card_and_turns_a_measure(no: int) -> None:
    table = event(106, b="65").on_table(B, "65").hand(B, "1 2").do("play(106)", "take_out(2)")
    assert table.in_hand(B) == [1]
    assert table.turned(B) == [65]


@shows(107)
def test_107_destroys_a_measure(no: int) -> None:
    table = event(107, b="65 69").on_table(B, "65 69").do("play(107)", "target(69)")
    assert 69 in table.discarded(B)


@shows(108)
def test_108_destroys_an_asset(no: int) -> None:
    table = event(108, b="3").on_table(B, "3").do("play(108)", "target_asset(3, ready)")
    assert 3 in table.discarded(B)


@shows(109)
def test_109_takes_two_cards_of_the_hand(no: int) -> None:
    table = event(109, hand="1").hand(B, "1 1 2 2").do("play(109)").chance()
    assert table.state.hand_size(B) == 2


@shows(110, 120)
def test_an_event_that_boosts_every_attack(no: int) -> None:
    table = Table(a=f"{no} 22 30").power(A, 6).on_table(A, "22 30").hand(A, str(no)).do(f"play({no})")
    more = 1 if no == 110 else 2
    assert loses(table, B, lambda: table.hit("22")) == 2 + more
    assert loses(table, B, lambda: table.hit("30")) == 2 + more


@shows(111)
def test_111_returns_an_attack(no: int) -> None:
    table = reaction(111, "22 30").do("play(111)", "target(30)")
    assert table.in_hand(A) == [30]


@shows(112)
def test_112_draws_or_unturns(no: int) -> None:
    table = event(112, a="65").on_table(A, "65", turned=True).do("play(112)")
    assert table.offered() == ["choose(112.1)", "choose(112.2)"]
    table.do("choose(112.2)", "target(65)")
    assert table.turned(A) == []
    plain = event(112).do("play(112)").chance()  # nothing is turned: only drawing is open
    assert plain.state.hand_size(A) == 3


@shows(113, 114)
def test_an_event_that_searches(no: int) -> None:
    table = event(no, a="22 65").do(f"play({no})")
    assert table.offered() == (["find(65)"] if no == 113 else ["find(22)"])
    table.do(table.offered()[0])
    assert table.events("shuffled") == ["shuffled(0) L.3"]


@shows(115)
def test_115_makes_measures_block_more(no: int) -> None:
    table = reaction(115, "22 23", b="65").do("play(115)", "block(65)", "stop(22)", "stop(23)").to("attack")
    assert len(table.events("attack_blocked")) == 2


@shows(117)
def test_117_turns_all_measures(no: int) -> None:
    table = event(117, b="65 69 91").on_table(B, "65 69 91").do("play(117)")
    assert table.turned(B) == [65, 69, 91]


@shows(119)
def test_119_lets_the_opponent_choose(no: int) -> None:
    table = event(119, b="65").on_table(B, "65").do("play(119)")
    assert (table.step(), table.actor()) == ("choose", B)
    table.do("choose(119.1)")
    assert 65 in table.discarded(B)
    bare = event(119, hand="1")
    assert loses(bare, B, lambda: bare.do("play(119)")) == 4


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["Уничтожьте 1 свою меру защиты", "Сбросьте 4 верхние карты своей колоды"]),
        ("en", ["Destroy 1 measure of yours", "Discard the top 4 cards of your deck"]),
        ("es", ["Destruye 1 medida tuya", "Descarta las 4 cartas superiores de tu mazo"]),
    ],
)
def test_119_speaks_to_the_one_who_chooses(language: str, said: list[str]) -> None:
    assert [option(LIBRARY[119], number, language) for number in (0, 1)] == said


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("kiberrubezh", "12.1", "12.3")
def test_every_card_has_a_test_of_its_own() -> None:
    assert sorted(SHOWN) == sorted(LIBRARY) == list(range(1, 121))
    rarities = [card.rarity for card in LIBRARY.values()]
    assert [rarities.count(each) for each in e.RARITY_NAMES] == [47, 43, 22, 8]


@pytest.mark.parametrize("language", ["ru", "en", "es"])
@pytest.mark.parametrize("no", list(LIBRARY), ids=[f"{no:03}" for no in LIBRARY])
def test_the_printed_text_is_the_approved_one(no: int, language: str) -> None:
    assert printed(LIBRARY[no], language) == PRINTED.get(f"{no:03}", {}).get(language, "")
