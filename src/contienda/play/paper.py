"""A game on a real table: what has to be drawn or rolled now, and what people typed as the answer.

Chance steps that follow one another for the same reason are one question: "draw five cards". Nothing here changes the
game; the terminal and live tables apply the outcomes.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TypedDict

from contienda.core.errors import BadOption
from contienda.core.events import EVERYBODY, Event
from contienda.core.game import Game
from contienda.core.state import CHANCE, State
from contienda.core.vocabulary import Verb
from contienda.i18n.speaker import Speaker

NOBODY = -1
MOST_IN_A_ROW = 60  # a deal of Black Hat is the longest
NEAR = 5  # how many of several matches an error names
# Letters that look the same on a printed card, in whichever alphabet they are typed.
LOOKALIKES = str.maketrans("авекмнорстух", "abekmhopctyx")


class Outcome(TypedDict):
    """One possible outcome and how many cards, chits or faces lead to it."""

    code: int
    copies: int


class Asking:
    """What the table has to find out: an outcome, or several of the same kind in a row."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.key = occasion(game, state)
        self.codes = state.actions()
        self.verb: Verb = game.vocabulary.say(self.codes[0]).verb
        self.seat = drawer(state, self.codes)  # who draws it unseen, or NOBODY
        self.count = in_a_row(game, state)

    @property
    def dice(self) -> bool:
        """Tell whether numbers are rolled, not things drawn."""
        return all(not argument.piece.names and argument.piece.kind != "seat" for argument in self.verb.arguments)

    def outcomes(self) -> list[Outcome]:
        """Return what is possible now, with the number of copies."""
        weights = self.state.weights()
        return [Outcome(code=code, copies=int(weight)) for code, weight in zip(self.codes, weights, strict=True)]


def occasion(game: Game, state: State) -> tuple[int, ...]:
    """Return what two outcomes in a row must share to be asked for together: verb, pile, step and who sees them."""
    first = state.actions()[0]
    return (
        game.vocabulary.say(first).verb.base,
        game.deal_stream(state),
        int(state.step()) if state.depth else 0,
        int(state.witnesses(first)),
    )


def drawer(state: State, codes: list[int]) -> int:
    """Return the seat that alone sees the outcome; NOBODY if all see it."""
    common = EVERYBODY
    for code in codes:
        common &= int(state.witnesses(code))
    return common.bit_length() - 1 if common > 0 and common & (common - 1) == 0 else NOBODY


def in_a_row(game: Game, state: State) -> int:
    """Return how many outcomes of this kind come before anybody decides, as far as that is known now."""
    probe = state.copy()
    key = occasion(game, probe)
    found = 0
    while found < MOST_IN_A_ROW and probe.actor() == CHANCE and occasion(game, probe) == key:
        probe.apply(probe.actions()[0])
        found += 1
    return found


def open_to_all(events: list[Event], seats: int) -> None:
    """Let every seat read these events: who keeps a table on paper has seen all cards. Spectators still have not."""
    everybody_seated = (1 << seats) - 1
    for event in events:
        if event.audience != EVERYBODY:
            event.audience = everybody_seated


# --- words ------------------------------------------------------------------------------------------------------------


def question(asked: Asking, speaker: Speaker, step: str) -> str:
    """Return what to do at the real table, with the name of whoever draws; the question of the step if nothing else."""
    key = f"enter-{asked.verb.name}"
    if not speaker.texts.has(key):
        return speaker.question(step)
    who = speaker.seat(asked.seat) if asked.seat >= 0 else speaker.texts("paper-open")
    return speaker.texts(key, who=who, count=asked.count, step=speaker.question(step))


def label(game: Game, speaker: Speaker, code: int) -> str:
    """Return what is printed on the card or chit, or the numbers rolled."""
    said = game.vocabulary.say(code)
    found = []
    for argument, value in zip(said.verb.arguments, said.values, strict=True):
        piece = argument.piece
        if piece.kind == "seat":
            found.append(speaker.seat(value))
        elif piece.names:
            found.append(speaker.label(piece.kind, piece.name(value)))
        else:
            found.append(str(value))
    return " ".join(found)


def short_names(game: Game, speaker: Speaker, code: int) -> list[str]:
    """Return short forms that mean this outcome: the printed id, the number and words such as "tails"."""
    said = game.vocabulary.say(code)
    found = []
    for argument, value in zip(said.verb.arguments, said.values, strict=True):
        if argument.piece.names:
            name = argument.piece.name(value)
            found.append(name)
            found += speaker.forms(argument.piece.kind, name).get("typed", "").split()
        elif argument.piece.kind == "seat":
            found.append(str(value + 1))
    return found


# --- what people typed ------------------------------------------------------------------------------------------------


def read(asked: Asking, speaker: Speaker, text: str) -> list[int]:
    """Return the outcomes that somebody typed, or one clear refusal; every one of them is possible in that order."""
    if asked.dice:
        return [read_dice(asked, text)]
    words = [word for part in parts(text) for word in apart(asked, speaker, part)]
    probe = asked.state.copy()
    found: list[int] = []
    for word in words:
        if probe.actor() != CHANCE or occasion(asked.game, probe) != asked.key:
            raise BadOption("error-paper-many", count=len(found), given=len(words))
        code = one(asked, speaker, probe.actions(), word)
        probe.apply(code)
        found.append(code)
    if not found:
        raise BadOption("error-paper-nothing")
    return found


def parts(text: str) -> list[str]:
    """Split what was typed at commas and semicolons."""
    return [part for part in (each.strip() for each in re.split(r"[,;]", text)) if part]


def apart(asked: Asking, speaker: Speaker, part: str) -> list[str]:
    """Split at spaces too, unless the whole is the name of one thing."""
    return [part] if " " not in part or matches(asked, speaker, asked.codes, part) else part.split()


def read_dice(asked: Asking, text: str) -> int:
    """Read rolled numbers, in any order if the order means nothing."""
    faces = re.findall(r"\d+", text)
    wanted = len(asked.verb.arguments)
    if len(faces) == 1 and len(faces[0]) == wanted > 1:
        faces = list(faces[0])  # "356"
    if len(faces) != wanted:
        raise BadOption("error-paper-dice", wanted=wanted, given=len(faces))
    rolled = [int(face) for face in faces]
    for code in asked.codes:
        values = asked.game.vocabulary.say(code).values
        if values == rolled or (asked.verb.unordered and sorted(values) == sorted(rolled)):
            return code
    raise BadOption("error-paper-roll", rolled=" ".join(faces))


def one(asked: Asking, speaker: Speaker, codes: list[int], word: str) -> int:
    """Return the one outcome that the word means."""
    found = matches(asked, speaker, codes, word)
    if len(found) == 1:
        return found[0]
    named = [label(asked.game, speaker, code) for code in found]
    if found:
        some = " · ".join(named[:NEAR]) + (" …" if len(named) > NEAR else "")
        raise BadOption("error-paper-several", word=word, some=some)
    known = matches(asked, speaker, list(range(asked.verb.base, asked.verb.base + asked.verb.size)), word)
    if known:
        raise BadOption("error-paper-out", card=label(asked.game, speaker, known[0]))
    raise BadOption("error-paper-unknown", word=word)


def matches(asked: Asking, speaker: Speaker, codes: list[int], word: str) -> list[int]:
    """Return the outcomes a word can mean: by id, else by number, else by name, else by part of a name."""
    wanted = plain(word)
    if not wanted:
        return []
    short = {code: [plain(each) for each in short_names(asked.game, speaker, code)] for code in codes}
    by_id = [code for code in codes if wanted in short[code]]
    if by_id:
        return by_id
    trimmed = trim(wanted)
    by_number = [code for code in codes if any(trimmed in (trim(each), digits(each)) for each in short[code])]
    if by_number and any(letter.isdigit() for letter in wanted):
        return by_number
    if wanted.isdigit():
        return []  # a number is never a part of a name
    names = {code: plain(label(asked.game, speaker, code)) for code in codes}
    exact = [code for code in codes if names[code] == wanted]
    starts = [code for code in codes if any(plain(each).startswith(wanted) for each in tails(asked, speaker, code))]
    return exact or starts or [code for code in codes if wanted in names[code]]


def tails(asked: Asking, speaker: Speaker, code: int) -> list[str]:
    """Return the name from each of its words on, so that "firewall" finds "Next-generation firewall"."""
    words = label(asked.game, speaker, code).split()
    return [" ".join(words[at:]) for at in range(len(words))]


def plain(word: str) -> str:
    """Return a word without case, accents, spaces and signs, with letters that look alike made the same."""
    folded = unicodedata.normalize("NFD", word.casefold().replace("ё", "е"))
    bare = "".join(each for each in folded if each.isalnum())
    return bare.translate(LOOKALIKES)


def trim(word: str) -> str:
    """Return an id without leading zeros in its number: b1 for b01."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", word)


def digits(word: str) -> str:
    """Return the number of an id: 1 for b01."""
    return trim("".join(each for each in word if each.isdigit()))
