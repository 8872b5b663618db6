"""The learning itself: PPO with a magnet, and imitation.

The loss of PPO has four parts: the clipped objective, the entropy, the distance to a magnet (a slowly moving copy of
the network, which keeps self-play from running in circles), and the expected score.
"""

from __future__ import annotations

import copy
from collections import defaultdict

import torch
from torch import Tensor
from torch.nn import functional

from contienda.train.config import Config
from contienda.train.network import Net
from contienda.train.rollout import Rollout

STEEPEST = 0.5  # gradients are shortened to this length
Figures = dict[str, float]


class Learner:
    """The network that learns, its magnet and its optimiser."""

    def __init__(self, config: Config, net: Net, device: torch.device) -> None:
        self.config, self.net, self.device = config, net, device
        self.magnet = copy.deepcopy(net).requires_grad_(False)
        self.optimiser = torch.optim.Adam(net.parameters(), lr=config.rate, eps=1e-5)

    def learn(self, rollout: Rollout, imitate: bool) -> Figures:
        """Go over a rollout a few times; return the means of what was measured."""
        config = self.config
        advantages, returns, usable = rollout.judge(1.0 if imitate else config.trace)
        seen = rollout.flat()
        choices = (rollout.legal > 1).flatten()
        rows = torch.nonzero(usable.flatten() & (choices | imitate)).squeeze(1)
        if len(rows) < 2:
            return {}
        gains, returns = advantages.flatten(), returns.flatten()
        mean, spread = gains[rows].mean(), gains[rows].std() + 1e-8
        picks, before = rollout.picks.flatten(), rollout.chances.flatten()
        sums: dict[str, Tensor] = defaultdict(lambda: torch.zeros((), device=self.device))
        steps = 0
        for _ in range(1 if imitate else config.epochs):
            shuffled = rows[torch.randperm(len(rows), device=self.device)]
            for chosen in shuffled.split(config.minibatch):
                if len(chosen) * 2 < config.minibatch and steps:
                    continue
                inputs = [each[chosen] for each in seen]
                logits, score = self.net(*inputs)
                parts = {"value": functional.binary_cross_entropy_with_logits(score, returns[chosen].clamp(0, 1))}
                likely = torch.log_softmax(logits, 1)
                picked = likely.gather(1, picks[chosen][:, None]).squeeze(1)
                parts["entropy"] = -(likely.exp() * likely).sum(1).mean()
                if imitate:
                    parts["imitation"] = -picked.mean()
                    loss = config.copying * (parts["imitation"] - config.entropy * parts["entropy"])
                    loss = loss + config.value * parts["value"]
                else:
                    gain = (gains[chosen] - mean) / spread
                    parts |= self.policy(likely, picked - before[chosen], gain, inputs)
                    loss = (
                        parts["policy"]
                        + config.magnet * parts["magnet"]
                        + config.value * parts["value"]
                        - config.entropy * parts["entropy"]
                    )
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
                self.optimiser.step()
                steps += 1
                for name, part in parts.items():
                    sums[name] += part.detach()
        self.pull(1.0 if imitate else config.drift)
        return {name: float(total) / steps for name, total in sums.items()} | {"rows": float(len(rows))}

    def policy(self, likely: Tensor, moved: Tensor, gain: Tensor, inputs: list[Tensor]) -> dict[str, Tensor]:
        """Return the clipped objective, the distance to the magnet, and how far the policy has moved."""
        ratio = moved.exp()
        clipped = ratio.clamp(1 - self.config.clip, 1 + self.config.clip)
        with torch.no_grad():
            held, _ = self.magnet(*inputs)
        anchor = torch.log_softmax(held, 1)
        return {
            "policy": -torch.minimum(ratio * gain, clipped * gain).mean(),
            "magnet": (likely.exp() * (likely - anchor)).sum(1).mean(),
            "moved": (ratio.detach() - 1 - moved.detach()).mean(),
        }

    def pull(self, share: float) -> None:
        """Move the magnet towards the network."""
        with torch.no_grad():
            for held, now in zip(self.magnet.parameters(), self.net.parameters(), strict=True):
                held.lerp_(now, share)
