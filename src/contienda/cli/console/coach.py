"""A lesson at the terminal: the coach speaks, the learner decides, and one word goes a step back.

The lesson is the one of the page. Only the decision the coach asks for is taken; everything can be explained.
"""

from __future__ import annotations

from rich.text import Text

from contienda.cli import arguments
from contienda.cli.console import boards
from contienda.cli.console.palette import NUMBER
from contienda.cli.console.question import PROMPT, Question
from contienda.cli.console.terminal import Quit, Terminal, print_lines
from contienda.core.game import Game
from contienda.i18n.speaker import Speaker, of_game
from contienda.play import narration
from contienda.play.lesson import Lesson, Step, code
from contienda.play.match import Match

TOLD = 12  # lines of what happened; `log` has the others


class Coach:
    """Walks through the steps of a lesson."""

    def __init__(self, game: Game, lesson: Lesson, language: str) -> None:
        self.game = game
        self.lesson = lesson
        texts = of_game(game, language)
        self.seats = [texts(key) for key in lesson.seats]
        self.speaker = Speaker(game, language, self.seats)
        self.words = self.speaker.texts
        self.notes = [at for at, step in enumerate(lesson.steps) if step.note]
        self.at = 0
        self.table = self.seated(0)
        self.console = self.table.console

    def seated(self, at: int) -> Terminal:
        """Return the table as it is before that step."""
        match = Match(self.game, self.seats, self.game.resolve(self.lesson.preset, self.lesson.options))
        for step in self.lesson.steps[:at]:
            for words in step.words:
                match.apply(code(self.game, words))
        table = Terminal(match, self.speaker, {}, 1, 0.0)
        table.people, table.sitting = [self.lesson.learner], self.lesson.learner
        table.greeted = {self.lesson.learner}
        return table

    def number(self) -> int:
        """Return the number of the coach's current note."""
        return sum(at <= self.at for at in self.notes)

    def begin(self, number: int) -> None:
        """Start at a note."""
        self.at = self.notes[number - 1]
        self.table = self.seated(self.at)

    def run(self) -> bool:
        """Teach until the end; False if the learner leaves before it."""
        last = len(self.lesson.steps) - 1
        whole = True
        try:
            while self.at < last:
                step = self.lesson.steps[self.at]
                asked = step.asked and len(self.table.match.state.actions()) > 1
                if (step.note or asked) and not self.teach(step, asked, whole):
                    whole = True
                    continue
                self.do(step)
                whole = not step.asked
            self.show_note(self.lesson.steps[last], whole)
        except Quit:
            return False
        return True

    def teach(self, step: Step, asked: bool, whole: bool) -> bool:
        """Show a step until the learner has done it; False if they went back instead."""
        wanted = self.speaker.action(code(self.game, step.words[0])) if asked else ""
        if asked:
            self.ask(step, wanted, whole)
        else:
            self.show_note(step, whole)
        listed = self.table.match.state.actions() if asked else []
        while True:
            answer = self.table.read(f"1–{len(listed)}, ?" if asked else self.words("teach-next"))
            picked = arguments.number(answer)
            if answer.lower() in ("back", self.words("command-back"), "undo", self.words("command-undo")):
                if self.back():
                    return False
            elif not asked and answer == "":
                return True
            elif answer == "":
                self.ask(step, wanted, whole=True)
            elif picked is not None and 1 <= picked <= len(listed):
                if listed[picked - 1] == code(self.game, step.words[0]):
                    return True
                self.console.print(self.words("teach-not", what=wanted), markup=False)
            else:
                self.table.command(answer, self.lesson.learner, listed)

    def back(self) -> bool:
        """Go to the step before this one where the learner read or decided something."""
        stops = [at for at in range(self.at) if self.lesson.steps[at].note or self.lesson.steps[at].asked]
        if not stops:
            self.console.print(self.words("teach-back-none"))
            return False
        self.at = stops[-1]
        self.table = self.seated(self.at)
        self.console.print(self.words("teach-back-done"))
        return True

    def do(self, step: Step) -> None:
        """Play the actions of a step and tell what happened."""
        match = self.table.match
        before = len(match.recorder.events)
        for words in step.words:
            match.apply(code(self.game, words))
        lines = narration.lines(match.recorder, match.recorder.events[before:], self.speaker, self.lesson.learner)
        if len(lines) > TOLD:
            self.console.print("[dim]· …[/]")
        print_lines(self.console, lines[-TOLD:])
        self.table.told = len(match.recorder.events)
        self.at += 1

    # --- showing ----------------------------------------------------------------------------------------------------

    def note(self, step: Step) -> list[Text]:
        """What the coach says, under a line with the number of the note."""
        if not step.note:
            return []
        number = self.words("teach-note", number=self.number(), notes=len(self.notes))
        text = Text(self.words(step.note), style="italic").wrap(self.console, self.console.width - 2)
        return [Text(f"── {number} ──", style=NUMBER), *(Text("▌ ", style=NUMBER).append_text(line) for line in text)]

    def show_note(self, step: Step, whole: bool) -> None:
        """Print the board in the lines that the note leaves, then the note."""
        note = self.note(step)
        view = self.table.match.state.view(self.lesson.learner)
        room = self.console.lines - len(note) - PROMPT
        if whole and self.at > 0:
            self.console.print()
            self.lines(boards.glance(view, self.speaker, self.console, room))
        self.lines(note)

    def ask(self, step: Step, wanted: str, whole: bool) -> None:
        """Print the note, what to do, and the question with its choices."""
        above = [*self.note(step), Text(self.words("teach-do", what=wanted), style=NUMBER)]
        learner = self.lesson.learner
        question = Question(self.table.match, self.speaker, learner, learner, self.console, above)
        self.table.show(question, whole)

    def lines(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
