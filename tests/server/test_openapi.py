"""The description of the API is complete and true: Schemathesis tries everything it describes, valid and invalid."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from contienda.server.app import create
from contienda.server.config import Config
from tests.server.harness import PATIENCE, Person, Server
from tests.server.test_rights import PLACES

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW, MANY = 4, 150
always_the_same = settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    return server.person().get("/api/docs/openapi.json")


@pytest.fixture(scope="module")
def api(server: Server) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")


@pytest.fixture(scope="module")
def ana(server: Server) -> Person:
    return server.person("Ana")


class Cast:
    """Two tables, one in play and one finished, and somebody in each role there, with their own session."""

    def __init__(self, server: Server) -> None:
        names = ("stranger", "watcher", "player", "host", "exporter")
        self.people = {"nobody": server.person()} | {name: server.person(name) for name in names}
        host, player = self.people["host"], self.people["player"]
        self.people["stranger"].get("/api/server")
        made = [host.create("buenosos", seats) for seats in (["open", "human"], ["open", "level:1"])]
        self.tables = [each.id for each in made]
        for each in made:
            player.sit(each.id, each.code, 0)
            self.people["watcher"].claim(each.id, each.watch)
            self.people["exporter"].claim(each.id, host.invite(each.id, "export").ticket)
        assert host.do(self.tables[1], "standin", seat=0, bot="level:1").is_success
        with host.look(self.tables[1]) as socket:
            socket.until(lambda: socket.over)

    def cookies(self, names: tuple[str, ...]) -> list[dict[str, str]]:
        return [{"Cookie": self.people[name].cookie} if name != "nobody" else {} for name in names]


ROLES = ("nobody", "stranger", "watcher", "player", "host", "exporter")
ANYWHERE = ("nobody", "stranger", "host")  # without a table there are no other roles


@pytest.fixture(scope="module")
def cast(server: Server) -> Cast:
    return Cast(server)


def ask(
    api: OpenApiSchema, operation: str, mode: GenerationMode, most: int, check: Callable[[Case[Any]], object]
) -> None:
    """Send some requests of that operation, valid or not, always the same ones."""
    strategy = api.find_operation_by_id(operation).as_strategy(generation_mode=mode)

    @settings(always_the_same, max_examples=most)
    @given(strategy)
    def each(case: Case[Any]) -> None:
        check(case)

    with suppress(Unsatisfiable):  # an operation without input cannot get invalid input
        each()


modes = pytest.mark.parametrize("mode", GenerationMode, ids=lambda each: each.name.lower())
times = pytest.mark.parametrize("most", [FEW, pytest.param(MANY, marks=pytest.mark.long)])


@times
@modes
@pytest.mark.parametrize("operation", [name for name, place in PLACES.items() if "{id}" not in place[1]])
def test_anybody_asks(api: OpenApiSchema, cast: Cast, operation: str, mode: GenerationMode, most: int) -> None:
    def check(case: Case[Any]) -> None:
        for headers in cast.cookies(ANYWHERE):
            case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)

    ask(api, operation, mode, most, check)


@times
@modes
@pytest.mark.parametrize("operation", [name for name, place in PLACES.items() if "{id}" in place[1]])
def test_every_role_asks(
    server: Server, api: OpenApiSchema, cast: Cast, operation: str, mode: GenerationMode, most: int
) -> None:
    """Existing tables; operations that change them get their own."""
    if operation in ("command", "sit", "claim", "deleteTable"):
        cast = Cast(server)

    def check(case: Case[Any]) -> None:
        for id in cast.tables:
            for headers in cast.cookies(ROLES):
                case.path_parameters["id"] = id
                if operation == "poll":
                    case.query["wait"] = 0
                case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)

    ask(api, operation, mode, most, check)


@times
@modes
@pytest.mark.parametrize("operation", [name for name, place in PLACES.items() if "{id}" in place[1]])
def test_a_table_that_is_not_there(api: OpenApiSchema, operation: str, mode: GenerationMode, most: int) -> None:
    ask(api, operation, mode, most, lambda case: case.call_and_validate(checks=CHECKS, timeout=PATIENCE))


@pytest.fixture(scope="module")
def rooms(ana: Person) -> list[str]:
    """A room with picks to make, one with decks to build, and one with its table."""
    made = [ana.post("/api/rooms", {"kind": kind, "opponent": "bot"}) for kind in ("draft", "sealed", "duel")]
    deck = ana.get("/api/decks")[0]["text"]
    assert ana.post(f"/api/rooms/{made[2]['id']}/deck", {"text": deck, "version": 1})["stage"] == "ready"
    return [each["id"] for each in made]


@times
@modes
@pytest.mark.parametrize("operation", [name for name, place in PLACES.items() if "{room}" in place[1]])
def test_somebody_in_a_room_asks(
    api: OpenApiSchema, ana: Person, rooms: list[str], operation: str, mode: GenerationMode, most: int
) -> None:
    def check(case: Case[Any]) -> None:
        for id in rooms:
            case.path_parameters["id"] = id
            case.call_and_validate(checks=CHECKS, headers={"Cookie": ana.cookie}, timeout=PATIENCE)

    ask(api, operation, mode, most, check)


def test_every_operation_is_described(description: Any) -> None:
    seen = set()
    for path, item in description["paths"].items():
        for method, operation in item.items():
            where = f"{method} {path}"
            assert operation["summary"], where
            assert operation["description"], where
            assert operation["tags"], where
            assert operation["operationId"] not in seen, where
            seen.add(operation["operationId"])
            refusals = {code: answer for code, answer in operation["responses"].items() if code >= "400"}
            assert refusals, where
            for code, answer in refusals.items():
                assert answer["description"], where
                shape = "Health" if (where, code) == ("get /healthz", "503") else "Problem"  # it says what is wrong
                assert answer["content"]["application/json"]["schema"] == {"$ref": f"#/components/schemas/{shape}"}
            successes = [answer for code, answer in operation["responses"].items() if code < "300"]
            assert len(successes) == 1, where
            if "204" not in operation["responses"]:
                assert successes[0]["content"], where


def test_every_shape_is_described(description: Any) -> None:
    """A reader of the description alone knows what each thing is."""
    undescribed = [name for name, each in description["components"]["schemas"].items() if not each.get("title")]
    assert undescribed == []


def test_every_input_is_bounded(description: Any) -> None:
    """Every input has an explicit bound."""
    shapes = description["components"]["schemas"]
    sent = [
        operation["requestBody"]["content"]["application/json"]["schema"]
        for item in description["paths"].values()
        for operation in item.values()
        if "requestBody" in operation
    ]
    unbounded: list[str] = []
    seen: set[str] = set()

    def look(schema: dict[str, Any], where: str) -> None:
        reference = schema.get("$ref", "")
        if reference:
            name = reference.rsplit("/", 1)[-1]
            if name not in seen:
                seen.add(name)
                look(shapes[name], name)
        for each in (*schema.get("oneOf", []), *schema.get("anyOf", []), *schema.get("allOf", [])):
            look(each, where)
        for name, each in schema.get("properties", {}).items():
            look(each, f"{where}.{name}")
        if "items" in schema:
            look(schema["items"], f"{where}[]")
        kind = schema.get("type")
        plain = "enum" not in schema and "const" not in schema
        if kind == "string" and plain and "maxLength" not in schema:
            unbounded.append(where)
        if kind == "integer" and plain and not {"minimum", "maximum"} <= set(schema):
            unbounded.append(where)
        if kind == "array" and "maxItems" not in schema:
            unbounded.append(where)

    for schema in sent:
        look(schema, "body")
    # They are bounded, but the description cannot express that for a nullable number or for the items of a list.
    items = sorted(each for each in unbounded if each.endswith("[]"))
    assert {each.rpartition(".")[2] for each in items} == {"tables[]", "fired[]", "micro[]", "more[]", "what[]"}
    assert sorted(set(unbounded) - set(items)) == ["SuggestDeck.seed", "Switch.pace"]


def test_nothing_the_server_uses_is_about_to_go() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", DeprecationWarning)
        create(Config())
