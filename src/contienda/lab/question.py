"""A question to the laboratory: a base, variants of it, who plays, and how much certainty is wanted.

A question file is TOML; `docs/guides/experiments.md` describes it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from contienda import __version__
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.lab.setup import KEY, OPTION, PRESET, REMOVED, Change, Setup, plain

DEALS = 2000  # at most, unless asked otherwise
MOST_DEALS = 1_000_000
MOST_VARIANTS = 4000
WITHIN = 3.0  # points: a smaller effect does not matter
BOTS = ("greedy", "careless:30")
SEEDS = 2**62
KEYS = ("game", "scenario", "preset", "options", "seats", "bots", "deals", "within", "seed", "variant")
VARIANT_KEYS = ("name", "preset", "options", "set", "remove")


@dataclass(frozen=True)
class Variant:
    """The base with some changes."""

    name: str  # "" if the changes say it all
    changes: list[Change]

    def pieces(self) -> list[str]:
        """Return the entries of the scenario it changes, as `kind:name`."""
        return [":".join(each.name.split(".")[:2]) for each in self.changes if each.kind in (KEY, REMOVED)]

    def label(self) -> str:
        return self.name or ", ".join(each.label() for each in self.changes)


class Place(NamedTuple):
    """Which game of a question: its variant (0 is the base), who plays, and the deal."""

    variant: int
    arm: int
    deal: int


@dataclass(frozen=True)
class Question:
    """What to find out; the same question gives the same answer on any machine."""

    contienda: str  # the version that plays it
    version: int  # of the game
    base: Setup
    variants: list[Variant]
    bots: list[list[str]]  # arms: who plays, a bot for each seat
    deals: int
    within: float  # share of wins: a smaller effect does not matter
    seed: int

    def setup(self, variant: int) -> Setup:
        return self.base.changed(self.variants[variant - 1].changes) if variant else self.base

    @property
    def columns(self) -> int:
        return (1 + len(self.variants)) * len(self.bots)

    def number(self, place: Place) -> int:
        return place.deal * self.columns + place.arm * (1 + len(self.variants)) + place.variant

    def place(self, number: int) -> Place:
        deal, column = divmod(number, self.columns)
        arm, variant = divmod(column, 1 + len(self.variants))
        return Place(variant, arm, deal)

    def competing(self) -> list[int]:
        """Return the seats that can win."""
        neutral = self.base.loaded().neutral
        return [seat for seat in range(self.base.seats) if seat not in neutral]

    def arm(self, number: int) -> str:
        """Name who plays: one bot if it sits everywhere."""
        seats = self.bots[number]
        return seats[0] if len(set(seats)) == 1 else " / ".join(seats)

    def text(self) -> str:
        """Write the question as JSON, for files and other processes."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1)


def from_text(text: str) -> Question:
    """Read what `Question.text` wrote."""
    found = json.loads(text)
    found["base"] = Setup(**found["base"])
    found["variants"] = [
        Variant(each["name"], [Change(**change) for change in each["changes"]]) for each in found["variants"]
    ]
    return Question(**found)


def question(
    base: Setup,
    variants: list[Variant],
    bots: list[list[str]],
    deals: int = DEALS,
    within: float = WITHIN,
    seed: int = 1,
) -> Question:
    """Return a checked question; every variant can start, and every bot can play."""
    game = base.loaded()
    game.check_seats(base.seats)
    base.start()
    if not variants:
        raise BadOption("error-experiment-nothing")
    if len(variants) > MOST_VARIANTS:
        raise BadOption("error-experiment-many", count=len(variants), most=MOST_VARIANTS)
    for variant in variants:
        base.changed(variant.changes).start()
    if not 1 <= deals <= MOST_DEALS:
        raise BadOption("error-number", option="deals", value=str(deals), low=1, high=MOST_DEALS)
    if not 0 < within <= 100:
        raise BadOption("error-number", option="within", value=f"{within:g}", low=0, high=100)
    if not 0 <= seed < SEEDS:
        raise BadOption("error-number", option="seed", value=str(seed), low=0, high="2**62 - 1")
    return Question(__version__, game.version, base, variants, bots, deals, within / 100, seed)


def arms(words: list[object], seats: int, programs: bool) -> list[list[str]]:
    """Return the bots of each arm by seat: a name sits everywhere, a list names every seat."""
    found: list[list[str]] = []
    for word in words:
        names = [word] * seats if isinstance(word, str) else word
        if not isinstance(names, list) or len(names) != seats or not all(isinstance(each, str) for each in names):
            raise BadOption("error-experiment-bots", seats=seats)
        names = [each.strip().removeprefix("bot:") for each in names]
        for each in names:
            make(each, programs).close()
        found.append(names)
    if not found:
        raise BadOption("error-experiment-bots", seats=seats)
    return found


# --- files ------------------------------------------------------------------------------------------------------------


def read(path: Path, scenario: str = "") -> Question:
    """Read a question file; `scenario` is the text of the one it names."""
    found = table(path)
    base = Setup(
        word(found, "game", path),
        str(found.get("preset") or registry.load(word(found, "game", path)).presets[0].name),
        seats_of(found, path),
        words_of(found, "options", path),
        scenario,
    )
    variants = [variant(base, each, path) for each in tables(found, "variant", path)]
    for name, kind in (("deals", int), ("within", (int, float)), ("seed", int)):
        if name in found and (not isinstance(found[name], kind) or isinstance(found[name], bool)):
            raise BadOption("error-question-key", file=path, name=name)
    bots = found.get("bots", list(BOTS))
    if not isinstance(bots, list):
        raise BadOption("error-question-key", file=path, name="bots")
    return question(
        base,
        variants,
        arms(bots, base.seats, programs=False),
        found.get("deals", DEALS),
        found.get("within", WITHIN),
        found.get("seed", 1),
    )


def table(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadOption("error-no-file", file=path) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=path, reason=error) from None
    except (ValueError, RecursionError) as error:
        raise BadOption("error-question-toml", file=path, reason=str(error)) from None
    for key in found:
        if key not in KEYS:
            raise BadOption("error-question-unknown", file=path, name=key, names=", ".join(KEYS))
    return found


def variant(base: Setup, found: dict[str, Any], path: Path) -> Variant:
    for key in found:
        if key not in VARIANT_KEYS:
            raise BadOption("error-question-unknown", file=path, name=f"variant.{key}", names=", ".join(VARIANT_KEYS))
    changes: list[Change] = []
    if "preset" in found:
        changes.append(Change(PRESET, PRESET, base.preset, str(found["preset"])))
    now = base.written()
    for name, value in words_of(found, "options", path).items():
        changes.append(Change(OPTION, base.option(name).name, now[name], value))
    for name, value in words_of(found, "set", path).items():
        changes += base.vary(name, value) or [Change(KEY, name, value, value)]
    removed = found.get("remove", [])
    for name in [removed] if isinstance(removed, str) else removed:
        changes.append(base.removed(str(name)))
    if not changes:
        raise BadOption("error-question-key", file=path, name="variant")
    return Variant(str(found.get("name", "")), changes)


def word(found: dict[str, Any], key: str, path: Path) -> str:
    if not isinstance(found.get(key), str):
        raise BadOption("error-question-key", file=path, name=key)
    return str(found[key])


def seats_of(found: dict[str, Any], path: Path) -> int:
    seats = found.get("seats", registry.load(word(found, "game", path)).fewest)
    if type(seats) is not int:
        raise BadOption("error-question-key", file=path, name="seats")
    return seats


def tables(found: dict[str, Any], key: str, path: Path) -> list[dict[str, Any]]:
    each = found.get(key, [])
    if not isinstance(each, list) or not all(isinstance(one, dict) for one in each):
        raise BadOption("error-question-key", file=path, name=key)
    return each


def words_of(found: dict[str, Any], key: str, path: Path) -> dict[str, str]:
    each = found.get(key, {})
    if not isinstance(each, dict) or any(isinstance(one, dict | list) for one in each.values()):
        raise BadOption("error-question-key", file=path, name=key)
    return {name: ("yes" if one else "no") if isinstance(one, bool) else plain(one) for name, one in each.items()}
