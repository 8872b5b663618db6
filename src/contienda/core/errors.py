"""What goes wrong by somebody's input: each message says what is wrong, where, and what to do, in the reader's words.

An error carries the key of a text (`error-…`) and its values; whoever shows it picks the language. The text stands in
what all share or in the texts of a game. Where there is none the key itself is the sentence: plain words will do.
"""

from __future__ import annotations

MOST_SHOWN = 1_000  # characters of one value in a sentence


class ContiendaError(Exception):
    """Base of every error a person can cause and mend."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (type(self), self.key, self.values)

    def told(self, language: str) -> str:
        """The sentence in that language."""
        from contienda.i18n.speaker import holding

        texts = holding(self.key, language)
        if texts is None:
            return self.key
        values = {}
        for name, each in self.values.items():
            values[name] = each.told(language) if isinstance(each, ContiendaError) else shown(each)
        return texts(self.key, **values)

    def __str__(self) -> str:
        return self.told("en")


class IllegalAction(ContiendaError):
    """An action that is not in the legal list; the position has not changed."""


class BadOption(ContiendaError):
    """A game, preset, option or number of seats that does not exist or is out of bounds."""


class BadReplay(ContiendaError):
    """A replay file that cannot be trusted, with the step at which it fails."""


class BadText(ContiendaError):
    """A language, text or clause that does not exist or is not well formed."""


def remake(kind: type[ContiendaError], key: str, values: dict[str, object]) -> ContiendaError:
    """The error that came from another process."""
    return kind(key, **values)


def shown(value: object) -> str:
    """A value as a sentence shows it; nobody reads a very long one to its end."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "…"  # too many digits to write down
    text = str(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
