"""The effects: what each is made of, how many variations it has, how far apart in pitch, and how loud it is.

A sound is laid of several: a card that is dealt is a slide, the snap of its edge and the cloth it lands on.
Loudness, by `level.py`, is a matter of the class; within one, sounds differ by 2 dB and less from its mean.

Variations lie evenly between PITCH below and above. Tuned sounds keep to F, G, A, C and D, the notes on which
the music rests, and differ by TUNED only: half a semitone would quarrel with it.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from audio import RATE, Wave, decay, fade, mix, times
from matter import bar, knock, pat, riffle, room, slide, snap

Rng = np.random.Generator

C5, F5, A5, C6, F6 = 523.25, 698.46, 880.0, 1046.5, 1396.91
F4, A4 = 349.23, 440.0

PITCH, TUNED = 0.04, 0.008
"""How much higher or lower, as a share, the last and the first variation of a sound are."""


@dataclass(frozen=True)
class Effect:
    """A sound by name: `make(rng)` gives a slightly different one each time."""

    name: str
    make: Callable[[Rng], Wave]
    level: float
    variations: int = 4
    spread: float = PITCH

    def pitch(self, number: int) -> float:
        """The factor of the pitch of a variation, counted from 1."""
        return 1 + self.spread * (2 * (number - 1) / (self.variations - 1) - 1)


def deal(rng: Rng) -> Wave:
    """A card skims over the cloth and comes to rest."""
    skim = slide(rng, rng.uniform(0.055, 0.075), 1_800, 5_800)
    return mix([(0, 0.8 * skim), (0.05, 0.7 * snap(rng, 0.8)), (0.051, 0.5 * pat(rng))])


def play(rng: Rng) -> Wave:
    """A card put down on the pile with a little emphasis."""
    air = slide(rng, 0.045, 1_100, 3_800)
    flutter = rng.uniform(0.022, 0.032)
    return room(
        rng,
        mix(
            [
                (0, 0.35 * air),
                (0.034, snap(rng)),
                (0.035, 0.75 * pat(rng)),
                (0.034 + flutter, 0.22 * snap(rng, 0.7)),
            ]
        ),
        0.08,
    )


def draw(rng: Rng) -> Wave:
    """A card drawn off the pile and taken up."""
    length = rng.uniform(0.12, 0.15)
    return mix([(0, 0.8 * slide(rng, length)), (length - 0.022, 0.9 * snap(rng, 0.9))])


def gather(rng: Rng) -> Wave:
    """Several cards swept together and squared."""
    sweep = slide(rng, rng.uniform(0.2, 0.24), 1_000, 4_200)
    rustle = 0.9 * riffle(rng, 6, 0.12, 0.75)
    return mix([(0, sweep), (0.07, rustle), (0.24, 0.8 * snap(rng, 0.7)), (0.241, pat(rng))])


def shuffle(rng: Rng) -> Wave:
    """Two halves riffled into each other, the bridge, and the pack squared on the table."""
    bridge = 0.42 * riffle(rng, 22, 0.24, 0.7)
    square = mix([(0, 0.6 * snap(rng, 0.7)), (0.001, 0.9 * pat(rng))])
    return room(
        rng,
        mix(
            [
                (0, riffle(rng, rng.integers(24, 29), 0.42)),
                (0.52, bridge),
                (0.84, 0.7 * square),
                (0.84 + rng.uniform(0.09, 0.11), square),
            ]
        ),
        0.1,
    )


def turn(rng: Rng) -> Wave:
    """Two small bars: it is your turn."""
    drift = 1 + rng.normal(0, 0.001)
    first, second = 0.7 * bar(rng, C5 * drift, 0.05, 0.4), bar(rng, F5 * drift, 0.065, 0.5)
    gap = rng.uniform(0.085, 0.095)
    touches = [(at, 0.16 * knock(rng, 330, 0.012)) for at in (0, gap)]
    return room(rng, mix([(0, first), (gap, second), *touches]))


def warning(rng: Rng) -> Wave:
    """Two quick knocks on a hollow block: somebody has one card left."""
    pitch = 760 * (1 + rng.normal(0, 0.008))
    block = [knock(rng, pitch * step, 0.022, 0.35) for step in (1, 1.19)]
    return room(rng, mix([(0, block[0]), (rng.uniform(0.1, 0.115), block[1])]))


def call_out(rng: Rng) -> Wave:
    """Three bars upwards, at once after each other: somebody calls."""
    gap = rng.uniform(0.055, 0.065)
    notes = [
        (number * gap, bar(rng, note, 0.055, 0.45)) for number, note in enumerate((F5, A5, C6))
    ]
    return room(rng, mix([*notes, (0, 0.4 * knock(rng, 410, 0.016))]))


def accuse(rng: Rng) -> Wave:
    """A gavel: two firm knocks on heavy wood."""
    pitch = rng.uniform(205, 215)
    blows = [
        mix([(0, knock(rng, pitch, 0.034, 0.5)), (0, 0.5 * knock(rng, pitch * 2.7, 0.012, 0.4))])
        for _ in range(2)
    ]
    return room(rng, mix([(0, 0.75 * blows[0]), (rng.uniform(0.15, 0.165), blows[1])]), 0.18)


def refuse(rng: Rng) -> Wave:
    """A dull double pat, with the paper staying where it is."""
    dull = [mix([(0, pat(rng)), (0, 0.3 * knock(rng, step, 0.011, 0.05))]) for step in (196, 174)]
    rub = 0.14 * slide(rng, 0.05, 700, 2_400)
    return mix([(0, dull[0]), (0.0, rub), (rng.uniform(0.085, 0.095), 0.85 * dull[1])])


def press(rng: Rng) -> Wave:
    """A small wooden button."""
    down, up = knock(rng, rng.uniform(560, 600), 0.009, 0.3), knock(rng, 840, 0.005, 0.25)
    return mix([(0, down), (rng.uniform(0.038, 0.046), 0.35 * up)])


def tick(rng: Rng) -> Wave:
    """A notch further in a row of choices."""
    notch = knock(rng, rng.uniform(1_020, 1_090), 0.006, 0.3)
    return mix([(0, notch), (0, 0.12 * pat(rng)), (0.009, 0.12 * snap(rng, 0.7))])


def focus(rng: Rng) -> Wave:
    """A fingertip passing to the next card."""
    return mix([(0, 0.5 * slide(rng, 0.028, 1_600, 4_600)), (0.014, 0.3 * snap(rng, 0.6))])


def pick(rng: Rng) -> Wave:
    """One bar, struck firmly: a colour is chosen."""
    drift = 1 + rng.normal(0, 0.0015)
    return room(rng, mix([(0, bar(rng, A5 * drift, 0.06)), (0, 0.3 * bar(rng, F5 * drift, 0.045))]))


def clock(rng: Rng) -> Wave:
    """One beat of a wooden clock."""
    case = knock(rng, rng.uniform(1_350, 1_480), 0.006, 0.5)
    return mix([(0, case), (0.001, 0.5 * knock(rng, 480, 0.010, 0.1))])


def round_over(rng: Rng) -> Wave:
    """The hands are laid open: two low bars and a pack set down."""
    down = mix([(0, 0.5 * snap(rng, 0.7)), (0, pat(rng))])
    bars = [(0.04, bar(rng, F4, 0.11, 0.9)), (0.17, 0.9 * bar(rng, C5, 0.11, 0.9))]
    return room(rng, mix([(0, 0.6 * down), *bars]), 0.16)


def win(rng: Rng) -> Wave:
    """A run up the bars to a chord, and a second, higher one to a wide chord over a drum: the match is won."""
    step, notes = rng.uniform(0.098, 0.104), []
    second = 5 * step + 0.42
    for begins, run in ((0.0, (C5, F5, A5, C6)), (second, (F5, A5, C6, F6))):
        notes += [(begins + step * n, 0.7 * bar(rng, note, 0.11)) for n, note in enumerate(run)]
    first = [
        (4 * step + 0.05 + 0.012 * number, 0.55 * bar(rng, note, 0.2, 0.9))
        for number, note in enumerate((F4, A4, F5))
    ]
    rest = second + 4 * step + 0.06
    chord = [
        (rest + 0.014 * number, share * bar(rng, note, 0.3, 1.5))
        for number, (note, share) in enumerate(
            ((F4, 0.6), (C5, 0.5), (A5, 0.6), (C6, 0.6), (F6, 0.8))
        )
    ]
    low = [(rest, 0.7 * _drum(rng, 87.31, 0.16)), (0, 0.3 * pat(rng))]
    return room(rng, mix([*notes, *first, *chord, *low]), 0.22, 0.06)


def lose(rng: Rng) -> Wave:
    """Three steps down, softly, and no harm done."""
    step = rng.uniform(0.17, 0.18)
    notes = [(step * number, bar(rng, note, 0.12, 0.8)) for number, note in enumerate((A4, F4))]
    last = mix([(0, bar(rng, 261.63, 0.2, 1.2)), (0.012, 0.6 * bar(rng, F4, 0.16, 1.2))])
    sigh = 0.2 * slide(rng, 0.3, 700, 2_400)
    return room(rng, mix([*notes, (2 * step + 0.03, last), (2 * step - 0.1, sigh)]), 0.2, 0.06)


def hit_two(rng: Rng) -> Wave:
    """One blow of a mallet on a wooden box: two cards, or three."""
    box = mix([(0, knock(rng, 262, 0.030, 0.35)), (0, 0.5 * knock(rng, 131, 0.045, 0.1))])
    return room(rng, mix([(0, box), (0.004, 0.5 * snap(rng, 0.8))]), 0.14)


def hit_four(rng: Rng) -> Wave:
    """Two blows, the second lower and on a drum: four or five."""
    first = knock(rng, 262, 0.030, 0.35)
    second = mix([(0, _drum(rng, 98, 0.09)), (0, 0.6 * knock(rng, 196, 0.040, 0.3))])
    gap = rng.uniform(0.125, 0.135)
    return room(rng, mix([(0, 0.7 * first), (gap, second)]), 0.18, 0.05)


def hit_six(rng: Rng) -> Wave:
    """Three blows that grow, down to a large drum, over two dark bars: six or seven."""
    gap = rng.uniform(0.115, 0.125)
    blows = [
        (0, 0.5 * knock(rng, 262, 0.030, 0.35)),
        (gap, 0.7 * mix([(0, knock(rng, 208, 0.036, 0.3)), (0, 0.6 * _drum(rng, 110, 0.07))])),
        (2 * gap, 1.1 * _drum(rng, 73.4, 0.14)),
        (2 * gap, 0.5 * knock(rng, 147, 0.05, 0.3)),
    ]
    bars = [(2 * gap + 0.01, 0.5 * bar(rng, note, 0.2, 1.0)) for note in (146.83, 174.61)]
    return room(rng, mix([*blows, *bars]), 0.22, 0.07)


def hit_eight(rng: Rng) -> Wave:
    """A roll that grows and breaks off, a moment of nothing, and the largest drum: eight and more."""
    count = int(rng.integers(9, 11))
    moments = 0.36 * (np.arange(count) / count) ** 0.8
    roll = [
        (at, (0.2 + 0.6 * number / count) * knock(rng, 175 - 6 * number, 0.024, 0.3))
        for number, at in enumerate(moments.tolist())
    ]
    low = [(0.47, 1.3 * _drum(rng, 55, 0.18)), (0.47, 0.8 * _drum(rng, 110, 0.12))]
    bars = [
        (0.48 + 0.05 * number, 0.5 * bar(rng, note, 0.22, 1.0))
        for number, note in enumerate((146.83, 110.0, 87.31))
    ]
    return room(rng, mix([*roll, *low, *bars]), 0.26, 0.05)


def _drum(rng: Rng, pitch: float, half: float) -> Wave:
    """A skin that is struck, whose note falls a little."""
    t = times(8 * half)
    fall = pitch * (1 + 0.35 * np.exp(-t / 0.025))
    skin = np.sin(2 * np.pi * np.cumsum(fall) / RATE) * decay(8 * half, half, 0.003)
    upper = np.sin(2 * np.pi * 1.59 * pitch * t) * decay(8 * half, half * 0.4, 0.003)
    third = np.sin(2 * np.pi * 2.9 * pitch * t) * decay(8 * half, half * 0.22, 0.002)
    rung = fade(0.6 * skin + 0.25 * upper + 0.14 * third, 0.001, 0.1)
    return mix([(0, rung), (0, 0.4 * pat(rng))])


def caught(rng: Rng) -> Wave:
    """Two bars that slip down a fourth, and a lid that falls shut: somebody forgot to call."""
    slips = []
    for number, note in enumerate((C6, A5, F5, C5)):
        slips.append((0.062 * number, (0.8 - 0.1 * number) * bar(rng, note, 0.05, 0.35)))
    lid = mix([(0, knock(rng, 150, 0.04, 0.5)), (0.05, 0.5 * knock(rng, 310, 0.014, 0.4))])
    return room(rng, mix([*slips, (0.30, 1.2 * lid)]), 0.16)


def first(rng: Rng) -> Wave:
    """A small bell of wood, struck twice at once: somebody was first to call the suit."""
    notes = [(0, bar(rng, C6, 0.07, 0.5)), (0.045, bar(rng, F6, 0.10, 0.7))]
    return room(rng, mix([*notes, (0, 0.4 * knock(rng, 523, 0.014, 0.5))]), 0.14)


def prize(rng: Rng) -> Wave:
    """Cards drawn in with both hands, under a chord that opens upwards: the one card is taken."""
    chord = [
        (0.09 * number, 0.6 * bar(rng, note, 0.16, 1.0))
        for number, note in enumerate((F4, A4, C5, 587.33, A5))
    ]
    return room(rng, mix([(0, 0.6 * slide(rng, 0.3, 900, 4_000)), *chord]), 0.2, 0.06)


def cup(rng: Rng) -> Wave:
    """A roll on the drum, a call that is answered higher up, and a wide chord with a bell on top: a cup."""
    roll = [(0.045 * number, (0.12 + 0.05 * number) * _drum(rng, 98, 0.05)) for number in range(9)]
    step, call = rng.uniform(0.118, 0.122), []
    for number, (note, under) in enumerate(((C5, A4), (C5, A4), (F5, C5), (A5, F5))):
        at = 0.42 + step * number + (0.06 if number > 1 else 0)
        call += [(at, 0.7 * bar(rng, note, 0.14, 0.8)), (at, 0.4 * bar(rng, under, 0.14, 0.8))]
    rest = 0.42 + 4 * step + 0.16
    chord = [
        (rest + 0.014 * number, 0.6 * bar(rng, note, 0.34, 1.8))
        for number, note in enumerate((F4, C5, F5, A5, C6, F6))
    ]
    bells = [
        (rest + 0.16 + 0.11 * n, 0.4 * bar(rng, each, 0.2, 1.2)) for n, each in enumerate((C6, F6))
    ]
    low = [(rest, 0.9 * _drum(rng, 87.31, 0.2))]
    return room(rng, mix([*roll, *call, *chord, *bells, *low]), 0.26, 0.07)


def defeat(rng: Rng) -> Wave:
    """Four steps down to a low chord in minor, with a drum far away: the match is lost."""
    step = rng.uniform(0.2, 0.21)
    notes = [
        (step * number, 0.9 * bar(rng, note, 0.14, 0.9))
        for number, note in enumerate((A4, F4, 293.66))
    ]
    rest = 3 * step + 0.05
    chord = [
        (rest + 0.015 * number, 0.7 * bar(rng, note, 0.2, 1.0))
        for number, note in enumerate((146.83, 220.0, F4))
    ]
    return room(rng, mix([*notes, *chord, (rest, 0.5 * _drum(rng, 73.4, 0.12))]), 0.24, 0.05)


TOUCHES, CARDS, CALLS, REFUSALS, HITS, FANFARES = -27.1, -16.9, -14.8, -15.4, -13.9, -13.4
"""The loudness of each class: what is heard always, what cards do, what one should notice, hits, the end."""
DEALS = CARDS - 5
"""Of a card that is dealt: two dozen follow each other, and would else be louder than a match that is won."""

EFFECTS = (
    Effect("deal", deal, DEALS, 5),
    Effect("play", play, CARDS - 0.5, 5),
    Effect("draw", draw, CARDS - 0.3, 5),
    Effect("gather", gather, CARDS + 0.2, 4),
    Effect("shuffle", shuffle, CARDS + 0.6, 3),
    Effect("turn", turn, CALLS - 0.7, 3, TUNED),
    Effect("pick", pick, CALLS - 0.7, 4, TUNED),
    Effect("warning", warning, CALLS, 3),
    Effect("call-out", call_out, CALLS, 4, TUNED),
    Effect("accuse", accuse, CALLS + 0.5, 3),
    Effect("caught", caught, CALLS + 0.5, 3, TUNED),
    Effect("first", first, CALLS, 3, TUNED),
    Effect("prize", prize, CALLS + 0.5, 3, TUNED),
    Effect("hit-two", hit_two, HITS - 1.7, 3),
    Effect("hit-four", hit_four, HITS - 0.7, 3),
    Effect("hit-six", hit_six, HITS + 0.9, 3),
    Effect("hit-eight", hit_eight, HITS + 1.7, 3),
    Effect("refuse", refuse, REFUSALS, 4),
    Effect("press", press, TOUCHES + 0.4, 4),
    Effect("clock", clock, TOUCHES + 0.6, 4),
    Effect("tick", tick, TOUCHES, 4),
    Effect("focus", focus, TOUCHES - 0.4, 5),
    Effect("round", round_over, FANFARES, 3, TUNED),
    Effect("win", win, FANFARES + 0.5, 3, TUNED),
    Effect("cup", cup, FANFARES + 0.7, 3, TUNED),
    Effect("lose", lose, FANFARES, 3, TUNED),
    Effect("defeat", defeat, FANFARES, 3, TUNED),
)
