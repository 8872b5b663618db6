"""Card sets may combine primitives in ways no printed card does: open options, and effects whose card has left."""

from __future__ import annotations

import pytest

from contienda.core.state import OVER
from contienda.games.kiberrubezh.library import Library
from contienda.games.kiberrubezh.scenario import with_set
from tests.games.kiberrubezh.table import A, B, Table

NONE, ATTACK_1, DEFENCE_1 = "requires = {}", "requires = { attack = 1 }", "requires = { defence = 1 }"


def card(no: int, kind: str, values: str, *effects: str) -> str:
    name = ", ".join(f'{language} = "Card {no}"' for language in ("ru", "en", "es"))
    listed = "".join(f"  {{ {each} }},\n" for each in effects)
    return (
        f'[[card]]\nno = {no}\nid = "card_{no}"\nkind = "{kind}"\nrarity = "rare"\nname = {{ {name} }}\n'
        f"{values}\neffects = [\n{listed}]\n"
    )


def library(*cards: str) -> Library:
    found, wrong = with_set("format = 1\n" + "".join(cards))
    assert [(each.line, each.key) for each in wrong] == []
    return found


def either(when: str, *options: str) -> str:
    """The owner's choice between these primitives."""
    listed = ", ".join(f'[{{ when = "{when}", {each} }}]' for each in options)
    return f'when = "{when}", op = "choose_one", chooser = "you", options = [{listed}]'


def choice(op: str, timing: str = "own_turn") -> Library:
    """121 is an event with a choice of this primitive or power."""
    values = f'{NONE}\ntiming = ["{timing}"]'
    return library(card(121, "event", values, either("play", op, 'op = "power", attack = 1, defence = 0')))


def asks(table: Table) -> bool:
    """Whether the choice is offered; otherwise only power was possible and came at once."""
    table.do("play(121)")
    asked = table.step() == "choose"
    assert bool(table.events("power_added")) != asked
    if asked:
        assert table.offered() == ["choose(121.1)", "choose(121.2)"]
    return asked


@pytest.mark.clause("kiberrubezh", "K-R56")
@pytest.mark.parametrize(
    "op",
    [
        'op = "mill", who = "opponent", n = 2',
        'op = "peek_deck", who = "opponent", n = 2, then = "mill_some", m = 1',
        'op = "peek_deck", who = "opponent", n = 2, then = "bottom_any"',
    ],
)
def test_an_option_about_a_deck_is_open_while_it_has_cards(op: str) -> None:
    for left in (0, 1, 2):
        table = Table(a="121", library=choice(op)).hand(A, "121 1").shrink(B, left)
        assert asks(table) == (left > 0)
    own = Table(a="121", library=choice(op)).hand(A, "121 1").shrink(A, 0)
    assert asks(own)  # only the opponent's deck matters


@pytest.mark.clause("kiberrubezh", "K-R56")
@pytest.mark.parametrize("op", ['op = "draw", n = 1', 'op = "search", filter = "attack", n = 1, to = "hand"'])
def test_an_option_about_the_own_deck_is_open_while_it_has_cards(op: str) -> None:
    for left in (0, 1):
        table = Table(a="121", library=choice(op)).hand(A, "121 1").shrink(A, left)
        assert asks(table) == (left > 0)
    assert asks(Table(a="121", library=choice(op)).hand(A, "121 1").shrink(B, 0))


@pytest.mark.clause("kiberrubezh", "K-R56")
@pytest.mark.parametrize(
    "op",
    [
        'op = "discard", who = "opponent", n = 1, pick = "random"',
        'op = "discard", who = "opponent", n = 1, pick = "owner"',
        'op = "peek_hand", who = "opponent"',
    ],
)
def test_an_option_about_a_hand_is_open_while_it_has_cards(op: str) -> None:
    for hand in ("", "1", "1 2"):
        table = Table(a="121", library=choice(op)).hand(A, "121 1").hand(B, hand)
        assert asks(table) == bool(hand)


@pytest.mark.clause("kiberrubezh", "K-R56")
def test_an_option_to_recover_needs_an_attack_or_a_measure_in_the_discard_pile() -> None:
    found = choice('op = "recover", n = 1, filter = "attack_defence", to = "hand"')
    for pile, wanted in (("", False), ("97 3", False), ("22", True), ("65", True)):
        assert asks(Table(a="121 97 3 22 65", library=found).hand(A, "121 1").discard(A, pile)) == wanted
    assert not asks(Table(a="121", b="22", library=found).hand(A, "121 1").discard(B, "22"))


@pytest.mark.clause("kiberrubezh", "K-R56")
@pytest.mark.parametrize(
    ("op", "lying", "turned", "wanted"),
    [
        ('op = "destroy", zone = "defence", side = "opponent", n = 1, pick = "you"', "", False, False),
        ('op = "destroy", zone = "defence", side = "opponent", n = 1, pick = "you"', "65", False, True),
        ('op = "destroy", zone = "defence", side = "opponent", n = 1, pick = "you"', "84", False, False),
        ('op = "turn", zone = "defence", side = "opponent", n = 1, pick = "you", freeze = false', "65", False, True),
        ('op = "turn", zone = "defence", side = "opponent", n = 1, pick = "you", freeze = false', "65", True, False),
        ('op = "return_hand", zone = "defence", side = "opponent", n = 1, pick = "you"', "65", False, True),
        ('op = "return_hand", zone = "defence", side = "opponent", n = 1, pick = "you"', "", False, False),
    ],
)
def test_an_option_about_cards_on_the_table_needs_one(op: str, lying: str, turned: bool, wanted: bool) -> None:
    table = Table(a="121", b=lying, library=choice(op)).hand(A, "121 1").power(B, 0, 4).on_table(B, lying, turned)
    assert asks(table) == wanted


@pytest.mark.clause("kiberrubezh", "K-R56")
def test_an_option_to_block_needs_an_open_attack() -> None:
    found = choice('op = "block", n = 1', "blocking")
    for measures in ([], ["block(65)"]):
        table = Table(a="22", b="121 65", library=found).power(A, 1).power(B, 0, 1).on_table(A, "22").on_table(B, "65")
        table.hand(B, "121").attack("22").do(*measures)
        assert asks(table) == (not measures)


RETURN = 'op = "return_self"'
DESTROY = 'op = "destroy_self"'
MILL_4 = 'op = "mill", who = "opponent", n = 4'


@pytest.mark.clause("kiberrubezh", "K-R56")
@pytest.mark.parametrize("op", [RETURN, DESTROY])
def test_an_option_about_the_card_itself_needs_it_on_the_table(op: str) -> None:
    values = f'{ATTACK_1}\ncategory = "dos"'
    stays = library(card(121, "attack", values, either("hit", op, MILL_4)))
    leaves = library(card(121, "attack", values, 'when = "hit", op = "return_self"', either("hit", op, MILL_4)))
    table = Table(a="121", library=stays).power(A, 1).on_table(A, "121").hit("121").do("strike(121)")
    assert table.offered() == ["choose(121.1)", "choose(121.2)"]
    table.do("choose(121.1)")
    assert (table.in_hand(A), table.discarded(A)) == (([121], []) if op == RETURN else ([], [121]))
    gone = Table(a="121", library=leaves).power(A, 1).on_table(A, "121").hit("121")
    before = gone.deck(B)
    gone.do("strike(121)").chance()
    assert (gone.in_hand(A), before - gone.deck(B)) == ([121], 4)


@pytest.mark.clause("kiberrubezh", "K-R72")
@pytest.mark.parametrize(("gone", "left"), [("68", "85"), ("85", "68")])
def test_a_measure_that_leaves_before_its_effect_has_none(gone: str, left: str) -> None:
    """Two measures have blocked; the blocked attack destroys one of them before both draw a card."""
    values = f'{ATTACK_1}\ncategory = "malware"'
    strikes = 'when = "blocked", op = "destroy", zone = "defence", side = "opponent", n = 1, pick = "you"'
    table = Table(a="121 22", b="68 85", library=library(card(121, "attack", values, strikes)))
    table.power(A, 2).power(B, 0, 4).on_table(A, "121 22").on_table(B, "68 85").attack("121", "22")
    table.do("block(68)", "stop(121)", "enough", "block(85)", f"target({gone})").chance()
    assert table.events("took_effect") == ["took_effect(0, 121) L.1", f"took_effect(1, {left}) L.1"]
    assert len(table.in_hand(B)) == 1
    assert len(table.events("attack_blocked")) == 2


@pytest.mark.clause("kiberrubezh", "K-R57", "K-R28")
def test_effects_of_cards_destroyed_together_are_ordered_by_their_owner() -> None:
    """Copies of a number are one entry of the list."""
    values = "provides = { attack = 1 }"
    found = library(
        card(121, "asset", values, 'when = "destroyed", op = "mill", who = "opponent", n = 1'),
        card(122, "event", f'{NONE}\ntiming = ["own_turn"]',
             'when = "play", op = "destroy", zone = "asset", side = "opponent", n = 3, pick = "you"'),
    )  # fmt: skip
    table = Table(a="122", b="4 121x2", library=found).hand(A, "122 1").on_table(B, "4 121 121")
    table.do("play(122)", "target_asset(4, ready)")
    assert (table.step(), table.actor(), table.offered()) == ("order", B, ["resolve(121)", "resolve(4)"])
    before = table.deck(A)
    table.do("resolve(121)").chance()
    assert sorted(table.offered()) == ["resolve(121)", "resolve(4)"]
    table.do("resolve(4)").chance()
    assert (before - table.deck(A), table.in_hand(B) != []) == (2, True)
    assert table.events("took_effect") == [
        "took_effect(1, 121) L.1", "took_effect(1, 4) L.1", "took_effect(1, 121) L.1",
    ]  # fmt: skip


@pytest.mark.clause("kiberrubezh", "K-R61")
@pytest.mark.parametrize(("power", "needs", "lends"), [("attack", "22", "105.1"), ("defence", "65", "105.2")])
def test_an_asset_is_used_while_the_others_cover_the_power_it_gives(power: str, needs: str, lends: str) -> None:
    """The asset that gives the power in use is needed, unless another asset or an event gives as much."""
    draws = 'when = "activate", op = "draw", n = 1, timing = "own_turn"'
    found = library(card(121, "asset", f"provides = {{ {power} = 1 }}", draws))
    other = {"attack": "2", "defence": "1"}[power]  # gives the power that nothing here needs
    same = {"attack": "1", "defence": "2"}[power]
    for lying, wanted in (
        ("121", True),
        (f"121 {needs}", False),
        (f"121 {other} {needs}", False),
        (f"121 {same} {needs}", True),
    ):
        table = Table(a=f"121 {needs}", library=found).on_table(A, lying).hand(A, "1")
        assert ("activate(121)" in table.offered()) == wanted, lying
    turned = Table(a=f"121 {needs}", library=found).on_table(A, f"121 {needs}").on_table(A, same, turned=True)
    assert "activate(121)" not in turned.hand(A, "1").offered()
    lent = Table(a=f"121 105 {needs}", library=found).on_table(A, f"121 {needs}").hand(A, "105 1")
    assert "activate(121)" in lent.do("play(105)").chance().do(f"choose({lends})").offered()


@pytest.mark.clause("kiberrubezh", "K-R61")
def test_an_asset_is_asked_only_for_the_power_it_gives() -> None:
    """121 gives no attack power, so a shortage of attack power, all of it turned, does not matter."""
    draws = 'when = "activate", op = "draw", n = 1, timing = "own_turn"'
    found = library(card(121, "asset", "provides = { defence = 1 }", draws))
    table = Table(a="121 22", library=found).on_table(A, "1", turned=True).on_table(A, "121 22").hand(A, "1")
    assert "activate(121)" in table.offered()


@pytest.mark.clause("kiberrubezh", "1.3", "5.2")
@pytest.mark.parametrize(("who", "ending"), [("self", "own_cards"), ("opponent", "attack")])
def test_a_deck_emptied_by_a_look_is_lost_to_the_one_who_looked(who: str, ending: str) -> None:
    look = f'when = "play", op = "peek_deck", who = "{who}", n = 3, then = "mill_some", m = 3'
    found = library(card(121, "event", f'{NONE}\ntiming = ["own_turn"]', look))
    table = Table(a="121", library=found).hand(A, "121").shrink(A if who == "self" else B, 4).do("play(121)")
    while table.state.actor() != OVER:
        table.go_on()
    assert len([each for each in table.events("milled") if each.endswith("9.3")]) == 3
    assert table.state.ending() == ending
