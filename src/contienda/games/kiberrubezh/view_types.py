"""The types of a view of Киберрубеж: what goes over the wire."""

from __future__ import annotations

from typing import Literal, TypedDict


class Power(TypedDict):
    """Capacity: of active assets, of all assets, for this turn only, and what cards on the table require."""

    active: int
    total: int
    extra: int
    used: int


class Asset(TypedDict):
    """Assets of one number in the same state."""

    card: str
    condition: str
    count: int


class Measure(TypedDict):
    """A measure on the table."""

    id: str
    card: str
    copy: int
    turned: bool
    frozen: bool
    used: bool
    stopped: list[str]


class Attack(TypedDict):
    """An attack card on the table, and its state in the wave.

    `strikes` and `drains` are the cards that its printed damage, or the system's, is sure to take from the opponent's
    deck if it comes next; None if that damage does not exist or cannot come any more.
    """

    id: str
    card: str
    copy: int
    category: str
    turned: bool
    wave: bool
    points: int
    needs: int
    blocked: bool
    done: bool
    strikes: int | None
    drains: int | None


class Side(TypedDict):
    """One side of the table; `known` is what the viewer knows of another hand."""

    list: list[str]
    deck: int
    top: list[str | None]
    bottom: list[str | None]
    hand: list[str] | None
    hand_size: int
    known: list[str]
    seen: int
    discard: list[str]
    events: list[str]
    doomed: list[str]
    assets: list[Asset]
    measures: list[Measure]
    attacks: list[Attack]
    attack_power: Power
    defence_power: Power
    boost: int
    more_blocks: int
    redeals: int
    redeal_free: bool | None


class Pending(TypedDict):
    """An effect still to be carried out."""

    step: str
    card: str | None
    effect: str | None
    n: int | None


class Waiting(TypedDict):
    """A queued triggered effect."""

    seat: int
    card: str
    trigger: str


class Looking(TypedDict):
    """Somebody looks at the top cards of a deck; only that player sees them."""

    deck: int
    looker: int
    cards: list[str | None]


class KiberrubezhView(TypedDict):
    """The whole table as one seat sees it."""

    turn: int
    active: int | None
    first: int | None
    phase: str
    step: str
    actor: int | Literal["chance"] | None
    assets_left: int
    wave: int
    attack_over: bool
    asking: str | None
    asked: int | None
    targets: int | None
    looking: Looking | None
    pending: list[Pending]
    waiting: list[Waiting]
    hit: list[str]
    lessened: int
    sides: list[Side]
    winner: int | None
    ending: str | None
