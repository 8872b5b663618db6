"""What mattered, turn by turn: the few events worth a flag, and how often each seat did what is worth counting."""

from __future__ import annotations

import msgspec

from contienda.analysis.walk import Walk

PER_TURN = 2  # flags


class Flag(msgspec.Struct, frozen=True):
    """An event worth a flag: `arguments` are those of the event; the words come later."""

    turn: int
    step: int
    kind: str
    arguments: list[int]
    clause: str
    weight: int


class Count(msgspec.Struct, frozen=True):
    """How often something happened, by seat."""

    kind: str
    by_seat: list[int]


def flags(walk: Walk) -> list[Flag]:
    """Return the weightiest events of each turn, in the order they happened."""
    turns = turn_of_steps(walk)
    found: dict[int, list[Flag]] = {}
    for event in walk.match.recorder.events:
        weight = walk.part.weight(event)
        if weight > 0:
            turn = turns[min(event.step, len(turns) - 1)]
            flag = Flag(turn, event.step, event.kind, list(event.arguments), event.clause, weight)
            found.setdefault(turn, []).append(flag)
    kept: list[Flag] = []
    for turn in sorted(found):
        best = sorted(distinct(found[turn]), key=lambda each: -each.weight)[:PER_TURN]
        kept += sorted(best, key=lambda each: each.step)
    return kept


def distinct(listed: list[Flag]) -> list[Flag]:
    """Return each fact once, even if it happened twice in a turn."""
    kept: dict[tuple[str, tuple[int, ...]], Flag] = {}
    for each in listed:
        kept.setdefault((each.kind, tuple(each.arguments)), each)
    return list(kept.values())


def turn_of_steps(walk: Walk) -> list[int]:
    """Return, for each number of actions so far, the turn in which the next one happens."""
    found: list[int] = []
    for end in walk.turns:
        found += [end.turn] * (end.step - len(found))
    last = int(walk.match.game.turn(walk.end))
    return found + [last] * (len(walk.match.actions) + 1 - len(found))


def counts(walk: Walk) -> list[Count]:
    """Count what the game wants counted, by seat."""
    seats = len(walk.match.seats)
    found: dict[str, list[int]] = {}
    for event in walk.match.recorder.events:
        counted = walk.part.count(event)
        if counted is not None and 0 <= counted[1] < seats:
            found.setdefault(counted[0], [0] * seats)[counted[1]] += 1
    return [Count(kind, by_seat) for kind, by_seat in found.items()]
