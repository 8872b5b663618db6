"""A draft in the terminal: what it shows, what it asks, and that no pick is ever lost."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from contienda.cli.main import main
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import boosters, deck
from contienda.games.kiberrubezh.library import standard
from contienda.i18n.speaker import LANGUAGES, of_game

PICKS = boosters.DRAFTED * boosters.SIZE


class Person:
    """Somebody at a terminal who types some lines and then disappears."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.file = file
        self.kept = file.with_name(file.name + ".draft")

    def draft(self, typed: str, *more: str, lang: str = "en") -> tuple[int, str, str]:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["cards", "draft", str(self.file), "--lang", lang, *more])
        out, err = self.capsys.readouterr()
        return code, " ".join(out.split()), err  # regardless of line breaks

    def picks(self) -> list[list[int]]:
        found: list[list[int]] = json.loads(self.kept.read_text(encoding="utf-8"))["picks"]
        return found


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Person:
    return Person(monkeypatch, capsys, tmp_path / "my decks.txt")


def test_a_file_that_is_there_is_refused_before_the_first_pick(person: Person) -> None:
    person.file.write_text("mine", encoding="utf-8")
    code, out, err = person.draft("1\n" * PICKS)
    assert code == 2
    assert "already exists" in err
    assert out == ""
    assert person.file.read_text(encoding="utf-8") == "mine"
    assert not person.kept.exists()


@pytest.mark.parametrize("action", ["sealed", "draft"])
def test_a_folder_that_is_not_there_is_refused_before_the_first_pick(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, action: str
) -> None:
    assert main(["cards", action, str(tmp_path / "no" / "decks.txt"), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "cannot be written" in err


def test_an_interrupted_draft_goes_on_where_it_was(person: Person) -> None:
    code, out, _ = person.draft("1\n" * 15, "--seed", "6")
    assert code == 130
    assert "my decks.txt.draft" in out
    assert f"contienda cards draft '{person.file}'" in out
    assert not person.file.exists()
    before = person.picks()
    assert len(before) == 15
    code, out, _ = person.draft("1\n")
    assert code == 130
    assert "Booster 2 of 4, card 5 of 11" in out
    assert "You have taken 15 cards:" in out
    assert person.picks()[:15] == before
    code, _, _ = person.draft("1\n" * (PICKS - 16))
    assert code == 0
    assert not person.kept.exists()
    pool = deck.read(person.file.read_text(encoding="utf-8"), standard())[0][0].pool
    assert pool is not None
    assert sum(pool.values()) == PICKS
    assert all(pool[first] > 0 for first, _ in before)


def test_an_interruption_changes_nothing(person: Person) -> None:
    assert person.draft("1\n" * PICKS, "--seed", "6")[0] == 0
    whole = person.file.read_text(encoding="utf-8")
    person.file.unlink()
    person.draft("1\n" * 20, "--seed", "6")
    assert person.draft("1\n" * 24)[0] == 0
    assert person.file.read_text(encoding="utf-8") == whole


def test_a_draft_that_cannot_be_written_in_the_end_is_kept(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.draft("1\n" * (PICKS - 1), "--seed", "6")
    with monkeypatch.context() as patch:
        patch.setattr("contienda.games.kiberrubezh.commands._draft.finish", full_disk)
        code, out, err = person.draft("1\n")
    assert code == 2
    assert "No space left" in err
    assert "saved in" in out
    assert len(person.picks()) == PICKS
    assert person.draft("")[0] == 0  # every pick is made, so nothing is asked
    assert person.file.exists()


def full_disk(*_: object) -> None:
    raise BadOption("error-unwritable", file="decks.txt", reason="No space left on device")


def test_another_seed_does_not_touch_a_draft_that_was_begun(person: Person) -> None:
    person.draft("1\n" * 3, "--seed", "6")
    before = person.picks()
    code, _, err = person.draft("1\n", "--seed", "7")
    assert code == 2
    assert "seed 6" in err
    assert person.picks() == before


@pytest.mark.parametrize("text", ["", "{}", '{"format": "contienda-draft/1", "seed": 6, "picks": [[1, 1]]}', "[3]"])
def test_a_file_that_is_no_draft_is_left_alone(person: Person, text: str) -> None:
    person.kept.write_text(text, encoding="utf-8")
    code, _, err = person.draft("1\n")
    assert code == 2
    assert "is not a draft that can be resumed" in err
    assert person.kept.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_number_is_explained(person: Person, language: str) -> None:
    words = of_game(registry.load("kiberrubezh"), language)
    _, out, _ = person.draft("1\n11\n0\nvirus\n", "--seed", "6", lang=language)
    for wrong in ("11", "0", "virus"):
        assert " ".join(words("cards-not-here", answer=wrong, most=10).split()) in out
    assert len(person.picks()) == 1


def test_the_own_picks_and_the_booster_are_shown(person: Person) -> None:
    _, out, _ = person.draft("1\n" * 12, "--seed", "6")
    names = [standard()[first].names["en"] for first, _ in person.picks()]
    last = out.rpartition("Booster 2 of 4, card 2 of 11")[2].partition("Which card")[0]
    assert all(name in last for name in names)
    assert out.count("Booster 1 of 4") == 11


@pytest.mark.parametrize("action", ["sealed", "draft"])
def test_a_deck_of_boosters_is_checked_against_its_pool(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, action: str
) -> None:
    """The first deck replaces a booster card by one that was not in its boosters: check and play refuse it by line."""
    file = tmp_path / "decks.txt"
    bots = ["--bots"] if action == "draft" else []
    assert main(["cards", action, str(file), "--seed", "6", *bots]) == 0
    decks, mistakes = deck.inspect(file.read_text(encoding="utf-8"), standard())
    assert mistakes == []
    mine = decks[0]
    assert mine.pool is not None
    given = next(no for no in mine.cards if not standard()[no].base)
    foreign = next(no for no in standard() if no not in mine.pool and not standard()[no].base)
    line = mine.lines[given]
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = f"{mine.cards[given]} {foreign:03}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["deck", "check", str(file), "--lang", "en"]) == 1
    out, _ = capsys.readouterr()
    assert f"line {line}: {foreign:03}" in out
    assert "your boosters contained 0" in out
    assert main(["play", "kiberrubezh", "--scenario", str(file), "--seats", "bot:random,bot:random"]) == 2
