"""What is played before anybody moves: game, scenario, preset, options and seats; and one step away from it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.options import Option, as_written
from contienda.core.state import State
from contienda.lab import scenario_edit

PRESET = "preset"
OPTION = "option"
KEY = "key"
REMOVED = "removed"
MOST_VALUES = 1000  # of one range
_RANGE = re.compile(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})")
_RELATIVE = re.compile(r"(±|\+-|\+|-)([0-9]{1,9})")


@dataclass(frozen=True)
class Change:
    """One step away from a base: a preset, an option, a value of the scenario, or an entry removed from it."""

    kind: str
    name: str  # of the option, or the path of the value or entry
    before: str = ""
    after: str = ""

    def label(self) -> str:
        """Name the change for files: `card.B14.cost=4`."""
        return f"{self.name}=-" if self.kind == REMOVED else f"{self.name}={self.after}"


@dataclass(frozen=True)
class Setup:
    """A game ready to start. `given` overrides the preset, as people write options."""

    game: str
    preset: str
    seats: int
    given: dict[str, str] = field(default_factory=dict)
    scenario: str = ""  # the text of a scenario file; "" is the built-in one

    def loaded(self) -> Game:
        return _loaded(self.game, self.scenario)

    def options(self) -> dict[str, int]:
        return self.loaded().resolve(self.preset, dict(self.given))

    def written(self) -> dict[str, str]:
        """All options as people write them."""
        return as_written(self.loaded().options, self.options())

    def start(self) -> State:
        return self.loaded().start(self.seats, self.options())

    def text(self) -> str:
        """The text of the scenario in play, also of a built-in one; "" if the game has none."""
        if self.scenario:
            return self.scenario
        path = Path(self.loaded().folder) / "scenarios" / "standard.toml"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def changed(self, changes: list[Change]) -> Setup:
        """Return the setup with these changes, checked."""
        found = self
        for each in changes:
            if each.kind == PRESET:
                found = replace(found, preset=each.after)
            elif each.kind == OPTION:
                found = replace(found, given={**found.given, each.name: each.after})
            else:
                text = found.own_text(each.name)
                if each.kind == REMOVED:
                    text = scenario_edit.without(text, each.name)
                else:
                    text = scenario_edit.with_value(text, each.name, scenario_edit.read_word(each.after))
                registry.load(self.game).check_scenario(text, ", ".join(one.label() for one in changes))
                found = replace(found, scenario=text)
        found.options()
        return found

    def own_text(self, path: str) -> str:
        """Return the scenario text that holds a path; refuse a game that has none."""
        text = self.text()
        if not text:
            raise BadOption("error-key-game", game=self.game, path=path)
        return text

    # --- naming changes ---------------------------------------------------------------------------------------------

    def option(self, name: str) -> Option:
        game = self.loaded()
        for each in game.options:
            if each.name == name:
                return each
        raise BadOption(
            "error-no-option", game=game.id, option=name, names=", ".join(each.name for each in game.options)
        )

    def vary(self, name: str, values: str) -> list[Change]:
        """Return a change for each of these values that differs from what is set now."""
        if name == PRESET:
            return [Change(PRESET, PRESET, self.preset, each) for each in listed(values) if each != self.preset]
        if "." in name:
            now = scenario_edit.value(self.own_text(name), name)
            before = "" if now is None else plain(now)
            wanted = spread(name, values, before)
            return [Change(KEY, name, before, each) for each in wanted if scenario_edit.read_word(each) != now]
        option = self.option(name)
        before = self.written()[name]
        if values == "all":
            wanted = option.choices or [str(each) for each in range(option.low, option.high + 1)][: MOST_VALUES + 1]
        else:
            wanted = spread(name, values, before)
        read = [option.written(option.read(each)) for each in wanted]
        return [Change(OPTION, name, before, each) for each in dict.fromkeys(read) if each != before]

    def removed(self, path: str) -> Change:
        table, _, id = path.partition(".")
        if id not in scenario_edit.ids(self.own_text(path), table):
            raise BadOption("error-key", path=path)
        return Change(REMOVED, path)


def listed(values: str) -> list[str]:
    return [each.strip() for each in values.split(",") if each.strip()]


def spread(name: str, values: str, before: str) -> list[str]:
    """Read `3..5`, `3,5`, `+1`, `±1` or a mix of them; signs are relative to the value before."""
    found: list[str] = []
    for each in listed(values):
        if range_found := _RANGE.fullmatch(each):
            low, high = int(range_found[1]), int(range_found[2])
            if not 0 <= high - low < MOST_VALUES:
                raise BadOption("error-values", name=name, values=values)
            found += [str(number) for number in range(low, high + 1)]
        elif (step := _RELATIVE.fullmatch(each)) and not (each.startswith("-") and not _number(before)):
            if not _number(before):
                raise BadOption("error-values", name=name, values=values)
            signs = [1, -1] if step[1] in ("±", "+-") else [-1] if step[1] == "-" else [1]
            found += [str(int(before) + sign * int(step[2])) for sign in signs]
        else:
            found.append(each)
    if not found:
        raise BadOption("error-values", name=name, values=values)
    return list(dict.fromkeys(found))


def plain(given: object) -> str:
    """Write a value of a scenario as people type it."""
    return given if isinstance(given, str) else scenario_edit.written(given)


def _number(word: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,15}", word) is not None


@lru_cache(maxsize=256)
def _loaded(game: str, scenario: str) -> Game:
    return registry.load(game, scenario)
