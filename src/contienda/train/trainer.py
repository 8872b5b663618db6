"""A training run: probe, imitation, self-play; now and then an evaluation, a checkpoint and a line in the log."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from typing import Any

import torch

from contienda.core import registry
from contienda.core.observation import Observer
from contienda.train.config import Config
from contienda.train.evaluate import Result, against
from contienda.train.learner import Learner
from contienda.train.network import Net
from contienda.train.players import LOTS, Players
from contienda.train.probe import Seen, probe
from contienda.train.rollout import Clock, Rollout
from contienda.train.run_folder import RunFolder

PROBED = 120_000  # decisions
EVALUATED = 99_000_001  # seeds of evaluations: far from those of training
Weights = dict[str, torch.Tensor]


class Trainer:
    """Everything of one run."""

    def __init__(self, config: Config, folder: RunFolder, say: Callable[[dict[str, Any]], None]) -> None:
        self.config, self.folder, self.say = config, folder, say
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(config.seed)
        self.game = registry.load(config.game, yardsticks=True)
        self.counts: dict[str, Any] = {"updates": 0, "decisions": 0, "seconds": 0.0, "imitated": 0.0}
        self.pool: list[Weights] = []
        held = folder.load()
        self.seen: Seen = held["seen"] if held else probe(config, PROBED)
        self.learner = Learner(config, self.fresh(), self.device)
        if held:
            self.take_up(held)
        self.best = self.learner.magnet  # what becomes the policy
        self.guest = self.fresh()
        self.lots = random.Random(config.seed + self.counts["updates"])

    def fresh(self) -> Net:
        observer = self.game.observer()
        assert isinstance(observer, Observer)
        net = Net(observer, self.game.vocabulary, self.seen, self.config.first, self.config.second,
                  self.config.trust)  # fmt: skip
        net.to(self.device)
        return net

    def take_up(self, held: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.learner.net.load_state_dict(held["net"])
        self.learner.magnet.load_state_dict(held["magnet"])
        if held["optimiser"] is not None:
            self.learner.optimiser.load_state_dict(held["optimiser"])
        self.counts, self.pool = held["counts"], held["pool"]
        torch.set_rng_state(held["dice"])

    # --- the run ----------------------------------------------------------------------------------------------------

    def run(self, minutes: float) -> None:
        """Train for that long, evaluations included; a run that is stopped early can be taken up again."""
        config = self.config
        began = time.monotonic()
        until = began + 60 * minutes
        imitate_until = began + 60 * minutes * config.imitation if not self.counts["decisions"] else began
        clock, updates = Clock(), self.counts["updates"]
        with clock.at("starting"):
            players = Players(config, self.seen.shape, config.seed + 31 * self.counts["updates"])
        rollout = Rollout(config, self.seen.shape, players.count, self.device)
        self.note("start", device=self.device.type, games=players.count * LOTS, processes=len(players.pipes),
                  shape=list(self.seen.shape), numbers=len(self.seen.numbers), actions=len(self.seen.actions),
                  weights=sum(each.numel() for each in self.learner.net.parameters()))  # fmt: skip
        evaluate_at = began + 60 * config.every
        try:
            while time.monotonic() < until or self.counts["updates"] == updates:
                imitate = time.monotonic() < imitate_until
                self.update(players, rollout, clock, imitate)
                if time.monotonic() >= evaluate_at:
                    with clock.at("evaluating"):
                        self.evaluate(config.deals)
                    self.folder.save(self.learner, self.seen, self.counts, self.pool)
                    evaluate_at = time.monotonic() + 60 * config.every
        except KeyboardInterrupt:
            pass
        finally:
            players.close()
            self.folder.save(self.learner, self.seen, self.counts, self.pool)
        found = self.evaluate(config.deals, last=True)
        self.best = self.learner.net if found["net"].share > found["magnet"].share else self.learner.magnet

    def update(self, players: Players, rollout: Rollout, clock: Clock, imitate: bool) -> None:
        """Play a rollout and learn from it."""
        began = time.monotonic()
        rollout.play(players, self.learner.net, None if imitate else self.invite(), clock, imitate)
        with clock.at("learning"):
            figures = self.learner.learn(rollout, imitate)
        ended = float(rollout.ended.sum())
        counts = self.counts
        counts["updates"] += 1
        counts["decisions"] += rollout.seats.numel()
        counts["seconds"] += time.monotonic() - began
        if not imitate and counts["updates"] % self.config.keep == 0:
            self.pool.append(short(self.learner.net.state_dict()))
            del self.pool[: max(0, len(self.pool) - self.config.pool)]
        self.note("update", imitate=imitate, rate=rollout.seats.numel() / (time.monotonic() - began), ended=ended,
                  clock={name: round(each, 3) for name, each in clock.seconds.items()}, **figures)  # fmt: skip

    def invite(self) -> Net | None:
        """Return a past self, if there is one yet."""
        if not self.pool:
            return None
        held = self.lots.choice(self.pool)
        self.guest.load_state_dict({name: each.float() for name, each in held.items()})
        return self.guest

    def evaluate(self, deals: int, last: bool = False) -> dict[str, Result]:
        """Measure the network and its magnet, which averages over time. The better one becomes the policy."""
        found = {}
        for name, net in (("net", self.learner.net), ("magnet", self.learner.magnet)):
            result = against(self.config, self.seen.shape, net, self.device, deals, "greedy", EVALUATED)
            found[name] = result
            self.note("evaluation", who=name, opponent="greedy", share=result.share, low=result.low, high=result.high,
                      games=result.games, last=last)  # fmt: skip
        return found

    def note(self, kind: str, **more: Any) -> None:
        counts = {name: round(each, 2) for name, each in self.counts.items()}
        entry = {"kind": kind, "at": round(time.time(), 1), **counts, **more}
        self.folder.note(entry)
        self.say(entry)


def short(state: Weights) -> Weights:
    """Copy weights in short floats, off the device."""
    return {name: copy.deepcopy(each.detach().half().cpu()) for name, each in state.items()}
