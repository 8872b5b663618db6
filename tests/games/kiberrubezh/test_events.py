"""What the log says about each effect: every event of a short stretch of play, in order, with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.kiberrubezh.cards import arena, event, reaction
from tests.games.kiberrubezh.table import A, B, Table
from tests.games.kiberrubezh.test_beginning import Fresh


def asset_laid() -> Table:
    return Table(a="7").hand(A, "7 1").do("lay(7)")


def asset_laid_turned() -> Table:
    return Table(a="5").hand(A, "5 1").do("lay(5)")


def measure_laid() -> Table:
    return Table(a="65").power(A, 0, 1).hand(A, "65").to("deployment").listen().do("lay(65)")


def power_lent() -> Table:
    return event(105).deck_only(A, "2").do("play(105)").do("draw(2)", "choose(105.2)")


def damage_boosted() -> Table:
    return event(110, hand="1").do("play(110)")


def blocks_added() -> Table:
    return reaction(115, "22", b="65").listen().do("play(115)", "block(65)")


def attack_back_in_hand() -> Table:
    return arena("60").deck_only(B, "2 2").hit("60").listen().do("strike(60)").chance()


def measure_sent_back() -> Table:
    return arena("62", "65 69").deck_only(B, "2 2").hit("62").listen().do("strike(62)", "target(65)").chance()


def attack_sent_back() -> Table:
    return reaction(111, "22 30").listen().do("play(111)", "target(30)")


def measure_used_up() -> Table:
    return arena("22", "90").attack("22").listen().do("block(90)")


def attack_ended() -> Table:
    return arena("22", "96").attack("22").listen().do("block(96)")


def hand_card_lost() -> Table:
    return arena("23").hand(B, "1 2").deck_only(B, "2 2").hit("23").listen().do("strike(23)", "reveal(2)", "lose(1)")


def hand_card_given_up() -> Table:
    return arena("40").hand(B, "1 2").deck_only(B, "2 2").hit("40").listen().do("strike(40)").chance().do("give_up(2)")


def whole_hand_given_up() -> Table:
    return arena("40").hand(B, "1").deck_only(B, "2 2").hit("40").listen().do("strike(40)").chance()


def hand_card_taken() -> Table:
    table = arena("51").hand(B, "1 2").deck_only(B, "2 2").hit("51").listen()
    return table.do("strike(51)").chance().do("take_out(2)")


def category_named() -> Table:
    return arena("28").attack("28").listen().do("name(dos)")


def measure_turned() -> Table:
    return event(102, b="65 69", hand="1").on_table(B, "65 69").do("play(102)", "target(65)")


def asset_frozen() -> Table:
    table = arena("31").deck_only(B, "2 2").hit("31").do("strike(31)").chance().listen()
    return table.do("target_asset(1, ready)")


def measure_unturned() -> Table:
    return event(112, a="65").on_table(A, "65", turned=True).do("play(112)", "choose(112.2)", "target(65)")


def damage_changed() -> Table:
    table = arena("22 12", "11").deck_only(B, "2 2").to("attack").listen()
    return table.do("attack(22)").to("attack")


def own_deck_looked_at() -> Table:
    table = Table(a="3").hand(A, "3 1").deck_only(A, "1 2 2").do("lay(3)", "look(1)", "look(2)")
    return table.do("under(1)", "enough")


def deck_sorted() -> Table:
    table = arena("57").deck_only(B, "1 2 2 2").hit("57").listen().do("strike(57)")
    return table.do("look(1)", *["look(2)"] * 3, "dump(1)", "dump(2)", "on_top(2)")


def put_under_the_deck() -> Table:
    table = Table(a="10 22 65").on_table(A, "10").discard(A, "22 65").hand(A, "1")
    return table.do("activate(10)", "recover(65)", "enough")


def back_to_the_hand() -> Table:
    return event(104, a="22 65").discard(A, "22 65").do("play(104)", "recover(65)")


def back_to_the_deck() -> Table:
    return event(98, a="22", hand="1").discard(A, "22").do("play(98)", "recover(22)")


def card_found() -> Table:
    return event(113, a="65").do("play(113)", "find(65)")


def measure_unturned_by_an_asset() -> Table:
    table = arena("22 23", "18 65").attack("22", "23").do("block(65)", "stop(22)").listen()
    return table.do("activate(18)")


def several_effects() -> Table:
    table = arena("36 39", "65").hand(B, "2").attack("36", "39").listen()
    return table.do("resolve(39)")


SAID: list[tuple[Callable[[], Table], str]] = [
    (asset_laid, "laid(0, 7) 7.1; assets_added(0, 1) L.3"),
    (asset_laid_turned, "laid_turned(0, 5) 7.1"),
    (measure_laid, "laid(0, 65) 8.2"),
    (power_lent, "played(0, 105) 3.11; drew(0) L.3; drew_card(2) L.3; chose(0, 105.2) L.3; power_added(0, 0, 2) L.3"),
    (damage_boosted, "played(0, 110) 3.11; boost_added(0, 1) L.3"),
    (
        blocks_added,
        "played(1, 115) 3.11; blocks_added(1, 1) L.3; blocked_with(1, 65) 10.3; stopped(65, 22) 10.2",
    ),
    (attack_back_in_hand, "struck(0, 60) 9.2; milled(1, 2) 9.3; returned(0, 60) L.3; wave_ended(0, 1) K-R49"),
    (
        measure_sent_back,
        "struck(0, 62) 9.2; returned(1, 65) L.3; milled(1, 2) 9.3; milled(1, 2) 9.3; wave_ended(0, 1) K-R49",
    ),
    (attack_sent_back, "played(1, 111) 3.11; returned(0, 30) L.3"),
    (
        measure_used_up,
        "blocked_with(1, 90) 10.3; stopped(90, 22) 10.2; attack_blocked(22) 3.7; took_effect(1, 90) L.1; "
        "discarded(1, 90) L.3",
    ),
    (
        attack_ended,
        "blocked_with(1, 96) 10.3; stopped(96, 22) 10.2; attack_blocked(22) 3.7; took_effect(1, 96) L.1; "
        "attack_ends(0) K-R68",
    ),
    (hand_card_lost, "struck(0, 23) 9.2; milled(1, 2) 9.3; discarded(1, 1) L.3; wave_ended(0, 1) K-R49"),
    (hand_card_given_up, "struck(0, 40) 9.2; milled(1, 2) 9.3; discarded(1, 2) L.3; wave_ended(0, 1) K-R49"),
    (whole_hand_given_up, "struck(0, 40) 9.2; milled(1, 2) 9.3; discarded(1, 1) L.3; wave_ended(0, 1) K-R49"),
    (
        hand_card_taken,
        "struck(0, 51) 9.2; milled(1, 2) 9.3; hand_seen(0, 1) L.3; saw(1) L.3; saw(2) L.3; discarded(1, 2) L.3; "
        "wave_ended(0, 1) K-R49",
    ),
    (category_named, "named(28, dos) L.3; attack_through(28) 3.7"),
    (measure_turned, "played(0, 102) 3.11; turned(1, 65) 4.1"),
    (asset_frozen, "frozen(1, 1) K-R63; wave_ended(0, 1) K-R49"),
    (measure_unturned, "played(0, 112) 3.11; chose(0, 112.2) L.3; unturned(0, 65) 4.3"),
    (
        damage_changed,
        "wave_began(0, 1) 8.4; attacked(0, 22) 8.6; attack_through(22) 3.7; drained(0, 22) 9.3; boosted(0, 1) K-R53; "
        "absorbed(1, 1) K-R53; milled(1, 2) 9.3; milled(1, 2) 9.3; wave_ended(0, 1) K-R49",
    ),
    (
        own_deck_looked_at,
        "laid(0, 3) 7.1; looked(0, 0, 2) L.3; saw_top(1) L.7; saw_top(2) L.7; put_under(0) L.7; "
        "put_under_card(1) L.7; put_back(0, 0, 1) L.7",
    ),
    (
        deck_sorted,
        "struck(0, 57) 9.2; looked(0, 1, 4) L.3; saw_top(1) L.7; saw_top(2) L.7; saw_top(2) L.7; saw_top(2) L.7; "
        "milled(1, 1) 9.3; milled(1, 2) 9.3; put_back(0, 1, 2) L.7; wave_ended(0, 1) K-R49",
    ),
    (put_under_the_deck, "activated(0, 10) L.1; recovered_under(0, 65) L.3"),
    (back_to_the_hand, "played(0, 104) 3.11; recovered(0, 65) L.3"),
    (back_to_the_deck, "played(0, 98) 3.11; recovered_deck(0, 22) L.3; shuffled(0) L.3"),
    (card_found, "played(0, 113) 3.11; found(0, 65) L.3; shuffled(0) L.3"),
    (measure_unturned_by_an_asset, "activated(1, 18) L.1; turned(1, 18) 4.1; unturned(1, 65) 4.3"),
    (
        several_effects,
        "took_effect(0, 39) L.1; hand_seen(0, 1) L.3; saw(2) L.3; took_effect(0, 36) L.1; turned(1, 65) 4.1",
    ),
]


@pytest.mark.clause("kiberrubezh", "L.3")
@pytest.mark.parametrize(("played", "said"), SAID, ids=[each.__name__ for each, _ in SAID])
def test_the_log_says_what_happened(played: Callable[[], Table], said: str) -> None:
    assert played().events() == said.split("; ")


@pytest.mark.clause("kiberrubezh", "1.5", "5.1", "5.4", "6.1")
def test_the_log_of_a_beginning() -> None:
    table = Fresh().do("lot(1)").chance().do("keep", "keep").chance()
    said = [each for each in table.events() if not each.startswith("drew_card")]
    dealt = ["drew(1) 5.1"] * 7 + ["drew(0) 5.1"] * 7
    assert said == ["lot_fell(1) 1.5", *dealt, "kept(1) 5.4", "kept(0) 5.4", "turn_began(1, 1) 6.1", "drew(1) 6.1"]
    drawn = [each for each in table.recorder.events if each.kind == "drew_card"]
    assert [each.seen_by(B) for each in drawn] == [not each.seen_by(A) for each in drawn]  # only to the player who drew
    assert [each.seen_by(B) for each in drawn] == [True] * 7 + [False] * 7 + [True]


@pytest.mark.clause("kiberrubezh", "6.1", "6.2", "6.4", "6.5", "6.7", "10.1")
def test_the_log_of_the_frame_of_a_turn() -> None:
    table = Table(a="22 103", b="65").power(A, 2).power(B, 0, 1).on_table(A, "22").on_table(B, "65", turned=True)
    table.deck_only(B, "1x8").hand(A, "103").hand(B, "1").listen().do("play(103)").chance().do("next", "next")
    table.do("attack(22)", "pass", "next").chance().do("next").chance()
    assert [each for each in table.events() if each.split("(")[0] not in ("milled", "drew_card", "drained")] == [
        "played(0, 103) 3.11",
        "phase_began(0, deployment) 6.4",
        "phase_began(0, attack) 6.5",
        "wave_began(0, 1) 8.4",
        "attacked(0, 22) 8.6",
        "passed(1) 10.1",
        "attack_through(22) 3.7",
        "wave_ended(0, 1) K-R49",
        "turn_ended(3, 0) 6.7",
        "put_away(0, 22) 6.7",
        "put_away(0, 103) 6.7",
        "turn_began(4, 1) 6.1",
        "drew(1) 6.1",
        "drew(1) 6.1",
        "unturned_all(1) 6.2",
    ]


@pytest.mark.clause("kiberrubezh", "6.2", "K-R63")
def test_the_log_is_silent_where_nothing_unturns() -> None:
    table = arena("31").deck_only(B, "2x5").hit("31").do("strike(31)").chance().do("target_asset(1, ready)").listen()
    table.next_turn()  # the only turned card is frozen
    assert table.turned(B) == [1]
    assert table.events("unturned_all") == []


@pytest.mark.parametrize(
    ("played", "said"),
    [
        (lambda: Table().hand(A, "1 2").do("lay(1)"), "laid(0, 1) 7.1"),
        (lambda: arena("40").hand(B, "1 2").hit("40").do("strike(40)").chance().listen().do("give_up(1)"),
         "discarded(1, 1) L.3"),
        (lambda: arena("51").hand(B, "1 2").hit("51").do("strike(51)").chance().listen().do("take_out(1)"),
         "discarded(1, 1) L.3"),
        (lambda: event(99, hand="1").do("play(99)").listen().do("find(1)"), "found(0, 1) L.3"),
        (lambda: Table(a="3").hand(A, "3 1").deck_only(A, "1 2 2").do("lay(3)", "look(1)", "look(2)").listen()
         .do("under(1)"), "put_under(0) L.7"),
        (lambda: arena("57").deck_only(B, "1 2 2 2").hit("57").do("strike(57)", "look(1)", *["look(2)"] * 3).listen()
         .do("dump(1)"), "milled(1, 1) 9.3"),
        (lambda: arena("57").deck_only(B, "1 2 2 2").hit("57").do("strike(57)", "look(1)", *["look(2)"] * 3)
         .do("dump(2)", "dump(2)").listen().do("on_top(1)"), "put_back(0, 1, 2) L.7"),
        (lambda: arena("28").attack("28").listen().do("name(malware)"), "named(28, malware) L.3"),
        (lambda: event(108, b="3", hand="1").on_table(B, "3").do("play(108)").listen().do("target_asset(1, ready)"),
         "destroyed(1, 1) L.3"),
        (lambda: event(103, hand="1").do("play(103)").listen().do("reveal(1)"), "milled(1, 1) 9.3"),
        (lambda: event(97, hand="2").do("play(97)").listen().do("draw(1)"), "drew(0) L.3"),
        (lambda: arena("23").hand(B, "1 2").hit("23").do("strike(23)", "reveal(2)").listen().do("lose(1)"),
         "discarded(1, 1) L.3"),
    ],
    ids=["lay", "give_up", "take_out", "find", "under", "dump", "on_top", "name", "target_asset", "reveal", "draw",
         "lose"],
)  # fmt: skip
def test_the_first_number_of_each_verb(played: Callable[[], Table], said: str) -> None:
    """001 or the first category: the borders between verbs."""
    assert played().events()[0] == said
