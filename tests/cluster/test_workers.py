"""Workers think for the bots of every process; they join and leave, and each decision is made once."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from contienda.server.config import Config
from contienda.table import entries
from tests.server.children import Child, log_of, postgresql, processes
from tests.server.harness import PATIENCE, database

CALL = [sys.executable, "-c", "import sys; from contienda.cli.main import main; sys.exit(main())"]
TOKEN = "a secret of ours"


@contextmanager
def worker(folder: Path, *servers: str) -> Iterator[subprocess.Popen[bytes]]:
    file = folder / "token"
    file.write_text(TOKEN)
    command = [
        *CALL,
        "worker",
        *servers,
        "--token-file",
        str(file),
        "--processes",
        "2",
    ]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 2 * PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def figure(server: Child, name: str) -> float:
    lines = httpx.get(f"{server.url}/metrics", trust_env=False, verify=False).text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def away(server: Child) -> float:
    return figure(server, 'contienda_bot_moves_total{outcome="away"}')


def here(server: Child) -> float:
    return figure(server, 'contienda_bot_moves_total{outcome="thought"}')


def bots_decide_once(url: str, table: str) -> int:
    """Return the number of decisions in the log, all of which were made in their own position."""
    decisions = [entry for entry in log_of(url, table) if isinstance(entry, entries.Acted)]
    assert {entry.by for entry in decisions} == {"bot"}
    return len(decisions)


@pytest.mark.parametrize("token", ["", "another"])
def test_a_stranger_is_turned_away(tmp_path: Path, token: str) -> None:
    with Child(Config(database=database(tmp_path), worker_token=token, log="info")) as server:
        with worker(tmp_path, server.url):
            made = server.person("Ana").create(seats=["search:20", "search:20"])
            until(lambda: here(server) > 2)
        assert not away(server)
        assert b"worker.joined" not in server.log
        assert bots_decide_once(server.config.database, made.id)


def test_a_killed_worker_leaves_its_thoughts_to_another(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path), worker_token=TOKEN, bot_seconds=0.3, log="info")
    with Child(config) as server:
        made = server.person("Ana").create("maracas", seats=["search:100000", "search:100000"])
        until(lambda: here(server) > 0)  # without a worker, the server thinks itself
        with worker(tmp_path, server.url) as first:
            until(lambda: away(server) > 1)
            first.kill()
            thought = here(server)
            until(lambda: here(server) > thought)
        with worker(tmp_path, server.url):
            before = away(server)
            until(lambda: away(server) > before + 1)
        assert bots_decide_once(server.config.database, made.id) > 4
        assert server.log.count(b"worker.left") >= 1


def test_one_worker_thinks_for_all_processes_behind_one_address(tmp_path: Path) -> None:
    with postgresql() as url, processes(url, worker_token=TOKEN, bot_seconds=0.05, log="info") as pair:
        made = [each.person("Ana").create("maracas", seats=["search:50", "search:50"]).id for each in pair]
        with worker(tmp_path, pair[0].url):
            until(lambda: all(away(each) > 2 for each in pair))
        assert all(bots_decide_once(url, id) for id in made)
