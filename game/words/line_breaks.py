"""Where lines of text may be broken: after blanks, and in scripts without blanks between their letters.

A small part of Unicode's line breaking (UAX #14). Thai and others that break between words mark these places
with a zero width space in their translations.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from unicodedata import category, east_asian_width

BLANKS = frozenset(" \t\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u200b\u3000")
"""Where lines are broken; not at U+00A0, U+2007 and U+202F, which hold together what they stand between."""

FIRST_WIDE = "\u1100"
"""No letter before this one is wide."""
_NEVER_FIRST = frozenset("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞヽヾ々〻")


def unbreakable(text: str) -> list[str]:
    """Return the parts that a line keeps together, each with the blanks after it; joined they are the text."""
    if text.isascii() and "  " not in text and "\t" not in text:
        words = text.split(" ")
        parts = [f"{word} " for word in words[:-1]]
        return [*parts, words[-1]] if words[-1] else parts
    return list(_parts(text))


def _parts(text: str) -> Iterator[str]:
    start = 0
    for place, (before, after) in enumerate(pairwise(text), 1):
        if after not in BLANKS and (before in BLANKS or _between(before, after)):
            yield text[start:place]
            start = place
    if text:
        yield text[start:]


def _between(before: str, after: str) -> bool:
    """Whether a line may be broken between two letters of a word: beside a wide one, but for punctuation."""
    if before < FIRST_WIDE and after < FIRST_WIDE:
        return False
    wide = east_asian_width(before) in "WF" or east_asian_width(after) in "WF"
    opens = category(before) in ("Ps", "Pi")
    follows = category(after) in ("Pe", "Pf", "Po", "Mn", "Zs", "Cf") or after in _NEVER_FIRST
    return wide and not opens and not follows
