"""Running a server: one process by default, several on one PostgreSQL database."""

from __future__ import annotations

import os
import tempfile
from typing import Any

import uvicorn
from litestar import Litestar

from contienda.core.errors import BadOption
from contienda.server.app import create
from contienda.server.config import Config, dump, load

VARIABLE = "CONTIENDA_SERVER"
MOST_MESSAGE = 16_384  # bytes of one message of a socket
STOP = 8  # seconds to say goodbye
UVICORN: dict[str, Any] = {
    "ws": "websockets-sansio",
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
    if config.workers > 1 and not config.database.startswith("postgresql"):
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
    return create(load(os.environ[VARIABLE]))
