"""From the written strains to the bars as they are played: `arranged(tune)`, `cadence(tune, won, number)`.

A strain comes several times, and never twice alike: others play it, the melody is varied, answered or made anew
over its chords, and the piano has other voicings. What is left to chance goes by the tune's name, so that the
same bars come out every time. No two bars of a tune have the same melody over the same voicing.
"""

import random
from dataclasses import dataclass, field
from functools import cache

from tunes import MINOR, TUNES, Tune

QUALITIES = {
    "": (0, 4, 7, 14),
    "6": (4, 7, 9, 14),
    "maj7": (4, 7, 11, 14),
    "m": (3, 7, 12, 14),
    "m6": (3, 7, 9, 14),
    "m7": (3, 7, 10, 14),
    "7": (4, 10, 14, 21),
    "sus": (5, 7, 10, 14),
    "m7b5": (3, 6, 10, 12),
}
"""The semitones above the root of what the piano plays; the root itself is the bass's."""

PLAIN, VARIED, SOLO, ANSWER = "plain", "varied", "solo", "answer"

FORM = (
    ("A", PLAIN, 0, 1),
    ("A", VARIED, 0, 2),
    ("B", PLAIN, 0, 2),
    ("A", VARIED, 1, 3),
    ("C", PLAIN, 1, 2),
    ("B", VARIED, 0, 3),
    ("A", SOLO, 1, 3),
    ("C", VARIED, 0, 2),
    ("B", SOLO, 0, 3),
    ("A", ANSWER, 0, 1),
    ("C", ANSWER, 1, 2),
    ("B", VARIED, 1, 3),
    ("A", SOLO, 0, 3),
    ("C", SOLO, 1, 3),
    ("B", ANSWER, 0, 2),
    ("A", VARIED, 1, 1),
    ("C", VARIED, 1, 2),
    ("B", SOLO, 1, 3),
)
"""The strains in turn: how the melody comes, which lead has it, how full the band plays (1 to 3)."""

PASS = 8
"""The bars of a strain, each time that it comes."""

LOWEST, HIGHEST = 50, 70
"""Between which MIDI numbers the piano's hand lies."""

TRIES = 400


@dataclass(frozen=True)
class TuneNote:
    """A note of the melody: MIDI number, beat in the bar, beats that it lasts, which of the leads plays it."""

    pitch: int
    beat: float
    lasts: float
    lead: int


@dataclass(frozen=True)
class Bar:
    """A bar as it is played: the chord, the piano's voicing, the melody, and how full the band is."""

    chord: str
    root: int
    quality: str
    voicing: tuple[int, ...]
    melody: tuple[TuneNote, ...]
    full: int

    @property
    def heard(self) -> tuple[object, ...]:
        """What makes a bar another bar to the ear: its chord with its voicing, the notes with their beats."""
        return self.chord, self.voicing, tuple((each.pitch, each.beat) for each in self.melody)


@dataclass
class _Made:
    bars: list[Bar] = field(default_factory=list)
    heard: set[tuple[object, ...]] = field(default_factory=set)
    tunes: set[tuple[object, ...]] = field(default_factory=set)


def chord_of(name: str) -> tuple[int, str]:
    """The pitch class of the root, and the quality."""
    letters = 2 if name[1:2] in ("b", "#") else 1
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]]
    step += {"b": -1, "#": 1}.get(name[1:2], 0) if letters == 2 else 0
    return step % 12, name[letters:]


def degree(tune: Tune, text: str) -> int:
    """The MIDI number of a degree as it is written in a strain."""
    sharp = {"#": 1, "b": -1}.get(text[0], 0)
    text = text.lstrip("#b")
    octave = text.count("'") - text.count(",")
    return tune.tonic + tune.scale[int(text[0]) - 1] + 12 * octave + sharp


def _written(tune: Tune, text: str) -> list[tuple[int, float]]:
    return [
        (degree(tune, name), float(beat))
        for name, beat in (each.split("@") for each in text.split())
    ]


def _voicings(root: int, quality: str) -> list[tuple[int, ...]]:
    tones = sorted({(root + each) % 12 for each in QUALITIES[quality]})
    found = []
    for turn in range(len(tones)):
        order = tones[turn:] + tones[:turn]
        for bottom in range(LOWEST - 6, HIGHEST):
            if bottom % 12 != order[0]:
                continue
            close = [bottom]
            for tone in order[1:]:
                close.append(close[-1] + 1 + (tone - close[-1] - 1) % 12)
            opened = sorted([close[-2] - 12, *close[:-2], close[-1]]) if len(close) > 3 else close
            for each in (close, opened):
                if each[0] >= LOWEST - 2 and each[-1] <= HIGHEST + 2:
                    found.append(tuple(each))
    return sorted(set(found))


def _near(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=False))


def _varied(
    luck: random.Random, tune: Tune, notes: list[tuple[int, float]]
) -> list[tuple[int, float]]:
    """The notes with one or two small changes, as a player makes them."""
    notes = list(notes)
    scale = {(tune.tonic + each) % 12 for each in tune.scale}
    for _ in range(luck.choice((1, 2))):
        place = luck.randrange(len(notes))
        pitch, beat = notes[place]
        after = notes[place + 1][1] if place + 1 < len(notes) else float(tune.beats)
        match luck.choice(("neighbour", "split", "late", "leave", "turn", "run")):
            case "neighbour" if after - beat >= 1:
                upper = next(pitch + up for up in (1, 2, 3) if (pitch + up) % 12 in scale)
                notes[place : place + 1] = [(upper, beat), (pitch, beat + 0.5)]
            case "split" if after - beat >= 1:
                notes.insert(place + 1, (pitch, beat + (after - beat) / 2 // 0.5 * 0.5))
            case "late" if after - beat >= 1:
                notes[place] = (pitch, beat + 0.5)
            case "leave" if len(notes) > 2:
                del notes[place]
            case "turn" if after - beat >= 1.5:
                lower = next(pitch - down for down in (1, 2, 3) if (pitch - down) % 12 in scale)
                notes[place : place + 1] = [(pitch, beat), (lower, beat + 0.5), (pitch, beat + 1)]
            case "run" if after - beat >= 1 and place + 1 < len(notes):
                goal = notes[place + 1][0]
                step = 1 if goal > pitch else -1
                between = goal - step
                while between % 12 not in scale:
                    between -= step
                notes.insert(place + 1, (between, after - 0.5))
    return notes


def _solo(
    luck: random.Random, tune: Tune, root: int, quality: str, last: int
) -> list[tuple[int, float]]:
    """A line over a chord that goes on from the last note: chord tones on the beat, steps between."""
    scale = {(tune.tonic + each) % 12 for each in tune.scale}
    tones = {(root + each) % 12 for each in (0, *QUALITIES[quality])}
    rhythms = (
        ((0, 0.5, 1, 2), (0.5, 1, 1.5, 2.5), (0, 1.5, 2, 2.5), (0, 1, 1.5), (0.5, 1.5, 2, 3),
         (0, 0.5, 1, 1.5, 2.5), (1, 1.5, 2, 3), (0, 2, 2.5, 3))
        if tune.beats == 4
        else ((0, 1, 1.5), (0, 0.5, 1, 2), (0.5, 1, 2), (0, 1.5, 2), (0, 1, 2), (1, 1.5, 2))
    )  # fmt: skip
    line: list[tuple[int, float]] = []
    pitch, way = last, luck.choice((-1, 1))
    low, high = tune.tonic - 3, tune.tonic + 17
    for beat in luck.choice(rhythms):
        wanted = tones if beat % 1 == 0 else scale | tones
        step = luck.choice((1, 1, 2, 3))
        pitch += way * step
        while pitch % 12 not in wanted:
            pitch += way
        if not low <= pitch <= high:
            way = 1 if pitch < low else -1
            pitch = max(low, min(high, pitch))
            while pitch % 12 not in wanted:
                pitch += way
        if luck.random() < 0.3:
            way = -way
        line.append((pitch, float(beat)))
    return line


def _melody(tune: Tune, notes: list[tuple[int, float]], lead: int) -> tuple[TuneNote, ...]:
    notes = sorted(set(notes), key=lambda each: each[1])
    ends = [beat for _, beat in notes[1:]] + [float(tune.beats)]
    return tuple(
        TuneNote(pitch, beat, min(2.5, end - beat), lead)
        for (pitch, beat), end in zip(notes, ends, strict=True)
        if end > beat
    )


@cache
def arranged(tune: Tune) -> tuple[Bar, ...]:
    """Every bar of a tune once, in order; none is one of the tunes that come before it in TUNES.

    Raises ValueError if two bars cannot be kept apart.
    """
    luck = random.Random(f"tune {tune.name}")
    made = _Made()
    for other in TUNES[: TUNES.index(tune)]:
        made.heard |= {each.heard for each in arranged(other)}
    for number in range(tune.passes):
        strain, how, lead, full = FORM[number]
        for place, (chord, text) in enumerate(tune.strains[strain]):
            made.bars.append(_bar(luck, tune, made, (chord, text), how, lead, full, place))
            made.heard.add(made.bars[-1].heard)
            made.tunes.add(made.bars[-1].heard[-1])
    return tuple(made.bars)


def _bar(
    luck: random.Random,
    tune: Tune,
    made: _Made,
    written: tuple[str, str],
    how: str,
    lead: int,
    full: int,
    place: int,
) -> Bar:
    (chord, text), (root, quality) = written, chord_of(written[0])
    before = made.bars[-1].voicing if made.bars else (55, 60, 64, 67)
    last = made.bars[-1].melody[-1].pitch if made.bars and made.bars[-1].melody else tune.tonic + 4
    ranked = sorted(_voicings(root, quality), key=lambda each: _near(each, before))
    for attempt in range(TRIES):
        notes = _written(tune, text)
        who = lead
        if how == VARIED or (how == PLAIN and attempt > 40):
            notes = _varied(luck, tune, notes)
        elif how == ANSWER:
            # The other takes every second pair of bars, an octave away from where it was.
            who = lead if place % 4 < 2 else 1 - lead
            notes = _varied(luck, tune, notes) if place % 4 >= 2 or attempt else notes
        elif how == SOLO:
            notes = _solo(luck, tune, root, quality, last)
        voicing = ranked[min(len(ranked) - 1, attempt // 8 + luck.choice((0, 0, 1)))]
        bar = Bar(chord, root, quality, voicing, _melody(tune, notes, who), full)
        new_tune = bar.heard[-1] not in made.tunes or (how == PLAIN and attempt > 20)
        if bar.heard not in made.heard and (new_tune or attempt > TRIES // 2):
            return bar
    raise ValueError(f"{tune.name}: a bar of {chord} comes out as one that was there")


def bass_line(tune: Tune, bars: tuple[Bar, ...], place: int) -> list[tuple[int, float, float]]:
    """The bass in a bar: MIDI number, beat, strength. It walks where the band is full."""
    bar, after = bars[place], bars[(place + 1) % len(bars)]
    root, goal = _low(bar.root), _low(after.root)
    third = 3 if bar.quality.startswith("m") and not bar.quality.startswith("maj") else 4
    fifth = root + (6 if bar.quality == "m7b5" else 7)
    match tune.groove:
        case "swing" if bar.full == 3:
            approach = goal + (1 if place % 2 else -1)
            middle = (root + third, fifth) if place % 3 else (fifth, root + third)
            steps = (root, middle[0], middle[1] if middle[1] <= 48 else middle[1] - 12, approach)
            return [(pitch, float(beat), 0.46) for beat, pitch in enumerate(steps)]
        case "bossa":
            return [(root, 0, 0.48), (fifth, 1.5, 0.34), (fifth, 2, 0.44), (root, 3.5, 0.34)]
        case "tango":
            return [(root, 0, 0.5), (fifth, 1.5, 0.36), (root + 12, 2, 0.4), (fifth, 3, 0.42)]
        case "clockwork":
            low = fifth - 12 if fifth > 45 else fifth
            return [(root, 0, 0.48), (low, 2, 0.42)] + ([(goal - 1, 3.5, 0.3)] if place % 2 else [])
        case "jazz waltz" if bar.full == 3:
            return [(root, 0, 0.46), (root + third, 1, 0.38), (fifth, 2, 0.4)]
        case "jazz waltz" | "waltz":
            return [(root, 0, 0.48)] + ([(fifth, 2, 0.32)] if place % 2 else [])
        case _:
            return [(root, 0, 0.46)] + ([(fifth, 2.5, 0.3)] if place % 2 else [])


def _low(root: int) -> int:
    """The root where a double bass has it, from A1 up."""
    return 33 + (root - 33) % 12


def cadence(tune: Tune, *, won: bool, number: int) -> tuple[Bar, ...]:
    """How a tune ends, two bars and a last chord: the family's three notes going home, or sinking.

    There are as many as there are `number`s, alike in sense and each with its own voicing and turn.
    """
    luck = random.Random(f"cadence {tune.name} {won} {number}")
    minor = tune.scale is MINOR
    home, tonic = tune.tonic % 12, tune.tonic
    # In minor, a win ends in major, and a loss where it was; in major, a loss goes by the minor fourth.
    if won:
        chords = ((home + 5, "m6" if minor else "6"), (home + 7, "7"), (home, "6"))
        motif = ((7, 10, 12), (4, 7, 9))[not minor]
        lines = (
            [(tonic + motif[0], 0.0), (tonic + motif[1], 1.0), (tonic + motif[2], 1.5)],
            [(tonic + (11, 14, 11)[number], 0.0), (tonic + (14, 11, 7)[number], 1.0)],
            [
                (tonic + 12, 0.0),
                (tonic + 16, 0.5),
                (tonic + 19 if number != 1 else tonic + 24, 1.0),
            ],
        )
    else:
        chords = (
            (home + (8 if minor else 5), "maj7" if minor else "m6"),
            (home + 2 if minor else home + 7, "m7b5" if minor else "sus"),
            (home, "m" if minor else "maj7"),
        )
        motif = ((12, 10, 7), (9, 7, 4))[not minor]
        lines = (
            [(tonic + motif[0], 0.0), (tonic + motif[1], 1.0), (tonic + motif[2], 1.5)],
            [(tonic + (5, 2, 7)[number], 0.0), (tonic + (2, 5, 2)[number], 1.0)],
            [(tonic + (3 if minor else 4), 0.0), (tonic, 1.0)],
        )
    bars, before = [], (53, 57, 60, 65)
    for (root, quality), line in zip(chords, lines, strict=True):
        ranked = sorted(_voicings(root % 12, quality), key=lambda each: _near(each, before))
        before = ranked[min(len(ranked) - 1, (number + luck.choice((0, 1))) % 3)]
        name = f"{root % 12} {quality} {'won' if won else 'lost'}"
        bars.append(Bar(name, root % 12, quality, before, _melody(tune, line, number % 2), 2))
    return tuple(bars)
