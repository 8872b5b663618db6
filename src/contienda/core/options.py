"""Options and presets of a game: typed, bounded, each with a help text looked up by name."""

from __future__ import annotations

import re

from contienda.core.errors import BadOption

_NUMBER = re.compile(r"-?[0-9]{1,18}")
_TRUE = ("true", "yes", "on", "1", "sí", "si", "да")
_FALSE = ("false", "no", "off", "0", "нет")


class Option:
    """A switch (`choices` no/yes), a number between bounds, or one of several names. Its value is always an integer."""

    def __init__(self, name: str, default: int, low: int = 0, high: int = 1, choices: list[str] | None = None) -> None:
        self.name = name
        self.default = default
        self.choices = choices if choices is not None else []
        self.low = low
        self.high = high if not self.choices else len(self.choices) - 1

    @property
    def kind(self) -> str:
        if self.choices:
            return "switch" if self.choices == ["no", "yes"] else "choice"
        return "number"

    def written(self, value: int) -> str:
        """Format the value as people write it."""
        return self.choices[value] if self.choices else str(value)

    def read(self, given: object) -> int:
        """Parse and check a value as people write it."""
        text = str(given).strip().lower()
        if self.kind == "switch":
            if text in _TRUE:
                return 1
            if text in _FALSE:
                return 0
        elif self.choices and text in self.choices:
            return self.choices.index(text)
        elif not self.choices and _NUMBER.fullmatch(text) and self.low <= int(text) <= self.high:
            return int(text)
        if self.choices:
            raise BadOption("error-choice", option=self.name, value=str(given), choices=", ".join(self.choices))
        raise BadOption("error-number", option=self.name, value=str(given), low=self.low, high=self.high)


def switch(name: str, default: bool = False) -> Option:
    return Option(name, int(default), choices=["no", "yes"])


class Preset:
    """A named set of option values."""

    def __init__(self, name: str, values: dict[str, object]) -> None:
        self.name = name
        self.values = values


def as_written(options: list[Option], values: dict[str, int]) -> dict[str, str]:
    """Format all options as people and files write them."""
    return {option.name: option.written(values[option.name]) for option in options}


def resolve(
    game: str, options: list[Option], presets: list[Preset], preset: str, given: dict[str, object]
) -> dict[str, int]:
    """Resolve all options: defaults, then the preset, then the given values."""
    values = {option.name: option.default for option in options}
    by_name = {option.name: option for option in options}
    chosen = next((each for each in presets if each.name == preset), None)
    if chosen is None:
        names = ", ".join(each.name for each in presets)
        raise BadOption("error-no-preset", game=game, preset=preset, names=names)
    for source in (chosen.values, given):
        for name, value in source.items():
            option = by_name.get(name)
            if option is None:
                names = ", ".join(by_name) or "–"
                raise BadOption("error-no-option", game=game, option=name, names=names)
            values[name] = option.read(value)
    return values
