"""Facts about a dependency map that a facilitator should know: cycles, single points of failure, ends of chains."""

from __future__ import annotations

from contienda.games.buenosos.constants import DEGRADED, DOWN, INTERMITTENT, OK

MOST_CYCLES = 1000  # stop counting here
MOST_STEPS = 20_000  # stop searching here: the search may double with each arrow


class Graph:
    """The services and their dependencies."""

    def __init__(self, needs: dict[str, list[str]]) -> None:
        self.needs = needs
        self.feeds: dict[str, list[str]] = {service: [] for service in needs}
        for service, dependencies in needs.items():
            for each in dependencies:
                self.feeds[each].append(service)

    def reach(self, service: str) -> set[str]:
        """Everything reachable from a service along the arrows."""
        found: set[str] = set()
        pending = list(self.feeds[service])
        while pending:
            each = pending.pop()
            if each not in found:
                found.add(each)
                pending += self.feeds[each]
        return found

    def cores(self) -> list[list[str]]:
        """The sets of mutually dependent services, in the order of the file."""
        reached = {service: self.reach(service) for service in self.needs}
        found: list[list[str]] = []
        seen: set[str] = set()
        for service in self.needs:
            if service in reached[service] and service not in seen:
                core = [each for each in self.needs if each in reached[service] and service in reached[each]]
                seen.update(core)
                found.append(core)
        return found

    def cycles(self, core: list[str]) -> int:
        """The number of simple cycles in a core; counting and searching stop at a limit."""
        found = steps = 0
        for at, first in enumerate(core):
            inside = set(core[at:])
            path: list[tuple[str, int]] = [(first, 0)]
            on_path = {first}
            while path and found < MOST_CYCLES:
                steps += 1
                if steps > MOST_STEPS:
                    return MOST_CYCLES
                service, turn = path.pop()
                if turn == len(self.feeds[service]):
                    on_path.discard(service)
                    continue
                path.append((service, turn + 1))
                following = self.feeds[service][turn]
                if following == first:
                    found += 1
                elif following in inside and following not in on_path:
                    on_path.add(following)
                    path.append((following, 0))
        return found

    def shortest_cycle(self, core: list[str]) -> list[str]:
        """One of the shortest cycles along the arrows."""
        best: list[str] = []
        for first in core:
            ways: list[list[str]] = [[first]]
            seen: set[str] = set()
            while ways:
                way = ways.pop(0)
                if best and len(way) >= len(best):
                    break
                for following in self.feeds[way[-1]]:
                    if following == first:
                        best = way
                        ways = []
                        break
                    if following not in seen:
                        seen.add(following)
                        ways.append([*way, following])
        return [*best, best[0]] if best else []

    def disturbed_by(self, service: str, waves: int, enough: int) -> list[str]:
        """The services that leave OK within one closing if only this one is Down (7.2d, 7.3c, 7.3e)."""
        states = dict.fromkeys(self.needs, OK)
        states[service] = DOWN
        for _ in range(waves):
            before = dict(states)
            for each, dependencies in self.needs.items():
                affected = [before[one] for one in dependencies if before[one] != OK]
                if len(affected) >= enough:
                    states[each] = max(states[each], INTERMITTENT)
                elif DOWN in affected:
                    states[each] = max(states[each], DEGRADED)
            if states == before:
                break
        return [each for each, state in states.items() if state != OK and each != service]

    def single_points(self, waves: int, enough: int) -> dict[str, int]:
        """Services whose fall alone disturbs at least half of the others at once, and how many."""
        found: dict[str, int] = {}
        for service in self.needs:
            count = len(self.disturbed_by(service, waves, enough))
            if len(self.needs) > 2 and 2 * count >= len(self.needs) - 1:
                found[service] = count
        return found

    def ends(self) -> list[str]:
        """Services that nothing depends on."""
        return [service for service, dependents in self.feeds.items() if not dependents]
