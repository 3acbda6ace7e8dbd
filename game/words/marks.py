"""Marks in rich text, for shapes of suits between the words and for heavier words.

`MARK` and a suit's letter stand for that suit's shape, and what is between `BOLD` and `PLAIN` is to be heavier.
Only messages have marks: they are taken out of every text that is put into one, unless it is `Worded`.
"""

from __future__ import annotations

import re

from game.words.people_texts import isolated, shown

MARK = "\ue000"
BOLD = "\ue001"
PLAIN = "\ue002"


class Worded(str):
    """A text that messages have made, so that its marks are theirs, to be put into another one."""

    __slots__ = ()


_RICH = re.compile(f"{MARK}.|{BOLD}|{PLAIN}")


def strong(text: str) -> Worded:
    """Return a text marked as heavier; one that is not `Worded` has no marks of its own."""
    inside = text if isinstance(text, Worded) else isolated(shown(text))
    return Worded(f"{BOLD}{inside}{PLAIN}")


def plain(text: str) -> str:
    """Return a rich text without its marks."""
    return _RICH.sub("", text)
