"""What a move must not pay for: the same work however long the game already is."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from contienda.core.events import EVERYBODY, Event
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.table import authorization, seeded_chance
from contienda.table.document import document
from contienda.table.viewer_numbering import Secrets
from tests.table.helpers import pair


class Watched(array):  # type: ignore[type-arg]
    """The actions of a game, of which nobody may ask for those from the start."""

    def __getitem__(self, at: Any) -> Any:
        assert not isinstance(at, slice), "the game was played again from its start"
        return super().__getitem__(at)


@pytest.mark.parametrize("game", ["misiles", "maracas"])
def test_a_move_never_plays_the_game_again(game: str) -> None:
    play = pair(game).wander(Rng(2), 20)
    play.table.actions = Watched("i", play.table.actions)
    with pytest.raises(AssertionError, match="played again"):
        play.table.position_at(3)
    play.wander(Rng(3), 10)
    assert any(document(play.table, viewer)["undo"] for viewer in play.viewers())


def test_nothing_is_drawn_ahead_while_a_seat_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    play = pair()
    monkeypatch.setattr(seeded_chance, "Drawer", lambda *_: pytest.fail("chance was asked"))
    assert play.table.actor() >= 0
    assert authorization.follow(play.table) is None


def test_the_private_events_of_a_viewer_are_counted_once() -> None:
    rng = Rng(7)
    secrets = Secrets()
    kept: list[tuple[int, int]] = []
    looks = 0
    for number in range(400):
        audience = (EVERYBODY, 1, 2, 3, 0)[rng.below(5)]
        secrets.add(Event(number, "drawn", [], "", -1, audience, 0))
        if audience != EVERYBODY:
            kept.append((number, audience))
        if rng.below(40) == 0:
            secrets.rewind(number - 3)
            kept = [each for each in kept if each[0] < number - 3]
        if rng.below(3) == 0:
            looks += 1
            for viewer in (0, 1, SPECTATOR):
                unseen = [each for each, audience in kept if viewer < 0 or not audience >> viewer & 1]
                assert list(secrets.hidden(viewer)) == unseen
    assert looks > 50
