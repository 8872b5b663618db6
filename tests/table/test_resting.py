"""A table at rest: it continues as before, opens from its log, and stays readable when its rules are gone."""

from __future__ import annotations

import time

import msgspec
import pytest

from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.table import commands as c
from contienda.table import entries
from contienda.table.archived_table import relic
from contienda.table.authorization import follow
from contienda.table.document import document
from contienda.table.setup import Setup
from contienda.table.table import Table
from tests.table.helpers import HOST, SEED, Play, made, pair, told, wish, written


def thawed(play: Play, blob: bytes) -> Table:
    table = play.fresh()
    table.thaw(blob)
    return table


def long_game(actions: int) -> Play:
    """Let bots of ¡Misiles, Ahora! play so many actions."""
    play = Play(made(wish("misiles", "bot:random " * 4)))
    entry = follow(play.table)
    assert entry is not None
    play.take(entry)
    rng = Rng(3)
    while len(play.table.actions) < actions and play.table.now.phase == "playing":
        table = play.table
        listed = table.state.actions()
        code = listed[int(rng.below(len(listed)))]
        state = table.state.copy()
        state.apply(code)
        play.take(entries.Acted("bot", table.actor(), [code, *table.outcomes(state, len(table.actions) + 1)], 5))
    return play


# --- frozen and thawed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "steps"), [("misiles", "open open open", 120), ("buenosos", "team team", 80)]
)
def test_at_every_step_a_table_goes_on_from_rest(game: str, seats: str, steps: int) -> None:
    awake = Play(made(wish(game, seats, clock={"mode": "bank", "seconds": 900, "increment": 2})))
    rested = Play(awake.setup)
    rng, same = Rng(14), Rng(14)
    for play in (awake, rested):
        for name in ("Ana", "Luz", "Mar")[: len(play.setup.seats)]:
            play.sit(name)
    for step in range(steps):
        blob = rested.table.freeze()
        rested.table = thawed(rested, blob)
        assert rested.table.freeze() == blob
        awake.later(step % 5).wander(rng, 1)
        rested.later(step % 5).wander(same, 1)
        if step % 9 == 4 and awake.table.now.phase == "playing":
            for play in (awake, rested):
                play.do("Luz", c.Chat(text="hm")).do(HOST, c.RollBack(to=len(play.table.actions) - 3, reason="again"))
        assert rested.table.freeze() == awake.table.freeze()
        for viewer in awake.viewers():
            assert written(document(rested.table, viewer)) == written(document(awake.table, viewer))
    for viewer in awake.viewers():
        assert told(rested.table, viewer) == told(awake.table, viewer)


def test_after_a_rest_new_events_have_the_same_numbers_and_causes() -> None:
    awake = pair("buenosos").wander(Rng(3), 12)
    rested = Play(awake.setup)
    rested.table = thawed(awake, awake.table.freeze())
    known = awake.table.recorder.total
    assert rested.table.events_from(known) == []
    assert rested.table.events_from(known - 1) is None  # a viewer who has missed it replays the game
    rng, same = Rng(4), Rng(4)
    for _ in range(25):
        awake.wander(rng, 1)
        rested.wander(same, 1)
        for viewer in awake.viewers():
            one, other = awake.table.events_from(known), rested.table.events_from(known)
            assert one is not None
            assert other is not None
            assert awake.table.secrets.for_viewer(one, viewer) == rested.table.secrets.for_viewer(other, viewer)
        known = awake.table.recorder.total


def test_a_rest_keeps_pauses_questions_talk_and_rulings() -> None:
    play = pair().wander(Rng(3), 6).do(HOST, c.RollBack(to=3, reason="oh")).act("Ana", "collect").undo("Ana")
    play.do("Ana", c.Chat(text="please")).do("Ana", c.Note(text="mm")).do("Luz", c.Pause(reason="tea"))
    play.do("Ana", c.Show(on=True)).do(HOST, c.Switch(locked=True, pace=0)).do("Luz", c.StandIn(bot="random"))
    table = thawed(play, play.table.freeze())
    assert table.now == play.table.now
    assert table.freeze() == play.table.freeze()


# --- opened from the log --------------------------------------------------------------------------------------------


def test_a_long_game_opens_quickly() -> None:
    play = long_game(2_000)
    assert len(play.table.actions) >= 2_000
    log = [(at, entries.dump(entry)) for _, at, entry in play.log]
    blob = play.table.freeze()

    begin = time.perf_counter()
    table = play.fresh()
    for at, payload in log:
        table.take(entries.load(payload), at)
    from_log = time.perf_counter() - begin
    begin = time.perf_counter()
    rested = thawed(play, blob)
    from_rest = time.perf_counter() - begin
    print(f"{len(log)} entries, {len(play.table.actions)} actions: log {from_log:.3f} s, rest {from_rest:.4f} s")

    assert table.freeze() == blob == rested.freeze()
    assert from_log < 5
    assert from_rest < 0.2
    assert len(blob) < 50_000


# --- when the rules are gone ----------------------------------------------------------------------------------------


def gone(play: Play) -> Table:
    """Return what is left of a table whose rules have changed, from what was stored with it."""
    setup = msgspec.json.decode(msgspec.json.encode(play.setup), type=Setup)
    setup.version -= 1
    with pytest.raises(BadOption) as error:
        Table("mesa", setup, SEED)
    assert error.value.key == "error-table-version"
    views = {viewer: play.table.state.view(viewer) for viewer in play.viewers()}
    over = play.table.now.phase == "over"
    ending, scores = (play.table.state.ending(), play.table.state.scores()) if over else ("", [])
    return relic("mesa", setup, SEED, play.table.freeze(), views, ending, scores)


def test_a_relic_shows_what_was_last_seen() -> None:
    play = pair("buenosos").wander(Rng(3), 12).do("Ana", c.Chat(text="see you"))
    old = gone(play)
    for viewer in play.viewers():
        shown = document(old, viewer)
        assert written(shown["view"]) == written(play.table.state.view(viewer))
        assert (shown["legal"], shown["typing"], shown["undo"]) == ([], [], None)
    assert [line.text for line in old.now.lines] == ["see you"]
    assert old.titles("en") == ["Ana", "Luz"]


def test_a_relic_of_a_finished_game_tells_how_it_ended() -> None:
    play = pair().wander(Rng(3))
    public = document(gone(play), -3)["table"]
    assert isinstance(public, dict)
    assert (public["phase"], public["ending"]) == ("over", play.table.state.ending())
    assert public["scores"] == play.table.state.scores()
    assert public["seed"] == SEED.hex()


def test_a_relic_never_shows_one_seat_to_another() -> None:
    play = pair("buenosos")
    views = {-3: play.table.state.view(-3), 0: play.table.state.view(0)}
    old = relic("mesa", play.setup, SEED, play.table.freeze(), views, "", [])
    assert written(document(old, 1)["view"]) == written(views[-3])


def test_a_relic_without_anything_kept_is_an_empty_table() -> None:
    setup = made(wish("misiles", "open open"))
    setup.opening = [1, 2, 3]
    old = relic("mesa", setup, SEED, None, {}, "", [])
    assert (old.now.phase, document(old, 0)["view"]) == ("lobby", {})
    assert setup.opening == [1, 2, 3]  # the stored setup is unchanged
