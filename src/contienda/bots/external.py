"""External bots: any program that reads and writes lines of JSON. docs/external-bots.md describes the protocol.

The program receives its seat's view and its legal actions, never the position. An error costs it only that decision,
which is then drawn at random.
"""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import shutil

from contienda.bots.bot import Bot, Failures, Sight
from contienda.bots.subprocess_io import Broken, Fault, Program
from contienda.core.errors import BadOption, ContiendaError
from contienda.core.game import Game
from contienda.core.options import as_written
from contienda.core.rng import Rng

PROTOCOL = 1
SECONDS = 5.0  # default time limit for a decision
MOST_SECONDS = 600
RESTARTS = 3  # per game
SHOWN = 60  # characters of an invalid answer shown in the error

_TIMED = re.compile(r"([0-9]+(?:\.[0-9]+)?):(.*)", re.DOTALL)
_STARTED: set[str] = set()  # programs that started at least once in this process: a later failure is not a wrong name


class ExternalBot(Bot):
    """Runs `COMMAND` or `SECONDS:COMMAND`: starts it with the first game and keeps it until the bot is closed."""

    game: Game

    def __init__(self, written: str) -> None:
        self.name = f"bot:exec:{written}"
        timed = _TIMED.fullmatch(written)
        self.seconds = float(timed[1]) if timed else SECONDS
        if not 0 < self.seconds <= MOST_SECONDS:
            raise BadOption("error-bot-seconds", bot=self.name, most=MOST_SECONDS)
        try:
            self.words = shlex.split(timed[2] if timed else written)
        except ValueError:
            raise BadOption("error-bot-quotes", bot=self.name) from None
        if not self.words:
            raise BadOption("error-bot-command", bot=self.name)
        if self.name not in _STARTED and shutil.which(self.words[0]) is None:
            raise BadOption("error-bot-missing", bot=self.name, program=self.words[0])
        self.program: Program | None = None
        self.hello: dict[str, object] = {}
        self.seat = 0
        self.asked = 0
        self.answered = False  # in this game
        self.kept = False  # still running from an earlier game
        self.broke = 0  # failures in this game
        self.lost = 0
        self.faults: list[ContiendaError] = []

    # --- one game ---------------------------------------------------------------------------------------------------

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.id,
            "version": game.version,
            "options": as_written(game.options, options),
            "seats": seats,
            "seat": seat,
        }
        if self.answered:  # do not restart a program that never answered during a whole game
            self.broke = 0
            self.answered = False
        if self.given_up():
            return
        if self.program is not None and self.program.running():
            self.send(self.program, self.hello)
            self.kept = True
            return
        self.close()
        try:
            self.start()
        except OSError as error:
            reason = error.strerror or error
            if self.name not in _STARTED:
                raise BadOption("error-bot-start", bot=self.name, reason=reason) from None
            self.suffer(Broken("fault-bot-start", reason=reason))

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        seed = own_seed(rng)
        if not self.given_up():
            try:
                return self.answer(sight, listed, seed)
            except Fault as fault:
                self.suffer(fault)
        self.lost += 1
        return listed[int(rng.below(len(listed)))]

    def end(self, sight: Sight, scores: list[float], ending: str) -> None:
        if self.program is not None:
            over = {"type": "over", "seat": self.seat, "scores": scores, "ending": ending, "view": sight.view()}
            self.send(self.program, over)

    def close(self) -> None:
        if self.program is not None:
            self.program.close()
            self.program = None

    # --- one decision -----------------------------------------------------------------------------------------------

    def answer(self, sight: Sight, listed: list[int], seed: int) -> int:
        """Return the program's answer or raise a fault; restart it once if it exited after the previous game."""
        try:
            return self.ask(sight, listed, seed)
        except Broken as fault:
            if not self.kept or fault.key != "fault-bot-ended":
                raise
        self.close()
        return self.ask(sight, listed, seed)

    def ask(self, sight: Sight, listed: list[int], seed: int) -> int:
        try:
            program = self.program or self.start()
        except OSError as error:
            raise Broken("fault-bot-start", reason=error.strerror or error) from None
        self.asked += 1
        actions = [self.game.vocabulary.say(code).as_dict() for code in listed]
        decide = {"type": "decide", "id": self.asked, "seat": self.seat}
        self.send(program, decide | {"view": sight.view(), "actions": actions, "seed": seed})
        number = action = -1
        while number < self.asked:  # skip answers to earlier decisions, which came too late
            line = program.hear()
            if line.strip():
                number, action = understood(line)
        if number > self.asked:
            raise Fault("fault-bot-garbage", line=shown(line))
        if action not in listed:
            raise Fault("fault-bot-illegal", action=str(action)[:SHOWN])
        self.answered = True
        self.kept = False
        return action

    def start(self) -> Program:
        self.program = Program(self.words, self.seconds)
        _STARTED.add(self.name)
        self.kept = False
        self.send(self.program, self.hello)
        return self.program

    def send(self, program: Program, message: dict[str, object]) -> None:
        program.send(json.dumps(message, ensure_ascii=False).encode())

    # --- failures ---------------------------------------------------------------------------------------------------

    def given_up(self) -> bool:
        return self.broke > RESTARTS

    def suffer(self, fault: Fault) -> None:
        """Record the failure, and stop a program that is unusable; it restarts when it is needed."""
        self.faults.append(Fault("fault-bot", bot=self.name, seat=self.seat + 1, reason=fault))
        if isinstance(fault, Broken):
            if self.program is not None:
                self.program.kill()
                self.program = None
            self.broke += 1
            if self.given_up():
                self.faults.append(Fault("fault-bot-given-up", bot=self.name, seat=self.seat + 1, times=self.broke))

    def failures(self) -> Failures:
        found = self.lost, self.faults
        self.lost, self.faults = 0, []
        return found


def own_seed(rng: Rng) -> int:
    """Derive a seed for the program's own randomness; it reveals nothing else drawn from this generator."""
    drawn = b"".join(int(rng.word()).to_bytes(4, "big") for _ in range(4))
    return int.from_bytes(hashlib.blake2b(drawn, digest_size=4).digest(), "big")


def understood(line: bytes) -> tuple[int, int]:
    """Parse an answer: the action, and the number of the question it answers."""
    try:
        answer = json.loads(line)
        number, action = answer["id"], answer["action"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Fault("fault-bot-garbage", line=shown(line)) from None
    if type(number) is not int or type(action) is not int:
        raise Fault("fault-bot-garbage", line=shown(line))
    return number, action


def shown(line: bytes) -> str:
    """Return the start of the answer, without characters that could upset a terminal."""
    text = line[: 4 * SHOWN].decode(errors="replace").strip()
    return repr(text[:SHOWN] + ("…" if len(text) > SHOWN else ""))[1:-1]
