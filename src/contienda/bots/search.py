"""Tree search for any game of the contract, two to six seats, with chance and hidden cards.

Each simulation first asks the position for another world that the searching seat cannot tell from the true one, so that
nothing hidden is peeked at. In that world it walks down one common tree of actions, taking only what is legal there,
adds one node, plays on at random to the end, and credits every seat with its score along the path. Whoever moves picks
what is best for himself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.errors import IllegalAction
from contienda.core.game import CHANCE, OVER, Legal, State
from contienda.core.play import playout
from contienda.core.rng import Rng

NONE: Final = -1
_ROOT: Final = 0


class Tree:
    """Nodes in packed columns. The children of a node are a chain: its first child, then each one's sibling."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.nodes: i64 = 0
        self.action = vec[i64]()  # what leads here
        self.first = vec[i64]()
        self.sibling = vec[i64]()
        self.visits = vec[float]()  # whole numbers, kept as what they are divided by
        self.offered = vec[float]()  # how often it could have been taken, counting all visits before it was known
        self.value = vec[float]()  # sums of scores, one per seat

    def plant(self, seats: i64) -> None:
        """Start again with a root alone; the room is used again."""
        self.seats = seats
        self.nodes = 0
        self.grow(NONE, NONE)

    def grow(self, parent: i64, action: i64) -> i64:
        """A new node, at the head of its parent's chain."""
        node = self.nodes
        self.nodes = node + 1
        if node == i64(len(self.action)):
            self.action = append(self.action, 0)
            self.first = append(self.first, 0)
            self.sibling = append(self.sibling, 0)
            self.visits = append(self.visits, 0.0)
            self.offered = append(self.offered, 0.0)
        self.action[node] = action
        self.first[node] = NONE
        self.sibling[node] = NONE
        self.visits[node] = 0.0
        at: i64 = node * self.seats
        end: i64 = at + self.seats
        while i64(len(self.value)) < end:
            self.value = append(self.value, 0.0)
        while at < end:
            self.value[at] = 0.0
            at += 1
        if parent != NONE:
            self.offered[node] = self.visits[parent] + 1.0
            self.sibling[node] = self.first[parent]
            self.first[parent] = node
        return node

    def child(self, node: i64, action: i64) -> i64:
        """The child that this action leads to, or NONE."""
        found = self.first[node]
        while found != NONE and self.action[found] != action:
            found = self.sibling[found]
        return found

    def mean(self, node: i64, seat: i64) -> float:
        """What a seat got on average; 0 where nobody has been."""
        if self.visits[node] == 0.0:
            return 0.0
        return self.value[node * self.seats + seat] / self.visits[node]

    def credit(self, node: i64, scores: vec[float]) -> None:
        self.visits[node] += 1.0
        at: i64 = node * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.value[at + seat] += scores[seat]
            seat += 1


class Search:
    """One searcher, to be used again and again. `exploration` weighs what was tried little, for scores from 0 to 1."""

    def __init__(self, exploration: float = 1.0, bound: int = 100_000) -> None:
        self.exploration = exploration
        self.bound: i64 = bound  # a random game longer than that counts 0 for everybody
        self.tree = Tree()
        self.seat: i64 = 0
        self.simulations = 0
        self.legal = Legal()
        self.path = vec[i64]([0] * 64)
        self.scores = vec[float]([0.0] * 6)
        self.mark = vec[i64]()  # by action: legal now (stamp), and known to the tree (stamp + 1)
        self.stamp: i64 = 0

    def run(self, state: State, seat: int, iterations: int, rng: Rng) -> int:
        """The action most visited, for the seat whose decision it is."""
        self.begin(state, seat)
        self.more(state, iterations, rng)
        return self.best()

    def begin(self, state: State, seat: int) -> None:
        """An empty tree for this decision."""
        if state.actor() != seat:
            raise IllegalAction(f"seat {seat} cannot search: it is not its decision, but that of {state.actor()}")
        self.tree.plant(state.seats)
        self.seat = seat
        self.simulations = 0

    def more(self, state: State, iterations: int, rng: Rng) -> None:
        """So many simulations more; whoever wants to be interrupted asks for few at a time."""
        self.simulations += iterations
        left: i64 = iterations
        while left > 0:
            self.simulate(state.resample(self.seat, rng), rng)
            left -= 1

    # --- what was found ---------------------------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """What was tried at the root, ascending."""
        return sorted(self.tree.action[node] for node in self.root_children())

    def visits(self, action: int) -> int:
        node = self.tree.child(_ROOT, action)
        return int(self.tree.visits[node]) if node != NONE else 0

    def mean(self, action: int) -> float:
        """The mean score of the searching seat after this action."""
        node = self.tree.child(_ROOT, action)
        return self.tree.mean(node, self.seat) if node != NONE else 0.0

    def best(self) -> int:
        """By visits, then by mean, then by the lower code."""
        tree = self.tree
        ranked = [(-tree.visits[node], -tree.mean(node, self.seat), tree.action[node]) for node in self.root_children()]
        return min(ranked)[2]

    def root_children(self) -> list[int]:
        found: list[int] = []
        node = self.tree.first[_ROOT]
        while node != NONE:
            found.append(node)
            node = self.tree.sibling[node]
        return found

    # --- one simulation ---------------------------------------------------------------------------------------------

    def simulate(self, world: State, rng: Rng) -> None:
        """Down the tree to a new node or the end, on at random, and back."""
        tree = self.tree
        node: i64 = _ROOT
        depth: i64 = 0
        self.path[0] = node
        actor = world.actor()
        while actor != OVER:
            known = tree.nodes
            if actor == CHANCE:
                node = self.outcome(node, world.sample(rng))
            else:
                node = self.choose(node, actor, world, rng)
            world.advance(tree.action[node])
            depth += 1
            if depth == i64(len(self.path)):
                self.path = append(self.path, 0)
            self.path[depth] = node
            actor = world.actor()
            if tree.nodes > known:
                break
        playout(world, rng, self.legal, self.bound)
        self.read_scores(world)
        while depth >= 0:
            tree.credit(self.path[depth], self.scores)
            depth -= 1

    def read_scores(self, world: State) -> None:
        seat: i64 = 0
        if world.actor() == OVER:
            for score in world.scores():
                self.scores[seat] = score
                seat += 1
        else:
            while seat < world.seats:
                self.scores[seat] = 0.0
                seat += 1

    def outcome(self, node: i64, action: i64) -> i64:
        """Where chance leads; a node for each outcome that has come up."""
        child = self.tree.child(node, action)
        return child if child != NONE else self.tree.grow(node, action)

    def choose(self, node: i64, actor: i64, world: State, rng: Rng) -> i64:
        """An action nobody has tried here yet, at random; else the best mix of good and little tried."""
        tree = self.tree
        untried = self.mark_legal(world)
        stamp = self.stamp
        mark = self.mark
        visits = tree.visits
        offered = tree.offered
        size = i64(len(mark))
        best: i64 = NONE
        best_promise = -1.0
        offers = 0.0
        spread = 0.0
        child = tree.first[node]
        while child != NONE:
            action = tree.action[child]
            if action < size and mark[action] == stamp:
                mark[action] = stamp + 1
                untried -= 1
                if offered[child] != offers:
                    offers = offered[child]
                    spread = self.exploration * sqrt(log(offers))
                offered[child] = offers + 1.0
                tried = visits[child]
                promise = tree.value[child * tree.seats + actor] / tried + spread / sqrt(tried)
                if promise > best_promise:
                    best = child
                    best_promise = promise
            child = tree.sibling[child]
        if untried > 0:
            return tree.grow(node, self.pick_untried(rng.below(untried)))
        return best

    def mark_legal(self, world: State) -> i64:
        """List what is legal in this world and stamp it; how much it is."""
        legal = self.legal
        legal.count = 0
        world.legal(legal)
        self.stamp += 2
        i: i64 = 0
        while i < legal.count:
            action = legal.codes[i]
            while action >= i64(len(self.mark)):
                self.mark = append(self.mark, 0)
            self.mark[action] = self.stamp
            i += 1
        return legal.count

    def pick_untried(self, number: i64) -> i64:
        """Legal action number 0, 1, 2 … of those the tree does not know here."""
        i: i64 = 0
        while True:
            action = self.legal.codes[i]
            if self.mark[action] == self.stamp:
                if number == 0:
                    return action
                number -= 1
            i += 1
