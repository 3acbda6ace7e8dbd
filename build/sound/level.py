"""How loud a wave is to the ear, and making it as loud as is wanted.

Loudness is the mean power of the loudest eighth of a second, the time in which the ear adds up, weighted as in
ITU-R BS.1770 (EBU R128): a short tick and a long note with the same figure seem about equally loud. It is given
in dB, where a full-scale square wave has about 0. No peak goes above PEAK; what the encoder adds to one, and
several sounds at once, are left to the player (`game/view/base/sound_player.py`).
"""

import numpy as np
from audio import RATE, Wave, fade, high_pass, samples

PEAK = 0.7
"""The highest peak, as a share of full scale (−3.1 dB)."""

KNEE = 0.47
"""What is higher is bent to below PEAK: the first ms of a blow, of which the ear hears only that they are."""

WINDOW = 0.125

LEAD = 0.004
"""Silence before a sound, in which the encoder smears its attack without a click."""


def _section(z: Wave, ahead: tuple[float, ...], back: tuple[float, ...]) -> Wave:
    return np.polyval(ahead[::-1], z) / np.polyval(back[::-1], z)


def _weights(count: int) -> Wave:
    """BS.1770's two filters (a shelf for the head, a high-pass), worked out for RATE, over a spectrum."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(count))
    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    back = (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    bent = middle * k / q
    shelf = _section(z, (high + bent + k * k, 2 * (k * k - high), high - bent + k * k), back)
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    whole = 1 + k / q + k * k
    low = _section(z, (1, -2, 1), (1, 2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole))
    return shelf * low


def weighted(wave: Wave) -> Wave:
    """A wave as BS.1770 hears it, minute by minute so that long ones do not take forever."""
    block, lap = 60 * RATE, RATE // 2
    parts = []
    for start in range(0, len(wave), block):
        before = min(lap, start)
        part = wave[start - before : start + block]
        padded = np.concatenate([part, np.zeros(lap)])
        heard = np.fft.irfft(np.fft.rfft(padded) * _weights(len(padded)), len(padded))
        parts.append(heard[before : len(part)])
    return np.concatenate(parts)


def loudness(wave: Wave) -> float:
    """The loudest eighth of a second in dB, as the ear weighs it; −120 if there is nothing."""
    padded = np.concatenate([wave, np.zeros(samples(WINDOW))])
    spectrum = np.fft.rfft(padded) * _weights(len(padded))
    power = np.square(np.fft.irfft(spectrum, len(padded)))
    summed = np.cumsum(np.concatenate([[0.0], power]))
    window = samples(WINDOW)
    loudest = float(np.max(summed[window:] - summed[:-window])) / window
    return 10 * np.log10(max(loudest, 1e-12))


def programme(wave: Wave) -> float:
    """The loudness of a stereo piece in LUFS, as BS.1770 has it, but for gates: music has no silences."""
    power = sum(float(np.mean(np.square(weighted(wave[:, side])))) for side in (0, 1))
    return 10 * np.log10(max(power, 1e-12)) - 0.691


def _trimmed(wave: Wave) -> Wave:
    # What is 60 dB below the peak is no longer heard, and only keeps a channel of the mixer busy.
    heard = np.flatnonzero(np.abs(wave) > 0.001 * float(np.max(np.abs(wave))))
    return wave[: heard[-1] + 1]


def _bent(wave: Wave) -> Wave:
    over = np.maximum(0, np.abs(wave) - KNEE)
    return np.sign(wave) * (np.abs(wave) - over + (PEAK - KNEE) * np.tanh(over / (PEAK - KNEE)))


def finished(wave: Wave, wanted: float) -> Wave:
    """The wave without rumble or offset, faded at its ends, as loud as wanted or as PEAK allows."""
    faded = fade(_trimmed(high_pass(wave, 45)))
    clean = np.concatenate([np.zeros(samples(LEAD)), faded])
    for _ in range(3):  # bending takes a little loudness away
        clean = clean * 10 ** ((wanted - loudness(clean)) / 20)
        clean = _bent(clean)
    return clean
