"""Replay files: a game is its options plus a list of integers. Verified when loaded.

A file is JSON with the keys `format`, `game`, `version`, `options`, `scenario` (if any), `seats`, `actions`, `checks`
(eight hexadecimal digits for each position, the first before any action) and, when over, `ending` and `scores`.
The checks chain: an action that was changed, left out or added is found at its very step.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import zlib
from array import array
from pathlib import Path

from contienda.core import registry
from contienda.core.errors import BadReplay, ContiendaError, IllegalAction
from contienda.core.game import OVER, Game, State

FORMAT = "contienda-replay/1"


def check(state: State, before: int = 0) -> int:
    """A checksum of a position, chained to the one before it; the same in every build."""
    codes = array("q", state.encode())
    return zlib.crc32(codes.tobytes(), before)


class Replay:
    """A game as played: enough to play it again."""

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, str],
        seats: list[str],
        actions: list[int],
        scenario: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.seats = seats
        self.actions = actions
        self.scenario = scenario  # the text of the scenario file, if it was not the game's own

    def start(self) -> tuple[Game, State]:
        """The game and its first position."""
        game = registry.load(self.game, self.scenario)
        if game.version != self.version:
            raise BadReplay("error-replay-version", game=self.game, saved=self.version, here=game.version)
        if not game.fewest <= len(self.seats) <= game.most:
            raise BadReplay("error-seats", game=self.game, fewest=game.fewest, most=game.most, given=len(self.seats))
        return game, game.start(len(self.seats), game.resolve(game.presets[0].name, dict(self.options)))


def dump(replay: Replay) -> str:
    """The file's text."""
    _, state = replay.start()
    checks = [check(state)]
    for action in replay.actions:
        state.apply(action)
        checks.append(check(state, checks[-1]))
    found: dict[str, object] = {
        "format": FORMAT,
        "game": replay.game,
        "version": replay.version,
        "options": replay.options,
        **({"scenario": replay.scenario} if replay.scenario else {}),
        "seats": replay.seats,
        "actions": replay.actions,
        "checks": "".join(f"{each:08x}" for each in checks),
    }
    if state.actor() == OVER:
        found["ending"] = state.ending()
        found["scores"] = state.scores()
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def save(replay: Replay, path: Path) -> None:
    """Write the file whole or not at all."""
    text = dump(replay)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(name, path)


def load(path: Path) -> Replay:
    """Read and verify a file: every action legal, every position the one that was saved."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadReplay("error-no-file", file=path) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadReplay("error-unreadable", file=path, reason=error) from None
    return verify(_parse(path, text), path)


def _parse(path: Path, text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        begin = re.search(r'"actions"\s*:\s*\[', text)
        if begin is not None and "]" not in text[begin.end() :]:
            steps = len(re.findall(r"\d+(?=\s*,)", text[begin.end() :]))
            raise BadReplay("error-replay-cut", file=path, step=steps) from None
        raise BadReplay("error-replay-json", file=path, line=error.lineno, column=error.colno) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadReplay("error-replay-format", file=path, format=FORMAT)
    return found


def verify(found: dict[str, object], path: Path) -> Replay:
    replay = _shaped(found, path)
    checks = found["checks"]
    if not isinstance(checks, str) or not re.fullmatch(r"(?:[0-9a-f]{8})*", checks):
        raise BadReplay("error-replay-key", file=path, field="checks")
    try:
        _, state = replay.start()
    except BadReplay:
        raise
    except ContiendaError as error:
        raise BadReplay("error-in-file", file=path, error=error) from None
    expected = [int(checks[at : at + 8], 16) for at in range(0, len(checks), 8)]
    now = check(state)
    if not expected or expected[0] != now:
        raise BadReplay("error-replay-start", file=path)
    for step, action in enumerate(replay.actions, 1):
        try:
            state.apply(action)
        except IllegalAction as error:
            raise BadReplay("error-replay-illegal", file=path, step=step, error=error) from None
        now = check(state, now)
        if step >= len(expected):
            raise BadReplay("error-replay-more", file=path, step=step)
        if expected[step] != now:
            raise BadReplay("error-replay-changed", file=path, step=step, action=str(action))
    if len(expected) != len(replay.actions) + 1:
        raise BadReplay("error-replay-short", file=path, step=len(replay.actions), steps=len(expected) - 1)
    if "ending" in found and (state.actor() != OVER or found["ending"] != state.ending()):
        raise BadReplay("error-replay-ending", file=path, ending=found["ending"])
    return replay


def _shaped(found: dict[str, object], path: Path) -> Replay:
    """The keys with their right types."""
    game, version, options = found.get("game"), found.get("version"), found.get("options")
    seats, actions = found.get("seats"), found.get("actions")
    if not isinstance(game, str):
        raise BadReplay("error-replay-key", file=path, field="game")
    if not isinstance(version, int):
        raise BadReplay("error-replay-key", file=path, field="version")
    if not isinstance(options, dict):
        raise BadReplay("error-replay-key", file=path, field="options")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BadReplay("error-replay-key", file=path, field="seats")
    if not isinstance(actions, list):
        raise BadReplay("error-replay-key", file=path, field="actions")
    for step, action in enumerate(actions, 1):
        if not isinstance(action, int) or isinstance(action, bool):
            raise BadReplay("error-replay-number", file=path, step=step, action=repr(action))
    if not isinstance(found.get("scenario", ""), str):
        raise BadReplay("error-replay-key", file=path, field="scenario")
    if "checks" not in found:
        raise BadReplay("error-replay-key", file=path, field="checks")
    return Replay(
        game,
        version,
        {str(name): str(value) for name, value in options.items()},
        seats,
        actions,
        str(found.get("scenario", "")),
    )
