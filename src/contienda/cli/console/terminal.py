"""A table in the terminal: prints the board and the log, asks for decisions, and handles a few commands."""

from __future__ import annotations

import difflib
import time
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from contienda.bots.bot import THOUGHT, Bot, Sight
from contienda.bots.search_bot import MOST, SearchBot
from contienda.cli import arguments
from contienda.cli.console import boards, clauses, hint_view
from contienda.cli.console.micro_debrief import MicroDebrief
from contienda.cli.console.output import screen
from contienda.core.errors import ContiendaError
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.i18n.speaker import Speaker
from contienda.play import narration, replay, rulebook
from contienda.play.match import Match

COMMANDS = ("help", "hint", "why", "undo", "save", "log", "board", "rules", "quit")

HINT_SECONDS = 1.0


class Quit(Exception):
    """The player quits the table."""


class Terminal:
    """One match on one screen, with seats for people and bots."""

    def __init__(self, match: Match, speaker: Speaker, bots: dict[int, Bot], seed: int, pause: float) -> None:
        self.match = match
        self.speaker = speaker
        self.words = speaker.texts
        self.bots = bots
        self.chance = Rng(seed, len(match.actions))
        self.thought = Rng(seed, THOUGHT + len(match.actions))
        self.pause = pause
        self.console = screen()
        self.told = len(match.recorder.events)
        self.people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.sitting = self.people[0] if len(self.people) == 1 else SPECTATOR  # whose view is on the screen
        self.micro: MicroDebrief | None = None  # if the players answer questions after each turn

    def run(self) -> None:
        """Play until the game is over."""
        match = self.match
        try:
            for seat, bot in self.bots.items():
                bot.begin(match.game, match.options, len(match.seats), seat)
            while not match.over:
                self.look_back()
                actor = int(match.state.actor())
                if actor == CHANCE:
                    self.roll()
                elif actor in self.bots:
                    self.watch(actor)
                else:
                    self.decide(actor)
            for seat, bot in self.bots.items():
                bot.end(Sight(match.state, seat), match.state.scores(), match.state.ending())
        finally:
            for bot in self.bots.values():
                bot.close()
        self.finish()

    def watch(self, seat: int) -> None:
        """Play and show one bot decision."""
        bot = self.bots[seat]
        self.match.apply(bot.pick(Sight(self.match.state, seat), self.thought))
        _, reports = bot.failures()
        for each in reports:
            screen(stderr=True).print(f"[yellow]{escape(each.sentence(self.words.language))}[/]", soft_wrap=True)
        self.tell()
        if self.pause:
            time.sleep(self.pause)

    def look_back(self) -> None:
        """After a turn, ask every person the question of the micro-debrief; an empty line answers nothing."""
        turn = self.micro.due() if self.micro is not None else 0
        if self.micro is None or not turn:
            return
        for seat in self.people:
            if self.micro.asks(seat):
                self.curtain(seat)
                for line in self.micro.lines(turn, seat):
                    self.console.print(line)
                answer = self.read(self.words("micro-answer"))
                if answer:
                    self.micro.keep(turn, seat, answer)

    # --- showing ----------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Print what happened since the last call."""
        recorder = self.match.recorder
        print_lines(self.console, narration.lines(recorder, recorder.events[self.told :], self.speaker, self.sitting))
        self.told = len(recorder.events)

    def board(self) -> None:
        self.console.print()
        self.console.print(boards.draw(self.match.state.view(self.sitting), self.speaker))

    def finish(self) -> None:
        self.sitting = SPECTATOR if len(self.people) != 1 else self.sitting
        self.board()
        state = self.match.state
        scores = state.scores()
        best = max(scores)
        winners = [name for name, score in zip(self.match.seats, scores, strict=True) if score == best]
        if best == 0:
            result = self.words("play-lost")
        elif len(winners) == len(scores):
            result = self.words("play-drawn")
        else:
            result = self.words("play-won", winners=", ".join(winners), count=len(winners))
        ending = self.words(f"ending-{state.ending()}")
        self.console.print(f"\n[bold]{escape(result)}[/] {escape(ending)}.")
        told = boards.closing(self.match, self.speaker)
        if told is None:
            self.explain_why(len(winners))
        else:
            self.console.print(told)

    def explain_why(self, most: int = 3) -> None:
        """Explain the latest changes; at the end of a game, only how it was won."""
        chains = narration.why(self.match.recorder, self.speaker, self.sitting, most)
        if not chains:
            self.console.print(self.words("play-nothing-yet"))
        for chain in chains:
            self.console.print(f"[bold]{self.words('play-why')}[/] {escape(chain[0])}")
            for line in chain[1:]:
                self.console.print(f"   ← {escape(line)}")

    # --- asking -----------------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Ask a person for one decision."""
        listed = self.match.state.actions()
        self.curtain(seat)
        if len(listed) == 1:
            self.console.print(f"[dim]{escape(self.words('play-forced', action=self.speaker.action(listed[0])))}[/]")
            self.match.apply(listed[0])
            self.tell()
            return
        self.board()
        question = self.speaker.question(self.step())
        self.console.print(f"\n[bold]{escape(self.match.seats[seat])}: {escape(question)}[/]")
        view = self.match.state.view(self.sitting)
        for number, code in enumerate(listed, 1):
            note = boards.remark(view, code, self.speaker)
            told = f"  [dim]({escape(note)})[/]" if note else ""
            self.console.print(f" [cyan]{number:>2}[/]  {escape(self.speaker.action(code))}{told}")
        while True:
            answer = self.read(f"1–{len(listed)}, ?")
            picked = arguments.number(answer)
            if picked is not None and 1 <= picked <= len(listed):
                self.match.apply(listed[picked - 1])
                self.tell()
                return
            if self.command(answer, seat, listed):
                return

    def step(self) -> str:
        return str(self.match.state.view(self.sitting)["step"])

    def curtain(self, seat: int) -> None:
        """Clear the screen between two people who may not see the same things."""
        if len(self.people) == 1 or self.sitting == seat:
            return
        state = self.match.state
        hidden = any(state.view(one) != state.view(seat) for one in self.people)
        self.sitting = seat
        if hidden:
            self.console.clear()
            self.read(self.words("play-curtain", seat=self.match.seats[seat]))

    def roll(self) -> None:
        """Draw a chance outcome, or ask for it if the dice are on a real table."""
        if not self.match.dice:
            self.match.apply(int(self.match.state.sample(self.chance)))
            self.tell()
            return
        self.console.print(f"\n[bold]{escape(self.speaker.question(self.step()))}[/]")
        first = self.match.game.vocabulary.say(self.match.state.actions()[-1])
        values = self.speaker.values(first.verb.arguments, first.values)
        example = " ".join(str(values[argument.name]) for argument in first.verb.arguments)
        while True:
            answer = self.read(self.words("play-dice", example=example))
            code = self.typed(answer)
            if code is not None:
                self.match.apply(code)
                self.tell()
                return
            if not self.command(answer, CHANCE, []):
                continue
            return

    def typed(self, answer: str) -> int | None:
        """Match typed input to a listed outcome, in any order if order has no meaning."""
        tokens = answer.replace(",", " ").lower().split()
        for code in self.match.state.actions():
            said = self.match.game.vocabulary.say(code)
            values = self.speaker.values(said.verb.arguments, said.values)
            names = [str(values[argument.name]).lower() for argument in said.verb.arguments]
            if tokens == names or (said.verb.unordered and sorted(tokens) == sorted(names)):
                return code
        return None

    def read(self, prompt: str) -> str:
        try:
            return arguments.line(prompt).strip()
        except EOFError:
            raise Quit from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"  # matches no choice, so it is answered as an unknown one

    # --- commands ---------------------------------------------------------------------------------------------------

    def command(self, answer: str, seat: int, listed: list[int]) -> bool:
        """Carry out a command; True if the position changed and the question must be asked anew."""
        word, _, detail = answer.partition(" ")
        word = word.lower()
        if word == "":
            return False
        names = {name: name for name in COMMANDS} | {self.words(f"command-{name}"): name for name in COMMANDS}
        if word.startswith("?"):
            self.explain_choices((word[1:] + detail).strip(), listed)
            return False
        name = names.get(word)
        if name == "help":
            self.console.print(self.words("play-help"), markup=False)
        elif name == "hint":
            self.hint(seat, listed)
        elif name == "why":
            self.explain_why()
        elif name == "board":
            self.board()
            piles = boards.piles(self.match.state.view(self.sitting), self.speaker)
            if piles is not None:
                self.console.print(piles)
        elif name == "log":
            self.log(detail)
        elif name == "rules":
            self.rules(detail.strip())
        elif name == "save":
            self.save(Path(detail or f"{self.match.game.id}.json"))
        elif name == "quit":
            raise Quit
        elif name == "undo":
            return self.undo(seat)
        else:
            near = difflib.get_close_matches(word, names, 1)
            key = "play-near" if near else "play-unknown"
            self.console.print(self.words(key, answer=answer[:60], near="".join(near)), markup=False)
        return False

    def explain_choices(self, number: str, listed: list[int]) -> None:
        """Explain one choice, or every choice and the commands."""
        picked = arguments.number(number)
        told: dict[str, list[int]] = {}
        for at, code in enumerate(listed, 1):
            if picked in (None, at):
                told.setdefault(self.speaker.explain(self.match.game.vocabulary.say(code)), []).append(at)
        for text, numbers in told.items():
            self.console.print(f" [cyan]{runs(numbers)}[/]  {escape(text)}")
        if picked is None or not told:
            self.console.print(self.words("play-help"), markup=False)

    def hint(self, seat: int, listed: list[int]) -> None:
        """Show what a bot would do here, knowing what this seat knows; leave the game's own generator alone."""
        if not listed:
            self.console.print(self.words("hint-nothing"))
            return
        with self.console.status(""):
            thought = SearchBot(MOST, HINT_SECONDS).think(Sight(self.match.state, seat), Rng(len(self.match.actions)))
        self.console.print(hint_view.draw(thought, self.speaker, listed))

    def log(self, detail: str) -> None:
        most = arguments.number(detail) or 20
        print_lines(self.console, narration.story(self.match, self.speaker, self.sitting)[-most:])

    def rules(self, wanted: str) -> None:
        """Print the sections of the rulebook, one section or one clause."""
        try:
            book = rulebook.load(self.match.game, self.words.language)
            if wanted:
                clauses.show(self.console, book.find(wanted), self.words)
            else:
                clauses.contents(self.console, book, self.words)
        except ContiendaError as error:
            self.console.print(escape(error.sentence(self.words.language)))

    def save(self, path: Path) -> bool:
        """Save the game; return whether that worked."""
        try:
            replay.save(self.match.replay(), path.expanduser())
        except (OSError, RuntimeError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            self.console.print(self.words("play-not-saved", path=str(path), reason=reason), markup=False)
            return False
        self.console.print(self.words("play-saved", path=str(path)), markup=False)
        return True

    def undo(self, seat: int) -> bool:
        """Go back to the player's last free choice, past their forced picks and typed dice."""
        match = self.match
        last = match.last_actor()
        mine = last in self.people if seat == CHANCE else last == seat
        if last is None or not (mine or (last == CHANCE and match.dice)) or not match.undo(last):
            self.console.print(self.words("play-no-undo"))
            return False
        while len(match.state.actions()) == 1 and match.last_actor() == last and match.undo(last):
            pass
        self.told = len(match.recorder.events)
        self.console.print(self.words("play-undone"))
        return True


def runs(numbers: list[int]) -> str:
    """Format ascending numbers as people write them: 1, 3–5."""
    found: list[list[int]] = []
    for each in numbers:
        if found and each == found[-1][-1] + 1:
            found[-1].append(each)
        else:
            found.append([each])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def print_lines(console: Console, lines: list[str]) -> None:
    """Print lines of a log."""
    for line in lines:
        console.print(f"[dim]·[/] {escape(line)}" if line else "")
