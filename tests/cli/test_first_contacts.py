"""First contact: broken packages, the list of games, rules, typing errors, the last game, names of bots."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import time
from pathlib import Path

import pytest

from contienda.bots import factory
from contienda.cli.main import main
from contienda.core import registry
from contienda.i18n.speaker import LANGUAGES, common
from tests.cli.test_commands import CALL, run
from tests.cli.test_play import play
from tests.core import plugins


def program(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Return the command line of the program, with the packages in that folder installed."""
    environment = plugins.environment(folder)
    return subprocess.run([*CALL, *arguments], capture_output=True, text=True, env=environment, input="1\n1\n1\n1\n")


# --- games -----------------------------------------------------------------------------------------------------------


def test_broken_packages_are_named_in_one_line_each_and_hide_nobody(tmp_path: Path) -> None:
    plugins.write(tmp_path)
    plain = program(tmp_path, "games", "--lang", "es")
    assert plain.returncode == 0
    for name in [*registry.OURS, "english", "half"]:
        assert re.search(rf"^{name}  ", plain.stdout, re.MULTILINE), name
    assert "Un juguete" in plain.stdout
    complaints = plain.stderr.splitlines()
    assert len(complaints) == len(plugins.BROKEN) + 2
    for name in plugins.BROKEN:
        assert sum(f"contienda games: El juego «{name}» está dañado" in each for each in complaints) == 1
    asked = program(tmp_path, "games", "--json", "--lang", "ru")
    assert [each["id"] for each in json.loads(asked.stdout)] == [*registry.OURS, "english", "half"]


def test_a_game_in_english_only_is_played_in_every_language(tmp_path: Path) -> None:
    plugins.write(tmp_path)
    outcome = program(tmp_path, "play", "english", "--lang", "ru", "--seed", "1")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "A toy" in outcome.stdout
    assert "Some words for step-choose" in outcome.stdout
    assert "Побеждает Игрок 1. Some words for ending-shown." in outcome.stdout


def test_the_list_is_short_and_one_game_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games", "--lang", "en")
    assert "--option" not in out
    assert len(out.splitlines()) < 40
    assert "contienda games GAME" in out
    assert "2 players" in out
    assert "2–2" not in out
    _, out, _ = run(capsys, "games", "blackhat", "--lang", "en")
    whole = " ".join(out.split())
    assert "sets tiles=3, reduced_deck=yes, half_hands=yes" in whole
    assert "changes nothing: every option keeps its default" in whole
    assert "--option secret_asset=no (no | yes)" in whole
    assert "--scenario" in whole
    assert "misiles" not in whole
    _, out, _ = run(capsys, "games", "misiles", "--json", "--lang", "en")
    assert json.loads(out)[0]["presets"][1]["sets"] == {"strict_clock": "yes"}
    assert run(capsys, "games", "misile")[2].endswith("Did you mean misiles?\n")


# --- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_name_every_bot(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for command in ("play", "watch", "simulate"):
        out = " ".join(run(capsys, command, "--help", "--lang", language)[1].split())
        for name in factory.NAMES:
            assert f"bot:{name}" in out or (name.startswith("level:") and "bot:level:1 … bot:level:5" in out), name
    for name in factory.NAMES[:-1]:
        factory.make(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_watch_names_its_pause(capsys: pytest.CaptureFixture[str], language: str) -> None:
    out = " ".join(run(capsys, "watch", "--help", "--lang", language)[1].split())
    assert re.search(r"0\.4 [^:]*--pause\b", out)  # what the command does
    assert re.search(r"--pause SECONDS [^\[].*\(.*0\.4", out)  # and the option itself
    watched = run(capsys, "watch", "misiles", "--pause", "0.0001", "--seed", "6", "--lang", language)[1]
    assert "--pause SECONDS" in watched.splitlines()[1]
    assert "--pause" not in run(capsys, "watch", "misiles", "--pause", "0", "--seed", "6", "--lang", language)[1]


# --- rules -----------------------------------------------------------------------------------------------------------


def test_rules_answer_without_a_game_and_without_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "rules", "--lang", "en")
    assert (code, err) == (0, "")
    assert all(re.search(rf"^{name}  ", out, re.MULTILINE) for name in registry.OURS)
    assert "contienda rules GAME 7" in out
    for clause in ("10", "7.3", "M-R3"):
        code, _, err = run(capsys, "rules", clause, "--lang", "en")
        assert code == 2
        assert f"“{clause}” is not a game. Name the game first, as in contienda rules misiles {clause}" in err
    code, out, _ = run(capsys, "rules", "misiles", "10", "--lang", "en")
    assert code == 0
    assert "10 Winning" in out
    assert "no clause or section “99”. Use one of 1, 2, " in run(capsys, "rules", "misiles", "99", "--lang", "en")[2]


@pytest.mark.parametrize(
    ("language", "word", "section", "wrong"),
    [
        ("en", "rules", "10 Winning", "no clause or section “99”. Use one of 1, 2, "),
        ("es", "reglas", "10 Victoria", "ni la sección «99». Usa una de 1, 2, "),
        ("ru", "правила", "10 Победа", "ни раздела «99». Выберите из 1, 2, "),
    ],
)
def test_rules_answer_at_the_table(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    word: str,
    section: str,
    wrong: str,
) -> None:
    typed = f"{word}\n{word} 10\n{word} 10.1\n{word} 99\n{word} \n"
    out = play(monkeypatch, capsys, typed, "misiles", "--lang", language, "--seed", "2")[1]
    assert out.count(f"{section}  10.1 – 10.5") == 2  # listed
    assert re.search(rf"^{section}$", out, re.MULTILINE)  # shown
    assert wrong in out


# --- typing errors ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "language", "words"),
    [
        (("simulte",), "en", "'simulte'. Did you mean simulate?"),
        (("pley", "misiles"), "es", "'pley' no es una opción. ¿Quisiste decir play?"),
        (("wach",), "ru", "'wach' не подходит, возможно, вы имели в виду watch"),
        (("tables", "lst"), "en", "'lst'. Did you mean list?"),
    ],
)
def test_a_mistyped_command_gets_a_suggestion(
    capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], language: str, words: str
) -> None:
    code, _, err = run(capsys, "--lang", language, *typed)
    assert code == 2
    assert words in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("typed", "language", "near"),
    [("hnit", "en", "hint"), ("pitsa", "es", "pista"), ("почму", "ru", "почему"), ("uno", "ru", "undo")],
)
def test_a_mistyped_word_at_the_table_gets_a_suggestion(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, language: str, near: str
) -> None:
    out = play(monkeypatch, capsys, f"{typed}\n", "misiles", "--lang", language, "--seed", "2")[1]
    assert common(language)("play-near", answer=typed, near=near) in out.replace("\n", " ")


# --- line editing ----------------------------------------------------------------------------------------------------


class Typist:
    """A real terminal with somebody typing."""

    def __init__(self, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
        self.process = subprocess.Popen(
            [*CALL, *arguments], stdin=inside, stdout=inside, stderr=inside, env=environment, start_new_session=True
        )
        os.close(inside)
        self.read = b""

    @property
    def seen(self) -> str:
        return self.read.decode(errors="replace")

    def until(self, words: str, count: int = 1) -> None:
        end = time.monotonic() + 30
        while self.seen.count(words) < count:
            assert time.monotonic() < end, self.seen
            if select.select([self.screen], [], [], 0.2)[0]:
                self.read += os.read(self.screen, 65536)

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


def test_arrow_keys_edit_the_line_and_bring_back_what_was_typed() -> None:
    typist = Typist("play", "misiles", "--lang", "en", "--seed", "2", "--seats", "human,bot:random")
    try:
        typist.until("> ")
        typist.type("rules 1.9\r")
        typist.until("no clause “1.9”")
        typist.until("> ", 2)
        typist.type("\x1b[A\x7f1\r")  # up, delete the 9, write a 1
        typist.until("1 Goal")
        typist.until("\x1b[0m> ", 3)
        typist.type("hnt\x1b[D\x1b[Di\r")  # two to the left, then the missing letter
        typist.until("A bot's view")
        assert "^[[" not in typist.seen
    finally:
        typist.close()


# --- the last game ---------------------------------------------------------------------------------------------------


def actions(path: Path) -> list[int]:
    found = json.loads(path.read_text(encoding="utf-8"))["actions"]
    assert isinstance(found, list)
    return found


def test_resume_alone_goes_on_with_the_last_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seats = ("--seats", "human,bot:random", "--seed", "3", "--lang", "en")
    code, _, err = run(capsys, "play", "--resume", "--lang", "en")
    assert (code, err) == (2, "contienda play: There is no game to resume. Start one with contienda play.\n")
    play(monkeypatch, capsys, "1\n1\n", "misiles", *seats)
    play(monkeypatch, capsys, "1\n1\n", "buenosos", *seats)
    misiles, buenosos = (tmp_path / "data" / "contienda" / f"{name}-last.json" for name in ("misiles", "buenosos"))
    os.utime(misiles, (1, 1))
    assert "BuenOsos" in play(monkeypatch, capsys, "", "--resume", "--lang", "en")[1]
    assert "Misiles" in play(monkeypatch, capsys, "", "misiles", "--resume", "--lang", "en")[1]
    os.utime(buenosos, (0, 0))
    before = actions(misiles)
    out = play(monkeypatch, capsys, "1\n", "--resume", "--seed", "3", "--lang", "en")[1]
    assert "Misiles" in out
    assert actions(misiles)[: len(before)] == before
    assert len(actions(misiles)) > len(before)
    assert "There is no game of maracas to resume" in run(capsys, "play", "maracas", "--resume", "--lang", "en")[2]


def test_a_game_left_with_save_is_the_last_one_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seats = ("--seats", "human,bot:random", "--seed", "3", "--lang", "en")
    saved = tmp_path / "saved.json"
    play(monkeypatch, capsys, "1\n1\n", "misiles", *seats, "--save", str(saved))
    assert actions(tmp_path / "data" / "contienda" / "misiles-last.json") == actions(saved)


def test_a_game_that_is_over_is_nobodys_last_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, capsys, "1\n1\n", "misiles", "--seats", "human,bot:random", "--seed", "3", "--lang", "en")
    assert "wins" in play(monkeypatch, capsys, "1\n" * 20_000, "--resume", "--seed", "3", "--lang", "en")[1]
    assert main(["play", "--resume"]) == 2


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "names"),
    [
        ("level:3", ("Bot 2 (intermedio)", "Бот 2 (средний)", "Bot 2 (medium)")),
        ("random", ("Bot 2 (al azar)", "Бот 2 (наугад)", "Bot 2 (random)")),
        ("search:1000", ("Bot 2 (búsqueda 1000)", "Бот 2 (перебор 1000)", "Bot 2 (search 1000)")),
        ("exec:./mine --fast", ("Bot 2 (programa)", "Бот 2 (программа)", "Bot 2 (program)")),
    ],
)
def test_a_bot_is_called_by_its_seat_and_how_it_plays(bot: str, names: tuple[str, ...]) -> None:
    assert tuple(factory.title(bot, 2, common(language)) for language in LANGUAGES) == names


def test_the_log_names_bots_with_how_they_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "1\n" * 3, "misiles", "--lang", "en", "--seed", "3")[1]
    assert re.search(r"^· Bot 2 \(medium\) rolls \d \d \d", out, re.MULTILINE)


def test_a_card_one_draws_takes_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for game, hand in (("buenosos", 5), ("kiberrubezh", 7)):
        out = play(monkeypatch, capsys, "", game, "--lang", "en", "--seed", "7")[1]
        told = [line for line in out.splitlines() if line.startswith("· ")]
        assert sum("You draw " in line for line in told) == hand
        assert not [line for line in told if line.startswith("· Player 1 draws a card")]
        assert sum(line.startswith("· Bot 2 (medium) draws a card") for line in told) == hand
