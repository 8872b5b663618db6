"""What each viewer receives: nothing in a document or an event depends on what they cannot know.

There are two tests of it. A table whose position is replaced by another world the viewer cannot tell from it shows them
the same bytes. So does a table with another history, in which chance and others did something else out of their sight.
"""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.table import commands as c
from contienda.table import entries
from contienda.table.document import document
from contienda.table.past import Past
from contienda.table.setup import SeatSetup, Setup
from contienda.table.table import Table
from contienda.table.told import Told
from contienda.table.undo_visibility import sees
from tests.table.helpers import HOST, SEED, Play, made, pair, told, wish, written

TABLES = [("misiles", 2), ("buenosos", 2), ("buenosos", 3), ("hearts", 4)]


def begun(name: str, seats: int, **more: object) -> Play:
    """Return a started table of people; the yardstick Hearts is included, because its decisions are hidden too."""
    if name == "hearts":
        game = registry.load(name, yardsticks=True)
        play = Play(Setup(name, game.version, {}, [SeatSetup("open")] * seats, "-"), game=game)
    else:
        play = Play(made(wish(name, "open " * seats, **more)))
    for seat in range(seats):
        play.sit(f"P{seat}")
    return play


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


# --- other worlds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_document_depends_on_the_viewers_knowledge_alone(name: str, seats: int) -> None:
    play = begun(name, seats)
    rng, worlds = Rng(21), Rng(22)
    differed = 0
    while play.table.now.phase == "playing" and len(play.table.actions) < 250:
        for viewer in play.viewers():
            here = written(document(play.table, viewer))
            truth = play.table.state
            play.table.state = truth.resample(viewer, worlds)
            differed += play.table.state.encode() != truth.encode()
            assert written(document(play.table, viewer)) == here
            play.table.state = truth
        play.wander(rng, 4)
    assert differed > 20 or name == "misiles"


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
def test_what_is_typed_in_is_asked_for_in_every_world_alike(game: str) -> None:
    play = pair(game, dice="physical")
    rng, worlds = Rng(21), Rng(22)
    for _ in range(60):
        for viewer in play.viewers():
            here = written(document(play.table, viewer))
            truth = play.table.state
            play.table.state = truth.resample(viewer, worlds)
            assert written(document(play.table, viewer)) == here
            play.table.state = truth
        if play.table.actor() >= 0:
            play.wander(rng, 1)
        else:
            typist = play.table.now.seats[play.table.typists_now()[0]].captain
            play.do(typist, c.Type(action=int(play.table.state.sample(rng)), expect=play.expect()))


# --- other histories ------------------------------------------------------------------------------------------------


def played(setup: Setup, game: Game, actions: list[int]) -> Table:
    table = Table("mesa", setup, SEED, game)
    table.take(entries.Started("", actions), 1)
    return table


def could_be(table: Table, actions: list[int], viewer: int) -> bool:
    """Tell whether this could have been played; in the end the viewer has seen the cards passed to them."""
    state = table.game.start(len(table.now.seats), table.options)
    for action in actions:
        if action not in state.actions():
            return False
        state.apply(action)
    return table.game.id != "hearts" or state.view(viewer) == table.state.view(viewer)


def other_history(table: Table, viewer: int, rng: Rng) -> list[int] | None:
    """Return the same game with other actions where the viewer could not see them, if there is one."""
    actions = list(table.actions)
    unseen: list[tuple[int, list[int]]] = []
    state = table.game.start(len(table.now.seats), table.options)
    for step, action in enumerate(actions):
        if not sees(state, action, viewer):
            others = [code for code in state.actions() if code != action and not sees(state, code, viewer)]
            unseen.append((step, others))
        state.apply(action)
    changed = False
    for _ in range(12):
        if not unseen:
            break
        step, others = unseen[int(rng.below(len(unseen)))]
        if others:
            wanted = [*actions[:step], others[int(rng.below(len(others)))], *actions[step + 1 :]]
            if could_be(table, wanted, viewer):
                actions, changed = wanted, True
    return actions if changed else None


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] != "misiles"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_happened_out_of_sight_leaves_no_trace(name: str, seats: int, seed: int) -> None:
    play = begun(name, seats)
    rng = Rng(seed, 30)
    compared = 0
    for _ in range(4):
        play.wander(rng, 6)
        if play.table.now.phase != "playing":
            break
        table = play.table
        for viewer in play.viewers():
            other = other_history(table, viewer, rng)
            if other is None:
                continue
            here = played(table.setup, table.game, list(table.actions))
            there = played(table.setup, table.game, other)
            assert here.state.encode() != there.state.encode()
            assert written(document(here, viewer)) == written(document(there, viewer))
            assert written(told(here, viewer)) == written(told(there, viewer))
            assert here.secrets.for_viewer(here.recorder.events, viewer) == there.secrets.for_viewer(
                there.recorder.events, viewer
            )
            compared += 1
    assert compared > 3


# --- events in a viewer's own numbering -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nobody_can_count_what_he_may_not_see(name: str, seats: int) -> None:
    play = begun(name, seats).wander(Rng(8), 60)
    past = Past(play.table).caught_up()
    recorder, secrets = past.recorder, past.secrets
    for viewer in play.viewers():
        heard = secrets.for_viewer(recorder.events, viewer)
        assert [each[0] for each in heard] == list(range(len(heard)))
        assert secrets.own(recorder.total, viewer) == len(heard)
        assert all(-1 <= number(each[4]) < number(each[0]) for each in heard)
        steps = [number(each[5]) for each in heard]
        assert steps == sorted(steps)
        assert len(heard) == sum(event.seen_by(viewer) for event in recorder.events)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_cause_is_the_nearest_one_the_viewer_sees(name: str, seats: int) -> None:
    play = begun(name, seats).wander(Rng(8), 30)
    past = Past(play.table).caught_up()
    recorder, secrets = past.recorder, past.secrets
    for viewer in play.viewers():
        seen = [event for event in recorder.events if event.seen_by(viewer)]
        own = {event.number: at for at, event in enumerate(seen)}
        for event, heard in zip(seen, secrets.for_viewer(recorder.events, viewer), strict=True):
            cause = event.cause
            while cause >= 0 and cause not in own:
                cause = recorder.events[cause].cause
            assert heard[4] == own.get(cause, -1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_was_told_step_by_step_is_the_whole_story(name: str, seats: int) -> None:
    play = begun(name, seats)
    heard: dict[int, list[Told]] = {viewer: told(play.table, viewer) for viewer in play.viewers()}
    known, rng = play.table.recorder.total, Rng(8)
    for _ in range(60):
        if play.table.now.phase != "playing":
            break
        play.wander(rng, 1)
        events = play.table.events_from(known)
        for viewer in play.viewers():
            fresh = told(play.table, viewer) if events is None else play.table.secrets.for_viewer(events, viewer)
            heard[viewer] = fresh if events is None else heard[viewer] + fresh
        known = play.table.recorder.total
    for viewer in play.viewers():
        assert heard[viewer] == told(play.table, viewer)


def test_after_going_back_the_story_is_the_one_that_is_left() -> None:
    play = begun("buenosos", 2).wander(Rng(8), 20)
    play.do(HOST, c.RollBack(to=len(play.table.actions) - 8, reason="again")).wander(Rng(9), 5)
    past = Past(play.table).caught_up()
    recorder, secrets = past.recorder, past.secrets
    assert play.table.recorder.total == recorder.total
    kept = play.table.recorder.events
    for viewer in play.viewers():
        assert play.table.secrets.for_viewer(kept, viewer) == secrets.for_viewer(recorder.events[-len(kept) :], viewer)


# --- contents of a document -----------------------------------------------------------------------------------------


def test_only_who_decides_is_told_what_may_be_done() -> None:
    play = pair()
    assert [bool(play.document(viewer)["legal"]) for viewer in play.viewers()] == [True, False, False]


def test_everybody_is_told_the_same_about_the_table() -> None:
    play = begun("buenosos", 3).wander(Rng(2), 9)
    assert len({written(play.shown(viewer)) for viewer in play.viewers()}) == 1


def test_a_hand_is_in_its_own_document_only() -> None:
    play = pair("buenosos")
    hand = play.document(0)["view"]
    assert isinstance(hand, dict)
    cards = hand["teams"][0]["hand"]
    assert len(cards) == 5
    for viewer in (1, SPECTATOR):
        teams = play.document(viewer)["view"]
        assert isinstance(teams, dict)
        assert teams["teams"][0]["hand"] is None


def test_a_document_changes_with_the_log_alone() -> None:
    play = pair("buenosos")
    before = [written(play.document(viewer)) for viewer in play.viewers()]
    play.later(100)
    assert [written(play.document(viewer)) for viewer in play.viewers()] == before
