"""What a decision reveals: compared with every possible world of a tiny game, and by example in the real ones."""

from __future__ import annotations

import json
from itertools import permutations, product

import pytest

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR, Legal, State
from contienda.table.undo_visibility import Shown, learns, revealing, sees
from tests.core.toy import FOLD, STAY, Toy
from tests.games.buenosos import table as buenosos
from tests.games.misiles import table as misiles

LOW, HIGH = 0, 3  # cards


class Blabbing(Toy):
    """A seat that stays whispers its card to the other; no trace of it remains."""

    def advance(self, action: int) -> None:
        super().advance(action)
        if action == STAY:
            self.whisper(1, "dealt", "1.1", 0, self.cards[0])


class Covered(Toy):
    """Does not show the cards even at the end."""

    def view(self, seat: int) -> dict[str, object]:
        return {"mine": self.cards[seat] if 0 <= seat < len(self.cards) else None, "choices": list(self.choices)}


class Hasty(Covered):
    """With the highest card the first seat ends the game at once."""

    def actor(self) -> int:
        done = len(self.cards) == 2 and len(self.choices) == 1 and self.cards[0] == HIGH
        return OVER if done else super().actor()


class Polite(Covered):
    """Against the lowest card nobody may fold."""

    def legal(self, out: Legal) -> None:
        if len(self.choices) == 1 and self.cards[0] == LOW:
            out.add(STAY)
        else:
            super().legal(out)


class Secret(Covered):
    """The first seat chooses unseen; only low cards fold."""

    def legal(self, out: Legal) -> None:
        if self.actor() == 0:
            out.add(STAY)
            if self.cards[0] <= 1:
                out.add(FOLD)
        else:
            super().legal(out)

    def advance(self, action: int) -> None:
        if self.actor() == CHANCE:
            super().advance(action)
        else:
            self.choices.append(int(action))

    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "choices": self.choices if seat == 0 else len(self.choices)}

    def witnesses(self, action: int) -> int:
        return super().witnesses(action) if self.actor() != 0 else 1


class Telltale(Secret):
    """Everybody sees a seat stay; only the lowest card can do anything else, unseen."""

    def legal(self, out: Legal) -> None:
        if self.actor() == 0:
            out.add(STAY)
            if self.cards[0] == LOW:
                out.add(FOLD)
        else:
            super().legal(out)

    def witnesses(self, action: int) -> int:
        return -1 if action == STAY else super().witnesses(action)


TOYS = [Toy, Blabbing, Covered, Hasty, Polite, Secret, Telltale]


def position(kind: type[Toy], cards: tuple[int, ...], *choices: int) -> Toy:
    state = kind()
    state.cards = list(cards)
    state.choices = list(choices)
    return state


def worlds(state: Toy, viewer: int) -> list[Toy]:
    """Return every world that viewer cannot tell from this one."""
    return [
        position(type(state), cards, *state.choices)
        for cards in permutations(range(4), 2)
        if viewer == SPECTATOR or cards[viewer] == state.cards[viewer]
    ]


def surely_learns(state: Toy, action: int, viewer: int) -> bool:
    """Tell whether some world is ruled out: no action there shows the viewer the same."""
    told = Shown(state, action, viewer)
    for world in worlds(state, viewer):
        could = world.actions() if not sees(state, action, viewer) else [action] if action in world.actions() else []
        if not any(
            sees(world, each, viewer) == sees(state, action, viewer) and Shown(world, each, viewer).like(told)
            for each in could
        ):
            return True
    return False


@pytest.mark.parametrize("kind", TOYS, ids=lambda kind: str(kind.__name__))
def test_against_every_possible_world(kind: type[Toy]) -> None:
    found = set()
    for cards, before in product(list(permutations(range(4), 2))[::2], ([], [STAY], [FOLD])):
        state = position(kind, cards, *before)
        for action in state.actions() if state.actor() != OVER else []:
            for viewer in (0, 1, SPECTATOR):
                truth = surely_learns(state, action, viewer)
                assert learns(state, action, viewer, 1) == truth, (cards, before, action, viewer)
                found.add(truth)
    assert found == ({False} if kind in (Covered, Secret) else {True, False})


def test_who_is_told_what() -> None:
    assert not revealing(position(Toy, (LOW, HIGH)), STAY)
    assert revealing(position(Toy, (LOW, HIGH), STAY), STAY)  # the cards are shown
    assert learns(position(Blabbing, (LOW, HIGH)), STAY, 1, 1)
    assert not learns(position(Blabbing, (LOW, HIGH)), STAY, SPECTATOR, 1)
    assert not learns(position(Blabbing, (LOW, HIGH)), FOLD, 1, 1)
    assert revealing(position(Hasty, (HIGH, LOW)), STAY)
    assert learns(position(Polite, (LOW, HIGH)), STAY, 1, 1)
    assert not learns(position(Polite, (LOW, HIGH)), STAY, SPECTATOR, 1)


def test_a_hidden_choice_tells_nothing_unless_it_was_the_only_one() -> None:
    for action in (STAY, FOLD):
        assert not revealing(position(Secret, (LOW, HIGH)), action)
    assert revealing(position(Telltale, (LOW, HIGH)), FOLD)


def test_chance_and_the_end_are_never_taken_back() -> None:
    assert revealing(Toy(), LOW)
    assert revealing(position(Toy, (LOW, HIGH), STAY, STAY), STAY)


def test_asking_changes_nothing_and_answers_alike() -> None:
    state = buenosos.Table().hands(red="A01 A02").state
    before = json.dumps(state.view(0)), state.encode()
    assert len({revealing(state, code) for _ in range(3) for code in state.actions()[-1:]}) == 1
    assert (json.dumps(state.view(0)), state.encode()) == before


# --- BuenOsos by example --------------------------------------------------------------------------------------------


def tells(table: buenosos.Table, action: str) -> bool:
    return revealing(table.state, table.state.actions()[table.offered().index(action)])


def test_a_card_from_a_hidden_hand() -> None:
    table = buenosos.Table().hands(red="A01 A02", blue="B01")
    assert tells(table, next(each for each in table.offered() if each.startswith("play")))
    assert not tells(table, "pass")
    assert not tells(table, "basic")


def test_a_card_everybody_knows_of() -> None:
    table = buenosos.Table(budget_blue=30).hands(red="A16", blue="B01 B02 B10").services("degraded", "S8 S9")
    table.play("A16").do("lose(B01)").respond().play("B10").do("cancel(A16)")
    assert table.known(1) == ["B01"]
    plays = {each: tells(table, each) for each in table.offered() if each.startswith("play")}
    assert plays["play(B01)"] is False
    assert any(plays.values())


def test_a_target_of_a_card_that_lies_open() -> None:
    table = buenosos.Table().hands(red="A01 A02 A03 A04 A05", blue="B01")
    for name in ("A01", "A02", "A03", "A04", "A05"):
        if table.can(name):
            table.do(f"play({name})")
        if table.targets():
            break
    assert table.targets()
    assert not tells(table, f"target({table.targets()[0]})")


def test_a_discard_is_seen() -> None:
    table = buenosos.Table(hand_max=2).hands(red="A01 A02 A03 A04")
    table.do("pass", "pass")
    assert table.step() == "trim"
    assert tells(table, "discard(A01)")


def test_the_facilitators_choice_is_open() -> None:
    table = buenosos.Table("standard", 3).respond().service("S6", "intermittent").do("pass", "toss(spreads)")
    assert not tells(table, "spread(S8)")


# --- where nothing is hidden, and where a choice is -----------------------------------------------------------------


def test_where_everything_is_open_nothing_is_revealed() -> None:
    table = misiles.Table().begin(0).roll(1, 2, 4)
    assert not any(revealing(table.state, code) for code in table.state.actions())


def test_cards_to_be_passed_are_chosen_unseen_until_they_change_hands() -> None:
    state: State = registry.load("hearts", yardsticks=True).start(4, {})
    rng = Rng(4)
    state.apply(state.actions()[1])  # to the left
    while state.actor() == CHANCE:
        state.apply(int(state.sample(rng)))
    for chosen in range(12):
        if chosen in (0, 4, 11):
            assert revealing(state, state.actions()[0]) == (chosen == 11)
        state.apply(state.actions()[0])
    assert revealing(state, state.actions()[0]) is False  # the holder of the two of clubs must lead it
    state.apply(state.actions()[0])
    assert revealing(state, state.actions()[0])
