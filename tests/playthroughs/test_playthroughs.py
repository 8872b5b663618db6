"""Golden games, one for each ending: readable files, replayed step by step.

A file names game, options, seats and actions, then narrates the game. After a change of behaviour (and of the game's
version), rewrite them with CONTIENDA_REWRITE=1 and read the difference.
"""

from __future__ import annotations

import os
import textwrap
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.state import SPECTATOR
from contienda.i18n.speaker import Speaker
from contienda.play import match as matches
from contienda.play import narration
from contienda.play.match import Match
from contienda.play.replay import Replay

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))


def told(match: Match) -> str:
    """Return the file of a finished game."""
    replay = match.replay()
    speaker = Speaker(match.game, "en", match.seats)
    options = ", ".join(f"{name}={value}" for name, value in replay.options.items())
    actions = textwrap.fill(" ".join(map(str, replay.actions)), 110, initial_indent="  ", subsequent_indent="  ")
    scores = ", ".join(f"{name} {score:g}" for name, score in zip(match.seats, match.state.scores(), strict=True))
    lines = [
        f"game: {replay.game} {replay.version}",
        textwrap.fill(f"options: {options}", 118, subsequent_indent="  "),
        f"seats: {', '.join(replay.seats)}",
        f"ending: {match.state.ending()} ({speaker.texts(f'ending-{match.state.ending()}')})",
        f"scores: {scores}",
        "actions:",
        actions,
        "",
        *narration.story(match, speaker, SPECTATOR),
    ]
    return "\n".join(lines) + "\n"


def read(text: str) -> Replay:
    """Parse the game a file names."""
    head, _, rest = text.partition("actions:\n")
    fields = dict(line.split(": ", 1) for line in head.replace("\n  ", " ").splitlines())
    game, version = fields["game"].split()
    options = dict(each.split("=") for each in fields["options"].split(", "))
    actions = [int(word) for word in rest.split("\n\n")[0].split()]
    return Replay(game, int(version), options, fields["seats"].split(", "), actions)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_is_told_as_before(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = matches.of(read(text))
    assert match.over
    if os.environ.get("CONTIENDA_REWRITE") == "1":
        text = told(match)
        path.write_text(text, encoding="utf-8")
    assert told(match) == text


@pytest.mark.parametrize("name", registry.OURS)
def test_every_ending_has_a_golden_game(name: str) -> None:
    files = [path.read_text(encoding="utf-8").splitlines() for path in FOLDER.glob(f"{name}-*.txt")]
    endings = {line.split()[1] for lines in files for line in lines if line.startswith("ending: ")}
    assert endings == set(registry.load(name).endings)
