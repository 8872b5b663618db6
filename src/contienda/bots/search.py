"""Information-set tree search for any game of the contract: two to six seats, chance and hidden cards.

Each simulation first asks the position for another world that the searching seat cannot tell from the true one, so the
search never peeks at hidden information. In that world each seat walks down a tree of its own observations. Seats that
see an action follow it to its node; the others follow an "unseen" action, so no seat is credited with knowledge it
lacks. The seat to move picks what is best for itself; the game's heuristics say where to look first. The simulation
adds one node, plays on for a while or to the end, and credits every seat with its score along the path.

With a trained network, the network says where to look first. Where two play, it also says what to expect at a new node,
instead of playing on. It has learned that only for the seat to move, and with more seats the others would need it too.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.bots.policy_net import PolicyNet
from contienda.core.errors import IllegalAction
from contienda.core.events import EVERYBODY
from contienda.core.heuristics import Heuristics
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.play.playout import playout

NONE: Final = -1
UNSEEN: Final = -2  # an action a seat sees only as "something was done"; lower codes add the glimpse it got
_ROOT: Final = 0
_SEATS: Final = 6
_FEW: Final = 8.0  # below this number of simulations the spread is not meaningful
_LEAST: Final = 0.001  # smallest stake
_LOOK: Final = 16  # simulations between two checks whether the result is settled
_CURIOSITY: Final = 5.0  # weight of exploration where there are heuristics
_OPEN: Final = 2.0  # points of appeal that make an action e times as interesting
_DIGEST: Final = 2**48 - 1
_OPEN_NET: Final = 1.5  # the same for the logits of a network


class Tree:
    """Nodes in packed columns. A node's children form a chain: its first child, then each child's sibling."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.nodes: i64 = 0
        self.action = vec[i64]()  # the action that leads here
        self.first = vec[i64]()
        self.sibling = vec[i64]()
        self.drawn = vec[i64]()  # 1 where chance led here
        self.visits = vec[float]()  # whole numbers, stored as floats because they are divided
        self.offered = vec[float]()  # times it was available; visits before the node existed all count
        self.value = vec[float]()  # sums of scores, one per seat
        self.prior = vec[i64]()  # where the shares of the actions begin in `shares`, or NONE
        self.listed = vec[i64]()  # a digest of the actions these shares are for
        self.shares = vec[float]()  # how interesting the network finds each listed action, node by node
        self.used: i64 = 0  # of `shares`

    def plant(self, seats: i64) -> None:
        """Start again with only a root; reuse the memory."""
        self.seats = seats
        self.nodes = 0
        self.used = 0
        self.grow(NONE, NONE)

    def grow(self, parent: i64, action: i64) -> i64:
        """Add a node at the head of its parent's chain."""
        node = self.nodes
        self.nodes = node + 1
        if node == i64(len(self.action)):
            self.action = append(self.action, 0)
            self.first = append(self.first, 0)
            self.sibling = append(self.sibling, 0)
            self.drawn = append(self.drawn, 0)
            self.visits = append(self.visits, 0.0)
            self.offered = append(self.offered, 0.0)
            self.prior = append(self.prior, NONE)
            self.listed = append(self.listed, 0)
        self.prior[node] = NONE
        self.action[node] = action
        self.first[node] = NONE
        self.sibling[node] = NONE
        self.drawn[node] = 0
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
        """Return the child for this action, or NONE."""
        found = self.first[node]
        while found != NONE and self.action[found] != action:
            found = self.sibling[found]
        return found

    def mean(self, node: i64, seat: i64) -> float:
        """Return a seat's mean score at a node; 0 if nobody has visited it."""
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
    """A reusable searcher. `exploration` weighs rarely tried actions in games without heuristics."""

    def __init__(self, exploration: float = 1.5, bound: int = 100_000) -> None:
        self.exploration = exploration
        self.bound: i64 = bound  # a longer random game scores 0 for everybody
        self.tree = Tree()
        self.judge = Heuristics()
        self.net: PolicyNet | None = None  # set it to search with a network
        self.foreseeing = True  # with a network and two seats: ask it what to expect, instead of playing on
        self.curiosity = _CURIOSITY
        self.openness = _OPEN_NET
        self.seat: i64 = 0
        self.simulations = 0
        self.legal = Legal()
        self.path = vec[i64]([0] * 64)
        self.depth: i64 = 0
        self.at = vec[i64]([0] * _SEATS)  # by seat: the node of what it has observed
        self.apart = False  # whether seats have observed different things
        self.scores = vec[float]([0.0] * _SEATS)
        self.squares = vec[float]([0.0] * _SEATS)  # by seat: sum of squared scores; the root holds the plain sums
        self.mark = vec[i64]()  # by action: legal now (stamp), and in the tree (stamp + 1)
        self.place = vec[i64]()  # by action: its index in the legal list
        self.known = vec[i64]([0] * 64)  # by index in the legal list: its node, or NONE
        self.stamp: i64 = 0

    def run(self, state: State, seat: int, iterations: int, rng: Rng) -> int:
        """Search and return the most visited action for the seat to decide."""
        self.begin(state, seat)
        self.more(state, iterations, rng)
        return self.best()

    def begin(self, state: State, seat: int) -> None:
        """Start an empty tree for this decision."""
        if state.actor() != seat:
            raise IllegalAction(f"seat {seat} cannot search: the decision belongs to {state.actor()}")
        self.tree.plant(state.seats)
        self.judge = state.heuristics()
        self.seat = seat
        self.simulations = 0
        for each in range(i64(_SEATS)):
            self.squares[each] = 0.0

    def more(self, state: State, iterations: int, rng: Rng, budget: int = 0) -> bool:
        """Run more simulations; ask for a few at a time to stay interruptible.

        With a total budget, stop and return True once the remaining simulations cannot change the best action. The
        check depends only on the number of simulations, so the same seed always stops at the same one.
        """
        left: i64 = iterations
        done: i64 = self.simulations
        while left > 0:
            self.simulate(state.resample(self.seat, rng), rng)
            done += 1
            left -= 1
            if budget > 0 and done % _LOOK == 0 and self.lead() > budget - done:
                self.simulations = done
                return True
        self.simulations = done
        return False

    def lead(self) -> i64:
        """Return how many more visits the most visited action has than the second."""
        tree = self.tree
        first = 0.0
        second = 0.0
        child = tree.first[_ROOT]
        while child != NONE:
            visits = tree.visits[child] if tree.action[child] >= 0 else 0.0
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = tree.sibling[child]
        return i64(first - second)

    # --- results ----------------------------------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """Return the actions tried at the root, ascending."""
        return sorted(self.tree.action[node] for node in self.children(_ROOT) if self.tree.action[node] >= 0)

    def visits(self, action: int) -> int:
        node = self.tree.child(_ROOT, action)
        return int(self.tree.visits[node]) if node != NONE else 0

    def mean(self, action: int) -> float:
        """Return the searching seat's mean score after this action."""
        node = self.tree.child(_ROOT, action)
        return self.tree.mean(node, self.seat) if node != NONE else 0.0

    def best(self) -> int:
        """Return the best action: by visits, then by mean, then by the lower code."""
        return self.tree.action[self.favourite(_ROOT)]

    def line(self, action: int, length: int) -> list[int]:
        """Return the expected continuation, up to a chance event or an action that some seat does not see."""
        tree = self.tree
        node = tree.child(_ROOT, action)
        found: list[int] = []
        while node != NONE and len(found) < length and tree.first[node] != NONE and not self.is_hidden(node):
            node = self.favourite(node)
            if tree.drawn[node] != 0:
                break
            found.append(tree.action[node])
        return found

    def is_hidden(self, node: i64) -> bool:
        """Tell whether some seat does not see the action taken here."""
        return min(self.tree.action[child] for child in self.children(node)) < 0

    def favourite(self, node: i64) -> i64:
        tree = self.tree
        ranked = [
            (-tree.visits[child], -tree.mean(child, self.seat), tree.action[child], child)
            for child in self.children(node)
            if tree.action[child] >= 0
        ]
        return min(ranked)[3]

    def children(self, node: i64) -> list[int]:
        found: list[int] = []
        child = self.tree.first[node]
        while child != NONE:
            found.append(child)
            child = self.tree.sibling[child]
        return found

    # --- one simulation ---------------------------------------------------------------------------------------------

    def simulate(self, world: State, rng: Rng) -> None:
        """Descend to a new node or the end, play on from there, and credit the path."""
        tree = self.tree
        self.begin_path(world.seats)
        actor = world.actor()
        while actor != OVER:
            known = tree.nodes
            if actor == CHANCE:
                action = world.sample(rng)
                self.go(world, NONE, action)
                grown = False
            else:
                action = self.choose(self.at[actor], actor, world, rng)
                grown = tree.nodes > known
                self.go(world, actor, action)
            world.advance(action)
            actor = world.actor()
            if grown:
                break
        net = self.net
        if net is None or not self.foreseeing or world.seats > 2:
            self.play_on(world, rng)
        else:
            self.foresee(net, world, rng)
        if self.judge.horizon >= 0 or net is not None:
            self.remember()
        depth = self.depth
        while depth >= 0:
            tree.credit(self.path[depth], self.scores)
            depth -= 1

    def remember(self) -> None:
        """Add the scores to the sums from which `stakes` computes their spread."""
        for seat in range(self.tree.seats):
            score = self.scores[seat]
            self.squares[seat] += score * score

    def stakes(self, seat: i64) -> float:
        """Return the standard deviation of a seat's scores so far: what it can win or lose here."""
        runs = self.tree.visits[_ROOT]
        if runs < _FEW:
            return 0.5
        mean = self.tree.mean(_ROOT, seat)
        return sqrt(max(0.0, self.squares[seat] / runs - mean * mean)) + _LEAST

    def begin_path(self, seats: i64) -> None:
        self.apart = False
        self.depth = 0
        self.path[0] = _ROOT
        for seat in range(seats):
            self.at[seat] = _ROOT

    def go(self, world: State, actor: i64, action: i64) -> None:
        """Move every seat to the node of what it sees of this action."""
        seats = world.seats
        witnesses = world.witnesses(action)
        if witnesses == EVERYBODY and not self.apart:
            node = self.follow(self.at[0], actor, action)
            self.add_to_path(node)
            seat: i64 = 0
            while seat < seats:
                self.at[seat] = node
                seat += 1
            return
        self.apart = True
        glimpse = UNSEEN - world.glimpse(action) if witnesses != EVERYBODY else UNSEEN
        seat = 0
        while seat < seats:
            sees = witnesses == EVERYBODY or seat == actor or (witnesses >> seat) & 1 == 1
            node = self.follow(self.at[seat], actor, action if sees else glimpse)
            self.at[seat] = node
            other: i64 = 0
            while other < seat and self.at[other] != node:
                other += 1
            if other == seat:  # no earlier seat is at this node
                self.add_to_path(node)
            seat += 1

    def follow(self, node: i64, actor: i64, action: i64) -> i64:
        """Return the child for an action, growing it if needed; for chance, `actor` is NONE."""
        child = self.tree.child(node, action)
        if child == NONE:
            child = self.tree.grow(node, action)
            if actor == NONE:
                self.tree.drawn[child] = 1
        return child

    def add_to_path(self, node: i64) -> None:
        self.depth += 1
        if self.depth == i64(len(self.path)):
            self.path = append(self.path, 0)
        self.path[self.depth] = node

    def play_on(self, world: State, rng: Rng) -> None:
        """Play at random to the end, or by heuristics up to the horizon and then ask for the value."""
        judge = self.judge
        seat: i64 = 0
        if judge.horizon < 0:
            playout(world, rng, self.legal, self.bound)
        else:
            self.play_sensibly(world, judge.horizon, rng)
        if world.actor() == OVER:
            for score in world.scores():
                self.scores[seat] = score
                seat += 1
            return
        while seat < world.seats:
            self.scores[seat] = judge.value(world, seat) if judge.horizon >= 0 else 0.0
            seat += 1

    def foresee(self, net: PolicyNet, world: State, rng: Rng) -> None:
        """Go on to the next decision or the end, and ask the network what both seats can expect there."""
        actor = world.actor()
        while actor == CHANCE:
            action = world.sample(rng)
            self.go(world, NONE, action)
            world.advance(action)
            actor = world.actor()
        if actor == OVER:
            scores = world.scores()
            self.scores[0], self.scores[1] = scores[0], scores[1]
            return
        self.consider(net, self.at[actor], actor, world)
        self.scores[actor] = net.value
        self.scores[1 - actor] = 1.0 - net.value

    def consider(self, net: PolicyNet, node: i64, actor: i64, world: State) -> None:
        """Let the network look, and keep at the node how interesting it finds each action.

        It is asked again where another world offers other actions: what opponents hold differs between worlds.
        """
        tree, legal = self.tree, self.legal
        legal.count = 0
        world.legal(legal)
        net.look(world, actor)
        net.judge(world, legal)
        most = net.logits[0]
        i: i64 = 1
        while i < legal.count:
            if net.logits[i] > most:
                most = net.logits[i]
            i += 1
        total = 0.0
        begin = tree.used
        i = 0
        while i < legal.count:
            share = exp((net.logits[i] - most) / self.openness)
            total += share
            if begin + i < i64(len(tree.shares)):
                tree.shares[begin + i] = share
            else:
                tree.shares = append(tree.shares, share)
            i += 1
        i = 0
        while i < legal.count:
            tree.shares[begin + i] /= total
            i += 1
        tree.prior[node] = begin
        tree.listed[node] = self.digest()
        tree.used = begin + legal.count

    def digest(self) -> i64:
        """Return a number for the listed actions."""
        found: i64 = self.legal.count
        i: i64 = 0
        while i < self.legal.count:
            found = (found * 31 + self.legal.codes[i]) & _DIGEST
            i += 1
        return found

    def play_sensibly(self, world: State, decisions: i64, rng: Rng) -> None:
        """Play this many decisions, weighted by appeal, and then on until `settled`."""
        legal = self.legal
        judge = self.judge
        while decisions > 0 or not judge.settled(world):
            actor = world.actor()
            if actor == CHANCE:
                world.advance(world.sample(rng))
            elif actor == OVER:
                return
            else:
                legal.count = 0
                world.legal(legal)
                at: i64 = 0
                if legal.count > 1:
                    left = rng.chance() * self.share_out(world, 1.0)
                    while at < legal.count - 1 and left >= legal.appeal[at]:
                        left -= legal.appeal[at]
                        at += 1
                    decisions -= 1
                world.advance(legal.codes[at])

    def share_out(self, world: State, points: float) -> float:
        """Turn the appeal of the listed actions into weights, a factor e per `points`; return their sum."""
        legal = self.legal
        self.judge.weigh(world, legal)
        most = legal.appeal[0]
        i: i64 = 1
        while i < legal.count:
            if legal.appeal[i] > most:
                most = legal.appeal[i]
            i += 1
        total = 0.0
        i = 0
        while i < legal.count:
            share = exp((legal.appeal[i] - most) / points)
            legal.appeal[i] = share
            total += share
            i += 1
        return total

    # --- one decision -----------------------------------------------------------------------------------------------

    def choose(self, node: i64, actor: i64, world: State, rng: Rng) -> i64:
        """Pick the action to try next: by heuristics if there are any, otherwise an untried one first."""
        untried = self.mark_legal(world)
        net = self.net
        if net is not None:
            return self.trust(net, node, actor, world)
        return self.lean(node, actor, world) if self.judge.horizon >= 0 else self.explore(node, actor, untried, rng)

    def lean(self, node: i64, actor: i64, world: State) -> i64:
        """Balance the mean so far against appeal and few visits (PUCT)."""
        legal = self.legal
        if legal.count == 1:
            return legal.codes[0]
        self.find_known(node)
        total = self.share_out(world, _OPEN)
        return self.promising(node, actor, legal.appeal, 0, total)

    def trust(self, net: PolicyNet, node: i64, actor: i64, world: State) -> i64:
        """Do the same with the network's opinion in place of the appeal."""
        tree, legal = self.tree, self.legal
        if legal.count == 1:
            return legal.codes[0]
        if tree.prior[node] == NONE or tree.listed[node] != self.digest():
            self.consider(net, node, actor, world)
        self.find_known(node)
        return self.promising(node, actor, tree.shares, tree.prior[node], 1.0)

    def promising(self, node: i64, actor: i64, shares: vec[float], first: i64, total: float) -> i64:
        """Return the most promising of the listed actions: by its mean, its share of interest and its few visits."""
        tree, legal = self.tree, self.legal
        hope = tree.mean(node, actor) if tree.visits[node] > 0.0 else 0.5
        spread = self.curiosity * self.stakes(actor) * sqrt(tree.visits[node] + 1.0) / total
        best: i64 = 0
        best_promise = -1.0
        i: i64 = 0
        while i < legal.count:
            child = self.known[i]
            if child == NONE:
                promise = hope + spread * shares[first + i]
            else:
                promise = tree.mean(child, actor) + spread * shares[first + i] / (1.0 + tree.visits[child])
            if promise > best_promise:
                best = i
                best_promise = promise
            i += 1
        if self.known[best] == NONE:
            tree.grow(node, legal.codes[best])
        return legal.codes[best]

    def find_known(self, node: i64) -> None:
        """Find the nodes of the listed actions."""
        i: i64 = 0
        while i < self.legal.count:
            if i == i64(len(self.known)):
                self.known = append(self.known, NONE)
            self.known[i] = NONE
            self.place[self.legal.codes[i]] = i
            i += 1
        tree = self.tree
        size = i64(len(self.mark))
        child = tree.first[node]
        while child != NONE:
            action = tree.action[child]
            if 0 <= action < size and self.mark[action] == self.stamp:
                self.known[self.place[action]] = child
            child = tree.sibling[child]

    def explore(self, node: i64, actor: i64, untried: i64, rng: Rng) -> i64:
        """Pick an untried action at random, or else balance the mean against few visits (UCB)."""
        tree = self.tree
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
            if 0 <= action < size and mark[action] == stamp:
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
            action = self.pick_untried(rng.below(untried))
            tree.grow(node, action)
            return action
        return tree.action[best]

    def mark_legal(self, world: State) -> i64:
        """List and stamp what is legal in this world; return the number of actions."""
        legal = self.legal
        legal.count = 0
        world.legal(legal)
        self.stamp += 2
        i: i64 = 0
        while i < legal.count:
            action = legal.codes[i]
            while action >= i64(len(self.mark)):
                self.mark = append(self.mark, 0)
                self.place = append(self.place, 0)
            self.mark[action] = self.stamp
            i += 1
        return legal.count

    def pick_untried(self, number: i64) -> i64:
        """Return the n-th legal action that has no node here, from 0."""
        i: i64 = 0
        while True:
            action = self.legal.codes[i]
            if self.mark[action] == self.stamp:
                if number == 0:
                    return action
                number -= 1
            i += 1
