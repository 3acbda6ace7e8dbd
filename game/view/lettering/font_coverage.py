"""Which letters a font file has: `coverage(data)` reads its table "cmap" (ISO/IEC 14496-22), and nothing else.

pygame draws a box for a letter that is missing, and does not tell.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator

MOST_RANGES = 1 << 16
"""Ranges of a table that are read; the largest fonts have a tenth of it."""

WHOLE = 0xB1B0AFBA
"""What all numbers of 32 bits in a font add up to, by the format of fonts."""


def is_whole(data: bytes) -> bool:
    """Return whether nothing in a font has changed since it was made. Not every font of a system's is.

    SDL opens whatever it is given: of what is no font it then asks the height, and dies.
    """
    numbers = array("I", data + bytes(-len(data) % 4))
    if sys.byteorder == "little":
        numbers.byteswap()
    return bool(data) and sum(numbers) & 0xFFFFFFFF == WHOLE


class NoFont(Exception):
    """The file is no font whose letters can be listed."""


def coverage(data: bytes) -> frozenset[int]:
    """Return the code points for which a font has a glyph; of a collection those of its first font.

    Raises NoFont.
    """
    try:
        start = _cmap(data)
        return frozenset(point for run in _ranges(data, start) for point in run)
    except (struct.error, IndexError, MemoryError):
        raise NoFont from None


def _cmap(data: bytes) -> int:
    """Return where the table begins."""
    start = 0
    if data[:4] == b"ttcf":
        (start,) = struct.unpack_from(">L", data, 12)
    (tables,) = struct.unpack_from(">H", data, start + 4)
    for table in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, start + 12 + 16 * table)
        if tag == b"cmap":
            return int(offset)
    raise NoFont


def _ranges(data: bytes, start: int) -> Iterator[range]:
    """Yield the code points that have a glyph, from the fullest of the tables for Unicode."""
    _, count = struct.unpack_from(">HH", data, start)
    found: dict[int, int] = {}
    for number in range(count):
        platform, encoding, offset = struct.unpack_from(">HHL", data, start + 4 + 8 * number)
        (form,) = struct.unpack_from(">H", data, start + offset)
        if platform == 0 or (platform, encoding) in ((3, 1), (3, 10)):
            found[form] = start + offset
    if 12 in found:
        yield from _groups(data, found[12])
    elif 4 in found:
        yield from _segments(data, found[4])
    else:
        raise NoFont


def _groups(data: bytes, at: int) -> Iterator[range]:
    """The ranges of a table of format 12: groups of code points and glyphs that run on together."""
    (count,) = struct.unpack_from(">L", data, at + 12)
    for first, last, glyph in struct.iter_unpack(
        ">LLL", data[at + 16 : at + 16 + 12 * min(count, MOST_RANGES)]
    ):
        if last < first or last > 0x10FFFF:
            raise NoFont
        yield range(first + (glyph == 0), last + 1)


def _segments(data: bytes, at: int) -> Iterator[range]:
    """The ranges of a table of format 4: segments, in which single code points may lack a glyph."""
    (twice,) = struct.unpack_from(">H", data, at + 6)
    for place in range(at + 14, at + 14 + twice, 2):
        (last,) = struct.unpack_from(">H", data, place)
        (first,) = struct.unpack_from(">H", data, place + twice + 2)
        (delta,) = struct.unpack_from(">H", data, place + 2 * twice + 2)
        (offset,) = struct.unpack_from(">H", data, place + 3 * twice + 2)
        if first == 0xFFFF:
            continue
        if not offset:
            missing = -delta % 0x10000
            yield range(first, min(last + 1, missing) if missing >= first else last + 1)
            if first <= missing < last:
                yield range(missing + 1, last + 1)
            continue
        glyphs = place + 3 * twice + 2 + offset
        for point in range(first, last + 1):
            if struct.unpack_from(">H", data, glyphs + 2 * (point - first))[0]:
                yield range(point, point + 1)
