"""Every command in the README and the documentation can be typed as shown."""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from contienda.cli import discovery, main
from contienda.cli.help_texts import help_texts
from scripts.docs import generate
from tests.docs.building import ROOT

pytestmark = pytest.mark.compiled
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
OTHER_PACKAGES = ("nim",)


def fences(kind: str) -> list[tuple[str, str]]:
    found = []
    for path in [ROOT / "CONTRIBUTING.md", *generate.written()]:
        for language, body in FENCE.findall(path.read_text(encoding="utf-8")):
            if language == kind:
                found.append((path.relative_to(ROOT).as_posix(), body))
    return found


def shown() -> list[tuple[str, str]]:
    """The commands of our program, by page; `\\` continues a line."""
    found = []
    for page, body in [*fences("text"), *fences("ini"), *fences("")]:
        sign = r"\$ " if body.startswith("$ ") else ""  # other lines are what the command printed
        for line in body.replace("\\\n", " ").splitlines():
            words = re.match(rf"\s*{sign}(?:ExecStart=|runuser -u \w+ -- )?(?:\S*/bin/)?(contienda [a-z].*)", line)
            if words and "…" not in line.split("#")[0].replace("postgresql://…", ""):
                found.append((page, words[1]))
    return found


COMMANDS = sorted({command: page for page, command in shown()}.items())


@pytest.mark.parametrize(("command", "page"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_a_command_can_be_typed_as_shown(command: str, page: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = shlex.split(command, comments=True)[1:]
    words = help_texts("en")
    known = discovery.commands(words)
    for each in known.values():
        if each.game:
            words.add(each.texts, "en")
    if given[0] in OTHER_PACKAGES:
        return
    assert given[0] in known, f"{page}: {command}"
    try:
        parsed: argparse.Namespace = main.build_parser(words, known, known[given[0]]).parse_args(given)
    except SystemExit:
        pytest.fail(f"{page}: {command}: {capsys.readouterr().err}")
    assert parsed.command == given[0]


def test_there_are_many() -> None:
    assert len(COMMANDS) > 60


@pytest.mark.parametrize(("page", "code"), [each for each in fences("python") if "import registry" in each[1]])
def test_python_runs_as_shown(page: str, code: str) -> None:
    outcome = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert outcome.returncode == 0, f"{page}: {outcome.stderr}"


def test_scripts_and_goals_of_make_exist() -> None:
    goals = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page, body in [*fences("text"), *fences("")]:
        for goal in re.findall(r"^\s*make ([a-z-]+)", body, re.MULTILINE):
            assert goal in goals, f"{page}: make {goal}"
        for script in re.findall(r"python3? ((?:benchmarks|examples)/\S+\.py)", body):
            assert (ROOT / script).is_file(), f"{page}: {script}"
        for module in re.findall(r"python -m (tests\.\S+)", body):
            assert Path(ROOT / (module.replace(".", "/") + ".py")).is_file(), f"{page}: {module}"
