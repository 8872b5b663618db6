"""The same deal at two tables that decide differently: the n-th card of each deck and the n-th coin are the same.

Where the contents of a pile depend on decisions, the outcome may differ, and only there:
  BuenOsos      a deck after its first reshuffle, a card lost from a hand, the events after one the facilitator chose;
                what is scattered depends on the map
  Black Hat     the deck of a round in which somebody dropped out or drew a card that others did not, tiles once laid
  Киберрубеж    a deck after a search; a redeal makes a new deck, the same one for everybody who takes it
  Maracas       the cup, which lacks the chits in the hands
  ¡Misiles!     nothing: dice are always the same
"""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.play import shared_deal

SEED = bytes(range(32))
LONGEST = 1_500  # actions of a game that are compared

Pile = tuple[tuple[int, int], ...]  # what could be drawn, with its weights
Outcomes = dict[int, list[tuple[Pile, int]]]  # by stream: the pile and what was drawn from it


def play(game: Game, seats: int, preset: str, path: int, seed: bytes = SEED, epoch: int = 0) -> Outcomes:
    """Play one game with random decisions and this deal."""
    state = game.start(seats, game.resolve(preset, {}))
    deciding = Rng(path, 5)
    count = shared_deal.Count()
    found: Outcomes = {}
    for _ in range(LONGEST):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            action = shared_deal.draw(seed, epoch, count.before(state), state)
            pile, offset = pile_of(game, state)
            found.setdefault(game.deal_stream(state), []).append((pile, action - offset))
        else:
            listed = state.actions()
            action = listed[deciding.below(len(listed))]
        count.take(state, action)
        state.apply(action)
    return found


def pile_of(game: Game, state: State) -> tuple[Pile, int]:
    base = game.vocabulary.say(state.actions()[0]).verb.base
    return tuple((code - base, weight) for code, weight in zip(state.actions(), state.weights(), strict=True)), base


def drawn(outcomes: Outcomes, stream: int) -> list[int]:
    return [card for _, card in outcomes.get(stream, [])]


TABLES = [
    ("misiles", 3, "standard"),
    ("buenosos", 2, "standard"),
    ("buenosos", 3, "advanced"),  # with copies of cards and providers
    ("blackhat", 4, "everything"),
    ("kiberrubezh", 2, "starters"),
    ("maracas", 2, "full"),
]


@pytest.mark.parametrize(("name", "seats", "preset"), TABLES)
def test_equal_piles_give_equal_outcomes(name: str, seats: int, preset: str) -> None:
    """Different decisions, the same deal: equal contents of a stream at its n-th outcome give the same outcome."""
    game = registry.load(name)
    compared = different = 0
    one = play(game, seats, preset, 1)
    for path in range(2, 6):
        other = play(game, seats, preset, path)
        assert one != other, "both paths decided alike"
        for stream in one.keys() & other.keys():
            for (here, card), (there, same) in zip(one[stream], other[stream], strict=False):
                if here == there:
                    assert card == same, f"stream {stream}"
                    compared += 1
                else:
                    different += 1
    assert compared > 30
    if name == "misiles":
        assert different == 0


@pytest.mark.parametrize(("name", "seats", "preset"), TABLES)
def test_another_deal_and_another_epoch_are_other_outcomes(name: str, seats: int, preset: str) -> None:
    game = registry.load(name)
    first = play(game, seats, preset, 1)
    assert first == play(game, seats, preset, 1)
    assert first != play(game, seats, preset, 1, seed=bytes(32))
    assert first != play(game, seats, preset, 1, epoch=1)


# --- game by game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["standard", "advanced", "quick"])
def test_buenosos_decks_come_in_the_same_order(preset: str) -> None:
    from contienda.games.buenosos import constants as e

    game = registry.load("buenosos")
    tables = [play(game, 2, preset, path) for path in range(4)]
    for stream, most in ((e.DO_DRAW, 62), (e.DO_DRAW + 1, 62), (e.DO_REVEAL, 5), (e.DO_SUPPLY, 8)):
        first = tables[0].get(stream, [])
        fresh = [len(pile) for pile, _ in first]
        until = next((n for n in range(1, len(fresh)) if fresh[n] > fresh[n - 1]), len(fresh))  # a reshuffle
        for other in tables[1:]:
            length = min(until, most, len(other.get(stream, [])))
            assert drawn(other, stream)[:length] == drawn(tables[0], stream)[:length]
    assert len(drawn(tables[0], e.DO_DRAW)) > 8
    if preset == "advanced":
        assert len(drawn(tables[0], e.DO_SUPPLY)) == 3


def test_buenosos_coins_are_the_same_everywhere() -> None:
    from contienda.games.buenosos import constants as e

    game = registry.load("buenosos")
    coins = sorted((drawn(play(game, 2, "advanced", path), e.DO_TOSS) for path in range(10)), key=len)
    assert len(coins[-2]) > 8
    assert set(coins[-1]) == {0, 1}
    for each in coins:
        assert each == coins[-1][: len(each)]


def test_buenosos_piles_are_told_apart() -> None:
    """A red card, a blue card and a lost card never share a count."""
    from contienda.games.buenosos import constants as e

    game = registry.load("buenosos")
    streams: set[int] = set()
    for path in range(8):
        streams |= set(play(game, 2, "advanced", path))
    assert {e.DO_DRAW, e.DO_DRAW + 1, e.DO_LOSE + 1, e.DO_REVEAL, e.DO_SUPPLY, e.DO_TOSS} <= streams


def test_misiles_rolls_are_the_same_everywhere() -> None:
    game = registry.load("misiles")
    tables = [play(game, 3, "standard", path) for path in range(3)]
    for stream in set.intersection(*(set(table) for table in tables)):
        shortest = min(len(table[stream]) for table in tables)
        assert shortest > 0
        assert len({tuple(drawn(table, stream)[:shortest]) for table in tables}) == 1


def test_black_hat_deals_the_same_hands_in_every_round() -> None:
    from contienda.games.blackhat import constants as e

    game = registry.load("blackhat")
    tables = [play(game, 4, game.presets[0].name, path) for path in range(3)]
    rounds = [e.DO_DEAL + game.vocabulary.size * number for number in (1, 2)]
    for stream in rounds:
        hands = [drawn(table, stream) for table in tables if stream in table]
        shortest = min(len(each) for each in hands)
        assert shortest > 20
        assert len({tuple(each[:shortest]) for each in hands}) == 1
    assert drawn(tables[0], rounds[0]) != drawn(tables[0], rounds[1])


def test_kiberrubezh_decks_come_in_the_same_order() -> None:
    """Until a search changes what is in the deck; drawn, discarded and looked-at cards count together."""
    from contienda.games.kiberrubezh import constants as e

    game = registry.load("kiberrubezh")
    tables = [play(game, 2, "starters", path) for path in range(6)]
    for seat in (0, 1):
        decks = [drawn(table, e.DO_DRAW + seat) for table in tables]
        assert len({tuple(each[:7]) for each in decks}) == 1  # the first hand
        again = [drawn(table, e.DO_DRAW + seat + game.vocabulary.size) for table in tables]
        redealt = [tuple(each[:7]) for each in again if each]
        assert len(redealt) > 1
        assert len(set(redealt)) == 1  # the hand after a first redeal
        kept = sorted((deck for deck, redeal in zip(decks, again, strict=True) if not redeal), key=len)
        assert len(kept[0]) > 10
        for deck in kept:
            assert deck[:10] == kept[-1][:10]


def test_maracas_events_and_forces_are_the_same() -> None:
    from contienda.games.maracas import _steps as steps

    game = registry.load("maracas")
    tables = [play(game, 2, "full", path) for path in range(3)]
    column = [drawn(table, 32 * steps.COLUMN) for table in tables]
    assert len({tuple(each) for each in column}) == 1
    strategies = [[drawn(table, 32 * steps.STRATEGY + side) for side in (0, 1)] for table in tables]
    assert strategies[0] == strategies[1] == strategies[2]


# --- the draw itself -------------------------------------------------------------------------------------------------


def test_the_draw_follows_the_weights() -> None:
    game = registry.load("buenosos")
    state = game.start(2, game.resolve("standard", {"intermittency_percent": 25}))
    counts = dict.fromkeys(state.actions(), 0)
    for number in range(1_800):
        counts[shared_deal.draw(SEED, 0, number, state)] += 1
    expected = 1_800 / len(counts)
    assert all(abs(found - expected) < 6 * expected**0.5 for found in counts.values())


def test_a_card_more_in_the_pile_rarely_changes_the_draw() -> None:
    """Two piles that differ in one card give the same card, unless the lot falls on that one."""
    game = registry.load("buenosos")
    same = 0
    for number in range(200):
        state = game.start(2, game.resolve("standard", {}))
        other = state.copy()
        other.apply(other.actions()[0])
        here, there = (shared_deal.draw(SEED, 0, number, each) for each in (state, other))
        assert here == there or here == state.actions()[0]
        same += here == there
    assert same > 160
