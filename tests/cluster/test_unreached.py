"""A server that cannot reach the owner of a table says so at once, with a status that sends a proxy elsewhere."""

from __future__ import annotations

import time

import pytest
from websockets.exceptions import InvalidStatus

from contienda.server.cluster import forwarding
from contienda.server.cluster.wire import Lost, Wire
from tests.server.children import elsewhere
from tests.server.harness import Server


def test_an_owner_that_cannot_be_reached(servers: list[Server], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = servers
    ana = first.person("Ana")
    made = ana.create(seats=["human", "human"])
    there = elsewhere(ana, second)
    tried: list[str] = []

    async def connect(address: str, key: bytes) -> Wire:
        tried.append(address)
        raise Lost

    with monkeypatch.context() as patched:
        patched.setattr(forwarding, "connect", connect)
        for _ in range(3):  # it tries once and then waits a second, instead of letting everybody wait
            answer = there.ask("GET", f"/api/tables/{made.id}")
            assert answer.status_code == 503
            assert answer.json()["error"] == "error-table-moved"
            with pytest.raises(InvalidStatus) as refused:
                there.knock(made.id, 0)
            assert refused.value.response.status_code == 503
        assert len(tried) <= 2
        with ana.look(made.id, 0) as here:  # at the owner nothing has changed
            assert here.act(here.legal[0])["t"] == "done"
    time.sleep(forwarding.AGAIN)
    with there.look(made.id, 0) as back:
        assert back.act(back.legal[0])["t"] == "done"
