"""Generates docs/reference/http.md: every operation and every shape of the server, from its own OpenAPI document."""

from __future__ import annotations

from typing import Any

from contienda.server.app import create
from contienda.server.config import Config
from scripts.docs.tables import HEAD, code, table

Schema = dict[str, Any]
SHARED = ("400", "401", "405", "413", "415", "503")  # any request may be answered with these; listed once, at the top
TITLES = {
    "server": "Server",
    "games": "Games",
    "printing": "Printing",
    "tables": "Tables",
    "classes": "Classes",
    "debriefs": "Debriefs",
    "cards": "Cards and decks of Kiberrubezh",
    "rooms": "Rooms of Kiberrubezh",
}


def page() -> str:
    document = create(Config()).openapi_schema.to_schema()
    by_tag: dict[str, list[str]] = {tag: [] for tag in TITLES}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            by_tag[operation["tags"][0]].append(described(path, method, operation))
    parts = [introduction(document)]
    for tag, operations in by_tag.items():
        parts += [f"## {TITLES[tag]}", "", *operations]
    parts += ["## Shapes", "", *(shape(name, each) for name, each in sorted(document["components"]["schemas"].items()))]
    return "\n".join(parts)


def introduction(document: Schema) -> str:
    reasons: dict[str, str] = {}
    for methods in document["paths"].values():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if status in SHARED and "Problem" in str(answer):
                    reasons.setdefault(status, answer["description"])
    return f"""# HTTP API

{HEAD.format(source="handlers and schemas in `src/contienda/server`")}

A running server has the same contract as an OpenAPI document: `/api/docs/openapi.json` and `/api/docs/openapi.yaml`.
Requests and responses are JSON. [Tables](tables.md) explains how a program joins a table, reads its socket and sends
commands.

An error is a [Problem](#problem): the status, a key such as `error-table-stale`, and a sentence in the reader's
language (`lang=` or `Accept-Language`). Any operation may return these; its own section lists the others.

{table(["status", "meaning"], sorted(reasons.items()))}"""


def described(path: str, method: str, operation: Schema) -> str:
    parts = [f"### {method.upper()} {path}", "", operation.get("description", ""), ""]
    rows = [
        (code(each["name"]), each["in"], kind(each["schema"]), each.get("description", ""))
        for each in operation.get("parameters", [])
    ]
    if rows:
        parts.append(table(["parameter", "in", "type", "meaning"], rows))
    body = operation.get("requestBody")
    if body:
        parts += [f"Body: {kind(body['content']['application/json']['schema'])}", ""]
    answers = [(status, answer) for status, answer in operation["responses"].items() if status not in SHARED]
    told = [f"{code(status)} {content(answer)}" for status, answer in answers]
    parts += [f"Responses: {'; '.join(told)}.", ""]
    return "\n".join(parts)


def content(answer: Schema) -> str:
    found = [kind(each["schema"]) for each in answer.get("content", {}).values() if each.get("schema")]
    if found == [link("Problem")]:
        return str(answer["description"]).rstrip(".").lower()
    return found[0] if found else "nothing"


def shape(name: str, schema: Schema) -> str:
    parts = [f"### {name}", ""]
    if schema.get("description"):
        parts += [schema["description"], ""]
    fields = schema.get("properties", {})
    if not fields:
        return "\n".join([*parts, f"{kind({**schema, 'title': None})}", ""])
    needed = schema.get("required", [])
    rows = []
    for field, each in fields.items():
        default = each.get("default")
        usual = "required" if field in needed else "" if default is None else code(str(default) or '""')
        rows.append((code(field), kind(each), usual))
    return "\n".join([*parts, table(["field", "type", "default"], rows)])


def link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def kind(schema: Schema) -> str:
    """The type of a value in words."""
    if "$ref" in schema:
        return link(schema["$ref"].rsplit("/", 1)[1])
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(kind(each) for each in schema[choice]))
    if "enum" in schema:
        return ", ".join(code(str(each)) for each in schema["enum"])
    if "const" in schema:
        return code(str(schema["const"]))
    found = schema.get("type", "any")
    if isinstance(found, list):
        return " or ".join(kind({**schema, "type": each}) for each in found)
    if found == "array":
        return f"list of {kind(schema['items'])}" if schema.get("items") else "list"
    if found == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"map of {kind(schema['additionalProperties'])}"
    return f"{WORDS.get(found, found)}{bounds(schema)}"


WORDS = {"integer": "whole number", "string": "text", "boolean": "yes or no", "null": "nothing", "any": "any value"}


def bounds(schema: Schema) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        return f", {low:g} to {high:g}"
    if "maxLength" in schema:
        return f", at most {schema['maxLength']:,} characters"
    return ""
