"""Hair and headgear: each style draws what lies behind the head and what lies over it.

The face is 86 wide about x = 100, from the hairline near y = 60 to the chin at y = 150.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from drawing import Drawing
from outline import Outline, circle, ellipse, joined, path
from palette import mix
from people import Person

Layer = Callable[[Drawing, Person], None]


@dataclass(frozen=True)
class Style:
    """A style of hair: what is drawn behind the neck and what over the face."""

    behind: Layer
    over: Layer


def _nothing(picture: Drawing, person: Person) -> None:
    """Nothing of this style lies here."""


def _shape(outline: Outline, darker: float = 0.0) -> Layer:
    """A layer of one outline in the hair's colour, made darker by a share."""

    def draw(picture: Drawing, person: Person) -> None:
        picture.fill(outline, mix(person.hair_colour, "#000000", darker))

    return draw


def _sheen(picture: Drawing, person: Person, outline: Outline, width: float = 3.0) -> None:
    """A light streak along the hair."""
    picture.line(outline, mix(person.hair_colour, "#ffffff", 0.35), width, 0.45)


_SWEEP = path(
    "M55 102 C47 54 70 33 100 33 C130 33 153 54 145 102 C144 84 136 70 116 58"
    " C102 75 68 79 55 102 Z"
)


def _bun_over(picture: Drawing, person: Person) -> None:
    picture.fill(_SWEEP, person.hair_colour)
    _sheen(picture, person, path("M68 62 C76 50 88 43 103 42"))
    _sheen(picture, person, path("M90 20 C93 14 98 11 105 11"))


_BUN_BEHIND = (
    circle(100, 23, 19)
    + path("M52 70 C52 40 148 40 148 70 L148 124 C148 129 145 131 141 131 L59 131"
           " C55 131 52 129 52 124 Z")
)  # fmt: skip


def _bob_over(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M55 106 C45 52 72 33 101 33 C132 33 154 54 146 106 C145 86 139 70 127 58"
            " C110 70 72 72 62 86 C58 92 56 99 55 106 Z"
        ),
        person.hair_colour,
    )
    _sheen(picture, person, path("M64 66 C72 52 86 44 104 43"), 4)


_BOB_BEHIND = path(
    "M100 32 C66 32 48 56 46 92 L40 134 C39 141 43 145 50 145 L150 145 C157 145 161 141 160 134"
    " L154 92 C152 56 134 32 100 32 Z"
)

_CROP = path(
    "M56 97 C48 54 66 32 96 34 C130 27 152 52 144 97 L141 84 C139 74 135 68 128 66"
    " C110 71 90 71 73 66 C65 69 61 75 59 84 Z"
)


def _crop_over(picture: Drawing, person: Person) -> None:
    picture.fill(_CROP, person.hair_colour)
    _sheen(picture, person, path("M70 54 C78 45 88 42 98 43"))


def _ring_of_curls(
    x: float, y: float, rx: float, ry: float, size: float, start: float, end: float, count: int
) -> Outline:
    """Overlapping circles along part of an ellipse."""
    curls = []
    for i in range(count):
        angle = math.radians(start + (end - start) * i / (count - 1))
        curls.append(circle(x + rx * math.cos(angle), y + ry * math.sin(angle), size))
    return joined(curls)


def _afro_behind(picture: Drawing, person: Person) -> None:
    picture.fill(ellipse(100, 76, 56, 54), person.hair_colour)
    picture.fill(_ring_of_curls(100, 76, 52, 48, 14, 140, 400, 17), person.hair_colour)


def _afro_over(picture: Drawing, person: Person) -> None:
    crown = path(
        "M55 94 C44 10 156 10 145 94 C141 76 134 68 126 68 C110 62 90 62 74 68 C66 68 59 76 55 94 Z"
    )
    picture.fill(crown, person.hair_colour)
    picture.fill(_ring_of_curls(100, 92, 39, 31, 9.5, 205, 335, 8), person.hair_colour)
    for x, y in ((72, 44), (96, 34), (122, 42), (58, 64), (142, 66)):
        _sheen(picture, person, path("M-6 2 C-4 -4 4 -4 6 1").at(x, y), 2.4)


def _side_over(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M56 100 C49 62 56 40 78 37 C104 27 132 33 140 48 C147 58 147 78 144 100"
            " L140 80 C138 72 132 69 126 70 C106 73 84 70 70 64 C64 72 60 80 60 88 Z"
        ),
        person.hair_colour,
    )
    _sheen(picture, person, path("M72 52 C86 44 106 42 124 47"))


def _waves_behind(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M100 30 C62 30 46 56 46 88 C46 104 36 110 38 126 C39 138 30 144 34 160 C50 172 72 170 84 160"
            " L116 160 C128 170 150 172 166 160 C170 144 161 138 162 126 C164 110 154 104 154 88"
            " C154 56 138 30 100 30 Z"
        ),
        mix(person.hair_colour, "#5a3208", 0.22),
    )


def _waves_over(picture: Drawing, person: Person) -> None:
    lock = path(
        "M100 31 C66 29 44 54 46 92 C46 106 36 112 40 128 C43 140 34 146 38 162 C50 166 58 160 60 150"
        " C62 138 54 132 57 120 C60 108 56 100 60 92 C74 84 92 72 100 50 Z"
    )
    picture.fill(lock, person.hair_colour)
    picture.fill(lock.at(200, 0, mirror=True), person.hair_colour)
    _sheen(picture, person, path("M57 76 C62 58 74 46 90 41"), 3.4)
    _sheen(picture, person, path("M143 76 C138 58 126 46 110 41"), 3.4)


def _bald_over(picture: Drawing, person: Person) -> None:
    tuft = path("M57 80 C50 82 47 92 50 104 C53 110 58 110 60 106 C58 98 59 88 57 80 Z")
    picture.fill(tuft + tuft.at(200, 0, mirror=True), person.hair_colour)
    picture.fill(ellipse(0, 0, 13, 5.5).at(86, 51, 1, -14), "#ffffff", 0.4)


def _scarf_behind(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M100 26 C62 26 46 56 46 92 C46 120 50 138 58 158 L142 158 C150 138 154 120 154 92"
            " C154 56 138 26 100 26 Z"
        ),
        mix(person.hair_colour, "#000000", 0.22),
    )


def _scarf_over(picture: Drawing, person: Person) -> None:
    colour = person.hair_colour
    # A hood with an opening for the face, and the end laid across the chest.
    hood = path(
        "M100 27 C62 27 45 58 46 94 C47 122 56 146 74 160 L126 160 C144 146 153 122 154 94"
        " C155 58 138 27 100 27 Z"
    )
    face = path(
        "M100 56 C126 56 139 76 139 98 C139 126 120 149 100 149 C80 149 61 126 61 98"
        " C61 76 74 56 100 56 Z"
    )
    picture.cut(hood + face, colour)
    picture.line(
        path("M61 98 C61 76 74 56 100 56 C126 56 139 76 139 98"),
        mix(colour, "#ffffff", 0.35),
        3,
        0.7,
    )
    fold = path("M58 132 C76 158 120 166 150 140 C152 152 146 166 134 172 C106 182 74 172 56 150 Z")
    picture.fill(fold, mix(colour, "#ffffff", 0.1))
    picture.line(path("M62 144 C82 164 118 168 146 150"), mix(colour, "#000000", 0.3), 2.4, 0.6)


def _flat_over(picture: Drawing, person: Person) -> None:
    fade = path("M56 96 L56 70 L144 70 L144 96 C142 80 138 74 130 70 L70 70 C62 74 58 80 56 96 Z")
    picture.fill(fade, person.hair_colour, 0.75)
    picture.fill(
        path("M56 74 L53 44 C53 34 60 28 70 27 C90 24 110 24 130 27 C140 28 147 34 147 44 L144 74"
             " C130 66 70 66 56 74 Z"),
        person.hair_colour,
    )  # fmt: skip
    _sheen(picture, person, path("M66 38 C84 33 104 33 122 35"))


def _puffs_behind(picture: Drawing, person: Person) -> None:
    picture.fill(circle(56, 44, 20) + circle(144, 44, 20), person.hair_colour)
    picture.fill(path("M50 92 C46 50 154 50 150 92 L148 118 L52 118 Z"), person.hair_colour)


def _puffs_over(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M54 108 C46 54 70 34 100 34 C130 34 154 54 146 108 L142 106 C141 96 140 88 138 82"
            " C114 88 86 88 62 82 C60 88 59 96 58 106 Z"
        ),
        person.hair_colour,
    )
    for x, turn in ((66, -38), (134, 38)):
        picture.line(path("M-9 0 L9 0").at(x, 55, 1, turn), "#d8483c", 5.5)
    _sheen(picture, person, path("M80 48 C92 43 104 43 114 46"))
    _sheen(picture, person, path("M46 38 C48 32 53 29 58 29"))
    _sheen(picture, person, path("M136 32 C139 29 144 28 149 30"))


def _turban_over(picture: Drawing, person: Person) -> None:
    colour = person.hair_colour
    picture.fill(
        path("M55 100 L56 74 L64 72 L61 96 Z M145 100 L144 74 L136 72 L139 96 Z"), person.second
    )
    picture.fill(
        path(
            "M50 80 C36 40 68 14 104 16 C142 16 164 44 150 80 C134 72 116 66 100 64 C84 66 66 72 50 80 Z"
        ),
        colour,
    )
    fold = mix(colour, "#5a1d00", 0.35)
    for text in (
        "M50 76 C60 50 84 34 118 30",
        "M46 60 C58 40 78 28 104 24",
        "M150 76 C142 56 124 42 98 38",
        "M154 58 C146 44 134 36 118 30",
    ):
        picture.line(path(text), fold, 3, 0.6)
    picture.fill(
        path("M100 62 C93 53 95 46 100 41 C105 46 107 53 100 62 Z"), mix(colour, "#ffffff", 0.3)
    )


def _pixie_over(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M55 98 C46 56 66 32 98 30 C136 28 154 56 145 98 C143 88 140 80 134 74 L128 82 L122 70"
            " C106 76 92 74 80 70 L72 84 L68 74 C62 80 58 88 55 98 Z"
        ),
        person.hair_colour,
    )
    shade = mix(person.hair_colour, "#8d7f6c", 0.5)
    for text in (
        "M76 64 C80 52 88 44 98 40",
        "M96 66 C98 54 104 46 114 42",
        "M118 64 C120 56 124 50 130 48",
    ):
        picture.line(path(text), shade, 2.4, 0.7)


def _cap_over(picture: Drawing, person: Person) -> None:
    hair = path("M55 102 C54 92 54 84 56 76 L68 76 C64 84 62 92 61 100 Z")
    picture.fill(hair + hair.at(200, 0, mirror=True), person.hair_colour)
    fringe = path(
        "M64 74 C70 86 80 84 84 77 C88 86 98 86 102 77 C108 86 118 86 122 76 L122 68 L64 68 Z"
    )
    picture.fill(fringe, person.hair_colour)
    colour = person.second
    picture.fill(path("M52 74 C46 18 154 18 148 74 Z"), colour)
    picture.fill(
        path("M100 32 C126 32 148 42 148 74 L122 74 C124 54 116 40 100 32 Z"),
        mix(colour, "#000000", 0.18),
    )
    brim = path(
        "M46 76 C62 62 138 62 154 76 C160 82 154 86 146 83 C120 74 80 74 54 83 C46 86 40 82 46 76 Z"
    )
    picture.fill(brim, mix(colour, "#000000", 0.3))
    picture.fill(circle(100, 32, 4.5), mix(colour, "#ffffff", 0.3))


def _braids_behind(picture: Drawing, person: Person) -> None:
    for side in (-1, 1):
        for column, x in enumerate((44, 54)):
            beads = [ellipse(100 + side * x, 84 + i * 13, 6.6, 8.4) for i in range(7 - column)]
            picture.fill(joined(beads), mix(person.hair_colour, "#ffffff", 0.05 * column))
            end = beads[-1].box()[3]
            picture.fill(circle(100 + side * x, end - 1, 4.6), "#e9b44c")
    picture.fill(
        path("M100 30 C60 30 44 58 46 92 L154 92 C156 58 140 30 100 30 Z"), person.hair_colour
    )


def _braids_over(picture: Drawing, person: Person) -> None:
    picture.fill(
        path(
            "M54 96 C46 54 70 33 100 33 C130 33 154 54 146 96 C142 82 128 68 100 57 C72 68 58 82 54 96 Z"
        ),
        person.hair_colour,
    )
    for text in ("M100 35 L100 56", "M84 37 C80 46 76 56 72 68", "M116 37 C120 46 124 56 128 68",
                 "M68 46 C62 56 59 66 57 80", "M132 46 C138 56 141 66 143 80"):  # fmt: skip
        _sheen(picture, person, path(text), 1.8)


def _short_over(picture: Drawing, person: Person) -> None:
    picture.fill(
        path("M56 94 C50 56 70 37 100 37 C130 37 150 56 144 94 C142 78 136 66 124 64 C108 60 92 60 76 64"
             " C64 66 58 78 56 94 Z"),
        person.hair_colour,
    )  # fmt: skip


def _curls_behind(picture: Drawing, person: Person) -> None:
    dark = mix(person.hair_colour, "#000000", 0.22)
    picture.fill(ellipse(100, 92, 56, 56), dark)
    picture.fill(_ring_of_curls(100, 92, 54, 54, 14, 120, 420, 18), dark)


def _curls_over(picture: Drawing, person: Person) -> None:
    curls = _ring_of_curls(100, 88, 44, 44, 13, 170, 370, 12) + _ring_of_curls(
        100, 84, 30, 36, 12, 200, 340, 7
    )
    picture.fill(curls, person.hair_colour)
    for side in (-1, 1):
        for x, y, size in ((46, 104, 12), (49, 122, 11)):
            picture.fill(circle(100 + side * x, y, size), person.hair_colour)
    picture.line(path("M54 80 C66 50 134 50 146 80"), person.second, 9)
    for x, y in ((62, 56), (86, 38), (114, 38), (138, 56)):
        _sheen(picture, person, path("M-6 3 C-5 -4 4 -5 7 0").at(x, y), 2.6)


STYLES: dict[str, Style] = {
    "afro": Style(_afro_behind, _afro_over),
    "bald": Style(_nothing, _bald_over),
    "bob": Style(_shape(_BOB_BEHIND, 0.1), _bob_over),
    "braids": Style(_braids_behind, _braids_over),
    "bun": Style(_shape(_BUN_BEHIND, 0.08), _bun_over),
    "cap": Style(_nothing, _cap_over),
    "crop": Style(_nothing, _crop_over),
    "curls": Style(_curls_behind, _curls_over),
    "flat": Style(_nothing, _flat_over),
    "pixie": Style(_nothing, _pixie_over),
    "puffs": Style(_puffs_behind, _puffs_over),
    "scarf": Style(_scarf_behind, _scarf_over),
    "short": Style(_nothing, _short_over),
    "side": Style(_nothing, _side_over),
    "turban": Style(_nothing, _turban_over),
    "waves": Style(_waves_behind, _waves_over),
}
