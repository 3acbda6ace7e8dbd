"""Letters as people take them: Unicode's extended grapheme clusters, and which of them can be shown.

An emoji of a family is seven code points and one letter. `people_texts` judges texts by them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

import regex

LONGEST, LONGEST_EMOJI = 8, 12
"""Code points of a cluster, at most."""
_MOST_MARKS, _MARKS_NEEDED = 2, 2
"""Marks on a letter beyond those that its script needs, and how many a script of marked letters needs."""

_CLUSTER = regex.compile(r"\X")
_COMPOSED = regex.compile(
    r"[\p{Latin}\p{Greek}\p{Cyrillic}\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Common}]"
)
"""A letter of a script that needs no marks once all is composed that can be."""

# Some that Unicode calls letters and symbols have no ink: U+2800 (a blank in Braille), U+1D159 and U+FFFC.
_BASE = r"[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\U0001D159\uFFFC]]"
_FOLLOWING = r"[[\p{L}\p{M}]--\p{Default_Ignorable_Code_Point}]"
_PICTURE = r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?"
_LETTER = regex.compile(rf"(?V1)\p{{Zs}}|{_BASE}(?:{_FOLLOWING}|(?<=\p{{InSC=Virama}})\u200D)*")
_EMOJI = regex.compile(
    rf"(?V1){_PICTURE}(?:\u200D{_PICTURE})*"
    r"|[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator}{2}"
    r"|\U0001F3F4[\U000E0020-\U000E007E]+\U000E007F"
)
_WIDE_EMOJI = regex.compile(r".*[\uFE0F\p{Regional_Indicator}]")
_JOINING = ("Arab", "Syrc", "Nkoo", "Mong", "Mand", "Adlm", "Rohg", "Phag")
_NON_JOINER = regex.compile(
    "|".join(
        [rf"(?<=\p{{{each}}}\p{{M}}*)\u200C(?=\p{{{each}}})" for each in _JOINING]
        + [r"(?<=\p{InSC=Virama})\u200C"]
    )
)
"""A non-joiner where it changes how letters are written: between two of a joining script, or after a virama."""

_RIGHT_TO_LEFT = regex.compile(r"[\p{bc=R}\p{bc=AL}]")
_UNSEEN = regex.compile(r"[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]+")


_SCRIPTS = {
    each: regex.compile(rf"\p{{{each}}}")
    for each in (
        *("Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya"),
        *("Taml", "Telu", "Knda", "Mlym", "Sinh", "Thai", "Laoo", "Tibt", "Mymr", "Khmr"),
    )
}
"""The scripts whose letters are joined, or change places, as ISO 15924 names them."""


@lru_cache(maxsize=4096)
def script_of(letter: str) -> str:
    """Return the script of a letter, "" if it is none whose letters are joined or change places."""
    return next((name for name, of in _SCRIPTS.items() if of.match(letter)), "")


def split(text: str) -> list[str]:
    """Return the clusters of a text; joined they are the text."""
    found: list[str] = _CLUSTER.findall(text)
    return found


def columns(cluster: str) -> int:
    """Return 2 for a cluster that is wide, as letters of Chinese and emoji are, else 1."""
    wide = unicodedata.east_asian_width(cluster[0]) in "WF" or _WIDE_EMOJI.match(cluster)
    return 2 if wide else 1


def judged(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each cluster of a text, and whether it can be shown."""
    for found in _CLUSTER.finditer(text):
        yield found[0], _can_be_shown(text, found.start(), found.end())


def judged_anew() -> int:
    """Return how many clusters have been judged so far, each as often as it was not known from before."""
    return _stands.cache_info().misses


def _can_be_shown(text: str, start: int, end: int) -> bool:
    cluster = text[start:end]
    if cluster.isascii():
        return cluster.isprintable()
    while "\u200c" in cluster:
        if not _NON_JOINER.match(text, start + cluster.index("\u200c")):
            return False
        cluster = cluster.replace("\u200c", "", 1)
        start += 1  # so that places in what is left are still places in the text
    return _stands(cluster)


@lru_cache(maxsize=1 << 14)
def _stands(cluster: str) -> bool:
    """Return whether a cluster without a non-joiner can be shown, whatever stands beside it."""
    if any(unicodedata.category(each) == "Cn" for each in cluster):
        return False  # newer than this Python: it cannot say what marks it has
    if _EMOJI.fullmatch(cluster):
        return len(cluster) <= LONGEST_EMOJI
    if len(cluster) > LONGEST or not _LETTER.fullmatch(cluster):
        return False
    kinds = [unicodedata.category(each) for each in unicodedata.normalize("NFC", cluster)]
    needed = 0 if _COMPOSED.match(cluster) else _MARKS_NEEDED
    return kinds.count("Mn") + kinds.count("Me") <= needed + _MOST_MARKS


def runs_right_to_left(text: str) -> bool:
    """Return whether a text has letters that are written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def without_unseen(text: str) -> str:
    """Return a text without blanks of any kind, and without what nobody sees."""
    return str(_UNSEEN.sub("", text))
