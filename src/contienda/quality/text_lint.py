"""Checks that a game's texts and rulebooks are complete: every key in three languages, none unused, plurals correct.

It checks the lesson too: its notes are texts, and what they say must still be true.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from contienda.core import packages
from contienda.core.errors import BadText
from contienda.core.game import Game
from contienda.core.names import snake_case
from contienda.core.vocabulary import NUMBER, Argument
from contienda.i18n.sides import side_goal
from contienda.i18n.speaker import COMMON, LANGUAGES, Speaker, required
from contienda.play import lesson, rulebook

PLURALS = {"ru": {"one", "few", "many"}, "es": {"one", "other"}, "en": {"one", "other"}}
PACKAGE = Path(__file__).parent.parent
TERM = ["forms", "means", "clause"]  # attributes of a glossary entry
Node = TypeVar("Node", bound=ftl.BaseNode)


def texts(game: Game) -> list[str]:
    """Return what is wrong with a game's texts."""
    needed = {*required(game), *lesson.cited(game), *terms(game, "en"), *planned(game)}
    spoken = Spoken(PACKAGE, Path(game.folder))
    numbers = number_arguments(game)
    problems = []
    for language in LANGUAGES:
        path = Path(game.folder) / "texts" / f"{language}.ftl"
        if not path.exists():
            problems.append(f"texts/{language}.ftl is missing")
            continue
        problems += file_problems(
            path,
            needed,
            lambda key: key in needed or explains(key, needed) or spoken.has(key),
            numbers,
        )
        problems += unreadable_help(path)
        if not problems:
            problems += unsayable(game, language)
    return problems + glossary(game) + lesson.problems(game) + sentences(Path(game.folder))


def planned(game: Game) -> set[str]:
    """Return the keys of texts that the lesson plans of a game name; texts written out in a plan are none."""
    found = (path.read_text(encoding="utf-8") for path in sorted((Path(game.folder) / "plans").glob("*.toml")))
    return {key for text in found for key in re.findall(r'"(plan-[a-z0-9]+(?:-[a-z0-9]+)*)"', text)}


def common_texts() -> list[str]:
    """Return what is wrong with the shared texts."""
    spoken = Spoken(PACKAGE)
    english = messages(COMMON / "en.ftl")[0]
    numbers = {key: plural_variables(message) for key, message in english.items()}
    problems = []
    for language in LANGUAGES:
        path = COMMON / f"{language}.ftl"
        problems += file_problems(path, set(english), spoken.has, numbers)
        problems += unreadable_help(path)
    return problems


def unreadable_help(path: Path) -> list[str]:
    """Return help texts that the command line cannot parse, since it does so without Fluent."""
    return [
        f"{path.name}: {key} must be one line without placeables"
        for key, message in messages(path)[0].items()
        if key.startswith("help-") and not is_plain(message)
    ]


def is_plain(message: ftl.Message) -> bool:
    """Tell whether a message is one line without placeables."""
    parts = message.value.elements if message.value is not None else []
    return len(parts) == 1 and isinstance(parts[0], ftl.TextElement) and "\n" not in parts[0].value


def file_problems(
    path: Path, needed: set[str], is_used: Callable[[str], bool], numbers: dict[str, set[str]]
) -> list[str]:
    """Return missing, unused and malformed keys of one file."""
    found, junk = messages(path)
    problems = [f"{path.name} line {line}: not a message" for line in junk]
    problems += [f"{path.name}: {key} is missing" for key in sorted(needed - set(found))]
    referenced = {each.id.name for message in found.values() for each in nodes(message, ftl.MessageReference)}
    for key, message in found.items():
        if key not in referenced and not is_used(key):
            problems.append(f"{path.name}: {key} is not used")
        wrong = plural_problems(message, numbers.get(key, set()), path.stem)
        problems += [f"{path.name}: {key}: {each}" for each in wrong]
    return problems


def explains(key: str, needed: set[str]) -> bool:
    """Tell whether the key is a help text of something declared."""
    return key.endswith("-help") and key.removesuffix("-help") in needed


class Spoken:
    """The keys used in the program: string constants, and f-string prefixes that continue with known words.

    The names of classes count as words too: steps and primitives are named after them.
    """

    def __init__(self, *folders: Path) -> None:
        self.whole: set[str] = set()
        self.beginnings: set[str] = set()
        self.words: set[str] = set()  # of all constants
        self.commands: set[str] = set()
        for path in [
            path for folder in folders if folder != PACKAGE for path in folder.rglob("*.js")
        ]:  # another's board
            self.whole.update(re.findall(r"[\"'`]([a-z_]+(?:-[a-z0-9_]+)*)[\"'`]", path.read_text(encoding="utf-8")))
        for path in [path for folder in folders for path in folder.rglob("*.py")]:
            if path.parent.name == "commands":
                self.commands.add(path.stem)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.whole.add(node.value)
                    self.words.update(re.split(r"[-_]", node.value))
                elif isinstance(node, ast.ClassDef):
                    self.words.update(snake_case(node.name).split("_"))
                elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    begin = str(node.values[0].value)
                    if re.fullmatch(r"[a-z_]+(-[a-z_]+)*-", begin):
                        self.beginnings.add(begin)

    def has(self, key: str) -> bool:
        """Tell whether that key is used somewhere."""
        return key in self.whole or any(self.goes_on(begin, key) for begin in self.beginnings) or self.helps(key)

    def helps(self, key: str) -> bool:
        """Tell whether the key is a help text of an argument, a command or a command's action."""
        name = key.removeprefix("help-")
        known = name in self.whole or name in self.commands
        return key != name and (known or any(self.goes_on(f"{each}-", name) for each in self.commands))

    def goes_on(self, begin: str, key: str) -> bool:
        rest = re.split(r"[-_]", key[len(begin) :])
        return key.startswith(begin) and all(word.isdigit() or word in self.words for word in rest)


def messages(path: Path) -> tuple[dict[str, ftl.Message], list[int]]:
    """Return the messages of a file by key, and the lines that are not messages."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, ftl.Message] = {}
    junk = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = entry
        elif isinstance(entry, ftl.Junk) and entry.span is not None:
            junk.append(text.count("\n", 0, entry.span.start) + 1)
    return found, junk


def nodes(root: ftl.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """Yield all nodes of that kind below a node."""
    if isinstance(root, kind):
        yield root
    for value in vars(root).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode) and not isinstance(each, ftl.Span):
                yield from nodes(each, kind)


# --- glossary --------------------------------------------------------------------------------------------------------


def terms(game: Game, language: str) -> dict[str, dict[str, str]]:
    """Return a game's glossary: the attributes of each `glossary-…`, by key."""
    path = Path(game.folder) / "texts" / f"{language}.ftl"
    found = messages(path)[0] if path.exists() else {}
    return {
        key: {each.id.name: plain_text(each.value) for each in message.attributes}
        for key, message in found.items()
        if key.startswith("glossary-")
    }


def plain_text(pattern: ftl.Pattern) -> str:
    return "".join(each.value for each in pattern.elements if isinstance(each, ftl.TextElement))


def glossary(game: Game) -> list[str]:
    """Return entries that are incomplete or cite a missing clause."""
    english = terms(game, "en")
    clauses = rulebook.load(game, "en").by_id if english and rulebook.exists(game) else {}
    problems = []
    for language in LANGUAGES:
        for key, said in terms(game, language).items():
            wrong = [f"lacks .{each}" for each in TERM if not said.get(each)]
            wrong += [f".{each} is unknown" for each in said if each not in TERM]
            clause = said.get("clause", "")
            if clause and clause not in clauses:
                wrong.append(f"clause {clause} does not exist")
            if key in english and clause != english[key].get("clause", ""):
                wrong.append("cites another clause than en.ftl")
            problems += [f"{language}.ftl: {key}: {each}" for each in wrong]
    return problems


# --- plurals ---------------------------------------------------------------------------------------------------------


def number_arguments(game: Game) -> dict[str, set[str]]:
    """Return, for each text of a verb or event, the arguments that count something."""
    said: list[tuple[str, list[Argument]]] = [(f"verb-{verb.name}", verb.arguments) for verb in game.vocabulary.verbs]
    said += [(f"event-{fact.kind}", fact.arguments) for fact in game.events]
    return {key: {each.name for each in arguments if each.piece.kind == NUMBER} for key, arguments in said}


def plural_variables(message: ftl.Message) -> set[str]:
    """Return the variables by which a message selects a plural."""
    return {name for select in nodes(message, ftl.SelectExpression) if (name := selector(select)) and keys(select)}


def selector(select: ftl.SelectExpression) -> str:
    return select.selector.id.name if isinstance(select.selector, ftl.VariableReference) else ""


def keys(select: ftl.SelectExpression) -> set[str]:
    """Return the plural categories a selector covers."""
    names = {each.key.name for each in select.variants if isinstance(each.key, ftl.Identifier)}
    return names & {"zero", "one", "two", "few", "many", "other"}


def plural_problems(message: ftl.Message, numbers: set[str], language: str) -> list[str]:
    """Require a plural for counted things; a bare figure is written NUMBER($n) to show that it is intended."""
    problems = []
    chosen: set[str] = set()
    for select in nodes(message, ftl.SelectExpression):
        known = keys(select)
        if known and not PLURALS[language] <= known:
            problems.append(f"the plural of ${selector(select)} lacks {', '.join(sorted(PLURALS[language] - known))}")
        if known:
            chosen.add(selector(select))
    shown = {
        placeable.expression.id.name
        for placeable in nodes(message, ftl.Placeable)
        if isinstance(placeable.expression, ftl.VariableReference)
    }
    problems += [f"${name} is shown without its plural" for name in sorted(shown & numbers - chosen)]
    if language == "ru":
        problems += [f"a bare figure comes before «{word}»: write its plural" for word in _counted(message)]
    return problems


def _counted(message: ftl.Message) -> Iterator[str]:
    """Find Russian words right after a bare figure that would have to agree with it."""
    for pattern in nodes(message, ftl.Pattern):
        for one, after in pairwise(pattern.elements):
            bare = isinstance(one, ftl.Placeable) and isinstance(one.expression, ftl.FunctionReference)
            word = (
                re.match(r"\s+([а-яё]{3,}(?:[аяыйь]|ов|ев))\b", after.value)
                if isinstance(after, ftl.TextElement)
                else None
            )
            if bare and word:
                yield word[1]


# --- formatting every message once -----------------------------------------------------------------------------------


def unsayable(game: Game, language: str) -> list[str]:
    """Return texts that fail when they are formatted."""
    speaker = Speaker(game, language, [f"seat {seat}" for seat in range(game.most)])
    problems = []
    for verb in game.vocabulary.verbs:
        try:
            speaker.action(verb.base)
            speaker.action(verb.base + verb.size - 1)
            speaker.explain(game.vocabulary.say(verb.base))
        except BadText as error:
            problems.append(str(error))
    for fact in game.events:
        values = [each.piece.first for each in fact.arguments]
        try:
            speaker.texts(f"event-{fact.kind}", **speaker.values(fact.arguments, values))
        except BadText as error:
            problems.append(str(error))
    for key in lesson.cited(game):
        try:
            speaker.texts(key)
        except BadText as error:
            problems.append(str(error))
    for preset in game.presets:
        for seat in range(len(game.sides)):
            try:
                side_goal(game, speaker.texts, seat, game.resolve(preset.name, {}))
            except BadText as error:
                problems.append(str(error))
    return problems


def sentences(folder: Path) -> list[str]:
    """Return user-facing sentences in the rules that belong in the texts.

    Errors, audits and the meanings of features in `observation.py` address engineers.
    """
    problems = []
    for path in sorted(folder.rglob("*.py")):
        if path.name == "observation.py" or Path(path.relative_to(folder).parts[0]).stem in packages.PARTS:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skip = set(_engineers(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skip:
                markup = re.search(r'[a-z]="|^M ?[-.\d]', node.value)  # a drawing, or a path in one
                if len(re.findall(r"[^\W\d_]{2,}", node.value)) > 2 and " " in node.value.strip() and not markup:
                    problems.append(
                        f"{path.name} line {node.lineno}: a sentence that belongs in the texts: {node.value[:40]!r}"
                    )
    return problems


def _engineers(tree: ast.Module) -> Iterator[int]:
    """Return strings that are not texts: docstrings, errors, audits, styles, declarations, descriptions of routes."""
    for node in ast.walk(tree):
        if (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) or (
            isinstance(node, ast.keyword) and node.arg in ("style", "description")
        ):
            yield id(node.value)
        elif isinstance(node, ast.AnnAssign):
            declared = [node.annotation]
            if node.value is not None and ast.unparse(node.target) in ("arguments", "parameters"):
                declared.append(node.value)
            for each in declared:
                yield from (id(part) for part in ast.walk(each))
        elif isinstance(node, ast.Raise) or (isinstance(node, ast.FunctionDef) and node.name.startswith("audit")):
            yield from (id(part) for part in ast.walk(node))


# --- rulebooks -------------------------------------------------------------------------------------------------------


def rulebooks(game: Game) -> list[str]:
    """Check that the three languages have the same clauses, of the same kinds, in the same order."""
    paths = {language: Path(game.folder) / "rulebook" / f"{language}.md" for language in LANGUAGES}
    missing = [f"rulebook/{path.name} is missing" for path in paths.values() if not path.exists()]
    if missing:
        return missing
    try:
        books = {language: rulebook.read(path) for language, path in paths.items()}
    except BadText as error:
        return [str(error)]
    problems = []
    wanted = [(clause.id, clause.kind) for clause in books["en"].clauses]
    for language, book in books.items():
        found = [(clause.id, clause.kind) for clause in book.clauses]
        for one, other in zip(wanted, found, strict=False):
            if one != other:
                problems.append(
                    f"rulebook/{language}.md: clause {other[0]} ({other[1]}) where en.md has {one[0]} ({one[1]})"
                )
                break
        if len(wanted) != len(found):
            problems.append(f"rulebook/{language}.md has {len(found)} clauses, en.md {len(wanted)}")
        problems += [f"rulebook/{language}.md: clause {each.id} is empty" for each in book.clauses if not each.text]
    return problems
