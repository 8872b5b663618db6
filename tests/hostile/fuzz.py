"""Throws mutated files and messages at everything that reads untrusted text.

    python -m tests.hostile.fuzz --minutes 60 [--only buenosos] [--seed 1]

Each input is a shipped file with something wrong in its structure or in its letters. A finding is any exception but our
own errors, or more than two seconds of work. Findings are kept in `tests/hostile/corpus/`, which `test_fuzz.py` replays
from then on.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import json
import random
import re
import signal
import sys
import time
import tomllib
import traceback
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.core.game import Game
from contienda.core.state import OVER, SPECTATOR
from contienda.games.kiberrubezh import collection
from contienda.games.kiberrubezh import intake_jobs as card_jobs
from contienda.games.kiberrubezh import schemas as cards
from contienda.games.kiberrubezh.library import standard
from contienda.i18n.speaker import LANGUAGES
from contienda.play import replay
from contienda.play.match import Match
from contienda.server import intake_jobs
from contienda.server.schemas.frames import messages
from contienda.server.schemas.http import Create
from contienda.table import setup as setups
from contienda.table.authorization import Caller, plan
from contienda.table.entries import Sat
from contienda.table.setup import SeatSetup
from contienda.table.table import Table

CORPUS = Path(__file__).parent / "corpus"
GAMES = Path(registry.load("buenosos").folder).parent
PATIENCE = 2.0  # seconds of processor time
PLAYED = 40  # actions on an accepted scenario
STRANGE: list[Any] = [
    *(0, 1, -1, 2, 62, 63, 64, 99, 100, 250, 999, 2**31, 2**62, 2**63, 10**14, 10**15, -(10**14), True, False),
    *(
        0.5,
        1e308,
        float("inf"),
        float("nan"),
        "",
        " ",
        "²",
        "S²",
        "S0",
        "S1",
        "A1",
        "-1",
        "1e9",
        "x" * 300,
        "\x00",
        "\u202e",
    ),
    *(
        "\U0001f0a1",
        "target",
        "standard",
        "self",
        "opponent",
        [],
        [[]],
        [1],
        ["S1", "S1"],
        ["x"],
        {},
        {"x": 1},
        {"op": "x"},
    ),
    *([{}], [{"op": "damage"}], {"any": [{"any": []}]}, "{ $x }", "P1", "0", "L1", "TL>TL", "host +9", ["extends"]),
]


# --- mutations --------------------------------------------------------------------------------------------------------


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every member of every list and table, as its container and its key."""
    found: list[tuple[Any, Any]] = []
    pending = [data]
    while pending:
        holder = pending.pop()
        keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                pending.append(holder[key])
    return found


def changed(data: Any, dice: random.Random) -> Any:
    """Return a copy of the data with a few errors in it."""
    data = copy.deepcopy(data)
    for _ in range(dice.choice([1, 1, 1, 2, 3, 8])):
        known = places(data)
        if not known:
            return dice.choice(STRANGE)
        holder, key = dice.choice(known)
        other_holder, other_key = dice.choice(known)
        match dice.randrange(8):
            case 0:
                del holder[key]
            case 1 | 2:
                holder[key] = copy.deepcopy(dice.choice(STRANGE))
            case 3:
                holder[key] = copy.deepcopy(other_holder[other_key])
            case 4 if isinstance(holder, list):
                holder[key:key] = [copy.deepcopy(holder[key])] * dice.choice([1, 2, 60, 300])
            case 4 | 5 if isinstance(holder, dict) and isinstance(other_key, str):
                holder[other_key] = copy.deepcopy(other_holder[other_key])
            case 6 if isinstance(holder, dict):
                holder[dice.choice(["", "x", "²", "a" * 400, "any", "extends", "S1"])] = holder.pop(key)
            case 7 if type(holder[key]) is int:
                holder[key] += dice.choice([-1, 1, 60, 10**6])
            case _:
                if isinstance(holder[key], str) and holder[key]:
                    holder[key] = scribbled(holder[key], dice)
    return data


def scribbled(text: str, dice: random.Random) -> str:
    """Return the text with a few wrong letters or lines."""
    for _ in range(dice.choice([1, 1, 2, 5])):
        at = dice.randrange(len(text) + 1)
        end = min(len(text), at + dice.choice([0, 1, 1, 5, 80]))
        new = dice.choice(
            ["", "", "0", "9" * 30, "[", "]]", "{", '"', "'''", "\n", ".", "=", "#", "\\", "й", "\x00", "²"]
        )
        match dice.randrange(4):
            case 0:
                text = text[:at] + text[at:end] * dice.choice([2, 3, 50]) + text[end:]
            case 1:
                lines = text.split("\n")
                lines.insert(dice.randrange(len(lines) + 1), dice.choice(lines))
                text = "\n".join(lines)
            case _:
                text = text[:at] + new + text[end:]
    return text


def as_toml(data: Any) -> str:
    """Format data as TOML; what TOML cannot express becomes invalid text."""
    if not isinstance(data, dict):
        return repr(data)
    return "\n".join(f"{key_of(key)} = {value_of(each)}" for key, each in data.items())


def key_of(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def value_of(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_of(key)} = {value_of(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_of(each) for each in value) + "]"
    if isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    return repr(value)


# --- readers ----------------------------------------------------------------------------------------------------------


class Target:
    """A reader, its usual input, and how to mutate that."""

    def __init__(
        self, seeds: Callable[[], list[Any]], change: Callable[[Any, random.Random], str], read: Callable[[str], object]
    ) -> None:
        self.seeds = lru_cache(maxsize=1)(seeds)
        self.change = change
        self.read = read

    def sample(self, dice: random.Random) -> str:
        return self.change(dice.choice(self.seeds()), dice)


def files(*patterns: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for pattern in patterns for path in sorted(GAMES.glob(pattern))]


def change_toml(text: str, dice: random.Random) -> str:
    if dice.random() < 0.25:
        return scribbled(text, dice)
    return as_toml(changed(tomllib.loads(text), dice))


def change_json(data: Any, dice: random.Random) -> str:
    text = json.dumps(changed(data, dice))
    return scribbled(text, dice) if dice.random() < 0.1 else text


def read_scenario(name: str) -> Callable[[str], None]:
    def read(text: str) -> None:
        game = registry.load(name)
        for finding in game.inspect_scenario(text)[:20]:
            for language in LANGUAGES:
                ContiendaError(finding.text, **finding.values).sentence(language)
        game.check_scenario(text)
        play(game.with_scenario(text))

    return read


def play(game: Game) -> None:
    """Play an accepted scenario for a while, with every preset."""
    dice = random.Random(1)
    for preset in game.presets[:12]:
        state = game.start(game.fewest, game.resolve(preset.name, {}))
        for _ in range(PLAYED):
            if state.actor() == OVER:
                break
            state.apply(dice.choice(state.actions()))
        for viewer in (*range(game.fewest), SPECTATOR):
            state.view(viewer)
    for kind in game.named_by_data:
        for verb in game.vocabulary.verbs:
            for argument in verb.arguments:
                if argument.piece.kind == kind:
                    for each in argument.piece.names[:3]:
                        game.forms(kind, each, "ru")


def read_deck(text: str) -> None:
    card_jobs.check_deck(cards.CheckDeck(text, "ru", {}))


def collections() -> list[Any]:
    owned = collection.Collection()
    for seed in (1, 2**62):
        owned.open(standard(), seed, 3)
    return [json.loads(owned.write())]


def replays() -> list[Any]:
    found = []
    for name in registry.OURS:
        game, dice = registry.load(name), random.Random(3)
        for scenario in ["", *files(f"{name}/scenarios/*.toml")[:1]]:
            played = game.with_scenario(scenario) if scenario else game
            match = Match(played, [f"{n}" for n in range(played.fewest)], played.resolve(played.presets[0].name, {}))
            for _ in range(30):
                match.apply(dice.choice(match.state.actions()))
            found.append(json.loads(replay.dump(match.replay())))
    return found


def read_replay(text: str) -> None:
    found = msgspec.json.decode(text.encode(), type=dict[str, object])
    intake_jobs.branch(found, intake_jobs.Branched(3, [SeatSetup("human"), SeatSetup("open")], "ru"), "0" * 64)


def wishes() -> list[Any]:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}, {"kind": "team", "name": "x"}]
    clock = {"mode": "bank", "seconds": 60, "increment": 2, "late": "bot"}
    found = []
    for name in registry.OURS:
        options = {each.name: each.written(each.default) for each in registry.load(name).options}
        wish = {"game": name, "preset": "", "options": options, "seats": seats, "clock": clock, "language": "ru"}
        found.append({"name": "Eve", "wish": wish})
        found.append({"name": "Eve", "wish": {**wish, "options": {}, "seats": seats[:2]}})
    return found


def read_wish(text: str) -> None:
    asked = msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=Create)
    setups.complete(asked.wish, "0" * 64)


def commands() -> list[Any]:
    found: list[Any] = [{"do": "act", "seat": 0, "action": 3, "expect": 2, "nonce": "x"}, {"do": "undo", "expect": 4}]
    found += [
        {"do": "rollback", "to": 1, "reason": "x"},
        {"do": "start"},
        {"do": "pause"},
        {"do": "answer", "agree": True},
    ]
    found += [{"do": "reseat", "seat": 1, "to": {"kind": "bot", "bot": "greedy"}}, {"do": "standin", "bot": "level:2"}]
    found += [
        {"do": "chat", "text": "x", "action": 3},
        {"do": "note", "text": "x", "step": 1},
        {"do": "switch", "pace": 0},
    ]
    found += [
        {"do": "vote", "action": 3, "word": "x", "expect": 2},
        {"do": "microanswer", "text": "x"},
        {"do": "freeze", "text": "x", "kind": "stop"},
        {"do": "timebox", "label": "x", "seconds": 60},
        {"do": "extendtimebox", "seconds": 60},
        {"do": "adjust", "action": 3, "reason": "x"},
        {"do": "rule", "text": "x", "reason": "x"},
        {"do": "openmicro", "seconds": 45},
    ]
    return [{"id": "1", "command": each} for each in found]


@lru_cache(maxsize=1)
def at_table() -> Table:
    setup = setups.complete(setups.Wish("misiles", seats=[SeatSetup("human"), SeatSetup("open")]), "0" * 64)
    setup = msgspec.structs.replace(setup, opening=[])
    table = Table("t", setup, bytes(32))
    for seat, member in enumerate("ab"):
        table.take(Sat(member, seat, member, member), 1)
    return table


def read_message(text: str) -> None:
    found = messages.decode(text)
    if found.command is None:  # a request for a snapshot
        return
    for caller in (Caller("a", (0,), True), Caller("b", (1,), False), Caller("", (), False)):
        try:
            plan(at_table(), caller, found.command, 10)
        except ContiendaError as error:
            error.sentence("es")


TARGETS = {
    "buenosos": Target(lambda: files("buenosos/scenarios/*.toml"), change_toml, read_scenario("buenosos")),
    "blackhat": Target(lambda: files("blackhat/scenarios/*.toml"), change_toml, read_scenario("blackhat")),
    "sets": Target(lambda: [SET, *own_sets()], change_toml, read_scenario("kiberrubezh")),
    "decks": Target(lambda: files("kiberrubezh/data/decks/*.txt"), scribbled, read_deck),
    "collections": Target(collections, change_json, card_jobs.check_collection),
    "replays": Target(replays, change_json, read_replay),
    "wishes": Target(wishes, change_json, read_wish),
    "messages": Target(commands, change_json, read_message),
}
SET = 'format = 1\ntitle = { en = "x", es = "x", ru = "x" }\n'


def own_sets() -> list[str]:
    """Return some cards of the library at a time under other numbers and names, with a deck."""
    cards = tomllib.loads(files("kiberrubezh/data/library.toml")[0])["card"]
    found = []
    for begin in range(0, len(cards), 10):
        own = copy.deepcopy(cards[begin : begin + 10])
        for card in own:
            card["no"] += len(cards)
            card["id"] += "_x"
            card["name"] = {language: f"{name} x" for language, name in card["name"].items()}
        others = [card["no"] for card in own if card["kind"] != "base_asset"]
        list_of = "".join(f"4 {no:03}\n" for no in others) + f"{50 - 4 * len(others)} 001\n10 002"
        found.append(as_toml({"format": 1, "card": own, "deck": [{"list": list_of}]}))
    return found


# --- running ----------------------------------------------------------------------------------------------------------


class TooLong(Exception):
    """A reader that takes more time than it may."""


def late(*_: object) -> None:
    raise TooLong


def attempt(target: Target, text: str) -> str:
    """Return what is wrong with a reader of this text; "" if nothing."""
    usual = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, 2 * PATIENCE)
    begin = time.process_time()
    try:
        target.read(text)
    except (ContiendaError, msgspec.MsgspecError, UnicodeError) as error:
        if isinstance(error, ContiendaError):
            error.sentence("en")
    except RecursionError:
        pass  # one sentence covers all of them: see server/intake.py
    except Exception:
        return traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, usual)
    took = time.process_time() - begin
    return f"it took {took:.1f} s" if took > PATIENCE else ""


def fuzz(name: str, seconds: float, seed: int) -> list[tuple[str, str]]:
    """Return findings about one reader: the text and the error, one of each kind."""
    target, dice = TARGETS[name], random.Random(seed)
    found: dict[str, tuple[str, str]] = {}
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        text = target.sample(dice)
        wrong = attempt(target, text)
        count += 1
        if wrong:
            found.setdefault(kind_of(wrong), (text, wrong))
    print(f"{name}: {count} texts, {len(found)} findings", file=sys.stderr)
    return list(found.values())


def kind_of(wrong: str) -> str:
    """Identify an error by its last lines."""
    lines = [line.strip() for line in wrong.splitlines() if line.startswith("  File")]
    return lines[-1] if lines else "slow"


def keep(name: str, text: str) -> Path:
    folder = CORPUS / name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:12]}.txt"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--only", choices=list(TARGETS), action="append")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    given = parser.parse_args()
    names = given.only or list(TARGETS)
    bad = 0
    for name in names:
        for text, wrong in fuzz(name, given.minutes * 60 / len(names), given.seed):
            bad += 1
            print(f"--- {keep(name, text)}\n{wrong}")
    print(f"seed {given.seed}: {bad} findings")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
