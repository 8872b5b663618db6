"""The files of a tournament: its manifest, one line per finished game, and the games themselves as replays.

Lines are written as soon as a process reports its games, so an interruption loses only the latest ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import MISSING, fields
from pathlib import Path

from contienda.core import files
from contienda.core.errors import BadOption
from contienda.core.files import PART
from contienda.lab.disk import locked, reason, writing
from contienda.lab.game_record import Played, read
from contienda.lab.schedule import Plan

FORMAT = "contienda-tournament/1"
MANIFEST = "manifest.json"
GAMES = "games"
KINDS = {"str": str, "int": int, "list[str]": list, "dict[str, str]": dict}


class Folder:
    """One tournament on disk, locked until it is closed: two processes would drop each other's games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Start in a new or empty folder, or resume what the same plan left there."""
        self.path = path
        self.plan = plan
        self.games: dict[int, Played] = {}
        manifest = path / MANIFEST
        with writing(path):
            if manifest.exists():
                self._same(read_manifest(manifest))
            else:
                self._begin(manifest)
            self._hold = locked(manifest, path)
        try:
            self._read()
        except BaseException:
            self._hold.close()
            raise

    def close(self) -> None:
        """Tidy up and release the lock; a killed process releases it as well."""
        try:
            self.tidy()
        finally:
            self._hold.close()

    @property
    def lines(self) -> Path:
        return self.path / "games.jsonl"

    @property
    def replays(self) -> Path:
        return self.path / GAMES

    def keep(self, games: Iterable[Played]) -> None:
        """Append finished games."""
        with writing(self.lines), self.lines.open("a", encoding="utf-8", newline="\n") as file:
            for played in games:
                file.write(played.line())
                self.games[played.meeting.number] = played

    def tidy(self) -> None:
        """Sort the lines by number, so that the file does not depend on how work was split; drop partial replays."""
        with writing(self.replays):
            for part in self.replays.glob(f"*{PART}"):
                part.unlink(missing_ok=True)
        with writing(self.lines):
            files.write(self.lines, "".join(played.line() for _, played in sorted(self.games.items())))

    def _begin(self, manifest: Path) -> None:
        fresh = not self.path.exists()
        if not fresh and not (self.path.is_dir() and all(each.suffix == PART for each in self.path.iterdir())):
            raise BadOption("error-tournament-foreign", folder=self.path, manifest=MANIFEST)
        self.path.mkdir(parents=True, exist_ok=True)
        for part in self.path.glob(f"*{PART}"):
            part.unlink(missing_ok=True)
        text = json.dumps({"format": FORMAT, **self.plan.as_dict()}, ensure_ascii=False, indent=1)
        try:
            files.write(manifest, text + "\n")
        except BaseException:
            with suppress(OSError):
                if fresh:
                    self.path.rmdir()
            raise

    def _same(self, found: Plan) -> None:
        was, asked = found.as_dict(), self.plan.as_dict()
        for name in was:
            if was[name] != asked[name]:
                raise BadOption("error-tournament-other", folder=self.path, name=name)

    def _read(self) -> None:
        """Read the stored games; drop a last line that was cut off."""
        with writing(self.replays):
            self.replays.mkdir(exist_ok=True)
        with writing(self.lines):
            text = self.lines.read_text(encoding="utf-8", errors="replace") if self.lines.exists() else ""
        whole, end, _ = text.rpartition("\n")
        for number, line in enumerate(whole.split("\n") if end else [], 1):
            played = read(line + "\n", self.plan)
            if played is None:
                raise BadOption("error-tournament-line", file=self.lines, line=number)
            self.games[played.meeting.number] = played
        self.tidy()


def read_manifest(path: Path) -> Plan:
    """Read the plan from a manifest."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadOption("error-no-file", file=path) from None
    except OSError as error:
        raise BadOption("error-unreadable", file=path, reason=reason(error)) from None
    except UnicodeDecodeError:
        raise BadOption("error-manifest-utf8", file=path) from None
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise BadOption("error-manifest-json", file=path, line=line, column=column) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadOption("error-manifest-format", file=path, format=FORMAT)
    for field in fields(Plan):
        value = found.get(field.name, None if field.default is MISSING else field.default)
        each = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        if type(value) is not KINDS[str(field.type)] or not all(isinstance(word, str) for word in each):
            raise BadOption("error-manifest-key", file=path, field=field.name)
    return Plan(**{field.name: found[field.name] for field in fields(Plan) if field.name in found})
