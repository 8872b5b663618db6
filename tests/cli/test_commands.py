"""The commands as people and scripts call them: output, refusals, exit codes."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from contienda.cli.discovery import commands
from contienda.cli.help_texts import help_texts
from contienda.cli.main import main
from contienda.core import registry

LANGUAGES = ("es", "ru", "en")
LONG_CHECKS = ("blackhat", "buenosos", "kiberrubezh", "maracas")  # the parts of these checks have their own tests
CALL = [sys.executable, "-c", "import sys; from contienda.cli.main import main; sys.exit(main())"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    word = {"es": "motor", "ru": "движке", "en": "engine"}[language]
    code, out, _ = run(capsys, "--lang", language, "--help")
    assert code == 0
    assert word in out
    assert all(command in out for command in commands(help_texts("en")))
    for command in commands(help_texts("en")):
        assert run(capsys, command, "--lang", language, "--help")[0] == 0


def test_games_lists_presets_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "misiles", "--lang", "en")
    assert code == 0
    assert "strict_clock" in out
    _, out, _ = run(capsys, "games", "--json", "--lang", "ru")
    found = json.loads(out)
    assert [game["id"] for game in found] == registry.names()
    assert found[0]["options"][1] == {
        "name": "strict_clock",
        "kind": "switch",
        "default": "no",
        "choices": ["no", "yes"],
        "low": 0,
        "high": 1,
        "help": found[0]["options"][1]["help"],
    }


def test_rules_by_book_section_and_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert "7.4" in run(capsys, "rules", "misiles", "--lang", "es")[1]
    _, out, _ = run(capsys, "rules", "misiles", "7", "--json", "--lang", "en")
    assert [clause["id"] for clause in json.loads(out)] == ["7.1", "7.2", "7.3", "7.4", "7.5", "7.6"]
    _, out, _ = run(capsys, "rules", "misiles", "m-r3", "--json", "--lang", "en")
    assert json.loads(out)[0]["kind"] == "ruling"


def test_simulate_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "misiles", "-n", "20", "--seats", "bot:random,bot:random", "--seed", "4", "--jobs", "1")
    code, out, _ = run(capsys, *arguments, "--lang", "ru")
    assert code == 0
    assert "20 партий" in out
    found = json.loads(run(capsys, *arguments, "--json")[1])
    assert found["games"] == 20
    assert sum(each["wins"] for each in found["wins"]) == 20
    assert sum(found["endings"].values()) == 20
    again = json.loads(run(capsys, *arguments, "--json")[1])
    timing = ("seconds", "games_per_s", "decisions_per_s", "actions_per_s")
    assert {key: found[key] for key in found if key not in timing} == {
        key: again[key] for key in again if key not in timing
    }


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[pytest.mark.long] if name in LONG_CHECKS else []) for name in registry.OURS]
)
def test_check_passes_for_our_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    monkeypatch.setattr("contienda.cli.commands.check.SECONDS", 4.0)  # tests/games/test_laws.py checks for longer
    code, out, _ = run(capsys, "check", game, "-n", "2", "--json")
    assert json.loads(out)[0]["problems"] == []
    assert code == 0


@pytest.fixture
def hasty_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip most law checks, which are tested above: checking every position dominates the time."""
    monkeypatch.setattr("contienda.cli.commands.check.SECONDS", 0.5)


@pytest.mark.usefixtures("hasty_laws")
def test_check_traces_clauses_to_their_tests(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "misiles", "-n", "1", "--trace", "--lang", "en")
    assert code == 0
    assert "7.4" in out


@pytest.mark.usefixtures("hasty_laws")
def test_check_fails_where_no_test_cites_a_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "check", "misiles", "-n", "1", "--tests", str(tmp_path), "--json")
    assert code == 1
    assert "no test cites clause 7.1" in json.loads(out)[0]["problems"]


def test_bench_measures_this_build(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "misiles", "--seconds", "0.1", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["games"]["misiles"]["decisions_per_s"] > 0
    assert run(capsys, "bench", "misiles", "--seconds", "0.1", "--lang", "es")[0] == 0


MISTAKES = [
    (("play", "chess"), "Unknown game “chess”"),
    (("play", "misiles", "--seats", "human"), "misiles is for 2 to 4 seats, not 1"),
    (("play", "misiles", "--seats", "human,cat"), "Seat 2 cannot be “cat”. Write human or a bot, such as bot:random"),
    (("play", "misiles", "--seats", "human,bot:genius"), "Unknown bot “genius”"),
    (("play", "misiles", "--seats", "human,bot:search:0"), "needs a number of simulations"),
    (("play", "misiles", "--seats", "human,bot:search:9x99"), "a number of processes from 1 to 64"),
    (("play", "misiles", "--seats", "human,bot:exec:./it\\"), "unclosed quotation mark or ends with a backslash"),
    (("play", "misiles", "--seats", "human", "--lang", "es"), "misiles admite de 2 a 4 puestos, pero hay 1"),
    (("play", "misiles", "--preset", "wild"), "misiles has no preset “wild”"),
    (("play", "misiles", "--option", "strict_clock"), "has no value. Write it as name=value"),
    (("play", "misiles", "--option", "strict_clock=perhaps"), "strict_clock cannot be “perhaps”"),
    (("play", "misiles", "--option", "first_seat=3"), "first_seat cannot be 3. Use a whole number from 0 to 2"),
    (("play", "misiles", "--lang", "de"), "Argument --lang: invalid choice: 'de'"),
    (("play", "misiles", "--resume", "nothing.json"), "No such file: nothing.json"),
    (("play", "misiles", "--seed", "-4"), "--seed cannot be -4"),
    (("watch", "misiles", "--seats", "human,bot:random"), "Seat 1 is human, but only bots can play here"),
    (("simulate", "misiles", "-n", "0"), "-n cannot be 0. Play at least one game"),
    (("simulate", "misiles", "-n", "many"), "Argument -n/--games: invalid int value: 'many'"),
    (("simulate", "misiles", "--jobs", "-2"), "--jobs cannot be -2"),
    (("replay", "nothing.json"), "No such file: nothing.json"),
    (("rules", "misiles", "99"), "The rulebook has no clause or section “99”"),
    (("check", "misiles", "--tests", "nowhere"), "No such folder for --tests: nowhere"),
    (("bench", "misiles", "--seconds", "0"), "--seconds cannot be 0"),
    (("watch", "misiles", "--pause", "inf"), "--pause cannot be inf"),
    (("play", "misiles", "--seats", "human,bot:search:²"), "needs a number of simulations"),
    (("check", "misiles", "--seed", "99999999999999999999"), "--seed cannot be 99999999999999999999"),
    (("simulate", "hearts"), "Unknown game “hearts”"),
    (("dance",), "invalid choice: 'dance'"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES, ids=[" ".join(call) for call, _ in MISTAKES])
def test_a_mistake_is_one_sentence_and_exit_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert message in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


def at_a_terminal() -> None:
    """Restore Ctrl-C: a program started in the background of a shell would ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def processor_time(pid: int) -> float:
    """Return the processor seconds a program and its children have used."""
    family = [psutil.Process(pid), *psutil.Process(pid).children()]
    return sum(sum(each.cpu_times()[:2]) for each in family)


@pytest.mark.parametrize(
    "more",
    [
        ("-n", "50000000", "--jobs", "2"),
        ("-n", "50000000", "--jobs", "1"),
        ("-n", "1000000000000", "--jobs", "2"),
        ("-n", "500", "--jobs", "1", "--seats", "bot:random,bot:search:20000"),
    ],
    ids=["two jobs", "one job", "endless", "strong search"],
)
def test_ctrl_c_during_a_simulation_ends_within_a_second_and_prints_what_was_played(more: tuple[str, ...]) -> None:
    running = subprocess.Popen(
        [*CALL, "simulate", "misiles", "--json", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=at_a_terminal,
    )
    try:
        while processor_time(running.pid) < (3.5 if "2" in more else 2):  # it has started, and played for a second
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        begin = time.monotonic()
        time.sleep(0.05)
        running.send_signal(signal.SIGINT)  # a second Ctrl-C loses nothing
        out, err = running.communicate(timeout=20)
    finally:
        running.kill()
    assert time.monotonic() - begin < 1.8  # a second, plus what a busy machine adds
    assert running.returncode == 130
    found = json.loads(out)
    assert found["interrupted"]
    assert found["games"] > 0 or "bot:random,bot:search:20000" in more
    assert "Traceback" not in err


def test_a_reader_who_stops_reading_is_no_mistake() -> None:
    pipe = f"{shlex.join([*CALL, 'rules', 'misiles'])} | head -1; exit ${{PIPESTATUS[0]}}"
    outcome = subprocess.run(["bash", "-c", pipe], capture_output=True, text=True)
    assert (outcome.returncode, outcome.stderr) == (0, "")


def test_help_answers_fast() -> None:
    """`make bench` measures the figure; this catches slips such as importing everything."""
    script = "import sys; from contienda.cli.main import build_parser; print(len(sys.modules), 'rich' in sys.modules)"
    outcome = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    count, rich = outcome.stdout.split()
    assert rich == "False"
    assert int(count) < 200
