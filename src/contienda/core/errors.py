"""What goes wrong by somebody's input. Each message says what is wrong, where, and what to do."""

from __future__ import annotations


class ContiendaError(Exception):
    """Base of every error a person can cause and mend."""


class IllegalAction(ContiendaError):
    """An action that is not in the legal list; the position has not changed."""


class BadOption(ContiendaError):
    """A game, preset, option or number of seats that does not exist or is out of bounds."""


class BadReplay(ContiendaError):
    """A replay file that cannot be trusted, with the step at which it fails."""


class BadText(ContiendaError):
    """A language, text or clause that does not exist or is not well formed."""
