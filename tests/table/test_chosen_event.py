"""A facilitator chooses the next event at a live table: nobody learns which one before it is revealed."""

from __future__ import annotations

import pytest

from contienda.core.state import SPECTATOR
from contienda.play.lesson import code
from contienda.table import commands as c
from contienda.table.table import FACILITATOR
from tests.table.helpers import HOST, Play, made, wish

VIEWERS = (0, 1, SPECTATOR)


def begun() -> Play:
    return Play(made(wish("buenosos", "open open", preset="balanced"))).sit("Ana", 0).sit("Luz", 1)


def chosen(event: str) -> Play:
    play = begun()
    action = code(play.table.game, f"choose_event({event})")
    return play.do(HOST, c.Adjust(action=action, reason="a lesson about fuel"))


def to_next_turn(play: Play) -> Play:
    """Pass until the next turn has begun; the event is revealed on the way."""
    turn = play.table.state.view(SPECTATOR)["turn"]
    while play.table.state.view(SPECTATOR)["turn"] == turn:
        play.act("Ana" if play.table.actor() == 0 else "Luz", "pass")
    return play


def test_two_choices_look_alike_until_the_reveal() -> None:
    one, other = chosen("E04"), chosen("E02")
    for _ in range(3):
        for viewer in VIEWERS:
            assert one.document(viewer) == other.document(viewer)
        for play in (one, other):
            play.act("Ana" if play.table.actor() == 0 else "Luz", "pass")
    assert one.document(0) != other.document(0)


@pytest.mark.parametrize("event", ["E04", "E02", "E06"])
def test_the_chosen_event_is_revealed_and_the_log_folds(event: str) -> None:
    play = to_next_turn(chosen(event))
    assert event in play.table.state.view(SPECTATOR)["events"]["discard"]  # type: ignore[index]
    assert list(play.table.actors).count(FACILITATOR) == 1
    assert play.folded().freeze() == play.table.freeze()


def test_not_in_the_middle_of_a_card() -> None:
    play = begun()
    action = code(play.table.game, "lower_stability(1)")
    play.until(lambda: play.offered()[0].startswith("target"))
    assert play.refusal(HOST, c.Adjust(action=action, reason="x")) == "error-adjustment-later"
    play.until(lambda: "pass" in play.offered()).do(HOST, c.Adjust(action=action, reason="x"))
    assert play.table.actors[-1] == FACILITATOR


def test_a_player_cannot_adjust() -> None:
    play = begun()
    action = code(play.table.game, "raise_trust(1)")
    assert play.refusal("Ana", c.Act(action=action, expect=play.expect("Ana"))) == "error-table-illegal"
    assert play.refusal("Ana", c.Adjust(action=action, reason="x")) == "error-table-facilitator"
