"""What may be given to SQLite, and what its errors say of a file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from sqlite3 import Connection
from typing import Any

BESIDE = ("-wal", "-shm", "-journal")
"""What the names of SQLite's own files beside another end in."""
DAMAGE = (
    *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT),
    *(sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_CONSTRAINT),
)
"""Errors of SQLite that come of what is in the file, and not of the system."""


def is_ordinary(path: Path) -> bool:
    """Return whether a file can be opened.

    SQLite would wait for the other end of a pipe beside it, and write to where a link there leads.
    """
    beside = [path.with_name(path.name + ending) for ending in BESIDE]
    return path.is_file() and not any(
        each.is_symlink() or (each.exists() and not each.is_file()) for each in beside
    )


def made_of(file: Connection) -> list[tuple[Any, ...]]:
    """Return the kind, the name and the text of each table, index, view and trigger in a file."""
    return file.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


def has_views(file: Connection) -> bool:
    """Return whether something in a file looks like a table and is none: its rows may never end."""
    odd = "SELECT 1 FROM sqlite_master WHERE type = 'view' OR sql LIKE '%virtual%'"
    return file.execute(odd).fetchone() is not None


def is_damage(error: Exception) -> bool:
    """Return whether an error comes of what is in the file."""
    return _code(error) in DAMAGE and not isinstance(error, UnicodeEncodeError)


def is_held(error: Exception) -> bool:
    """Return whether an error says that another program has the file."""
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _code(error: Exception) -> int:
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)) & 0xFF
