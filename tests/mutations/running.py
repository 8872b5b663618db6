"""Runs tests in forked processes: once to record which lines each test executes, then for every mutant.

The forking process has loaded pytest but not the rules, so every mutant is imported afresh, from memory; nothing is
ever written into the sources. Limits are in processor time, so a busy machine changes nothing.
"""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

from tests.mutations.sites import Mutant

ENDLESS = 90  # exit status: the mutant exceeded its time limit
SECONDS = 5.0  # processor seconds per test, plus ten times what the recorded run took
MEMORY = 4 << 30
QUIET = ["-q", "--assert=plain", "-p", "no:cacheprovider", "--no-header", "--no-summary"]
EVERY_TEST = ""  # stands for the import of the tests: what runs then concerns all of them


@dataclass(frozen=True)
class Target:
    """Modules to change, and the tests that should notice."""

    name: str
    package: str
    folder: Path
    files: tuple[str, ...]
    tests: tuple[str, ...]  # folders and files
    wanted: Callable[[str], bool]  # by name of a test
    skipped: frozenset[str] = frozenset()  # functions to leave alone
    marks: str = "not long and not compiled"


@dataclass
class Record:
    """How long each test takes, and which lines it executes."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, set[tuple[str, int]]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def covering(self, file: str, first: int, last: int) -> list[str]:
        """Return the tests that execute one of these lines, the fastest first."""
        wanted = {(file, line) for line in range(first, last + 1)}
        if wanted & self.lines[EVERY_TEST]:
            found = list(self.seconds)
        else:
            found = [test for test in self.seconds if wanted & self.lines[test]]
        return sorted(found, key=lambda test: (self.seconds[test], test))


class Probes:
    """Notes which parts of some modules run: one store at the head of each run of statements, nothing costlier."""

    NAME = "__executed__"

    def __init__(self, target: Target) -> None:
        self.parts: list[set[tuple[str, int]]] = []
        self.always: set[tuple[str, int]] = set()  # executed by the import itself
        self.trees: dict[str, ast.Module] = {}
        for file in target.files:
            tree = ast.parse((target.folder / file).read_text(encoding="utf-8"))
            self.imported(file, tree.body)
            self.trees[file] = ast.fix_missing_locations(tree)
        self.executed = bytearray(len(self.parts))
        setattr(builtins, self.NAME, self.executed)

    def clear(self) -> None:
        self.executed[:] = bytes(len(self.parts))

    def lines(self) -> set[tuple[str, int]]:
        return {line for part, executed in zip(self.parts, self.executed, strict=True) if executed for line in part}

    def imported(self, file: str, body: list[ast.stmt]) -> None:
        """Put probes into functions; the import executes everything outside them."""
        for statement in body:
            if isinstance(statement, ast.FunctionDef):
                statement.body = self.probed(file, statement.body)
            elif isinstance(statement, ast.ClassDef):
                self.imported(file, statement.body)
            else:
                self.always |= own_lines(file, statement)

    def probed(self, file: str, body: list[ast.stmt]) -> list[ast.stmt]:
        found: list[ast.stmt] = []
        fresh = True  # a new part begins here, and after each compound statement
        for statement in body:
            if fresh and not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                found.append(ast.parse(f"{self.NAME}[{len(self.parts)}] = 1").body[0])
                self.parts.append(set())
                fresh = False
            if self.parts and not fresh:
                self.parts[-1] |= own_lines(file, statement)
            found.append(statement)
            for holder in [statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
                for name in ("body", "orelse", "finalbody"):
                    if getattr(holder, name, None):
                        setattr(holder, name, self.probed(file, getattr(holder, name)))
                        fresh = True
        return found


def own_lines(file: str, statement: ast.stmt) -> set[tuple[str, int]]:
    """Return the lines of a statement without those of its inner statements."""
    last = statement.end_lineno or statement.lineno
    inner = getattr(statement, "body", None)
    if isinstance(inner, list) and inner:
        last = max(statement.lineno, inner[0].lineno - 1)
    return {(file, line) for line in range(statement.lineno, last + 1)}


def dotted(file: str) -> str:
    """Return the module name of a file in a package."""
    return ".".join(Path(file).with_suffix("").parts)


class Swap(importlib.abc.MetaPathFinder):
    """Imports some modules of a folder from our own code objects."""

    def __init__(self, target: Target, codes: Mapping[str, str | ast.Module]) -> None:
        self.target = target
        self.codes = {f"{target.package}.{dotted(file)}": (file, code) for file, code in codes.items()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in self.codes:
            return None
        file, code = self.codes[fullname]
        loader = Loader(fullname, str(self.target.folder / file))
        loader.code = code
        return importlib.util.spec_from_file_location(fullname, loader.path, loader=loader)


class Loader(importlib.machinery.SourceFileLoader):
    code: str | ast.Module = ""

    def get_code(self, fullname: str) -> CodeType:
        found: CodeType = compile(self.code, self.path, "exec", dont_inherit=True)
        return found


def forked(work: Callable[[], int]) -> int:
    """Run this work in a silent child process, which exits with the status it returns."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        status = work()
    finally:
        os._exit(status)


def parallel(works: Sequence[Callable[[], int]], workers: int) -> Iterator[tuple[int, int]]:
    """Run the jobs in their own processes, so many at a time; yield their number and exit status as they end."""
    running: dict[int, int] = {}
    for number, work in enumerate(works):
        running[forked(work)] = number
        if len(running) == workers:
            yield ended(running)
    while running:
        yield ended(running)


def ended(running: dict[int, int]) -> tuple[int, int]:
    child, status = os.wait()
    return running.pop(child), os.waitstatus_to_exitcode(status)


def prepare() -> None:
    """Fix the seed, so that every random choice of a test is the same each time."""
    hypothesis.settings.register_profile(
        "mutations",
        derandomize=True,
        database=None,
        deadline=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    )
    hypothesis.settings.load_profile("mutations")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("CONTIENDA_REWRITE", None)


# --- the record -----------------------------------------------------------------------------------------------------


class Recording:
    """A pytest plugin that runs every test in its own process, so that no test finds what another has cached."""

    def __init__(self, target: Target, folder: Path, workers: int) -> None:
        self.target, self.folder, self.workers = target, folder, workers
        self.probes = Probes(target)
        sys.meta_path.insert(0, Swap(target, self.probes.trees))
        self.record = Record()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.wanted(item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.record.lines[EVERY_TEST] = self.probes.lines() | self.probes.always
        items = session.items

        def work(item: pytest.Item, file: Path) -> int:
            started = time.process_time()
            self.probes.clear()
            reports = runtestprotocol(item, log=False)
            file.write_bytes(pickle.dumps((time.process_time() - started, self.probes.lines())))
            return int(any(report.failed for report in reports))

        files = [self.folder / str(number) for number in range(len(items))]
        works = [partial(work, item, file) for item, file in zip(items, files, strict=True)]
        for number, status in parallel(works, self.workers):
            name = items[number].nodeid
            if status:
                self.record.failed.append(name)
            else:
                self.record.seconds[name], self.record.lines[name] = pickle.loads(files[number].read_bytes())
        return True


def record(target: Target, workers: int) -> Record:
    """Run every test once on the unchanged rules."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def work() -> int:
            plugin = Recording(target, folder, workers)
            status = pytest.main([*QUIET, "-m", target.marks, *target.tests], plugins=[plugin])
            (folder / "record").write_bytes(pickle.dumps(plugin.record))
            return int(status)

        list(parallel([work], 1))
        if not (folder / "record").exists():
            raise SystemExit(f"The tests of {target.name} cannot be collected; run pytest to see why.")
        found: Record = pickle.loads((folder / "record").read_bytes())
    if found.failed:
        raise SystemExit(f"{len(found.failed)} tests of {target.name} fail without any change: {found.failed[:5]}")
    if not found.seconds:
        raise SystemExit(f"There are no tests for {target.name}: {', '.join(target.tests)}.")
    return found


# --- the mutants ----------------------------------------------------------------------------------------------------


class Chosen:
    """A pytest plugin that runs some tests in order, each within its time limit, and notes the one that failed."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float], file: Path) -> None:
        self.place = {test: number for number, test in enumerate(tests)}
        self.seconds, self.file = seconds, file

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])
        if len(items) != len(self.place):
            self.file.write_text("the tests are not the same any more")
            os._exit(int(pytest.ExitCode.TESTS_FAILED))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.file.write_text(item.nodeid)
        signal.setitimer(signal.ITIMER_PROF, SECONDS + 10 * self.seconds[item.nodeid])


def endless(signal: int, frame: object) -> None:
    os._exit(ENDLESS)


def attempt(target: Target, mutant: Mutant, tests: Sequence[str], record: Record, file: Path) -> int:
    """Run these tests on that mutant in a child process; the exit status is pytest's."""
    signal.signal(signal.SIGPROF, endless)
    signal.setitimer(signal.ITIMER_PROF, 60.0)  # for importing everything
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, Swap(target, {mutant.file: mutant.text}))
    file.write_text("the import")
    files = sorted({test.partition("::")[0] for test in tests})
    chosen = Chosen(tests, record.seconds, file)
    return int(pytest.main([*QUIET, "-x", "-m", target.marks, *files], plugins=[chosen]))


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    tests: int  # how many execute the line
    survived: bool
    by: str  # the test that noticed


def judge(target: Target, chosen: Sequence[Mutant], record: Record, workers: int) -> Iterator[Verdict]:
    """Yield the verdict on each mutant."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        covering = [record.covering(mutant.file, mutant.line, mutant.last) for mutant in chosen]
        tried = [number for number, tests in enumerate(covering) if tests]
        for number, mutant in enumerate(chosen):
            if not covering[number]:
                yield Verdict(mutant, 0, True, "")
        works = [
            partial(attempt, target, chosen[number], covering[number], record, folder / str(number)) for number in tried
        ]
        for place, status in parallel(works, workers):
            number = tried[place]
            by = (folder / str(number)).read_text()
            if status in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
                raise SystemExit(f"pytest ends with {status} for {chosen[number].file}:{chosen[number].line} ({by}).")
            by = f"{by} (endless)" if status == ENDLESS else by
            yield Verdict(chosen[number], len(covering[number]), status == 0, by if status else "")
