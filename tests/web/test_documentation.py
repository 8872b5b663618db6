"""The documentation in a real browser, served under `/docs` and opened from disk; search works in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from contienda.server.config import Config
from contienda.server.routes import documentation
from tests.docs.building import build
from tests.server.harness import Child, Server, database


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("documentation"))[0]


def read(page: Page, address: str) -> None:
    """Open the site, search, follow the first result; expect no errors and no requests to other hosts."""
    wrong: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    expect(page.locator("h1")).to_contain_text("Start here")
    expect(page.locator("html")).to_have_attribute("data-platform", re.compile("."))  # the inline scripts ran
    page.locator(".md-search__button").click()
    box = page.locator("input[role=combobox]")
    box.press_sequentially("careless", delay=30)  # letter by letter, as people type
    expect(box).to_have_value("careless")
    result = page.locator("a[role=option]").first
    expect(result).to_be_visible(timeout=10_000)
    result.click()
    expect(page.locator("article")).to_contain_text("careless", ignore_case=True)
    assert wrong == []
    place = address.rsplit("/index.html", 1)[0]
    assert [url for url in asked if not url.startswith((place, "data:", "blob:"))] == []


def test_it_is_served(browser: Browser, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "PACKAGED", site)
    page = browser.new_page()
    with Server(Config(database=database(tmp_path), log="error")) as server:
        read(page, f"{server.url}/docs/index.html")
        page.close()


def test_it_is_read_from_the_disk(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    read(page, (site / "index.html").as_uri())
    page.close()


def test_the_page_about_contienda_leads_there(browser: Browser, server: Child) -> None:
    page = browser.new_page(locale="es")
    page.goto(f"{server.url}/about")
    expect(page.locator("main a[href='/docs']")).to_contain_text("Documentación")
    page.close()
