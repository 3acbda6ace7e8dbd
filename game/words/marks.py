"""Marks in rich text, for shapes of suits between the words and for heavier words.

`MARK` and a suit's letter stand for that suit's shape, and what is between `BOLD` and `PLAIN` is to be heavier.
"""

from __future__ import annotations

import re

MARK = "\ue000"
BOLD = "\ue001"
PLAIN = "\ue002"

_RICH = re.compile(f"{MARK}.|{BOLD}|{PLAIN}")


def strong(text: str) -> str:
    """Return a text marked as heavier."""
    return f"{BOLD}{text}{PLAIN}"


def plain(text: str) -> str:
    """Return a rich text without its marks."""
    return _RICH.sub("", text)
