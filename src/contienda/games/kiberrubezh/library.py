"""Reads a library or a set of cards from TOML and reports its errors by line.

Clause L defines the vocabulary of cards. This module rejects what could make a game endless: see docs/kiberrubezh.md.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Any

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh.constants import CARDS, CATEGORY_NAMES, CHOICES, KIND_NAMES, RARITY_NAMES
from contienda.games.kiberrubezh.effect_codes import TRIGGER_NAMES
from contienda.games.kiberrubezh.primitive import NAMED, Effect
from contienda.games.kiberrubezh.primitives.vocabulary import OP_NAMES
from contienda.quality import toml_reader

FOLDER = Path(__file__).parent
FORMAT = 1
MOST_UNKNOWN = 20  # unknown keys to report
LANGUAGES = ("ru", "en", "es")

# The triggers each kind of card may have.
TRIGGERS_OF = {
    "base_asset": [],
    "asset": ["static", "deploy", "activate", "destroyed"],
    "attack": ["static", "deploy", "attack", "hit", "blocked", "destroyed"],
    "defence": ["static", "deploy", "block", "destroyed"],
    "event": ["play"],
}
TOP_KEYS = ("format", "title", "card", "deck")  # of a file
CARD_KEYS = ["no", "id", "kind", "rarity", "name", "effects"]
KEYS_OF = {
    "base_asset": ["provides"],
    "asset": ["provides"],
    "attack": ["requires", "category"],
    "defence": ["requires", "categories", "blocks"],
    "event": ["requires", "timing"],
}
TIMINGS = ["own_turn", "blocking"]


class Problem:
    """One error in a file: its line and the text to show."""

    def __init__(self, line: int, place: str, key: str, /, **values: object) -> None:
        self.line = line
        self.place = place
        self.key = key
        self.values = values

    def error(self, file: str) -> BadOption:
        return BadOption("error-cards", file=file, line=self.line, place=self.place, reason=self.reason())

    def reason(self) -> BadOption:
        return BadOption(self.key, **self.values)


class Card:
    """One card of the library, complete and checked."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.no = int(data["no"])
        self.id = str(data["id"])
        self.kind = str(data["kind"])
        self.rarity = str(data["rarity"])
        self.names: dict[str, str] = dict(data["name"])
        self.effects: list[Effect] = list(data["effects"])
        self.category = str(data.get("category", ""))
        self.categories: list[str] = list(data.get("categories", []))
        self.blocks = int(data.get("blocks", 0))
        self.timing: list[str] = list(data.get("timing", []))
        self.provides = power(data.get("provides"))
        self.requires = power(data.get("requires"))

    @property
    def base(self) -> bool:
        return self.kind == "base_asset"

    @property
    def is_asset(self) -> bool:
        return self.kind in ("base_asset", "asset")


def power(found: dict[str, int] | None) -> tuple[int, int]:
    """The attack and defence power."""
    return (found.get("attack", 0), found.get("defence", 0)) if found else (0, 0)


Library = dict[int, Card]  # by number


@lru_cache(maxsize=1)
def standard() -> Library:
    """The 120 cards of the game."""
    cards, problems = read((FOLDER / "data" / "library.toml").read_text(encoding="utf-8"), {})
    if problems:
        raise problems[0].error("library.toml")
    return {card.no: card for card in cards}


def read(text: str, before: Library) -> tuple[list[Card], list[Problem]]:
    """Read the cards a file adds to a library and list its errors."""
    try:
        data = toml_reader.read(text)
    except toml_reader.BadToml as error:
        key = "cards-not-toml" if error.key == "scenario-not-toml" else error.key
        return [], [Problem(error.line, "–", key, **error.values)]
    if data.get("format") != FORMAT:
        return [], [Problem(1, "format", "cards-format", wanted=FORMAT)]
    written = text.splitlines()
    unknown = [key for key in data if key not in TOP_KEYS]
    problems = [Problem(line_of(written, key), key, "cards-key", field=key) for key in unknown[:MOST_UNKNOWN]]
    found = data.get("card", [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        return [], [*problems, Problem(line_of(written, "card"), "card", "cards-no-list")]
    lines = [number for number, line in enumerate(written, 1) if line.strip() == "[[card]]"]
    ends = [*lines[1:], len(written) + 1]
    cards: list[Card] = []
    known = dict(before)
    for at, each in enumerate(found):
        begin, end = (lines[at], ends[at]) if at < len(lines) else (1, 1)
        check = Check(written[begin : end - 1], begin, each, known)
        check.all()
        problems += check.problems
        if not check.problems:
            card = Card(each)
            cards.append(card)
            known[card.no] = card
    return cards, problems


def folded(name: str) -> str:
    """A name normalised for lookup: case, accents and spaces do not matter, and ё equals е."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


def line_of(written: list[str], key: str) -> int:
    for number, line in enumerate(written, 1):
        if re.match(rf"\[*{re.escape(key)}\b", line.strip()):
            return number
    return 1


class Check:
    """Checks one card and collects its errors."""

    def __init__(self, lines: list[str], line: int, data: dict[str, Any], known: Library) -> None:
        self.lines = lines  # of this card's keys, relative to its first line
        self.line = line  # its first line
        self.data = data
        self.known = known
        self.problems: list[Problem] = []
        self.effect_lines: list[int] = []
        for number, written in enumerate(lines, line + 1):
            if re.match(r"\{.*\bop\b", written.strip()):
                self.effect_lines.append(number)

    def place(self) -> str:
        no = self.data.get("no")
        return f"{no:03}" if type(no) is int else "card"

    def wrong(self, where: str | int, key: str, **values: object) -> None:
        """Report an error in a key of the card, or in its n-th effect."""
        if isinstance(where, int):
            line = self.effect_lines[where] if where < len(self.effect_lines) else self.key_line("effects")
        else:
            line = self.key_line(where)
        self.problems.append(Problem(line, self.place(), key, **values))

    def key_line(self, key: str) -> int:
        for number, written in enumerate(self.lines, self.line + 1):
            if re.match(rf"{re.escape(key)}\s*=", written.strip()):
                return number
        return self.line

    def all(self) -> None:
        data = self.data
        for key in CARD_KEYS:
            if key not in data:
                self.wrong(key, "cards-missing", field=key)
        if self.problems:
            return
        if data["kind"] not in KIND_NAMES:
            self.wrong("kind", "cards-word", field="kind", word=data["kind"], words=", ".join(KIND_NAMES))
            return
        self.identity()
        kind = str(data["kind"])
        for key in data:
            if key not in (*CARD_KEYS, *KEYS_OF[kind]):
                self.wrong(key, "cards-key", field=key)
        for key in KEYS_OF[kind]:
            if key not in data:
                self.wrong(key, "cards-missing", field=key)
        if not self.problems:
            self.values(kind)
        if not self.problems:
            self.effects(kind)

    def identity(self) -> None:
        data = self.data
        no = data["no"]
        if type(no) is not int or not 1 <= no <= CARDS:
            self.wrong("no", "cards-number", field="no", low=1, high=CARDS)
        elif no in self.known:
            self.wrong("no", "cards-taken", no=f"{no:03}", name=self.known[no].id)
        if not isinstance(data["id"], str) or not re.fullmatch(r"[a-z][a-z0-9_]*", data["id"]):
            self.wrong("id", "cards-id")
        elif any(card.id == data["id"] for card in self.known.values()):
            self.wrong("id", "cards-id-taken", id=data["id"])
        self.one_of("rarity", RARITY_NAMES)
        name = data["name"]
        for language in LANGUAGES:
            if not isinstance(name, dict) or not isinstance(name.get(language), str) or not name[language].strip():
                self.wrong("name", "cards-name", language=language)
            elif any(folded(card.names[language]) == folded(name[language]) for card in self.known.values()):
                self.wrong("name", "cards-name-taken", name=name[language])

    def one_of(self, key: str, words: list[str]) -> None:
        if self.data[key] not in words:
            self.wrong(key, "cards-word", field=key, word=self.data[key], words=", ".join(words))

    def values(self, kind: str) -> None:
        data = self.data
        if kind in ("base_asset", "asset"):
            self.power("provides", (0, 5), (0, 5))
        elif kind == "attack":
            self.power("requires", (1, 9), (0, 0))
            self.one_of("category", CATEGORY_NAMES)
        elif kind == "defence":
            self.power("requires", (0, 0), (1, 9))
            self.several("categories", CATEGORY_NAMES, 0)
            if type(data["blocks"]) is not int or not 1 <= data["blocks"] <= 9:
                self.wrong("blocks", "cards-number", field="blocks", low=1, high=9)
        else:
            self.power("requires", (0, 9), (0, 9))
            self.several("timing", TIMINGS, 1)

    def power(self, key: str, attack: tuple[int, int], defence: tuple[int, int]) -> None:
        found = self.data[key]
        if not isinstance(found, dict) or any(each not in ("attack", "defence") for each in found):
            self.wrong(key, "cards-power", field=key)
            return
        for name, (low, high) in (("attack", attack), ("defence", defence)):
            if type(found.get(name, 0)) is not int or not low <= found.get(name, 0) <= high:
                self.wrong(key, "cards-number", field=f"{key}.{name}", low=low, high=high)

    def several(self, key: str, words: list[str], fewest: int) -> None:
        found = self.data[key]
        if not isinstance(found, list) or len(found) < fewest or len(set(map(str, found))) < len(found):
            self.wrong(key, "cards-list", field=key)
            return
        for word in found:
            if word not in words:
                self.wrong(key, "cards-word", field=key, word=word, words=", ".join(words))

    # --- effects ----------------------------------------------------------------------------------------------------

    def effects(self, kind: str) -> None:
        found = self.data["effects"]
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            self.wrong("effects", "cards-no-list")
            return
        for at, effect in enumerate(found):
            self.effect(at, kind, effect)
        abilities = [each for each in found if each.get("when") == "activate"]
        if len({(str(each.get("timing")), bool(each.get("sacrifice"))) for each in abilities}) > 1:
            self.wrong("effects", "cards-one-ability")
        for op in (name for name, each in NAMED.items() if each.kinds and not each.is_repeatable):
            if sum(each.get("op") == op and each.get("when") == "static" for each in found) > 1:
                self.wrong("effects", "cards-twice", op=op)

    def effect(self, at: int, kind: str, effect: Effect) -> None:
        when, op = effect.get("when"), effect.get("op")
        if op not in OP_NAMES:
            self.wrong(at, "cards-word", field="op", word=op, words=", ".join(OP_NAMES))
        elif when not in TRIGGER_NAMES:
            self.wrong(at, "cards-word", field="when", word=when, words=", ".join(TRIGGER_NAMES))
        elif when not in TRIGGERS_OF[kind]:
            self.wrong(at, "cards-trigger", when=when, kind=kind)
        else:
            self.parameters(at, effect)
            if not self.problems:
                self.sense(at, kind, str(when), str(op), effect)

    def parameters(self, at: int, effect: Effect) -> None:
        op = str(effect["op"])
        shape = NAMED[op].shape(optional=False)
        extras = NAMED[op].shape(optional=True)
        free = ["when", "op", "options"] if op == "choose_one" else ["when", "op"]
        if effect["when"] == "activate":
            free += ["timing", "sacrifice"]
        for key in effect:
            if key not in (*free, *shape, *extras):
                self.wrong(at, "cards-key", field=key)
        for key, allowed in {**shape, **{key: each for key, each in extras.items() if key in effect}}.items():
            if key not in effect:
                self.wrong(at, "cards-missing", field=key)
            elif isinstance(allowed, tuple):
                if type(effect[key]) is not int or not allowed[0] <= effect[key] <= allowed[1]:
                    self.wrong(at, "cards-number", field=key, low=allowed[0], high=allowed[1])
            elif word(effect[key]) not in allowed:
                self.wrong(at, "cards-word", field=key, word=effect[key], words=", ".join(allowed))

    def sense(self, at: int, kind: str, when: str, op: str, effect: Effect) -> None:
        """Report values that are valid one by one but not together."""
        primitive = NAMED[op]
        static = primitive.is_property(effect)
        misplaced = static != (when == "static") or (static and kind not in primitive.kinds.split())
        clash = primitive.clash(effect)
        if misplaced or primitive.is_elsewhere(kind, when, self.timings(when, effect), effect):
            self.wrong(at, "cards-op-here", op=op, when=when, kind=kind)
        elif when == "activate" and effect.get("timing") not in TIMINGS:
            self.wrong(at, "cards-word", field="timing", word=effect.get("timing"), words=", ".join(TIMINGS))
        elif clash:
            self.wrong(at, clash)
        elif primitive.is_for_blocking(effect):
            if self.timings(when, effect) != ["blocking"] or effect.get("side", "opponent") != "opponent":
                self.wrong(at, "cards-blocking-only", op=op)
        elif (effect.get("side") == "self" and effect.get("pick", "you") != "you") or (
            effect.get("who") == "self" and effect.get("pick") == "you"
        ):
            self.wrong(at, "cards-own-pick")
        elif effect.get("other") and (effect["side"] != "self" or kind == "event"):
            self.wrong(at, "cards-other")
        elif op == "choose_one":
            self.options(at, kind, when, effect)
        elif primitive.is_endless(when, effect, self.data):
            self.wrong(at, "cards-endless", op=op)

    def timings(self, when: str, effect: Effect) -> list[str]:
        """Check when an effect that is played or used may come."""
        if when == "play":
            return list(self.data.get("timing", []))
        return [str(effect.get("timing"))] if when == "activate" else []

    def options(self, at: int, kind: str, when: str, effect: Effect) -> None:
        found = effect.get("options")
        if not isinstance(found, list) or not 2 <= len(found) <= CHOICES:
            self.wrong(at, "cards-options", most=CHOICES)
            return
        for option in found:
            if not isinstance(option, list) or not option:
                self.wrong(at, "cards-options", most=CHOICES)
                continue
            for each in option:
                if not isinstance(each, dict) or each.get("op") == "choose_one" or each.get("when") != when:
                    self.wrong(at, "cards-options", most=CHOICES)
                else:
                    self.effect(at, kind, each)


def word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
