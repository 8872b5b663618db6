"""Readers of untrusted text against mutated files; `python -m tests.hostile.fuzz --minutes 60` runs for longer."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hostile.fuzz import CORPUS, TARGETS, Target, attempt, fuzz

KEPT = sorted(CORPUS.glob("*/*"))
QUICK = settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
SECONDS = 60.0  # for the long test


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_was_found_once_is_not_found_again(path: Path) -> None:
    text = path.read_bytes().decode("utf-8", "surrogatepass")
    assert attempt(TARGETS[path.parent.name], text) == ""


@pytest.mark.parametrize("name", TARGETS)
def test_a_changed_file_is_read_or_refused(name: str) -> None:
    @QUICK
    @given(st.randoms(use_true_random=False))
    def check(dice: random.Random) -> None:
        assert attempt(TARGETS[name], TARGETS[name].sample(dice)) == ""

    check()


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_shipped_is_accepted_unchanged(name: str) -> None:
    """Otherwise the first check would catch every mutation."""
    if name in ("buenosos", "blackhat", "decks"):
        for text in TARGETS[name].seeds():
            TARGETS[name].read(text)
    if name == "sets":
        assert sum(accepted(TARGETS[name], text) for text in TARGETS[name].seeds()) >= 5


def accepted(target: Target, text: str) -> bool:
    try:
        target.read(text)
    except Exception:
        return False
    return True


def test_a_reader_that_fails_or_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(_: str) -> None:
        begin = time.process_time()
        while time.process_time() - begin < 30:
            pass

    def wrong(text: str) -> None:
        if "9" in text:
            raise KeyError(text)

    decks = TARGETS["decks"]
    assert attempt(Target(decks.seeds, decks.change, slow), "x")
    monkeypatch.setitem(TARGETS, "decks", Target(decks.seeds, decks.change, wrong))
    assert [error.splitlines()[-1][:8] for _, error in fuzz("decks", 0.5, 1)] == ["KeyError"]


@pytest.mark.long
@pytest.mark.parametrize("name", TARGETS)
def test_a_minute_of_changed_files(name: str) -> None:
    assert fuzz(name, SECONDS / len(TARGETS), time.time_ns() % 10**9) == []
