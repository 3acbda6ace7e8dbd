"""Waves as Ogg Vorbis files that come out the same every time.

The encoder marks each stream with a number of its own choosing, different each time; here it is made
from the file's name, and the checksum of each page (RFC 3533, section 6) is reckoned again.
"""

import io
import struct
import zlib
from pathlib import Path

import soundfile
from audio import RATE, Wave

_BLOCK = 4_096
_POLYNOMIAL = 0x04C11DB7


def _table() -> tuple[int, ...]:
    rows = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        rows.append(value & 0xFFFFFFFF)
    return tuple(rows)


_ROWS = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ _ROWS[value >> 24 ^ byte]
    return value


def _numbered(data: bytes, serial: int) -> bytes:
    whole = bytearray(data)
    at = 0
    while at < len(whole):
        segments = whole[at + 26]
        end = at + 27 + segments + sum(whole[at + 27 : at + 27 + segments])
        whole[at + 14 : at + 18] = struct.pack("<I", serial)
        whole[at + 22 : at + 26] = bytes(4)
        whole[at + 22 : at + 26] = struct.pack("<I", _checksum(bytes(whole[at:end])))
        at = end
    return bytes(whole)


def write(target: Path, wave: Wave, quality: float, name: str = "") -> int:
    """Write a wave (one row a sample if it is stereo); how many bytes that took.

    `quality` goes from 0 (smallest) to 1 (best); the stream's number is made from the `name`, or the file's.
    """
    buffer = io.BytesIO()
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        buffer, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        # In small blocks: given minutes at once, the encoder overruns its stack.
        for start in range(0, len(wave), _BLOCK):
            file.write(wave[start : start + _BLOCK])
    data = _numbered(buffer.getvalue(), zlib.crc32((name or target.name).encode()))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return len(data)
