"""Replay files: a game is its options plus a list of integers. Loading verifies it.

docs/reference/replay-file.md describes the keys of the file. Each position has a checksum of eight hexadecimal digits.
The chain starts from a seal over everything but the actions, so it reveals any change, omission or addition, and
locates a changed action exactly. It protects against accidents and careless edits, not against forgery: anybody with
this program can seal a forged file.
"""

from __future__ import annotations

import json
import re
import sys
import zlib
from array import array
from pathlib import Path

from contienda.core import files, registry
from contienda.core.errors import BadReplay, ContiendaError, IllegalAction
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State

FORMAT = "contienda-replay/1"


def check(state: State, before: int = 0) -> int:
    """Return a checksum of a position, chained to the previous one; the same in every build and on every machine."""
    codes = array("q", state.encode())
    if sys.byteorder == "big":
        codes.byteswap()
    return zlib.crc32(codes.tobytes(), before)


def seal(found: dict[str, object]) -> int:
    """Return a checksum of everything in the file except the actions."""
    kept = {key: value for key, value in found.items() if key not in ("actions", "checks")}
    return zlib.crc32(json.dumps(kept, sort_keys=True).encode())


class MicroAnswer:
    """What a seat answered to the question of the micro-debrief after a turn."""

    def __init__(self, turn: int, seat: int, text: str) -> None:
        self.turn = turn
        self.seat = seat
        self.text = text


class Replay:
    """A recorded game, complete enough to play it again."""

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, str],
        seats: list[str],
        actions: list[int],
        scenario: str = "",
        players: list[str] | None = None,
        dice: str = "",
        chance: tuple[int, int] | None = None,
        answers: list[MicroAnswer] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.seats = seats
        self.actions = actions
        self.scenario = scenario  # the text of the scenario file, if it is not the built-in one
        self.players = players if players is not None else []  # by seat: human, bot:search … (if known)
        self.dice = dice  # "physical" if outcomes were typed in
        self.chance = chance  # seed and stream of the generator that drew every outcome, if there was one
        self.answers = answers if answers is not None else []

    def start(self) -> tuple[Game, State]:
        """Return the game and its first position."""
        game = registry.load(self.game, self.scenario)
        if game.version != self.version:
            raise BadReplay("error-replay-version", game=self.game, saved=self.version, here=game.version)
        game.check_seats(len(self.seats))
        return game, game.start(len(self.seats), game.resolve(game.presets[0].name, dict(self.options)))


def dump(replay: Replay) -> str:
    """Return the text of the file."""
    _, state = replay.start()
    positions = [state.copy()]
    for action in replay.actions:
        state.apply(action)
        positions.append(state.copy())
    found: dict[str, object] = {
        "format": FORMAT,
        "game": replay.game,
        "version": replay.version,
        "options": replay.options,
        "seats": replay.seats,
    }
    if replay.scenario:
        found["scenario"] = replay.scenario
    if replay.players:
        found["players"] = replay.players
    if replay.dice:
        found["dice"] = replay.dice
    if replay.chance is not None:
        found["chance"] = replay.chance
    if replay.answers:
        found["answers"] = [{"turn": each.turn, "seat": each.seat, "text": each.text} for each in replay.answers]
    found["steps"] = len(replay.actions)
    if state.actor() == OVER:
        found["ending"] = state.ending()
        found["scores"] = state.scores()
    now = seal(found)
    checks = []
    for position in positions:
        now = check(position, now)
        checks.append(f"{now:08x}")
    found["actions"] = replay.actions
    found["checks"] = "".join(checks)
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def save(replay: Replay, path: Path) -> None:
    """Write the file atomically."""
    text = dump(replay)
    path.parent.mkdir(parents=True, exist_ok=True)
    files.write(path, text)


def load(path: Path) -> Replay:
    """Read and verify a file: every action is legal, and every position is the saved one."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadReplay("error-no-file", file=path) from None
    except (OSError, ValueError) as error:
        raise BadReplay("error-unreadable", file=path, reason=error) from None
    found = _parse(path, text)
    try:
        return verify(found, path)
    except BadReplay as error:
        if "file" in error.values:
            raise
        raise BadReplay("error-in-file", file=path, error=error) from None
    except ContiendaError as error:
        raise BadReplay("error-in-file", file=path, error=error) from None


def _parse(path: Path, text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        begin = re.search(r'"actions"\s*:\s*\[', text)
        checks = re.search(r'"checks"\s*:\s*"([0-9a-f]*)\s*$', text)
        if checks is not None:
            raise BadReplay("error-replay-cut", file=path, step=max(0, len(checks[1]) // 8 - 1)) from None
        if begin is not None and "]" not in text[begin.end() :]:
            steps = text.count(",", begin.end())
            raise BadReplay("error-replay-cut", file=path, step=steps) from None
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise BadReplay("error-replay-json", file=path, line=line, column=column) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadReplay("error-replay-format", file=path, format=FORMAT)
    return found


def verify(found: dict[str, object], path: Path) -> Replay:
    """Play it all again and compare."""
    replay, steps, expected = _shaped(found, path)
    if replay.scenario and registry.load(replay.game).version == replay.version:
        registry.load(replay.game).check_scenario(replay.scenario)
    game, state = replay.start()
    if len(replay.actions) > game.bound:
        raise BadReplay("error-replay-long", file=path, steps=len(replay.actions), most=game.bound)
    now = check(state, seal(found))
    if expected[:1] != [now] or set(replay.options) != {option.name for option in game.options}:
        raise BadReplay("error-replay-start", file=path)
    rng = None if replay.chance is None else Rng(*replay.chance)
    for step, action in enumerate(replay.actions, 1):
        if step > steps:
            raise BadReplay("error-replay-more", file=path, step=step)
        by_chance = state.actor() == CHANCE and not game.is_adjustment(action)
        drawn = int(state.sample(rng)) if rng is not None and by_chance else None
        try:
            state.apply(action)
        except IllegalAction as error:
            raise BadReplay("error-replay-illegal", file=path, step=step, error=error) from None
        now = check(state, now)
        if expected[step : step + 1] != [now]:
            raise BadReplay("error-replay-changed", file=path, step=step, action=str(action))
        if drawn is not None and drawn != action:
            raise BadReplay("error-replay-outcome", file=path, step=step)
    if len(replay.actions) != steps:
        raise BadReplay("error-replay-short", file=path, step=len(replay.actions), steps=steps)
    result = (state.ending(), state.scores()) if state.actor() == OVER else (None, None)
    if (found.get("ending"), found.get("scores")) != result:
        raise BadReplay("error-replay-scores", file=path)
    return replay


def _shaped(found: dict[str, object], path: Path) -> tuple[Replay, int, list[int]]:
    """Check the keys and their types."""

    def wrong(field: str) -> BadReplay:
        return BadReplay("error-replay-key", file=path, field=field)

    game, options, actions, checks = found.get("game"), found.get("options"), found.get("actions"), found.get("checks")
    version, steps = found.get("version"), found.get("steps")
    if not isinstance(game, str):
        raise wrong("game")
    if type(version) is not int or not 0 <= version < 2**31:
        raise wrong("version")
    if type(steps) is not int or not 0 <= steps < 2**31:
        raise wrong("steps")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise wrong("options")
    seats = _words(found.get("seats"))
    players = _words(found.get("players", []))
    if seats is None:
        raise wrong("seats")
    if players is None or (players and len(players) != len(seats)):
        raise wrong("players")
    if not isinstance(actions, list):
        raise wrong("actions")
    for step, action in enumerate(actions, 1):
        if type(action) is not int:
            raise BadReplay("error-replay-number", file=path, step=step, action=repr(action))
    for name in ("scenario", "dice"):
        if not isinstance(found.get(name, ""), str):
            raise wrong(name)
    chance = found.get("chance")
    if chance is not None and not (
        isinstance(chance, list)
        and len(chance) == 2
        and all(type(each) is int and 0 <= each < 2**63 for each in chance)
    ):
        raise wrong("chance")
    if not isinstance(checks, str) or not re.fullmatch(r"(?:[0-9a-f]{8})*", checks):
        raise wrong("checks")
    expected = [int(checks[at : at + 8], 16) for at in range(0, len(checks), 8)]
    scenario, dice = str(found.get("scenario", "")), str(found.get("dice", ""))
    drawn = None if chance is None else (chance[0], chance[1])
    answers = _answers(found.get("answers", []), len(seats))
    if answers is None:
        raise wrong("answers")
    return Replay(game, version, options, seats, actions, scenario, players, dice, drawn, answers), steps, expected


def _answers(value: object, seats: int) -> list[MicroAnswer] | None:
    """Return the answers to the micro-debrief, or None if they are something else."""
    if not isinstance(value, list):
        return None
    found: list[MicroAnswer] = []
    for each in value:
        if not isinstance(each, dict) or set(each) != {"turn", "seat", "text"}:
            return None
        turn, seat, text = each["turn"], each["seat"], each["text"]
        if type(turn) is not int or type(seat) is not int or _words([text]) is None:
            return None
        if turn < 0 or not 0 <= seat < seats:
            return None
        found.append(MicroAnswer(turn, seat, text))
    return found


def _words(value: object) -> list[str] | None:
    """Return a list of plain words, or None if it is something else."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        return None
    try:
        "".join(value).encode()
    except UnicodeEncodeError:
        return None
    return value
