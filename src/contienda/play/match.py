"""A game in progress: its position, its history, its events, and undo.

The terminal and live tables build on this. Undo goes back within one seat's own chain of decisions, never past a roll,
a draw or somebody else's decision.
"""

from __future__ import annotations

from contienda.core.events import Mark, Recorder
from contienda.core.game import Game
from contienda.core.options import as_written
from contienda.core.state import CHANCE, OVER, RULING, State
from contienda.play.replay import MicroAnswer, Replay


class Match:
    """One game with its history."""

    def __init__(self, game: Game, seats: list[str], options: dict[str, int]) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.seats = seats
        self.options = options
        self.state = game.start(len(seats), options)
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        self.actions: list[int] = []
        self.players: list[str] = []  # by seat: human, bot:search … (if known)
        self.dice = ""  # "physical" if outcomes are typed in
        self.answers: list[MicroAnswer] = []  # to the questions of the micro-debrief
        self._before: list[tuple[int, State, Mark]] = []  # for each action: who decided, and the state before it

    def apply(self, action: int) -> None:
        actor = RULING if self.game.is_adjustment(action) else int(self.state.actor())
        before = (actor, self.state.copy(), self.recorder.mark())
        self.state.apply(action)
        self._before.append(before)
        self.actions.append(action)

    @property
    def over(self) -> bool:
        return bool(self.state.actor() == OVER)

    def last_actor(self) -> int | None:
        """Return who took the last action that can still be undone."""
        return self._before[-1][0] if self._before else None

    def undo(self, seat: int) -> bool:
        """Undo that seat's last decision, if nothing was rolled or decided since.

        If chance outcomes are typed in, CHANCE can undo the last one: the real dice are still on the table.
        """
        if self.last_actor() != seat or (seat == CHANCE and not self.dice):
            return False
        _, state, mark = self._before.pop()
        self.actions.pop()
        self.recorder.rewind(mark)
        state.recorder = self.recorder
        self.state = state
        return True

    def replay(self) -> Replay:
        return Replay(
            self.game.id,
            self.game.version,
            as_written(self.game.options, self.options),
            self.seats,
            list(self.actions),
            self.game.scenario_text,
            self.players,
            self.dice,
            answers=self.answers,
        )


def of(replay: Replay, until: int | None = None) -> Match:
    """Play a replay again, with its events."""
    game, _ = replay.start()
    match = Match(game, replay.seats, game.resolve(game.presets[0].name, dict(replay.options)))
    match.answers = list(replay.answers)
    for action in replay.actions[:until]:
        match.apply(action)
    return match
