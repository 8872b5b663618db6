"""The source of an effect as one number: the owner, the card, and its slot if it is on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.kiberrubezh.effect_codes import SOURCES

NO_SLOT: Final = 63
NO_SOURCE: Final = -1
_SLOTS: Final = 64
_CARDS: Final = 256
_OWNER: Final = 16384


def make_source(owner: i64, card: i64, slot: i64) -> i64:
    return owner * _OWNER + card * _SLOTS + slot


def owner_of(source: i64) -> i64:
    return source // _OWNER


def card_of(source: i64) -> i64:
    return source // _SLOTS % _CARDS


def slot_of(source: i64) -> i64:
    return source % _SLOTS


# --- queued effects: a trigger and a source --------------------------------------------------------------------------


def make_waiting(trigger: i64, source: i64) -> i64:
    return trigger * SOURCES + source


def waiting_source(code: i64) -> i64:
    return code % SOURCES


def waiting_trigger(code: i64) -> i64:
    return code // SOURCES


def is_waiting_for(code: i64, seat: i64, trigger: i64) -> bool:
    """Whether this effect has that trigger and belongs to that seat."""
    return code // _OWNER == trigger * 2 + seat
