"""The folder of a training run: its settings, a log with one line of JSON for each entry, and the last checkpoint."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch

from contienda.core.errors import BadOption
from contienda.train.config import Config, changed, written
from contienda.train.learner import Learner
from contienda.train.probe import Seen
from contienda.train.shared import Shape

CONFIG, LOG, CHECKPOINT = "config.toml", "log.jsonl", "checkpoint.pt"
SELVES = 4  # past selves in a checkpoint: the latest


class RunFolder:
    """Where a run keeps what it needs to go on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, config: Config) -> None:
        """Start a new run; refuse a folder that holds one."""
        if (self.path / CONFIG).exists():
            raise BadOption("error-train-folder", folder=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        (self.path / CONFIG).write_text(written(config), encoding="utf-8")

    def config(self) -> Config:
        if not (self.path / CONFIG).is_file():
            raise BadOption("error-train-resume", folder=str(self.path))
        return changed(Config(), self.path / CONFIG)

    def note(self, entry: dict[str, Any]) -> None:
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")

    def entries(self) -> list[dict[str, Any]]:
        """Return what was noted; a line that was cut off is left out."""
        found: list[dict[str, Any]] = []
        if (self.path / LOG).is_file():
            for line in (self.path / LOG).read_text(encoding="utf-8").splitlines():
                try:
                    found.append(json.loads(line))
                except ValueError:
                    continue
        return found

    # --- checkpoints ------------------------------------------------------------------------------------------------

    def save(self, learner: Learner, seen: Seen, counts: dict[str, Any], pool: list[dict[str, torch.Tensor]]) -> None:
        """Replace the checkpoint at once, so that a crash leaves the old one. Past selves are kept in short floats."""
        held = {
            "numbers": torch.from_numpy(seen.numbers),
            "actions": torch.from_numpy(seen.actions),
            "shape": tuple(seen.shape),
            "net": learner.net.state_dict(),
            "magnet": learner.magnet.state_dict(),
            "optimiser": learner.optimiser.state_dict(),
            "counts": counts,
            "pool": pool[-SELVES:],
            "dice": torch.get_rng_state(),
        }
        fresh = self.path / (CHECKPOINT + ".new")
        torch.save(held, fresh)
        os.replace(fresh, self.path / CHECKPOINT)

    def load(self) -> dict[str, Any] | None:
        """Return the checkpoint, or None if the run never got that far."""
        file = self.path / CHECKPOINT
        if not file.is_file():
            return None
        found: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=True)
        numbers, actions = (np.asarray(found.pop(name)) for name in ("numbers", "actions"))
        found["seen"] = Seen(numbers, actions, Shape(*found.pop("shape")))
        return found
