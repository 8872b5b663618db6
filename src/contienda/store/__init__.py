"""What a live table stores on disk: its log of entries, snapshots, rights and settings, in SQLite or PostgreSQL.

Entries are opaque bytes here; `table/` and `server/` know their meaning.
"""

from __future__ import annotations

from contienda.store.records import Conflict, Document, Grant, Header, Missing, Row, Ticket
from contienda.store.store import Store

__all__ = ["Conflict", "Document", "Grant", "Header", "Missing", "Row", "Store", "Ticket"]
