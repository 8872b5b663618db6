"""The documentation builds without warnings, has no broken links, and loads nothing from other hosts."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.building import DOCS, ROOT

pytestmark = pytest.mark.compiled
NAVIGATION = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]


class Links(HTMLParser):
    """The links of a page, the files it loads, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.add(given.get("id", ""))
        if tag == "a":
            self.leads.append(given.get("href", ""))
        elif tag == "link" and given.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(given["href"])
        else:
            self.loads += [given[name] for name in ("src", "data", "poster") if name in given]


def pages(site: Path) -> dict[Path, Links]:
    found = {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    found.pop(site / "404.html", None)  # its links assume the root of a host, and our server never sends it
    return found


def in_navigation(entries: list[object]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, dict):
            for value in entry.values():
                yield from in_navigation(value if isinstance(value, list) else [value])
        else:
            yield str(entry)


def test_it_builds_without_a_warning(built: tuple[Path, str]) -> None:
    assert "No issues found" in built[1]
    assert "arning" not in built[1]


def test_every_page_is_in_the_navigation_once() -> None:
    written = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
    assert sorted(in_navigation(NAVIGATION)) == written


def test_no_link_is_broken(site: Path) -> None:
    known = pages(site)
    broken = []
    for page, links in known.items():
        for link in links.leads:
            parts = urlsplit(link)
            if parts.scheme or not link:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            there = known.get(target)
            if not target.is_file() or (there and parts.fragment and unquote(parts.fragment) not in there.anchors):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


def test_it_loads_nothing_from_other_hosts(site: Path) -> None:
    for page, links in pages(site).items():
        for link in links.loads:
            assert not urlsplit(link).scheme or link.startswith("data:"), (page, link)
            if not link.startswith("data:"):
                assert (page.parent / unquote(urlsplit(link).path)).is_file(), (page, link)
    for style in site.rglob("*.css"):
        assert not re.search(r"""(@import|url\()\s*["']?(https?:)?//""", style.read_text(encoding="utf-8")), style


def test_search_knows_every_page(site: Path) -> None:
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))
    found = {entry["location"].split("#")[0] for entry in index["items"]}
    assert {path.relative_to(site).as_posix() for path in pages(site)} <= found
    assert (site / "search.js").read_text(encoding="utf-8").startswith("var __index")  # for the disk


def test_sources_name_only_pages_that_exist() -> None:
    missing = []
    for folder in ("src", "tests", "examples", "benchmarks", "web/src", "scripts"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".ftl", ".md", ".py", ".svelte", ".toml", ".ts") and "node_modules" not in path.parts:
                for name in re.findall(r"\bdocs/[a-z0-9/-]+\.md\b", path.read_text(encoding="utf-8")):
                    if not (ROOT / name).is_file():
                        missing.append(f"{path.relative_to(ROOT)}: {name}")
    assert missing == []
