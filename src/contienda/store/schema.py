"""The tables of the database, the same in SQLite and PostgreSQL.

A change here needs a revision in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


def _of_table(primary: bool = False) -> Column[str]:
    """The table a row belongs to; deleting it deletes the row."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False)


def _owned() -> tuple[Column[str], Column[int]]:
    """The process that serves it among many servers, and how often that changed; unused by a single one."""
    owner = Column("owner", Text, nullable=False, server_default="")
    return owner, Column("epoch", BigInteger, nullable=False, server_default="0")


def _written_in() -> Column[int]:
    """The epoch in which an entry was written; in a log it never falls."""
    return Column("epoch", BigInteger, nullable=False, server_default="0")


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("awake", Boolean, nullable=False),  # something may happen there by itself: check it after a start
    Column("classroom", Text, nullable=False, server_default=""),  # the class it belongs to, whose owner owns it
    *_owned(),
    Index("ix_tables_listed", "listed", "touched"),
    Index("ix_tables_awake", "awake", "touched"),
)

# A log is read from front to back: SQLite stores it in that order.
entries = Table(
    "entries",
    metadata,
    _of_table(primary=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    _written_in(),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(primary=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("blob", LargeBinary, nullable=False),
)

rights = Table(
    "rights",
    metadata,
    Column("session", LargeBinary, primary_key=True),
    _of_table(primary=True),
    Column("right", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Index("ix_rights_table_id", "table_id"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    _of_table(),
    Column("right", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("many", Boolean, nullable=False),
    Index("ix_tickets_table_id", "table_id"),
)

# What games store beside their tables; only the game knows a document's content.
documents = Table(
    "documents",
    metadata,
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("version", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("state", Text, nullable=False),
)

# Classes: many tables with one facilitator. Like a table, a class is its setup plus its log.
classes = Table(
    "classes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("state", Text, nullable=False),
    Column("keep_days", Integer, nullable=False),
    *_owned(),
)


def _of_class(primary: bool = False) -> Column[str]:
    """The class a row belongs to; deleting it deletes the row."""
    return Column("class_id", Text, ForeignKey("classes.id", ondelete="CASCADE"), primary_key=primary, nullable=False)


class_entries = Table(
    "class_entries",
    metadata,
    _of_class(primary=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    _written_in(),
    sqlite_with_rowid=False,
)

class_rights = Table(
    "class_rights",
    metadata,
    Column("session", LargeBinary, primary_key=True),
    _of_class(primary=True),
    Column("member", Text, nullable=False),
    Index("ix_class_rights_class_id", "class_id"),
)

class_tickets = Table(
    "class_tickets",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    _of_class(),
    Column("role", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_class_tickets_class_id", "class_id"),
)

# Personal codes of students, as hashes.
class_codes = Table(
    "class_codes",
    metadata,
    _of_class(primary=True),
    Column("member", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
)

# Values of the server itself: the key that signs its cookies, the hash of its password.
server = Table(
    "server",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# The processes of a cluster. The row of one is its lease: without it, the process can write nothing any more.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it: HOST:PORT, or the path of a socket
    Column("draining", Boolean, nullable=False),  # it hands its tables over and takes no new ones
    Column("expires", BigInteger, nullable=False),  # by the clock of the database
    Column("tables", Integer, nullable=False, server_default="0"),  # that somebody looks at there
)

settings = Table(
    "settings",
    metadata,
    _of_table(primary=True),
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
