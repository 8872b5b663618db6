"""What happened in games, as columns of numbers: one row per game and, if wanted, per turn, decision and action.

The columns are packed, so that a table library can take them without a copy. The loops that fill them are inside the
compiled group; loops outside call the same methods.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.play.policy import Policy

OWNERS: Final = ("seat", "side", "player", "deck")  # arguments of a step that say for whom chance draws
NOBODY: Final = -1
GAME_COLUMNS: Final = 9  # game, over, ending, turns, decisions, forced, options, widest, chances
TURN_COLUMNS: Final = 6  # game, turn, decisions, options, chances, leader
DECISION_COLUMNS: Final = 7  # game, index, turn, seat, step, options, code
PIECE_COLUMNS: Final = 5  # game, seat, code, offered, taken
UNKNOWN: Final = -1.0  # a value nobody can tell


class Column:
    """Numbers that grow at the end."""

    def __init__(self) -> None:
        self.items = vec[i64]()

    def add(self, item: i64) -> None:
        self.items = append(self.items, item)


class RealColumn:
    """The same for numbers that are not whole."""

    def __init__(self) -> None:
        self.items = vec[float]()

    def add(self, item: float) -> None:
        self.items = append(self.items, item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Asked at the end of each turn for the game's own figures."""

    def markers(self, state: State) -> list[int]:
        return []


class Record:
    """The rows of some games. `endings` are the words that the column of endings counts."""

    def __init__(self, state: State, turns: bool, decisions: bool, pieces: bool, watcher: Watcher) -> None:
        self.seats: i64 = state.seats
        self.size: i64 = state.game.vocabulary.size
        self.turns = turns
        self.decisions = decisions
        self.pieces = pieces
        self.watches = turns or decisions  # whether it notices when a turn begins
        self.watcher = watcher
        self.judge = state.heuristics()
        self.endings = state.game.endings
        self.legal = Legal()
        self.games_table = [Column() for _ in range(GAME_COLUMNS)]
        self.scores = [RealColumn() for _ in range(state.seats)]
        self.wins = [RealColumn() for _ in range(state.seats)]
        self.turns_table = [Column() for _ in range(TURN_COLUMNS)]
        self.values = [RealColumn() for _ in range(state.seats)]
        self.markers: list[Column] = []
        self.decisions_table = [Column() for _ in range(DECISION_COLUMNS)]
        self.pieces_table = [Column() for _ in range(PIECE_COLUMNS)]
        # The columns that grow with every decision have names, so that nothing is looked up there.
        self.of_game = self.decisions_table[0]
        self.at_index = self.decisions_table[1]
        self.in_turn = self.decisions_table[2]
        self.by_seat = self.decisions_table[3]
        self.at_step = self.decisions_table[4]
        self.of_options = self.decisions_table[5]
        self.of_code = self.decisions_table[6]
        cells: i64 = (self.seats + 1) * self.size if pieces else 0
        self.offered = vec[i64]([0] * int(cells))  # of the current game, by seat and code; the first row is nobody's
        self.taken = vec[i64]([0] * int(cells))
        self.touched = vec[i64]([0] * int(cells))  # which of them are not 0
        self.touches: i64 = 0
        self.owner_divisor = vec[i64]()  # by step: how to read from its argument for whom chance draws; 0: nobody
        self.owner_width = vec[i64]()
        self.find_owners(state)
        self.game: i64 = 0
        self.turn: i64 = 0
        self.index: i64 = 0
        self.options: i64 = 0
        self.forced: i64 = 0
        self.widest: i64 = 0
        self.chances: i64 = 0
        self.turn_index: i64 = 0  # decisions, options and chances when the turn began
        self.turn_options: i64 = 0
        self.turn_chances: i64 = 0

    def find_owners(self, state: State) -> None:
        """Find, for each step, where its argument names a seat."""
        if state.depth == 0:
            return
        for step in state.game.step_objects.by_number:
            divisor: i64 = 1
            width: i64 = 0
            found = False
            for slot in step.arguments.split():
                parts = slot.split(":")
                width = int(parts[1]) if len(parts) > 1 else 0
                if parts[0] in OWNERS:
                    found = True
                    break
                divisor *= width
            self.owner_divisor = append(self.owner_divisor, divisor if found else 0)
            self.owner_width = append(self.owner_width, width)

    # --- one game ---------------------------------------------------------------------------------------------------

    def begin(self, state: State, game: i64) -> None:
        """Start the rows of a game."""
        self.game = game
        self.turn = state.game.turn(state) if self.watches else 0
        self.index = 0
        self.options = 0
        self.forced = 0
        self.widest = 0
        self.chances = 0
        self.turn_index = 0
        self.turn_options = 0
        self.turn_chances = 0

    def look(self, state: State) -> None:
        """List the legal actions in `legal`, and count them."""
        legal = self.legal
        legal.count = 0
        state.legal(legal)
        width = legal.count
        self.options += width
        if width > self.widest:
            self.widest = width
        if width == 1:
            self.forced += 1

    def chose(self, state: State, seat: i64, action: i64) -> None:
        """Write down a decision among what `look` listed."""
        if self.decisions:
            self.of_game.add(self.game)
            self.at_index.add(self.index)
            self.in_turn.add(self.turn)
            self.by_seat.add(seat)
            self.at_step.add(state.step() if state.depth > 0 else NOBODY)
            self.of_options.add(self.legal.count)
            self.of_code.add(action)
        if self.pieces:
            row: i64 = (seat + 1) * self.size
            codes = self.legal.codes
            i: i64 = 0
            while i < self.legal.count:
                cell: i64 = row + codes[i]
                if self.offered[cell] == 0:
                    self.touched[self.touches] = cell
                    self.touches += 1
                self.offered[cell] += 1
                i += 1
            self.taken[row + action] += 1
        self.index += 1

    def decided(self, state: State, seat: i64, action: i64) -> None:
        """Write down a decision that somebody else made."""
        self.look(state)
        self.chose(state, seat, action)

    def drawn(self, state: State, action: i64) -> None:
        """Write down an outcome of chance, before it happens."""
        self.chances += 1
        if self.pieces:
            cell: i64 = (self.owner(state) + 1) * self.size + action
            if self.offered[cell] == 0:
                self.touched[self.touches] = cell
                self.touches += 1
            self.offered[cell] += 1
            self.taken[cell] += 1

    def owner(self, state: State) -> i64:
        """For whom chance draws: the seat that the step names, or nobody."""
        if state.depth == 0:
            return NOBODY
        number = state.step()
        divisor = self.owner_divisor[number]
        if divisor == 0:
            return NOBODY
        found: i64 = state.argument() // divisor
        width = self.owner_width[number]
        if width > 0:
            found %= width
        return found if found < self.seats else NOBODY

    def moved(self, state: State) -> None:
        """Notice the end of a turn, after an action."""
        if self.watches:
            now = state.game.turn(state)
            if now != self.turn and state.actor() != OVER:
                self.end_turn(state)
                self.turn = now

    def end_turn(self, state: State) -> None:
        """Write down a turn that has just ended."""
        if self.turns:
            table = self.turns_table
            table[0].add(self.game)
            table[1].add(self.turn)
            table[2].add(self.index - self.turn_index)
            table[3].add(self.options - self.turn_options)
            table[4].add(self.chances - self.turn_chances)
            table[5].add(self.judged(state))
            figures = self.watcher.markers(state)
            while len(self.markers) < len(figures):
                self.markers.append(Column())
            for at, figure in enumerate(figures):
                self.markers[at].add(figure)
        self.turn_index = self.index
        self.turn_options = self.options
        self.turn_chances = self.chances

    def judged(self, state: State) -> i64:
        """Write down what each seat can expect, and return the seat that can expect most; nobody if several can."""
        over = state.actor() == OVER
        known = over or (self.judge.horizon >= 0 and self.judge.settled(state))
        scores = state.scores() if over else []
        best = UNKNOWN
        leader: i64 = NOBODY
        seat: i64 = 0
        while seat < self.seats:
            value = UNKNOWN
            if known:
                value = scores[seat] if over else self.judge.value(state, seat)
            self.values[seat].add(value)
            if value > best:
                best = value
                leader = seat
            elif value == best:
                leader = NOBODY
            seat += 1
        return leader

    def finish(self, state: State) -> None:
        """Write down the game, finished or stopped at its bound."""
        over = state.actor() == OVER
        if self.watches:
            if over:
                self.turn = max(self.turn, state.game.turn(state))
            self.end_turn(state)
        ending: i64 = NOBODY
        if over:
            ending = self.endings.index(state.ending())
        table = self.games_table
        table[0].add(self.game)
        table[1].add(1 if over else 0)
        table[2].add(ending)
        table[3].add(state.game.turn(state))
        table[4].add(self.index)
        table[5].add(self.forced)
        table[6].add(self.options)
        table[7].add(self.widest)
        table[8].add(self.chances)
        scores = state.scores() if over else []
        best = max(scores) if over else 0.0
        winners = scores.count(best)
        seat: i64 = 0
        while seat < self.seats:
            won = over and winners < len(scores) and scores[seat] == best
            self.scores[seat].add(scores[seat] if over else UNKNOWN)
            self.wins[seat].add(1.0 / winners if won else 0.0)
            seat += 1
        if self.pieces:
            self.write_pieces()

    def write_pieces(self) -> None:
        """Write down what was offered and taken in the game, and forget it."""
        table = self.pieces_table
        i: i64 = 0
        while i < self.touches:
            cell = self.touched[i]
            table[0].add(self.game)
            table[1].add(cell // self.size - 1)
            table[2].add(cell % self.size)
            table[3].add(self.offered[cell])
            table[4].add(self.taken[cell])
            self.offered[cell] = 0
            self.taken[cell] = 0
            i += 1
        self.touches = 0

    @property
    def rows(self) -> int:
        """How many rows there are, in all tables."""
        found = 0
        for table in (self.games_table, self.turns_table, self.decisions_table, self.pieces_table):
            found += len(table[0].items)
        return found


def random_games(record: Record, start: State, seed: i64, first: i64, count: i64, bound: i64) -> None:
    """Play games `first` to `first + count - 1` at random: the same games as `playout.batch`."""
    number = first
    while number < first + count:
        rng = Rng(seed, number)
        state = start.copy()
        record.begin(state, number)
        taken: i64 = 0
        actor = state.actor()
        while actor != OVER and taken < bound:
            if actor == CHANCE:
                action = state.sample(rng)
                record.drawn(state, action)
            else:
                record.look(state)
                action = record.legal.codes[rng.below(record.legal.count)]
                record.chose(state, actor, action)
            state.advance(action)
            record.moved(state)
            taken += 1
            actor = state.actor()
        record.finish(state)
        number += 1


def random_actions(start: State, seed: i64, number: i64, bound: i64) -> list[int]:
    """Play one of these games again and return all its actions."""
    found: list[int] = []
    rng = Rng(seed, number)
    state = start.copy()
    legal = Legal()
    while state.actor() != OVER and len(found) < bound:
        if state.actor() == CHANCE:
            action = state.sample(rng)
        else:
            legal.count = 0
            state.legal(legal)
            action = legal.codes[rng.below(legal.count)]
        state.advance(action)
        found.append(action)
    return found


def policy_games(
    record: Record,
    start: State,
    policies: list[Policy],
    seed: i64,
    thoughts: i64,
    first: i64,
    count: i64,
    bound: i64,
) -> None:
    """Play games between policies; chance and thought draw from streams of their own, as bots do."""
    number = first
    while number < first + count:
        chance = Rng(seed, number)
        thought = Rng(seed, thoughts + number)
        state = start.copy()
        record.begin(state, number)
        taken: i64 = 0
        actor = state.actor()
        while actor != OVER and taken < bound:
            if actor == CHANCE:
                action = state.sample(chance)
                record.drawn(state, action)
            else:
                record.look(state)
                action = policies[actor].pick(state, actor, record.legal, thought)
                record.chose(state, actor, action)
            state.advance(action)
            record.moved(state)
            taken += 1
            actor = state.actor()
        record.finish(state)
        number += 1
