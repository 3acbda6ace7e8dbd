"""Where lines of text may be broken, and texts in lines: `lines_of(text, fits)`.

Lines are broken after blanks, and in scripts without blanks between their letters; a word that is wider than
a line is broken between letters in any script. This is a small part of Unicode's line breaking (UAX #14). Thai
and others that break between words mark these places with a zero width space in their translations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias
from unicodedata import category, east_asian_width

from game.words.people_texts import clusters

Fits: TypeAlias = Callable[[str], bool]
"""Whether a line, without the blanks at its end, is narrow enough."""

BLANKS = frozenset(" \t\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u200b\u3000")
"""Where lines are broken; not at U+00A0, U+2007 and U+202F, which hold together what they stand between."""

_NUMBERED = re.compile(r"(?<=[^\W\d_]) [0-9]{1,2}(?=[.,:;!?…)”“’]*(?:\s|$))")
"""A blank behind a word, and a number of one or two figures that nothing but punctuation is fixed to."""

FIRST_WIDE = "\u1100"
"""No letter before this one is wide."""
_BEGINNING = frozenset("\u2066\u2067\u2068")
"""Marks before a text that is set apart, for its direction."""
_ALONE = re.compile("[\0-\x0c\x0e-\u02ff\u2010-\u2027\u2030-\u205e]*")
"""Latin letters and punctuation, none of which is ever a part of a larger letter."""
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

    Only a single letter that does not fit has a line all the same. What `fits` is asked grows with the length
    of the text, and not with its square.
    """
    lines: list[str] = []
    line = ""
    parts = unbreakable(text)
    place = 0
    while place < len(parts):
        end = reach(parts, place, partial(_fits_behind, line, fits))
        line += "".join(parts[place:end])
        if end == len(parts):
            break
        whole = fits(parts[end].rstrip())
        for piece in [parts[end]] if whole else pieces(parts[end], fits):
            if line and (whole or not fits((line + piece).rstrip())):
                lines.append(line)
                line = piece
            else:
                line += piece
        place = end + 1
    return [*lines, line]


def _fits_behind(line: str, fits: Fits, more: str) -> bool:
    return fits((line + more).rstrip())


def reach(parts: Sequence[str], start: int, fits: Fits) -> int:
    """Return the end of the longest run of parts from `start` that fits when joined; `start` if none does.

    It looks no further than about twice as far as the run goes.
    """
    low, high, step = start, len(parts) + 1, 1
    while high - low > 1:
        # Twice as far each time, until it is too far.
        middle = min(start + step, len(parts)) if high > len(parts) else (low + high) // 2
        if fits("".join(parts[start:middle])):
            low = middle
        else:
            high = middle
        step *= 2
    return low


def pieces(word: str, fits: Fits) -> list[str]:
    """Return a word that is too wide for a line in pieces that fit; a path is broken behind a folder."""
    found: list[str] = []
    letters = list(_letters(word))
    start = 0
    while start < len(letters):
        end = max(start + 1, reach(letters, start, lambda piece: fits(piece.rstrip())))
        piece = "".join(letters[start:end])
        head = piece.rstrip("/\\").rpartition("/")[0]
        if head and end < len(letters):
            kept = len(head) + 1
            while kept > 0:
                kept -= len(letters[start])
                start += 1
            if kept < 0:  # what stands behind the folder is of one letter with its stroke
                start -= 1
                piece, letters[start] = piece[:kept], letters[start][kept:]
            piece = piece[: len(head) + 1]
        else:
            start = end
        found.append(piece)
    return found or [word]


def _letters(word: str) -> Iterator[str]:
    """Yield each letter with what belongs to it, and with punctuation that may not begin a line."""
    letter = ""
    for each in letters_of(word):
        ends = len(letter) == 1 and (each in _FOLLOWING or category(each[0]) in ("Pe", "Pf"))
        if letter and not (ends or _unseen(letter, each[0]) or each in BLANKS):
            yield letter
            letter = ""
        letter += each
    if letter:
        yield letter


def letters_of(text: str) -> list[str]:
    """Return the letters of a text as `clusters` does, for the usual ones without looking for their bounds."""
    return list(text) if _ALONE.fullmatch(text) else clusters(text)


def _unseen(before: str, after: str) -> bool:
    """Whether nothing is to be seen between two letters: behind a mark that begins something, before others."""
    return before[-1] in _BEGINNING or (
        after >= "\u0300"
        and after not in _BEGINNING
        and category(after) in ("Mn", "Mc", "Me", "Cf")
    )


def _parts(text: str) -> Iterator[str]:
    part: list[str] = []
    for after in letters_of(text):
        if part and after not in BLANKS and (part[-1] in BLANKS or _between(part[-1], after)):
            yield "".join(part)
            part = []
        part.append(after)
    if part:
        yield "".join(part)


def _between(letter: str, next_letter: str) -> bool:
    """Whether a line may be broken between two letters of a word: beside a wide one, but for punctuation."""
    before, after = letter[-1], next_letter[0]
    if (letter[0] < FIRST_WIDE and after < FIRST_WIDE) or _unseen(letter, after):
        return False
    wide = east_asian_width(letter[0]) in "WF" or east_asian_width(after) in "WF"
    opens = category(before) in ("Ps", "Pi")
    follows = category(after) in ("Pe", "Pf", "Po", "Mn", "Zs", "Cf") or after in _NEVER_FIRST
    return wide and not opens and not follows
