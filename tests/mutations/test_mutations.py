"""The mutation tool, tested on a toy whose survivors are known."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutations import __main__ as tool
from tests.mutations import sites

TOY = Path(__file__).parent / "toy"
RUN = """
from pathlib import Path
from tests.mutations import __main__ as tool, running
running.SECONDS = 0.5
running.prepare()
toy = running.Target(
    "toy", "tests.mutations.toy", Path({toy!r}), ("rules.py",), ("tests/mutations/toy/checks.py",), lambda test: True
)
known = [tool.Equivalent("toy", "rules.py", "untested", "return turn + 5", "return turn + 6", "only to test the list")]
print(tool.run(toy, 1000, 1, 2, known, Path({out!r})))
"""


def run(out: Path) -> str:
    code = RUN.format(toy=str(TOY), out=str(out))
    environment = {**os.environ, "PYTHONPATH": "src", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tool.ROOT, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_survivors_are_those_no_test_notices(tmp_path: Path) -> None:
    before = (TOY / "rules.py").read_bytes()
    report = run(tmp_path)
    noticed = (tmp_path / "toy-noticed.txt").read_text(encoding="utf-8")
    for survivor in ("+    if turn >= 3:", "rules.py:25 untested (no test executes it)", "+    return turn - 5"):
        assert survivor in report
        assert survivor not in noticed
    for killed in ("+    return coins > price", "+    if not (turn > 3):", "+        turns += 1"):
        assert killed in noticed
        assert killed not in report
    assert "test_a_turn_is_a_year (endless)" in noticed
    assert "may_buy" not in report
    assert "2 tests execute it" not in report, "each rule of the toy has one test"
    assert "; 1 more are equivalent and not counted." in report
    assert "return turn + 6" not in report + noticed
    assert (TOY / "rules.py").read_bytes() == before
    assert (tmp_path / "toy.txt").read_text(encoding="utf-8") in report


def test_a_seed_always_picks_the_same_mutants() -> None:
    one, again, other = (tool.sample(tool.target("misiles"), 20, seed) for seed in (1, 1, 2))
    assert one == again
    assert one != other


@pytest.mark.parametrize("game", tool.GAMES)
def test_every_mutant_of_a_game_can_be_read_and_differs(game: str) -> None:
    """A mutant with a syntax error would count as noticed."""
    target = tool.target(game)
    for file in target.files:
        text = (target.folder / file).read_text(encoding="utf-8")
        for site in sites.sites(text, target.skipped)[:: 7 if len(text) > 4000 else 1]:
            for mutant in sites.mutants(file, text, site):
                compile(mutant.text, file, "exec", dont_inherit=True)
                assert mutant.was.split() != mutant.now.split()


def test_texts_annotations_and_numbered_names_are_left_alone() -> None:
    text = '''"""A docstring."""
RED: int = 0
BLUE: int = 1
GREEN: int = 2
LIMIT = 7


def f(seat: int | None, name: str = "x" + "y") -> int | str:
    """With 1 number."""
    assert seat == 3
    raise ValueError(f"{seat + 1}")
'''
    assert [site.line for site in sites.sites(text)] == [5]


@pytest.mark.parametrize("known", tool.equivalents(), ids=lambda each: f"{each.game}/{each.file}")
def test_equivalent_mutants_still_exist_and_have_a_reason(known: tool.Equivalent) -> None:
    target = tool.target(known.game)
    text = (target.folder / known.file).read_text(encoding="utf-8")
    every = [each for site in sites.sites(text, target.skipped) for each in sites.mutants(known.file, text, site)]
    assert any(known.matches(known.game, mutant) for mutant in every), "remove it from equivalent.toml"
    assert len(known.reason.split()) > 3
