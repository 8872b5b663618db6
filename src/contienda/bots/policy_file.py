"""Policy files: a line of JSON that says what the network is for, then its weights, compressed."""

from __future__ import annotations

import json
import threading
import tomllib
import zlib
from array import array
from functools import lru_cache
from pathlib import Path
from typing import Any

from contienda.bots.policy_net import Layer, PolicyNet
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.options import as_written

FOLDER = "policies"  # of a game
SUFFIX = ".bin"
FORMAT = 2
LEVELS = "levels.toml"  # beside it
MOST = 8_000_000  # bytes of weights

_loaded = threading.local()  # the networks of this thread, by path


def shipped(game: Game) -> Path | None:
    """Return the policy of a game, if it has one."""
    if not game.folder:
        return None
    return found_in(str(game.folder))


@lru_cache(maxsize=64)
def found_in(folder: str) -> Path | None:
    """Look once for the policy in the folder of a game."""
    return next(iter(sorted((Path(folder) / FOLDER).glob(f"*{SUFFIX}"))), None)


def of_game(game: Game) -> PolicyNet:
    """Return the policy of a game. Each thread loads it once, because a network has working memory."""
    path = shipped(game)
    if path is None:
        raise BadOption("error-no-policy", game=game.id)
    held: dict[tuple[Path, str], PolicyNet] = _loaded.__dict__.setdefault("nets", {})
    key = path, game.scenario_text
    if key not in held:
        held[key] = load(path, game)
    return held[key]


def levels(game: Game, options: dict[str, int], seats: int) -> dict[str, int]:
    """Return the simulations of each level that searches with the policy: none at a table it was not trained for."""
    path = shipped(game)
    if path is None or game.scenario_text:
        return {}
    head, _ = read(path)
    file = path.with_name(LEVELS)
    if head.get("seats") != seats or head.get("options") != as_written(game.options, options) or not file.is_file():
        return {}
    found: dict[str, int] = tomllib.loads(file.read_text(encoding="utf-8"))
    return found


def load(path: Path, game: Game) -> PolicyNet:
    """Read a policy file for this game; refuse one for other rules."""
    observer = game.observer()
    head, body = read(path)
    if head.get("game") != game.id or observer is None or head.get("size") != observer.size:
        raise BadOption("error-policy-game", file=path.name, game=game.id)
    try:
        rows, first, second, actions = (int(head[name]) for name in ("rows", "first", "second", "actions"))
        at = 0

        def take(size: int) -> bytes:
            nonlocal at
            at += size
            return body[at - size : at]

        places, codes = numbers("H", take(2 * rows)), numbers("H", take(2 * actions))
        layers = [
            Layer(inputs, outputs, take(inputs * outputs), numbers("i", take(8 * outputs)))
            for inputs, outputs in ((rows, first), (first, second), (second, 1), (second, 1))
        ]
        weights, more = take(actions * second), numbers("i", take(8 * actions))
        acts = Layer(second, actions, weights, more)  # by action: its weights for each hidden number
        if at != len(body):
            raise ValueError("too long")
        return PolicyNet(game, observer, places, codes, layers, acts)
    except (KeyError, TypeError, ValueError, IndexError):
        raise BadOption("error-policy-file", file=path.name) from None


@lru_cache(maxsize=16)
def read(path: Path) -> tuple[dict[str, Any], bytes]:
    """Return what a file says about itself, and its weights."""
    try:
        line, _, packed = path.read_bytes().partition(b"\n")
        head = json.loads(line)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise ValueError("another format")
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(packed, MOST)
        if not unpacker.eof:
            raise ValueError("cut off")
        return head, body
    except (OSError, ValueError, zlib.error):
        raise BadOption("error-policy-file", file=path.name) from None


def numbers(kind: str, packed: bytes) -> list[int]:
    found = array(kind)
    found.frombytes(packed)
    return found.tolist()
