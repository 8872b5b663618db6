"""Every event of the library does what it says and nothing else."""

from __future__ import annotations

import pytest

from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.cardtext import option
from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh.cards import event, loses, reaction, shows
from tests.games.kiberrubezh.table import A, B, Table

LIBRARY = standard()


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


@shows(100, 116)
@pytest.mark.clause("kiberrubezh", "K-R54")
def test_one_attack_is_compulsory_up_to_two_are_not(no: int) -> None:
    table = reaction(no, "22 30").do(f"play({no})")
    assert table.offered() == ["stop(22)", "stop(30)", *(["enough"] if no == 116 else [])]
    table = reaction(no, "22").do(f"play({no})")  # with one attack, an exact number leaves no choice (K-R74)
    assert table.events("stopped") == (["stopped(100, 22) L.3"] if no == 100 else [])


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
    plain = event(112).do("play(112)").chance()  # nothing is turned: the only option is to draw
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
        ("en", ["Destroy 1 of your measures", "Discard the top 4 cards of your deck"]),
        ("es", ["Destruye 1 medida tuya", "Descarta las 4 cartas superiores de tu mazo"]),
    ],
)
def test_119_speaks_to_the_one_who_chooses(language: str, said: list[str]) -> None:
    assert [option(LIBRARY[119], number, language) for number in (0, 1)] == said
