"""The model card of a policy: what it is for, how it was trained, how strong it is, and what it cannot do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from contienda.train.config import Config
from contienda.train.run_folder import RunFolder

FILE = "policy.md"
CARD = """# Policy for {game} `{preset}`, {seats} players

| | |
|---|---|
| for | {game}, version {version} of its rules, preset `{preset}`, {seats} players, no other scenario |
| sees | the observation of its seat: {rows:,} of {size:,} numbers occur with this preset |
| advice | how much the rules of thumb like each legal action; it learns when to trust them |
| network | {rows:,} → {first} → {second} → {actions:,} actions and the expected score; 8-bit weights, {bytes:,} bytes |
| data | {decisions:,} decisions: {imitated:,} updates imitate the rules of thumb, then self-play; no games of people |
| others | itself; rules of thumb in {thumbs} % of the games, past selves in {guests} % |
| training | PPO with a magnet: {updates:,} updates, {minutes:.0f} minutes, one {device}, {processes} processes |
| strength | {strength} |
| licence | Apache-2.0, like Contienda |

## What it cannot do

* It was trained for one preset and number of players. At other tables it plays, but nobody measured how well.
* It expects opponents like itself. Against players with unusual plans its expected score is less reliable.
* It does not look ahead: `bot:policy+search:N` does, from the same network.
* It was measured against bots only, never against people.

## Train it again

`contienda train {game} --preset {preset}` with these settings:

```toml
{settings}```
"""


def card(run: RunFolder, policy: Path) -> str:
    """Write the card of a finished run from its log and its policy file."""
    config, entries = run.config(), run.entries()
    head = json.loads(policy.read_bytes().partition(b"\n")[0])
    starts = [each for each in entries if each["kind"] == "start"]
    updates = [each for each in entries if each["kind"] == "update"]
    last = updates[-1] if updates else {"updates": 0, "seconds": 0.0}
    device = {"cuda": "graphics card", "cpu": "processor"}
    return CARD.format(
        **{name: head[name] for name in ("game", "preset", "seats", "version", "rows", "size", "first", "second")},
        **{name: head[name] for name in ("actions", "decisions")},
        bytes=policy.stat().st_size,
        thumbs=round(100 * config.thumbs),
        guests=round(100 * config.guests),
        imitated=sum(each["imitate"] for each in updates),
        updates=int(last["updates"]),
        minutes=last["seconds"] / 60,
        device=device.get(starts[-1]["device"], starts[-1]["device"]) if starts else "machine",
        processes=starts[-1]["processes"] if starts else 0,
        strength=strength(entries, config),
        settings=(run.path / "config.toml").read_text(encoding="utf-8"),
    )


def strength(entries: list[dict[str, Any]], config: Config) -> str:
    """Say how often the policy, the better of network and magnet, won in the last evaluation."""
    found = [each for each in entries if each["kind"] == "evaluation"][-2:]
    if not found:
        return "not measured"
    last = max(found, key=lambda each: each["share"])
    share, low, high = (100 * last[name] for name in ("share", "low", "high"))
    chance = "" if config.seats == 2 else f"; chance is {100 / config.seats:.0f} %"
    told = f"{share:.1f} % of {last['games']:,} games against `greedy` in all other seats"
    return f"{told} (95 %: {low:.1f}–{high:.1f}{chance})"
