"""What one change of a table is to its viewers: made once for all who see the same, and exactly their document."""

from __future__ import annotations

import msgspec
import pytest

from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.server.live.live_table import GUEST, OVERSEER, Live, eye
from contienda.server.schemas.frames import encoder
from contienda.table import commands as c
from contienda.table.document import document
from contienda.table.patch import applied
from tests.table.helpers import HOST, Play, made, wish

KINDS = (0, 1, SPECTATOR, GUEST, OVERSEER + 1)


def begun(game: str, **more: object) -> tuple[Play, Live]:
    """Return a started table with a viewer of every kind."""
    play = Play(made(wish(game, "open open", **more))).sit("Ana").sit("Luz")
    live = Live(play.table, "CODE")
    for kind in KINDS:
        live.kind(kind)
    return play, live


def fresh(live: Live, kind: int) -> bytes:
    """Return the document of a kind, made from nothing."""
    found = document(live.table, eye(kind))
    if kind >= GUEST:
        found["legal"], found["typing"], found["undo"] = [], [], None
    if GUEST <= kind < OVERSEER:
        found["ballot"], found["micro_question"] = None, None
    return encoder.encode(found)


@pytest.mark.parametrize("game", ["misiles", "maracas", "buenosos"])
def test_what_is_kept_and_what_is_sent_are_the_document(game: str) -> None:
    play, live = begun(game, clock={"mode": "bank", "seconds": 600})
    seen = {kind: msgspec.json.decode(live.kind(kind).pages.text()) for kind in KINDS}
    at = {kind: live.kind(kind).sequence for kind in KINDS}
    rng = Rng(4)
    for number in range(60):
        if number % 15 == 7 and play.table.now.table_chat:
            play.do("Ana", c.Chat(text="¿Otra vez?"))
        elif number % 15 == 3:
            play.do(HOST, c.Extend(seconds=30))
        elif number % 15 == 5:
            play.do("Luz", c.Show(on=number % 2 == 0))
        elif number % 15 == 9:
            play.do(HOST, c.Switch(table_chat=number % 2 == 0, locked=number % 2 == 1))
        elif number % 15 == 11:
            play.do(HOST, c.Pause(reason="Café"))
        elif number % 15 == 12:
            play.do(HOST, c.Resume())
        else:
            play.wander(rng, 1)
        live.changed()
        for kind in KINDS:
            assert live.kind(kind).pages.text() == fresh(live, kind)
            steps = live.since(kind, at[kind])
            if steps is None:
                seen[kind] = msgspec.json.decode(live.kind(kind).pages.text())
            for _, frame in steps or []:
                seen[kind] = applied(seen[kind], msgspec.json.decode(frame)["patch"])
            at[kind] = live.kind(kind).sequence
            assert seen[kind] == msgspec.json.decode(fresh(live, kind))


def test_kinds_that_see_the_same_share_it() -> None:
    play, live = begun("misiles")
    play.wander(Rng(1), 3)
    live.changed()
    first = live.kind(0).pages
    for kind in KINDS[1:]:
        assert live.kind(kind).pages.table is first.table
        assert live.kind(kind).pages.view is first.view


def test_kinds_that_see_different_things_do_not() -> None:
    play, live = begun("buenosos")
    play.wander(Rng(1), 3)
    live.changed()
    assert live.kind(0).pages.view != live.kind(1).pages.view
    assert live.kind(SPECTATOR).pages.view not in (live.kind(0).pages.view, live.kind(1).pages.view)
