"""Structured logs: one JSON object per line with what happened and where; never secrets, names or hidden facts."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

log = logging.getLogger("contienda")


class Lines(logging.Formatter):
    """Formats a record as JSON: time, level, event, and whatever was given as `extra={"fields": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],  # later lines may quote stored data
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            found.update(fields)
        if record.exc_info:
            kind, error, _ = record.exc_info
            found["error"] = kind.__name__ if kind is not None else ""
            found["where"] = where(error)
        return msgspec.json.encode(found).decode()


def where(error: BaseException | None) -> str:
    """Return the place in the code; the message itself may quote user input."""
    trace = error.__traceback__ if error is not None else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}" if trace is not None else ""


def log_event(event: str, level: int = logging.INFO, **fields: object) -> None:
    log.log(level, event, extra={"fields": fields})


def begin(level: str) -> None:
    """Write our log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("contienda", "uvicorn.error", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "contienda" else "WARNING")
