"""The network: the numbers that are set choose rows of a first layer; a second layer gives actions and expected score.

The policy file holds the same network in whole numbers (`bots/policy_net.py`), so it must stay this plain.
"""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from contienda.core.heuristics import POINT
from contienda.core.observation import Observer
from contienda.core.vocabulary import Vocabulary
from contienda.envs.arrays import scale
from contienda.train.probe import Seen

FAR = 4.0  # numbers are cut off here after scaling
NEVER = -1e4  # the logit of an illegal action


class Net(nn.Module):  # type: ignore[misc]
    """Gives the logits of the listed actions, and the logit of the expected score."""

    spot: Tensor  # by number of an observation: its row in the first layer; the last row is for all others
    small: Tensor  # by number of an observation: what to multiply it with
    act: Tensor  # by action: its row in the last layer; the last row is for all others
    part: Tensor  # by row of the last layer: its verb and its arguments

    def __init__(
        self, observer: Observer, vocabulary: Vocabulary, seen: Seen, first: int, second: int, trust: float
    ) -> None:
        super().__init__()
        self.rows, self.acts = len(seen.numbers), len(seen.actions)
        self.register_buffer("spot", table(observer.size + 1, seen.numbers), persistent=False)
        small = np.append(1 / scale(observer), 0).astype(np.float32)
        self.register_buffer("small", torch.from_numpy(small), persistent=False)
        last = int(seen.actions[-1])
        self.register_buffer("act", table(max(last, vocabulary.adjusting_from) + 2, seen.actions), persistent=False)
        parts, count = split(vocabulary, seen.actions)
        self.register_buffer("part", torch.from_numpy(parts), persistent=False)
        self.first = nn.Parameter(torch.randn(self.rows + 1, first) * 0.15)
        self.first_bias = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first, second)
        self.score = nn.Linear(second, 1)
        self.trust = nn.Linear(second, 1)  # in the rules of thumb
        self.own = nn.Parameter(torch.zeros(self.acts + 1, second))
        self.shared = nn.Parameter(torch.randn(count, second) * 0.02)
        self.bias = nn.Parameter(torch.zeros(self.acts + 1))
        with torch.no_grad():
            nn.init.orthogonal_(self.second.weight, math.sqrt(2))
            self.score.weight.mul_(0.1)
            self.trust.weight.zero_()
            self.trust.bias.fill_(trust)

    def rows_of_actions(self) -> Tensor:
        """Return a row for each action: its own, and what it shares with others of its verb and arguments."""
        return self.own + self.shared[self.part].sum(1)

    def hidden(self, spots: Tensor, amounts: Tensor) -> Tensor:
        index = spots.long()
        row = self.spot[index]
        amount = (amounts * self.small[index]).clamp(-FAR, FAR)
        wide = torch.zeros(len(spots), self.rows + 1, device=spots.device)
        wide.scatter_(1, row, amount)
        found = torch.relu(wide @ self.first + self.first_bias)
        return torch.relu(self.second(found))

    def forward(
        self, spots: Tensor, amounts: Tensor, codes: Tensor, appeals: Tensor, legal: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Return logits by place in the list of legal actions, and the logit of the expected score."""
        hidden = self.hidden(spots, amounts)
        logits = hidden @ self.rows_of_actions().T + self.bias
        listed = torch.gather(logits, 1, self.act[codes.long()])
        listed = listed + self.trust(hidden) * (appeals / POINT)
        places = torch.arange(codes.shape[1], device=codes.device)
        listed = listed.masked_fill(places >= legal[:, None], NEVER)
        return listed, self.score(hidden).squeeze(1)


def table(size: int, seen: NDArray[np.int64]) -> Tensor:
    """Return the place of each number among those seen; the others, and -1, get the place after the last."""
    found = torch.full((size,), len(seen), dtype=torch.long)
    found[torch.from_numpy(seen)] = torch.arange(len(seen))
    return found


def split(vocabulary: Vocabulary, actions: NDArray[np.int64]) -> tuple[NDArray[np.int64], int]:
    """Return the verb and arguments of each action as numbers, filled up with a common one, and how many there are.

    The same kind of piece in another verb is another number, except that all verbs share one for the piece itself.
    """
    names: dict[tuple[object, ...], int] = {("all",): 0}
    found: list[list[int]] = []
    for action in actions:
        said = vocabulary.say(int(action))
        listed: list[tuple[object, ...]] = [(said.verb.name,)]
        for argument, value in zip(said.verb.arguments, said.values, strict=True):
            listed.append((said.verb.name, argument.name, value))
            listed.append((argument.piece.kind, value))
        found.append([names.setdefault(each, len(names)) for each in listed])
    most = max(len(each) for each in found)
    rows = [each + [0] * (most - len(each)) for each in found] + [[0] * most]
    return np.array(rows, dtype=np.int64), len(names)
