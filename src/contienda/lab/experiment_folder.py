"""An experiment on disk: `run.json` holds the question, `games/` a Parquet file for each round of deals.

Rounds are written whole or not at all, and they are the same in every process. So a stopped experiment goes on where it
was, and its answer can be counted again from the files alone.
"""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import IO, TYPE_CHECKING

from contienda.core import files
from contienda.core.errors import BadOption, BadReplay
from contienda.lab.disk import locked, writing
from contienda.lab.experiment import Row, course_of
from contienda.lab.plan import Span
from contienda.lab.question import Place, Question, from_text
from contienda.lab.rows import COMPRESSION, LEVEL, arrow
from contienda.play.replay import Replay

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = "contienda-experiment/1"
SWEEP = "contienda-sweep/1"
MANIFEST = "run.json"
GAMES = "games"
_PART = re.compile(r"part-([0-9]{12})-([0-9]{12})\.parquet")


def schema(question: Question) -> pa.Schema:
    """Return the columns: a row for each game."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    seats = range(question.base.seats)
    counts = pa.map_(pa.string(), pa.int32())
    columns: dict[str, pa.DataType] = {
        "game": pa.int64(),  # with the question, enough to play it again
        "variant": pa.int32(),  # 0 is the base
        "label": word,  # of the variant; "" is the base
        "bots": word,
        "deal": pa.int64(),
        "over": pa.bool_(),  # false if it reached the length limit; then it has no ending, scores and wins
        "ending": word,
        "turns": pa.int32(),
        "decisions": pa.int32(),
        **{f"score_{seat}": pa.float64() for seat in seats},
        **{f"win_{seat}": pa.float64() for seat in seats},
        **{f"lost_{seat}": pa.int32() for seat in seats},  # decisions drawn at random for a failed bot
        "markers": counts,  # the game's own figures at the end
        "taken": counts,  # how often seats took the actions that name what variants change, by action code
    }
    return pa.schema(list(columns.items()))


class ExperimentFolder:
    """An experiment, to read or to continue."""

    def __init__(self, path: Path, question: Question) -> None:
        self.path = path
        self.question = question
        self._hold: IO[str] | None = None

    def close(self) -> None:
        if self._hold is not None:
            self._hold.close()

    def begin(self) -> None:
        """Lock the folder, and remove what a killed process left half written."""
        with writing(self.path):
            self._hold = locked(self.path / MANIFEST, self.path)
            for part in self.path.glob(f"{GAMES}/.*{files.PART}"):
                part.unlink(missing_ok=True)

    def part(self, deals: Span) -> Path:
        return self.path / GAMES / f"part-{deals.first:012}-{deals.end:012}.parquet"

    def rounds(self) -> list[Span]:
        """Return the rounds that are played."""
        named = [_PART.fullmatch(path.name) for path in (self.path / GAMES).glob("part-*.parquet")]
        return sorted(Span(int(each[1]), int(each[2])) for each in named if each is not None)

    def keep(self, deals: Span, rows: list[Row]) -> None:
        """Write a round."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        held = io.BytesIO()
        found = pa.Table.from_pylist([self._record(row) for row in rows], schema=schema(self.question))
        pq.write_table(found, held, compression=COMPRESSION, compression_level=LEVEL)
        path = self.part(deals)
        with writing(path):
            path.parent.mkdir(exist_ok=True)
            with files.whole(path) as part:
                part.write_bytes(held.getvalue())

    def stored(self, deals: Span) -> list[Row] | None:
        """Read a round; None if it is not played yet."""
        import pyarrow.parquet as pq

        path = self.part(deals)
        if not path.exists():
            return None
        try:
            found = pq.read_table(path).to_pylist()
            return [self._row(each) for each in found]
        except (OSError, ValueError, KeyError) as error:
            raise BadOption("error-run-part", file=path, reason=error) from None

    def _record(self, row: Row) -> dict[str, object]:
        place = self.question.place(row.number)
        found: dict[str, object] = {
            "game": row.number,
            "variant": place.variant,
            "label": self.question.variants[place.variant - 1].label() if place.variant else "",
            "bots": self.question.arm(place.arm),
            "deal": place.deal,
            "over": row.over,
            "ending": row.ending or None,
            "turns": row.turns,
            "decisions": row.decisions,
            "markers": list(row.markers.items()),
            "taken": [(str(code), count) for code, count in row.taken.items()],
        }
        for seat in range(self.question.base.seats):
            found[f"score_{seat}"] = row.scores[seat] if row.over else None
            found[f"win_{seat}"] = row.wins[seat] if row.over else None
            found[f"lost_{seat}"] = row.lost[seat]
        return found

    def _row(self, found: dict[str, object]) -> Row:
        seats = range(self.question.base.seats)

        def each(name: str) -> list[float]:
            return [float(str(found[f"{name}_{seat}"] or 0)) for seat in seats]

        def pairs(name: str) -> list[tuple[str, int]]:
            held = found[name]
            assert isinstance(held, list)
            return held

        return Row(
            int(str(found["game"])),
            bool(found["over"]),
            str(found["ending"] or ""),
            int(str(found["turns"])),
            int(str(found["decisions"])),
            each("score"),
            each("win"),
            [int(lost) for lost in each("lost")],
            dict(pairs("markers")),
            {int(code): count for code, count in pairs("taken")},
        )


def rebuilt(folder: ExperimentFolder, number: int) -> Replay:
    """Play a game again and return it as a replay, checked against its row."""
    question = folder.question
    place = question.place(number) if number >= 0 else Place(0, 0, -1)
    part = next((span for span in folder.rounds() if span.first <= place.deal < span.end), None)
    rows = folder.stored(part) if part is not None else None
    row = next((each for each in rows or [] if each.number == number), None)
    if row is None:
        games = sum(len(folder.stored(span) or []) for span in folder.rounds())
        raise BadOption("error-run-no-game", folder=folder.path, number=number, games=games)
    setup = question.setup(place.variant)
    game, bots = setup.loaded(), question.bots[place.arm]
    if game.version != question.version:
        raise BadReplay("error-replay-version", game=game.id, saved=question.version, here=game.version)
    course, _ = course_of(question.text(), number)
    ended = course.over and course.state.ending() == row.ending and course.state.scores() == row.scores
    if course.over != row.over or (course.over and not ended) or course.decisions != row.decisions:
        raise BadReplay("error-run-differs", folder=folder.path, number=number)
    seats = [f"{name} {seat}" for seat, name in enumerate(bots, 1)]
    return Replay(
        game.id, game.version, setup.written(), seats, course.actions, setup.scenario, [f"bot:{name}" for name in bots]
    )


def open_experiment(path: Path, kind: str = FORMAT) -> tuple[ExperimentFolder, dict[str, object]]:
    """Open an experiment or a sweep to read it, with what else its manifest says."""
    arrow()
    question, more = read_manifest(path / MANIFEST, kind)
    return ExperimentFolder(path, question), more


def start_experiment(
    path: Path, question: Question, kind: str = FORMAT, more: dict[str, object] | None = None
) -> ExperimentFolder:
    """Start in a new or empty folder, or continue what the same question left there."""
    arrow()
    manifest = path / MANIFEST
    folder = ExperimentFolder(path, question)
    more = more or {}
    if manifest.exists():
        if read_manifest(manifest, kind) != (question, more):
            raise BadOption("error-experiment-other", folder=path)
    else:
        with writing(path):
            if path.exists() and not (path.is_dir() and not any(path.iterdir())):
                raise BadOption("error-tournament-foreign", folder=path, manifest=MANIFEST)
            path.mkdir(parents=True, exist_ok=True)
            found = {"format": kind, "question": json.loads(question.text()), **more}
            files.write(manifest, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    folder.begin()
    return folder


def kind_of(path: Path) -> str:
    """Return the format of the run in a folder, of whatever kind."""
    manifest = path / MANIFEST
    try:
        found = json.loads(manifest.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise BadOption("error-no-run", folder=path, manifest=MANIFEST) from None
    except OSError as error:
        raise BadOption("error-unreadable", file=manifest, reason=error) from None
    except (ValueError, RecursionError):
        found = None
    return str(found.get("format")) if isinstance(found, dict) else ""


def read_manifest(path: Path, kind: str) -> tuple[Question, dict[str, object]]:
    """Read the question of an experiment, and whatever else is said."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise BadOption("error-no-run", folder=path.parent, manifest=MANIFEST) from None
    except OSError as error:
        raise BadOption("error-unreadable", file=path, reason=error) from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.pop("format", None) != kind:
        raise BadOption("error-run-format", file=path, format=kind)
    try:
        return from_text(json.dumps(found.pop("question"))), found
    except (KeyError, TypeError, ValueError):
        raise BadOption("error-run-key", file=path, field="question") from None
