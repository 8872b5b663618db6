"""External bots: what they are sent, and that their errors cost no more than their own decision."""

from __future__ import annotations

import gc
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from contienda.bots.external import RESTARTS, ExternalBot, own_seed
from contienda.bots.factory import make
from contienda.bots.subprocess_io import Broken, Program
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.i18n.speaker import LANGUAGES
from contienda.lab.simulate import Order, simulate
from tests.bots.programs import ANSWERS, EXAMPLES, bot, command, play

RECORDER = """
for line in sys.stdin:
    with open(__file__ + ".log", "a", encoding="utf-8") as log:
        log.write(line)
    message = json.loads(line)
    if message["type"] == "decide":
        say(message)
"""


READ = "for message in read(): say(message)"


def children() -> set[int]:
    """Return the running child processes of this one."""
    found = psutil.Process().children(recursive=True)
    return {each.pid for each in found if each.is_running() and each.status() != psutil.STATUS_ZOMBIE}


def gone(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture(autouse=True)
def before() -> Iterator[set[int]]:
    """Record the processes before a test; there are no others after it."""
    found = children()
    yield found
    gc.collect()
    wait_for(lambda: children() <= found)


def reasons(player: ExternalBot) -> tuple[int, list[str]]:
    """Return how many decisions were lost, and why, by text keys."""
    lost, faults = player.failures()
    return lost, [getattr(fault.values.get("reason", fault), "key", "") for fault in faults]


# --- the examples ---------------------------------------------------------------------------------------------------


def example(name: str) -> str:
    """Return a bot that may take its time: on a busy machine a program needs long to start."""
    program = sys.executable if name.endswith(".py") else "node"
    if shutil.which(program) is None:
        pytest.skip(f"no {program} here")
    return "exec:60:" + shlex.join([program, str(EXAMPLES / name)])


@pytest.mark.parametrize("game", ["misiles", "kiberrubezh"])
@pytest.mark.parametrize("name", ["careful.py", "learner.mjs"])
def test_the_examples_play_whole_games(name: str, game: str) -> None:
    rules = registry.load(game)
    order = Order(game, rules.resolve(rules.presets[0].name, {}), [example(name), "random"], 5)
    outcome = simulate(order, 8, 1)
    assert outcome.tally.games == 8
    assert outcome.failures == [(0, []), (0, [])]
    if name == "careful.py":
        assert outcome.tally.wins[0] >= 6  # against random play


def test_programs_play_the_same_over_several_processes() -> None:
    rules = registry.load("kiberrubezh")
    order = Order("kiberrubezh", rules.resolve("starters", {}), ["random", example("careful.py")], 5)
    assert simulate(order, 6, 2).tally.pack() == simulate(order, 6, 1).tally.pack()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_series_is_one_program_for_each_process(tmp_path: Path, jobs: int) -> None:
    rules = registry.load("misiles")
    log = "\nwith open(__file__ + '.log', 'a') as log: log.write('{} ')"
    source = log.format("came") + "\nfor message in read(): say(message)\ntime.sleep(0.3)" + log.format("left")
    order = Order("misiles", rules.resolve("standard", {}), ["exec:" + command(tmp_path, source), "random"], 5)
    assert simulate(order, 6, jobs).failures[0] == (0, [])
    said = next(tmp_path.glob("*.log")).read_text().split()
    assert 1 <= said.count("came") <= jobs
    assert said.count("left") == said.count("came")


# --- what is sent ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_sent_its_seats_view_and_nothing_else(tmp_path: Path, seat: int) -> None:
    player = bot(tmp_path, RECORDER)
    asked = play(player, "kiberrubezh", seat=seat)
    player.close()
    assert player.failures() == (0, [])
    log = next(tmp_path.glob("*.log")).read_text(encoding="utf-8")
    hello, *decisions, over = map(json.loads, log.splitlines())
    game = registry.load("kiberrubezh")
    options = game.resolve(game.presets[0].name, {})
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "kiberrubezh",
        "version": game.version,
        "options": {option.name: option.written(options[option.name]) for option in game.options},
        "seats": 2,
        "seat": seat,
    }
    assert len(decisions) == len(asked) > 20
    for number, (sent, known) in enumerate(zip(decisions, asked, strict=True), 1):
        assert set(sent) == {"type", "id", "seat", "view", "actions", "seed"}
        assert (sent["type"], sent["id"], sent["seat"]) == ("decide", number, seat)
        assert sent["view"] == json.loads(json.dumps(known.view))
        assert sent["actions"] == [game.vocabulary.say(code).as_dict() for code in known.listed]
    assert len({sent["seed"] for sent in decisions}) > len(decisions) // 2
    assert set(over) == {"type", "seat", "scores", "ending", "view"}
    assert (over["type"], over["seat"], sum(over["scores"]), over["ending"] in game.endings) == ("over", seat, 1, True)


def test_the_number_it_is_sent_is_no_draw_of_the_generator() -> None:
    rng = Rng(1)
    drawn = [int(rng.word()) for _ in range(400)]
    rng = Rng(1)
    sent = [own_seed(rng) for _ in range(100)]
    assert not set(sent) & set(drawn)
    assert len(set(sent)) == 100
    assert max(sent) > 2**31


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    logs = []
    for _ in range(2):
        player = bot(tmp_path, RECORDER)
        play(player, "misiles", seed=7)
        player.close()
        log = next(tmp_path.glob("*.log"))
        logs.append(log.read_text(encoding="utf-8"))
        log.unlink()
    assert logs[0] == logs[1]


# --- failures -------------------------------------------------------------------------------------------------------


def test_a_program_that_crashes_is_started_again_a_few_times(tmp_path: Path) -> None:
    player = bot(
        tmp_path, "for number, message in enumerate(read()):\n    if number == 2: sys.exit(3)\n    say(message)"
    )
    asked = play(player, seed=2)
    assert len(asked) > 3 * (RESTARTS + 1)
    lost, found = reasons(player)
    assert found == ["fault-bot-ended"] * (RESTARTS + 1) + ["fault-bot-given-up"]
    assert lost == len(asked) - 2 * (RESTARTS + 1)
    play(player, seed=3, most=8)  # it did answer: it gets another chance in the next game
    assert reasons(player) == (2, ["fault-bot-ended"] * 2)
    player.close()


def test_a_program_that_never_answers_is_not_tried_in_the_next_game(tmp_path: Path) -> None:
    player = bot(tmp_path, "sys.exit(3)")
    play(player, seed=2)
    assert reasons(player)[1] == ["fault-bot-ended"] * (RESTARTS + 1) + ["fault-bot-given-up"]
    asked = play(player, seed=3)
    assert reasons(player) == (len(asked), [])


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("time.sleep(600)", "fault-bot-silent"),
        ("while True: pass", "fault-bot-silent"),
        ("for message in read(): pass", "fault-bot-silent"),
        ('while True: print(\'{"id": 0, "action": 0}\')', "fault-bot-silent"),
        ("while True: print()", "fault-bot-silent"),
        ("os.close(1)\ntime.sleep(600)", "fault-bot-closed"),
        ("os.kill(os.getpid(), 9)", "fault-bot-ended"),
        ("import subprocess\nsubprocess.Popen(['sleep', '600'])\nsys.exit()", "fault-bot-silent"),  # pipe kept open
    ],
)
def test_a_program_that_cannot_be_talked_to(tmp_path: Path, before: set[int], source: str, reason: str) -> None:
    player = bot(tmp_path, source, 0.3 if reason == "fault-bot-silent" else 5)
    began = time.monotonic()
    asked = play(player, seed=2)
    lost, found = reasons(player)
    assert found == [reason] * (RESTARTS + 1) + ["fault-bot-given-up"]
    assert lost == len(asked)
    assert time.monotonic() - began < 30
    assert children() <= before


def test_the_longest_line() -> None:
    program = Program([sys.executable, "-c", "print('x' * 1_000_000); print('x' * 1_000_001)"], 5)
    program.send(b"")
    assert program.hear() == b"x" * 1_000_000 + b"\n"
    with pytest.raises(Broken) as error:
        program.hear()
    assert error.value.key == "fault-bot-huge"
    program.close()


@pytest.mark.parametrize("line", ["'x' * 3_000_000", "'[' * 900_000 + '\\\\n'"])
def test_lines_of_any_size(tmp_path: Path, line: str) -> None:
    player = bot(tmp_path, f"sys.stdout.write({line})\nsys.stdout.flush()\nfor message in read(): say(message)")
    play(player, most=3)
    lost, found = reasons(player)
    assert found[0] == ("fault-bot-huge" if "x" in line else "fault-bot-garbage")
    assert lost == len([each for each in found if each != "fault-bot-given-up"])
    player.close()


@pytest.mark.parametrize(
    "line",
    [
        "Thinking...", "[]", "7", "null", "{}", '{"id": 1}', '{"action": 1}', '{"id": true, "action": 1}',
        '{"id": 1, "action": 1.0}', '{"id": 1, "action": null}', '{"id": 99, "action": 1}', '{"id": 1, "action": 1',
        "\\xff\\xfe", "\\x1b[2J", '{"id": 1, "action": ' + "9" * 5000 + "}",
    ],
)  # fmt: skip
def test_a_line_that_is_no_answer_costs_one_decision(tmp_path: Path, line: str) -> None:
    start = f"sys.stdout.buffer.write(b{line!r} + b'\\n')\n".replace("\\\\x", "\\x")
    player = bot(tmp_path, start + "for message in read(): say(message)")
    play(player, most=6)
    lost, faults = player.failures()
    assert lost == 1
    assert getattr(faults[0].values["reason"], "key", "") == "fault-bot-garbage"
    assert all(character.isprintable() for character in faults[0].sentence("en"))
    assert len(faults[0].sentence("en")) < 600
    player.close()


def test_an_illegal_action_costs_one_decision(tmp_path: Path) -> None:
    player = bot(tmp_path, "for number, message in enumerate(read()): say(message, 100_000 if number == 1 else None)")
    play(player, most=6)
    assert reasons(player) == (1, ["fault-bot-illegal"])
    player.close()


def test_what_is_drawn_instead_comes_from_the_generator_given(tmp_path: Path) -> None:
    games = []
    for _ in range(2):
        player = bot(tmp_path, "for message in read(): say(message, -5)")
        games.append([each.view for each in play(player, seed=4)])
        player.close()
    assert games[0] == games[1]
    player = bot(tmp_path, "for message in read(): say(message)")
    assert [each.view for each in play(player, seed=4)] != games[0]
    player.close()


def test_what_is_written_to_stderr_is_the_authors_own_affair(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    player = bot(tmp_path, "for message in read():\n    print('x' * 200_000, file=sys.stderr)\n    say(message)")
    play(player, most=5)
    player.close()
    assert player.failures() == (0, [])
    assert capfd.readouterr().err.count("x") == 1_000_000


def test_a_full_pipe_holds_up_nobody() -> None:
    program = Program([sys.executable, "-c", "import time; time.sleep(600)"], 0.2)
    began = time.monotonic()
    program.send(b"x" * 5_000_000)
    with pytest.raises(Broken) as error:
        program.hear()
    assert error.value.key == "fault-bot-silent"
    program.close()
    assert time.monotonic() - began < 5
    assert not program.running()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_sentence_in_each_language(tmp_path: Path, language: str) -> None:
    player = bot(tmp_path, "for message in read(): say(message, -5)")
    play(player, most=1)
    player.close()
    told = player.failures()[1][0].sentence(language)
    assert player.name in told
    assert "-5" in told
    assert told.count("\n") == 0
    assert {"es": "al azar", "en": "A random legal action", "ru": "случайное"}[language] in told


# --- where programs are started, and where not ----------------------------------------------------------------------


def test_only_who_is_trusted_names_programs() -> None:
    with pytest.raises(BadOption) as error:
        make(example("careful.py"))
    assert error.value.key == "error-bot-program"
    assert len({error.value.sentence(language) for language in LANGUAGES}) == 3
    assert isinstance(make(example("careful.py"), programs=True), ExternalBot)


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("", "error-bot-command"),
        ("   ", "error-bot-command"),
        ("2:", "error-bot-command"),
        ("./no-such-bot", "error-bot-missing"),
        ("2:no-such-bot --fast", "error-bot-missing"),
        (str(EXAMPLES / "careful.py"), "error-bot-missing"),  # not executable
        ("python 'x", "error-bot-quotes"),
        ("python x\\", "error-bot-quotes"),
        ("10000:python", "error-bot-seconds"),
        ("1.0000:no-such-bot", "error-bot-missing"),
        ("0:python", "error-bot-seconds"),
        ("601:python", "error-bot-seconds"),
    ],
)
def test_commands_that_cannot_be(written: str, key: str) -> None:
    with pytest.raises(BadOption) as error:
        ExternalBot(written)
    assert error.value.key == key
    assert len({error.value.sentence(language) for language in LANGUAGES}) == 3


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x00\x01nonsense")
    path.chmod(0o755)
    with pytest.raises(BadOption) as error:
        play(ExternalBot(str(path)))
    assert error.value.key == "error-bot-start"


def test_a_time_limit_stands_before_the_command() -> None:
    python = shlex.quote(sys.executable)
    assert ExternalBot(python).seconds == 5
    assert ExternalBot(f"2.5:{python} bot.py").seconds == 2.5
    assert ExternalBot(f"2.5:{python} bot.py").words == [sys.executable, "bot.py"]


# --- how it ends ----------------------------------------------------------------------------------------------------


def test_it_is_gone_when_it_is_closed(tmp_path: Path) -> None:
    player = bot(tmp_path, "for message in read(): say(message)\nopen(__file__ + '.left', 'w').close()")
    play(player, most=2)
    assert player.program is not None
    process = player.program.process
    player.close()
    player.close()
    assert process.returncode == 0  # exited by itself
    assert list(tmp_path.glob("*.left"))
    play(player, most=2)  # restarts if somebody plays on
    assert player.failures() == (0, [])
    player.close()


def test_it_may_leave_after_a_game(tmp_path: Path) -> None:
    source = "for line in sys.stdin:\n    message = json.loads(line)\n    if message['type'] == 'over': sys.exit()\n"
    player = bot(tmp_path, source + "    if message['type'] == 'decide': say(message)")
    for seed in (1, 2, 3):
        play(player, seed=seed)
    assert player.failures() == (0, [])
    player.close()


def test_a_program_that_cannot_be_started_any_more_costs_decisions_alone(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text(f"#!{sys.executable}\n{ANSWERS}for message in read(): say(message)\n", encoding="utf-8")
    path.chmod(0o755)
    player = ExternalBot(str(path))
    play(player, most=2)
    player.close()
    path.chmod(0o644)
    for again in (player, ExternalBot(str(path))):  # in a tournament each game has its own bot
        asked = play(again)
        assert reasons(again) == (len(asked), ["fault-bot-start"] * (RESTARTS + 1) + ["fault-bot-given-up"])
    with pytest.raises(BadOption):
        ExternalBot(f"1:{path}")  # this one never started


def test_it_is_gone_when_nobody_holds_it_any_more(tmp_path: Path, before: set[int]) -> None:
    player = bot(tmp_path, "for message in read(): say(message)")
    play(player, most=2)
    assert len(children() - before) == 1
    del player
    gc.collect()
    assert children() <= before


@pytest.mark.parametrize(
    ("ending", "reason"), [("below.wait()", "fault-bot-silent"), ("sys.exit(7)", "fault-bot-ended"), (READ, "")]
)
def test_what_it_started_itself_goes_with_it(tmp_path: Path, ending: str, reason: str) -> None:
    source = """
import subprocess
below = subprocess.Popen(["sleep", "600"], stdout=subprocess.DEVNULL)
with open(__file__ + ".below", "w") as file: file.write(str(below.pid))
"""
    player = bot(tmp_path, source + ending, 2)
    play(player, most=1)
    assert reasons(player)[1] == ([reason] if reason else [])
    player.close()
    pid = int(next(tmp_path.glob("*.below")).read_text())
    wait_for(lambda: gone(pid))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only its input ends")
@pytest.mark.parametrize("how", ["left", signal.SIGTERM, signal.SIGKILL])
def test_it_does_not_outlive_who_started_it(tmp_path: Path, how: str | int) -> None:
    number = tmp_path / "number"
    written = command(tmp_path, f"open({str(number)!r}, 'w').write(str(os.getpid()) + ' ')\nwhile True: pass")
    starter = (
        "import sys, time\nfrom contienda.bots.external import ExternalBot\n"
        f"player = ExternalBot({'5:' + written!r})\n"
        "from contienda.core import registry\ngame = registry.load('misiles')\n"
        "player.begin(game, game.resolve('standard', {}), 2, 0)\n"
        f"while not open({str(number)!r}, 'a+').tell(): time.sleep(0.01)\n"
        + ("" if how == "left" else "time.sleep(600)\n")
    )
    parent = subprocess.Popen([sys.executable, "-c", starter], cwd=EXAMPLES.parents[1], env=os.environ)
    wait_for(lambda: number.exists() and number.read_text().endswith(" "))
    if isinstance(how, int):
        parent.send_signal(how)
    parent.wait(20)
    pid = int(number.read_text())
    wait_for(lambda: gone(pid))
