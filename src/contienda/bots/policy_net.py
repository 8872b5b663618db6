"""A trained network in whole numbers: from an observation to a logit for each legal action and the expected score.

Sums of products of whole numbers are exact, so compiled and interpreted code choose the same. Numbers of a layer are in
units of 1/256. Weights are whole numbers from -127 to 127 with a multiplier for each output.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from contienda.core.game import Game
from contienda.core.observation import Observer, Row
from contienda.core.state import Legal, State

UNIT: Final = 256  # a hidden number of 1
FAR: Final = 4 * UNIT  # inputs are cut off here
FINE: Final = 20  # bits behind the point of multipliers
NOT_SEEN: Final = -1
POINT_BITS: Final = 8  # a point of appeal is 256


class Layer:
    """Weights by input and output; for each output a multiplier and a bias."""

    def __init__(self, inputs: int, outputs: int, weights: bytes, numbers: list[int]) -> None:
        """Take weights as bytes from 0 to 255, those above 127 less 256, and all multipliers before all biases."""
        if len(weights) != inputs * outputs or len(numbers) != 2 * outputs:
            raise ValueError("a layer has another size")
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.weights = vec[i16]([i16(each - 256 if each > 127 else each) for each in weights])
        self.multipliers = vec[i64]([i64(each) for each in numbers[:outputs]])
        self.biases = vec[i64]([i64(each) for each in numbers[outputs:]])

    def clear(self, sums: vec[i64]) -> None:
        for at in range(self.outputs):
            sums[at] = 0

    def add(self, place: i64, amount: i64, sums: vec[i64]) -> None:
        """Add one input times its weights."""
        weights = self.weights
        outputs = self.outputs
        first = place * outputs
        for at in range(outputs):
            sums[at] += amount * i64(weights[first + at])

    def finish(self, sums: vec[i64], cut: bool) -> None:
        """Scale the sums; with `cut`, negative ones become 0."""
        multipliers, biases = self.multipliers, self.biases
        for at in range(self.outputs):
            value = ((sums[at] * multipliers[at]) >> FINE) + biases[at]
            sums[at] = 0 if cut and value < 0 else value


class PolicyNet:
    """One network and its working memory: not for several threads at once."""

    def __init__(
        self,
        game: Game,
        observer: Observer,
        places: list[int],
        codes: list[int],
        layers: list[Layer],
        acts: Layer,
    ) -> None:
        """Take the numbers and the actions the network knows, and its layers: two hidden ones, the score, the trust.

        Inputs of `acts` are actions and its outputs hidden numbers; its multipliers and biases belong to actions.
        """
        self.observer = observer
        self.heuristics = game.heuristics()
        self.row = Row(observer.size)
        self.first, self.second, self.score, self.trusting = layers
        self.width: i64 = self.second.outputs
        self.act_weights = acts.weights
        self.act_multipliers = acts.multipliers
        self.act_biases = acts.biases
        self.places = known(places, observer.size)
        self.codes = known(codes, codes[-1] + 1)
        scales = [feature.scale for feature in observer.features for _ in range(feature.size)]
        self.scales = vec[i64]([i64(each) for each in scales])
        self.hidden = vec[i64]([0] * int(self.first.outputs))
        self.deep = vec[i64]([0] * int(self.second.outputs))
        self.end = vec[i64]([0])
        self.trust = vec[i64]([0])  # in the rules of thumb
        self.logits = vec[float]()  # by place in the legal list
        self.value = 0.5  # the expected score of the seat that was looked from

    def look(self, state: State, seat: i64) -> None:
        """Take in what a seat knows, and expect a score."""
        row = self.row
        row.begin(0)
        self.observer.write(state, seat, row)
        row.finish(0)
        first, second = self.first, self.second
        hidden, deep = self.hidden, self.deep
        first.clear(hidden)
        count = row.counts[0]
        if count <= row.room:
            for mark in range(count):
                self.take(i64(row.touched[mark]))
        else:
            for place in range(row.size):
                self.take(place)
        first.finish(hidden, True)
        second.clear(deep)
        for at in range(first.outputs):
            if hidden[at] != 0:
                second.add(at, hidden[at], deep)
        second.finish(deep, True)
        self.score.clear(self.end)
        self.trusting.clear(self.trust)
        for at in range(second.outputs):
            self.score.add(at, deep[at], self.end)
            self.trusting.add(at, deep[at], self.trust)
        self.score.finish(self.end, False)
        self.trusting.finish(self.trust, False)
        self.value = 1.0 / (1.0 + exp(-float(self.end[0]) / UNIT))

    def take(self, place: i64) -> None:
        """Add a number of the observation to the first layer."""
        amount = i64(self.row.values[place])
        known = self.places[place]
        if amount == 0 or known == NOT_SEEN:
            return
        scaled = amount * UNIT // self.scales[place]
        if scaled > FAR:
            scaled = FAR
        elif scaled < -FAR:
            scaled = -FAR
        self.first.add(known, scaled, self.hidden)

    def judge(self, state: State, legal: Legal) -> None:
        """Write a logit for each legal action; one that never occurred in training gets the lowest of the others."""
        self.heuristics.compare(state, legal)
        lowest = 0.0
        found = False
        deep, weights, width = self.deep, self.act_weights, self.width
        size = i64(len(self.codes))
        for place in range(legal.count):
            if place == i64(len(self.logits)):
                self.logits = append(self.logits, 0.0)
            code = legal.codes[place]
            act = self.codes[code] if code < size else NOT_SEEN
            if act == NOT_SEEN:
                continue
            total: i64 = 0
            first = act * width
            for at in range(width):
                total += deep[at] * i64(weights[first + at])
            own = ((total * self.act_multipliers[act]) >> FINE) + self.act_biases[act]
            logit = float(own + ((self.trust[0] * i64(legal.appeal[place])) >> POINT_BITS)) / UNIT
            self.logits[place] = logit
            if not found or logit < lowest:
                lowest = logit
                found = True
        for place in range(legal.count):
            code = legal.codes[place]
            if code >= size or self.codes[code] == NOT_SEEN:
                self.logits[place] = lowest


def known(listed: list[int], size: int) -> vec[i64]:
    """Return the place of each number in the list, NOT_SEEN for the others."""
    found = vec[i64]([NOT_SEEN] * size)
    for at, number in enumerate(listed):
        found[number] = at
    return found
