"""Where lines of text may be broken, and texts in lines: `lines_of(text, fits)`.

Lines are broken after blanks, and in scripts without blanks between their letters; a word that is wider than
a line is broken between letters in any script. This is a small part of Unicode's line breaking (UAX #14). Thai
and others that break between words mark these places with a zero width space in their translations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeAlias
from unicodedata import category, east_asian_width

Fits: TypeAlias = Callable[[str], bool]
"""Whether a line, without the blanks at its end, is narrow enough."""

BLANKS = frozenset(" \t\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u200b\u3000")
"""Where lines are broken; not at U+00A0, U+2007 and U+202F, which hold together what they stand between."""

_NUMBERED = re.compile(r"(?<=[^\W\d_]) [0-9]{1,2}(?=[.,:;!?…)”“’]*(?:\s|$))")
"""A blank behind a word, and a number of one or two figures that nothing but punctuation is fixed to."""

FIRST_WIDE = "\u1100"
"""No letter before this one is wide."""
_JOINER = "\u200d"
_FOLLOWING = frozenset(".,:;!?…")
"""Punctuation of the scripts with blanks that stands at the end of a word."""
_NEVER_FIRST = frozenset("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞヽヾ々〻")


def unbreakable(text: str) -> list[str]:
    """Return the parts that a line keeps together, each with the blanks after it; joined they are the text.

    A small number stays with the word that it follows: "Draw 4" and "round 2" are read in one.
    """
    if text.isascii() and "  " not in text and "\t" not in text:
        words = text.split(" ")
        parts = [f"{word} " for word in words[:-1]]
        if words[-1]:
            parts.append(words[-1])
    else:
        parts = list(_parts(text))
    return _numbered(parts) if _NUMBERED.search(text) else parts


def _numbered(parts: list[str]) -> list[str]:
    found: list[str] = []
    for part in parts:
        if found and _NUMBERED.match(found[-1][-2:] + part, 1):
            found[-1] += part
        else:
            found.append(part)
    return found


def lines_of(text: str, fits: Fits) -> list[str]:
    """Return a text in lines that fit, each as long as it can be; joined they are the text.

    Only a single letter that does not fit has a line all the same.
    """
    lines: list[str] = []
    line = ""
    for part in unbreakable(text):
        whole = fits((line + part).rstrip()) or fits(part.rstrip())
        for piece in [part] if whole else pieces(part, fits):
            if line and not fits((line + piece).rstrip()):
                lines.append(line)
                line = piece
            else:
                line += piece
    return [*lines, line]


def pieces(word: str, fits: Fits) -> list[str]:
    """Return a word that is too wide for a line in pieces that fit; a path is broken behind a folder."""
    found: list[str] = []
    piece = ""
    for letter in _letters(word):
        if piece and not fits((piece + letter).rstrip()):
            head = piece.rstrip("/\\").rpartition("/")[0]
            kept = len(head) + 1 if head else len(piece)
            found.append(piece[:kept])
            piece = piece[kept:]
        piece += letter
    return [*found, piece]


def _letters(word: str) -> Iterator[str]:
    """Yield each letter with the marks above and below it, and with punctuation that may not begin a line."""
    letter = ""
    for each in word:
        ends = len(letter) == 1 and (each in _FOLLOWING or category(each) in ("Pe", "Pf"))
        if letter and not (ends or _is_of(letter[-1], each) or each in BLANKS):
            yield letter
            letter = ""
        letter += each
    if letter:
        yield letter


def _is_of(before: str, after: str) -> bool:
    """Whether the second of two characters belongs to the letter, or the picture, that the first is of."""
    if after < "\u0300":
        return False
    skin = "\U0001f3fb" <= after <= "\U0001f3ff"
    return before == _JOINER or skin or category(after) in ("Mn", "Mc", "Me", "Cf")


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
    if (before < FIRST_WIDE and after < FIRST_WIDE) or _is_of(before, after):
        return False
    wide = east_asian_width(before) in "WF" or east_asian_width(after) in "WF"
    opens = category(before) in ("Ps", "Pi")
    follows = category(after) in ("Pe", "Pf", "Po", "Mn", "Zs", "Cf") or after in _NEVER_FIRST
    return wide and not opens and not follows
