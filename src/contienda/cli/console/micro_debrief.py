"""The micro-debrief in the terminal: after each turn, every person is asked the question of their side."""

from __future__ import annotations

from rich.markup import escape

from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match
from contienda.play.replay import MicroAnswer
from contienda.table.micro_part import MicroPart, part_of


def needed(game: Game) -> MicroPart:
    """Return the questions of a game, or say that it has none."""
    part = part_of(game.id)
    if part is None:
        raise BadOption("error-table-micro-game", game=game.id)
    return part


class MicroDebrief:
    """Notices when a turn is complete, and keeps the answers with the game."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        self.match = match
        self.speaker = speaker
        self.part = needed(match.game)
        self.turns = self.part.turns_done(match.state)

    def due(self) -> int:
        """Return the turn that has just ended, or 0."""
        before, self.turns = self.turns, self.part.turns_done(self.match.state)
        return self.turns if self.turns > before and not self.match.over else 0

    def asks(self, seat: int) -> bool:
        return self.part.question(seat) != ""

    def lines(self, turn: int, seat: int) -> list[str]:
        """Return the question to a seat and the facts that help, ready to print."""
        match, texts = self.match, self.speaker.texts
        known = [event for event in match.recorder.events if event.seen_by(seat)]
        told = self.part.facts(match.game, match.options, known, turn, seat)
        title = texts("micro-title", turn=turn, seat=match.seats[seat])
        return [
            f"\n[bold]{escape(title)}[/]",
            *(f"[dim]·[/] {escape(self.said(key, args))}" for key, args in told),
            f"[bold]{escape(texts(self.part.question(seat)))}[/]",
        ]

    def said(self, key: str, args: dict[str, int | str]) -> str:
        """Put a fact into words; an argument `kind:name` names a piece."""
        values: dict[str, int | str] = {}
        for name, value in args.items():
            if isinstance(value, int):
                values[name] = value
                continue
            kind, _, piece = value.partition(":")
            for form, word in self.speaker.forms(kind, piece).items():
                values[f"{name}_{form}" if form else name] = word
        return self.speaker.texts(key, **values)

    def keep(self, turn: int, seat: int, text: str) -> None:
        """Keep an answer; it replaces an earlier one to the same question."""
        others = [each for each in self.match.answers if (each.turn, each.seat) != (turn, seat)]
        self.match.answers = [*others, MicroAnswer(turn, seat, text)]
