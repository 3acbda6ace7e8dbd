"""The small band of the music: what is struck or plucked, what is blown or bowed.

Each gives one note, `strength` 0 to 1. What is struck is long enough to die away; what is blown or bowed lasts
as many `seconds` as it is told. Softer notes are duller, as on the real ones.
"""

import numpy as np
from audio import Wave, band, decay, fade, high_pass, low_pass, mix, noise, samples, times


def felt_piano(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A piano with felt between hammers and strings: round, a little hammer to be heard."""
    seconds = 2.8
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
        apart, phase = 0.12 * number**0.5, rng.uniform(0, 0.6)
        wave = np.sin(2 * np.pi * frequency * t + phase) * np.cos(2 * np.pi * apart * t)
        tone += share * envelope * wave
    hammer = band(noise(rng, 0.09), 90, 650) * decay(0.09, 0.012, 0.004)
    return strength * fade(mix([(0, tone), (0, 0.16 * hammer)]), 0.002, 0.6)


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


def guitar(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A nylon string, plucked near the sound hole with the flesh of a finger."""
    seconds = 2.2
    t = times(seconds)
    tone = np.zeros_like(t)
    place = rng.uniform(0.21, 0.25)
    for number in range(1, 13):
        frequency = pitch * number * np.sqrt(1 + 0.00006 * number * number)
        if frequency > 7_000:
            break
        share = np.sin(np.pi * number * place) / number ** (1.7 - 0.5 * strength)
        half = 0.42 * (196 / pitch) ** 0.4 / number**0.75
        tone += share * decay(seconds, half, 0.003) * np.sin(2 * np.pi * frequency * t)
    body = np.sin(2 * np.pi * 104 * t) * decay(seconds, 0.03, 0.003)
    finger = band(noise(rng, 0.03), 700, 3_000) * decay(0.03, 0.004, 0.001)
    return strength * fade(mix([(0, 0.9 * tone + 0.08 * body), (0, 0.12 * finger)]), 0.001, 0.3)


def vibraphone(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A metal bar over a tube, struck with wool, whose lid turns slowly."""
    seconds = 3.2
    t = times(seconds)
    breath = 1 + 0.16 * np.sin(2 * np.pi * (4.3 * t + rng.uniform(0, 1)))
    low = np.sin(2 * np.pi * pitch * t) * decay(seconds, 0.62 * (440 / pitch) ** 0.4, 0.004)
    high = np.sin(2 * np.pi * pitch * 3.99 * t) * decay(seconds, 0.16, 0.003)
    top = np.sin(2 * np.pi * pitch * 10.1 * t) * decay(seconds, 0.03, 0.002)
    wool = band(noise(rng, 0.04), 200, 1_400) * decay(0.04, 0.006, 0.002)
    tone = low * breath + 0.16 * strength * high + 0.05 * strength * top
    return strength * fade(mix([(0, 0.8 * tone), (0, 0.10 * wool)]), 0.002, 0.5)


def pizzicato(rng: np.random.Generator, pitch: float, strength: float) -> Wave:
    """A few viola strings, plucked together."""
    seconds = 1.1
    t = times(seconds)
    tone = np.zeros_like(t)
    for apart in (-0.0016, 0.0003, 0.0018):
        for number in range(1, 9):
            share = 1 / number ** (1.5 - 0.4 * strength)
            half = 0.17 * (294 / pitch) ** 0.5 / number**0.6
            envelope = decay(seconds, half, 0.004 + rng.uniform(0, 0.004))
            tone += share * envelope * np.sin(2 * np.pi * pitch * (1 + apart) * number * t)
    nail = band(noise(rng, 0.03), 500, 2_400) * decay(0.03, 0.005, 0.001)
    return strength * fade(mix([(0, 0.30 * tone), (0, 0.14 * nail)]), 0.002, 0.2)


def clarinet(rng: np.random.Generator, pitch: float, strength: float, seconds: float = 0.5) -> Wave:
    """A clarinet played softly: odd partials above all, some air, a tone that wavers after a while."""
    whole = seconds + 0.09
    t = times(whole)
    waver = 0.0035 * np.clip((t - 0.22) / 0.4, 0, 1) * np.sin(2 * np.pi * 4.9 * t)
    scoop = -0.012 * np.exp(-t / 0.03)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + waver + scoop)) / (len(t) / whole)
    tone = np.zeros_like(t)
    strengths = (1.0, 0.05, 0.42, 0.05, 0.20, 0.05, 0.09, 0.03, 0.04)
    for number, share in enumerate(strengths, start=1):
        if pitch * number < 6_000:
            tone += share * strength ** (0.25 * (number - 1)) * np.sin(number * phase)
    rise, fall = np.clip(t / 0.045, 0, 1), np.clip((whole - t) / 0.09, 0, 1)
    envelope = np.sin(np.pi / 2 * rise) ** 2 * np.sin(np.pi / 2 * fall) ** 2
    envelope *= 0.86 + 0.14 * np.exp(-t / 0.5)
    air = band(noise(rng, whole)[: len(t)], 900, 4_200) * envelope
    return strength * fade(0.42 * tone * envelope + 0.018 * air, 0.002, 0.02)


def strings(rng: np.random.Generator, pitch: float, strength: float, seconds: float = 2.0) -> Wave:
    """A few bowed strings with mutes on, that come and go slowly."""
    whole = seconds + 0.5
    t = times(whole)
    tone = np.zeros_like(t)
    for apart in (-0.0021, 0.0004, 0.0024):
        drift = rng.uniform(0, 2 * np.pi)
        for number in range(1, 8):
            if pitch * number > 3_600:
                break
            share = 1 / number**1.5
            tone += share * np.sin(2 * np.pi * pitch * (1 + apart) * number * t + number * drift)
    rise, fall = np.clip(t / 0.38, 0, 1), np.clip((whole - t) / 0.5, 0, 1)
    return strength * 0.20 * tone * (np.sin(np.pi / 2 * rise) * np.sin(np.pi / 2 * fall)) ** 2


def swish(rng: np.random.Generator, strength: float, seconds: float = 0.3) -> Wave:
    """A brush drawn over the skin of a snare drum."""
    rub = band(noise(rng, seconds), 1_500, 6_200)
    t = np.linspace(0, 1, len(rub))
    return 0.22 * strength * rub * np.sin(np.pi * t**0.7) ** 2


def tap(rng: np.random.Generator, strength: float) -> Wave:
    """A brush that falls on it, with the wires below."""
    t = times(0.2)
    skin = np.sin(2 * np.pi * 205 * t) * decay(0.2, 0.016, 0.002)
    wires = band(noise(rng, 0.2), 1_800, 6_800) * decay(0.2, 0.03, 0.002)
    return strength * fade(0.14 * skin + 0.34 * wires, 0.001, 0.02)


def kick(rng: np.random.Generator, strength: float) -> Wave:
    """A bass drum, feathered."""
    t = times(0.3)
    fall = 58 + 34 * np.exp(-t / 0.02)
    skin = np.sin(2 * np.pi * np.cumsum(fall) / (len(t) / 0.3)) * decay(0.3, 0.055, 0.004)
    felt = low_pass(noise(rng, 0.03), 700) * decay(0.03, 0.004, 0.001)
    return strength * fade(mix([(0, 0.6 * skin), (0, 0.08 * felt)]), 0.001, 0.03)


def rim(rng: np.random.Generator, strength: float) -> Wave:
    """A stick laid over the rim: a dry piece of wood."""
    t = times(0.08)
    shift = rng.uniform(0.98, 1.02)
    wood = sum(
        share * np.sin(2 * np.pi * shift * pitch * t) * decay(0.08, half, 0.0008)
        for pitch, share, half in ((760, 1.0, 0.012), (1_690, 0.6, 0.007), (2_900, 0.25, 0.004))
    )
    return strength * fade(0.30 * wood, 0.0005, 0.01)


def shaker(rng: np.random.Generator, strength: float) -> Wave:
    """A few seeds in a wooden egg."""
    seeds = high_pass(low_pass(noise(rng, 0.09), 8_200), 3_200)
    t = np.linspace(0, 1, len(seeds))
    return 0.34 * strength * seeds * np.sin(np.pi * t**0.5) ** 2 * (0.3 + 0.7 * t)


def hand_drum(rng: np.random.Generator, strength: float) -> Wave:
    """A large frame drum under the fingers: low and soft."""
    t = times(0.5)
    shift = rng.uniform(0.99, 1.01)
    skin = sum(
        share * np.sin(2 * np.pi * shift * pitch * t) * decay(0.5, half, 0.006)
        for pitch, share, half in ((82, 1.0, 0.09), (131, 0.45, 0.05), (196, 0.2, 0.03))
    )
    fingers = band(noise(rng, 0.04), 250, 1_600) * decay(0.04, 0.006, 0.002)
    return strength * fade(mix([(0, 0.5 * skin), (0, 0.10 * fingers)]), 0.001, 0.05)


def held(seconds: float) -> float:
    """A length of a held note in steps, so that notes alike need be made but once."""
    return max(0.16, round(seconds / 0.08) * 0.08)


def room_tail(rng: np.random.Generator) -> Wave:
    """What a furnished room gives back of a click, for one ear."""
    sound = noise(rng, 1.8) * decay(1.8, 0.19, 0.03)
    sound = high_pass(low_pass(sound, 2_600), 180)[: samples(1.8)]
    return sound / float(np.sqrt(np.sum(np.square(sound))))
