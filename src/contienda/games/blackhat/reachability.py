"""Flaws of a board: cycles, dead ends, spaces that force a pawn into a lock, unreachable spaces.

There are too many layouts to check them all. It checks the printed board, every face on every place, every pair of
faces on adjacent places, and some hundred random layouts with all places covered.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.games.blackhat.board import Board
from contienda.games.blackhat.constants import ALARM, DOS, HONEYPOT, PLACES, PRINTED
from contienda.games.blackhat.options import OPTIONS
from contienda.games.blackhat.rules.network import connect
from contienda.games.blackhat.schema_check import SchemaCheck
from contienda.games.blackhat.state import BlackHat
from contienda.games.blackhat.static_data import build

RANDOM_BOARDS = 200
LOCKS = (DOS, ALARM, HONEYPOT)


class Reachability:
    """Checks layouts of a board; reports each flaw once, with the tiles of the first layout that shows it."""

    def __init__(self, board: Board, report: SchemaCheck) -> None:
        self.report = report
        self.state = BlackHat()
        self.state.static = build(board, 3, {option.name: option.default for option in OPTIONS})
        self.ids = self.state.static.ids
        self.told: set[str] = set()
        self.boards = 0
        self.lost: dict[str, int] = {}  # space -> layouts in which no path leads there
        self.guarded: dict[str, int] = {}  # space -> layouts in which every path crosses a lock

    def look(self) -> None:
        for faces in self.layouts():
            self.state.face = vec[i64]([i64(face) for face in faces])
            connect(self.state)
            arrows = [self.members(int(self.state.arrows[space])) for space in range(len(self.ids))]
            self.boards += 1
            if not self.look_at_cycles(arrows, faces):
                self.look_at_ends(arrows, faces)
                self.look_at_locks(arrows, faces)
                self.count_reached(arrows)
        for key, found in (("scenario-board-lost", self.lost), ("scenario-board-guarded", self.guarded)):
            if found:
                most = max(found.values())
                told = ", ".join(space for space in self.ids if space in found)
                self.report.warn(self.place(), key, spaces=told, boards=self.boards, most=most)

    def place(self) -> tuple[str]:
        return ("tile" if "tile" in self.report.data else "space",)

    # --- layouts to check -------------------------------------------------------------------------------------------

    def layouts(self) -> Iterator[list[int]]:
        static = self.state.static
        places, faces = int(static.places), int(static.faces)
        printed = [PRINTED + place for place in range(PLACES)]
        yield printed
        for place in range(places):
            for face in range(faces):
                yield [face if each == place else printed[each] for each in range(PLACES)]
        rows = [int(value) for value in static.place_borders]
        for one, other in sorted({(rows[at], rows[at + 2]) for at in range(0, len(rows), 4)}):
            for first in range(faces):
                for second in range(faces):
                    if first // 2 != second // 2:
                        pair = {one: first, other: second}
                        yield [pair.get(each, printed[each]) for each in range(PLACES)]
        rng = Rng(1)
        if faces // 2 >= places > 0:
            for _ in range(RANDOM_BOARDS):
                left = list(range(faces // 2))
                drawn = [left.pop(int(rng.below(len(left)))) * 2 + int(rng.below(2)) for _ in range(places)]
                yield drawn + printed[places:]

    def members(self, spaces: int) -> list[int]:
        return [space for space in range(len(self.ids)) if spaces >> space & 1]

    # --- flaws ------------------------------------------------------------------------------------------------------

    def tell(self, key: str, error: bool, faces: list[int], **values: object) -> None:
        if key in self.told:
            return
        self.told.add(key)
        names = [
            f"{self.state.static.place_ids[place]}={self.state.static.face_ids[face]}"
            for place, face in enumerate(faces[: int(self.state.static.places)])
            if face < PRINTED
        ]
        values["tiles"] = ", ".join(names) or "–"
        if error:
            self.report.error(self.place(), key, **values)
        else:
            self.report.warn(self.place(), key, **values)

    def look_at_cycles(self, arrows: list[list[int]], faces: list[int]) -> bool:
        """Report whether a pawn can go in circles, so that the game need not end."""
        state = [0] * len(arrows)  # 1 in progress, 2 done
        path: list[int] = []

        def visit(space: int) -> list[int] | None:
            state[space] = 1
            path.append(space)
            for goal in arrows[space]:
                if state[goal] == 1:
                    return [*path[path.index(goal) :], goal]
                if state[goal] == 0 and (found := visit(goal)):
                    return found
            path.pop()
            state[space] = 2
            return None

        for space in range(len(arrows)):
            if state[space] == 0 and (found := visit(space)):
                example = " → ".join(self.ids[each] for each in found)
                self.tell("scenario-board-cycle", True, faces, example=example)
                return True
        return False

    def look_at_ends(self, arrows: list[list[int]], faces: list[int]) -> None:
        """Check that every space leads to the Critical Asset: without cycles, every other space must have a way on."""
        goal = int(self.state.static.goal)
        ends = [self.ids[space] for space, ahead in enumerate(arrows) if not ahead and space != goal]
        if ends:
            self.tell("scenario-board-end", True, faces, spaces=", ".join(ends))

    def look_at_locks(self, arrows: list[list[int]], faces: list[int]) -> None:
        """Check that no unlocked space leads only to locks."""
        for space, ahead in enumerate(arrows):
            if ahead and not self.is_lock(space) and all(self.is_lock(goal) for goal in ahead):
                self.tell("scenario-board-forced", False, faces, space=self.ids[space])

    def is_lock(self, space: int) -> bool:
        return int(self.state.kinds[space]) in LOCKS

    def count_reached(self, arrows: list[list[int]]) -> None:
        for found, over_locks in ((self.lost, True), (self.guarded, False)):
            reached = {int(self.state.static.backdoor), int(self.state.static.server)}
            waiting = list(reached)
            while waiting:
                space = waiting.pop()
                if self.is_lock(space) and not over_locks:
                    continue
                for goal in arrows[space]:
                    if goal not in reached:
                        reached.add(goal)
                        waiting.append(goal)
            for space in range(len(arrows)):
                if space not in reached:
                    found[self.ids[space]] = found.get(self.ids[space], 0) + 1
