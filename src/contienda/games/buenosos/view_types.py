"""The types of a view of BuenOsos vs MalOsos: what goes over the wire."""

from __future__ import annotations

from typing import Literal, TypedDict

Condition = Literal["ok", "degraded", "intermittent", "down"]
Phase = Literal["recon", "access", "persistence", "lateral", "impact"]
Kind = Literal["digital", "physical", "citizen"]
Until = Literal["", "turn", "guard", "game"]


class Campaign(TypedDict):
    """The campaign line: permanent phases, those counted only this turn, and how many are new."""

    marked: list[Phase]
    this_turn: list[Phase]
    new: int


class Service(TypedDict):
    """A service or provider on the table; `price` is the cost of its state at the closing."""

    id: str
    provider: bool
    state: Condition
    integrity: int
    maximum: int
    criticality: int
    kinds: list[Kind]
    depends_on: list[str]
    feeds: list[str]
    price: int


class Standing(TypedDict):
    """A lasting effect: its source, its subject, remaining uses and duration."""

    source: str
    op: str
    services: list[str]
    n: int
    uses: int  # -1: unlimited
    until: Until


class Team(TypedDict):
    """A team's cards; `known` are those everybody knows are in its hand."""

    hand: list[str] | None
    hand_size: int
    known: list[str]
    deck: int
    discard: list[str]
    table: list[str]


class Events(TypedDict):
    """The event deck: how many are left, and the names of discarded and latent events."""

    deck: int
    discard: list[str]
    latent: list[str]


class Limits(TypedDict):
    """Where the markers start or end, and what both sides need to win."""

    stability: int
    stability_goal: int
    stability_cap: int
    trust: int
    economic_cost: int
    critical_down: int


class BuenOsosView(TypedDict):
    """The whole table."""

    turn: int
    turns: int
    step: str
    phase: int
    actor: int | Literal["chance"] | None
    stability: int
    trust: int
    economic_cost: int | None
    pending_loss: int
    trust_lost: int
    budgets: list[int]
    campaign: Campaign
    services: list[Service]
    fallen: list[str]
    recovered: list[str]
    critical_down: int
    recovery_goal: int
    standing: list[Standing]
    secondary: list[str]
    playing: str | None
    targets: list[str]
    basic_used: list[bool]
    teams: list[Team]
    events: Events
    tossing: list[str]
    limits: Limits
    winner: int | None
    ending: str | None
