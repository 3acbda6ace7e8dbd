"""The one piece of music: an evening in F, twenty-four slow bars that lead into themselves.

It is rendered on a ring: what still sounds at the end sounds on at the beginning, the room's echo too, so
that nobody hears where the loop begins. The score is text: a bar's chord, and the notes of the kalimba as
`pitch@beat` (beats from 0; quarters as .5 and .25), with long rests, for it must bear repeating.
"""

from collections.abc import Callable, Iterator

import numpy as np
from audio import RATE, Wave, decay, high_pass, low_pass, noise
from instruments import bass, felt_piano, kalimba
from level import loudness

LEVEL = -25
BEAT = 34_816
"""Samples a beat: 76 beats a minute."""
BEATS = 4

CHORDS = {
    "F": ("F2", "C3 A3 C4 E4"),
    "F/A": ("A1", "C3 F3 C4 G4"),
    "Dm": ("D2", "D3 A3 C4 F4"),
    "Am": ("A1", "C3 G3 C4 E4"),
    "Bb": ("Bb1", "D3 A3 C4 F4"),
    "Gm": ("G1", "D3 Bb3 D4 F4"),
    "C": ("C2", "C3 Bb3 D4 G4"),
    "Csus": ("C2", "C3 Bb3 D4 F4"),
}

SCORE = (
    ("F", "A4@0 C5@1.5 D5@2"),
    ("Dm", "C5@0.5 A4@1"),
    ("Bb", "F4@0 A4@1.5 C5@2"),
    ("C", "G4@0"),
    ("F/A", "A4@0 C5@1.5 D5@2 F5@3"),
    ("Dm", "D5@0 C5@1"),
    ("Gm", "A4@0.5 G4@1 F4@2"),
    ("Csus", "G4@0"),
    ("F", "A4@0 C5@1.5 D5@2"),
    ("Am", "E5@0 D5@0.5 C5@1"),
    ("Bb", "D5@0 C5@1.5 A4@2"),
    ("F/A", "G4@0 A4@0.5"),
    ("Gm", "F4@1 G4@1.5 A4@2 C5@3"),
    ("Am", "D5@0 C5@1"),
    ("Bb", "A4@0.5 G4@1 F4@2"),
    ("C", "G4@0 D4@2"),
    ("Dm", "F5@0 E5@1.5 D5@2"),
    ("Am", "C5@0.5"),
    ("Bb", "D5@0 C5@1.5 A4@2"),
    ("F/A", ""),
    ("Gm", "D5@0.5 C5@1 A4@2 G4@2.5"),
    ("Dm", "A4@0 F4@1.5"),
    ("Bb", "F4@0 G4@1.5 A4@2"),
    ("Csus", "G4@0"),
)

Instrument = Callable[[np.random.Generator, float, float], Wave]
Note = tuple[Instrument, float, str, float, float]
"""Who plays, on which beat, the pitch's name, how strongly, and where from (−1 left to 1 right)."""


def pitch_of(name: str) -> float:
    """The frequency of a note such as `Bb3`, with A4 at 440 Hz."""
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]] - name.count("b")
    return 440.0 * 2 ** ((step - 9) / 12 + int(name[-1]) - 4)


def _notes(rng: np.random.Generator) -> Iterator[Note]:
    for bar, (chord, tune) in enumerate(SCORE):
        root, upper = CHORDS[chord]
        start = bar * BEATS
        yield bass, start, root, 0.46, 0.0
        if bar % 2:
            yield bass, start + 2.5, root, 0.30, 0.0
        voices = upper.split()
        for number, name in enumerate(voices):
            # The hand opens slowly, the lowest finger first.
            yield felt_piano, start + 0.035 * number, name, 0.34 + 0.03 * number, -0.28
        for number, name in enumerate(voices[2:]):
            yield felt_piano, start + 2 + 0.03 * number, name, 0.22, -0.28
        if bar % 4 == 3:
            yield felt_piano, start + 3.5, voices[1], 0.20, -0.28
        for each in tune.split():
            name, beat = each.split("@")
            strong = 0.60 if float(beat) % 2 == 0 else 0.50
            yield kalimba, start + float(beat), name, strong + rng.uniform(-0.05, 0.05), 0.30


def _laid(ring: Wave, at: int, wave: Wave, gains: tuple[float, float]) -> None:
    where = (at + np.arange(len(wave))) % len(ring)
    for side, gain in enumerate(gains):
        ring[where, side] += gain * wave


def _echo(rng: np.random.Generator, ring: Wave) -> Wave:
    """What a furnished room gives back, each ear its own; on the ring, as everything."""
    heard = np.zeros_like(ring)
    for side in (0, 1):
        tail = np.zeros(len(ring))
        sound = noise(rng, 1.8) * decay(1.8, 0.19, 0.03)
        sound = high_pass(low_pass(sound, 2_600), 180)
        tail[: len(sound)] = sound / float(np.sqrt(np.sum(np.square(sound))))
        both = 0.7 * ring[:, side] + 0.3 * ring[:, 1 - side]
        heard[:, side] = np.fft.irfft(np.fft.rfft(both) * np.fft.rfft(tail), len(ring))
    return heard


def loop(rng: np.random.Generator) -> Wave:
    """The whole piece, stereo, ready to be repeated without a gap."""
    ring = np.zeros((len(SCORE) * BEATS * BEAT, 2))
    for instrument, beat, name, strength, side in _notes(rng):
        late = rng.normal(0, 0.006) * RATE
        angle = np.pi / 4 * (1 + side)
        gains = (float(np.cos(angle)), float(np.sin(angle)))
        _laid(ring, round(beat * BEAT + late), instrument(rng, pitch_of(name), strength), gains)
    whole = ring + 0.22 * _echo(rng, ring)
    whole -= np.mean(whole, axis=0)
    return whole * 10 ** ((LEVEL - loudness(np.mean(whole, axis=1))) / 20)
