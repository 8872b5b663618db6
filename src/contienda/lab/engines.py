"""Where blocks of games are played: processes of this machine, or a Ray cluster.

An engine only carries calls to workers and results back. What to play, in which order, and again if a worker died, is
decided in `parallel`.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from typing import Any, Generic, Protocol, TypeVar

from contienda.bots.worker_lifecycle import quiet, stop
from contienda.core.errors import BadOption, ContiendaError

Result = TypeVar("Result")
Found = TypeVar("Found", covariant=True)
# Play games by number until all are played or the seconds are up; return how many were played, and their result.
Play = Callable[[Sequence[int], float], tuple[int, Result]]

LOCAL = "local"
RAY = "ray"
RETRIES = 5  # of Ray, for a task whose worker died


class WorkerDied(Exception):
    """The process that played these games is gone; play them again."""


class Engine(Protocol[Found]):
    """Carries calls to workers."""

    jobs: int

    def submit(self, given: Sequence[int], limit: float) -> object:
        """Start to play these games; return a handle."""

    def ready(self, handles: Iterable[object], timeout: float) -> list[object]:
        """Wait until at least one call has ended, or the seconds are up; return those that have."""

    def result(self, handle: object) -> tuple[int, Found]:
        """Return what a call returned, or raise its error; `WorkerDied` if its process is gone."""

    def close(self) -> None:
        """Release the workers after the last call."""

    def kill(self) -> None:
        """Stop the workers at once."""


class Local(Generic[Result]):
    """Processes of this machine."""

    def __init__(self, play: Play[Result], jobs: int) -> None:
        self.play = play
        self.jobs = jobs
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        return ProcessPoolExecutor(self.jobs, mp_context=context, initializer=quiet)

    def submit(self, given: Sequence[int], limit: float) -> object:
        try:
            return self.pool.submit(self.play, given, limit)
        except BrokenExecutor:  # a worker died after the last result
            self.pool = self._pool()
            return self.pool.submit(self.play, given, limit)

    def ready(self, handles: Iterable[object], timeout: float) -> list[object]:
        futures: list[Future[tuple[int, Result]]] = [each for each in handles if isinstance(each, Future)]
        return list(wait(futures, timeout, FIRST_COMPLETED).done)

    def result(self, handle: object) -> tuple[int, Result]:
        assert isinstance(handle, Future)
        try:
            found: tuple[int, Result] = handle.result()
        except BrokenExecutor:  # the pool of one dead worker loses the calls of all
            raise WorkerDied from None
        return found

    def close(self) -> None:
        self.pool.shutdown()

    def kill(self) -> None:
        stop(self.pool)


class Ray(Generic[Result]):
    """A Ray cluster: that of RAY_ADDRESS or of the address given, or one started on this machine for the run.

    Ray plays a call again whose worker or machine died. Only the caller keeps results, so none counts twice.
    """

    def __init__(self, play: Play[Result], jobs: int, address: str = "") -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        self.ray: Any = ray
        where = address or os.environ.get("RAY_ADDRESS", "")
        self.started = not ray.is_initialized()
        if self.started:
            try:
                if where:
                    ray.init(address=where, log_to_driver=False)
                else:
                    ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadOption("error-ray", address=where or LOCAL, reason=" ".join(str(error).split())) from None
        self.jobs = max(1, int(self.ray.cluster_resources().get("CPU", jobs)))
        self.play = ray.put(play)
        self.call: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(called)

    def submit(self, given: Sequence[int], limit: float) -> object:
        found: object = self.call.remote(self.play, given, limit)
        return found

    def ready(self, handles: Iterable[object], timeout: float) -> list[object]:
        done, _ = self.ray.wait(list(handles), timeout=timeout)
        return list(done)

    def result(self, handle: object) -> tuple[int, Result]:
        try:
            found: tuple[int, Result] = self.ray.get(handle)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ContiendaError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError:
            raise WorkerDied from None
        return found

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()

    def kill(self) -> None:
        self.close()


def called(play: Play[Result], given: Sequence[int], limit: float) -> tuple[int, Result]:
    """What a Ray worker runs."""
    return play(given, limit)


def engine(written: str, play: Play[Result], jobs: int) -> Engine[Result]:
    """Return the engine of that name: `local`, `ray` or `ray:ADDRESS`."""
    check_engine(written)
    name, _, address = written.partition(":")
    return Local(play, jobs) if name == LOCAL else Ray(play, jobs, address)


def check_engine(written: str) -> None:
    """Refuse an engine that does not exist or is not installed."""
    name, colon, address = written.partition(":")
    if name not in (LOCAL, RAY) or (colon and (name == LOCAL or not address)):
        raise BadOption("error-engine", value=written)
    if name == RAY and find_spec("ray") is None:
        raise BadOption("error-no-extra", package="ray", extra="cluster")
