"""A table in the terminal: prints the board when it has changed, asks for decisions, and handles a few commands."""

from __future__ import annotations

import difflib
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from contienda.bots.bot import THOUGHT, Bot, Sight
from contienda.bots.policy_bot import LevelBot
from contienda.bots.search_bot import MOST
from contienda.cli import arguments
from contienda.cli.console import boards, clauses, ending, explanations, hint_view, opening, pager
from contienda.cli.console.keeping import Keeping
from contienda.cli.console.micro_debrief import MicroDebrief
from contienda.cli.console.output import screen
from contienda.cli.console.palette import WARN
from contienda.cli.console.question import Question
from contienda.cli.console.ready import Ready
from contienda.core.errors import ContiendaError
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.i18n.speaker import Speaker
from contienda.play import narration, paper, replay, rulebook
from contienda.play.match import Match

COMMANDS = (
    "help", "goal", "hint", "why", "undo", "save", "log", "board", "details", "more", "rules", "left", "quit",
)  # fmt: skip
BACK = "back"  # another word for undo

HINT_SECONDS = 1.0
FEW = 5  # changed lines of a board that are printed alone


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
        self.ready = Ready(match)
        self.greeted: set[int] = set()  # seats that have read their goal
        self.shown: Question | None = None  # the last question, with the board as it was
        self.mover: int | None = None  # who decided last, and so saw each change
        self.keeps = Keeping(match) if match.dice else None  # the real table this one keeps

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
        self.mover = seat
        _, reports = bot.failures()
        for each in reports:
            screen(stderr=True).print(f"[{WARN}]{escape(each.sentence(self.words.language))}[/]", soft_wrap=True)
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
        if self.keeps is not None:
            paper.open_to_all(recorder.events[self.told :], len(self.match.seats))
        fresh = recorder.events[self.told :]
        opened = self.keeps is not None
        print_lines(self.console, narration.lines(recorder, fresh, self.speaker, self.sitting, opened))
        self.told = len(recorder.events)

    def board(self) -> None:
        """Draw everything this seat can see; what is longer than the window goes to the pager."""
        view = self.match.state.view(self.sitting)
        piles = boards.piles(view, self.speaker)
        pager.show(self.console, Text(), boards.draw(view, self.speaker), *([] if piles is None else [piles]))

    def glance(self, question: Question, whole: bool) -> None:
        """Print the board if it has changed; of a change that the player just made, only the lines that differ."""
        before, self.shown = self.shown, question
        fresh: list[Text] = []
        if before is None or not (whole or before.view == question.view):
            known = {line.plain for line in before.measured} if before is not None else set()
            fresh = [line for line in question.measured if line.plain not in known]
        if whole or (fresh and (len(fresh) > FEW or not boards.by_line(self.speaker))):
            self.console.print()
            fresh = question.board()
        for line in fresh:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def finish(self) -> None:
        self.sitting = SPECTATOR if len(self.people) != 1 else self.sitting
        view = self.match.state.view(self.sitting)
        self.console.print()
        self.console.print(boards.draw(view, self.speaker))
        for line in ending.lines(self.match, self.speaker, self.sitting):
            self.console.print(line)

    def explain_why(self) -> None:
        """Explain the latest changes."""
        for line in ending.causes(self.match, self.speaker, self.sitting, 3):
            self.console.print(line)

    # --- asking -----------------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Ask a person for one decision."""
        listed = self.match.state.actions()
        self.curtain(seat)
        if len(listed) == 1:
            self.console.print(f"[dim]{escape(self.words('play-forced', action=self.speaker.action(listed[0])))}[/]")
            self.take(seat, listed[0])
            return
        if self.make_ready(seat):
            return
        self.ask(seat, whole=self.mover != seat or seat not in self.greeted)
        while True:
            answer = self.read(f"1–{len(listed)}, ?")
            picked = arguments.number(answer)
            if picked is not None and 1 <= picked <= len(listed):
                self.take(seat, listed[picked - 1])
                return
            if self.command(answer, seat, listed):
                return

    def ask(self, seat: int, whole: bool) -> None:
        """Print the question; the first one comes with the goal."""
        first = seat not in self.greeted
        self.greeted.add(seat)
        goal = [Text(opening.goal(self.match, self.speaker, seat))] if first else []
        question = Question(self.match, self.speaker, seat, self.sitting, self.console, goal)
        self.show(question, whole)

    def show(self, question: Question, whole: bool) -> None:
        self.glance(question, whole)
        for line in [*question.head, *question.choices]:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def take(self, seat: int, action: int) -> None:
        self.match.apply(action)
        self.mover = seat
        self.tell()

    def make_ready(self, seat: int) -> bool:
        """Offer a ready setup where the game has one; True if the position changed."""
        if self.keeps is not None or not self.ready.is_offered(seat):
            return False
        place = self.words("ready-place")
        while seat not in self.ready.accepted:
            answer = self.read(self.words("ready-offer", place=place)).lower()
            if answer in ("2", "place", place):
                self.ready.declined.add(seat)
                return False
            if answer in ("", "1"):
                break
            if self.command(answer, seat, []):
                return True
        again = seat in self.ready.accepted
        self.ready.place(seat, self.thought)
        self.mover = None
        self.told = len(self.match.recorder.events)
        if not again:
            self.console.print(self.words("ready-done"))
        return True

    def step(self) -> str:
        return str(self.match.state.view(self.sitting)["step"])

    def curtain(self, seat: int) -> None:
        """Clear the screen between two people who may not see the same things."""
        if len(self.people) == 1 or self.sitting == seat:
            return
        if self.keeps is not None:
            self.sitting = seat  # the cards lie on a real table, and the keeper has typed them all
            return
        state = self.match.state
        hidden = any(state.view(one) != state.view(seat) for one in self.people)
        self.sitting = seat
        if hidden:
            self.console.clear()
            self.read(self.words("play-curtain", seat=self.match.seats[seat]))

    def roll(self) -> None:
        """Draw a chance outcome, or ask for it if dice and cards are on a real table."""
        if self.keeps is not None:
            self.ask_table(self.keeps)
            return
        self.match.apply(int(self.match.state.sample(self.chance)))
        self.tell()

    def ask_table(self, keeps: Keeping) -> None:
        """Ask what was rolled or drawn; several cards of one draw can be typed at once."""
        asked = paper.Asking(self.match.game, self.match.state)
        if asked.seat in self.people:
            self.sitting = asked.seat
        self.console.print()
        for line in keeps.question(asked, self.speaker, self.step()):
            self.console.print(line)
        choices = keeps.choices(asked, self.speaker)
        while True:
            answer = self.read(keeps.prompt(asked, self.speaker), choices)
            if self.is_command(answer):
                if self.command(answer, CHANCE, []):
                    return
                continue
            try:
                found = paper.read(asked, self.speaker, answer)
            except ContiendaError as error:
                self.console.print(escape(error.sentence(self.words.language)))
                continue
            for code in found:
                self.match.apply(code)
            self.tell()
            return

    def read(self, prompt: str, choices: Sequence[str] = ()) -> str:
        if self.keeps is not None:
            self.keeps.save(self.match)
        try:
            return arguments.line(prompt, choices).strip()
        except EOFError:
            raise Quit from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"  # matches no choice, so it is answered as an unknown one

    # --- commands ---------------------------------------------------------------------------------------------------

    def is_command(self, answer: str) -> bool:
        """Tell whether this is a command and not a card or a roll."""
        word = answer.split(" ", 1)[0].lower()
        return word == "" or word.startswith("?") or word in self.names()

    def names(self) -> dict[str, str]:
        """Return the commands by every name they have, in English and in the player's language."""
        back = {BACK: "undo", self.words("command-back"): "undo"}
        return back | {name: name for name in COMMANDS} | {self.words(f"command-{name}"): name for name in COMMANDS}

    def command(self, answer: str, seat: int, listed: list[int]) -> bool:
        """Carry out a command; True if the position changed and the question must be asked anew."""
        word, _, detail = answer.partition(" ")
        word, detail = word.lower(), detail.strip()
        if word == "":
            if listed:
                self.ask(seat, whole=True)
            return False
        names = self.names()
        if word.startswith("?") and seat == CHANCE:
            self.left((word[1:] + " " + detail).strip())
            return False
        if word.startswith("?"):
            self.explain((word[1:] + " " + detail).strip(), listed)
            return False
        name = names.get(word)
        if name == "help":
            self.help()
        elif name == "goal":
            for line in opening.lines(self.match, self.speaker, self.people):
                self.console.print(line)
        elif name == "hint":
            self.hint(seat, listed)
        elif name == "why":
            self.explain_why()
        elif name == "board" or (name == "details" and not detail):
            self.board()
        elif name == "details":
            self.explain(detail, [])
        elif name == "more":
            self.more(seat, listed)
        elif name == "log":
            self.log(detail)
        elif name == "left":
            self.left(detail.strip())
        elif name == "rules":
            self.rules(detail)
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

    def help(self) -> None:
        self.console.print(self.words("play-help"), markup=False)
        if self.keeps is not None:
            self.console.print(self.words("play-paper-help"), markup=False)

    def explain(self, wanted: str, listed: list[int]) -> None:
        """Explain a choice or a thing by its name; without one, every choice and the commands."""
        teacher = explanations.Teacher(self.match, self.speaker, self.sitting)
        picked = arguments.number(wanted)
        if picked is not None and 1 <= picked <= len(listed):
            pager.show(self.console, *teacher.choice(listed[picked - 1]))
        elif not wanted or wanted == "?":
            pager.show(self.console, *teacher.choices(listed))
            self.help()
        else:
            found = teacher.word(wanted)
            unknown = self.words("play-no-thing", name=wanted[:60])
            pager.show(self.console, *(found or [Text(unknown)]))

    def more(self, seat: int, listed: list[int]) -> None:
        """Print every choice, however many."""
        if listed:
            question = Question(self.match, self.speaker, seat, self.sitting, self.console)
            pager.show(self.console, *question.all_choices())

    def hint(self, seat: int, listed: list[int]) -> None:
        """Show what a bot would do here, knowing what this seat knows; leave the game's own generator alone."""
        if not listed:
            self.console.print(self.words("hint-nothing"))
            return
        with self.console.status(""):
            match = self.match
            adviser = LevelBot("hint", MOST)
            adviser.begin(match.game, match.options, int(match.state.seats), seat)
            adviser.iterations, adviser.seconds = MOST, HINT_SECONDS
            thought = adviser.think(Sight(match.state, seat), Rng(len(match.actions)))
        self.console.print(hint_view.draw(thought, self.speaker, listed))

    def log(self, detail: str) -> None:
        most = arguments.number(detail) or 20
        lines = narration.story(self.match, self.speaker, self.sitting, bool(self.keeps))[-most:]
        pager.show(self.console, *(f"[dim]·[/] {escape(line)}" if line else "" for line in lines))

    def rules(self, wanted: str) -> None:
        """Print the sections of the rulebook, one section or one clause."""
        try:
            book = rulebook.load(self.match.game, self.words.language)
            if wanted:
                pager.show(self.console, *clauses.lines(book.find(wanted), self.words))
            else:
                pager.show(self.console, *clauses.contents(book, self.words))
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

    def left(self, wanted: str) -> None:
        """On a real table, print what can come up now, or what of it has these words in its name."""
        if self.keeps is None or self.match.state.actor() != CHANCE:
            self.console.print(self.words("play-left-nothing"))
            return
        self.console.print(self.keeps.left(paper.Asking(self.match.game, self.match.state), self.speaker, wanted))

    def undo(self, seat: int) -> bool:
        """Go back to the player's last free choice, past their forced picks and typed dice.

        Whoever keeps a real table may correct anything, one step at a time, and past the bots.
        """
        match = self.match
        if self.keeps is not None:
            while (last := match.last_actor()) in self.bots and match.undo(int(last or 0)):
                pass
            if last is None or not match.undo(last):
                self.console.print(self.words("play-nothing-yet"))
                return False
            self.told = len(match.recorder.events)
            self.console.print(self.words("play-undone"))
            return True
        last = match.last_actor()
        mine = last in self.people if seat == CHANCE else last == seat
        if last is not None and self.ready.take_back(last):
            pass
        elif last is None or not (mine or (last == CHANCE and match.dice)) or not match.undo(last):
            self.console.print(self.words("play-no-undo"))
            return False
        while len(match.state.actions()) == 1 and match.last_actor() == last and match.undo(last):
            pass
        self.told = len(match.recorder.events)
        self.mover = None
        self.console.print(self.words("play-undone"))
        return True


def print_lines(console: Console, lines: list[str]) -> None:
    """Print lines of a log."""
    for line in lines:
        console.print(f"[dim]·[/] {escape(line)}" if line else "")
