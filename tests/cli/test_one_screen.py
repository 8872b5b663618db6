"""One screen per question: at 80×24 and 120×40 board, question, choices and prompt fit, in every game and language."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.text import Text

from contienda.cli.console import opening
from contienda.cli.console.output import Screen
from contienda.cli.console.question import Question
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.i18n.speaker import LANGUAGES, Speaker
from contienda.play.match import Match

SIZES = [(80, 24), (120, 40)]
TABLES = [
    ("misiles", "standard", 2), ("misiles", "strict", 4), ("buenosos", "standard", 2), ("buenosos", "advanced", 2),
    ("blackhat", "everything", 6), ("blackhat", "duel", 2), ("blackhat", "first_game", 3),
    ("kiberrubezh", "starters", 2), ("maracas", "introductory", 2), ("maracas", "full", 2),
    ("maracas", "free_setup", 2),
]  # fmt: skip
EVERY = 17  # a position out of so many is drawn
MOST = 12  # positions of a table


def positions(name: str, preset: str, seats: int, seed: int = 7) -> Iterator[tuple[Match, int]]:
    """Yield decisions of random games, with the seat that decides, spread over the whole game."""
    game = registry.load(name)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    rng, taken, shown = Rng(seed), 0, 0
    match = Match(game, names, game.resolve(preset, {}))
    while shown < MOST and match.state.actor() != OVER:
        listed = match.state.actions()
        chance = match.state.actor() == CHANCE
        if not chance and len(listed) > 1:
            taken += 1
            if taken < 4 or taken % EVERY == 0:
                shown += 1
                yield match, int(match.state.actor())
        match.apply(int(match.state.sample(rng)) if chance else listed[int(rng.below(len(listed)))])


def screen(width: int, height: int) -> Screen:
    return Screen(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_every_question_fits_on_one_screen(name: str, preset: str, seats: int, language: str) -> None:
    first = True
    for match, seat in positions(name, preset, seats):
        speaker = Speaker(match.game, language, match.seats)
        goal = [Text(opening.goal(match, speaker, seat))] if first else []
        first = False
        for width, height in SIZES:
            question = Question(match, speaker, seat, seat, screen(width, height), goal)
            lines = [*question.board(), *question.head, *question.choices]
            told = "\n".join(line.plain for line in lines)
            assert len(lines) < height, f"{len(lines)} lines, and the prompt:\n{told}"
            assert all(line.cell_len <= width for line in lines), told
            assert question.board(), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_the_goal_is_told_before_and_at_the_first_question(name: str, preset: str, seats: int, language: str) -> None:
    match, seat = next(positions(name, preset, seats))
    speaker = Speaker(match.game, language, match.seats)
    told = opening.goal(match, speaker, seat)
    assert len(told) > 30
    assert told in [line.plain for line in opening.lines(match, speaker, [seat])]
    question = Question(match, speaker, seat, seat, screen(80, 24), [Text(told)])
    assert " ".join(line.plain.strip() for line in question.head).startswith(told[:60])


def test_more_choices_than_lines_are_announced_and_all_can_be_listed() -> None:
    """A free setup of Maracas buys from more kinds of units than a low window has lines."""
    for match, seat in positions("maracas", "free_setup", 2):
        speaker = Speaker(match.game, "en", match.seats)
        question = Question(match, speaker, seat, seat, screen(40, 15))
        if len(question.all_choices()) > 5:
            assert f"all {len(question.listed)} choices" in question.choices[-1].plain
            assert any(line.plain.strip().startswith("1 ") for line in question.choices)
            shown = "\n".join(line.plain for line in question.all_choices())
            assert all(speaker.action(code).split(":")[0][:10] in shown for code in question.listed)
            return
    pytest.fail("no question had many choices")
