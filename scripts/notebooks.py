"""`python -m scripts.notebooks FILE…`: run the cells of notebooks and keep what they print as their outputs.

It needs no Jupyter. Tests run the same cells.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOTEBOOKS = ROOT / "examples" / "notebooks"


def sources(path: Path) -> list[str]:
    """Return the code of every code cell."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def run(code: str, names: dict[str, Any]) -> str:
    """Run one cell; return what it prints, and the value of its last line as Jupyter would show it."""
    tree = ast.parse(code)
    last = tree.body[-1] if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(tree.body[:-1] if last else tree.body, []), "<cell>", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if last else None
    return printed.getvalue() + (f"{value!r}\n" if value is not None else "")


def refreshed(path: Path) -> str:
    """Return a notebook with fresh outputs."""
    book = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    number = 0
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            text = run("".join(cell["source"]), names)
            cell["execution_count"] = number
            cell["outputs"] = (
                [{"name": "stdout", "output_type": "stream", "text": text.splitlines(True)}] if text else []
            )
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"


def main(files: list[str]) -> int:
    for path in [Path(file) for file in files] or sorted(NOTEBOOKS.glob("*.ipynb")):
        path.write_text(refreshed(path), encoding="utf-8")
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
