"""Fills in the generated blocks of a page: the output of a command, a file of the repository.

    <!-- run: contienda games misiles -->
    ```text
    …
    ```

    <!-- file: examples/nim/src/contienda_nim/view.py -->
    ```python
    …
    ```

The content of the fence is replaced. A command runs in a temporary folder, with this interpreter and the sources in
`src`. `<!-- run in WORD: … -->` lets commands share a folder, so that one can read what another has written;
`<!-- quiet in WORD: … -->` runs a command without showing its output. Lines that differ from run to run are omitted.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

RUN = re.compile(
    r"<!-- (?:run(?: in (\w+))?: ([^\n]+) -->\n```text\n.*?```\n|quiet in (\w+): ([^\n]+) -->\n)", re.DOTALL
)
FILE = re.compile(r"<!-- file: (\S+) -->\n```(\w+)\n.*?```\n", re.DOTALL)
CALL = [sys.executable, "-c", "import sys; from contienda.cli.main import main; sys.exit(main())"]
WIDTH = "100"
VARIES = re.compile(r"processes: \d+, \w+ build$")  # how fast it was this time


def filled(page: str, root: Path) -> str:
    with tempfile.TemporaryDirectory() as folder:

        def ran(found: re.Match[str]) -> str:
            shared, command, quiet_in, quietly = found.groups()
            place = Path(folder) / (shared or quiet_in or "alone")
            place.mkdir(exist_ok=True)
            if quietly:
                output(quietly, place, root)
                return found.group(0)
            head = found.group(0).split("\n", 1)[0]
            return f"{head}\n```text\n$ {command}\n{output(command, place, root)}```\n"

        page = RUN.sub(ran, page)
    return FILE.sub(lambda found: shown(found, root), page)


def output(command: str, folder: Path, root: Path) -> str:
    """Return what a command prints, without the lines that differ from run to run."""
    words = shlex.split(command)
    if words[0] != "contienda":
        raise ValueError(f"only contienda is run here: {command}")
    paths = [str(root / "src"), os.environ.get("PYTHONPATH", "")]
    known = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LANGUAGE")}
    environment = known | {
        "COLUMNS": WIDTH,
        "LANG": "en_GB.UTF-8",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONPATH": os.pathsep.join(each for each in paths if each),
        "XDG_DATA_HOME": str(folder / "data"),
    }
    outcome = subprocess.run(
        [*CALL, *words[1:]], cwd=folder, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    if outcome.returncode not in (0, 1):
        raise ValueError(f"{command}: {outcome.stderr}")
    lines = [line.rstrip() for line in outcome.stdout.splitlines() if not VARIES.search(line)]
    return "".join(f"{line}\n" for line in lines)


def shown(found: re.Match[str], root: Path) -> str:
    name, language = found.groups()
    text = (root / name).read_text(encoding="utf-8")
    return f"<!-- file: {name} -->\n```{language}\n{text}```\n"
