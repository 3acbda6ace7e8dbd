"""What sounds at a card table: wood that is struck, paper that slides and snaps, cloth that is patted.

A struck thing rings in a few modes, each a damped sine; how long they last tells wood (hundredths of a
second) from metal. Paper has no tone: it is noise between 1 and 7 kHz, in grains as its fibres
catch and let go.
"""

import numpy as np
from audio import Wave, band, decay, fade, low_pass, mix, noise, swell, times

AIR = 6_500
"""What paper gives above this is hiss: felt and cloth around it swallow that."""

Mode = tuple[float, float, float]
"""Frequency, half-life, strength."""


def struck(modes: tuple[Mode, ...], seconds: float, attack: float = 0.0012) -> Wave:
    """Something with these modes, struck once."""
    t = times(seconds)
    tones = (
        strength * np.sin(2 * np.pi * frequency * t) * decay(seconds, half, attack)
        for frequency, half, strength in modes
    )
    return fade(sum(tones, np.zeros_like(t)), 0)


def knock(rng: np.random.Generator, pitch: float, ring: float = 0.02, click: float = 0.3) -> Wave:
    """A knuckle or a small mallet on wood; `pitch` is the lowest mode, `ring` its half-life."""
    shifts = 1 + rng.normal(0, 0.012, 5)
    ratios = np.array([1, 1.52, 2.41, 3.37, 4.86]) * shifts
    modes = tuple(
        (pitch * ratio, ring / ratio**0.7, 0.75**number)
        for number, ratio in enumerate(ratios.tolist())
    )
    body = struck(modes, 12 * ring + 0.03)
    touch = band(noise(rng, 0.02), 1_200, 5_500) * decay(0.02, 0.0025, 0.0004)
    return mix([(0, 0.5 * body), (0, click * touch)])


def bar(rng: np.random.Generator, pitch: float, ring: float = 0.11, seconds: float = 0.7) -> Wave:
    """A wooden bar tuned as a xylophone's (the second mode two octaves up), with a soft mallet."""
    modes = (
        (pitch, ring, 1.0),
        (pitch * 3.98, ring * 0.28, 0.22),
        (pitch * 9.6, ring * 0.09, 0.07),
        (pitch * 0.501, ring * 0.5, 0.06),
    )
    mallet = band(noise(rng, 0.03), 350, 2_600) * decay(0.03, 0.004, 0.0008)
    return mix([(0, 0.5 * struck(modes, seconds, 0.002)), (0, 0.25 * mallet)])


def pat(rng: np.random.Generator, weight: float = 1.0) -> Wave:
    """The table under the cloth as something light lands on it."""
    low = rng.uniform(118, 140)
    modes = ((low, 0.010, 1.0), (low * 1.9, 0.008, 0.7), (low * 3.3, 0.006, 0.5))
    cloth = low_pass(noise(rng, 0.06), 900) * decay(0.06, 0.006, 0.002)
    return weight * mix([(0, 0.13 * struck(modes, 0.1, 0.003)), (0, 0.3 * cloth)])


def snap(rng: np.random.Generator, sharpness: float = 1.0) -> Wave:
    """The edge of a card as it hits: a burst of some ten milliseconds, coloured by the stiff paper."""
    crack = low_pass(band(noise(rng, 0.05), 1_400, 5_200 * sharpness), AIR)
    crack *= decay(0.05, 0.0042, 0.0005)
    stiff = rng.uniform(0.94, 1.07) * np.array([1_180.0, 1_900.0, 2_950.0])
    modes = tuple((pitch, 0.006, 0.3) for pitch in stiff.tolist())
    return mix([(0, crack), (0, 0.10 * struck(modes, 0.05, 0.0006))])


def slide(
    rng: np.random.Generator, seconds: float, low: float = 1_400, high: float = 5_500
) -> Wave:
    """Paper over paper or cloth: noise in grains, growing brighter as it gains speed."""
    dull = band(noise(rng, seconds), low * 0.7, high * 0.55)
    bright = band(noise(rng, seconds), low * 1.5, high)
    share = np.linspace(0, 1, len(dull))
    grain = low_pass(np.abs(noise(rng, seconds)), 170)
    rough = 0.35 + 0.65 * grain / max(float(np.mean(grain)), 1e-9)
    moving = low_pass(dull * (1 - share) + bright * share, AIR)
    return moving * rough * swell(seconds, rng.uniform(0.55, 0.7))


def riffle(rng: np.random.Generator, cards: int, seconds: float, bright: float = 1.0) -> Wave:
    """Cards let go by a thumb, one after the other, a little faster towards the end."""
    share = np.arange(cards) / cards
    moments = seconds * (1.18 * share - 0.18 * share**2) + rng.normal(0, 0.0012, cards)
    parts = []
    for moment, part in zip(np.maximum(0, moments).tolist(), share.tolist(), strict=True):
        strength = rng.uniform(0.6, 1.0) * np.sin(np.pi * (0.12 + 0.8 * part))
        parts.append((moment, strength * snap(rng, bright * (0.72 + 0.2 * part))))
    under = band(noise(rng, seconds), 900, 3_200) * swell(seconds, 0.6)
    return mix([*parts, (0, 0.10 * under)])


def room(rng: np.random.Generator, wave: Wave, amount: float = 0.12, half: float = 0.035) -> Wave:
    """The wave with a few centimetres of a small furnished room behind it."""
    tail = low_pass(noise(rng, 8 * half), 3_800) * decay(8 * half, half, 0.006)
    tail /= float(np.sqrt(np.sum(np.square(tail))))
    length = len(wave) + len(tail)
    wet = np.fft.irfft(np.fft.rfft(wave, length) * np.fft.rfft(tail, length), length)
    return mix([(0, wave), (0, amount * wet)])
