"""Where lines of text may be broken: after blanks, and in scripts without blanks between their letters.

A small part of Unicode's line breaking (UAX #14). Thai and others that break between words mark these places
with a zero width space in their translations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from unicodedata import category, east_asian_width

BLANKS = " \t\u2000-\u2006\u2008-\u200b\u3000"
"""Where lines are broken; not at U+00A0, U+2007 and U+202F, which hold together what they stand between."""

_WORD = re.compile(f"[^{BLANKS}]*[{BLANKS}]*")
_NEEDS_A_LOOK = re.compile("[\u1100-\uffff\U00010000-\U0010ffff]")
_NEVER_FIRST = re.compile("[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞヽヾ々〻ー]")


def unbreakable(text: str) -> list[str]:
    """Return the parts that a line keeps together, each with the blanks after it; joined they are the text."""
    words = [word for word in _WORD.findall(text) if word]
    return [part for word in words for part in _parts(word)]


def _parts(word: str) -> Iterator[str]:
    if not _NEEDS_A_LOOK.search(word):
        yield word
        return
    start = 0
    for place, (before, after) in enumerate(pairwise(word), 1):
        if _between(before, after):
            yield word[start:place]
            start = place
    yield word[start:]


def _between(before: str, after: str) -> bool:
    """Whether a line may be broken between two letters of a word: beside a wide one, but for punctuation."""
    wide = east_asian_width(before) in "WF" or east_asian_width(after) in "WF"
    opens = category(before) in ("Ps", "Pi")
    follows = category(after) in ("Pe", "Pf", "Po", "Mn", "Zs", "Cf") or _NEVER_FIRST.match(after)
    return wide and not opens and not follows
