"""Looks: brows, eyes and mouth of a portrait, drawn on the geometry that all faces share."""

from dataclasses import dataclass

from drawing import Drawing
from outline import circle, ellipse, path
from palette import mix
from people import Person

INK, WHITE, TEETH = "#2a1a14", "#ffffff", "#fffdf6"
TEAR, TEAR_EDGE = "#bfe3f2", "#3f7fa3"


@dataclass(frozen=True)
class Look:
    """An expression.

    `brow` is the left one about its middle, which lies at the height `brow_y`; the right one mirrors it, and is
    `raised` by so much. `eyes` and `mouth` are kinds of them, `flush` how red the cheeks are, `drop` whether
    there is sweat on the brow.
    """

    brow: str
    brow_y: float
    eyes: str
    mouth: str
    flush: float = 0.38
    drop: bool = False
    raised: float = 0.0


LOOKS = {
    "": Look("M-9.500 2.500 C-5 -3 4 -3.500 9 0.500", 84, "open", ""),
    "happy": Look("M-9.500 2.500 C-5 -4.500 4 -5 9 -0.500", 80, "shut", "laugh", 0.62),
    "worried": Look("M-9.500 4 C-4 3 4 -1.500 9.500 -6.500", 84, "aside", "wave", 0.2, drop=True),
    "sad": Look("M-9.500 5.500 C-4 3 3 -2 8.500 -7.500", 85, "down", "frown", 0.22),
    "wry": Look(
        "M-9.500 1.500 C-5 -1.500 4 -1.500 9.500 1.500", 87, "lidded", "smirk", 0.42, raised=8.0
    ),
    "winking": Look("M-9.500 2.500 C-5 -3 4 -3.500 9 0.500", 83, "wink", "grin", 0.5, raised=3.0),
    "cross": Look("M-9.500 -2.500 C-4 -1.500 4 1.500 9.500 6", 86, "narrow", "tight", 0.55),
    "surprised": Look("M-10 3.500 C-6 -4 4 -5 9.500 -0.500", 79, "wide", "round", 0.5),
}
"""The looks by name; the first is how a portrait looks at rest."""


def draw_eyes(picture: Drawing, person: Person, look: Look) -> None:
    """Draw the eyes and the brows above them."""
    brow = person.brow_colour or mix(person.hair_colour, "#000000", 0.15)
    for side in (-1, 1):
        x = 100 + side * 18
        if look.eyes == "shut" or (look.eyes == "wink" and side < 0):
            arc = path("M-8 3.500 C-5.500 -5.500 5.500 -5.500 8 3.500").at(x, 97)
            picture.line(arc, INK, 4)
        elif look.eyes == "wide":
            picture.fill(ellipse(x, 97, 8.2, 9), WHITE)
            picture.line(ellipse(x, 97, 8.2, 9), person.skin.shade, 1.6, 0.8)
            picture.fill(circle(x, 97, 4), INK)
            picture.fill(circle(x - 1.4, 95.4, 1.3), WHITE)
        elif look.eyes == "down":
            picture.fill(ellipse(x, 99, 4.9, 4.6), INK)
            picture.fill(_LID.at(x, 94.5, mirror=side > 0), person.skin.light)
            picture.line(
                path("M-8 1.800 C-3 0.600 3 -0.800 7.500 -2.400").at(x, 95.5, mirror=side > 0),
                INK,
                3,
            )
            picture.fill(circle(x - 1.2, 99.6, 1.2), WHITE, 0.85)
        elif look.eyes == "lidded":
            picture.fill(ellipse(x, 98, 4.9, 5.2), INK)
            picture.fill(circle(x - 1.4, 97.6, 1.4), WHITE)
            picture.fill(ellipse(x, 92.6, 9, 4.2), person.skin.light)
            picture.line(path("M-7.500 0.800 C-3 -0.600 3 -0.600 7.500 0.800").at(x, 95.8), INK, 3)
        elif look.eyes == "narrow":
            picture.fill(ellipse(x, 98.5, 4.9, 5), INK)
            picture.fill(_BROWED.at(x, 94.5, mirror=side > 0), person.skin.light)
            picture.line(
                path("M-8 -2.400 C-3 -1.600 3 0.600 8 3").at(x, 95, mirror=side > 0), INK, 3
            )
            picture.fill(circle(x - 1.3, 99.4, 1.3), WHITE, 0.85)
        elif look.eyes == "aside":
            picture.fill(ellipse(x, 97.5, 7.4, 7), WHITE)
            picture.line(ellipse(x, 97.5, 7.4, 7), person.skin.shade, 1.6, 0.8)
            picture.fill(ellipse(x + 2.6, 98.5, 4.3, 5), INK)
            picture.fill(circle(x + 1.3, 96.5, 1.5), WHITE)
        else:
            picture.fill(ellipse(x, 97, 4.9, 5.6), INK)
            picture.fill(circle(x - 1.6, 94.8, 1.7), WHITE)
        high = look.brow_y - (look.raised if side > 0 else 0)
        picture.line(path(look.brow).at(x, high, mirror=side > 0), brow, 3.8)


def draw_mouth(picture: Drawing, person: Person, look: Look) -> None:
    """Draw the mouth; below a moustache it lies lower, and in a beard it is edged."""
    kind = look.mouth or person.mouth
    beard, lower = "beard" in person.extras, 4 if "moustache" in person.extras else 0
    dark = "#5e1d16" if beard else person.skin.mouth
    if kind in ("grin", "laugh"):
        wide = kind == "laugh"
        mouth, teeth = (_LAUGH, _LAUGH_TEETH) if wide else (_GRIN, _GRIN_TEETH)
        picture.fill(mouth.at(0, lower), dark)
        picture.fill(teeth.at(0, lower), TEETH)
    elif kind == "wave":
        colour = "#fdeee0" if beard else person.skin.mouth
        line = path("M87 131 C90 125 95 126 99 129 C103 132 108 132 113 127")
        picture.line(line.at(0, lower), colour, 4)
    elif kind in ("frown", "smirk", "tight"):
        colour = "#fdeee0" if beard else person.skin.mouth
        line = {"frown": _FROWN, "smirk": _SMIRK, "tight": _TIGHT}[kind]
        picture.line(line.at(0, lower), colour, 4)
    elif kind == "round":
        picture.fill(ellipse(100, 131 + lower, 7, 8.5), dark)
        picture.fill(ellipse(100, 135 + lower, 4.4, 3.4), "#c2584a", 0.75)
    elif beard:
        picture.line(path("M90 127 C95 132 105 132 110 127"), "#fdeee0", 4)
    else:
        picture.line(path("M88 126 C93 134 107 134 112 126"), person.skin.mouth, 4)


_GRIN = path("M85 123 C94 127 106 127 115 123 C114 136 106 141 100 141 C94 141 86 136 85 123 Z")
_GRIN_TEETH = path(
    "M88 125.500 C96 128 104 128 112 125.500 C111 129 110 130.500 108 131 L92 131"
    " C90 130.500 89 129 88 125.500 Z"
)
_LAUGH = path("M81 121 C93 125 107 125 119 121 C118 138 108 145 100 145 C92 145 82 138 81 121 Z")
_LAUGH_TEETH = path(
    "M84.500 123.800 C95 126.800 105 126.800 115.500 123.800 C114.500 128 113.500 130 111 130.800 L89 130.800"
    " C86.500 130 85.500 128 84.500 123.800 Z"
)
_FROWN = path("M89 132.500 C93 126 107 126 111 132.500")
_SMIRK = path("M88 129.500 C95 132.500 106 132 113 123.500")
_TIGHT = path("M89 131.500 C92 128.500 96 128 100 128 C104 128 108 128.500 111 131.500")
_BROWED = path("M-9.500 -3.600 C-4 -2.400 3 0.200 9.500 3 L9 -8 C2 -8 -5 -8 -9 -8 Z")
_LID = path("M-9.500 2.600 C-4 1.400 4 -0.800 9 -2.800 L8 -8 C2 -8 -5 -6 -9.500 -3 Z")
_DROP = path(
    "M0 -10 C4 -3 6.500 0 6.500 4 C6.500 8 3.500 10.500 0 10.500"
    " C-3.500 10.500 -6.500 8 -6.500 4 C-6.500 0 -4 -3 0 -10 Z"
)


def draw_drop(picture: Drawing, look: Look) -> None:
    """Draw the drop of sweat of who is worried, over everything else."""
    if look.drop:
        drop = _DROP.at(146, 76)
        picture.fill(drop, TEAR)
        picture.line(drop, TEAR_EDGE, 1.8)
