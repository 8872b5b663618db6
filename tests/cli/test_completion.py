"""Completion: what is offered at the cursor, and that the scripts work in each shell that is installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from contienda.cli import completion
from contienda.cli.main import main

PROGRAM = (
    f"#!/bin/sh\nexec {sys.executable} -c 'import sys; from contienda.cli.main import main; sys.exit(main())' \"$@\"\n"
)


def offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, shell: str = "bash"
) -> list[str]:
    monkeypatch.setenv(completion.VARIABLE, shell)
    monkeypatch.setenv(completion.LINE, f"contienda {line}")
    assert main([] if shell == "bash" else line.split(" ")) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("", "play"), ("pla", "play"), ("play mi", "misiles"), ("learn ", "maracas"), ("play misiles --se", "--seats"),
        ("play maracas --preset ", "free_setup"), ("play maracas --preset=f", "full"),
        ("play maracas --option setup=", "free"), ("play misiles --seats human,bot:le", "level:3"),
        ("rules misiles 7", "7.3"), ("scenario ", "explain"), ("replay ", ":files"), ("play --scenario ", ":files"),
        ("play buenosos --scenario ho", "hospital"), ("completion ", "fish"), ("man le", "learn"),
        ("play --lang ", "ru"), ("play --color ", "never"), ("deck ", "check"), ("play 'mis", "misiles"),
    ],
)  # fmt: skip
def test_what_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, word: str
) -> None:
    assert word in offered(monkeypatch, capsys, line)


@pytest.mark.parametrize("line", ["play misiles extra", "play --lang es --seed ", "nonsense ", "play nogame --preset "])
def test_nothing_sensible_is_offered_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    assert "Traceback" not in "\n".join(offered(monkeypatch, capsys, line))


def test_an_option_is_offered_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seed" not in offered(monkeypatch, capsys, "play misiles --seed 3 --se")
    assert "--option" in offered(monkeypatch, capsys, "play misiles --option strict_clock=yes --op")


@pytest.mark.parametrize(("language", "told"), [("en", "play a game"), ("es", "terminal"), ("ru", "терминале")])
def test_meanings_are_in_the_language_of_the_call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    monkeypatch.setenv("CONTIENDA_LANG", language)
    assert any(line.startswith("play\t") and told in line for line in offered(monkeypatch, capsys, "pl", "fish"))


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_the_script_parses(capsys: pytest.CaptureFixture[str], tmp_path: Path, shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    assert main(["completion", shell]) == 0
    path = tmp_path / "script"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    subprocess.run([shell, "-n", str(path)], check=True)


def bin_folder(tmp_path: Path) -> Path:
    program = tmp_path / "contienda"
    program.write_text(PROGRAM, encoding="utf-8")
    program.chmod(0o755)
    return tmp_path


def test_bash_completes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if shutil.which("bash") is None:
        pytest.skip("bash is not installed")
    monkeypatch.setenv("PATH", f"{bin_folder(tmp_path)}:/usr/bin:/bin")
    script = (
        "source <(contienda completion bash); COMP_LINE='contienda play mara'; COMP_POINT=${#COMP_LINE};"
        " COMP_WORDS=(contienda play mara); COMP_CWORD=2; _contienda contienda mara play; echo ${COMPREPLY[@]}"
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["maracas"]


def test_fish_completes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if shutil.which("fish") is None:
        pytest.skip("fish is not installed")
    monkeypatch.setenv("PATH", f"{bin_folder(tmp_path)}:/usr/bin:/bin")
    script = "contienda completion fish | source; complete -C 'contienda play mara'"
    done = subprocess.run(["fish", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["maracas"]
