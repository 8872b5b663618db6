"""At the table: only changes are printed, `?` explains things, a ready setup, colours and the pager."""

from __future__ import annotations

import io
import re
import stat
from pathlib import Path

import pytest
from rich.text import Text

from contienda.cli import colour
from contienda.cli.console import output, pager, palette, things
from contienda.cli.console.explanations import Teacher
from contienda.cli.main import main
from contienda.core import registry
from contienda.i18n.speaker import LANGUAGES, Speaker
from tests.cli.test_one_screen import positions, screen

SOURCES = Path(output.__file__).parents[2]
# Contrast of the sixteen colours on white and on black: the worst of xterm, VGA, Windows, GNOME, macOS and VS Code.
FADING = ("yellow", "cyan", "green", "white", "blue", "black", "bright_yellow", "bright_cyan", "bright_green")


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["play", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


# --- only changes ----------------------------------------------------------------------------------------------------


def test_a_board_that_did_not_change_is_not_printed_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After the rank Black Hat asks for the number of cards: the network is the same."""
    arguments = ("blackhat", "--lang", "en", "--seed", "3", "--seats", "human,bot:random,bot:random")
    out = play(monkeypatch, capsys, "1\n", *arguments)
    assert "How many cards?" in out
    assert out.count("PS S+2") == 1
    assert play(monkeypatch, capsys, "1\n\n", *arguments).count("PS S+2") == 2  # Enter shows it again


def test_of_a_change_only_the_changed_lines_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "1\n", "misiles", "--lang", "en", "--seed", "3", "--seats", "human,bot:random")
    assert out.count("Missile Crisis            ") == 2  # the line that changed
    assert out.count("12 Doomsday Clock") == 1


# --- explanations ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.OURS)
def test_every_thing_can_be_explained(name: str, language: str) -> None:
    match, seat = next(positions(name, registry.load(name).presets[0].name, 2))
    teacher = Teacher(match, Speaker(match.game, language, match.seats), seat)
    assert len(teacher.things) > 20
    for thing in teacher.things:
        assert thing.title
        assert all(thing.tell()), thing.title
        assert thing in things.named(thing.title, teacher.things)


@pytest.mark.parametrize(
    ("name", "word", "told"),
    [
        ("misiles", "missile crisis", ["Costs 3", "give up two complete elements"]),
        ("buenosos", "A09", ["High impact, cost 5", "Requires: Lateral movement"]),
        ("buenosos", "s5", ["needs: S4 Power transmission", "feeds: S1 Refineries", "INT"]),
        ("blackhat", "m1", ["VPN Gateway", "value +2", "arrows lead to", "arrows come from"]),
        ("blackhat", "honeypot", ["trapped for the rest of the game"]),
        ("kiberrubezh", "024", ["Network worm", "requires attack power 2"]),
        ("maracas", "las leyes", ["Population Number 3", "adjacent: Gran Garto (GG)"]),
        ("maracas", "cadres +1", ["+1 CMR to build"]),
        ("maracas", "ultraviolence", ["For each enemy"]),
        ("maracas", "strategy", ["For each enemy"]),
        ("maracas", "main force 2-4-1", ["Troops (TR) 4"]),
    ],
)
def test_a_question_mark_explains_the_thing(name: str, word: str, told: list[str]) -> None:
    match, seat = next(positions(name, registry.load(name).presets[0].name, 2))
    teacher = Teacher(match, Speaker(match.game, "en", match.seats), seat)
    console = screen(200, 60)
    for line in teacher.word(word):
        console.print(line)
    assert isinstance(console.file, io.StringIO)
    for each in told:
        assert each in console.file.getvalue()


def test_accents_and_case_do_not_matter_and_unknown_names_are_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("misiles", "--lang", "es", "--seed", "3", "--seats", "human,bot:random")
    out = play(monkeypatch, capsys, "? TELEFONO ROJO\n? nadie\ndetalles misil\n", *arguments)
    assert "Cuesta 10" in out
    assert "Aquí nada se llama «nadie»" in out
    assert "Cuesta 2" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_explained_by_what_it_names(language: str) -> None:
    for name in registry.OURS:
        for match, seat in positions(name, registry.load(name).presets[0].name, 2):
            teacher = Teacher(match, Speaker(match.game, language, match.seats), seat)
            for code in match.state.actions()[:4]:
                assert teacher.choice(code)
            assert teacher.choices(match.state.actions())
            break


# --- a ready setup ---------------------------------------------------------------------------------------------------


def test_maracas_sets_up_by_itself_or_lets_you_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("maracas", "--lang", "en", "--seed", "3", "--seats", "human,bot:greedy")
    out = play(monkeypatch, capsys, "\n", *arguments)
    assert out.count("Press Enter for a ready setup") == 1
    assert "Your setup is ready." in out
    assert "Turn 1 of" in out
    assert "Where does an Infrastructure Unit go?" not in out
    out = play(monkeypatch, capsys, "place\n", *arguments)
    assert "Where does an Infrastructure Unit go?" in out
    assert "Your setup is ready." not in out
    assert "Where does an Infrastructure Unit go?" not in play(monkeypatch, capsys, "? LL\n", *arguments)


# --- colours ---------------------------------------------------------------------------------------------------------


def test_only_colours_that_hold_on_light_and_dark_are_used() -> None:
    parts = [SOURCES / "cli", *(SOURCES / "games").glob("*/terminal")]
    files = [path for part in parts for path in part.rglob("*.py") if path.name != "palette.py"]
    for path in [*files, *(SOURCES / "games").glob("*/terminal.py")]:
        text = path.read_text(encoding="utf-8")
        styles = re.findall(r"""style=["']([a-z_ ]+)["']|\[((?:bold |dim )?[a-z_]+)\]""", text)
        assert not {word for each in styles for style in each for word in style.split()} & set(FADING), path
    for style in (*palette.COLOURS, *palette.PLAYERS, palette.NUMBER, palette.BAD):
        assert not set(style.split()) & set(FADING)
    assert len(set(palette.PLAYERS)) == len(palette.PLAYERS) == 6


def test_colours_can_be_switched(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert main(["rules", "misiles", "7.1", "--color", "always"]) == 0
    assert "\x1b[" in capsys.readouterr().out
    assert main(["rules", "misiles", "7.1", "--color", "never"]) == 0
    assert "\x1b" not in capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert main(["rules", "misiles", "7.1"]) == 0
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7])", capsys.readouterr().out)
    colour.choose(colour.AUTO)


# --- the pager -------------------------------------------------------------------------------------------------------


def test_long_output_goes_to_the_pager_of_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seen = tmp_path / "seen"
    reader = tmp_path / "reader"
    reader.write_text(f"#!/bin/sh\ncat > {seen}\n", encoding="utf-8")
    reader.chmod(reader.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PAGER", str(reader))
    long = [Text(f"line {number}") for number in range(50)]
    console = screen(80, 24)
    pager.show(console, *long)
    assert not seen.exists()  # not a terminal
    monkeypatch.setattr(pager, "is_interactive", lambda: True)
    pager.show(console, *long[:10])
    assert not seen.exists()  # it fits
    pager.show(console, *long)
    assert seen.read_text(encoding="utf-8").splitlines()[-1] == "line 49"
    monkeypatch.setenv("PAGER", str(tmp_path / "none"))
    pager.show(console, *long)
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().count("line 49") == 2  # printed where no pager can be started
