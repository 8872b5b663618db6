"""Every asset of the library does what it says and nothing else."""

from __future__ import annotations

import pytest

from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh.cards import arena, event, loses, shows
from tests.games.kiberrubezh.table import A, B, Table

LIBRARY = standard()


@shows(*[card.no for card in LIBRARY.values() if card.is_asset])
@pytest.mark.clause("kiberrubezh", "3.2", "3.3")
def test_an_asset_gives_its_power(no: int) -> None:
    table = Table(a=str(no)).hand(A, str(no)).power(A, 1).do(f"lay({no})").chance()
    while table.step() in ("sort_under", "return"):
        table.go_on()
    turned = any(effect["op"] == "enters_turned" for effect in LIBRARY[no].effects)
    found = [table.state.number(A, e.TOTAL_ATTACK), table.state.number(A, e.TOTAL_DEFENCE)]
    extra = 0 if no == 20 else 1  # the data centre returned the laptop
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
    twice = Table(a="20x2").power(A, 1).on_table(A, "20").hand(A, "20").do("lay(20)")
    assert twice.offered() == ["target_asset(1, ready)", "target_asset(20, ready)"]  # the one that was there before
    apart = Table(a="20x2").power(A, 1).on_table(A, "20", turned=True).hand(A, "20").do("lay(20)")
    assert apart.offered() == ["target_asset(1, ready)", "target_asset(20, turned)"]  # the ready one is this card


@shows(21)
def test_021_lets_cryptography_past_measures_without_category(no: int) -> None:
    table = arena("21 56 22", "91").hand(B, "1").attack("56")
    assert "block(91)" not in table.offered()
    table.do("pass").to("attack")
    table.attack("22")
    assert "block(91)" in table.offered()
