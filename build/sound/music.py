"""The tunes as they are heard: `recordings(tune)` plays the bars of a tune and cuts them into sections.

A tune is played on a ring: what still sounds at its end sounds on at its beginning, the room's echo too, so
that nobody hears where it comes round. It is kept in sections of whole bars. Each has LEAD samples before and
after it, which are those of its neighbours: an encoder smears the ends of what it is given, and these are cut
off again.

A game's tune has a layer more for when the table is tense: a hand drum, a string that is plucked on and on,
long low strings. It goes with the chords of a strain, and is added to any of its bars. A game has its cadences
too.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from arranging import FORM, PASS, Bar, arranged, bass_line, cadence
from audio import RATE, Wave
from instruments import (
    bass,
    clarinet,
    felt_piano,
    guitar,
    hand_drum,
    held,
    kalimba,
    kick,
    pizzicato,
    rim,
    room_tail,
    shaker,
    strings,
    swish,
    tap,
    vibraphone,
)
from level import programme
from tunes import Tune

LEVEL = -24.5
"""The loudness of every tune, by `level.programme`."""
TENSE = 10 ** (2.5 / 20)
"""How strongly the layer of tense moments is played beside the band: it lifts a tune by 1.3 to 2.3 dB."""
LEAD = 4_096
"""Samples before and after a section that are cut off again when it is played."""
CADENCES = 3
"""How many cadences of each sort a game has."""
CADENCE_BARS = 2
LEVELS = {"kalimba": 0.74, "vibraphone": 0.62, "clarinet": 0.48, "guitar": 0.74, "pizzicato": 0.92}
"""How strongly a lead plays, so that all are about equally near."""
LATE = {"swing": 0.018, "bossa": 0.010, "ballad": 0.012}
"""Seconds by which a lead lies behind the beat, by groove."""
SWUNG = {"swing": 0.64, "jazz waltz": 0.60}
"""Where in the beat its second half begins, by groove."""
PLUCKED = {
    "kalimba": kalimba, "vibraphone": vibraphone, "guitar": guitar, "pizzicato": pizzicato,
    "piano": felt_piano, "bass": bass,
}  # fmt: skip
BLOWN = {"clarinet": clarinet, "strings": strings}
DRUMS = {
    "swish": swish, "tap": tap, "kick": kick, "rim": rim, "shaker": shaker, "hand drum": hand_drum,
}  # fmt: skip
SIDES = {
    "piano": -0.30, "bass": 0.0, "guitar": 0.32, "kalimba": 0.24, "vibraphone": 0.22, "clarinet": 0.14,
    "pizzicato": -0.16, "strings": -0.05, "swish": 0.16, "tap": 0.12, "kick": 0.0, "rim": 0.2,
    "shaker": -0.38, "hand drum": -0.08,
}  # fmt: skip
"""Where everybody sits, −1 left to 1 right."""
STEPS = 5
"""In how many steps a note's colour goes by its strength, so that notes alike need be made but once."""
DAMPED = 6_000
"""Samples in which a string that is damped falls silent."""
TAKES = 3
"""How many takes there are of each stroke on a drum, which nobody strikes twice alike."""

_made: dict[tuple[str, int, int, float, int], Wave] = {}


@dataclass(frozen=True)
class Played:
    """A note as it is played: by whom, on which beat of the ring, how strongly; drums have no pitch.

    After so many `seconds` it ends, and what rings is damped; 0: it rings out.
    """

    who: str
    beat: float
    strength: float
    pitch: int = 0
    seconds: float = 0.0


def _take(each: Played, take: int) -> Wave:
    """A note's wave, made once for all that are alike."""
    step = min(STEPS, max(1, round(each.strength * STEPS)))
    drum = each.who in DRUMS
    key = each.who, each.pitch, step, held(each.seconds) if each.who in BLOWN else 0.0, take * drum
    if key not in _made:
        rng = np.random.default_rng(zlib.crc32(repr(key).encode()))
        strength, pitch = step / STEPS, 440 * 2 ** ((each.pitch - 69) / 12)
        if drum:
            wave = DRUMS[each.who](rng, strength)
        elif each.who in BLOWN:
            wave = BLOWN[each.who](rng, pitch, strength, key[3])
        else:
            wave = PLUCKED[each.who](rng, pitch, strength)
        _made[key] = wave
    wave = _made[key] * (each.strength * STEPS / step)
    count = round(each.seconds * RATE)
    if not count or each.who in BLOWN or count + DAMPED >= len(wave):
        return wave
    fall = np.sin(np.pi / 2 * np.linspace(1, 0, DAMPED)) ** 2
    return np.concatenate([wave[:count], wave[count : count + DAMPED] * fall])


def _lead(tune: Tune, bar: Bar, start: float) -> Iterator[Played]:
    second = 60 / (60 * RATE / tune.beat)
    for note in bar.melody:
        who = tune.leads[note.lead]
        strong = 1.0 if note.beat % 1 == 0 else 0.86
        strong *= LEVELS[who] * (1.06 if note.beat == 0 else 1.0)
        lasts = note.lasts * second * 0.94 if who in BLOWN else 0.0
        octave = 12 if who in ("kalimba", "vibraphone") and note.pitch < 65 else 0
        yield Played(who, start + note.beat, strong, note.pitch + octave, lasts)


def _piano(tune: Tune, bar: Bar, start: float, place: int) -> Iterator[Played]:
    """The chords of a bar, by the groove."""
    hands: tuple[tuple[float, float, int], ...]
    match tune.groove:
        case "swing":
            hands = (
                ((0, 0.30, 0), (1.5, 0.22, 0)),
                ((0.5, 0.26, 0), (2.5, 0.22, 0)),
                ((1, 0.24, 0), (2.5, 0.26, 0)),
                ((0, 0.28, 0), (1.5, 0.2, 1), (3.5, 0.22, 0)),
            )[place % 4]
        case "bossa":
            hands = (
                ((0, 0.28, 0), (1.5, 0.24, 0), (3, 0.22, 0)),
                ((0.5, 0.22, 0), (2, 0.26, 0), (3.5, 0.2, 0)),
            )[place % 2]
        case "tango":
            hands = ((0, 0.30, 0), (1.5, 0.20, 1), (2, 0.26, 0), (3, 0.22, 0))
        case "clockwork":
            hands = ((0, 0.26, 1), (1, 0.16, 0), (2, 0.24, 1), (3, 0.16, 0))
        case "jazz waltz":
            hands = (((0, 0.28, 0), (1.5, 0.22, 0)), ((1, 0.24, 0), (2, 0.18, 1)))[place % 2]
        case "waltz":
            hands = ((1, 0.24, 1), (2, 0.20, 1)) if place % 4 != 3 else ((0, 0.26, 0),)
        case _:
            hands = ((0, 0.34, 0), (2, 0.22, 2))
    comping = (
        "guitar" if tune.groove in ("bossa", "folk") and tune.leads[0] != "guitar" else "piano"
    )
    short = tune.groove not in ("ballad", "folk", "waltz")
    ends = [beat for beat, _, _ in hands[1:]] + [float(tune.beats)]
    second = tune.beat / RATE
    for (beat, strength, skip), end in zip(hands, ends, strict=True):
        lasts = second * min(end - beat, 0.9 if short else tune.beats)
        for number, pitch in enumerate(bar.voicing[skip:]):
            roll = 0.032 if tune.groove in ("ballad", "folk", "waltz") else 0.008
            louder = strength * (0.92 + 0.05 * number)
            yield Played(comping, start + beat + roll * number, 0.9 * louder, pitch, lasts)
    if tune.groove == "folk":
        for beat, number in ((0.5, 1), (1, 3), (1.5, 2), (2.5, 3), (3, 1), (3.5, 2)):
            yield Played("guitar", start + beat, 0.30, bar.voicing[number])
    if tune.groove == "ballad" and place % 4 == 3:
        yield Played("piano", start + 3.5, 0.20, bar.voicing[1])


def _drums(tune: Tune, bar: Bar, start: float, place: int) -> Iterator[Played]:
    last = place % 8 == 7
    if bar.full == 1 and tune.groove != "clockwork":
        if tune.beats == 4:
            yield Played("swish", start + 1, 0.5)
            yield Played("swish", start + 3, 0.5)
        return
    pattern: tuple[tuple[str, float, float], ...]
    match tune.groove:
        case "swing":
            pattern = (
                ("swish", 0, 0.6), ("tap", 1, 0.42), ("swish", 2, 0.6), ("tap", 3, 0.44),
                ("tap", 1.5, 0.16), ("tap", 3.5, 0.18), ("kick", 0, 0.34), ("kick", 2, 0.26),
            )  # fmt: skip
        case "bossa":
            clave = (0, 1.5, 3) if place % 2 == 0 else (1, 2.5)
            pattern = tuple(("rim", beat, 0.34) for beat in clave)
            pattern += tuple(("shaker", beat / 2, 0.34 if beat % 2 else 0.22) for beat in range(8))
            pattern += (
                ("kick", 0, 0.36),
                ("kick", 1.5, 0.2),
                ("kick", 2, 0.34),
                ("kick", 3.5, 0.2),
            )
        case "tango":
            pattern = (
                ("kick", 0, 0.42), ("tap", 1.5, 0.26), ("tap", 2, 0.32), ("tap", 3, 0.36),
                ("swish", 0.5, 0.4), ("swish", 2.5, 0.4), ("rim", 3.5, 0.14),
            )  # fmt: skip
        case "clockwork":
            pattern = tuple(("rim", float(beat), 0.24 if beat % 2 else 0.34) for beat in range(4))
            if bar.full > 1:
                pattern += (("kick", 0, 0.36), ("tap", 2, 0.3), ("shaker", 0.5, 0.2))
                pattern += (("shaker", 1.5, 0.24), ("shaker", 2.5, 0.2), ("shaker", 3.5, 0.24))
        case "jazz waltz":
            pattern = (
                ("swish", 0, 0.5), ("tap", 1, 0.36), ("tap", 2, 0.22), ("kick", 0, 0.34),
                ("tap", 1.5, 0.16),
            )  # fmt: skip
        case "waltz":
            pattern = (("swish", 0, 0.4), ("tap", 1, 0.2), ("tap", 2, 0.22), ("kick", 0, 0.26))
        case "folk":
            pattern = tuple(("shaker", beat / 2, 0.24 if beat % 2 else 0.16) for beat in range(8))
            pattern += (("kick", 0, 0.28), ("tap", 2, 0.18))
        case _:
            pattern = (("swish", 0, 0.5), ("swish", 2, 0.5), ("tap", 1, 0.16), ("tap", 3, 0.2))
    for who, beat, strength in pattern:
        yield Played(who, start + beat, strength)
    if last:
        for number, beat in enumerate((tune.beats - 1, tune.beats - 0.5)):
            yield Played("tap", start + beat, 0.3 + 0.1 * number)


def _warmth(tune: Tune, bar: Bar, start: float) -> Iterator[Played]:
    """Where the band is full: two of the chord's notes, bowed."""
    if bar.full == 3 or tune.groove in ("ballad", "waltz"):
        seconds = tune.bar / RATE * 0.96
        for pitch in bar.voicing[1:3]:
            yield Played("strings", start, 0.20, pitch, seconds)


def _tension(tune: Tune, bar: Bar, start: float) -> Iterator[Played]:
    """The layer more of the tense form."""
    low = 45 + (bar.root - 45) % 12
    fifth = low + (6 if bar.quality == "m7b5" else 7)
    if fifth > 60:
        low, fifth = low - 12, fifth - 12
    for half in range(2 * tune.beats):
        beat = half / 2
        pitch = fifth if half % 4 == 3 else low
        yield Played("pizzicato", start + beat, 0.34 if half % 2 == 0 else 0.24, pitch)
    pulses = (0, 1.5, 2, 3) if tune.beats == 4 else (0, 1.5, 2)
    for beat in pulses:
        yield Played("hand drum", start + beat, 0.62 if beat == 0 else 0.40)
    seconds = tune.bar / RATE * 0.98
    yield Played("strings", start, 0.34, low, seconds)
    yield Played("strings", start, 0.24, low + 12, seconds)


def _when(tune: Tune, each: Played, rng: np.random.Generator) -> int:
    """The sample on which a note begins: swung, and as exact as people are."""
    whole, part = divmod(each.beat, 1)
    swung = SWUNG.get(tune.groove, 0.5)
    part = part * 2 * swung if part < 0.5 else swung + (part - 0.5) * 2 * (1 - swung)
    late = rng.normal(0, 0.005)
    if each.who in tune.leads:
        late += LATE.get(tune.groove, 0.006)
    return round((whole + part) * tune.beat + late * RATE)


def _laid(tune: Tune, notes: list[Played], ring: Wave, name: str) -> None:
    """Play notes onto a ring, and what the room gives back of them."""
    rng = np.random.default_rng(zlib.crc32(f"{tune.name} {name}".encode()))
    count = len(ring)
    dry = np.zeros((count, 2))
    for each in notes:
        strength = each.strength * float(np.clip(rng.normal(1, 0.06), 0.8, 1.2))
        wave = _take(
            Played(each.who, each.beat, strength, each.pitch, each.seconds),
            int(rng.integers(TAKES)),
        )
        angle = np.pi / 4 * (1 + SIDES[each.who])
        gains = np.array((np.cos(angle), np.sin(angle)))
        at = _when(tune, each, rng) % count
        stop = min(count, at + len(wave))
        dry[at:stop] += wave[: stop - at, None] * gains
        if stop - at < len(wave):
            dry[: len(wave) - (stop - at)] += wave[stop - at :, None] * gains
    room = np.random.default_rng(1)
    middle = np.mean(dry, axis=1)
    for side in (0, 1):
        ring[:, side] += 0.20 * _answered(middle, room_tail(room))
    ring += dry


def _answered(ring: Wave, tail: Wave) -> Wave:
    """What the room gives back of a ring, block by block."""
    block = 1 << 17
    length = 2 * block
    spectrum = np.fft.rfft(tail, length)
    whole = np.zeros(len(ring) + length)
    for start in range(0, len(ring), block):
        part = ring[start : start + block]
        whole[start : start + length] += np.fft.irfft(np.fft.rfft(part, length) * spectrum, length)
    over = whole[len(ring) :]
    over = over[: min(len(over), len(ring))]
    whole[: len(over)] += over
    return whole[: len(ring)]


def _of_band(tune: Tune, bars: tuple[Bar, ...], place: int, beats: int) -> Iterator[Played]:
    bar, start = bars[place], float(place * beats)
    yield from _lead(tune, bar, start)
    yield from _piano(tune, bar, start, place)
    yield from _drums(tune, bar, start, place)
    yield from _warmth(tune, bar, start)
    line = bass_line(tune, bars, place)
    for (pitch, beat, strength), end in zip(
        line, [*line[1:], (0, float(tune.beats), 0)], strict=True
    ):
        lasts = (end[1] - beat) * tune.beat / RATE
        yield Played("bass", start + beat, strength, pitch, lasts)


def _last_bars(tune: Tune, bars: tuple[Bar, ...], *, won: bool) -> Iterator[Played]:
    """A cadence: half a bar each of the two chords that lead home, and the last chord, which rings."""
    half = tune.beats / 2
    second = tune.beat / RATE
    for bar, start in zip(bars, (0.0, half, 2 * half), strict=True):
        home = start == 2 * half
        low = 33 + (bar.root - 33) % 12
        yield Played("bass", start, 0.52, low)
        yield Played("strings", start, 0.34, bar.voicing[1], half * second * (2.2 if home else 1))
        yield Played("strings", start, 0.30, bar.voicing[2], half * second * (2.2 if home else 1))
        for number, pitch in enumerate(bar.voicing):
            yield Played("piano", start + 0.06 * number * (2 if home else 1), 0.40, pitch)
        for note in bar.melody:
            who = tune.leads[note.lead]
            # Two chords share a bar: what is written for a bar is played in half of it.
            beat = start + note.beat * (half / 2 if not home else 0.5)
            lasts = 1.6 * second if home else 0.5 * half * second
            strength = LEVELS[who] * (1.15 if won else 0.85)
            yield Played(who, beat, strength, note.pitch, lasts if who in BLOWN else 0.0)
        if won:
            yield Played("tap", start, 0.5)
            yield Played("tap", start + half / 2, 0.4)
            yield Played("kick", start, 0.5)
        else:
            yield Played("swish", start, 0.6)
            yield Played("hand drum", start, 0.3)
    if won:
        for number, pitch in enumerate(sorted(bars[-1].voicing)):
            yield Played("vibraphone", 2 * half + 0.5 + 0.125 * number, 0.4, pitch + 12)


def recordings(tune: Tune) -> Iterator[tuple[str, Wave]]:
    """The sections of a tune by name (`1` …), the layers of its strains (`a-tense` …), cadences (`won-1` …)."""
    bars = arranged(tune)
    ring = np.zeros((len(bars) * tune.bar, 2))
    band = [each for place in range(len(bars)) for each in _of_band(tune, bars, place, tune.beats)]
    _laid(tune, band, ring, "band")
    ring -= np.mean(ring, axis=0)
    by = 10 ** ((LEVEL - programme(ring)) / 20)
    yield from ((str(number), wave) for number, wave in enumerate(_cut(tune, by * ring), start=1))
    if not tune.game:
        return
    for strain in sorted(tune.strains):
        yield f"{strain.lower()}-tense", by * TENSE * np.mean(_layer(tune, bars, strain), axis=1)
    for won in (True, False):
        for number in range(CADENCES):
            name = f"{'won' if won else 'lost'}-{number + 1}"
            yield name, by * _cadence(tune, won=won, number=number, name=name)


def _layer(tune: Tune, bars: tuple[Bar, ...], strain: str) -> Wave:
    """The layer more of a strain, which goes with each of its passes: the chords are the same."""
    first = next(number for number, each in enumerate(FORM) if each[0] == strain) * PASS
    notes = [
        each
        for place, bar in enumerate(bars[first : first + PASS])
        for each in _tension(tune, bar, place * tune.beats)
    ]
    ring = np.zeros((PASS * tune.bar, 2))
    _laid(tune, notes, ring, f"layer {strain}")
    return next(_cut(tune, ring - np.mean(ring, axis=0)))


def _cadence(tune: Tune, *, won: bool, number: int, name: str) -> Wave:
    last = cadence(tune, won=won, number=number)
    # Long enough for the last chord to die away before the ring comes round.
    whole = np.zeros((CADENCE_BARS * tune.bar + round(3.5 * RATE), 2))
    _laid(tune, list(_last_bars(tune, last, won=won)), whole, name)
    whole -= np.mean(whole, axis=0)
    fall = np.clip((len(whole) - np.arange(len(whole))) / (1.5 * RATE), 0, 1)
    whole *= (np.sin(np.pi / 2 * fall) ** 2)[:, None]
    return np.concatenate([np.zeros((LEAD, 2)), whole, np.zeros((LEAD, 2))])


def _cut(tune: Tune, ring: Wave) -> Iterator[Wave]:
    length = PASS * tune.bar
    for number in range(len(ring) // length):
        places = np.arange(number * length - LEAD, (number + 1) * length + LEAD) % len(ring)
        yield ring[places]
