"""The tunes as they are written: one for the title, each game, the lesson and the end, all of one family.

What makes them a family is their first three notes, up a minor third and up a tone, long, short and long: each
strain A begins with them. Each tune has three strains of eight bars. A bar is a chord and a melody: `3@0 5@1.5`
is the third of the scale on the first beat and the fifth half a beat after the second; `'` is an octave up, `,`
one down. How a strain comes again, `arranging.py` says.

The keys are such that F, G, A, C and D belong to all of them: the effects that have a pitch keep to those.
"""

from dataclasses import dataclass

MAJOR = (0, 2, 4, 5, 7, 9, 11)
MINOR = (0, 2, 3, 5, 7, 8, 10)

WrittenBar = tuple[str, str]


@dataclass(frozen=True, eq=False)
class Tune:
    """A tune: its key, pace, players and strains.

    `tonic` is the MIDI number of the first degree; `beat` the samples that a beat takes; `groove` how bass,
    piano and drums go; `leads` who has the melody first and who answers; `passes` how many strains are played
    before the tune comes round. Of a `game` there are a layer for tense moments and cadences as well.
    """

    name: str
    tonic: int
    scale: tuple[int, ...]
    beats: int
    beat: int
    groove: str
    leads: tuple[str, str]
    passes: int
    strains: dict[str, tuple[WrittenBar, ...]]
    game: bool = True

    @property
    def bar(self) -> int:
        """The samples of a bar."""
        return self.beats * self.beat


def _strain(*bars: str) -> tuple[WrittenBar, ...]:
    return tuple((chord, tune.strip()) for chord, _, tune in (bar.partition(":") for bar in bars))


def _beat(a_minute: float) -> int:
    # A multiple of 64 makes whole rings that are quick to transform.
    return round(44_100 * 60 / a_minute / 64) * 64


TITLE = Tune(
    "title", 65, MAJOR, 4, _beat(76), "ballad", ("kalimba", "vibraphone"), 8,
    {
        "A": _strain(
            "Fmaj7: 3@0 5@1.5 6@2",
            "Dm7: 5@0.5 3@1",
            "Bbmaj7: 1@0 3@1.5 5@2",
            "C7: 2@0 5@2.5",
            "Am7: 3@0 5@1.5 6@2 1'@3",
            "Dm7: 6@0 5@1 3@2.5",
            "Gm7: 3@0.5 2@1 1@2",
            "Csus: 2@0 4@2",
        ),
        "B": _strain(
            "Fmaj7: 3@0 5@1.5 6@2",
            "Am7: 7@0 6@0.5 5@1 3@2.5",
            "Bbmaj7: 6@0 5@1.5 3@2",
            "Am7: 2@0 3@0.5 5@2",
            "Gm7: 1@1 2@1.5 3@2 5@3",
            "Am7: 6@0 5@1",
            "Bbmaj7: 3@0.5 2@1 1@2",
            "C7: 2@0 6,@2",
        ),
        "C": _strain(
            "Dm7: 1'@0 7@1.5 6@2",
            "Am7: 5@0.5 3@2",
            "Bbmaj7: 6@0 5@1.5 3@2",
            "Fmaj7: 1@0.5 5@2",
            "Gm7: 6@0.5 5@1 3@2 2@2.5",
            "Dm7: 3@0 1@1.5",
            "Bbmaj7: 1@0 2@1.5 3@2",
            "Csus: 2@0 5,@2",
        ),
    },
    game=False,
)  # fmt: skip

CLASSIC = Tune(
    "classic", 65, MAJOR, 4, _beat(108), "swing", ("vibraphone", "clarinet"), 11,
    {
        "A": _strain(
            "F6: 3@0 5@1.5 6@2 5@3.5",
            "Dm7: 6@0.5 1'@1 6@2.5",
            "Gm7: 2@0 4@1.5 6@2 5@3.5",
            "C7: 5@0.5 4@1 2@2",
            "F6: 3@0 5@1.5 6@2 1'@3.5",
            "Am7: 7@0.5 5@1 3@2 2@3.5",
            "Gm7: 4@0 3@0.5 2@1 4@2.5",
            "C7: 1@0.5 3@1 2@2",
        ),
        "B": _strain(
            "Bb6: 4@0 6@0.5 1'@1.5 2'@2.5",
            "Bbm6: b6@0 1'@1 2'@2",
            "Am7: 5@0 3@0.5 5@1.5 1'@2.5",
            "D7: 5@0 3@1 #1@2.5",
            "Gm7: 2@0 4@0.5 6@1.5 1'@2.5",
            "C7: 7@0 5@1 4@2.5",
            "F6: 3@0 5@1.5 6@2",
            "C7: 5@0.5 2@1.5",
        ),
        "C": _strain(
            "Cm7: 5@0 b7@0.5 2'@1.5 1'@2",
            "F7: 1'@0.5 5@1.5 3@2.5",
            "Bbmaj7: 4@0 6@1.5 1'@2 3'@3",
            "Bbmaj7: 2'@0.5 1'@1.5 6@2.5",
            "Dm7: 6@0 1'@0.5 3'@1.5 2'@2",
            "G7: 2'@0.5 1'@1.5 #4@2.5",
            "Gm7: 4@0 5@0.5 6@1 4@2.5",
            "C7: 5@0 4@1.5 2@2 7,@3",
        ),
    },
)  # fmt: skip

ATTACK = Tune(
    "attack", 62, MINOR, 4, _beat(104), "tango", ("clarinet", "guitar"), 10,
    {
        "A": _strain(
            "Dm: 5@0 7@1.5 1'@2",
            "Dm: 2'@0.5 1'@1 7@1.5 5@2.5",
            "Gm: 4@0 5@0.5 6@1.5 5@2",
            "A7: #7,@0 2@1 3@1.5 5@2.5",
            "Dm: 5@0 7@1.5 1'@2 3'@3",
            "Bbmaj7: 2'@0 1'@0.5 6@1.5 4@2.5",
            "Em7b5: 4@0 3@0.5 2@1 6@2",
            "A7: 5@0.5 4@1.5 2@2.5",
        ),
        "B": _strain(
            "F6: 7@0 1'@0.5 3'@1.5 2'@2.5",
            "C7: 2'@0 7@1 4@2 5@3",
            "Gm: 6@0 5@0.5 4@1.5 1@2.5",
            "Dm: 3@0 5@1.5 7@2",
            "Bbmaj7: 1'@0 6@1 3@2 4@3",
            "F6: 5@0 7@1.5 1'@2",
            "Em7b5: 6@0.5 4@1.5 2@2.5",
            "A7: #7@0 5@1.5 4@2 2@3",
        ),
        "C": _strain(
            "Gm7: 4'@0 3'@0.5 2'@1 1'@2",
            "C7: 2'@0.5 6@1.5 4@2.5",
            "Fmaj7: 3'@0 2'@0.5 7@1.5 5@2",
            "Bbmaj7: 6@0.5 5@1 3@2.5",
            "Em7b5: 4@0 6@0.5 1'@1.5 2'@2",
            "A7: #7@0.5 5@1.5 #7@2.5",
            "Dm: 1'@0 7@1.5 5@2 3@3",
            "A7: 2@0.5 4@1.5 #7,@2.5",
        ),
    },
)  # fmt: skip

OONO = Tune(
    "oono", 70, MAJOR, 4, _beat(112), "bossa", ("guitar", "vibraphone"), 11,
    {
        "A": _strain(
            "Bbmaj7: 3@0 5@1.5 6@2",
            "Gm7: 5@0.5 3@1.5 2@2.5",
            "Cm7: 4@0 6@1.5 1'@2",
            "F7: 7@0.5 6@1.5 4@2.5",
            "Dm7: 5@0 7@1.5 2'@2 1'@3.5",
            "G7: 7@0 5@1.5 #1@2.5",
            "Cm7: 2@0 4@0.5 6@1.5 5@2.5",
            "F7: 4@0.5 2@1.5 3@2.5",
        ),
        "B": _strain(
            "Ebmaj7: 6@0 1'@1.5 3'@2",
            "Ab7: 2'@0.5 1'@1 b6@2.5",
            "Dm7: 5@0 7@1.5 5@2 3@3.5",
            "G7: 6@0 5@1.5 3@2.5",
            "Cm7: 4@0 2@0.5 4@1.5 1'@2.5",
            "Ebm6: b6@0 1'@1.5 2'@2",
            "Bbmaj7: 3'@0 1'@1.5 5@2",
            "F7: 6@0.5 4@1.5 2@2.5",
        ),
        "C": _strain(
            "Fm7: b7@0 2'@1.5 4'@2",
            "Bb7: 3'@0.5 1'@1.5 b7@2.5",
            "Ebmaj7: 6@0 1'@0.5 3'@1.5 2'@2.5",
            "Ebmaj7: 1'@0.5 6@1.5 4@2.5",
            "Gm7: 3'@0 2'@1.5 1'@2",
            "C7: 1'@0.5 #4@1.5 6@2.5",
            "Cm7: 2'@0 1'@0.5 6@1.5 4@2",
            "F7: 5@0.5 4@1 2@2.5",
        ),
    },
)  # fmt: skip

TRICKS = Tune(
    "tricks", 67, MINOR, 3, _beat(138), "jazz waltz", ("vibraphone", "clarinet"), 18,
    {
        "A": _strain(
            "Gm7: 5@0 7@1 1'@1.5",
            "Gm7: 3'@0 2'@1 1'@2",
            "Cm7: 4@0 6@1 1'@1.5",
            "D7: 2'@0 1'@1 5@2",
            "Gm7: 5@0 7@1 1'@1.5 2'@2.5",
            "Ebmaj7: 3'@0 1'@1.5 5@2",
            "Am7b5: 6@0 4@1 2@2",
            "D7: 5@0 4@1.5 #7,@2",
        ),
        "B": _strain(
            "Cm7: 4'@0 3'@1 1'@2",
            "F7: 2'@0 7@1.5",
            "Bbmaj7: 5@0 7@1 2'@2",
            "Ebmaj7: 1'@0 6@1 3@2",
            "Am7b5: 4@0 6@0.5 1'@1.5",
            "D7: #7@0 5@1 2@2",
            "Gm7: 1'@0 5@1.5 3@2",
            "D7: 2@0 4@1 5@2",
        ),
        "C": _strain(
            "Gm7: 1'@0.5 7@1 5@2",
            "C7: #6@0 1'@1 3'@2",
            "Fmaj7: 2'@0 7@1 4@2",
            "Bbmaj7: 7@0 5@0.5 3@1.5",
            "Ebmaj7: 5@0 6@1 1'@1.5",
            "Cm7: 3'@0 1'@1 6@2",
            "D7: 5@0 #7@1 2'@1.5",
            "D7: 4'@0 2'@1 #7@2",
        ),
    },
)  # fmt: skip

CALLOUT = Tune(
    "callout", 69, MINOR, 4, _beat(110), "clockwork", ("pizzicato", "clarinet"), 11,
    {
        "A": _strain(
            "Am: 5@0 7@1.5 1'@2",
            "Am: 7@0.5 5@1 3@2",
            "Fmaj7: 6@0 1'@0.5 3'@1.5 1'@2.5",
            "E7: 2'@0 #7@1 5@2",
            "Am: 5@0 7@1.5 1'@2 2'@3",
            "Dm: 4'@0 3'@0.5 1'@1 6@2",
            "Bm7b5: 4@0.5 6@1 2@2.5",
            "E7: 5@0 4@1 #7,@2",
        ),
        "B": _strain(
            "C6: 3'@0 2'@0.5 7@1.5 5@2.5",
            "G7: 4@0 5@0.5 7@1 2'@2",
            "Dm: 1'@0 6@1.5 4@2",
            "Am: 3@0 5@1.5 7@2",
            "Fmaj7: 1'@0.5 3'@1 6@2",
            "C6: 5@0 3@1 7@2 5@3",
            "Bm7b5: 6@0 4@0.5 2@1.5",
            "E7: #7@0 2'@1 4'@2",
        ),
        "C": _strain(
            "Dm7: 4@0 6@0.5 1'@1 4'@2",
            "G7: 2'@0.5 7@1 4@2",
            "Cmaj7: 3@0 5@0.5 7@1 3'@2",
            "Fmaj7: 1'@0.5 6@1 3@2",
            "Bm7b5: 2@0 4@0.5 6@1 1'@2",
            "E7: #7@0.5 2'@1 5@2",
            "Am: 1'@0 5@1 3@1.5 1@2.5",
            "E7: 2@0 4@0.5 #7@1.5 5@2.5",
        ),
    },
)  # fmt: skip

LESSON = Tune(
    "lesson", 60, MAJOR, 4, _beat(88), "folk", ("kalimba", "guitar"), 9,
    {
        "A": _strain(
            "C6: 3@0 5@1.5 6@2",
            "Am7: 5@0.5 3@1 1@2",
            "Fmaj7: 4@0 6@1.5 1'@2",
            "G7: 7@0 5@1.5",
            "C6: 3@0 5@1.5 6@2 1'@3",
            "Em7: 7@0 5@1 3@2",
            "Dm7: 4@0 3@0.5 2@1 4@2.5",
            "Gsus: 2@0 5,@2",
        ),
        "B": _strain(
            "Fmaj7: 6@0 1'@1 6@1.5 4@2.5",
            "C6: 5@0 3@1.5 5@2",
            "Dm7: 4@0 6@1.5 2'@2",
            "Am7: 1'@0 6@1 5@2",
            "Fmaj7: 4@0.5 6@1 1'@2",
            "Em7: 7@0 5@1.5 3@2",
            "Dm7: 2@0 4@1 6@1.5",
            "G7: 5@0 4@1 2@2",
        ),
        "C": _strain(
            "Am7: 1'@0 3'@1.5 2'@2",
            "Em7: 7@0.5 5@1.5 7@2.5",
            "Fmaj7: 1'@0 6@1 4@2",
            "C6: 3@0 5@1 1'@2.5",
            "Dm7: 6@0 4@0.5 2@1.5",
            "Fmaj7: 4@0 6@0.5 1'@1.5 6@2.5",
            "Dm7: 4@0 2@1.5 6@2",
            "G7: 7@0 2'@1.5",
        ),
    },
    game=False,
)  # fmt: skip

END = Tune(
    "end", 65, MAJOR, 3, _beat(96), "waltz", ("clarinet", "kalimba"), 13,
    {
        "A": _strain(
            "Fmaj7: 3@0 5@1 6@1.5",
            "Dm7: 1'@0 6@1.5",
            "Bbmaj7: 4@0 6@1 1'@1.5",
            "C7: 2'@0 7@1 5@2",
            "Am7: 3@0 5@1 6@1.5 7@2.5",
            "Dm7: 1'@0 2'@1 1'@2",
            "Gm7: 6@0 4@1.5 2@2",
            "C7: 5@0 4@1 2@2",
        ),
        "B": _strain(
            "Bbmaj7: 6@0 1'@1 3'@2",
            "Bbm6: 2'@0 1'@1 b6@2",
            "Am7: 5@0 3@1.5 5@2",
            "Dm7: 6@0 1'@1 3'@2",
            "Gm7: 2'@0 1'@1 6@2",
            "C7: 7@0 5@1.5 4@2",
            "Fmaj7: 3@0 5@1 6@1.5",
            "C7: 5@0 2@1",
        ),
        "C": _strain(
            "Dm7: 6@0 5@1 3@2",
            "Am7: 5@0 7@1 2'@2",
            "Bbmaj7: 1'@0 6@1.5 4@2",
            "Fmaj7: 3@0 1@1 5@2",
            "Gm7: 4@0 6@1 2'@1.5",
            "D7: #1'@0 6@1 3@2",
            "Gm7: 2'@0 6@1.5 4@2",
            "C7: 5@0 7@1 2'@2",
        ),
    },
    game=False,
)  # fmt: skip

TUNES = (TITLE, CLASSIC, ATTACK, OONO, TRICKS, CALLOUT, LESSON, END)
