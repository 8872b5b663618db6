"""Replay files: what was saved comes back; a cut or changed file is refused at the step in question."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from contienda.core import registry
from contienda.core.errors import BadReplay
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.play import match as matches
from contienda.play import replay
from contienda.play.match import Match


def played(actions: int = 10_000) -> Match:
    game = registry.load("misiles")
    match = Match(game, ["Ana", "Борис"], game.resolve("standard", {}))
    rng = Rng(11)
    while not match.over and len(match.actions) < actions:
        state = match.state
        listed = state.actions()
        match.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    replay.save(played().replay(), path)
    return path


def change(path: Path, **changes: Any) -> None:
    found = json.loads(path.read_text(encoding="utf-8"))
    for key, value in changes.items():
        found[key] = value(found[key]) if callable(value) else value
    path.write_text(json.dumps(found), encoding="utf-8")


def refusal(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(BadReplay) as refused:
        replay.load(path)
    assert path.read_bytes() == before
    return str(refused.value).removeprefix(str(path))


def test_what_was_saved_comes_back(file: Path) -> None:
    stored = replay.load(file)
    whole = played()
    assert stored.actions == whole.actions
    assert stored.seats == ["Ana", "Борис"]
    again = matches.of(stored)
    assert again.state.encode() == whole.state.encode()
    assert [event.as_dict() for event in again.recorder.events] == [event.as_dict() for event in whole.recorder.events]


def test_the_file_is_plain_json_with_these_keys(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    keys = ["format", "game", "version", "options", "seats", "steps", "ending", "scores", "actions", "checks"]
    assert list(found) == keys
    assert found["options"] == {"first_seat": "0", "strict_clock": "no"}
    assert len(found["checks"]) == 8 * (len(found["actions"]) + 1)


def test_an_unfinished_game_can_be_kept(tmp_path: Path) -> None:
    replay.save(played(30).replay(), tmp_path / "half.json")
    assert len(replay.load(tmp_path / "half.json").actions) == 30


def test_a_changed_action_is_refused_at_its_step(file: Path) -> None:
    actions = json.loads(file.read_text(encoding="utf-8"))["actions"]
    other = matches.of(replay.load(file), 6).state.actions()
    legal = next(code for code in other if code != actions[6])
    change(file, actions=lambda found: [*found[:6], legal, *found[7:]])
    told = f" was modified at step 7: action {legal} does not match what was saved. Get an unmodified copy."
    assert refusal(file) == told


def test_an_illegal_action_is_refused_at_its_step(file: Path) -> None:
    change(file, actions=lambda found: [*found[:4], 404, *found[5:]])
    assert refusal(file).startswith(" fails at step 5: Action 404 is not legal here")


def test_a_shortened_list_is_refused_where_it_ends(file: Path) -> None:
    steps = len(json.loads(file.read_text(encoding="utf-8"))["actions"])
    change(file, actions=lambda found: found[:-3])
    assert refusal(file) == f" is truncated after step {steps - 3} of {steps}. Get a complete copy."


def test_a_cut_file_is_refused_where_it_ends(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    begin = text.index('"actions": [')
    lines = text[begin:].split("\n")
    file.write_text(text[:begin] + "\n".join(lines[:13]), encoding="utf-8")
    assert refusal(file) == " is truncated after step 12. Get a complete copy."


def test_an_added_action_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    half = played(30)
    replay.save(half.replay(), path)
    change(path, actions=lambda found: [*found, half.state.actions()[0]])
    assert refusal(path) == " was modified at step 31: it has more actions than were saved. Get an unmodified copy."


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "chess"}, ' is not a replay: its "format" must be "contienda-replay/1"'),
        ({"game": "chess"}, ": Unknown game “chess”. Use one of "),
        ({"options": {"first_seat": "1"}}, " was modified: its header"),
        ({"options": {"first_seat": "9"}}, ": first_seat cannot be 9"),
        ({"options": 3}, ': "options" is missing or has the wrong type'),
        ({"seats": ["Ana"]}, ": misiles is for 2 to 4 seats, not 1"),
        ({"seats": "Ana"}, ': "seats" is missing or has the wrong type'),
        ({"version": 99}, ": This replay was played with version 99 of misiles, but the rules here are version 1"),
        ({"version": "1"}, ': "version" is missing or has the wrong type'),
        ({"actions": [1, "x"]}, " fails at step 2: 'x' is not a whole number"),
        ({"actions": 5}, ': "actions" is missing or has the wrong type'),
        ({"checks": "xyz"}, ': "checks" is missing or has the wrong type'),
        ({"seats": ["Eva", "Борис"]}, " was modified: its header"),
        ({"seats": ["\ud800", "Борис"]}, ': "seats" is missing or has the wrong type'),
        ({"scores": [0.0, 1.0]}, " was modified: its header"),
        ({"options": {}}, " was modified: its header"),
        ({"steps": 10}, " was modified: its header"),
        ({"steps": "10"}, ': "steps" is missing or has the wrong type'),
        ({"version": True}, ': "version" is missing or has the wrong type'),
        ({"players": ["human"]}, ': "players" is missing or has the wrong type'),
        ({"ending": "boredom"}, " was modified: its header"),
    ],
)
def test_anything_else_that_is_wrong_is_named(file: Path, changes: dict[str, object], message: str) -> None:
    change(file, **changes)
    assert refusal(file).startswith(message)


def test_no_file_and_no_replay(tmp_path: Path) -> None:
    with pytest.raises(BadReplay, match="No such file"):
        replay.load(tmp_path / "nothing.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadReplay, match="cannot be read"):
        replay.load(tmp_path / "bytes.json")
    (tmp_path / "text.json").write_text("hello", encoding="utf-8")
    with pytest.raises(BadReplay, match="line 1, column 1 is not valid JSON"):
        replay.load(tmp_path / "text.json")


def test_cutting_actions_and_checks_alike_is_found(file: Path) -> None:
    change(file, actions=lambda found: found[:10], checks=lambda found: found[:88])
    assert " is truncated after step 10 of " in refusal(file)


def test_a_file_cut_among_its_checks_names_the_last_whole_one(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    at = text.index('"checks": "') + len('"checks": "')
    file.write_text(text[: at + 8 * 5 + 3], encoding="utf-8")
    assert refusal(file) == " is truncated after step 4. Get a complete copy."


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000])
def test_monstrous_json_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "monster.json"
    path.write_text(text, encoding="utf-8")
    assert "is not a replay" in refusal(path)


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError):
        replay.save(played(5).replay(), tmp_path / "taken")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_errors_survive_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadReplay("error-no-file", file="x.json")))
    assert isinstance(error, BadReplay)
    assert str(error) == "No such file: x.json. Check the name."
