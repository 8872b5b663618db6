"""`python -m scripts.docs`: write every generated page, and fill in the generated blocks of all others.

`--check` writes nothing; the exit code is 1 if a page is stale.
"""

from __future__ import annotations

import sys

from scripts.docs import generate


def main(arguments: list[str]) -> int:
    stale = generate.stale()
    for path, text in stale.items():
        print(path.relative_to(generate.ROOT))
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return int("--check" in arguments and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
