"""The tables of a run, as Arrow schemas: one row per game, turn, decision, or action that a seat took or was offered.

All numbers count from 0. A seat of -1 is chance or nobody. Columns that exist once per seat end in the seat's number.
`docs/reference/run-folder.md` describes every column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.core.errors import BadOption

if TYPE_CHECKING:
    import pyarrow as pa

GAMES = "games"
TURNS = "turns"
DECISIONS = "decisions"
PIECES = "pieces"
TABLES = (GAMES, TURNS, DECISIONS, PIECES)  # `games` is always written
ACTIONS = "actions"  # beside the tables: what each action code says

COMPRESSION = "zstd"
LEVEL = 1


def arrow() -> None:
    """Fail with one sentence if pyarrow is not installed."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise BadOption("error-no-extra", package="pyarrow", extra="lab") from None


def schema(table: str, seats: int, markers: list[str]) -> pa.Schema:
    """Return the columns of a table in a game with that many seats."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    columns: dict[str, pa.DataType]
    if table == GAMES:
        columns = {
            "game": pa.int64(),  # its number: with the job, enough to play it again
            "over": pa.bool_(),  # false if it reached the length limit; then it has no ending, scores and wins
            "ending": word,  # why it ended, one of `Game.endings`
            "turns": pa.int32(),
            "decisions": pa.int32(),  # by seats
            "forced": pa.int32(),  # of them, those with one legal action
            "options": pa.int64(),  # legal actions, summed over all decisions
            "widest": pa.int32(),  # most legal actions of one decision
            "chances": pa.int32(),  # outcomes of chance
            **{f"score_{seat}": pa.float32() for seat in range(seats)},
            **{f"win_{seat}": pa.float32() for seat in range(seats)},  # a shared win counts in parts
            **{f"lost_{seat}": pa.int32() for seat in range(seats)},  # decisions drawn at random for a failed bot
        }
    elif table == TURNS:
        columns = {
            "game": pa.int64(),
            "turn": pa.int32(),  # as the game counts turns or rounds; 0 is the setup
            "decisions": pa.int32(),
            "options": pa.int64(),
            "chances": pa.int32(),
            "leader": pa.int8(),  # who is expected to do best at its end; -1 if several are
            **{f"value_{seat}": pa.float32() for seat in range(seats)},  # the score each seat can expect then
            **{f"marker_{name}": pa.int32() for name in markers},  # the game's own figures at its end
        }
    elif table == DECISIONS:
        columns = {
            "game": pa.int64(),
            "index": pa.int32(),  # among the decisions of its game
            "turn": pa.int32(),
            "seat": pa.int8(),
            "step": word,  # the decision point, as in the rulebook
            "options": pa.int32(),
            "code": pa.int32(),
            "action": word,  # the same in words: play(B14)
        }
    else:
        columns = {
            "game": pa.int64(),
            "seat": pa.int8(),  # who took it; for chance, who it was drawn for
            "chance": pa.bool_(),
            "code": pa.int32(),
            "action": word,
            "offered": pa.int32(),  # decisions in which it was legal
            "taken": pa.int32(),  # how often it was taken or drawn
        }
    return pa.schema(list(columns.items()))


def actions_schema() -> pa.Schema:
    """The columns of `actions.parquet`: a row for each piece that a code names, and one row for a code without any."""
    import pyarrow as pa

    return pa.schema(
        [
            ("code", pa.int32()),
            ("verb", pa.string()),
            ("chance", pa.bool_()),
            ("action", pa.string()),
            ("argument", pa.string()),  # null for a code that names no piece
            ("kind", pa.string()),  # card, element, unit …
            ("piece", pa.string()),
        ]
    )
