"""A run on disk: `run.json` says what was asked, and each table is a folder of Parquet files.

A file holds the rows of one block of games, and its name says which: `games/part-000000000000-000000004096.parquet`.
The rows of a block are written table by table, `games` last, each file whole or not at all. So a block is done exactly
when its file of games is there, a stopped run is continued with the games that are missing, and runs of different
machines are merged by putting their files together.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, fields
from pathlib import Path
from typing import IO, TYPE_CHECKING

from contienda.core import files
from contienda.core.errors import BadOption
from contienda.core.files import PART
from contienda.lab.disk import locked, reason, writing
from contienda.lab.plan import Job, Span, covered, joined, without
from contienda.lab.rows import ACTIONS, GAMES, TABLES, arrow

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = "contienda-run/1"
MANIFEST = "run.json"
LOCK = ".lock"
ACTIONS_FILE = Path(f"{ACTIONS}.parquet")
KINDS = {"str": str, "int": int, "list[str]": list, "dict[str, str]": dict}
_PART = re.compile(r"part-([0-9]{12})-([0-9]{12})\.parquet")


class RunFolder:
    """A run, to read or to continue."""

    def __init__(self, path: Path, job: Job, asked: list[Span]) -> None:
        self.path = path
        self.job = job
        self.asked = asked
        self._hold: IO[str] | None = None

    # --- reading ----------------------------------------------------------------------------------------------------

    def parts(self, table: str) -> list[tuple[Span, Path]]:
        """Return the files of a table by their games, in order."""
        found = []
        for path in (self.path / table).glob("part-*.parquet"):
            named = _PART.fullmatch(path.name)
            if named is not None:
                found.append((Span(int(named[1]), int(named[2])), path))
        return sorted(found)

    def done(self) -> list[Span]:
        """Return the games that are played."""
        return joined(span for span, _ in self.parts(GAMES))

    def missing(self) -> list[Span]:
        return without(self.asked, self.done())

    @property
    def games(self) -> int:
        return sum(span.games for span in self.done())

    def read(self, table: str, columns: Sequence[str] | None = None) -> Iterator[pa.Table]:
        """Return the rows of finished blocks, file by file, so that memory does not grow with the run."""
        import pyarrow.parquet as pq

        finished = {span for span, _ in self.parts(GAMES)}
        for span, path in self.parts(table):
            if span in finished:
                try:
                    yield pq.read_table(path, columns=None if columns is None else list(columns))
                except (OSError, ValueError) as error:
                    raise BadOption("error-run-part", file=path, reason=error) from None

    def actions(self) -> pa.Table:
        """Return what each action code says."""
        import pyarrow.parquet as pq

        path = self.path / ACTIONS_FILE
        try:
            return pq.read_table(path)
        except (OSError, ValueError) as error:
            raise BadOption("error-run-part", file=path, reason=error) from None

    # --- writing ----------------------------------------------------------------------------------------------------

    def append(self, block: Span, tables: Mapping[str, bytes]) -> None:
        """Write the rows of a block, as Parquet; a block that is already there stays as it is."""
        if (self.path / part_name(GAMES, block)).exists():
            return
        for table in sorted(tables, key=lambda each: each == GAMES):
            self.put(part_name(table, block), tables[table])

    def put(self, name: Path, content: bytes) -> None:
        """Write a file of the run, whole or not at all."""
        with self._whole(name) as part:
            part.write_bytes(content)

    def copy(self, source: Path, name: Path) -> None:
        """Take a file over from another run."""
        with self._whole(name) as part:
            shutil.copyfile(source, part)

    @contextmanager
    def _whole(self, name: Path) -> Iterator[Path]:
        path = self.path / name
        with writing(path):
            path.parent.mkdir(exist_ok=True)
            with files.whole(path) as part:
                yield part

    def close(self) -> None:
        if self._hold is not None:
            self._hold.close()

    def begin(self) -> None:
        """Create or continue the folder: lock it, say what is asked, and remove what a killed process half wrote."""
        with writing(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            self._hold = locked(self.path / LOCK, self.path, "a")
            for part in [*self.path.glob(f".*{PART}"), *self.path.glob(f"*/.*{PART}")]:
                part.unlink(missing_ok=True)
            self.describe()

    def describe(self) -> None:
        """Write `run.json`."""
        found = {"format": FORMAT, **self.job.as_dict(), "games": [list(span) for span in self.asked]}
        files.write(self.path / MANIFEST, json.dumps(found, ensure_ascii=False, indent=1) + "\n")


def part_name(table: str, block: Span) -> Path:
    return Path(table) / f"part-{block.first:012}-{block.end:012}.parquet"


def open_run(path: Path) -> RunFolder:
    """Open a run to read it."""
    arrow()
    job, asked = read_manifest(path / MANIFEST)
    return RunFolder(path, job, asked)


def start_run(path: Path, job: Job, asked: list[Span]) -> RunFolder:
    """Start a run in a new or empty folder, or continue what the same job left there; other games are added to it."""
    arrow()
    manifest = path / MANIFEST
    if manifest.exists():
        found, before = read_manifest(manifest)
        same(path, found, job)
        folder = RunFolder(path, found, covered([*before, *asked]))
    else:
        if path.exists() and not (path.is_dir() and {each.name for each in path.iterdir()} <= {LOCK}):
            raise BadOption("error-tournament-foreign", folder=path, manifest=MANIFEST)
        folder = RunFolder(path, job, asked)
    folder.begin()
    return folder


def same(path: Path, found: Job, asked: Job) -> None:
    """Refuse a run of another job."""
    was, wanted = found.as_dict(), asked.as_dict()
    for name in was:
        if was[name] != wanted[name]:
            raise BadOption("error-run-other", folder=path, name=name)


def merge(sources: Sequence[Path], path: Path) -> RunFolder:
    """Put runs of the same job together in a new folder; no game may be in two of them."""
    runs = [open_run(source) for source in sources]
    for run in runs[1:]:
        same(run.path, run.job, runs[0].job)
    joined(span for run in runs for span in run.done())  # refuses what is there twice
    if (path / MANIFEST).exists():
        raise BadOption("error-run-exists", folder=path)
    folder = start_run(path, runs[0].job, covered(span for run in runs for span in run.asked))
    try:
        for run in runs:
            if not (path / ACTIONS_FILE).exists():
                folder.copy(run.path / ACTIONS_FILE, ACTIONS_FILE)
            for span, _ in run.parts(GAMES):
                for table in (*TABLES[1:], GAMES):
                    name = part_name(table, span)
                    if (run.path / name).exists():
                        folder.copy(run.path / name, name)
    finally:
        folder.close()
    return folder


def read_manifest(path: Path) -> tuple[Job, list[Span]]:
    """Read what a run plays."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise BadOption("error-no-run", folder=path.parent, manifest=MANIFEST) from None
    except OSError as error:
        raise BadOption("error-unreadable", file=path, reason=reason(error)) from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadOption("error-run-format", file=path, format=FORMAT)
    for each in fields(Job):
        default = None if each.default is MISSING else each.default
        value = found.get(each.name, [] if each.name == "markers" else default)
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        if type(value) is not KINDS[str(each.type)] or not all(isinstance(word, str) for word in inside):
            raise BadOption("error-run-key", file=path, field=each.name)
    asked = found.get("games")
    if not isinstance(asked, list) or not all(
        isinstance(span, list) and len(span) == 2 and all(type(edge) is int and edge >= 0 for edge in span)
        for span in asked
    ):
        raise BadOption("error-run-key", file=path, field="games")
    return Job(**{each.name: found[each.name] for each in fields(Job) if each.name in found}), [
        Span(*span) for span in asked
    ]
