"""Which texts of people may be shown: names and talk, at every door by which one comes in.

    fault("Ada\\u202e", NAME)    # a Phrase that says why not; None for a text that may be shown
    shown("Ada\\u202e")          # "Ada□": the safe form of what is kept already

What `fault` names is refused where the text comes in, in a sentence. A text that is there already, as in a
match that was kept, is `shown`. Texts are judged letter by letter, as people count them (`letter_clusters`).
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType

from game.engine.problems import Phrase

NAME = 20
"""Letters of a name, at most; wide ones count twice."""
KEPT_NAME = 40
"""Letters of a name in a file: earlier programs let in longer ones, and their people keep them."""
TALK = 200
"""Letters of what somebody says at once, at most."""
MISSING = "□"
"""Stands for a letter that cannot be shown."""
CUT = "…"

LETTER_CODES = 12
"""Code points of a letter, at most."""
_CODES_NAMED = 2
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


@cache
def _letters() -> ModuleType:
    """Return the module that knows letters, imported with the first text that is not plain."""
    return import_module("game.words.letter_clusters")


def fault(text: str, most: int) -> Phrase | None:
    """Return why a text of a person may not be shown, or that it has more than `most` letters; else None."""
    if len(text) > most * LETTER_CODES:
        return Phrase("problem.text-long", most=most)
    if not text or text.isspace():
        return Phrase("problem.text-empty")
    if not _plain(text):
        wrong = next((each for each, can in _letters().judged(text) if not can), "")
        if wrong:
            return Phrase("problem.text-unshown", codes=_codes(wrong))
    return Phrase("problem.text-long", most=most) if length(text) > most else None


def expected(text: object, most: int) -> Phrase:
    """Return what must stand in a file in place of a text with a `fault`, as the part of a sentence."""
    wrong = fault(text, most) if isinstance(text, str) else None
    if wrong is not None and wrong.key == "problem.text-unshown":
        return Phrase("problem.expected-shown", **dict(wrong.values))
    some = "some-" if wrong is not None and wrong.key == "problem.text-empty" else ""
    return Phrase(f"problem.expected-{some}short-text", most=most)


def _plain(text: str) -> bool:
    """Return whether every letter of a text can be shown, as a look tells; most texts are plain."""
    return text.isascii() and text.isprintable()


def _codes(letter: str) -> str:
    """Return the code points of a letter that cannot be shown, without the one that could be by itself."""
    hidden = letter[1:] if len(letter) > 1 and shown(letter[0]) == letter[0] else letter
    return " ".join(f"U+{ord(each):04X}" for each in hidden[:_CODES_NAMED])


def unshown(text: str) -> str:
    """Return the code points of the first letter of a text that may not be shown; line ends may."""
    if _plain(text.replace("\n", "")):
        return ""
    judged = _letters().judged(text)
    return next((_codes(each) for each, can in judged if not can and each != "\n"), "")


def script_of(text: str) -> str:
    """Return the script of a text's first letters that are joined, or change places; "" if there are none."""
    return "" if text.isascii() else next(filter(None, map(_letters().script_of, text)), "")


def clusters(text: str) -> list[str]:
    """Return the letters of a text, as people count them; joined they are the text."""
    if text.isascii() and "\r" not in text:  # "\r\n" is one
        return list(text)
    found: list[str] = _letters().split(text)
    return found


def length(text: str) -> int:
    """Return how many letters a text has, wide ones counted twice."""
    if text.isascii():
        return len(text)
    letters = _letters()
    return sum(map(letters.columns, letters.split(text)))


def tidy(text: str) -> str:
    """Return a text in composed form, with one space for all that is blank, and none at its ends."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def shown(text: str) -> str:
    """Return a text in a form that may be shown whatever it is, with MISSING for each letter that may not.

    Ends of lines stay.
    """
    return text if _plain(text) else _shown(text)


@lru_cache(maxsize=512)
def _shown(text: str) -> str:
    before = ""
    # More than once: what stood by itself behind something hidden may be a mark on what stands for that now.
    while text != before:
        before, judged = text, _letters().judged(text)
        text = "".join(each if can or each == "\n" else MISSING for each, can in judged)
    return text


def shortened(text: str, most: int) -> str:
    """Return a text as it may be shown; a longer one has `most` letters with the ellipsis at its end."""
    text = shown(text[: (most + 1) * LETTER_CODES])
    return text if length(text) <= most else beginning(text, most - 1).rstrip() + CUT


def kept_name(text: str) -> str:
    """Return a name of a file in a form that may be shown: in one line, of KEPT_NAME letters at most."""
    blanks_made_one = " ".join(text[: KEPT_NAME * 4 * LETTER_CODES].split())
    return shortened(blanks_made_one, KEPT_NAME) or (MISSING if text else "")


def beginning(text: str, most: int) -> str:
    """Return as much of a text as has `most` letters."""
    if text.isascii():
        return text[:most]
    left = ""
    for each in clusters(text):
        most -= length(each)
        if most < 0:
            break
        left += each
    return left


def typed(text: str) -> str:
    """Return a text that is being written without what may not be shown."""
    if _plain(text):
        return text
    return "".join(each for each, can in _letters().judged(text) if can)


def without_last(text: str) -> str:
    """Return a text without its last letter."""
    return "".join(clusters(text)[:-1])


def alike(name: str) -> str:
    """Return what names have in common that nobody can tell apart: those of one `alike` look the same."""
    if not name.isascii():
        name = _letters().without_unseen(unicodedata.normalize("NFKC", name))
    return "".join(name.casefold().split())


def isolated(text: str) -> str:
    """Return a text that turns nothing around it: one with letters that run from right to left is set apart.

    Terminals, browsers and the drawing of this program know the two marks for that, Unicode's first strong
    isolate and its end.
    """
    if text.isascii():
        return text
    if not _letters().runs_right_to_left(text):
        return text
    return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
