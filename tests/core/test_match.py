"""A game in progress: undo within a seat's own chain, causes, and saving as a replay."""

from __future__ import annotations

from contienda.core import registry
from contienda.core.events import Recorder
from contienda.play.match import Match
from tests.core.toy import FOLD, STAY, ToyGame


def toy() -> Match:
    match = Match(ToyGame(), ["Ana", "Luz"], {"polite": 0, "stakes": 3, "mood": 0})
    match.apply(0)
    match.apply(3)
    return match


def test_undo_gives_back_position_actions_and_events() -> None:
    match = toy()
    before = match.state.encode(), list(match.actions), len(match.recorder.events)
    match.apply(STAY)
    assert match.undo(0)
    assert (match.state.encode(), match.actions, len(match.recorder.events)) == before
    match.apply(FOLD)
    match.apply(STAY)
    assert match.over
    assert match.recorder.events[-1].step == 3


def test_nobody_undoes_a_draw_or_somebody_else() -> None:
    match = toy()
    assert not match.undo(0)
    assert not match.undo(1)
    match.apply(STAY)
    assert not match.undo(1)
    match.apply(STAY)
    assert not match.undo(0)
    assert match.undo(1)


def test_typed_outcomes_can_be_taken_back() -> None:
    match = toy()
    assert not match.undo(-1)
    match.dice = "physical"
    assert match.undo(-1)
    assert match.last_actor() == -1
    match.apply(2)
    assert match.state.encode() == [2, 0, 2]


def test_a_chain_of_own_picks_goes_back_one_by_one() -> None:
    game = registry.load("misiles")
    match = Match(game, ["Ana", "Luz"], game.resolve("standard", {}))
    code = game.vocabulary.code
    for action in (code("roll", [1, 3, 5]), code("collect", [4, 5])):
        match.apply(action)
    assert match.undo(0)
    assert not match.undo(0)


def test_an_attached_recorder_hears_only_what_follows() -> None:
    match = toy()
    recorder = Recorder()
    state = match.state.copy()
    state.attach(recorder)
    state.apply(STAY)
    assert [event.kind for event in recorder.events] == ["decided", "stayed"]
    assert recorder.events[1].cause == 0


def test_events_are_heard_by_those_who_may() -> None:
    match = toy()
    dealt = [event for event in match.recorder.events if event.kind == "dealt"]
    assert [event.seen_by(0) for event in dealt] == [True, False]
    assert [event.seen_by(1) for event in dealt] == [False, True]
    assert not any(event.seen_by(-3) for event in dealt)
