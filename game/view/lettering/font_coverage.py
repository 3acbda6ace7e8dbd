"""Which letters a font file has: `coverage(data)` reads its table "cmap" (ISO/IEC 14496-22), and nothing else.

pygame draws a box for a letter that is missing, and does not tell.
"""

from __future__ import annotations

import struct
import sys
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Set

MOST_RANGES = 1 << 14
"""Ranges of a table that are read; the largest fonts have the half of it."""
HEAD = 1 << 16
"""Bytes in which a font says where its tables are, at its beginning."""
LARGEST_TABLE = 4 << 20
"""Bytes of the table that are read; the largest fonts have a fifth of it."""

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


class Letters(Set[int]):
    """Code points, as the ranges that they make: a font may say that it has a million."""

    def __init__(self, ranges: Iterable[range] = ()) -> None:
        self._starts, self._ends = array("l"), array("l")
        self._count = 0
        for each in ranges:
            # By the format they come in order, and none lies over another.
            first = max(each.start, self._ends[-1]) if self._ends else each.start
            if first < each.stop:
                self._starts.append(first)
                self._ends.append(each.stop)
                self._count += each.stop - first

    def __contains__(self, point: object) -> bool:
        if not isinstance(point, int):
            return False
        place = bisect_right(self._starts, point) - 1
        return place >= 0 and point < self._ends[place]

    def __iter__(self) -> Iterator[int]:
        for start, end in zip(self._starts, self._ends, strict=True):
            yield from range(start, end)

    def __len__(self) -> int:
        return self._count


def coverage(data: bytes) -> Letters:
    """Return the code points for which a font has a glyph; of a collection those of its first font.

    Raises NoFont.
    """
    start, _ = table_place(data)
    return letters_in(data[start:])


def letters_in(table: bytes) -> Letters:
    """Return the code points for which a font has a glyph by its table "cmap". Raises NoFont."""
    try:
        return Letters(_ranges(table))
    except (struct.error, IndexError, OverflowError, MemoryError):
        raise NoFont from None


def table_place(head: bytes) -> tuple[int, int]:
    """Return where the table begins, and its bytes, by the beginning of a font. Raises NoFont."""
    try:
        start = 0
        if head[:4] == b"ttcf":
            (start,) = struct.unpack_from(">L", head, 12)
        (tables,) = struct.unpack_from(">H", head, start + 4)
        for table in range(tables):
            tag, _, offset, length = struct.unpack_from(">4sLLL", head, start + 12 + 16 * table)
            if tag == b"cmap":
                return int(offset), int(length)
    except struct.error:
        pass
    raise NoFont


def _ranges(data: bytes) -> Iterator[range]:
    """Yield the code points that have a glyph, from the fullest of the tables for Unicode."""
    _, count = struct.unpack_from(">HH", data)
    found: dict[int, int] = {}
    for number in range(count):
        platform, encoding, offset = struct.unpack_from(">HHL", data, 4 + 8 * number)
        (form,) = struct.unpack_from(">H", data, offset)
        if platform == 0 or (platform, encoding) in ((3, 1), (3, 10)):
            found[form] = offset
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
    count = twice // 2
    form, after = f">{count}H", -1
    lasts, firsts, deltas, offsets = (
        struct.unpack_from(form, data, at + 14 + part * twice + 2 * (part > 0)) for part in range(4)
    )
    for number, (first, last) in enumerate(zip(firsts, lasts, strict=True)):
        # A point of two segments is one of the first, as for `Letters`: there are no more than 65,536 in all.
        begin, after = max(first, after + 1), max(last, after)
        if first == 0xFFFF or begin > last:
            continue
        if not offsets[number]:
            missing = -deltas[number] % 0x10000
            yield range(begin, min(last + 1, missing) if missing >= begin else last + 1)
            if begin <= missing < last:
                yield range(missing + 1, last + 1)
            continue
        glyphs = at + 14 + 3 * twice + 2 + 2 * number + offsets[number] + 2 * (begin - first)
        for point, glyph in enumerate(
            struct.unpack_from(f">{last - begin + 1}H", data, glyphs), begin
        ):
            if glyph:
                yield range(point, point + 1)
