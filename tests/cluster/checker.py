"""Reads the log of a whole database: no table ever had two owners, and nothing acknowledged is missing or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import pairwise

import asyncpg  # type: ignore[import-untyped]
import msgspec

from contienda.table import entries
from tests.server.children import Player


class Found(msgspec.Struct):
    """What the log says."""

    nonces: dict[str, list[str]]  # of each table, in the order of its log
    epochs: dict[str, list[int]]  # of each table, each once


def read(database: str) -> Found:
    """Read all logs. Fail if one has a gap, or if an owner wrote after the next one had begun to."""

    async def rows() -> list[tuple[str, int, int, bytes]]:
        connection = await asyncpg.connect(database)
        try:
            return list(
                await connection.fetch(
                    "SELECT table_id, sequence, epoch, payload FROM entries ORDER BY table_id, sequence"
                )
            )
        finally:
            await connection.close()

    found = Found({}, {})
    last: dict[str, int] = {}
    for table, sequence, epoch, payload in asyncio.run(rows()):
        assert sequence == last.get(table, 0) + 1, f"a gap in the log of {table}"
        last[table] = sequence
        seen = found.epochs.setdefault(table, [])
        if not seen or seen[-1] != epoch:
            seen.append(epoch)
        entry = entries.load(payload)
        nonces = found.nonces.setdefault(table, [])
        if isinstance(entry, entries.Acted) and entry.nonce:
            nonces.append(entry.nonce)
    for table, seen in found.epochs.items():
        assert all(before < after for before, after in pairwise(seen)), f"two owners of {table}: {seen}"
    return found


def check(database: str, players: Iterable[Player]) -> Found:
    """Read all logs; fail if something acknowledged is lost, or anything was done twice."""
    found = read(database)
    for table, nonces in found.nonces.items():
        assert len(nonces) == len(set(nonces)), f"something was done twice at {table}"
    for player in players:
        missing = set(player.acknowledged) - set(found.nonces.get(player.table, []))
        assert not missing, f"{len(missing)} acknowledged decisions are lost"
    return found
