"""`contienda replay FILE`: verify and narrate a saved game, or show the position after a step.

`contienda replay RUN --game N` does the same for a game of a run, and can save it as a file.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from contienda.analysis import report
from contienda.cli import arguments
from contienda.cli.console import boards, documents
from contienda.cli.console.output import screen
from contienda.cli.console.terminal import print_lines
from contienda.core.errors import BadReplay
from contienda.core.state import SPECTATOR
from contienda.i18n.speaker import Speaker
from contienda.lab import experiment_folder
from contienda.lab.disk import writing
from contienda.lab.rebuild import rebuild
from contienda.lab.run_folder import open_run
from contienda.play import match as matches
from contienda.play import narration, replay
from contienda.press import debrief_document


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["replay-file"])
    parser.add_argument("--game", type=int, metavar="N", help=words["replay-game"])
    parser.add_argument("--out", metavar="FILE", help=words["replay-out"])
    parser.add_argument("--step", type=int, metavar="K", help=words["step"])
    parser.add_argument("--verify", action="store_true", help=words["replay-verify"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    stored = replay.load(Path(parsed.file)) if parsed.game is None else of_run(parsed)
    words = arguments.texts(parsed)
    steps = len(stored.actions)
    if parsed.step is not None and not 0 <= parsed.step <= steps:
        raise BadReplay("error-no-step", file=parsed.file, step=str(parsed.step), steps=steps)
    match = matches.of(stored, parsed.step)
    over = match.over
    if parsed.json:
        arguments.print_json(
            {
                "game": stored.game,
                "version": stored.version,
                "options": stored.options,
                "seats": stored.seats,
                "steps": steps,
                "step": len(match.actions),
                "view": match.state.view(SPECTATOR),
                "ending": match.state.ending() if over else None,
                "scores": match.state.scores() if over else None,
                "answers": [{"turn": each.turn, "seat": each.seat, "text": each.text} for each in stored.answers],
                "events": [event.as_dict() for event in match.recorder.events if event.seen_by(SPECTATOR)],
            }
        )
        return 0
    console = screen()
    if parsed.out is not None:
        with writing(Path(parsed.out)):
            replay.save(stored, Path(parsed.out))
        console.print(words("replay-saved", file=parsed.out), markup=False, soft_wrap=True)
        return 0
    if parsed.verify:
        console.print(words("replay-verified", file=parsed.file, steps=steps))
        return 0
    speaker = Speaker(match.game, arguments.language(parsed), match.seats)
    print_lines(console, narration.story(match, speaker, SPECTATOR))
    for each in stored.answers:
        title = words("micro-title", turn=each.turn, seat=match.seats[each.seat])
        console.print(f"{title}: {each.text}", markup=False)
    console.print(boards.draw(match.state.view(SPECTATOR), speaker))
    console.print(words("replay-step", step=len(match.actions), steps=steps))
    if over:
        console.print()
        documents.show(console, debrief_document.document(report.debrief(match, what_ifs=False), speaker))
        console.print(words("replay-more", file=parsed.file), style="dim", markup=False)
    return 0


def of_run(parsed: argparse.Namespace) -> replay.Replay:
    """Rebuild a game of a run, an experiment or a sweep."""
    path = Path(parsed.file)
    kind = experiment_folder.kind_of(path)
    if kind in (experiment_folder.FORMAT, experiment_folder.SWEEP):
        return experiment_folder.rebuilt(experiment_folder.open_experiment(path, kind)[0], parsed.game)
    return rebuild(open_run(path), parsed.game)
