"""Errors caused by user input.

An error carries the key of a text (`error-…`) and its values. Whoever shows it picks the language; the texts themselves
belong to `i18n`, which the package connects with `use_wording`, or to a game. A key without a text is a plain sentence
already, so that other people's games can raise these errors with their own words.
"""

from __future__ import annotations

from collections.abc import Callable

MOST_SHOWN = 1_000  # characters of one value in a sentence


class ContiendaError(Exception):
    """Base of every error a person can cause and mend."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (type(self), self.key, self.values)

    def sentence(self, language: str) -> str:
        """The sentence in that language."""
        return _wording[0](self, language)

    def phrase(self, language: str) -> str:
        """The sentence without its full stop, to be placed inside another sentence."""
        return self.sentence(language).removesuffix(".")

    def __str__(self) -> str:
        return self.sentence("en")


class IllegalAction(ContiendaError):
    """An action that is not in the legal list; the position has not changed."""


class BadOption(ContiendaError):
    """A game, preset, option or number of seats that does not exist or is out of bounds."""


class BadReplay(ContiendaError):
    """A replay file that cannot be trusted, with the step at which it fails."""


class BadText(ContiendaError):
    """A language, text or clause that does not exist or is not well formed."""


def _plain(error: ContiendaError, language: str) -> str:
    return error.key


_wording: list[Callable[[ContiendaError, str], str]] = [_plain]


def use_wording(wording: Callable[[ContiendaError, str], str]) -> None:
    """Let `wording` make the sentence of every error."""
    _wording[0] = wording


def remake(kind: type[ContiendaError], key: str, values: dict[str, object]) -> ContiendaError:
    """The error that came from another process."""
    return kind(key, **values)


def shown(value: object) -> str:
    """A value as a sentence shows it; nobody reads a very long one to its end."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "…"  # too many digits to write down
    text = str(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
