"""Bots by name: `random`, `greedy`, `search:5000`, `search:2s`, `policy`, `policy+search:1s`, `level:1` to `level:5`.

An external program, `exec:COMMAND`, starts only if the caller says the name can be trusted.
"""

from __future__ import annotations

import re

from contienda.bots.bot import Bot, CarelessBot, GreedyBot, RandomBot
from contienda.bots.external import ExternalBot
from contienda.bots.parallel_search import PooledBot
from contienda.bots.policy_bot import LevelBot, PolicyBot, PolicySearchBot
from contienda.bots.search_bot import MOST, SearchBot
from contienda.core.errors import BadOption
from contienda.i18n.speaker import Texts

NAMES = (
    *("random", "greedy", "greedy:100", "careless:30", "search", "search:1000", "search:2s"),
    *("policy", "policy:100", "policy+search:1000", "policy+search:1s"),
    *("level:1", "level:2", "level:3", "level:4", "level:5", "exec:COMMAND"),
)
LEVELS = ("greedy:300", "greedy:100", "greedy:30", "search:200", "search:10000")
HINT = 1000
ITERATIONS = 400
LONGEST = 600  # seconds
PROCESSES = 64
WILDEST = 1000  # the highest temperature, in per cent
_NUMBER = re.compile(r"[0-9]{1,7}")
_BUDGET = re.compile(r"([0-9]{1,7}(?:\.[0-9]{1,3})?)(s?)(?:x([0-9]{1,2}))?")


def make(name: str, programs: bool = False) -> Bot:
    """Make the bot of that name. Pass `programs` only if the name comes from the person who started Contienda."""
    kind, _, detail = name.partition(":")
    if kind == "level" and detail in ("1", "2", "3", "4", "5"):
        usual = make(LEVELS[int(detail) - 1])
        return LevelBot(f"level_{detail}", usual.iterations) if isinstance(usual, SearchBot) else usual
    if name == "hint":
        return LevelBot("hint", HINT)
    if kind == "random" and not detail:
        return RandomBot()
    if kind == "greedy" and not detail:
        return GreedyBot()
    if kind == "greedy" and _NUMBER.fullmatch(detail) and 1 <= int(detail) <= WILDEST:
        return GreedyBot(int(detail) / 100)
    if kind == "careless" and _NUMBER.fullmatch(detail) and int(detail) <= 100:
        return CarelessBot(int(detail) / 100)
    if kind == "search":
        return searcher(detail, f"bot:{name}")
    if kind == "policy" and not detail:
        return PolicyBot()
    if kind == "policy" and _NUMBER.fullmatch(detail) and 1 <= int(detail) <= WILDEST:
        return PolicyBot(int(detail) / 100)
    if kind == "policy+search":
        iterations, seconds, processes = budget(detail, f"bot:{name}")
        if processes > 1:
            raise BadOption("error-bot-processes", bot=f"bot:{name}")
        return PolicySearchBot(iterations, seconds)
    if kind == "exec":
        if not programs:
            raise BadOption("error-bot-program", bot=f"bot:{name}")
        return ExternalBot(detail)
    raise BadOption("error-no-bot", bot=name, names=", ".join("bot:" + each for each in NAMES))


def title(name: str, number: int, words: Texts) -> str:
    """Return the display name of a bot in that seat, with its level: Bot 2 (medium)."""
    kind, _, detail = name.partition(":")
    key = f"bot-level-{detail}" if kind == "level" else f"bot-{kind.replace('+', '-')}"
    style = words(key) if words.has(key) else name
    if detail and kind in ("greedy", "search", "careless", "policy", "policy+search"):
        style += f" {detail}"
    return words("seat-bot", number=number, style=style)


def searcher(written: str, name: str) -> Bot:
    """Make a searching bot from its budget and number of processes."""
    iterations, seconds, processes = budget(written, name)
    return SearchBot(iterations, seconds) if processes == 1 else PooledBot(iterations, seconds, processes)


def budget(written: str, name: str) -> tuple[int, float, int]:
    """Read simulations, seconds and processes: `5000`, `2s`, `20000x4`."""
    found = _BUDGET.fullmatch(written or str(ITERATIONS))
    if found is not None:
        amount, unit, processes = float(found[1]), found[2], int(found[3] or 1)
        iterations, seconds = (MOST, amount) if unit else (int(amount), 0.0)
        if amount == (amount if unit else iterations) and 1 <= iterations <= MOST and 1 <= processes <= PROCESSES:
            if not unit or 0 < seconds <= LONGEST:
                return iterations, seconds, processes
    raise BadOption("error-bot-iterations", bot=name, most=MOST)
