"""Waves and what is done to them: noise, filters, envelopes, mixing.

A wave is an array of samples, ±1 at full scale, mono unless said, RATE samples a second. Times are in
seconds, frequencies in Hz, levels in dB below full scale.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Wave = NDArray[np.float64]


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The moment of each sample."""
    return np.arange(samples(seconds)) / RATE


def noise(rng: np.random.Generator, seconds: float) -> Wave:
    """White noise, one standard deviation at 0.3."""
    return rng.normal(0, 0.3, samples(seconds))


def low_pass(wave: Wave, corner: float) -> Wave:
    """Take away what is above the corner, 12 dB an octave."""
    return _filtered(wave, lambda s: 1 / (1 + np.sqrt(2) * s + s * s), corner)


def high_pass(wave: Wave, corner: float) -> Wave:
    """Take away what is below the corner, 12 dB an octave."""
    return _filtered(wave, lambda s: s * s / (1 + np.sqrt(2) * s + s * s), corner)


def band(wave: Wave, low: float, high: float) -> Wave:
    """Keep what is between two corners."""
    return low_pass(high_pass(wave, low), high)


def _filtered(wave: Wave, response, corner: float) -> Wave:
    # A causal response over the spectrum, with room for it to ring out: nothing sounds too early.
    length = 2 * len(wave) + samples(0.1)
    spectrum = np.fft.rfft(wave, length)
    s = 1j * np.fft.rfftfreq(length, 1 / RATE) / corner
    return np.fft.irfft(spectrum * response(s), length)[: len(wave)]


def decay(seconds: float, half: float, attack: float = 0.001) -> Wave:
    """An envelope that rises within `attack` and then falls by half every `half` seconds."""
    t = times(seconds)
    rise = np.sin(np.pi / 2 * np.minimum(1, t / attack)) ** 2
    return rise * np.exp(np.maximum(0, t - attack) * (-np.log(2) / half))


def swell(seconds: float, peak: float = 0.5, power: float = 1.5) -> Wave:
    """An envelope from nothing to nothing, loudest at the share `peak` of its time."""
    share = np.linspace(0, 1, samples(seconds))
    bent = np.where(share < peak, share / peak, (1 - share) / (1 - peak))
    return np.sin(np.pi / 2 * bent) ** (2 * power)


def at_pitch(wave: Wave, pitch: float) -> Wave:
    """The wave played so many times as fast, as a tape is: higher and shorter, or lower and longer."""
    count = round(len(wave) / pitch)
    spectrum = np.fft.rfft(wave)
    kept = np.zeros(count // 2 + 1, dtype=complex)
    shared = min(len(kept), len(spectrum))
    kept[:shared] = spectrum[:shared]
    return np.fft.irfft(kept, count) * (count / len(wave))


def mix(parts: Iterable[tuple[float, Wave]]) -> Wave:
    """Waves laid over each other, each beginning at its time."""
    laid = [(samples(at), wave) for at, wave in parts]
    whole = np.zeros(max(at + len(wave) for at, wave in laid))
    for at, wave in laid:
        whole[at : at + len(wave)] += wave
    return whole


def fade(wave: Wave, start: float = 0.0008, end: float = 0.012) -> Wave:
    """The wave with its first and last moments drawn down to nothing."""
    shaped = wave.copy()
    for count, part in ((samples(start), shaped), (samples(end), shaped[::-1])):
        count = min(count, len(part) // 3)
        part[:count] *= np.sin(np.pi / 2 * np.arange(count) / max(1, count)) ** 2
    return shaped
