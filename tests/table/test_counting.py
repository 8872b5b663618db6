"""Nobody can count what they may not see: each viewer has their own numbering of entries, actions and events."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.table import commands as c
from contienda.table import entries
from contienda.table.past import Past
from tests.table.helpers import HOST, Play, made, pair, wish, written

SECRET = ("blackhat", "maracas")


def numbers(play: Play, viewer: int) -> bytes:
    """Return everything that viewer is ever sent, with its numbers."""
    return all_numbers(play)[viewer]


def all_numbers(play: Play) -> dict[int, bytes]:
    """Return the same for each viewer, walking through the game only once."""
    table = play.table
    past = Past(table).caught_up()
    recorder, secrets = past.recorder, past.secrets
    found = {}
    for viewer in play.viewers():
        told = secrets.for_viewer(recorder.events, viewer, table.unseen(viewer))
        found[viewer] = written([play.document(viewer), told, table.sequence(viewer), table.position(viewer)])
    return found


@pytest.mark.parametrize("game", SECRET)
def test_what_changes_nothing_for_a_viewer_is_not_counted(game: str) -> None:
    play = pair(game)
    rng = Rng(5)
    passed = dict.fromkeys(play.viewers(), 0)
    texts = all_numbers(play)
    for _ in range(400):
        entries_before = len(play.log)
        before = {viewer: play.table.sequence(viewer) for viewer in play.viewers()}
        play.wander(rng, 1)
        if play.table.now.phase != "playing":
            break  # after the end everything may be known
        former, texts = texts, all_numbers(play)
        for viewer, sequence in before.items():
            if play.table.sequence(viewer) == sequence:
                assert texts[viewer] == former[viewer]
                passed[viewer] += 1
            else:
                assert play.table.sequence(viewer) == sequence + len(play.log) - entries_before
    assert passed[0] > 10
    assert passed[1] > 10
    assert passed[SPECTATOR] >= max(passed[0], passed[1])


def picks(play: Play) -> list[str]:
    """Return what the Government may buy or recover unseen, with another question after it."""
    state = play.table.state
    if play.table.actor() != 0 or state.view(0)["step"] not in ("recover", "buy"):
        return []
    found = []
    for code in state.actions():
        after = state.copy()
        after.apply(code)
        if after.actor() == 0:
            found.append(str(play.table.game.vocabulary.say(code)))
    return found


def test_how_often_the_other_side_picks_is_not_told() -> None:
    """One more pick, one undone, and another: for the other side and all spectators, nothing has happened."""
    play = pair("maracas")
    play.until(lambda: bool(picks(play)), Rng(4))
    before = {viewer: numbers(play, viewer) for viewer in (1, SPECTATOR)}
    own = numbers(play, 0)
    again = picks(play)[0]
    play.act("Ana", again)
    assert numbers(play, 0) != own
    play.undo("Ana")
    play.act("Ana", again)
    assert play.table.now.sequence - play.table.sequence(1) >= 3
    for viewer, text in before.items():
        assert numbers(play, viewer) == text


def test_each_side_speaks_in_its_own_numbers() -> None:
    """A decision names the position in its seat's numbering; in the table's own it would be another."""
    play = pair("maracas")
    play.until(lambda: play.table.actor() == 1 and play.table.position(1) != play.table.now.position, Rng(6))
    code = play.table.state.actions()[0]
    assert play.refusal("Luz", c.Act(action=code, expect=play.table.now.position)) == "error-table-stale"
    play.do("Luz", c.Act(action=code, expect=play.table.position(1)))


def test_numbers_stay_when_the_table_rests_or_is_read_again() -> None:
    play = pair("maracas").wander(Rng(7), 150)
    before = [numbers(play, viewer) for viewer in play.viewers()]
    assert play.table.sequence(SPECTATOR) < play.table.now.sequence
    thawed = play.fresh()
    thawed.thaw(play.table.freeze())
    for table in (play.folded(), thawed):
        play.table = table
        assert [numbers(play, viewer) for viewer in play.viewers()] == before


def test_a_ruling_goes_back_by_the_numbers_of_whoever_makes_it() -> None:
    play = Play(made(wish("maracas", "open open"))).sit("Ana").sit("Luz").wander(Rng(7), 150)
    step = int(str(play.shown(SPECTATOR)["step"]))
    wanted = play.table.unseen(SPECTATOR).actions_until(step - 40)
    assert wanted != step - 40
    assert play.refusal(HOST, c.RollBack(to=step, reason="Too far")) == "error-number"
    play.do(HOST, c.RollBack(to=step - 40, reason="We misread a rule"))
    assert isinstance(play.log[-1][2], entries.RolledBack)
    assert (len(play.table.actions), play.shown(SPECTATOR)["step"]) == (wanted, step - 40)


def test_after_the_end_everything_is_counted() -> None:
    play = pair("blackhat").wander(Rng(2))
    assert play.table.now.phase == "over"
    for viewer in play.viewers():
        assert play.table.sequence(viewer) == play.table.now.sequence == len(play.log)
        assert play.shown(viewer)["step"] == len(play.table.actions)
