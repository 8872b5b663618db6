"""One browser cannot take all the sockets of a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contienda.server.config import Config
from contienda.server.live.live_table import MOST_SOCKETS
from contienda.server.routes.sockets import CROWDED
from tests.server.harness import Pair, Server, database, many


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for three browsers among the spectators."""
    config = Config(database=database(tmp_path_factory.mktemp("narrow")), most_viewers=3 * MOST_SOCKETS, log="error")
    with Server(config) as found:
        yield found


def test_a_new_socket_closes_the_oldest_of_the_same_browser(narrow: Server) -> None:
    with Pair(narrow) as pair:
        greedy = [pair.sockets[1], *(pair.boris.look(pair.id, 1) for _ in range(MOST_SOCKETS - 1))]
        with many(*greedy), pair.boris.look(pair.id, 1) as last:
            assert greedy[0].closed() == CROWDED
            assert greedy[1].do("chat", text="still here")["t"] == "done"
            last.until(lambda: bool(last.lines))


@pytest.mark.parametrize("known", [True, False])
def test_others_get_in_beside_a_browser_that_opens_hundreds(narrow: Server, known: bool) -> None:
    with Pair(narrow, listed=True) as pair:
        crowd = narrow.person()
        if known:
            crowd.get("/api/server")
        knocking = [crowd.knock(pair.id) for _ in range(6 * MOST_SOCKETS)]
        with many(*knocking), narrow.person().look(pair.id) as bench:
            live = narrow.live(pair.id)
            narrow.until(lambda: len(live.viewers) <= MOST_SOCKETS + 3)
            pair.ana.do(pair.id, "chat", text="hello")
            bench.until(lambda: bool(bench.lines))
        assert all(socket.closed() == CROWDED for socket in knocking[:MOST_SOCKETS])


def test_a_browser_that_does_not_listen_is_evicted_too(narrow: Server) -> None:
    """Sockets nobody reads from get no better treatment."""
    with Pair(narrow) as pair:
        deaf = [pair.boris.knock(pair.id, 1) for _ in range(3 * MOST_SOCKETS)]
        with many(*deaf):
            live = narrow.live(pair.id)
            narrow.until(lambda: len(live.viewers) == MOST_SOCKETS + 1)
            cleo = narrow.person("Cleo")
            cleo.claim(pair.id, pair.made.watch)
            cleo.look(pair.id).close()
