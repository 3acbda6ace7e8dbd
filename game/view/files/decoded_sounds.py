"""Sounds as the mixer plays them: `decoded(read_sound(file, EFFECT, within=folder))`.

The decoders that come with the mixer end the program over some damaged files. So here only sounds that come
with the program are decoded, and plain samples (`decoded_at_once`), and any other by a process of its own.
"""

from __future__ import annotations

import os
import struct
from io import BytesIO
from pathlib import Path

import pygame

from game.files.reading import LARGEST_PICTURE, read_bytes, unreadable
from game.view.files.known_sounds import DIGITS, KNOWN
from game.view.files.made_apart import MEMORY, SECONDS, made_apart
from game.view.files.sound_files import Longest, check_sound

_FORM = struct.Struct("!iii")


def read_sound(file: Path, longest: Longest, *, within: Path) -> bytes:
    """Return what is in a file of a folder, if that is a sound no longer than it may be. Raises Unreadable."""
    data = read_bytes(file, limit=LARGEST_PICTURE, within=within)
    check_sound(data, longest)
    return data


def decoded_at_once(data: bytes) -> bytes | None:
    """Return the samples of a sound that has been checked, and is ours or is plain samples; None of another.

    They are as the open mixer plays them, and never none. Raises Unreadable.
    """
    harmless = data.startswith(b"RIFF") or _is_ours(data)
    return _some(_samples(data)) if harmless else None


def _is_ours(data: bytes) -> bool:
    """Return whether this is a sound that comes with the program."""
    from hashlib import sha256  # the first picture is silent

    return sha256(data).hexdigest()[:DIGITS] in KNOWN


def decoded(data: bytes) -> bytes:
    """Return the samples of any sound that has been checked, as `decoded_at_once`.

    This waits for a process of its own, unless the sound is known. Raises Unreadable.
    """
    at_once, form = decoded_at_once(data), pygame.mixer.get_init()
    if at_once is not None:
        return at_once
    made = made_apart(_decode, _FORM.pack(*form) + data) if form is not None else b""
    if made is None:
        raise unreadable("sound-costs", seconds=SECONDS, most=MEMORY >> 20)
    return _some(made)


def _some(samples: bytes) -> bytes:
    """Return the samples. Raises Unreadable if there are none."""
    if not samples:  # the mixer would die of it
        raise unreadable("not-sound")
    return samples


def _decode(asked: bytes) -> bytes:
    """Decode a sound, behind the form of a mixer, in a process that has no mixer yet."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    rate, bits, channels = _FORM.unpack_from(asked)
    pygame.mixer.init(rate, bits, channels, allowedchanges=0)
    return _samples(asked[_FORM.size :])


def _samples(data: bytes) -> bytes:
    try:
        return pygame.mixer.Sound(BytesIO(data)).get_raw()
    except pygame.error:
        return b""
