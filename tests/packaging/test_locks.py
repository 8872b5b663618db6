"""The locked packages: playing needs nothing from tests and benchmarks, and tests use the same versions."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
GROUPS = PROJECT["dependency-groups"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {plain(re.split(r"[^A-Za-z0-9_.-]", each, maxsplit=1)[0]) for each in requirements}


def locked(file: str) -> dict[str, set[str]]:
    """Return each package with its versions, as one or more `version; marker`, and its hashes."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=\S)", (ROOT / file).read_text(encoding="utf-8")):
        head, _, rest = block.partition(" \\\n")
        name, _, version = head.partition("==")
        hashes = re.findall(r"--hash=sha256:[0-9a-f]{64}", rest)
        assert hashes != [], f"{file}: {name} has no hash"
        found.setdefault(plain(name), set()).update([version, *hashes])
    return found


PLAY, TEST = locked("requirements.lock"), locked("requirements-test.lock")
PLAYED = names(
    [*PROJECT["project"]["dependencies"], *EXTRAS["server"], *EXTRAS["tournament"], *GROUPS["build"], *GROUPS["docs"]]
)
TESTED = names([*GROUPS["dev"], *EXTRAS["bench"], *EXTRAS["envs"]])
HEAVY = names([*EXTRAS["lab"], *EXTRAS["cluster"]]) - PLAYED  # the laboratory, on request


def test_playing_has_what_it_declares() -> None:
    assert PLAY.keys() >= PLAYED


def test_playing_has_nothing_of_tests_and_benchmarks() -> None:
    assert TESTED.isdisjoint(PLAYED)
    # fluent.syntax comes with fluent.runtime, which games need for their texts.
    assert TESTED & PLAY.keys() == {"fluent-syntax"}
    assert {"pyarrow", "ray"} <= HEAVY
    assert HEAVY.isdisjoint(PLAY)


def test_training_is_in_no_lock() -> None:
    """PyTorch alone is larger than everything else together."""
    assert names(EXTRAS["train"]).isdisjoint(TEST.keys() | PLAY.keys())


def test_tests_have_all_of_it_in_the_same_versions() -> None:
    assert TEST.keys() >= TESTED | HEAVY
    for name, found in PLAY.items():  # pandas needs tzdata everywhere, playing only on Windows
        assert TEST[name] == found or (name == "tzdata" and {each.split(" ;")[0] for each in found} == TEST[name])


def commands(goal: str) -> str:
    """Return what make would do in a fresh checkout."""
    return subprocess.run(["make", "-n", "-B", goal], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_make_play_installs_what_playing_needs_and_make_test_the_rest() -> None:
    play, test = commands("play"), commands("test")
    for both in (
        "sync -q --compile-bytecode -p .venv/bin/python --require-hashes requirements.lock",
        "npm ci",
        "npm run --silent build",
    ):
        assert both in play
        assert both in test
    for only in ("requirements-test.lock", "--include=dev", "ruff", "pytest"):
        assert only not in play
        assert only in test
    assert "--omit=dev" in play


def test_the_page_is_built_without_the_packages_of_its_tests() -> None:
    web = ROOT / "web"
    tested = json.loads((web / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    sources = [*web.glob("*.js"), *web.glob("*.ts"), web / "tsconfig.json", *(web / "src").rglob("*")]
    tools = {"eslint.config.js", "vitest.config.js"}
    for path in sources:
        if path.name in tools or ".test." in path.name:
            continue
        if path.suffix in (".ts", ".js", ".svelte", ".css", ".json"):
            text = path.read_text(encoding="utf-8")
            assert not [name for name in tested if re.search(rf"""['"]{name}['"/]""", text)], path
