"""What a sound may cost, read in its file before any of it is decoded: `check_sound(data, EFFECT)`.

Ogg Vorbis and plain WAV alone are let in. Five hours of silence fit into 242 kB; what a file says of its length
may be wrong; and a mixer knows formats that never end. So the packets of the one stream are counted, each of
which becomes half a block at most, and the tables that its decoder would make are added up.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import NamedTuple

from game.files.reading import unreadable


class Longest(NamedTuple):
    """The seconds of a sound, as its file says, and those that its packets may become whatever it says."""

    seconds: int
    decoded: int


EFFECT = Longest(10, 60)
"""A sound that is decoded whole."""
SECTION = Longest(60, 120)
"""A part of a tune: three of them at most are decoded at a time."""
RATES, MOST_CHANNELS = range(8000, 96_001), 2
MOST_ENTRIES = 1 << 18
"""Numbers in the tables of a decoder; the sounds of the program have 23,000."""

LARGEST_TABLES = 1 << 16
"""Bytes of the header that has these tables; those of the program take 4000."""
LONGEST_CODE = 32
"""Bits of the longest code word."""

_PAGE = struct.Struct("<4sBBqIIIB")
_BEGINS = 2
"""The flag of a page with which a stream begins."""
_HEADERS = 3
_WAV = struct.Struct("<4sI8sIHHIIHH4sI")


def check_sound(data: bytes, longest: Longest) -> None:
    """Raise Unreadable if a file is no sound that can be played, or a longer one."""
    try:
        seconds, decoded = _wav(data) if data.startswith(b"RIFF") else _ogg(data)
    except (struct.error, IndexError, ZeroDivisionError):
        raise unreadable("not-sound") from None
    if not seconds > 0:
        raise unreadable("not-sound")
    if seconds > longest.seconds or decoded > longest.decoded:
        raise unreadable("sound-long", seconds=longest.seconds)


def _wav(data: bytes) -> tuple[float, float]:
    """Return the seconds of a WAV of plain samples, whose head is as short as can be."""
    _, _, kind, head, form, channels, rate, _, size, bits, following, _ = _WAV.unpack_from(data)
    plain = (kind, head, form, following) == (b"WAVEfmt ", 16, 1, b"data")
    if not plain or bits not in (8, 16) or size != channels * bits // 8:
        raise unreadable("not-sound")
    _check_form(rate, channels)
    seconds = (len(data) - _WAV.size) / size / rate
    return seconds, seconds


def _ogg(data: bytes) -> tuple[float, float]:
    """Return the seconds of an Ogg Vorbis stream: those it says, and those that its packets may become."""
    packets, at, end, streams = 0, 0, 0, 0
    headers, pending = list[bytes](), bytearray()
    while at < len(data):
        name, _, flags, place, _, _, _, count = _PAGE.unpack_from(data, at)
        if name != b"OggS":
            raise unreadable("not-sound")
        lengths = data[at + _PAGE.size : at + _PAGE.size + count]
        begin = at + _PAGE.size + count
        streams += bool(flags & _BEGINS)
        if packets < _HEADERS:
            here = begin
            for length in lengths:
                pending += data[here : here + length]
                here += length
                if length < 255:
                    headers.append(bytes(pending))
                    pending.clear()
        packets += len(lengths) - lengths.count(255)
        end = max(end, place)
        at = begin + sum(lengths)
    if streams != 1 or not headers[0].startswith(b"\x01vorbis") or len(headers[0]) != 30:
        raise unreadable("not-sound")
    channels, rate, sizes = (
        headers[0][11],
        int.from_bytes(headers[0][12:16], "little"),
        headers[0][28],
    )
    _check_form(rate, channels)
    _check_tables(headers[2])
    return end / rate, (packets - _HEADERS) * (1 << (sizes >> 4)) / 2 / rate


def _check_form(rate: int, channels: int) -> None:
    if rate not in RATES or not 1 <= channels <= MOST_CHANNELS:
        raise unreadable("not-sound")


@lru_cache(maxsize=64)
def _check_tables(header: bytes) -> None:
    """Raise Unreadable if the tables in a Vorbis setup header (Vorbis I, 3.2.1) have too many entries.

    Of those that are in order a few bits say millions. Sounds of one encoder have the same header.
    """
    if not header.startswith(b"\x05vorbis") or len(header) > LARGEST_TABLES:
        raise unreadable("not-sound")
    bits = _Bits(header, 7)
    entries = 0
    for _ in range(bits.take(8) + 1):
        if bits.take(24) != 0x564342:
            raise unreadable("not-sound")
        dimensions, count = bits.take(16), bits.take(24)
        entries += max(1, dimensions) * count
        if entries > MOST_ENTRIES:
            raise unreadable("sound-tables", most=MOST_ENTRIES)
        _pass_lengths(bits, count)
        kind = bits.take(4)
        if kind:
            bits.take(64)
            width = bits.take(4) + 1
            bits.take(1)
            bits.skip(width * (_values(count, dimensions) if kind == 1 else count * dimensions))


def _pass_lengths(bits: _Bits, count: int) -> None:
    if bits.take(1):  # in order: how many there are of each length, from the shortest on
        known = 0
        for _ in range(bits.take(5), LONGEST_CODE):
            if known >= count:
                return
            known += bits.take((count - known).bit_length())
        if known < count:
            raise unreadable("not-sound")
    elif bits.take(1):  # with gaps
        for _ in range(count):
            if bits.take(1):
                bits.skip(5)
    else:
        bits.skip(5 * count)


def _values(count: int, dimensions: int) -> int:
    """Return the greatest number whose power to `dimensions` is no more than `count`."""
    found = 0
    while dimensions and (found + 1) ** dimensions <= count:
        found += 1
    return found


class _Bits:
    """The bits of a packet, the lowest of each byte first. Raises Unreadable where it has no more."""

    def __init__(self, data: bytes, begin: int) -> None:
        self._data = data
        self._at = 8 * begin

    def take(self, count: int) -> int:
        """Return the number in so many bits."""
        first, last = self._at // 8, (self._at + count + 7) // 8
        number = int.from_bytes(self._data[first:last], "little") >> self._at % 8
        self.skip(count)
        return number & ((1 << count) - 1)

    def skip(self, count: int) -> None:
        """Pass over so many bits."""
        self._at += count
        if self._at > 8 * len(self._data):
            raise unreadable("not-sound")
