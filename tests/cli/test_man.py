"""The manual page: every command and option in three languages, no warnings from roff, and readable without it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from contienda.cli import discovery, manual
from contienda.cli.commands import man
from contienda.cli.help_texts import help_texts
from contienda.cli.main import main
from contienda.i18n.speaker import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_command_and_no_warning(language: str, tmp_path: Path) -> None:
    page = man.written(language)
    told = manual.plain(page)
    words = help_texts(language)
    for name, command in discovery.commands(words).items():
        assert f"contienda {name}" in told
        if not command.game:
            assert words[name].rstrip(".")[1:40] in told
    for option in ("--seats LIST", "--color auto|always|never", "NO_COLOR", "--note N", "~/.local/share/contienda"):
        assert option in told
    path = tmp_path / "contienda.1"
    path.write_text(page, encoding="utf-8")
    if shutil.which("groff") is not None:
        done = subprocess.run(["groff", "-man", "-ww", "-Kutf8", "-Tutf8", str(path)], capture_output=True, text=True)
        assert done.returncode == 0
        assert done.stderr == ""
    if shutil.which("mandoc") is not None:
        done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", str(path)], capture_output=True, text=True)
        assert [line for line in done.stdout.splitlines() if "missing date" not in line] == []


def test_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["man", "learn", "--roff", "--lang", "en"]) == 0
    out, _ = capsys.readouterr()
    assert "contienda learn [GAME]" in out
    assert "--seats" not in manual.plain(out)
    assert main(["man", "nothing", "--lang", "en"]) == 2
    assert "There is no command nothing" in capsys.readouterr().err


def test_without_a_formatter_it_is_plain_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert main(["man", "learn", "--lang", "en"]) == 0
    out, _ = capsys.readouterr()
    assert "--note N" in out
    assert "\\" not in out
