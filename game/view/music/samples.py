"""What is done to samples, bytes of 16 bits each (signed, as the machine has them), without a library for it.

`raised` plays them faster, `mixed` adds two lengths up, `joined` lets one go over into another without a click,
`laid_under` lets one die away below another, from where `loud_until` says that it is quiet.
"""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from math import pi, sin


def raised(frames: bytes, factor: float, channels: int) -> bytes:
    """Return frames that are played `factor` times as fast, and so sound higher."""
    before = array("h", frames)
    count = max(0, int((len(before) // channels - 1) / factor))
    places = [(int(at), at % 1) for at in (place * factor for place in range(count))]
    after = array("h", bytes(2 * channels * count))
    for channel in range(channels):
        of = before[channel::channels].tolist()
        between = [of[at] + int((of[at + 1] - of[at]) * share) for at, share in places]
        after[channel::channels] = array("h", between)
    return after.tobytes()


@lru_cache(maxsize=8)
def _pattern(sample: int, count: int) -> int:
    """A number whose 16-bit places all hold the same."""
    return int.from_bytes(sample.to_bytes(2, sys.byteorder) * count, sys.byteorder)


def mixed(one: bytes, other: bytes) -> bytes:
    """Return the sums of samples that are each below half of full scale; what one has too many of is left out.

    A sample after the other would take 50 ms for a bar of music, so they are added as one large number. For
    that they are moved up, so that no place carries over into the next: `x ^ 0x8000` is x + 32768, and a
    quarter of the range less is positive whatever the sample was.
    """
    length = min(len(one), len(other))
    top, quarter = _pattern(0x8000, length // 2), _pattern(0x4000, length // 2)
    lifted = sum(
        (int.from_bytes(each[:length], sys.byteorder) ^ top) - quarter for each in (one, other)
    )
    # A file may be louder than that: then it sounds wrong, and the number has a place more or is negative.
    room = (1 << 8 * length) - 1
    return ((lifted & room) ^ top).to_bytes(length, sys.byteorder)


LOOKED_AT = 7
"""Of so many samples one is looked at: an odd number, so that both sides are; enough for how loud it is."""


def loud_until(frames: bytes, quiet: int, channels: int) -> int:
    """Return the frame from which on no sample is higher than `quiet`, as where a last chord dies away."""
    samples = array("h", frames)
    looked_at = samples[::LOOKED_AT]
    loud = (at for at in reversed(range(len(looked_at))) if abs(looked_at[at]) > quiet)
    return min((next(loud, -1) + 1) * LOOKED_AT, len(samples)) // channels


def laid_under(tail: bytes, frames: bytes) -> bytes:
    """Return frames below whose beginning something else dies away."""
    length = min(len(tail), len(frames))
    return mixed(frames[:length], tail) + frames[length:]


def joined(before: bytes, after: bytes, channels: int) -> bytes:
    """Return `after`, which grows out of `before`: where that would have gone on, fading away meanwhile."""
    fading, growing = array("h", before[: len(after)]), array("h", after[: len(before)])
    frames = len(fading) // channels
    for frame in range(frames):
        share = sin(pi / 2 * (frame + 0.5) / frames) ** 2
        for at in range(frame * channels, (frame + 1) * channels):
            fading[at] = round(growing[at] * share + fading[at] * (1 - share))
    return fading.tobytes() + after[len(fading) * 2 :]
