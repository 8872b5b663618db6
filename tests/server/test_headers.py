"""Browser security: headers on every response, cross-site requests refused, the server's password."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from contienda.server.config import Config
from contienda.server.serve import MOST_MESSAGE
from contienda.store.location import BadDatabase
from tests.server.harness import Person, Server, database

PASSWORD = "open sesame"
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a password and a public address."""
    config = Config(database=database(tmp_path_factory.mktemp("closed")), password=PASSWORD, log="error")
    config.public_url = "http://play.example"
    with Server(config) as found:
        yield found


@pytest.fixture(scope="module")
def operations(server: Server) -> list[tuple[str, str]]:
    """Return every method and path of the API, with a value for each parameter."""
    paths = server.person().get("/api/docs/openapi.json")["paths"]
    filled = {path: re.sub(r"\{step\}", "0", re.sub(r"\{id\}", "a" * 12, path)) for path in paths}
    return [(method.upper(), re.sub(r"\{\w+\}", "misiles", filled[path])) for path in paths for method in paths[path]]


# --- headers of every response ----------------------------------------------------------------------------------------

ANSWERS: dict[str, tuple[str, str, int, dict[str, Any]]] = {
    "a page": ("GET", "/api/server", 200, {}),
    "no content": ("OPTIONS", "/api/tables", 204, {}),
    "bad JSON": ("POST", "/api/tables", 400, {"content": b"{", "headers": JSON}),
    "not allowed": ("POST", "/api/tables", 403, {"headers": {"Origin": "http://evil.example"}}),
    "no such page": ("GET", "/nothing/here", 404, {}),
    "no such address for programs": ("GET", "/api/nothing", 404, {}),
    "no such document": ("GET", "/api/docs/nothing", 404, {}),
    "no such table": ("GET", f"/api/tables/{'a' * 12}", 404, {}),
    "wrong method": ("DELETE", "/healthz", 405, {}),
    "too large": ("POST", "/api/tables", 413, {"content": b" " * 2_000_001, "headers": JSON}),
    "a form": ("POST", "/api/tables", 415, {"data": {"wish": "1"}}),
}


@pytest.mark.parametrize("what", ANSWERS)
def test_every_answer_carries_the_headers(server: Server, what: str) -> None:
    method, path, status, rest = ANSWERS[what]
    answer = server.person().ask(method, path, **rest)
    assert answer.status_code == status
    carries(answer)
    if status >= 400 and what not in ("no such page", "no such document"):  # those are for people
        assert set(answer.json()) == {"status", "error", "text"}
        assert answer.json()["status"] == status


def test_a_mistake_of_ours_carries_them_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(**_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(server.hub.health, "check", broken)
    answer = server.person().ask("GET", "/healthz")
    assert (answer.status_code, answer.json()["error"]) == (500, "error-http-500")
    assert "42" not in answer.text
    carries(answer)


def test_where_the_database_is_concerns_nobody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object, **__: object) -> None:
        raise BadDatabase("error-database-open", database="/secret/place.db", reason="disk I/O error")

    ana = server.person("Ana")
    made = ana.create()
    with ana.look(made.id, 0) as socket:
        monkeypatch.setattr(server.hub.store, "append", away)
        refused = socket.do("chat", text="hello")
        answer = ana.do(made.id, "chat", text="hello")
    assert refused["error"] == "error-storage"
    assert "place" not in refused["text"]
    assert (answer.status_code, answer.json()["error"]) == (503, "error-storage")
    assert "place" not in answer.text


def carries(answer: httpx.Response) -> None:
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe-inline" not in policy.get("script-src", "")
    assert "unsafe-eval" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_no_page_sends_a_browser_elsewhere(server: Server) -> None:
    nobody = server.person()
    for path in ("/api/docs", "/api/docs/openapi.json", "/api/docs/openapi.yaml", "/api/docs/swagger", "/nothing"):
        text = nobody.ask("GET", path).text
        assert not re.findall(r"""(?:src|href)=["']?https?:""", text)


@pytest.mark.parametrize("path", ["/nothing/here", "/nothing", "/apis", "/rules"])
def test_an_unknown_address_is_the_page(server: Server, path: str) -> None:
    answer = server.person().ask("GET", path)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (404, "text/html")
    assert answer.text == server.person().ask("GET", "/").text


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("GET", "/api"), ("GET", "/api/nothing"), ("GET", "/api/tables/a/b"), ("GET", "/metrics/nothing")),
        *(("GET", "/healthz/nothing"), ("GET", "/assets/nothing.js"), ("GET", "/assets/a/b"), ("POST", "/nothing")),
    ],
)
def test_programs_are_told_in_json_that_nothing_is_there(server: Server, method: str, path: str) -> None:
    answer = server.person(**{"Accept": "text/html", "Accept-Language": "es"}).ask(method, path)
    assert (answer.status_code, answer.json()["error"]) == (404, "error-http-404")
    assert answer.json()["text"].startswith("No hay nada en esta dirección.")


# --- cross-site requests ----------------------------------------------------------------------------------------------

FOREIGN = [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1"},  # another port is another site
    {"Origin": "https://play.example.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=lambda each: "-".join(each.values()) or "empty")
def test_other_sites_change_nothing(server: Server, operations: list[tuple[str, str]], headers: dict[str, str]) -> None:
    nobody = server.person()
    for method, path in operations:
        if method != "GET":
            answer = nobody.ask(method, path, json={}, headers=headers)
            assert (path, answer.status_code, answer.json()["error"]) == (path, 403, "error-origin")


@pytest.mark.parametrize("headers", FOREIGN, ids=lambda each: "-".join(each.values()) or "empty")
def test_other_sites_get_no_socket(server: Server, headers: dict[str, str]) -> None:
    ana = server.person("Ana")
    made = ana.create()
    with pytest.raises(InvalidStatus) as refused:
        ana.knock(made.id, 0, **headers)
    assert refused.value.response.status_code == 403


def test_the_own_site_may(server: Server, closed: Server) -> None:
    for headers in ({"Origin": server.url}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
        ana = server.person("Ana", **headers)
        made = ana.create()
        ana.look(made.id, 0, **headers).close()
    behind_proxy = enters(closed.person("Ana", Origin="http://play.example"))
    behind_proxy.look(behind_proxy.create().id, 0).close()


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""]


@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_no_request(server: Server, operations: list[tuple[str, str]], form: str) -> None:
    nobody = server.person()
    for method, path in operations:
        if method in ("POST", "PUT"):
            body = b'{"wish": {"game": "misiles"}, "name": "Mallory"}'
            answer = nobody.ask(method, path, content=body, headers={"Content-Type": form})
            assert (path, answer.status_code) == (path, 415)


# --- the password -----------------------------------------------------------------------------------------------------


def enters(person: Person) -> Person:
    person.post("/api/enter", {"password": PASSWORD})
    return person


def test_the_door_is_shut_for_every_path(closed: Server, operations: list[tuple[str, str]]) -> None:
    stranger = closed.person("Stan")
    for method, path in operations:
        if path not in ("/healthz", "/api/server", "/api/enter"):
            answer = stranger.ask(method, path, json={} if method != "GET" else None)
            assert (path, answer.status_code, answer.json()["error"]) == (path, 401, "error-password")
    for path in ("/api/docs", "/api/docs/openapi.json", "/api/docs/openapi.yaml", "/api/docs/nothing"):
        assert stranger.ask("GET", path).status_code == 401
    known = stranger.get("/api/server")
    assert set(known) == {"version", "languages", "needs_password", "entered", "webhooks", "address"}
    assert (known["needs_password"], known["entered"]) == (True, False)


def test_the_door_is_shut_for_sockets(closed: Server) -> None:
    ana = enters(closed.person("Ana"))
    made = ana.create()
    ana.look(made.id, 0).close()
    ana.http.cookies.delete("contienda-door")
    with pytest.raises(InvalidStatus):
        ana.knock(made.id, 0)


def test_the_password_opens_it_once_for_a_browser(closed: Server) -> None:
    answer = closed.person().ask("POST", "/api/enter", json={"password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    ana = enters(closed.person("Ana"))
    assert ana.get("/api/server")["entered"]
    assert ana.get("/api/games")


@pytest.mark.parametrize("word", ["", "x", PASSWORD + " ", PASSWORD.upper(), "\x00", "п" * 200])
def test_a_wrong_password_does_not(closed: Server, word: str) -> None:
    person = closed.person()
    answer = person.ask("POST", "/api/enter", json={"password": word})
    assert (answer.status_code, answer.json()["error"]) == (403, "error-wrong-password")
    assert "set-cookie" not in answer.headers
    for forged in ("", "x", "true", "0" * 64, "%ff"):
        assert person.ask("GET", "/api/games", headers={"Cookie": f"contienda-door={forged}"}).status_code == 401


def test_guessing_is_slow_but_who_knows_it_enters(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), password=PASSWORD, log="error"), limits=True) as server:
        server.guesses.server.burst, server.guesses.server.rate = 20, 0.001
        nobody = server.person()
        seen = {nobody.ask("POST", "/api/enter", json={"password": "guess"}).status_code for _ in range(25)}
        assert seen == {403, 429}
        server.guesses.server.rate = 100
        server.until(lambda: nobody.ask("POST", "/api/enter", json={"password": PASSWORD}).status_code == 200)
        enters(server.person("Ana")).create()


def test_a_message_is_not_larger_than_a_page_of_text(server: Server) -> None:
    assert MOST_MESSAGE <= 16_384
