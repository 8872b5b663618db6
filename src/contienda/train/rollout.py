"""A rollout: some decisions of every game, with what the network thought of them and what came of it."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import Tensor

from contienda.train.config import Config
from contienda.train.network import NEVER, Net
from contienda.train.players import ADVISE, LOTS, PLAY, Players
from contienda.train.shared import Lot, Shape


class Clock:
    """How long each part of training took."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def at(self, part: str) -> Iterator[None]:
        begin = time.perf_counter()
        yield
        self.seconds[part] += time.perf_counter() - begin


class Rollout:
    """Decisions by step and game, on the device that learns."""

    def __init__(self, config: Config, shape: Shape, count: int, device: torch.device) -> None:
        steps, games = config.steps, count * LOTS
        self.steps, self.count, self.shape, self.device = steps, count, shape, device
        self.config = config

        def room(kind: torch.dtype, *more: int) -> Tensor:
            return torch.zeros((steps, games, *more), dtype=kind, device=device)

        self.spots = room(torch.int16, shape.numbers)
        self.amounts = room(torch.int16, shape.numbers)
        self.codes = room(torch.int16, shape.actions)
        self.appeals = room(torch.int16, shape.actions)
        self.legal = room(torch.int16)
        self.seats = room(torch.int64)
        self.picks = room(torch.int64)
        self.chances = room(torch.float32)  # logarithm of how likely the pick was
        self.values = room(torch.float32)
        self.mine = room(torch.bool)  # not by a past self
        self.ended = room(torch.bool)
        self.cut = room(torch.bool)
        self.rewards = room(torch.float32, shape.players)
        self.next_values = torch.zeros(games, device=device)
        self.next_seats = torch.zeros(games, dtype=torch.int64, device=device)

    def part(self, lot: int) -> slice:
        return slice(lot * self.count, (lot + 1) * self.count)

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, players: Players, net: Net, guest: Net | None, clock: Clock, imitate: bool = False) -> None:
        """Play the steps of a rollout; with `imitate`, the picks are the advice of the rules of thumb."""
        for step in range(self.steps + 1):
            for lot in range(LOTS):
                with clock.at("waiting"):
                    players.wait(lot)
                with clock.at("thinking"), torch.no_grad():
                    self.look(players.lots[lot], lot, step, net, guest, imitate)
                if step < self.steps:
                    players.order(lot, ADVISE if imitate else PLAY)

    def look(self, lot: Lot, number: int, step: int, net: Net, guest: Net | None, imitate: bool) -> None:
        """Take in what a lot shows: the results of the last step, and the next decisions."""
        part = self.part(number)
        if step > 0:
            self.ended[step - 1, part] = self.sent(lot.ended)
            self.cut[step - 1, part] = self.sent(lot.cut)
            self.rewards[step - 1, part] = self.sent(lot.rewards)
            if imitate:
                self.picks[step - 1, part] = self.sent(lot.picks).long()
        spots, amounts = self.sent(lot.spots), self.sent(lot.amounts)
        codes, appeals = self.sent(lot.codes), self.sent(lot.appeals)
        legal, seats = self.sent(lot.legal), self.sent(lot.seats).long()
        seen = spots, amounts, codes, appeals, legal
        logits, score = net(*seen)
        values = torch.sigmoid(score)
        if step == self.steps:
            self.next_values[part] = values
            self.next_seats[part] = seats
            return
        self.spots[step, part], self.amounts[step, part] = spots, amounts
        self.codes[step, part], self.appeals[step, part], self.legal[step, part] = codes, appeals, legal
        self.seats[step, part], self.values[step, part] = seats, values
        self.mine[step, part] = True
        if imitate:
            return
        logits = self.host(logits, guest, seats, seen, self.mine[step, part])
        chances = torch.log_softmax(logits, 1)
        picks = draw(logits)
        self.picks[step, part] = picks
        self.chances[step, part] = chances.gather(1, picks[:, None]).squeeze(1)
        lot.picks[:] = picks.to(torch.int16).cpu().numpy()

    def host(self, logits: Tensor, guest: Net | None, seats: Tensor, seen: tuple[Tensor, ...], mine: Tensor) -> Tensor:
        """In the first games of a lot rules of thumb decide all seats but one, in the next ones a past self."""
        thumbs = int(self.config.thumbs * self.count)
        guests = int(self.config.guests * self.count) if guest is not None else 0
        every = torch.arange(self.count, device=self.device)
        away = (every < thumbs + guests) & (seats != every % self.shape.players)
        mine[:] = ~away
        parts = [by_thumb(*(each[:thumbs] for each in seen[-2:]))]
        if guest is not None and guests > 0:
            parts.append(guest(*(each[thumbs : thumbs + guests] for each in seen))[0])
        parts.append(logits[thumbs + guests :])
        return torch.where(away[:, None], torch.cat(parts), logits)

    def sent(self, array: object) -> Tensor:
        # A copy even on the CPU: the memory will be overwritten.
        return torch.as_tensor(array).to(self.device, copy=True)

    # --- what came of it --------------------------------------------------------------------------------------------

    def judge(self, trace: float) -> tuple[Tensor, Tensor, Tensor]:
        """Return advantages, returns, and which decisions have both (generalised advantage estimation).

        Rewards come only at the end of a game. Each seat has its own sequence of decisions in a game; a decision whose
        successor lies beyond the rollout is left out.
        """
        games, players = self.seats.shape[1], self.shape.players
        every = torch.arange(games, device=self.device)
        later = torch.zeros(games, players, device=self.device)  # the next value of each seat
        ahead = torch.zeros(games, players, device=self.device)  # the next advantage of each seat
        known = torch.zeros(games, players, dtype=torch.bool, device=self.device)
        later[every, self.next_seats] = self.next_values
        known[every, self.next_seats] = True
        advantages = torch.zeros_like(self.values)
        usable = torch.zeros_like(self.mine)
        for step in reversed(range(self.steps)):
            ended, cut = self.ended[step][:, None], self.cut[step][:, None]
            later = torch.where(ended, self.rewards[step], later)
            ahead = torch.where(ended | cut, 0.0, ahead)
            known = (known | ended) & ~cut
            seats, value = self.seats[step], self.values[step]
            usable[step] = known[every, seats]
            gain = later[every, seats] - value + trace * ahead[every, seats]
            advantages[step] = gain
            later[every, seats] = value
            ahead[every, seats] = torch.where(usable[step], gain, 0.0)
            known[every, seats] = True
        return advantages, advantages + self.values, usable & self.mine

    def flat(self) -> tuple[Tensor, ...]:
        """Return what the network sees of every decision, in one row each."""
        seen = self.spots, self.amounts, self.codes, self.appeals, self.legal
        return tuple(each.flatten(0, 1) for each in seen)


def by_thumb(appeals: Tensor, legal: Tensor) -> Tensor:
    """Return logits of one of the actions that rules of thumb like best, all of them equally likely."""
    places = torch.arange(appeals.shape[1], device=appeals.device)
    return torch.where((appeals == 0) & (places < legal[:, None]), 0.0, NEVER)


def draw(logits: Tensor) -> Tensor:
    """Draw a place for each row, as likely as its logit says (the largest of logits with Gumbel noise)."""
    return (logits - torch.empty_like(logits).exponential_().clamp_min(1e-20).log()).argmax(1)
