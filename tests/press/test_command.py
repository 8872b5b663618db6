"""`contienda print`: what it writes, what it says, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from contienda.cli.main import main
from tests.press import pdf

pytestmark = pytest.mark.compiled


def test_it_writes_a_file_named_after_the_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "buenosos", "--what", "events", "--language", "es", "--ink", "low", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("buenosos-events-es-a4-low.pdf: 2 pages (")
    assert pdf.faults((tmp_path / "buenosos-events-es-a4-low.pdf").read_bytes(), "es") == []


def test_it_lists_what_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "kiberrubezh", "--list", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["deck: Колоды", "library: Библиотека"]


def test_a_deck_of_ones_own_is_printed_card_by_card(tmp_path: Path) -> None:
    listed = tmp_path / "mine.txt"
    listed.write_text("[Mine]\n3 024\n1 001 Laptop\n", encoding="utf-8")
    out = tmp_path / "mine.pdf"
    assert main(["print", "kiberrubezh", "--what", "deck", "--deck", str(listed), "--lang", "en", "-o", str(out)]) == 0
    text = "".join(each.character for each in pdf.glyphs(out.read_bytes(), 0))
    assert (text.count("Networkworm"), text.count("Laptop")) == (3, 1)


def test_a_scenario_of_ones_own_is_printed(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    assert main(["scenario", "new", str(own), "--game", "buenosos"]) == 0
    own.write_text(own.read_text(encoding="utf-8").replace("cost = 2", "cost = 5", 1), encoding="utf-8")
    out = tmp_path / "own.pdf"
    assert main(["print", "buenosos", "--what", "red,map", "--scenario", str(own), "--lang", "es", "-o", str(out)]) == 0
    assert pdf.faults(out.read_bytes(), "es") == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["buenosos", "--what", "moon"], "“moon” cannot be printed."),
        (["kiberrubezh", "--deck", "moon"], "No such deck: moon."),
        (["misiles", "--deck", "moon", "--scenario", "moon"], "misiles"),
        (["buenosos", "--what", "events", "-o", "/nonexistent/x.pdf"], "/nonexistent/x.pdf"),
        (["buenososs"], "buenosos"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", *arguments, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
