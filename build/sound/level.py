"""How loud a wave is to the ear, and making it as loud as is wanted.

Loudness is the A-weighted RMS (IEC 61672) of the loudest eighth of a second, the time in which the ear
adds up: a short tick and a long note with the same figure seem about equally loud. It is given in dB,
where a full-scale square wave of 1 kHz has 0. No peak goes above PEAK, so that three sounds at
once at the player's usual volume do not clip, nor what the encoder adds to a peak.
"""

import numpy as np
from audio import RATE, Wave, fade, high_pass, samples

PEAK = 0.6
"""The highest peak, as a share of full scale (−4.4 dB)."""

WINDOW = 0.125

LEAD = 0.004
"""Silence before a sound, in which the encoder smears its attack without a click."""


def _weights(frequencies: Wave) -> Wave:
    f = np.square(frequencies)
    top = 12194**2 * f * f
    bottom = (f + 20.6**2) * np.sqrt((f + 107.7**2) * (f + 737.9**2)) * (f + 12194**2)
    return 1.2589 * top / bottom


def loudness(wave: Wave) -> float:
    """The loudest eighth of a second in dB, as the ear weighs it; −120 if there is nothing."""
    padded = np.concatenate([wave, np.zeros(samples(WINDOW))])
    spectrum = np.fft.rfft(padded) * _weights(np.fft.rfftfreq(len(padded), 1 / RATE))
    power = np.square(np.fft.irfft(spectrum, len(padded)))
    summed = np.cumsum(np.concatenate([[0.0], power]))
    window = samples(WINDOW)
    loudest = float(np.max(summed[window:] - summed[:-window])) / window
    return 10 * np.log10(max(loudest, 1e-12))


def _trimmed(wave: Wave) -> Wave:
    # What is 60 dB below the peak is no longer heard, and only keeps a channel of the mixer busy.
    heard = np.flatnonzero(np.abs(wave) > 0.001 * float(np.max(np.abs(wave))))
    return wave[: heard[-1] + 1]


def finished(wave: Wave, wanted: float) -> Wave:
    """The wave without rumble or offset, faded at its ends, as loud as wanted or as PEAK allows."""
    faded = fade(_trimmed(high_pass(wave, 45)))
    clean = np.concatenate([np.zeros(samples(LEAD)), faded])
    louder = 10 ** ((wanted - loudness(clean)) / 20)
    return clean * min(louder, PEAK / float(np.max(np.abs(clean))))
