"""What matches belong to, as logs and the index of matches have it, such as the deal of a day."""

from __future__ import annotations

import json

from game.session.plan import Part
from game.store.history_index import read_options

MOST, LONGEST = 8, 64
"""Values that say what a match belongs to, at most, and letters of one and of its key."""


def read_part(found: object) -> Part:
    """Return what a match belongs to by what stands in its log; nothing if that is no such thing.

    What only a newer program knows is kept as it is.
    """
    if not isinstance(found, dict) or len(found) > MOST:
        return {}
    known = all(
        len(key) <= LONGEST
        and (type(value) is int or (isinstance(value, str) and len(value) <= LONGEST))
        for key, value in found.items()
    )
    return dict(found) if known else {}


def part_text(part: Part) -> str:
    """Return it as the index of matches has it: JSON, "" for nothing."""
    return json.dumps(dict(part)) if part else ""


def part_in(text: str) -> Part:
    """Return what stands in the index of matches; nothing if somebody has changed that."""
    return read_part(read_options(text)) if text else {}
