"""Bots of other people: any program that reads and writes lines of JSON. The protocol is in docs/external-bots.md.

It is sent its seat's view and its legal actions, never the position. Whatever it does wrong costs it that decision,
which is then drawn at random, and nothing else.
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
SECONDS = 5.0  # for a decision, where nobody says otherwise
MOST_SECONDS = 600
RESTARTS = 3  # in a game
SHOWN = 60  # characters of a wrong answer that are repeated

_TIMED = re.compile(r"([0-9]+(?:\.[0-9]+)?):(.*)", re.DOTALL)
_STARTED: set[str] = set()  # programs that did start in this process: what comes of them later is no mistake of a name


class ExternalBot(Bot):
    """`COMMAND` or `SECONDS:COMMAND`, started when the first game begins and kept until it is closed."""

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
        self.kept = False  # from a game before this one
        self.broke = 0  # times in this game
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
        if self.answered:  # whatever never answered in a whole game is not tried again
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
        """What it says, or a fault; a program that left after the game before this one is asked again."""
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
        while number < self.asked:  # what comes too late is for a decision already lost
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

    # --- what goes wrong --------------------------------------------------------------------------------------------

    def given_up(self) -> bool:
        return self.broke > RESTARTS

    def suffer(self, fault: Fault) -> None:
        """Keep what there is to say; stop a program that cannot be talked to: it is started again when it is needed."""
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
    """For dice of its own: 32 bits that tell nothing of what else is drawn from this generator."""
    drawn = b"".join(int(rng.word()).to_bytes(4, "big") for _ in range(4))
    return int.from_bytes(hashlib.blake2b(drawn, digest_size=4).digest(), "big")


def understood(line: bytes) -> tuple[int, int]:
    """What it answers, and to which question."""
    try:
        answer = json.loads(line)
        number, action = answer["id"], answer["action"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Fault("fault-bot-garbage", line=shown(line)) from None
    if type(number) is not int or type(action) is not int:
        raise Fault("fault-bot-garbage", line=shown(line))
    return number, action


def shown(line: bytes) -> str:
    """The beginning of what it said, without anything that could upset a terminal."""
    text = line[: 4 * SHOWN].decode(errors="replace").strip()
    return repr(text[:SHOWN] + ("…" if len(text) > SHOWN else ""))[1:-1]
