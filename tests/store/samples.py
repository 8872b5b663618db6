"""Sample data for the tests of the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from contienda.store import Document, Header, Row, Store
from contienda.table import entries
from contienda.table.setup import Setup


def header(name: str = "t1", *, touched: int = 1, state: str = "open", listed: bool = False) -> Header:
    setup = msgspec.json.encode(Setup("misiles", 3, {}, [], "", listed=listed))
    return Header(name, f"code-{name}", "misiles", 3, setup, b"\x00seed\xff", 1, touched, state, listed)


def room(name: str = "r1", *, touched: int = 1, state: str = "open") -> Document:
    return Document("kiberrubezh", "room", name, f"code-{name}", 1, b"\x00two decks\xff", 1, touched, state)


def row(sequence: int, text: str = "", at: int = 0) -> Row:
    return Row(sequence, at or sequence * 10, text.encode() or entries.dump(entries.Chatted(text=f"entry {sequence}")))


async def using(url: str | None, play: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, use it, close it; run this with `asyncio.run`."""
    store = await Store.open(url)
    try:
        await play(store)
    finally:
        await store.close()
