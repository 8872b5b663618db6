"""The results of a load run: counters while it plays, and the final figures."""

from __future__ import annotations

import math

import msgspec

MOST_TOLD = 20  # violations listed one by one; the others are only counted


class Violation(Exception):
    """Something a server must never do; `kind` names its text (`load-violation-…`)."""

    def __init__(self, kind: str, table: str, **values: str | int) -> None:
        super().__init__(kind, table, values)
        self.kind = kind
        self.table = table
        self.values = values


class Told(msgspec.Struct):
    """A violation as it is reported."""

    kind: str
    table: str
    values: dict[str, str | int]


class Share:
    """What one server did: the tables that were created there."""

    def __init__(self) -> None:
        self.moves = 0
        self.waits: list[float] = []  # seconds from an action to its last viewer
        self.violated = 0


class Tally:
    """The counters of one run, shared by all its tables."""

    def __init__(self, servers: int = 1) -> None:
        self.measuring = False
        self.shares = [Share() for _ in range(servers)]
        self.late: list[float] = []  # seconds by which a paced move was sent late
        self.sizes: list[int] = []  # bytes of each frame that a viewer got for a move
        self.bytes = 0  # everything the server sent
        self.games = 0
        self.held = 0  # moves delayed by the server's rate limits
        self.moved = 0  # tables that went to another server
        self.again = 0  # snapshots nobody requested
        self.compared = 0  # documents compared with a fresh snapshot
        self.logs = 0  # tables whose log was compared with the acknowledged moves
        self.violations: list[Told] = []
        self.violated = 0

    @property
    def moves(self) -> int:
        return sum(each.moves for each in self.shares)

    @property
    def waits(self) -> list[float]:
        return [wait for each in self.shares for wait in each.waits]

    def violation(self, error: Violation, at: int = 0) -> None:
        """Count a violation at a table of that server."""
        self.violated += 1
        self.shares[at].violated += 1
        if len(self.violations) < MOST_TOLD:
            self.violations.append(Told(error.kind, error.table, error.values))


class Memory(msgspec.Struct):
    """Memory of the server in bytes at four moments, None if unknown; `tables` counts those held at the last one."""

    empty: int | None = None
    made: int | None = None
    connected: int | None = None
    played: int | None = None
    tables: int = 0


class OfServer(msgspec.Struct):
    """The figures of one server. A table counts where it was created; None is what the server does not tell."""

    url: str
    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    server_s: float | None  # processor time during the measurement
    stored: int | None  # entries it stored
    passed_on: int | None  # requests and sockets it passed on to other servers, from the start of the run
    memory: int | None
    violated: int


class Figures(msgspec.Struct):
    """The result, and the output of `--json`."""

    game: str
    tables: int
    sockets: int
    pace: float
    seconds: float
    build: str
    moves: int
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    longest_ms: float
    late_p99_ms: float
    frame_median: int
    frame_p95: int
    bytes_per_move: float
    memory_per_table: float | None  # in play, including its sockets
    memory_at_rest: float | None  # just created, without sockets
    server_ms: float | None  # processor time of the server per move
    client_ms: float
    games: int
    held: int
    moved: int
    again: int
    compared: int
    logs: int
    violated: int
    violations: list[Told]
    memory: Memory
    servers: list[OfServer] = []  # several servers, each on its own


def quantile(values: list[float], share: float) -> float:
    """Return the value that this share of the sorted values does not exceed."""
    return values[max(0, math.ceil(share * len(values)) - 1)] if values else 0.0


def per_table(after: int | None, before: int | None, tables: int) -> float | None:
    return None if after is None or before is None or not tables else (after - before) / tables
