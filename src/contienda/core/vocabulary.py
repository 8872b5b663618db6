"""The vocabulary of a game: a fixed table of action codes, each a verb with arguments that name pieces of the board.

`Piece` is a kind of thing that has a name (a seat, an element, a card, a number); `Verb` turns a range of codes into
arguments; `Fact` names and types the arguments of an event. Texts are looked up by these names.
"""

from __future__ import annotations

from contienda.core.errors import IllegalAction

NUMBER = "number"  # a piece of this kind is a plain number, not a name
SEAT = "seat"


class Piece:
    """A kind of thing that arguments can name: `size` of them, counted from `first`; plain numbers have no names."""

    def __init__(self, kind: str, size: int, names: list[str] | None = None, first: int = 0) -> None:
        self.kind = kind
        self.size = size
        self.names = names if names is not None else []
        self.first = first

    def name(self, value: int) -> str:
        return self.names[value - self.first] if self.names else str(value)


class Argument:
    """One argument of a verb: its meaning there, and the kind of piece it names."""

    def __init__(self, name: str, piece: Piece) -> None:
        self.name = name
        self.piece = piece


class Verb:
    """A range of codes from `base` on, one for each combination of arguments, the last argument fastest."""

    def __init__(
        self,
        name: str,
        base: int,
        arguments: list[Argument],
        chance: bool = False,
        unordered: bool = False,
        adjusts: bool = False,
    ) -> None:
        self.name = name
        self.base = base
        self.arguments = arguments
        self.chance = chance
        self.unordered = unordered  # the order of the arguments means nothing (dice rolled together)
        self.adjusts = adjusts  # a facilitator's change, never listed (`Game.adjustments`); these verbs come last
        size = 1
        for argument in arguments:
            size *= argument.piece.size
        self.size = size


class Said:
    """An action in terms of the vocabulary."""

    def __init__(self, code: int, verb: Verb, values: list[int]) -> None:
        self.code = code
        self.verb = verb
        self.values = values  # as people count them: numbers include their `first`

    def pieces(self) -> list[str]:
        """Return the pieces this action names, as `kind:name`."""
        found = []
        for argument, value in zip(self.verb.arguments, self.values, strict=True):
            piece = argument.piece
            found.append(f"{piece.kind}:{piece.name(value)}")
        return found

    def as_dict(self) -> dict[str, object]:
        named: dict[str, object] = {}
        for argument, value in zip(self.verb.arguments, self.values, strict=True):
            piece = argument.piece
            named[argument.name] = piece.name(value) if piece.names else value
        return {"code": self.code, "verb": self.verb.name, "arguments": named, "pieces": self.pieces()}

    def __str__(self) -> str:
        inside = ", ".join(piece.split(":", 1)[1] for piece in self.pieces())
        return f"{self.verb.name}({inside})" if inside else self.verb.name


class Fact:
    """The arguments of one kind of event, by name and piece.

    `instead` names the less specific public event right before it (`drew` before `drew_card`): a viewer who sees this
    event does not read that one.
    """

    def __init__(self, kind: str, arguments: list[Argument], instead: str = "") -> None:
        self.kind = kind
        self.arguments = arguments
        self.instead = instead


class Vocabulary:
    """All verbs of a game, without gaps or overlaps."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.by_name: dict[str, Verb] = {}
        expected = 0
        self.adjusting_from = -1  # the first code of an adjustment
        for verb in verbs:
            if verb.adjusts and self.adjusting_from < 0:
                self.adjusting_from = expected
            elif self.adjusting_from >= 0 and not verb.adjusts:
                raise ValueError(f"verb {verb.name} comes after the adjustments")
            if verb.base != expected:
                raise ValueError(f"verb {verb.name} starts at {verb.base}, expected {expected}")
            if verb.name in self.by_name:
                raise ValueError(f"verb {verb.name} appears twice")
            self.by_name[verb.name] = verb
            expected += verb.size
        self.size = expected
        if self.adjusting_from < 0:
            self.adjusting_from = expected

    def say(self, code: int) -> Said:
        """Decode an action into its verb and arguments."""
        for verb in self.verbs:
            if verb.base <= code < verb.base + verb.size:
                rest = code - verb.base
                values: list[int] = []
                for argument in reversed(verb.arguments):
                    values.append(rest % argument.piece.size + argument.piece.first)
                    rest //= argument.piece.size
                values.reverse()
                return Said(code, verb, values)
        raise IllegalAction("error-no-action", action=str(code), last=self.size - 1)

    def code(self, name: str, values: list[int]) -> int:
        """Return the code of a verb with arguments as people count them."""
        verb = self.by_name.get(name)
        if verb is None:
            raise IllegalAction("error-no-verb", verb=name, names=", ".join(self.by_name))
        if len(values) != len(verb.arguments):
            raise IllegalAction("error-arguments", verb=name, wanted=len(verb.arguments), given=len(values))
        code = 0
        for argument, value in zip(verb.arguments, values, strict=True):
            piece = argument.piece
            if not piece.first <= value < piece.first + piece.size:
                last = piece.first + piece.size - 1
                where = f"{name}({argument.name})"
                raise IllegalAction("error-number", option=where, value=str(value), low=piece.first, high=last)
            code = code * piece.size + value - piece.first
        return verb.base + code
