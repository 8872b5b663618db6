"""Running a server: one process by default, several on one PostgreSQL database."""

from __future__ import annotations

import gc
import os
import signal
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

GARBAGE = (20_000, 50, 20)  # no table moves while garbage is searched for: seldom, and mostly among the young
VARIABLE = "CONTIENDA_SERVER"
MOST_MESSAGE = 16_384  # bytes of one message of a socket
STOP = 8  # seconds to say goodbye
UVICORN: dict[str, Any] = {
    "http": "contienda.server.connection_limits:Answer",
    "ws": "contienda.server.connection_limits:Goodbye",
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
    """Until somebody stops it."""
    if (config.workers > 1 or config.shared) and not config.database.startswith("postgresql"):
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
    """The application of one process."""
    follow_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    connections.make_room()
    made = create(load(os.environ[VARIABLE]))
    for name in registry.OURS:  # reading a game or a language holds up whoever plays: not when somebody asks for it
        registry.load(name)
    for language in LANGUAGES:
        common(language)
    gc.collect()
    gc.freeze()  # what is loaded once needs no looking through
    gc.set_threshold(*GARBAGE)
    return made
