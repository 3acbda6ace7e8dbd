"""Lines with their length and a checksum, so that what was cut off or damaged is found.

A line is `LENGTH CHECKSUM DATA`: the number of bytes of the data, and eight hexadecimal digits of the CRC-32 of
the data of this line and of every line before it, so that a line that is missing or stands twice is found too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

LONGEST_LINE = 1 << 20
"""The most bytes of a line."""

_HEAD = re.compile(rb"([1-9]\d{0,7}) ([0-9a-f]{8}) ")


class WholeLines(NamedTuple):
    """The data of the lines that are whole, how many bytes these lines take, and the checksum of the last."""

    lines: list[bytes]
    end: int
    checksum: int


def checked_line(data: bytes, before: int) -> tuple[bytes, int]:
    """Return the line that holds `data`, and its checksum; `before` is that of the line before, or 0."""
    checksum = crc32(data, before)
    return b"%d %08x %b\n" % (len(data), checksum, data), checksum


def checked_lines(lines: Iterable[bytes]) -> bytes:
    """Return the content of a file that holds these lines from its beginning on."""
    content, checksum = bytearray(), 0
    for data in lines:
        line, checksum = checked_line(data, checksum)
        content += line
    return bytes(content)


def whole_lines(content: bytes) -> WholeLines:
    """Return what stands in the lines up to the first that is not whole."""
    lines: list[bytes] = []
    at = checksum = 0
    while (found := _HEAD.match(content, at)) is not None:
        start, length = found.end(), int(found[1])
        data = content[start : start + length]
        following = crc32(data, checksum)
        whole = length <= LONGEST_LINE and content[start + length : start + length + 1] == b"\n"
        if not whole or b"%08x" % following != found[2]:
            break
        lines.append(data)
        at, checksum = start + length + 1, following
    return WholeLines(lines, at, checksum)


def lines_behind(behind: bytes, checksum: int) -> list[bytes]:
    """Return the data of lines that are whole among what stands behind the last one that `whole_lines` found.

    `checksum` is that of this last one. A line counts if its checksum goes on from that of the line above: from
    what this says of itself, or from what comes of its data.
    """
    lines: list[bytes] = []
    before = {checksum}
    for line in behind.split(b"\n")[:-1]:
        head = _HEAD.match(line)
        data = line[head.end() if head else max(line.find(b"{"), 0) :]
        following = {crc32(data, each) for each in before}
        said = {int(head[2], 16)} if head else set()
        if head and len(data) == int(head[1]) <= LONGEST_LINE and following & said:
            lines.append(data)
            before = said
        else:
            before = said | (following if len(before) == 1 else set())
    return lines
