"""Metrics for Prometheus: how much is going on and how long it takes."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

MOVES = Counter("contienda_moves_total", "Entries stored, by kind", ["kind"])
REFUSED = Counter("contienda_refused_total", "Commands refused, by reason", ["error"])
FRAMES = Counter("contienda_frames_total", "Frames sent, by kind", ["kind"])
BYTES = Counter("contienda_frame_bytes_total", "Bytes of frames sent")
CONFLICTS = Counter("contienda_conflicts_total", "Entries rejected because their place in the log was taken")
BOTS = Counter("contienda_bot_moves_total", "Decisions of bots, by outcome", ["outcome"])
TABLES = Gauge("contienda_live_tables", "Tables in memory", multiprocess_mode="livesum")
OWNED = Gauge("contienda_owned", "Tables and classes this process owns in a cluster", multiprocess_mode="livesum")
FORWARDED = Counter("contienda_forwarded_total", "Requests and sockets passed on to the owner of their table", ["kind"])
SOCKETS = Gauge("contienda_sockets", "Open sockets", multiprocess_mode="livesum")
TROUBLE = Gauge("contienda_store_trouble", "1 while the database cannot be used", multiprocess_mode="max")
STORED = Histogram(
    "contienda_store_seconds",
    "From a command to its entry being stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
)


class Often:
    """A counter of what happens several times in every move: it is raised here and passed on from time to time."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.waiting = 0

    def pass_on(self) -> None:
        waiting, self.waiting = self.waiting, 0
        self.counter.inc(waiting)


SENT = {kind: Often(FRAMES.labels(kind)) for kind in ("snapshot", "delta", "you", "here", "reply", "beat", "bye")}
SENT_BYTES = Often(BYTES)


def pass_on() -> None:
    """Bring every counter up to date; with several processes, another one may write the page."""
    for each in (*SENT.values(), SENT_BYTES):
        each.pass_on()


def page() -> bytes:
    """Return all metrics, of all processes if there are several."""
    pass_on()
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
