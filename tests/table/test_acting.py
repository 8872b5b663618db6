"""Deciding: in the current position, in turn, for one's own seat, a legal action, while the game is on."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.table import commands as c
from contienda.table import entries
from tests.table.helpers import HOST, Play, made, pair, wish


def test_a_decision_makes_a_new_position() -> None:
    play = pair()
    before, position = len(play.table.actions), play.expect()
    play.act("Ana", "collect")
    assert len(play.table.actions) == before + 2  # the choice, and the next dice
    assert play.expect() == position + 1 == play.table.now.sequence
    entry = play.last()
    assert isinstance(entry, entries.Acted)
    assert (entry.by, entry.seat, len(entry.actions)) == ("Ana", 0, 2)


def test_talk_and_seats_do_not_move_the_position() -> None:
    play = pair()
    position = play.expect()
    play.do("Luz", c.Chat(text="hola")).do("Ana", c.Note(text="mm")).do("Luz", c.Pause()).do("Luz", c.Resume())
    assert play.table.now.sequence == position + 4
    play.do("Ana", c.Act(action=play.code("collect"), expect=position))


def test_the_position_one_saw_is_gone() -> None:
    play = pair()
    stale = c.Act(action=play.code("collect"), expect=play.expect())
    play.do("Ana", stale)
    assert play.refusal("Ana", stale) == "error-table-stale"
    for expect in (0, play.expect() - 1, play.expect() + 1, 10_000_000):
        wanted = c.Act(action=play.table.state.actions()[0], expect=expect)
        assert play.refusal("Ana", wanted) == "error-table-stale"


def test_not_your_turn_not_your_seat_not_your_table() -> None:
    play = pair()
    action = play.code("collect")
    assert play.refusal("Luz", c.Act(action=action, expect=play.expect())) == "error-table-not-your-turn"
    assert play.refusal("Luz", c.Act(seat=0, action=action, expect=play.expect())) == "error-table-not-yours"
    assert play.refusal("Sol", c.Act(action=action, expect=play.expect())) == "error-table-watching"
    assert play.refusal("Sol", c.Act(seat=0, action=action, expect=play.expect())) == "error-table-not-yours"
    assert play.refusal(HOST, c.Act(seat=0, action=action, expect=play.expect())) == "error-table-not-yours"


def test_only_what_is_offered() -> None:
    play = pair()
    listed = set(play.table.state.actions())
    for action in (*range(play.table.game.vocabulary.size), 999_999):
        if action not in listed:
            assert play.refusal("Ana", c.Act(action=action, expect=play.expect())) == "error-table-illegal"


def test_nobody_decides_before_the_beginning() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana")
    assert play.refusal("Ana", c.Act(expect=play.expect())) == "error-table-lobby"
    assert play.refusal("Ana", c.Undo(expect=play.expect())) == "error-table-lobby"
    assert play.refusal("Ana", c.Type(expect=play.expect())) == "error-table-lobby"
    assert play.refusal("Ana", c.Pause()) == "error-table-lobby"
    assert play.refusal(HOST, c.RollBack(reason="why not")) == "error-table-lobby"


def test_nobody_decides_in_a_pause() -> None:
    play = pair().do("Luz", c.Pause())
    assert play.document(0)["legal"] == []
    assert play.refusal("Ana", c.Act(action=play.code("collect"), expect=play.expect())) == "error-table-paused"
    assert play.refusal("Ana", c.Undo(expect=play.expect())) == "error-table-paused"
    play.do("Luz", c.Resume()).act("Ana")


def test_after_the_end_nothing_moves() -> None:
    play = pair().wander(Rng(4))
    shown = play.shown(-3)
    assert (shown["phase"], shown["actor"]) == ("over", None)
    assert shown["ending"] == play.table.state.ending()
    assert shown["scores"] == play.table.state.scores()
    assert play.refusal("Ana", c.Act(expect=play.expect())) == "error-table-over"
    assert play.refusal("Ana", c.Undo(expect=play.expect())) == "error-table-over"
    assert play.refusal("Ana", c.Pause()) == "error-table-over"
    assert play.refusal("Luz", c.Answer(agree=True)) == "error-table-no-request"
    assert play.refusal(HOST, c.RollBack(reason="once more")) == "error-table-over"
    assert play.refusal(HOST, c.Start()) == "error-table-started"
    play.do("Ana", c.Chat(text="well played")).do("Luz", c.Leave())
    assert play.table.now.phase == "over"


def test_a_decision_keeps_its_clients_own_word() -> None:
    play = pair().act("Ana", "collect", nonce="a-1")
    assert play.table.now.nonces == ["a-1", ""]


def test_a_bot_decides_only_what_is_offered() -> None:
    play = Play(made(wish("misiles", "bot:random open"))).sit("Ana")
    play.decided(play.table.state.actions()[0])
    entry = play.last()
    assert isinstance(entry, entries.Acted)
    assert (entry.by, entry.seat) == ("bot", 0)


@pytest.mark.parametrize(("game", "seats"), [("misiles", "open bot:random team"), ("buenosos", "open team bot:random")])
def test_a_whole_game_among_people_and_bots(game: str, seats: str) -> None:
    play = Play(made(wish(game, seats))).sit("Ana").sit("Luz").wander(Rng(9))
    assert play.table.now.phase == "over"
    assert play.folded().freeze() == play.table.freeze()
