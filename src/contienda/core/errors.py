"""Errors caused by user input.

An error carries the key of a text (`error-…`) and its values; the code that shows it picks the language. The texts
belong to `i18n`, which the package connects with `use_wording`, or to a game. A key without a text counts as a plain
sentence, so games from other packages can raise these errors with their own words.
"""

from __future__ import annotations

from collections.abc import Callable

MOST_SHOWN = 1_000  # characters of one value in a message


class ContiendaError(Exception):
    """Base of every error that a person can cause and fix."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (type(self), self.key, self.values)

    def sentence(self, language: str) -> str:
        """Return the message in that language."""
        return _wording[0](self, language)

    def phrase(self, language: str) -> str:
        """The sentence without its full stop, to be placed inside another sentence."""
        return self.sentence(language).removesuffix(".")

    def __str__(self) -> str:
        return self.sentence("en")


class IllegalAction(ContiendaError):
    """An action that is not in the legal list; the position did not change."""


class BadOption(ContiendaError):
    """A game, preset, option or number of seats that does not exist or is out of bounds."""


class BadReplay(ContiendaError):
    """A replay file that cannot be trusted, with the step at which it fails."""


class BadText(ContiendaError):
    """A language, text or clause that does not exist or is malformed."""


def _plain(error: ContiendaError, language: str) -> str:
    return error.key


_wording: list[Callable[[ContiendaError, str], str]] = [_plain]


def use_wording(wording: Callable[[ContiendaError, str], str]) -> None:
    """Use `wording` to make the message of every error."""
    _wording[0] = wording


def remake(kind: type[ContiendaError], key: str, values: dict[str, object]) -> ContiendaError:
    """Rebuild an error that came from another process."""
    return kind(key, **values)


def shown(value: object) -> str:
    """Format a value for a message, cut to a readable length."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "…"  # too many digits to print
    text = str(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
