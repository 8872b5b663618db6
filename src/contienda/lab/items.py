"""What a seat can use in a game: cards, elements, missions, units – whatever its actions name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from contienda.core import registry
from contienda.core.game import Game
from contienda.core.vocabulary import SEAT

VERB = "verb"  # the kind of an action that names no piece


class Item(NamedTuple):
    """A piece, and the action codes that use it."""

    kind: str
    piece: str
    codes: frozenset[int]


def uses(game: Game) -> Mapping[str, Sequence[str]]:
    """Return by kind of piece the verbs that use it: what the game says, or every verb that names such a piece."""
    part = registry.part(game.id, "balance")
    if part is not None:
        found: Mapping[str, Sequence[str]] = part.USES
        return found
    named: dict[str, list[str]] = {}
    for verb in game.vocabulary.verbs:
        if not verb.chance and not verb.adjusts:
            for argument in verb.arguments:
                if argument.piece.names and argument.piece.kind != SEAT:
                    named.setdefault(argument.piece.kind, []).append(verb.name)
    return named


def items(game: Game) -> list[Item]:
    """Return everything a seat can use, in the order of the vocabulary."""
    found: dict[tuple[str, str], set[int]] = {}
    for kind, verbs in uses(game).items():
        for name in verbs:
            verb = game.vocabulary.by_name[name]
            for code in range(verb.base, verb.base + verb.size):
                if kind == VERB:
                    found.setdefault((kind, name), set()).add(code)
                    continue
                for argument, value in zip(verb.arguments, game.vocabulary.say(code).values, strict=True):
                    if argument.piece.kind == kind:
                        found.setdefault((kind, argument.piece.name(value)), set()).add(code)
    return [Item(kind, piece, frozenset(codes)) for (kind, piece), codes in found.items()]


def by_code(listed: Sequence[Item]) -> dict[int, list[int]]:
    """Return for each action code the items it uses, by their place in the list."""
    found: dict[int, list[int]] = {}
    for at, item in enumerate(listed):
        for code in item.codes:
            found.setdefault(code, []).append(at)
    return found


def drawn_codes(game: Game, listed: Sequence[Item]) -> dict[int, list[int]]:
    """Return for each outcome of chance the items it names."""
    places = {(item.kind, item.piece): at for at, item in enumerate(listed)}
    found: dict[int, list[int]] = {}
    for verb in game.vocabulary.verbs:
        if not verb.chance:
            continue
        for code in range(verb.base, verb.base + verb.size):
            for argument, value in zip(verb.arguments, game.vocabulary.say(code).values, strict=True):
                at = places.get((argument.piece.kind, argument.piece.name(value)))
                if at is not None:
                    found.setdefault(code, []).append(at)
    return found
