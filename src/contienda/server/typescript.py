"""TypeScript types of everything on the wire: `python -m contienda.server.typescript FOLDER` writes them.

Requests, responses, socket frames and table documents go to `lib/wire.ts`, those of classes to `classroom/wire.ts`, the
view of a game to its own `games/ID/wire.ts`, and what is printed on its pieces to `games/ID/printed_data.ts`. It all
comes from the declarations and data the server itself uses, so nothing is written twice.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as shapes

from contienda.classroom import commands as class_commands
from contienda.classroom.lesson_plan import LessonPlan, PlannedInject
from contienda.core import registry
from contienda.server.app import create
from contienda.server.config import Config
from contienda.server.schemas import classes, debriefs, frames
from contienda.server.schemas.http import Problem
from contienda.table import commands

HEAD = "// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.\n"
PLAIN = {
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
    shapes.CustomType: "unknown",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.NoneType: "null",
}
CLASSES = "contienda.server.routes.classes"
BOTH_WAYS = (LessonPlan, PlannedInject)  # part of documents too, where nothing is missing
Shaped = shapes.StructType | shapes.TypedDictType | shapes.NamedTupleType


class Declarations:
    """The types of one file by name, in order of first use."""

    def __init__(self, known: dict[str, type] | None = None) -> None:
        self.known = known or {}  # types of another file, to import
        self.classes: dict[str, type] = {}
        self.texts: dict[str, str] = {}
        self.imported: set[str] = set()

    def name(self, found: Shaped) -> str:
        """Return the name of a type, declaring it here unless it is already known."""
        declared: type = found.cls
        name = declared.__name__
        if self.known.get(name) is declared:
            self.imported.add(name)
            return name
        if self.classes.setdefault(name, declared) is not declared:
            raise TypeError(f"Two types are called {name}: {declared.__module__} and {self.classes[name].__module__}")
        if name not in self.texts:
            self.texts[name] = ""  # a type may contain itself
            self.texts[name] = self.declaration(name, found)
        return name

    def alias(self, name: str, annotation: object) -> None:
        self.texts[name] = f"export type {name} = {self.text(shapes.type_info(annotation))};\n"

    def declaration(self, name: str, found: Shaped) -> str:
        doc = comment(found.cls)
        if isinstance(found, shapes.NamedTupleType):
            parts = ", ".join(f"{each.name}: {self.text(each.type)}" for each in found.fields)
            return f"{doc}export type {name} = [{parts}];\n"
        lines = []
        if isinstance(found, shapes.StructType) and found.tag_field is not None:
            lines.append(f"  {found.tag_field}: {json.dumps(found.tag)};\n")
        declared = list(found.cls.__annotations__) if isinstance(found, shapes.TypedDictType) else []
        for field in sorted(found.fields, key=lambda each: declared.index(each.name) if declared else 0):
            mark = "?" if optional(found, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.text(field.type)};\n")
        return f"{doc}export interface {name} {{\n{''.join(lines)}}}\n"

    def text(self, found: shapes.Type) -> str:
        """Return a type as TypeScript."""
        if type(found) in PLAIN:
            return PLAIN[type(found)]
        if isinstance(found, shapes.Metadata):
            return self.text(found.type)
        if isinstance(found, shapes.StructType | shapes.TypedDictType | shapes.NamedTupleType):
            return self.name(found)
        if isinstance(found, shapes.LiteralType):
            return " | ".join(json.dumps(each, ensure_ascii=False) for each in found.values)
        if isinstance(found, shapes.UnionType):
            parts = [self.text(each) for each in found.types]
            return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))
        if isinstance(found, shapes.ListType | shapes.VarTupleType):
            item = self.text(found.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(found, shapes.TupleType):
            return f"[{', '.join(self.text(each) for each in found.item_types)}]"
        if isinstance(found, shapes.DictType):
            return f"Record<string, {self.text(found.value_type)}>"  # JSON keys are strings
        raise TypeError(f"No TypeScript for {found}")

    def file(self, source: str = "") -> str:
        names = ", ".join(sorted(self.imported))
        imports = f'import type {{ {names} }} from "{source}";\n' if names else ""
        return "\n".join([HEAD + imports, *self.texts.values()])


def optional(found: shapes.Type, field: shapes.Field) -> bool:
    """Tell whether a field may be missing: in requests, and in responses that omit defaults."""
    if isinstance(found, shapes.StructType):
        sent_to_us = found.forbid_unknown_fields and found.cls not in BOTH_WAYS
        return not field.required and (sent_to_us or bool(found.cls.__struct_config__.omit_defaults))
    return not field.required


def comment(declared: type) -> str:
    doc = inspect.cleandoc(declared.__doc__ or "")
    if not doc or doc.startswith(f"{declared.__name__}("):  # a named tuple generates its own docstring
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"/** {doc} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


# --- types on the wire ------------------------------------------------------------------------------------------------


def handlers(app: Litestar) -> list[HTTPRouteHandler]:
    """Return every handler of the API, by address and name."""
    found = {
        (route.path, each.operation_id): each
        for route in app.routes
        for each in getattr(route, "route_handlers", ())
        if isinstance(each, HTTPRouteHandler) and isinstance(each.operation_id, str) and route.path.startswith("/api/")
    }
    return [handler for _, handler in sorted(found.items(), key=lambda each: each[0])]


def exchanged(handler: HTTPRouteHandler) -> Iterable[object]:
    """Return the types a handler takes and returns."""
    if (body := handler.parsed_fn_signature.parameters.get("data")) is not None:
        yield body.annotation
    answer = handler.parsed_fn_signature.return_type
    given = answer.inner_types[0].annotation if answer.inner_types and is_response(answer.origin) else answer.annotation
    if given is not bytes:  # a file
        yield given


def is_response(origin: Any) -> bool:
    return inspect.isclass(origin) and origin.__name__ == "Response"


def game_of(module: str) -> str | None:
    """Return the game a module belongs to."""
    found = re.match(r"contienda\.games\.(\w+)\.", module)
    return found[1] if found else None


def view_of(game: str) -> type | None:
    """Return the view class of a game: the class in view.py whose name ends with View."""
    module = registry.part(game, "view")
    declared = [
        each
        for name, each in (vars(module) if module is not None else {}).items()
        if name.replace("_", "").lower() == f"{game}view" and hasattr(each, "__total__")
    ]
    return declared[0] if declared else None


def written() -> dict[str, str]:
    """Return the text of each file by its path in `web/src`."""
    shell = Declarations()
    shell.alias("Frame", frames.Frame)
    shell.alias("Command", commands.Any)
    shell.alias("DebriefNews", debriefs.DebriefNews)
    shell.alias("ClassDebriefNews", debriefs.ClassDebriefNews)
    shell.name(as_shape(frames.Message))
    shell.name(as_shape(Problem))
    of_games: list[tuple[str, object]] = []
    of_classes: list[object] = []
    for handler in handlers(create(Config())):
        game = game_of(handler.fn.__module__)
        for each in exchanged(handler):
            if handler.fn.__module__ == CLASSES:
                of_classes.append(each)
            elif game is None:
                shell.text(shapes.type_info(each))
            else:
                of_games.append((game, each))
    found = {"lib/wire.ts": shell.file(), "classroom/wire.ts": classroom(shell, of_classes)}
    for game in sorted(registry.OURS):
        own = Declarations(shell.classes)
        if (view := view_of(game)) is not None:
            own.name(as_shape(view))
            own.texts["View"] = f"export type View = {view.__name__};\n"
        for owner, each in of_games:
            if owner == game:
                own.text(shapes.type_info(each))
        if own.texts:
            found[f"games/{game}/wire.ts"] = own.file("../../lib/wire")
        if (printed := printed_of(game)) is not None:
            found[f"games/{game}/printed_data.ts"] = printed
    return found


def classroom(shell: Declarations, exchanged: list[object]) -> str:
    """Return the types of classes: frames and commands of their socket, and what their handlers exchange."""
    own = Declarations(shell.classes)
    own.alias("ClassFrame", classes.ClassFrame)
    own.alias("ClassCommand", class_commands.Any)
    own.name(as_shape(classes.ClassMessage))
    for each in exchanged:
        own.text(shapes.type_info(each))
    return own.file("../lib/wire")


def printed_of(game: str) -> str | None:
    """Return what a game prints on its pieces as constants, if it has a module `printed`."""
    module = registry.part(game, "printed")
    if module is None:
        return None
    facts: dict[str, object] = module.printed()
    texts = [f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n" for name, value in facts.items()]
    return "\n".join([HEAD, *texts])


def as_shape(declared: type) -> Shaped:
    found = shapes.type_info(declared)
    assert isinstance(found, shapes.StructType | shapes.TypedDictType | shapes.NamedTupleType)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the TypeScript types of everything on the wire.")
    parser.add_argument("folder", type=Path, help="folder with the sources of the page (web/src)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    asked = parser.parse_args()
    stale = []
    for name, text in written().items():
        path = asked.folder / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not asked.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if asked.check and stale:
        sys.stderr.write(f"Out of date: {', '.join(stale)}. Run `make types`.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
