"""Continuing a game: as a replay file, as a branch from any of its steps, as a rematch."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from contienda.core.errors import BadOption, BadReplay, IllegalAction
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.play import match, replay
from contienda.table import commands as c
from contienda.table import entries, seeded_chance
from contienda.table.setup import Setup, again, branch
from tests.table.helpers import HOST, SEED, Play, made, pair, seats, wish

OTHER = bytes(reversed(SEED))


def file(play: Play) -> dict[str, object]:
    """Return the game as a file, read again."""
    found = json.loads(replay.dump(play.table.replay()))
    assert isinstance(found, dict)
    return found


def branched(play: Play, step: int, words: str = "open open", language: str = "en") -> Setup:
    return branch(play.table.replay(), step, seats(words), seeded_chance.commitment(OTHER), language)


# --- replays --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
@pytest.mark.parametrize("steps", [0, 15, 10_000])
def test_a_table_gives_a_replay_that_is_verified(game: str, steps: int) -> None:
    play = pair(game).wander(Rng(5), steps)
    found = replay.verify(file(play), Path("file"))
    assert found.actions == list(play.table.actions)
    assert found.seats == ["Ana", "Luz"]
    assert match.of(found).state.encode() == play.table.state.encode()


def test_a_replay_says_who_played() -> None:
    play = Play(made(wish("misiles", "open bot:level:1 team"))).sit("Ana").sit("Luz").wander(Rng(5), 9)
    found = play.table.replay()
    assert (found.seats, found.players) == (["Ana", "Bot 2 (beginner)", "Player 3"], ["human", "bot:level:1", "human"])


def test_what_was_taken_back_is_not_in_the_replay() -> None:
    play = pair().wander(Rng(5), 9).do(HOST, c.RollBack(to=5, reason="again")).wander(Rng(6), 4)
    replay.verify(file(play), Path("file"))
    assert len(play.table.replay().actions) == len(play.table.actions)


def test_a_changed_replay_is_refused() -> None:
    found = file(pair().wander(Rng(5), 9))
    actions = found["actions"]
    assert isinstance(actions, list)
    actions[0] = next(code for code in pair().fresh().state.actions() if code != actions[0])
    with pytest.raises(BadReplay):
        replay.verify(found, Path("file"))


# --- branches -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
def test_a_branch_goes_on_from_any_step(game: str) -> None:
    play = pair(game).wander(Rng(5), 60)
    actions = list(play.table.actions)
    for step in range(0, len(actions) + 1, 7):
        new = Play(branched(play, step), OTHER)
        assert new.table.state.encode() == play.table.position_at(step).encode()
        assert (new.table.now.phase, len(new.table.actions)) == ("lobby", step)
        new.sit("Ana").sit("Luz")
        assert new.table.actor() != CHANCE  # the next chance outcome was drawn anew
        new.wander(Rng(step), 6)
        assert list(new.table.actions[:step]) == actions[:step]
        assert new.folded().freeze() == new.table.freeze()
        assert new.verdict().decided <= 6


def test_a_branch_against_bots_is_played_to_its_end_and_branched_again() -> None:
    play = pair("buenosos").wander(Rng(5), 20)
    new = Play(branched(play, 30, "open bot:random", "es"), OTHER).sit("Sol").wander(Rng(1))
    assert (new.table.now.phase, new.shown(0)["language"]) == ("over", "es")
    assert replay.verify(file(new), Path("file")).actions == list(new.table.actions)
    newer = Play(branched(new, 40), OTHER).sit("Ana").sit("Luz").wander(Rng(2))
    assert newer.table.now.phase == "over"
    assert newer.verdict().over


def test_a_branch_from_the_end_is_over_at_once() -> None:
    play = pair().wander(Rng(5))
    new = Play(branched(play, len(play.table.actions)), OTHER).sit("Ana").sit("Luz")
    assert new.table.now.phase == "over"
    assert new.refusal("Ana", c.Undo(expect=new.expect())) == "error-table-over"


def test_branches_that_cannot_be() -> None:
    play = pair().wander(Rng(5), 5)
    for step, words, key in (
        (-1, "open open", "error-number"),
        (len(play.table.actions) + 1, "open open", "error-number"),
        (3, "open open open", "error-saved-seats"),
        (3, "open bot:genius", "error-no-bot"),
        (3, "open bot:exec:sh", "error-bot-program"),
    ):
        with pytest.raises(BadOption) as error:
            branched(play, step, words)
        assert error.value.key == key


def test_a_branch_of_what_was_never_played_is_no_table() -> None:
    found = pair().wander(Rng(5), 5).table.replay()
    found.actions[2] = 9_999
    setup = branch(found, 5, seats("open open"), seeded_chance.commitment(OTHER), "en")
    with pytest.raises(IllegalAction):
        Play(setup)


def test_a_branch_of_older_rules_is_refused() -> None:
    found = pair().wander(Rng(5), 5).table.replay()
    found.version -= 1
    with pytest.raises(BadReplay) as error:
        branch(found, 1, seats("open open"), seeded_chance.commitment(OTHER), "en")
    assert error.value.key == "error-replay-version"


# --- rematch --------------------------------------------------------------------------------------------------------


def once_more(play: Play) -> Setup:
    """Return the setup of a rematch, as a server asks for it."""
    now = [seat.setup() for seat in play.table.now.seats]
    return again(play.setup, now, play.table.state.scores(), seeded_chance.commitment(OTHER), "mesa")


def test_a_rematch_is_the_same_table_with_another_seed() -> None:
    old = Play(made(wish("buenosos", "open bot:random", preset="advanced", language="ru", pace=5)))
    old.sit("Ana").wander(Rng(5))
    new = once_more(old)
    assert (new.parent, new.parent_step, new.opening) == ("mesa", 0, [])
    assert (new.options, new.seats, new.language, new.pace) == (
        old.setup.options,
        old.setup.seats,
        old.setup.language,
        old.setup.pace,
    )
    assert new.commitment != old.setup.commitment
    play = Play(new, OTHER).sit("Ana")
    assert play.shown(0)["parent"] == "mesa"
    assert play.chance() != old.chance()[: len(play.chance())]


@pytest.mark.clause("misiles", "4.3", "10.5")
def test_the_winner_begins_the_rematch_at_the_same_seat() -> None:
    """No matter who won or began, all other options and every seat stay as before, game after game."""
    old = Play(made(wish("misiles", "open team bot:random", preset="strict"))).sit("Ana", 0).sit("Luz", 1)
    winners = set()
    for number in range(12):
        old.wander(Rng(number))
        winner = old.table.state.scores().index(1.0)
        winners.add((old.setup.options["first_seat"], winner))
        new = once_more(old)
        assert new.options == {"first_seat": str(winner), "strict_clock": "yes"}
        assert new.seats == old.setup.seats
        old = Play(new, OTHER).sit("Ana", 0).sit("Luz", 1)
        assert old.shown(0)["phase"] == "playing"
        assert old.fresh().state.view(0)["active"] == winner  # collects first (4.2) and begins
    assert {winner for _, winner in winners} == {0, 1, 2}
    assert any(int(began) != winner for began, winner in winners)


def test_a_rematch_of_a_branch_begins_at_the_beginning() -> None:
    new = Play(branched(pair().wander(Rng(5), 9), 12), OTHER).sit("Ana").sit("Luz").wander(Rng(5))
    assert len(new.setup.opening) == 12
    assert once_more(new).opening == []


def test_the_old_table_names_the_new_one() -> None:
    play = pair().wander(Rng(5))
    play.take(entries.Rematched("", "other"))
    assert play.shown(-3)["rematch"] == "other"
