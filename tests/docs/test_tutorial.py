"""The code blocks of the tutorial, written to files as named, make a game that passes every check."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import CALL
from tests.docs.building import DOCS, ROOT
from tests.plugins.installed import NIM, environment, install

pytestmark = pytest.mark.compiled
BLOCK = re.compile(r"<!-- file: examples/nim/(\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of a reader who typed in the tutorial and generated the rest."""
    folder: Path = tmp_path_factory.mktemp("tutorial")
    for name, text in BLOCK.findall((DOCS / "tutorials" / "write-a-game.md").read_text(encoding="utf-8")):
        path = folder / "nim" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    known = environment(folder / "nim" / "src")
    command = [sys.executable, "-m", "contienda.core.codegen", "src/contienda_nim"]
    subprocess.run(command, cwd=folder / "nim", env=known, check=True, capture_output=True)
    install(folder / "nim", folder / "site")
    return folder / "site"


def test_the_generated_files_are_those_of_the_example(site: Path) -> None:
    for name in ("_codec.py", "_steps.py", "_table.py"):
        assert (site / "contienda_nim" / name).read_text() == (NIM / "src" / "contienda_nim" / name).read_text()


def test_it_keeps_the_laws_and_can_be_played(site: Path) -> None:
    def said(*arguments: str) -> str:
        outcome = subprocess.run(
            [*CALL, *arguments], capture_output=True, text=True, env=environment(site), cwd=ROOT, input="16\n9\n4\n1\n"
        )
        assert outcome.returncode in (0, 1), outcome.stderr
        return outcome.stdout

    problems = json.loads(said("check", "nim", "--tests", str(NIM / "tests"), "--json"))[0]["problems"]
    assert [each for each in problems if not re.search(r"\b(es|ru)\b|\.(ftl|md)", str(each))] == []
    assert "wins" in said("play", "nim", "--seats", "human,human", "--lang", "en")
