"""Sounds as nobody would make them, for the fuzzer: Ogg Vorbis, WAV and FLAC that say and hold far too much."""

from __future__ import annotations

import struct
from functools import cache
from random import Random

from game.store.platform_folders import assets

PAGE = struct.Struct("<4sBBqIIIB")
"""What a page begins with: its last byte is how many lengths follow."""
RATES = (0, 1, 8000, 44_100, 192_000, 0xFFFFFFFF)
PACKETS = (0, 1, 40, 3000, 400_000)
USUAL = ("press-2", "win-1", "voices/ruth-1")
"""Sounds of the program of which others are made."""
_FULL = b"\xff" * 255
"""The lengths of a page that is full of one packet, which goes on in the next."""


def hostile_sound(luck: Random) -> bytes:
    """Return a file whose length, rate, packets or tables are what no sound has."""
    kinds = (_packets, _packets, _tables, _long_header, _wav, _flac, _module, flipped, flipped)
    return luck.choice(kinds)(luck)


def flipped(luck: Random) -> bytes:
    """Return a sound of the program with some bits turned over, in pages whose checksums are right again.

    Of a page whose checksum is wrong a decoder takes nothing.
    """
    data = (assets() / "sounds" / f"{luck.choice(USUAL)}.ogg").read_bytes()
    pages, at = [], 0
    while at < len(data):
        lengths = data[at + PAGE.size : at + PAGE.size + data[at + PAGE.size - 1]]
        end = at + PAGE.size + len(lengths) + sum(lengths)
        pages.append(bytearray(data[at:end]))
        at = end
    # The tables of the decoder are on the second.
    for page in luck.choices((pages[1], luck.choice(pages)), (3, 1), k=luck.choice((1, 1, 5, 40))):
        begin = PAGE.size + page[PAGE.size - 1]
        page[luck.randrange(begin, len(page))] ^= 1 << luck.randrange(8)
    return b"".join(_sealed(bytes(page)) for page in pages)


@cache
def _headers() -> tuple[bytes, bytes, bytes]:
    """Return the three headers of a sound of the program."""
    data = (assets() / "sounds" / "win-1.ogg").read_bytes()
    first = data[28:58]
    at = 58
    count = data[at + 26]
    lengths = data[at + 27 : at + 27 + count]
    body = data[at + 27 + count :]
    end = next(place for place, length in enumerate(lengths) if length < 255)
    comment = sum(lengths[: end + 1])
    setup = body[comment : comment + sum(lengths[end + 1 :])]
    return first, body[:comment], setup


def _checksum(page: bytes) -> int:
    """Return the checksum of a page, without which no decoder takes it."""
    crc = 0
    for byte in page:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1 ^ 0x04C11DB7) & 0xFFFFFFFF if crc & 0x80000000 else crc << 1
    return crc


def _page(packets: list[bytes], number: int, place: int, flags: int = 0) -> bytes:
    lengths = b"".join(b"\xff" * (len(each) // 255) + bytes([len(each) % 255]) for each in packets)
    return _page_of(lengths, b"".join(packets), number, place, flags)


def _page_of(lengths: bytes, body: bytes, number: int, place: int, flags: int = 0) -> bytes:
    head = PAGE.pack(b"OggS", 0, flags, place, 7, number, 0, len(lengths))
    return _sealed(head + lengths + body)


def _sealed(page: bytes) -> bytes:
    """Return a page with the checksum that it must have."""
    page = page[:22] + bytes(4) + page[26:]
    return page[:22] + struct.pack("<I", _checksum(page)) + page[26:]


def _packets(luck: Random) -> bytes:
    """As many packets of silence as there is room for, which says of itself what it likes."""
    first, comment, setup = _headers()
    if luck.random() < 0.5:
        first = first[:12] + struct.pack("<I", luck.choice(RATES)) + first[16:]
    if luck.random() < 0.5:
        first = first[:28] + bytes([luck.choice((0xDD, 0x66, 0xD6, 0xB8, 0xFF))]) + first[29:]
    if luck.random() < 0.2:
        first = first[:11] + bytes([luck.choice((0, 2, 255))]) + first[12:]
    said = luck.choice((0, 1, 44_100, 1 << 40, -1))
    pages = [_page([first], 0, 0, 2), _page([comment, setup], 1, 0)]
    full = _page([b"\0"] * 255, 2, said)
    pages += [full] * (min(luck.choice(PACKETS), 400_000) // 255)
    pages.append(_page([b"\0"] * 9, 3, said, luck.choice((0, 4))))
    return b"".join(pages * luck.choice((1, 1, 2)))


def _tables(luck: Random) -> bytes:
    """Tables of a decoder that a few bits make huge."""
    first, comment, _ = _headers()
    number, at = luck.choice((0, 40, 255)), 0
    bits = 0

    def add(value: int, count: int) -> None:
        nonlocal bits, at
        bits |= value << at
        at += count

    add(number, 8)
    for _ in range(number + 1):
        entries = luck.choice((1, 4096, (1 << 24) - 1))
        add(0x564342, 24)
        add(luck.choice((0, 1, 2, 65_535)), 16)
        add(entries, 24)
        add(1, 1)
        add(23, 5)
        add(entries, entries.bit_length())
        add(0, 4)
    setup = b"\x05vorbis" + bits.to_bytes(at // 8 + 1, "little")
    return _page([first], 0, 0, 2) + _page([comment, setup], 1, 0) + _page([b"\0"] * 9, 2, 900, 4)


def _long_header(luck: Random) -> bytes:
    """Tables that go on for megabytes: of a book whose lengths are told one by one, and never are any."""
    first, comment, setup = _headers()
    book = (0x564342 | 1 << 24 | luck.choice((1, 2, 255)) << 40 | 1 << 64).to_bytes(9, "little")
    begin = luck.choice((setup, b"\x05vorbis\0" + book))
    pages = [_page([first], 0, 0, 2), _page([comment], 1, 0)]
    pages.append(_page_of(_FULL, begin.ljust(len(_FULL) * 255, b"\0"), 2, -1))
    pages += [_page_of(_FULL, bytes(len(_FULL) * 255), 2, -1)] * luck.choice((0, 110))
    return b"".join([*pages, _page([b""], 3, 0), _page([b"\0"] * 9, 4, 900, 4)])


def _wav(luck: Random) -> bytes:
    count = luck.choice((0, 44, 100_000, 7 << 20))
    rate, bits, channels = (
        luck.choice(RATES),
        luck.choice((0, 4, 8, 16, 32)),
        luck.choice((0, 1, 2, 99)),
    )
    form = luck.choice((1, 1, 1, 2, 3, 0xFFFE))
    size = luck.choice((channels * bits // 8, 1)) & 0xFFFF
    said = luck.choice((count, 0, 0xFFFFFFFF))
    head = (b"RIFF", said, b"WAVEfmt ", 16, form, channels, rate, rate, size, bits, b"data", said)
    return struct.pack("<4sI8sIHHIIHH4sI", *head) + luck.choice((b"\0", b"\x7f", b"\xff")) * count


def _flac(luck: Random) -> bytes:
    """A head that says so many samples, and nothing that is any."""
    samples = luck.choice((0, 44_100, (1 << 36) - 1))
    sizes = luck.choice((16, 65_535))
    form = (44_100 << 44 | 1 << 41 | 15 << 36 | samples).to_bytes(8)
    info = struct.pack(">HH", sizes, sizes) + bytes(6) + form + bytes(16)
    return b"fLaC\x80\0\0\x22" + info + b"\xff\xf8" + luck.randbytes(luck.choice((0, 99, 90_000)))


def _module(luck: Random) -> bytes:
    """Music of another kind, which repeats for ever."""
    kind = luck.choice((b"Extended Module: x", b"IMPM", b"MThd\0\0\0\6", b"ID3\4", b"OpusHead"))
    return kind + bytes(luck.choice((9, 2000))) + b"M.K." + luck.randbytes(2000)
