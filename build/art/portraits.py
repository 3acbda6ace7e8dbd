"""Portraits: a bust on a disc that fills its square; the cream ring is drawn by the game."""

import math
from collections.abc import Iterator

from drawing import Drawing
from hair import STYLES
from headgear import HEADGEAR
from looks import LOOKS, Look, draw_drop, draw_eyes, draw_mouth
from outline import Outline, arc, circle, ellipse, path
from palette import mix
from people import PEOPLE, WON, Person

SIDE = 200
WORN = STYLES | HEADGEAR
# The shoulders meet the rim of the disc at this height.
_SHOULDER = 168
_ANGLE = math.degrees(math.asin((_SHOULDER - 100) / 100))
_REACH = 100 * math.cos(math.radians(_ANGLE))

FACE = path("M57 90 C57 52 143 52 143 90 L143 101 C143 131 123 150 100 150 C77 150 57 131 57 101 Z")
# The crown of the head; all hair but the balding covers it.
_SKULL = ellipse(100, 83, 42.5, 45)
_FACE_SHADE = path(
    "M132 63 C140 70 143 80 143 90 L143 101 C143 131 123 150 100 150 C96 150 93 149.500 90 148.500"
    " C116 146 134 128 134 100 Z"
)


def _shoulders(neckline: str) -> Outline:
    """The clothes from rim to rim; `neckline` runs from (80, 147) to (120, 147)."""
    left, right = 100 - _REACH, 100 + _REACH
    top = path(
        f"M{left:.2f} {_SHOULDER} C34 154 56 149 80 147 {neckline}"
        f" C144 149 166 154 {right:.2f} {_SHOULDER}"
    )
    return Outline((*top.steps, *arc(100, 100, 100, _ANGLE, 180 - _ANGLE).steps[1:], ("Z", ())))


_NECKLINES = {"vee": "L100 178 L120 147", "shirt": "L100 168 L120 147"}
_ROUND = "C84 164 116 164 120 147"
_RIGHT_HALF = Outline(
    (
        *path(
            f"M100 159 C110 159 118 155 120 147 C144 149 166 154 {100 + _REACH:.2f} {_SHOULDER}"
        ).steps,
        *arc(100, 100, 100, _ANGLE, 90).steps[1:],
        ("Z", ()),
    )
)


def _draw_clothes(picture: Drawing, person: Person) -> None:
    cloth = person.cloth
    picture.fill(_shoulders(_NECKLINES.get(person.collar, _ROUND)), cloth)
    if person.collar in ("crew", "roll", "hood"):
        picture.fill(_RIGHT_HALF, "#000000", 0.1)
    edge = mix(cloth, "#000000", 0.28)
    if person.collar == "crew":
        picture.line(path(f"M80 147 {_ROUND}"), edge, 3.4, 0.7)
    elif person.collar == "vee":
        picture.line(path("M80 147 L100 178 L120 147"), edge, 3.4, 0.8)
    elif person.collar == "roll":
        picture.fill(path("M76 140 C88 150 112 150 124 140 L125 158 C112 168 88 168 75 158 Z"),
                     mix(cloth, "#ffffff", 0.12))  # fmt: skip
        picture.line(path("M77 149 C90 158 110 158 123 149"), edge, 2, 0.5)
    elif person.collar == "hood":
        half = path("M80 145 C60 146 50 156 52 166 C70 176 92 176 100 162 C88 159 82 153 80 145 Z")
        picture.fill(half + half.at(200, 0, mirror=True), mix(cloth, "#000000", 0.16))
        picture.line(path("M90 168 L89 186 M110 168 L111 186"), "#fbeed6", 3)
    elif person.collar == "shirt":
        flap = path("M80 143 L72 150 L82 176 L100 164 Z")
        picture.fill(flap + flap.at(200, 0, mirror=True), "#f3ead6")
        picture.line(path("M100 166 L100 199"), edge, 2, 0.6)
        picture.fill(circle(100, 178, 2.4) + circle(100, 190, 2.4), edge)


def _draw_neck(picture: Drawing, person: Person) -> None:
    skin = person.skin
    picture.fill(
        path("M80 128 L120 128 L120 148 C116 162 84 162 80 148 Z M80 146 L120 146 L100 180 Z"),
        skin.light,
    )
    # The chin's shadow.
    picture.fill(path("M80 134 L120 134 L120 147 C112 158 88 158 80 147 Z"), skin.shade, 0.75)


def _draw_beard(picture: Drawing, person: Person) -> None:
    colour = person.second if person.hair == "turban" else person.hair_colour
    beard = path(
        "M56 98 C62 112 70 118 82 117 C90 113 110 113 118 117 C130 118 138 112 144 98 L144 112"
        " C144 142 124 160 100 160 C76 160 56 142 56 112 Z"
    )
    picture.fill(beard, colour)
    shade = path(
        "M118 117 C130 118 138 112 144 98 L144 112 C144 142 124 160 100 160"
        " C120 152 130 138 118 117 Z"
    )
    picture.fill(shade, "#000000", 0.1)


def _draw_extras(picture: Drawing, person: Person) -> None:
    skin, extras = person.skin, person.extras
    if "lines" in extras:
        for side in (-1, 1):
            lines = path("M30 99 L36 97 M30 103 L35 104 M20 119 C24 122 25 127 24 130")
            picture.line(lines.at(100, 0, mirror=side < 0), skin.shade, 2, 0.9)
    if "freckles" in extras:
        for side in (-1, 1):
            dots = (
                circle(20, 108, 1.3)
                + circle(26, 111, 1.3)
                + circle(31, 107, 1.3)
                + circle(15, 112, 1.2)
            )
            picture.fill(dots.at(100, 0, mirror=side < 0), mix(skin.shade, "#7a3a12", 0.4))
    if "stubble" in extras:
        picture.cut(
            path("M57 104 C62 120 74 121 84 117 C92 114 108 114 116 117 C126 121 138 120 143 104"
                 " C143 131 123 151 100 151 C77 151 57 131 57 104 Z")
            + path("M84 124 C92 120 108 120 116 124 C114 138 108 141 100 141 C92 141 86 138 84 124 Z"),
            person.hair_colour, 0.9)  # fmt: skip
    if "beard" in extras:
        _draw_beard(picture, person)
    if "moustache" in extras:
        half = path("M100 116 C108 112 122 114 130 124 C120 128 106 127 100 121 Z")
        picture.fill(half + half.at(200, 0, mirror=True), person.hair_colour)
    if "earrings" in extras:
        picture.fill(circle(53, 114, 4) + circle(147, 114, 4), "#e9b44c")


def _draw_glasses(picture: Drawing) -> None:
    frame = "#2a1f1b"
    for side in (-1, 1):
        picture.fill(circle(100 + side * 18, 97, 15), "#ffffff", 0.16)
        picture.line(circle(100 + side * 18, 97, 15), frame, 3.2)
        picture.line(path(f"M{100 + side * 33} 95 L{100 + side * 43} 92"), frame, 3)
    picture.line(path("M96.5 95 C98.5 93.5 101.5 93.5 103.5 95"), frame, 3)


def portrait(person: Person, look: Look) -> str:
    """One person's portrait with a look."""
    picture = Drawing(SIDE, SIDE)
    skin, style = person.skin, WORN[person.hair]
    picture.fill(circle(100, 100, 100), picture.radial(70, 60, 150, *person.disc))
    style.behind(picture, person)
    _draw_neck(picture, person)
    _draw_clothes(picture, person)
    for side in (-1, 1):
        picture.fill(circle(100 + side * 44, 100, 10), skin.light)
        picture.line(arc(100 + side * 46, 100, 4, 100, 260) if side < 0 else arc(146, 100, 4, -80, 80),
                     skin.shade, 2, 0.8)  # fmt: skip
    picture.fill(_SKULL, skin.light)
    picture.fill(FACE, skin.light)
    picture.fill(_FACE_SHADE, skin.shade, 0.45)
    for side in (-1, 1):
        picture.fill(circle(100 + side * 26, 115, 9.5), skin.cheek, look.flush)
    picture.line(
        path("M100 100 C102 106 104 109 103 112 C101 113.500 98 113 97 112.500"), skin.shade, 2.8
    )
    draw_eyes(picture, person, look)
    if "beard" not in person.extras:
        draw_mouth(picture, person, look)
    _draw_extras(picture, person)
    if "beard" in person.extras:
        draw_mouth(picture, person, look)
    style.over(picture, person)
    if "glasses" in person.extras:
        _draw_glasses(picture)
    draw_drop(picture, look)
    return picture.svg()


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for person in (*PEOPLE, *WON):
        for name, look in LOOKS.items():
            folder = f"portraits/{name}" if name else "portraits"
            yield f"{folder}/{person.name}.svg", portrait(person, look)
