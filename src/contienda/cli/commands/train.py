"""`contienda train GAME`: learn to play by self-play, on an accelerator if there is one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from contienda.cli import arguments
from contienda.core import registry
from contienda.core.errors import BadOption

if TYPE_CHECKING:
    from contienda.i18n.speaker import Texts
    from contienda.train.config import Config
    from contienda.train.run_folder import RunFolder

MINUTES = 10.0
LONGEST = 100_000.0


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", metavar="GAME", help=words["game"])
    parser.add_argument("--preset", metavar="NAME", help=words["preset"])
    parser.add_argument("--players", type=int, default=0, metavar="N", help=words["train-players"])
    parser.add_argument("--minutes", type=float, default=MINUTES, metavar="M", help=words["train-minutes"])
    parser.add_argument("--config", metavar="FILE", help=words["train-config"])
    parser.add_argument("--out", metavar="FOLDER", help=words["train-out"])
    parser.add_argument("--resume", metavar="FOLDER", help=words["train-resume"])
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["train-jobs"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["train-seed"])


def run(parsed: argparse.Namespace) -> int:
    for package in ("numpy", "torch"):
        if find_spec(package) is None:
            raise BadOption("error-no-extra", package=package, extra="train")
    if not 0 < parsed.minutes <= LONGEST:
        raise BadOption("error-number", option="--minutes", value=str(parsed.minutes), low=0, high=int(LONGEST))
    from contienda.train import card, curves, export
    from contienda.train.trainer import Trainer

    folder, config = prepared(parsed)
    words = arguments.texts(parsed)
    trainer = Trainer(config, folder, lambda entry: show(entry, words))
    trainer.run(parsed.minutes)
    export.policy(trainer, folder.path / export.FILE)
    (folder.path / card.FILE).write_text(card.card(folder, folder.path / export.FILE), encoding="utf-8")
    curves.write(folder, arguments.language(parsed))
    print(words("train-done", folder=str(folder.path)))
    return 0


def prepared(parsed: argparse.Namespace) -> tuple[RunFolder, Config]:
    """Return the folder of the run and its settings: a new one, or one to go on with."""
    from contienda.train.config import changed, usual
    from contienda.train.run_folder import RunFolder

    if parsed.resume:
        folder = RunFolder(Path(parsed.resume))
        config = folder.config()
        if config.game != parsed.game:
            raise BadOption("error-train-other", folder=parsed.resume, game=config.game)
        return folder, replace(config, processes=parsed.jobs or config.processes)
    game = registry.load(parsed.game, yardsticks=True)
    config = usual(game, parsed.preset or game.presets[0].name)
    if parsed.config:
        config = changed(config, Path(parsed.config))
    seed = config.seed if parsed.seed is None else arguments.seed(parsed)
    seats = parsed.players or config.seats or game.usual
    game.check_seats(seats)
    config = replace(config, game=game.id, seats=seats, seed=seed, processes=parsed.jobs or config.processes)
    game.resolve(config.preset, {})
    folder = RunFolder(Path(parsed.out or f"train-{game.id}-{config.preset}"))
    folder.begin(config)
    return folder, config


def show(entry: dict[str, Any], words: Texts) -> None:
    """Print what happened in one line; updates only on a terminal, over one another."""
    if entry["kind"] == "start":
        told = words("train-start", device=entry["device"], processes=entry["processes"], weights=entry["weights"])
    elif entry["kind"] == "evaluation":
        share, low, high = (round(100 * entry[name], 1) for name in ("share", "low", "high"))
        key = "train-evaluation-net" if entry["who"] == "net" else "train-evaluation-magnet"
        told = words(key, decisions=entry["decisions"], share=share, low=low, high=high, games=entry["games"])
    elif sys.stderr.isatty():
        told = words("train-update", decisions=entry["decisions"], rate=round(entry["rate"]))
        sys.stderr.write(f"\r{told}\x1b[K")
        return
    else:
        return
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
    print(told, flush=True)
