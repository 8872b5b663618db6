"""The messages shown in docs/external-bots.md are those of a real game."""

from __future__ import annotations

import json
import os
import re
import textwrap
from pathlib import Path

from tests.bots.programs import bot, play

PAGE = Path(__file__).parents[2] / "docs" / "external-bots.md"
BLOCK = re.compile(r"```json\n(.*?)```", re.DOTALL)
BOTH = """
for line in sys.stdin:
    message = json.loads(line)
    answer = ""
    if message["type"] == "decide":
        answer = json.dumps({"id": message["id"], "action": message["actions"][0]["code"]})
        print(answer, flush=True)
    with open(__file__ + ".log", "a", encoding="utf-8") as log:
        log.write(line + answer + "\\n" * bool(answer))
"""


def said(tmp_path: Path) -> list[dict[str, object]]:
    """Return the greeting, the first decision, its answer and the end of one game."""
    player = bot(tmp_path, BOTH)
    play(player, "misiles", seed=1)
    player.close()
    assert player.failures() == (0, [])
    log = [json.loads(line) for line in next(tmp_path.glob("*.log")).read_text(encoding="utf-8").splitlines()]
    return [*log[:3], log[-1]]


def test_what_the_page_shows_is_what_is_said(tmp_path: Path) -> None:
    messages = said(tmp_path)
    page = PAGE.read_text(encoding="utf-8")
    if os.environ.get("CONTIENDA_REWRITE"):
        lines = [textwrap.fill(json.dumps(each), 118, subsequent_indent="  ") for each in messages]
        page = BLOCK.sub(lambda _: f"```json\n{lines.pop(0)}\n```", page)
        PAGE.write_text(page, encoding="utf-8")
    assert [json.loads(block) for block in BLOCK.findall(page)] == messages
