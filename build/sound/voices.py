"""Voices of the portraits: a hummed or half-said syllable, by formant synthesis.

A pulse of the vocal folds, softened by breath, goes through five resonances of the mouth, which glide
from the consonant to the vowel. What makes a voice somebody's is its pitch, the length of the throat (which
shifts all resonances together), its breath and its tempo. Nothing is said that is a word.
"""

from dataclasses import dataclass, replace

import numpy as np
from audio import RATE, Wave, band, fade, high_pass, low_pass, noise, samples

LEVEL = -16.7

PITCHES = (1.0, 0.96, 1.02, 0.98, 1.04)
"""The factor of the pitch at which each syllable is said: within 4 %, as with the effects."""


@dataclass(frozen=True)
class Voice:
    """Somebody's voice: pitch in Hz, throat 1.0 for a man's of 17 cm, breath and pace as shares."""

    name: str
    pitch: float
    throat: float
    breath: float = 0.3
    pace: float = 1.0
    waver: float = 0.006

    def said(self, number: int) -> "Voice":
        """The voice as it says the syllable of this number, counted from 1."""
        return replace(self, pitch=self.pitch * PITCHES[number - 1])


@dataclass(frozen=True)
class Syllable:
    """From one sound to another: their resonances, how the pitch goes (in semitones), how long it lasts.

    `onset` is the share of the time in which the mouth moves; `closed` is how far the lips are together
    at the beginning.
    """

    start: str
    end: str
    tune: tuple[float, float, float]
    seconds: float
    onset: float = 0.3
    closed: float = 0.0


# Resonances in Hz of a man's voice; those of the hum are what the nose lets through.
SOUNDS = {
    "ah": (690, 1_120, 2_450, 3_400, 4_200),
    "oh": (470, 820, 2_400, 3_300, 4_200),
    "eh": (530, 1_700, 2_450, 3_400, 4_200),
    "ee": (310, 2_050, 2_750, 3_500, 4_200),
    "oo": (330, 800, 2_250, 3_250, 4_200),
    "uh": (560, 1_180, 2_400, 3_350, 4_200),
    "mm": (260, 1_020, 2_150, 3_100, 4_100),
    "nn": (270, 1_450, 2_350, 3_200, 4_100),
}
WIDTHS = (85, 105, 150, 220, 300)
STRENGTHS = (1.0, 0.75, 0.48, 0.28, 0.14)

SYLLABLES = (
    Syllable("mm", "mm", (0.0, 1.5, 3.2), 0.27, 0.5, 0.6),
    Syllable("oh", "oo", (1.5, 2.5, -1.5), 0.24, 0.8),
    Syllable("nn", "ah", (-0.5, 1.5, -1.0), 0.23, 0.3, 0.7),
    Syllable("uh", "eh", (0.5, 0.0, 2.0), 0.19, 0.5, 0.2),
    Syllable("oo", "ah", (-1.0, 2.0, 0.5), 0.25, 0.45, 0.4),
)

VOICES = (
    Voice("ada", 205, 0.86),
    Voice("ruth", 182, 0.88, 0.45, 1.12, 0.012),
    Voice("jun", 138, 0.97, 0.25, 0.95),
    Voice("milo", 168, 0.92, 0.3, 0.86),
    Voice("emil", 112, 1.03, 0.28, 1.05),
    Voice("nora", 222, 0.84, 0.4),
    Voice("walt", 98, 1.06, 0.4, 1.18, 0.011),
    Voice("sana", 196, 0.87, 0.35, 1.06),
    Voice("kofi", 106, 1.02, 0.2, 1.0),
    Voice("mei", 246, 0.81, 0.3, 0.88),
    Voice("theo", 124, 1.0, 0.3, 1.06),
    Voice("zoe", 232, 0.83, 0.26, 0.9),
    Voice("ravi", 130, 0.98, 0.34, 1.0),
    Voice("inga", 188, 0.89, 0.3, 1.08),
    Voice("otis", 92, 1.07, 0.3, 1.14),
    Voice("lola", 214, 0.85, 0.28, 0.95),
    Voice("vera", 190, 0.9, 0.36, 1.1),
    Voice("hugo", 102, 1.05, 0.24, 1.08),
    Voice("pip", 258, 0.79, 0.3, 0.84),
    Voice("otto", 118, 1.01, 0.34, 1.12),
    Voice("odette", 174, 0.9, 0.42, 1.16),
    Voice("luna", 226, 0.83, 0.3, 0.98),
)


def _folds(rng: np.random.Generator, voice: Voice, tune: Wave) -> Wave:
    """How far the vocal folds are open, 0 to 1 (after Rosenberg), a little uneven as anybody's are."""
    drift = low_pass(rng.normal(0, 1, len(tune)), 12)
    drift *= voice.waver / float(np.std(drift))
    phase = np.cumsum(voice.pitch * 2 ** (tune / 12 + drift) / RATE) % 1
    opening = 0.5 * (1 - np.cos(np.pi * phase / 0.44))
    closing = np.cos(np.pi / 2 * (phase - 0.44) / 0.20)
    return np.where(phase < 0.44, opening, np.where(phase < 0.64, closing, 0.0))


def _resonance(source: Wave, centres: Wave, width: float) -> Wave:
    """One resonance whose centre moves; its state is carried from sample to sample."""
    shrink = float(np.exp(-np.pi * width / RATE))
    angles = 2 * np.pi * centres / RATE
    turns = (2 * shrink * np.cos(angles)).tolist()
    gains = (2 * (1 - shrink) * np.sin(angles)).tolist()
    square, last, before = shrink * shrink, 0.0, 0.0
    heard = []
    for value, turn, gain in zip(source.tolist(), turns, gains, strict=True):
        last, before = gain * value + turn * last - square * before, last
        heard.append(last)
    return np.array(heard)


def spoken(rng: np.random.Generator, voice: Voice, syllable: Syllable) -> Wave:
    """A syllable in somebody's voice."""
    count = samples(syllable.seconds * voice.pace * rng.uniform(0.95, 1.05))
    share = np.linspace(0, 1, count)
    glide = np.clip(share / syllable.onset, 0, 1)
    glide = glide * glide * (3 - 2 * glide)
    tune = np.interp(share, (0, 0.45, 1), syllable.tune)
    folds = _folds(rng, voice, low_pass(tune - tune[0], 20) + tune[0])
    breath = band(noise(rng, 1.0)[:count], 600, 4_500) * (0.15 + folds) * 0.16 * voice.breath
    source = np.diff(folds, prepend=folds[0]) * RATE / (12 * voice.pitch) * 0.3 + breath
    open_mouth = 1 - syllable.closed * (1 - glide)
    mouth = np.zeros(count)
    pairs = zip(SOUNDS[syllable.start], SOUNDS[syllable.end], WIDTHS, STRENGTHS, strict=True)
    for number, (start, end, width, strength) in enumerate(pairs):
        centres = (start + (end - start) * glide) / voice.throat
        # Closed lips let the lowest resonance pass and hold back the others.
        passing = open_mouth if number else 0.5 + 0.5 * open_mouth
        mouth += strength * passing * _resonance(source, centres, width / voice.throat)
    rise, fall = np.clip(share * syllable.seconds / 0.035, 0, 1), np.clip((1 - share) / 0.45, 0, 1)
    shaped = mouth * np.sin(np.pi / 2 * rise) ** 2 * np.sin(np.pi / 2 * fall) ** 1.5
    return fade(low_pass(high_pass(shaped, 70), 4_200), 0.004, 0.03)
