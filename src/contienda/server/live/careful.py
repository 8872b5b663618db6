"""Errors of one table, kept away from the others."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from contienda.server.logs import log
from contienda.store.leases import Moved


@contextlib.contextmanager
def careful(table: str = "") -> Iterator[None]:
    """Log any error of one table, so that the others go on."""
    try:
        yield
    except Moved:
        return  # another process serves it
    except Exception as error:
        log.error("table.failed", exc_info=error, extra={"fields": {"table": table}})
