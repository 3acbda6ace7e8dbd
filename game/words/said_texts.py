"""What a language may say: the letters that people may use, in messages not much longer than the English ones.

A translation comes from somebody else. What of it cannot be shown, or would cost too much to put together or to
draw, is refused entry by entry, and said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.words.named_things import Several
from game.words.people_texts import unshown

LONGER, MORE = 8, 2000
"""How many times as long as the English one a message may be with all its forms, and letters more."""
TEXT_LONGER, TEXT_MORE = 3, 60
"""The same of a message in one line, and of a text that comes out without its values."""
VALUE = 60
"""Letters of a value that is no text, at most: a card, a suit, or a player."""
MORE_LINES = 8
"""Lines of a text beyond those of the English message."""
MOST_DIGITS = 15
"""Digits of a number in a message; the parser takes seconds for a million."""

_DIGITS = re.compile(r"\d{%d}" % (MOST_DIGITS + 1))  # noqa: UP031 - braces
_NAME = re.compile(r"(?:\A-?|\n *\.)[A-Za-z][A-Za-z0-9_-]* *=")
"""The name of a message, or of an attribute, with what follows it."""
_PLACE = re.compile(r"\{(?:(?!->)[^{}])*\}")
"""Where something is filled in, and nothing chosen."""
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{6})")


def fault_of_message(source: str, usual: str) -> str:
    """Return why a message cannot be used, by its source and that of the English one, "" for one that can."""
    longer, more = (LONGER, MORE) if "\n" in source else (TEXT_LONGER, TEXT_MORE)
    if len(source) > longer * len(usual) + more:
        return "it is much longer than the English one"
    if _DIGITS.search(source):
        return f"it has a number of more than {MOST_DIGITS} digits"
    source = _ESCAPE.sub(_letter, source)
    return _fault_of_letters(source) or _fault_of_saying(value_of(source), usual)


def fault_of_text(text: str, values: Iterable[object], usual: str) -> str:
    """Return why what comes out of a message with values cannot be used, "" for what can.

    `usual` is the source of the English message.
    """
    if not text.strip():
        return "it says nothing"
    values = tuple(values)
    room = sum(map(_room, values))
    if len(text) > TEXT_LONGER * len(usual) + TEXT_MORE + room:
        return "it becomes much longer than the English one"
    if text.count("\n") > usual.count("\n") + MORE_LINES:
        return "it has many more lines than the English one"
    # A number may be all that is to be said; and a player may be called by signs alone.
    if values and (_has_digit(text) or any(isinstance(each, str | Several) for each in values)):
        return ""
    return _fault_of_saying(text, usual)


def _fault_of_saying(text: str, usual: str) -> str:
    """Return that a text has no letter (a number may do for one) where the English source has some."""
    if any(map(str.isalpha, text)):
        return ""
    said = _PLACE.sub("", value_of(usual))
    if not any(map(str.isalpha, said)) or (_has_digit(text) and _has_digit(value_of(usual))):
        return ""
    return "it has no letter"


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))


def value_of(source: str) -> str:
    """Return what a message says by its source, without its name and those of its attributes."""
    return _NAME.sub("\n", source)


def _room(value: object) -> int:
    """Return how many letters a value may have in a text."""
    if isinstance(value, Several):
        return sum(map(_room, value.items)) + VALUE
    return len(value) if isinstance(value, str) else VALUE


def fault_of_rule(text: str, most: int) -> str:
    """Return why a text in the rules of at most so many letters cannot be used, "" for one that can."""
    if not text.strip():
        return "it says nothing"
    if len(text) > most:
        return f"it has more than {most} letters"
    if "{" in text or "}" in text:
        return "it has a brace, and nothing is filled in in rules"
    return _fault_of_letters(text)


def _fault_of_letters(text: str) -> str:
    codes = unshown(text)
    return f"it has {codes}, which cannot be shown" if codes else ""


def _letter(found: re.Match[str]) -> str:
    """Return the letter of an escape; one that is none is what the parser makes of it."""
    code = int(found[1] or found[2], 16)
    return chr(code) if code < 0xD800 or 0xDFFF < code < 0x110000 else "\ufffd"
