"""Every defence card of the library does what it says and nothing else."""

from __future__ import annotations

import pytest

from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh.cards import arena, blocked, event, loses, shows
from tests.games.kiberrubezh.table import A, B

LIBRARY = standard()


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
