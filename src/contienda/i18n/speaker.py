"""Texts for people, in their language: Project Fluent, one source for terminal, log, page and print.

Every game has `texts/{es,en,ru}.ftl`; shared texts are in the package's own `texts/`. Keys follow from names: `verb-…`,
`event-…`, `step-…`, `ending-…`, `option-…`, `preset-…`, and `kind-name` for each piece. A piece may carry its
grammatical forms as attributes (`.acc`, `.gen`); a text gets them as `$element_acc` beside `$element`.

A text that a language lacks falls back to English; `contienda check` lists what is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from contienda.core import packages
from contienda.core.errors import BadText, ContiendaError, shown
from contienda.core.events import Event
from contienda.core.game import Game
from contienda.core.state import CHANCE
from contienda.core.vocabulary import SEAT, Argument, Said
from contienda.i18n.languages import FALLBACK as FALLBACK
from contienda.i18n.languages import LANGUAGES as LANGUAGES

COMMON = Path(__file__).parent / "texts"


class Texts:
    """All messages of some folders in one language; later folders win."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path, lacking = chosen(language, folder)
            self.bundle.add_resource(lacking, allow_overrides=True)
            self.bundle.add_resource(_read(path), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key) and self.bundle.get_message(key).value is not None

    def __call__(self, key: str, **values: str | int | float) -> str:
        """Format the message of that key with its values."""
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            raise BadText("error-no-text", text=key, language=self.language)
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise BadText("error-text", text=key, language=self.language, reason=errors[0])
        return str(text)

    def forms(self, key: str) -> dict[str, str]:
        """Format a message and its attributes, by attribute name ("" for the message itself)."""
        found = {"": self(key)}
        for name, pattern in self.bundle.get_message(key).attributes.items():
            found[name] = str(self.bundle.format_pattern(pattern, {})[0])
        return found


@lru_cache(maxsize=64)
def _read(path: Path) -> Resource:
    """Parse a file of texts; parsing takes about a tenth of a second."""
    return FluentResource(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def chosen(language: str, folder: Path) -> tuple[Path, Resource]:
    """Return a folder's file in that language, and the English text of what it lacks."""
    path, english = folder / f"{language}.ftl", folder / f"{FALLBACK}.ftl"
    if not path.exists() and (language not in LANGUAGES or not english.exists()):
        raise BadText("error-no-texts", folder=f"{folder.parent.name}/{folder.name}", language=language)
    if not path.exists():
        return english, Resource([])
    lacking = keys(english) - keys(path) if english.exists() else set()
    if not lacking:
        return path, Resource([])
    said = [each for each in _read(english).body if isinstance(each, Message | Term)]
    return path, Resource([each for each in said if f"{'-' * isinstance(each, Term)}{each.id.name}" in lacking])


def keys(path: Path) -> set[str]:
    """List the messages and terms of a file without the cost of parsing it."""
    return set(re.findall(r"^(-?[A-Za-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE))


def source(language: str, folder: Path) -> str:
    """Return all texts of a folder in that language as one Fluent source, for the page."""
    path, lacking = chosen(language, folder)
    return FluentSerializer().serialize(lacking) + path.read_text(encoding="utf-8")


@lru_cache(maxsize=len(LANGUAGES))
def common(language: str) -> Texts:
    """Return the shared texts, parsed once."""
    return Texts(language, COMMON)


def holding(key: str, language: str) -> Texts | None:
    """Return the texts that have that key: the shared ones, else those of the first game that has it, else None.

    This loads no game, so the error of a broken one can still be shown.
    """
    shared = common(language)
    if shared.has(key):
        return shared
    folder = _owners(tuple(packages.names())).get(key)
    found = _of_folder(folder, language) if folder is not None else None
    return found if found is not None and found.has(key) else None


@lru_cache(maxsize=4)
def _owners(games: tuple[str, ...]) -> dict[str, Path]:
    """Map each key to the folder that owns it."""
    owners: dict[str, Path] = {}
    for name in games:
        home = packages.home(name)
        path = home / "texts" / f"{FALLBACK}.ftl" if home is not None else None
        for key in keys(path) if path is not None and path.is_file() else ():
            owners.setdefault(key, path.parent)  # type: ignore[union-attr]
    return owners


@lru_cache(maxsize=64)
def _of_folder(folder: Path, language: str) -> Texts | None:
    try:
        return Texts(language, COMMON, folder)
    except BadText:
        return None


def error_sentence(error: ContiendaError, language: str) -> str:
    """Localise an error; one without a text is already a sentence."""
    texts = holding(error.key, language)
    if texts is None:
        return error.key
    return filled(texts, error.key, error.values)


def filled(texts: Texts, key: str, values: Mapping[str, object]) -> str:
    """The text of that key. An error among its values is a sentence too: where it ends, one mark is enough."""
    inner = {name: each for name, each in values.items() if isinstance(each, ContiendaError)}
    said = {name: shown(each) for name, each in values.items() if name not in inner}
    told = texts(key, **said, **{name: each.phrase(texts.language) for name, each in inner.items()})
    for each in inner.values():
        phrase, sentence = each.phrase(texts.language), each.sentence(texts.language)
        if told.endswith(phrase):
            told = told.removesuffix(phrase) + sentence
        elif phrase.endswith("?"):
            told = told.replace(f"{phrase}.", phrase)
    return told


def of_game(game: Game, language: str) -> Texts:
    """Return a game's own texts on top of the shared ones."""
    return Texts(language, COMMON, Path(game.folder) / "texts")


class Speaker:
    """Puts the actions, events and questions of one game into words, in one language."""

    def __init__(self, game: Game, language: str, seats: list[str]) -> None:
        self.game = game
        self.seats = seats  # names of the seats
        self.texts = of_game(game, language)
        self.facts = {fact.kind: fact for fact in game.events}

    def values(self, arguments: list[Argument], given: list[int]) -> dict[str, str | int]:
        """Convert arguments to words: seats and pieces with their forms, numbers as numbers."""
        found: dict[str, str | int] = {}
        for argument, value in zip(arguments, given, strict=True):
            piece = argument.piece
            if piece.kind == SEAT:
                found[argument.name] = self.seat(value)
            elif piece.names:
                for form, word in self.forms(piece.kind, piece.name(value)).items():
                    found[f"{argument.name}_{form}" if form else argument.name] = word
            else:
                found[argument.name] = value
        return found

    def seat(self, number: int) -> str:
        """Return the name of a seat; beyond the table's seats there may be a player without a seat."""
        return self.seats[number] if number < len(self.seats) else self.texts("seat-robot")

    def forms(self, kind: str, name: str) -> dict[str, str]:
        """Return the name of a piece with its grammatical forms."""
        if kind in self.game.named_by_data:
            return self.game.forms(kind, name, self.texts.language) or {"": name}
        return self.texts.forms(f"{kind}-{name}")

    def label(self, kind: str, name: str) -> str:
        """Return what is printed on a piece: its id and name where it has both."""
        forms = self.forms(kind, name)
        return forms.get("label") or forms[""]

    def action(self, code: int) -> str:
        said = self.game.vocabulary.say(code)
        return self.texts(f"verb-{said.verb.name}", **self.values(said.verb.arguments, said.values))

    def explain(self, said: Said) -> str:
        """Explain an action, for `?`: the pieces it names, or the verb itself."""
        lines = [self.texts(f"verb-{said.verb.name}-help")]
        for argument, value in zip(said.verb.arguments, said.values, strict=True):
            piece = argument.piece
            key = f"{piece.kind}-{piece.name(value)}-help"
            if piece.kind in self.game.named_by_data:
                told = self.forms(piece.kind, piece.name(value)).get("help")
                if told:
                    lines.append(told)
            elif piece.names and self.texts.has(key):
                lines.append(self.texts(key))
        return " ".join(lines)

    def event(self, event: Event) -> str:
        if event.kind == "decided":
            actor, code = event.arguments
            if actor == CHANCE:
                return self.action(code)
            return self.texts("said", who=self.seats[actor], what=self.action(code))
        fact = self.facts[event.kind]
        return self.texts(f"event-{event.kind}", **self.values(fact.arguments, event.arguments))

    def opened(self, public: Event, private: Event) -> str:
        """Tell a public event with the cards that the private one after it names: for whoever may see all cards."""
        pieces = zip(self.facts[private.kind].arguments, private.arguments, strict=True)
        named = [(each.piece.kind, each.piece.name(value)) for each, value in pieces if each.piece.names]
        return ": ".join([self.event(public), ", ".join(self.label(*piece) for piece in named)])

    def leads_on(self, decision: Event) -> bool:
        """Tell whether that was a menu choice, which a later event reports."""
        return self.game.vocabulary.say(decision.arguments[1]).verb.name in self.game.menu

    def speaks_for(self, event: Event) -> str:
        """Return the kind of event that this one replaces if it comes right before."""
        return self.facts[event.kind].instead if event.kind in self.facts else ""

    def question(self, step: str) -> str:
        return self.texts(f"step-{step}")


def required(game: Game) -> list[str]:
    """List every key a game's texts must have, from the game's declarations."""
    keys = ["game-name", "game-about"]
    pieces = {}
    for verb in game.vocabulary.verbs:
        keys += [f"verb-{verb.name}", f"verb-{verb.name}-help"]
        if verb.adjusts:
            keys.append(f"adjust-{verb.name}")  # a short name for lists of changes
        pieces.update({argument.piece.kind: argument.piece for argument in verb.arguments})
    for fact in game.events:
        keys.append(f"event-{fact.kind}")
        pieces.update({argument.piece.kind: argument.piece for argument in fact.arguments})
    for piece in [each for each in pieces.values() if each.kind not in game.named_by_data]:
        keys += [f"{piece.kind}-{name}" for name in piece.names]
    keys += [f"step-{step}" for step in game.steps]
    keys += [f"ending-{ending}" for ending in game.endings]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        if option.kind == "choice":
            keys += [f"option-{option.name}-{choice}" for choice in option.choices]
    for preset in game.presets:
        keys += [f"preset-{preset.name}", f"preset-{preset.name}-help"]
    for seat in range(len(game.sides)):
        keys += [f"side-{seat}", f"side-{seat}-goal"]
    return keys
