"""Figures of a run, from its rows alone: wins, endings, length, choices, the course of the game, and what was used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from contienda.core.game import Game
from contienda.lab.items import Item, by_code, drawn_codes, items
from contienda.lab.rows import GAMES, PIECES, TURNS
from contienda.lab.run_folder import RunFolder
from contienda.lab.wilson import wilson

PACE = 15  # seconds for a decision with a choice, unless somebody states another


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Spread:
    """How a number is spread over games."""

    mean: float
    p5: int
    median: int
    p95: int
    longest: int


@dataclass(frozen=True)
class Used:
    """What became of an item in the hands of a seat."""

    kind: str
    piece: str
    seat: int
    drawn: float  # share of games in which chance gave it to this seat
    offered: float  # share of games in which using it was legal
    used: float
    wins_used: Share  # of this seat, in games in which it used the item
    wins_kept: Share  # in games in which it could have and did not


@dataclass
class Figures:
    """Everything a run tells about balance."""

    games: int  # that ended
    unfinished: int
    wins: list[Share]  # by seat; a shared win counts in parts
    drawn: float  # share of games that nobody won
    endings: dict[str, int]
    turns: Spread
    decisions: Spread
    minutes: float  # estimated from decisions with a choice
    options: float  # legal actions of a decision
    widest: int
    forced: float  # share of decisions with one legal action
    lead_changes: float | None  # a game
    leader_wins: Share | None  # games won by the seat that led at half time
    used: list[Used] = field(default_factory=list)


def share(successes: float, games: int) -> Share:
    low, high = wilson(successes, games)
    return Share(successes / games if games else 0.0, low, high, games)


def spread(counted: Mapping[int, int]) -> Spread:
    """Describe a number from the games that have each value of it."""
    found = sorted(counted.items())
    total = sum(counted.values())

    def quantile(part: float) -> int:
        seen = 0
        for value, games in found:
            seen += games
            if seen >= part * total:
                return value
        return 0

    mean = sum(value * games for value, games in found) / max(1, total)
    return Spread(mean, quantile(0.05), quantile(0.5), quantile(0.95), found[-1][0] if found else 0)


def figures(folder: RunFolder, game: Game, pace: float = PACE) -> Figures:
    """Read a run and sum it up; tables it does not have are left out."""
    seats = len(folder.job.seats)
    won = [0.0] * seats
    decided: dict[int, int] = {}  # by game: the seat that won alone
    lengths: dict[int, int] = {}  # by game: its turns
    endings: Counter[str] = Counter()
    turns: Counter[int] = Counter()
    decisions: Counter[int] = Counter()
    unfinished = nobody = options = forced = total = widest = 0
    for row in rows(folder, GAMES):
        total += row["decisions"]
        options += row["options"]
        forced += row["forced"]
        widest = max(widest, row["widest"])
        if not row["over"]:
            unfinished += 1
            continue
        shares = [row[f"win_{seat}"] for seat in range(seats)]
        for seat, part in enumerate(shares):
            won[seat] += part
        nobody += sum(shares) == 0
        if max(shares) == 1:
            decided[row["game"]] = shares.index(1)
        lengths[row["game"]] = row["turns"]
        endings[row["ending"]] += 1
        turns[row["turns"]] += 1
        decisions[row["decisions"]] += 1
    games = sum(endings.values())
    changes, leader = course(folder, lengths, decided) if TURNS in folder.job.rows else (None, None)
    return Figures(
        games=games,
        unfinished=unfinished,
        wins=[share(each, games) for each in won],
        drawn=nobody / max(1, games),
        endings=dict(endings.most_common()),
        turns=spread(turns),
        decisions=spread(decisions),
        minutes=(total - forced) * pace / 60 / max(1, games + unfinished),
        options=options / max(1, total),
        widest=widest,
        forced=forced / max(1, total),
        lead_changes=changes,
        leader_wins=leader,
        used=used(folder, game) if PIECES in folder.job.rows else [],
    )


def rows(folder: RunFolder, table: str, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """Return the rows of a table one by one, with one file in memory at a time."""
    for found in folder.read(table, columns):
        for batch in found.to_batches(max_chunksize=65_536):
            yield from batch.to_pylist()


def course(
    folder: RunFolder, lengths: Mapping[int, int], decided: Mapping[int, int]
) -> tuple[float | None, Share | None]:
    """Return how often the lead changed in a game, and how often the seat that led at half time won.

    The leader is the seat that the game's heuristics expect to do best. None if they never tell.
    """
    changes = known = 0
    led: dict[int, int] = {}  # by game: the latest leader
    half: dict[int, int] = {}  # by game: who led at half time
    for row in rows(folder, TURNS, ["game", "turn", "leader"]):
        number, leader = row["game"], row["leader"]
        if leader < 0 or number not in lengths:
            continue
        known += 1
        if led.get(number, leader) != leader:
            changes += 1
        led[number] = leader
        if row["turn"] <= lengths[number] / 2:
            half[number] = leader
    if not known:
        return None, None
    seen = [number for number in half if number in decided]
    right = sum(half[number] == decided[number] for number in seen)
    return changes / max(1, len(lengths)), share(right, len(seen))


def used(folder: RunFolder, game: Game) -> list[Used]:
    """Count in how many games each seat drew, could use and used each item, and how often it won then."""
    listed = items(game)
    code_items, draw_items = by_code(listed), drawn_codes(game, listed)
    seats = len(folder.job.seats)
    wins: dict[int, list[float]] = {}
    counts: dict[tuple[int, int], list[float]] = {}  # by item and seat: drawn, offered, used, wins used, wins kept
    games = 0
    tables = zip(folder.read(GAMES), folder.read(PIECES), strict=True)  # both by blocks, in the same order
    for ended, pieces in tables:
        wins = {row["game"]: [row[f"win_{seat}"] for seat in range(seats)] for row in ended.to_pylist() if row["over"]}
        games += len(wins)
        offered: set[tuple[int, int, int]] = set()
        taken: set[tuple[int, int, int]] = set()
        drawn: set[tuple[int, int, int]] = set()
        columns = [pieces[name].to_pylist() for name in ("game", "seat", "chance", "code", "taken")]
        for number, seat, chance, code, times in zip(*columns, strict=True):
            if seat < 0 or number not in wins:
                continue
            for at in (draw_items if chance else code_items).get(code, ()):
                key = (number, seat, at)
                (drawn if chance else offered).add(key)
                if times and not chance:
                    taken.add(key)
        for each in drawn:
            counted(counts, each)[0] += 1
        for each in offered:
            found = counted(counts, each)
            found[1] += 1
            won = wins[each[0]][each[1]]
            if each in taken:
                found[2] += 1
                found[3] += won
            else:
                found[4] += won
    return [told(listed[at], seat, found, games) for (at, seat), found in sorted(counts.items()) if found[1] > 0]


def counted(counts: dict[tuple[int, int], list[float]], key: tuple[int, int, int]) -> list[float]:
    _, seat, at = key
    return counts.setdefault((at, seat), [0.0] * 5)


def told(item: Item, seat: int, found: list[float], games: int) -> Used:
    drawn, offered, taken, wins_used, wins_kept = found
    return Used(
        item.kind,
        item.piece,
        seat,
        drawn / games,
        offered / games,
        taken / games,
        share(wins_used, int(taken)),
        share(wins_kept, int(offered - taken)),
    )
