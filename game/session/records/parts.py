"""What logs tell of a match besides how it is played: what it belongs to, and what its rules were called.

A match may belong to the deal of a day, to a cup or to an evening. The index of matches has both, too.
"""

from __future__ import annotations

import json

from game.session.plan import Part
from game.store.history_index import read_options
from game.words.people_texts import kept_name

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


def read_set_name(found: object) -> str | None:
    """Return the name of a set of rules by what stands in a log or a text, as it may be shown.

    It is "" where the rules were chosen as a set that comes with the game, and None if they had no name, or it
    was not written, or is damaged.
    """
    return kept_name(found) if isinstance(found, str) else None
