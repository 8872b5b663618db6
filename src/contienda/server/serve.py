"""Runs a server: one process by default, several on one PostgreSQL database."""

from __future__ import annotations

import gc
import os
import signal
import sys
import tempfile
from typing import Any

import uvicorn
from litestar import Litestar

from contienda.bots.worker_lifecycle import follow_parent
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.i18n.speaker import LANGUAGES, common
from contienda.server.app import create
from contienda.server.config import Config, dump, load
from contienda.server.connection_limits import connections

GARBAGE = (20_000, 50, 20)  # garbage collection stops all tables: do it seldom, and mostly among the young
TURN = 0.0005  # seconds a thread keeps the interpreter: the one that writes to SQLite waits so long at each statement
VARIABLE = "CONTIENDA_SERVER"
MOST_MESSAGE = 16_384  # bytes of one socket message
STOP = 8  # seconds to close all connections
UVICORN: dict[str, Any] = {
    "http": "contienda.server.connection_limits:Answer",
    "ws": "contienda.server.socket_protocol:SocketProtocol",
    "ws_max_size": MOST_MESSAGE,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "access_log": False,
    "log_level": "warning",
    "server_header": False,
    "proxy_headers": False,
    "timeout_graceful_shutdown": STOP,
}


def serve(config: Config) -> None:
    """Serve until stopped."""
    if config.clustered and not config.database.startswith("postgresql"):
        raise BadOption("error-workers")
    os.environ[VARIABLE] = dump(config)
    folder = None
    if config.workers > 1:
        folder = tempfile.TemporaryDirectory(prefix="contienda-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder.name
    try:
        uvicorn.run(
            "contienda.server.serve:application",
            factory=True,
            host=config.host,
            port=config.port,
            workers=config.workers,
            **UVICORN,
        )
    finally:
        if folder is not None:
            folder.cleanup()


def application() -> Litestar:
    """Create the application of one process."""
    follow_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    config = load(os.environ[VARIABLE])
    connections.make_room()
    connections.proxies = config.proxy_network
    made = create(config)
    for name in registry.OURS:  # loading a game or a language blocks players: do it now, not on demand
        registry.load(name)
    for language in LANGUAGES:
        common(language)
    gc.collect()
    gc.freeze()  # long-lived objects need no garbage collection
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
    return made
