"""The types of a view of ¡Misiles, Ahora!: what goes over the wire."""

from __future__ import annotations

from typing import Literal, TypedDict


class Chosen(TypedDict):
    """The chosen collection: the sum of the pair and the part die."""

    cost: int
    parts: int


class Promise(TypedDict):
    """What a choice of collection brings, where that is not obvious."""

    code: int
    outcome: Literal["completes", "full"]
    lost: int


class Sheet(TypedDict):
    """One player's sheet."""

    complete: dict[str, int]
    parts: dict[str, int]
    wall: bool
    clock: int
    total: int
    threat: str | None


class MisilesView(TypedDict):
    """The whole table."""

    turn: int
    active: int
    step: str
    actor: int | Literal["chance"] | None
    dice: list[int]
    chosen: Chosen | None
    playing: str | None
    target: int | None
    picked: list[str]
    offered: list[str]
    promises: list[Promise]
    sheets: list[Sheet]
    winner: int | None
    ending: str | None
