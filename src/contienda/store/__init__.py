"""What a live table keeps on disk: its log of entries, snapshots, rights and settings, in SQLite or PostgreSQL.

Entries are opaque bytes here; what they mean is known to `table/` and `server/`.
"""

from __future__ import annotations

from contienda.store.records import Conflict, Document, Grant, Header, Missing, Row, Ticket
from contienda.store.store import Store

__all__ = ["Conflict", "Document", "Grant", "Header", "Missing", "Row", "Store", "Ticket"]
