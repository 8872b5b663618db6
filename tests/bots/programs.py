"""Programs and bots that play, well or badly, for tests."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from contienda.bots.bot import Bot, RandomBot, Sight
from contienda.bots.external import ExternalBot
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
ANSWERS = """
import json, os, sys, time
def read():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            yield message
def say(message, action=None):
    action = message["actions"][0]["code"] if action is None else action
    print(json.dumps({"id": message["id"], "action": action}), flush=True)
"""


def command(tmp_path: Path, source: str) -> str:
    """Return the command that starts a program of that source; it may use `read` and `say`."""
    path = tmp_path / "bot program.py"
    path.write_text(ANSWERS + source, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def bot(tmp_path: Path, source: str, seconds: float = 0) -> ExternalBot:
    written = command(tmp_path, source)
    return ExternalBot(f"{seconds}:{written}" if seconds else written)


class Drawing(Bot):
    """Plays the first action, whatever it draws."""

    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, sight: Sight, rng: Rng) -> int:
        for _ in range(self.number):
            rng.word()
        return sight.actions()[0]


class Asked:
    """A decision the bot was asked for, as the table knows it."""

    def __init__(self, state: State) -> None:
        self.seat = int(state.actor())
        self.view = state.view(self.seat)
        self.listed = state.actions()


def play(player: Bot, game: str = "misiles", seed: int = 1, most: int = 100_000, seat: int = 0) -> list[Asked]:
    """Play a game against random play, or its first decisions; return what the bot was asked."""
    rules = registry.load(game)
    options = rules.resolve(rules.presets[0].name, {})
    state, rng, other = rules.start(2, options), Rng(seed), RandomBot()
    asked: list[Asked] = []
    player.begin(rules, options, 2, seat)
    while state.actor() != OVER and len(asked) < most:
        actor = int(state.actor())
        if actor == CHANCE:
            state.advance(state.sample(rng))
            continue
        if actor == seat and len(state.actions()) > 1:
            asked.append(Asked(state))
        state.apply((player if actor == seat else other).pick(Sight(state, actor), rng))
    if state.actor() == OVER:
        player.end(Sight(state, seat), state.scores(), state.ending())
    return asked
