"""The tutorial of a game: a short scripted game with notes that teach and decisions for the learner.

`lesson.json` in a game's folder names the setup, the learner's seat and the steps. A step shows a note (the key of a
text), plays actions, or asks the learner for one; actions are written in the vocabulary: `collect(5, 4)`. The notes
describe the board, so the file is tied to one version of the game and to its exact course.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from contienda.core.errors import BadReplay, ContiendaError
from contienda.core.game import Game
from contienda.core.vocabulary import Piece
from contienda.play.match import Match
from contienda.play.replay import check

FILE = "lesson.json"
FORMAT = "contienda-lesson/1"
KINDS: list[set[str]] = [{"note"}, {"do"}, {"ask"}, {"note", "do"}, {"note", "ask"}]  # the keys a step may have
AGAIN = "check its notes against the game, then rewrite it with CONTIENDA_REWRITE=1 (tests/core/test_lesson.py)"


class Step:
    """A note to read first ("" for none), then the actions; the learner takes them if `ask` is set."""

    def __init__(self, note: str, words: list[str], asked: bool) -> None:
        self.note = note
        self.words = words
        self.asked = asked


class Lesson:
    """A scripted game. The last step has only a note, so that every position is shown."""

    def __init__(self, found: dict[str, object]) -> None:
        """Read the file, or raise an error that names the wrong key."""
        if found.get("format") != FORMAT:
            raise wrong("format")
        self.version = _number(found, "version")
        self.learner = _number(found, "learner")
        self.preset = _word(found, "preset")
        self.check = _word(found, "check")  # checksum of the positions, chained as in replays
        self.seats = _words(found, "seats")  # keys of texts that name the seats
        options, steps = found.get("options"), found.get("steps")
        if not isinstance(options, dict):
            raise wrong("options")
        if not isinstance(steps, list) or not steps:
            raise wrong("steps")
        if not 0 <= self.learner < len(self.seats):
            raise wrong("learner")
        self.options: dict[str, object] = options
        self.steps = [_step(number, each) for number, each in enumerate(steps, 1)]
        if self.steps[-1].words:
            raise BadReplay(f"step {len(steps)} is the last: it only shows a note")

    def cited(self) -> list[str]:
        """Return the keys of all texts it needs."""
        return [*self.seats, *(step.note for step in self.steps if step.note)]

    def play(self, game: Game) -> Iterator[tuple[Step, Match]]:
        """Yield each step with the match before it."""
        match = Match(game, self.seats, game.resolve(self.preset, self.options))
        for number, step in enumerate(self.steps, 1):
            yield step, match
            for words in step.words:
                try:
                    if step.asked and match.state.actor() != self.learner:
                        raise BadReplay(f"{words} is not for the learner to decide")
                    match.apply(code(game, words))
                except ContiendaError as error:
                    raise BadReplay(f"step {number}: {error}") from None

    def course(self, game: Game) -> str:
        """Return a checksum of every position it shows."""
        now = 0
        for _, match in self.play(game):
            now = check(match.state, now)
        return f"{now:08x}"


def exists(game: Game) -> bool:
    return _path(game).is_file()


def load(game: Game) -> Lesson:
    """Load the lesson of a game; use `problems` to check that it can be played."""
    try:
        found = json.loads(_path(game).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadReplay(f"it cannot be read: {error}") from None
    if not isinstance(found, dict):
        raise wrong("format")
    return Lesson(found)


def cited(game: Game) -> list[str]:
    """Return the keys a game's lesson cites; none if there is no readable lesson."""
    try:
        return load(game).cited() if exists(game) else []
    except BadReplay:
        return []


def problems(game: Game) -> list[str]:
    """Return what is wrong with a game's lesson."""
    if not exists(game):
        return []
    try:
        found = load(game)
        if found.version != game.version:
            return [f"{FILE} is for version {found.version} of the game, not {game.version}: {AGAIN}"]
        course = found.course(game)
    except ContiendaError as error:
        return [f"{FILE}: {error}"]
    if course != found.check:
        return [f"{FILE}: the game runs differently, {course} instead of {found.check}: {AGAIN}"]
    notes = [step.note for step in found.steps if step.note]
    return [f"{FILE}: {note} is shown twice" for note in sorted(set(notes)) if notes.count(note) > 1]


def code(game: Game, words: str) -> int:
    """Return the action of these words, as `Said` writes them."""
    name, _, inside = words.removesuffix(")").partition("(")
    given = inside.split(", ") if inside else []
    verb = game.vocabulary.by_name.get(name)
    arguments = verb.arguments if verb is not None else []
    values = [_value(argument.piece, word) for argument, word in zip(arguments, given, strict=False)]
    return game.vocabulary.code(name, values + [0] * (len(given) - len(values)))


def _value(piece: Piece, word: str) -> int:
    if word in piece.names:
        return piece.names.index(word) + piece.first
    if piece.names or not word.isdecimal():
        raise BadReplay(f"there is no {piece.kind} {word!r}")
    return int(word)


# --- reading the file ------------------------------------------------------------------------------------------------


def wrong(key: str) -> BadReplay:
    return BadReplay(f"{key!r} is missing or has the wrong type")


def _path(game: Game) -> Path:
    return Path(game.folder) / FILE


def _number(found: dict[str, object], key: str) -> int:
    value = found.get(key)
    if type(value) is not int:
        raise wrong(key)
    return value


def _word(found: dict[str, object], key: str, otherwise: str | None = None) -> str:
    value = found.get(key, otherwise)
    if not isinstance(value, str):
        raise wrong(key)
    return value


def _words(found: dict[str, object], key: str) -> list[str]:
    value = found.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise wrong(key)
    return value


def _step(number: int, found: object) -> Step:
    given = set(found) if isinstance(found, dict) else set()
    if not isinstance(found, dict) or given not in KINDS:
        raise BadReplay(f"step {number} needs a note, something to do or something to ask, or a note with one of these")
    asked = "ask" in found
    words = [_word(found, "ask")] if asked else _words(found, "do")
    return Step(_word(found, "note", ""), words, asked)
