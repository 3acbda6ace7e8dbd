"""What a picture in SVG may cost, judged by its text before any of it is drawn.

SDL's reader takes whatever it is given: dashes too short to be seen, or round joins of a line as wide as a
town, keep it busy for minutes and fill the memory. A picture is light if it has nothing that those of the
program do not have, and not much more of it: it is drawn at once, in a fraction of a second at worst. Any
other is drawn apart (`drawn_apart`), unless it has too much even for that.
"""

from __future__ import annotations

import re
from functools import lru_cache

from game.files.reading import unreadable

LARGEST_SVG = 1 << 20
"""Bytes of a picture in SVG; the largest of the program has 27,000."""
MOST_TAGS, MOST_NUMBERS = 10_000, 100_000
"""Tags and numbers of a picture that is drawn apart."""
SHORTEST_DASHES = 1 / 256
"""Dashes and gaps of a line, together, as a share of the picture's width: a pixel, about."""
LIGHT_BYTES, LIGHT_TAGS, LIGHT_PATH = 1 << 15, 160, 2400
"""Bytes and tags of a light picture, and numbers of one of its paths."""
LIGHT_COORDINATE = 2000
"""The largest number of a light picture."""

_COLOURS = re.compile(rb"#[0-9a-fA-F]++")
# SDL's reader leaves the memory it has where a gradient ends at infinity.
_BEYOND = re.compile(rb"\d[eE]\+?\d\d|(?<![.\d])\d{8}")
"""A number that no picture needs: of two digits in its exponent, or of eight before its point."""
_NUMBER = re.compile(rb"\d++(?:\.\d*+)?+|\.\d++")

_NAMES = (
    rb"width|height|viewBox|id|gradientUnits|x1|y1|x2|y2|cx|cy|r|offset|stop-color|stop-opacity|transform|d|"
    rb"fill|fill-opacity|fill-rule|stroke|stroke-width|stroke-opacity|stroke-linecap|stroke-linejoin"
)
_TAG = (
    rb"<(?:/(?:svg|g|defs|linearGradient|radialGradient)|"
    rb"(?:g|defs|path|linearGradient|radialGradient|stop)"
    rb'(?:\s++(?:%b)="[^"<>&]*+")*+\s*+/?)>'
) % _NAMES
_FORM = b"http://www.w3.org/2000/svg"
_LIGHT = re.compile(
    rb'\s*+<svg xmlns="%b" width="(\d{1,4})" height="(\d{1,4})" '
    rb'viewBox="0 0 (?=\1 \2")(\d++ \d++)">(?:\s*+%b)++\s*+' % (re.escape(_FORM), _TAG)
)
"""A picture of tags alone, and those that a light one may have: what comments hide is drawn as well."""
_PATH = re.compile(rb'\sd="([^"]*+)')
_NO_ROTATION = re.compile(rb'\stransform="(?!rotate\([^()"]*+\)")')
_STROKE = re.compile(rb'\sstroke-width="([^"]*+)')
_WIDTH = re.compile(rb"\d{1,2}(?:\.\d++)?")
"""The width of a light picture's line: below 100."""
_LARGE = re.compile(rb"(?<![\d.])\d{4,}+")
_EXPONENT = re.compile(rb"\d[eE][-+\d]")

_PICTURE = re.compile(rb"<svg[\s>]")
"""What no picture is without."""
_DASHES = re.compile(rb"""stroke-dasharray\s*+[=:]\s*+["']?+([^"';<>]*+)""")
_WIDE = re.compile(
    rb"""<svg\b[^>]*?\s(?:viewBox\s*+=\s*+["']\s*+\S++\s++\S++\s++|width\s*+=\s*+["']\s*+)([\d.]++)"""
)


def is_light(data: bytes) -> bool:
    """Return whether a picture can be drawn at once, at any size of a card or a portrait."""
    return len(data) <= LIGHT_BYTES and _is_plain(data)


@lru_cache(maxsize=128)  # the same portrait and card are drawn in several sizes
def _is_plain(data: bytes) -> bool:
    if not _LIGHT.fullmatch(data) or _NO_ROTATION.search(data):
        return False
    bare = _COLOURS.sub(b"", data.replace(_FORM, b"", 1))
    return (
        data.count(b"<") <= LIGHT_TAGS
        # A number takes two bytes at least.
        and not any(
            len(_NUMBER.findall(path)) > LIGHT_PATH
            for path in _PATH.findall(data)
            if len(path) > 2 * LIGHT_PATH
        )
        and all(_WIDTH.fullmatch(width) for width in _STROKE.findall(data))
        and not _EXPONENT.search(bare)
        and max(map(int, _LARGE.findall(bare)), default=0) <= LIGHT_COORDINATE
    )


def check_bounds(data: bytes) -> None:
    """Raise Unreadable if a picture has more than is drawn even apart."""
    if len(data) > LARGEST_SVG:
        raise unreadable("too-large", most=LARGEST_SVG >> 10)
    reason = _excess(data)
    if reason == "picture-parts":
        raise unreadable(reason, tags=MOST_TAGS, numbers=MOST_NUMBERS)
    if reason:
        raise unreadable(reason)


# Whenever a picture that is not light is loaded this is asked, and for a large one it takes long.
@lru_cache(maxsize=8)
def _excess(data: bytes) -> str:
    """Return the reason why a picture is not drawn, "" if it is."""
    if not _PICTURE.search(data):
        return "not-drawn"
    bare = _COLOURS.sub(b"", data)
    if _BEYOND.search(bare):
        return "not-drawn"
    if data.count(b"<") > MOST_TAGS or len(_NUMBER.findall(bare)) > MOST_NUMBERS:
        return "picture-parts"
    wide = _WIDE.search(data)
    shortest = SHORTEST_DASHES * _number(wide[1] if wide else b"")
    for dashes in _DASHES.findall(data):
        lengths = [_number(each) for each in _NUMBER.findall(dashes)]
        if lengths and sum(lengths) < shortest:
            return "picture-dashes"
    return ""


def _number(text: bytes) -> float:
    """Return the number that a text is, 100 for one that is none."""
    try:
        return float(text)
    except ValueError:
        return 100.0
