"""`/docs` serves the built site with its own policy, or a page that explains how to build it."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest

from contienda.i18n.languages import LANGUAGES
from contienda.server.config import Config
from contienda.server.routes import documentation
from tests.server.harness import Server, database

SCRIPT = "document.title = 'read'"
PAGE = f"<!doctype html><title>Docs</title><script>{SCRIPT}</script><script src='x.js'></script>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    (folder / "guides").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "guides" / "bots.html").write_text("<p>bots", encoding="utf-8")
    (folder / "x.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(documentation, "PACKAGED", folder)
    return folder


@pytest.fixture
def no_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "PACKAGED", tmp_path / "nothing")
    monkeypatch.setattr(documentation, "WORKING", tmp_path / "nothing")


@pytest.mark.usefixtures("site")
def test_docs_leads_to_its_first_page(server: Server) -> None:
    for path in ("/docs", "/docs/"):
        answer = server.person().ask("GET", path)
        assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")


@pytest.mark.usefixtures("site")
def test_pages_and_files_are_served(server: Server) -> None:
    somebody = server.person()
    page = somebody.ask("GET", "/docs/guides/bots.html")
    assert (page.status_code, page.headers["content-type"].split(";")[0], page.text) == (200, "text/html", "<p>bots")
    assert page.headers["cache-control"] == "no-store"
    script = somebody.ask("GET", "/docs/x.js")
    assert (script.status_code, script.headers["content-type"].split(";")[0]) == (200, "text/javascript")
    assert "max-age" in script.headers["cache-control"]
    assert script.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("site")
def test_only_scripts_of_the_built_page_may_run(server: Server) -> None:
    answer = server.person().ask("GET", "/docs/index.html")
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert policy["script-src"] == f"'self' 'sha256-{digest}'"
    assert policy["default-src"] == policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["connect-src"] == policy["worker-src"] == "'self'"
    assert "unsafe-eval" not in answer.headers["content-security-policy"]
    assert len(answer.headers.get_list("content-security-policy")) == 1


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    "path",
    [
        "/docs/nothing.html",
        "/docs/guides",
        "/docs/../secret.html",
        "/docs/%2e%2e/secret.html",
        "/docs/guides/%2e%2e%2f",
    ],
)
def test_nothing_else_is(server: Server, path: str) -> None:
    answer = server.person().ask("GET", path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.usefixtures("no_site")
@pytest.mark.parametrize("path", ["/docs", "/docs/index.html", "/docs/guides/bots.html"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_site_it_says_how_to_build_it(server: Server, language: str, path: str) -> None:
    answer = server.person(**{"Accept-Language": language}).ask("GET", path)
    assert answer.status_code == 404
    assert f'lang="{language}"' in answer.text
    assert "make docs" in answer.text
    assert "docs/index.md" in answer.text
    assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("site")
def test_a_password_does_not_hide_it(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), password="open sesame", log="error")) as closed:
        assert closed.person().ask("GET", "/docs/index.html").status_code == 200


def test_the_three_languages_say_it_in_their_own_words() -> None:
    assert len({documentation.unbuilt(language).content for language in LANGUAGES}) == len(LANGUAGES)
