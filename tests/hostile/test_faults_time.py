"""The machine's clock is set by hours, forward and back: nobody gains or loses thinking time."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from contienda.server.config import Config
from contienda.server.live import hub as hubs
from contienda.server.live.clock import Clock, clock
from contienda.table import entries
from tests.server.children import log_of
from tests.server.harness import PATIENCE, Pair, Server, database

HOURS = 2 * 3600 * 1000  # milliseconds
TIMED = {"mode": "decision", "seconds": 120}
SLACK = 30_000  # milliseconds a step of a test may take on a busy machine


def set_clock(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """Pretend that the machine's clock was set by so many milliseconds."""
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)


@pytest.mark.parametrize("by", [HOURS, -HOURS])
def test_a_step_of_the_wall_clock_costs_nobody_any_time(
    by: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "PULSE", 0.1)
    heard: list[dict[str, object]] = []
    monkeypatch.setattr(hubs, "log_event", lambda event, *_, **fields: heard.append({"event": event, **fields}))
    with Server(Config(database=database(tmp_path), log="error")) as server, Pair(server, clock=TIMED) as pair:
        mover = pair.to_move
        before, step = mover.document["table"]["clock"]["deadline"], mover.table["step"]
        set_clock(monkeypatch, by)
        with suppress(TimeoutError):
            mover.read(1.0)  # a clock that follows the jump would have run out by now
        assert mover.table["step"] == step
        assert mover.document["table"]["clock"]["deadline"] == before
        assert mover.act(mover.legal[0])["t"] == "done"
        after = pair.to_move.document["table"]["clock"]["deadline"]
        assert 0 <= after - before <= SLACK
        acted = [each for each in log_of(server.hub.config.database, pair.id) if isinstance(each, entries.Acted)]
        assert 0 <= acted[-1].spent <= SLACK
        wait_for(lambda: any(each["event"] == "clock.stepped" for each in heard))
        (line,) = [each for each in heard if each["event"] == "clock.stepped"]
        assert abs(float(str(line["seconds"])) * 1000 - by) < SLACK


@pytest.mark.parametrize("by", [HOURS, -HOURS])
def test_a_table_has_its_time_after_a_restart_with_another_clock(
    by: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The current decision has its whole time, neither less nor hours more."""
    config = Config(database=database(tmp_path), log="error")
    with Server(config) as server, Pair(server, clock=TIMED) as pair:
        pair.to_move.act(pair.to_move.legal[0])
    set_clock(monkeypatch, by)
    monkeypatch.setattr(clock, "begin", Clock().begin)  # a new process reads the clock once
    with Server(config) as server:
        begin = clock()
        pair.ana.http.base_url = server.url
        table = pair.ana.get(f"/api/tables/{pair.id}")
        assert 120_000 <= table["clock"]["deadline"] - begin <= 120_000 + SLACK


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)
