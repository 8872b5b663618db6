"""The shared deal of a class: the n-th outcome of each pile is the same at every table, and the seed stays secret."""

from __future__ import annotations

import msgspec
import pytest

from contienda.core.errors import BadReplay
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.table import commands as c
from contienda.table import entries
from contienda.table import export_file as bundles
from tests.table.helpers import HOST, SEED, Play, made, wish


def shared(game: str = "misiles", seats: str = "open open", seed: bytes = SEED, **more: object) -> Play:
    """Return a started table of a class with a shared deal."""
    setup = made(wish(game, seats, **more), seed)
    setup = msgspec.structs.replace(setup, deal=setup.commitment, classroom="k")
    play = Play(setup, seed)
    return play.sit("Ana", 0).sit("Luz", 1)


def drawn(play: Play) -> dict[int, list[int]]:
    """Return the outcomes of each pile or coin in order."""
    found: dict[int, list[int]] = {}
    state = play.table.game.start(len(play.setup.seats), play.table.options)
    for action, actor in zip(play.table.actions, play.table.actors, strict=True):
        if actor == CHANCE:
            found.setdefault(play.table.game.deal_stream(state), []).append(action)
        state.apply(action)
    return found


def test_the_order_of_other_outcomes_does_not_matter() -> None:
    """Two tables decide differently, and every pile still gives the same outcomes in the same order."""
    one, other = shared().wander(Rng(1), 60), shared().wander(Rng(2), 60)
    assert list(one.table.actions) != list(other.table.actions)
    mine, yours = drawn(one), drawn(other)
    sizes = {stream: min(len(mine[stream]), len(yours[stream])) for stream in mine if stream in yours}
    assert max(sizes.values()) > 5
    for stream, size in sizes.items():
        assert mine[stream][:size] == yours[stream][:size]


def test_without_a_shared_deal_they_differ() -> None:
    one, other = (Play(made(wish("misiles", "open open"))).sit("Ana").sit("Luz").wander(Rng(n), 60) for n in (1, 2))
    mine, yours = drawn(one), drawn(other)
    sizes = {stream: min(len(mine[stream]), len(yours[stream])) for stream in mine if stream in yours}
    assert any(mine[stream][:size] != yours[stream][:size] for stream, size in sizes.items())


def test_going_back_draws_anew() -> None:
    play = shared().wander(Rng(1), 12)
    before = drawn(play)
    play.do(HOST, c.RollBack(to=1, reason="again"))
    assert play.table.now.epoch == 1
    play.wander(Rng(1), 12)
    assert drawn(play) != before
    assert play.folded().freeze() == play.table.freeze()


def test_the_seed_stays_secret_until_the_class_is_over() -> None:
    play = shared().wander(Rng(5))
    assert play.table.now.phase == "over"
    assert play.shown(-3)["seed"] is None
    assert SEED.hex().encode() not in play.bundle()
    with pytest.raises(BadReplay) as error:
        play.verdict()
    assert error.value.key == "error-bundle-sealed"
    play.add(lambda: entries.Revealed("", SEED.hex()))
    assert play.shown(-3)["seed"] == SEED.hex()
    assert play.verdict().over


def test_another_seed_is_noticed() -> None:
    play = shared().wander(Rng(5)).add(lambda: entries.Revealed("", SEED.hex()))
    found = bundles.read(play.bundle(), "file")
    found.seed = bytes(32).hex()
    with pytest.raises(BadReplay) as error:
        bundles.verify(found, "file")
    assert error.value.key == "error-bundle-seed"


def test_a_changed_outcome_is_noticed() -> None:
    play = shared().wander(Rng(5)).add(lambda: entries.Revealed("", SEED.hex()))
    found = bundles.read(play.bundle(), "file")
    found.setup.deal = ""  # its outcomes were not drawn like those of a table of its own
    with pytest.raises(BadReplay) as error:
        bundles.verify(found, "file")
    assert error.value.key == "error-bundle-outcome"


def test_a_rest_forgets_nothing_of_the_deal() -> None:
    play = shared().wander(Rng(1), 20)
    other = play.fresh()
    other.thaw(play.table.freeze())
    state, step = play.table.state, len(play.table.actions)
    assert other.now.dealt == play.table.now.dealt
    assert other.drawer().dealt == play.table.drawer().dealt
    assert other.outcomes(state.copy(), step) == play.table.outcomes(state.copy(), step)
