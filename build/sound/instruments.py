"""The three instruments of the music: a felt piano, a kalimba, a plucked bass.

Each gives one note, `strength` 0 to 1, long enough to die away. Softer notes are duller, as on the real ones.
"""

import numpy as np
from audio import Wave, band, decay, fade, low_pass, mix, noise, times


def felt_piano(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A piano with felt between hammers and strings: round, a little hammer to be heard."""
    seconds = 4.2
    t = times(seconds)
    long = 1.15 * (220 / pitch) ** 0.45
    tone = np.zeros_like(t)
    for number in range(1, 9):
        frequency = pitch * number * np.sqrt(1 + 0.00035 * number * number)
        if frequency > 6_000:
            break
        share = 10 ** (-(9.5 - 5 * strength) * (number - 1) / 20)
        quick, slow = 0.16 * long / number**0.6, long / number**0.75
        envelope = 0.6 * decay(seconds, quick, 0.007) + 0.4 * decay(seconds, slow, 0.007)
        # Two strings a hair apart, whose beating makes the tone breathe.
        for apart in (-0.12, 0.12):
            phase = rng.uniform(0, 0.6)
            wave = np.sin(2 * np.pi * (frequency + apart * number**0.5) * t + phase)
            tone += 0.5 * share * envelope * wave
    hammer = band(noise(rng, 0.09), 90, 650) * decay(0.09, 0.012, 0.004)
    return strength * fade(mix([(0, tone), (0, 0.16 * hammer)]), 0.002, 0.5)


def kalimba(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A tine plucked by a thumb over a small wooden box."""
    seconds = 2.6
    t = times(seconds)
    half = 0.34 * (440 / pitch) ** 0.5
    tine = np.sin(2 * np.pi * pitch * t) * decay(seconds, half, 0.0025)
    shine = np.sin(2 * np.pi * pitch * 5.42 * t) * decay(seconds, 0.035, 0.002)
    warmth = np.sin(2 * np.pi * pitch * 2.0 * t) * decay(seconds, half * 0.3, 0.004)
    box = np.sin(2 * np.pi * 212 * t) * decay(seconds, 0.018, 0.003)
    thumb = band(noise(rng, 0.03), 900, 3_600) * decay(0.03, 0.0035, 0.001)
    tone = tine + 0.24 * strength * shine + 0.10 * warmth + 0.10 * box
    return strength * fade(mix([(0, tone), (0, 0.24 * thumb)]), 0.0015, 0.3)


def bass(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A double bass plucked softly with the flesh of a finger."""
    seconds = 2.4
    t = times(seconds)
    tone = np.zeros_like(t)
    for number, share in enumerate((1.0, 0.55, 0.26, 0.10, 0.05), start=1):
        envelope = decay(seconds, 0.42 / number**0.8, 0.012)
        tone += share * envelope * np.sin(2 * np.pi * pitch * number * t)
    finger = low_pass(noise(rng, 0.08), 420) * decay(0.08, 0.014, 0.006)
    return strength * fade(mix([(0, tone), (0, 0.12 * finger)]), 0.004, 0.4)
